package legalize

import (
	"strings"

	"gonvvm/internal/ir"
)

// Vector predication (LangRef, "Vector Predication Intrinsics"): the result is poison in lanes that the mask or the
// explicit vector length turns off, so operations without effects compute all lanes.

// plainOps are the instructions for names that do not belong to an intrinsic.
var plainOps = [...]struct {
	name string
	op   ir.Op
}{
	{"add", ir.OpAdd},
	{"sub", ir.OpSub},
	{"mul", ir.OpMul},
	{"udiv", ir.OpUDiv},
	{"sdiv", ir.OpSDiv},
	{"urem", ir.OpURem},
	{"srem", ir.OpSRem},
	{"and", ir.OpAnd},
	{"or", ir.OpOr},
	{"xor", ir.OpXor},
	{"shl", ir.OpShl},
	{"lshr", ir.OpLShr},
	{"ashr", ir.OpAShr},
	{"fadd", ir.OpFAdd},
	{"fsub", ir.OpFSub},
	{"fmul", ir.OpFMul},
	{"fdiv", ir.OpFDiv},
	{"frem", ir.OpFRem},
	{"fneg", ir.OpFNeg},
	{"zext", ir.OpZExt},
	{"sext", ir.OpSExt},
	{"trunc", ir.OpTrunc},
	{"fpext", ir.OpFPExt},
	{"fptrunc", ir.OpFPTrunc},
	{"fptosi", ir.OpFPToSI},
	{"fptoui", ir.OpFPToUI},
	{"sitofp", ir.OpSIToFP},
	{"uitofp", ir.OpUIToFP},
	{"ptrtoint", ir.OpPtrToInt},
	{"inttoptr", ir.OpIntToPtr},
}

// predicated expands one of llvm.vp.* and llvm.experimental.vp.*.
func (x *expander) predicated(v ir.Value, id ir.Intrinsic) bool {
	f := x.f
	last := f.NumArgs(v) - 1
	arg := func(i int) ir.Value { return f.Operand(v, i) }
	switch id {
	case ir.IntrExperimentalVpReverse, ir.IntrExperimentalVpSplice:
		return x.vpMove(v, id)
	case ir.IntrVpLoad, ir.IntrVpStore, ir.IntrVpGather, ir.IntrVpScatter, ir.IntrExperimentalVpStridedLoad, ir.IntrExperimentalVpStridedStore:
		return x.vpMemory(v, id)
	}
	name, ok := strings.CutPrefix(id.String(), "vp.")
	if !ok {
		return false
	}
	b := x.b.Before(v)
	t := f.TypeOf(v)
	if what, ok := strings.CutPrefix(name, "reduce."); ok {
		return x.vpReduce(v, what)
	}
	switch id {
	case ir.IntrVpSelect:
		return x.done(v, b.Select(arg(0), arg(1), arg(2)))
	case ir.IntrVpMerge:
		return x.done(v, b.Select(x.activeLanes(arg(0), arg(3), t), arg(1), arg(2)))
	case ir.IntrVpIcmp, ir.IntrVpFcmp:
		return x.vpCompare(v)
	case ir.IntrVpCttzElts:
		at := f.TypeOf(arg(0))
		on := b.Binary(ir.OpAnd, b.ICmp(ir.ICmpNE, arg(0), x.number(at, 0)), x.activeLanes(arg(2), arg(3), at), 0)
		length := arg(3)
		if x.m.Types.Bits(t) != 32 {
			length = b.Cast(ir.OpTrunc, length, t, 0)
			if x.m.Types.Bits(t) > 32 {
				length = b.Cast(ir.OpZExt, arg(3), t, 0)
			}
		}
		return x.done(v, x.firstLane(on, t, length))
	case ir.IntrVpRoundtozero:
		name = "trunc"
	}
	args := make([]ir.Value, 0, 3)
	for i := range last - 1 {
		args = append(args, arg(i))
	}
	return x.done(v, x.plain(name, t, f.Flags(v), args))
}

// plain computes the operation of the instruction or intrinsic called name.
func (x *expander) plain(name string, t ir.Type, flags ir.Flags, args []ir.Value) ir.Value {
	for _, o := range plainOps {
		// trunc is the name of an instruction for integers and of an intrinsic.
		if o.name == name && (o.op != ir.OpTrunc || x.m.Types.IsInt(x.m.Types.Scalar(t))) {
			return x.b.Insert(o.op, t, flags, 0, args...)
		}
	}
	over := []ir.Type{t, x.f.TypeOf(args[0])}
	if over[0] == over[1] {
		over = over[:1]
	}
	r := x.call(name, t, over, args...)
	x.f.SetFlags(r, flags)
	return r
}

// activeLanes returns the mask of active lanes for vectors such as those of type t: those of mask below the vector
// length.
func (x *expander) activeLanes(mask, length ir.Value, t ir.Type) ir.Value {
	ty := &x.m.Types
	n := int(ty.Len64(t))
	if c, ok := x.f.Consts.Uint(length); ok && c >= uint64(n) {
		return mask
	}
	lanes := make([]ir.Value, n)
	for i := range lanes {
		lanes[i] = x.b.ICmp(ir.ICmpUGT, length, x.b.Int(ir.I32, uint64(i)))
	}
	return x.b.Binary(ir.OpAnd, mask, x.vector(x.f.TypeOf(mask), lanes), 0)
}

// vpReduce reduces the active lanes; the others are replaced by the neutral element.
func (x *expander) vpReduce(v ir.Value, what string) bool {
	f, b := x.f, x.b
	start, w := f.Operand(v, 0), f.Operand(v, 1)
	t, wt := f.TypeOf(v), f.TypeOf(w)
	on := x.activeLanes(f.Operand(v, 2), f.Operand(v, 3), wt)
	// The start value is in the result already where it is idempotent to have it twice.
	fill := start
	c := &f.Consts
	switch what {
	case "add", "xor", "or", "umax":
		fill = b.Int(t, 0)
	case "mul":
		fill = b.Int(t, 1)
	case "fadd":
		fill = b.FNeg(c.Null(t), 0)
	case "fmul":
		fill = x.floatOne(t)
	}
	all := c.Poison(wt)
	for i := range int(x.m.Types.Len64(wt)) {
		all = x.insert(all, fill, i)
	}
	w = b.Select(on, w, all)
	var r ir.Value
	over := []ir.Type{wt}
	switch what {
	case "fadd", "fmul":
		r = x.call("vector.reduce."+what, t, over, start, w)
		f.SetFlags(r, f.Flags(v))
		return x.done(v, r)
	}
	r = x.call("vector.reduce."+what, t, over, w)
	f.SetFlags(r, f.Flags(v))
	switch what {
	case "add":
		r = b.Binary(ir.OpAdd, start, r, 0)
	case "mul":
		r = b.Binary(ir.OpMul, start, r, 0)
	case "and":
		r = b.Binary(ir.OpAnd, start, r, 0)
	case "or":
		r = b.Binary(ir.OpOr, start, r, 0)
	case "xor":
		r = b.Binary(ir.OpXor, start, r, 0)
	case "fmax", "fmin":
		r = x.call(what[1:]+"num", t, []ir.Type{t}, start, r)
	case "fmaximum", "fminimum":
		r = x.call(what[1:], t, []ir.Type{t}, start, r)
	default:
		r = x.call(what, t, []ir.Type{t}, start, r)
	}
	return x.done(v, r)
}

// vpCompare compares by the predicate that the metadata names.
func (x *expander) vpCompare(v ir.Value) bool {
	f := x.f
	p, q := f.Operand(v, 0), f.Operand(v, 1)
	if f.CalleeIntrinsic(v) == ir.IntrVpFcmp {
		pred, ok := x.predicate(f.Operand(v, 2))
		return ok && x.done(v, x.b.FCmp(pred, p, q, f.Flags(v)))
	}
	pred, ok := x.intPredicate(f.Operand(v, 2))
	return ok && x.done(v, x.b.ICmp(pred, p, q))
}

// vpMemory makes masked accesses of predicated ones.
func (x *expander) vpMemory(v ir.Value, id ir.Intrinsic) bool {
	f, b := x.f, x.b.Before(v)
	ty := &x.m.Types
	n := f.NumArgs(v)
	arg := func(i int) ir.Value { return f.Operand(v, i) }
	load := f.TypeOf(v) != ir.Void
	at := 0 // of the pointer
	t := f.TypeOf(v)
	if !load {
		at, t = 1, f.TypeOf(arg(0))
	}
	mask := x.activeLanes(arg(n-2), arg(n-1), t)
	p := arg(at)
	et := ty.Elem(t)
	whole := id == ir.IntrVpLoad || id == ir.IntrVpStore
	if id == ir.IntrExperimentalVpStridedLoad || id == ir.IntrExperimentalVpStridedStore {
		st := f.TypeOf(arg(at + 1))
		lanes := make([]ir.Value, ty.Len64(t))
		for i := range lanes {
			lanes[i] = b.PtrAdd(p, b.Binary(ir.OpMul, arg(at+1), b.Int(st, uint64(i)), 0), 0)
		}
		p = x.vector(ty.Vector(f.TypeOf(p), len(lanes), false), lanes)
	}
	align := x.m.SizeOf(et)
	if whole {
		align = x.m.AlignOf(t)
	}
	if a := x.m.Attr(x.m.AttrLists[f.Call(v).Attrs].Param(at), ir.AttrAlign); a != nil {
		align = a.Int
	}
	args := []ir.Value{p, mask, f.Consts.Poison(t)}
	if !load {
		args = []ir.Value{arg(0), p, mask}
	}
	var name string
	switch {
	case whole && load:
		name = "masked.load"
	case whole:
		name = "masked.store"
	case load:
		name = "masked.gather"
	default:
		name = "masked.scatter"
	}
	r := x.call(name, f.TypeOf(v), []ir.Type{t, f.TypeOf(p)}, args...)
	params := make([]ir.AttrSetID, at+1)
	params[at] = x.m.AddAttrs(ir.AttrSet{{Kind: ir.AttrAlign, Int: align}})
	f.Call(r).Attrs = x.m.AddAttrList(ir.AttrList{Params: params})
	if load {
		return x.done(v, r)
	}
	f.Erase(v)
	return true
}

// vpMove reverses the lanes below the vector length, or concatenates as many lanes of two vectors.
func (x *expander) vpMove(v ir.Value, id ir.Intrinsic) bool {
	f, b := x.f, x.b.Before(v)
	ty := &x.m.Types
	t := f.TypeOf(v)
	n := int(ty.Len64(t))
	arg := func(i int) ir.Value { return f.Operand(v, i) }
	pick := func(w, i ir.Value) ir.Value { return b.Insert(ir.OpExtractElement, ty.Elem(t), 0, 0, w, i) }
	// Lanes beyond the length are poison: any index within the vector will do there.
	within := func(i ir.Value) ir.Value {
		return x.call("umin", ir.I32, []ir.Type{ir.I32}, i, b.Int(ir.I32, uint64(n-1)))
	}
	lanes := make([]ir.Value, n)
	for i := range lanes {
		k := b.Int(ir.I32, uint64(i))
		if id == ir.IntrExperimentalVpReverse {
			lanes[i] = pick(arg(0), within(b.Binary(ir.OpSub, b.Binary(ir.OpSub, arg(2), b.Int(ir.I32, 1), 0), k, 0)))
			continue
		}
		// From lane k+imm of the first vector, as long as it is; a negative imm counts from its end.
		imm, first := arg(2), arg(4)
		from := b.Binary(ir.OpAdd, imm, k, 0)
		if c, ok := f.Consts.Sint(imm); ok && c < 0 {
			from = b.Binary(ir.OpAdd, from, first, 0)
		}
		second := b.Binary(ir.OpSub, from, first, 0)
		lanes[i] = b.Select(b.ICmp(ir.ICmpULT, from, first), pick(arg(0), within(from)), pick(arg(1), within(second)))
	}
	return x.done(v, x.vector(t, lanes))
}
