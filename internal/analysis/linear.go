package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxTerms bounds the terms of a linear form.
const maxTerms = 8

// extension is the kind of extension of a term that is narrower than an address.
type extension uint8

const (
	extNone extension = iota
	extSign
	extZero
)

// term is a value, or the product of two, times a constant.
type term struct {
	v    ir.Value
	by   ir.Value // None: v alone; else not less than v
	ext  extension
	exby extension // of by
	coef int64
}

// linear is a sum of terms and a constant, modulo 2^64.
type linear struct {
	terms [maxTerms]term
	n     int
	k     int64
}

// add adds t to l; false if there are too many terms.
func (l *linear) add(x term) bool {
	if x.coef == 0 {
		return true
	}
	for i := range l.n {
		t := &l.terms[i]
		if t.v != x.v || t.by != x.by || t.ext != x.ext || t.exby != x.exby {
			continue
		}
		if t.coef += x.coef; t.coef == 0 {
			l.n--
			*t = l.terms[l.n]
		}
		return true
	}
	if l.n == maxTerms {
		return false
	}
	l.terms[l.n] = x
	l.n++
	return true
}

// addProduct adds coef·a·b to l. ok is false if that has too many terms.
func (l *linear) addProduct(a, b *linear, coef int64) bool {
	if a.n > 2 || b.n > 2 || !smallFactors(a) || !smallFactors(b) || coef >= 1<<24 || coef <= -1<<24 {
		return false
	}
	ok := true
	for i := range a.n {
		x := a.terms[i]
		for j := range b.n {
			y := b.terms[j]
			p := term{x.v, y.v, x.ext, y.ext, x.coef * y.coef * coef}
			if y.v < x.v || y.v == x.v && y.ext < x.ext {
				p.v, p.by, p.ext, p.exby = y.v, x.v, y.ext, x.ext
			}
			ok = ok && l.add(p)
		}
		x.coef *= b.k * coef
		ok = ok && l.add(x)
	}
	for j := range b.n {
		y := b.terms[j]
		y.coef *= a.k * coef
		ok = ok && l.add(y)
	}
	l.k += a.k * b.k * coef
	return ok
}

// smallFactors reports whether l has no products yet, and only coefficients whose products do not overflow.
func smallFactors(l *linear) bool {
	const small = 1 << 16
	for i := range l.n {
		if t := &l.terms[i]; t.by != ir.None || t.coef > small || t.coef < -small {
			return false
		}
	}
	return l.k < small && l.k > -small
}

// linearOf adds coef times integer v, extended to 64 bits by ext, to l. Sums and products under an extension are split
// if they cannot overflow.
func (u *unit) linearOf(l *linear, v ir.Value, ext extension, coef int64, depth int) bool {
	f := u.f
	if k, ok := u.c.Sint(v); ok {
		if ext == extZero {
			x, _ := u.c.Uint(v)
			k = int64(x)
		}
		l.k += k * coef
		return true
	}
	if !v.IsInst() || depth > 8 {
		return l.add(term{v: v, ext: ext, coef: coef})
	}
	// Without overflow in the sense of the extension.
	exact := ext == extNone
	switch flags := f.Flags(v); f.Op(v) {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
		exact = exact || ext == extSign && flags&ir.FlagNSW != 0 || ext == extZero && flags&ir.FlagNUW != 0
	case ir.OpOr:
		exact = flags&ir.FlagDisjoint != 0
	case ir.OpSExt:
		return u.linearOf(l, f.Operand(v, 0), extSign, coef, depth+1)
	case ir.OpZExt:
		x := f.Operand(v, 0)
		if flags&ir.FlagNNeg != 0 || u.values.Known(x).NonNegative(u.ty.Bits(f.TypeOf(x))) {
			// Both extensions are the same then: sign extension is used for counters and for values at a constant
			// distance from them, so that they get the same form.
			switch f.Op(x) {
			case ir.OpPhi:
				return u.linearOf(l, x, extSign, coef, depth+1)
			case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
				if f.Flags(x)&ir.FlagNSW != 0 {
					return u.linearOf(l, x, extSign, coef, depth+1)
				}
			}
		}
		return u.linearOf(l, x, extZero, coef, depth+1)
	}
	if !exact {
		if ext == extZero && u.values.Known(v).NonNegative(u.ty.Bits(f.TypeOf(v))) {
			ext = extSign
		}
		return l.add(term{v: v, ext: ext, coef: coef})
	}
	switch f.Op(v) {
	case ir.OpAdd, ir.OpOr:
		return u.linearOf(l, f.Operand(v, 0), ext, coef, depth+1) && u.linearOf(l, f.Operand(v, 1), ext, coef, depth+1)
	case ir.OpSub:
		return u.linearOf(l, f.Operand(v, 0), ext, coef, depth+1) && u.linearOf(l, f.Operand(v, 1), ext, -coef, depth+1)
	case ir.OpMul:
		if k, ok := u.c.Sint(f.Operand(v, 1)); ok && k > -1<<24 && k < 1<<24 && (ext != extZero || k >= 0) {
			return u.linearOf(l, f.Operand(v, 0), ext, coef*k, depth+1)
		}
		var a, b linear
		if depth <= 4 && u.linearOf(&a, f.Operand(v, 0), ext, 1, depth+1) && u.linearOf(&b, f.Operand(v, 1), ext, 1, depth+1) {
			if p := *l; p.addProduct(&a, &b, coef) {
				*l = p
				return true
			}
		}
	case ir.OpShl:
		if k, ok := u.c.Uint(f.Operand(v, 1)); ok && k < 24 {
			return u.linearOf(l, f.Operand(v, 0), ext, coef<<k, depth+1)
		}
	}
	return l.add(term{v: v, ext: ext, coef: coef})
}

// addressOf returns the base of getelementptr v and the distance from it in bytes as a
// linear form. Chains of getelementptr are followed.
func (u *unit) addressOf(l *linear, v ir.Value) (base ir.Value, ok bool) {
	f := u.f
	for range 8 {
		if f.Op(v) != ir.OpGEP {
			break
		}
		if k, isConst := analysis.GEPOffset(f, v); isConst {
			l.k += k
			v = f.Operand(v, 0)
			continue
		}
		t := f.ElemType(v)
		for i := 1; i < f.NumOps(v); i++ {
			o := f.Operand(v, i)
			size := int64(0)
			switch {
			case i == 1:
				size = int64(u.m.SizeOf(t))
			case u.ty.Kind(t) == ir.StructKind:
				k, isConst := u.c.Uint(o)
				if !isConst {
					return ir.None, false
				}
				l.k += int64(u.m.FieldOffset(t, int(k)))
				t = u.ty.Elems(t)[k]
				continue
			case u.ty.Kind(t) == ir.ArrayKind:
				t = u.ty.Elem(t)
				size = int64(u.m.SizeOf(t))
			default:
				return ir.None, false
			}
			ext := extSign
			switch w := u.ty.Bits(f.TypeOf(o)); {
			case w == 64:
				ext = extNone
			case w > 64 || !u.ty.IsInt(f.TypeOf(o)):
				return ir.None, false
			}
			if !u.linearOf(l, o, ext, size, 0) {
				return ir.None, false
			}
		}
		v = f.Operand(v, 0)
	}
	return v, true
}
