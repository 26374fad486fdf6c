package bitcode

import (
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/testkit"
)

func BenchmarkReadLibdevice(b *testing.B) {
	bc := testkit.Libdevice(b)
	b.SetBytes(int64(len(bc)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Read("libdevice.bc", bc, Options{}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkOneFunction reads libdevice without its bodies and then one function: the
// price of a call of a library function.
func BenchmarkOneFunction(b *testing.B) {
	bc := testkit.Libdevice(b)
	b.ReportAllocs()
	for b.Loop() {
		oneFunction(b, bc)
	}
}

func oneFunction(t testing.TB, bc []byte) {
	l, err := Open("libdevice.bc", bc, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := l.Materialize(l.Module.Lookup("__nv_sinf")); err != nil {
		t.Fatal(err)
	}
}

// Only the requested bodies of a library are read: one function costs its own body, and the others stay in the file
// (§7.2, lazy bodies). BenchmarkOneFunction has the time.
func TestOneFunctionIsCheap(t *testing.T) {
	bc := testkit.Libdevice(t)
	l, err := Open("libdevice.bc", bc, Options{})
	if err != nil {
		t.Fatal(err)
	}
	sym := l.Module.Lookup("__nv_sinf")
	waiting := func() (n int) {
		for i := range l.Module.Syms {
			if l.HasBody(uint32(i)) {
				n++
			}
		}
		return n
	}
	before := waiting()
	if err := l.Materialize(sym); err != nil {
		t.Fatal(err)
	}
	if n := waiting(); n != before-1 || l.HasBody(sym) || l.Module.Syms[sym].Fn.IsDecl() {
		t.Errorf("of %d bodies %d are left", before, n)
	}
	bodies := 0
	l.Module.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		if !f.IsDecl() {
			bodies++
		}
	})
	if bodies != 1 {
		t.Errorf("%d functions have a body, want one", bodies)
	}
}
