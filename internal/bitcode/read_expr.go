package bitcode

import "gonvvm/internal/ir"

// composite makes a constant of other constants. ok is false if one of them is not
// known yet, which is possible with depth 0 only.
func (r *reader) composite(code uint32, cur slot, ops []uint64, depth int) (v ir.Value, ok bool) {
	c, ty, t := r.consts, &r.m.Types, cur.t
	need := func(n int) {
		if len(ops) < n {
			panic(r.short())
		}
	}
	// get returns operand i; ready turns false when it is not known.
	ready := true
	get := func(i int) slot {
		s, ok := r.constant(ops[i], depth)
		if !ok {
			ready = false
			return slot{t: ir.I32}
		}
		return s
	}
	want := func(s slot, t ir.Type) ir.Value {
		if ready && s.t != t {
			panic(r.fail(eType, "an operand of type "+ty.String(s.t)+" where one of type "+ty.String(t)+" is expected"))
		}
		return s.v
	}
	bad := func(what string) bailout { return r.fail(eType, what+" of type "+ty.String(t)) }
	switch code {
	case cstAggregate:
		return r.aggregate(t, ops, depth)
	case cstBinop:
		need(3)
		op := r.binaryOp(ops[0], t)
		x, y := get(1), get(2)
		if !ready {
			return
		}
		return c.FoldBinary(op, r.arithFlags(op, opt(ops, 3)), t, want(x, t), want(y, t)), true
	case cstUnop:
		need(2)
		x := get(1)
		if !ready {
			return
		}
		if ops[0] != 0 || !r.m.ArithFits(ir.OpFNeg, t) {
			panic(bad("a unary operation"))
		}
		return c.FoldFNeg(t, want(x, t)), true
	case cstCast:
		need(3)
		x := get(2)
		if !ready {
			return
		}
		op := r.castOp(ops[0])
		if !r.m.CastFits(op, x.t, t) {
			panic(r.fail(eType, "no "+op.String()+" from "+ty.String(x.t)+" to "+ty.String(t)))
		}
		return c.FoldCast(op, r.castFlags(op, opt(ops, 3)), x.v, x.t, t), true
	case cstGEPOld, cstInboundsGEP, cstGEPInrangeOld, cstGEPInrange, cstGEP:
		return r.constGEP(code, cur, ops, depth)
	case cstSelect:
		need(3)
		x, a, b := get(0), get(1), get(2)
		if !ready {
			return
		}
		if !r.m.SelectFits(x.t, t) {
			panic(bad("a select"))
		}
		want(a, t)
		want(b, t)
		if n, known := c.Uint(x.v); known && x.t == ir.I1 {
			if n != 0 {
				return a.v, true
			}
			return b.v, true
		}
		return c.Expr(t, ir.OpSelect, 0, 0, x.v, a.v, b.v), true
	case cstExtractElt:
		need(3)
		x, i := get(1), get(len(ops)-1)
		if !ready {
			return
		}
		if !ty.IsVector(x.t) || ty.Elem(x.t) != t || !ty.IsInt(i.t) {
			panic(bad("an extractelement"))
		}
		if n, known := c.Uint(i.v); known && n < ty.Len64(x.t) {
			if e := c.Elem(x.v, int(n)); e != ir.None {
				return e, true
			}
		}
		return c.Expr(t, ir.OpExtractElement, 0, 0, x.v, i.v), true
	case cstInsertElt:
		need(3)
		x, e, i := get(0), get(1), get(len(ops)-1)
		if !ready {
			return
		}
		if x.t != t || !ty.IsVector(t) || e.t != ty.Elem(t) || !ty.IsInt(i.t) {
			panic(bad("an insertelement"))
		}
		if n, known := c.Uint(i.v); known && n < ty.Len64(t) && !ty.IsScalable(t) && c.IsWhole(x.v) {
			return c.ReplaceElem(t, x.v, int(n), e.v), true
		}
		return c.Expr(t, ir.OpInsertElement, 0, 0, x.v, e.v, i.v), true
	case cstShuffleVec, cstShuffleVecEx:
		if code == cstShuffleVecEx {
			need(4)
			ops = ops[1:]
		}
		need(3)
		x, y, m := get(0), get(1), get(2)
		if !ready {
			return
		}
		if !ty.IsVector(x.t) || x.t != y.t || !ty.IsVector(t) || ty.Elem(t) != ty.Elem(x.t) {
			panic(bad("a shufflevector"))
		}
		if n := ty.Len64(m.t); n > maxMask && n == ty.Len64(t) && ty.IsVector(m.t) && c.IsZero(m.v) {
			// So are long splats written: shuffle(insertelement(poison, e, 0), poison, zeroinitializer).
			if c.Kind(x.v) == ir.CExpr && c.ExprOp(x.v) == ir.OpInsertElement {
				if o := c.Operands(x.v); c.IsUndef(o[0]) && c.IsZero(o[2]) {
					return c.Splat(t, o[1]), true
				}
			}
		}
		lanes := r.mask(m, x.t)
		if uint64(len(lanes)) != ty.Len64(t) {
			panic(bad("a shufflevector"))
		}
		v, known := c.FoldShuffle(x.t, t, x.v, y.v, lanes)
		if !known {
			panic(r.fail(eUnknown, "shufflevector of constants that are not known"))
		}
		return v, true
	case cstCmp:
		need(4)
		x, y := get(1), get(2)
		if !ready {
			return
		}
		pred, op := r.predicate(ops[3])
		if !r.m.CompareFits(op, x.t) || t != ty.WithScalar(x.t, ir.I1) {
			panic(bad("a comparison"))
		}
		return c.FoldCompare(op, pred, t, x.t, x.v, want(y, x.t)), true
	case cstBlockAddress:
		need(3)
		f := get(1)
		if !ready {
			return
		}
		if !f.v.IsSym() || r.m.Sym(f.v).Kind != ir.SymFunc || !ty.IsPtr(t) {
			panic(bad("the address of a block"))
		}
		return c.Special(ir.CBlockAddr, t, f.v, r.blockOf(f.v.Index(), ops[2]).Value()), true
	case cstDSOLocal, cstNoCFI:
		need(2)
		f := get(1)
		if !ready {
			return
		}
		k := ir.CDSOLocal
		if code == cstNoCFI {
			k = ir.CNoCFI
		}
		if !f.v.IsSym() || f.t != t {
			panic(bad("dso_local_equivalent or no_cfi"))
		}
		return c.Special(k, t, f.v), true
	case cstPtrAuth, cstPtrAuth2: // without and with a deactivation symbol
		n := 4 + int(code-cstPtrAuth)
		need(n)
		x := [5]ir.Value{4: c.Null(ir.Ptr)}
		types := [5]ir.Type{t, ir.I32, ir.I64, ir.Ptr, ir.Ptr}
		for i, t := range types[:n] {
			x[i] = want(get(i), t)
		}
		if !ready {
			return
		}
		if !ty.IsPtr(t) {
			panic(bad("ptrauth"))
		}
		return c.Special(ir.CPtrAuth, t, x[:]...), true
	}
	panic(r.fail(eUnknown, "unknown constant record "+utoa(uint64(code))))
}

// blockOf returns block n of function sym, which may not have been read yet.
func (r *reader) blockOf(sym uint32, n uint64) ir.Block {
	if n >= 1<<28 {
		panic(r.fail(eRef, "undefined block "+utoa(n)))
	}
	f := r.m.Syms[sym].Fn
	switch {
	case f == r.fn.f && f != nil, f.Entry() != 0:
		if n >= uint64(f.NumBlocks()-1) {
			panic(r.fail(eRef, "the function has no block "+utoa(n)))
		}
	case int(sym) >= len(r.bodies):
		panic(r.fail(eRef, "the address of a block of a function without body"))
	default:
		for len(r.maxBlock) <= int(sym) {
			r.maxBlock = append(r.maxBlock, 0)
		}
		r.maxBlock[sym] = max(r.maxBlock[sym], uint32(n)+1)
	}
	return ir.Block(n + 1)
}

// aggregate makes a structure, array or vector.
func (r *reader) aggregate(t ir.Type, ops []uint64, depth int) (v ir.Value, ok bool) {
	ty := &r.m.Types
	kind := ty.Kind(t)
	n := uint64(0)
	var types []ir.Type
	switch kind {
	case ir.StructKind:
		types = ty.Elems(t)
		n = uint64(len(types))
		if ty.IsOpaque(t) {
			n = ^uint64(0)
		}
	case ir.ArrayKind, ir.VectorKind:
		n = ty.Len64(t)
	default:
		n = ^uint64(0)
	}
	if n != uint64(len(ops)) || ty.IsScalable(t) {
		panic(r.fail(eType, "a constant of "+utoa(uint64(len(ops)))+" elements of type "+ty.String(t)))
	}
	base := len(r.ops)
	defer func() { r.ops = r.ops[:base] }()
	for i, id := range ops {
		s, ready := r.constant(id, depth)
		if !ready {
			return ir.None, false
		}
		et := ir.NoType
		if types != nil {
			et = types[i]
		} else {
			et = ty.Elem(t)
		}
		if s.t != et {
			panic(r.fail(eType, "an element of type "+ty.String(s.t)+" in a constant of type "+ty.String(t)))
		}
		r.ops = append(r.ops, s.v)
	}
	if kind == ir.StructKind {
		return r.consts.Aggregate(t, r.ops[base:]), true
	}
	return r.consts.Sequence(t, r.ops[base:]), true
}

// constGEP makes a getelementptr expression.
func (r *reader) constGEP(code uint32, cur slot, ops []uint64, depth int) (v ir.Value, ok bool) {
	ty := &r.m.Types
	if len(ops) < 2 {
		panic(r.short())
	}
	src := ir.NoType
	fl := ir.Flags(0)
	lo, hi := ir.None, ir.None
	switch {
	case code == cstGEP || code == cstGEPInrange || code == cstGEPInrangeOld || len(ops)%2 != 0:
		src = r.typ(ops[0])
		ops = ops[1:]
	}
	switch code {
	case cstGEPInrangeOld:
		if ops[0]&1 != 0 {
			fl = ir.FlagInbounds
		}
		ops = ops[1:]
	case cstGEP:
		fl = decodeGEPFlags(ops[0])
		ops = ops[1:]
	case cstGEPInrange:
		fl = decodeGEPFlags(ops[0])
		ops = ops[1:]
		next := func() uint64 {
			if len(ops) == 0 {
				panic(r.short())
			}
			x := ops[0]
			ops = ops[1:]
			return x
		}
		if bits := next(); bits <= 64 {
			t := r.m.Types.Int(int(max(bits, 1)))
			lo, hi = r.consts.SInt(t, int64(signed(next()))), r.consts.SInt(t, int64(signed(next())))
		} else { // no target has such addresses
			r.rangeText(bits, next, false)
		}
	case cstInboundsGEP:
		fl = ir.FlagInbounds
	}
	if fl&ir.FlagInbounds != 0 {
		fl |= ir.FlagNUSW
	}
	if len(ops) == 0 || len(ops)%2 != 0 {
		panic(r.short())
	}
	base := len(r.ops)
	defer func() { r.ops = r.ops[:base] }()
	var bt slot
	rt := ir.NoType
	for i := 0; i < len(ops); i += 2 {
		s, ready := r.constant(ops[i+1], depth)
		if !ready {
			return ir.None, false
		}
		if i == 0 {
			bt = s
			rt = s.t
			bt.id = uint32(ops[0])
		} else if ty.IsVector(s.t) && !ty.IsVector(rt) {
			rt = ty.WithScalar(s.t, rt)
		}
		r.ops = append(r.ops, s.v)
	}
	if src == ir.NoType { // before LLVM 3.7: the type is the pointer's
		e := r.pointeeID(bt)
		if e == noType {
			panic(r.fail(eType, "getelementptr needs a source element type for an opaque pointer"))
		}
		src = r.typ(uint64(e))
	}
	c := r.consts
	typeOf := func(v ir.Value) ir.Type {
		if v.IsSym() {
			return ty.Pointer(r.m.Sym(v).Space)
		}
		return c.Type(v)
	}
	if rt != cur.t || !r.m.GEPFits(c, src, bt.t, r.ops[base+1:], typeOf) {
		panic(r.fail(eType, "a getelementptr whose types do not fit"))
	}
	if lo != ir.None {
		return c.GEPInRange(rt, fl, src, lo, hi, r.ops[base:]...), true
	}
	return c.Expr(rt, ir.OpGEP, fl, uint32(src), r.ops[base:]...), true
}

// decodeGEPFlags decodes the flags of a getelementptr.
func decodeGEPFlags(bits uint64) ir.Flags {
	var fl ir.Flags
	if bits&flagInbounds != 0 {
		fl |= ir.FlagInbounds | ir.FlagNUSW // LangRef: inbounds implies nusw
	}
	if bits&flagNUSW != 0 {
		fl |= ir.FlagNUSW
	}
	if bits&flagGEPNUW != 0 {
		fl |= ir.FlagNUW
	}
	return fl
}

// binaryOp decodes a binary operation on values of type t.
func (r *reader) binaryOp(code uint64, t ir.Type) ir.Op {
	op := ir.OpInvalid
	if code < uint64(len(intOps)) {
		if op = intOps[code]; r.m.Types.IsFloat(r.m.Types.Scalar(t)) {
			op = floatOps[code]
		}
	}
	if op == ir.OpInvalid || !r.m.ArithFits(op, t) {
		panic(r.fail(eType, "binary operation "+utoa(code)+" of values of type "+r.m.Types.String(t)))
	}
	return op
}

// arithFlags decodes the flags of a binary operation.
func (r *reader) arithFlags(op ir.Op, bits uint64) ir.Flags {
	var fl ir.Flags
	switch op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
		if bits&flagNUW != 0 {
			fl |= ir.FlagNUW
		}
		if bits&flagNSW != 0 {
			fl |= ir.FlagNSW
		}
	case ir.OpUDiv, ir.OpSDiv, ir.OpLShr, ir.OpAShr:
		if bits&flagExact != 0 {
			fl = ir.FlagExact
		}
	case ir.OpOr:
		if bits&flagDisjoint != 0 {
			fl = ir.FlagDisjoint
		}
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem:
		fl = decodeFMF(bits)
	}
	return fl
}

// castOp decodes a conversion.
func (r *reader) castOp(code uint64) ir.Op {
	if code >= uint64(len(castOps)) {
		panic(r.fail(eUnknown, "unknown conversion "+utoa(code)))
	}
	return castOps[code]
}

// castFlags decodes the flags of a conversion.
func (r *reader) castFlags(op ir.Op, bits uint64) ir.Flags {
	var fl ir.Flags
	switch op {
	case ir.OpTrunc:
		if bits&flagNUW != 0 {
			fl |= ir.FlagNUW
		}
		if bits&flagNSW != 0 {
			fl |= ir.FlagNSW
		}
	case ir.OpZExt:
		if bits&flagNNeg != 0 {
			fl = ir.FlagNNeg
		}
	case ir.OpUIToFP:
		if bits&flagNNeg != 0 {
			fl = ir.FlagNNeg
		}
		fl |= decodeFMF(bits &^ flagFMFUnsafe)
	case ir.OpFPTrunc, ir.OpFPExt, ir.OpSIToFP:
		fl = decodeFMF(bits)
	}
	return fl
}

// predicate decodes the predicate of a comparison.
func (r *reader) predicate(code uint64) (ir.Pred, ir.Op) {
	switch {
	case code <= uint64(ir.FCmpTrue):
		return ir.Pred(code), ir.OpFCmp
	case code >= icmpBase && code-icmpBase <= uint64(ir.ICmpSLE-ir.ICmpEQ):
		return ir.ICmpEQ + ir.Pred(code-icmpBase), ir.OpICmp
	}
	panic(r.fail(eUnknown, "unknown predicate "+utoa(code)))
}

// maxMask bounds the lanes of a shuffle.
const maxMask = 1 << 16

// mask returns the lanes that a constant mask selects from two vectors of type t, ^0
// for poison. They stand in scratch memory.
func (r *reader) mask(m slot, t ir.Type) []uint32 {
	ty, c := &r.m.Types, r.consts
	if !ty.IsVector(m.t) || ty.Elem(m.t) != ir.I32 {
		panic(r.fail(eType, "a mask of type "+ty.String(m.t)))
	}
	n := ty.Len64(m.t)
	if n > maxMask {
		panic(r.fail(eLimit, "a shuffle of more than 65536 lanes"))
	}
	if ty.IsScalable(m.t) && !c.IsZero(m.v) && !c.IsUndef(m.v) {
		panic(r.fail(eType, "the mask of a scalable shuffle is zero, undef or poison"))
	}
	lanes := 2 * ty.Len64(t)
	r.nums = r.nums[:0]
	for i := range int(n) {
		e := c.Elem(m.v, i)
		x, ok := c.Uint(e)
		switch {
		case ok && x < lanes:
			r.nums = append(r.nums, uint32(x))
		case !ok && e != ir.None && c.IsUndef(e):
			r.nums = append(r.nums, ^uint32(0))
		default:
			panic(r.fail(eType, "the mask of a shuffle must be numbers below "+utoa(lanes)+", undef or poison"))
		}
	}
	return r.nums
}
