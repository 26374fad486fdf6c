package passes

import (
	"strings"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// exprEntry is an expression that is worth a register up to its second use.
type exprEntry struct {
	inst ir.Value
	blk  uint32
	next uint32 // of the same hash
}

// maxGVNExprs bounds the expressions of one hash that are compared.
const maxGVNExprs = 8

// expensive reports whether v is a pure expression that costs more than a phi.
func (g *gvnState) expensive(v ir.Value, op ir.Op) bool {
	switch op {
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		return !g.f.Operand(v, 1).IsConst() // that is a multiplication
	case ir.OpFDiv, ir.OpFRem:
		return true
	case ir.OpCall:
		if !g.isExpr(v, op) {
			return false
		}
		switch g.f.CalleeIntrinsic(v) {
		case ir.NotIntrinsic, ir.IntrSqrt, ir.IntrSin, ir.IntrCos, ir.IntrExp, ir.IntrExp2, ir.IntrLog, ir.IntrLog2,
			ir.IntrLog10, ir.IntrPow:
			return true
		case ir.NVVMIntrinsic:
			name := strings.TrimPrefix(g.f.CalleeSym(v).Name, "llvm.nvvm.")
			stem, _, _ := strings.Cut(name, ".")
			switch stem {
			case "sqrt", "rsqrt", "rcp", "div", "sin", "cos", "ex2", "lg2":
				return true
			}
		}
	}
	return false
}

// visitExprs removes expensive expressions that are available in every predecessor,
// or all but one.
func (g *gvnState) visitExprs() bool {
	f := g.f
	if len(g.exprs) < 2 {
		return false
	}
	size := 16
	for size < len(g.exprs) {
		size *= 2
	}
	g.heads = slab.Sized(g.heads, size)
	for i := range g.exprs {
		e := &g.exprs[i]
		h := &g.heads[g.cse.exprHash(e.inst, f.Op(e.inst))&uint32(size-1)]
		e.next, *h = *h, uint32(i+1)
	}
	changed := false
	for i := range g.exprs {
		if e := &g.exprs[i]; len(g.cfg.Preds(e.blk)) > 1 && g.visitExpr(e) {
			changed = true
		}
	}
	return changed
}

func (g *gvnState) visitExpr(e *exprEntry) bool {
	f := g.f
	v, n := e.inst, e.blk
	preds := g.cfg.Preds(n)
	if len(preds) > 8 || !f.HasUses(v) {
		return false
	}
	for i := range f.NumOps(v) {
		if o := f.Operand(v, i); o.IsInst() && f.BlockOf(o) == g.cfg.Block(n) && f.Op(o) != ir.OpPhi {
			return false
		}
	}
	g.edges = g.edges[:0]
	missing := uint32(0)
	some := false
	for _, q := range preds {
		x := g.exprAtEnd(v, n, q)
		if x == ir.None {
			if missing != 0 {
				return false
			}
			missing = q
		}
		some = some || x != ir.None && x != v
		g.edges = append(g.edges, gvnFound{val: x})
	}
	if !some {
		return false
	}
	if missing != 0 && (!g.canInsert(missing, n, v) || g.fx.Inst(f, v)&analysis.MayNotReturn != 0) {
		return false
	}
	g.remark(Passed, "gvn", v, "expression eliminated: its value is available on every path")
	phi := g.mem2reg.newPhi(n, f.TypeOf(v))
	f.SetDebugLoc(phi, f.DebugLoc(v))
	for k, q := range preds {
		x := g.edges[k].val
		if x == ir.None {
			x = g.exprAt(v, n, q)
		} else {
			f.SetFlags(x, f.Flags(x)&f.Flags(v))
		}
		f.SetOperand(phi, 2*k, x)
	}
	f.ReplaceAll(v, g.shared(phi))
	f.Erase(v)
	return true
}

// onEdge returns the value of operand x of an instruction of block n on the edge from block q.
func (g *gvnState) onEdge(x ir.Value, n, q uint32) ir.Value {
	f := g.f
	if x.IsInst() && f.Op(x) == ir.OpPhi && f.BlockOf(x) == g.cfg.Block(n) {
		return f.PhiIncoming(x, g.cfg.Block(q))
	}
	return x
}

// exprAtEnd returns an expression available at the end of block q that equals v, in
// block n, will be when it comes from there; None if there is none.
func (g *gvnState) exprAtEnd(v ir.Value, n, q uint32) ir.Value {
	f := g.f
	op := f.Op(v)
	// A copy with the operands of the edge is hashed and compared as every other instruction.
	g.vals = g.vals[:0]
	for i := range f.NumOps(v) {
		g.vals = append(g.vals, g.onEdge(f.Operand(v, i), n, q))
	}
	w := f.New(op, f.TypeOf(v), f.Flags(v), f.Aux(v), g.vals...)
	found := ir.None
	tries := 0
	for i := g.heads[g.cse.exprHash(w, op)&uint32(len(g.heads)-1)]; i != 0 && tries < maxGVNExprs; i = g.exprs[i-1].next {
		tries++
		k := &g.exprs[i-1]
		if f.Op(k.inst) == op && f.TypeOf(k.inst) == f.TypeOf(w) && g.dom.DominatesN(k.blk, q) && g.sameOperands(w, k.inst, op) {
			found = k.inst
			break
		}
	}
	f.Erase(w)
	return found
}

// exprAt computes at the end of block q the value of v when control comes from q.
func (g *gvnState) exprAt(v ir.Value, n, q uint32) ir.Value {
	f := g.f
	g.vals = g.vals[:0]
	for i := range f.NumOps(v) {
		g.vals = append(g.vals, g.onEdge(f.Operand(v, i), n, q))
	}
	g.b.Before(f.Terminator(g.cfg.Block(q)))
	g.b.Loc = f.DebugLoc(v)
	aux := f.Aux(v)
	if f.Op(v) == ir.OpCall {
		aux = f.AddCall(*f.Call(v))
	}
	return g.b.Insert(f.Op(v), f.TypeOf(v), f.Flags(v), aux, g.vals...)
}
