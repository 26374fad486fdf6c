// Package constoffset finds the constants in the indices of addresses, sums and fields, and takes them out: LLVM's
// ConstantOffsetExtractor of separate-const-offset-from-gep.
package constoffset

import "gonvvm/internal/ir"

// maxDepth bounds the operations through which a constant is looked for.
const maxDepth = 6

// Of returns the constant that index v of f, an integer of at most 64 bits, adds to something variable, 0 if there is none that Without can
// take out. It is the sum of all that the terms have: an index into the rows of a matrix, (i + 8) * n + (j + 16), has two.
func Of(f *ir.Func, v ir.Value) int64 { return of(f, v, 0) }

func of(f *ir.Func, v ir.Value, depth int) int64 {
	if !v.IsInst() || depth > maxDepth || f.Mod.Types.Bits(f.TypeOf(v)) > 64 {
		return 0
	}
	switch f.Op(v) {
	case ir.OpAdd, ir.OpOr:
		if f.Op(v) == ir.OpOr && f.Flags(v)&ir.FlagDisjoint == 0 {
			return 0
		}
		if k, ok := f.Consts.Sint(f.Operand(v, 1)); ok {
			return k + inner(f, f.Operand(v, 0), k, depth)
		}
		return of(f, f.Operand(v, 0), depth+1) + of(f, f.Operand(v, 1), depth+1)
	case ir.OpXor: // -1 - x
		if f.Consts.IsAllOnes(f.Operand(v, 1)) {
			return ifOnlyUse(f, v, -1)
		}
	case ir.OpSub:
		if k, ok := f.Consts.Sint(f.Operand(v, 0)); ok {
			return ifOnlyUse(f, v, k)
		}
		return of(f, f.Operand(v, 0), depth+1) - of(f, f.Operand(v, 1), depth+1)
	case ir.OpShl:
		if n, ok := f.Consts.Uint(f.Operand(v, 1)); ok && n < 16 {
			return of(f, f.Operand(v, 0), depth+1) << n
		}
	case ir.OpMul:
		if k, ok := f.Consts.Sint(f.Operand(v, 1)); ok && k > -1<<20 && k < 1<<20 {
			return of(f, f.Operand(v, 0), depth+1) * k
		}
	case ir.OpSExt:
		x := f.Operand(v, 0)
		if k, ok := signedTerm(f, x); ok {
			return k
		}
		return setBits(f, x, depth+1)
	case ir.OpZExt:
		x := f.Operand(v, 0)
		if k := addend(f, x, depth+1); k != 0 {
			return k
		}
		if k, ok := signedTerm(f, x); ok && f.Flags(v)&ir.FlagNNeg != 0 {
			return k
		}
		return setBits(f, x, depth+1)
	}
	return 0
}

// inner returns the constant of x that the sum of x and k has besides k, 0 if the two are nothing together.
func inner(f *ir.Func, x ir.Value, k int64, depth int) int64 {
	n := of(f, x, depth+1)
	if n == -k {
		return 0
	}
	return n
}

// signedTerm returns k of v = x + k or k - x, 0 if neither is a constant; ok is false if v is not a sum or difference without signed overflow.
func signedTerm(f *ir.Func, v ir.Value) (k int64, ok bool) {
	switch f.Op(v) {
	case ir.OpXor: // -1 - x
		return ifOnlyUse(f, v, -1), f.Consts.IsAllOnes(f.Operand(v, 1))
	case ir.OpAdd:
		k, _ = f.Consts.Sint(f.Operand(v, 1))
	case ir.OpSub:
		k, _ = f.Consts.Sint(f.Operand(v, 0))
		k = ifOnlyUse(f, v, k)
	default:
		return 0, false
	}
	return k, f.Flags(v)&ir.FlagNSW != 0
}

// ifOnlyUse returns k of v = k - x if v has one use, else 0: then it would be computed beside 0 - x.
func ifOnlyUse(f *ir.Func, v ir.Value, k int64) int64 {
	if f.HasOneUse(v) {
		return k
	}
	return 0
}

// Without returns index v of the function of b without the constant that Of finds, computed before instruction at.
func Without(b *ir.Builder, at, v ir.Value) ir.Value {
	b.Before(at)
	return without(b, v, 0)
}

func without(b *ir.Builder, v ir.Value, depth int) ir.Value {
	f := b.F
	switch f.Op(v) {
	case ir.OpAdd, ir.OpOr:
		x, y := f.Operand(v, 0), f.Operand(v, 1)
		if k, ok := f.Consts.Sint(y); ok {
			if inner(f, x, k, depth) == 0 {
				return x
			}
			return without(b, x, depth+1)
		}
		return b.Binary(ir.OpAdd, less(b, x, depth+1), less(b, y, depth+1), 0)
	case ir.OpXor:
		return b.Binary(ir.OpSub, f.Consts.Null(f.TypeOf(v)), f.Operand(v, 0), 0)
	case ir.OpSub:
		x, y := f.Operand(v, 0), f.Operand(v, 1)
		if x.IsConst() {
			return b.Binary(ir.OpSub, f.Consts.Null(f.TypeOf(v)), y, 0)
		}
		return b.Binary(ir.OpSub, less(b, x, depth+1), less(b, y, depth+1), 0)
	case ir.OpShl, ir.OpMul:
		return b.Binary(f.Op(v), without(b, f.Operand(v, 0), depth+1), f.Operand(v, 1), 0)
	}
	x := f.Operand(v, 0) // v is an extension
	op, flags := f.Op(v), f.Flags(v)&ir.FlagNNeg
	_, signed := signedTerm(f, x)
	switch {
	case op == ir.OpZExt && addend(f, x, depth+1) != 0:
		x = withoutAddend(b, x, depth+1)
	case signed && f.Op(x) == ir.OpSub:
		return negative(b, f.Operand(x, 1), f.TypeOf(v))
	case signed && f.Op(x) == ir.OpXor:
		return negative(b, f.Operand(x, 0), f.TypeOf(v))
	case signed: // nothing is known of the operand's sign
		op, flags, x = ir.OpSExt, 0, f.Operand(x, 0)
	default:
		x = cleared(b, x, depth+1)
	}
	return b.Insert(op, f.TypeOf(v), flags, 0, x)
}

// negative returns 0 - x in type t, which is wider.
func negative(b *ir.Builder, x ir.Value, t ir.Type) ir.Value {
	return b.Binary(ir.OpSub, b.F.Consts.Null(t), b.Cast(ir.OpSExt, x, t, 0), 0)
}

// Widened returns the difference 0 - x of which index v of the function of b is the extension, computed in the type of v before instruction at: it is
// the rest of k - x, too, and a negative factor of an address. It returns None if v is not such an extension, or the difference has another use.
func Widened(b *ir.Builder, at, v ir.Value) ir.Value {
	f := b.F
	x := ir.None
	if f.Op(v) == ir.OpSExt {
		x = f.Operand(v, 0)
	}
	if f.Op(x) != ir.OpSub || f.Flags(x)&ir.FlagNSW == 0 || !f.Consts.IsZero(f.Operand(x, 0)) || !f.HasOneUse(x) {
		return ir.None
	}
	b.Before(at)
	return negative(b, f.Operand(x, 1), f.TypeOf(v))
}

// less returns term v without its constant if it has one.
func less(b *ir.Builder, v ir.Value, depth int) ir.Value {
	if of(b.F, v, depth) == 0 {
		return v
	}
	return without(b, v, depth)
}

// addend returns the positive constant in the sums and multiples without unsigned overflow that v adds to something variable, 0 if there is none.
func addend(f *ir.Func, v ir.Value, depth int) int64 {
	if !isExact(f, v) || depth > maxDepth {
		return 0
	}
	k, ok := f.Consts.Sint(f.Operand(v, 1))
	switch f.Op(v) {
	case ir.OpShl:
		if ok && 0 <= k && k < 16 {
			return addend(f, f.Operand(v, 0), depth+1) << k
		}
		return 0
	case ir.OpMul:
		if ok && 0 < k && k < 1<<20 {
			return addend(f, f.Operand(v, 0), depth+1) * k
		}
		return 0
	}
	if ok {
		return max(k, 0)
	}
	return addend(f, f.Operand(v, 0), depth+1) + addend(f, f.Operand(v, 1), depth+1)
}

// isExact reports whether v is a sum or a multiple of unsigned numbers that does not wrap.
func isExact(f *ir.Func, v ir.Value) bool {
	switch f.Op(v) {
	case ir.OpAdd, ir.OpShl, ir.OpMul:
		return f.Flags(v)&ir.FlagNUW != 0
	case ir.OpOr:
		return f.Flags(v)&ir.FlagDisjoint != 0
	}
	return false
}

// withoutAddend returns v without the constant that addend finds. Smaller sums and multiples do not overflow either.
func withoutAddend(b *ir.Builder, v ir.Value, depth int) ir.Value {
	f := b.F
	op, x, y := f.Op(v), f.Operand(v, 0), f.Operand(v, 1)
	switch {
	case op == ir.OpShl || op == ir.OpMul:
		x = withoutAddend(b, x, depth+1)
	case y.IsConst():
		return x
	default:
		if addend(f, x, depth+1) != 0 {
			x = withoutAddend(b, x, depth+1)
		}
		if addend(f, y, depth+1) != 0 {
			y = withoutAddend(b, y, depth+1)
		}
	}
	if op == ir.OpOr {
		op = ir.OpAdd // the bits of the smaller operand may overlap
	}
	return b.Binary(op, x, y, ir.FlagNUW)
}

// setBits returns the constant whose bits v adds to a number in which they are not set, 0 if there is none: an extension of v without
// them is that much less, since the sign bit is not among them.
func setBits(f *ir.Func, v ir.Value, depth int) int64 {
	if !v.IsInst() || depth > maxDepth {
		return 0
	}
	switch {
	case f.Op(v) == ir.OpOr && f.Flags(v)&ir.FlagDisjoint != 0:
		if k, ok := f.Consts.Sint(f.Operand(v, 1)); ok {
			return max(k, 0)
		}
		if k := setBits(f, f.Operand(v, 0), depth+1); k != 0 {
			return k
		}
		return setBits(f, f.Operand(v, 1), depth+1)
	case f.Op(v) == ir.OpShl:
		n, ok := f.Consts.Uint(f.Operand(v, 1))
		if w := uint64(f.Mod.Types.Bits(f.TypeOf(v))); ok && n < w-1 {
			if k := setBits(f, f.Operand(v, 0), depth+1); k < 1<<(w-1-n) {
				return k << n
			}
		}
	}
	return 0
}

// cleared returns v without the bits that setBits finds. A shift that does not overflow still does not without lower bits.
func cleared(b *ir.Builder, v ir.Value, depth int) ir.Value {
	f := b.F
	x, y := f.Operand(v, 0), f.Operand(v, 1)
	switch {
	case f.Op(v) == ir.OpShl:
		x = cleared(b, x, depth+1)
	case y.IsConst():
		return x
	case setBits(f, x, depth+1) != 0:
		x = cleared(b, x, depth+1)
	default:
		y = cleared(b, y, depth+1)
	}
	return b.Binary(f.Op(v), x, y, f.Flags(v))
}
