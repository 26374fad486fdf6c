package ptxcheck

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// head is a top-level operand of the current instruction: its index in Func.Opnds, and whether it is the second part of
// a pair.
type head struct {
	at     int
	second bool
}

// spanOf returns how many entries the operand at index at takes, elements of
// groups included.
func spanOf(opnds []ptx.Operand, at int) int {
	n := 1
	switch o := &opnds[at]; o.Kind {
	case ptx.OpVec, ptx.OpList, ptx.OpTex:
		for range int(o.Sub) {
			n += spanOf(opnds, at+n)
		}
	case ptx.OpPair:
		n += spanOf(opnds, at+n)
		n += spanOf(opnds, at+n)
	}
	return n
}

// operands checks the operands of an instruction against those of its form.
func (c *checker) operands(f *ptx.Func, in *ptx.Inst, info *isa.FormInfo) {
	var key operandKey
	plain := key.of(f, in)
	if plain && c.seen != nil && *c.seen.slot(&key) == key {
		return
	}
	heads := c.heads[:0]
	end := int(in.Ops) + int(in.N)
	for at := int(in.Ops); at < end; {
		if f.Opnds[at].Kind == ptx.OpPair {
			if f.Opnds[at+1].Flags&ptx.OpLo != 0 {
				c.errorAt(c.operandPos(at+1), CodeVector, "a part of a vector register does not stand before '|'", "")
			}
			heads = append(heads, head{at + 1, false})
			at += 1 + spanOf(f.Opnds, at+1)
			heads = append(heads, head{at, true})
		} else {
			heads = append(heads, head{at, false})
		}
		at += spanOf(f.Opnds, at)
	}
	c.heads = heads
	specs := info.Operands()
	if in.Op.Sem() == isa.SemMov && len(heads) == 2 && c.pack(f, in, heads) {
		return
	}
	before := len(c.out)
	c.match(f, in, specs, heads, len(specs))
	if len(c.out) > before {
		c.otherForm(f, in, before)
	}
	if plain && len(c.out) == before {
		if c.seen == nil {
			c.seen = new(seenOperands)
		}
		*c.seen.slot(&key) = key
	}
}

// otherForm removes the diagnostics about the operands since before if another form with the same spelling accepts
// them. The parser tells such forms apart only as far as it can without types.
func (c *checker) otherForm(f *ptx.Func, in *ptx.Inst, before int) {
	var buf [8]isa.Opcode
	list := isa.ParseOpcode(buf[:0], in.Op.String())
	if len(list) < 2 {
		return
	}
	said := append(diag.List(nil), c.out[before:]...)
	other := *in
	for _, op := range list {
		if op == in.Op {
			continue
		}
		c.out = c.out[:before]
		c.full = false
		other.Op = op
		specs := op.Info().Operands()
		c.match(f, &other, specs, c.heads, len(specs))
		if len(c.out) == before {
			return
		}
	}
	c.out = append(c.out[:before], said...)
	c.full = len(c.out) >= c.opt.Max
}

// match checks the operands heads, in order, against the n first top-level
// specs. Optional ones are there if there are more operands than the form needs
// and their shape is right.
func (c *checker) match(f *ptx.Func, in *ptx.Inst, specs []isa.OperandInfo, heads []head, n int) {
	need := 0
	k := 0
	for range n {
		if k >= len(specs) {
			break
		}
		s := &specs[k]
		if s.Present(in.Op) && (s.Conditional() || s.Flags&isa.Optional == 0) {
			need++
		}
		k += s.Span(specs[k:])
	}
	extra := len(heads) - need
	j := 0
	k = 0
	for range n {
		if k >= len(specs) || c.full {
			break
		}
		s := &specs[k]
		group := specs[k : k+s.Span(specs[k:])]
		k += len(group)
		if !s.Present(in.Op) {
			continue
		}
		if s.Flags&isa.Optional != 0 && !s.Conditional() {
			if extra <= 0 || j >= len(heads) || heads[j].second != (s.Flags&isa.Paired != 0) || !shape(f, in, s, heads[j].at) {
				continue
			}
			extra--
			if s.Need != target.FeatureNone && c.target.PTX != 0 && !c.target.Has(s.Need) && (c.later == nil || !c.later(s.Need)) {
				c.errorAt(c.operandPos(heads[j].at), ptx.CodeNeeds, "operand "+s.Name()+" of '"+in.Op.String()+"' is not available on "+c.target.SM.String()+" with PTX ISA "+c.target.PTX.String(),
					"it needs "+target.Explain(s.Need))
			}
		}
		if j >= len(heads) {
			c.errorAt(int(in.Pos), ptx.CodeOperands, "operand "+s.Name()+" of '"+in.Op.String()+"' is missing", "the form is "+in.Op.Syntax())
			return
		}
		if heads[j].second != (s.Flags&isa.Paired != 0) {
			c.errorAt(c.operandPos(heads[j].at), ptx.CodeOperands, "'|' joins other operands of '"+in.Op.String()+"'", "the form is "+in.Op.Syntax())
			return
		}
		c.operand(f, in, group, heads[j].at)
		j++
	}
	if j < len(heads) {
		c.errorAt(c.operandPos(heads[j].at), ptx.CodeOperands, "'"+in.Op.String()+"' has no such operand", "the form is "+in.Op.Syntax())
	}
}

// shape reports whether an operand can be the optional one described by s.
func shape(f *ptx.Func, in *ptx.Inst, s *isa.OperandInfo, at int) bool {
	o := &f.Opnds[at]
	switch s.Kind {
	case isa.KindValue, isa.KindImm:
		n := vectorOf(f, at)
		return (n > 0) == (s.Vector(in.Op) != 0) || n == 1 && in.Op.TakesBraces()
	case isa.KindAddr:
		return o.Kind == ptx.OpAddrReg || o.Kind == ptx.OpAddrSym || o.Kind == ptx.OpAddrImm
	case isa.KindGroup:
		return o.Kind == ptx.OpTex
	}
	return true
}

// operand checks one operand against the specs of it and of its elements.
func (c *checker) operand(f *ptx.Func, in *ptx.Inst, specs []isa.OperandInfo, at int) {
	s := &specs[0]
	o := &f.Opnds[at]
	switch s.Kind {
	case isa.KindAddr:
		c.address(f, in, s, at)
	case isa.KindGroup:
		if o.Kind != ptx.OpTex {
			c.kindError(in, s, at, "a list in brackets is needed")
			return
		}
		var buf [8]head
		heads := buf[:0]
		k := at + 1
		for range int(o.Sub) {
			heads = append(heads, head{k, false})
			k += spanOf(f.Opnds, k)
		}
		c.match(f, in, specs[1:], heads, int(s.Elems))
	case isa.KindLabel:
		if o.Kind != ptx.OpLabel {
			c.kindError(in, s, at, "a label is needed")
		}
	case isa.KindProto:
		if c.own > 0 {
			return // of another piece, maybe
		}
		if o.Kind != ptx.OpProto || f.Protos[o.Idx].Kind != ptx.BranchTargets {
			c.kindError(in, s, at, "the label of .branchtargets is needed")
			return
		}
		c.above(&f.Protos[o.Idx], at)
	case isa.KindValue, isa.KindImm:
		c.value(f, in, s, at)
	}
}

// value checks a register, constant, or vector of them.
func (c *checker) value(f *ptx.Func, in *ptx.Inst, s *isa.OperandInfo, at int) {
	o := &f.Opnds[at]
	vec := s.Vector(in.Op)
	switch {
	case vec == 0:
		c.scalar(f, in, s, at, standsAlone)
	case o.Kind == ptx.OpVec:
		exact := s.Name() == "x" || s.Name() == "y"
		if least := coordinates(in.Op, s); vec < 0 && in.Op.Get(isa.SlotGeometry) != 0 && (o.Sub != 1 && o.Sub != 2 && o.Sub != 4 || int(o.Sub) < least || exact && int(o.Sub) > least) {
			c.errorAt(c.operandPos(at), CodeVector, "operand "+s.Name()+" of '"+in.Op.String()+"' has "+itoa(int64(o.Sub))+" elements, not "+itoa(int64(least)), "")
			return
		}
		if n := int(o.Sub); vec > 0 && n != vec || vec < 0 && n == 0 {
			c.errorAt(c.operandPos(at), CodeVector, "operand "+s.Name()+" of '"+in.Op.String()+"' has "+itoa(int64(n))+" elements, not "+itoa(int64(max(vec, 1))), "")
			return
		}
		c.elements(f, in, s, at)
	case o.Kind == ptx.OpReg && f.Regs[o.Idx].Vec > 0 && o.Flags&ptx.OpLo == 0:
		r := &f.Regs[o.Idx]
		if vec > 0 && int(r.Vec) != vec {
			c.errorAt(c.operandPos(at), CodeVector, "operand "+s.Name()+" of '"+in.Op.String()+"' has "+itoa(int64(r.Vec))+" elements, not "+itoa(int64(vec)), "")
			return
		}
		c.register(in, s, at, r.Type, inVector)
	case vec < 0:
		c.scalar(f, in, s, at, standsAlone) // one coordinate
	case o.Kind == ptx.OpSreg && s.Flags&isa.MaySreg != 0 && isa.Atom(o.Sub).Sreg().Parts[0] != 0 && vec == 4:
		if t := s.Type(in.Op); t.Bits() != 32 && t.Bits() != 16 || t.Class() == isa.ClassFloat {
			c.errorAt(c.operandPos(at), CodeOperandType, "'"+isa.Atom(o.Sub).String()+"' is a vector of "+dot(isa.B32)+", operand "+s.Name()+" of '"+in.Op.String()+"' is "+dot(t), "")
		}
	default:
		c.errorAt(c.operandPos(at), CodeVector, "operand "+s.Name()+" of '"+in.Op.String()+"' is a vector of "+itoa(int64(vec)), "write {…}")
	}
}

// coordinates returns how many elements a vector of open length must have at least: as many as
// the geometry has dimensions, rounded up to the length of a vector, and in c one more for the
// layer of an array.
func coordinates(op isa.Opcode, s *isa.OperandInfo) int {
	c := s.Name() == "c"
	switch op.Get(isa.SlotGeometry) {
	case isa.A1d:
		if c {
			return 2
		}
	case isa.X2d:
		return 2
	case isa.A2d:
		if !c {
			return 2
		}
		return 4
	case isa.X3d, isa.Cube, isa.Acube:
		return 4
	}
	return 1
}

// fragment checks the registers that hold a part of a matrix in place of a descriptor, as
// wgmma takes them: four of 32 bits.
func (c *checker) fragment(f *ptx.Func, in *ptx.Inst, s *isa.OperandInfo, at int) {
	n := int(f.Opnds[at].Sub)
	if n != 4 {
		c.errorAt(c.operandPos(at), CodeVector, "operand "+s.Name()+" of '"+in.Op.String()+"' has "+itoa(int64(n))+" elements, not 4", "")
		return
	}
	for k := at + 1; k <= at+n; k++ {
		if e := &f.Opnds[k]; e.Kind != ptx.OpReg || f.Regs[e.Idx].Type.Bits() != 32 {
			c.kindError(in, s, k, "a register of 32 bits is needed")
			return
		}
	}
}

// scalar checks a register, constant, special register, symbol or sink.
func (c *checker) scalar(f *ptx.Func, in *ptx.Inst, s *isa.OperandInfo, at int, stands standing) {
	element := stands != standsAlone
	o := &f.Opnds[at]
	if o.Kind == ptx.OpVec && o.Sub == 1 && !element && in.Op.TakesBraces() {
		at++
		o = &f.Opnds[at]
	}
	dst := s.Flags&isa.Dst != 0
	if o.Flags&ptx.OpNot != 0 && (s.Flags&isa.Negatable == 0 || s.Type(in.Op) != isa.Pred) {
		c.kindError(in, s, at, "'!' is not possible here")
		return
	}
	if o.Flags&ptx.OpNeg != 0 && (dst || in.Op.Info().Root() != "vmad") {
		c.kindError(in, s, at, "'-' is not possible here")
		return
	}
	switch o.Kind {
	case ptx.OpNone:
		skipped := element && s.Flags&isa.MaySink != 0 && s.Vector(in.Op)*s.Type(in.Op).Bits() == 256 // an element that is not stored
		if !skipped && (!dst || !element && s.Flags&isa.MaySink == 0) {
			c.kindError(in, s, at, "'_' is not possible here")
		}
		return
	case ptx.OpReg:
		c.registerOperand(f, in, s, at, stands)
		return
	}
	if dst {
		c.kindError(in, s, at, "the result goes to a register")
		return
	}
	switch o.Kind {
	case ptx.OpInt, ptx.OpHex, ptx.OpF32, ptx.OpF64:
		if stands != besideBits || c.opt.Strict || s.Type(in.Op).Class() == isa.ClassFloat {
			c.constant(in, s, at)
		}
	case ptx.OpSreg:
		c.specialRegister(in, s, at, isa.Atom(o.Sub))
	case ptx.OpSym:
		c.symbolValue(f, in, s, at)
	case ptx.OpAddrReg, ptx.OpAddrSym, ptx.OpAddrImm:
		c.kindError(in, s, at, "an address in brackets is not possible here")
	case ptx.OpVec:
		if s.Type(in.Op) == 0 && s.Flags&isa.Pointer == 0 {
			c.fragment(f, in, s, at)
			return
		}
		c.errorAt(c.operandPos(at), CodeVector, "operand "+s.Name()+" of '"+in.Op.String()+"' is not a vector", "")
	default:
		c.kindError(in, s, at, "a register or constant is needed")
	}
}

// registerOperand checks a register: that it may stand there, the part that is named, and its type.
func (c *checker) registerOperand(f *ptx.Func, in *ptx.Inst, s *isa.OperandInfo, at int, stands standing) {
	o := &f.Opnds[at]
	if s.Kind == isa.KindImm {
		c.kindError(in, s, at, "a constant is needed")
		return
	}
	r := &f.Regs[o.Idx]
	if r.Vec > 0 && o.Flags&ptx.OpLo == 0 {
		c.errorAt(c.operandPos(at), CodeVector, "'"+c.regName(ptx.RegID(o.Idx))+"' is a vector, operand "+s.Name()+" of '"+in.Op.String()+"' is none", "name an element: .x, .y, .z, .w")
		return
	}
	switch part := ptx.Part(o.Sub); {
	case o.Flags&ptx.OpLo == 0 || c.selector(in, r, part):
	case r.Vec > 0 && !c.opt.Strict && isElement(part):
		c.warnAt(c.operandPos(at), CodeOperandKind, "'"+c.regName(ptx.RegID(o.Idx))+"' has no part "+string(part.Append(nil))+", though ptxas takes it", "")
	default:
		c.kindError(in, s, at, "'"+c.regName(ptx.RegID(o.Idx))+"' has no part "+string(part.Append(nil)))
		return
	}
	c.register(in, s, at, r.Type, stands)
}

// selector reports whether p is an element of a vector register, or in a video
// instruction bytes or halves of one of 32 bits (PTX ISA §9.7.17).
func (c *checker) selector(in *ptx.Inst, r *ptx.Reg, p ptx.Part) bool {
	if units, _ := p.Choice(); units > 0 {
		root := in.Op.Info().Root()
		return r.Vec == 0 && r.Type.Bits() == 32 && root[0] == 'v' && root != "vote"
	}
	switch isa.Atom(p).String() {
	case "x", "r", "y", "g":
		return r.Vec >= 2
	case "z", "b", "w", "a":
		return r.Vec >= 4
	}
	return false
}

// kindError reports an operand kind that is not allowed.
func (c *checker) kindError(in *ptx.Inst, s *isa.OperandInfo, at int, msg string) {
	c.errorAt(c.operandPos(at), CodeOperandKind, "operand "+s.Name()+" of '"+in.Op.String()+"': "+msg, "the form is "+in.Op.Syntax())
}

// specialRegister checks a special register as a source (PTX ISA §10).
func (c *checker) specialRegister(in *ptx.Inst, s *isa.OperandInfo, at int, a isa.Atom) {
	if a == isa.WarpSz {
		return // a constant
	}
	t := s.Type(in.Op)
	if s.Flags&isa.MaySreg == 0 {
		c.kindError(in, s, at, "'"+a.String()+"' is a special register, which only mov and cvt read")
		return
	}
	sr := a.Sreg()
	if sr == nil || t == 0 {
		return
	}
	ok := sr.Type == t || t.Class() != isa.ClassFloat && t.Class() != isa.ClassPred && sr.Type.Class() != isa.ClassPred &&
		(t.Bits() == sr.Type.Bits() || a == isa.Gridid || in.Op.Info().Flags&isa.Widen != 0)
	if sr.Parts[0] != 0 {
		c.errorAt(c.operandPos(at), CodeVector, "'"+a.String()+"' is a vector", "name an element: "+a.String()+".x")
		return
	}
	switch a {
	case isa.TidX, isa.TidY, isa.TidZ, isa.NtidX, isa.NtidY, isa.NtidZ, isa.CtaidX, isa.CtaidY, isa.CtaidZ, isa.NctaidX, isa.NctaidY, isa.NctaidZ:
		// They had 16 bits once.
		ok = ok || t.Bits() == 16 && (t.Class() == isa.ClassUnsigned || t.Class() == isa.ClassBits)
	}
	if !ok {
		c.errorAt(c.operandPos(at), CodeOperandType, "'"+a.String()+"' is "+dot(sr.Type)+", operand "+s.Name()+" of '"+in.Op.String()+"' is "+dot(t), "")
	}
}

// symbolValue checks a name that is used as its address.
func (c *checker) symbolValue(f *ptx.Func, in *ptx.Inst, s *isa.OperandInfo, at int) {
	o := &f.Opnds[at]
	n := ptx.Name(o.Idx)
	p := c.lookup(n)
	switch {
	case p.kind == inNowhere && c.own == 0:
		c.undeclared(c.operandPos(at), "", n, "")
		return
	case p.kind == inLabel || p.kind == inProto:
		c.kindError(in, s, at, "a label is not a value")
		return
	}
	if s.Flags&isa.MaySymbol == 0 {
		c.kindError(in, s, at, "the address of "+c.quote(n)+" is not possible here, a register is needed")
		return
	}
	t := s.Type(in.Op)
	if cl := t.Class(); t != 0 && (cl == isa.ClassFloat || cl == isa.ClassPred || t.Bits() < 16) {
		c.errorAt(c.operandPos(at), CodeOperandType, "operand "+s.Name()+" of '"+in.Op.String()+"' is "+dot(t)+", an address is not", "")
		return
	}
	switch {
	case c.own > 0:
	case s.Flags&isa.RegOnly != 0 && (p.v == nil || p.v.Type.Class() != isa.ClassOpaque):
		c.kindError(in, s, at, c.quote(n)+" is not a texture, sampler or surface")
		return
	case p.v == nil:
		if o.Imm != 0 {
			c.kindError(in, s, at, "the address of function "+c.quote(n)+" has no offset")
		}
		return
	case p.kind == inVar && p.v.Space == isa.Param:
		c.errorAt(c.operandPos(at), CodeParam, c.quote(n)+" is a .param of calls and has no address", "only parameters of this function have")
		return
	}
	want, known := s.Space(in.Op) // the first address of a group
	if !known {
		want = in.Op.Get(isa.SlotSpace)
	}
	if want != 0 && !spaceFits(want, p.v.Space) {
		c.spaceError(at, n, p.v.Space, want)
	}
}
