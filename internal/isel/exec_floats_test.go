package isel

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/lowering"
)

// floatType is a floating-point type, scalar or vector, with the types and names that belong to it.
type floatType struct {
	text, scalar        string
	n                   int    // elements of a vector, else 0
	suffix              string // of intrinsics
	truths, ints, wider string // types of comparisons, of the bits, and of a wider format
	intSuffix           string
	constants           []string // of the scalar type
}

func newFloatType(scalar string, n int) floatType {
	t := floatType{text: scalar, scalar: scalar, n: n, truths: "i1"}
	switch scalar {
	case "half":
		t.suffix, t.ints, t.wider = "f16", "i16", "float"
		t.constants = strings.Fields("0xH0000 0xH8000 0xH3C00 0xHBC00 0xH7C00 0xH7E00 0xH4000 0xH0001")
	case "bfloat":
		t.suffix, t.ints, t.wider = "bf16", "i16", "float"
		t.constants = strings.Fields("0xR0000 0xR8000 0xR3F80 0xRBF80 0xR7F80 0xR7FC0 0xR4000 0xR0001")
	case "float":
		t.suffix, t.ints, t.wider = "f32", "i32", "double"
		t.constants = strings.Fields("0.0 -0.0 1.0 -1.0 0x7FF0000000000000 0x7FF8000000000000 2.0 0x36A0000000000000")
	default:
		t.suffix, t.ints = "f64", "i64"
		t.constants = strings.Fields("0.0 -0.0 1.0 -1.0 0x7FF0000000000000 0x7FF8000000000000 2.0 0x0000000000000001")
	}
	t.intSuffix = t.ints
	if n > 0 {
		for _, name := range []*string{&t.text, &t.truths, &t.ints, &t.wider} {
			*name = fmt.Sprintf("<%d x %s>", n, *name)
		}
		t.suffix, t.intSuffix = fmt.Sprintf("v%d%s", n, t.suffix), fmt.Sprintf("v%d%s", n, t.intSuffix)
	}
	return t
}

// constant returns a constant of the type; the elements of a vector are the same or different.
func (t floatType) constant(r *rand.Rand) string {
	c := func() string { return t.constants[r.IntN(len(t.constants))] }
	if t.n == 0 {
		return c()
	}
	elems, same := make([]string, t.n), c()
	for i := range elems {
		elems[i] = t.scalar + " " + same
		if r.IntN(2) == 0 {
			elems[i] = t.scalar + " " + c()
		}
	}
	return "<" + strings.Join(elems, ", ") + ">"
}

// step returns instruction number i on operands that pick chooses, and those before it that belong to it.
func (t floatType) step(i int, r *rand.Rand, pick func() string) string {
	one := func(names string) string { list := strings.Fields(names); return list[r.IntN(len(list))] }
	text := t.text
	switch k := r.IntN(15); {
	case k == 0:
		return fmt.Sprintf("%%v%d = fneg %s %s", i, text, pick())
	case k < 3:
		f := one("fabs canonicalize floor ceil trunc rint nearbyint roundeven round sqrt")
		if t.scalar == "bfloat" || t.scalar == "half" && f == "sqrt" {
			f = "fabs"
		}
		return fmt.Sprintf("%%v%d = call %s @llvm.%s.%s(%s %s)", i, text, f, t.suffix, text, pick())
	case k < 5:
		f := one("minnum maxnum minimum maximum minimumnum maximumnum copysign")
		return fmt.Sprintf("%%v%d = call %s @llvm.%s.%s(%s %s, %s %s)", i, text, f, t.suffix, text, pick(), text, pick())
	case k == 5:
		return fmt.Sprintf("%%v%d = select i1 %%c, %s %s, %s %s", i, text, pick(), text, pick())
	case k < 8:
		x, y := pick(), pick()
		compare := fmt.Sprintf("%%c%d = fcmp %s %s %s, %s", i, one("oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno"), text, x, y)
		switch r.IntN(4) {
		case 0: // a minimum or a maximum
		case 1:
			x, y = y, x
		default:
			x, y = pick(), pick()
		}
		return compare + fmt.Sprintf("\n  %%v%d = select %s %%c%d, %s %s, %s %s", i, t.truths, i, text, x, text, y)
	case k == 8:
		return fmt.Sprintf("%%i%d = bitcast %s %s to %s\n  %%j%d = %s %s %%i%d, %%i%d\n  %%v%d = bitcast %s %%j%d to %s",
			i, text, pick(), t.ints, i, one("and or xor add"), t.ints, i, i, i, t.ints, i, text)
	case k == 9 && t.scalar != "double":
		return fmt.Sprintf("%%w%d = fpext %s %s to %s\n  %%x%d = %s %s %%w%d, %%w%d\n  %%v%d = fptrunc %s %%x%d to %s",
			i, text, pick(), t.wider, i, one("fadd fsub fmul"), t.wider, i, i, i, t.wider, i, text)
	case k == 10:
		return fmt.Sprintf("%%s%d = call %s @llvm.fpto%si.sat.%s.%s(%s %s)\n  %%v%d = %sitofp %s %%s%d to %s",
			i, t.ints, one("s u"), t.intSuffix, t.suffix, text, pick(), i, one("s u"), t.ints, i, text)
	case k == 11:
		return fmt.Sprintf("%%v%d = call %s @llvm.fma.%s(%s %s, %s %s, %s %s)", i, text, t.suffix, text, pick(), text, pick(), text, pick())
	}
	return fmt.Sprintf("%%v%d = %s %s %s, %s", i, one("fadd fsub fmul"), text, pick(), pick())
}

// function returns a function of five random steps on two arguments and a load.
func (t floatType) function(r *rand.Rand, name string) string {
	var body strings.Builder
	values := []string{"%a", "%b", "%d"}
	pick := func() string {
		if r.IntN(8) == 0 {
			return t.constant(r)
		}
		return values[r.IntN(len(values))]
	}
	for i := range 5 {
		body.WriteString("  " + t.step(i, r, pick) + "\n")
		values = append(values, fmt.Sprintf("%%v%d", i))
	}
	return fmt.Sprintf("define %s @%s(%s %%a, %s %%b, ptr %%p, i1 %%c) {\n  %%d = load %s, ptr %%p\n%s  ret %s %%v4\n}\n",
		t.text, name, t.text, t.text, t.text, &body, t.text)
}

// TestFloats runs operations on floating-point types that a target has, converts to others and back, or computes in pairs.
func TestFloats(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	var types []floatType
	for _, scalar := range []string{"half", "bfloat", "float"} {
		types = append(types, newFloatType(scalar, 0), newFloatType(scalar, 2))
	}
	types = append(types, newFloatType("double", 0), newFloatType("half", 3), newFloatType("half", 4))
	var src strings.Builder
	src.WriteString("target triple = \"nvptx64-nvidia-cuda\"\n")
	for i := range 200 {
		src.WriteString(types[r.IntN(len(types))].function(r, fmt.Sprintf("f%d", i)))
	}
	for arch, level := range map[string]int{"sm_53": 2, "sm_70": 0, "sm_90": 2, "sm_100": 2} {
		in := &input{name: "floats", path: "floats.ll", src: []byte(src.String()), arch: arch, gen: lowering.Codegen{Level: level}}
		t.Run(arch, func(t *testing.T) {
			t.Parallel()
			in.execute(t)
		})
	}
}
