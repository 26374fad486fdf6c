package analysis

import (
	"math/bits"

	"gonvvm/internal/ir"
)

// BitCount describes a loop that changes a number bit by bit until no bit is left, or until it finds one: the number of
// its iterations is a count of bits, which the GPU computes with one instruction.
type BitCount struct {
	Kind     BitCountKind
	Phi      ir.Value // the phi of the number
	First    ir.Value // its first value
	Next     ir.Value // its value in the next iteration
	TestsPhi bool     // the test compares the number before the change
	Drop     int      // CountLength: the loop ends when no bit above so many low ones is left
}

// BitCountKind is the change of the number and the end of the loop.
type BitCountKind uint8

// The kinds of loops that count bits.
const (
	CountAll      BitCountKind = iota // y &= y-1 until it is 0
	CountLength                       // y >>= 1 until it is 0, or less than a power of two
	CountTrailing                     // y >>= 1 until bit 0 is set
	CountLeading                      // y <<= 1 until the sign bit is set
)

// BitCount recognizes such a loop by its only exit, at its latch. If it only ends because the
// number has a bit set, the loop must be known to terminate (mustprogress).
func (se *ScalarEvolution) BitCount(l *Loops, x uint32, latch ir.Block) (b BitCount, ok bool) {
	f := se.f
	cmp := f.Operand(f.Terminator(latch), 0)
	if f.Op(cmp) != ir.OpICmp {
		return b, false
	}
	p := f.Pred(cmp)
	if !l.Contains(x, l.C.Number(f.Succ(latch, 0))) {
		p = p.Inverse()
	}
	z := f.Operand(cmp, 0)
	k, isConst := se.c.Sint(f.Operand(cmp, 1))
	if !isConst {
		return b, false
	}
	lowest := false
	switch {
	case p == ir.ICmpNE && k == 0:
	case p == ir.ICmpUGT && k > 0 && k&(k+1) == 0: // y > 7 is y>>3 != 0
		b.Drop = bits.Len64(uint64(k))
	case p == ir.ICmpUGE && k > 1 && k&(k-1) == 0:
		b.Drop = bits.TrailingZeros64(uint64(k))
	case p == ir.ICmpEQ && k == 0 && f.Op(z) == ir.OpAnd && se.c.IsOne(f.Operand(z, 1)):
		z, lowest = f.Operand(z, 0), true
	case p == ir.ICmpSGT && k == -1 || p == ir.ICmpSGE && k == 0:
		b.Kind = CountLeading
	default:
		return b, false
	}
	b.Phi = z
	if f.Op(z) != ir.OpPhi {
		switch f.Op(z) {
		case ir.OpAnd, ir.OpLShr, ir.OpShl:
			b.Phi = f.Operand(z, 0)
			if f.Op(b.Phi) != ir.OpPhi {
				b.Phi = f.Operand(z, 1)
			}
		}
	}
	h := l.C.Block(l.Header(x))
	if f.Op(b.Phi) != ir.OpPhi || f.BlockOf(b.Phi) != h {
		return b, false
	}
	w := se.ty.Bits(f.TypeOf(b.Phi))
	b.Next = f.PhiIncoming(b.Phi, latch)
	if b.Drop > 0 {
		if f.Op(b.Next) != ir.OpLShr {
			return b, false
		}
		if z == b.Phi { // the next value has one bit less
			z = b.Next
			b.Drop--
		}
	}
	b.TestsPhi = b.Phi == z
	b.First = f.PhiIncoming(b.Phi, l.C.Block(l.Preheader(x)))
	if !se.ty.IsInt(f.TypeOf(b.Phi)) || w > 64 || w < 8 || !b.TestsPhi && z != b.Next {
		return b, false
	}
	switch f.Op(b.Next) {
	case ir.OpAnd:
		return b, !lowest && b.Kind == CountAll && se.clearsLowest(b.Next, b.Phi)
	case ir.OpLShr:
		if b.Kind == CountLeading || f.Operand(b.Next, 0) != b.Phi || !se.c.IsOne(f.Operand(b.Next, 1)) {
			return b, false
		}
		b.Kind = CountLength
		if lowest {
			b.Kind = CountTrailing
			return b, se.MustProgress(latch)
		}
		return b, true
	case ir.OpShl:
		return b, b.Kind == CountLeading && f.Operand(b.Next, 0) == b.Phi && se.c.IsOne(f.Operand(b.Next, 1)) && se.MustProgress(latch)
	}
	return b, false
}

// clearsLowest reports whether v is y & (y - 1).
func (se *ScalarEvolution) clearsLowest(v, y ir.Value) bool {
	f := se.f
	for i := range 2 {
		d := f.Operand(v, 1-i)
		if f.Operand(v, i) == y && f.Op(d) == ir.OpAdd && f.Operand(d, 0) == y {
			k, ok := se.c.Sint(f.Operand(d, 1))
			return ok && k == -1
		}
	}
	return false
}
