package passes

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

const (
	// The conditions from before a loop that it may use, the predicates that a thread has. With fewer, ptxas keeps them in predicates itself.
	fullConditions = 7
	maxConditions  = 32 // that are looked at
)

// conditionsInside computes comparisons again in loop x that it uses and that stand before it, if they are more than there are
// predicates. ptxas would keep the others in registers, each with an instruction to get it back (LLVM: CodeGenPrepare, which moves all comparisons to
// their uses). Those move that only the loop uses, and of which the operands are constants and values that the loop has anyhow or several of them share.
func (r rematerializer) conditionsInside(x uint32) bool {
	f, l := r.f, &r.loops
	r.work = r.work[:0]
	for _, k := range l.Blocks(x) {
		b := r.cfg.Block(k)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			for i := range f.NumOps(v) {
				c := f.Operand(v, i)
				if f.Op(v) != ir.OpPhi && f.Op(c) == ir.OpICmp && f.TypeOf(c) == ir.I1 && l.DefinedOutside(x, c) && r.mark.Add(uint32(c)) {
					r.work = append(r.work, c)
				}
			}
		}
	}
	for _, c := range r.work {
		r.mark.Remove(uint32(c))
	}
	n := len(r.work)
	if n <= fullConditions || n > maxConditions {
		return false
	}
	moved := r.work[:0]
	for _, c := range r.work {
		if r.movesInside(c, x) {
			moved = append(moved, c)
		}
	}
	if len(moved) == 0 {
		return false
	}
	r.moveInside(moved, x)
	return true
}

// movesInside reports whether comparison c, one of r.work, is only used in loop x and costs no register there.
func (r rematerializer) movesInside(c ir.Value, x uint32) bool {
	f, l := r.f, &r.loops
	for u := f.FirstUse(c); u != 0; u = f.NextUse(u) {
		if f.Op(f.User(u)) == ir.OpPhi || !l.Contains(x, r.cfg.Number(f.UseBlock(u))) {
			return false
		}
	}
	for i := range 2 {
		y := f.Operand(c, i)
		if y.IsConst() {
			continue
		}
		if r.ty.Bits(f.TypeOf(y)) > 32 || !r.ty.IsInt(f.TypeOf(y)) {
			return false
		}
		shared := 0
		for u := f.FirstUse(y); u != 0; u = f.NextUse(u) {
			w := f.User(u)
			if f.Op(w) == ir.OpICmp && w != c || f.Op(w) != ir.OpPhi && l.Contains(x, r.cfg.Number(f.UseBlock(u))) {
				shared++
			}
		}
		if shared == 0 {
			return false
		}
	}
	return true
}

// moveInside computes each of some comparisons again before its first use in each block of loop x that uses it, and erases it.
func (r rematerializer) moveInside(moved []ir.Value, x uint32) {
	f := r.f
	r.words = slab.Sized(r.words, f.NumInsts()) // by comparison: its index in moved, from 1 on
	r.vals = slab.Sized(r.vals, len(moved))     // the last copy of each
	for i, c := range moved {
		r.words[c] = uint32(i) + 1
	}
	for _, k := range r.loops.Blocks(x) {
		b := r.cfg.Block(k)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			for i := range f.NumOps(v) {
				c := f.Operand(v, i)
				if !c.IsInst() || int(c) >= len(r.words) || r.words[c] == 0 {
					continue
				}
				d := &r.vals[r.words[c]-1]
				if *d == ir.None || f.BlockOf(*d) != b {
					r.b.Before(v)
					r.b.Loc = f.DebugLoc(c)
					*d = r.b.ICmp(f.Pred(c), f.Operand(c, 0), f.Operand(c, 1))
				}
				f.SetOperand(v, i, *d)
			}
		}
	}
	for _, c := range moved {
		f.Erase(c)
	}
}
