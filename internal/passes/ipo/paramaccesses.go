package ipo

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// ParamAccesses counts the loads and stores of g through pointer parameter i at constant distances. ok is false if g does anything else with
// the pointer: then an object that a caller passes there stays in memory wherever the body of g stands.
func ParamAccesses(g *ir.Func, i int) (n int, ok bool) {
	work := []ir.Value{ir.ParamValue(i)}
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		for use := g.FirstUse(p); use != 0; use = g.NextUse(use) {
			v, at := g.User(use), g.UseIndex(use)
			switch g.Op(v) {
			case ir.OpLoad, ir.OpStore:
				if g.Op(v) == ir.OpStore && at == 0 || g.Flags(v)&ir.FlagVolatile != 0 {
					return 0, false // the pointer itself is stored
				}
				n++
			case ir.OpGEP:
				if _, constant := analysis.GEPOffset(g, v); !constant || at != 0 {
					return 0, false
				}
				work = append(work, v)
			case ir.OpBitCast, ir.OpAddrSpaceCast:
				work = append(work, v)
			case ir.OpCall:
				if !g.CalleeIntrinsic(v).IsLifetime() {
					return 0, false
				}
			default:
				return 0, false
			}
		}
	}
	return n, true
}
