package ptx

import (
	"runtime"
	"strings"
	"testing"
)

// The cost of a declaration of very many registers is that of its text: unused ones are not entries of the model, and
// the text is printed unchanged.
func TestSparseRegisters(t *testing.T) {
	var b strings.Builder
	b.WriteString(head + ".visible .entry k()\n{\n")
	for i := range 200 {
		b.WriteString("\t.reg .b32 \ta" + strings.Repeat("x", i) + "<1048576>;\n")
	}
	b.WriteString("\tadd.s32 \ta1048575, ax7, 1;\n\t{\n\t.reg .b64 \ta<900000>;\n\tadd.s64 \ta7, a899999, a3;\n\tadd.s64 \ta3, a899999, a3;\n\t}\n\tret;\n}\n")
	src := b.String()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	m, err := Parse("many.ptx", []byte(src))
	runtime.ReadMemStats(&after)
	if err != nil {
		t.Fatal(err)
	}
	if n := after.TotalAlloc - before.TotalAlloc; n > 4<<20 {
		t.Errorf("%d bytes of text take %d bytes", len(src), n)
	}
	f := &m.Funcs[0]
	if n := len(f.Regs); n > manyRegs+len(src) {
		t.Errorf("%d registers", n)
	}
	for i := range f.Insts {
		in := &f.Insts[i]
		for _, o := range f.Opnds[in.Ops : in.Ops+uint32(in.N)] {
			if o.Kind == OpReg && f.Regs[o.Idx].Type.Bits() != in.Op.Type().Bits() {
				t.Errorf("'%s' has a register of type %s", in.Op, f.Regs[o.Idx].Type)
			}
		}
	}
	one := Append(nil, m)
	m2, err := Parse("again.ptx", one)
	if err != nil {
		t.Fatalf("%v", err)
	}
	if two := Append(nil, m2); string(two) != string(one) {
		t.Error("the text changes when it is printed a second time")
	}
	if !strings.Contains(string(one), "<1048576>;") || !strings.Contains(string(one), "a<900000>;") ||
		!strings.Contains(string(one), "\ta1048575, ax7, 1;") || !strings.Contains(string(one), "\ta7, a899999, a3;") {
		t.Error("declarations or uses are lost")
	}
	if _, err := Parse("too.ptx", []byte(head+".func f() { .reg .b32 %r<100000000>; }")); err == nil {
		t.Error("%r<100000000> is accepted")
	}
}
