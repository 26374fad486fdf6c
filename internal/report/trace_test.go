package report

import (
	"context"
	"math/bits"
	"strconv"
	"testing"

	"gonvvm/emu"
)

// TestTraceOfCalls records lanes that call a function from two places: each has a call of its own, whose registers the trace reads.
func TestTraceOfCalls(t *testing.T) {
	const text = `.version 7.0
.target sm_70
.address_size 64
.func (.param .b32 r) twice(.param .b32 a)
{
	.reg .b32 %r<3>;
	ld.param.u32 %r1, [a];
	add.u32 %r2, %r1, %r1;
	st.param.u32 [r], %r2;
	ret;
}
.visible .entry k()
{
	.reg .pred %p<2>;
	.reg .b32 %x<4>;
	.param .b32 a;
	.param .b32 r;
	mov.u32 %x1, %tid.x;
	setp.lt.u32 %p1, %x1, 8;
	@%p1 bra low;
	st.param.u32 [a], %x1;
	call (r), twice, (a);
	ld.param.u32 %x3, [r];
	ret;
low:
	add.u32 %x2, %x1, 100;
	st.param.u32 [a], %x2;
	call (r), twice, (a);
	ld.param.u32 %x3, [r];
	ret;
}
`
	r, err := ReadPTX("k.ptx", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	dev := emu.New()
	m, err := dev.Load("k.ptx", r.Text())
	if err != nil {
		t.Fatal(err)
	}
	for _, seed := range []uint64{0, 1, 2, 3} {
		tracer, err := r.NewTracer([3]int{}, 1)
		if err != nil {
			t.Fatal(err)
		}
		cfg := emu.Config{Grid: emu.Dim{X: 2}, Block: emu.Dim{X: 16, Y: 4}, Seed: seed, Debug: tracer.Step}
		res, err := m.LaunchArgs(context.Background(), "k", cfg, nil)
		if err != nil || !res.Done {
			t.Fatal(err, res)
		}
		r.AddRun("k", &cfg, res, nil, "", 0)
		r.AddTrace(tracer)
		trace := r.Runs[len(r.Runs)-1].Trace
		last := [32]map[string]string{}
		for i := range last {
			last[i] = map[string]string{}
		}
		for _, s := range trace.Steps {
			for _, w := range s.Writes {
				reg := trace.Registers[w.Register]
				for k, rest := 0, s.Exec; rest != 0; rest &= rest - 1 {
					last[bits.TrailingZeros64(rest)][reg.Function+reg.Name] = w.Values[min(k, len(w.Values)-1)]
					k++
				}
			}
		}
		for lane, regs := range last {
			x := trace.Threads[lane][0]
			argument := x
			if x < 8 {
				argument += 100
			}
			want := strconv.FormatInt(int64(2*argument), 16)
			if regs["twice%r2"] != want || regs["k%x3"] != want {
				t.Errorf("seed %d, lane %d, thread %v: %s in twice, %s in k, expected %s", seed, lane, trace.Threads[lane], regs["twice%r2"], regs["k%x3"], want)
			}
		}
		if len(trace.Threads) != 32 || trace.Threads[17] != [3]int{1, 3, 0} {
			t.Errorf("threads %v", trace.Threads)
		}
	}
}
