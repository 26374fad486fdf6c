package legalize

import (
	"math/bits"
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/limit"
)

// expander replaces instructions and intrinsics that stand for several of PTX's by plain IR. It runs on one function
// after the other, since it may declare intrinsics; on several at once only for divisions, which are frequent.
type expander struct {
	m   *ir.Module
	opt *Options
	f   *ir.Func
	b   *ir.Builder

	divisions bool // those of integers of at most 64 bits and of floats, and nothing else

	bypassed map[ir.Value]bool // 64-bit divisions that have a test of their operands already

	tracked *ir.Func // whose ranges values knows, nil if none was asked for
	values  analysis.ValueTracking
	launch  analysis.LaunchBounds
	effects *analysis.EffectTable
}

// function expands the instructions of f and reports whether there were any. Expansions may split blocks and make
// instructions that need expansion themselves: the walk continues with the result.
func (x *expander) function(f *ir.Func) (changed bool) {
	x.f, x.b, x.bypassed = f, ir.NewBuilder(f), nil
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			if f.Op(v) == ir.OpPhi {
				v = next
				continue
			}
			first := f.Prev(v)
			if x.inst(v) {
				changed = true
				// Look again from where the expansion starts.
				switch {
				case first != ir.None && f.BlockOf(first) == b:
					next = f.Next(first)
				default:
					next = f.First(b)
				}
			}
			v = next
		}
	}
	return changed
}

// errors implements step: an instruction that cannot be expanded is left to selection, which reports it.
func (x *expander) errors() diag.List { return nil }

// inst expands v and reports whether it did.
func (x *expander) inst(v ir.Value) bool {
	f := x.f
	op := f.Op(v)
	if x.divisions {
		switch op {
		case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
			return x.narrowDivision(v, op)
		case ir.OpFDiv:
			return x.repeatedDivisor(v)
		}
		return false
	}
	switch op {
	case ir.OpCall:
		y := f.CalleeSym(v)
		switch {
		case y == nil:
			return x.storeAsmOutputs(v)
		case y.Intrinsic < ir.NVVMIntrinsic:
			return false
		case y.Intrinsic == ir.NVVMIntrinsic:
			return y.NVVM != 0 && x.foldPermute(v, isa.IntrinsicID(y.NVVM))
		}
		return x.intrinsic(v, y.Intrinsic)
	case ir.OpFNeg:
		return x.quad(v, ir.NotIntrinsic)
	case ir.OpLoad, ir.OpStore:
		return x.bitVectorAccess(v, op)
	case ir.OpSwitch:
		return x.wideSwitch(v)
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		return x.division(v, op)
	case ir.OpAdd, ir.OpSub, ir.OpMul, ir.OpAnd, ir.OpOr, ir.OpXor, ir.OpShl, ir.OpLShr, ir.OpAShr, ir.OpICmp:
		return x.wideVector(v)
	case ir.OpZExt, ir.OpSExt, ir.OpTrunc:
		return x.wideVector(v)
	case ir.OpSIToFP, ir.OpUIToFP, ir.OpFPToSI, ir.OpFPToUI:
		return x.wideVector(v) || x.wideConversion(v, op)
	}
	return false
}

// isWide reports whether t is an integer of more than 64 bits.
func (x *expander) isWide(t ir.Type) bool {
	return x.m.Types.IsInt(t) && x.m.Types.Bits(t) > 64
}

// done replaces v by r.
func (x *expander) done(v, r ir.Value) bool {
	x.f.ReplaceAll(v, r)
	x.f.Erase(v)
	return true
}

// call calls the intrinsic llvm.name overloaded for types.
func (x *expander) call(name string, ret ir.Type, over []ir.Type, args ...ir.Value) ir.Value {
	full := "llvm." + name
	for _, t := range over {
		full += "." + x.m.Types.Mangle(t)
	}
	ts := make([]ir.Type, len(args))
	for i, a := range args {
		ts[i] = x.f.TypeOf(a)
	}
	ft := x.m.Types.Func(ret, false, ts...)
	return x.b.Call(ft, ir.SymValue(x.m.DeclareIntrinsic(full, ft)), args...)
}

// elem returns element i of vector v.
func (x *expander) elem(v ir.Value, i int) ir.Value {
	t := x.m.Types.Elem(x.f.TypeOf(v))
	if v.IsConst() {
		if c := x.f.Consts.Elem(v, i); c != ir.None {
			return c
		}
	}
	return x.b.Insert(ir.OpExtractElement, t, 0, 0, v, x.b.Int(ir.I32, uint64(i)))
}

// insert returns vector v with element i replaced.
func (x *expander) insert(v, e ir.Value, i int) ir.Value {
	return x.b.Insert(ir.OpInsertElement, x.f.TypeOf(v), 0, 0, v, e, x.b.Int(ir.I32, uint64(i)))
}

// vector returns a vector of elements.
func (x *expander) vector(t ir.Type, elems []ir.Value) ir.Value {
	v := x.f.Consts.Poison(t)
	for i, e := range elems {
		v = x.insert(v, e, i)
	}
	return v
}

// byElement replaces an operation of vectors by operations of their elements.
func (x *expander) byElement(v ir.Value) bool {
	f := x.f
	ty := &x.m.Types
	t := f.TypeOf(v)
	x.b.Before(v)
	n := int(ty.Len64(t))
	elems := make([]ir.Value, n)
	for i := range n {
		ops := x.operandsAt(v, f.NumOps(v), i)
		elems[i] = x.b.Insert(f.Op(v), ty.Elem(t), f.Flags(v), f.Aux(v), ops...)
	}
	return x.done(v, x.vector(t, elems))
}

// operandsAt returns the first n operands of v, of vectors element i.
func (x *expander) operandsAt(v ir.Value, n, i int) []ir.Value {
	ops := make([]ir.Value, n)
	for k := range ops {
		ops[k] = x.f.Operand(v, k)
		if x.m.Types.IsVector(x.f.TypeOf(ops[k])) {
			ops[k] = x.elem(ops[k], i)
		}
	}
	return ops
}

// wideVector splits vectors of integers of more than 64 bits.
func (x *expander) wideVector(v ir.Value) bool {
	ty := &x.m.Types
	t := x.f.TypeOf(v)
	if !ty.IsVector(t) {
		return false
	}
	if x.isWide(ty.Elem(t)) {
		return x.byElement(v)
	}
	for k := range x.f.NumOps(v) {
		if o := x.f.TypeOf(x.f.Operand(v, k)); ty.IsVector(o) && x.isWide(ty.Elem(o)) {
			return x.byElement(v)
		}
	}
	return false
}

// packsBits reports whether t is or holds a vector whose elements are not whole bytes: memory packs
// their bits.
func (x *expander) packsBits(t ir.Type) bool {
	ty := &x.m.Types
	if n := x.m.Components(t); n == 0 || n > limit.Components { // the others bound the recursion
		return false
	}
	switch ty.Kind(t) {
	case ir.VectorKind:
		return ty.IsInt(ty.Elem(t)) && ty.Bits(ty.Elem(t))%8 != 0
	case ir.ArrayKind:
		return x.packsBits(ty.Elem(t))
	case ir.StructKind:
		return slices.ContainsFunc(ty.Elems(t), x.packsBits)
	}
	return false
}

// accessByMember loads or stores an aggregate of type t member by member.
func (x *expander) accessByMember(v ir.Value, op ir.Op, t ir.Type) bool {
	f, m := x.f, x.m
	ty := &m.Types
	x.b.Before(v)
	n := len(ty.Elems(t))
	member := func(i int) (ir.Type, uint64) { return ty.Elems(t)[i], m.FieldOffset(t, i) }
	if ty.Kind(t) == ir.ArrayKind {
		n = int(ty.Len64(t))
		member = func(i int) (ir.Type, uint64) { return ty.Elem(t), uint64(i) * m.SizeOf(ty.Elem(t)) }
	}
	mem := f.Mem(v)
	at := func(p ir.Value, off uint64) (ir.Value, ir.Mem) {
		y := mem
		if off == 0 {
			return p, y
		}
		y.Align = uint8(min(uint64(y.Align), uint64(bits.TrailingZeros64(off))))
		return x.b.PtrAdd(p, x.b.Int(ir.I64, off), 0), y
	}
	if op == ir.OpLoad {
		r := f.Consts.Poison(t)
		for i := range n {
			e, off := member(i)
			p, y := at(f.Operand(v, 0), off)
			r = x.b.InsertValue(r, x.b.MemOp(ir.OpLoad, e, y, f.Flags(v), p), uint32(i))
		}
		return x.done(v, r)
	}
	for i := range n {
		e, off := member(i)
		p, y := at(f.Operand(v, 1), off)
		x.b.MemOp(ir.OpStore, ir.Void, y, f.Flags(v), x.b.ExtractValue(e, f.Operand(v, 0), uint32(i)), p)
	}
	f.Erase(v)
	return true
}

// bitVectorAccess loads and stores vectors whose elements are not whole bytes as
// the integer that they make up in memory; aggregates with packed bits in them by member.
func (x *expander) bitVectorAccess(v ir.Value, op ir.Op) bool {
	f := x.f
	ty := &x.m.Types
	t := f.TypeOf(v)
	if op == ir.OpStore {
		t = f.TypeOf(f.Operand(v, 0))
	}
	if ty.IsAggregate(t) {
		return x.packsBits(t) && x.accessByMember(v, op, t)
	}
	if !x.packsBits(t) {
		return false
	}
	n := int(x.m.BitsOf(t))
	it, mt := ty.Int(n), ty.Int((n+7)&^7)
	x.b.Before(v)
	if op == ir.OpLoad {
		i := x.b.MemOp(ir.OpLoad, mt, f.Mem(v), f.Flags(v), f.Operand(v, 0))
		return x.done(v, x.b.Cast(ir.OpBitCast, x.b.Cast(ir.OpTrunc, i, it, 0), t, 0))
	}
	i := x.b.Cast(ir.OpZExt, x.b.Cast(ir.OpBitCast, f.Operand(v, 0), it, 0), mt, 0)
	x.b.MemOp(ir.OpStore, ir.Void, f.Mem(v), f.Flags(v), i, f.Operand(v, 1))
	f.Erase(v)
	return true
}
