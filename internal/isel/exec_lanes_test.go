package isel

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/lowering"
)

// intType is an integer type, scalar or vector.
type intType struct {
	text, scalar   string
	n              int    // elements of a vector, else 0
	truths, suffix string // the type of a comparison, and of the names of intrinsics
}

func newIntType(scalar string, n int) intType {
	if n == 0 {
		return intType{scalar, scalar, 0, "i1", scalar}
	}
	return intType{fmt.Sprintf("<%d x %s>", n, scalar), scalar, n, fmt.Sprintf("<%d x i1>", n), fmt.Sprintf("v%d%s", n, scalar)}
}

// constant returns a small constant that is not zero.
func (t intType) constant(r *rand.Rand) string {
	if t.n == 0 {
		return fmt.Sprint(1 + r.IntN(7))
	}
	elems := make([]string, t.n)
	for i := range elems {
		elems[i] = fmt.Sprintf("%s %d", t.scalar, 1+r.IntN(7))
	}
	return "<" + strings.Join(elems, ", ") + ">"
}

// step returns instruction number i on operands that pick chooses, maybe with a comparison before it: operations that need
// extended operands, those that give extended results, choices, of which some select a whole pack, and such that leave
// the upper bits of a register undefined.
func (t intType) step(i int, r *rand.Rand, pick func() string) string {
	one := func(names string) string { list := strings.Fields(names); return list[r.IntN(len(list))] }
	switch k := r.IntN(13); {
	case k < 3:
		return fmt.Sprintf("%%v%d = %s %s %s, %s", i, one("sdiv udiv srem ashr lshr shl"), t.text, pick(), t.constant(r))
	case k < 6:
		return fmt.Sprintf("%%v%d = select i1 %%c, %s %s, %s %s", i, t.text, pick(), t.text, pick())
	case k < 8:
		return fmt.Sprintf("%%c%d = icmp %s %s %s, %s\n  %%v%d = select %s %%c%d, %s %s, %s %s",
			i, one("slt ult sgt uge"), t.text, pick(), pick(), i, t.truths, i, t.text, pick(), t.text, pick())
	case k == 8:
		x, y := pick(), pick()
		return fmt.Sprintf("%%c%d = icmp %s %s %s, %s\n  %%v%d = select %s %%c%d, %s %s, %s %s",
			i, one("slt ult sgt uge"), t.text, x, y, i, t.truths, i, t.text, x, t.text, y)
	case k < 11:
		return fmt.Sprintf("%%v%d = call %s @llvm.%s.%s(%s %s, %s %s)", i, t.text, one("smin smax umin umax"), t.suffix, t.text, pick(), t.text, pick())
	}
	return fmt.Sprintf("%%v%d = %s %s %s, %s", i, one("add sub mul and or xor"), t.text, pick(), pick())
}

// function returns a function of random steps on two arguments and a load, whose result is divided with its sign.
func (t intType) function(r *rand.Rand, name string) string {
	var body strings.Builder
	values := []string{"%a", "%b", "%d"}
	pick := func() string { return values[r.IntN(len(values))] }
	for i := range 6 {
		body.WriteString("  " + t.step(i, r, pick) + "\n")
		values = append(values, fmt.Sprintf("%%v%d", i))
	}
	return fmt.Sprintf("define %s @%s(%s %%a, %s %%b, ptr %%p, i1 %%c) {\n  %%d = load %s, ptr %%p\n%s  %%r = sdiv %s %%v5, %s\n  ret %s %%r\n}\n",
		t.text, name, t.text, t.text, t.text, &body, t.text, t.constant(r), t.text)
}

// TestLanes runs operations on elements that are narrower than their registers: they are extended where an operation needs
// it, unless those before it leave them extended.
func TestLanes(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	types := []intType{
		newIntType("i8", 0), newIntType("i5", 0), newIntType("i8", 3), newIntType("i8", 8), newIntType("i16", 2),
		newIntType("i8", 2), newIntType("i8", 2), newIntType("i8", 4), newIntType("i8", 4),
	}
	var src strings.Builder
	src.WriteString("target triple = \"nvptx64-nvidia-cuda\"\n")
	for i := range 500 {
		src.WriteString(types[r.IntN(len(types))].function(r, fmt.Sprintf("f%d", i)))
	}
	for _, level := range []int{0, 2} {
		in := &input{name: "lanes", path: "lanes.ll", src: []byte(src.String()), arch: "sm_90", gen: lowering.Codegen{Level: level}}
		t.Run(fmt.Sprintf("O%d", level), func(t *testing.T) {
			t.Parallel()
			in.execute(t)
		})
	}
}
