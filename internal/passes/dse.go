package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxLater bounds the stores that an earlier one is compared with.
const maxLater = 24

// deadStores erases stores that another store overwrites before anything can read
// them, within a block, and stores to variables of the function that nothing
// reads any more before it returns.
func deadStores(u *unit) bool {
	f := u.f
	u.loop.esc.Reset(f)
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		if u.deadStoresIn(b) {
			changed = true
		}
	}
	return changed
}

func (u *unit) deadStoresIn(b ir.Block) bool {
	f := u.f
	esc := &u.loop.esc
	later := u.loop.writes[:0]                   // stores further down that nothing in between reads
	returns := f.Op(f.Terminator(b)) == ir.OpRet // and the block is left that way
	var read []analysis.Access                   // what has been read below, for variables that end here
	unknownReads := false
	changed := false
	for v := f.Last(b); v != ir.None; {
		prev := f.Prev(v)
		e := u.fx.Inst(f, v)
		switch {
		case f.Op(v) == ir.OpStore && u.simpleAccess(v):
			acc := analysis.AccessOf(f, v)
			dead := false
			for i := range later {
				if later[i].Size >= acc.Size && later[i].Size != 0 &&
					analysis.Alias(f, later[i].Ref, later[i].Size, acc.Ref, acc.Size) == analysis.MustAlias {
					dead = true
				}
			}
			if !dead && returns && !unknownReads && esc.Private(acc.Ref.Base) {
				dead = true
				for i := range read {
					if esc.Clobbers(&acc, &read[i]) {
						dead = false
					}
				}
			}
			if dead {
				f.Erase(v)
				changed = true
			} else if len(later) < maxLater {
				later = append(later, acc)
			}
		case f.Op(v) == ir.OpLoad && u.simpleAccess(v):
			acc := analysis.AccessOf(f, v)
			keep := later[:0]
			for _, w := range later {
				if !esc.Clobbers(&w, &acc) {
					keep = append(keep, w)
				}
			}
			later = keep
			if len(read) < maxLater {
				read = append(read, acc)
			} else {
				unknownReads = true
			}
		case e&(analysis.Reads|analysis.Writes|analysis.Hidden|analysis.Diverges) != 0 && f.Op(v) != ir.OpAlloca:
			if id := f.CalleeIntrinsic(v); id == ir.IntrLifetimeStart || id == ir.IntrLifetimeEnd || id == ir.IntrAssume {
				break
			}
			later = later[:0]
			if e&analysis.Reads != 0 {
				// A private variable is read by copies only.
				switch f.CalleeIntrinsic(v) {
				case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemcpyInline:
					unknownReads = true
				}
			}
		}
		v = prev
	}
	u.loop.writes = later
	return changed
}
