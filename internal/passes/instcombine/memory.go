package instcombine

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// visitGEP makes address arithmetic plain: constant indices become one
// distance in bytes, distances of nested getelementptr are summed.
func (ic castCombiner) visitGEP(v ir.Value) ir.Value {
	f, c := ic.f, ic.c
	base := f.Operand(v, 0)
	t := f.TypeOf(v)
	if c.Kind(base) == ir.CPoison {
		return c.Poison(t)
	}
	n := f.NumOps(v)
	if n == 1 {
		return base
	}
	if ic.ty.IsVector(t) || !ic.ty.IsSized(f.ElemType(v)) {
		return ir.None
	}
	if off, ok := analysis.GEPOffset(f, v); ok {
		return ic.gepOfConstant(v, base, t, off)
	}
	if ic.extendIndices(v, t) {
		return v
	}
	// A leading index of zero selects the first element: [n x T] p, 0, i is T p, i.
	if n > 2 && c.IsZero(f.Operand(v, 1)) {
		et := f.ElemType(v)
		if ic.ty.Kind(et) == ir.ArrayKind {
			ops := append(ic.vals[:0], base)
			for i := 2; i < n; i++ {
				ops = append(ops, f.Operand(v, i))
			}
			ic.vals = ops
			f.Mutate(v, ir.OpGEP, f.Flags(v), uint32(ic.ty.Elem(et)), ops...)
			return v
		}
	}
	// A constant distance below moves up: (p + c) + i*k → (p + i*k) + c, where a load can
	// take it as an immediate and other accesses share the rest.
	if f.Op(base) == ir.OpGEP && ic.oneUse(base) {
		if o, ok := analysis.GEPOffset(f, base); ok && o != 0 {
			flags := f.Flags(v) & f.Flags(base) &^ (ir.FlagInbounds | ir.FlagNUSW)
			ops := append(ic.vals[:0], f.Operand(base, 0))
			for i := 1; i < n; i++ {
				ops = append(ops, f.Operand(v, i))
			}
			ic.vals = ops
			ic.b.Before(v)
			p := ic.b.Insert(ir.OpGEP, t, flags, f.Aux(v), ops...)
			ic.push(p)
			ic.push(base)
			f.Mutate(v, ir.OpGEP, flags, uint32(ir.I8), p, c.SInt(ir.I64, o))
			return v
		}
		if ic.late && n == 2 && ic.sumOfIndices(v, base) {
			return v
		}
	}
	return ir.None
}

// sumOfIndices is (p + i*k) + j*k → p + (i + j)*k for a product i or j of 64 bits, as arrays with strides have them: the sum is a part of
// the multiplication, and one scaling is left. An extended index stays apart: its scaling, extension and sum are one multiplication. At the end
// of the pipeline, no other address shares the step from base.
func (ic castCombiner) sumOfIndices(v, base ir.Value) bool {
	f := ic.f
	i, j := f.Operand(base, f.NumOps(base)-1), f.Operand(v, 1)
	size := ic.m.SizeOf(f.ElemType(v))
	if f.NumOps(base) != 2 || ic.m.SizeOf(f.ElemType(base)) != size || size == 1 || f.BlockOf(base) != f.BlockOf(v) {
		return false
	}
	if f.TypeOf(i) != ir.I64 || f.TypeOf(j) != ir.I64 || ic.extends(i) || ic.extends(j) {
		return false
	}
	if !(f.Op(i) == ir.OpMul && ic.oneUse(i)) && !(f.Op(j) == ir.OpMul && ic.oneUse(j)) {
		return false
	}
	ic.b.Before(v)
	sum := ic.b.Insert(ir.OpAdd, ir.I64, 0, 0, i, j)
	ic.push(sum)
	ic.push(base)
	f.Mutate(v, ir.OpGEP, 0, f.Aux(v), f.Operand(base, 0), sum)
	return true
}

// extends reports whether v is the extension of a narrower integer.
func (ic castCombiner) extends(v ir.Value) bool {
	op := ic.f.Op(v)
	return op == ir.OpSExt || op == ir.OpZExt
}

// extendIndices gives the variable indices of getelementptr v the width of addresses of its type t, in which it computes (LangRef,
// getelementptr): the extension is then open to the rules for extensions and to separate-const-offset.
func (ic castCombiner) extendIndices(v ir.Value, t ir.Type) bool {
	f := ic.f
	w := ic.m.Layout.PtrBits(ic.ty.AddrSpace(t))
	changed := false
	for i := 1; i < f.NumOps(v); i++ {
		x := f.Operand(v, i)
		if xt := f.TypeOf(x); x.IsConst() || !ic.ty.IsInt(xt) || ic.ty.Bits(xt) == w {
			continue
		}
		op := ir.OpSExt
		if ic.ty.Bits(f.TypeOf(x)) > w {
			op = ir.OpTrunc
		}
		ic.b.Before(v)
		y := ic.b.Insert(op, ic.ty.Int(w), 0, 0, x)
		ic.push(y)
		f.SetOperand(v, i, y)
		changed = true
	}
	return changed
}

// gepOfConstant makes a getelementptr of off bytes one with a byte index, and adds the offset of its base.
func (ic castCombiner) gepOfConstant(v, base ir.Value, t ir.Type, off int64) ir.Value {
	f, c := ic.f, ic.c
	n := f.NumOps(v)
	if off == 0 {
		return base
	}
	flags := f.Flags(v)
	if base.IsConstOrSym() {
		return ic.constGEP(t, flags, base, off)
	}
	if f.Op(base) == ir.OpGEP {
		if o, ok := analysis.GEPOffset(f, base); ok { // p + a + b
			flags = ic.sumFlags(flags, f.Flags(base), off, o)
			ic.push(base)
			f.Mutate(v, ir.OpGEP, flags, uint32(ir.I8), f.Operand(base, 0), c.SInt(ir.I64, off+o))
			return v
		}
	}
	if f.ElemType(v) != ir.I8 || n != 2 || f.TypeOf(f.Operand(v, 1)) != ir.I64 {
		if off > 0 && flags&(ir.FlagInbounds|ir.FlagNUSW) != 0 {
			flags |= ir.FlagNUW
		}
		f.Mutate(v, ir.OpGEP, flags, uint32(ir.I8), base, c.SInt(ir.I64, off))
		return v
	}
	return ir.None
}

// constGEP returns the constant address base + off bytes.
func (ic castCombiner) constGEP(t ir.Type, flags ir.Flags, base ir.Value, off int64) ir.Value {
	c := ic.c
	if c.ExprOp(base) == ir.OpGEP {
		if o, ok := analysis.ConstGEPOffset(ic.m, c, base); ok {
			flags &= c.ExprFlags(base)
			base, off = c.Operands(base)[0], off+o
		}
	}
	if off == 0 {
		return base
	}
	return c.Expr(t, ir.OpGEP, flags, uint32(ir.I8), base, c.SInt(ir.I64, off))
}

// sumFlags returns the flags of one step of a + b bytes instead of two.
func (ic castCombiner) sumFlags(x, y ir.Flags, a, b int64) ir.Flags {
	flags := x & y & (ir.FlagInbounds | ir.FlagNUSW | ir.FlagNUW)
	if a < 0 != (b < 0) {
		flags &^= ir.FlagNUW
		// Both steps stay inside the object, so does the sum.
	}
	return flags
}

// visitLoad folds loads of constant memory.
func (ic castCombiner) visitLoad(v ir.Value) ir.Value {
	f := ic.f
	p := f.Operand(v, 0)
	if f.Flags(v)&ir.FlagVolatile != 0 || f.Mem(v).Order > ir.Unordered {
		return ir.None
	}
	if ic.c.IsUndef(p) {
		return ic.c.Poison(f.TypeOf(v))
	}
	if ic.oneUse(p) && f.Op(p) == ir.OpSelect {
		return ic.named("load-of-select", loadOfSelect(ic.Combiner, v, p))
	}
	if !p.IsConstOrSym() {
		r := analysis.RefOf(f, p) // addrspacecast and getelementptr of a symbol in any order
		if !r.Base.IsSym() || !r.Exact {
			return ir.None
		}
	}
	if r := analysis.LoadConstant(&ic.fold, ic.m, analysis.RefOf(f, p), f.TypeOf(v)); r != ir.None {
		return r
	}
	return ir.None
}

// visitPhi removes phis that always give one value.
func (ic castCombiner) visitPhi(v ir.Value) ir.Value {
	f, c := ic.f, ic.c
	n := f.NumOps(v)
	if n == 0 {
		return ir.None
	}
	only := ir.None
	poison, undef := false, false
	for i := 0; i < n; i += 2 {
		x := f.Operand(v, i)
		if x == v || x == only {
			continue
		}
		if ic.edges.deadEdge(f.Operand(v, i+1).Block(), f.BlockOf(v)) {
			poison = true
			continue
		}
		if c.IsUndef(x) {
			poison = true
			undef = undef || c.Kind(x) == ir.CUndef
			continue
		}
		if only != ir.None {
			if c := phiOfBranch(ic.Combiner, v); c != ir.None {
				return c
			}
			if l := phiOfLoads(ic.Combiner, v); l != ir.None {
				return l
			}
			if r := ic.phiOfSame(v); r != ir.None {
				return r
			}
			return narrowPhi(ic.Combiner, v)
		}
		only = x
	}
	if only == ir.None {
		if undef {
			return c.Undef(f.TypeOf(v))
		}
		return c.Poison(f.TypeOf(v))
	}
	if only.IsInst() && f.BlockOf(only) == f.BlockOf(v) {
		return ir.None // the phi is the value of the last round
	}
	// With an undefined value on some edges the other one must be there on those edges
	// too, and it must not be worse than undefined.
	if poison && only.IsInst() && !ic.analyses.Dom().Dominates(f.BlockOf(only), f.BlockOf(v)) {
		return ir.None
	}
	if undef && !ic.notPoison(only, 0) {
		return ir.None
	}
	return only
}

// phiOfSame turns a phi of conversions of one kind into the conversion of a phi: a value that is
// widened on every path is widened once.
func (ic castCombiner) phiOfSame(v ir.Value) ir.Value {
	f := ic.f
	n := f.NumOps(v)
	first := f.Operand(v, 0)
	if n > 16 || !ic.oneUse(first) {
		return ir.None
	}
	op := f.Op(first)
	switch op {
	case ir.OpZExt, ir.OpSExt, ir.OpFPExt, ir.OpBitCast:
	default:
		return ic.phiOfDivisions(v)
	}
	from := f.TypeOf(f.Operand(first, 0))
	if from == ir.I1 { // predicates do not join in phis
		return ir.None
	}
	flags := f.Flags(first)
	for i := 0; i < n; i += 2 {
		x := f.Operand(v, i)
		if f.Op(x) != op || !ic.oneUse(x) || f.TypeOf(f.Operand(x, 0)) != from || f.Operand(x, 0) == v {
			return ir.None
		}
		flags &= f.Flags(x)
	}
	blk := f.BlockOf(v)
	at := f.FirstNonPhi(blk)
	if at == ir.None {
		return ir.None
	}
	phi := ic.phiOfFirst(v, from)
	ic.b.Before(at)
	return ic.b.Insert(op, f.TypeOf(v), flags, 0, phi)
}

// maxInsertions bounds the chain of insertvalue that visitExtractValue follows.
const maxInsertions = 256

// visitInsertValue removes insertions that change nothing or that the next one overwrites.
func (ic castCombiner) visitInsertValue(v ir.Value) ir.Value {
	f, c := ic.f, ic.c
	agg, idx := f.Operand(v, 0), f.Indices(v)
	x := f.Operand(v, 1)
	if c.Kind(x) == ir.CPoison {
		return agg
	}
	// insertvalue a, (extractvalue a, i), i
	if f.Op(x) == ir.OpExtractValue && f.Operand(x, 0) == agg && slices.Equal(f.Indices(x), idx) {
		return agg
	}
	if agg.IsConst() && x.IsConst() && len(idx) == 1 {
		t := f.TypeOf(v)
		n := ic.fieldCount(t)
		if n == 0 || n > 64 {
			return ir.None
		}
		var buf [64]ir.Value
		for i := range n {
			if buf[i] = c.Elem(agg, i); buf[i] == ir.None {
				return ir.None
			}
		}
		buf[idx[0]] = x
		return c.Aggregate(t, buf[:n])
	}
	// The next insertion overwrites this one.
	if f.Op(agg) == ir.OpInsertValue && slices.Equal(f.Indices(agg), idx) {
		f.SetOperand(v, 0, f.Operand(agg, 0))
		ic.push(agg)
		return v
	}
	return ir.None
}

// visitExtractValue finds the value that an extraction returns.
func (ic castCombiner) visitExtractValue(v ir.Value) ir.Value {
	f := ic.f
	agg, idx := f.Operand(v, 0), f.Indices(v)
	if r := ic.c.ElemAt(agg, idx); r != ir.None {
		return r
	}
	if f.Op(agg) == ir.OpExtractValue {
		whole := append(append([]uint32(nil), f.Indices(agg)...), idx...)
		f.Mutate(v, ir.OpExtractValue, 0, f.AddWords(whole), f.Operand(agg, 0))
		ic.push(agg)
		return v
	}
	// Insertions into other fields do not matter.
	x := agg
	for steps := 0; f.Op(x) == ir.OpInsertValue && steps < maxInsertions; steps++ {
		at := f.Indices(x)
		k := 0
		for k < len(at) && k < len(idx) && at[k] == idx[k] {
			k++
		}
		switch {
		case k == len(at) && k == len(idx):
			return f.Operand(x, 1)
		case k == len(at): // part of the inserted value
			rest := append([]uint32(nil), idx[k:]...)
			if r := ic.c.ElemAt(f.Operand(x, 1), rest); r != ir.None {
				return r
			}
			f.Mutate(v, ir.OpExtractValue, 0, f.AddWords(rest), f.Operand(x, 1))
			return v
		case k == len(idx): // contains the inserted value
			base, rest := f.Operand(x, 0), append([]uint32(nil), at[k:]...)
			part := ic.c.ElemAt(base, idx)
			if part == ir.None {
				ic.b.Before(v)
				part = ic.b.ExtractValue(f.TypeOf(v), base, idx...)
				ic.push(part)
			}
			f.Mutate(v, ir.OpInsertValue, 0, f.AddWords(rest), part, f.Operand(x, 1))
			ic.push(x)
			return v
		}
		x = f.Operand(x, 0)
	}
	if x != agg {
		if r := ic.c.ElemAt(x, idx); r != ir.None {
			return r
		}
		f.SetOperand(v, 0, x)
		ic.push(agg)
		return v
	}
	return ir.None
}

// fieldCount returns the number of elements of an aggregate type, 0 if it is none.
func (ic castCombiner) fieldCount(t ir.Type) int {
	switch ic.ty.Kind(t) {
	case ir.StructKind:
		return len(ic.ty.Elems(t))
	case ir.ArrayKind:
		return int(ic.ty.Len64(t))
	}
	return 0
}

// visitFreeze removes freezes of values that are never undefined or poison.
func (ic castCombiner) visitFreeze(v ir.Value) ir.Value {
	x := ic.f.Operand(v, 0)
	if ic.c.IsUndef(x) {
		return ic.c.Null(ic.f.TypeOf(v))
	}
	if ic.notPoison(x, 0) {
		return x
	}
	return ir.None
}
