package instcombine

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// logicRules are the rules of and, or and xor.
var logicRules = []rule{
	{"reassociate-constants", reassociate},
	{"logic-identity", logicIdentity},
	{"logic-absorb", logicAbsorb},
	{"logic-same-operand", func(ic *Combiner, e expr) ir.Value { return ic.logicOfSame(e.v, e.op, e.t, e.a, e.b) }},
	{"logic-pair", func(ic *Combiner, e expr) ir.Value { return ic.casts().logicOfPair(e.v, e.op, e.t, e.a, e.b) }},
	{"xor-cancel", xorCancel},
	{"not", xorNot},
	{"xor-fold", xorFold},
	{"xor-of-part", xorOfPart},
	{"xor-disjoint", xorOfDisjoint},
	{"logic-known-bits", logicOfKnown},
	{"logic-extended", logicOfExtended},
	{"blend", blend},
	{"or-funnel-shift", orFunnel},
	{"rotated-product", rotatedProduct},
	{"or-permutation", orPermutation},
	{"logic-shifts", func(ic *Combiner, e expr) ir.Value { return ic.logicOfShifts(e.v, e.op, e.a, e.b) }},
	{"and-sum", andOfSum},
	{"and-mask", andMask},
	{"field-of-half", fieldOfHalf},
	{"mask-of-remainder", maskOfRemainder},
	{"negative-remainder", negativeRemainder},
	{"logic-compares", logicOfBools},
	{"logic-assuming", logicAssuming},
	{"xor-signs", xorSigns},
	{"xor-exchange", xorBranchFree},
	{"or-disjoint", orDisjoint},
	{"sum-of-quotient", sumOfQuotient},
	{"demanded-bits", andDemanded},
	{"assumed-bits", assumedBits},
}

// logicIdentity is an operation with 0, -1 or the same operand twice.
func logicIdentity(ic *Combiner, e expr) ir.Value {
	zero, ones := ic.c.IsZero(e.b), ic.c.IsAllOnes(e.b)
	switch e.op {
	case ir.OpAnd:
		switch {
		case zero:
			return e.b
		case ones, e.a == e.b:
			return e.a
		}
	case ir.OpOr:
		switch {
		case ones:
			return e.b
		case zero, e.a == e.b:
			return e.a
		}
	case ir.OpXor:
		switch {
		case zero:
			return e.a
		case e.a == e.b:
			return ic.c.Null(e.t)
		}
	}
	return ir.None
}

// logicAbsorb is absorption, x & (x | y) and x | (x & y), and complements, x & ~x and x | ~x.
func logicAbsorb(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.op == ir.OpXor {
		return ir.None
	}
	dual := ir.OpAnd + ir.OpOr - e.op
	for i := range 2 {
		x, y := e.a, e.b
		if i == 1 {
			x, y = e.b, e.a
		}
		if f.Op(y) == dual && (f.Operand(y, 0) == x || f.Operand(y, 1) == x) {
			return x
		}
		if f.Op(y) == e.op && (f.Operand(y, 0) == x || f.Operand(y, 1) == x) {
			return y
		}
		z := ic.notOf(y)
		none := ic.complements(x, y) || f.Op(y) == e.op && (ic.complements(x, f.Operand(y, 0)) || ic.complements(x, f.Operand(y, 1)))
		// And x & ~(x | z), x | ~(x & z).
		if none || z != ir.None && f.Op(z) == dual && (f.Operand(z, 0) == x || f.Operand(z, 1) == x) {
			if e.op == ir.OpAnd {
				return ic.c.Null(e.t)
			}
			return ic.splatAllOnes(e.t)
		}
	}
	return ir.None
}

// xorCancel is (x ^ y) ^ x → y.
func xorCancel(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if e.op != ir.OpXor {
		return ir.None
	}
	for i := range 2 {
		x, y := e.a, e.b
		if i == 1 {
			x, y = e.b, e.a
		}
		if f.Op(y) == ir.OpXor {
			if f.Operand(y, 0) == x {
				return f.Operand(y, 1)
			}
			if f.Operand(y, 1) == x {
				return f.Operand(y, 0)
			}
		}
	}
	return ir.None
}

func xorNot(ic *Combiner, e expr) ir.Value {
	if e.op != ir.OpXor || !ic.c.IsAllOnes(e.b) {
		return ir.None
	}
	return ic.visitNot(e.v, e.t, e.a)
}

func xorFold(ic *Combiner, e expr) ir.Value {
	if e.op != ir.OpXor {
		return ir.None
	}
	return ic.xorFolded(e.v, e.t)
}

func logicOfKnown(ic *Combiner, e expr) ir.Value {
	if ic.values.IntBits(e.a) == 0 {
		return ir.None
	}
	return ic.logicKnown(e.v, e.op, e.t, e.a, e.b)
}

// logicOfExtended operates before two equal extensions, or truncations of registers, not after them, and in 32 bits with a constant.
func logicOfExtended(ic *Combiner, e expr) ir.Value {
	f := ic.f
	if k, ok := ic.c.Uint(e.b); ok && f.Op(e.a) == ir.OpZExt && e.t == ir.I64 && k <= fold.Mask(32) && ic.oneUse(e.a) && f.TypeOf(f.Operand(e.a, 0)) == ir.I32 {
		return ic.cast(e.v, ir.OpZExt, ic.binary(e.v, e.op, 0, f.Operand(e.a, 0), ic.c.Int(ir.I32, k)), ir.I64)
	}
	if f.Op(e.a) != f.Op(e.b) || !ic.oneUse(e.a) || !ic.oneUse(e.b) {
		return ir.None
	}
	switch f.Op(e.a) {
	case ir.OpZExt, ir.OpSExt:
	case ir.OpTrunc:
		if from := f.TypeOf(f.Operand(e.a, 0)); from != ir.I16 && from != ir.I32 || e.t == ir.I1 {
			return ir.None
		}
	default:
		return ir.None
	}
	x, y := f.Operand(e.a, 0), f.Operand(e.b, 0)
	if f.TypeOf(x) != f.TypeOf(y) {
		return ir.None
	}
	if w := ic.ty.Bits(e.t); f.Op(e.a) == ir.OpTrunc && ic.casts().narrows(x, w) && ic.casts().narrows(y, w) { // truncOfBinary makes the opposite of it
		return ir.None
	}
	r := ic.binary(e.v, e.op, 0, x, y)
	f.Mutate(e.v, f.Op(e.a), 0, 0, r)
	return e.v
}

func orFunnel(ic *Combiner, e expr) ir.Value {
	if e.op != ir.OpOr {
		return ir.None
	}
	return ic.funnel(e.v, e.a, e.b, e.t)
}

func orPermutation(ic *Combiner, e expr) ir.Value {
	if e.op != ir.OpOr {
		return ir.None
	}
	return ic.permutation(e.v, e.t)
}

// andMask simplifies x & k by the bits that k clears.
func andMask(ic *Combiner, e expr) ir.Value {
	if e.op != ir.OpAnd {
		return ir.None
	}
	m, ok := ic.c.SplatBits(e.b)
	if !ok {
		return ir.None
	}
	// The upper half of a 64-bit value is known to be zero: a mask of 32 bits suffices.
	if low := m & fold.Mask(32); low != m && ic.values.IntBits(e.a) == 64 && ic.values.Known(e.a).Max(64) <= fold.Mask(32) {
		ic.f.SetOps(e.v, e.a, ic.c.SplatInt(e.t, low))
		return e.v
	}
	if w := ic.values.IntBits(e.a); w != 0 && ic.f.Op(e.a) == ir.OpOr && ic.takesMask(e.a, m, w, 0) {
		ic.giveMask(e.a, m)
		return e.a
	}
	return ic.maskOfShift(e.v, e.t, e.a, m)
}

func logicOfBools(ic *Combiner, e expr) ir.Value {
	if ic.ty.Scalar(e.t) != ir.I1 {
		return ir.None
	}
	if r := logicOfTests(ic, e); r != ir.None || e.op == ir.OpXor {
		return r
	}
	if r := logicOfMasks(ic, e); r != ir.None {
		return r
	}
	if r := logicImplied(ic, e); r != ir.None {
		return r
	}
	if r := logicOfUnordered(ic, e); r != ir.None {
		return r
	}
	if r := powerOfTwo(ic, e); r != ir.None {
		return r
	}
	return logicOfChain(ic, e)
}

func andDemanded(ic *Combiner, e expr) ir.Value {
	if e.op != ir.OpAnd {
		return ir.None
	}
	return ic.stripBits(e.v, e.op)
}

// logicOfTests merges two conditions about the same values.
func logicOfTests(ic *Combiner, e expr) ir.Value {
	switch ca, cb := ic.f.Op(e.a), ic.f.Op(e.b); {
	case ca == ir.OpICmp && cb == ir.OpICmp:
		if r := logicOfSameCompared(ic, e); r != ir.None {
			return r
		}
		if r := ic.logicOfIntervals(e.v, e.op, e.a, e.b); r != ir.None || e.op == ir.OpXor {
			return r
		}
		if r := rangeOfBytes(ic, e); r != ir.None {
			return r
		}
	case ca == ir.OpFCmp && cb == ir.OpFCmp:
		if r := logicOfFloatTests(ic, e); r != ir.None || e.op == ir.OpXor {
			return r
		}
		return ic.logicOfBothSigns(e.v, e.op, e.a, e.b)
	case e.op == ir.OpXor:
		return ir.None
	}
	return ic.logicOfRanges(e.v, e.op, e.a, e.b)
}

// apart reports whether integers a and b are known to have no bit in common.
func (ic *Combiner) apart(a, b ir.Value) bool {
	w := ic.values.IntBits(a)
	return w != 0 && ic.values.Known(a).Max(w)&ic.values.Known(b).Max(w) == 0
}

func (ic *Combiner) splatAllOnes(t ir.Type) ir.Value {
	if ic.ty.IsVector(t) {
		e := ic.ty.Elem(t)
		return ic.c.Splat(t, ic.c.SInt(e, -1))
	}
	return ic.c.SInt(t, -1)
}

// visitNot is x ^ -1.
func (ic *Combiner) visitNot(v ir.Value, t ir.Type, a ir.Value) ir.Value {
	f := ic.f
	switch f.Op(a) {
	case ir.OpICmp, ir.OpFCmp:
		if ic.oneUse(a) {
			ic.b.Before(v)
			p := f.Pred(a).Inverse()
			return ic.b.Insert(f.Op(a), t, f.Flags(a)&^ir.FlagSameSign, uint32(p), f.Operand(a, 0), f.Operand(a, 1))
		}
	case ir.OpSub: // ~(-1 - x) and ~(k - x) → x + ~k
		if k := f.Operand(a, 0); ic.c.IsPlain(k) && !ic.c.IsUndef(k) {
			r := ic.fold.Binary(ir.OpXor, t, k, ic.splatAllOnes(t))
			if r != ir.None {
				f.Mutate(v, ir.OpAdd, 0, 0, f.Operand(a, 1), r)
				return v
			}
		}
	case ir.OpAdd: // ~(x + k) → ~k - x
		if k := f.Operand(a, 1); ic.c.IsPlain(k) && !ic.c.IsUndef(k) {
			r := ic.fold.Binary(ir.OpXor, t, k, ic.splatAllOnes(t))
			if r != ir.None {
				f.Mutate(v, ir.OpSub, 0, 0, r, f.Operand(a, 0))
				return v
			}
		}
	case ir.OpSelect: // of constants: i1 select c, true, false and the like
		if x, y := f.Operand(a, 1), f.Operand(a, 2); ic.c.IsPlain(x) && ic.c.IsPlain(y) && ic.oneUse(a) {
			ones := ic.splatAllOnes(t)
			rx, ry := ic.fold.Binary(ir.OpXor, t, x, ones), ic.fold.Binary(ir.OpXor, t, y, ones)
			if rx != ir.None && ry != ir.None {
				ic.b.Before(v)
				return ic.b.Select(f.Operand(a, 0), rx, ry)
			}
		}
	}
	return ir.None
}

// logicKnown simplifies bitwise operations by the known bits of their operands.
func (ic *Combiner) logicKnown(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f, c := ic.f, ic.c
	m := fold.Mask(ic.values.IntBits(a))
	k, isConst := ic.c.SplatBits(b)
	if !isConst {
		return ir.None
	}
	ka := ic.values.Known(a)
	switch op {
	case ir.OpAnd:
		if (^ka.Zero&m)&^k == 0 { // the mask clears nothing
			return a
		}
		if k&^ka.Zero == 0 {
			return c.Null(t)
		}
		if (k & ^ka.Zero)&^ka.One == 0 {
			return ic.c.SplatInt(t, k&ka.One)
		}
		// Bits that are zero anyway leave the mask, and parts of a that the mask clears go.
		if r := ic.demand(a, k, 0); r != ir.None {
			f.SetOperand(v, 0, r)
			ic.push(a)
			return v
		}
		// (x | c) & k → x & k if c and k are disjoint is covered by demand;
		// (x >> n) & k, (x << n) & k stay: bfe and the like are the selector's.
	case ir.OpOr:
		if k&^ka.One == 0 {
			return a
		}
		if k|ka.One|ka.Zero == m {
			return ic.c.SplatInt(t, k|ka.One)
		}
		if f.Op(a) == ir.OpAnd && ic.oneUse(a) { // (x & c) | k → (x & c&^k) | k
			if c1, ok := ic.c.SplatBits(f.Operand(a, 1)); ok && c1&k != 0 {
				if c1|k == m {
					f.Mutate(v, ir.OpOr, 0, 0, f.Operand(a, 0), b)
				} else {
					f.Mutate(v, ir.OpOr, 0, 0, ic.binary(v, ir.OpAnd, 0, f.Operand(a, 0), ic.c.SplatInt(t, c1&^k)), b)
				}
				return v
			}
		}
	}
	return ir.None
}

// demand returns a value that has the same bits as v where want is set and that
// takes fewer instructions, None if there is none.
func (ic *Combiner) demand(v ir.Value, want uint64, depth int) ir.Value {
	f := ic.f
	if !v.IsInst() || depth > 4 {
		return ir.None
	}
	switch op := f.Op(v); op {
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		k, ok := ic.c.SplatBits(f.Operand(v, 1))
		if ok {
			if op == ir.OpAnd && k&want == want || op != ir.OpAnd && k&want == 0 {
				return f.Operand(v, 0)
			}
			return ir.None
		}
		// One side contributes nothing: or (x, y << 32) & 0xffffffff.
		if op != ir.OpAnd {
			for i := range 2 {
				if ky := ic.values.Known(f.Operand(v, 1-i)); want&^ky.Zero == 0 {
					x := f.Operand(v, i)
					if r := ic.demand(x, want, depth+1); r != ir.None {
						return r
					}
					return x
				}
			}
		}
	case ir.OpAdd, ir.OpSub, ir.OpMul:
		if want&(want+1) != 0 { // carries go up only
			return ir.None
		}
		// High bits of a constant that carries cannot bring down.
		if k, ok := ic.c.SplatBits(f.Operand(v, 1)); ok && op == ir.OpAdd && k&want == 0 {
			return f.Operand(v, 0)
		}
		if !ic.oneUse(v) {
			return ir.None
		}
		x, y := ic.demand(f.Operand(v, 0), want, depth+1), ic.demand(f.Operand(v, 1), want, depth+1)
		if x == ir.None && y == ir.None {
			return ir.None
		}
		if x == ir.None {
			x = f.Operand(v, 0)
		}
		if y == ir.None {
			y = f.Operand(v, 1)
		}
		return ic.binary(v, op, 0, x, y)
	case ir.OpLShr, ir.OpAShr:
		return ic.demandShifted(v, want)
	}
	return ir.None
}

// demandShifted is demand of (x << a) >> b, where the copies of the sign or the zeros do not matter.
func (ic *Combiner) demandShifted(v ir.Value, want uint64) ir.Value {
	f := ic.f
	s := f.Operand(v, 0)
	w := ic.values.IntBits(v)
	if f.Op(s) != ir.OpShl {
		return ir.None
	}
	a, ok1 := ic.c.SplatBits(f.Operand(s, 1))
	b, ok2 := ic.c.SplatBits(f.Operand(v, 1))
	if !ok1 || !ok2 || w == 0 || a >= uint64(w) || b >= uint64(w) || want>>(uint64(w)-b) != 0 ||
		!ic.oneUse(v) || !ic.oneUse(s) {
		return ir.None
	}
	x, t := f.Operand(s, 0), f.TypeOf(v)
	switch {
	case a == b:
		return x
	case a < b:
		return ic.binary(v, ir.OpLShr, 0, x, ic.c.SplatInt(t, b-a))
	}
	return ic.binary(v, ir.OpShl, 0, x, ic.c.SplatInt(t, a-b))
}

// logicOfSame is a op (a op' k): the same bits twice.
func (ic *Combiner) logicOfSame(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f := ic.f
	for i := range 2 {
		x, y := a, b
		if i == 1 {
			x, y = b, a
		}
		in := f.Op(y)
		if in != ir.OpAnd && in != ir.OpOr && in != ir.OpXor || f.Operand(y, 0) != x || !ic.c.IsPlain(f.Operand(y, 1)) {
			continue
		}
		k := f.Operand(y, 1)
		not := ic.fold.Binary(ir.OpXor, t, k, ic.splatAllOnes(t))
		if not == ir.None {
			return ir.None
		}
		switch {
		case op == ir.OpXor && in == ir.OpAnd, op == ir.OpAnd && in == ir.OpXor: // x ^ (x & k), x & (x ^ k) → x & ~k
			f.Mutate(v, ir.OpAnd, 0, 0, x, not)
			return v
		case op == ir.OpOr && in == ir.OpXor: // x | (x ^ k) → x | k
			f.Mutate(v, ir.OpOr, 0, 0, x, k)
			return v
		}
	}
	return ir.None
}
