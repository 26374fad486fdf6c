package passes

import (
	"math/bits"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// collectWrites lists, by block, the instructions that write memory.
func (cs *cseState) collectWrites() {
	f := cs.f
	n := cs.cfg.Len()
	cs.at = slab.Sized(cs.at, n+2)
	cs.seen = slab.Sized(cs.seen, n+1)
	cs.list = cs.list[:0]
	for i := 1; i <= n; i++ {
		cs.at[i] = uint32(len(cs.list))
		b := cs.cfg.Block(uint32(i))
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpStore, ir.OpLoad, ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpCall, ir.OpVAArg, ir.OpInvoke, ir.OpCallBr:
				if cs.fx.Inst(f, v)&analysis.Writes != 0 {
					cs.list = append(cs.list, v)
				}
			}
		}
	}
	cs.at[n+1] = uint32(len(cs.list))
}

const (
	maxJoinBlocks = 64 // blocks between a join and its dominator that are scanned
	maxJoinWrites = 48 // writes in them
	maxScan       = 96 // writes that a load is compared with
)

// enterJoin adds to the log the possible writes between the immediate dominator of block n and n itself.
func (cs *cseState) enterJoin(n uint32) {
	d := cs.dom.IDom(n)
	if d == 0 {
		return
	}
	preds := cs.cfg.Preds(n)
	if len(preds) == 1 && preds[0] == d {
		return
	}
	cs.walk = cs.walk[:0]
	push := func(p uint32) {
		if p != d && cs.seen[p] != n {
			cs.seen[p] = n
			cs.walk = append(cs.walk, p)
		}
	}
	for _, p := range preds {
		push(p)
	}
	total := uint32(0)
	for i := 0; i < len(cs.walk); i++ {
		b := cs.walk[i]
		total += cs.at[b+1] - cs.at[b]
		if i >= maxJoinBlocks || total > maxJoinWrites {
			cs.writes = append(cs.writes, analysis.Access{Any: true})
			return
		}
		for _, p := range cs.cfg.Preds(b) {
			push(p)
		}
	}
	for _, b := range cs.walk {
		for _, w := range cs.list[cs.at[b]:cs.at[b+1]] {
			if cs.f.Op(w) != ir.OpInvalid {
				cs.writes = append(cs.writes, cs.fx.Access(cs.f, w))
			}
		}
	}
}

func (cs *cseState) loadHash(p ir.Value, t ir.Type) uint32 {
	return slab.Mix(slab.Mix(uint32(ir.OpLoad), uint32(p)), analysis.BitsClass(cs.m, t))
}

// visitLoad replaces a load by an earlier load or store of the same place.
func (cs *cseState) visitLoad(v ir.Value) bool {
	f := cs.f
	if !analysis.IsSimple(cs.f, v) {
		if cs.fx.Inst(f, v)&analysis.Writes != 0 {
			cs.writes = append(cs.writes, analysis.Access{All: true})
		}
		return false
	}
	p, t := f.Operand(v, 0), f.TypeOf(v)
	h := cs.loadHash(p, t)
	var acc analysis.Access
	for i := cs.heads[h&uint32(len(cs.heads)-1)]; i != 0; i = cs.nodes[i-1].next {
		k := &cs.nodes[i-1]
		if k.hash != h || k.kind != nodeLoad || cs.accessPointer(k.inst) != p || !analysis.Reinterprets(f, k.inst, k.val, t) {
			continue
		}
		if acc.Inst == ir.None {
			acc = analysis.AccessOf(f, v)
		}
		if !analysis.Invariant(f, v, acc.Ref) && cs.clobbered(&acc, k.write) {
			break // older entries have seen the same writes
		}
		f.ReplaceAll(v, cs.b.Before(v).BitOrPointerCast(k.val, t))
		if k.val.IsInst() && f.Op(k.val) == ir.OpLoad {
			cs.mergeFacts(k.val, v)
		}
		f.Erase(v)
		return true
	}
	if x := cs.filledWith(v); x != ir.None {
		f.ReplaceAll(v, x)
		f.Erase(v)
		return true
	}
	cs.push(cseNode{hash: h, inst: v, val: v, kind: nodeLoad, write: uint32(len(cs.writes))})
	return false
}

// mergeFacts keeps on load w only the facts that also hold for load v, which it replaces.
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

// clobbered reports whether a write since number from may clobber the memory that acc reads.
func (cs *cseState) clobbered(acc *analysis.Access, from uint32) bool {
	if len(cs.writes)-int(from) > maxScan {
		return true
	}
	for i := len(cs.writes) - 1; i >= int(from); i-- {
		if cs.esc.Clobbers(&cs.writes[i], acc) {
			return true
		}
	}
	return false
}

// visitStore makes the stored value available, drops a store of the current value, and stores an element alone where a vector changes only in that.
func (cs *cseState) visitStore(v ir.Value) bool {
	f := cs.f
	acc := analysis.AccessOf(f, v)
	if !analysis.IsSimple(cs.f, v) {
		acc.All = acc.All || cs.fx.Inst(f, v)&analysis.InaccessibleMem != 0
		cs.writes = append(cs.writes, acc)
		return false
	}
	x, p := f.Operand(v, 0), f.Operand(v, 1)
	t := f.TypeOf(x)
	h := cs.loadHash(p, t)
	for i := cs.heads[h&uint32(len(cs.heads)-1)]; i != 0; i = cs.nodes[i-1].next {
		k := &cs.nodes[i-1]
		if k.hash != h || k.kind != nodeLoad || cs.accessPointer(k.inst) != p || f.TypeOf(k.val) != t {
			continue
		}
		if k.val == x && !cs.clobbered(&acc, k.write) {
			f.Erase(v)
			return true
		}
		if cs.storesElement(v, k.val) && !cs.clobbered(&acc, k.write) {
			cs.narrowStore(v)
			cs.writes = append(cs.writes, analysis.AccessOf(f, v))
			cs.push(cseNode{hash: h, inst: k.inst, val: x, kind: nodeLoad, write: uint32(len(cs.writes))})
			return true
		}
		break
	}
	cs.writes = append(cs.writes, acc)
	cs.push(cseNode{hash: h, inst: v, val: x, kind: nodeLoad, write: uint32(len(cs.writes))})
	return false
}

// storesElement reports whether store v stores vector old with one element replaced, in memory. Variables become registers, whole.
func (cs *cseState) storesElement(v, old ir.Value) bool {
	f := cs.f
	x := f.Operand(v, 0)
	if f.Op(x) != ir.OpInsertElement || f.Operand(x, 0) != old || !f.HasOneUse(x) || f.Op(analysis.Object(f, f.Operand(v, 1))) == ir.OpAlloca {
		return false
	}
	t := cs.ty.Elem(f.TypeOf(x))
	w := cs.m.BitsOf(t)
	i, ok := cs.c.Uint(f.Operand(x, 2))
	return ok && !cs.ty.IsScalable(f.TypeOf(x)) && i < cs.ty.Len64(f.TypeOf(x)) && w%8 == 0 && cs.m.SizeOf(t)*8 == w
}

// narrowStore makes v, for which storesElement holds, a store of the element.
func (cs *cseState) narrowStore(v ir.Value) {
	f := cs.f
	x, p := f.Operand(v, 0), f.Operand(v, 1)
	i, _ := cs.c.Uint(f.Operand(x, 2))
	off := i * cs.m.SizeOf(cs.ty.Elem(f.TypeOf(x)))
	if off != 0 {
		cs.b.Before(v)
		p = cs.b.PtrAdd(p, cs.c.Int(ir.I64, off), ir.FlagInbounds)
	}
	m := f.Mem(v)
	m.Align = uint8(bits.TrailingZeros64(analysis.CommonAlignment(m.Bytes(), off)))
	f.SetMem(v, m)
	f.SetOps(v, f.Operand(x, 1), p)
}
