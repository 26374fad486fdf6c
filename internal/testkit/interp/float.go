package interp

import (
	"math/big"

	"gonvvm/internal/ir"
)

// format is a binary format of IEEE 754: the bits of the fraction and of the exponent.
type format struct{ frac, exp int }

func formatOf(t ir.Type) (format, error) {
	switch t {
	case ir.Half:
		return format{10, 5}, nil
	case ir.BFloat:
		return format{7, 8}, nil
	case ir.Float:
		return format{23, 8}, nil
	case ir.Double:
		return format{52, 11}, nil
	}
	return format{}, unsupported("a floating-point type")
}

func (f format) width() int    { return f.frac + f.exp + 1 }
func (f format) least() int    { return 2 - 1<<(f.exp-1) } // exponent of the smallest normal number
func (f format) inf() uint64   { return (1<<f.exp - 1) << f.frac }
func (f format) quiet() uint64 { return 1 << (f.frac - 1) }

// float is a number, an infinity or a NaN.
type float struct {
	neg, inf, nan, signaling bool
	r                        *big.Rat // of a number: its value
}

func (x *float) zero() bool { return !x.inf && !x.nan && x.r.Sign() == 0 }

// decode returns the number that the bits of v stand for.
func (f format) decode(v Value) float {
	b := v.Bits.Uint64()
	x := float{neg: b>>(f.width()-1) != 0}
	frac, exp := b&(1<<f.frac-1), int(b>>f.frac&(1<<f.exp-1))
	switch {
	case v.NaN, exp == 1<<f.exp-1 && frac != 0:
		x.nan, x.signaling = true, !v.NaN && frac&f.quiet() == 0
		return x
	case exp == 1<<f.exp-1:
		x.inf = true
		return x
	case exp > 0:
		frac, exp = frac|1<<f.frac, exp-1
	}
	x.r = scaled(new(big.Int).SetUint64(frac), f.least()+exp-f.frac)
	if x.neg {
		x.r.Neg(x.r)
	}
	return x
}

// scaled returns x * 2^e.
func scaled(x *big.Int, e int) *big.Rat {
	if e < 0 {
		return new(big.Rat).SetFrac(x, power(-e))
	}
	return new(big.Rat).SetInt(new(big.Int).Mul(x, power(e)))
}

// encode rounds x to the nearest value of the format, to an even one between two.
func (f format) encode(x float) Value {
	sign := uint64(0)
	if x.neg {
		sign = 1 << (f.width() - 1)
	}
	switch {
	case x.nan:
		return Value{Bits: new(big.Int).SetUint64(f.inf() | f.quiet()), NaN: true}
	case x.inf:
		return small(sign | f.inf())
	case x.r.Sign() == 0:
		return small(sign)
	}
	abs := new(big.Rat).Abs(x.r)
	e := abs.Num().BitLen() - abs.Denom().BitLen() // 2^(e-1) < abs < 2^(e+1)
	if scaled(one, e).Cmp(abs) > 0 {
		e--
	}
	e = max(e, f.least())
	n := nearest(new(big.Rat).Mul(abs, powerRat(f.frac-e))).Uint64()
	// A carry out of the fraction raises the exponent, as it should.
	bits := n + uint64(e-f.least())<<f.frac
	return small(sign | min(bits, f.inf()))
}

// powerRat returns 2^e.
func powerRat(e int) *big.Rat { return scaled(one, e) }

// floor returns the greatest integer that is not above x.
func floor(x *big.Rat) *big.Int {
	return new(big.Int).Div(x.Num(), x.Denom()) // the divisor is positive: Euclidean division rounds down
}

// nearest returns the integer nearest to x, the even one of two.
func nearest(x *big.Rat) *big.Int {
	n := floor(x)
	switch new(big.Rat).Sub(x, new(big.Rat).SetInt(n)).Cmp(big.NewRat(1, 2)) {
	case 0:
		if n.Bit(0) == 0 {
			return n
		}
	case -1:
		return n
	}
	return n.Add(n, one)
}

// env holds the facts, beside the operands, on which the results of floating-point operations depend.
type env struct {
	format
	flags  ir.Flags
	flush  bool // subnormal operands and results may be flushed
	anyNaN bool // see Machine
}

// floatEnv returns the environment of an operation of function f on values of type t.
func (m *Machine) floatEnv(f *ir.Func, flags ir.Flags, t ir.Type) (env, error) {
	ft, err := formatOf(t)
	e := env{format: ft, flags: flags, anyNaN: m.AnyNaN}
	if f == nil { // of a constant expression
		return e, err
	}
	set := m.mod.AttrLists[f.Attrs].Fn
	for _, key := range []string{"denormal-fp-math-f32", "denormal-fp-math"} {
		s, _ := m.mod.StrAttr(set, key)
		e.flush = e.flush || t == ir.Float && s != "" && s != "ieee" && s != "ieee,ieee"
	}
	s, _ := m.mod.StrAttr(set, "nvptx-f32ftz")
	e.flush = e.flush || t == ir.Float && s == "true"
	return e, err
}

// undetermined reports whether nothing can be said of an operation because x is one of its operands or results.
// A flag makes the value poison; the sign of a zero and a subnormal may be one thing or another.
func (e *env) undetermined(x float, result bool) bool {
	subnormal := !x.nan && !x.inf && x.r.Sign() != 0 && new(big.Rat).Abs(x.r).Cmp(powerRat(e.least())) < 0
	return x.nan && e.flags&ir.FlagNNaN != 0 || x.inf && e.flags&ir.FlagNInf != 0 ||
		result && x.zero() && e.flags&ir.FlagNSZ != 0 || e.flush && subnormal
}

// apply computes an operation of floating-point operands and result, unless an operand is poison or the result undetermined.
func (e *env) apply(a []Value, fn func(x []float) float) Value {
	xs := make([]float, len(a))
	for i := range a {
		if a[i].Bits == nil {
			return poison()
		}
		if xs[i] = e.decode(a[i]); e.undetermined(xs[i], false) {
			return poison()
		}
	}
	r := fn(xs)
	if e.undetermined(r, true) {
		return poison()
	}
	v := e.encode(r)
	if e.undetermined(e.decode(v), true) { // it overflows or underflows
		return poison()
	}
	return v
}

var someNaN = float{nan: true}

// exact makes a number of an exact result; neg is the sign of a zero.
func exact(r *big.Rat, neg bool) float {
	if s := r.Sign(); s != 0 {
		neg = s < 0
	}
	return float{neg: neg, r: r}
}

func add(x, y float) float {
	switch {
	case x.nan || y.nan || x.inf && y.inf && x.neg != y.neg:
		return someNaN
	case x.inf:
		return x
	case y.inf:
		return y
	}
	return exact(new(big.Rat).Add(x.r, y.r), x.neg && y.neg)
}

func negated(x float) float {
	x.neg = !x.neg
	if x.r != nil {
		x.r = new(big.Rat).Neg(x.r)
	}
	return x
}

func mul(x, y float) float {
	neg := x.neg != y.neg
	switch {
	case x.nan || y.nan || x.inf && y.zero() || y.inf && x.zero():
		return someNaN
	case x.inf || y.inf:
		return float{neg: neg, inf: true}
	}
	return exact(new(big.Rat).Mul(x.r, y.r), neg)
}

func div(x, y float) float {
	neg := x.neg != y.neg
	switch {
	case x.nan || y.nan || x.inf && y.inf || x.zero() && y.zero():
		return someNaN
	case x.inf || y.zero():
		return float{neg: neg, inf: true}
	case y.inf:
		return exact(new(big.Rat), neg)
	}
	return exact(new(big.Rat).Quo(x.r, y.r), neg)
}

// rem is the remainder of a division that cuts, with the sign of x.
func rem(x, y float) float {
	switch {
	case x.nan || y.nan || x.inf || y.zero():
		return someNaN
	case y.inf:
		return x
	}
	q := new(big.Rat).SetInt(cut(new(big.Rat).Quo(x.r, y.r)))
	return exact(new(big.Rat).Sub(x.r, q.Mul(q, y.r)), x.neg)
}

// cut returns x without its fraction.
func cut(x *big.Rat) *big.Int { return new(big.Int).Quo(x.Num(), x.Denom()) }

func (e *env) fma(x, y, z float) float { return add(mul(x, y), z) }

// sqrt returns so many bits of the root that a second rounding does no harm.
func sqrt(x float) float {
	switch {
	case x.nan || x.neg && !x.zero():
		return someNaN
	case x.inf || x.zero():
		return x
	}
	r, _ := new(big.Float).Sqrt(new(big.Float).SetPrec(2400).SetRat(x.r)).SetMode(big.ToNearestEven).Rat(nil)
	return exact(r, false)
}

// arithmetic executes a binary floating-point instruction.
func (e *env) arithmetic(op ir.Op, a []Value) (Value, error) {
	ops := map[ir.Op]func(x, y float) float{
		ir.OpFAdd: add, ir.OpFMul: mul, ir.OpFDiv: div, ir.OpFRem: rem,
		ir.OpFSub: func(x, y float) float { return add(x, negated(y)) },
	}
	fn := ops[op]
	if fn == nil {
		return Value{}, unsupported(op.String())
	}
	return e.apply(a, func(x []float) float { return fn(x[0], x[1]) }), nil
}

// order compares two numbers: -1, 0 or 1.
func order(x, y float) int {
	rank := func(x float) int {
		switch {
		case x.inf && x.neg:
			return -1
		case x.inf:
			return 1
		}
		return 0
	}
	if rank(x) != 0 || rank(y) != 0 {
		return rank(x) - rank(y)
	}
	return x.r.Cmp(y.r)
}

// compare is fcmp.
func (e *env) compare(p ir.Pred, a, b Value) Value {
	if a.Bits == nil || b.Bits == nil {
		return poison()
	}
	x, y := e.decode(a), e.decode(b)
	if e.undetermined(x, false) || e.undetermined(y, false) {
		return poison()
	}
	bit := 3 // of the predicate: equal, greater, less, unordered
	if !x.nan && !y.nan {
		switch c := order(x, y); {
		case c == 0:
			bit = 0
		case c > 0:
			bit = 1
		default:
			bit = 2
		}
	}
	return truth(int(p-ir.FCmpFalse)>>bit&1 != 0)
}

// choice is a minimum or maximum. minnum and maxnum say nothing of the order of zeros, nor which
// operand a signaling NaN gives way to.
func (e *env) choice(id ir.Intrinsic, a []Value) Value {
	least := id == ir.IntrMinnum || id == ir.IntrMinimum || id == ir.IntrMinimumnum
	loose := id == ir.IntrMinnum || id == ir.IntrMaxnum
	unsure := false
	r := e.apply(a, func(v []float) float {
		x, y := v[0], v[1]
		unsure = loose && (x.signaling || y.signaling || x.zero() && y.zero() && x.neg != y.neg)
		switch {
		case (x.nan || y.nan) && (id == ir.IntrMinimum || id == ir.IntrMaximum):
			return someNaN
		case x.nan:
			return y
		case y.nan:
			return x
		}
		c := order(x, y)
		if c == 0 && x.neg && !y.neg {
			c = -1
		}
		if (c < 0) == least {
			return x
		}
		return y
	})
	if unsure {
		return poison()
	}
	return r
}

// whole rounds to an integer.
func (e *env) whole(id ir.Intrinsic, a Value) Value {
	return e.apply([]Value{a}, func(v []float) float {
		x := v[0]
		if x.nan || x.inf {
			return x
		}
		var n *big.Int
		half := big.NewRat(1, 2)
		switch id {
		case ir.IntrFloor:
			n = floor(x.r)
		case ir.IntrCeil:
			n = floor(new(big.Rat).Neg(x.r))
			n.Neg(n)
		case ir.IntrTrunc:
			n = cut(x.r)
		case ir.IntrRound: // away from zero between two
			if x.neg {
				half.Neg(half)
			}
			n = cut(half.Add(half, x.r))
		default:
			n = nearest(x.r)
		}
		return exact(new(big.Rat).SetInt(n), x.neg)
	})
}

// class is llvm.is.fpclass.
func (e *env) class(a Value, mask uint64) Value {
	if a.Bits == nil {
		return poison()
	}
	x := e.decode(a)
	if a.NaN && mask&3 != 0 && mask&3 != 3 { // it may be a signaling one
		return poison()
	}
	subnormal := !x.nan && !x.inf && new(big.Rat).Abs(x.r).Cmp(powerRat(e.least())) < 0
	bit := 8 // of the mask: positive, normal; those of negative numbers go the other way
	switch {
	case x.signaling:
		return truth(mask&1 != 0)
	case x.nan:
		return truth(mask&2 != 0)
	case x.inf:
		bit = 9
	case x.r.Sign() == 0:
		bit = 6
	case subnormal:
		bit = 7
	}
	if x.neg {
		bit = 11 - bit
	}
	return truth(mask>>bit&1 != 0)
}

// signBit returns v with another sign: as negation, absolute value or copysign do, which are not arithmetic
// and keep the bits of a NaN.
func (f format) signBit(v Value, neg func(old bool) bool) Value {
	if v.Bits == nil {
		return v
	}
	k, bit := f.width()-1, uint(0)
	if neg(v.Bits.Bit(k) != 0) {
		bit = 1
	}
	return Value{Bits: new(big.Int).SetBit(v.Bits, k, bit), NaN: v.NaN}
}

// signed is signBit, but that a GPU may give any NaN.
func (e *env) signed(v Value, neg func(old bool) bool) Value {
	if v = e.signBit(v, neg); e.anyNaN && v.Bits != nil && e.width() < 64 {
		v.NaN = e.decode(v).nan
	}
	return v
}

// floatIntrinsic executes an intrinsic of floats; ok is false if it is not known.
func (e *env) floatIntrinsic(id ir.Intrinsic, a []Value) (v Value, ok bool) {
	switch id {
	case ir.IntrFma:
		return e.apply(a, func(x []float) float { return e.fma(x[0], x[1], x[2]) }), true
	case ir.IntrFmuladd: // fused or not
		once := e.apply(a, func(x []float) float { return e.fma(x[0], x[1], x[2]) })
		p := e.apply(a[:2], func(x []float) float { return mul(x[0], x[1]) })
		twice := e.apply([]Value{p, a[2]}, func(x []float) float { return add(x[0], x[1]) })
		if once.Bits == nil || twice.Bits == nil || once.Bits.Cmp(twice.Bits) != 0 {
			return poison(), true
		}
		return once, true
	case ir.IntrSqrt:
		return e.apply(a, func(x []float) float { return sqrt(x[0]) }), true
	case ir.IntrCanonicalize:
		return e.apply(a, func(x []float) float { return x[0] }), true
	case ir.IntrFabs:
		return e.signed(a[0], func(bool) bool { return false }), true
	case ir.IntrCopysign:
		if a[1].Bits == nil || a[1].NaN {
			return poison(), true
		}
		return e.signBit(a[0], func(bool) bool { return a[1].Bits.Bit(e.width()-1) != 0 }), true
	case ir.IntrMinnum, ir.IntrMaxnum, ir.IntrMinimum, ir.IntrMaximum, ir.IntrMinimumnum, ir.IntrMaximumnum:
		return e.choice(id, a), true
	case ir.IntrFloor, ir.IntrCeil, ir.IntrTrunc, ir.IntrRound, ir.IntrRint, ir.IntrNearbyint, ir.IntrRoundeven:
		return e.whole(id, a[0]), true
	}
	return Value{}, false
}

// resize is fptrunc and fpext.
func resize(v Value, from, to env) Value {
	if v.Bits == nil {
		return poison()
	}
	x := from.decode(v)
	if from.undetermined(x, false) || to.undetermined(x, true) {
		return poison()
	}
	r := to.encode(x)
	if to.undetermined(to.decode(r), true) {
		return poison()
	}
	return r
}

// toFloat rounds x to the nearest value of the format.
func (f format) toFloat(x *big.Int) Value {
	return f.encode(exact(new(big.Rat).SetInt(x), false))
}

// fromFloat cuts the fraction off v. A number that w bits do not hold is poison, or the nearest that they hold if it
// saturates.
func (f format) fromFloat(v Value, w int, signs, saturates bool) Value {
	least, most := new(big.Int), new(big.Int).Sub(power(w), one)
	if signs {
		least, most = new(big.Int).Neg(power(w-1)), new(big.Int).Sub(power(w-1), one)
	}
	x := f.decode(v)
	n := new(big.Int)
	switch {
	case x.inf && x.neg:
		n.Sub(least, one)
	case x.inf:
		n.Add(most, one)
	case !x.nan:
		n = cut(x.r)
	}
	if !saturates && (x.nan || n.Cmp(least) < 0 || n.Cmp(most) > 0) {
		return poison()
	}
	if n.Cmp(least) < 0 {
		n = least
	}
	if n.Cmp(most) > 0 {
		n = most
	}
	return number(wrap(n, w))
}
