package dinode_test

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/diag"
	. "gonvvm/internal/dinode"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
)

// module writes modules of nodes: first one of each kind, to be referred to, then those of a test.
type module struct {
	nodes   []string
	samples [NumKinds]int
	lists   map[Set]int
	tuple   int
	old     bool // without the nodes that LLVM 7 leaves out
}

// add returns the number of a node, of which there is one only if it may be equal to others.
func (m *module) add(text string) int {
	if i := slices.Index(m.nodes, text); i >= 0 && text != "" && !strings.HasPrefix(text, "distinct") {
		return i
	}
	m.nodes = append(m.nodes, text)
	return len(m.nodes) - 1
}

// newModule returns a module with a node of each kind.
func newModule(old bool) *module {
	m := &module{lists: map[Set]int{}, old: old}
	m.tuple = m.add(`!{!"a tuple"}`)
	for k := Unknown + 1; k < NumKinds; k++ {
		m.samples[k] = m.add("")
	}
	for k := Unknown + 1; k < NumKinds; k++ {
		m.nodes[m.samples[k]] = m.node(k, m.given(k, nil))
	}
	return m
}

// leftOut matches the nodes that LLVM 7 does not have, and those that become equal to others there.
var leftOut = regexp.MustCompile("!DI(AssignID|CommonBlock|GenericSubrange)[(]")

// text returns the module.
func (m *module) text() []byte {
	var b strings.Builder
	b.WriteString("!nodes = !{")
	for i, n := range m.nodes {
		if !m.old || !leftOut.MatchString(n) {
			fmt.Fprintf(&b, "!%d, ", i)
		}
	}
	b.WriteString("!0}\n\n")
	for i, n := range m.nodes {
		fmt.Fprintf(&b, "!%d = %s\n", i, n)
	}
	return []byte(b.String())
}

// given returns the fields that each node of a kind has, with those of extra.
func (m *module) given(k Kind, extra map[string]string) map[string]string {
	given := map[string]string{}
	for i := range Table[k].Fields {
		f := &Table[k].Fields[i]
		if f.Name == "" || f.Type == Operands {
			continue
		}
		if f.Show == Always && !(f.Type == Language && extra["sourceLanguageName"] != "") || f.Traits&Required != 0 {
			given[f.Name] = m.values(f)[0]
		}
	}
	switch {
	case k == FixedPointType && extra["numerator"]+extra["denominator"] != "":
		given["kind"], given["numerator"], given["denominator"] = "Rational", "1", "1"
	case k == FixedPointType && extra["kind"] == "Rational":
		given["numerator"], given["denominator"] = "3", "4"
	case k == CompileUnit && extra["sourceLanguageVersion"] != "":
		given["sourceLanguageName"] = "DW_LNAME_C"
		delete(given, "language")
	case k == File && extra["checksum"]+extra["checksumkind"] != "":
		given["checksum"], given["checksumkind"] = `"abc"`, "CSK_MD5"
	case strings.Contains(extra["spFlags"], "Virtual"):
		given["virtualIndex"] = "0"
	}
	for name, text := range extra {
		given[name] = text
	}
	const signed = "DW_TAG_LLVM_ptrauth_type"
	for name := range extra {
		if strings.HasPrefix(name, "ptrAuth") {
			given["tag"], given["ptrAuthKey"] = signed, "3" // LLVM 22 ignores the others without a key
		}
	}
	for i := range Table[k].Fields {
		if f := &Table[k].Fields[i]; f.Show == IfSigned && given[f.Name] == "" && given["tag"] == signed && k == DerivedType {
			given[f.Name] = "false"
		}
	}
	return given
}

// node returns a node with fields in the order of the table.
func (m *module) node(k Kind, fields map[string]string) string {
	var b strings.Builder
	if k != Subrange && k != GenericSubrange { // LLVM forgets it in bitcode
		b.WriteString("distinct ") // equal nodes stay apart
	}
	b.WriteString("!" + Table[k].Name + "(")
	sep := ""
	for i := range Table[k].Fields {
		if f := &Table[k].Fields[i]; fields[f.Name] != "" {
			b.WriteString(sep + f.Name + ": " + fields[f.Name])
			sep = ", "
		}
	}
	return b.String() + ")"
}

// ref returns a reference to a node of a kind in the set.
func (m *module) ref(to Set) int {
	for k := Unknown + 1; k < NumKinds && to != anyNode; k++ { // this order makes no cycles
		if to.Has(k) {
			return m.samples[k]
		}
	}
	return m.tuple
}

// values returns values for a field that are not its default.
func (m *module) values(f *Field) []string {
	node := fmt.Sprintf("!%d", m.ref(f.To))
	switch f.Type {
	case Node:
		if f.Name == "expr" {
			return []string{"!DIExpression()", "!DIExpression(DW_OP_deref)"}
		}
		return []string{node}
	case List:
		id, ok := m.lists[f.To]
		if !ok {
			id = m.add("!{" + node + "}")
			m.lists[f.To] = id
		}
		return []string{fmt.Sprintf("!%d", id)}
	case Text:
		return []string{`"` + f.Name + `"`}
	case Uint64:
		return []string{"7", "1099511627776"}
	case Uint32:
		if f.Bits != 0 {
			return []string{"3"}
		}
		return []string{"7", "4294967295"}
	case Uint8, AddressSpace: // LLVM keeps three bits of an atomRank
		return []string{"7"}
	case Uint16:
		return []string{"7", "65535"}
	case Int32:
		return []string{"7", "-7"}
	case Wide:
		if f.Name != "value" { // LLVM 22 crashes on fractions of several words, and loses signs
			return []string{"7"}
		}
		if m.old {
			return []string{"7", "-7"}
		}
		return []string{"7", "-7", "123456789012345678901234567890"}
	case SPFlags:
		return []string{"0", "DISPFlagVirtual", "DISPFlagPureVirtual", "DISPFlagLocalToUnit", "DISPFlagDefinition", "DISPFlagOptimized", "DISPFlagObjCDirect"}
	case Bool:
		if f.Show == Always || f.Show == IfSigned {
			return []string{"false", "true"}
		}
		return []string{[...]string{"true", "false"}[f.Def]}
	case Size:
		return []string{"7", "!DIExpression(DW_OP_consts, 3)", fmt.Sprintf("!%d", m.samples[LocalVariable])}
	case Count, ExprBound:
		return []string{"7", "-1", "0", "!DIExpression(DW_OP_constu, 3)", fmt.Sprintf("!%d", m.samples[LocalVariable])}
	case Bound:
		return []string{"i64 7", "!DIExpression(DW_OP_constu, 3)", fmt.Sprintf("!%d", m.samples[LocalVariable])}
	case Operands:
		return []string{fmt.Sprintf("{!%d, null, !\"x\"}", m.tuple)}
	}
	var words []string
	for _, n := range f.Type.Names() {
		if uint64(n.Num) != f.Def || f.Show == Always {
			words = append(words, n.Text)
		}
	}
	for i, w := range f.Type.Enum() {
		if w != "" && (uint64(i) != f.Def || f.Show == Always) {
			words = append(words, w)
		}
	}
	if m.old { // LLVM 14 does not know them all
		return words[:1]
	}
	return words
}

// anyNode is the set of all kinds.
const anyNode Set = 1<<NumKinds - 2

// inText reports whether the text of LLVM 22 has a field.
func inText(f *Field) bool {
	if f.Type == Macinfo && f.Show != Always {
		return false // LLVM 22 prints no type of a DIMacroFile
	}
	return f.Name != "" && f.Traits&Newer == 0 && (f.Show != Never || f.Name == "numerator" || f.Name == "denominator")
}

// eachField calls do with modules: of every kind a node with every field alone and one with all fields.
func eachField(t *testing.T, old bool, do func(t *testing.T, text []byte)) {
	for k := Unknown + 1; k < NumKinds; k++ {
		t.Run(Table[k].Name, func(t *testing.T) {
			m := newModule(old)
			all := map[string]string{}
			for i := range Table[k].Fields {
				f := &Table[k].Fields[i]
				if !inText(f) || old && f.At7 == 0 {
					continue
				}
				list := m.values(f)
				for _, v := range list {
					m.add(m.node(k, m.given(k, map[string]string{f.Name: v})))
				}
				all[f.Name] = list[len(list)-1]
			}
			if k == CompileUnit && !old {
				delete(all, "language") // instead of sourceLanguageName
			}
			if k == DerivedType && !old {
				delete(all, "align") // a signed pointer has none
			}
			if k == FixedPointType && !old {
				delete(all, "factor") // instead of a fraction
				all["kind"] = "Rational"
			}
			m.add(m.node(k, m.given(k, all)))
			do(t, m.text())
		})
	}
}

func read(t *testing.T, text []byte) *ir.Module {
	t.Helper()
	m, err := llasm.Parse("<stdin>", text, llasm.Options{Warn: func(d *diag.Diagnostic) { t.Error(d) }})
	if err != nil {
		t.Fatalf("%s\n%s", diag.Of(err).Append(nil), text)
	}
	return m
}

func readBitcode(t *testing.T, bc []byte) []byte {
	t.Helper()
	m, err := bitcode.Read("<stdin>", bc, bitcode.Options{})
	if err != nil {
		t.Fatalf("%s", diag.Of(err).Append(nil))
	}
	return ir.Append(nil, m)
}

func write(t *testing.T, m *ir.Module, d bitcode.Dialect) []byte {
	t.Helper()
	bc, err := bitcode.Append(nil, m, bitcode.WriteOptions{Dialect: d})
	if err != nil {
		t.Fatalf("%s", diag.Of(err).Append(nil))
	}
	return bc
}

func tool(t *testing.T, name string, input []byte, args ...string) []byte {
	t.Helper()
	out, err := testkit.RunTool(t, name, input, append(args, "-o", "-")...)
	if err != nil {
		t.Fatal(err)
	}
	return nodesOf(out)
}

// nodesOf returns the part of a text with the metadata.
func nodesOf(text []byte) []byte {
	if i := bytes.Index(text, []byte("!nodes")); i >= 0 {
		return text[i:]
	}
	return text
}

func same(t *testing.T, what string, want, got []byte) {
	t.Helper()
	if d := testkit.Diff(nodesOf(want), nodesOf(got)); d != "" {
		t.Errorf("%s: %s", what, d)
	}
}

const exchanged = "LLVM has exchanged getter and setter since, and cannot tell"

// Every field of every kind, alone and with all others, is written and read back in both dialects.
func TestFields(t *testing.T) {
	eachField(t, false, func(t *testing.T, text []byte) {
		m := read(t, text)
		same(t, "another node comes back from bitcode", ir.Append(nil, m), readBitcode(t, write(t, m, bitcode.Modern)))
	})
	eachField(t, true, func(t *testing.T, text []byte) {
		if strings.Contains(t.Name(), "DIObjCProperty") {
			t.Skip(exchanged)
		}
		once := readBitcode(t, write(t, read(t, text), bitcode.LLVM7))
		same(t, "another node comes back from LLVM 7", once, readBitcode(t, write(t, read(t, once), bitcode.LLVM7)))
	})
}

// LLVM 22 reads and writes every field as the table says.
func TestFieldsLLVM22(t *testing.T) {
	eachField(t, false, func(t *testing.T, text []byte) {
		m := read(t, text)
		printed := ir.Append(nil, m)
		bc := tool(t, "llvm-as-22", text, "-disable-verify")
		want := tool(t, "llvm-dis-22", bc)
		same(t, "our text is not what LLVM prints", want, printed)
		same(t, "LLVM reads our bitcode as other nodes", want, tool(t, "llvm-dis-22", write(t, m, bitcode.Modern)))
		same(t, "we read LLVM's bitcode as other nodes", want, readBitcode(t, bc))
	})
}

// LLVM 14 reads the records of LLVM 7 as we do.
func TestFieldsLLVM7(t *testing.T) {
	eachField(t, true, func(t *testing.T, text []byte) {
		switch {
		case strings.HasSuffix(t.Name(), "DISubrange"):
			t.Skip("its bounds become equal")
		case strings.Contains(t.Name(), "DIObjCProperty"):
			t.Skip(exchanged)
		}
		bc := write(t, read(t, text), bitcode.LLVM7)
		same(t, "LLVM reads our bitcode as other nodes", tool(t, "llvm-dis-14", bc), readBitcode(t, bc))
	})
}
