package passes

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// simplifyState is the storage of the pass.
type simplifyState struct {
	list []ir.Value // to visit, the last one first
	in   slab.BitSet
	lim  uint32 // ids below have a bit in in
	late bool   // hints that later passes no longer need go away
}

// simplify folds constants and rewrites instructions to simpler or canonical
// forms until nothing changes: constants stand on the right, subtraction of a
// constant is addition, getelementptr with constant indices counts bytes,
// divisions by powers of two are shifts where the operand allows it.
func simplify(u *unit) bool { return u.simplify(false) }

// simplifyLate is simplify that also drops assumptions.
func simplifyLate(u *unit) bool { return u.simplify(true) }

func (u *unit) simplify(late bool) bool {
	s, f := &u.simp, u.f
	s.late = late
	s.lim = uint32(f.NumInsts()) * 2
	s.in.Reset(int(s.lim) + 64)
	s.list = s.list[:0]
	changed := false
	// The first round goes forward over the blocks in order; what it touches
	// comes again from the list.
	c := u.CFG()
	for _, b := range c.RPO() {
		for v := f.First(b); v != ir.None; {
			next := f.Next(v) // rules erase nothing but v itself
			if u.simplifyOne(v) {
				changed = true
			}
			v = next
		}
	}
	// Two rules that undo each other would go on for ever: a bug of ours, which the
	// tests see as an error and users do not.
	budget := 64*f.NumInsts() + 4096
	for len(s.list) > 0 {
		if budget--; budget < 0 {
			u.stuck = s.list[len(s.list)-1]
			break
		}
		v := s.list[len(s.list)-1]
		s.list = s.list[:len(s.list)-1]
		s.in.Remove(uint32(v))
		if f.Op(v) != ir.OpInvalid && u.simplifyOne(v) {
			changed = true
		}
	}
	return changed
}

// push puts instruction v on the list.
func (u *unit) push(v ir.Value) {
	if !v.IsInst() {
		return
	}
	s := &u.simp
	if uint32(v) >= s.lim {
		s.lim = uint32(v) * 2
		s.in.Grow(int(s.lim) + 64)
	}
	if s.in.Add(uint32(v)) {
		s.list = append(s.list, v)
	}
}

// pushUsers puts all users of v on the list.
func (u *unit) pushUsers(v ir.Value) {
	for x := u.f.FirstUse(v); x != 0; x = u.f.NextUse(x) {
		u.push(u.f.User(x))
	}
}

// simplifyOne applies the rules to instruction v and reports whether something changed.
func (u *unit) simplifyOne(v ir.Value) bool {
	f := u.f
	if !f.HasUses(v) && u.removable(v) {
		u.pushOperands(v)
		f.Erase(v)
		return true
	}
	// What v used may be used less afterwards.
	var old [4]ir.Value
	n := f.NumOps(v)
	if n > len(old) {
		n = 0
	}
	for i := range n {
		old[i] = f.Operand(v, i)
	}
	r := u.rewrite(v)
	switch r {
	case ir.None:
		return false
	case v: // changed in place
		u.push(v)
		u.pushUsers(v)
		u.pushOperands(v)
		for _, o := range old[:n] {
			u.push(o)
		}
		return true
	}
	u.pushUsers(v)
	if r.IsInst() {
		u.push(r)
		if n := f.NameOf(v); n != "" && f.NameOf(r) == "" {
			f.SetName(v, "")
			f.SetName(r, n)
		}
	}
	f.ReplaceAll(v, r)
	if u.removable(v) {
		u.pushOperands(v)
		f.Erase(v)
	}
	return true
}

func (u *unit) pushOperands(v ir.Value) {
	for i := range u.f.NumOps(v) {
		if o := u.f.Operand(v, i); o.IsInst() {
			u.push(o)
		}
	}
}

// rewrite returns what replaces instruction v: None for no change, v itself if
// it was changed in place, else another value. New instructions are built in
// front of v.
func (u *unit) rewrite(v ir.Value) ir.Value {
	f := u.f
	op := f.Op(v)
	switch {
	case op.IsBinary():
		r := u.rewriteBinary(v, op)
		if r == ir.None {
			switch op {
			case ir.OpAnd, ir.OpShl, ir.OpLShr, ir.OpAShr:
				r = u.stripBits(v, op)
			case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
				r = u.narrowDivision(v, op)
			}
		}
		return r
	case op.IsCast():
		r := u.rewriteCast(v, op)
		if r == ir.None && op == ir.OpTrunc {
			r = u.stripBits(v, op)
		}
		if r == ir.None && op < ir.OpPtrToInt {
			r = u.choose(v)
		}
		return r
	}
	switch op {
	case ir.OpFNeg:
		return u.rewriteFNeg(v)
	case ir.OpICmp:
		return u.rewriteICmp(v)
	case ir.OpFCmp:
		return u.rewriteFCmp(v)
	case ir.OpSelect:
		return u.rewriteSelect(v)
	case ir.OpPhi:
		return u.rewritePhi(v)
	case ir.OpGEP:
		return u.rewriteGEP(v)
	case ir.OpLoad:
		return u.rewriteLoad(v)
	case ir.OpExtractValue, ir.OpInsertValue:
		return u.rewriteAggregate(v, op)
	case ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector:
		return u.rewriteVector(v, op)
	case ir.OpFreeze:
		return u.rewriteFreeze(v)
	case ir.OpCall:
		return u.rewriteCall(v)
	case ir.OpCondBr:
		// br (not c), a, b → br c, b, a
		if x := u.notOf(f.Operand(v, 0)); x != ir.None {
			a, b := f.Operand(v, 1), f.Operand(v, 2)
			u.push(f.Operand(v, 0))
			f.SetOps(v, x, b, a)
			return v
		}
	}
	return ir.None
}

// notOf returns x if v is x xor true, else None.
func (u *unit) notOf(v ir.Value) ir.Value {
	f := u.f
	if f.Op(v) == ir.OpXor && u.isAllOnes(f.Operand(v, 1)) {
		return f.Operand(v, 0)
	}
	return ir.None
}

// complements reports whether each of x and y is the other one with all bits turned.
func (u *unit) complements(x, y ir.Value) bool {
	if u.notOf(x) == y || u.notOf(y) == x {
		return true
	}
	minus := func(x, y ir.Value) bool { // 0 - z and z - 1
		f := u.f
		return f.Op(x) == ir.OpSub && f.Op(y) == ir.OpAdd && u.c.IsZero(f.Operand(x, 0)) && f.Operand(x, 1) == f.Operand(y, 0) &&
			u.isAllOnes(f.Operand(y, 1))
	}
	return minus(x, y) || minus(y, x)
}

// isAllOnes reports whether v is the integer or vector constant with all bits set.
func (u *unit) isAllOnes(v ir.Value) bool {
	c := u.c
	switch c.Kind(v) {
	case ir.CInt:
		return c.Bits(v) == mask(u.ty.Bits(c.Type(v)))
	case ir.CSplat:
		return u.isAllOnes(c.Operands(v)[0])
	case ir.CWide:
		if !u.ty.IsInt(c.Type(v)) {
			return false
		}
		return v == c.SInt(c.Type(v), -1)
	case ir.CData:
		for _, b := range c.Bytes(v) {
			if b != 0xff {
				return false
			}
		}
		return u.ty.IsInt(u.ty.Elem(c.Type(v)))
	}
	return false
}

// splat returns the integer that v is, or that all elements of vector v are.
func (u *unit) splat(v ir.Value) (uint64, bool) {
	c := u.c
	switch c.Kind(v) {
	case ir.CInt:
		return c.Bits(v), true
	case ir.CSplat:
		return c.Uint(c.Operands(v)[0])
	case ir.CZero:
		return 0, u.ty.IsInt(u.ty.Scalar(c.Type(v)))
	case ir.CData:
		t := c.Type(v)
		if !u.ty.IsVector(t) || !u.ty.IsInt(u.ty.Elem(t)) {
			return 0, false
		}
		b := c.Bytes(v)
		n := len(b) / int(u.ty.Len64(t))
		for i := n; i < len(b); i++ {
			if b[i] != b[i-n] {
				return 0, false
			}
		}
		x := uint64(0)
		for i := n - 1; i >= 0; i-- {
			x = x<<8 | uint64(b[i])
		}
		return x, true
	}
	return 0, false
}

// splatConst returns the integer x as type t, an integer or a vector of integers.
func (u *unit) splatConst(t ir.Type, x uint64) ir.Value {
	if u.ty.IsVector(t) {
		e := u.ty.Elem(t)
		return u.c.Splat(t, u.c.Int(e, x))
	}
	return u.c.Int(t, x)
}

// isConstant reports whether v needs no instruction: a constant, not an address.
func (u *unit) isConstant(v ir.Value) bool { return v.IsConst() || v.IsSym() }

// isPlain reports whether v is a constant without constant expressions at its top.
func (u *unit) isPlain(v ir.Value) bool { return v.IsConst() && u.c.Kind(v) != ir.CExpr }

// binary creates a op b in front of v.
func (u *unit) binary(v ir.Value, op ir.Op, flags ir.Flags, a, b ir.Value) ir.Value {
	if u.isPlain(a) && u.isPlain(b) {
		if r := u.foldBinary(op, u.f.TypeOf(a), a, b); r != ir.None {
			return r
		}
	}
	u.b.Before(v)
	r := u.b.Binary(op, a, b, flags)
	u.push(r)
	return r
}

// cast creates a conversion in front of v.
func (u *unit) cast(v ir.Value, op ir.Op, x ir.Value, t ir.Type) ir.Value {
	if u.f.TypeOf(x) == t {
		return x
	}
	if u.isConstant(x) {
		if r := u.foldCast(op, x, t); r != ir.None {
			return r
		}
	}
	u.b.Before(v)
	r := u.b.Cast(op, x, t, 0)
	u.push(r)
	return r
}

// oneUse reports whether v is an instruction that only one operand uses.
func (u *unit) oneUse(v ir.Value) bool { return v.IsInst() && u.f.HasOneUse(v) }
