package bitcode

import (
	"testing"
	"time"

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

// One function of libdevice costs at most a millisecond of reading (issue: lazy bodies).
func TestOneFunctionIsCheap(t *testing.T) {
	bc := testkit.Libdevice(t)
	best := time.Hour
	for range 50 {
		start := time.Now()
		oneFunction(t, bc)
		best = min(best, time.Since(start))
	}
	if best > time.Millisecond {
		t.Errorf("reading one function of libdevice takes %v", best)
	}
	t.Logf("%v", best)
}
