package mutate

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// operand replaces an operand by another value of its type.
func (u *mutator) operand(v ir.Value) bool {
	f := u.f
	n := f.NumOps(v)
	if n == 0 {
		return false
	}
	i := u.r.IntN(n)
	if !u.free(v, i) {
		return false
	}
	old := f.Operand(v, i)
	x := u.other(u.standing(v, i), f.TypeOf(old))
	if x == ir.None || x == old || x == v && f.Op(v) != ir.OpPhi || !u.likeVariables(x, old) {
		return false
	}
	f.SetOperand(v, i, x)
	return true
}

// likeVariables reports whether addresses p and q are both of no variable of the function, or variables of the same type:
// else accesses go beyond a variable, or read numbers where addresses are, which each compiler chooses for itself.
func (u *mutator) likeVariables(p, q ir.Value) bool {
	f := u.f
	if !u.m.Types.IsPtr(f.TypeOf(p)) {
		return true
	}
	variable := func(v ir.Value) bool { return v.IsInst() && f.Op(v) == ir.OpAlloca }
	if variable(p) && variable(q) {
		return f.ElemType(p) == f.ElemType(q)
	}
	return !variable(analysis.RefOf(f, p).Base) && !variable(analysis.RefOf(f, q).Base)
}

// guards reports whether v is an operation that Defuse inserted before a shift or a division.
func (u *mutator) guards(v ir.Value) bool {
	f := u.f
	if op := f.Op(v); op != ir.OpAnd && op != ir.OpOr || !f.HasOneUse(v) {
		return false
	}
	use := f.FirstUse(v)
	w := f.User(use)
	return f.UseIndex(use) == 1 && !u.free(w, 1) || f.UseIndex(use) == 0 && f.Op(w) == ir.OpOr && u.guards(w)
}

// constant replaces a constant operand by another one, often by a neighbour.
func (u *mutator) constant(v ir.Value) bool {
	f := u.f
	for i := range f.NumOps(v) {
		old := f.Operand(v, i)
		if !old.IsConst() || !u.free(v, i) {
			continue
		}
		x := u.number(f.TypeOf(old))
		if n, ok := f.Consts.Uint(old); ok && u.r.IntN(2) == 0 {
			x = f.Consts.Int(f.TypeOf(old), n+uint64(u.r.IntN(5))-2)
		}
		if x != ir.None && x != old {
			f.SetOperand(v, i, x)
			return true
		}
	}
	return false
}

var (
	integerOps = []ir.Op{ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor}
	floatOps   = []ir.Op{ir.OpFAdd, ir.OpFSub, ir.OpFMul, ir.OpFDiv}
	shifts     = []ir.Op{ir.OpShl, ir.OpLShr, ir.OpAShr}
	divisions  = []ir.Op{ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem}
	casts      = []ir.Op{ir.OpZExt, ir.OpSExt}
)

// operation replaces the opcode of an instruction by a similar one.
func (u *mutator) operation(v ir.Value) bool {
	f := u.f
	op := f.Op(v)
	for _, like := range [][]ir.Op{integerOps, floatOps, shifts, divisions, casts} {
		for _, o := range like {
			if o != op {
				continue
			}
			x := like[u.r.IntN(len(like))]
			if x == op {
				return false
			}
			ops := make([]ir.Value, f.NumOps(v))
			for i := range ops {
				ops[i] = f.Operand(v, i)
			}
			f.Mutate(v, x, 0, 0, ops...)
			return true
		}
	}
	return false
}

// predicate replaces the predicate of a comparison.
func (u *mutator) predicate(v ir.Value) bool {
	f := u.f
	var p ir.Pred
	switch f.Op(v) {
	case ir.OpICmp:
		p = ir.ICmpEQ + ir.Pred(u.r.IntN(int(ir.ICmpSLE-ir.ICmpEQ)+1))
	case ir.OpFCmp:
		p = ir.FCmpOEQ + ir.Pred(u.r.IntN(int(ir.FCmpUNE)))
	}
	if p == 0 || p == f.Pred(v) {
		return false
	}
	f.SetPred(v, p)
	return true
}

// exchange exchanges two operands of a type.
func (u *mutator) exchange(v ir.Value) bool {
	f := u.f
	n := f.NumOps(v)
	if n < 2 {
		return false
	}
	i := u.r.IntN(n - 1)
	x, y := f.Operand(v, i), f.Operand(v, i+1)
	if f.Op(v) == ir.OpStore || !u.free(v, i) || !u.free(v, i+1) || x == y || f.TypeOf(x) != f.TypeOf(y) {
		return false
	}
	f.SetOperand(v, i, y)
	f.SetOperand(v, i+1, x)
	return true
}

// insert computes something else of a value, for one of its users or for all.
func (u *mutator) insert(v ir.Value) bool {
	f := u.f
	op := f.Op(v)
	if op.IsTerminator() || !f.HasUses(v) {
		return false
	}
	at := f.Next(v)
	if op == ir.OpPhi {
		at = f.FirstNonPhi(f.BlockOf(v))
	}
	x := u.derived(v, at)
	if x == ir.None {
		return false
	}
	var users []uint32
	for k := f.FirstUse(v); k != 0; k = f.NextUse(k) {
		if w := f.User(k); u.free(w, f.UseIndex(k)) && !u.computes(x, w) {
			users = append(users, k)
		}
	}
	if len(users) == 0 {
		return true // dead code
	}
	if u.r.IntN(3) > 0 {
		k := u.r.IntN(len(users))
		users = users[k : k+1]
	}
	for _, k := range users {
		f.SetUse(k, x)
	}
	return true
}

// computes reports whether w is x or one of the instructions before it that insert has made.
func (u *mutator) computes(x, w ir.Value) bool {
	return x == w || u.f.BlockOf(x) == u.f.BlockOf(w) && w > u.made
}

// derived computes a value of v's type before at.
func (u *mutator) derived(v, at ir.Value) ir.Value {
	f := u.f
	ty := &u.m.Types
	t := f.TypeOf(v)
	u.made = ir.Value(f.NumInsts() - 1)
	y := u.other(at, t)
	if y == ir.None || !u.likeVariables(v, y) {
		return ir.None
	}
	b := u.b.Before(at)
	switch {
	case u.r.IntN(5) == 0 && (ty.IsInt(t) || ty.IsPtr(t) || ty.IsFloat(t)):
		c := u.other(at, ir.I1)
		if ty.IsInt(t) && (c == ir.None || u.r.IntN(2) == 0) {
			c = b.ICmp(ir.ICmpEQ+ir.Pred(u.r.IntN(10)), v, u.other(at, t))
		}
		if c == ir.None {
			return ir.None
		}
		return b.Select(c, v, y)
	case ty.IsInt(t):
		return u.derivedInt(v, y, t, b)
	case t == ir.Float || t == ir.Double:
		if u.r.IntN(5) == 0 {
			return b.FNeg(v, 0)
		}
		return b.Binary(floatOps[u.r.IntN(len(floatOps))], v, y, 0)
	}
	return ir.None
}

// derivedInt computes something of v and y, both of integer type t.
func (u *mutator) derivedInt(v, y ir.Value, t ir.Type, b *ir.Builder) ir.Value {
	f := u.f
	ty := &u.m.Types
	w := ty.Bits(t)
	switch k := u.r.IntN(8); {
	case k == 0 && w > 1: // some of the bits
		part := ty.Int(1 + u.r.IntN(w-1))
		return b.Cast(casts[u.r.IntN(2)], b.Cast(ir.OpTrunc, v, part, 0), t, 0)
	case k == 1 && w <= 32: // in more bits
		wide := ty.Int(2 * w)
		x := b.Binary(integerOps[u.r.IntN(3)], b.Cast(casts[u.r.IntN(2)], v, wide, 0), b.Cast(casts[u.r.IntN(2)], y, wide, 0), 0)
		return b.Cast(ir.OpTrunc, b.Binary(ir.OpLShr, x, f.Consts.Int(wide, u.r.Uint64N(uint64(w))), 0), t, 0)
	case k == 2: // a shift
		return b.Binary(shifts[u.r.IntN(3)], v, f.Consts.Int(t, u.r.Uint64N(uint64(w))), 0)
	case k == 3 && w >= 8: // a division
		d := b.Binary(ir.OpOr, b.Binary(ir.OpAnd, y, f.Consts.Int(t, 1<<(w-1)-1), 0), f.Consts.Int(t, 1), 0)
		if u.r.IntN(2) == 0 {
			d = f.Consts.Int(t, 1+u.r.Uint64N(100))
		}
		return b.Binary(divisions[u.r.IntN(4)], v, d, 0)
	case k == 4 && w >= 8 && w <= 64 && w&(w-1) == 0:
		names := [...]string{"llvm.smin.", "llvm.smax.", "llvm.umin.", "llvm.umax.", "llvm.uadd.sat.", "llvm.usub.sat.", "llvm.sadd.sat.", "llvm.ssub.sat."}
		return u.call(b, names[u.r.IntN(len(names))], t, v, y)
	case k == 5 && w >= 16 && w <= 64 && w&(w-1) == 0:
		names := [...]string{"llvm.ctpop.", "llvm.bswap.", "llvm.bitreverse."}
		return u.call(b, names[u.r.IntN(len(names))], t, v)
	case k == 6 && w >= 8 && w <= 64 && w&(w-1) == 0:
		names := [...]string{"llvm.fshl.", "llvm.fshr."}
		return u.call(b, names[u.r.IntN(len(names))], t, v, y, f.Consts.Int(t, u.r.Uint64N(64)))
	}
	return b.Binary(integerOps[u.r.IntN(len(integerOps))], v, y, 0)
}

// call calls an intrinsic whose arguments and result are of type t.
func (u *mutator) call(b *ir.Builder, name string, t ir.Type, args ...ir.Value) ir.Value {
	params := make([]ir.Type, len(args))
	for i := range params {
		params[i] = t
	}
	callee := u.m.Declare(name+u.m.Types.Mangle(t), u.m.Types.Func(t, false, params...))
	return b.Call(u.m.Syms[callee].Type, ir.SymValue(callee), args...)
}

// bypass makes users of an instruction use one of its operands.
func (u *mutator) bypass(v ir.Value) bool {
	f := u.f
	if op := f.Op(v); !op.IsBinary() && op != ir.OpSelect && op != ir.OpFNeg && op != ir.OpGEP || !f.HasUses(v) {
		return false
	}
	for i := range f.NumOps(v) {
		if x := f.Operand(v, i); x != v && f.TypeOf(x) == f.TypeOf(v) && (x.IsInst() || x.IsParam()) {
			f.ReplaceAll(v, x)
			return true
		}
	}
	return false
}

// reorder exchanges an instruction with the next.
func (u *mutator) reorder(v ir.Value) bool {
	f := u.f
	next := f.Next(v)
	if next == ir.None || f.Op(next).IsTerminator() || f.Op(v) == ir.OpPhi || f.Op(next) == ir.OpPhi {
		return false
	}
	for i := range f.NumOps(next) {
		if f.Operand(next, i) == v {
			return false
		}
	}
	f.MoveBefore(next, v)
	return true
}

// store stores something where an access has been, once more.
func (u *mutator) store(v ir.Value) bool {
	f := u.f
	var p ir.Value
	var t ir.Type
	switch f.Op(v) {
	case ir.OpLoad:
		p, t = f.Operand(v, 0), f.TypeOf(v)
	case ir.OpStore:
		p, t = f.Operand(v, 1), f.TypeOf(f.Operand(v, 0))
	default:
		return false
	}
	at := f.Next(v)
	for range u.r.IntN(4) { // somewhere after it
		if n := f.Next(at); n != ir.None {
			at = n
		}
	}
	x := u.other(at, t)
	if x == ir.None {
		return false
	}
	u.b.Before(at).Store(x, p, f.Mem(v).Bytes(), 0)
	return true
}

// remove takes a store, or a call without a result, away.
func (u *mutator) remove(v ir.Value) bool {
	f := u.f
	if op := f.Op(v); op != ir.OpStore && op != ir.OpFence && (op != ir.OpCall || f.TypeOf(v) != ir.Void) {
		return false
	}
	f.Erase(v)
	return true
}

// edges exchanges the sides of a branch, makes it look at something else, or leads it elsewhere.
func (u *mutator) edges(v ir.Value) bool {
	f := u.f
	if f.Op(v) != ir.OpCondBr {
		return false
	}
	b := f.BlockOf(v)
	switch u.r.IntN(3) {
	case 0:
		x, y := f.Succ(b, 0), f.Succ(b, 1)
		f.SetSucc(b, 0, y)
		f.SetSucc(b, 1, x)
	case 1:
		c := u.other(v, ir.I1)
		if c == ir.None {
			return false
		}
		f.SetOperand(v, 0, c)
	default:
		to := u.cfg.Block(1 + uint32(u.r.IntN(u.cfg.Len())))
		i := u.r.IntN(2)
		old := f.Succ(b, i)
		if to == f.Entry() || to == old || f.Op(f.First(to)) == ir.OpPhi || f.Op(f.First(old)) == ir.OpPhi || f.Succ(b, 1-i) == old {
			return false
		}
		f.SetSucc(b, i, to)
	}
	return true
}
