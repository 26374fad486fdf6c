package isel

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/lowering"
)

// lanesFunction returns a function of one narrow type, scalar or vector: operations that need extended operands, those that
// give extended results, choices, which select a whole pack at once, and such that leave the upper bits of a register
// undefined.
func lanesFunction(r *rand.Rand, name, typ string) string {
	scalar, n := typ, 0
	if _, err := fmt.Sscanf(typ, "<%d x ", &n); err == nil {
		scalar = strings.TrimSuffix(typ[strings.Index(typ, "i"):], ">")
	}
	bits := "i1"
	if n > 0 {
		bits = fmt.Sprintf("<%d x i1>", n)
	}
	var body strings.Builder
	values, conds := []string{"%a", "%b", "%d"}, []string{"%c"}
	pick := func() string { return values[r.IntN(len(values))] }
	constant := func() string {
		elem := func() string { return fmt.Sprintf("%s %d", scalar, 1+r.IntN(7)) }
		if n == 0 {
			return strings.Fields(elem())[1]
		}
		elems := make([]string, n)
		for i := range elems {
			elems[i] = elem()
		}
		return "<" + strings.Join(elems, ", ") + ">"
	}
	for i := range 6 {
		v := fmt.Sprintf("%%v%d", i)
		var text string
		switch k := r.IntN(13); k {
		case 0, 1, 2:
			text = fmt.Sprintf("%s %s %s, %s", []string{"sdiv", "udiv", "srem", "ashr", "lshr"}[r.IntN(5)], typ, pick(), constant())
		case 3, 4:
			text = fmt.Sprintf("%s %s %s, %s", []string{"add", "sub", "mul", "and", "or", "xor"}[r.IntN(6)], typ, pick(), pick())
		case 5, 6, 7:
			text = fmt.Sprintf("select i1 %s, %s %s, %s %s", conds[r.IntN(len(conds))], typ, pick(), typ, pick())
		case 8:
			fmt.Fprintf(&body, "  %%c%d = icmp %s %s %s, %s\n", i, []string{"slt", "ult", "sgt", "uge"}[r.IntN(4)], typ, pick(), pick())
			text = fmt.Sprintf("select %s %%c%d, %s %s, %s %s", bits, i, typ, pick(), typ, pick())
			if n == 0 {
				conds = append(conds, fmt.Sprintf("%%c%d", i))
			}
		case 9, 10:
			f := []string{"smin", "smax", "umin", "umax"}[r.IntN(4)]
			suffix := scalar
			if n > 0 {
				suffix = fmt.Sprintf("v%d%s", n, scalar)
			}
			text = fmt.Sprintf("call %s @llvm.%s.%s(%s %s, %s %s)", typ, f, suffix, typ, pick(), typ, pick())
		case 11:
			text = fmt.Sprintf("shl %s %s, %s", typ, pick(), constant())
		default:
			text = fmt.Sprintf("freeze %s %s", typ, pick())
		}
		fmt.Fprintf(&body, "  %s = %s\n", v, text)
		values = append(values, v)
	}
	return fmt.Sprintf("define %s @%s(%s %%a, %s %%b, ptr %%p, i1 %%c) {\n  %%d = load %s, ptr %%p\n%s  %%r = sdiv %s %%v5, %s\n  ret %s %%r\n}\n",
		typ, name, typ, typ, typ, &body, typ, constant(), typ)
}

// TestLanes runs operations on elements that are narrower than their registers, which are extended where an operation needs
// it and not already by those before it.
func TestLanes(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var src strings.Builder
	src.WriteString("target triple = \"nvptx64-nvidia-cuda\"\n")
	types := []string{"i8", "<2 x i8>", "<4 x i8>", "<4 x i8>", "<8 x i8>", "<2 x i16>", "<3 x i8>", "i5"}
	for i := range 400 {
		src.WriteString(lanesFunction(r, fmt.Sprintf("f%d", i), types[r.IntN(len(types))]))
	}
	for _, level := range []int{0, 2} {
		in := &input{name: "lanes", path: "lanes.ll", src: []byte(src.String()), arch: "sm_90", gen: lowering.Codegen{Level: level}}
		in.execute(t)
	}
}
