package analysis

import "gonvvm/internal/ir"

// Access describes the memory that an instruction accesses.
type Access struct {
	Ref  Ref
	Size uint64 // bytes; 0 = not known
	Inst ir.Value
	Args bool // the memory that the pointer arguments of call Inst lead to
	All  bool // anything that is not private to the function; Ref besides, if its base is not None
	Any  bool // all memory: more accesses than were visited
}

// PointerOf returns the address of load or store v of f.
func PointerOf(f *ir.Func, v ir.Value) ir.Value { return f.Operand(v, f.NumOps(v)-1) }

// AccessedType returns the type that load or store v of f reads or writes.
func AccessedType(f *ir.Func, v ir.Value) ir.Type {
	if f.Op(v) == ir.OpStore {
		return f.TypeOf(f.Operand(v, 0))
	}
	return f.TypeOf(v)
}

// IsSimple reports whether v, a load, store or atomic operation of f, is neither volatile nor atomic.
func IsSimple(f *ir.Func, v ir.Value) bool {
	return f.Flags(v)&ir.FlagVolatile == 0 && f.Mem(v).Order == ir.NotAtomic
}

// AccessOf returns the place that a load, store, atomic operation or memory
// intrinsic of f touches; of a copy, the place it writes.
func AccessOf(f *ir.Func, v ir.Value) Access {
	a := Access{Inst: v}
	switch f.Op(v) {
	case ir.OpLoad:
		a.Ref = RefOf(f, f.Operand(v, 0))
		a.Size = f.Mod.StoreSize(f.TypeOf(v))
	case ir.OpStore:
		a.Ref = RefOf(f, f.Operand(v, 1))
		a.Size = f.Mod.StoreSize(f.TypeOf(f.Operand(v, 0)))
	case ir.OpCmpXchg, ir.OpAtomicRMW:
		a.Ref = RefOf(f, f.Operand(v, 0))
		a.Size = f.Mod.StoreSize(f.TypeOf(f.Operand(v, 1)))
	case ir.OpCall:
		switch f.CalleeIntrinsic(v) {
		case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemset, ir.IntrMemcpyInline, ir.IntrMemsetInline:
			a.Ref = RefOf(f, f.Operand(v, 0))
			a.Size, _ = f.Consts.Uint(f.Operand(v, 2))
		case ir.IntrLifetimeStart, ir.IntrLifetimeEnd:
			a.Ref = RefOf(f, f.Operand(v, f.NumArgs(v)-1))
		default:
			a.All = true
		}
	default:
		a.All = true
	}
	return a
}

// Access is AccessOf for an instruction whose effects are known: a call that only touches the memory that its
// pointer arguments lead to is told apart from one that may touch anything. Where the threads of a warp
// work together, the arguments of the others count as well.
func (t *EffectTable) Access(f *ir.Func, v ir.Value) Access {
	a := AccessOf(f, v)
	if a.All && f.Op(v) == ir.OpCall {
		if e := t.Call(f, v); e&ArgOnly != 0 && e&(Convergent|InaccessibleMem) == 0 {
			a.Args, a.All = true, false
		}
	}
	return a
}

// Invariant reports whether a load reads memory that nothing changes while the
// function runs.
func Invariant(f *ir.Func, load ir.Value, r Ref) bool {
	switch r.Space {
	case Constant, ParamSpace:
		return true
	}
	if r.Base.IsSym() {
		if s := f.Mod.Sym(r.Base); s.Kind == ir.SymVar && s.IsConst {
			return true
		}
	}
	if r.Base.IsParam() && f.CC == ir.CCPTXKernel {
		// Nothing writes through it, and no other pointer leads there.
		set := f.Mod.AttrLists[f.Attrs].Param(int(r.Base.Index()))
		if f.Mod.Attr(set, ir.AttrNoAlias) != nil && (f.Mod.Attr(set, ir.AttrReadOnly) != nil || f.Mod.Attr(set, ir.AttrReadNone) != nil) {
			return true
		}
	}
	return load != ir.None && f.Attachment(load, "invariant.load") != 0
}

// Clobbers reports whether access w, a write, may change the memory that access r reads.
// esc answers about allocas; sizes of 0 are unbounded.
func (e *Escapes) Clobbers(w, r *Access) bool { return e.meets(w, r, false) }

// Touches reports whether access x may read or change the memory of access a: whether a store a may not be moved over it.
func (e *Escapes) Touches(x, a *Access) bool {
	if e.meets(x, a, true) {
		return true
	}
	switch f := e.f; f.CalleeIntrinsic(x.Inst) {
	case ir.IntrMemcpy, ir.IntrMemmove, ir.IntrMemcpyInline: // the source, which it reads
		source := Access{Ref: RefOf(f, f.Operand(x.Inst, 1)), Size: x.Size, Inst: x.Inst}
		return e.meets(&source, a, true)
	}
	return false
}

// meets reports whether access w writes, or with reads also reads, memory that r touches.
func (e *Escapes) meets(w, r *Access, reads bool) bool {
	f := e.f
	if w.Any {
		return true
	}
	if w.Args {
		return e.argsMeet(w, r, reads)
	}
	switch private := e.Private(r.Ref.Base); {
	case private && w.Ref.Base != r.Ref.Base:
		// Through a phi or select of pointers the same alloca can be meant.
		return w.Ref.Base.IsInst() && (f.Op(w.Ref.Base) == ir.OpPhi || f.Op(w.Ref.Base) == ir.OpSelect)
	case private: // whatever else an atomic or volatile access means, it has an address itself
	case w.All:
		return !e.Lent(r.Ref.Base) || e.getsAddress(w.Inst, r.Ref.Base, reads)
	}
	if Alias(f, w.Ref, w.Size, r.Ref, r.Size) == NoAlias {
		return false
	}
	return !TBAADisjoint(f, w.Inst, r.Inst) && !ScopedDisjoint(f, w.Inst, r.Inst)
}

// argsMeet is meets for a call that touches only memory that its arguments lead to.
func (e *Escapes) argsMeet(w, r *Access, reads bool) bool {
	f := e.f
	if f.Op(w.Inst) != ir.OpCall { // erased, and its number may have been used again
		return true
	}
	ty := &f.Mod.Types
	for i := range f.NumArgs(w.Inst) {
		x := f.Operand(w.Inst, i)
		switch t := f.TypeOf(x); {
		case ty.IsPtr(t):
			if !reads && e.onlyReads(w.Inst, i) {
				continue
			}
			a := Access{Ref: RefOf(f, x), Inst: w.Inst}
			a.Ref.Exact, a.Ref.Near = false, ir.None
			if e.meets(&a, r, reads) {
				return true
			}
		case ty.IsVector(t) || ty.IsAggregate(t): // pointers may be in there
			return true
		}
	}
	return false
}
