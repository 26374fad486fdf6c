package analysis

import "gonvvm/internal/ir"

// ShiftedPhis returns how many phis of loop header h have the value of another one in the next iteration, and the length of the longest chain
// of such phis, up to limit. A window that slides over an array makes them.
func ShiftedPhis(f *ir.Func, h, latch ir.Block, limit int) (shifted, longest int) {
	for v := f.First(h); v != ir.None && f.Op(v) == ir.OpPhi; v = f.Next(v) {
		n := 0
		for w := f.PhiIncoming(v, latch); w.IsInst() && w != v && f.Op(w) == ir.OpPhi && f.BlockOf(w) == h && n < limit; w = f.PhiIncoming(w, latch) {
			n++
		}
		if n > 0 {
			shifted++
			longest = max(longest, n)
		}
	}
	return shifted, longest
}

// PhiOf returns the phi of block n, which has two predecessors, with value a from the first of them and b from the second, None if there is none.
func PhiOf(f *ir.Func, n ir.Block, from [2]ir.Block, a, b ir.Value) ir.Value {
	for x := f.First(n); f.Op(x) == ir.OpPhi; x = f.Next(x) {
		if f.PhiIncoming(x, from[0]) == a && f.PhiIncoming(x, from[1]) == b {
			return x
		}
	}
	return ir.None
}
