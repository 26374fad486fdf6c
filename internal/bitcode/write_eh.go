package bitcode

import "gonvvm/internal/ir"

// exception writes an instruction of exception handling, or a callbr, and reports
// whether v is one.
func (fw *funcWriter) exception(v ir.Value, op ir.Op) bool {
	f, w := fw.f, fw.w
	code := uint64(0)
	switch op {
	case ir.OpInvoke, ir.OpCallBr:
	case ir.OpResume:
		code = fnResume
	case ir.OpLandingPad:
		code = fnLandingPad
	case ir.OpCatchPad:
		code = fnCatchPad
	case ir.OpCleanupPad:
		code = fnCleanupPad
	case ir.OpCatchSwitch:
		code = fnCatchSwitch
	case ir.OpCatchRet:
		code = fnCatchRet
	case ir.OpCleanupRet:
		code = fnCleanupRet
	default:
		return false
	}
	if w.v7 {
		w.failHint(failOld, "the LLVM 7 dialect is for GPUs, which have no exceptions and no "+op.String(), "lower it first")
	}
	if code == 0 {
		fw.call(v)
		return true
	}
	var rec []uint64
	switch op {
	case ir.OpResume:
		id, t := fw.use(f.Operand(v, 0), 0)
		rec = fw.typed(w.rec[:0], id, t)
	case ir.OpLandingPad:
		rec = append(w.rec[:0], uint64(fw.typeOf(v)-1), uint64(f.Aux(v)), uint64(f.NumOps(v)))
		for i := range f.NumOps(v) {
			x := f.Operand(v, i)
			filter := w.m.Types.Kind(f.TypeOf(x)) == ir.ArrayKind
			id, t := fw.use(x, 0)
			rec = fw.typed(append(rec, bit(filter)), id, t)
		}
	case ir.OpCatchPad, ir.OpCleanupPad:
		pad, _ := fw.use(f.Operand(v, 0), 0)
		rec = append(fw.plain(w.rec[:0], pad), uint64(f.NumOps(v)-1))
		for i := 1; i < f.NumOps(v); i++ {
			id, t := fw.use(f.Operand(v, i), 0)
			rec = fw.typed(rec, id, t)
		}
	default:
		pad, _ := fw.use(f.Operand(v, 0), 0)
		rec = fw.plain(w.rec[:0], pad)
		first := 1
		if op == ir.OpCatchSwitch { // the unwind block comes last
			first += int(f.Aux(v))
			rec = append(rec, uint64(f.NumOps(v)-first))
		}
		for i := first; i < f.NumOps(v); i++ {
			rec = append(rec, fw.block(f.Operand(v, i)))
		}
		if first > 1 {
			rec = append(rec, fw.block(f.Operand(v, 1)))
		}
	}
	fw.emit(code, rec)
	return true
}

// callTargets appends the successors of an invoke or callbr, which precede the callee.
func (fw *funcWriter) callTargets(rec []uint64, v ir.Value, op ir.Op) []uint64 {
	f := fw.f
	n := f.NumOps(v) - 1
	first := numArgs(f, v)
	if op == ir.OpInvoke {
		return append(rec, fw.block(f.Operand(v, first)), fw.block(f.Operand(v, first+1)))
	}
	rec = append(rec, fw.block(f.Operand(v, first)), uint64(n-first-1))
	for i := first + 1; i < n; i++ {
		rec = append(rec, fw.block(f.Operand(v, i)))
	}
	return rec
}

// numArgs returns the number of arguments of a call, invoke or callbr: the blocks
// that the latter two go on to are none.
func numArgs(f *ir.Func, v ir.Value) int {
	n := f.NumOps(v) - 1
	for n > 0 && f.Operand(v, n-1).IsBlock() {
		n--
	}
	return n
}
