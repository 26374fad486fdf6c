package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/scopes"
	"gonvvm/internal/slab"
)

// inlineState is the storage of inlineCall.
type inlineState struct {
	*unit

	inst   []ir.Value // by instruction of the callee
	konst  []ir.Value // by constant of the callee
	param  []ir.Value
	block  []ir.Block // by block of the callee
	fix    []inlineFix
	rets   []ir.Value // value, block of each return
	ends   []ir.Value // the branches that returns have become
	local  []ir.Value // the callee's allocas
	vars   []ir.Value // the caller's allocas that live from the call to the return
	blocks []ir.Block
	locs   slab.Table[ir.MD]
	scopes scopes.Inliner
}

// inlineFix is an operand that was not there yet when its user was copied.
type inlineFix struct {
	user ir.Value
	i    int
	old  ir.Value
}

// inlineCall replaces call v by a copy of g's body. The debug locations and scopes of the copy are those of the site.
func (s *inlineState) inlineCall(v ir.Value, g *ir.Func, place site) {
	f := s.f
	s.scopes.Enter(g, place.scoped, place.once)
	s.inst = slab.Sized(s.inst, g.NumInsts())
	s.konst = slab.Sized(s.konst, g.Consts.Len()+1)
	s.block = slab.Sized(s.block, g.NumBlocks())
	s.param = s.param[:0]
	s.fix, s.rets, s.ends, s.local, s.vars = s.fix[:0], s.rets[:0], s.ends[:0], s.local[:0], s.vars[:0]
	s.locs.Reset(len(s.m.MDs))
	at := f.BlockOf(v)
	s.b.Before(v)

	for i := range g.NumParams() {
		a := f.Operand(v, i)
		if b := s.m.Attr(s.m.AttrLists[g.Attrs].Param(i), ir.AttrByVal); b != nil && b.Type != 0 {
			a = s.copyByVal(v, a, i, b.Type)
		}
		s.param = append(s.param, a)
	}
	tail := f.SplitBlock(at, f.Next(v))
	s.blocks = s.blocks[:0]
	last := at
	for b := g.Entry(); b != 0; b = g.NextBlock(b) {
		n := f.NewBlockAfter(last)
		s.block[b] = n
		last = n
	}
	for b := g.Entry(); b != 0; b = g.NextBlock(b) {
		for x := g.First(b); x != ir.None; x = g.Next(x) {
			s.copyInst(g, x, s.block[b], tail, place.where)
		}
	}
	for _, k := range s.fix {
		f.SetOperand(k.user, k.i, s.inst[k.old])
	}
	for i, a := range s.param {
		if b := s.m.Attr(s.m.AttrLists[g.Attrs].Param(i), ir.AttrByVal); b != nil && b.Type != 0 {
			s.leaveParamSpace(a)
		}
	}
	for i := 0; i < len(s.rets); i += 2 { // the returned value may be defined in a later block
		s.rets[i] = s.inlined(g, s.rets[i])
	}
	s.localVariables(v, g)
	s.finishInline(v, at, tail, s.block[g.Entry()])
}

// finishInline connects the copy: the call's block branches to it, its returns to tail.
func (s *inlineState) finishInline(v ir.Value, at, tail, entry ir.Block) {
	f := s.f
	t := f.TypeOf(v)
	switch {
	case t == ir.Void:
	case len(s.rets) == 0:
		f.ReplaceAll(v, s.c.Poison(t))
	case len(s.rets) == 2:
		f.ReplaceAll(v, s.rets[0])
	default:
		phi := f.New(ir.OpPhi, t, 0, 0, s.rets...)
		if first := f.First(tail); first != ir.None {
			f.InsertBefore(first, phi)
		} else {
			f.Append(tail, phi)
		}
		f.ReplaceAll(v, phi)
	}
	s.b.At(at)
	s.b.Loc = f.DebugLoc(v)
	s.b.Br(entry)
	f.Erase(v)
}

// copyByVal gives the callee a copy of the object that argument a points to.
func (s *inlineState) copyByVal(call, a ir.Value, i int, t ir.Type) ir.Value {
	f := s.f
	align, from := s.m.AlignOf(t), analysis.KnownAlign(s.f, a)
	for _, l := range [...]ir.AttrListID{f.Call(call).Attrs, s.m.Sym(f.Callee(call)).Fn.Attrs} {
		if x := s.m.Attr(s.m.AttrLists[l].Param(i), ir.AttrAlign); x != nil {
			align, from = max(align, x.Int), max(from, x.Int) // it is of the pointer, too
		}
	}
	local := f.New(ir.OpAlloca, ir.Ptr, ir.Flags(log2(align)), uint32(t), s.c.Int(ir.I32, 1))
	f.InsertBefore(f.First(f.Entry()), local)
	s.b.Before(call)
	s.startLifetime(local)
	argLowerer{s.unit}.memcpy(local, a, s.m.SizeOf(t), min(align, from))
	return local
}

// leaveParamSpace makes the copy of a byval parameter be accessed as the memory that it is: the
// callee has cast its parameter to parameter space, see lowerArgs.
func (s *inlineState) leaveParamSpace(local ir.Value) {
	f := s.f
	pt := s.ty.Pointer(analysis.ParamSpace)
	for x := f.FirstUse(local); x != 0; {
		next := f.NextUse(x)
		if v := f.User(x); f.Op(v) == ir.OpAddrSpaceCast && f.TypeOf(v) == pt {
			s.b.Before(v)
			s.b.Loc = 0
			p := s.b.PtrAdd(local, s.c.Int(ir.I64, 0), ir.FlagInbounds)
			f.ReplaceAll(v, p)
			f.Erase(v)
			s.makeGeneric(p, pt)
		}
		x = next
	}
}

// makeGeneric gives everything that is computed from p, which was of type pt, the type that
// p has now.
func (s *inlineState) makeGeneric(p ir.Value, pt ir.Type) {
	f := s.f
	for x := f.FirstUse(p); x != 0; {
		next := f.NextUse(x)
		v := f.User(x)
		switch f.Op(v) {
		case ir.OpGEP, ir.OpBitCast, ir.OpFreeze, ir.OpSelect, ir.OpPhi:
			if f.TypeOf(v) != pt {
				break
			}
			f.SetType(v, ir.Ptr)
			for i := range f.NumOps(v) {
				if o := f.Operand(v, i); o.IsConst() && f.TypeOf(o) == pt {
					f.SetOperand(v, i, s.c.Poison(ir.Ptr)) // nothing else of that space is known here
				}
			}
			s.makeGeneric(v, pt)
		case ir.OpAddrSpaceCast: // back, or there once more
			if t := f.TypeOf(v); t == ir.Ptr || t == pt {
				f.ReplaceAll(v, p)
				f.Erase(v)
				next = f.FirstUse(p) // the list has grown, and all of it may be seen again
			}
		case ir.OpCall:
			switch f.CalleeIntrinsic(v) {
			case ir.IntrMemcpy, ir.IntrMemcpyInline, ir.IntrMemmove:
				argLowerer{s.unit}.retypeMem(v)
			}
		}
		x = next
	}
}

// copyInst appends a copy of instruction x of g to block b.
func (s *inlineState) copyInst(g *ir.Func, x ir.Value, b, tail ir.Block, where ir.MD) {
	f := s.f
	op := g.Op(x)
	if op == ir.OpRet {
		if g.NumOps(x) > 0 {
			s.rets = append(s.rets, g.Operand(x, 0), b.Value())
		}
		br := f.New(ir.OpBr, ir.Void, 0, 0, tail.Value())
		f.Append(b, br)
		s.ends = append(s.ends, br)
		s.inlineDebug(g, x, br, where)
		return
	}
	s.vals = s.vals[:0]
	fixes := len(s.fix)
	for i := range g.NumOps(x) {
		o := g.Operand(x, i)
		n := s.inlined(g, o)
		if n == ir.None {
			s.fix = append(s.fix, inlineFix{i: i, old: o})
		}
		s.vals = append(s.vals, n)
	}
	aux := g.Aux(x)
	switch op {
	case ir.OpAlloca:
		s.local = append(s.local, x)
	case ir.OpCall:
		c := *g.Call(x)
		if c.Tail == 1 { // the caller's allocas may be passed now
			c.Tail = 0
		}
		for i, bd := range c.Bundles {
			if i == 0 {
				c.Bundles = append([]ir.Bundle(nil), c.Bundles...)
			}
			args := make([]ir.Value, 0, len(bd.Args))
			for _, a := range bd.Args {
				n := s.inlined(g, a)
				if n == ir.None {
					n = s.c.Poison(g.TypeOf(a))
				}
				args = append(args, n)
			}
			c.Bundles[i].Args = args
		}
		aux = f.AddCall(c)
	case ir.OpExtractValue, ir.OpInsertValue, ir.OpShuffleVector:
		aux = f.AddWords(g.Indices(x))
	}
	n := f.New(op, g.TypeOf(x), g.Flags(x), aux, s.vals...)
	for i := fixes; i < len(s.fix); i++ {
		s.fix[i].user = n
	}
	f.Append(b, n)
	s.inst[x] = n
	s.inlineDebug(g, x, n, where)
	if l := g.DebugLoc(x); l != 0 && where != 0 {
		f.SetDebugLoc(n, s.inlinedLoc(l, where))
	}
	s.att = g.Attachments(s.att[:0], x)
	for _, a := range s.att {
		switch a.Kind {
		case "noalias", "alias.scope":
		default:
			f.Attach(n, a)
		}
	}
	s.scopes.Attach(f, n, g, x)
}

// inlineDebug puts the debug records before x of g before its copy.
func (s *inlineState) inlineDebug(g *ir.Func, x, n ir.Value, where ir.MD) {
	f := s.f
	if len(g.Dbg) == 0 || where == 0 {
		return
	}
	f.Debug().Start()
	for i := g.Debug().First(x); i != 0; i = g.Debug().Next(i) {
		r := g.Dbg[i-1]
		if r.DebugLoc == 0 {
			continue
		}
		r.DebugLoc = s.inlinedLoc(r.DebugLoc, where)
		r.Before = n
		if r.Val != ir.None || s.m.MDs[r.Loc].Kind != ir.MDValue { // the module's constants are those of all functions
			v := g.Debug().Value(&r)
			if v != ir.None {
				v = s.inlined(g, v)
			}
			r.Val, r.Loc = v, 0
		}
		f.Debug().Add(r)
	}
}

// inlined returns the value in the caller for callee value o, None if o is an instruction that is not copied yet.
func (s *inlineState) inlined(g *ir.Func, o ir.Value) ir.Value {
	switch o.Kind() {
	case ir.KInst:
		return s.inst[o]
	case ir.KParam:
		return s.param[o.Index()]
	case ir.KBlock:
		return s.block[o.Block()].Value()
	case ir.KConst:
		i := o.Index()
		if s.konst[i] == ir.None {
			s.konst[i] = s.c.Import(&g.Consts, o)
		}
		return s.konst[i]
	}
	return o
}

// distinctLoc returns a distinct copy of the DILocation of a call: the inlinedAt of its inlined instructions.
func distinctLoc(m *ir.Module, loc ir.MD) ir.MD {
	if loc == 0 {
		return 0
	}
	n := m.MDs[loc]
	n.Distinct = true
	n.Fields = append([]ir.MDField(nil), n.Fields...)
	return m.AddMD(n)
}

// inlinedLoc returns location l of the callee with its chain of inlinedAt extended
// to end at the call.
func (s *inlineState) inlinedLoc(l, where ir.MD) ir.MD {
	if r := s.locs.Get(uint32(l)); r != 0 {
		return r
	}
	n := s.m.MDs[l]
	fields := make([]ir.MDField, 0, len(n.Fields)+1)
	next := where
	for _, fl := range n.Fields {
		if fl.Name == "inlinedAt" {
			if fl.MD != 0 {
				next = s.inlinedLoc(fl.MD, where)
			}
			continue
		}
		fields = append(fields, fl)
	}
	n.Fields = append(fields, ir.MDField{Name: "inlinedAt", Kind: ir.FieldMD, MD: next})
	r := s.m.AddMD(n)
	s.locs.Set(uint32(l), r)
	return r
}
