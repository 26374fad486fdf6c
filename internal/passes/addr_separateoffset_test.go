package passes

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
)

// An address keeps its value, whatever operations with or without flags the constant leaves: random indices of eight bits are evaluated for
// many operands before and after the pass, which finds constants in many of them.
func TestSeparateConstOffsets(t *testing.T) {
	list := byName(t, "separate-const-offset-from-gep")
	changes := 0
	for seed := range uint64(2000) {
		text := randomIndex(rand.New(rand.NewPCG(seed, 1)))
		before, after := parseIndex(t, text), parseIndex(t, text)
		if !runPasses(t, after, Options{Machine: machineAt(3)}, list) {
			continue
		}
		changes++
		for x := range uint64(256) {
			for _, y := range []uint64{0, 1, 2, 6, 16, 63, 96, 127, 128, 192, 253, 255} {
				want, poison := addressFor(before, x, y)
				if poison {
					continue
				}
				if got, poison := addressFor(after, x, y); poison || got != want {
					t.Fatalf("x = %d, y = %d: %#x, poison %t, want %#x\n%s\n%s", x, y, got, poison, want, text, ir.Append(nil, after))
				}
			}
		}
	}
	t.Logf("%d of 2000 changed", changes)
	if changes < 300 {
		t.Errorf("the pass changes %d of 2000 addresses only", changes)
	}
}

func parseIndex(t *testing.T, text string) *ir.Module {
	t.Helper()
	m, err := llasm.Parse("m.ll", []byte(text), llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// randomIndex returns a function whose result is the address of an element with an extended index of several operations.
func randomIndex(r *rand.Rand) string {
	var s strings.Builder
	s.WriteString("define ptr @f(ptr %p, i8 %x, i8 %y) {\n")
	values := []string{"%x", "%y"}
	add := func(format string, args ...any) {
		v := fmt.Sprintf("%%v%d", len(values))
		fmt.Fprintf(&s, "  %s = %s\n", v, fmt.Sprintf(format, args...))
		values = append(values, v)
	}
	flags := func(list ...string) string {
		out := ""
		for _, f := range list {
			if r.IntN(2) == 0 {
				out += f + " "
			}
		}
		return out
	}
	some := func() string { return values[max(0, len(values)-1-r.IntN(3))] }
	for range 2 + r.IntN(4) {
		switch r.IntN(6) {
		case 0:
			add("add %si8 %s, %d", flags("nuw", "nsw"), some(), r.IntN(48)-8)
		case 1:
			add("or disjoint i8 %s, %d", some(), 1<<r.IntN(8))
		case 2:
			add("add %si8 %s, %s", flags("nuw", "nsw"), some(), some())
		case 3:
			add("or disjoint i8 %s, %s", some(), some())
		case 4:
			add("shl %si8 %s, %d", flags("nuw", "nsw"), some(), r.IntN(4))
		case 5:
			add("mul %si8 %s, %d", flags("nuw", "nsw"), some(), r.IntN(6))
		}
	}
	if r.IntN(2) == 0 {
		add("sext i8 %s to i64", some())
	} else {
		add("zext %si8 %s to i64", flags("nneg"), some())
	}
	if r.IntN(3) == 0 {
		add("shl i64 %s, 2", values[len(values)-1])
	}
	fmt.Fprintf(&s, "  %%a = getelementptr i32, ptr %%p, i64 %s\n  ret ptr %%a\n}\n", values[len(values)-1])
	return s.String()
}

// addressFor evaluates the only function of m for the pointer 0 and two numbers, by the rules of LangRef.
func addressFor(m *ir.Module, x, y uint64) (address uint64, poison bool) {
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		args, known := [...]uint64{0, x, y}, make([]uint64, f.NumInsts())
		get := func(v ir.Value) int64 {
			w := uint(m.SizeOf(f.TypeOf(v)) * 8)
			bits, _ := f.Consts.Uint(v)
			switch {
			case v.IsInst():
				bits = known[v]
			case v.IsParam():
				bits = args[v.Index()]
			}
			return int64(bits<<(64-w)) >> (64 - w)
		}
		for v := f.First(f.Entry()); f.Op(v) != ir.OpRet; v = f.Next(v) {
			w := uint(m.SizeOf(f.TypeOf(v)) * 8)
			mask := ^uint64(0) >> (64 - w)
			a, b := get(f.Operand(v, 0)), int64(0)
			if f.NumOps(v) > 1 {
				b = get(f.Operand(v, 1))
			}
			ua, ub := uint64(a)&mask, uint64(b)&mask
			var signed int64    // the result without a limit, of narrow integers
			var unsigned uint64 // likewise
			switch f.Op(v) {
			case ir.OpAdd:
				signed, unsigned = a+b, ua+ub
			case ir.OpMul:
				signed, unsigned = a*b, ua*ub
			case ir.OpShl:
				signed, unsigned = a<<ub, ua<<ub
			case ir.OpOr:
				signed, unsigned = a|b, ua|ub
				poison = poison || f.Flags(v)&ir.FlagDisjoint != 0 && ua&ub != 0
			case ir.OpSExt:
				signed = a
			case ir.OpZExt:
				from := uint(m.SizeOf(f.TypeOf(f.Operand(v, 0))) * 8)
				poison = poison || f.Flags(v)&ir.FlagNNeg != 0 && a < 0
				signed = int64(uint64(a) & (^uint64(0) >> (64 - from)))
			case ir.OpGEP:
				signed = a + b*int64(m.SizeOf(f.ElemType(v)))
			default:
				panic("an operation that the test does not know")
			}
			if w < 64 {
				poison = poison || f.Flags(v)&ir.FlagNUW != 0 && unsigned > mask
				poison = poison || f.Flags(v)&ir.FlagNSW != 0 && signed != int64(uint64(signed)<<(64-w))>>(64-w)
			}
			known[v] = uint64(signed) & mask
			address = known[v]
		}
	})
	return address, poison
}
