package passes

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// cseState is the storage of the pass.
type cseState struct {
	*unit

	heads  []uint32  // by hash: 1 + index of the newest node
	nodes  []cseNode // a stack: the nodes that a subtree of the dominator tree added are popped when it is left
	writes []analysis.Access
	esc    analysis.Escapes
	fills  []cseFill // a stack as nodes is
	levels []cseLevel

	after ir.Value // None, or the assumption that learn is about

	at   []uint32 // by block number: where its writes start in list
	list []ir.Value
	seen []uint32
	walk []uint32
}

// cseNode is an available value.
type cseNode struct {
	hash  uint32
	next  uint32
	inst  ir.Value // instruction that has the operation (or, for facts, that is like it)
	val   ir.Value // the value
	write uint32   // loads: number of writes when it was valid
	kind  nodeKind
}

type nodeKind uint8

const (
	nodeExpr nodeKind = iota
	nodeLoad          // val is the result of a load from inst's pointer
	nodeFact          // comparison inst is known to be val here
	nodeNot           // comparison with inst's operands and the opposite predicate is val
)

type cseLevel struct {
	blk                  uint32
	nodes, writes, fills int
}

// earlyCSE walks the dominator tree and replaces available values: expressions, loads whose location no instruction
// may have written since it was loaded or stored, and conditions that a dominating branch decides.
func earlyCSE(u *unit) bool {
	f, s := u.f, &u.cse
	dom := u.Dom()
	size := 64
	for size < f.NumInsts() {
		size *= 2
	}
	s.heads = slab.Sized(s.heads, size)
	s.nodes, s.writes, s.fills = s.nodes[:0], s.writes[:0], s.fills[:0]
	s.esc.Reset(f)
	u.cse.collectWrites()
	changed := false
	stack := s.levels[:0]
	for _, n := range dom.Preorder() {
		for len(stack) > 0 && stack[len(stack)-1].blk != dom.IDom(n) {
			top := stack[len(stack)-1]
			s.pop(top.nodes)
			s.writes = s.writes[:top.writes]
			s.fills = s.fills[:top.fills]
			stack = stack[:len(stack)-1]
		}
		stack = append(stack, cseLevel{n, len(s.nodes), len(s.writes), len(s.fills)})
		u.cse.enterJoin(n)
		if u.cse.learnBranch(n) {
			changed = true
		}
		if u.cse.visitBlock(u.cfg.Block(n)) {
			changed = true
		}
	}
	s.levels = stack
	return changed
}

func (s *cseState) push(k cseNode) {
	h := &s.heads[k.hash&uint32(len(s.heads)-1)]
	k.next = *h
	s.nodes = append(s.nodes, k)
	*h = uint32(len(s.nodes))
}

func (s *cseState) pop(to int) {
	for i := len(s.nodes) - 1; i >= to; i-- {
		s.heads[s.nodes[i].hash&uint32(len(s.heads)-1)] = s.nodes[i].next
	}
	s.nodes = s.nodes[:to]
}

// learnBranch uses that block n is only entered if a condition holds.
func (cs *cseState) learnBranch(n uint32) bool {
	f := cs.f
	b := cs.cfg.Block(n)
	p := f.SinglePred(b)
	if p == 0 {
		return false
	}
	t := f.Terminator(p)
	switch f.Op(t) {
	case ir.OpCondBr:
		if f.Succ(p, 0) == f.Succ(p, 1) {
			return false
		}
		return cs.learn(b, f.Operand(t, 0), f.Succ(p, 0) == b, 0)
	case ir.OpSwitch:
		// The only edge into b determines the case.
		i := f.UseIndex(f.FirstPred(b))
		if cond := f.Operand(t, 0); i >= 3 && cond.IsInst() {
			return cs.replaceBelow(b, cond, f.Operand(t, i-1))
		}
	}
	return false
}

// learnAssumption uses that the condition of assumption v holds after it, in block b and below.
func (cs *cseState) learnAssumption(b ir.Block, v ir.Value) bool {
	cs.after = v
	changed := cs.learn(b, cs.f.Operand(v, 0), true, 0)
	cs.after = ir.None
	return changed
}

// learn records that condition c has value x in block b and below, or after an instruction of b.
func (cs *cseState) learn(b ir.Block, c ir.Value, x bool, depth int) bool {
	f := cs.f
	if !c.IsInst() {
		if c.IsParam() {
			return cs.replaceBelow(b, c, cs.fold.Bool(x))
		}
		return false
	}
	changed := cs.replaceBelow(b, c, cs.fold.Bool(x))
	if depth > 4 {
		return changed
	}
	switch f.Op(c) {
	case ir.OpAnd:
		if x {
			changed = cs.learn(b, f.Operand(c, 0), true, depth+1) || changed
			changed = cs.learn(b, f.Operand(c, 1), true, depth+1) || changed
		}
	case ir.OpOr:
		if !x {
			changed = cs.learn(b, f.Operand(c, 0), false, depth+1) || changed
			changed = cs.learn(b, f.Operand(c, 1), false, depth+1) || changed
		}
	case ir.OpXor:
		if cs.c.IsAllOnes(f.Operand(c, 1)) {
			changed = cs.learn(b, f.Operand(c, 0), !x, depth+1) || changed
		}
	case ir.OpSelect: // c && d, c || d
		if x && cs.c.IsZero(f.Operand(c, 2)) {
			changed = cs.learn(b, f.Operand(c, 0), true, depth+1) || changed
			changed = cs.learn(b, f.Operand(c, 1), true, depth+1) || changed
		}
		if !x && cs.c.IsAllOnes(f.Operand(c, 1)) {
			changed = cs.learn(b, f.Operand(c, 0), false, depth+1) || changed
			changed = cs.learn(b, f.Operand(c, 2), false, depth+1) || changed
		}
	case ir.OpICmp, ir.OpFCmp:
		s := cs
		p := f.Pred(c)
		s.push(cseNode{hash: cs.cmpHash(c, p), inst: c, val: cs.fold.Bool(x), kind: nodeFact})
		s.push(cseNode{hash: cs.cmpHash(c, p.Inverse()), inst: c, val: cs.fold.Bool(!x), kind: nodeNot})
		// An integer that is equal to a constant is that constant here.
		if k := f.Operand(c, 1); f.Op(c) == ir.OpICmp && cs.c.Kind(k) == ir.CInt {
			if p == ir.ICmpEQ && x || p == ir.ICmpNE && !x {
				changed = cs.replaceBelow(b, f.Operand(c, 0), k) || changed
			}
		}
	}
	return changed
}

// replaceBelow replaces the uses of v in blocks that b dominates, of those in b, where after is set, the uses after it.
func (cs *cseState) replaceBelow(b ir.Block, v, by ir.Value) bool {
	f := cs.f
	changed := false
	budget := 100
	n := cs.cfg.Number(b)
	for x := f.FirstUse(v); x != 0; {
		next := f.NextUse(x)
		if budget--; budget < 0 {
			break
		}
		if k := cs.cfg.Number(f.UseBlock(x)); k != 0 && cs.dom.DominatesN(n, k) && (k != n || cs.isAfter(f.User(x))) {
			f.SetUse(x, by)
			changed = true
		}
		x = next
	}
	return changed
}

// isAfter reports whether user, in a block where after is set or a phi of a successor, is executed after it.
func (cs *cseState) isAfter(user ir.Value) bool {
	return cs.after == ir.None || cs.f.Op(user) == ir.OpPhi || cs.dom.ExecutedBefore(cs.after, user)
}

func (cs *cseState) visitBlock(b ir.Block) bool {
	f := cs.f
	changed := false
	for v := f.First(b); v != ir.None; {
		next := f.Next(v)
		op := f.Op(v)
		switch {
		case op == ir.OpLoad:
			if cs.visitLoad(v) {
				changed = true
			}
		case op == ir.OpStore:
			if cs.visitStore(v) {
				changed = true
			}
		case cs.isExpr(v, op):
			x := cs.constant(v, op)
			if x == ir.None {
				x = cs.findExpr(v, op)
			}
			if x != ir.None {
				f.ReplaceAll(v, x)
				f.Erase(v)
				changed = true
			}
		default:
			if f.CalleeIntrinsic(v) == ir.IntrAssume {
				changed = cs.learnAssumption(b, v) || changed
			}
			if op == ir.OpCall || op == ir.OpFence || op == ir.OpCmpXchg || op == ir.OpAtomicRMW || op == ir.OpVAArg {
				if cs.fx.Inst(f, v)&analysis.Writes != 0 {
					cs.writes = append(cs.writes, cs.fx.Access(f, v))
					cs.noteFill(v)
				}
			}
		}
		v = next
	}
	return changed
}

// constant returns the constant that integer operation v is, None if it is none: an index that was loaded leads to the element that the next
// instructions access.
func (cs *cseState) constant(v ir.Value, op ir.Op) ir.Value {
	f, c := cs.f, cs.c
	n := f.NumOps(v)
	if n == 0 || n > 2 || !c.IsPlain(f.Operand(v, 0)) || n == 2 && !c.IsPlain(f.Operand(v, 1)) {
		return ir.None
	}
	switch {
	case op == ir.OpICmp:
		return cs.fold.ICmp(f.Pred(v), f.TypeOf(v), f.Operand(v, 0), f.Operand(v, 1))
	case op.IsBinary() && cs.ty.IsInt(f.TypeOf(v)):
		return cs.fold.Binary(op, f.TypeOf(v), f.Operand(v, 0), f.Operand(v, 1))
	case op == ir.OpSExt || op == ir.OpZExt || op == ir.OpTrunc:
		return cs.fold.Cast(op, f.Operand(v, 0), f.TypeOf(v))
	}
	return ir.None
}

// isExpr reports whether v only depends on its operands.
func (u *unit) isExpr(v ir.Value, op ir.Op) bool {
	switch {
	case op.IsBinary(), op.IsCast():
		return true
	}
	switch op {
	case ir.OpFNeg, ir.OpICmp, ir.OpFCmp, ir.OpSelect, ir.OpGEP, ir.OpExtractValue, ir.OpInsertValue,
		ir.OpExtractElement, ir.OpInsertElement, ir.OpShuffleVector:
		return true
	case ir.OpCall:
		return len(u.f.Call(v).Bundles) == 0 && u.f.TypeOf(v) != ir.Void && u.fx.Call(u.f, v).IsExpr()
	}
	return false
}

func (cs *cseState) exprHash(v ir.Value, op ir.Op) uint32 {
	f := cs.f
	h := slab.Mix(uint32(op), uint32(f.TypeOf(v)))
	switch op {
	case ir.OpICmp, ir.OpFCmp:
		return cs.cmpHash(v, f.Pred(v))
	case ir.OpGEP:
		h = slab.Mix(h, f.Aux(v))
	case ir.OpExtractValue, ir.OpInsertValue, ir.OpShuffleVector:
		for _, w := range f.Indices(v) {
			h = slab.Mix(h, w)
		}
	}
	if op.IsCommutative() {
		a, b := f.Operand(v, 0), f.Operand(v, 1)
		if a > b {
			a, b = b, a
		}
		return slab.Mix(slab.Mix(h, uint32(a)), uint32(b))
	}
	for i := range f.NumOps(v) {
		h = slab.Mix(h, uint32(f.Operand(v, i)))
	}
	return h
}

// cmpHash is the same for a comparison and the one with exchanged operands.
func (cs *cseState) cmpHash(v ir.Value, p ir.Pred) uint32 {
	a, b := cs.f.Operand(v, 0), cs.f.Operand(v, 1)
	if a > b {
		a, b, p = b, a, p.Swap()
	}
	return slab.Mix(slab.Mix(slab.Mix(uint32(ir.OpICmp), uint32(p)), uint32(a)), uint32(b))
}

// sameCmp reports whether comparison v with predicate pv is comparison w with pw.
func (cs *cseState) sameCmp(v ir.Value, pv ir.Pred, w ir.Value, pw ir.Pred) bool {
	f := cs.f
	a, b, c, d := f.Operand(v, 0), f.Operand(v, 1), f.Operand(w, 0), f.Operand(w, 1)
	return pv == pw && a == c && b == d || pv == pw.Swap() && a == d && b == c
}

// findExpr returns an available value equal to v; if there is none, v becomes available.
func (cs *cseState) findExpr(v ir.Value, op ir.Op) ir.Value {
	f := cs.f
	h := cs.exprHash(v, op)
	for i := cs.heads[h&uint32(len(cs.heads)-1)]; i != 0; i = cs.nodes[i-1].next {
		k := &cs.nodes[i-1]
		if k.hash != h || k.kind == nodeLoad {
			continue
		}
		w := k.inst
		if f.Op(w) != op {
			continue
		}
		if op == ir.OpICmp || op == ir.OpFCmp {
			p := f.Pred(w)
			if k.kind == nodeNot {
				p = p.Inverse()
			}
			if !cs.sameCmp(v, f.Pred(v), w, p) {
				continue
			}
			if k.kind == nodeExpr {
				f.SetFlags(w, f.Flags(w)&f.Flags(v))
			}
			return k.val
		}
		if f.TypeOf(w) != f.TypeOf(v) || !cs.sameOperands(v, w, op) {
			continue
		}
		f.SetFlags(w, f.Flags(w)&f.Flags(v))
		return w
	}
	cs.push(cseNode{hash: h, inst: v, val: v, kind: nodeExpr})
	return ir.None
}

func (u *unit) sameOperands(v, w ir.Value, op ir.Op) bool {
	f := u.f
	n := f.NumOps(v)
	if n != f.NumOps(w) {
		return false
	}
	switch op {
	case ir.OpGEP:
		if f.Aux(v) != f.Aux(w) {
			return false
		}
	case ir.OpExtractValue, ir.OpInsertValue, ir.OpShuffleVector:
		if !slices.Equal(f.Indices(v), f.Indices(w)) {
			return false
		}
	case ir.OpCall:
		if f.Call(v).FnType != f.Call(w).FnType {
			return false
		}
	}
	if op.IsCommutative() && f.Operand(v, 0) == f.Operand(w, 1) && f.Operand(v, 1) == f.Operand(w, 0) {
		return true
	}
	for i := range n {
		if f.Operand(v, i) != f.Operand(w, i) {
			return false
		}
	}
	return true
}
