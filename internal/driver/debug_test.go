package driver

import (
	"bytes"
	"context"
	"debug/dwarf"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonvvm/internal/oracle"
	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
)

// debugged compiles a file of testdata/debug with full debug information.
func debugged(t *testing.T, name string, change func(*Options)) []byte {
	t.Helper()
	src, err := os.ReadFile(filepath.Join("testdata", "debug", name+".ll"))
	if err != nil {
		t.Fatal(err)
	}
	o := options(t, "sm_80")
	o.Level, o.PTX, o.Check, o.LineInfo, o.Debug = 0, 70, true, true, true
	if change != nil {
		change(o)
	}
	r, _, err := Compile(context.Background(), o, Input{Name: name + ".ll", Data: src})
	if err != nil {
		t.Fatal(err)
	}
	return r.PTX
}

// TestDebugSections: full debug information is printed as sections, which ptxas takes, for any number
// of workers and in both spellings (S1-19, S4-126, S4-127).
func TestDebugSections(t *testing.T) {
	for _, name := range []string{"shapes", "values", "values.O2"} {
		for level := range 4 {
			out := debugged(t, name, func(o *Options) { o.Level = level })
			if level%3 == 0 && name != "values.O2" {
				testkit.Golden(t, filepath.Join("testdata", "debug", fmt.Sprintf("%s.O%d.ptx", name, level)), out)
			}
			if again := debugged(t, name, func(o *Options) { o.Level, o.Workers = level, 4 }); !bytes.Equal(out, again) {
				t.Errorf("%s -O%d: four workers give something else", name, level)
			}
			if level%3 == 0 {
				if a := testkit.Ptxas(t, out, "sm_80", "-g", "-O0"); a.Err != "" {
					t.Errorf("%s -O%d: %s", name, level, a.Err)
				}
			}
		}
		llvm := debugged(t, name, func(o *Options) { o.Style, o.LLC, o.Verbose = StyleLLVM, true, true })
		if a := testkit.Ptxas(t, llvm, "sm_80", "-g", "-O0"); a.Err != "" {
			t.Errorf("%s as llc: %s", name, a.Err)
		}
		if name == "values" { // places in words, files after the code
			testkit.Golden(t, filepath.Join("testdata", "debug", name+".llc.ptx"), llvm)
		}
	}
}

// TestEmissionKinds: the lines of a unit with DebugDirectivesOnly are printed without an option, those of others on
// request, and symbols with -g only (S4-127).
func TestEmissionKinds(t *testing.T) {
	src, err := os.ReadFile("testdata/debug/values.ll")
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		kind                  string
		lines, debug          bool
		wantLines, wantSymbol bool
	}{
		{"NoDebug", false, false, false, false},
		{"FullDebug", false, false, false, false},
		{"FullDebug", true, false, true, false},
		{"FullDebug", true, true, true, true},
		{"DebugDirectivesOnly", false, false, true, false},
		{"DebugDirectivesOnly", true, false, true, false},
		{"DebugDirectivesOnly", true, true, true, false},
	} {
		o := options(t, "sm_80")
		o.LineInfo, o.Debug, o.Check = tt.lines, tt.debug, true
		text := bytes.Replace(src, []byte("emissionKind: FullDebug"), []byte("emissionKind: "+tt.kind), 1)
		r, _, err := Compile(context.Background(), o, Input{Name: "k.ll", Data: text})
		if err != nil {
			t.Fatal(err)
		}
		if got := bytes.Contains(r.PTX, []byte("\t.loc")); got != tt.wantLines {
			t.Errorf("%+v: lines %v", tt, got)
		}
		if got := bytes.Contains(r.PTX, []byte(".debug_info")); got != tt.wantSymbol {
			t.Errorf("%+v: symbols %v", tt, got)
		}
	}
}

// TestDebugAsmLabels: labels of inline assembly divide blocks, and locations of variables stay as they are
// without the labels.
func TestDebugAsmLabels(t *testing.T) {
	src, err := os.ReadFile("testdata/debug/values.ll")
	if err != nil {
		t.Fatal(err)
	}
	compile := func(level int, label string) []byte {
		asm := "  call void asm sideeffect \"bar.warp.sync 1;\\0A" + label + "\\09bar.warp.sync 2;\", \"\"()\n  store "
		o := options(t, "sm_80")
		o.Level, o.Check, o.Debug = level, true, true
		r, _, err := Compile(context.Background(), o, Input{Name: "k.ll", Data: bytes.ReplaceAll(src, []byte("  store "), []byte(asm))})
		if err != nil {
			t.Fatal(err)
		}
		return r.PTX
	}
	label := regexp.MustCompile(`(?m)^PLACE.*:\n`)
	for _, level := range []int{0, 1, 3} {
		want, got := compile(level, ""), compile(level, "PLACE:\\0A")
		if !label.Match(got) {
			t.Errorf("-O%d: no label in\n%s", level, got)
		}
		if got = label.ReplaceAll(got, nil); !bytes.Equal(got, want) {
			t.Errorf("-O%d: %s", level, testkit.Diff(want, got))
		}
	}
}

// TestDebugOldPTX: labels are allowed in sections from PTX 7.0 on only; before, places are offsets (P-09).
func TestDebugOldPTX(t *testing.T) {
	out := debugged(t, "values", func(o *Options) { o.Level, o.PTX, o.SM = 3, 60, 700 })
	if text := string(out); strings.Contains(text, "$L__debug_loc") || !strings.Contains(text, ".b32 .debug_loc\n") || !strings.Contains(text, ".b32 .debug_loc+") {
		t.Errorf("%s", out)
	}
	if a := testkit.Ptxas(t, out, "sm_70", "-g", "-O0"); a.Err != "" {
		t.Error(a.Err)
	}
}

// TestDebugKinds: compile units get the debug information of their emission kind, if it was requested (S4-127).
func TestDebugKinds(t *testing.T) {
	src, err := os.ReadFile("testdata/debug/values.ll")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		kind                         string
		debug, sections, vars, lines bool
	}{
		{"FullDebug", true, true, true, true},
		{"FullDebug", false, false, false, true},
		{"LineTablesOnly", true, true, false, true},
		{"DebugDirectivesOnly", true, false, false, true},
	} {
		o := options(t, "sm_80")
		o.LineInfo, o.Debug, o.Check = true, c.debug, true
		text := strings.Replace(string(src), "emissionKind: FullDebug", "emissionKind: "+c.kind, 1)
		r, _, err := Compile(context.Background(), o, Input{Name: "values.ll", Data: []byte(text)})
		if err != nil {
			t.Fatal(err)
		}
		out := string(r.PTX)
		if strings.Contains(out, ".debug_info") != c.sections || strings.Contains(out, ", debug\n") != c.sections || strings.Contains(out, ".loc\t") != c.lines {
			t.Errorf("%s, debug %v:\n%s", c.kind, c.debug, out)
		}
		if c.sections && strings.Contains(strings.Join(decoded(t, r.PTX), "\n"), "FormalParameter") != c.vars {
			t.Errorf("%s: %s", c.kind, decoded(t, r.PTX))
		}
	}
}

// TestDebugEntries reads the sections with the standard library's decoder and finds the entities of the source: names,
// types, sizes, offsets, and scopes (S4-126).
func TestDebugEntries(t *testing.T) {
	for name, want := range map[string][]string{
		"shapes": {
			`CompileUnit Name="shapes.cu" Producer=`, `Namespace Name="shapes"`, `Variable Name="hidden" Type=int`,
			`Variable Name="table" Type=[4]float External AddrClass=4`, `Variable Name="tile" Type=[64]float AddrClass=8`,
			`StructType Name="Vec3" ByteSize=12`, `Member Name="z" Type=float DataMemberLoc=[35 8]`,
			`ClassType Name="Derived"`, `Inheritance Type=struct Base`, `Member Name="limit" Type=const int Declaration External`,
			`Member Name="low" Type=unsigned int ByteSize=4 BitSize=3 BitOffset=29`, `Member Name="high" Type=unsigned int ByteSize=4 BitSize=7 BitOffset=22`,
			`Member Name="wide" Type=long long ByteSize=8 BitSize=40 BitOffset=24`, `UnionType`,
			`EnumerationType Name="Plain" Type=int ByteSize=4`, `Enumerator Name="Minus" ConstValue=-5`, `EnumerationType Name="Scoped" Type=short ByteSize=2`,
			`TemplateTypeParameter Name="T" Type=float`, `TemplateValueParameter Name="N" Type=int ConstValue=2`, `Typedef Name="Boxed<int>" Type=struct Box<int>`,
			`ImportedDeclaration Name="alias"`, `ImportedModule`, `Label Name="out"`, `LexDwarfBlock`, `Subprogram Name="walk" Type=int External`,
			`Subprogram Name="get" Type=int Declaration External`, `FormalParameter Name="real" Type=double AddrClass=6`,
			`FormalParameter Name="pack" Type=struct Pack<float, 2, Box, int, char> AddrClass=7`, `Variable Name="square" Type=long AddrClass=6`, `BaseType Name="__int128" ByteSize=16`,
		},
		"values": {`StructType Name="Pair" ByteSize=8`, `FormalParameter Name="n" Type=int AddrClass=6`, `Variable Name="step" Type=const int AddrClass=6`},
	} {
		got := decoded(t, debugged(t, name, nil))
		for _, w := range want {
			if !slices.ContainsFunc(got, func(line string) bool { return strings.HasPrefix(strings.TrimSpace(line), w) }) {
				t.Errorf("%s has no entry %s", name, w)
			}
		}
		if t.Failed() {
			t.Logf("%s", strings.Join(got, "\n"))
		}
	}
	// Optimised code has values in registers, whose ranges end, and inlined copies.
	got := strings.Join(decoded(t, debugged(t, "values", func(o *Options) { o.Level = 3 })), "\n")
	for _, w := range []string{"InlinedSubroutine AbstractOrigin=mix", "Inline", `Variable Name="sum" Type=int Location=list`, `Variable Name="stat" Type=struct Stat Location=list`, `Variable Name="step" Type=const int AddrClass=2 ConstValue=2`, `FormalParameter Name="n" Type=int AddrClass=2 Location=[144 `} {
		if !strings.Contains(got, w) {
			t.Errorf("there is no %s in\n%s", w, got)
		}
	}
}

// TestDebugAsLLC: the entries are those that llc prints for the same input, except for the locations of variables.
func TestDebugAsLLC(t *testing.T) {
	llc := testkit.Oracle(t, "llc-22")
	for _, name := range []string{"shapes", "values", "values.O2"} {
		out, err := oracle.RunOnce(llc, nil, "-mcpu=sm_80", "-mattr=+ptx70", "-O0", "-o", "-", filepath.Join("testdata", "debug", name+".ll"))
		if err != nil {
			t.Fatal(err)
		}
		ours := decoded(t, debugged(t, name, func(o *Options) { o.Style, o.LLC = StyleLLVM, true }))
		theirs := decoded(t, out)
		for _, list := range [][]string{ours, theirs} {
			for i, line := range list {
				line, _, _ = strings.Cut(line, " Location=")
				line, _, _ = strings.Cut(line, " AddrClass=")
				list[i], _, _ = strings.Cut(line, " ConstValue=")
			}
			slices.Sort(list)
		}
		if !slices.Equal(ours, theirs) {
			t.Errorf("%s: llc has\n%s\nwe have\n%s", name, strings.Join(theirs, "\n"), strings.Join(ours, "\n"))
		}
	}
}

// TestDescribedUnits: compile units of several modules are each described (P-07, S4-128), and local names that
// PTX does not spell have the same spelling in the sections (P-08).
func TestDescribedUnits(t *testing.T) {
	unit := func(file, def string) Input {
		return Input{Name: file + ".ll", Data: []byte(def + "\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n" +
			"!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, globals: !{!8})\n!1 = !DIFile(filename: \"" + file + ".c\", directory: \"/d\")\n" +
			"!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n!4 = distinct !DISubprogram(name: \"" + file + "\", file: !1, line: 1, unit: !0, type: !6, spFlags: DISPFlagDefinition)\n" +
			"!5 = !DILocation(line: 7, column: 3, scope: !4)\n!6 = !DISubroutineType(types: !7)\n!7 = !{!9}\n" +
			"!8 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())\n!9 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n" +
			"!10 = distinct !DIGlobalVariable(name: \"v." + file + "\", scope: !0, file: !1, line: 2, type: !9, isLocal: true, isDefinition: true)\n")}
	}
	def := func(f, g string) string {
		return "@\"v." + g + "\" = internal addrspace(1) global i32 3, !dbg !8\ndefine i32 @" + f + "(i32 %a) !dbg !4 {\n  %v = load volatile i32, ptr addrspace(1) @\"v." + g + "\"\n  %b = add i32 %a, %v, !dbg !5\n  ret i32 %b, !dbg !5\n}\n"
	}
	o := options(t, "sm_80")
	o.Level, o.LineInfo, o.Debug, o.Check = 0, true, true, true
	r, _, err := Compile(context.Background(), o, unit("one", def("one", "one")), unit("two", def("two", "two")))
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Join(decoded(t, r.PTX), "\n")
	for _, w := range []string{`CompileUnit Name="one.c"`, `CompileUnit Name="two.c"`, `Subprogram Name="two" Type=int`, `Variable Name="v.one"`} {
		if !strings.Contains(got, w) {
			t.Errorf("there is no %s in\n%s", w, got)
		}
	}
	if !strings.Contains(string(r.PTX), ".b64 v_$_one") {
		t.Errorf("%s", r.PTX)
	}
	if a := testkit.Ptxas(t, r.PTX, "sm_80", "-g", "-O0", "-c"); a.Err != "" {
		t.Error(a.Err)
	}
}

// TestDebugDamage: damaged debugging metadata makes a poorer description or a diagnostic, but no panic.
func TestDebugDamage(t *testing.T) {
	src, err := os.ReadFile("testdata/debug/shapes.ll")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(src), "\n")
	for i := 0; i < len(lines); i += 5 {
		if !strings.HasPrefix(lines[i], "!") || !strings.Contains(lines[i], "!DI") {
			continue
		}
		for _, f := range []string{"scope: ", "type: ", "baseType: ", "elements: ", "file: ", "size: ", "inlinedAt: "} {
			at := strings.Index(lines[i], f)
			if at < 0 {
				continue
			}
			bad := slices.Clone(lines)
			self, _, _ := strings.Cut(lines[i], " ")
			end := at + len(f) + strings.IndexAny(lines[i][at+len(f):], ",)")
			if f == "size: " {
				self = "3"
			}
			bad[i] = lines[i][:at+len(f)] + self + lines[i][end:]
			o := options(t, "sm_80")
			o.Level, o.LineInfo, o.Debug = 0, true, true
			if _, _, err := Compile(context.Background(), o, Input{Name: "x.ll", Data: []byte(strings.Join(bad, "\n"))}); err != nil && strings.Contains(err.Error(), "bug") {
				t.Errorf("%s: %v", bad[i], err)
			}
		}
	}
}

// decoded returns a line for each entry of the debug information of a PTX module, with its names,
// types and places resolved.
func decoded(t *testing.T, text []byte) []string {
	t.Helper()
	m, err := ptx.Parse("x.ptx", text)
	if err != nil {
		t.Fatal(err)
	}
	addrs := map[string]uint64{}
	for line := range strings.Lines(string(text)) { // labels in the order of the code
		if name, rest, ok := strings.Cut(strings.TrimSpace(line), ":"); ok && strings.HasPrefix(name, "$L__") && (rest == "" || strings.HasPrefix(strings.TrimSpace(rest), "//")) {
			addrs[name] = 0x1000 + 16*uint64(len(addrs))
		}
	}
	bin := map[string][]byte{}
	for _, s := range m.Sects {
		var b []byte
		for _, l := range s.Lines {
			l, _, _ = strings.Cut(strings.TrimSpace(l), "//")
			if name, ok := strings.CutSuffix(strings.TrimSpace(l), ":"); ok {
				addrs[name] = uint64(len(b))
				continue
			}
			kind, values, _ := strings.Cut(strings.TrimSpace(l), " ")
			for v := range strings.SplitSeq(values, ",") {
				v = strings.TrimSpace(v)
				x, err := strconv.ParseUint(v, 10, 64)
				if err != nil {
					x = addrs[v]
				}
				switch kind {
				case ".b8":
					b = append(b, byte(x))
				case ".b32":
					b = binary.LittleEndian.AppendUint32(b, uint32(x))
				case ".b64":
					b = binary.LittleEndian.AppendUint64(b, x)
				case "":
				default:
					t.Fatalf("%s: %s", s.Name, l)
				}
			}
		}
		bin[s.Name] = b
	}
	d, err := dwarf.New(bin[".debug_abbrev"], nil, nil, bin[".debug_info"], nil, nil, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	depth := 0
	for r := d.Reader(); ; {
		e, err := r.Next()
		if err != nil {
			t.Fatal(err)
		}
		if e == nil {
			return out
		}
		if e.Tag == 0 {
			depth--
			continue
		}
		out = append(out, strings.Repeat(" ", depth)+entryText(t, d, e))
		if e.Children {
			depth++
		}
	}
}

// entryText is a line about an entry.
func entryText(t *testing.T, d *dwarf.Data, e *dwarf.Entry) string {
	t.Helper()
	named := func(at dwarf.Attr) string {
		off, ok := e.Val(at).(dwarf.Offset)
		if !ok {
			return ""
		}
		r := d.Reader()
		r.Seek(off)
		to, err := r.Next()
		if err != nil || to == nil {
			t.Fatalf("%v of %v refers to nothing", at, e)
		}
		name, _ := to.Val(dwarf.AttrName).(string)
		return " " + at.String() + "=" + name
	}
	var b strings.Builder
	b.WriteString(e.Tag.String())
	if name, ok := e.Val(dwarf.AttrName).(string); ok {
		fmt.Fprintf(&b, " Name=%q", name)
	}
	if off, ok := e.Val(dwarf.AttrType).(dwarf.Offset); ok {
		typ, err := d.Type(off)
		name := "?"
		if err == nil {
			name = typ.String()
		}
		if len(name) > 60 { // a structure without a name
			name = name[:60]
		}
		b.WriteString(" Type=" + name)
	}
	for _, at := range []dwarf.Attr{dwarf.AttrProducer, dwarf.AttrByteSize, dwarf.AttrBitSize, dwarf.AttrBitOffset, dwarf.AttrDataMemberLoc, dwarf.AttrDeclaration, dwarf.AttrExternal, dwarf.AttrInline} {
		if v := e.Val(at); v != nil && v != false {
			b.WriteString(" " + at.String())
			if v != true {
				fmt.Fprintf(&b, "=%v", v)
			}
		}
	}
	b.WriteString(named(dwarf.AttrAbstractOrigin) + named(dwarf.AttrSpecification) + named(dwarf.AttrImport))
	for _, at := range []dwarf.Attr{dwarf.AttrAddrClass, dwarf.AttrConstValue} {
		if v := e.Val(at); v != nil {
			fmt.Fprintf(&b, " %v=%v", at, v)
		}
	}
	switch l := e.Val(dwarf.AttrLocation).(type) {
	case []byte:
		fmt.Fprintf(&b, " Location=%v", l)
	case int64, uint64:
		b.WriteString(" Location=list")
	}
	return b.String()
}
