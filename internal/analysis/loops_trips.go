package analysis

import "gonvvm/internal/ir"

// SupposedTrips returns the iterations of loop x by a comparison of one of its counters with a constant anywhere in the loop, 0 if there is
// none. It is an estimate: the comparison need not end the loop.
func (l *Loops) SupposedTrips(x uint32) int {
	f := l.C.F
	trips := int64(0)
	latch := l.C.Block(l.Latch(x))
	for v := f.First(l.C.Block(l.Header(x))); f.Op(v) == ir.OpPhi; v = f.Next(v) {
		next, step := f.PhiIncoming(v, latch), int64(1)
		if f.Op(next) == ir.OpAdd && f.Operand(next, 0) == v {
			if k, ok := f.Consts.Sint(f.Operand(next, 1)); ok {
				step = max(1, k, -k)
			}
		}
		for _, c := range [...]ir.Value{v, next} {
			if !c.IsInst() {
				continue
			}
			for y := f.FirstUse(c); y != 0; y = f.NextUse(y) {
				if w := f.User(y); f.Op(w) == ir.OpICmp && l.Contains(x, l.C.Number(f.BlockOf(w))) {
					if k, ok := f.Consts.Sint(f.Operand(w, 1)); ok {
						trips = (max(k, -k) + step - 1) / step
					}
				}
			}
		}
	}
	return int(min(max(trips, 0), 1<<30))
}
