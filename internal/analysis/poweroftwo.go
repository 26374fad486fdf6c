package analysis

import (
	"math/bits"

	"gonvvm/internal/ir"
)

const (
	powerDepth = 6 // operations that IsPowerOfTwo follows
	powerPhis  = 4 // phis that it takes to be powers of two at once
	powerEdges = 8 // incoming values of a phi
)

// powerProof is a proof that values are powers of two, by induction over the phis on the way.
type powerProof struct {
	vt    *ValueTracking
	phis  [powerPhis]ir.Value
	zeros [powerPhis]bool // the phi may be 0
	n     int
}

// IsPowerOfTwo reports whether integer v, or each element of a vector, is a power of two, or 0 if orZero, wherever it is not poison. Distances
// of transforms and sorts that a loop doubles or halves are.
func (vt *ValueTracking) IsPowerOfTwo(v ir.Value, orZero bool) bool {
	p := powerProof{vt: vt}
	return p.holds(v, orZero, 0)
}

func (p *powerProof) holds(v ir.Value, orZero bool, depth int) bool {
	vt, f := p.vt, p.vt.f
	if x, ok := vt.c.SplatBits(v); ok {
		return bits.OnesCount64(x) == 1 || orZero && x == 0
	}
	if !v.IsInst() || depth == powerDepth {
		return false
	}
	all := func(orZero bool, from, to int) bool {
		for i := from; i <= to; i++ {
			if !p.holds(f.Operand(v, i), orZero, depth+1) {
				return false
			}
		}
		return true
	}
	flags := f.Flags(v)
	switch f.Op(v) {
	case ir.OpShl: // without overflow the bit stays
		one, ok := vt.c.SplatBits(f.Operand(v, 0))
		return (orZero || flags&(ir.FlagNUW|ir.FlagNSW) != 0 || ok && one == 1) && all(orZero, 0, 0)
	case ir.OpLShr:
		return (orZero || flags&ir.FlagExact != 0) && all(orZero, 0, 0)
	case ir.OpMul:
		return (orZero || flags&(ir.FlagNUW|ir.FlagNSW) != 0) && all(orZero, 0, 1)
	case ir.OpUDiv:
		return orZero && all(true, 0, 1)
	case ir.OpZExt:
		return all(orZero, 0, 0)
	case ir.OpTrunc:
		return (orZero || flags&ir.FlagNUW != 0) && all(orZero, 0, 0)
	case ir.OpAnd: // a part of one, or the lowest bit
		x, y := f.Operand(v, 0), f.Operand(v, 1)
		minus := func(x, y ir.Value) bool {
			return f.Op(x) == ir.OpSub && f.Operand(x, 1) == y && vt.c.IsZero(f.Operand(x, 0))
		}
		return orZero && (minus(x, y) || minus(y, x) || p.holds(x, true, depth+1) || p.holds(y, true, depth+1))
	case ir.OpSelect:
		return all(orZero, 1, 2)
	case ir.OpPhi:
		return p.phi(v, orZero, depth)
	case ir.OpCall:
		switch f.CalleeIntrinsic(v) {
		case ir.IntrUmin, ir.IntrSmin, ir.IntrSmax:
			return all(orZero, 0, 1)
		case ir.IntrUmax: // 0 is less than the other
			return all(true, 0, 1) && (orZero || all(false, 0, 0) || all(false, 1, 1))
		case ir.IntrBswap, ir.IntrBitreverse:
			return all(orZero, 0, 0)
		}
	}
	return false
}

// phi proves that all incoming values of phi v are powers of two if v is.
func (p *powerProof) phi(v ir.Value, orZero bool, depth int) bool {
	f := p.vt.f
	for i := range p.n {
		if p.phis[i] == v {
			return orZero || !p.zeros[i]
		}
	}
	if p.n == powerPhis || f.NumOps(v) > 2*powerEdges {
		return false
	}
	p.phis[p.n], p.zeros[p.n] = v, orZero
	p.n++
	ok := true
	for i := 0; i < f.NumOps(v) && ok; i += 2 {
		ok = p.holds(f.Operand(v, i), orZero, depth+1)
	}
	p.n--
	return ok
}
