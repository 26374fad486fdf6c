package instcombine

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

const (
	maxDiffSteps = 6 // getelementptrs and casts of each pointer
	maxDiffTerms = 2 // variable indices of both
)

// pointerTerm is a variable index of a getelementptr that counts elements of a size.
type pointerTerm struct {
	index ir.Value
	size  uint64
	flags ir.Flags // of the product
}

// pointerSum is root + off + the sum of terms, root a pointer or, of inttoptr, its number.
type pointerSum struct {
	root  ir.Value
	off   int64
	terms [maxDiffTerms]pointerTerm
	n     int
}

// pointerSteps appends the sums at each getelementptr of pointer p, from p itself up to the root.
func pointerSteps(ic *Combiner, p ir.Value, steps []pointerSum) []pointerSum {
	f := ic.f
	s := pointerSum{root: p}
	cast := false
	for range maxDiffSteps {
		steps = append(steps, s)
		p = s.root
		switch f.Op(p) {
		case ir.OpIntToPtr:
			s.root = f.Operand(p, 0)
			if cast || ic.m.BitsOf(f.TypeOf(s.root)) != ic.m.BitsOf(f.TypeOf(p)) {
				return steps
			}
		case ir.OpAddrSpaceCast: // by the address where the space begins, on both sides
			s.root, cast = f.Operand(p, 0), true
			if ic.m.BitsOf(f.TypeOf(s.root)) != ic.m.BitsOf(f.TypeOf(p)) {
				return steps
			}
		case ir.OpGEP:
			if k, ok := analysis.GEPOffset(f, p); ok {
				s.root, s.off = f.Operand(p, 0), s.off+k
				continue
			}
			i := f.Operand(p, f.NumOps(p)-1)
			size := ic.m.SizeOf(f.ElemType(p))
			if f.NumOps(p) != 2 || ic.ty.IsVector(f.TypeOf(p)) || f.TypeOf(i) != ir.I64 {
				return steps
			}
			s.root = f.Operand(p, 0)
			if s.n == len(s.terms) {
				return steps
			}
			flags := f.Flags(p) & ir.FlagNUW
			if f.Flags(p)&(ir.FlagInbounds|ir.FlagNUSW) != 0 {
				flags |= ir.FlagNSW
			}
			s.terms[s.n] = pointerTerm{i, size, flags}
			s.n++
		default:
			return steps
		}
	}
	return steps
}

// pointerDifference is the difference of two addresses that are computed from one: the number of elements of a slice of Rust is that
// of its end and its begin, as is std::distance of two pointers (LLVM: OptimizePointerDifference).
func pointerDifference(ic *Combiner, e expr) ir.Value {
	f := ic.f
	var sides [2][]pointerSum
	var steps [2][maxDiffSteps]pointerSum
	pointers := 0
	for i, x := range [2]ir.Value{e.a, e.b} {
		if f.Op(x) == ir.OpPtrToInt && e.t == ir.I64 && ic.m.BitsOf(f.TypeOf(f.Operand(x, 0))) == 64 {
			x = f.Operand(x, 0)
			pointers++
		}
		sides[i] = pointerSteps(ic, x, steps[i][:0])
	}
	if pointers == 0 || pointers == 2 && f.TypeOf(sides[0][0].root) != f.TypeOf(sides[1][0].root) {
		return ir.None
	}
	for _, x := range sides[0] {
		for _, y := range sides[1] {
			if x.root == y.root && x.n+y.n <= maxDiffTerms {
				return emitDifference(ic, e, &x, &y)
			}
		}
	}
	return ir.None
}

// emitDifference computes x - y, which have one root.
func emitDifference(ic *Combiner, e expr, x, y *pointerSum) ir.Value {
	b := &ic.b
	b.Before(e.v)
	var sum [2]ir.Value
	for i, s := range [2]*pointerSum{x, y} {
		sum[i] = b.Int(ir.I64, 0)
		for _, t := range s.terms[:s.n] {
			p := b.Binary(ir.OpMul, t.index, b.Int(ir.I64, t.size), t.flags)
			ic.push(p)
			sum[i] = b.Binary(ir.OpAdd, sum[i], p, 0)
		}
	}
	d := b.Binary(ir.OpSub, sum[0], sum[1], 0)
	return b.Binary(ir.OpAdd, d, ic.c.SInt(ir.I64, x.off-y.off), 0)
}
