package passes

import (
	"sort"

	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// promoteState is the storage of promote.
type promoteState struct {
	vars  []promoVar
	varOf slab.Table[uint32] // by alloca: 1 + index of its variable
	cur   []ir.Value         // by variable: current value while walking
	defs  []promoDef         // linked lists: blocks that store to a variable
	phis  []promoPhi         // linked lists: phis placed in a block
	at    []uint32           // by block number: 1 + index of its first phi
	undo  []promoUndo
	queue []uint32
	seen  []uint32 // by block number: 1 + variable whose phi it has
	live  slab.BitSet
	dbg   []promoDbg // the variables of the source that live in the allocas
}

// promoDbg is a debug record that declares a variable of promote.
type promoDbg struct {
	record int
	next   uint32
}

type promoVar struct {
	alloca  ir.Value
	typ     ir.Type
	exposed bool   // read in a block before it is written there
	defs    uint32 // 1 + index of the first definition
	blk     uint32 // block number of last, while scanning
	last    ir.Value
	dbg     uint32 // 1 + index of the first declaration in the source
}

type promoDef struct{ blk, next uint32 }

type promoPhi struct {
	phi  ir.Value
	v    uint32
	next uint32
}

type promoUndo struct {
	v   uint32
	old ir.Value
}

// promotable reports whether alloca v is only loaded and stored, whole and as
// one type, so that its value can live in registers.
func (u *unit) promotable(v ir.Value) (ir.Type, bool) {
	f := u.f
	if x, ok := f.Consts.Uint(f.Operand(v, 0)); !ok || x != 1 {
		return 0, false
	}
	t := f.ElemType(v)
	if !u.ty.IsFirstClass(t) {
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
			if id := f.CalleeIntrinsic(user); id != ir.IntrLifetimeStart && id != ir.IntrLifetimeEnd {
				return 0, false
			}
		default:
			return 0, false
		}
	}
	return t, true
}

// promote turns the given promotable allocas into values (mem2reg): phis where
// definitions meet, found by iterated dominance frontiers, and one walk over the
// dominator tree that replaces loads. There must be no unreachable blocks.
func (u *unit) promote(allocas []ir.Value) {
	p := &u.prom
	f := u.f
	p.vars, p.defs, p.phis, p.undo = p.vars[:0], p.defs[:0], p.phis[:0], p.undo[:0]
	p.varOf.Reset(f.NumInsts())
	for _, a := range allocas {
		p.vars = append(p.vars, promoVar{alloca: a, typ: f.ElemType(a)})
		p.varOf.Set(uint32(a), uint32(len(p.vars)))
	}
	u.promoteDeclared()
	dom := u.Dom()
	p.cur = slab.Sized(p.cur, len(p.vars))
	u.promoteScan()
	p.at = slab.Sized(p.at, u.cfg.Len()+1)
	p.seen = slab.Sized(p.seen, u.cfg.Len()+1)
	for i := range p.vars {
		if p.vars[i].exposed && p.vars[i].defs != 0 {
			u.placePhis(uint32(i))
		}
	}

	for i := range p.vars {
		p.cur[i] = u.c.Undef(p.vars[i].typ)
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
			u.promoteUndo(stack[len(stack)-1].undo)
			stack = stack[:len(stack)-1]
		}
		stack = append(stack, level{n, len(p.undo)})
		u.promoteBlock(n)
	}
	u.promoteFinish()
}

// promoteScan replaces what can be replaced inside a block, finds which
// variables are read before they are written in some block, and the blocks that
// write them.
func (u *unit) promoteScan() {
	p, f := &u.prom, u.f
	for i, b := range u.cfg.RPO() {
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
						u.promoteValue(k-1, f.Operand(x.last, 0), f.Next(x.last))
						f.Erase(x.last)
					} else {
						x.blk = n
						p.defs = append(p.defs, promoDef{n, x.defs})
						x.defs = uint32(len(p.defs))
					}
					x.last = v
					p.cur[k-1] = f.Operand(v, 0)
				}
			case ir.OpCall:
				if id := f.CalleeIntrinsic(v); id == ir.IntrLifetimeStart || id == ir.IntrLifetimeEnd {
					if p.variable(f.Operand(v, f.NumArgs(v)-1)) != 0 {
						f.Erase(v)
					}
				}
			}
			v = next
		}
	}
}

func (p *promoteState) variable(v ir.Value) uint32 {
	if !v.IsInst() {
		return 0
	}
	return p.varOf.Get(uint32(v))
}

// placePhis puts an empty phi for variable k into every block of the iterated
// frontier of its definitions.
func (u *unit) placePhis(k uint32) {
	p := &u.prom
	p.queue = p.queue[:0]
	for d := p.vars[k].defs; d != 0; d = p.defs[d-1].next {
		p.queue = append(p.queue, p.defs[d-1].blk)
	}
	for len(p.queue) > 0 {
		n := p.queue[len(p.queue)-1]
		p.queue = p.queue[:len(p.queue)-1]
		for _, j := range u.dom.Frontier(n) {
			if p.seen[j] == k+1 {
				continue
			}
			p.seen[j] = k + 1
			phi := u.newPhi(j, p.vars[k].typ)
			p.phis = append(p.phis, promoPhi{phi, k, p.at[j]})
			p.at[j] = uint32(len(p.phis))
			p.queue = append(p.queue, j)
		}
	}
}

// newPhi creates a phi in front of block j with a poison entry for each edge,
// in the order of the CFG's predecessors.
func (u *unit) newPhi(j uint32, t ir.Type) ir.Value {
	f := u.f
	preds := u.cfg.Preds(j)
	u.vals = u.vals[:0]
	none := u.c.Poison(t)
	for _, q := range preds {
		u.vals = append(u.vals, none, u.cfg.Block(q).Value())
	}
	phi := f.New(ir.OpPhi, t, 0, 0, u.vals...)
	blk := u.cfg.Block(j)
	if first := f.First(blk); first != ir.None {
		f.InsertBefore(first, phi)
	} else {
		f.Append(blk, phi)
	}
	return phi
}

func (u *unit) promoteSet(k uint32, v ir.Value) {
	p := &u.prom
	p.undo = append(p.undo, promoUndo{k, p.cur[k]})
	p.cur[k] = v
}

func (u *unit) promoteUndo(to int) {
	p := &u.prom
	for i := len(p.undo) - 1; i >= to; i-- {
		p.cur[p.undo[i].v] = p.undo[i].old
	}
	p.undo = p.undo[:to]
}

func (u *unit) promoteBlock(n uint32) {
	p, f := &u.prom, u.f
	for i := p.at[n]; i != 0; i = p.phis[i-1].next {
		u.promoteSet(p.phis[i-1].v, p.phis[i-1].phi)
		if len(p.dbg) > 0 {
			u.promoteValue(p.phis[i-1].v, p.phis[i-1].phi, f.FirstNonPhi(u.cfg.Block(n)))
		}
	}
	b := u.cfg.Block(n)
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
				u.promoteSet(k-1, f.Operand(v, 0))
				u.promoteValue(k-1, f.Operand(v, 0), f.Next(v))
				f.Erase(v)
			}
		}
		v = next
	}
	prev := uint32(0)
	for _, s := range u.cfg.Succs(n) {
		if s == prev || p.at[s] == 0 {
			continue
		}
		prev = s
		preds := u.cfg.Preds(s)
		lo := sort.Search(len(preds), func(i int) bool { return preds[i] >= n })
		for ; lo < len(preds) && preds[lo] == n; lo++ { // parallel edges
			for i := p.at[s]; i != 0; i = p.phis[i-1].next {
				f.SetOperand(p.phis[i-1].phi, 2*lo, p.cur[p.phis[i-1].v])
			}
		}
	}
}

// promoteFinish erases the allocas, and the phis that only phis use.
func (u *unit) promoteFinish() {
	p, f := &u.prom, u.f
	p.live.Reset(f.NumInsts())
	u.mark.Reset(f.NumInsts())
	for i := range p.phis {
		u.mark.Add(uint32(p.phis[i].phi))
	}
	u.work = u.work[:0]
	for i := range p.phis {
		phi := p.phis[i].phi
		for x := f.FirstUse(phi); x != 0; x = f.NextUse(x) {
			if !u.mark.Has(uint32(f.User(x))) {
				if p.live.Add(uint32(phi)) {
					u.work = append(u.work, phi)
				}
				break
			}
		}
	}
	for len(u.work) > 0 {
		phi := u.work[len(u.work)-1]
		u.work = u.work[:len(u.work)-1]
		for i := 0; i < f.NumOps(phi); i += 2 {
			if o := f.Operand(phi, i); o.IsInst() && u.mark.Has(uint32(o)) && p.live.Add(uint32(o)) {
				u.work = append(u.work, o)
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

// promoteDeclared finds the debug records that declare variables in the allocas, and takes them
// for done: values will be told instead.
func (u *unit) promoteDeclared() {
	p, f := &u.prom, u.f
	p.dbg = p.dbg[:0]
	for i := range f.Dbg {
		r := &f.Dbg[i]
		if r.Kind != ir.DbgDeclare || r.Before == ir.None {
			continue
		}
		if k := p.variable(f.DebugVal(r)); k != 0 && simpleExpr(u.m, r.Expr) {
			x := &p.vars[k-1]
			p.dbg = append(p.dbg, promoDbg{i, x.dbg})
			x.dbg = uint32(len(p.dbg))
		}
	}
}

// simpleExpr reports whether an expression leaves what it is applied to alone but for a fragment.
func simpleExpr(m *ir.Module, id ir.MD) bool {
	n := &m.MDs[id]
	return n.Kind == ir.MDExpr && (len(n.Fields) == 0 || n.Fields[0].Str == "DW_OP_LLVM_fragment")
}

// declaredParts gives the variables of the source that live in alloca a to the alloca that replaces n bytes of
// it, from off on.
func (u *unit) declaredParts(a, part ir.Value, off, n uint64) {
	f := u.f
	whole := u.m.SizeOf(f.ElemType(a))
	for i := range f.Dbg {
		r := f.Dbg[i]
		if r.Kind != ir.DbgDeclare || r.Before == ir.None || f.DebugVal(&r) != a {
			continue
		}
		if n != whole {
			switch x := u.m.MDs[r.Expr].Fields; {
			case u.m.MDs[r.Expr].Kind != ir.MDExpr:
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
		f.AddDebug(r)
	}
}

// promoteValue says in front of instruction at that the variables of the source that live in
// alloca k have value v from there on.
func (u *unit) promoteValue(k uint32, v, at ir.Value) {
	p, f := &u.prom, u.f
	if at == ir.None {
		return
	}
	for i := p.vars[k].dbg; i != 0; i = p.dbg[i-1].next {
		r := f.Dbg[p.dbg[i-1].record]
		r.Kind, r.Before, r.Loc, r.Val = ir.DbgValue, at, 0, v
		f.AddDebug(r)
	}
}
