package ptxcheck

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// call checks a call against the function or prototype that it names (PTX ISA
// §9.7.12.5). Its operands are results, function, arguments and prototype.
func (c *checker) call(f *ptx.Func, in *ptx.Inst) {
	at := int(in.Ops)
	end := at + int(in.N)
	if at >= end || f.Opnds[at].Kind != ptx.OpList {
		return
	}
	results := at
	c.returns(f, results)
	at += spanOf(f.Opnds, at)
	if at >= end {
		return
	}
	callee := at
	at += spanOf(f.Opnds, at)
	args := -1
	if at < end && f.Opnds[at].Kind == ptx.OpList {
		args = at
	}
	if at < end {
		at += spanOf(f.Opnds, at)
	}
	proto := -1
	if at < end {
		proto = at
	}

	var rets, params []ptx.Var
	what := ""
	switch o := &f.Opnds[callee]; o.Kind {
	case ptx.OpReg:
		r := &f.Regs[o.Idx]
		if cl := r.Type.Class(); cl == isa.ClassFloat || cl == isa.ClassPred || r.Type.Bits() < 32 {
			c.errorAt(c.operandPos(callee), CodeCallee, "'"+c.regName(ptx.RegID(o.Idx))+"' is "+dot(r.Type)+", no address of a function", "")
			return
		}
		if proto < 0 {
			c.errorAt(c.operandPos(callee), CodeCallee, "an indirect call needs a prototype", "name a .callprototype or .calltargets after the arguments")
			return
		}
	case ptx.OpSym:
		to := c.callee(ptx.Name(o.Idx), c.operandPos(callee))
		if to == nil {
			return
		}
		rets, params, what = to.Rets, to.Params, c.quote(to.Name)
	}
	if proto >= 0 && f.Opnds[callee].Kind == ptx.OpSym {
		c.errorAt(c.operandPos(proto), CodeCallee, "a call of a function by its name has no prototype", "leave it out, or call through a register")
		return
	}
	if proto >= 0 && f.Opnds[callee].Kind == ptx.OpReg {
		o := &f.Opnds[proto]
		if o.Kind != ptx.OpProto || f.Protos[o.Idx].Kind == ptx.BranchTargets {
			c.errorAt(c.operandPos(proto), CodeCallee, "no prototype", "name a .callprototype or .calltargets")
			return
		}
		p := &f.Protos[o.Idx]
		if !c.above(p, proto) {
			return
		}
		rets, params, what = p.Rets, p.Params, c.quote(p.Label)
		if p.Kind == ptx.CallTargets {
			if len(p.Syms) == 0 {
				return
			}
			first := c.symbol(p.Syms[0])
			if first.kind != symFunc {
				return
			}
			to := &c.m.Funcs[first.index]
			rets, params = to.Rets, to.Params
		}
	}
	c.list(f, results, callee, rets, "result", what)
	c.list(f, args, callee, params, "argument", what)
}

// callee returns the function that a name denotes, or reports why it cannot be called.
func (c *checker) callee(n ptx.Name, pos int) *ptx.Func {
	p := c.lookup(n)
	switch {
	case p.kind == inNowhere:
		c.undeclared(pos, "function ", n, "declare it with .extern .func, or before this function")
		return nil
	case p.kind != inFunction:
		c.errorAt(pos, CodeCallee, c.quote(n)+" is not a function", "")
		return nil
	}
	to := &c.m.Funcs[p.index]
	if to.Entry {
		c.errorAt(pos, CodeCallee, c.quote(n)+" is a kernel, which cannot be called", "")
		return nil
	}
	return to
}

// list compares the arguments or results of a call, the list at, with the
// formal ones.
func (c *checker) list(f *ptx.Func, at, callee int, formal []ptx.Var, kind, what string) {
	n := 0
	if at >= 0 {
		n = int(f.Opnds[at].Sub)
	}
	if n != len(formal) {
		c.errorAt(c.operandPos(callee), CodeCall, "the call has "+count(n, kind)+", "+what+" "+itoa(int64(len(formal))), "")
		return
	}
	k := at + 1
	for i := range formal {
		c.argument(f, k, &formal[i], kind, i+1)
		k += spanOf(f.Opnds, k)
	}
}

func count(n int, kind string) string {
	if n == 1 {
		return "1 " + kind
	}
	return itoa(int64(n)) + " " + kind + "s"
}

// argument compares one argument or result with the formal one: a scalar must
// have its size, an array its size and alignment (S2-21).
func (c *checker) argument(f *ptx.Func, at int, v *ptx.Var, kind string, number int) {
	o := &f.Opnds[at]
	who := kind + " " + itoa(int64(number))
	bits := v.Type.Bits()
	switch o.Kind {
	case ptx.OpNone:
		if kind == "argument" {
			c.errorAt(c.operandPos(at), CodeCall, "'_' cannot be an argument", "")
		}
	case ptx.OpReg:
		r := &f.Regs[o.Idx]
		if len(v.Dims) > 0 || r.Vec > 0 || r.Type.Bits() != bits || r.Type.Class() == isa.ClassPred {
			c.errorAt(c.operandPos(at), CodeCall, who+" is "+dot(r.Type)+" register '"+c.regName(ptx.RegID(o.Idx))+"', "+formalText(v)+" is needed", "")
		}
	case ptx.OpInt, ptx.OpHex, ptx.OpF32, ptx.OpF64:
		if kind == "result" || len(v.Dims) > 0 {
			c.errorAt(c.operandPos(at), CodeCall, who+" is a constant, "+formalText(v)+" is needed", "")
		}
	case ptx.OpSym:
		n := ptx.Name(o.Idx)
		p := c.lookup(n)
		switch {
		case p.kind == inNowhere:
			c.undeclared(c.operandPos(at), "", n, "")
		case p.kind == inParam || p.kind == inRet:
			c.errorAt(c.operandPos(at), CodeCall, who+" is the parameter "+c.quote(n)+" of this function", "load it and pass a register, or copy it to a .param of the body")
		case p.v == nil || p.v.Space != isa.Param:
			c.errorAt(c.operandPos(at), CodeCall, who+" "+c.quote(n)+" is neither a register nor a .param of the body", "")
		case (len(p.v.Dims) > 0) != (len(v.Dims) > 0), p.v.Size() != v.Size() && v.Size() != 0, p.v.ElemSize() != v.ElemSize():
			c.errorAt(c.operandPos(at), CodeCall, who+" "+c.quote(n)+" is "+formalText(p.v)+", "+formalText(v)+" is needed", "")
		case len(v.Dims) > 0 && p.v.Alignment() != v.Alignment():
			c.errorAt(c.operandPos(at), CodeCall, who+" "+c.quote(n)+" has alignment "+itoa(int64(p.v.Alignment()))+", "+itoa(int64(v.Alignment()))+" is needed", "")
		}
	default:
		c.errorAt(c.operandPos(at), CodeCall, who+" is neither a register nor a .param of the body", "")
	}
}

// formalText is a parameter's type for messages.
func formalText(v *ptx.Var) string {
	s := dot(v.Type)
	for _, d := range v.Dims {
		s += "["
		if d >= 0 {
			s += itoa(d)
		}
		s += "]"
	}
	return s
}
