package legalize

import (
	"gonvvm/internal/ir"
)

// wideSwitch makes comparisons, one after the other, of a switch on an integer that no
// register holds. Phis that had one entry for each edge of the switch get one for each
// comparison that leads there.
func (x *expander) wideSwitch(v ir.Value) bool {
	f := x.f
	key, def := f.Operand(v, 0), f.Operand(v, 1).Block()
	if !x.isWide(f.TypeOf(key)) {
		return false
	}
	from := f.BlockOf(v)
	var edges []edge
	b := x.b.Before(v)
	at := from
	n := f.NumOps(v)
	for i := 2; i < n; i += 2 {
		to := f.Operand(v, i+1).Block()
		next := def
		if i+2 < n {
			next = f.NewBlockAfter(at)
		}
		eq := b.ICmp(ir.ICmpEQ, key, f.Operand(v, i))
		b.CondBr(eq, to, next)
		edges = append(edges, edge{at, to})
		if next == def {
			edges = append(edges, edge{at, def})
			break
		}
		at = next
		loc := b.Loc
		b.At(at)
		b.Loc = loc
	}
	if n == 2 {
		b.Br(def)
		edges = append(edges, edge{from, def})
	}
	f.Erase(v)
	retargetPhis(f, from, edges)
	return true
}
