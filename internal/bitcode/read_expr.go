package bitcode

import "gonvvm/internal/ir"

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

// mask returns the lanes that a constant mask selects from two vectors of type t, ^0 for poison. They are in scratch
// memory.
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
