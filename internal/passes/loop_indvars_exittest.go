package passes

import "gonvvm/internal/passes/exittest"

// indVarsExitTest replaces counters of the iterations that are left in the tests of loops (package exittest). It runs before correlated-propagation, which
// then bounds the counter that stays.
func indVarsExitTest(u *unit) bool {
	changed := u.loop.canonicalLoops()
	fn := exittest.Function{B: &u.b, Values: &u.values, Scev: &u.loop.scev, Dom: u.Dom(), Loops: u.Loops()}
	for x := uint32(1); x <= uint32(fn.Loops.Len()); x++ {
		if pre, latch := fn.Loops.Preheader(x), fn.Loops.Latch(x); pre != 0 && latch != 0 {
			changed = u.exitTests.Run(fn, x, u.cfg.Block(fn.Loops.Header(x)), u.cfg.Block(pre), u.cfg.Block(latch)) || changed
		}
	}
	return changed
}
