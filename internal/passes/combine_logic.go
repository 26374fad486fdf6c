package passes

import "gonvvm/internal/ir"

// visitLogic is and, or and xor.
func (ic *combiner) visitLogic(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f, c := ic.f, ic.c
	zero, ones := c.IsZero(b), ic.isAllOnes(b)
	switch op {
	case ir.OpAnd:
		switch {
		case zero:
			return b
		case ones, a == b:
			return a
		}
	case ir.OpOr:
		switch {
		case ones:
			return b
		case zero, a == b:
			return a
		}
	case ir.OpXor:
		switch {
		case zero:
			return a
		case a == b:
			return c.Null(t)
		}
	}
	// Absorption: x & (x | y), x | (x & y); complements: x & ~x, x | ~x.
	if op != ir.OpXor {
		dual := ir.OpAnd + ir.OpOr - op
		for i := range 2 {
			x, y := a, b
			if i == 1 {
				x, y = b, a
			}
			if f.Op(y) == dual && (f.Operand(y, 0) == x || f.Operand(y, 1) == x) {
				return x
			}
			if f.Op(y) == op && (f.Operand(y, 0) == x || f.Operand(y, 1) == x) {
				return y
			}
			z := ic.notOf(y)
			none := ic.complements(x, y) || f.Op(y) == op && (ic.complements(x, f.Operand(y, 0)) || ic.complements(x, f.Operand(y, 1)))
			// And x & ~(x | z), x | ~(x & z).
			if none || z != ir.None && f.Op(z) == ir.OpAnd+ir.OpOr-op && (f.Operand(z, 0) == x || f.Operand(z, 1) == x) {
				if op == ir.OpAnd {
					return c.Null(t)
				}
				return ic.splatAllOnes(t)
			}
		}
	}
	if r := ic.logicOfSame(v, op, t, a, b); r != ir.None {
		return r
	}
	if r := ic.logicOfPair(v, op, t, a, b); r != ir.None {
		return r
	}
	if op == ir.OpXor {
		// (x ^ y) ^ x → y
		for i := range 2 {
			x, y := a, b
			if i == 1 {
				x, y = b, a
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
		if ones {
			if r := ic.visitNot(v, t, a); r != ir.None {
				return r
			}
		}
	}
	if op == ir.OpXor {
		if r := ic.xorFolded(v, t); r != ir.None {
			return r
		}
	}
	if ic.intBits(a) != 0 {
		if r := ic.logicKnown(v, op, t, a, b); r != ir.None {
			return r
		}
	}
	// zext/sext/trunc on both sides: the operation is done before it.
	if f.Op(a) == f.Op(b) && (f.Op(a) == ir.OpZExt || f.Op(a) == ir.OpSExt) && ic.oneUse(a) && ic.oneUse(b) {
		if x, y := f.Operand(a, 0), f.Operand(b, 0); f.TypeOf(x) == f.TypeOf(y) {
			r := ic.binary(v, op, 0, x, y)
			f.Mutate(v, f.Op(a), 0, 0, r)
			return v
		}
	}
	if op == ir.OpOr {
		if r := ic.funnel(v, a, b, t); r != ir.None {
			return r
		}
		if r := ic.permutation(v, t); r != ir.None {
			return r
		}
	}
	if r := ic.logicOfShifts(v, op, a, b); r != ir.None {
		return r
	}
	if op == ir.OpAnd {
		if m, ok := ic.splat(b); ok {
			// A mask of 64 bits for what has 32 only: the upper register is known to be zero.
			if low := m & mask(32); low != m && ic.intBits(a) == 64 && ic.known(a).max(64) <= mask(32) {
				f.SetOps(v, a, ic.splatConst(t, low))
				return v
			}
			if w := ic.intBits(a); w != 0 && f.Op(a) == ir.OpOr && ic.takesMask(a, m, w, 0) {
				ic.giveMask(a, m)
				return a
			}
			return ic.maskOfShift(v, t, a, m)
		}
	}
	if op != ir.OpXor && ic.ty.Scalar(t) == ir.I1 {
		return ic.logicOfTests(v, op, t, a, b)
	}
	// Front ends before LLVM 18 do not say so, and address arithmetic wants to know.
	if op == ir.OpOr && f.Flags(v)&ir.FlagDisjoint == 0 && ic.apart(a, b) {
		f.SetFlags(v, f.Flags(v)|ir.FlagDisjoint)
		return v
	}
	return ir.None
}

// logicOfTests merges two conditions about the same values.
func (ic *combiner) logicOfTests(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	switch ca, cb := ic.f.Op(a), ic.f.Op(b); {
	case ca == ir.OpICmp && cb == ir.OpICmp:
		if r := ic.logicOfCompares(v, op, t, a, b); r != ir.None {
			return r
		}
	case ca == ir.OpFCmp && cb == ir.OpFCmp:
		return ic.logicOfBothSigns(v, op, a, b)
	}
	return ic.logicOfRanges(v, op, a, b)
}

// apart reports whether integers a and b are known to have no bit in common.
func (ic *combiner) apart(a, b ir.Value) bool {
	w := ic.intBits(a)
	return w != 0 && ic.known(a).max(w)&ic.known(b).max(w) == 0
}

func (ic *combiner) splatAllOnes(t ir.Type) ir.Value {
	if ic.ty.IsVector(t) {
		e := ic.ty.Elem(t)
		return ic.c.Splat(t, ic.c.SInt(e, -1))
	}
	return ic.c.SInt(t, -1)
}

// visitNot is x ^ -1.
func (ic *combiner) visitNot(v ir.Value, t ir.Type, a ir.Value) ir.Value {
	f := ic.f
	switch f.Op(a) {
	case ir.OpICmp, ir.OpFCmp:
		if ic.oneUse(a) {
			ic.b.Before(v)
			p := f.Pred(a).Inverse()
			return ic.b.Insert(f.Op(a), t, f.Flags(a)&^ir.FlagSameSign, uint32(p), f.Operand(a, 0), f.Operand(a, 1))
		}
	case ir.OpSub: // ~(-1 - x) and ~(k - x) → x + ~k
		if k := f.Operand(a, 0); ic.isPlain(k) && !ic.c.IsUndef(k) {
			r := ic.fold.binary(ir.OpXor, t, k, ic.splatAllOnes(t))
			if r != ir.None {
				f.Mutate(v, ir.OpAdd, 0, 0, f.Operand(a, 1), r)
				return v
			}
		}
	case ir.OpAdd: // ~(x + k) → ~k - x
		if k := f.Operand(a, 1); ic.isPlain(k) && !ic.c.IsUndef(k) {
			r := ic.fold.binary(ir.OpXor, t, k, ic.splatAllOnes(t))
			if r != ir.None {
				f.Mutate(v, ir.OpSub, 0, 0, r, f.Operand(a, 0))
				return v
			}
		}
	case ir.OpSelect: // of constants: i1 select c, true, false and the like
		if x, y := f.Operand(a, 1), f.Operand(a, 2); ic.isPlain(x) && ic.isPlain(y) && ic.oneUse(a) {
			ones := ic.splatAllOnes(t)
			rx, ry := ic.fold.binary(ir.OpXor, t, x, ones), ic.fold.binary(ir.OpXor, t, y, ones)
			if rx != ir.None && ry != ir.None {
				ic.b.Before(v)
				return ic.b.Select(f.Operand(a, 0), rx, ry)
			}
		}
	}
	return ir.None
}

// logicKnown uses what is known about the bits of the operands.
func (ic *combiner) logicKnown(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f, c := ic.f, ic.c
	m := mask(ic.intBits(a))
	k, isConst := ic.splat(b)
	if !isConst {
		return ir.None
	}
	ka := ic.known(a)
	switch op {
	case ir.OpAnd:
		if (^ka.zero&m)&^k == 0 { // the mask clears nothing
			return a
		}
		if k&^ka.zero == 0 {
			return c.Null(t)
		}
		if (k & ^ka.zero)&^ka.one == 0 {
			return ic.splatConst(t, k&ka.one)
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
		if k&^ka.one == 0 {
			return a
		}
		if k|ka.one|ka.zero == m {
			return ic.splatConst(t, k|ka.one)
		}
		if f.Op(a) == ir.OpAnd && ic.oneUse(a) { // (x & c) | k → (x & c&^k) | k
			if c1, ok := ic.splat(f.Operand(a, 1)); ok && c1&k != 0 {
				if c1|k == m {
					f.Mutate(v, ir.OpOr, 0, 0, f.Operand(a, 0), b)
				} else {
					f.Mutate(v, ir.OpOr, 0, 0, ic.binary(v, ir.OpAnd, 0, f.Operand(a, 0), ic.splatConst(t, c1&^k)), b)
				}
				return v
			}
		}
	}
	return ir.None
}

// demand returns a value that has the same bits as v where want is set and that
// takes fewer instructions, None if there is none.
func (ic *combiner) demand(v ir.Value, want uint64, depth int) ir.Value {
	f := ic.f
	if !v.IsInst() || depth > 4 {
		return ir.None
	}
	switch op := f.Op(v); op {
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		k, ok := ic.splat(f.Operand(v, 1))
		if ok {
			if op == ir.OpAnd && k&want == want || op != ir.OpAnd && k&want == 0 {
				return f.Operand(v, 0)
			}
			return ir.None
		}
		// One side contributes nothing: or (x, y << 32) & 0xffffffff.
		if op != ir.OpAnd {
			for i := range 2 {
				if ky := ic.known(f.Operand(v, 1-i)); want&^ky.zero == 0 {
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
		if k, ok := ic.splat(f.Operand(v, 1)); ok && op == ir.OpAdd && k&want == 0 {
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
func (ic *combiner) demandShifted(v ir.Value, want uint64) ir.Value {
	f := ic.f
	s := f.Operand(v, 0)
	w := ic.intBits(v)
	if f.Op(s) != ir.OpShl {
		return ir.None
	}
	a, ok1 := ic.splat(f.Operand(s, 1))
	b, ok2 := ic.splat(f.Operand(v, 1))
	if !ok1 || !ok2 || w == 0 || a >= uint64(w) || b >= uint64(w) || want>>(uint64(w)-b) != 0 ||
		!ic.oneUse(v) || !ic.oneUse(s) {
		return ir.None
	}
	x, t := f.Operand(s, 0), f.TypeOf(v)
	switch {
	case a == b:
		return x
	case a < b:
		return ic.binary(v, ir.OpLShr, 0, x, ic.splatConst(t, b-a))
	}
	return ic.binary(v, ir.OpShl, 0, x, ic.splatConst(t, a-b))
}

// logicOfCompares merges two comparisons of the same operands.
func (ic *combiner) logicOfCompares(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f := ic.f
	pa, pb := f.Pred(a), f.Pred(b)
	a0, a1, b0, b1 := f.Operand(a, 0), f.Operand(a, 1), f.Operand(b, 0), f.Operand(b, 1)
	if a0 == b1 && a1 == b0 {
		pb = pb.Swap()
		b0, b1 = b1, b0
	}
	if a0 == b0 && a1 == b1 {
		ma, sa := cmpMask(pa)
		mb, sb := cmpMask(pb)
		if sa != sb && sa != 0 && sb != 0 {
			return ir.None
		}
		m := ma & mb
		if op == ir.OpOr {
			m = ma | mb
		}
		switch m {
		case 0:
			return ic.c.Null(t)
		case 7:
			return ic.splatAllOnes(t)
		}
		ic.b.Before(v)
		return ic.b.ICmp(maskPred(m, sa|sb == 2), a0, a1)
	}
	return ir.None
}

// cmpMask returns which of less (4), greater (2) and equal (1) make an integer
// predicate true, and whether it is unsigned (1), signed (2) or either (0).
func cmpMask(p ir.Pred) (m, sign int) {
	for i, s := range [...]int{0, 1, -1} {
		if cmpSign(p, s) {
			m |= 1 << i
		}
	}
	switch {
	case p <= ir.ICmpNE:
	case p.IsSigned():
		sign = 2
	default:
		sign = 1
	}
	return m, sign
}

func maskPred(m int, sign bool) ir.Pred {
	var p ir.Pred
	switch m {
	case 1:
		return ir.ICmpEQ
	case 6:
		return ir.ICmpNE
	case 2:
		p = ir.ICmpUGT
	case 3:
		p = ir.ICmpUGE
	case 4:
		p = ir.ICmpULT
	default:
		p = ir.ICmpULE
	}
	if sign {
		p += ir.ICmpSGT - ir.ICmpUGT
	}
	return p
}

// logicOfSame is a op (a op' k): the same bits twice.
func (ic *combiner) logicOfSame(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f := ic.f
	for i := range 2 {
		x, y := a, b
		if i == 1 {
			x, y = b, a
		}
		in := f.Op(y)
		if in != ir.OpAnd && in != ir.OpOr && in != ir.OpXor || f.Operand(y, 0) != x || !ic.isPlain(f.Operand(y, 1)) {
			continue
		}
		k := f.Operand(y, 1)
		not := ic.fold.binary(ir.OpXor, t, k, ic.splatAllOnes(t))
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
