package isel

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"gonvvm/internal/llasm"
	"gonvvm/internal/lowering"
	"gonvvm/internal/target"
)

// A chain is a long row of one instruction, each of which takes the result of the one
// before, so that all are selected.
type chain struct{ name, decl, params, first, line, last string }

var chains = []chain{
	{"add", "", "i32 %x", "%x", "%%v%d = add i32 %s, %%x", "i32"}, // the baseline
	{"shfl", "declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)", "i32 %x", "%x", "%%v%d = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %s, i32 %%x, i32 31)", "i32"},
	{"fma", "declare float @llvm.nvvm.fma.rn.f(float, float, float)", "float %x", "%x", "%%v%d = call float @llvm.nvvm.fma.rn.f(float %s, float %%x, float %%x)", "float"},
	{"prmt", "declare i32 @llvm.nvvm.prmt(i32, i32, i32)", "i32 %x", "%x", "%%v%d = call i32 @llvm.nvvm.prmt(i32 %s, i32 %%x, i32 %%x)", "i32"},
	{"redux", "declare i32 @llvm.nvvm.redux.sync.add(i32, i32)", "i32 %x", "%x", "%%v%d = call i32 @llvm.nvvm.redux.sync.add(i32 %s, i32 -1)", "i32"},
	{"mulhi", "declare i32 @llvm.nvvm.mulhi.i(i32, i32)", "i32 %x", "%x", "%%v%d = call i32 @llvm.nvvm.mulhi.i(i32 %s, i32 %%x)", "i32"},
	{"sad", "declare i32 @llvm.nvvm.sad.i(i32, i32, i32)", "i32 %x", "%x", "%%v%d = call i32 @llvm.nvvm.sad.i(i32 %s, i32 %%x, i32 1)", "i32"},
}

// text returns a function with n links of the chain.
func (c *chain) text(n int) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\ndefine void @f(ptr %%p, %s) {\n", c.decl, c.params)
	v := c.first
	for i := range n {
		fmt.Fprintf(&b, "  "+c.line+"\n", i, v)
		v = fmt.Sprintf("%%v%d", i)
	}
	fmt.Fprintf(&b, "  store %s %s, ptr %%p\n  ret void\n}\n", c.last, v)
	return []byte(b.String())
}

// BenchmarkIntrinsic measures the cost of one more intrinsic call in a large function (ns/call), and the excess over an
// addition (ns/above): the selection time of a module, the minimum of many runs, less that of a module without the
// calls. The bound is 100 ns.
func BenchmarkIntrinsic(b *testing.B) {
	sm, _ := target.ParseSM("sm_90")
	tg, err := target.New(sm, 0)
	if err != nil {
		b.Fatal(err)
	}
	const few, many = 100, 2100
	once := func(b *testing.B, text []byte) time.Duration {
		m, err := llasm.Parse("f.ll", text, llasm.Options{})
		if err != nil {
			b.Fatal(err)
		}
		start := time.Now()
		if _, err := Module(m, &Options{Machine: lowering.Machine{Codegen: lowering.Codegen{Level: 2}, Target: &tg}}); err != nil {
			b.Fatal(err)
		}
		return time.Since(start)
	}
	perLink := func(b *testing.B, c *chain) float64 {
		short, long := c.text(few), c.text(many)
		var lo, hi time.Duration
		for b.Loop() {
			if t := once(b, short); lo == 0 || t < lo {
				lo = t
			}
			if t := once(b, long); hi == 0 || t < hi {
				hi = t
			}
		}
		return float64((hi - lo).Nanoseconds()) / (many - few)
	}
	add := 0.0
	for i := range chains {
		b.Run(chains[i].name, func(b *testing.B) {
			t := perLink(b, &chains[i])
			if i == 0 {
				add = t
			}
			b.ReportMetric(t, "ns/call")
			b.ReportMetric(t-add, "ns/above")
			b.ReportMetric(0, "ns/op")
		})
	}
}
