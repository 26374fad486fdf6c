package bitcode

import (
	"gonvvm/internal/bitcode/bitstream"
	"gonvvm/internal/ir"
	"gonvvm/internal/limit"
)

// source appends the operands of the record of a module's constant.
func (p *constPool) source(rec []uint64, e *constEntry) (code uint64, out []uint64) {
	c, v := p.c, e.src
	t := c.Type(v)
	switch c.Kind(v) {
	case ir.CInt:
		if c.Bits(v) == 0 {
			return cstNull, rec
		}
		x, _ := c.Sint(v)
		return cstInteger, append(rec, bitstream.Signed(x))
	case ir.CWide:
		return p.wide(rec, v, t)
	case ir.CFloat:
		if c.Bits(v) == 0 {
			return cstNull, rec
		}
		return cstFloat, append(rec, c.Bits(v))
	case ir.CNull, ir.CZero:
		return cstNull, rec
	case ir.CUndef:
		return cstUndef, rec
	case ir.CPoison:
		if p.w.v7 {
			return cstUndef, rec
		}
		return cstPoison, rec
	case ir.CAggregate:
		ty := &p.w.types
		for i, x := range c.Operands(v) {
			f := ty.at(e.typ)
			want := f.elem
			if f.kind == ir.StructKind {
				want = f.elems[i]
			}
			rec = append(rec, uint64(p.id(p.ref(x, want))))
		}
		return cstAggregate, rec
	case ir.CData:
		return p.data(rec, v, t)
	case ir.CSplat:
		return p.splat(rec, v, t)
	case ir.CExpr:
		return p.expr(rec, e)
	case ir.CBlockAddr:
		o := c.Operands(v)
		r := p.ref(o[0], 0)
		return cstBlockAddress, append(rec, uint64(p.typeOf(r)-1), uint64(p.id(r)), p.w.blockIndex(o[0], o[1].Block()))
	case ir.CDSOLocal, ir.CNoCFI:
		code = cstDSOLocal
		if c.Kind(v) == ir.CNoCFI {
			code = cstNoCFI
		}
		r := p.ref(c.Operands(v)[0], 0)
		if p.w.v7 {
			p.w.fail(failOld, "LLVM 7 has no dso_local_equivalent and no_cfi")
		}
		return code, append(rec, uint64(p.typeOf(r)-1), uint64(p.id(r)))
	case ir.CPtrAuth:
		if p.w.v7 {
			p.w.fail(failOld, "LLVM 7 has no ptrauth")
		}
		for _, x := range c.Operands(v) {
			rec = append(rec, uint64(p.id(p.ref(x, 0))))
		}
		return cstPtrAuth2, rec
	}
	p.w.fail(failInvalid, "a constant has no known form")
	return 0, rec
}

// blockIndex returns the number of block b in the function that sym names.
func (w *writer) blockIndex(sym ir.Value, b ir.Block) uint64 {
	f := w.m.Sym(sym).Fn
	n := uint64(0)
	for x := f.Entry(); x != 0; x = f.NextBlock(x) {
		if x == b {
			return n
		}
		n++
	}
	w.fail(failInvalid, "the block of a blockaddress is not in its function")
	return 0
}

// wide appends an integer or float of more than 64 bits.
func (p *constPool) wide(rec []uint64, v ir.Value, t ir.Type) (uint64, []uint64) {
	words := p.c.Words(v)
	zero := true
	for _, x := range words {
		zero = zero && x == 0
	}
	if zero {
		return cstNull, rec
	}
	switch p.w.m.Types.Kind(t) {
	case ir.X86FP80Kind:
		return cstFloat, append(rec, words[1]<<48|words[0]>>16, words[0]&0xffff)
	case ir.FP128Kind, ir.PPCFP128Kind:
		return cstFloat, append(rec, words[0], words[1])
	}
	n := len(words)
	for n > 1 && words[n-1] == 0 {
		n--
	}
	for _, x := range words[:n] {
		rec = append(rec, bitstream.Signed(int64(x)))
	}
	return cstWideInteger, rec
}

// data appends packed elements.
func (p *constPool) data(rec []uint64, v ir.Value, t ir.Type) (uint64, []uint64) {
	b := p.c.Bytes(v)
	size := len(b) / int(p.w.m.Types.Len64(t))
	for i := 0; i < len(b); i += size {
		x := uint64(0)
		for k := size - 1; k >= 0; k-- {
			x = x<<8 | uint64(b[i+k])
		}
		rec = append(rec, x)
	}
	return cstData, rec
}

// splat appends a vector of equal elements. One of unknown or great length is lane 0 of
// another vector, shuffled into all lanes.
func (p *constPool) splat(rec []uint64, v ir.Value, t ir.Type) (uint64, []uint64) {
	ty := &p.w.m.Types
	x := p.ref(p.c.Operands(v)[0], p.w.types.id(ty.Elem(t)))
	if !ty.IsScalable(t) && ty.Len64(t) <= limit.Components {
		for range ty.Len64(t) {
			rec = append(rec, uint64(p.id(x)))
		}
		return cstAggregate, rec
	}
	typ := p.w.types.id(t)
	lane := p.add(constEntry{kind: entryLane, typ: typ, x: x})
	rest := p.add(constEntry{kind: entryPoison, typ: typ})
	mask := p.add(constEntry{kind: entryNull, typ: p.w.types.id(ty.Vector(ir.I32, int(ty.Len64(t)), ty.IsScalable(t)))})
	return cstShuffleVec, append(rec, uint64(p.id(lane)), uint64(p.id(rest)), uint64(p.id(mask)))
}

// expr appends a constant expression.
func (p *constPool) expr(rec []uint64, e *constEntry) (uint64, []uint64) {
	c, v := p.c, e.src
	op, fl, o := c.ExprOp(v), c.ExprFlags(v), c.Operands(v)
	w := p.w
	switch {
	case op.IsCast():
		r := p.ref(o[0], 0)
		rec = append(rec, lastIndex(castOps[:], op), uint64(p.typeOf(r)-1), uint64(p.id(r)))
		if f := w.opFlags(op, fl); f != 0 {
			rec = append(rec, f)
		}
		return cstCast, rec
	case op.IsBinary():
		rec = append(rec, binaryCode(op), uint64(p.id(p.ref(o[0], 0))), uint64(p.id(p.ref(o[1], 0))))
		if f := w.opFlags(op, fl); f != 0 {
			rec = append(rec, f)
		}
		return cstBinop, rec
	}
	switch op {
	case ir.OpGEP:
		return p.gep(rec, e, o)
	case ir.OpFNeg:
		if w.v7 {
			zero := p.add(constEntry{kind: entryBits, typ: e.typ, n: w.negativeZero(c.Type(v))})
			return cstBinop, append(rec, binaryCode(ir.OpFSub), uint64(p.id(zero)), uint64(p.id(p.ref(o[0], 0))))
		}
		return cstUnop, append(rec, 0, uint64(p.id(p.ref(o[0], 0))))
	case ir.OpSelect:
		return cstSelect, append(rec, uint64(p.id(p.ref(o[0], 0))), uint64(p.id(p.ref(o[1], e.typ))), uint64(p.id(p.ref(o[2], e.typ))))
	case ir.OpICmp, ir.OpFCmp:
		a := p.ref(o[0], 0)
		b := p.ref(o[1], p.typeOf(a))
		return cstCmp, append(rec, uint64(p.typeOf(a)-1), uint64(p.id(a)), uint64(p.id(b)), predCode(ir.Pred(c.ExprAux(v))))
	case ir.OpExtractElement:
		a, i := p.ref(o[0], 0), p.ref(o[1], 0)
		return cstExtractElt, append(rec, uint64(p.typeOf(a)-1), uint64(p.id(a)), uint64(p.typeOf(i)-1), uint64(p.id(i)))
	case ir.OpInsertElement:
		a, x, i := p.ref(o[0], 0), p.ref(o[1], w.types.at(e.typ).elem), p.ref(o[2], 0)
		return cstInsertElt, append(rec, uint64(p.id(a)), uint64(p.id(x)), uint64(p.typeOf(i)-1), uint64(p.id(i)))
	case ir.OpShuffleVector:
		if len(o) == 3 {
			a, b, m := p.ref(o[0], 0), p.ref(o[1], 0), p.ref(o[2], 0)
			return cstShuffleVecEx, append(rec, uint64(p.typeOf(a)-1), uint64(p.id(a)), uint64(p.id(b)), uint64(p.id(m)))
		}
	}
	w.fail(failInvalid, "bitcode has no constant expression "+op.String())
	return 0, rec
}

// gep appends a getelementptr expression.
func (p *constPool) gep(rec []uint64, e *constEntry, o []ir.Value) (uint64, []uint64) {
	c, w := p.c, p.w
	elem := w.types.id(ir.Type(c.ExprAux(e.src)))
	fl := c.ExprFlags(e.src)
	code := uint64(cstGEP)
	rec = append(rec, uint64(elem-1))
	if w.v7 {
		code = cstGEPOld
		if fl&ir.FlagInbounds != 0 {
			code = cstInboundsGEP
		}
	} else {
		rec = append(rec, gepFlagBits(fl))
		if lo, hi, ok := c.InRange(e.src); ok {
			code = cstGEPInrange
			rec = append(rec, uint64(w.m.Types.Bits(c.Type(lo))))
			for _, b := range [...]ir.Value{lo, hi} {
				n, _ := c.Sint(b)
				rec = append(rec, bitstream.Signed(n))
			}
		}
	}
	for i, x := range o {
		want := typeID(0)
		if i == 0 && w.v7 {
			want = w.pointerLike(p.typeOf(p.ref(x, 0)), elem)
		}
		r := p.ref(x, want)
		rec = append(rec, uint64(p.typeOf(r)-1), uint64(p.id(r)))
	}
	return code, rec
}

// gepFlagBits returns the flags of a getelementptr; inbounds implies nusw.
func gepFlagBits(fl ir.Flags) uint64 {
	n := bit(fl&ir.FlagNUSW != 0)*flagNUSW | bit(fl&ir.FlagNUW != 0)*flagGEPNUW
	if fl&ir.FlagInbounds != 0 {
		n |= flagInbounds | flagNUSW
	}
	return n
}

// binaryCode returns the number of a binary operation.
func binaryCode(op ir.Op) uint64 {
	if n := lastIndex(floatOps[:], op); n != 0 || op == ir.OpFAdd {
		return n
	}
	return lastIndex(intOps[:], op)
}

// predCode returns the number of a predicate.
func predCode(p ir.Pred) uint64 {
	if p >= ir.ICmpEQ {
		return uint64(p-ir.ICmpEQ) + icmpBase
	}
	return uint64(p)
}

// opFlags returns the flags of an operation as its record has them; 0 is none.
func (w *writer) opFlags(op ir.Op, fl ir.Flags) uint64 {
	switch op {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
		return bit(fl&ir.FlagNUW != 0)*flagNUW | bit(fl&ir.FlagNSW != 0)*flagNSW
	case ir.OpUDiv, ir.OpSDiv, ir.OpLShr, ir.OpAShr:
		return bit(fl&ir.FlagExact != 0) * flagExact
	case ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv, ir.OpFRem, ir.OpFCmp:
		return encodeFMF(fl)
	}
	if w.v7 {
		return 0 // no other instruction had any
	}
	switch op {
	case ir.OpTrunc:
		return bit(fl&ir.FlagNUW != 0)*flagNUW | bit(fl&ir.FlagNSW != 0)*flagNSW
	case ir.OpZExt, ir.OpUIToFP:
		return bit(fl&ir.FlagNNeg != 0) * flagNNeg
	case ir.OpOr:
		return bit(fl&ir.FlagDisjoint != 0) * flagDisjoint
	case ir.OpICmp:
		return bit(fl&ir.FlagSameSign != 0) * flagSameSign
	case ir.OpFNeg, ir.OpFPTrunc, ir.OpFPExt, ir.OpSelect, ir.OpPhi:
		return encodeFMF(fl)
	}
	return 0
}
