package ptxcheck

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// body checks the declarations and statements of a function.
func (c *checker) body(f *ptx.Func) {
	c.openScope()
	for i := range f.Rets {
		c.declare(f.Rets[i].Name, kindOf(&f.Rets[i], inRet), &f.Rets[i], int(f.Rets[i].Pos))
	}
	for i := range f.Params {
		c.declare(f.Params[i].Name, kindOf(&f.Params[i], inParam), &f.Params[i], int(f.Params[i].Pos))
	}
	c.headRegs(f)
	c.headVars(f)
	block := 0
	for i := range f.Insts {
		for block < len(f.Blocks) && int(f.Blocks[block].First) <= i {
			c.label(f, block, int(f.Insts[i].Pos))
			block++
		}
		if c.full {
			break
		}
		c.in = &f.Insts[i]
		c.statement(f, c.in)
	}
	c.in = nil
	for len(c.scopes) > 0 {
		c.closeScope()
	}
	c.fallThrough(f)
}

func kindOf(v *ptx.Var, kind entryKind) entryKind {
	if v.Space == isa.Reg {
		return inReg
	}
	return kind
}

func (c *checker) label(f *ptx.Func, block, pos int) {
	if n := f.Blocks[block].Label; n != 0 {
		c.declare(n, inLabel, nil, pos)
	}
}

// headRegs checks the registers that are declared at the head of the body. Registers of inner scopes are checked at
// their declaration.
func (c *checker) headRegs(f *ptx.Func) {
	type prefix struct {
		name  ptx.Name
		count uint32
	}
	var buf [16]prefix
	ranges := buf[:0]
	for i := 1; i < len(f.Regs); i++ {
		r := &f.Regs[i]
		if r.Scoped {
			continue
		}
		c.visited++
		if r.Num < 0 {
			c.declare(r.Prefix, inReg, nil, int(f.Pos))
			c.regType(r)
			continue
		}
		if k := len(ranges); k > 0 && ranges[k-1].name == r.Prefix && uint32(r.Num) == ranges[k-1].count {
			ranges[k-1].count++
			continue
		}
		c.regType(r)
		ranges = append(ranges, prefix{r.Prefix, uint32(r.Num) + 1})
	}
	if len(ranges) > maxRanges {
		return
	}
	for i := 1; i < len(f.Regs); i++ {
		r := &f.Regs[i]
		if r.Scoped || r.Num >= 0 {
			continue
		}
		name := c.m.Names.Bytes(r.Prefix)
		k := len(name)
		for k > 0 && name[k-1] >= '0' && name[k-1] <= '9' {
			k--
		}
		if k == len(name) || len(name)-k > 7 || name[k] == '0' && k+1 < len(name) {
			continue
		}
		n := uint32(0)
		for _, d := range name[k:] {
			n = n*10 + uint32(d-'0')
		}
		for _, p := range ranges {
			if n < p.count && string(c.m.Names.Bytes(p.name)) == string(name[:k]) {
				c.errorAt(int(f.Pos), ptx.CodeRedefined, "register "+c.quote(r.Prefix)+" is declared twice, once as one of "+c.name(p.name)+"<"+itoa(int64(p.count))+">", "")
			}
		}
	}
}

// maxRanges bounds the search for registers that two declarations name.
const maxRanges = 64

// regType checks the type of a register.
func (c *checker) regType(r *ptx.Reg) {
	v := ptx.Var{Name: r.Prefix, Space: isa.Reg, Type: r.Type, Vec: r.Vec, Pos: c.f.Pos}
	c.varType(&v, atBody)
}

// headVars checks the variables that are declared at the head of the body.
func (c *checker) headVars(f *ptx.Func) {
	if len(f.Locals) == 0 {
		return
	}
	if len(c.inner) < len(f.Locals) {
		c.inner = make([]bool, 2*len(f.Locals))
	}
	inner := c.inner[:len(f.Locals)]
	clear(inner)
	for i := range f.Insts {
		if in := &f.Insts[i]; in.Op == isa.OpVar && in.N == 1 {
			if k := f.Opnds[in.Ops].Idx; int(k) < len(inner) {
				inner[k] = true
			}
		}
	}
	for i := range f.Locals {
		if !inner[i] {
			c.bodyVar(&f.Locals[i])
		}
	}
}

// bodyVar checks a variable that is declared in a body and enters its name.
func (c *checker) bodyVar(v *ptx.Var) {
	c.visited++
	pos := int(v.Pos)
	c.varType(v, atBody)
	c.dims(v, v.Space == isa.Param)
	if v.Init.Present {
		c.initialiser(v)
	}
	if v.Linkage != ptx.Internal {
		c.errorAt(pos, CodeAttribute, c.quote(v.Name)+" has a linkage inside of a body", "declare it at module scope")
	}
	kind := inVar
	if v.Space == isa.Reg {
		kind = inReg
	}
	c.declare(v.Name, kind, v, pos)
}

// statement checks an instruction or pseudo-instruction.
func (c *checker) statement(f *ptx.Func, in *ptx.Inst) {
	c.visited += 1 + int(in.N)
	switch in.Op {
	case isa.OpScopeOpen:
		c.openScope()
		return
	case isa.OpScopeClose:
		if len(c.scopes) > 1 {
			c.closeScope()
		}
		return
	case isa.OpVar:
		if in.N == 1 {
			c.bodyVar(&f.Locals[f.Opnds[in.Ops].Idx])
		}
		return
	case isa.OpProtoDecl:
		if in.N == 1 {
			c.proto(f, &f.Protos[f.Opnds[in.Ops].Idx])
		}
		return
	}
	info := in.Op.Info()
	c.guard(f, in)
	switch {
	case info.Flags&isa.IsCall != 0:
		c.call(f, in)
	case len(info.Operands()) > 0 && info.Operands()[0].Kind != isa.KindText:
		c.operands(f, in, info)
	}
}

// guard checks the type of an instruction's guard.
func (c *checker) guard(f *ptx.Func, in *ptx.Inst) {
	if in.Guard == 0 {
		return
	}
	if t := f.Regs[in.Guard].Type; t != isa.Pred {
		c.errorAt(int(in.Pos), CodeOperandType, "the guard must be a predicate, '"+c.regName(in.Guard)+"' is "+dot(t), "")
	}
}

// proto checks a labelled directive of a body.
func (c *checker) proto(f *ptx.Func, p *ptx.Proto) {
	pos := int(c.in.Pos)
	c.declare(p.Label, inProto, nil, pos)
	switch p.Kind {
	case ptx.CallPrototype:
		c.params(p.Params, atFuncParam)
		c.params(p.Rets, atFuncParam)
		if p.NoRet && len(p.Rets) > 0 {
			c.errorAt(pos, CodeDirective, "the prototype is .noreturn and has results", "")
		}
	case ptx.CallTargets:
		var first *ptx.Func
		for _, n := range p.Syms {
			c.visited++
			to := c.callee(n, pos)
			if to == nil {
				continue
			}
			if first == nil {
				first = to
			} else if why := c.differ(first, to); why != "" {
				c.errorAt(pos, CodeSignature, "the targets "+c.quote(first.Name)+" and "+c.quote(to.Name)+" differ: "+why, "")
			}
		}
	}
}

// fallThrough warns if control can reach the end of the body.
func (c *checker) fallThrough(f *ptx.Func) {
	last := len(f.Insts) - 1
	for last >= 0 {
		switch f.Insts[last].Op {
		case isa.OpScopeClose, isa.OpScopeOpen, isa.OpVar, isa.OpProtoDecl, isa.OpPragmaStmt, isa.OpComment:
			last--
			continue
		}
		break
	}
	if last < 0 {
		return // an empty body returns
	}
	in := &f.Insts[last]
	info := in.Op.Info()
	if !endTargeted(f, last) {
		if in.Guard == 0 && (info.Flags&isa.Terminator != 0 || in.Op.Sem() == isa.SemTrap) || info.Flags&isa.IsCall != 0 && c.noReturn(f, in) {
			return
		}
	}
	c.f, c.in = f, in
	c.warnAt(int(in.Pos), CodeFallThrough, "control reaches the end of "+c.quote(f.Name)+" without ret", "")
	c.in = nil
}

// endTargeted reports whether a branch leads past instruction last. A label alone does not: the tables of debug
// information name the end of a function.
func endTargeted(f *ptx.Func, last int) bool {
	n := len(f.Blocks)
	first := n
	for first > 0 && int(f.Blocks[first-1].First) > last {
		first--
	}
	if first == n {
		return false
	}
	for i := range f.Opnds {
		if o := &f.Opnds[i]; o.Kind == ptx.OpLabel && int(o.Idx) >= first {
			return true
		}
	}
	for i := range f.Protos {
		for _, b := range f.Protos[i].Targets {
			if int(b) >= first {
				return true
			}
		}
	}
	return false
}

// noReturn reports whether the callee of a call never returns.
func (c *checker) noReturn(f *ptx.Func, in *ptx.Inst) bool {
	if in.Guard != 0 {
		return false
	}
	for _, o := range f.Opnds[in.Ops : in.Ops+uint32(in.N)] {
		switch {
		case o.Kind == ptx.OpSym:
			s := c.symbol(ptx.Name(o.Idx))
			return s.kind == symFunc && c.m.Funcs[s.index].NoRet
		case o.Kind == ptx.OpProto && int(o.Idx) < len(f.Protos):
			return f.Protos[o.Idx].NoRet
		}
	}
	return false
}
