package analysis

import "gonvvm/internal/ir"

// SupposedTrips returns the iterations of loop x by a comparison of one of its counters with a constant, 0 if there is none. It is an estimate: the comparison
// need not end the loop, unless one does. Of a loop of two iterations instcombine makes one that goes on while its counter is equal to its first value.
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
					k, ok := f.Consts.Sint(f.Operand(w, 1))
					if !ok {
						continue
					}
					n := (max(k, -k) + step - 1) / step
					if t := f.Terminator(latch); c == v && f.Pred(w) == ir.ICmpEQ && f.Op(t) == ir.OpCondBr && f.Operand(t, 0) == w {
						n = 2
					}
					if n > 0 && l.leavesBy(x, w) {
						return int(min(n, maxSupposed))
					}
					trips = max(trips, n)
				}
			}
		}
	}
	return int(min(trips, maxSupposed))
}

const maxSupposed = 1 << 30

// leavesBy reports whether a branch of loop x leaves it by condition c.
func (l *Loops) leavesBy(x uint32, c ir.Value) bool {
	f := l.C.F
	for u := f.FirstUse(c); u != 0; u = f.NextUse(u) {
		t := f.User(u)
		b := f.BlockOf(t)
		if f.Op(t) == ir.OpCondBr && !(l.Contains(x, l.C.Number(f.Succ(b, 0))) && l.Contains(x, l.C.Number(f.Succ(b, 1)))) {
			return true
		}
	}
	return false
}
