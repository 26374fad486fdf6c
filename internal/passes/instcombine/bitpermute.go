package instcombine

import "gonvvm/internal/ir"

// bitOrigin has for each bit of a value the number of the bit of src, or zeroBit.
type bitOrigin struct {
	src ir.Value
	at  [64]int8 // zeroBit: 0
}

const (
	zeroBit         = int8(-1)
	maxPermuteSteps = 40 // operations that a permutation may be made of
)

// permutation recognizes an or of shifted and masked parts of one value as its bytes or its bits in the opposite
// order.
func (ic *Combiner) permutation(v ir.Value, t ir.Type) ir.Value {
	f := ic.f
	if ic.decl == nil || t != ir.I32 && t != ir.I64 {
		return ir.None
	}
	if ic.oneUse(v) && f.Op(f.User(f.FirstUse(v))) == ir.OpOr { // a part of one
		return ir.None
	}
	w := ic.ty.Bits(t)
	p := permuter{ic: ic, w: w}
	o, ok := p.originOf(v)
	if !ok || o.src == ir.None || f.TypeOf(o.src) != t {
		return ir.None
	}
	bytes, bits := true, true
	for i := range w {
		bytes = bytes && int(o.at[i]) == w-8-i&^7+i&7
		bits = bits && int(o.at[i]) == w-1-i
	}
	switch {
	case bytes:
		return ic.intrinsic(v, ir.IntrBswap, t, o.src)
	case bits:
		return ic.intrinsic(v, ir.IntrBitreverse, t, o.src)
	}
	return ir.None
}

// permuter follows the bits of values of w bits.
type permuter struct {
	ic    *Combiner
	w     int
	steps int
	known [8]struct { // disjunctions, each of which the next one reads twice or more
		v ir.Value
		o bitOrigin
	}
	n int // of known
}

// originOf returns where the bits of v come from; ok is false if from several values, or after too many steps.
func (p *permuter) originOf(v ir.Value) (o bitOrigin, ok bool) {
	f, w := p.ic.f, p.w
	for i := range p.n {
		if p.known[i].v == v {
			return p.known[i].o, true
		}
	}
	if p.steps++; p.steps > maxPermuteSteps {
		return o, false
	}
	switch op := f.Op(v); op {
	case ir.OpOr:
		a, ok1 := p.originOf(f.Operand(v, 0))
		if !ok1 {
			return a, false
		}
		b, ok2 := p.originOf(f.Operand(v, 1))
		if !ok2 || !a.merge(&b, w) {
			return a, false
		}
		if p.n < len(p.known) {
			p.known[p.n].v, p.known[p.n].o = v, a
			p.n++
		}
		return a, true
	case ir.OpAnd:
		k, is := p.ic.c.Uint(f.Operand(v, 1))
		if !is {
			break
		}
		if o, ok = p.originOf(f.Operand(v, 0)); !ok {
			return o, false
		}
		for i := range w {
			if k>>i&1 == 0 {
				o.at[i] = zeroBit
			}
		}
		return o, true
	case ir.OpShl, ir.OpLShr:
		k, is := p.ic.c.Uint(f.Operand(v, 1))
		if !is || k >= uint64(w) {
			break
		}
		if o, ok = p.originOf(f.Operand(v, 0)); !ok {
			return o, false
		}
		was := o.at
		n := int(k)
		if op == ir.OpLShr {
			n = -n
		}
		for i := range w {
			o.at[i] = zeroBit
			if j := i - n; j >= 0 && j < w {
				o.at[i] = was[j]
			}
		}
		return o, true
	case ir.OpCall: // a rotation
		if f.CalleeIntrinsic(v) != ir.IntrFshl {
			break
		}
		k, is := p.ic.c.Uint(f.Operand(v, 2))
		if !is || f.Operand(v, 0) != f.Operand(v, 1) {
			break
		}
		if o, ok = p.originOf(f.Operand(v, 0)); !ok {
			return o, false
		}
		was := o.at
		for i := range w {
			o.at[i] = was[(i+w-int(k)%w)%w]
		}
		return o, true
	}
	o.src = v
	for i := range w {
		o.at[i] = int8(i)
	}
	return o, true
}

// merge adds the bits of b where o has none; false if both have one.
func (o *bitOrigin) merge(b *bitOrigin, w int) bool {
	if o.src != b.src {
		return false
	}
	for i := range w {
		switch {
		case o.at[i] == zeroBit:
			o.at[i] = b.at[i]
		case b.at[i] != zeroBit && b.at[i] != o.at[i]:
			return false
		}
	}
	return true
}
