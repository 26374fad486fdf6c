package isel

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/lowering"
)

// orderSteps are operations on a value %V of the type before the arrow, and the type of the result %R.
var orderSteps = strings.Split(strings.TrimSpace(`
i1 -> i8: %R = zext i1 %V to i8
i1 -> i32: %R = zext i1 %V to i32
i1 -> i64: %R = sext i1 %V to i64
i1 -> i1: %R = xor i1 %V, true
i1 -> i32: %R = select i1 %V, i32 %a, i32 7
i8 -> i16: %R = zext i8 %V to i16
i8 -> i32: %R = zext i8 %V to i32
i8 -> i32: %R = sext i8 %V to i32
i8 -> i64: %R = zext i8 %V to i64
i8 -> i1: %R = icmp eq i8 %V, 0
i8 -> i1: %R = trunc i8 %V to i1
i8 -> i8: %R = add i8 %V, 3
i16 -> i32: %R = zext i16 %V to i32
i16 -> i32: %R = sext i16 %V to i32
i16 -> i64: %R = sext i16 %V to i64
i16 -> i8: %R = trunc i16 %V to i8
i16 -> i16: %R = lshr i16 %V, 3
i16 -> half: %R = bitcast i16 %V to half
i16 -> <2 x i8>: %R = bitcast i16 %V to <2 x i8>
i24 -> i32: %R = zext i24 %V to i32
i24 -> i32: %R = sext i24 %V to i32
i24 -> i8: %R = trunc i24 %V to i8
i32 -> i64: %R = zext i32 %V to i64
i32 -> i64: %R = sext i32 %V to i64
i32 -> i16: %R = trunc i32 %V to i16
i32 -> i8: %R = trunc i32 %V to i8
i32 -> i32: %R = shl i32 %V, 8
i32 -> i32: %R = shl i32 %V, 16
i32 -> i32: %R = lshr i32 %V, 8
i32 -> i32: %R = and i32 %V, 65280
i32 -> i32: %R = mul i32 %V, %a
i32 -> i32: %R = sub i32 %a, %V
i32 -> i1: %R = icmp ult i32 %V, 100
i32 -> float: %R = bitcast i32 %V to float
i32 -> <4 x i8>: %R = bitcast i32 %V to <4 x i8>
i32 -> <2 x i16>: %R = bitcast i32 %V to <2 x i16>
i64 -> i32: %R = trunc i64 %V to i32
i64 -> i64: %R = mul i64 %V, %b
i64 -> i64: %R = add i64 %V, %b
i64 -> i64: %R = lshr i64 %V, 32
i64 -> i64: %R = shl i64 %V, 24
i64 -> double: %R = bitcast i64 %V to double
half -> i16: %R = bitcast half %V to i16
half -> half: %R = fneg half %V
bfloat -> i16: %R = bitcast bfloat %V to i16
bfloat -> float: %R = fpext bfloat %V to float
float -> i32: %R = bitcast float %V to i32
float -> float: %R = fneg float %V
double -> i64: %R = bitcast double %V to i64
double -> double: %R = fneg double %V
<2 x i8> -> i16: %R = bitcast <2 x i8> %V to i16
<2 x i8> -> i8: %R = extractelement <2 x i8> %V, i32 1
<4 x i8> -> i32: %R = bitcast <4 x i8> %V to i32
<4 x i8> -> i8: %R = extractelement <4 x i8> %V, i32 2
<2 x i16> -> i32: %R = bitcast <2 x i16> %V to i32
<2 x i16> -> i16: %R = extractelement <2 x i16> %V, i32 1
`), "\n")

// orderFunction returns a function that computes a value from a load, in steps between which the memory is overwritten;
// another load comes after that.
func orderFunction(r *rand.Rand, name string) string {
	types := []string{"i1", "i8", "i8", "i8", "i16", "i16", "i24", "i32", "i32", "i64", "half", "bfloat", "float", "double", "<2 x i8>", "<4 x i8>", "<2 x i16>"}
	first := types[r.IntN(len(types))]
	var body strings.Builder
	typ, value := first, "%v0"
	fmt.Fprintf(&body, "  %%v0 = load %s, ptr %%p\n", typ)
	n := 2 + r.IntN(3)
	write, split := 1+r.IntN(n-1), r.IntN(4) == 0
	for i := 1; i <= n; i++ {
		fits := slices.DeleteFunc(slices.Clone(orderSteps), func(s string) bool { return !strings.HasPrefix(s, typ+" -> ") })
		to, text, _ := strings.Cut(strings.TrimPrefix(fits[r.IntN(len(fits))], typ+" -> "), ": ")
		next := fmt.Sprintf("%%v%d", i)
		body.WriteString("  " + strings.NewReplacer("%R", next, "%V", value).Replace(text) + "\n")
		typ, value = to, next
		if i == write {
			body.WriteString("  store i64 %b, ptr %p\n")
			if split { // a phi reads the next value
				body.WriteString("  br label %next\nnext:\n")
			}
		}
		if (typ == "i16" || typ == "i32" || typ == "i64") && i >= write {
			fmt.Fprintf(&body, "  %%l%d = load i8, ptr %%p\n  %%x%d = zext i8 %%l%d to %s\n  %%o%d = or %s %s, %%x%d\n", i, i, i, typ, i, typ, value, i)
			value = fmt.Sprintf("%%o%d", i)
		}
	}
	if strings.HasPrefix(typ, "<") {
		bits := map[string]string{"<2 x i8>": "i16", "<4 x i8>": "i32", "<2 x i16>": "i32"}[typ]
		fmt.Fprintf(&body, "  %%r = bitcast %s %s to %s\n", typ, value, bits)
		typ, value = bits, "%r"
	}
	if r.IntN(4) == 0 {
		fmt.Fprintf(&body, "  br label %%exit\nexit:\n  %%phi = phi %s [ %s, %%%s ]\n", typ, value, map[bool]string{true: "next", false: "0"}[split])
		value = "%phi"
	}
	return fmt.Sprintf("define %s @%s(ptr %%p, i32 %%a, i64 %%b) {\n%s  ret %s %s\n}\n", typ, name, &body, typ, value)
}

// TestLoadOrder runs functions that read memory before they overwrite it: a load that is selected together with its
// users, as an extension, a truncation or a byte of a number, stays before the store.
func TestLoadOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var src strings.Builder
	src.WriteString("target triple = \"nvptx64-nvidia-cuda\"\n")
	for i := range 400 {
		src.WriteString(orderFunction(r, fmt.Sprintf("f%d", i)))
	}
	in := &input{name: "order", path: "order.ll", src: []byte(src.String()), arch: "sm_90", gen: lowering.Codegen{Level: 2}}
	in.execute(t)
}
