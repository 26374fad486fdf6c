package passes

import "gonvvm/internal/ir"

// rewriteLogic is and, or and xor.
func (u *unit) rewriteLogic(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f, c := u.f, u.c
	zero, ones := c.IsZero(b), u.isAllOnes(b)
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
			z := u.notOf(y)
			none := u.complements(x, y) || f.Op(y) == op && (u.complements(x, f.Operand(y, 0)) || u.complements(x, f.Operand(y, 1)))
			// And x & ~(x | z), x | ~(x & z).
			if none || z != ir.None && f.Op(z) == ir.OpAnd+ir.OpOr-op && (f.Operand(z, 0) == x || f.Operand(z, 1) == x) {
				if op == ir.OpAnd {
					return c.Null(t)
				}
				return u.splatAllOnes(t)
			}
		}
	}
	if r := u.logicOfSame(v, op, t, a, b); r != ir.None {
		return r
	}
	if r := u.logicOfPair(v, op, t, a, b); r != ir.None {
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
			if r := u.rewriteNot(v, t, a); r != ir.None {
				return r
			}
		}
	}
	if op == ir.OpXor {
		if r := u.xorFolded(v, t); r != ir.None {
			return r
		}
	}
	if u.intBits(a) != 0 {
		if r := u.logicKnown(v, op, t, a, b); r != ir.None {
			return r
		}
	}
	// zext/sext/trunc on both sides: the operation is done before it.
	if f.Op(a) == f.Op(b) && (f.Op(a) == ir.OpZExt || f.Op(a) == ir.OpSExt) && u.oneUse(a) && u.oneUse(b) {
		if x, y := f.Operand(a, 0), f.Operand(b, 0); f.TypeOf(x) == f.TypeOf(y) {
			r := u.binary(v, op, 0, x, y)
			f.Mutate(v, f.Op(a), 0, 0, r)
			return v
		}
	}
	if op == ir.OpOr {
		if r := u.funnel(v, a, b, t); r != ir.None {
			return r
		}
		if r := u.permutation(v, t); r != ir.None {
			return r
		}
	}
	if r := u.logicOfShifts(v, op, a, b); r != ir.None {
		return r
	}
	if op == ir.OpAnd {
		if m, ok := u.splat(b); ok {
			// A mask of 64 bits for what has 32 only: the upper register is known to be zero.
			if low := m & mask(32); low != m && u.intBits(a) == 64 && u.known(a).max(64) <= mask(32) {
				f.SetOps(v, a, u.splatConst(t, low))
				return v
			}
			if w := u.intBits(a); w != 0 && f.Op(a) == ir.OpOr && u.takesMask(a, m, w, 0) {
				u.giveMask(a, m)
				return a
			}
			return u.maskOfShift(v, t, a, m)
		}
	}
	if op != ir.OpXor && u.ty.Scalar(t) == ir.I1 {
		return u.logicOfTests(v, op, t, a, b)
	}
	// Front ends before LLVM 18 do not say so, and address arithmetic wants to know.
	if op == ir.OpOr && f.Flags(v)&ir.FlagDisjoint == 0 && u.apart(a, b) {
		f.SetFlags(v, f.Flags(v)|ir.FlagDisjoint)
		return v
	}
	return ir.None
}

// logicOfTests merges two conditions about the same values.
func (u *unit) logicOfTests(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	switch ca, cb := u.f.Op(a), u.f.Op(b); {
	case ca == ir.OpICmp && cb == ir.OpICmp:
		if r := u.logicOfCompares(v, op, t, a, b); r != ir.None {
			return r
		}
	case ca == ir.OpFCmp && cb == ir.OpFCmp:
		return u.logicOfBothSigns(v, op, a, b)
	}
	return u.logicOfRanges(v, op, a, b)
}

// apart reports whether integers a and b are known to have no bit in common.
func (u *unit) apart(a, b ir.Value) bool {
	w := u.intBits(a)
	return w != 0 && u.known(a).max(w)&u.known(b).max(w) == 0
}

func (u *unit) splatAllOnes(t ir.Type) ir.Value {
	if u.ty.IsVector(t) {
		e := u.ty.Elem(t)
		return u.c.Splat(t, u.c.SInt(e, -1))
	}
	return u.c.SInt(t, -1)
}

// rewriteNot is x ^ -1.
func (u *unit) rewriteNot(v ir.Value, t ir.Type, a ir.Value) ir.Value {
	f := u.f
	switch f.Op(a) {
	case ir.OpICmp, ir.OpFCmp:
		if u.oneUse(a) {
			u.b.Before(v)
			p := f.Pred(a).Inverse()
			return u.b.Insert(f.Op(a), t, f.Flags(a)&^ir.FlagSameSign, uint32(p), f.Operand(a, 0), f.Operand(a, 1))
		}
	case ir.OpSub: // ~(-1 - x) and ~(k - x) → x + ~k
		if k := f.Operand(a, 0); u.isPlain(k) && !u.c.IsUndef(k) {
			r := u.foldBinary(ir.OpXor, t, k, u.splatAllOnes(t))
			if r != ir.None {
				f.Mutate(v, ir.OpAdd, 0, 0, f.Operand(a, 1), r)
				return v
			}
		}
	case ir.OpAdd: // ~(x + k) → ~k - x
		if k := f.Operand(a, 1); u.isPlain(k) && !u.c.IsUndef(k) {
			r := u.foldBinary(ir.OpXor, t, k, u.splatAllOnes(t))
			if r != ir.None {
				f.Mutate(v, ir.OpSub, 0, 0, r, f.Operand(a, 0))
				return v
			}
		}
	case ir.OpSelect: // of constants: i1 select c, true, false and the like
		if x, y := f.Operand(a, 1), f.Operand(a, 2); u.isPlain(x) && u.isPlain(y) && u.oneUse(a) {
			ones := u.splatAllOnes(t)
			rx, ry := u.foldBinary(ir.OpXor, t, x, ones), u.foldBinary(ir.OpXor, t, y, ones)
			if rx != ir.None && ry != ir.None {
				u.b.Before(v)
				return u.b.Select(f.Operand(a, 0), rx, ry)
			}
		}
	}
	return ir.None
}

// logicKnown uses what is known about the bits of the operands.
func (u *unit) logicKnown(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f, c := u.f, u.c
	m := mask(u.intBits(a))
	k, isConst := u.splat(b)
	if !isConst {
		return ir.None
	}
	ka := u.known(a)
	switch op {
	case ir.OpAnd:
		if (^ka.zero&m)&^k == 0 { // the mask clears nothing
			return a
		}
		if k&^ka.zero == 0 {
			return c.Null(t)
		}
		if (k & ^ka.zero)&^ka.one == 0 {
			return u.splatConst(t, k&ka.one)
		}
		// Bits that are zero anyway leave the mask, and parts of a that the mask clears go.
		if r := u.demand(a, k, 0); r != ir.None {
			f.SetOperand(v, 0, r)
			u.push(a)
			return v
		}
		// (x | c) & k → x & k if c and k are disjoint is covered by demand;
		// (x >> n) & k, (x << n) & k stay: bfe and the like are the selector's.
	case ir.OpOr:
		if k&^ka.one == 0 {
			return a
		}
		if k|ka.one|ka.zero == m {
			return u.splatConst(t, k|ka.one)
		}
		if f.Op(a) == ir.OpAnd && u.oneUse(a) { // (x & c) | k → (x & c&^k) | k
			if c1, ok := u.splat(f.Operand(a, 1)); ok && c1&k != 0 {
				if c1|k == m {
					f.Mutate(v, ir.OpOr, 0, 0, f.Operand(a, 0), b)
				} else {
					f.Mutate(v, ir.OpOr, 0, 0, u.binary(v, ir.OpAnd, 0, f.Operand(a, 0), u.splatConst(t, c1&^k)), b)
				}
				return v
			}
		}
	}
	return ir.None
}

// demand returns a value that has the same bits as v where want is set and that
// takes fewer instructions, None if there is none.
func (u *unit) demand(v ir.Value, want uint64, depth int) ir.Value {
	f := u.f
	if !v.IsInst() || depth > 4 {
		return ir.None
	}
	switch op := f.Op(v); op {
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		k, ok := u.splat(f.Operand(v, 1))
		if ok {
			if op == ir.OpAnd && k&want == want || op != ir.OpAnd && k&want == 0 {
				return f.Operand(v, 0)
			}
			return ir.None
		}
		// One side contributes nothing: or (x, y << 32) & 0xffffffff.
		if op != ir.OpAnd {
			for i := range 2 {
				if ky := u.known(f.Operand(v, 1-i)); want&^ky.zero == 0 {
					x := f.Operand(v, i)
					if r := u.demand(x, want, depth+1); r != ir.None {
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
		if k, ok := u.splat(f.Operand(v, 1)); ok && op == ir.OpAdd && k&want == 0 {
			return f.Operand(v, 0)
		}
		if !u.oneUse(v) {
			return ir.None
		}
		x, y := u.demand(f.Operand(v, 0), want, depth+1), u.demand(f.Operand(v, 1), want, depth+1)
		if x == ir.None && y == ir.None {
			return ir.None
		}
		if x == ir.None {
			x = f.Operand(v, 0)
		}
		if y == ir.None {
			y = f.Operand(v, 1)
		}
		return u.binary(v, op, 0, x, y)
	case ir.OpLShr, ir.OpAShr:
		return u.demandShifted(v, want)
	}
	return ir.None
}

// demandShifted is demand of (x << a) >> b, where the copies of the sign or the zeros do not matter.
func (u *unit) demandShifted(v ir.Value, want uint64) ir.Value {
	f := u.f
	s := f.Operand(v, 0)
	w := u.intBits(v)
	if f.Op(s) != ir.OpShl {
		return ir.None
	}
	a, ok1 := u.splat(f.Operand(s, 1))
	b, ok2 := u.splat(f.Operand(v, 1))
	if !ok1 || !ok2 || w == 0 || a >= uint64(w) || b >= uint64(w) || want>>(uint64(w)-b) != 0 ||
		!u.oneUse(v) || !u.oneUse(s) {
		return ir.None
	}
	x, t := f.Operand(s, 0), f.TypeOf(v)
	switch {
	case a == b:
		return x
	case a < b:
		return u.binary(v, ir.OpLShr, 0, x, u.splatConst(t, b-a))
	}
	return u.binary(v, ir.OpShl, 0, x, u.splatConst(t, a-b))
}

// logicOfCompares merges two comparisons of the same operands.
func (u *unit) logicOfCompares(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f := u.f
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
			return u.c.Null(t)
		case 7:
			return u.splatAllOnes(t)
		}
		u.b.Before(v)
		return u.b.ICmp(maskPred(m, sa|sb == 2), a0, a1)
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
func (u *unit) logicOfSame(v ir.Value, op ir.Op, t ir.Type, a, b ir.Value) ir.Value {
	f := u.f
	for i := range 2 {
		x, y := a, b
		if i == 1 {
			x, y = b, a
		}
		in := f.Op(y)
		if in != ir.OpAnd && in != ir.OpOr && in != ir.OpXor || f.Operand(y, 0) != x || !u.isPlain(f.Operand(y, 1)) {
			continue
		}
		k := f.Operand(y, 1)
		not := u.foldBinary(ir.OpXor, t, k, u.splatAllOnes(t))
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
