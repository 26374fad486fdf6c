package passes

import (
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// Function passes cannot declare anything, but some want to write a call of an
// intrinsic that the module does not have yet. So the few that they write are declared
// in front, and those that stayed without a call are dropped at the end.

// canonical lists the intrinsics that instcombine writes, by what they do.
var canonical = [...]struct {
	id    ir.Intrinsic
	types [3]ir.Type // overloads; NoType ends the list
	args  int        // of the overloaded type
	flag  bool       // a final i1
}{
	{ir.IntrFshl, [3]ir.Type{ir.I32}, 3, false},
	{ir.IntrSmax, [3]ir.Type{ir.I16, ir.I32, ir.I64}, 2, false},
	{ir.IntrSmin, [3]ir.Type{ir.I16, ir.I32, ir.I64}, 2, false},
	{ir.IntrUmax, [3]ir.Type{ir.I16, ir.I32, ir.I64}, 2, false},
	{ir.IntrUmin, [3]ir.Type{ir.I16, ir.I32, ir.I64}, 2, false},
	{ir.IntrAbs, [3]ir.Type{ir.I16, ir.I32, ir.I64}, 1, true},
	{ir.IntrMinnum, [3]ir.Type{ir.Float, ir.Double}, 2, false},
	{ir.IntrMaxnum, [3]ir.Type{ir.Float, ir.Double}, 2, false},
	{ir.IntrFabs, [3]ir.Type{ir.Float, ir.Double}, 1, false},
	{ir.IntrBswap, [3]ir.Type{ir.I32, ir.I64}, 1, false},
	{ir.IntrBitreverse, [3]ir.Type{ir.I32, ir.I64}, 1, false},
	{ir.IntrCtpop, [3]ir.Type{ir.I32, ir.I64}, 1, false},
	{ir.IntrCtlz, [3]ir.Type{ir.I32, ir.I64}, 1, true},
	{ir.IntrCttz, [3]ir.Type{ir.I32, ir.I64}, 1, true},
}

// declTable holds the symbols of the canonical intrinsics.
type declTable struct {
	sym   [len(canonical)][3]uint32
	fresh []uint32 // all of them: they stay until stripDeadPrototypes

	noUnroll ir.MD // an llvm.loop node that says llvm.loop.unroll.disable
}

// declareIntrinsics declares the intrinsics that function passes may emit.
func declareIntrinsics(r *runner) bool {
	m := r.m
	d := &r.decl
	before := len(m.Syms)
	for i := range canonical {
		c := &canonical[i]
		for k, t := range c.types {
			if t == ir.NoType {
				break
			}
			params := make([]ir.Type, 0, 4)
			for range c.args {
				params = append(params, t)
			}
			if c.flag {
				params = append(params, ir.I1)
			}
			ft := m.Types.Func(t, false, params...)
			name := "llvm." + c.id.String() + "." + m.Types.Mangle(t)
			s := m.DeclareIntrinsic(name, ft)
			if m.Syms[s].Type != ft {
				continue // something else has the name
			}
			d.sym[i][k] = s
			d.fresh = append(d.fresh, s) // even if the module had it: it may lose its last call in between
		}
	}
	if len(m.Syms) > before {
		r.fx.Compute(m)
	}
	disable := m.AddMD(ir.MDNode{Kind: ir.MDTuple, Ops: []ir.MD{m.MDStr("llvm.loop.unroll.disable")}})
	d.noUnroll = m.AddMD(ir.MDNode{Kind: ir.MDTuple, Distinct: true})
	m.MDs[d.noUnroll].Ops = []ir.MD{d.noUnroll, disable}
	return false
}

// stripDeadPrototypes removes the declarations of declareIntrinsics that have no calls.
func stripDeadPrototypes(r *runner) bool {
	m := r.m
	if len(r.decl.fresh) == 0 {
		return false
	}
	used := make([]bool, len(m.Syms))
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		f.EachSymUse(func(sym uint32, call bool) { used[sym] = used[sym] || call })
	})
	for _, s := range r.decl.fresh {
		if !used[s] && !m.Syms[s].Dead {
			m.Remove(s)
		}
	}
	// A pass that runs after all must not call what is gone.
	for i := range r.decl.sym {
		for k, s := range r.decl.sym[i] {
			if s != 0 && m.Syms[s].Dead {
				r.decl.sym[i][k] = 0
			}
		}
	}
	return false
}

// intrinsic creates a call of a canonical intrinsic before v, None if it is not
// declared for type t.
func (u *unit) intrinsic(v ir.Value, id ir.Intrinsic, t ir.Type, args ...ir.Value) ir.Value {
	if u.decl == nil {
		return ir.None
	}
	for i := range canonical {
		if canonical[i].id != id {
			continue
		}
		for k, x := range canonical[i].types {
			if s := u.decl.sym[i][k]; x == t && s != 0 {
				if canonical[i].flag {
					args = append(args, u.fold.Bool(false))
				}
				u.b.Before(v)
				return u.b.Call(u.m.Syms[s].Type, ir.SymValue(s), args...)
			}
		}
	}
	return ir.None
}

// minMax turns a select by a comparison into a minimum, maximum or absolute value.
func (u *unit) minMax(v, cond, x, y ir.Value) ir.Value {
	f, c := u.f, u.c
	t := f.TypeOf(v)
	if u.decl == nil || f.Op(cond) != ir.OpICmp || !u.ty.IsInt(t) {
		return ir.None
	}
	p := f.Pred(cond)
	a, b := f.Operand(cond, 0), f.Operand(cond, 1)
	if f.TypeOf(a) != t {
		return ir.None
	}
	w := u.ty.Bits(t)
	// x < 0 ? 0 - x : x
	if k, ok := c.Sint(b); ok && (p == ir.ICmpSLT && k == 0 || p == ir.ICmpSGT && k == -1) {
		neg, pos := x, y
		if p == ir.ICmpSGT {
			neg, pos = y, x
		}
		if pos == a && f.Op(neg) == ir.OpSub && c.IsZero(f.Operand(neg, 0)) && f.Operand(neg, 1) == a {
			return u.intrinsic(v, ir.IntrAbs, t, a)
		}
	}
	if f.Op(x) == ir.OpSub && f.Op(y) == ir.OpSub && p > ir.ICmpNE && !p.IsSigned() { // a > b ? a - b : b - a
		if p == ir.ICmpULT || p == ir.ICmpULE {
			x, y = y, x
		}
		if f.Operand(x, 0) == a && f.Operand(x, 1) == b && f.Operand(y, 0) == b && f.Operand(y, 1) == a && u.oneUse(x) && u.oneUse(y) {
			hi, lo := u.intrinsic(v, ir.IntrUmax, t, a, b), u.intrinsic(v, ir.IntrUmin, t, a, b)
			if hi == ir.None || lo == ir.None {
				return ir.None
			}
			return u.combine.binary(v, ir.OpSub, ir.FlagNUW, hi, lo)
		}
		return ir.None
	}
	if f.Op(x) == ir.OpSub && f.Op(y) == ir.OpSub && p.IsSigned() { // a > b ? a - b : b - a
		if p == ir.ICmpSLT || p == ir.ICmpSLE {
			x, y = y, x
		}
		if f.Operand(x, 0) == a && f.Operand(x, 1) == b && f.Operand(y, 0) == b && f.Operand(y, 1) == a &&
			f.Flags(x)&f.Flags(y)&ir.FlagNSW != 0 {
			return u.intrinsic(v, ir.IntrAbs, t, x)
		}
		return ir.None
	}
	if y == a && p == ir.ICmpEQ {
		return u.minMaxOfEdge(v, t, a, b, x)
	}
	if p <= ir.ICmpNE {
		return ir.None
	}
	if y == a && x != a { // bring it to: a p b ? a : …
		x, y, p = y, x, p.Inverse()
	}
	if x != a {
		return ir.None
	}
	if y != b {
		// a > k-1 ? a : k, because comparisons with constants are strict.
		k, ok1 := c.Uint(b)
		n, ok2 := c.Uint(y)
		if !ok1 || !ok2 {
			return ir.None
		}
		m := fold.Mask(w)
		least, most := uint64(0), m // numbers of which there is none before, none after
		if p.IsSigned() {
			least, most = m>>1+1, m>>1
		}
		switch p {
		case ir.ICmpSGT, ir.ICmpUGT, ir.ICmpSLE, ir.ICmpULE:
			ok1 = n == (k+1)&m && n != least
		default: // with ≥ after exchanging the operands
			ok1 = k == (n+1)&m && n != most
		}
		if !ok1 {
			return ir.None
		}
	}
	id := ir.IntrUmin
	switch p {
	case ir.ICmpSGT, ir.ICmpSGE:
		id = ir.IntrSmax
	case ir.ICmpSLT, ir.ICmpSLE:
		id = ir.IntrSmin
	case ir.ICmpUGT, ir.ICmpUGE:
		id = ir.IntrUmax
	}
	return u.intrinsic(v, id, t, a, y)
}

// minMaxOfEdge is a == k ? n : a, where k is the least or greatest number and n the next.
func (u *unit) minMaxOfEdge(v ir.Value, t ir.Type, a, vk, vn ir.Value) ir.Value {
	k, ok1 := u.c.Uint(vk)
	n, ok2 := u.c.Uint(vn)
	if !ok1 || !ok2 {
		return ir.None
	}
	w := u.ty.Bits(t)
	m := fold.Mask(w)
	switch {
	case k == 0 && n == 1:
		return u.intrinsic(v, ir.IntrUmax, t, a, vn)
	case k == m && n == m-1:
		return u.intrinsic(v, ir.IntrUmin, t, a, vn)
	case k == m>>1 && n == k-1:
		return u.intrinsic(v, ir.IntrSmin, t, a, vn)
	case k == m>>1+1 && n == k+1:
		return u.intrinsic(v, ir.IntrSmax, t, a, vn)
	}
	return ir.None
}

// rotate turns the two halves of a rotation or funnel shift, in an or, into one call.
func (u *unit) funnel(v, a, b ir.Value, t ir.Type) ir.Value {
	f, c := u.f, u.c
	if u.decl == nil || t != ir.I32 {
		return ir.None
	}
	if f.Op(a) != ir.OpShl {
		a, b = b, a
	}
	if f.Op(a) != ir.OpShl || f.Op(b) != ir.OpLShr {
		return ir.None
	}
	x, n := f.Operand(a, 0), f.Operand(a, 1)
	y, k := f.Operand(b, 0), f.Operand(b, 1)
	if i, ok := c.Uint(n); ok {
		if j, ok := c.Uint(k); !ok || i+j != 32 || i == 0 {
			return ir.None
		}
		return u.intrinsic(v, ir.IntrFshl, t, x, y, n)
	}
	// Variable: n and 32 - n, whose shifts are both defined for 0 < n < 32 only; masked, n & 31 and
	// (0 - n) & 31, which for n = 0 gives x | y and so has to be a rotation.
	if f.Op(k) == ir.OpSub && f.Operand(k, 1) == n {
		if w, ok := c.Uint(f.Operand(k, 0)); ok && w == 32 {
			return u.intrinsic(v, ir.IntrFshl, t, x, y, n)
		}
	}
	if f.Op(n) == ir.OpSub && f.Operand(n, 1) == k {
		if w, ok := c.Uint(f.Operand(n, 0)); ok && w == 32 {
			return u.intrinsic(v, ir.IntrFshl, t, x, y, n)
		}
	}
	masked := func(q ir.Value) ir.Value {
		if f.Op(q) == ir.OpAnd {
			if m, ok := c.Uint(f.Operand(q, 1)); ok && m == 31 {
				return f.Operand(q, 0)
			}
		}
		return ir.None
	}
	if x == y {
		i, j := masked(n), masked(k)
		if i != ir.None && j != ir.None {
			if f.Op(j) == ir.OpSub && f.Operand(j, 1) == i && c.IsZero(f.Operand(j, 0)) {
				return u.intrinsic(v, ir.IntrFshl, t, x, y, i)
			}
			if f.Op(i) == ir.OpSub && f.Operand(i, 1) == j && c.IsZero(f.Operand(i, 0)) {
				return u.intrinsic(v, ir.IntrFshl, t, x, y, i)
			}
		}
	}
	return ir.None
}
