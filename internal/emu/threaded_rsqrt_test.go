package emu

import (
	"math"
	"slices"
	"testing"

	"gonvvm/internal/emu/simd"
	"gonvvm/internal/ptx"
)

// TestThreadedRsqrt compares the handler of rsqrt.approx.f32, which refines an approximation, with the definition. Step 1 takes all numbers, in ten seconds.
func TestThreadedRsqrt(t *testing.T) {
	const step = 1009
	if !simd.Available() {
		t.Skip("no handlers for this machine")
	}
	src := []byte(handlerProgram("rsqrt.approx.f32 %f0, %f1"))
	m, err := ptx.Parse("rsqrt.ptx", src)
	if err != nil {
		t.Fatal(err)
	}
	mod, err := NewDevice(64).Load(m, "rsqrt.ptx", src)
	if err != nil {
		t.Fatal(err)
	}
	f := mod.program(0)[0]
	pc := slices.IndexFunc(f.code, func(in inst) bool { return in.op != 0 })
	machine, in := newMachine(mod, f, uint32(pc), false, true), &f.code[pc]
	machine.s.mask = all
	for first := uint64(0); first < 0x7f800000; first += lanes * step {
		a, d := &machine.fr.regs[in.a], &machine.fr.regs[in.d]
		for i := range a {
			a[i] = first + uint64(i)*step
		}
		machine.w.runRecords(machine.s, uint32(pc), all, noStop)
		for i, x := range a {
			want := math.Float32bits(float32(1 / math.Sqrt(float64(math.Float32frombits(uint32(x))))))
			if x > 0x7f800000 {
				want = 0x7fffffff
			}
			if d[i] != uint64(want) {
				t.Fatalf("rsqrt of %#x is %#x, not %#x", x, d[i], want)
			}
		}
	}
}
