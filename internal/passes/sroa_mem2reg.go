package passes

import (
	"sort"

	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// mem2regState is the storage of promote.
type mem2regState struct {
	*unit

	vars  []mem2regVar
	varOf slab.Table[uint32] // by alloca: 1 + index of its variable
	cur   []ir.Value         // by variable: current value while walking
	defs  []mem2regDef       // linked lists: blocks that store to a variable
	phis  []mem2regPhi       // linked lists: phis placed in a block
	at    []uint32           // by block number: 1 + index of its first phi
	undo  []mem2regUndo
	queue []uint32
	seen  []uint32 // by block number: 1 + variable whose phi it has
	live  slab.BitSet
	dbg   []mem2regDbg // the variables of the source that live in the allocas
}

// mem2regDbg is a debug record that declares a variable of promote.
type mem2regDbg struct {
	record int
	next   uint32
}

type mem2regVar struct {
	alloca  ir.Value
	typ     ir.Type
	exposed bool   // read in a block before it is written there
	defs    uint32 // 1 + index of the first definition
	blk     uint32 // block number of last, while scanning
	last    ir.Value
	dbg     uint32 // 1 + index of the first declaration in the source
}

type mem2regDef struct{ blk, next uint32 }

type mem2regPhi struct {
	phi  ir.Value
	v    uint32
	next uint32
}

type mem2regUndo struct {
	v   uint32
	old ir.Value
}

// mem2reg promotes the temporaries of unoptimized code: scalars and aggregates that are only loaded and stored, and that no variable of
// the source lives in. libNVVM promotes at -opt=0, too; unlike it, we keep declared variables in memory, where a debugger finds them at
// every instruction. Numba stores each temporary of a debug build in an alloca; without this pass they fill local memory.
func mem2reg(u *unit) bool {
	f := u.f
	declared := &u.mark
	declared.Reset(f.NumInsts())
	for i := range f.Dbg {
		if r := &f.Dbg[i]; r.Before != ir.None {
			if v := f.Debug().Value(r); v.IsInst() {
				declared.Add(uint32(v))
			}
		}
	}
	allocas := u.vals[:0]
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) != ir.OpAlloca || declared.Has(uint32(v)) {
				continue
			}
			if _, ok := u.mem2reg.promotable(v); ok {
				allocas = append(allocas, v)
			}
		}
	}
	u.vals = allocas
	if len(allocas) == 0 {
		return false
	}
	u.mem2reg.promote(allocas)
	return true
}

// promotable reports whether alloca v is only loaded and stored, whole and as
// one type, so that its value can live in registers.
func (p *mem2regState) promotable(v ir.Value) (ir.Type, bool) {
	f := p.f
	if x, ok := f.Consts.Uint(f.Operand(v, 0)); !ok || x != 1 {
		return 0, false
	}
	t := f.ElemType(v)
	if !p.ty.IsFirstClass(t) {
		return 0, false
	}
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		switch user := f.User(x); f.Op(user) {
		case ir.OpLoad:
			if f.TypeOf(user) != t || f.Flags(user)&ir.FlagVolatile != 0 || f.Mem(user).Order != ir.NotAtomic {
				return 0, false
			}
		case ir.OpStore:
			if f.UseIndex(x) != 1 || f.TypeOf(f.Operand(user, 0)) != t || f.Flags(user)&ir.FlagVolatile != 0 ||
				f.Mem(user).Order != ir.NotAtomic {
				return 0, false
			}
		case ir.OpCall:
			if !f.CalleeIntrinsic(user).IsLifetime() {
				return 0, false
			}
		default:
			return 0, false
		}
	}
	return t, true
}

// promote turns the given promotable allocas into values (mem2reg): phis where definitions meet, found by iterated
// dominance frontiers, and one walk over the dominator tree that replaces loads. Unreachable blocks must have been
// removed.
func (p *mem2regState) promote(allocas []ir.Value) {
	f := p.f
	p.vars, p.defs, p.phis, p.undo = p.vars[:0], p.defs[:0], p.phis[:0], p.undo[:0]
	p.varOf.Reset(f.NumInsts())
	for _, a := range allocas {
		p.vars = append(p.vars, mem2regVar{alloca: a, typ: f.ElemType(a)})
		p.varOf.Set(uint32(a), uint32(len(p.vars)))
	}
	p.moveDeclares()
	dom := p.Dom()
	p.cur = slab.Sized(p.cur, len(p.vars))
	p.scan()
	p.at = slab.Sized(p.at, p.cfg.Len()+1)
	p.seen = slab.Sized(p.seen, p.cfg.Len()+1)
	for i := range p.vars {
		if p.vars[i].exposed && p.vars[i].defs != 0 {
			p.placePhis(uint32(i))
		}
	}

	for i := range p.vars {
		p.cur[i] = p.c.Undef(p.vars[i].typ)
	}
	// Preorder walk of the dominator tree. Where the walk leaves a subtree, the
	// values that held above it come back from the undo log.
	type level struct {
		blk  uint32
		undo int
	}
	var stack []level
	for _, n := range dom.Preorder() {
		for len(stack) > 0 && stack[len(stack)-1].blk != dom.IDom(n) {
			p.rollBack(stack[len(stack)-1].undo)
			stack = stack[:len(stack)-1]
		}
		stack = append(stack, level{n, len(p.undo)})
		p.visitBlock(n)
	}
	p.finish()
}

// scan performs the replacements within a block, finds the variables that are read before they are written in some
// block, and the blocks that write them.
func (p *mem2regState) scan() {
	f := p.f
	for i, b := range p.cfg.RPO() {
		n := uint32(i + 1)
		for v := f.First(b); v != ir.None; {
			next := f.Next(v)
			switch f.Op(v) {
			case ir.OpLoad:
				if k := p.variable(f.Operand(v, 0)); k != 0 {
					x := &p.vars[k-1]
					if x.blk == n {
						f.ReplaceAll(v, p.cur[k-1])
						f.Erase(v)
					} else {
						x.exposed = true
					}
				}
			case ir.OpStore:
				if k := p.variable(f.Operand(v, 1)); k != 0 {
					x := &p.vars[k-1]
					if x.blk == n {
						p.describe(k-1, f.Operand(x.last, 0), f.Next(x.last))
						f.Erase(x.last)
					} else {
						x.blk = n
						p.defs = append(p.defs, mem2regDef{n, x.defs})
						x.defs = uint32(len(p.defs))
					}
					x.last = v
					p.cur[k-1] = f.Operand(v, 0)
				}
			case ir.OpCall:
				if id := f.CalleeIntrinsic(v); id.IsLifetime() {
					if k := p.variable(f.Operand(v, f.NumArgs(v)-1)); k != 0 {
						if id == ir.IntrLifetimeStart {
							next = p.storeUndef(v, p.vars[k-1].alloca)
						}
						f.Erase(v)
					}
				}
			}
			v = next
		}
	}
}

// storeUndef stores undef to alloca a before start, an llvm.lifetime.start of it: otherwise a variable of a loop's body that some paths do
// not write, such as the result of an inlined function, would keep its value from the iteration before in a phi.
func (u *unit) storeUndef(start, a ir.Value) ir.Value {
	t := u.f.ElemType(a)
	u.b.Before(start)
	return u.b.Store(u.c.Undef(t), a, u.f.AllocaAlign(a), 0)
}

func (p *mem2regState) variable(v ir.Value) uint32 {
	if !v.IsInst() {
		return 0
	}
	return p.varOf.Get(uint32(v))
}

// placePhis puts an empty phi for variable k into every block of the iterated
// frontier of its definitions.
func (p *mem2regState) placePhis(k uint32) {
	p.queue = p.queue[:0]
	for d := p.vars[k].defs; d != 0; d = p.defs[d-1].next {
		p.queue = append(p.queue, p.defs[d-1].blk)
	}
	for len(p.queue) > 0 {
		n := p.queue[len(p.queue)-1]
		p.queue = p.queue[:len(p.queue)-1]
		for _, j := range p.dom.Frontier(n) {
			if p.seen[j] == k+1 {
				continue
			}
			p.seen[j] = k + 1
			phi := p.newPhi(j, p.vars[k].typ)
			p.phis = append(p.phis, mem2regPhi{phi, k, p.at[j]})
			p.at[j] = uint32(len(p.phis))
			p.queue = append(p.queue, j)
		}
	}
}

// newPhi creates a phi before block j with a poison entry for each edge,
// in the order of the CFG's predecessors.
func (p *mem2regState) newPhi(j uint32, t ir.Type) ir.Value {
	f := p.f
	preds := p.cfg.Preds(j)
	p.vals = p.vals[:0]
	none := p.c.Poison(t)
	for _, q := range preds {
		p.vals = append(p.vals, none, p.cfg.Block(q).Value())
	}
	phi := f.New(ir.OpPhi, t, 0, 0, p.vals...)
	blk := p.cfg.Block(j)
	if first := f.First(blk); first != ir.None {
		f.InsertBefore(first, phi)
	} else {
		f.Append(blk, phi)
	}
	return phi
}

func (p *mem2regState) set(k uint32, v ir.Value) {
	p.undo = append(p.undo, mem2regUndo{k, p.cur[k]})
	p.cur[k] = v
}

func (p *mem2regState) rollBack(to int) {
	for i := len(p.undo) - 1; i >= to; i-- {
		p.cur[p.undo[i].v] = p.undo[i].old
	}
	p.undo = p.undo[:to]
}

func (p *mem2regState) visitBlock(n uint32) {
	f := p.f
	for i := p.at[n]; i != 0; i = p.phis[i-1].next {
		p.set(p.phis[i-1].v, p.phis[i-1].phi)
		if len(p.dbg) > 0 {
			p.describe(p.phis[i-1].v, p.phis[i-1].phi, f.FirstNonPhi(p.cfg.Block(n)))
		}
	}
	b := p.cfg.Block(n)
	for v := f.First(b); v != ir.None; {
		next := f.Next(v)
		switch f.Op(v) {
		case ir.OpLoad:
			if k := p.variable(f.Operand(v, 0)); k != 0 {
				f.ReplaceAll(v, p.cur[k-1])
				f.Erase(v)
			}
		case ir.OpStore:
			if k := p.variable(f.Operand(v, 1)); k != 0 {
				p.set(k-1, f.Operand(v, 0))
				p.describe(k-1, f.Operand(v, 0), f.Next(v))
				f.Erase(v)
			}
		}
		v = next
	}
	prev := uint32(0)
	for _, s := range p.cfg.Succs(n) {
		if s == prev || p.at[s] == 0 {
			continue
		}
		prev = s
		preds := p.cfg.Preds(s)
		lo := sort.Search(len(preds), func(i int) bool { return preds[i] >= n })
		for ; lo < len(preds) && preds[lo] == n; lo++ { // parallel edges
			for i := p.at[s]; i != 0; i = p.phis[i-1].next {
				f.SetOperand(p.phis[i-1].phi, 2*lo, p.cur[p.phis[i-1].v])
			}
		}
	}
}

// finish erases the allocas, and the phis that only phis use.
func (p *mem2regState) finish() {
	f := p.f
	p.live.Reset(f.NumInsts())
	p.mark.Reset(f.NumInsts())
	for i := range p.phis {
		p.mark.Add(uint32(p.phis[i].phi))
	}
	p.work = p.work[:0]
	for i := range p.phis {
		phi := p.phis[i].phi
		for x := f.FirstUse(phi); x != 0; x = f.NextUse(x) {
			if !p.mark.Has(uint32(f.User(x))) {
				if p.live.Add(uint32(phi)) {
					p.work = append(p.work, phi)
				}
				break
			}
		}
	}
	for len(p.work) > 0 {
		phi := p.work[len(p.work)-1]
		p.work = p.work[:len(p.work)-1]
		for i := 0; i < f.NumOps(phi); i += 2 {
			if o := f.Operand(phi, i); o.IsInst() && p.mark.Has(uint32(o)) && p.live.Add(uint32(o)) {
				p.work = append(p.work, o)
			}
		}
	}
	for i := range p.phis {
		if phi := p.phis[i].phi; !p.live.Has(uint32(phi)) {
			f.Erase(phi)
		}
	}
	for i := range p.vars {
		a := p.vars[i].alloca
		for x := f.FirstUse(a); x != 0; x = f.FirstUse(a) {
			f.Erase(f.User(x))
		}
		f.Erase(a)
	}
}

// moveDeclares finds the debug records that declare variables in the allocas, and takes them
// for done: values will be told instead.
func (p *mem2regState) moveDeclares() {
	f := p.f
	p.dbg = p.dbg[:0]
	for i := range f.Dbg {
		r := &f.Dbg[i]
		if r.Kind != ir.DbgDeclare || r.Before == ir.None {
			continue
		}
		if k := p.variable(f.Debug().Value(r)); k != 0 && simpleExpr(p.m, r.Expr) {
			x := &p.vars[k-1]
			p.dbg = append(p.dbg, mem2regDbg{i, x.dbg})
			x.dbg = uint32(len(p.dbg))
		}
	}
}

// simpleExpr reports whether an expression does not modify its operand, except by selecting a fragment.
func simpleExpr(m *ir.Module, id ir.MD) bool {
	n := &m.MDs[id]
	return n.Kind == ir.MDExpr && (len(n.Fields) == 0 || n.Fields[0].Str == "DW_OP_LLVM_fragment")
}

// declaredParts gives the variables of the source that live in alloca a to the alloca that replaces n bytes of
// it, from off on.
func (p *mem2regState) declaredParts(a, part ir.Value, off, n uint64) {
	f := p.f
	whole := p.m.SizeOf(f.ElemType(a))
	for i := range f.Dbg {
		r := f.Dbg[i]
		if r.Kind != ir.DbgDeclare || r.Before == ir.None || f.Debug().Value(&r) != a {
			continue
		}
		if n != whole {
			switch x := p.m.MDs[r.Expr].Fields; {
			case p.m.MDs[r.Expr].Kind != ir.MDExpr:
				continue
			case r.Part.Size != 0:
				r.Part = ir.DbgPart{Off: r.Part.Off + uint32(off), Size: uint32(n)}
			case len(x) == 0:
				r.Part = ir.DbgPart{Off: uint32(off), Size: uint32(n)}
			case len(x) == 3 && x[0].Str == "DW_OP_LLVM_fragment" && x[1].Int%8 == 0:
				r.Part = ir.DbgPart{Off: uint32(x[1].Int/8 + off), Size: uint32(n)}
			default:
				continue
			}
		}
		r.Loc, r.Val = 0, part
		f.Debug().Add(r)
	}
}

// describe records before instruction at that the variables of the source that are in alloca k have value v from there
// on.
func (p *mem2regState) describe(k uint32, v, at ir.Value) {
	f := p.f
	if at == ir.None {
		return
	}
	for i := p.vars[k].dbg; i != 0; i = p.dbg[i-1].next {
		r := f.Dbg[p.dbg[i-1].record]
		r.Kind, r.Before, r.Loc, r.Val = ir.DbgValue, at, 0, v
		f.Debug().Add(r)
	}
}
