package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

func (ic *combiner) visitICmp(v ir.Value) ir.Value {
	f, c := ic.f, ic.c
	p, t := f.Pred(v), f.TypeOf(v)
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	if ic.isPlain(a) && ic.isPlain(b) || a == b {
		if a == b && !c.IsUndef(a) {
			if cmpSign(p, 0) {
				return ic.splatAllOnes(t)
			}
			return c.Null(t)
		}
		if r := ic.fold.icmp(p, t, a, b); r != ir.None {
			return r
		}
	}

	if ic.rank(a) < ic.rank(b) {
		f.Mutate(v, ir.OpICmp, f.Flags(v), uint32(p.Swap()), b, a)
		return v
	}
	if c.Kind(b) == ir.CPoison {
		return c.Poison(t)
	}
	ot := f.TypeOf(a)
	if ic.ty.IsPtr(ot) {
		return ic.icmpPointer(v, p, a, b)
	}
	if r := ic.choose(v); r != ir.None {
		return r
	}
	w := ic.intBits(a)
	if w == 0 {
		if ic.ty.IsInt(ot) { // wide
			return ic.icmpOperands(v, p, a, b)
		}
		return ir.None
	}
	if w == 1 {
		return ic.icmpBool(v, p, a, b)
	}
	if k, ok := ic.splat(b); ok {
		if r := ic.icmpConst(v, p, a, k, w); r != ir.None {
			return r
		}
	}
	if r := ic.icmpKnown(t, p, a, b, w); r != ir.None {
		return r
	}
	return ic.icmpOperands(v, p, a, b)
}

// truth returns x as type t, i1 or a vector of them.
func (ic *combiner) truth(t ir.Type, x bool) ir.Value {
	if !x {
		return ic.c.Null(t)
	}
	return ic.splatAllOnes(t)
}

// icmpBool compares single bits: as numbers true is 1, or -1 in signed comparisons.
func (ic *combiner) icmpBool(v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	t := ic.f.TypeOf(v)
	yes := ic.truth(t, true)
	if k, ok := ic.splat(b); ok {
		t0, t1 := foldICmpBits(p, 1, 0, k), foldICmpBits(p, 1, 1, k)
		switch {
		case t0 == t1:
			return ic.truth(t, t0)
		case t1:
			return a
		}
		return ic.binary(v, ir.OpXor, 0, a, yes)
	}
	switch p {
	case ir.ICmpEQ:
		return ic.binary(v, ir.OpXor, 0, ic.binary(v, ir.OpXor, 0, a, b), yes)
	case ir.ICmpNE:
		return ic.binary(v, ir.OpXor, 0, a, b)
	case ir.ICmpUGT, ir.ICmpSLT:
		return ic.binary(v, ir.OpAnd, 0, a, ic.binary(v, ir.OpXor, 0, b, yes))
	case ir.ICmpUGE, ir.ICmpSLE:
		return ic.binary(v, ir.OpOr, 0, a, ic.binary(v, ir.OpXor, 0, b, yes))
	case ir.ICmpULT, ir.ICmpSGT:
		return ic.binary(v, ir.OpAnd, 0, ic.binary(v, ir.OpXor, 0, a, yes), b)
	}
	return ic.binary(v, ir.OpOr, 0, ic.binary(v, ir.OpXor, 0, a, yes), b)
}

// icmpConst compares a with a constant of w ≤ 64 bits.
func (ic *combiner) icmpConst(v ir.Value, p ir.Pred, a ir.Value, k uint64, w int) ir.Value {
	f, t := ic.f, ic.f.TypeOf(v)
	m := mask(w)
	set := func(p ir.Pred, x ir.Value, k uint64) ir.Value {
		f.Mutate(v, ir.OpICmp, 0, uint32(p), x, ic.splatConst(f.TypeOf(x), k))
		return v
	}
	// Strict comparisons are canonical; bounds of the type decide.
	smin, smax := uint64(1)<<(w-1), m>>1
	if f.Op(a) == ir.OpAShr && (p == ir.ICmpSLT && k == 0 || p == ir.ICmpSGT && k == m) { // the sign stays where it is
		f.SetOperand(v, 0, f.Operand(a, 0))
		ic.push(a)
		return v
	}
	switch p {
	case ir.ICmpULE:
		if k == m {
			return ic.truth(t, true)
		}
		return set(ir.ICmpULT, a, k+1)
	case ir.ICmpUGE:
		if k == 0 {
			return ic.truth(t, true)
		}
		return set(ir.ICmpUGT, a, k-1)
	case ir.ICmpSLE:
		if k == smax {
			return ic.truth(t, true)
		}
		return set(ir.ICmpSLT, a, (k+1)&m)
	case ir.ICmpSGE:
		if k == smin {
			return ic.truth(t, true)
		}
		return set(ir.ICmpSGT, a, (k-1)&m)
	case ir.ICmpULT:
		switch k {
		case 0:
			return ic.truth(t, false)
		case 1:
			return set(ir.ICmpEQ, a, 0)
		case m:
			return set(ir.ICmpNE, a, m)
		case smin: // the sign bit is clear
			return set(ir.ICmpSGT, a, m)
		}
	case ir.ICmpUGT:
		switch k {
		case m:
			return ic.truth(t, false)
		case m - 1:
			return set(ir.ICmpEQ, a, m)
		case 0:
			return set(ir.ICmpNE, a, 0)
		case smax:
			return set(ir.ICmpSLT, a, 0)
		}
	case ir.ICmpSLT:
		if k == smin {
			return ic.truth(t, false)
		}
		if k == (smin+1)&m {
			return set(ir.ICmpEQ, a, smin)
		}
	case ir.ICmpSGT:
		if k == smax {
			return ic.truth(t, false)
		}
		if k == smax-1 {
			return set(ir.ICmpEQ, a, smax)
		}
	}
	eq := p == ir.ICmpEQ || p == ir.ICmpNE
	if !a.IsInst() {
		return ir.None
	}
	x := f.Operand(a, 0)
	switch f.Op(a) {
	case ir.OpAdd:
		if k1, ok := ic.splat(f.Operand(a, 1)); ok {
			if eq {
				return set(p, x, (k-k1)&m)
			}
			// x + k1 <s k → x <s k - k1, if neither overflows
			if p.IsSigned() && f.Flags(a)&ir.FlagNSW != 0 {
				d := signed(k, w) - signed(k1, w)
				if signed(uint64(d), w) == d && fits64(k, k1, w) {
					return set(p, x, uint64(d)&m)
				}
			}
			if !p.IsSigned() && f.Flags(a)&ir.FlagNUW != 0 && k >= k1 {
				return set(p, x, k-k1)
			}
		}
	case ir.OpSub:
		if eq && k == 0 {
			f.Mutate(v, ir.OpICmp, 0, uint32(p), x, f.Operand(a, 1))
			return v
		}
		if k1, ok := ic.splat(x); ok && eq {
			return set(p, f.Operand(a, 1), (k1-k)&m)
		}
	case ir.OpXor:
		if k1, ok := ic.splat(f.Operand(a, 1)); ok && eq {
			return set(p, x, k^k1)
		}
		if eq && k == 0 {
			f.Mutate(v, ir.OpICmp, 0, uint32(p), x, f.Operand(a, 1))
			return v
		}
	case ir.OpAnd:
		// (x & 1) != 0 of a widened bit
		if k1, ok := ic.splat(f.Operand(a, 1)); ok && eq && k1 != 0 && k1&(k1-1) == 0 && k == k1 {
			return set(p.Inverse(), a, 0)
		}
		// (x >> n) & k1 == k2 → x & (k1 << n) == k2 << n
		if k1, ok := ic.splat(f.Operand(a, 1)); ok && eq && ic.oneUse(a) && f.Op(x) == ir.OpLShr && ic.oneUse(x) {
			if n, ok := ic.splat(f.Operand(x, 1)); ok && n < uint64(w) && k1<<n>>n == k1 && k1<<n&^m == 0 && k&^k1 == 0 {
				return set(p, ic.binary(v, ir.OpAnd, 0, f.Operand(x, 0), ic.splatConst(f.TypeOf(x), k1<<n)), k<<n)
			}
		}
	case ir.OpZExt:
		n := ic.intBits(x)
		if k > mask(n) { // out of reach
			return ic.truth(t, foldICmpBits(p, w, 0, k))
		}
		if p.IsSigned() {
			p -= ir.ICmpSGT - ir.ICmpUGT
		}
		return set(p, x, k)
	case ir.OpSExt:
		n := ic.intBits(x)
		if uint64(signed(k, n))&m == k && (eq || p.IsSigned()) {
			return set(p, x, k&mask(n))
		}
		if eq && uint64(signed(k, n))&m != k {
			return ic.truth(t, p == ir.ICmpNE)
		}
	case ir.OpTrunc:
		if f.Flags(a)&ir.FlagNUW != 0 && !p.IsSigned() {
			return set(p, x, k)
		}
	case ir.OpShl:
		if n, ok := ic.splat(f.Operand(a, 1)); ok && eq && n < uint64(w) {
			if k&mask(int(n)) != 0 {
				return ic.truth(t, p == ir.ICmpNE)
			}
			if f.Flags(a)&ir.FlagNUW != 0 {
				return set(p, x, k>>n)
			}
			if f.Flags(a)&ir.FlagNSW != 0 {
				return set(p, x, uint64(signed(k, w)>>n)&m)
			}
		}
	case ir.OpLShr:
		if n, ok := ic.splat(f.Operand(a, 1)); ok && eq && k == 0 && n < uint64(w) && n > 0 { // x >> n == 0
			if p == ir.ICmpEQ {
				return set(ir.ICmpULT, x, 1<<n)
			}
			return set(ir.ICmpUGT, x, 1<<n-1)
		}
	case ir.OpUDiv, ir.OpSDiv:
		// x / d > 0 → x > d-1, and x / d == 0 → x < d for unsigned x
		d, ok := ic.splat(f.Operand(a, 1))
		if !ok || d == 0 || signed(d, w) <= 0 {
			break
		}
		switch {
		case p == ir.ICmpSGT && k == 0 && f.Op(a) == ir.OpSDiv:
			return set(ir.ICmpSGT, x, d-1)
		case p == ir.ICmpSLT && k == 1 && f.Op(a) == ir.OpSDiv:
			return set(ir.ICmpSLT, x, d)
		case p == ir.ICmpEQ && k == 0 && f.Op(a) == ir.OpUDiv:
			return set(ir.ICmpULT, x, d)
		case p == ir.ICmpNE && k == 0 && f.Op(a) == ir.OpUDiv:
			return set(ir.ICmpUGT, x, d-1)
		}
	case ir.OpSRem:
		return ic.remainderTest(v, p, a, k, w)
	case ir.OpMul:
		if eq && k == 0 && f.Flags(a)&(ir.FlagNUW|ir.FlagNSW) != 0 {
			if k1, ok := ic.splat(f.Operand(a, 1)); ok && k1 != 0 {
				return set(p, x, 0)
			}
		}
	}
	return ir.None
}

// fits64 reports whether k - k1, as signed numbers of w bits, does not overflow int64.
func fits64(k, k1 uint64, w int) bool {
	x, y := signed(k, w), signed(k1, w)
	d := x - y
	return x < 0 == (y < 0) || d < 0 == (x < 0)
}

// icmpKnown decides a comparison by the known bits and bounds of its operands.
func (ic *combiner) icmpKnown(t ir.Type, p ir.Pred, a, b ir.Value, w int) ir.Value {
	if p == ir.ICmpEQ || p == ir.ICmpNE {
		if ka, kb := ic.known(a), ic.known(b); ka.one&kb.zero != 0 || ka.zero&kb.one != 0 {
			return ic.truth(t, p == ir.ICmpNE)
		}
	}
	if r, ok := compareRanges(p, ic.rangeOf(a, w, 0), ic.rangeOf(b, w, 0)); ok {
		return ic.truth(t, r)
	}
	return ir.None
}

// icmpOperands strips what is the same on both sides.
func (ic *combiner) icmpOperands(v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	f := ic.f
	if r := ic.icmpOrder(v, p, a, b); r != ir.None {
		return r
	}
	if !a.IsInst() && !b.IsInst() {
		return ir.None
	}
	op := f.Op(a)
	eq := p == ir.ICmpEQ || p == ir.ICmpNE
	if a.IsInst() && op == f.Op(b) {
		x, y := f.Operand(a, 0), ir.None
		if f.NumOps(b) > 0 {
			y = f.Operand(b, 0)
		}
		switch op {
		case ir.OpZExt:
			if f.TypeOf(x) == f.TypeOf(y) {
				if p.IsSigned() {
					p -= ir.ICmpSGT - ir.ICmpUGT
				}
				f.Mutate(v, ir.OpICmp, 0, uint32(p), x, y)
				return v
			}
		case ir.OpSExt:
			if f.TypeOf(x) == f.TypeOf(y) {
				f.Mutate(v, ir.OpICmp, 0, uint32(p), x, y)
				return v
			}
		case ir.OpAdd, ir.OpXor:
			nsw := op == ir.OpAdd && p.IsSigned() && f.Flags(a)&f.Flags(b)&ir.FlagNSW != 0
			nuw := op == ir.OpAdd && !p.IsSigned() && f.Flags(a)&f.Flags(b)&ir.FlagNUW != 0
			if !eq && !nsw && !nuw {
				break
			}
			for i := range 2 {
				for j := range 2 {
					if f.Operand(a, i) == f.Operand(b, j) {
						f.Mutate(v, ir.OpICmp, 0, uint32(p), f.Operand(a, 1-i), f.Operand(b, 1-j))
						return v
					}
				}
			}
		}
	}
	// x == x + y → y == 0
	if eq {
		for i := range 2 {
			x, s := a, b
			if i == 1 {
				x, s = b, a
			}
			if f.Op(s) == ir.OpSub && f.Operand(s, 0) == x {
				f.Mutate(v, ir.OpICmp, 0, uint32(p), f.Operand(s, 1), ic.c.Null(f.TypeOf(x)))
				return v
			}
			if f.Op(s) == ir.OpAdd || f.Op(s) == ir.OpXor {
				for j := range 2 {
					if f.Operand(s, j) == x {
						f.Mutate(v, ir.OpICmp, 0, uint32(p), f.Operand(s, 1-j), ic.c.Null(f.TypeOf(x)))
						return v
					}
				}
			}
		}
	}
	return ir.None
}

// icmpOrder uses that one operand is computed from the other in a way that makes it no smaller,
// or no larger.
func (ic *combiner) icmpOrder(v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	if p == ir.ICmpEQ || p == ir.ICmpNE {
		return ir.None
	}
	t := ic.f.TypeOf(v)
	q := p // greater or equal, and its opposite less, of the operands in either order
	x, y := a, b
	if q == ir.ICmpUGT || q == ir.ICmpULE || q == ir.ICmpSGT || q == ir.ICmpSLE {
		x, y, q = b, a, q.Swap()
	}
	switch {
	case ic.holdsAtLeast(x, y, q.IsSigned()):
		return ic.truth(t, q == ir.ICmpUGE || q == ir.ICmpSGE)
	case ic.holdsAtLeast(y, x, q.IsSigned()): // then ≥ is =
		eq := ir.ICmpNE
		if q == ir.ICmpUGE || q == ir.ICmpSGE {
			eq = ir.ICmpEQ
		}
		ic.f.Mutate(v, ir.OpICmp, 0, uint32(eq), a, b)
		return v
	}
	return ir.None
}

// statedNonNull reports whether attributes or metadata say that generic pointer v is not null.
func (ic *combiner) statedNonNull(v ir.Value) bool {
	f, m := ic.f, ic.m
	if ic.ty.AddrSpace(f.TypeOf(v)) != analysis.Generic {
		return false
	}
	var sets [2]ir.AttrSetID
	switch {
	case v.IsParam():
		sets[0] = m.AttrLists[f.Attrs].Param(int(v.Index()))
	case f.Op(v) == ir.OpCall:
		sets[0], sets[1] = m.AttrLists[f.Call(v).Attrs].Ret, m.AttrLists[ic.calleeAttrs(v)].Ret
	case f.Op(v) == ir.OpLoad:
		return f.Attachment(v, "nonnull") != 0
	}
	for _, set := range sets {
		if m.Attr(set, ir.AttrNonNull) != nil {
			return true
		}
		if m.Attr(set, ir.AttrDereferenceable) != nil && m.Attr(m.AttrLists[f.Attrs].Fn, ir.AttrNullPointerIsValid) == nil {
			return true
		}
	}
	return false
}

// icmpPointer compares addresses.
func (ic *combiner) icmpPointer(v ir.Value, p ir.Pred, a, b ir.Value) ir.Value {
	f, c := ic.f, ic.c
	ra, rb := analysis.RefOf(f, a), analysis.RefOf(f, b)
	eq := p == ir.ICmpEQ || p == ir.ICmpNE
	if ra.Base == rb.Base && ra.Exact && rb.Exact && eq && f.TypeOf(a) == f.TypeOf(b) {
		return ic.fold.boolConst((ra.Off == rb.Off) == (p == ir.ICmpEQ))
	}
	if !eq {
		return ir.None
	}
	// An object in generic space is not at null. (In shared and local space
	// objects can be at address 0.)
	if c.IsZero(b) && ic.ty.AddrSpace(f.TypeOf(b)) == analysis.Generic && ra.Exact && ra.Off == 0 {
		alloca := ra.Base.IsInst() && f.Op(ra.Base) == ir.OpAlloca
		symbol := ra.Base.IsSym() && ic.m.Sym(ra.Base).Linkage != ir.ExternWeak && ic.m.Sym(ra.Base).Kind != ir.SymAlias
		if alloca || symbol || ic.statedNonNull(ra.Base) {
			return ic.fold.boolConst(p == ir.ICmpNE)
		}
	}
	// Casts between spaces keep equality of what came from one space.
	if f.Op(a) == ir.OpAddrSpaceCast && f.Op(b) == ir.OpAddrSpaceCast {
		x, y := f.Operand(a, 0), f.Operand(b, 0)
		if f.TypeOf(x) == f.TypeOf(y) && ic.ty.AddrSpace(f.TypeOf(a)) == analysis.Generic {
			f.Mutate(v, ir.OpICmp, 0, uint32(p), x, y)
			return v
		}
	}
	if f.Op(a) == ir.OpIntToPtr && c.IsZero(b) && ic.ty.AddrSpace(f.TypeOf(a)) == analysis.Generic {
		x := f.Operand(a, 0)
		if ic.m.BitsOf(f.TypeOf(x)) == ic.m.BitsOf(f.TypeOf(a)) {
			f.Mutate(v, ir.OpICmp, 0, uint32(p), x, c.Null(f.TypeOf(x)))
			return v
		}
	}
	return ir.None
}
