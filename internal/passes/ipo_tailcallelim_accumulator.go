package passes

import (
	"math"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxBehindCall is the maximal number of instructions between a recursive call and the end of its block.
const maxBehindCall = 16

// accumulation is the associative, commutative operation that combines the results of recursive calls turned into
// jumps: code after the call can be executed before it.
type accumulation struct {
	op    ir.Op    // OpInvalid: none yet
	flags ir.Flags // of its floating-point instructions
	reads bool     // the function writes nothing and ends, so that loads after a call may come before it
}

// restOf looks at the rest of the function, without its recursive calls.
func (tc tailCallElim) restOf(acc *accumulation) {
	f := tc.f
	acc.reads = tc.endsSomeTime()
	for b := f.Entry(); b != 0 && acc.reads; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if tc.fx.Inst(f, v)&(analysis.Writes|analysis.InaccessibleMem|analysis.MayNotReturn) != 0 && !(f.Op(v) == ir.OpCall && tc.callsItself(v)) {
				acc.reads = false
				break
			}
		}
	}
}

// lastOwnCall returns the last call of the function by itself in b if it is near the end, None if it is not.
func (tc tailCallElim) lastOwnCall(b ir.Block) ir.Value {
	f := tc.f
	v := f.Prev(f.Terminator(b))
	for i := 0; v != ir.None && i <= maxBehindCall; i++ {
		if f.Op(v) == ir.OpCall && tc.callsItself(v) && f.Call(v).Tail != noTail {
			return v
		}
		v = f.Prev(v)
	}
	return ir.None
}

// leadsTo reports whether x is the result of call v, at the end of its block, combined with other values by acc or not
// at all, and all instructions between v and the end of the block can be executed before the call.
func (tc tailCallElim) leadsTo(v, x ir.Value, acc *accumulation) bool {
	f := tc.f
	op, flags := acc.op, acc.flags
	at := v
	for y := v; y != x; {
		if !f.HasOneUse(y) {
			return false
		}
		w := f.User(f.FirstUse(y))
		o := f.Op(w)
		switch {
		case o == ir.OpSub && f.Operand(w, 0) == y:
			o = ir.OpAdd
		case o == ir.OpFSub && f.Operand(w, 0) == y:
			o = ir.OpFAdd
		}
		switch o {
		case ir.OpAdd, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor:
			if !tc.ty.IsInt(f.TypeOf(w)) {
				return false
			}
		case ir.OpFAdd, ir.OpFMul:
			if !tc.ty.IsFloat(f.TypeOf(w)) || f.Flags(w)&ir.FlagReassoc == 0 {
				return false
			}
			if op == ir.OpInvalid {
				flags = ir.FlagFast
			}
			flags &= f.Flags(w)
		default:
			return false
		}
		if f.BlockOf(w) != f.BlockOf(v) || op != ir.OpInvalid && op != o {
			return false
		}
		op, y = o, w
	}
	if !f.HasOneUse(x) {
		return false
	}
	for n := 0; ; n++ {
		at = f.Next(at)
		if f.Op(at).IsTerminator() {
			break
		}
		e := tc.fx.Inst(f, at)
		early := e == analysis.Speculatable || acc.reads && f.Op(at) == ir.OpLoad && e&(analysis.Writes|analysis.InaccessibleMem) == 0
		if n == maxBehindCall || !early || f.Op(at) == ir.OpCall && tc.callsItself(at) {
			return false
		}
	}
	acc.op, acc.flags = op, flags
	return true
}

// accumulate makes the block head, which entry and the blocks of tails lead to, carry the accumulated value, and
// combines it with the function's result in the end.
func (tc tailCallElim) accumulate(acc *accumulation, tails []ir.Value, entry, head ir.Block) {
	if acc.op == ir.OpInvalid {
		return
	}
	f := tc.f
	t := tc.ty.Result(f.FnType())
	sum := f.New(ir.OpPhi, t, 0, 0)
	f.InsertBefore(f.First(head), sum)
	f.AddIncoming(sum, tc.neutral(acc.op, t), entry)
	tc.mark.Reset(f.NumBlocks())
	for _, v := range tails {
		b := f.BlockOf(v)
		tc.mark.Add(uint32(b))
		x := f.Operand(f.Terminator(b), 0)
		if x == v {
			f.AddIncoming(sum, sum, b)
			continue
		}
		for y := v; y != x; {
			y = f.User(f.FirstUse(y))
			f.SetFlags(y, acc.stepFlags())
		}
		use := f.FirstUse(v)
		f.SetUse(use, sum)
		f.AddIncoming(sum, x, b)
	}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		ret := f.Terminator(b)
		if f.Op(ret) != ir.OpRet || tc.mark.Has(uint32(b)) {
			continue
		}
		tc.b.Before(ret)
		tc.b.Loc = f.DebugLoc(ret)
		f.SetOperand(ret, 0, tc.b.Binary(acc.op, sum, f.Operand(ret, 0), acc.stepFlags()))
	}
}

// stepFlags returns the flags of the accumulator's operations: partial results in another order may be infinite or
// overflow where those of the program do not.
func (acc *accumulation) stepFlags() ir.Flags {
	return acc.flags &^ (ir.FlagNNaN | ir.FlagNInf)
}

// neutral returns the value of type t that op leaves other operands as they are with.
func (tc tailCallElim) neutral(op ir.Op, t ir.Type) ir.Value {
	x := 0.0
	switch op {
	case ir.OpMul:
		return tc.c.SInt(t, 1)
	case ir.OpAnd:
		return tc.c.SInt(t, -1)
	case ir.OpFAdd:
		x = math.Copysign(0, -1)
	case ir.OpFMul:
		x = 1
	default:
		return tc.c.Null(t)
	}
	v, _ := tc.c.FromDouble(t, math.Float64bits(x))
	return v
}
