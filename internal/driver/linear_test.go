package driver

import (
	"context"
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"
	"time"

	"gonvvm/internal/testkit"
)

// linear is a kind of program that grows in one dimension; its cost for each unit must not grow with it (P-22).
type linear struct {
	name  string
	small int // units of a small program
	large int
	text  func(n int) string
}

var linears = []linear{
	{"instructions", 1000, 100_000, straightLine},
	{"blocks", 200, 20_000, manyBlocks},
	{"cases", 100, 10_000, manyCases},
	{"dense", 100, 10_000, denseCases},
	{"initialiser", 10 << 10, 1 << 20, initialiser},
	{"words", 2 << 10, 256 << 10, wordInitialiser},
	{"elements", 16, 1024, wideVector},
	{"functions", 100, 10_000, manyFunctions},
}

// levels are the compilation modes that are measured.
var levels = []struct {
	name string
	opt  func(*Options)
}{
	{"O0", func(o *Options) { o.Level = 0 }},
	{"O3", func(o *Options) { o.Level = 3 }},
	{"llc", func(o *Options) { o.Level, o.LLC, o.Style = 2, true, StyleLLVM }},
}

// straightLine is one block of n instructions over a pool of values.
func straightLine(n int) string {
	var b strings.Builder
	r := rand.New(rand.NewPCG(1, 2))
	b.WriteString("define void @f(ptr addrspace(1) %p, i32 %a, i32 %b) {\n")
	pool := []string{"%a", "%b"}
	ops := []string{"add", "sub", "mul", "and", "or", "xor"}
	pick := func() string { return pool[max(0, len(pool)-40)+r.IntN(min(40, len(pool)))] }
	for i := 0; i < n; i++ {
		switch i % 8 {
		case 5:
			fmt.Fprintf(&b, "  %%g%d = getelementptr i32, ptr addrspace(1) %%p, i32 %d\n  %%v%d = load i32, ptr addrspace(1) %%g%d\n", i, i, i, i)
			i++
			pool = append(pool, fmt.Sprintf("%%v%d", i-1))
		case 7:
			fmt.Fprintf(&b, "  store i32 %s, ptr addrspace(1) %%g%d\n", pick(), i-i%8+5)
		default:
			fmt.Fprintf(&b, "  %%v%d = %s i32 %s, %s\n", i, ops[r.IntN(len(ops))], pick(), pick())
			pool = append(pool, fmt.Sprintf("%%v%d", i))
		}
	}
	b.WriteString("  ret void\n}\n")
	return b.String()
}

// manyBlocks is a chain of n/2 conditional steps that meet in phis.
func manyBlocks(n int) string {
	var b strings.Builder
	b.WriteString("define i32 @f(i32 %x, ptr %p) {\nentry:\n  br label %b0\nb0:\n  %v0 = phi i32 [ %x, %entry ]\n")
	for i := range n / 2 {
		fmt.Fprintf(&b, "  %%c%d = icmp slt i32 %%v%d, %d\n  br i1 %%c%d, label %%t%d, label %%b%d\nt%d:\n", i, i, i*7, i, i, i+1, i)
		fmt.Fprintf(&b, "  store volatile i32 %%v%d, ptr %%p\n  %%w%d = mul i32 %%v%d, %d\n  br label %%b%d\nb%d:\n", i, i, i, 3*i+1, i+1, i+1)
		fmt.Fprintf(&b, "  %%v%d = phi i32 [ %%v%d, %%b%d ], [ %%w%d, %%t%d ]\n", i+1, i, i, i, i)
	}
	fmt.Fprintf(&b, "  ret i32 %%v%d\n}\n", n/2)
	return b.String()
}

func switchOf(n, step int) string {
	var b strings.Builder
	b.WriteString("define i32 @f(i32 %x, ptr %p) {\nentry:\n  switch i32 %x, label %none [\n")
	for i := range n {
		fmt.Fprintf(&b, "    i32 %d, label %%c%d\n", i*step, i)
	}
	b.WriteString("  ]\nnone:\n  br label %end\n")
	for i := range n {
		fmt.Fprintf(&b, "c%d:\n  store volatile i32 %d, ptr %%p\n  br label %%end\n", i, i*i)
	}
	b.WriteString("end:\n  %r = phi i32 [ 0, %none ]")
	for i := range n {
		fmt.Fprintf(&b, ", [ %d, %%c%d ]", i*3, i)
	}
	b.WriteString("\n  ret i32 %r\n}\n")
	return b.String()
}

func manyCases(n int) string  { return switchOf(n, 1009) }
func denseCases(n int) string { return switchOf(n, 1) }

func initialiser(n int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "@g = addrspace(1) global [%d x i8] c\"", n)
	for i := range n {
		fmt.Fprintf(&b, "\\%02X", uint8(i*i))
	}
	b.WriteString("\"\n")
	return b.String()
}

func wordInitialiser(n int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "@g = addrspace(1) global [%d x i32] [", n)
	for i := range n {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "i32 %d", i*7919)
	}
	b.WriteString("]\n")
	return b.String()
}

// wideVector computes with vectors of n floats and of n bytes.
func wideVector(n int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "define void @f(ptr %%p, ptr %%q, i1 %%c) {\n  %%x = load <%d x float>, ptr %%p\n  %%y = load <%d x float>, ptr %%q\n", n, n)
	fmt.Fprintf(&b, "  %%a = fadd <%d x float> %%x, %%y\n  %%m = fmul <%d x float> %%a, %%x\n  %%k = fcmp olt <%d x float> %%m, %%y\n", n, n, n)
	fmt.Fprintf(&b, "  %%s = select <%d x i1> %%k, <%d x float> %%m, <%d x float> %%a\n  store <%d x float> %%s, ptr %%p\n", n, n, n, n)
	fmt.Fprintf(&b, "  %%i = load <%d x i8>, ptr %%q\n  %%j = add <%d x i8> %%i, %%i\n  store <%d x i8> %%j, ptr %%q\n  ret void\n}\n", n, n, n)
	return b.String()
}

// manyFunctions is n functions, each calling the one before it.
func manyFunctions(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "define i32 @f%d(i32 %%x, ptr %%p) noinline {\n  %%a = add i32 %%x, %d\n  store volatile i32 %%a, ptr %%p\n", i, i)
		if i > 0 {
			fmt.Fprintf(&b, "  %%b = call i32 @f%d(i32 %%a, ptr %%p)\n  ret i32 %%b\n}\n", i-1)
		} else {
			b.WriteString("  ret i32 %a\n}\n")
		}
	}
	return b.String()
}

// compileTimes compiles a program n times and returns the processor time.
func compileTimes(tb testing.TB, text string, set func(*Options), n int) time.Duration {
	tb.Helper()
	o := options(tb, "sm_80")
	set(o)
	o.Workers = 1
	var err error
	took := cpuTime(func() {
		for i := 0; i < n && err == nil; i++ {
			_, _, err = Compile(context.Background(), o, Input{Name: "linear.ll", Data: []byte(text)})
		}
	})
	if err != nil {
		tb.Fatal(err)
	}
	return took
}

// BenchmarkLinear reports the cost of a unit (an instruction, a case, a byte …) in small
// and in large programs.
func BenchmarkLinear(b *testing.B) {
	for _, l := range linears {
		for _, lv := range levels {
			for _, n := range [2]int{l.small, l.large} {
				text := l.text(n)
				b.Run(fmt.Sprintf("%s/%s/%d", l.name, lv.name, n), func(b *testing.B) {
					for b.Loop() {
						compileTimes(b, text, lv.opt, 1)
					}
					b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/unit")
				})
			}
		}
	}
}

// A unit has the same cost in a large program as in a small one. The bound is wide enough for a busy machine: a
// quadratic cost would be a hundred times as high.
func TestLinear(t *testing.T) {
	testkit.Long(t)
	for _, l := range linears {
		for _, lv := range levels {
			t.Run(l.name+"/"+lv.name, func(t *testing.T) {
				small, large := l.text(l.small), l.text(l.large)
				// The same number of units in both forms: many small programs, and a large one.
				ratio := 0.0
				for range 3 {
					runtime.GC()
					apart := max(compileTimes(t, small, lv.opt, l.large/l.small), time.Millisecond)
					runtime.GC()
					together := compileTimes(t, large, lv.opt, 1)
					if r := float64(together) / float64(apart); ratio == 0 || r < ratio {
						ratio = r
					}
					if ratio < 3 {
						break
					}
				}
				t.Logf("%.2f times the cost of a unit", ratio)
				if ratio > 5 {
					t.Errorf("%d cost %.1f times as much each as %d", l.large, ratio, l.small)
				}
			})
		}
	}
}
