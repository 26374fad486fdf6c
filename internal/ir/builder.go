package ir

// Builder creates instructions at a place in a function.
type Builder struct {
	F      *Func
	block  Block
	before Value // None: at the end of block
	Loc    MD    // debug location of new instructions
}

// NewBuilder returns a builder for f that has no place yet.
func NewBuilder(f *Func) *Builder { return &Builder{F: f} }

// At makes the builder append to block b.
func (b *Builder) At(blk Block) *Builder {
	b.block, b.before = blk, None
	return b
}

// Before makes the builder insert before instruction v, with v's debug location.
func (b *Builder) Before(v Value) *Builder {
	b.block, b.before = b.F.BlockOf(v), v
	b.Loc = b.F.DebugLoc(v)
	return b
}

// Block returns the block that the builder inserts into.
func (b *Builder) Block() Block { return b.block }

// Insert creates an instruction at the builder's place.
func (b *Builder) Insert(op Op, t Type, flags Flags, aux uint32, ops ...Value) Value {
	v := b.F.New(op, t, flags, aux, ops...)
	if b.before != None {
		b.F.InsertBefore(b.before, v)
	} else {
		b.F.Append(b.block, v)
	}
	if b.Loc != 0 {
		b.F.SetDebugLoc(v, b.Loc)
	}
	return v
}

// Int returns an integer constant.
func (b *Builder) Int(t Type, x uint64) Value { return b.F.Consts.Int(t, x) }

// Binary creates an arithmetic or bitwise operation.
func (b *Builder) Binary(op Op, x, y Value, flags Flags) Value {
	return b.Insert(op, b.F.TypeOf(x), flags, 0, x, y)
}

// FNeg creates an fneg.
func (b *Builder) FNeg(x Value, flags Flags) Value {
	return b.Insert(OpFNeg, b.F.TypeOf(x), flags, 0, x)
}

// Cast creates a conversion to type t, or returns x if it has that type already
// and the conversion keeps the value.
func (b *Builder) Cast(op Op, x Value, t Type, flags Flags) Value {
	if b.F.TypeOf(x) == t {
		return x
	}
	return b.Insert(op, t, flags, 0, x)
}

// ZExtOrTrunc creates the extension or truncation of unsigned integer x to type t, if it has another type.
func (b *Builder) ZExtOrTrunc(x Value, t Type) Value {
	if ty := &b.F.Mod.Types; ty.Bits(b.F.TypeOf(x)) > ty.Bits(t) {
		return b.Cast(OpTrunc, x, t, 0)
	}
	return b.Cast(OpZExt, x, t, 0)
}

// BitOrPointerCast creates the conversions that give the bits of x as type t of the same size.
func (b *Builder) BitOrPointerCast(x Value, t Type) Value {
	m, c := b.F.Mod, &b.F.Consts
	from := b.F.TypeOf(x)
	switch {
	case from == t:
		return x
	case c.Kind(x) == CPoison:
		return c.Poison(t)
	case c.IsUndef(x):
		return c.Undef(t)
	case c.IsZero(x):
		return c.Null(t)
	}
	if m.Types.IsPtr(from) {
		x = b.Cast(OpPtrToInt, x, m.Types.Int(int(m.BitsOf(from))), 0)
	}
	if m.Types.IsPtr(t) {
		x = b.BitOrPointerCast(x, m.Types.Int(int(m.BitsOf(t))))
		return b.Cast(OpIntToPtr, x, t, 0)
	}
	return b.Cast(OpBitCast, x, t, 0)
}

// ICmp creates an integer or pointer comparison.
func (b *Builder) ICmp(p Pred, x, y Value) Value {
	return b.Insert(OpICmp, b.F.Mod.Types.WithScalar(b.F.TypeOf(x), I1), 0, uint32(p), x, y)
}

// FCmp creates a floating-point comparison.
func (b *Builder) FCmp(p Pred, x, y Value, flags Flags) Value {
	return b.Insert(OpFCmp, b.F.Mod.Types.WithScalar(b.F.TypeOf(x), I1), flags, uint32(p), x, y)
}

// Select creates cond ? x : y.
func (b *Builder) Select(cond, x, y Value) Value {
	return b.Insert(OpSelect, b.F.TypeOf(x), 0, 0, cond, x, y)
}

// Load creates a load with an alignment in bytes.
func (b *Builder) Load(t Type, p Value, align uint64, flags Flags) Value {
	return b.Insert(OpLoad, t, flags, Mem{Align: uint8(log2(align))}.pack(), p)
}

// Store creates a store with an alignment in bytes.
func (b *Builder) Store(x, p Value, align uint64, flags Flags) Value {
	return b.Insert(OpStore, Void, flags, Mem{Align: uint8(log2(align))}.pack(), x, p)
}

// MemOp creates a load, store, fence, cmpxchg or atomicrmw with its description.
func (b *Builder) MemOp(op Op, t Type, m Mem, flags Flags, ops ...Value) Value {
	return b.Insert(op, t, flags, m.pack(), ops...)
}

// Alloca creates an alloca of count elements of type t in an address space.
func (b *Builder) Alloca(t Type, count Value, align uint64, space uint32) Value {
	return b.Insert(OpAlloca, b.F.Mod.Types.Pointer(space), Flags(log2(align)), uint32(t), count)
}

// GEP creates a getelementptr over source element type t; the result has the type
// of the base pointer, or a vector of it if a base or index is a vector.
func (b *Builder) GEP(t Type, flags Flags, base Value, indices ...Value) Value {
	ty := &b.F.Mod.Types
	rt := b.F.TypeOf(base)
	for _, x := range indices {
		if xt := b.F.TypeOf(x); ty.IsVector(xt) && !ty.IsVector(rt) {
			rt = ty.WithScalar(xt, rt)
		}
	}
	ops := make([]Value, 1, 4)
	ops[0] = base
	return b.Insert(OpGEP, rt, flags, uint32(t), append(ops, indices...)...)
}

// PtrAdd creates base + offset bytes.
func (b *Builder) PtrAdd(base, offset Value, flags Flags) Value {
	return b.GEP(I8, flags, base, offset)
}

// Phi creates an empty phi at the builder's place.
func (b *Builder) Phi(t Type) Value { return b.Insert(OpPhi, t, 0, 0) }

// Call creates a direct or indirect call.
func (b *Builder) Call(fnType Type, callee Value, args ...Value) Value {
	ops := make([]Value, 0, 8)
	ops = append(append(ops, args...), callee)
	return b.Insert(OpCall, b.F.Mod.Types.Result(fnType), 0, b.F.AddCall(CallInfo{FnType: fnType}), ops...)
}

// ExtractValue and InsertValue create aggregate accesses.
func (b *Builder) ExtractValue(t Type, agg Value, idx ...uint32) Value {
	return b.Insert(OpExtractValue, t, 0, b.F.AddWords(idx), agg)
}

func (b *Builder) InsertValue(agg, x Value, idx ...uint32) Value {
	return b.Insert(OpInsertValue, b.F.TypeOf(agg), 0, b.F.AddWords(idx), agg, x)
}

// Shuffle creates a shufflevector; ^0 in mask is a poison lane.
func (b *Builder) Shuffle(x, y Value, mask []uint32) Value {
	ty := &b.F.Mod.Types
	t := ty.Vector(ty.Elem(b.F.TypeOf(x)), len(mask), false)
	return b.Insert(OpShuffleVector, t, 0, b.F.AddWords(mask), x, y)
}

// Br creates an unconditional branch.
func (b *Builder) Br(to Block) Value { return b.Insert(OpBr, Void, 0, 0, to.Value()) }

// CondBr creates a conditional branch.
func (b *Builder) CondBr(cond Value, then, els Block) Value {
	return b.Insert(OpCondBr, Void, 0, 0, cond, then.Value(), els.Value())
}

// Ret creates a return; x is None for void.
func (b *Builder) Ret(x Value) Value {
	if x == None {
		return b.Insert(OpRet, Void, 0, 0)
	}
	return b.Insert(OpRet, Void, 0, 0, x)
}

// Unreachable creates an unreachable.
func (b *Builder) Unreachable() Value { return b.Insert(OpUnreachable, Void, 0, 0) }
