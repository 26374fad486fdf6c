package ir

// fmfNames are the spellings of the fast-math flags in the order in which LLVM
// writes them.
var fmfNames = [...]struct {
	f    Flags
	name string
}{
	{FlagReassoc, " reassoc"},
	{FlagNNaN, " nnan"},
	{FlagNInf, " ninf"},
	{FlagNSZ, " nsz"},
	{FlagARcp, " arcp"},
	{FlagContract, " contract"},
	{FlagAFn, " afn"},
}

// flags writes the optional markers of op.
func (p *printer) flags(op Op, f Flags) {
	if f == 0 {
		return
	}
	if f&FlagFast == FlagFast {
		p.str(" fast")
	} else if f&FlagFast != 0 {
		for _, x := range fmfNames {
			if f&x.f != 0 {
				p.str(x.name)
			}
		}
	}
	if f&FlagExact != 0 {
		p.str(" exact")
	}
	if f&FlagInbounds != 0 {
		p.str(" inbounds")
	} else if f&FlagNUSW != 0 {
		p.str(" nusw")
	}
	if f&FlagNUW != 0 {
		p.str(" nuw")
	}
	if f&FlagNSW != 0 {
		p.str(" nsw")
	}
	if f&FlagNNeg != 0 {
		p.str(" nneg")
	}
	if f&FlagDisjoint != 0 {
		p.str(" disjoint")
	}
	if f&FlagSameSign != 0 {
		p.str(" samesign")
	}
}

// scope writes a synchronisation scope.
func (p *printer) scope(s uint8) {
	if s != 0 && int(s) < len(p.m.Scopes) {
		p.str(" syncscope(")
		p.quoted(p.m.Scopes[s])
		p.str(")")
	}
}

// memTail writes ordering and alignment of a memory access.
func (p *printer) memTail(m Mem) {
	if m.Order != NotAtomic {
		p.scope(m.Scope)
		p.str(" ")
		p.str(m.Order.String())
	}
	p.str(", align ")
	p.uint(m.Bytes())
}

// label writes "label %name".
func (p *printer) label(v Value) {
	p.str("label ")
	p.value(v)
}

func (p *printer) indices(v Value) {
	for _, i := range p.f.Indices(v) {
		p.str(", ")
		p.uint(uint64(i))
	}
}

// inst writes instruction v.
func (p *printer) inst(v Value) {
	f := p.f
	in := f.insts[v]
	op := in.Op
	if in.Type != Void {
		p.local(v)
		p.str(" = ")
	}
	switch op {
	case OpCall:
		p.call(v)
	case OpInvoke, OpResume, OpCallBr, OpCleanupRet, OpCatchRet, OpCatchSwitch, OpLandingPad, OpCatchPad, OpCleanupPad:
		p.exception(v)
	case OpAlloca:
		p.str("alloca ")
		if in.Flags&AllocaInAlloca != 0 {
			p.str("inalloca ")
		}
		if in.Flags&AllocaSwiftError != 0 {
			p.str("swifterror ")
		}
		p.typ(Type(in.Aux))
		c := f.Operand(v, 0)
		if n, ok := f.Consts.Uint(c); !ok || n != 1 || p.typeOf(c) != I32 {
			p.str(", ")
			p.typedValue(c)
		}
		p.str(", align ")
		p.uint(f.AllocaAlign(v))
		if s := p.m.Types.AddrSpace(in.Type); s != 0 {
			p.str(", ")
			p.addrSpace(s)
		}
	case OpLoad, OpStore, OpFence, OpCmpXchg, OpAtomicRMW:
		p.memory(v, in)
	case OpBr:
		p.str("br ")
		p.label(f.Operand(v, 0))
	case OpCondBr:
		p.str("br ")
		p.typedValue(f.Operand(v, 0))
		p.str(", ")
		p.label(f.Operand(v, 1))
		p.str(", ")
		p.label(f.Operand(v, 2))
	case OpSwitch:
		p.str("switch ")
		p.typedValue(f.Operand(v, 0))
		p.str(", ")
		p.label(f.Operand(v, 1))
		p.str(" [")
		for i := 2; i < f.NumOps(v); i += 2 {
			p.str("\n    ")
			p.typedValue(f.Operand(v, i))
			p.str(", ")
			p.label(f.Operand(v, i+1))
		}
		p.str("\n  ]")
	case OpIndirectBr:
		p.str("indirectbr ")
		p.typedValue(f.Operand(v, 0))
		p.str(", [")
		for i := 1; i < f.NumOps(v); i++ {
			if i > 1 {
				p.str(", ")
			}
			p.label(f.Operand(v, i))
		}
		p.str("]")
	case OpRet:
		p.str("ret ")
		if f.NumOps(v) == 0 {
			p.str("void")
		} else {
			p.typedValue(f.Operand(v, 0))
		}
	case OpPhi:
		p.str("phi")
		p.flags(op, in.Flags)
		p.str(" ")
		p.typ(in.Type)
		for i := 0; i < f.NumOps(v); i += 2 {
			if i > 0 {
				p.str(",")
			}
			p.str(" [ ")
			p.value(f.Operand(v, i))
			p.str(", ")
			p.value(f.Operand(v, i+1))
			p.str(" ]")
		}
	default:
		p.plain(v, in)
	}
	p.attachments(v)
}

// plain writes the instructions that are a name and operands.
func (p *printer) plain(v Value, in inst) {
	f := p.f
	op := in.Op
	p.str(op.String())
	p.flags(op, in.Flags)
	switch op {
	case OpICmp, OpFCmp:
		p.str(" ")
		p.str(Pred(in.Aux).String())
	case OpGEP:
		p.str(" ")
		p.typ(Type(in.Aux))
		p.str(",")
	}
	n := f.NumOps(v)
	oneType := op.IsBinary() || op == OpICmp || op == OpFCmp
	for i := range n {
		if i > 0 {
			p.str(",")
		}
		p.str(" ")
		if i > 0 && oneType {
			p.value(f.Operand(v, i))
		} else {
			p.typedValue(f.Operand(v, i))
		}
	}
	switch {
	case op.IsCast():
		p.str(" to ")
		p.typ(in.Type)
	case op == OpVAArg:
		p.str(", ")
		p.typ(in.Type)
	case op == OpExtractValue || op == OpInsertValue:
		p.indices(v)
	case op == OpShuffleVector:
		p.mask(v, in.Type)
	}
}

// mask writes the mask of a shufflevector.
func (p *printer) mask(v Value, t Type) {
	ty := &p.m.Types
	lanes := p.f.Indices(v)
	p.str(", <")
	if ty.IsScalable(t) {
		p.str("vscale x ")
	}
	p.uint(uint64(len(lanes)))
	p.str(" x i32> ")
	zero, poison := true, true
	for _, l := range lanes {
		zero = zero && l == 0
		poison = poison && l == ^uint32(0)
	}
	switch {
	case zero:
		p.str("zeroinitializer")
	case poison:
		p.str("poison")
	default:
		p.str("<")
		for i, l := range lanes {
			if i > 0 {
				p.str(", ")
			}
			p.str("i32 ")
			if l == ^uint32(0) {
				p.str("poison")
			} else {
				p.uint(uint64(l))
			}
		}
		p.str(">")
	}
}

// memory writes load, store, fence, cmpxchg and atomicrmw.
func (p *printer) memory(v Value, in inst) {
	f := p.f
	m := unpackMem(in.Aux)
	p.str(in.Op.String())
	if m.Order != NotAtomic && (in.Op == OpLoad || in.Op == OpStore) {
		p.str(" atomic")
	}
	if m.Weak {
		p.str(" weak")
	}
	if in.Flags&FlagVolatile != 0 {
		p.str(" volatile")
	}
	switch in.Op {
	case OpFence:
		p.scope(m.Scope)
		p.str(" ")
		p.str(m.Order.String())
		return
	case OpLoad:
		p.str(" ")
		p.typ(in.Type)
		p.str(",")
	case OpAtomicRMW:
		p.str(" ")
		p.str(m.RMW.String())
	}
	for i := range f.NumOps(v) {
		if i > 0 {
			p.str(",")
		}
		p.str(" ")
		p.typedValue(f.Operand(v, i))
	}
	if in.Op == OpCmpXchg {
		p.scope(m.Scope)
		p.str(" ")
		p.str(m.Order.String())
		p.str(" ")
		p.str(m.Failure.String())
		p.str(", align ")
		p.uint(m.Bytes())
		return
	}
	p.memTail(m)
}

var tailNames = [...]string{"", "tail ", "musttail ", "notail "}

// call writes a call.
func (p *printer) call(v Value) {
	f := p.f
	ty := &p.m.Types
	c := f.Call(v)
	attrs := &p.m.AttrLists[c.Attrs]
	p.str(tailNames[c.Tail&3])
	op := f.Op(v)
	args := f.NumArgs(v)
	for args > 0 && op != OpCall && f.Operand(v, args-1).IsBlock() { // of invoke and callbr
		args--
	}
	p.str(op.String())
	p.flags(OpCall, f.Flags(v))
	p.str(" ")
	p.callConv(c.CC)
	p.attrSet(attrs.Ret, "", " ")
	callee := f.Callee(v)
	if t := p.typeOf(callee); callee.Kind() != KAsm && ty.AddrSpace(t) != 0 {
		p.addrSpace(ty.AddrSpace(t))
		p.str(" ")
	}
	if ty.IsVarArg(c.FnType) {
		p.typ(c.FnType)
	} else {
		p.typ(ty.Result(c.FnType))
	}
	p.str(" ")
	p.value(callee)
	p.str("(")
	for i := range args {
		if i > 0 {
			p.str(", ")
		}
		a := f.Operand(v, i)
		p.typ(p.typeOf(a))
		p.attrSet(attrs.Param(i), " ", "")
		p.str(" ")
		p.value(a)
	}
	if c.Tail == 2 && ty.IsVarArg(f.FnType()) { // the arguments that the function itself has
		if args > 0 {
			p.str(", ")
		}
		p.str("...")
	}
	p.str(")")
	p.group(attrs.Fn)
	for i, b := range c.Bundles {
		if i == 0 {
			p.str(" [ ")
		} else {
			p.str(", ")
		}
		p.quoted(b.Tag)
		p.str("(")
		for k, a := range b.Args {
			if k > 0 {
				p.str(", ")
			}
			p.typedValue(a)
		}
		p.str(")")
		if i == len(c.Bundles)-1 {
			p.str(" ]")
		}
	}
}

// attachments writes the debug location and metadata of an instruction.
func (p *printer) attachments(v Value) {
	if p.short {
		return
	}
	f := p.f
	if loc := f.DebugLoc(v); loc != 0 {
		p.str(", !dbg ")
		p.mdRef(loc)
	}
	p.atts = f.Attachments(p.atts[:0], v)
	for _, a := range p.atts {
		p.str(",")
		p.attachment(a)
	}
}
