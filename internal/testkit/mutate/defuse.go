package mutate

import (
	"math/bits"
	"slices"

	"gonvvm/internal/ir"
)

// Defuse removes assumptions from the functions of m, and makes operations defined for all operands: shift amounts are
// masked, divisors made positive, alignments of accesses lowered to those of their types, conversions to integers
// saturate, unreachable becomes a trap.
func Defuse(m *ir.Module) {
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		f.Attrs = harmlessList(m, f.Attrs)
		if f.IsDecl() {
			return
		}
		d := defuser{m: m, f: f, b: ir.Builder{F: f}}
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; {
				next := f.Next(v)
				d.inst(v)
				v = next
			}
		}
	})
}

// Pad adds padding after every alloca of m. This changes only programs that access memory beyond a variable, or depend
// on addresses.
func Pad(m *ir.Module) {
	room := m.Types.Array(ir.I8, 48)
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if f.Op(v) == ir.OpAlloca {
					f.Mutate(v, ir.OpAlloca, f.Flags(v), uint32(m.Types.Struct(false, f.ElemType(v), room)), f.Operand(v, 0))
				}
			}
		}
	})
}

// promises are the attributes that a caller or a function has to keep.
var promises = []ir.AttrKind{
	ir.AttrArgMemOnly, ir.AttrCaptures, ir.AttrDereferenceable, ir.AttrDereferenceableOrNull, ir.AttrInaccessibleMemOnly,
	ir.AttrInaccessibleMemOrArgMemOnly, ir.AttrMemory, ir.AttrMustProgress, ir.AttrNoAlias, ir.AttrNoCapture, ir.AttrNoFPClass,
	ir.AttrNoFree, ir.AttrNoRecurse, ir.AttrNoReturn, ir.AttrNoSync, ir.AttrNoUndef, ir.AttrNonNull, ir.AttrRange, ir.AttrReadNone,
	ir.AttrReadOnly, ir.AttrReturned, ir.AttrSpeculatable, ir.AttrWillReturn, ir.AttrWritable, ir.AttrWriteOnly, ir.AttrInitializes,
}

func harmless(m *ir.Module, id ir.AttrSetID) ir.AttrSetID {
	var set ir.AttrSet
	for _, a := range m.AttrSets[id] {
		if !slices.Contains(promises, a.Kind) {
			set = append(set, a)
		}
	}
	return m.AddAttrs(set)
}

func harmlessList(m *ir.Module, id ir.AttrListID) ir.AttrListID {
	l := m.AttrLists[id]
	l.Fn, l.Ret = harmless(m, l.Fn), harmless(m, l.Ret)
	l.Params = slices.Clone(l.Params)
	for i := range l.Params {
		l.Params[i] = harmless(m, l.Params[i])
	}
	return m.AddAttrList(l)
}

type defuser struct {
	m *ir.Module
	f *ir.Func
	b ir.Builder
}

func (d *defuser) inst(v ir.Value) {
	f := d.f
	ty := &d.m.Types
	if f.Op(v) != ir.OpAlloca {
		f.SetFlags(v, f.Flags(v)&ir.FlagVolatile)
	}
	d.attachments(v)
	switch op := f.Op(v); op {
	case ir.OpShl, ir.OpLShr, ir.OpAShr:
		t := f.TypeOf(v)
		d.guard(v, 1, ir.OpAnd, d.each(t, uint64(ty.Bits(ty.Scalar(t))-1)))
	case ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem:
		t := f.TypeOf(v)
		w := ty.Bits(ty.Scalar(t))
		d.guard(v, 1, ir.OpAnd, d.each(t, 1<<(w-1)-1))
		d.guard(v, 1, ir.OpOr, d.each(t, 1))
	case ir.OpFPToSI, ir.OpFPToUI:
		d.saturate(v)
	case ir.OpLoad, ir.OpStore: // another address need not be aligned better than it has to be
		t := f.TypeOf(v)
		if op == ir.OpStore {
			t = f.TypeOf(f.Operand(v, 0))
		}
		mem := f.Mem(v)
		mem.Align = min(mem.Align, uint8(bits.TrailingZeros64(d.m.AlignOf(t))))
		f.SetMem(v, mem)
	case ir.OpExtractElement, ir.OpInsertElement:
		at := f.NumOps(v) - 1
		n := ty.Len64(f.TypeOf(f.Operand(v, 0)))
		if !f.Operand(v, at).IsConst() && n&(n-1) == 0 {
			d.guard(v, at, ir.OpAnd, f.Consts.Int(f.TypeOf(f.Operand(v, at)), n-1))
		}
	case ir.OpUnreachable: // is reached perhaps
		trap := d.m.Declare("llvm.trap", ty.Func(ir.Void, false))
		d.b.Before(v).Call(d.m.Syms[trap].Type, ir.SymValue(trap))
	case ir.OpCall:
		d.call(v)
	}
}

// attachments leaves hints for loops only.
func (d *defuser) attachments(v ir.Value) {
	loop := d.f.Attachment(v, "llvm.loop")
	d.f.ClearAttachments(v)
	if loop != 0 {
		d.f.Attach(v, ir.Attachment{Kind: "llvm.loop", Node: loop})
	}
}

// each returns x of integer type t, in every lane of a vector.
func (d *defuser) each(t ir.Type, x uint64) ir.Value {
	e := d.f.Consts.Int(d.m.Types.Scalar(t), x)
	if d.m.Types.IsVector(t) {
		return d.f.Consts.Splat(t, e)
	}
	return e
}

// guard makes operand i of v the result of op and x, unless it is a constant, which the original program chose
// deliberately.
func (d *defuser) guard(v ir.Value, i int, op ir.Op, x ir.Value) {
	if o := d.f.Operand(v, i); !o.IsConst() {
		d.f.SetOperand(v, i, d.b.Before(v).Binary(op, o, x, 0))
	}
}

// saturate replaces a conversion by the one that has a result for every number.
func (d *defuser) saturate(v ir.Value) {
	f := d.f
	ty := &d.m.Types
	name := "llvm.fptosi.sat."
	if f.Op(v) == ir.OpFPToUI {
		name = "llvm.fptoui.sat."
	}
	x := f.Operand(v, 0)
	t, from := f.TypeOf(v), f.TypeOf(x)
	callee := d.m.Declare(name+ty.Mangle(t)+"."+ty.Mangle(from), ty.Func(t, false, from))
	f.ReplaceAll(v, d.b.Before(v).Call(d.m.Syms[callee].Type, ir.SymValue(callee), x))
	f.Erase(v)
}

func (d *defuser) call(v ir.Value) {
	f := d.f
	f.Call(v).Attrs = harmlessList(d.m, f.Call(v).Attrs)
	switch f.CalleeIntrinsic(v) {
	case ir.IntrAssume, ir.IntrLifetimeStart, ir.IntrLifetimeEnd, ir.IntrInvariantStart, ir.IntrInvariantEnd:
		if !f.HasUses(v) {
			f.Erase(v)
		}
	case ir.IntrCtlz, ir.IntrCttz, ir.IntrAbs:
		f.SetOperand(v, 1, f.Consts.Int(ir.I1, 0))
	}
}
