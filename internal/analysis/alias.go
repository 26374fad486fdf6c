package analysis

import "gonvvm/internal/ir"

// Address spaces of NVPTX (requirements.md §4).
const (
	Generic       = 0
	Global        = 1
	Shared        = 3
	Constant      = 4
	Local         = 5
	TensorMem     = 6
	SharedCluster = 7
	ParamSpace    = 101
)

// Ref is a pointer taken apart: an object, a constant distance from it in
// bytes, and the address space that the object is known to be in.
type Ref struct {
	Base  ir.Value // an alloca, symbol, parameter, call, load, phi, …
	Off   int64
	Exact bool   // Off is known; else the pointer is somewhere in or near the object
	Space uint32 // Generic if it is not known

	// Of a pointer that is not exact: the last value on the way to it that it lies at a constant distance from.
	// That value is another one in each iteration of the loop that computes it: equal ones mean equal addresses
	// only to who compares accesses between two of its computations.
	Near    ir.Value
	NearOff int64
}

// Fixed returns the value farthest up the pointer's computation that the pointer lies at a constant distance from, and the distance.
func (r *Ref) Fixed() (base ir.Value, off int64) {
	if r.Exact {
		return r.Base, r.Off
	}
	return r.Near, r.NearOff
}

// maxStrip bounds how far a pointer's computation is followed.
const maxStrip = 64

// RefOf takes pointer p of f apart.
func RefOf(f *ir.Func, p ir.Value) Ref {
	r := Ref{Base: p, Exact: true}
	ty := &f.Mod.Types
	note := func(v ir.Value) {
		if t := f.TypeOf(v); r.Space == Generic && ty.IsPtr(t) {
			r.Space = ty.AddrSpace(t)
		}
	}
	for range maxStrip {
		note(r.Base)
		v := r.Base
		switch {
		case v.IsInst():
			switch f.Op(v) {
			case ir.OpGEP:
				if r.Exact {
					off, ok := GEPOffset(f, v)
					if !ok {
						r.Near, r.NearOff = v, r.Off
					}
					r.Off, r.Exact = r.Off+off, ok
				}
				r.Base = f.Operand(v, 0)
				continue
			case ir.OpAddrSpaceCast, ir.OpBitCast:
				if x := f.Operand(v, 0); ty.IsPtr(f.TypeOf(x)) {
					r.Base = x
					continue
				}
			case ir.OpAlloca:
				r.Space = Local
			case ir.OpPhi:
				if f.NumOps(v) == 2 {
					r.Base = f.Operand(v, 0)
					continue
				}
			}
		case f.Consts.ExprOp(v) == ir.OpGEP:
			if r.Exact {
				off, ok := ConstGEPOffset(f.Mod, &f.Consts, v)
				r.Off, r.Exact = r.Off+off, ok
			}
			r.Base = f.Consts.Operands(v)[0]
			continue
		case f.Consts.ExprOp(v) == ir.OpAddrSpaceCast, f.Consts.ExprOp(v) == ir.OpBitCast:
			if x := f.Consts.Operands(v)[0]; ty.IsPtr(f.TypeOf(x)) {
				r.Base = x
				continue
			}
		}
		break
	}
	return r
}

// StripConstantOffsets returns the pointer that p is computed from by getelementptrs of constants, and the distance of p from it in bytes.
func StripConstantOffsets(f *ir.Func, p ir.Value) (base ir.Value, off int64) {
	for f.Op(p) == ir.OpGEP {
		k, ok := GEPOffset(f, p)
		if !ok {
			break
		}
		p, off = f.Operand(p, 0), off+k
	}
	return p, off
}

// InObject returns the constant distance of p from base in bytes; ok is false unless the getelementptrs in between state that no address
// wraps, so that pointers with such distances are ordered as those are.
func InObject(f *ir.Func, p, base ir.Value) (off int64, ok bool) {
	for p != base {
		if f.Op(p) != ir.OpGEP {
			return 0, false
		}
		k, constant := GEPOffset(f, p)
		if flags := f.Flags(p); !constant || flags&ir.FlagInbounds == 0 && (flags&ir.FlagNUW == 0 || k < 0) {
			return 0, false
		}
		p, off = f.Operand(p, 0), off+k
	}
	return off, true
}

// GEPOffset returns the distance in bytes that getelementptr v adds to its
// base, if all its indices are constants.
func GEPOffset(f *ir.Func, v ir.Value) (int64, bool) {
	off := int64(0)
	w := gepWalk{m: f.Mod, t: f.ElemType(v)}
	for i := 1; i < f.NumOps(v); i++ {
		x, ok := f.Consts.Sint(f.Operand(v, i))
		if !ok && !f.Consts.IsZero(f.Operand(v, i)) {
			return 0, false
		}
		d, ok := w.step(i-1, x)
		if !ok {
			return 0, false
		}
		off += d
	}
	return off, true
}

// ConstGEPOffset is GEPOffset for a constant expression of table c.
func ConstGEPOffset(m *ir.Module, c *ir.Consts, v ir.Value) (int64, bool) {
	off := int64(0)
	w := gepWalk{m: m, t: ir.Type(c.ExprAux(v))}
	for i, o := range c.Operands(v) {
		if i == 0 {
			continue
		}
		x, ok := c.Sint(o)
		if !ok && !c.IsZero(o) {
			return 0, false
		}
		d, ok := w.step(i-1, x)
		if !ok {
			return 0, false
		}
		off += d
	}
	return off, true
}

// gepWalk follows the indices of a getelementptr through its element type.
type gepWalk struct {
	m *ir.Module
	t ir.Type
}

// step returns the bytes that index number i with value x adds.
func (w *gepWalk) step(i int, x int64) (int64, bool) {
	if i == 0 {
		return x * int64(w.m.SizeOf(w.t)), true
	}
	ty := &w.m.Types
	switch ty.Kind(w.t) {
	case ir.StructKind:
		es := ty.Elems(w.t)
		if x < 0 || int(x) >= len(es) {
			return 0, false
		}
		off := w.m.FieldOffset(w.t, int(x))
		w.t = es[x]
		return int64(off), true
	case ir.ArrayKind, ir.VectorKind:
		size := int64(w.m.StrideOf(w.t))
		w.t = ty.Elem(w.t)
		return x * size, true
	}
	return 0, false
}

// AliasResult says how two accesses lie to each other.
type AliasResult uint8

const (
	MayAlias AliasResult = iota
	NoAlias
	MustAlias // the same address (sizes may differ)
)

// Alias compares two accesses of sizes n and m bytes (0: not known) of f.
func Alias(f *ir.Func, a Ref, n uint64, b Ref, m uint64) AliasResult {
	if a.Base == b.Base {
		if a.Exact && b.Exact {
			return aliasAt(a.Off, n, b.Off, m)
		}
		if a.Near != ir.None && a.Near == b.Near {
			return aliasAt(a.NearOff, n, b.NearOff, m)
		}
		return MayAlias
	}
	if DisjointSpaces(a.Space, b.Space) {
		return NoAlias
	}
	a.Base, b.Base = steppedFrom(f, a.Base), steppedFrom(f, b.Base)
	if a.Base == b.Base {
		return MayAlias
	}
	ia, ib := identified(f, a.Base), identified(f, b.Base)
	if ia != 0 && ib != 0 {
		return NoAlias
	}
	// The memory of a noalias parameter is not reached through another parameter.
	if ia == knownObject && a.Base.IsParam() && b.Base.IsParam() || ib == knownObject && b.Base.IsParam() && a.Base.IsParam() {
		return NoAlias
	}
	// An object whose address has not escaped is not the target of another pointer.
	if ia == privateObject && !derivable(f, b.Base) || ib == privateObject && !derivable(f, a.Base) {
		return NoAlias
	}
	return MayAlias
}

// aliasAt compares accesses of n bytes at off and of m bytes at other, from one address.
func aliasAt(off int64, n uint64, other int64, m uint64) AliasResult {
	if off == other {
		return MustAlias
	}
	if off > other {
		off, other, n = other, off, m
	}
	if n != 0 && uint64(other-off) >= n {
		return NoAlias
	}
	return MayAlias
}

// DisjointSpaces reports whether no address of space a is one of space b.
func DisjointSpaces(a, b uint32) bool {
	if a == b || a == Generic || b == Generic {
		return false
	}
	if a == Shared && b == SharedCluster || a == SharedCluster && b == Shared {
		return false
	}
	// Kernel parameters and constant banks can be reached as global memory by
	// way of generic addresses, but nothing can write them there.
	return true
}

// steppedFrom returns the object that pointer v starts in if v is a phi that only steps on
// from there, v itself if it is something else.
func steppedFrom(f *ir.Func, v ir.Value) ir.Value {
	for range 4 {
		if f.Op(v) != ir.OpPhi || f.NumOps(v) != 4 {
			break
		}
		x, y := RefOf(f, f.Operand(v, 0)).Base, RefOf(f, f.Operand(v, 2)).Base
		switch {
		case y == v && x != v:
			v = x
		case x == v && y != v:
			v = y
		default:
			return v
		}
	}
	return v
}

const (
	knownObject   = 1 // different from every other known object
	privateObject = 2 // and its address is not known elsewhere when the function starts
)

func identified(f *ir.Func, v ir.Value) int {
	switch v.Kind() {
	case ir.KInst:
		switch f.Op(v) {
		case ir.OpAlloca:
			return privateObject
		case ir.OpCall: // the result of an allocator
			if f.Mod.Attr(f.Mod.AttrLists[f.Call(v).Attrs].Ret, ir.AttrNoAlias) != nil {
				return knownObject
			}
			if s := f.CalleeSym(v); s != nil && s.Kind == ir.SymFunc && f.Mod.Attr(f.Mod.AttrLists[s.Fn.Attrs].Ret, ir.AttrNoAlias) != nil {
				return knownObject
			}
		}
	case ir.KSym:
		if s := f.Mod.Sym(v); s.Kind == ir.SymVar || s.Kind == ir.SymFunc {
			return knownObject
		}
	case ir.KParam:
		if a := f.Mod.AttrLists[f.Attrs].Param(int(v.Index())); a != 0 {
			if f.Mod.Attr(a, ir.AttrNoAlias) != nil || f.Mod.Attr(a, ir.AttrByVal) != nil {
				return knownObject
			}
		}
	}
	return 0
}

// derivable reports whether pointer v can have been computed from the address
// of an alloca of this function: by a load, a call, an integer or a phi. A
// parameter or a symbol cannot.
func derivable(f *ir.Func, v ir.Value) bool {
	switch v.Kind() {
	case ir.KParam, ir.KSym:
		return false
	case ir.KConst:
		return f.Consts.Kind(v) == ir.CExpr
	}
	return true
}

// Object returns the object that pointer p points into, through any computation that
// RefOf follows.
func Object(f *ir.Func, p ir.Value) ir.Value { return RefOf(f, p).Base }
