package emu

import (
	"bufio"
	"bytes"
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

// formTargets are the targets that files of testdata/forms are written for, from the oldest: a program is written for
// the first that has its instructions.
var formTargets = []struct{ sm, ptx string }{
	{"sm_60", "6.0"},
	{"sm_60", "6.3"},
	{"sm_70", "6.3"},
	{"sm_80", "7.1"},
	{"sm_80", "7.8"},
	{"sm_80", "8.6"},
	{"sm_90", "8.0"},
	{"sm_90", "8.6"},
	{"sm_90a", "8.6"},
	{"sm_100a", "8.6"},
	{"sm_100a", "9.0"},
	{"sm_103a", "9.0"},
	{"sm_120a", "9.0"},
	{"sm_80", "9.3"},
	{"sm_90", "9.3"},
	{"sm_90a", "9.3"},
	{"sm_100a", "9.3"},
	{"sm_120a", "9.2"},
	{"sm_90", "9.5"},
	{"sm_107a", "9.4"},
}

// formRows is the number of rows of operands that a file has of each instruction.
const formRows = 10

// TestForms writes, with -update, the programs that show every instruction form, and
// runs those that testdata/forms holds: FAMILY.ARCH.ptx has the kernels, FAMILY.ARCH.vec
// their input and output. Every form that has semantics must be executed by at least
// one of them.
func TestForms(t *testing.T) {
	testkit.Long(t)
	files := formFiles(t)
	want := map[string]bool{}
	for _, f := range files {
		testkit.Golden(t, "testdata/forms/"+f.name+".ptx", f.ptx)
		testkit.Golden(t, "testdata/forms/"+f.name+".vec", f.vec)
		want[f.name] = true
	}
	cov := coverage{map[isa.Opcode]bool{}, map[isa.Form]bool{}, map[formValue]bool{}}
	kernels := 0
	for path, src := range dataFiles(t, "forms/*.ptx") {
		name := strings.TrimSuffix(filepath.Base(path), ".ptx")
		if !want[name] {
			t.Errorf("%s belongs to no instruction: remove it", path)
		}
		vec, err := os.ReadFile(strings.TrimSuffix(path, ".ptx") + ".vec")
		if err != nil {
			t.Fatal(err)
		}
		cases, err := parseVec(vec)
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		for _, watched := range []bool{false, true} { // by handlers, and in Go
			var mod *Module
			for i := range cases {
				if mod == nil || mod.hasGlobals() {
					if _, mod = loadText(t, path, src); watched {
						cov.watch(mod)
					}
				}
				if err := cases[i].run(mod, fmt.Sprintf("k%d", i)); err != nil {
					t.Errorf("%s: kernel k%d, %s: %v", path, i, cases[i].title, err)
				}
			}
		}
		kernels += len(cases)
	}
	for _, c := range hostCases() {
		c.run(t, cov.watch)
		kernels++
	}
	cov.report(t, kernels)
}

// formFile is a file of programs.
type formFile struct {
	name     string
	ptx, vec []byte
}

// formFiles renders the programs. Of the many vectors it takes those that have a
// form, or a modifier of one, that no earlier has.
func formFiles(t *testing.T) []formFile {
	type group struct {
		target int
		cases  []*formCase
	}
	seen := map[formValue]bool{}
	for _, op := range opcodesOf((&vector{types: "b32 b32 pred"}).form(nil).parse(t)) { // the instructions of the surrounding program
		for _, v := range valuesOf(op) {
			seen[v] = true
		}
	}
	groups := map[string]*group{}
	for _, c := range formCases(t) {
		ops := opcodesOf(c.parse(t))
		fresh := isa.Opcode(0)
		for _, op := range ops {
			for _, v := range valuesOf(op) {
				if !seen[v] && !pseudo(op) && fresh == 0 {
					fresh = op
				}
				seen[v] = true
			}
		}
		// Others may hold a trap that they do not reach.
		if fresh == 0 && !c.trap {
			continue
		}
		if c.family == "" {
			c.family = fresh.Sem().String()
		}
		at := slices.IndexFunc(formTargets, func(ft struct{ sm, ptx string }) bool { return allowed(t, ft.sm, ft.ptx, ops) })
		if at < 0 {
			t.Fatalf("no target has %s", c.title)
		}
		name := c.family + "." + formTargets[at].sm
		if v := formTargets[at].ptx; v > "9.0" { // not every driver reads these: they stay apart
			name = c.family + "-ptx" + strings.ReplaceAll(v, ".", "") + "." + formTargets[at].sm
		}
		if groups[name] == nil {
			groups[name] = &group{}
		}
		g := groups[name]
		g.target = max(g.target, at)
		g.cases = append(g.cases, c)
	}
	var files []formFile
	for name, g := range groups {
		ft := formTargets[g.target]
		var p, v bytes.Buffer
		fmt.Fprintf(&p, ".version %s\n.target %s\n.address_size 64\n", ft.ptx, ft.sm)
		decls := map[string]bool{}
		for i, c := range g.cases {
			for _, d := range strings.Split(c.decl, "\n\n") {
				if d != "" && !decls[d] {
					decls[d] = true
					fmt.Fprintf(&p, "%s\n", d)
				}
			}
			fmt.Fprintf(&p, "\n// %s\n%s", c.title, c.kernel(fmt.Sprintf("k%d", i)))
			c.appendVec(&v)
		}
		files = append(files, formFile{name, p.Bytes(), v.Bytes()})
	}
	return files
}

// formCases returns all programs; vectors with a few rows.
func formCases(t *testing.T) []*formCase {
	var list []*formCase
	for _, v := range allVectors(t) {
		list = append(list, v.form(v.rows()[:formRows]))
	}
	for _, c := range allWarpCases() {
		list = append(list, c.form())
	}
	list = append(list, mmaCases(t)...)
	list = append(list, wmmaCases(t)...)
	// Tables come in the order of maps: the files must not.
	slices.SortStableFunc(list, func(a, b *formCase) int {
		return cmp.Or(cmp.Compare(a.family, b.family), cmp.Compare(a.title, b.title), cmp.Compare(a.body, b.body))
	})
	return list
}

// parse parses the program as a module for the newest target.
func (c *formCase) parse(t *testing.T) *ptx.Module {
	t.Helper()
	text := ".version 9.0\n.target sm_120a\n.address_size 64\n" + c.decl + "\n" + c.kernel("k")
	m, err := ptx.Parse("form.ptx", []byte(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return m
}

// opcodesOf returns the instructions of a module.
func opcodesOf(m *ptx.Module) []isa.Opcode {
	var list []isa.Opcode
	for _, f := range m.Funcs {
		for i := range f.Insts {
			list = append(list, f.Insts[i].Op)
		}
	}
	return list
}

func allowed(t *testing.T, sm, version string, ops []isa.Opcode) bool {
	t.Helper()
	s, err := target.ParseSM(sm)
	if err != nil {
		t.Fatal(err)
	}
	p, err := target.ParsePTX(version)
	if err != nil {
		t.Fatal(err)
	}
	tg, err := target.New(s, p)
	if err != nil {
		t.Fatal(err)
	}
	for _, op := range ops {
		if !op.Allowed(&tg) {
			return false
		}
	}
	return true
}

// appendVec writes the format of parseVec: a line for the kernel, its launch, its input and its output, in hexadecimal.
func (c *formCase) appendVec(b *bytes.Buffer) {
	fmt.Fprintf(b, "kernel %s\n", c.title)
	fmt.Fprintf(b, "launch grid=%d block=%d cluster=%d sanitize=%t trap=%t gpu=%t\n", max(c.grid, 1), max(c.block, 1), max(c.cluster, 1), c.sanitize, c.trap, !c.noGPU)
	fmt.Fprintf(b, "in%d", c.inSize)
	for _, x := range c.in {
		fmt.Fprintf(b, " %x", x)
	}
	fmt.Fprintf(b, "\nout%d %s", c.outSize, c.outType)
	for _, w := range c.out {
		fmt.Fprintf(b, " %s", w)
	}
	b.WriteString("\n\n")
}

// parseVec reads a .vec file.
func parseVec(text []byte) ([]formCase, error) {
	var list []formCase
	s := bufio.NewScanner(bytes.NewReader(text))
	s.Buffer(nil, 1<<22)
	for n := 1; s.Scan(); n++ {
		line := s.Text()
		if line == "" {
			continue
		}
		key, rest, _ := strings.Cut(line, " ")
		if key == "kernel" {
			list = append(list, formCase{title: rest})
			continue
		}
		if len(list) == 0 {
			return nil, fmt.Errorf("line %d: no kernel", n)
		}
		c := &list[len(list)-1]
		var err error
		switch key {
		case "launch":
			var gpu bool
			_, err = fmt.Sscanf(rest, "grid=%d block=%d cluster=%d sanitize=%t trap=%t gpu=%t", &c.grid, &c.block, &c.cluster, &c.sanitize, &c.trap, &gpu)
			c.noGPU = !gpu
		case "in4", "in8":
			c.inSize = int(key[2] - '0')
			for _, w := range strings.Fields(rest) {
				var x uint64
				if _, err := fmt.Sscanf(w, "%x", &x); err != nil {
					return nil, fmt.Errorf("line %d: %w", n, err)
				}
				c.in = append(c.in, x)
			}
		case "out4", "out8":
			c.outSize = int(key[3] - '0')
			typ, rest, _ := strings.Cut(rest, " ")
			c.outType = typ
			for _, f := range strings.Fields(rest) {
				w, err := parseWant(f)
				if err != nil {
					return nil, fmt.Errorf("line %d: %w", n, err)
				}
				c.out = append(c.out, w)
			}
		default:
			err = fmt.Errorf("unknown word %q", key)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
	}
	return list, s.Err()
}

// TestFormsAssemble has NVIDIA's assembler read the files: they are valid PTX.
func TestFormsAssemble(t *testing.T) {
	testkit.Long(t)
	for path, src := range dataFiles(t, "forms/*.ptx") {
		arch := strings.Split(path, ".")[1]
		if a := testkit.Ptxas(t, src, arch); a.Err != "" {
			t.Errorf("%s: %s", path, a.Err)
		}
	}
}
