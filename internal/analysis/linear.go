package analysis

import (
	"gonvvm/internal/ir"
)

const (
	maxTerms    = 12 // of a linear form
	maxDepth    = 8  // of the operations that a sum is looked for in
	factorDepth = 16 // at which those of a factor begin, whose own products stay, wherever in a sum it is: one value has one form
	maxFactor   = factorDepth + 4
)

// Extension is the kind of extension of a term that is narrower than an address.
type Extension uint8

const (
	ExtNone Extension = iota
	ExtSign
	ExtZero
)

// exact reports whether an operation with these flags does not overflow in the sense of the extension.
func (e Extension) exact(flags ir.Flags) bool {
	return e == ExtNone || e == ExtSign && flags&ir.FlagNSW != 0 || e == ExtZero && flags&ir.FlagNUW != 0
}

// Term is a value, or the product of two, times a constant.
type Term struct {
	V     ir.Value
	By    ir.Value // None: V alone; else not less than V
	Ext   Extension
	ExtBy Extension // of By
	Coef  int64
}

// Linear is a sum of terms and a constant, modulo 2^64.
type Linear struct {
	Terms [maxTerms]Term
	N     int
	K     int64
}

// add adds t to l; false if there are too many terms.
func (l *Linear) add(x Term) bool {
	if x.Coef == 0 {
		return true
	}
	for i := range l.N {
		t := &l.Terms[i]
		if t.V != x.V || t.By != x.By || t.Ext != x.Ext || t.ExtBy != x.ExtBy {
			continue
		}
		if t.Coef += x.Coef; t.Coef == 0 {
			l.N--
			*t = l.Terms[l.N]
		}
		return true
	}
	if l.N == maxTerms {
		return false
	}
	l.Terms[l.N] = x
	l.N++
	return true
}

// addProduct adds coef·a·b to l. ok is false if that has too many terms.
func (l *Linear) addProduct(a, b *Linear, coef int64) bool {
	if a.N > 2 || b.N > 2 || !smallFactors(a) || !smallFactors(b) || coef >= 1<<24 || coef <= -1<<24 {
		return false
	}
	ok := true
	for i := range a.N {
		x := a.Terms[i]
		for j := range b.N {
			y := b.Terms[j]
			p := Term{x.V, y.V, x.Ext, y.Ext, x.Coef * y.Coef * coef}
			if y.V < x.V || y.V == x.V && y.Ext < x.Ext {
				p.V, p.By, p.Ext, p.ExtBy = y.V, x.V, y.Ext, x.Ext
			}
			ok = ok && l.add(p)
		}
		x.Coef *= b.K * coef
		ok = ok && l.add(x)
	}
	for j := range b.N {
		y := b.Terms[j]
		y.Coef *= a.K * coef
		ok = ok && l.add(y)
	}
	l.K += a.K * b.K * coef
	return ok
}

// smallFactors reports whether l has no products yet, and only coefficients whose products do not overflow.
func smallFactors(l *Linear) bool {
	const small = 1 << 16
	for i := range l.N {
		if t := &l.Terms[i]; t.By != ir.None || t.Coef > small || t.Coef < -small {
			return false
		}
	}
	return l.K < small && l.K > -small
}

// addValue adds coef times integer v, extended to 64 bits by ext, to l. Sums and products under an extension are split
// if they cannot overflow.
func (l *Linear) addValue(vt *ValueTracking, v ir.Value, ext Extension, coef int64, depth int) bool {
	f := vt.f
	if k, ok := vt.c.Sint(v); ok {
		if ext == ExtZero {
			x, _ := vt.c.Uint(v)
			k = int64(x)
		}
		l.K += k * coef
		return true
	}
	if !v.IsInst() || depth > maxDepth && depth < factorDepth || depth > maxFactor {
		return l.add(Term{V: v, Ext: ext, Coef: coef})
	}
	// Without overflow in the sense of the extension.
	exact := ext == ExtNone
	switch flags := f.Flags(v); f.Op(v) {
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
		exact = ext.exact(flags)
	case ir.OpOr:
		exact = flags&ir.FlagDisjoint != 0
	case ir.OpSExt:
		return l.addValue(vt, f.Operand(v, 0), ExtSign, coef, depth+1)
	case ir.OpZExt:
		x := f.Operand(v, 0)
		if flags&ir.FlagNNeg != 0 || vt.Known(x).NonNegative(vt.ty.Bits(f.TypeOf(x))) {
			// Both extensions are the same then: sign extension is used for counters and for values at a constant
			// distance from them, so that they get the same form.
			switch f.Op(x) {
			case ir.OpPhi:
				return l.addValue(vt, x, ExtSign, coef, depth+1)
			case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpShl:
				if f.Flags(x)&ir.FlagNSW != 0 {
					return l.addValue(vt, x, ExtSign, coef, depth+1)
				}
			}
		}
		return l.addValue(vt, x, ExtZero, coef, depth+1)
	}
	if !exact {
		if ext == ExtZero && vt.Known(v).NonNegative(vt.ty.Bits(f.TypeOf(v))) {
			ext = ExtSign
		}
		return l.add(Term{V: v, Ext: ext, Coef: coef})
	}
	switch f.Op(v) {
	case ir.OpAdd, ir.OpOr:
		return l.addValue(vt, f.Operand(v, 0), ext, coef, depth+1) && l.addValue(vt, f.Operand(v, 1), ext, coef, depth+1)
	case ir.OpSub:
		return l.addValue(vt, f.Operand(v, 0), ext, coef, depth+1) && l.addValue(vt, f.Operand(v, 1), ext, -coef, depth+1)
	case ir.OpMul:
		if k, ok := vt.c.Sint(f.Operand(v, 1)); ok && k > -1<<24 && k < 1<<24 && (ext != ExtZero || k >= 0) {
			return l.addValue(vt, f.Operand(v, 0), ext, coef*k, depth+1)
		}
		var a, b Linear
		if depth < factorDepth && a.addValue(vt, f.Operand(v, 0), ext, 1, factorDepth) && b.addValue(vt, f.Operand(v, 1), ext, 1, factorDepth) {
			if p := *l; p.addProduct(&a, &b, coef) {
				*l = p
				return true
			}
			a, b = vt.factor(f.Operand(v, 0), ext), vt.factor(f.Operand(v, 1), ext)
			if p := *l; p.addProduct(&a, &b, coef) {
				*l = p
				return true
			}
		}
	case ir.OpShl:
		if k, ok := vt.c.Uint(f.Operand(v, 1)); ok && k < 24 {
			return l.addValue(vt, f.Operand(v, 0), ext, coef<<k, depth+1)
		}
	}
	return l.add(Term{V: v, Ext: ext, Coef: coef})
}

// factor returns integer v, a factor that has products itself, as one value and a constant.
func (vt *ValueTracking) factor(v ir.Value, ext Extension) (l Linear) {
	f := vt.f
	if k, ok := vt.c.Sint(v); ok {
		l.K = k
		return l
	}
	if f.Op(v) == ir.OpAdd {
		if k, ok := vt.c.Sint(f.Operand(v, 1)); ok && ext.exact(f.Flags(v)) && (ext != ExtZero || k >= 0) {
			l.K, v = k, f.Operand(v, 0)
		}
	}
	l.add(Term{V: v, Ext: ext, Coef: 1})
	return l
}

// OfInteger adds to l the sum that integer v of 32 or 64 bits is, modulo 2^32 or 2^64; ok is false if it has too many terms.
func (l *Linear) OfInteger(vt *ValueTracking, v ir.Value) (ok bool) {
	return l.addValue(vt, v, ExtNone, 1, 0)
}

// OfAddress adds to l the distance in bytes of getelementptr v from its base, and returns the base. Chains of getelementptr are
// followed.
func (l *Linear) OfAddress(vt *ValueTracking, v ir.Value) (base ir.Value, ok bool) {
	f := vt.f
	for range 8 {
		if f.Consts.ExprOp(v) == ir.OpGEP {
			k, isConst := ConstGEPOffset(f.Mod, &f.Consts, v)
			if !isConst {
				break
			}
			l.K += k
			v = f.Consts.Operands(v)[0]
			continue
		}
		if f.Op(v) != ir.OpGEP {
			break
		}
		if k, isConst := GEPOffset(f, v); isConst {
			l.K += k
			v = f.Operand(v, 0)
			continue
		}
		t := f.ElemType(v)
		for i := 1; i < f.NumOps(v); i++ {
			o := f.Operand(v, i)
			size := int64(0)
			switch {
			case i == 1:
				size = int64(vt.m.SizeOf(t))
			case vt.ty.Kind(t) == ir.StructKind:
				k, isConst := vt.c.Uint(o)
				if !isConst {
					return ir.None, false
				}
				l.K += int64(vt.m.FieldOffset(t, int(k)))
				t = vt.ty.Elems(t)[k]
				continue
			case vt.ty.Kind(t) == ir.ArrayKind:
				t = vt.ty.Elem(t)
				size = int64(vt.m.SizeOf(t))
			default:
				return ir.None, false
			}
			ext := ExtSign
			switch w := vt.ty.Bits(f.TypeOf(o)); {
			case w == 64:
				ext = ExtNone
			case w > 64 || !vt.ty.IsInt(f.TypeOf(o)):
				return ir.None, false
			}
			if !l.addValue(vt, o, ext, size, 0) {
				return ir.None, false
			}
		}
		v = f.Operand(v, 0)
	}
	return v, true
}

// SameTerms reports whether a and b differ by a constant only.
func (a *Linear) SameTerms(b *Linear) bool {
	if a.N != b.N {
		return false
	}
	for i := range a.N {
		found := false
		for j := range b.N {
			found = found || a.Terms[i] == b.Terms[j]
		}
		if !found {
			return false
		}
	}
	return true
}

// Beyond returns the only term by which b is more than a, with V None if there is none; ok is false if there are several. Constants
// are not compared.
func (b *Linear) Beyond(a *Linear) (t Term, ok bool) {
	d := *b
	d.K = 0
	for i := range a.N {
		x := a.Terms[i]
		x.Coef = -x.Coef
		if !d.add(x) {
			return t, false
		}
	}
	switch d.N {
	case 0:
		return t, true
	case 1:
		return d.Terms[0], true
	}
	return t, false
}

// MultipliesWide reports whether a term is a number of 64 bits times a constant that is not a power of two: the product needs three
// instructions, and a step two.
func (l *Linear) MultipliesWide() bool {
	for _, t := range l.Terms[:l.N] {
		if k := max(t.Coef, -t.Coef); t.Ext == ExtNone && t.By == ir.None && k&(k-1) != 0 {
			return true
		}
	}
	return false
}
