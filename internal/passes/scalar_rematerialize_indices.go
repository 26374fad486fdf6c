package passes

import "gonvvm/internal/ir"

// extendAgain extends counter v of 32 bits, a phi of block n, again in each block of its loop that indexes memory with an extension of another block, if
// the counter lives there anyway. Beside its user the extension is a part of the multiplication by the size of an element, one instruction, while
// an index of 64 bits takes a register pair and is shifted by three instructions. Only that of a phi needs this: of other values, which do
// not change, it is a part of the multiplication in any block.
func (r rematerializer) extendAgain(v ir.Value, n uint32) bool {
	f, l := r.f, &r.loops
	loop := l.Of(n)
	if loop == 0 || l.Header(loop) != n || f.TypeOf(v) != ir.I32 {
		return false
	}
	last := uint32(0) // the block of the step, where the loop needs the counter last
	for i := 0; i < f.NumOps(v); i += 2 {
		if s := f.Operand(v, i); s.IsInst() && f.Op(s) == ir.OpAdd && (f.Operand(s, 0) == v || f.Operand(s, 1) == v) {
			last = max(last, r.cfg.Number(f.BlockOf(s)))
		}
	}
	changed := false
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		if e := f.User(u); f.TypeOf(e) == ir.I64 && (f.Op(e) == ir.OpSExt || f.Op(e) == ir.OpZExt) {
			changed = r.extendFor(e, loop, last) || changed
		}
	}
	return changed
}

// extendFor is extendAgain for extension e and blocks up to last.
func (r rematerializer) extendFor(e ir.Value, loop, last uint32) bool {
	f := r.f
	r.work = r.work[:0]
	for x := f.FirstUse(e); x != 0; x = f.NextUse(x) {
		k := r.cfg.Number(f.UseBlock(x))
		if f.Op(f.User(x)) == ir.OpGEP && f.UseBlock(x) != f.BlockOf(e) && k <= last && r.loops.Contains(loop, k) {
			r.work = append(r.work, ir.Value(x))
		}
	}
	for _, x := range r.work {
		w := f.User(uint32(x))
		r.b.Before(w)
		r.b.Loc = f.DebugLoc(w)
		f.SetUse(uint32(x), r.b.Insert(f.Op(e), ir.I64, f.Flags(e), 0, f.Operand(e, 0)))
	}
	return len(r.work) > 0
}
