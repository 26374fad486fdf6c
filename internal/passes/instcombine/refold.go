package instcombine

import "gonvvm/internal/ir"

// xorFolded is y ^ (y >> 2k) for v = x ^ (x >> k) where x is y ^ (y >> k), and the same to the left: the decoding of a
// Gray code, which is made of such steps, undoes its encoding. As polynomials over two elements the
// steps are multiplications, and (1+z^k)² is 1+z^2k.
func (ic *Combiner) xorFolded(v ir.Value, t ir.Type) ir.Value {
	f := ic.f
	w := ic.values.ScalarBits(v)
	x, k, op := ic.xorStep(v)
	if x == ir.None || w == 0 {
		return ir.None
	}
	y, k2, op2 := ic.xorStep(x)
	if y == ir.None || k2 != k || op2 != op {
		return ir.None
	}
	if 2*k >= uint64(w) {
		return y
	}
	ic.b.Before(v)
	s := ic.binary(v, op, 0, y, ic.c.SplatInt(t, 2*k))
	f.Mutate(v, ir.OpXor, 0, 0, y, s)
	return v
}

// xorStep returns x and k if v is x ^ (x >> k) or x ^ (x << k), and which shift it is.
func (ic *Combiner) xorStep(v ir.Value) (x ir.Value, k uint64, op ir.Op) {
	f := ic.f
	if f.Op(v) != ir.OpXor {
		return ir.None, 0, 0
	}
	for i := range 2 {
		x, s := f.Operand(v, i), f.Operand(v, 1-i)
		if op := f.Op(s); (op == ir.OpShl || op == ir.OpLShr) && f.Operand(s, 0) == x {
			if k, ok := ic.c.SplatBits(f.Operand(s, 1)); ok && k > 0 && k < uint64(ic.values.ScalarBits(x)) {
				return x, k, op
			}
		}
	}
	return ir.None, 0, 0
}

// phiOfDivisions turns a phi of divisions by the same divisor into the division of a phi: a division is many instructions.
func (ic *Combiner) phiOfDivisions(v ir.Value) ir.Value {
	f := ic.f
	n := f.NumOps(v)
	first := f.Operand(v, 0)
	op := f.Op(first)
	switch op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem, ir.OpFDiv:
	default:
		return ir.None
	}
	by := f.Operand(first, 1)
	flags := f.Flags(first)
	blk := f.BlockOf(v)
	if by.IsInst() && (f.BlockOf(by) == blk || !ic.analyses.Dom().Dominates(f.BlockOf(by), blk)) || by == v {
		return ir.None
	}
	c, l := ic.analyses.CFG(), ic.analyses.Loops()
	for i := 0; i < n; i += 2 {
		x := f.Operand(v, i)
		if f.Op(x) == op && l.Of(c.Number(f.BlockOf(x))) != l.Of(c.Number(f.Operand(v, i+1).Block())) {
			return ir.None // it would be done more often
		}
		if f.Op(x) != op || !ic.oneUse(x) || f.Operand(x, 1) != by || f.Operand(x, 0) == v {
			return ir.None
		}
		flags &= f.Flags(x)
	}
	at := f.FirstNonPhi(blk)
	if at == ir.None {
		return ir.None
	}
	phi := ic.phiOfFirst(v, f.TypeOf(v))
	ic.b.Before(at)
	return ic.b.Insert(op, f.TypeOf(v), flags, 0, phi, by)
}

// phiOfFirst creates before phi v a phi of type t of the first operands of the incoming values of v.
func (ic *Combiner) phiOfFirst(v ir.Value, t ir.Type) ir.Value {
	f := ic.f
	ic.vals = ic.vals[:0]
	for i := 0; i < f.NumOps(v); i += 2 {
		ic.vals = append(ic.vals, f.Operand(f.Operand(v, i), 0), f.Operand(v, i+1))
	}
	phi := f.New(ir.OpPhi, t, 0, 0, ic.vals...)
	f.InsertBefore(v, phi)
	ic.push(phi)
	return phi
}

// selectOfBinary pulls an operation out of a select of two that share an operand: select c, x*2, x*3
// is x * (select c, 2, 3).
func (ic *Combiner) selectOfBinary(v, cond, x, y ir.Value) ir.Value {
	f := ic.f
	op := f.Op(x)
	switch op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem: // undefined for a divisor that is poison
		return ir.None
	}
	if !op.IsBinary() {
		return ir.None
	}
	a, b, c, d := f.Operand(x, 0), f.Operand(x, 1), f.Operand(y, 0), f.Operand(y, 1)
	if op.IsCommutative() && a != c && b != d {
		switch {
		case a == d:
			c, d = d, c
		case b == c:
			a, b = b, a
		}
	}
	flags := f.Flags(x) & f.Flags(y)
	switch {
	case a == c:
		s := ic.selectBefore(v, cond, b, d)
		f.Mutate(v, op, flags, 0, a, s)
	case b == d:
		s := ic.selectBefore(v, cond, a, c)
		f.Mutate(v, op, flags, 0, s, b)
	default:
		return ir.None
	}
	return v
}

func (ic *Combiner) selectBefore(v, cond, x, y ir.Value) ir.Value {
	ic.b.Before(v)
	s := ic.b.Select(cond, x, y)
	ic.push(s)
	return s
}
