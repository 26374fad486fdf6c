package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// collectWrites lists, by block, the instructions that write memory.
func (u *unit) collectWrites() {
	f, s := u.f, &u.cse
	n := u.cfg.Len()
	s.at = slab.Sized(s.at, n+2)
	s.seen = slab.Sized(s.seen, n+1)
	s.list = s.list[:0]
	for i := 1; i <= n; i++ {
		s.at[i] = uint32(len(s.list))
		b := u.cfg.Block(uint32(i))
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpStore, ir.OpLoad, ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpCall, ir.OpVAArg, ir.OpInvoke, ir.OpCallBr:
				if u.fx.Inst(f, v)&analysis.Writes != 0 {
					s.list = append(s.list, v)
				}
			}
		}
	}
	s.at[n+1] = uint32(len(s.list))
}

const (
	maxJoinBlocks = 64 // blocks between a join and its dominator that are looked at
	maxJoinWrites = 48 // writes in them
	maxScan       = 96 // writes that a load is compared with
)

// enterJoin adds to the log what may have been written between the immediate
// dominator of block n and n itself.
func (u *unit) enterJoin(n uint32) {
	s := &u.cse
	d := u.dom.IDom(n)
	if d == 0 {
		return
	}
	preds := u.cfg.Preds(n)
	if len(preds) == 1 && preds[0] == d {
		return
	}
	s.walk = s.walk[:0]
	push := func(p uint32) {
		if p != d && s.seen[p] != n {
			s.seen[p] = n
			s.walk = append(s.walk, p)
		}
	}
	for _, p := range preds {
		push(p)
	}
	total := uint32(0)
	for i := 0; i < len(s.walk); i++ {
		b := s.walk[i]
		total += s.at[b+1] - s.at[b]
		if i >= maxJoinBlocks || total > maxJoinWrites {
			s.writes = append(s.writes, analysis.Access{Any: true})
			return
		}
		for _, p := range u.cfg.Preds(b) {
			push(p)
		}
	}
	for _, b := range s.walk {
		for _, w := range s.list[s.at[b]:s.at[b+1]] {
			if u.f.Op(w) != ir.OpInvalid {
				s.writes = append(s.writes, u.fx.Access(u.f, w))
			}
		}
	}
}

func (u *unit) loadHash(p ir.Value, t ir.Type) uint32 {
	return hashMix(hashMix(uint32(ir.OpLoad), uint32(p)), uint32(t))
}

// cseLoad replaces a load by an earlier load or store of the same place.
func (u *unit) cseLoad(v ir.Value) bool {
	f, s := u.f, &u.cse
	if !u.simpleAccess(v) {
		if u.fx.Inst(f, v)&analysis.Writes != 0 {
			s.writes = append(s.writes, analysis.Access{All: true})
		}
		return false
	}
	p, t := f.Operand(v, 0), f.TypeOf(v)
	h := u.loadHash(p, t)
	var acc analysis.Access
	for i := s.heads[h&uint32(len(s.heads)-1)]; i != 0; i = s.nodes[i-1].next {
		k := &s.nodes[i-1]
		if k.hash != h || k.kind != nodeLoad || f.TypeOf(k.val) != t || u.accessPointer(k.inst) != p {
			continue
		}
		if acc.Inst == ir.None {
			acc = analysis.AccessOf(f, v)
		}
		if !analysis.Invariant(f, v, acc.Ref) && u.clobbered(&acc, k.write) {
			break // older entries have seen the same writes
		}
		f.ReplaceAll(v, k.val)
		if k.val.IsInst() && f.Op(k.val) == ir.OpLoad {
			u.mergeFacts(k.val, v)
		}
		f.Erase(v)
		return true
	}
	if x := u.filledWith(v); x != ir.None {
		f.ReplaceAll(v, x)
		f.Erase(v)
		return true
	}
	s.push(cseNode{hash: h, inst: v, val: v, kind: nodeLoad, write: uint32(len(s.writes))})
	return false
}

// mergeFacts keeps on load w what also holds for load v, which it replaces.
func (u *unit) mergeFacts(w, v ir.Value) {
	f := u.f
	for _, kind := range [...]string{"tbaa", "range", "nonnull", "noundef", "invariant.load", "align", "dereferenceable"} {
		if x := f.Attachment(w, kind); x != 0 && x != f.Attachment(v, kind) {
			f.ClearAttachments(w)
			return
		}
	}
}

// accessPointer returns the address of a load or store that is still there.
func (u *unit) accessPointer(v ir.Value) ir.Value {
	switch u.f.Op(v) {
	case ir.OpLoad:
		return u.f.Operand(v, 0)
	case ir.OpStore:
		return u.f.Operand(v, 1)
	}
	return ir.None
}

// clobbered reports whether a write since number from may change what acc reads.
func (u *unit) clobbered(acc *analysis.Access, from uint32) bool {
	s := &u.cse
	if len(s.writes)-int(from) > maxScan {
		return true
	}
	for i := len(s.writes) - 1; i >= int(from); i-- {
		if s.esc.Clobbers(&s.writes[i], acc) {
			return true
		}
	}
	return false
}

// cseStore makes what is stored available, and drops a store of what is there.
func (u *unit) cseStore(v ir.Value) bool {
	f, s := u.f, &u.cse
	acc := analysis.AccessOf(f, v)
	if !u.simpleAccess(v) {
		acc.All = acc.All || u.fx.Inst(f, v)&analysis.Hidden != 0
		s.writes = append(s.writes, acc)
		return false
	}
	x, p := f.Operand(v, 0), f.Operand(v, 1)
	t := f.TypeOf(x)
	h := u.loadHash(p, t)
	for i := s.heads[h&uint32(len(s.heads)-1)]; i != 0; i = s.nodes[i-1].next {
		k := &s.nodes[i-1]
		if k.hash != h || k.kind != nodeLoad || u.accessPointer(k.inst) != p || f.TypeOf(k.val) != t {
			continue
		}
		if k.val == x && !u.clobbered(&acc, k.write) {
			f.Erase(v)
			return true
		}
		break
	}
	s.writes = append(s.writes, acc)
	s.push(cseNode{hash: h, inst: v, val: x, kind: nodeLoad, write: uint32(len(s.writes))})
	return false
}
