package bitcode

import "gonvvm/internal/ir"

// compositeReader makes a constant of other constants.
type compositeReader struct {
	*reader
	t     ir.Type // of the constant
	ops   []uint64
	depth int
	ready bool // all operands so far are known
}

// need demands n operands.
func (e *compositeReader) need(n int) {
	if len(e.ops) < n {
		panic(e.short())
	}
}

// get returns operand i; ready turns false if it is not known.
func (e *compositeReader) get(i int) slot {
	s, ok := e.constant(e.ops[i], e.depth)
	if !ok {
		e.ready = false
		return slot{t: ir.I32}
	}
	return s
}

// want returns an operand that must have type t.
func (e *compositeReader) want(s slot, t ir.Type) ir.Value {
	if ty := &e.m.Types; e.ready && s.t != t {
		panic(e.fail(eType, "an operand of type "+ty.String(s.t)+" where one of type "+ty.String(t)+" is expected"))
	}
	return s.v
}

func (e *compositeReader) bad(what string) bailout {
	return e.fail(eType, what+" of type "+e.m.Types.String(e.t))
}

// composite makes a constant of other constants. ok is false if one of them is not
// known yet, which is possible with depth 0 only.
func (r *reader) composite(code uint32, cur slot, ops []uint64, depth int) (v ir.Value, ok bool) {
	e := &compositeReader{r, cur.t, ops, depth, true}
	switch code {
	case cstExtractElt, cstInsertElt, cstShuffleVec, cstShuffleVecEx:
		return e.vector(code)
	case cstBlockAddress, cstDSOLocal, cstNoCFI, cstPtrAuth, cstPtrAuth2:
		return e.special(code)
	}
	c, ty, t := r.consts, &r.m.Types, cur.t
	switch code {
	case cstAggregate:
		return r.aggregate(t, ops, depth)
	case cstBinop:
		e.need(3)
		op := r.binaryOp(ops[0], t)
		x, y := e.get(1), e.get(2)
		if !e.ready {
			return ir.None, false
		}
		return c.FoldBinary(op, r.arithFlags(op, opt(ops, 3)), t, e.want(x, t), e.want(y, t)), true
	case cstUnop:
		e.need(2)
		x := e.get(1)
		if !e.ready {
			return ir.None, false
		}
		if ops[0] != 0 || !r.m.ArithFits(ir.OpFNeg, t) {
			panic(e.bad("a unary operation"))
		}
		return c.FoldFNeg(t, e.want(x, t)), true
	case cstCast:
		e.need(3)
		x := e.get(2)
		if !e.ready {
			return ir.None, false
		}
		op := r.castOp(ops[0])
		if !r.m.CastFits(op, x.t, t) {
			panic(r.fail(eType, "no "+op.String()+" from "+ty.String(x.t)+" to "+ty.String(t)))
		}
		return c.FoldCast(op, r.castFlags(op, opt(ops, 3)), x.v, x.t, t), true
	case cstGEPOld, cstInboundsGEP, cstGEPInrangeOld, cstGEPInrange, cstGEP:
		return r.constGEP(code, cur, ops, depth)
	case cstSelect:
		e.need(3)
		x, a, b := e.get(0), e.get(1), e.get(2)
		if !e.ready {
			return ir.None, false
		}
		if !r.m.SelectFits(x.t, t) {
			panic(e.bad("a select"))
		}
		e.want(a, t)
		e.want(b, t)
		if n, known := c.Uint(x.v); known && x.t == ir.I1 {
			if n != 0 {
				return a.v, true
			}
			return b.v, true
		}
		return c.Expr(t, ir.OpSelect, 0, 0, x.v, a.v, b.v), true
	case cstCmp:
		e.need(4)
		x, y := e.get(1), e.get(2)
		if !e.ready {
			return ir.None, false
		}
		pred, op := r.predicate(ops[3])
		if !r.m.CompareFits(op, x.t) || t != ty.WithScalar(x.t, ir.I1) {
			panic(e.bad("a comparison"))
		}
		return c.FoldCompare(op, pred, t, x.t, x.v, e.want(y, x.t)), true
	}
	panic(r.fail(eUnknown, "unknown constant record "+utoa(uint64(code))))
}

// vector makes a constant of the elements of vectors.
func (e *compositeReader) vector(code uint32) (v ir.Value, ok bool) {
	r, c, ty, t := e.reader, e.consts, &e.m.Types, e.t
	switch code {
	case cstExtractElt:
		e.need(3)
		x, i := e.get(1), e.get(len(e.ops)-1)
		if !e.ready {
			return ir.None, false
		}
		if !ty.IsVector(x.t) || ty.Elem(x.t) != t || !ty.IsInt(i.t) {
			panic(e.bad("an extractelement"))
		}
		if n, known := c.Uint(i.v); known && n < ty.Len64(x.t) {
			if el := c.Elem(x.v, int(n)); el != ir.None {
				return el, true
			}
		}
		return c.Expr(t, ir.OpExtractElement, 0, 0, x.v, i.v), true
	case cstInsertElt:
		e.need(3)
		x, el, i := e.get(0), e.get(1), e.get(len(e.ops)-1)
		if !e.ready {
			return ir.None, false
		}
		if x.t != t || !ty.IsVector(t) || el.t != ty.Elem(t) || !ty.IsInt(i.t) {
			panic(e.bad("an insertelement"))
		}
		if n, known := c.Uint(i.v); known && n < ty.Len64(t) && !ty.IsScalable(t) && c.IsWhole(x.v) {
			return c.ReplaceElem(t, x.v, int(n), el.v), true
		}
		return c.Expr(t, ir.OpInsertElement, 0, 0, x.v, el.v, i.v), true
	case cstShuffleVec, cstShuffleVecEx:
		if code == cstShuffleVecEx {
			e.need(4)
			e.ops = e.ops[1:]
		}
		e.need(3)
		x, y, m := e.get(0), e.get(1), e.get(2)
		if !e.ready {
			return ir.None, false
		}
		if !ty.IsVector(x.t) || x.t != y.t || !ty.IsVector(t) || ty.Elem(t) != ty.Elem(x.t) {
			panic(e.bad("a shufflevector"))
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
			panic(e.bad("a shufflevector"))
		}
		v, known := c.FoldShuffle(x.t, t, x.v, y.v, lanes)
		if !known {
			panic(r.fail(eUnknown, "shufflevector of constants that are not known"))
		}
		return v, true
	}
	return ir.None, false
}

// special makes a constant that is an address in another form.
func (e *compositeReader) special(code uint32) (v ir.Value, ok bool) {
	r, c, ty, t, ops := e.reader, e.consts, &e.m.Types, e.t, e.ops
	switch code {
	case cstBlockAddress:
		e.need(3)
		f := e.get(1)
		if !e.ready {
			return ir.None, false
		}
		if !f.v.IsSym() || r.m.Sym(f.v).Kind != ir.SymFunc || !ty.IsPtr(t) {
			panic(e.bad("the address of a block"))
		}
		return c.Special(ir.CBlockAddr, t, f.v, r.blockOf(f.v.Index(), ops[2]).Value()), true
	case cstDSOLocal, cstNoCFI:
		e.need(2)
		f := e.get(1)
		if !e.ready {
			return ir.None, false
		}
		k := ir.CDSOLocal
		if code == cstNoCFI {
			k = ir.CNoCFI
		}
		if !f.v.IsSym() || f.t != t {
			panic(e.bad("dso_local_equivalent or no_cfi"))
		}
		return c.Special(k, t, f.v), true
	case cstPtrAuth, cstPtrAuth2: // without and with a deactivation symbol
		n := 4 + int(code-cstPtrAuth)
		e.need(n)
		x := [5]ir.Value{4: c.Null(ir.Ptr)}
		types := [5]ir.Type{t, ir.I32, ir.I64, ir.Ptr, ir.Ptr}
		for i, t := range types[:n] {
			x[i] = e.want(e.get(i), t)
		}
		if !e.ready {
			return ir.None, false
		}
		if !ty.IsPtr(t) {
			panic(e.bad("ptrauth"))
		}
		return c.Special(ir.CPtrAuth, t, x[:]...), true
	}
	return ir.None, false
}
