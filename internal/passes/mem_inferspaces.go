package passes

import (
	"strings"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// The lattice of address spaces: a value starts unknown and is lowered to a specific space and from there to generic.
const (
	spaceUnknown = 255
	spaceNull    = 254 // the null pointer: fits global memory, whose addresses are generic ones
)

func joinSpaces(a, b uint8) uint8 {
	switch {
	case a == b, b == spaceUnknown:
		return a
	case a == spaceUnknown:
		return b
	case a == spaceNull && b == analysis.Global, b == spaceNull && a == analysis.Global:
		return analysis.Global
	}
	return analysis.Generic
}

// inferAddressSpaces finds the address space of generic pointers from their origins: variables, allocas, kernel
// parameters. Accesses then use the specific pointer. (LLVM's pass of the same name is the model; it is the most
// important pass for the speed of the code.)
func inferAddressSpaces(u *unit) bool {
	f := u.f
	s := &u.infer
	s.kernel = f.CC == ir.CCPTXKernel && !strings.HasSuffix(u.m.Triple, "nvcl")
	s.space = slab.Sized(s.space, f.NumInsts())
	s.list = s.list[:0]
	u.mark.Reset(f.NumInsts())

	// Collect the address computations that accesses depend on.
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			for i := range f.NumOps(v) {
				if u.isAccess(v, i) || u.isSpecificCast(v) {
					u.infer.collectAddress(f.Operand(v, i))
				}
			}
		}
	}
	if len(s.list) == 0 {
		return u.infer.inferConstants()
	}
	for _, v := range s.list {
		s.space[v] = spaceUnknown
	}
	// Down to the fixed point: each value changes at most three times.
	work := append(u.work[:0], s.list...)
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		n := u.infer.evalSpace(v)
		if n == s.space[v] {
			continue
		}
		s.space[v] = joinSpaces(s.space[v], n)
		for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
			if w := f.User(x); u.mark.Has(uint32(w)) {
				work = append(work, w)
			}
		}
	}
	u.work = work
	u.infer.collectCompared()
	changed := u.infer.rewriteSpaces()
	return u.infer.inferConstants() || changed
}

// collectCompared adds the addresses of elements that are only compared with collected addresses of the same space: the end of a range.
func (is *inferState) collectCompared() {
	f := is.f
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) == ir.OpICmp && f.TypeOf(f.Operand(v, 0)) == ir.Ptr {
				is.collectEnd(f.Operand(v, 0), f.Operand(v, 1))
				is.collectEnd(f.Operand(v, 1), f.Operand(v, 0))
			}
		}
	}
}

// collectEnd adds end, which is compared with address v, if it is computed from one of the same space.
func (is *inferState) collectEnd(end, v ir.Value) {
	f := is.f
	sp := is.operandSpace(v)
	if !specific(sp) || f.Op(end) != ir.OpGEP {
		return
	}
	base := end
	for f.Op(base) == ir.OpGEP && !is.mark.Has(uint32(base)) {
		base = f.Operand(base, 0)
	}
	if !base.IsInst() || !is.mark.Has(uint32(base)) || is.space[base] != sp {
		return
	}
	for x := end; x != base; x = f.Operand(x, 0) {
		is.mark.Add(uint32(x))
		is.list = append(is.list, x)
		is.space[x] = sp
	}
}

type inferState struct {
	*unit

	space  []uint8    // by instruction
	list   []ir.Value // collected address computations
	spec   []ir.Value // by instruction: the specific pointer
	back   []ir.Value // by instruction: the cast of it to generic, for other uses
	kernel bool
}

// isAccess reports whether operand i of v is a generic address that can be a specific one.
func (u *unit) isAccess(v ir.Value, i int) bool {
	f := u.f
	o := f.Operand(v, i)
	if !o.IsInst() && !o.IsConst() || f.TypeOf(o) != ir.Ptr {
		return false
	}
	switch f.Op(v) {
	case ir.OpLoad, ir.OpCmpXchg, ir.OpAtomicRMW:
		return i == 0
	case ir.OpStore:
		return i == 1
	case ir.OpCall:
		switch f.CalleeIntrinsic(v) {
		case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemcpyInline:
			return i < 2
		case ir.IntrMemset, ir.IntrMemsetInline:
			return i == 0
		}
	}
	return false
}

// isSpecificCast reports whether v casts a generic address to a specific one, as CUDA's __cvta_generic_to_shared does for inline assembly.
func (u *unit) isSpecificCast(v ir.Value) bool {
	return u.f.Op(v) == ir.OpAddrSpaceCast && u.f.TypeOf(u.f.Operand(v, 0)) == ir.Ptr && u.ty.IsPtr(u.f.TypeOf(v))
}

// collectAddress adds v and the address computations it depends on.
func (is *inferState) collectAddress(v ir.Value) {
	f := is.f
	work := append(is.vals[:0], v)
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if !v.IsInst() || f.TypeOf(v) != ir.Ptr || is.mark.Has(uint32(v)) {
			continue
		}
		switch f.Op(v) {
		case ir.OpGEP:
			is.mark.Add(uint32(v))
			is.list = append(is.list, v)
			work = append(work, f.Operand(v, 0))
		case ir.OpPhi:
			is.mark.Add(uint32(v))
			is.list = append(is.list, v)
			for i := 0; i < f.NumOps(v); i += 2 {
				work = append(work, f.Operand(v, i))
			}
		case ir.OpSelect:
			is.mark.Add(uint32(v))
			is.list = append(is.list, v)
			work = append(work, f.Operand(v, 1), f.Operand(v, 2))
		case ir.OpAddrSpaceCast, ir.OpAlloca, ir.OpLoad:
			if is.leafSpace(v) != analysis.Generic {
				is.mark.Add(uint32(v))
				is.list = append(is.list, v)
			}
		}
	}
	is.vals = work
}

// leafSpace returns the space of an address that is not computed from another
// generic one.
func (is *inferState) leafSpace(v ir.Value) uint8 {
	f := is.f
	switch f.Op(v) {
	case ir.OpAddrSpaceCast:
		if t := f.TypeOf(f.Operand(v, 0)); is.ty.IsPtr(t) {
			return uint8(min(is.ty.AddrSpace(t), 200))
		}
	case ir.OpAlloca:
		if f.Flags(v)&ir.AllocaSwiftError == 0 { // which may be loaded, stored and passed only
			return analysis.Local
		}
	case ir.OpLoad: // a pointer in a structure that the host passed to the kernel
		if is.kernel && is.ty.AddrSpace(f.TypeOf(f.Operand(v, 0))) == analysis.ParamSpace {
			return analysis.Global
		}
	}
	return analysis.Generic
}

// operandSpace returns the space of any operand.
func (is *inferState) operandSpace(v ir.Value) uint8 {
	f, c := is.f, is.c
	if v.IsInst() {
		if is.mark.Has(uint32(v)) {
			return is.space[v]
		}
		return is.leafSpace(v)
	}
	if !v.IsConst() {
		return analysis.Generic
	}
	switch c.Kind(v) {
	case ir.CUndef, ir.CPoison:
		return spaceUnknown
	case ir.CNull:
		return spaceNull
	case ir.CExpr:
		switch c.ExprOp(v) {
		case ir.OpAddrSpaceCast:
			if t := f.TypeOf(c.Operands(v)[0]); is.ty.IsPtr(t) {
				return uint8(min(is.ty.AddrSpace(t), 200))
			}
		case ir.OpGEP:
			return is.operandSpace(c.Operands(v)[0])
		}
	}
	return analysis.Generic
}

func (is *inferState) evalSpace(v ir.Value) uint8 {
	f := is.f
	switch f.Op(v) {
	case ir.OpGEP:
		return is.operandSpace(f.Operand(v, 0))
	case ir.OpSelect:
		return joinSpaces(is.operandSpace(f.Operand(v, 1)), is.operandSpace(f.Operand(v, 2)))
	case ir.OpPhi:
		s := uint8(spaceUnknown)
		for i := 0; i < f.NumOps(v); i += 2 {
			s = joinSpaces(s, is.operandSpace(f.Operand(v, i)))
		}
		return s
	}
	return is.leafSpace(v)
}

// specific reports whether space s is one to rewrite to.
func specific(s uint8) bool {
	switch s {
	case analysis.Global, analysis.Shared, analysis.Constant, analysis.Local, analysis.SharedCluster, analysis.ParamSpace:
		return true
	}
	return false
}

// rewriteSpaces creates the specific versions of the collected values and makes
// accesses use them.
func (is *inferState) rewriteSpaces() bool {
	f := is.f
	n := f.NumInsts()
	is.spec = sizedValues(is.spec, n)
	is.back = sizedValues(is.back, n)
	b := &is.b
	found := false
	for _, v := range is.list {
		sp := is.space[v]
		if !specific(sp) {
			continue
		}
		found = true
		t := is.ty.Pointer(uint32(sp))
		switch f.Op(v) {
		case ir.OpAddrSpaceCast:
			is.spec[v] = f.Operand(v, 0)
		case ir.OpAlloca:
			at := f.Next(v)
			for f.Op(at) == ir.OpAlloca {
				at = f.Next(at)
			}
			b.Before(at)
			is.spec[v] = b.Insert(ir.OpAddrSpaceCast, t, 0, 0, v)
		case ir.OpLoad:
			b.Before(f.Next(v))
			is.spec[v] = b.Insert(ir.OpAddrSpaceCast, t, 0, 0, v)
		default: // with the old operands for now; phis of several spaces are not specific
			is.vals = is.vals[:0]
			for i := range f.NumOps(v) {
				o := f.Operand(v, i)
				if !o.IsBlock() && f.TypeOf(o) == ir.Ptr {
					o = is.c.Poison(t)
				}
				is.vals = append(is.vals, o)
			}
			w := f.New(f.Op(v), t, f.Flags(v), f.Aux(v), is.vals...)
			f.InsertBefore(v, w)
			f.SetDebugLoc(w, f.DebugLoc(v))
			is.spec[v] = w
		}
	}
	if !found {
		return false
	}
	for _, v := range is.list {
		w := is.spec[v]
		if w == ir.None {
			continue
		}
		switch f.Op(v) {
		case ir.OpGEP, ir.OpPhi, ir.OpSelect:
			for i := range f.NumOps(v) {
				if o := f.Operand(v, i); !o.IsBlock() && f.TypeOf(o) == ir.Ptr {
					f.SetOperand(w, i, is.specificOperand(o, f.TypeOf(w)))
				}
			}
		}
	}
	for _, v := range is.list {
		if is.spec[v] != ir.None {
			is.useSpecific(v)
		}
	}
	return true
}

func sizedValues(b []ir.Value, n int) []ir.Value {
	if cap(b) < n {
		return make([]ir.Value, n+n/4)[:n]
	}
	b = b[:n]
	clear(b)
	return b
}

// specificOperand returns operand o as a pointer of type t.
func (is *inferState) specificOperand(o ir.Value, t ir.Type) ir.Value {
	f, c := is.f, is.c
	if o.IsInst() {
		if int(o) < len(is.spec) && is.spec[o] != ir.None {
			return is.spec[o]
		}
		// A value that is undefined on every path.
		return c.Poison(t)
	}
	return is.specificConst(f, o, t)
}

func (u *unit) specificConst(f *ir.Func, o ir.Value, t ir.Type) ir.Value {
	c := u.c
	switch c.Kind(o) {
	case ir.CUndef:
		return c.Undef(t)
	case ir.CPoison:
		return c.Poison(t)
	case ir.CExpr:
		switch c.ExprOp(o) {
		case ir.OpAddrSpaceCast:
			if x := c.Operands(o)[0]; f.TypeOf(x) == t {
				return x
			}
		case ir.OpGEP:
			ops := append([]ir.Value(nil), c.Operands(o)...)
			ops[0] = u.specificConst(f, ops[0], t)
			return c.Expr(t, ir.OpGEP, c.ExprFlags(o), c.ExprAux(o), ops...)
		}
	}
	return c.Expr(t, ir.OpAddrSpaceCast, 0, 0, o)
}

// useSpecific moves the uses of v to its specific version.
func (is *inferState) useSpecific(v ir.Value) {
	f := is.f
	w := is.spec[v]
	leaf := f.Op(v) == ir.OpAddrSpaceCast || f.Op(v) == ir.OpAlloca || f.Op(v) == ir.OpLoad
	for x := f.FirstUse(v); x != 0; {
		next := f.NextUse(x)
		user, i := f.User(x), f.UseIndex(x)
		switch {
		case user == w:
		case int(user) < len(is.spec) && is.spec[user] != ir.None: // replaced itself
		case is.isAccess(user, i):
			if f.Op(user) == ir.OpCall { // another overload: retargetMemory
				if !leaf {
					f.SetUse(x, is.genericAgain(v))
				}
				break
			}
			if f.Flags(user)&ir.FlagVolatile != 0 && is.space[v] != analysis.Global && is.space[v] != analysis.Shared {
				if !leaf {
					f.SetUse(x, is.genericAgain(v))
				}
				break
			}
			f.SetUse(x, w)
		case is.isSpecificCast(user) && f.TypeOf(user) == f.TypeOf(w):
			f.Mutate(user, ir.OpBitCast, 0, 0, w) // it may be the specific version of another cast
		case f.Op(user) == ir.OpICmp && is.comparesSpecific(user):
			o := f.Operand(user, 1-i)
			t := f.TypeOf(w)
			f.SetOperand(user, i, w)
			f.SetOperand(user, 1-i, is.specificOperand(o, t))
			next = f.FirstUse(v)
		case !leaf:
			f.SetUse(x, is.genericAgain(v))
		}
		x = next
	}
}

// comparesSpecific reports whether both operands of a comparison of pointers have
// specific versions in one space.
func (is *inferState) comparesSpecific(cmp ir.Value) bool {
	f := is.f
	a, b := f.Operand(cmp, 0), f.Operand(cmp, 1)
	sa, sb := is.operandSpace(a), is.operandSpace(b)
	has := func(v ir.Value) bool {
		if v.IsInst() {
			return int(v) < len(is.spec) && is.spec[v] != ir.None
		}
		return v.IsConst()
	}
	return sa == sb && specific(sa) && has(a) && has(b)
}

// genericAgain returns the specific version of v cast back, so that v itself is
// not needed any more.
func (is *inferState) genericAgain(v ir.Value) ir.Value {
	f := is.f
	if is.back[v] == ir.None {
		at := v
		if f.Op(v) == ir.OpPhi {
			at = f.FirstNonPhi(f.BlockOf(v))
		}
		is.b.Before(at)
		is.back[v] = is.b.Insert(ir.OpAddrSpaceCast, ir.Ptr, 0, 0, is.spec[v])
	}
	return is.back[v]
}

// recast returns constant o without casts of a specific address to a generic one and back.
func (is *inferState) recast(o ir.Value) ir.Value {
	c := is.c
	switch op := c.ExprOp(o); op {
	case ir.OpAddrSpaceCast:
		if x := is.fold.Cast(op, c.Operands(o)[0], is.f.TypeOf(o)); x != ir.None {
			return x
		}
	case ir.OpPtrToInt:
		if x := c.Operands(o)[0]; is.recast(x) != x {
			return c.Expr(is.f.TypeOf(o), op, c.ExprFlags(o), c.ExprAux(o), is.recast(x))
		}
	}
	return o
}

// inferConstants rewrites accesses through constant addresses, and casts of them.
func (is *inferState) inferConstants() bool {
	f := is.f
	changed := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			for i := range f.NumOps(v) {
				o := f.Operand(v, i)
				if !o.IsConst() {
					continue
				}
				if x := is.recast(o); x != o {
					f.SetOperand(v, i, x)
					o, changed = x, true
				}
				if f.Op(v) == ir.OpCall || !is.isAccess(v, i) {
					continue
				}
				sp := is.operandSpace(o)
				if !specific(sp) || f.Flags(v)&ir.FlagVolatile != 0 && sp != analysis.Global && sp != analysis.Shared {
					continue
				}
				w := is.specificConst(f, o, is.ty.Pointer(uint32(sp)))
				f.SetOperand(v, i, w)
				changed = true
			}
		}
	}
	return changed
}
