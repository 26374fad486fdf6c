package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/instcombine"
)

// declTable holds the declarations and nodes that function passes use and cannot add to the module themselves.
type declTable struct {
	intrinsics instcombine.Intrinsics
	assume     uint32 // llvm.assume, if simplifycfg may emit it; else 0
	noUnroll   ir.MD  // an llvm.loop node with llvm.loop.unroll.disable
	unrolled   ir.MD  // one with llvm.loop.unroll.runtime.disable
}

// declareIntrinsics declares the intrinsics that function passes may emit.
func declareIntrinsics(r *runner) bool {
	m := r.m
	d := &r.decl
	before := len(m.Syms)
	d.intrinsics.Declare(m)
	if d.assume = 0; !r.opt.LLC && analysis.HasUnreachable(m) {
		d.assume = d.intrinsics.DeclareAssume(m)
	}
	if len(m.Syms) > before {
		r.fx.Compute(m)
	}
	node := func(request string) ir.MD {
		text := m.AddMD(ir.MDNode{Kind: ir.MDTuple, Ops: []ir.MD{m.MDStr(request)}})
		n := m.AddMD(ir.MDNode{Kind: ir.MDTuple, Distinct: true})
		m.MDs[n].Ops = []ir.MD{n, text}
		return n
	}
	d.noUnroll, d.unrolled = node("llvm.loop.unroll.disable"), node("llvm.loop.unroll.runtime.disable")
	return false
}

// stripDeadPrototypes removes the declarations of declareIntrinsics that have no calls.
func stripDeadPrototypes(r *runner) bool {
	r.decl.intrinsics.RemoveUnused(r.m)
	return false
}

// intrinsic creates a call of an intrinsic before v, None if it is not declared for type t.
func (u *unit) intrinsic(v ir.Value, id ir.Intrinsic, t ir.Type, args ...ir.Value) ir.Value {
	if u.decl == nil {
		return ir.None
	}
	return u.decl.intrinsics.Call(&u.b, v, id, t, args...)
}
