package softfp

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// reference rounds an exact value to f with math/big alone. zero gives the sign
// of an exact zero.
func reference(f *Format, v *big.Float, r Round, zeroNeg bool) uint64 {
	if v.Sign() == 0 {
		if zeroNeg {
			return f.SignBit()
		}
		return 0
	}
	sign := uint64(0)
	neg := v.Sign() < 0
	if neg {
		sign = f.SignBit()
	}
	abs := new(big.Float).Copy(v)
	abs.Abs(abs)
	e := abs.MantExp(nil) - 1
	bias := 1<<(f.Exp-1) - 1
	e = max(e, 1-bias)
	// Scale so that the unit of f is 1.
	scaled := new(big.Float).SetPrec(abs.Prec())
	scaled.SetMantExp(abs, int(f.Frac)-e)
	q, _ := scaled.Int(nil)
	rest := new(big.Float).SetPrec(2000).Sub(scaled, new(big.Float).SetInt(q))
	cmpHalf := rest.Cmp(big.NewFloat(0.5))
	up := false
	switch r {
	case RN:
		up = cmpHalf > 0 || cmpHalf == 0 && q.Bit(0) == 1
	case RNA:
		up = cmpHalf >= 0
	case RM:
		up = neg && rest.Sign() > 0
	case RP:
		up = !neg && rest.Sign() > 0
	case RO:
		up = rest.Sign() > 0 && q.Bit(0) == 0
	}
	if up {
		q.Add(q, big.NewInt(1))
	}
	if q.BitLen() > int(f.Frac)+1 {
		q.Rsh(q, 1)
		e++
	}
	u := q.Uint64()
	var b uint64
	if u>>f.Frac == 0 {
		b = u
	} else if e+bias < 1<<f.Exp {
		b = uint64(e+bias)<<f.Frac | u&(1<<f.Frac-1)
	} else {
		b = math.MaxUint64
	}
	limit := uint64(1)<<(f.Exp+f.Frac) - 1 // all ones
	switch f.Special {
	case IEEE:
		limit = (limit>>f.Frac)<<f.Frac - 1
	case OneNaN:
		limit--
	}
	if b > limit {
		if f.Special == Finite || r == RZ || r == RO || r == RM && !neg || r == RP && neg {
			b = limit
		} else {
			b = limit + 1
		}
	}
	return sign | b<<f.Shift
}

func exact(x float64) *big.Float {
	if math.Signbit(x) && x == 0 {
		return new(big.Float).SetPrec(2400).Neg(new(big.Float))
	}
	return new(big.Float).SetPrec(2400).SetFloat64(x)
}

var rounds = []Round{RN, RZ, RM, RP, RNA, RO}

// interesting returns a pattern that is likely to meet a corner.
func interesting(r *rand.Rand, f *Format) uint64 {
	b := r.Uint64()
	switch r.IntN(6) {
	case 0: // few bits
		b &= r.Uint64() & r.Uint64()
	case 1: // long runs
		b = b << r.IntN(64)
	case 2: // middle exponents, so that sums cancel
		b = b>>1&(1<<f.Frac-1) | uint64((1<<(f.Exp-1))-2+r.IntN(4))<<f.Frac | b&1<<(f.Frac+f.Exp)
	case 3: // near a boundary of exponents
		b = uint64(r.IntN(1<<min(int(f.Exp), 20)))<<f.Frac + uint64(r.IntN(5)) - 2
	}
	return (b & (1<<(f.Exp+f.Frac+1) - 1)) << f.Shift
}

func TestConvertAgainstBig(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	formats := map[string]*Format{
		"f16": &F16, "bf16": &BF16, "tf32": &TF32, "f32": &F32, "f64": &F64, "e4m3": &E4M3,
		"e5m2": &E5M2, "e2m3": &E2M3, "e3m2": &E3M2, "e2m1": &E2M1,
	}
	for name, f := range formats {
		for range 4000 {
			b := interesting(r, &F64)
			if r.IntN(2) == 0 { // in f's neighbourhood
				b = math.Float64bits(f.ToFloat64(interesting(r, f))) + uint64(r.IntN(3)) - 1
				b ^= uint64(r.IntN(4)) << 28
			}
			x := math.Float64frombits(b)
			if x != x || math.IsInf(x, 0) {
				continue
			}
			for _, mode := range rounds {
				want := reference(f, exact(x), mode, math.Signbit(x))
				if got := Convert(f, &F64, b, mode, ToInf); got != want {
					t.Fatalf("%s mode %d of %x (%g): %x, want %x", name, mode, b, x, got, want)
				}
			}
		}
	}
}

// TestNarrowRoundTrip takes every pattern of the narrow formats to f64 and back.
func TestNarrowRoundTrip(t *testing.T) {
	for _, f := range []*Format{&F16, &BF16, &E4M3, &E5M2, &E2M3, &E3M2, &E2M1, &UE4M3} {
		n := uint64(1) << (f.Exp + f.Frac)
		if !f.Unsigned {
			n *= 2
		}
		for b := range n {
			x := f.ToFloat64(b)
			got := f.FromFloat64(x, RN)
			if x != x {
				if got != f.NaN {
					t.Errorf("NaN %x became %x", b, got)
				}
				continue
			}
			if got != b {
				t.Errorf("%x (%g) became %x", b, x, got)
			}
		}
	}
	for b := range uint32(1 << 16) {
		if x := math.Float32frombits(F16To32(uint16(b))); float64(x) != F16.ToFloat64(uint64(b)) && x == x {
			t.Errorf("F16To32(%x) = %g", b, x)
		}
		if x := math.Float32frombits(BF16To32(uint16(b))); float64(x) != BF16.ToFloat64(uint64(b)) && x == x {
			t.Errorf("BF16To32(%x) = %g", b, x)
		}
	}
}

func TestKnownNarrow(t *testing.T) {
	for _, tt := range []struct {
		f    *Format
		b    uint64
		want float64
	}{
		{&E4M3, 0x7e, 448},
		{&E4M3, 0x01, 0x1p-9},
		{&E5M2, 0x7b, 57344},
		{&E5M2, 1, 0x1p-16},
		{&E2M3, 0x1f, 7.5},
		{&E3M2, 0x1f, 28},
		{&E2M1, 7, 6},
		{&E2M1, 1, 0.5},
		{&F16, 0x7bff, 65504},
		{&BF16, 0x7f7f, 0x1.fep127},
		{&TF32, 0x3f802000, 1 + 0x1p-10},
	} {
		if got := tt.f.ToFloat64(tt.b); got != tt.want {
			t.Errorf("%x is %g, want %g", tt.b, got, tt.want)
		}
	}
	if got := Convert(&E4M3, &F32, 0x44000000, RN, SatFinite); got != 0x7e { // 512
		t.Errorf("512 saturates to %x", got)
	}
	if got := Convert(&E4M3, &F32, 0x44000000, RN, ToInf); got != 0x7f {
		t.Errorf("512 becomes %x", got)
	}
	if got := Convert(&E2M1, &F32, 0x7fc00000, RN, SatFinite); got != 7 {
		t.Errorf("NaN becomes %x", got)
	}
}

// TestArithmeticAgainstBig checks every operation in every mode, in both widths: the fast path and the integer path.
func TestArithmeticAgainstBig(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	check := func(f *Format, what string, got, want uint64, mode Round, ops ...uint64) {
		t.Helper()
		if got != want {
			t.Fatalf("%s mode %d of %x: %x, want %x", what, mode, ops, got, want)
		}
	}
	for _, f := range []*Format{&F32, &F64} {
		for range 12000 {
			a, b, c := interesting(r, f), interesting(r, f), interesting(r, f)
			x, y, z := f.ToFloat64(a), f.ToFloat64(b), f.ToFloat64(c)
			if !finite(x) || !finite(y) || !finite(z) {
				continue
			}
			X, Y, Z := exact(x), exact(y), exact(z)
			for _, mode := range []Round{RN, RZ, RM, RP} {
				sum := new(big.Float).SetPrec(2400).Add(X, Y)
				want := reference(f, sum, mode, zeroSum(x, y, mode))
				check(f, "AddNum", f.Pack(AddNum(f.Unpack(a), f.Unpack(b), mode), mode, ToInf), want, mode, a, b)
				prod := new(big.Float).SetPrec(2400).Mul(X, Y)
				pneg := math.Signbit(x) != math.Signbit(y)
				wantMul := reference(f, prod, mode, pneg)
				check(f, "MulNum", f.Pack(MulNum(f.Unpack(a), f.Unpack(b)), mode, ToInf), wantMul, mode, a, b)
				fma := new(big.Float).SetPrec(4800).Add(prod, Z)
				pz := 1.0
				if pneg {
					pz = -1
				}
				if prod.Sign() == 0 {
					pz *= 0
				}
				if pz == 0 && pneg {
					pz = math.Copysign(0, -1)
				}
				wantFma := reference(f, fma, mode, zeroSum(pz, z, mode))
				check(f, "FmaNum", f.Pack(FmaNum(f.Unpack(a), f.Unpack(b), f.Unpack(c), mode), mode, ToInf), wantFma, mode, a, b, c)
				var wantDiv, wantSqrt uint64
				if y != 0 {
					quo := new(big.Float).SetPrec(2400).Quo(X, Y)
					wantDiv = reference(f, quo, mode, pneg)
					check(f, "DivNum", f.Pack(DivNum(f.Unpack(a), f.Unpack(b)), mode, ToInf), wantDiv, mode, a, b)
				}
				if x > 0 {
					root := new(big.Float).SetPrec(600).Sqrt(X)
					wantSqrt = reference(f, root, mode, false)
					check(f, "SqrtNum", f.Pack(SqrtNum(f.Unpack(a)), mode, ToInf), wantSqrt, mode, a)
				}
				if f == &F32 {
					a, b, c := uint32(a), uint32(b), uint32(c)
					check(f, "Add32", uint64(Add32(a, b, mode)), want, mode, uint64(a), uint64(b))
					check(f, "Mul32", uint64(Mul32(a, b, mode)), wantMul, mode, uint64(a), uint64(b))
					check(f, "Fma32", uint64(Fma32(a, b, c, mode)), wantFma, mode, uint64(a), uint64(b), uint64(c))
					if y != 0 {
						check(f, "Div32", uint64(Div32(a, b, mode)), wantDiv, mode, uint64(a), uint64(b))
					}
					if x > 0 {
						check(f, "Sqrt32", uint64(Sqrt32(a, mode)), wantSqrt, mode, uint64(a))
					}
					continue
				}
				check(f, "Add64", Add64(a, b, mode), want, mode, a, b)
				check(f, "Mul64", Mul64(a, b, mode), wantMul, mode, a, b)
				check(f, "Fma64", Fma64(a, b, c, mode), wantFma, mode, a, b, c)
				if y != 0 {
					check(f, "Div64", Div64(a, b, mode), wantDiv, mode, a, b)
				}
				if x > 0 {
					check(f, "Sqrt64", Sqrt64(a, mode), wantSqrt, mode, a)
				}
			}
		}
	}
}

// zeroSum says whether x + y is a negative zero if it is zero.
func zeroSum(x, y float64, r Round) bool {
	if x == 0 && y == 0 && math.Signbit(x) == math.Signbit(y) {
		return math.Signbit(x)
	}
	return r == RM
}

func TestHalfArithmetic(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for _, f := range []*Format{&F16, &BF16} {
		for range 20000 {
			a, b, c := uint16(interesting(r, f)), uint16(interesting(r, f)), uint16(interesting(r, f))
			x, y, z := f.ToFloat64(uint64(a)), f.ToFloat64(uint64(b)), f.ToFloat64(uint64(c))
			if !finite(x) || !finite(y) || !finite(z) {
				continue
			}
			want := reference(f, new(big.Float).SetPrec(2400).Add(exact(x), exact(y)), RN, zeroSum(x, y, RN))
			if got := Add16(f, a, b); uint64(got) != want {
				t.Fatalf("Add16(%x, %x) = %x, want %x", a, b, got, want)
			}
			p := new(big.Float).SetPrec(2400).Mul(exact(x), exact(y))
			want = reference(f, p, RN, math.Signbit(x) != math.Signbit(y))
			if got := Mul16(f, a, b); uint64(got) != want {
				t.Fatalf("Mul16(%x, %x) = %x, want %x", a, b, got, want)
			}
			want = reference(f, p.Add(p, exact(z)), RN, zeroSum(x*y, z, RN))
			if got := Fma16(f, a, b, c); uint64(got) != want {
				t.Fatalf("Fma16(%x, %x, %x) = %x, want %x", a, b, c, got, want)
			}
		}
	}
}

func TestSpecialValues(t *testing.T) {
	const inf, ninf, one, qnan = 0x7f800000, 0xff800000, 0x3f800000, 0xffc12345
	for _, tt := range []struct {
		what      string
		got, want uint32
	}{
		{"inf-inf", Add32(inf, ninf, RN), NaN32},
		{"inf-inf rz", Add32(inf, ninf, RZ), NaN32},
		{"0*inf", Mul32(0, inf, RP), NaN32},
		{"NaN+1", Add32(qnan, one, RN), NaN32},
		{"fma(inf,0,1)", Fma32(inf, 0, one, RN), NaN32},
		{"fma(1,inf,-inf)", Fma32(one, inf, ninf, RM), NaN32},
		{"fma(1,inf,1)", Fma32(one, inf, one, RM), inf},
		{"1/0", Div32(one, 0, RN), inf},
		{"1/-0 rz", Div32(one, 0x80000000, RZ), ninf},
		{"0/0", Div32(0, 0, RZ), NaN32},
		{"sqrt -1", Sqrt32(0xbf800000, RN), NaN32},
		{"sqrt -0", Sqrt32(0x80000000, RP), 0x80000000},
		{"1-1 rm", Add32(one, 0xbf800000, RM), 0x80000000},
		{"1-1 rn", Add32(one, 0xbf800000, RN), 0},
		{"ftz", FTZ32(0x807fffff), 0x80000000},
		{"sat NaN", Sat32(qnan), 0},
		{"sat -1", Sat32(0xbf800000), 0},
		{"sat 2", Sat32(0x40000000), one},
		{"min NaN", Min32(qnan, one, false), one},
		{"min NaN nan", Min32(qnan, one, true), NaN32},
		{"min NaN NaN", Min32(qnan, qnan, false), NaN32},
		{"min 0 -0", Min32(0, 0x80000000, false), 0x80000000},
		{"max -0 0", Max32(0x80000000, 0, false), 0},
		{"max over rz", Mul32(0x7f7fffff, 0x40000000, RZ), 0x7f7fffff},
		{"max over rp", Mul32(0xff7fffff, 0x40000000, RP), 0xff7fffff},
	} {
		if tt.got != tt.want {
			t.Errorf("%s = %x, want %x", tt.what, tt.got, tt.want)
		}
	}
	const a, b, c, one64 = 0x7ff0000000000001, 0xfff0000000000002, 0x7ff8000000000003, 0x3ff0000000000000
	for _, tt := range []struct {
		what      string
		got, want uint64
	}{
		{"payload", Add64(a, one64, RN), 0x7ff8000000000001},
		{"payload of a", Div64(a, b, RN), 0x7ff8000000000001},
		{"payload of b", Fma64(a, b, c, RN), 0xfff8000000000002},
		{"payload of c", Fma64(a, one64, c, RZ), c},
		{"payload of fma's a", Fma64(a, one64, one64, RM), 0x7ff8000000000001},
		{"invalid", Mul64(0, 0x7ff0000000000000, RZ), 0xfff8000000000000},
		{"f64 to f32", uint64(F64To32(0xfff0000060000000, RP)), 0xffc00003},
		{"f64 to bf16", BF16.Quiet(0x7ff1000000000001), 0x7fc8},
		{"bf16 to f32", uint64(BF16To32(0xff81)), 0xff810000},
	} {
		if tt.got != tt.want {
			t.Errorf("%s = %x, want %x", tt.what, tt.got, tt.want)
		}
	}
}

func TestIntegers(t *testing.T) {
	nan := math.NaN()
	for _, tt := range []struct {
		got, want int64
	}{
		{ToSigned(2.5, 32, RN, 7), 2},
		{ToSigned(-2.5, 32, RM, 7), -3},
		{ToSigned(-2.5, 32, RP, 7), -2},
		{ToSigned(-2.5, 32, RZ, 7), -2},
		{ToSigned(3e9, 32, RZ, 7), math.MaxInt32},
		{ToSigned(-3e9, 32, RZ, 7), math.MinInt32},
		{ToSigned(1e300, 64, RZ, 7), math.MaxInt64},
		{ToSigned(-1e300, 64, RZ, 7), math.MinInt64},
		{ToSigned(200, 8, RZ, 7), 127},
		{ToSigned(nan, 32, RZ, 7), 7},
		{int64(ToUnsigned(-1, 32, RZ, 7)), 0},
		{int64(ToUnsigned(1e300, 16, RZ, 7)), 65535},
		{int64(ToUnsigned(0x1p63+0x1p12, 64, RZ, 7)), math.MinInt64 + 1<<12},
		{int64(ToUnsigned(1e300, 64, RZ, 7)), -1},
		{int64(ToUnsigned(nan, 64, RZ, 7)), 7},
	} {
		if tt.got != tt.want {
			t.Errorf("got %d, want %d", tt.got, tt.want)
		}
	}
	r := rand.New(rand.NewPCG(7, 8))
	for range 5000 {
		v := int64(r.Uint64()) >> r.IntN(64)
		for _, mode := range rounds {
			for _, f := range []*Format{&F32, &F64, &F16} {
				want := reference(f, new(big.Float).SetPrec(100).SetInt64(v), mode, false)
				if got := f.Pack(FromInt(v), mode, ToInf); got != want {
					t.Fatalf("FromInt(%d) mode %d: %x, want %x", v, mode, got, want)
				}
				want = reference(f, new(big.Float).SetPrec(100).SetUint64(uint64(v)), mode, false)
				if got := f.Pack(FromUint(uint64(v)), mode, ToInf); got != want {
					t.Fatalf("FromUint(%d) mode %d: %x, want %x", uint64(v), mode, got, want)
				}
			}
		}
	}
}
