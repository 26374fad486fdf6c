package slp

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
)

// lane returns element i of vector v, or number v, as an expression of loads and constants. The operands of sums and products are in one order.
func lane(f *ir.Func, v ir.Value, i int) string {
	c := &f.Consts
	if v.IsConst() {
		if f.Mod.Types.IsVector(f.TypeOf(v)) {
			if v = c.Elem(v, i); v == ir.None {
				return "poison"
			}
		}
		return fmt.Sprintf("%x", c.Bits(v))
	}
	if !v.IsInst() {
		return fmt.Sprint("arg", v.Index())
	}
	index := func(k int) int {
		x, _ := c.Uint(f.Operand(v, k))
		return int(x)
	}
	switch op := f.Op(v); op {
	case ir.OpLoad:
		return fmt.Sprint("load", f.Operand(v, 0).Index(), "[", i, "]")
	case ir.OpExtractElement:
		return lane(f, f.Operand(v, 0), index(1))
	case ir.OpInsertElement:
		if index(2) == i {
			return lane(f, f.Operand(v, 1), 0)
		}
		return lane(f, f.Operand(v, 0), i)
	case ir.OpShuffleVector:
		return lane(f, f.Operand(v, 0), int(f.Indices(v)[i]))
	case ir.OpFNeg:
		return "-" + lane(f, f.Operand(v, 0), i)
	default:
		x, y := lane(f, f.Operand(v, 0), i), lane(f, f.Operand(v, 1), i)
		if op != ir.OpFSub && x > y {
			x, y = y, x
		}
		return "(" + x + op.String() + y + ")"
	}
}

// number returns an expression of type half for lane i of a tree: elements of the vectors %x and %y, constants, or %k.
func number(r *rand.Rand, w *strings.Builder, next *int, i int, shape *rand.Rand, depth int) string {
	def := func(format string, args ...any) string {
		*next++
		fmt.Fprintf(w, "  %%t%d = %s\n", *next, fmt.Sprintf(format, args...))
		return "%t" + strconv.Itoa(*next)
	}
	k := shape.IntN(8)
	if r.IntN(12) == 0 { // another shape than that of the other lanes
		k = r.IntN(8)
	}
	if depth == 0 {
		k %= 4
	}
	switch k {
	case 0:
		return "%k"
	case 1:
		return fmt.Sprintf("%d.0", r.IntN(3))
	case 2:
		return def("extractelement <4 x half> %%x, i32 %d", i)
	case 3:
		return def("extractelement <8 x half> %%y, i32 %d", 4+i)
	case 4:
		return def("fneg half %s", number(r, w, next, i, shape, depth-1))
	}
	a := number(r, w, next, i, shape, depth-1)
	b := number(r, w, next, i, shape, depth-1)
	op := []string{"fadd", "fsub", "fmul"}[k-5]
	if op != "fsub" && r.IntN(3) == 0 {
		a, b = b, a
	}
	return def("%s half %s, %s", op, a, b)
}

// TestRandomTrees checks that each lane of a stored vector is the same expression after as before.
func TestRandomTrees(t *testing.T) {
	hits := 0
	for seed := range uint64(2000) {
		var body strings.Builder
		next := 0
		r := rand.New(rand.NewPCG(seed, 1))
		vector := "poison"
		for i := range 4 {
			x := number(r, &body, &next, i, rand.New(rand.NewPCG(seed, 2)), 1+int(seed%4))
			fmt.Fprintf(&body, "  %%v%d = insertelement <4 x half> %s, half %s, i32 %d\n", i, vector, x, i)
			vector = "%v" + strconv.Itoa(i)
		}
		text := "define void @f(ptr %p, ptr %q, half %k, ptr %r) {\n  %x = load <4 x half>, ptr %p\n  %y = load <8 x half>, ptr %q\n" +
			body.String() + "  store <4 x half> %v3, ptr %r\n  ret void\n}\n"
		m, err := llasm.Parse("t.ll", []byte(text), llasm.Options{})
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		f := m.Syms[m.Lookup("f")].Fn
		store := f.Prev(f.Terminator(f.Entry()))
		var before [4]string
		for i := range before {
			before[i] = lane(f, f.Operand(store, 0), i)
		}
		b := ir.Builder{F: f}
		var s Vectorizer
		if s.Run(f, &b, false, func(ir.Value) {}) {
			hits++
		}
		for i := range before {
			if got := lane(f, f.Operand(store, 0), i); got != before[i] {
				t.Fatalf("lane %d is %s, want %s\n%s%s", i, got, before[i], text, ir.AppendFunc(nil, f))
			}
		}
	}
	if hits < 200 {
		t.Errorf("%d functions have changed", hits)
	}
}
