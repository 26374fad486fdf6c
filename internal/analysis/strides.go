package analysis

import "gonvvm/internal/ir"

// Stride is the difference of a value between a thread and the next one along tid.x.
type Stride struct {
	Kind  StrideKind
	Bytes int64 // of StrideRegular; of an index: its difference
}

// StrideKind is the precision of a Stride.
type StrideKind uint8

const (
	StrideRegular  StrideKind = iota // the same number everywhere
	StrideVariable                   // the same number everywhere, which is only known at run time
	StrideGathered                   // depends on values that were read from memory
	StrideUnclear                    // nothing is known
)

// Strides computes the strides of values of one function.
type Strides struct {
	f  *ir.Func
	m  *ir.Module
	un *Uniformity
	fx *EffectTable
}

// NewStrides returns the strides of values of f, a function of m with uniformity un and the effects of its calls in fx.
func NewStrides(m *ir.Module, f *ir.Func, un *Uniformity, fx *EffectTable) Strides {
	return Strides{f: f, m: m, un: un, fx: fx}
}

// Address returns the stride of pointer p.
func (c *Strides) Address(p ir.Value) Stride { return c.addressStride(p, 0) }

// TripsDifferByOne reports whether the numbers of iterations t of a warp's threads differ by one at most: the counters of neighbours are so much closer to
// each other than the step is long, as where i goes from tid.x on in steps of 32 or more.
func (c *Strides) TripsDifferByOne(t *ExitCount) bool {
	const warp = 32
	s := c.indexStride(t.Bound, 0).plus(c.indexStride(t.First, 0).times(-1))
	return s.Kind == StrideRegular && max(s.Bytes, -s.Bytes)*warp <= max(t.Step, -t.Step)
}

// TripsEqual reports whether the threads of a warp have the same number of iterations t, but for those where an array ends: the bound is the
// counter's first value plus a uniform number, or the smaller of that and the uniform length of the array.
func (c *Strides) TripsEqual(t *ExitCount) bool {
	f := c.f
	bound, first := t.Bound, t.First
	for op := f.Op(bound); (op == ir.OpZExt || op == ir.OpSExt) && f.Op(first) == op; op = f.Op(bound) {
		bound, first = f.Operand(bound, 0), f.Operand(first, 0)
	}
	return c.endOfShare(bound, first, 0) || c.uniform(first) && c.share(bound, 0)
}

// endOfShare reports whether v is first plus a share of an array, or the end of the array where that is less.
func (c *Strides) endOfShare(v, first ir.Value, depth int) bool {
	f := c.f
	if depth > strideDepth {
		return false
	}
	if a, b, ok := c.least(v); ok {
		return c.uniform(b) && c.endOfShare(a, first, depth+1) || c.uniform(a) && c.endOfShare(b, first, depth+1)
	}
	if f.Op(v) != ir.OpAdd {
		return false
	}
	a, b := f.Operand(v, 0), f.Operand(v, 1)
	return a == first && c.share(b, depth+1) || b == first && c.share(a, depth+1)
}

// share reports whether v is a number of elements that threads have in common, but for those where the array ends, or is computed from one.
func (c *Strides) share(v ir.Value, depth int) bool {
	f := c.f
	switch {
	case c.uniform(v):
		return true
	case depth > strideDepth:
		return false
	}
	if a, b, ok := c.least(v); ok { // the share and the elements that are left
		return c.left(b) && c.share(a, depth+1) || c.left(a) && c.share(b, depth+1)
	}
	switch f.Op(v) {
	case ir.OpSub:
		a, b := f.Operand(v, 0), f.Operand(v, 1)
		return c.endOfShare(a, b, depth+1) || c.share(a, depth+1) && c.uniform(b)
	case ir.OpZExt, ir.OpSExt, ir.OpTrunc:
		return c.share(f.Operand(v, 0), depth+1)
	case ir.OpAdd, ir.OpAnd, ir.OpLShr, ir.OpAShr, ir.OpUDiv, ir.OpSDiv:
		return c.share(f.Operand(v, 0), depth+1) && c.uniform(f.Operand(v, 1))
	}
	return false
}

// left reports whether v is a uniform number less another one.
func (c *Strides) left(v ir.Value) bool {
	return c.f.Op(v) == ir.OpSub && c.uniform(c.f.Operand(v, 0))
}

// least returns the operands of a minimum of integers.
func (c *Strides) least(v ir.Value) (a, b ir.Value, ok bool) {
	f := c.f
	if f.Op(v) != ir.OpCall {
		return 0, 0, false
	}
	switch f.CalleeIntrinsic(v) {
	case ir.IntrUmin, ir.IntrSmin:
		return f.Operand(v, 0), f.Operand(v, 1), true
	}
	return 0, 0, false
}

func (c *Strides) uniform(v ir.Value) bool { return c.un.Of(v) != Divergent }

const strideDepth = 12

// addressStride returns the stride of pointer p.
func (c *Strides) addressStride(p ir.Value, depth int) Stride {
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
			case c.m.Types.Kind(t) == ir.StructKind:
				k, _ := c.f.Consts.Uint(o)
				t = c.m.Types.Elems(t)[k]
				continue
			default:
				size = int64(c.m.StrideOf(t))
				t = c.m.Types.Elem(t)
			}
			s = s.plus(c.indexStride(o, depth+1).times(size))
		}
		return s
	}
	return c.leafStride(p)
}

// indexStride returns the stride of integer v; overflow is left out of account.
func (c *Strides) indexStride(v ir.Value, depth int) Stride {
	f := c.f
	if depth > strideDepth || !v.IsInst() {
		return c.leafStride(v)
	}
	op := func(i int) Stride { return c.indexStride(f.Operand(v, i), depth+1) }
	constant := func() (int64, bool) { return c.f.Consts.Sint(f.Operand(v, 1)) }
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
		if a == (Stride{}) && b == (Stride{}) {
			return a
		}
		if a == (Stride{}) && b.Kind == StrideRegular || b == (Stride{}) && a.Kind == StrideRegular {
			return Stride{Kind: StrideVariable}
		}
		return a.plus(b).vague()
	case ir.OpShl:
		if k, ok := constant(); ok && k < 32 {
			return op(0).times(1 << k)
		}
	case ir.OpAnd: // the lane, of tid.x
		if k, ok := constant(); ok && k >= 31 && k&(k+1) == 0 && c.countsThreads(f.Operand(v, 0)) {
			return Stride{Bytes: 1}
		}
	case ir.OpURem:
		if k, ok := constant(); ok && k >= 32 && k%32 == 0 && c.countsThreads(f.Operand(v, 0)) {
			return Stride{Bytes: 1}
		}
	case ir.OpLShr: // the warp
		if k, ok := constant(); ok && k >= 5 && c.countsThreads(f.Operand(v, 0)) {
			return Stride{}
		}
	case ir.OpUDiv:
		if k, ok := constant(); ok && k >= 32 && k%32 == 0 && c.countsThreads(f.Operand(v, 0)) {
			return Stride{}
		}
	case ir.OpPhi:
		return c.phiStride(v, depth, c.indexStride)
	}
	return c.leafStride(v)
}

// phiStride returns the stride of a phi that starts with one value and is stepped by the
// same amount in all threads; of others it is unclear.
func (c *Strides) phiStride(v ir.Value, depth int, of func(ir.Value, int) Stride) Stride {
	f := c.f
	if f.NumOps(v) != 4 {
		return c.leafStride(v)
	}
	for i := 0; i < 4; i += 2 {
		next := f.Operand(v, i)
		if op := f.Op(next); op != ir.OpAdd && op != ir.OpGEP || f.Operand(next, 0) != v || f.NumOps(next) != 2 {
			continue
		}
		if c.uniform(f.Operand(next, 1)) {
			return of(f.Operand(v, 2-i), depth+1)
		}
	}
	return c.leafStride(v)
}

// countsThreads reports whether v is tid.x or the lane.
func (c *Strides) countsThreads(v ir.Value) bool {
	f := c.f
	if f.Op(v) != ir.OpCall || !f.Callee(v).IsSym() {
		return false
	}
	r := c.fx.Sreg(f.Callee(v).Index())
	return r == SregTid || r == SregLane
}

// leafStride returns the stride of a value that is not computed from others.
func (c *Strides) leafStride(v ir.Value) Stride {
	f := c.f
	switch {
	case c.uniform(v):
		return Stride{}
	case !v.IsInst():
	case c.countsThreads(v):
		return Stride{Bytes: 1}
	case f.Op(v) == ir.OpLoad:
		return Stride{Kind: StrideGathered}
	case f.Op(v) == ir.OpCall && f.Callee(v).IsSym():
		if r := c.fx.Sreg(f.Callee(v).Index()); r == SregTid+1 || r == SregTid+2 {
			return Stride{} // neighbours along x have the same
		}
	}
	return Stride{Kind: StrideUnclear}
}

func (s Stride) times(k int64) Stride {
	s.Bytes *= k
	if k == 0 {
		return Stride{}
	}
	return s
}

func (s Stride) plus(t Stride) Stride {
	return Stride{max(s.Kind, t.Kind), s.Bytes + t.Bytes}
}

// vague makes a Stride unclear unless it comes from memory.
func (s Stride) vague() Stride {
	if s.Kind != StrideGathered {
		s.Kind = StrideUnclear
	}
	return s
}
