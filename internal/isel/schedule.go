package isel

import (
	"slices"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// In the mode that follows llc, the instructions of a block get llc's order, so that both outputs have the same lines
// and the same register numbers. llc schedules from the end of a block. Of the instructions whose users are all
// scheduled it takes the one latest in the source; among those of one IR instruction the one that lengthens the fewest
// live ranges, is closest to its user, is deepest, became available first. ptxas schedules anew, so nothing but the
// order depends on this.

// maxScheduled bounds the instructions of a block that is scheduled: choosing takes time in
// the number of those available.
const maxScheduled = 1000

// schedNode is a unit of scheduling: an instruction; the opening of a call; the call with its closing instructions.
type schedNode struct {
	first, end  uint32 // instructions
	order       uint32 // place in the source, from 1
	preds, last uint32 // edges[preds:last]
	scratch     uint32 // registers read
	left        uint32 // later nodes that are not scheduled yet
	copies      bool   // copies of values used after the block, as llc writes them
	feeds       bool   // writes a register that has readers
	reads       bool   // a register that is written in the block
	need        uint32 // Sethi and Ullman's number
	depth       uint32 // longest path from the top
	height      uint32 // from the bottom, among the scheduled nodes
	near        uint32 // height of the latest user
	queue       uint32 // when it became available
	effect      bool   // touches memory or other threads
}

// schedEdge leads to a node that must come before.
type schedEdge struct {
	node  uint32
	order bool // for the order alone, not for a register
}

type scheduler struct {
	orders []uint32 // by instruction of the block
	nodes  []schedNode
	edges  []schedEdge
	def    []uint32 // by register: 1 + the node that writes it
	read   []uint32 // by register: the run that reads it before it writes it
	run    uint32
	root   []uint32 // effects that the next one must follow
	same   uint32   // order of those
	loads  []uint32 // loads since then
	open   uint32   // 1 + the node that opened a call
	passes []uint32 // its arguments

	outside []bool   // by register: other blocks, which were selected before, name it
	exports []uint32 // nodes that write such registers
	ready   []uint32
	out     []ptx.Inst
	names   []ptx.Name // of the parameters
}

// schedule puts insts, those of block b whose source orders are known, in llc's order; orders has the order of each. It
// reports whether it could.
func (s *selector) schedule(insts []ptx.Inst, orders []uint32) bool {
	if len(insts) < 2 || len(insts) > maxScheduled {
		return len(insts) < 2
	}
	c := &s.sched
	c.run++
	c.nodes, c.edges, c.root, c.loads, c.ready = c.nodes[:0], c.edges[:0], c.root[:0], c.loads[:0], c.ready[:0]
	c.open, c.passes, c.exports = 0, c.passes[:0], c.exports[:0]
	for len(c.def) < len(s.out.Regs) {
		c.def, c.read = append(c.def, 0), append(c.read, 0)
	}
	ok := s.schedNodes(insts, orders)
	for i := range insts {
		s.registers(&insts[i], func(r ptx.RegID) { c.def[r] = 0 })
	}
	if !ok {
		return false
	}
	c.pick()
	c.out = c.out[:0]
	for _, n := range c.ready { // from the end
		x := &c.nodes[n]
		for i := x.end; i > x.first; i-- {
			c.out = append(c.out, insts[i-1])
		}
	}
	slices.Reverse(c.out)
	copy(insts, c.out)
	return true
}

// schedNodes divides insts into nodes and finds their edges. It returns false where a register is
// written twice: those blocks stay as they are.
func (s *selector) schedNodes(insts []ptx.Inst, orders []uint32) bool {
	c := &s.sched
	for i := uint32(0); i < uint32(len(insts)); {
		n := schedNode{first: i, end: i + 1, order: orders[i], preds: uint32(len(c.edges))}
		at, effect := uint32(len(c.nodes)), &insts[i]
		switch form := insts[i].Op.Form(); {
		case form == isa.FormPragmaStmt && n.end < uint32(len(insts)) && orders[n.end] == n.order: // of the load that follows
			effect = &insts[n.end]
			n.end++
		case form == isa.FormScopeOpen: // and declarations
			for int(n.end) < len(insts) && (insts[n.end].Op.Form() == isa.FormVar || insts[n.end].Op.Form() == isa.FormProtoDecl) {
				n.end++
			}
			n.effect = true
			c.open, c.passes = at+1, c.passes[:0]
		case insts[i].Op.Info().Flags&isa.IsCall != 0:
			for insts[n.end-1].Op.Form() != isa.FormScopeClose {
				if n.end++; n.end > uint32(len(insts)) {
					return false
				}
			}
			for _, p := range slices.Backward(c.passes) { // orderCall has them in reverse
				c.edge(at, p, true)
			}
			c.open = 0
		case form == isa.FormComment: // inline assembly between two of them
			n.end += 2
			n.effect = true
			if n.end > uint32(len(insts)) || insts[n.first+1].Op.Form() != isa.FormRaw {
				return false
			}
		case carryIn(&insts[i]): // one node, so that nothing writes the carry flag in between
			return false
		case insts[i].Op.Has(isa.Cc):
			for int(n.end) < len(insts) && carryIn(&insts[n.end]) {
				n.end++
			}
		case form == isa.FormRaw, form == isa.FormVar, form == isa.FormPragmaStmt, form == isa.FormProtoDecl && c.open == 0:
			return false
		}
		for k := n.first; k < n.end; k++ {
			if insts[k].Op.Info().Flags&isa.Terminator != 0 || !s.schedUses(&insts[k], at) {
				return false
			}
		}
		n.scratch = uint32(len(c.edges)) - n.preds
		c.chain(&n, at, effect)
		n.last = uint32(len(c.edges))
		c.nodes = append(c.nodes, n)
		i = n.end
	}
	for _, k := range c.exports {
		n := schedNode{first: c.nodes[k].first, end: c.nodes[k].first, order: c.nodes[k].order, copies: true, effect: true, preds: uint32(len(c.edges))}
		in := &insts[n.first]
		if in.Op.Info().Flags&isa.MayLoad != 0 && in.Op.Get(isa.SlotSpace) == isa.Param {
			n.order = 1
		}
		c.edge(uint32(len(c.nodes)), k, false)
		n.last = uint32(len(c.edges))
		c.nodes = append(c.nodes, n)
	}
	return true
}

// carryIn reports whether in reads the carry of an earlier instruction.
func carryIn(in *ptx.Inst) bool {
	switch in.Op.Sem() {
	case isa.SemAddc, isa.SemSubc, isa.SemMadc:
		return true
	}
	return false
}

// schedUses notes the registers and memory that instruction in of node at reads and writes.
func (s *selector) schedUses(in *ptx.Inst, at uint32) bool {
	c := &s.sched
	ops := s.out.Opnds[in.Ops : in.Ops+uint32(in.N)]
	if in.Op.Form() == isa.FormRaw {
		s.schedAsm(ops, at)
		return true
	}
	n, known := ptx.Destinations(in, ops)
	if !known && in.Op.Info().Flags&isa.IsCall == 0 && len(ops) > 0 && in.Op.Form() != isa.FormScopeOpen && in.Op.Form() != isa.FormScopeClose &&
		in.Op.Form() != isa.FormVar && in.Op.Form() != isa.FormProtoDecl {
		return false
	}
	use := func(o *ptx.Operand) {
		if o.Kind != ptx.OpReg && o.Kind != ptx.OpAddrReg {
			return
		}
		d := c.def[o.Idx]
		if d == 0 {
			c.read[o.Idx] = c.run
			return
		}
		if d-1 != at {
			c.edge(at, d-1, false)
		}
	}
	first := n
	if in.Op.Info().Flags&isa.MayStore != 0 && in.Op.Info().Flags&isa.MayLoad == 0 && n < len(ops) { // llc's stores name the address last
		first = n + 1
	}
	for k := first; k < len(ops); k++ {
		use(&ops[k])
	}
	for k := n; k < first; k++ {
		use(&ops[k])
	}
	if in.Guard != 0 {
		use(&ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpReg}, Idx: uint32(in.Guard)})
	}
	for k := range n {
		if r := ops[k].Idx; ops[k].Kind == ptx.OpReg {
			if c.def[r] != 0 || c.read[r] == c.run {
				return false
			}
			c.def[r] = at + 1
			if int(r) < len(c.outside) && c.outside[r] && !slices.Contains(c.exports[max(0, len(c.exports)-1):], at) {
				c.exports = append(c.exports, at)
			}
		}
	}
	return true
}

// schedAsm notes the registers of inline assembly: a register without an earlier write may be written by it.
func (s *selector) schedAsm(ops []ptx.Operand, at uint32) {
	c := &s.sched
	for _, o := range ops {
		if o.Kind != ptx.OpReg && o.Kind != ptx.OpAddrReg {
			continue
		}
		if d := c.def[o.Idx]; d != 0 && d-1 != at {
			c.edge(at, d-1, false)
		}
		c.def[o.Idx] = at + 1
	}
}

// edge adds an edge: node to must come before node from.
func (c *scheduler) edge(from, to uint32, order bool) {
	first := uint32(0)
	if from > 0 {
		first = c.nodes[from-1].last
	}
	for _, e := range c.edges[first:] {
		if e.node == to && e.order == order {
			return
		}
	}
	c.edges = append(c.edges, schedEdge{to, order})
}

// chain puts memory accesses and other effects in order: loads may pass loads, and the stores of
// one IR instruction each other.
func (c *scheduler) chain(n *schedNode, at uint32, in *ptx.Inst) {
	flags := in.Op.Info().Flags
	if c.open != 0 && c.open != at+1 && (flags&isa.MayStore != 0 || in.Op.Form() == isa.FormProtoDecl) { // an argument, or how they are passed
		c.edge(at, c.open-1, true)
		c.passes = append(c.passes, at)
		n.effect = true
		return
	}
	if flags&(isa.SideEffect|isa.MayStore|isa.Convergent|isa.Barrier|isa.IsCall) != 0 || flags&isa.MayLoad != 0 && in.Op.Get(isa.SlotOrder) != 0 {
		n.effect = true
	}
	switch {
	case n.effect:
		plain := n.end == n.first+1 && flags&(isa.SideEffect|isa.Convergent|isa.Barrier|isa.MayLoad) == 0
		if plain && len(c.root) > 0 && len(c.loads) == 0 && c.same == n.order { // beside the others
			for _, r := range c.nodes[c.root[0]].behind(c) {
				c.edge(at, r.node, true)
			}
			c.root = append(c.root, at)
			return
		}
		for _, l := range c.loads {
			c.edge(at, l, true)
		}
		for _, r := range c.root {
			c.edge(at, r, true)
		}
		c.root, c.loads, c.same = append(c.root[:0], at), c.loads[:0], 0
		if plain {
			c.same = n.order
		}
	case flags&isa.MayLoad != 0:
		sp := in.Op.Get(isa.SlotSpace)
		if sp == isa.Param || sp == isa.Const || in.Op.Has(isa.Nc) {
			return
		}
		for _, r := range c.root {
			c.edge(at, r, true)
		}
		c.loads = append(c.loads, at)
	}
}

// behind returns the order edges of n; a node beside n gets the same edges.
func (n *schedNode) behind(c *scheduler) []schedEdge {
	var out []schedEdge
	for _, e := range c.edges[n.preds:n.last] {
		if e.order {
			out = append(out, e)
		}
	}
	return out
}

// scheduleBlock puts the instructions of the current block, which s.chunks delimits, in llc's order; entry if the first
// are those of the prologue.
func (s *selector) scheduleBlock(insts []ptx.Inst, entry bool) bool {
	c := &s.sched
	c.orders = c.orders[:0]
	t := s.f.Terminator(s.blk)
	from, to := 0, len(insts)
	prologue := -1
	if entry {
		prologue = len(s.chunks) - 2
		if s.chunks[0] != 0 || s.noUnroll(s.blk) {
			return false
		}
	}
	for i := len(s.chunks) - 2; i >= 0; i-- {
		n := int(s.chunks[i+1] - s.chunks[i])
		order := uint32(0)
		switch v := s.origins[i]; {
		case v != ir.None:
			order = s.sourceOrder(v, t)
		case i == prologue:
			order = 1
		case n == 0:
		case i == 1: // copies for phis, and all instructions after them
			to = min(to, len(c.orders))
		default:
			from = len(c.orders) + n
		}
		for range n {
			c.orders = append(c.orders, order)
		}
	}
	if entry {
		s.paramOrders(insts)
	}
	for i := from; i < to; i++ {
		if insts[i].Op.Info().Flags&isa.Terminator != 0 {
			to = i
		}
	}
	ok := s.schedule(insts[from:to], c.orders[from:to])
	for len(c.outside) < len(s.out.Regs) {
		c.outside = append(c.outside, false)
	}
	for i := range insts {
		s.registers(&insts[i], func(r ptx.RegID) { c.outside[r] = true })
	}
	return ok
}

// paramOrders gives the loads of parameter i in insts the order of instruction i.
func (s *selector) paramOrders(insts []ptx.Inst) {
	names := s.sched.names[:0]
	for i := range s.f.NumParams() {
		n := ptx.Name(0)
		if !s.env.isByval(s.f, i) {
			n = s.env.paramName(s.f.Sym, i)
		}
		names = append(names, n)
	}
	s.sched.names = names
	for i := range insts {
		in := &insts[i]
		if in.Op.Info().Flags&isa.MayLoad == 0 || in.Op.Get(isa.SlotSpace) != isa.Param {
			continue
		}
		o := s.out.Opnds[in.Ops+uint32(in.N)-1]
		if o.Kind != ptx.OpAddrSym {
			continue
		}
		if k := slices.Index(names, ptx.Name(o.Idx)); k >= 0 {
			s.sched.orders[i] = uint32(k) + 1
		}
	}
}

// sourceOrder returns the place in the source of the instructions of v in a block that ends with t.
func (s *selector) sourceOrder(v, t ir.Value) uint32 {
	f := s.f
	if op := f.Op(v); (op == ir.OpICmp || op == ir.OpFCmp) && f.HasOneUse(v) && f.User(f.FirstUse(v)) == t { // llc compares where it branches
		v = t
	}
	return s.sinking.number[v] + 2
}
