package emu

import (
	"fmt"
	"hash/fnv"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/emu/integer"
	"gonvvm/internal/isa"
)

// vector describes a check of one instruction: text with the operands %d, %a, %b, %c (and %e, or predicates %p, %q) and
// their types, and its expected result, written with math/big or by plain definition, not with the emulator's
// arithmetic.
//
// Memory for the text: %sa has the thread's 32 bytes of shared memory, %la its 32 bytes of local memory, %ga its 32
// bytes of global memory.
type vector struct {
	text  string
	types string // of d and the sources, "s32 s32 u16"; pred is a predicate, read and written as 0 or 1
	ref   func(in []uint64) uint64
	// loose, if not nil, gives the set of acceptable results, instead of ref.
	loose func(in []uint64) want
	decl  string // variables of module scope
	noGPU bool
}

// expected returns the requirement for the result.
func (v *vector) expected(in []uint64) want {
	if v.loose != nil {
		return v.loose(in)
	}
	return want{lo: v.ref(in)}
}

// regType returns the register declaration for an operand type.
func regType(t string) string {
	if t == "pred" {
		return "pred"
	}
	if strings.HasPrefix(t, "small") {
		t = "u32"
	}
	a := isa.LookupAtom(t)
	n := max(16, a.Bits())
	return fmt.Sprintf("b%d", n)
}

// kernel writes a kernel in which thread i runs the instruction on the i-th row of
// sources, each in eight bytes, and stores the result in eight bytes.
func (v *vector) kernel() string {
	types := strings.Fields(v.types)
	names := []string{"d", "a", "b", "c", "e"}
	var b strings.Builder
	b.WriteString("\t.reg .b32 %t<4>;\n\t.reg .b64 %x<6>;\n\t.reg .b64 %w;\n\t.reg .pred %p<4>;\n")
	for i, t := range types {
		fmt.Fprintf(&b, "\t.reg .%s %%%s;\n", regType(t), names[i])
	}
	fmt.Fprintf(&b, "\tld.param.u64 %%x1, [in];\n\tld.param.u64 %%x2, [out];\n\tmov.u32 %%t1, %%tid.x;\n")
	if strings.Contains(v.text, "%sa") {
		b.WriteString("\t.reg .b32 %sa;\n\t.shared .align 32 .b8 sm[16384];\n\tmov.u32 %sa, sm;\n\tmad.lo.u32 %sa, %t1, 32, %sa;\n")
	}
	if strings.Contains(v.text, "%la") {
		b.WriteString("\t.reg .b64 %la;\n\t.local .align 32 .b8 lm[32];\n\tmov.u64 %la, lm;\n")
	}
	if strings.Contains(v.text, "%ga") {
		b.WriteString("\t.reg .b64 %ga;\n\tmov.u64 %ga, gm;\n\tmad.wide.u32 %ga, %t1, 32, %ga;\n")
	}
	fmt.Fprintf(&b, "\tmul.wide.u32 %%x3, %%t1, %d;\n\tadd.u64 %%x1, %%x1, %%x3;\n", 8*(len(types)-1))
	for i, t := range types[1:] {
		n := names[i+1]
		switch r := regType(t); r {
		case "pred":
			fmt.Fprintf(&b, "\tld.global.u32 %%t2, [%%x1+%d];\n\tsetp.ne.u32 %%%s, %%t2, 0;\n", 8*i, n)
		default:
			fmt.Fprintf(&b, "\tld.global.%s %%%s, [%%x1+%d];\n", r, n, 8*i)
		}
	}
	if types[0] != "pred" {
		fmt.Fprintf(&b, "\tmov.%s %%d, 0;\n", regType(types[0]))
	}
	for _, line := range strings.Split(v.text, ";") {
		switch line = strings.TrimSpace(line); line {
		case "":
		case "{", "}":
			fmt.Fprintf(&b, "\t%s\n", line)
		default:
			if strings.HasSuffix(line, ":") {
				fmt.Fprintf(&b, "%s\n", line)
			} else {
				fmt.Fprintf(&b, "\t%s;\n", line)
			}
		}
	}
	b.WriteString("\tmul.wide.u32 %x3, %t1, 8;\n\tadd.u64 %x2, %x2, %x3;\n")
	switch r := regType(types[0]); r {
	case "pred":
		b.WriteString("\tselp.u32 %t2, 1, 0, %d;\n\tcvt.u64.u32 %w, %t2;\n")
	case "b64":
		b.WriteString("\tmov.b64 %w, %d;\n")
	default:
		fmt.Fprintf(&b, "\tcvt.u64.u%s %%w, %%d;\n", r[1:])
	}
	b.WriteString("\tst.global.u64 [%x2], %w;\n\tret;\n")
	return b.String()
}

// form makes the program of rows of sources.
func (v *vector) form(rows [][]uint64) *formCase {
	types := strings.Fields(v.types)
	c := &formCase{title: v.text, body: v.kernel(), block: len(rows), inSize: 8, outSize: 8, outType: types[0], sanitize: true, noGPU: v.noGPU}
	c.decl = v.decl
	if strings.Contains(v.text, "%ga") {
		c.decl = strings.TrimPrefix(c.decl+"\n\n.visible .global .align 32 .b8 gm[16384];", "\n\n")
	}
	for _, row := range rows {
		c.in = append(c.in, row...)
		c.out = append(c.out, v.expected(row))
	}
	return c
}

const vectorRows = 512

// rows makes the sources: corners of each type and random bits.
func (v *vector) rows() [][]uint64 {
	types := strings.Fields(v.types)[1:]
	h := fnv.New64a()
	h.Write([]byte(v.text + v.types))
	r := rand.New(rand.NewPCG(h.Sum64(), 1))
	var rows [][]uint64
	for range vectorRows {
		row := make([]uint64, len(types))
		for k, t := range types {
			row[k] = operand(r, t)
		}
		rows = append(rows, row)
	}
	return rows
}

// operand returns a value of a type that is likely to be a corner.
func operand(r *rand.Rand, t string) uint64 {
	if t == "pred" {
		return r.Uint64() & 1
	}
	if strings.HasPrefix(t, "small") { // small numbers, as shift amounts: small40 is 0 … 39
		var n uint64
		fmt.Sscanf(t[5:], "%d", &n)
		return r.Uint64() % n
	}
	a := isa.LookupAtom(t)
	n := a.Bits()
	mask := integer.WidthMask(a)
	x := r.Uint64()
	if a.Class() == isa.ClassFloat && n >= 16 {
		return floatOperand(r, t) & mask
	}
	switch r.IntN(5) {
	case 0:
		corners := [...]uint64{0, 1, 2, 3, ^uint64(0), ^uint64(1), 1 << (n - 1), 1<<(n-1) - 1, 1<<(n-1) + 1, 0xaaaaaaaaaaaaaaaa, 0x5555555555555555}
		x = corners[r.IntN(len(corners))]
	case 1:
		x = uint64(int64(x) >> r.IntN(64))
	case 2:
		x &= r.Uint64() & r.Uint64()
	}
	return x & mask
}

// floatOperand returns a floating-point pattern, parts of packed types independently.
func floatOperand(r *rand.Rand, t string) uint64 {
	part := func(exp, frac uint) uint64 {
		n := exp + frac + 1
		one := (uint64(1)<<(exp-1) - 1) << frac
		inf := (uint64(1)<<exp - 1) << frac
		x := r.Uint64()
		switch r.IntN(6) {
		case 0:
			corners := [...]uint64{0, 1, 1<<frac - 1, 1 << frac, one, one - 1, one + 1, one + 1<<(frac-1), inf - 1, inf, inf | 1<<(frac-1), inf + 1, one + 1<<frac}
			x = corners[r.IntN(len(corners))] | x&(1<<(n-1))
		case 1, 2: // moderate exponents
			x = x&(1<<(n-1)|(1<<frac-1)) | (one + uint64(r.IntN(9)-4)<<frac)
		case 3: // few bits
			x &= r.Uint64() & r.Uint64()
		}
		return x & (1<<n - 1)
	}
	switch t {
	case "f64":
		return part(11, 52)
	case "f16":
		return part(5, 10)
	case "bf16":
		return part(8, 7)
	case "f16x2":
		return part(5, 10) | part(5, 10)<<16
	case "bf16x2":
		return part(8, 7) | part(8, 7)<<16
	case "f32x2":
		return part(8, 23) | part(8, 23)<<32
	}
	return part(8, 23)
}

// TestVectors covers PTX ISA §9.7.1 to §9.7.9: instructions of single threads, on many operands.
func TestVectors(t *testing.T) {
	for _, v := range allVectors(t) {
		t.Run(strings.ReplaceAll(v.text, " ", "_"), func(t *testing.T) {
			t.Parallel()
			v.form(v.rows()).check(t, ".version 9.3\n.target sm_100a\n")
		})
	}
}

// allVectors returns the vectors of all groups.
func allVectors(t testing.TB) []*vector {
	var list []*vector
	for _, group := range [...]func(testing.TB) []vector{
		integerVectors, bitVectors, dotVectors, integerConversions, moveVectors, floatVectors, halfVectors, floatConversions, scaledConversions, approximations,
		halfApproximations, moreFloatVectors, comparisonVectors, moreConversions, narrowConversions, moreIntegerVectors, memoryVectors, atomVectors, videoVectors,
	} {
		vs := group(t)
		for i := range vs {
			list = append(list, &vs[i])
		}
	}
	return list
}

// Integers of a type as math/big numbers.

func typeOf(t string) isa.Atom { return isa.LookupAtom(t) }

func bigOf(x uint64, t string) *big.Int {
	a := typeOf(t)
	if isSigned(a) {
		return big.NewInt(integer.SignExtend(x, a))
	}
	return new(big.Int).SetUint64(x & integer.WidthMask(a))
}

// wrap returns the low bits of a number.
func wrap(x *big.Int, bits int) uint64 {
	m := new(big.Int).Lsh(big.NewInt(1), uint(bits))
	r := new(big.Int).Mod(x, m)
	return r.Uint64()
}

// clampTo clamps a number to a type's range and returns its bits in a register
// of n bits.
func clampTo(x *big.Int, t string, n int) uint64 {
	a := typeOf(t)
	lo, hi := big.NewInt(0), new(big.Int).Lsh(big.NewInt(1), uint(a.Bits()))
	if isSigned(a) {
		hi.Rsh(hi, 1)
		lo.Neg(hi)
	}
	hi.Sub(hi, big.NewInt(1))
	switch {
	case x.Cmp(lo) < 0:
		x = lo
	case x.Cmp(hi) > 0:
		x = hi
	}
	return wrap(x, n)
}
