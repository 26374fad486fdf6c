package passes

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// loopCost is an estimate in instructions.
type loopCost struct {
	full     int  // an iteration as it is
	rest     int  // the rest of it when the loop's counters are constants
	gain     int  // of the difference, more than the tests and addresses that partial unrolling saves, too
	repeated bool // an outer loop repeats it
	arrays   bool // it indexes local arrays that unrolling makes registers
	nest     bool // it has an inner loop whose iterations the estimate does not count, and that copies do not simplify
}

// worthUnrolling weighs a loop of known size.
func (lp *loopState) worthUnrolling(c loopCost, trips int, pragma bool) bool {
	limit := unrollLimit
	if lp.opt.Level < 3 {
		limit /= 2
	}
	switch {
	case pragma:
		return c.rest*trips <= unrollPragmaLimit
	case lp.size > 0: // not longer than the loop, or an array that otherwise is in local memory
		return c.rest*trips <= c.full || lp.size == 1 && c.arrays && c.rest*trips <= unrollSmallLimit
	case c.full*trips <= limit, c.repeated && (c.full-partialShared)*trips <= limit: // the copies have no tests
		return true
	case c.arrays && c.rest*trips <= unrollArrayLimit:
		return true
	}
	if trips > unrollBoostTrips && (trips > unrollManyTrips || c.gain*4 < c.rest) {
		return false
	}
	return !c.nest && c.rest*trips <= limit*min(c.full*100/max(1, c.rest), 100*unrollBoost)/100
}

// unrollCost estimates one iteration. ok is false if the loop cannot be copied.
func (lp *loopState) unrollCost(l *analysis.Loops, x uint32, exiting ir.Block) (c loopCost, ok bool) {
	f := lp.f
	if !f.IsLive(exiting) {
		return c, false
	}
	lp.latestExit(&lp.scev, l, x, exiting, unrollPragmaLimit) // for Simulated
	c.nest, c.repeated = !lp.countsInnerLoops(l, x), l.Parent(x) != 0
	e := unrollEstimate{loopState: lp, l: l, exiting: exiting}
	for _, n := range l.Blocks(x) {
		b := lp.cfg.Block(n)
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			cost, rest, ok := e.instruction(v)
			if !ok {
				return c, false
			}
			c.full += cost
			c.rest += rest
			if !e.steps(v) {
				c.gain += cost - rest
			}
		}
	}
	c.arrays, c.rest = e.arrays, max(1, c.rest)
	return c, true
}

// constantSteps is the number of operations between a counter and a number that becomes constant, in an estimate.
const constantSteps = 3

// unrollEstimate weighs the instructions of a loop with the values that scev simulates.
type unrollEstimate struct {
	*loopState

	l       *analysis.Loops
	exiting ir.Block
	inside  uint32   // the loop whose iterations are executed one by one, which show its indices; 0 if counters tell them
	array   ir.Value // the last array that was accessed
	scalar  bool     // it becomes registers
	arrays  bool     // accesses to such arrays change from iteration to iteration
}

// folds reports whether v is a constant in a copy.
func (e *unrollEstimate) folds(v ir.Value) bool { return v.IsConst() || e.scev.Simulated(v) }

// steps reports whether v is a part of the counting and of the addresses of a loop.
func (e *unrollEstimate) steps(v ir.Value) bool {
	f := e.f
	switch op := f.Op(v); op {
	case ir.OpAdd, ir.OpSub, ir.OpGEP, ir.OpCondBr:
		return true
	case ir.OpICmp:
		t := f.Terminator(e.exiting)
		return f.Op(t) == ir.OpCondBr && f.Operand(t, 0) == v
	default:
		return op.IsCast()
	}
}

// becomesConstant reports whether v is computed in a few steps from numbers that are constants in a copy.
func (e *unrollEstimate) becomesConstant(v ir.Value, steps int) bool {
	f := e.f
	if e.folds(v) {
		return true
	}
	if steps == 0 || !v.IsInst() {
		return false
	}
	if !f.Op(v).IsBinary() && !f.Op(v).IsCast() {
		return analysis.IndexesTable(f, v, func(i ir.Value) bool { return e.becomesConstant(i, steps-1) })
	}
	for i := range f.NumOps(v) {
		if !e.becomesConstant(f.Operand(v, i), steps-1) {
			return false
		}
	}
	return true
}

// instruction returns the cost of v, and the rest of it in a copy. ok is false if it cannot be copied.
func (e *unrollEstimate) instruction(v ir.Value) (cost, rest int, ok bool) {
	f := e.f
	cost = 1
	free := false
	switch op := f.Op(v); op {
	case ir.OpPhi, ir.OpBr, ir.OpBitCast, ir.OpAddrSpaceCast, ir.OpExtractValue, ir.OpInsertValue:
		return 0, 0, true
	case ir.OpIndirectBr, ir.OpInvoke, ir.OpCallBr, ir.OpAlloca:
		return 0, 0, false
	case ir.OpCall:
		effects := e.fx.Call(f, v)
		if effects&analysis.NoDuplicate != 0 || f.TypeOf(v) == ir.Token {
			return 0, 0, false
		}
		switch id := f.CalleeIntrinsic(v); {
		case id == ir.NotIntrinsic:
			cost = analysis.CallSize(f, v)
		case id.IsLifetime() || id == ir.IntrAssume:
			return 0, 0, true
		}
	case ir.OpLoad, ir.OpStore:
		var varies bool
		if free, varies = e.becomesRegister(f.Operand(v, f.NumOps(v)-1)); free && !varies {
			return 0, 0, true // also if the loop stays
		}
		free = free || e.becomesConstant(v, constantSteps)
	case ir.OpGEP:
		if _, ok := analysis.GEPOffset(f, v); ok {
			return 0, 0, true
		}
		free, _ = e.foldsAddress(v)
	case ir.OpCondBr:
		free = f.BlockOf(v) == e.exiting || e.folds(f.Operand(v, 0))
	case ir.OpSwitch: // a comparison for each case, or a table with an entry for each
		cost = f.NumSuccs(f.BlockOf(v))
		free = e.folds(f.Operand(v, 0))
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem, ir.OpFDiv, ir.OpFRem:
		cost = e.divisionCost(v)
		free = e.folds(v)
	default:
		free = true
		for i := range f.NumOps(v) {
			free = free && e.becomesConstant(f.Operand(v, i), constantSteps)
		}
		free = free || e.folds(v)
	}
	rest = cost
	if f.TypeOf(v) == ir.I64 {
		words, left := e.words(v)
		cost, rest = cost+words-1, rest+left-1
	}
	if free {
		rest = 0
	}
	return cost, rest, true
}

// becomesRegister reports whether address p is one of a local array that becomes registers, and whether it changes from iteration to iteration.
func (e *unrollEstimate) becomesRegister(p ir.Value) (ok, varies bool) {
	o := analysis.Object(e.f, e.scev.SimulatedBase(analysis.Object(e.f, p)))
	if !o.IsInst() || e.f.Op(o) != ir.OpAlloca {
		return false, false
	}
	ok, varies = e.foldsAddress(p)
	if !ok {
		return false, false
	}
	if o != e.array {
		e.array, e.scalar = o, e.becomesScalar(e.l, o, e.inside)
	}
	e.arrays = e.arrays || e.scalar && varies // other accesses need no copies of the loop
	return e.scalar, varies
}

// countsInnerLoops reports whether the counters of loop x decide how often each innermost loop in it is executed, so that copies
// of x have inner loops of constant trip counts only.
func (lp *loopState) countsInnerLoops(l *analysis.Loops, x uint32) bool {
	if l.Innermost(x) {
		return true
	}
	for y := uint32(1); y <= uint32(l.Len()); y++ {
		if y == x || !l.Contains(x, l.Header(y)) {
			continue
		}
		counted := false
		for _, e := range l.ExitingBlocks(lp.words[:0], y) {
			if t := lp.f.Terminator(lp.cfg.Block(e)); lp.f.Op(t) == ir.OpCondBr {
				lp.unit.vals = lp.unit.vals[:0]
				fixed, counter := lp.fixedByCounters(l, x, lp.f.Operand(t, 0))
				counted = counted || fixed && (counter || !l.Innermost(y))
			}
		}
		if !counted {
			return false
		}
	}
	return true
}

// fixedByCounters reports whether value v in loop x is computed from constants and simulated counters of x alone, and
// whether from any counter. The values of inner loops that are looked at gather in unit.vals.
func (lp *loopState) fixedByCounters(l *analysis.Loops, x uint32, v ir.Value) (fixed, counter bool) {
	const maxValues = 16
	f := lp.f
	switch {
	case v.IsConst(), v.IsBlock(), slices.Contains(lp.unit.vals, v):
		return true, false
	case lp.scev.Simulated(v):
		return true, true
	case !v.IsInst() || len(lp.unit.vals) == maxValues:
		return false, false
	}
	n := lp.cfg.Number(f.BlockOf(v))
	switch op := f.Op(v); {
	case op == ir.OpPhi && l.Of(n) != x && l.Contains(x, n):
	case op.IsBinary(), op.IsCast(), op == ir.OpICmp, op == ir.OpSelect:
	default:
		return false, false
	}
	lp.unit.vals = append(lp.unit.vals, v)
	for i := range f.NumOps(v) {
		fix, count := lp.fixedByCounters(l, x, f.Operand(v, i))
		if !fix {
			return false, false
		}
		counter = counter || count
	}
	return true, counter
}

// instructionSize returns about how many machine instructions a copy of v is.
func (lp *loopState) instructionSize(v ir.Value) int {
	f := lp.f
	size := 1
	switch f.Op(v) {
	case ir.OpPhi, ir.OpBitCast, ir.OpAddrSpaceCast, ir.OpExtractValue, ir.OpInsertValue:
		return 0
	case ir.OpGEP:
		if _, ok := analysis.GEPOffset(f, v); ok {
			return 0
		}
	case ir.OpCall:
		if f.CalleeIntrinsic(v) == ir.NotIntrinsic {
			size = analysis.CallSize(f, v)
		}
	case ir.OpSwitch: // a table, or a comparison for each case
		size = 1 + f.NumSuccs(f.BlockOf(v))
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem, ir.OpFDiv, ir.OpFRem:
		size = lp.divisionCost(v)
	}
	if f.Op(v).IsBinary() && f.TypeOf(v) == ir.I64 { // two instructions of 32 bits
		size++
	}
	return size
}

// divisionCost returns the number of machine instructions of a division: a multiplication if the divisor is a constant
// or the result may be approximate, else a sequence with a path for special operands.
func (lp *loopState) divisionCost(v ir.Value) int {
	f := lp.f
	switch f.Op(v) {
	case ir.OpFDiv:
		if f.Flags(v)&(ir.FlagAFn|ir.FlagARcp) != 0 || !lp.opt.ExactDiv() && lp.ty.Scalar(f.TypeOf(v)) == ir.Float {
			return 4
		}
		return 10
	case ir.OpFRem:
		return 16
	}
	if f.Operand(v, 1).IsConst() {
		return 4
	}
	return 16
}

// becomesScalar reports whether every index into alloca o is a constant or comes from counters of loops
// that start and step by constants and are not too long, so that unrolling them
// all leaves only constant indices. Those in loop inside, unless that is 0, are judged by the caller.
func (lp *loopState) becomesScalar(l *analysis.Loops, o ir.Value, inside uint32) bool {
	budget := unrollArrayLimit * 2 // an address and an access for each element
	return lp.scalarUses(l, o, ir.None, inside, &budget)
}

// scalarUses is becomesScalar for pointer p into the alloca, which steps through it as phi step unless that is None.
func (lp *loopState) scalarUses(l *analysis.Loops, p, step ir.Value, inside uint32, budget *int) bool {
	f := lp.f
	for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
		if *budget--; *budget < 0 {
			return false
		}
		v := f.User(x)
		switch f.Op(v) {
		case ir.OpLoad:
		case ir.OpStore:
			if f.UseIndex(x) != 1 {
				return false
			}
		case ir.OpGEP:
			for i := 1; i < f.NumOps(v) && !l.Contains(inside, lp.cfg.Number(f.BlockOf(v))); i++ {
				if !lp.countsBriefly(l, f.Operand(v, i), 0) {
					return false
				}
			}
			if !lp.scalarUses(l, v, step, inside, budget) {
				return false
			}
		case ir.OpBitCast, ir.OpAddrSpaceCast:
			if !lp.scalarUses(l, v, step, inside, budget) {
				return false
			}
		case ir.OpPhi, ir.OpICmp: // a pointer that steps through o up to its end
			if !lp.scev.Simulated(v) || f.Op(v) == ir.OpPhi && v != step && !lp.scalarUses(l, v, v, inside, budget) {
				return false
			}
		case ir.OpCall:
			switch f.CalleeIntrinsic(v) {
			case ir.IntrLifetimeStart, ir.IntrLifetimeEnd, ir.IntrMemset, ir.IntrMemcpy:
			default:
				return false
			}
		default:
			return false
		}
	}
	return true
}

// countsBriefly reports whether v is computed from constants and from counters of loops
// with a small number of instructions in all iterations together.
func (lp *loopState) countsBriefly(l *analysis.Loops, v ir.Value, depth int) bool {
	f := lp.f
	if v.IsConst() {
		return true
	}
	if !v.IsInst() || depth > 6 {
		return false
	}
	op := f.Op(v)
	if op == ir.OpPhi {
		n := lp.cfg.Number(f.BlockOf(v))
		x := l.Of(n)
		if x == 0 || l.Header(x) != n || l.Preheader(x) == 0 || !f.PhiIncoming(v, lp.cfg.Block(l.Preheader(x))).IsConst() {
			return false
		}
		size := 0
		for _, k := range l.Blocks(x) {
			b := lp.cfg.Block(k)
			for w := f.First(b); w != ir.None; w = f.Next(w) {
				size++
			}
		}
		trips := min(l.SupposedTrips(x), unrollMaxTrips)
		if trips == 0 && l.Latch(x) != 0 {
			trips = lp.tripsAtMost(l, x)
		}
		return trips > 0 && size*trips <= unrollArrayLimit*3/2
	}
	if !op.IsBinary() && op != ir.OpZExt && op != ir.OpSExt && op != ir.OpTrunc {
		return analysis.IndexesTable(f, v, func(i ir.Value) bool { return lp.countsBriefly(l, i, depth+1) })
	}
	for i := range f.NumOps(v) {
		if !lp.countsBriefly(l, f.Operand(v, i), depth+1) {
			return false
		}
	}
	return true
}

// foldsAddress reports whether all indices between a pointer and its object become constants, and whether the address is
// another one in each iteration.
func (e *unrollEstimate) foldsAddress(p ir.Value) (ok, varies bool) {
	f := e.f
	varies = e.scev.Simulated(p)
	for range 16 {
		switch f.Op(p) {
		case ir.OpGEP:
			for i := 1; i < f.NumOps(p); i++ {
				o := f.Operand(p, i)
				if !e.becomesConstant(o, constantSteps) {
					return false, false
				}
				varies = varies || !o.IsConst()
			}
			p = f.Operand(p, 0)
		case ir.OpAddrSpaceCast, ir.OpBitCast:
			p = f.Operand(p, 0)
		default:
			return true, varies
		}
	}
	return false, false
}
