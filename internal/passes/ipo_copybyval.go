package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// Bounds on the variables that copyByVal copies: each call stores all of a copy, which may take as many registers.
const (
	maxByValCopy  = 128 // bytes
	maxByValCalls = 4   // of one variable
)

// copyByVal passes copies of a variable to the calls that take it by value, if all else that happens to the variable are accesses at
// constant offsets. A call that reads the variable itself keeps it in memory; without one, sroa promotes its parts, and a copy that is only
// stored to is built in the parameter of the call. forwardByVal leaves such copies alone. A variable without any other access than copies as a
// whole stays: its parts would gain nothing.
func copyByVal(r *runner) bool {
	changed := false
	l := argLowerer{r.units[0]}
	r.m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		l.enter(f)
		l.esc.Reset(f)
		for v := f.First(f.Entry()); v != ir.None; v = f.Next(v) {
			if f.Op(v) == ir.OpAlloca && l.copyVariable(v) {
				changed = true
			}
		}
	})
	return changed
}

// copyVariable copies alloca a for the calls that take it by value.
func (l argLowerer) copyVariable(a ir.Value) bool {
	f := l.f
	uses := byvalUses{deadArgElim: deadArgElim(l)}
	if f.TypeOf(a) != ir.Ptr || !uses.all(a) || len(uses.calls) == 0 || len(uses.calls) > maxByValCalls || uses.parts == 0 {
		return false
	}
	for _, c := range uses.calls {
		if l.m.SizeOf(c.t) > maxByValCopy {
			return false
		}
	}
	for _, c := range uses.calls {
		l.b.Before(a)
		l.b.Loc = 0
		align := uint64(1) << f.Flags(a)
		t := l.b.Alloca(c.t, l.c.Int(ir.I32, 1), max(align, c.align), 0)
		l.b.Before(c.call)
		l.memcpy(t, a, l.m.SizeOf(c.t), align)
		f.SetOperand(c.call, c.arg, t)
	}
	return true
}

// byvalCall is a call that takes a variable by value.
type byvalCall struct {
	call  ir.Value
	arg   int
	t     ir.Type
	align uint64
}

// byvalUses collects the uses of a variable.
type byvalUses struct {
	deadArgElim
	calls []byvalCall
	parts int // loads and stores
}

// all reports whether all uses of p, an address of the variable at a constant offset, are accesses or calls by value.
func (u *byvalUses) all(p ir.Value) bool {
	f := u.f
	for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
		v, i := f.User(x), f.UseIndex(x)
		switch op := f.Op(v); {
		case op == ir.OpLoad || op == ir.OpStore && i == 1:
			if f.Flags(v)&ir.FlagVolatile != 0 {
				return false
			}
			u.parts++
		case op == ir.OpGEP:
			if _, ok := analysis.GEPOffset(f, v); !ok || i != 0 || !u.all(v) {
				return false
			}
		case op != ir.OpCall:
			return false
		case u.esc.Accessing(v):
		case !u.call(p, v, i):
			return false
		}
	}
	return true
}

// call collects call v, which gets p as operand i; false if it is not by value.
func (u *byvalUses) call(p, v ir.Value, i int) bool {
	f := u.f
	if f.Op(p) != ir.OpAlloca || f.CalleeIntrinsic(v) != ir.NotIntrinsic || i >= f.NumArgs(v) {
		return false
	}
	t := u.byvalType(v, i)
	if t == ir.NoType {
		return false
	}
	u.calls = append(u.calls, byvalCall{v, i, t, u.byvalAlign(v, i, t)})
	return true
}
