package passes

import (
	"strconv"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// stride says how a value changes from one thread to the next one along tid.x.
type stride struct {
	kind  strideKind
	bytes int64 // of regular
}

type strideKind uint8

const (
	regular  strideKind = iota // by the same number everywhere
	variable                   // by the same number everywhere, which is only known at run time
	gathered                   // as values say that were read from memory
	unclear                    // nothing is known
)

// coalescing finds accesses of the current function whose lanes are far apart.
type coalescing struct{ *unit }

// remarkCoalescing says of an access to global memory if neighbouring threads access places that are farther apart
// than the access is wide, so that a warp's access takes more memory transactions than it has to.
// It looks at the addresses as written: what the hardware's caches make of it is another matter.
func (c coalescing) remarkCoalescing(v, p ir.Value, t ir.Type) {
	f := c.f
	if c.ty.IsVector(f.TypeOf(p)) || analysis.RefOf(f, p).Space != analysis.Global || c.Uniformity().At(p, f.BlockOf(v)) != analysis.Divergent {
		return
	}
	size := int64(c.m.StoreSize(t))
	switch s := c.addressStride(p, 0); s.kind {
	case regular:
		if s.bytes > size || s.bytes < -size {
			c.remark(Missed, "coalescing", v, "uncoalesced-looking access: neighbouring threads are "+strconv.FormatInt(s.bytes, 10)+
				" bytes apart, the access is "+strconv.FormatInt(size, 10)+" bytes wide")
		}
	case variable:
		c.remark(Missed, "coalescing", v, "uncoalesced-looking access: neighbouring threads are apart by a distance that is only known at run time")
	case gathered:
		c.remark(Missed, "coalescing", v, "uncoalesced-looking access: which place a thread accesses is read from memory")
	}
}

const strideDepth = 12

// addressStride returns the stride of pointer p.
func (c coalescing) addressStride(p ir.Value, depth int) stride {
	f := c.f
	if depth > strideDepth || !p.IsInst() {
		return c.leafStride(p)
	}
	switch f.Op(p) {
	case ir.OpAddrSpaceCast, ir.OpBitCast, ir.OpFreeze:
		return c.addressStride(f.Operand(p, 0), depth+1)
	case ir.OpPhi:
		return c.phiStride(p, depth, c.addressStride)
	case ir.OpGEP:
		s := c.addressStride(f.Operand(p, 0), depth+1)
		t := f.ElemType(p)
		for i := 1; i < f.NumOps(p); i++ {
			o := f.Operand(p, i)
			size := int64(0)
			switch {
			case i == 1:
				size = int64(c.m.SizeOf(t))
			case c.ty.Kind(t) == ir.StructKind:
				k, _ := c.c.Uint(o)
				t = c.ty.Elems(t)[k]
				continue
			default:
				size = int64(c.m.StrideOf(t))
				t = c.ty.Elem(t)
			}
			s = s.plus(c.indexStride(o, depth+1).times(size))
		}
		return s
	}
	return c.leafStride(p)
}

// indexStride returns the stride of integer v; overflow is left out of account.
func (c coalescing) indexStride(v ir.Value, depth int) stride {
	f := c.f
	if depth > strideDepth || !v.IsInst() {
		return c.leafStride(v)
	}
	op := func(i int) stride { return c.indexStride(f.Operand(v, i), depth+1) }
	constant := func() (int64, bool) { return c.c.Sint(f.Operand(v, 1)) }
	switch f.Op(v) {
	case ir.OpSExt, ir.OpZExt, ir.OpTrunc, ir.OpFreeze:
		return op(0)
	case ir.OpAdd, ir.OpOr:
		if f.Op(v) == ir.OpOr && f.Flags(v)&ir.FlagDisjoint == 0 {
			break
		}
		return op(0).plus(op(1))
	case ir.OpSub:
		return op(0).plus(op(1).times(-1))
	case ir.OpMul:
		if k, ok := constant(); ok {
			return op(0).times(k)
		}
		a, b := op(0), op(1)
		if a == (stride{}) && b == (stride{}) {
			return a
		}
		if a == (stride{}) && b.kind == regular || b == (stride{}) && a.kind == regular {
			return stride{kind: variable}
		}
		return a.plus(b).vague()
	case ir.OpShl:
		if k, ok := constant(); ok && k < 32 {
			return op(0).times(1 << k)
		}
	case ir.OpAnd: // the lane, of tid.x
		if k, ok := constant(); ok && k >= 31 && k&(k+1) == 0 && c.countsThreads(f.Operand(v, 0)) {
			return stride{bytes: 1}
		}
	case ir.OpURem:
		if k, ok := constant(); ok && k >= 32 && k%32 == 0 && c.countsThreads(f.Operand(v, 0)) {
			return stride{bytes: 1}
		}
	case ir.OpLShr: // the warp
		if k, ok := constant(); ok && k >= 5 && c.countsThreads(f.Operand(v, 0)) {
			return stride{}
		}
	case ir.OpUDiv:
		if k, ok := constant(); ok && k >= 32 && k%32 == 0 && c.countsThreads(f.Operand(v, 0)) {
			return stride{}
		}
	case ir.OpPhi:
		return c.phiStride(v, depth, c.indexStride)
	}
	return c.leafStride(v)
}

// phiStride returns the stride of a phi that starts with one value and is stepped by the
// same amount in all threads; of others it is unclear.
func (c coalescing) phiStride(v ir.Value, depth int, of func(ir.Value, int) stride) stride {
	f := c.f
	if f.NumOps(v) != 4 {
		return c.leafStride(v)
	}
	for i := 0; i < 4; i += 2 {
		next := f.Operand(v, i)
		if op := f.Op(next); op != ir.OpAdd && op != ir.OpGEP || f.Operand(next, 0) != v || f.NumOps(next) != 2 {
			continue
		}
		if c.Uniformity().Of(f.Operand(next, 1)) != analysis.Divergent {
			return of(f.Operand(v, 2-i), depth+1)
		}
	}
	return c.leafStride(v)
}

// countsThreads reports whether v is tid.x or the lane.
func (c coalescing) countsThreads(v ir.Value) bool {
	f := c.f
	if f.Op(v) != ir.OpCall || !f.Callee(v).IsSym() {
		return false
	}
	r := c.fx.Sreg(f.Callee(v).Index())
	return r == analysis.SregTid || r == analysis.SregLane
}

// leafStride returns the stride of a value that is not computed from others.
func (c coalescing) leafStride(v ir.Value) stride {
	f := c.f
	switch {
	case c.Uniformity().Of(v) != analysis.Divergent:
		return stride{}
	case !v.IsInst():
	case c.countsThreads(v):
		return stride{bytes: 1}
	case f.Op(v) == ir.OpLoad:
		return stride{kind: gathered}
	case f.Op(v) == ir.OpCall && f.Callee(v).IsSym():
		if r := c.fx.Sreg(f.Callee(v).Index()); r == analysis.SregTid+1 || r == analysis.SregTid+2 {
			return stride{} // neighbours along x have the same
		}
	}
	return stride{kind: unclear}
}

func (s stride) times(k int64) stride {
	s.bytes *= k
	if k == 0 {
		return stride{}
	}
	return s
}

func (s stride) plus(t stride) stride {
	return stride{max(s.kind, t.kind), s.bytes + t.bytes}
}

// vague makes a stride unclear unless it comes from memory.
func (s stride) vague() stride {
	if s.kind != gathered {
		s.kind = unclear
	}
	return s
}
