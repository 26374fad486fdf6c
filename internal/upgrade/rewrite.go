package upgrade

import (
	"math/bits"

	"gonvvm/internal/ir"
)

// firstShared, returnsShared, firstInteger and oldTensor recognise the old
// declarations of intrinsics whose names stayed.
func firstShared(m *ir.Module, t ir.Type) bool {
	e := m.Types.Elems(t)
	return len(e) > 0 && e[0] == ir.Ptr3
}

func returnsShared(m *ir.Module, t ir.Type) bool { return m.Types.Result(t) == ir.Ptr3 }

func firstInteger(m *ir.Module, t ir.Type) bool {
	e := m.Types.Elems(t)
	return len(e) > 0 && m.Types.IsInt(e[0])
}

// oldTensor: the destination was shared memory of the CTA, or the last argument,
// the number of the CTA group, was not there yet.
func oldTensor(m *ir.Module, t ir.Type) bool {
	e := m.Types.Elems(t)
	return firstShared(m, t) || len(e) > 0 && e[len(e)-1] == ir.I1
}

func barrier0(c *call) ir.Value {
	if !c.ok(0) {
		return c.v
	}
	return c.call("nvvm.barrier.cta.sync.aligned.all", ir.Void, c.int(ir.I32, 0))
}

func barrierReduce(c *call) ir.Value {
	if !c.ok(1) {
		return c.v
	}
	p := c.b.ICmp(ir.ICmpNE, c.arg(0), c.int(c.typ(0), 0))
	if c.name == "nvvm.barrier0.popc" {
		return c.call(c.rule.to, ir.I32, c.int(ir.I32, 0), p)
	}
	return c.cast(ir.OpZExt, c.call(c.rule.to, ir.I1, c.int(ir.I32, 0), p), ir.I32)
}

func countZeros(c *call) ir.Value {
	if !c.ok(1) || !c.m.Types.IsInt(c.typ(0)) {
		return c.v
	}
	t := c.typ(0)
	n := c.call("ctlz."+c.m.Types.String(t), t, c.arg(0), c.int(ir.I1, 0))
	return c.cast(ir.OpTrunc, n, ir.I32)
}

func countOnes(c *call) ir.Value {
	if !c.ok(1) || c.typ(0) != ir.I64 {
		return c.v
	}
	return c.cast(ir.OpTrunc, c.call("ctpop.i64", ir.I64, c.arg(0)), ir.I32)
}

// absolute: -INT_MIN is INT_MIN.
func absolute(c *call) ir.Value {
	if !c.ok(1) || !c.m.Types.IsInt(c.typ(0)) {
		return c.v
	}
	t := c.typ(0)
	return c.call("abs."+c.m.Types.String(t), t, c.arg(0), c.int(ir.I1, 0))
}

func rotate(c *call) ir.Value {
	if !c.ok(2) || !c.m.Types.IsInt(c.typ(0)) || !c.m.Types.IsInt(c.typ(1)) {
		return c.v
	}
	t := c.typ(0)
	return c.call(c.rule.to, t, c.arg(0), c.arg(0), c.cast(ir.OpZExt, c.arg(1), t))
}

func swapHalves(c *call) ir.Value {
	if !c.ok(1) || c.typ(0) != ir.I64 {
		return c.v
	}
	return c.call("fshl.i64", ir.I64, c.arg(0), c.arg(0), c.int(ir.I64, 32))
}

// viaBF16 calls the intrinsic on bfloat where it was called on integers.
func viaBF16(c *call) ir.Value {
	to := c.rule.to
	if to == "" {
		to = c.name
	}
	old := c.f.TypeOf(c.v)
	var args []ir.Value
	for i := range c.f.NumArgs(c.v) {
		t := c.bfloat(c.typ(i))
		if t == ir.NoType {
			return c.v
		}
		args = append(args, c.cast(ir.OpBitCast, c.arg(i), t))
	}
	t := c.bfloat(old)
	if t == ir.NoType {
		return c.v
	}
	return c.cast(ir.OpBitCast, c.call(to, t, args...), old)
}

// bfloat returns the type of bfloat numbers that replaces an integer type, or t itself if it has such numbers.
func (c *call) bfloat(t ir.Type) ir.Type {
	switch t {
	case ir.I16:
		return ir.BFloat
	case ir.I32:
		return c.m.Types.Vector(ir.BFloat, 2, false)
	case ir.BFloat, c.m.Types.Vector(ir.BFloat, 2, false):
		return t
	}
	return ir.NoType
}

func tanhApprox(c *call) ir.Value {
	if !c.ok(1) || c.typ(0) != ir.Float {
		return c.v
	}
	v := c.call("tanh.f32", ir.Float, c.arg(0))
	c.f.SetFlags(v, ir.FlagAFn)
	return v
}

func bitcast(c *call) ir.Value {
	t := c.f.TypeOf(c.v)
	if !c.ok(1) || !c.m.CastFits(ir.OpBitCast, c.typ(0), t) {
		return c.v
	}
	return c.cast(ir.OpBitCast, c.arg(0), t)
}

func spaceCast(c *call) ir.Value {
	t := c.f.TypeOf(c.v)
	if !c.ok(1) || !c.m.Types.IsPtr(c.typ(0)) || !c.m.Types.IsPtr(t) {
		return c.v
	}
	return c.cast(ir.OpAddrSpaceCast, c.arg(0), t)
}

// loadReadOnly is an invariant load from global memory; the alignment is the
// second argument, or metadata in still older files.
func loadReadOnly(c *call) ir.Value {
	t := c.f.TypeOf(c.v)
	if c.f.NumArgs(c.v) < 1 || !c.m.Types.IsPtr(c.typ(0)) || !c.m.Types.IsSized(t) {
		return c.v
	}
	align := c.m.AlignOf(t)
	if c.f.NumArgs(c.v) > 1 {
		if n, ok := c.f.Consts.Uint(c.arg(1)); ok && n != 0 && n&(n-1) == 0 && n <= 1<<32 {
			align = n
		}
	} else if id := c.f.Attachment(c.v, "align"); id != 0 && len(c.m.MDs[id].Ops) == 1 {
		if n, ok := number(c.m, c.m.MDs[id].Ops[0]); ok && n != 0 && n&(n-1) == 0 && n <= 1<<32 {
			align = n
		}
	}
	p := c.cast(ir.OpAddrSpaceCast, c.arg(0), ir.Ptr1)
	v := c.b.Load(t, p, align, 0)
	c.f.Attach(v, ir.Attachment{Kind: "invariant.load", Node: c.m.AddMD(ir.MDNode{Kind: ir.MDTuple})})
	return v
}

func (c *call) atomic(op ir.RMWOp) ir.Value {
	if !c.ok(2) || !c.m.Types.IsPtr(c.typ(0)) {
		return c.v
	}
	t := c.typ(1)
	if t != c.f.TypeOf(c.v) || !c.m.Types.IsInt(t) && op != ir.RMWFAdd || !c.m.Types.IsFloat(t) && op == ir.RMWFAdd {
		return c.v
	}
	align := uint8(bits.Len64(c.m.StoreSize(t)) - 1)
	return c.b.MemOp(ir.OpAtomicRMW, t, ir.Mem{RMW: op, Order: ir.SeqCst, Align: align}, 0, c.arg(0), c.arg(1))
}

func atomicFAdd(c *call) ir.Value { return c.atomic(ir.RMWFAdd) }
func atomicInc(c *call) ir.Value  { return c.atomic(ir.RMWUIncWrap) }
func atomicDec(c *call) ir.Value  { return c.atomic(ir.RMWUDecWrap) }

// mapa gives a pointer into the shared memory of the cluster.
func mapa(c *call) ir.Value {
	if !c.ok(2) {
		return c.v
	}
	return c.cast(ir.OpAddrSpaceCast, c.call(c.name, ir.Ptr7, c.arg(0), c.arg(1)), ir.Ptr3)
}

// bulkCopy writes into the shared memory of the cluster; tensor copies name the CTA group after their two flags.
func bulkCopy(c *call) ir.Value {
	n := c.f.NumArgs(c.v)
	if n == 0 {
		return c.v
	}
	var args []ir.Value
	for i := range n {
		a := c.arg(i)
		if i == 0 && c.typ(0) == ir.Ptr3 {
			a = c.cast(ir.OpAddrSpaceCast, a, ir.Ptr7)
		}
		args = append(args, a)
	}
	if c.rule.when != nil && c.typ(n-1) == ir.I1 && oldTensorName(c.name) {
		args = append(args, c.int(ir.I32, 0))
	}
	return c.call(c.name, ir.Void, args...)
}

func oldTensorName(s string) bool {
	const tensor = "nvvm.cp.async.bulk.tensor.g2s."
	return len(s) > len(tensor) && s[:len(tensor)] == tensor
}

// memTransfer moves the alignment argument of memcpy, memmove and memset into
// attributes of the pointers.
func memTransfer(c *call) ir.Value { return c.alignArg(5, 3, 0, 1) }

// maskedLoad and maskedStore do so for the masked accesses, gather and scatter.
func maskedLoad(c *call) ir.Value  { return c.alignArg(4, 1, 0, 0) }
func maskedStore(c *call) ir.Value { return c.alignArg(4, 2, 1, 1) }

// alignArg drops argument i of n, an alignment, and gives it to the pointers among
// arguments from lo to hi.
func (c *call) alignArg(n, i, lo, hi int) ir.Value {
	if !c.ok(n) {
		return c.v
	}
	align, _ := c.f.Consts.Uint(c.arg(i))
	old := c.m.AttrLists[c.f.Call(c.v).Attrs]
	l := ir.AttrList{Fn: old.Fn, Ret: old.Ret}
	var args []ir.Value
	for k := range n {
		if k == i {
			continue
		}
		set := old.Param(k)
		if k >= lo && k <= hi && c.m.Types.IsPtr(c.m.Types.Scalar(c.typ(k))) && align > 1 && align&(align-1) == 0 {
			set = c.m.WithAttr(set, ir.Attr{Kind: ir.AttrAlign, Int: align})
		}
		l.Params = append(l.Params, set)
		args = append(args, c.arg(k))
	}
	v := c.call(remangle(c.name), c.f.TypeOf(c.v), args...)
	c.f.Call(v).Attrs = c.m.AddAttrList(l)
	return v
}

// appendFalse adds the operand is_zero_poison = false, which ctlz and cttz lacked before LLVM 3.1.
func appendFalse(c *call) ir.Value {
	if !c.ok(1) {
		return c.v
	}
	return c.call(c.name, c.f.TypeOf(c.v), c.arg(0), c.int(ir.I1, 0))
}

// objectSize adds the later flags: null has no size, and the size is static.
func objectSize(c *call) ir.Value {
	n := c.f.NumArgs(c.v)
	if n < 2 || n > 3 {
		return c.v
	}
	args := []ir.Value{c.arg(0), c.arg(1)}
	if n == 3 {
		args = append(args, c.arg(2))
	}
	for len(args) < 4 {
		args = append(args, c.int(ir.I1, 0))
	}
	return c.call(remangle(c.name), c.f.TypeOf(c.v), args...)
}

// lifetime drops the size. Markers of anything but an alloca have no meaning any
// more and go away.
func lifetime(c *call) ir.Value {
	if !c.ok(2) {
		return c.v
	}
	p := c.arg(1)
	for c.f.Op(p) == ir.OpBitCast || c.f.Op(p) == ir.OpAddrSpaceCast || c.f.Op(p) == ir.OpGEP && c.zeroIndices(p) {
		p = c.f.Operand(p, 0)
	}
	if c.f.Op(p) != ir.OpAlloca {
		return ir.None
	}
	name := "lifetime.start"
	if c.name[:len(name)] != name {
		name = "lifetime.end"
	}
	return c.call(name+".p"+spaceDigits(c.m.Types.AddrSpace(c.f.TypeOf(p))), ir.Void, p)
}

func (c *call) zeroIndices(p ir.Value) bool {
	for i := 1; i < c.f.NumOps(p); i++ {
		if !c.f.Consts.IsZero(c.f.Operand(p, i)) {
			return false
		}
	}
	return true
}

func spaceDigits(n uint32) string {
	if n < 10 {
		return string([]byte{byte('0' + n)})
	}
	return spaceDigits(n/10) + spaceDigits(n%10)
}

// debugRecord turns a debug intrinsic into a record before the next instruction. One without location has no
// information and is dropped.
func debugRecord(c *call) ir.Value {
	md := func(i int) ir.MD {
		if i < c.f.NumArgs(c.v) {
			if a := c.arg(i); a.Kind() == ir.KMeta {
				return a.MD()
			}
		}
		return 0
	}
	r := ir.DbgRecord{DebugLoc: c.f.DebugLoc(c.v)}
	switch c.name {
	case "dbg.label":
		r.Kind, r.Var = ir.DbgLabel, md(0)
	case "dbg.declare":
		r.Kind, r.Loc, r.Var, r.Expr = ir.DbgDeclare, md(0), md(1), md(2)
	case "dbg.assign":
		r = ir.DbgRecord{
			Kind: ir.DbgAssign, Loc: md(0), Var: md(1), Expr: md(2), AssignID: md(3), Addr: md(4), AddrExpr: md(5),
			DebugLoc: r.DebugLoc,
		}
	case "dbg.addr":
		r.Kind, r.Loc, r.Var, r.Expr = ir.DbgValue, md(0), md(1), c.deref(md(2))
	default:
		r.Kind, r.Loc = ir.DbgValue, md(0)
		if c.f.NumArgs(c.v) == 4 { // before LLVM 6: an offset after the value
			r.Var, r.Expr = md(2), md(3)
			if n, ok := c.f.Consts.Uint(c.arg(1)); !ok || n != 0 {
				return ir.None // as LLVM does
			}
		} else {
			r.Var, r.Expr = md(1), md(2)
		}
	}
	whole := r.Var != 0 && (r.Kind == ir.DbgLabel || r.Loc != 0 && r.Expr != 0) &&
		(r.Kind != ir.DbgAssign || r.AssignID != 0 && r.Addr != 0 && r.AddrExpr != 0)
	if r.DebugLoc != 0 && whole {
		c.f.Dbg = append(c.f.Dbg, r)
	}
	return ir.None
}

// deref appends a dereference to a DIExpression.
func (c *call) deref(id ir.MD) ir.MD {
	n := ir.MDNode{Kind: ir.MDExpr}
	n.Fields = append(n.Fields, c.m.MDs[id].Fields...)
	n.Fields = append(n.Fields, ir.MDField{Kind: ir.FieldWord, Str: "DW_OP_deref"})
	return c.m.AddMD(n)
}
