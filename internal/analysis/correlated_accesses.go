package analysis

import (
	"slices"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// A block that accesses memory at an address computed with arithmetic that must not overflow is entered only where it does not: the address
// would be poison, and the access undefined. An operand of such arithmetic with a constant has a narrower range from the start of the block on. Where
// the address of a row is computed from n*3, n is at most a third of the largest number, and sums of n and indices less than n do not overflow either.

const (
	maxBlockFacts  = 8  // arithmetic that is noted for a block
	maxTraceDepth  = 6  // of the operands of an address
	maxTracedParts = 16 // instructions of an address that are looked at
)

// findAccessed notes for block n the arithmetic that addresses of its accesses are computed with.
func (cr *CorrelatedRanges) findAccessed(n uint32) {
	f := cr.f
	b := cr.cfg.Block(n)
	cr.accessedAt[n] = uint32(len(cr.accessed))
	for v := f.First(b); v != ir.None; v = f.Next(v) {
		switch f.Op(v) {
		case ir.OpLoad, ir.OpStore:
			parts := 0
			cr.traceAddress(PointerOf(f, v), b, 0, &parts)
		case ir.OpPhi:
		default:
			if cr.values.fx == nil || cr.values.fx.Inst(f, v)&(MayNotReturn|Convergent) != 0 {
				return
			}
		}
	}
}

// traceAddress looks for arithmetic with constants among the operands of v, all of whose poison becomes that of an address.
func (cr *CorrelatedRanges) traceAddress(v ir.Value, b ir.Block, depth int, parts *int) {
	f := cr.f
	if !v.IsInst() || depth > maxTraceDepth || *parts >= maxTracedParts {
		return
	}
	*parts++
	switch op := f.Op(v); op {
	case ir.OpMul, ir.OpShl, ir.OpAdd:
		x := f.Operand(v, 0)
		if _, ok := cr.c.SplatBits(f.Operand(v, 1)); ok && f.Flags(v)&(ir.FlagNSW|ir.FlagNUW) != 0 && cr.Bits(x) != 0 && (x.IsParam() || x.IsInst() && f.BlockOf(x) != b) {
			if list := cr.accessed[cr.accessedAt[cr.cfg.Number(b)]:]; len(list) < maxBlockFacts && !slices.Contains(list, v) {
				cr.accessed = append(cr.accessed, v)
			}
		}
	case ir.OpGEP, ir.OpSExt, ir.OpZExt, ir.OpTrunc, ir.OpSub, ir.OpAddrSpaceCast:
	default:
		return
	}
	for i := range f.NumOps(v) {
		cr.traceAddress(f.Operand(v, i), b, depth+1, parts)
	}
}

// learnAccessed narrows ranges by the arithmetic of block n that does not overflow.
func (cr *CorrelatedRanges) learnAccessed(n uint32) {
	f := cr.f
	list := cr.accessed[cr.accessedAt[n]:cr.accessedAt[n+1]]
	if len(list) == 0 {
		return
	}
	mark := len(cr.undo)
	for _, v := range list {
		x := f.Operand(v, 0)
		w := cr.Bits(x)
		if w == 0 { // inserted by this visit
			continue
		}
		k, _ := cr.c.SplatBits(f.Operand(v, 1))
		cr.narrowRange(x, withoutOverflow(f.Op(v), f.Flags(v), k, w), w, 0)
	}
	if len(cr.undo) == mark {
		return
	}
	cr.spread(mark)
	for _, r := range cr.relations {
		wa, wb := cr.Bits(r.a), cr.Bits(r.b)
		b, ok := cr.At(r.b, wb)
		if !ok || b.IsEmpty() || !r.signed || wa == 0 {
			continue
		}
		if to := FullBounds(wa); b.SMax < maxOffset && r.k < maxOffset && b.SMax+r.k < to.SMax {
			to.SMax = max(b.SMax+r.k, to.SMin)
			to.Intersect(to, wa)
			cr.narrowRange(r.a, to, wa, 0)
		}
	}
	cr.spread(mark)
}

// withoutOverflow returns the numbers of w bits with which an operation by constant k does not overflow as its flags say.
func withoutOverflow(op ir.Op, flags ir.Flags, k uint64, w int) Bounds {
	r := FullBounds(w)
	if op == ir.OpShl {
		if k >= uint64(w-1) {
			return r
		}
		op, k = ir.OpMul, 1<<k
	}
	signed := fold.Signed(k, w)
	if flags&ir.FlagNSW != 0 {
		switch {
		case op == ir.OpAdd && signed > 0:
			r.SMax -= signed
		case op == ir.OpAdd:
			r.SMin -= signed
		case signed > 0:
			r.SMin, r.SMax = r.SMin/signed, r.SMax/signed
		}
	}
	if flags&ir.FlagNUW != 0 && k != 0 {
		if op == ir.OpAdd {
			r.UMax -= k
		} else {
			r.UMax /= k
		}
	}
	r.Intersect(r, w)
	return r
}
