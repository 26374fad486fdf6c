package isel

import (
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/lowering"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// BenchmarkSelectIntrinsic measures the selection of one intrinsic call with the tables of its worker filled, as for
// every call of a module but the first few. BenchmarkIntrinsic includes the cost of a function around its instructions.
// The bound is 100 ns.
func BenchmarkSelectIntrinsic(b *testing.B) {
	sm, _ := target.ParseSM("sm_90")
	tg, err := target.New(sm, 0)
	if err != nil {
		b.Fatal(err)
	}
	for i := range chains {
		b.Run(chains[i].name, func(b *testing.B) {
			m, err := llasm.Parse("f.ll", chains[i].text(200), llasm.Options{})
			if err != nil {
				b.Fatal(err)
			}
			opt := &Options{Machine: lowering.Machine{Codegen: lowering.Codegen{Level: 2}, Target: &tg}}
			e := &env{m: m, out: &ptx.Module{AddressSize: 64}, opt: opt, t: &tg}
			for c := range e.prefix {
				e.prefix[c] = e.intern(styles[opt.Style].regPrefix[c])
			}
			if errs := e.nameAll(); len(errs) > 0 {
				b.Fatal(errs)
			}
			f := m.Syms[m.Lookup("f")].Fn
			s := &selector{m: m, opt: opt, t: &tg, sp: &styles[opt.Style], env: e, lay: layouts{m: m}, abi: layouts{m: m, abi: true}}
			var out ptx.Func
			seq := 0
			s.callseq = &seq
			if errs := s.function(f, &out, 0); len(errs) > 0 {
				b.Fatal(errs)
			}
			want := len(out.Insts)
			n := 0
			for b.Loop() {
				s.buf, s.chunks, s.origins, out.Opnds = s.buf[:0], s.chunks[:0], s.origins[:0], out.Opnds[:0]
				n = 0
				for v := f.Last(f.Entry()); v != ir.None; v = f.Prev(v) {
					if f.TypeOf(v) != ir.Void {
						s.begin(v)
						s.flow().inst(v)
						n++
					}
				}
			}
			if n != 200 || len(s.buf) < n || len(s.buf) > want {
				b.Fatalf("%d instructions for %d calls, %d in the function", len(s.buf), n, want)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/call")
			b.ReportMetric(0, "ns/op")
		})
	}
}
