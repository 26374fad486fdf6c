// Package bdce removes operations that affect only bits that nothing reads, as LLVM's pass of this name.
package bdce

import (
	"math/bits"

	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// State is the storage of the pass. It may be used for one function after the other.
type State struct {
	f      *ir.Func
	c      *ir.Consts
	ty     *ir.Types
	values *analysis.ValueTracking
	mark   slab.BitSet // instructions whose flags were cleared
	need   []uint64    // by instruction: its bits that some user looks at
}

// Run computes the demanded bits of every integer of the function of c, and removes operations that affect other bits only: masks of bits
// that are not demanded, sign extensions whose high bits are truncated, constants that set bits that are not demanded. It reports whether it
// changed anything; the blocks stay as they are.
func (s *State) Run(c *analysis.CFG, values *analysis.ValueTracking) bool {
	f := c.F
	s.f, s.c, s.ty, s.values = f, &f.Consts, &f.Mod.Types, values
	s.need = slab.Sized(s.need, f.NumInsts())
	// A phi needs all bits of its operands, and is visited before all other instructions: around a loop it stands
	// above the definitions of its operands.
	for _, b := range c.RPO() {
		for v := f.First(b); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
			s.demandOperands(v)
		}
	}
	// All other users come before their operands.
	for n := uint32(c.Len()); n >= 1; n-- {
		b := c.Block(n)
		for v := f.Last(b); v != ir.None && f.Op(v) != ir.OpPhi; v = f.Prev(v) {
			s.demandOperands(v)
		}
	}
	s.mark.Reset(f.NumInsts())
	changed := false
	for _, b := range c.RPO() {
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			if s.simplifyDemanded(v) {
				changed = true
			}
			v = next
		}
	}
	return changed
}

// demandOperands adds the bits that v demands of its operands. A phi demands all of them.
func (s *State) demandOperands(v ir.Value) {
	f := s.f
	op := f.Op(v)
	all := ^uint64(0)
	w := s.values.ScalarBits(v)
	d := all
	if w != 0 && op != ir.OpPhi {
		d = s.need[v] & fold.Mask(w)
	}
	for i := range f.NumOps(v) {
		o := f.Operand(v, i)
		if !o.IsInst() {
			continue
		}
		x := all
		if w != 0 {
			switch op {
			case ir.OpAnd, ir.OpOr, ir.OpXor:
				x = d
				if k, ok := s.c.Uint(f.Operand(v, 1)); ok && i == 0 {
					if op == ir.OpAnd {
						x &= k
					} else if op == ir.OpOr {
						x &^= k
					}
				}
			case ir.OpAdd, ir.OpSub, ir.OpMul:
				x = fold.Mask(bits.Len64(d)) // carries go up only
			case ir.OpShl:
				if n, ok := s.c.Uint(f.Operand(v, 1)); ok && n < uint64(w) && i == 0 {
					x = d >> n
				}
			case ir.OpLShr:
				if n, ok := s.c.Uint(f.Operand(v, 1)); ok && n < uint64(w) && i == 0 {
					x = d << n & fold.Mask(w)
				}
			case ir.OpAShr:
				if n, ok := s.c.Uint(f.Operand(v, 1)); ok && n < uint64(w) && i == 0 {
					x = d << n & fold.Mask(w)
					if d>>(uint64(w)-n) != 0 || n > 0 && d&^fold.Mask(w-int(n)) != 0 {
						x |= 1 << (w - 1)
					}
				}
			case ir.OpTrunc:
				x = d & fold.Mask(w)
			case ir.OpZExt:
				x = d
			case ir.OpSExt:
				n := s.ty.Bits(f.TypeOf(o))
				if n <= 64 {
					x = d & fold.Mask(n)
					if d&^fold.Mask(n) != 0 {
						x |= 1 << (n - 1)
					}
				}
			case ir.OpSelect:
				if i > 0 {
					x = d
				}
			}
		}
		s.need[o] |= x
	}
}

// simplifyDemanded replaces v by something simpler that has the same demanded bits. The operands keep their values, so
// results of other rewrites do not matter.
func (s *State) simplifyDemanded(v ir.Value) bool {
	f := s.f
	w := s.values.ScalarBits(v)
	if w == 0 || w == 1 || !f.HasUses(v) {
		return false
	}
	d := s.need[v] & fold.Mask(w)
	switch op := f.Op(v); op {
	case ir.OpAnd, ir.OpOr, ir.OpXor:
		k, ok := s.c.Uint(f.Operand(v, 1))
		if !ok {
			return op != ir.OpAnd && d != fold.Mask(w) && s.dropField(v, d, w)
		}
		x := f.Operand(v, 0)
		if op == ir.OpAnd {
			k = ^k
		}
		if d&k == 0 {
			s.forgetFlags(v, d, w)
			f.ReplaceAll(v, x)
			return true
		}
	case ir.OpSExt, ir.OpZExt:
		x := f.Operand(v, 0)
		switch {
		case d&^fold.Mask(s.ty.Bits(f.TypeOf(x))) != 0:
		case f.Op(x) == ir.OpTrunc && f.TypeOf(f.Operand(x, 0)) == f.TypeOf(v):
			s.forgetFlags(v, d, w)
			f.ReplaceAll(v, f.Operand(x, 0))
			return true
		case op == ir.OpSExt:
			s.forgetFlags(v, d, w)
			f.Mutate(v, ir.OpZExt, 0, 0, x)
			return true
		}
	case ir.OpAShr:
		if n, ok := s.c.Uint(f.Operand(v, 1)); ok && n < uint64(w) && d&^fold.Mask(w-int(n)) == 0 {
			s.forgetFlags(v, d, w)
			f.Mutate(v, ir.OpLShr, 0, 0, f.Operand(v, 0), f.Operand(v, 1))
			return true
		}
	}
	return false
}

// dropField replaces v, which joins two values of w bits, by one of them if the other one has nothing where v is
// needed: a field that is cut off again, or that another one is put over.
func (s *State) dropField(v ir.Value, d uint64, w int) bool {
	f := s.f
	for i := range 2 {
		if s.values.Known(f.Operand(v, i)).Max(w)&d == 0 {
			x := f.Operand(v, 1-i)
			s.forgetFlags(v, d, w)
			f.ReplaceAll(v, x)
			return true
		}
	}
	return false
}

// forgetFlags clears the flags of the users of v, of w bits, that may be wrong when v changes in bits that are not
// demanded: the bits d are demanded. The change spreads up to values that are demanded in all of their bits.
func (s *State) forgetFlags(v ir.Value, d uint64, w int) {
	f := s.f
	if d == fold.Mask(w) {
		return
	}
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		y := f.User(x)
		n := s.values.ScalarBits(y)
		if n == 0 || f.Op(y) == ir.OpPhi || f.Op(y) == ir.OpCall {
			continue // needs all bits
		}
		if s.mark.Add(uint32(y)) {
			f.SetFlags(y, 0)
			s.forgetFlags(y, s.need[y]&fold.Mask(n), n)
		}
	}
}
