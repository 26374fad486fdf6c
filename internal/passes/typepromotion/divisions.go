package typepromotion

import "gonvvm/internal/ir"

// maxDividendDepth bounds the trees of operations that are divided.
const maxDividendDepth = 6

// promoteDivisions widens divisions and shifts right of narrow numbers that are computed exactly, as (a * b) / 255 of bytes. Multiplication by
// the reciprocal has 32 bits in any case, and registers of 16 bits that arithmetic leaves have to be cut before it. LLVM narrows
// such divisions, for processors whose divider takes less time for fewer bits. Numbers of more than 16 bits have another reciprocal, of more instructions.
func (tp *Promoter) promoteDivisions() bool {
	f := tp.F
	changed := false
	for _, b := range tp.Blocks {
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			if t := f.TypeOf(v); (t == ir.I8 || t == ir.I16) && tp.divides(v) {
				if most, ok := tp.bound(f.Operand(v, 0), 1); ok && most <= tp.limit(ir.I16) && tp.hasBound(f.Operand(v, 1)) {
					next = f.Next(tp.exact(v))
					changed = true
				}
			}
			v = next
		}
	}
	return changed
}

// divides reports whether v is a division, or a shift right of a product, sum or difference.
func (tp *Promoter) divides(v ir.Value) bool {
	f := tp.F
	switch f.Op(v) {
	case ir.OpUDiv, ir.OpURem:
		return true
	case ir.OpLShr:
		switch x := f.Operand(v, 0); f.Op(x) {
		case ir.OpMul, ir.OpAdd, ir.OpSub:
			return f.Operand(v, 1).IsConst()
		}
	}
	return false
}

// limit returns the largest number of type t.
func (tp *Promoter) limit(t ir.Type) uint64 { return 1<<tp.ty.Bits(t) - 1 }

// bound returns an upper bound of narrow number v. ok is false if its zero extension to 32 bits cannot be computed by the same operations in 32 bits, or
// needs another instruction.
func (tp *Promoter) bound(v ir.Value, depth int) (most uint64, ok bool) {
	f := tp.F
	if n, ok := tp.c.Uint(v); ok {
		return n, true
	}
	if !v.IsInst() || depth > maxDividendDepth {
		return 0, false
	}
	t := f.TypeOf(v)
	switch op := f.Op(v); op {
	case ir.OpZExt:
		return tp.limit(f.TypeOf(f.Operand(v, 0))), true
	case ir.OpTrunc:
		if f.TypeOf(f.Operand(v, 0)) == ir.I32 && tp.fits(f.Operand(v, 0), t) {
			return tp.limit(t), true
		}
	case ir.OpExtractElement:
		if t == ir.I8 && f.Operand(v, 1).IsConst() {
			return tp.limit(t), true
		}
	case ir.OpLoad:
		if tp.onlyDivided(v) {
			return tp.limit(t), true
		}
	case ir.OpMul, ir.OpAdd, ir.OpSub, ir.OpUDiv, ir.OpURem, ir.OpLShr:
		x, y := f.Operand(v, 0), f.Operand(v, 1)
		a, ok := tp.bound(x, depth+1)
		b, ok2 := tp.bound(y, depth+1)
		if !ok || !ok2 {
			return 0, false
		}
		most = a
		switch op {
		case ir.OpMul:
			most = a * b
		case ir.OpAdd:
			most = a + b
		case ir.OpURem:
			most = min(a, b)
		case ir.OpSub:
			return most, f.Flags(v)&ir.FlagNUW != 0
		case ir.OpLShr:
			n, isConst := tp.c.Uint(y)
			return a >> n, isConst
		}
		return most, most <= tp.limit(t) || f.Flags(v)&ir.FlagNUW != 0 && most < 1<<31
	}
	return 0, false
}

func (tp *Promoter) hasBound(v ir.Value) bool {
	_, ok := tp.bound(v, 1)
	return ok
}

// onlyDivided reports whether load v can extend: its users are divisions and extensions.
func (tp *Promoter) onlyDivided(v ir.Value) bool {
	f := tp.F
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		switch f.Op(f.User(x)) {
		case ir.OpUDiv, ir.OpURem, ir.OpZExt:
		default:
			return false
		}
	}
	return true
}

// exact returns the zero extension of v, which has a bound, and replaces the operations.
func (tp *Promoter) exact(v ir.Value) ir.Value {
	f := tp.F
	switch op := f.Op(v); op {
	case ir.OpZExt:
		x := f.Operand(v, 0)
		if w := f.Prev(v); w != ir.None && f.Op(w) == ir.OpZExt && f.Operand(w, 0) == x && f.TypeOf(w) == ir.I32 { // of another tree
			return w
		}
		tp.B.Before(v)
		return tp.B.Cast(op, x, ir.I32, 0)
	case ir.OpMul, ir.OpAdd, ir.OpSub, ir.OpUDiv, ir.OpURem, ir.OpLShr:
		x, y := tp.exact(f.Operand(v, 0)), tp.exact(f.Operand(v, 1))
		flags := f.Flags(v) & ir.FlagExact
		if op == ir.OpMul || op == ir.OpAdd || op == ir.OpSub {
			flags = ir.FlagNUW | ir.FlagNSW
		}
		tp.B.Before(v)
		w := tp.B.Binary(op, x, y, flags)
		tp.replaceNarrow(v, w)
		return w
	}
	return tp.wide(v)
}

// replaceNarrow replaces v by w, its zero extension.
func (tp *Promoter) replaceNarrow(v, w ir.Value) {
	f := tp.F
	t, narrow := f.TypeOf(v), ir.None
	for x := f.FirstUse(v); x != 0; x = f.FirstUse(v) {
		switch u := f.User(x); {
		case f.Op(u) == ir.OpZExt && f.TypeOf(u) == ir.I32:
			f.ReplaceAll(u, w)
			f.Erase(u)
		case f.Op(u) == ir.OpZExt && tp.ty.Bits(f.TypeOf(u)) > 32:
			f.SetUse(x, w)
		case f.Op(u) == ir.OpTrunc:
			f.SetUse(x, w)
			f.SetFlags(u, f.Flags(u)&^ir.FlagNSW) // the sign was another bit
		default:
			if narrow == ir.None {
				tp.B.Before(v)
				narrow = tp.B.Cast(ir.OpTrunc, w, t, ir.FlagNUW)
			}
			f.SetUse(x, narrow)
		}
	}
	tp.EraseDead(v)
}
