package isel

import (
	"strconv"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

func itoa(n int) string { return strconv.Itoa(n) }

// call selects a call that is not an intrinsic.
func (s callSelector) call(v ir.Value) {
	f, e := s.f, s.env
	c := f.Call(v)
	callee := f.Callee(v)
	if callee.Kind() == ir.KAsm {
		s.asm().inlineAsm(v)
		return
	}
	var direct *ir.Symbol
	if callee.IsSym() {
		direct = s.m.Sym(callee)
		if direct.Kind == ir.SymFunc && e.isKernel(direct.Fn) {
			s.fail(v, "S0005", "kernel "+direct.Name+" is called", "PTX cannot call an .entry function: move the body to a device function")
			return
		}
	}
	n := f.NumArgs(v)
	ft := c.FnType
	fixed := len(s.m.Types.Elems(ft))
	if n > fixed && !s.m.Types.IsVarArg(ft) {
		s.fail(v, "S0006", "the call has more arguments than its function type", "")
		return
	}
	if s.m.Types.IsVarArg(ft) && !s.need(v, "a call of a variadic function", target.FeatureVariadic) {
		return
	}
	*s.callseq++
	seq := e.intern("callseq " + itoa(*s.callseq-1))
	args := s.callArgs(v, c, min(n, fixed))
	var va ptx.RegID
	if s.m.Types.IsVarArg(ft) {
		va = s.varArgs(v, fixed)
	}
	if direct != nil && (!s.sameSignature(v, c, direct) || s.opt.LLC && direct.Kind == ir.SymFunc && direct.Type != ft) {
		direct = nil // as declared it cannot be called like this, or llc does not: through its address it can
	}
	var target ptx.Operand
	if direct != nil {
		target = sym(e.symName(callee), 0)
	} else {
		target = reg(s.reg(callee, 0))
	}
	open := len(s.buf)
	s.e(isa.OpScopeOpen, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpString}, Idx: uint32(seq)})
	declare := func(v ptx.Var) {
		s.out.Locals = append(s.out.Locals, v)
		s.e(isa.OpVar, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpVar}, Idx: uint32(len(s.out.Locals) - 1)})
	}
	for i, a := range args {
		if a.name == 0 {
			continue
		}
		declare(a.sl.variable(a.name))
		x := access{op: isa.Op_st_param_u64, a: addr{sym: a.name, space: uint32(paramSpace)}, base: a.sl.align}
		if a.sl.bytes == 0 {
			x.base = uint64(a.sl.scalar)
		}
		val := f.Operand(v, i)
		if a.byv != ir.NoType {
			if f.Consts.IsUndef(val) {
				continue // the callee does not look
			}
			s.mem().passByval(val, a.byv, &x)
			continue
		}
		if a.sl.bytes == 0 {
			s.passScalar(v, c, i, val, a.sl, &x)
			continue
		}
		s.mem().storeValue(val, s.abi.of(f.TypeOf(val)), &x, false)
	}
	if va != 0 {
		name := e.intern("param" + itoa(fixed))
		declare(e.varSlot().variable(name))
		s.e(isa.Op_st_param_u64.With(s.sp.load[s.cls[va]]), addrSym(name, 0), reg(va))
		args = append(args, callArg{name: name})
	}
	rt := s.m.Types.Result(ft)
	var ret slot
	retName := e.intern("retval0")
	if rt != ir.Void {
		ret = s.actualResult(v, c)
		if !ret.empty {
			declare(ret.variable(retName))
		}
	}
	ops := append(make([]ptx.Operand, 0, 16), group(ptx.OpList, 0))
	if rt != ir.Void && !ret.empty {
		ops[0].Sub = 1
		ops = append(ops, sym(retName, 0))
	}
	ops = append(ops, target)
	at := len(ops)
	ops = append(ops, group(ptx.OpList, 0))
	for _, a := range args {
		if a.name != 0 {
			ops = append(ops, sym(a.name, 0))
			ops[at].Sub++
		}
	}
	if direct == nil {
		ops = append(ops, s.prototype(v, c))
	}
	if len(ops) > 255 {
		s.fail(v, "S0006", "a call with more than 250 arguments cannot be printed", "pass a pointer to a structure")
		return
	}
	op := isa.Op_call_uni
	if direct == nil { // threads may call different functions
		op = isa.Op_call
	}
	s.orderCall(open)
	s.e(op, ops...)
	behind := len(s.buf)
	if rt != ir.Void && !ret.empty && s.wanted(v) {
		x := access{op: isa.Op_ld_param_u64, a: addr{sym: retName, space: uint32(paramSpace)}, base: max(ret.align, uint64(ret.scalar))}
		if d := s.def(v, 0); s.opt.LLC && ret.bytes == 0 && s.cls[d] == cPred {
			s.mem().loadBool(d, c32, &x, 0)
		} else {
			s.mem().loadValue(v, s.abi.of(rt), &x)
		}
	}
	s.e(isa.OpScopeClose, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpString}, Idx: uint32(seq)})
	s.orderResults(behind)
}

// callArg is an argument of a call with the parameter that it is passed in; an empty one has no name.
type callArg struct {
	name ptx.Name
	sl   slot
	byv  ir.Type
}

// callArgs returns the first n arguments of call v, with room for the buffer of variable arguments.
func (s callSelector) callArgs(v ir.Value, c *ir.CallInfo, n int) []callArg {
	args := make([]callArg, 0, n+2)
	for i := range n {
		sl, byv := s.actual(v, c, i)
		if !sl.empty {
			args = append(args, callArg{s.env.intern("param" + itoa(i)), sl, byv})
		} else {
			args = append(args, callArg{})
		}
	}
	return args
}

// prototype declares the callprototype of an indirect call and returns its operand.
func (s callSelector) prototype(v ir.Value, c *ir.CallInfo) ptx.Operand {
	e := s.env
	p := ptx.Proto{Kind: ptx.CallPrototype, Label: e.intern("prototype_" + itoa(*s.callseq-1))}
	under := e.intern("_")
	if rt := s.m.Types.Result(c.FnType); rt != ir.Void {
		if sl := s.actualResult(v, c); !sl.empty {
			p.Rets = append(p.Rets, sl.variable(under))
		}
	}
	for i := range len(s.m.Types.Elems(c.FnType)) {
		if sl, _ := s.actual(v, c, i); !sl.empty {
			p.Params = append(p.Params, sl.variable(under))
		}
	}
	if s.m.Types.IsVarArg(c.FnType) {
		p.Params = append(p.Params, e.varSlot().variable(under))
	}
	p.NoRet = s.m.Attr(s.m.AttrLists[c.Attrs].Fn, ir.AttrNoReturn) != nil && s.t.Has(target.FeatureNoReturn) && len(p.Rets) == 0
	s.out.Protos = append(s.out.Protos, p)
	o := ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpProto}, Idx: uint32(len(s.out.Protos) - 1)}
	s.e(isa.OpProtoDecl, o)
	return o
}
