package emu

import (
	"fmt"
	"slices"

	"gonvvm/internal/emu/values"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// checkList is the input of execCheck: the registers and predicates that an instruction reads and writes.
type checkList struct {
	src, dst   []regBits
	psrc, pdst []uint32
	val        []stored // the elements that a store writes to memory
	parts      []inst   // the instruction, if its result may be undefined in part
	lazy       bool     // a comparison does not need the value
	whole      bool     // the result is a number: it is undefined if some of its bits are
}

// stored is an element of a store.
type stored struct {
	regBits
	index int
}

// addLockstep emits that the lanes of a warp meet after an access: before Volta they execute each instruction together, and
// programs rely on it.
func addLockstep(d *decoder) {
	switch d.op.Sem() {
	case isa.SemLd, isa.SemSt, isa.SemAtom, isa.SemRed:
		if d.mod.m.SM.WarpsConverge() {
			d.emit(inst{kind: kExec, exec: func(w *warp, _ *frame, _ *inst, m uint32) {
				w.uncount(m)
				w.syncLanes(m)
			}})
		}
	}
}

// addChecks inserts before the instructions from start on one that checks the registers that they read and marks those
// that they write.
func (d *decoder) addChecks(start int) {
	if len(d.out) == start {
		return
	}
	var list checkList
	ops := d.op.Info().Operands()
	hasDst := len(ops) > 0 && ops[0].Flags&isa.Dst != 0
	second := hasDst && len(ops) > 1 && ops[1].Flags&isa.Dst != 0 && ops[1].Flags&isa.Paired == 0
	sem := d.op.Sem()
	for i := range d.heads {
		if sem == isa.SemCall && i != 1 {
			continue // arguments are checked where they are used
		}
		end := d.in.Ops + uint32(d.in.N)
		if i+1 < len(d.heads) {
			end = d.heads[i+1]
		}
		for k := d.heads[i]; k < end; k++ {
			o := &d.f.Opnds[k]
			if o.Kind != ptx.OpReg && o.Kind != ptx.OpAddrReg || !d.values.Tracked[o.Idx] {
				continue
			}
			t := d.f.Regs[o.Idx].Type
			pred, slot := t == isa.Pred, d.regs[o.Idx]
			r := regBits{slot, ^uint64(0) >> (64 - max(1, min(t.Bits(), 64)))}
			isDst := (i == 0 && hasDst || i == 1 && second) && o.Kind == ptx.OpReg
			switch {
			case pred && isDst:
				list.pdst = append(list.pdst, slot)
			case pred:
				list.psrc = append(list.psrc, slot)
			case isDst:
				list.dst = append(list.dst, r)
			case sem == isa.SemSt && i == 1 && spaceOf(d.op.Get(isa.SlotSpace)) == spShared: // counts as written, with or without a value
			case sem == isa.SemSt && i == 1:
				list.val = append(list.val, stored{r, slices.Index(d.elems(1), k)})
			default:
				list.src = append(list.src, r)
			}
		}
	}
	guard := d.in.Guard
	if guard != 0 && (!d.values.Tracked[guard] || d.f.Regs[guard].Type != isa.Pred) {
		guard = 0
	}
	if guard == 0 && len(list.src)+len(list.dst)+len(list.psrc)+len(list.pdst)+len(list.val) == 0 {
		return
	}
	in := inst{kind: kExec, exec: execCheck, src: d.inIdx, x: &extra{check: &list}}
	switch {
	case d.values.Flows(d.in):
		in.exec = execCheckFlow
		list.parts, list.lazy = slices.Clone(d.out[start:]), d.values.Lazy(d.in)
		t := d.op.Get(isa.SlotType)
		list.whole = !values.Bitwise(d.op) && (t == isa.F32 || t == isa.F64)
	case values.IsShfl(d.op):
		if k := d.heads[1]; d.f.Opnds[k].Kind == ptx.OpReg && d.values.Tracked[d.f.Opnds[k].Idx] {
			list.src = list.src[1:] // the value is handed on
		}
	case sem == isa.SemSt:
		in.exec = execCheckStore
		in.n = uint8(len(d.elems(1))) // poisoned only if all elements are
	}
	in.guard = predTrue
	if g := d.in.Guard; g != 0 && d.f.Regs[g].Type == isa.Pred {
		// A guard that is tracked has to be checked in all lanes.
		in.imm, in.d = 1, d.regs[g]
		if guard == 0 {
			in.imm = 2
		}
		in.size = uint8(b2u(d.in.Flags&ptx.GuardNot != 0))
	}
	d.insert(start, in)
}

// guarded checks the guard of the instruction that is checked and returns the lanes
// that execute it.
func (w *warp) guarded(fr *frame, in *inst, m uint32) uint32 {
	w.uncount(m)
	if in.imm == 0 {
		return m
	}
	if in.imm == 1 {
		w.needPred(fr, in, in.d, m)
	}
	p := fr.preds[in.d]
	if in.size != 0 {
		p = ^p
	}
	return m & p
}

// execCheck checks all sources and marks the results.
func execCheck(w *warp, fr *frame, in *inst, m uint32) {
	w.poisoned = 0
	if m = w.guarded(fr, in, m); m == 0 {
		return
	}
	c := in.x.check
	for _, s := range c.src {
		w.needReg(fr, in, s, m)
	}
	for _, p := range c.psrc {
		w.needPred(fr, in, p, m)
	}
	for _, s := range c.dst {
		fr.init[s.slot] |= m
	}
	for _, p := range c.pdst {
		fr.pinit[p] |= m
	}
}

// needReg reports lanes of m in which no bit of a register has a value.
func (w *warp) needReg(fr *frame, in *inst, r regBits, m uint32) {
	bad := fr.without(r, m)
	if bad == 0 {
		return
	}
	s := r.slot
	fr.init[s] |= bad // once is enough
	key := findingKey{code: CodeUninitReg, fn: fr.fn.index, src: in.src}
	w.g.findings.add(key, func() *Finding {
		f := &Finding{
			Code: CodeUninitReg, Msg: "register " + fr.fn.regName(w.g.mod.m, s, false) + " is read but has not been written",
			At: w.g.place(fr.fn.index, in.src), HasThread: true,
		}
		if src, ok := fr.origin[s]; ok {
			from := " holds a value that was read from uninitialised local memory"
			if values.IsShfl(fr.fn.src.Insts[src].Op) {
				from = " holds a value of a shfl from a lane that does not take part in it"
			}
			f.Msg = "register " + fr.fn.regName(w.g.mod.m, s, false) + from
			at := w.g.place(fr.fn.index, src)
			f.Other = &at
		}
		f.Block, f.Thread = w.thread(lane(bad))
		return f
	})
}

func (w *warp) needPred(fr *frame, in *inst, p, m uint32) {
	bad := m &^ fr.pinit[p]
	if bad == 0 {
		return
	}
	fr.pinit[p] |= bad
	w.report(fr, in, bad, CodeUninitReg, "predicate "+fr.fn.regName(w.g.mod.m, p, true)+" is read but has not been written", "", false)
}

// regName returns the name of the register with a place in the frame.
func (f *fn) regName(m *ptx.Module, slot uint32, pred bool) string {
	for i := 1; i < len(f.regs); i++ {
		r := &f.src.Regs[i]
		if f.regs[i] == slot && (r.Type == isa.Pred) == pred {
			return nameOf(m, r)
		}
	}
	return "?"
}

// nameOf returns the name of a register.
func nameOf(m *ptx.Module, r *ptx.Reg) string {
	if r.Num < 0 {
		return m.Names.Get(r.Prefix)
	}
	return fmt.Sprintf("%s%d", m.Names.Get(r.Prefix), r.Num)
}

// execCheckStore allows a store of an undefined value to shared or local memory; in global memory it is a finding. Local memory keeps the
// bits without a value. Shared memory counts as written: threads that have no element of a tile, as those of CUB's scans, store any and
// load it again, and no register of a load from it is followed.
func execCheckStore(w *warp, fr *frame, in *inst, m uint32) {
	w.poisoned = 0
	if m = w.guarded(fr, in, m); m == 0 {
		return
	}
	c := in.x.check
	for _, s := range c.src {
		w.needReg(fr, in, s, m)
	}
	w.storeBits(fr, in, m)
}

// checkArg follows the initialisation of arguments and results.
func (w *warp) checkArg(caller *frame, a *argRef, callee *frame, p *slotVar, m uint32, in bool) {
	switch {
	case p.pred && a.pred:
		if in {
			callee.pinit[p.reg] = callee.pinit[p.reg]&^m | caller.pinit[a.reg]&m
		} else {
			caller.pinit[a.reg] = caller.pinit[a.reg]&^m | callee.pinit[p.reg]&m
		}
	case p.reg != 0 || a.reg != 0:
		if in && p.reg != 0 {
			callee.init[p.reg] |= m
		} else if in {
			w.markLocal(callee.base+p.off, p.size, m)
		} else if a.reg != 0 {
			caller.init[a.reg] |= m
		} else {
			w.markLocal(caller.base+a.off, a.size, m)
		}
	default:
		size := p.size
		if size == 0 || a.size < size {
			size = a.size
		}
		from, to := caller.base+a.off, callee.base+p.off
		if !in {
			from, to = to, from
		}
		for k := m; k != 0; k &= k - 1 {
			at := w.linit[lane(k)*int(w.stride):]
			copy(at[to:to+size], at[from:from+size])
		}
	}
}

// Local memory has a byte of shadow for each byte: the bits that have a value.

func (w *warp) growLocalShadow() {
	old := len(w.linit) / lanes
	grown := make([]byte, len(w.local))
	for i := range lanes {
		copy(grown[i*int(w.stride):], w.linit[i*old:(i+1)*old])
	}
	w.linit = grown
}

// enterLocal: new variables have no value.
func (w *warp) enterLocal(lo, hi, m uint32) {
	if lo == hi {
		return
	}
	for k := m; k != 0; k &= k - 1 {
		at := lane(k) * int(w.stride)
		clear(w.linit[at+int(lo) : at+int(hi)])
	}
}

func (w *warp) markLocal(off, n, m uint32) {
	for k := m; k != 0; k &= k - 1 {
		w.writeLocal(lane(k), off, n)
	}
}

func (w *warp) writeLocal(i int, off, n uint32) {
	at := w.linit[i*int(w.stride)+int(off):]
	for j := range n {
		at[j] = 0xff
	}
}

func (w *warp) checkLocal(fr *frame, in *inst, at uint64, i int, size uint64, kind access) {
	if at+size > uint64(w.sp[i]) || at < firstLocal {
		w.report(fr, in, 1<<i, CodeBounds, fmt.Sprintf("access to byte %d of local memory, of which %d are in use", at, w.sp[i]), "", false)
	}
	if v, after := fr.overrun(at, size); v != nil {
		w.report(fr, in, 1<<i, CodeBounds, fmt.Sprintf("access to byte %d of local memory, %d bytes after the end of '%s'", at, after, v.name), "", false)
		return
	}
	s := w.linit[uint64(i)*uint64(w.stride)+at:][:size]
	if kind&isWrite != 0 {
		w.writeBits(s, i)
		return
	}
	for _, b := range s {
		if b != 0xff {
			w.readBits(s, i)
			return
		}
	}
}

// stored finishes the check of a store: one that races with another is only
// harmful if it changes the value.
func (w *warp) stored(fr *frame, in *inst, sp space, i int, changed bool) {
	if w.overwrite.warp != 0 {
		if changed {
			me := stamp{warp: w.gid, clock: w.now, lane: uint8(i), kind: isWrite}
			w.race(fr, in, &me, &w.overwrite)
		}
		w.overwrite = stamp{}
	}
	if w.poisoned>>i&1 != 0 && sp == spGlobal {
		w.report(fr, in, 1<<i, CodeUninitReg, "a register that has not been written is stored", "", false)
	}
}

// checkBarrier: the lanes of a warp must come to an .aligned barrier at one
// instruction. They need not come at the same moment: a lane that loops keeps the
// others waiting where they would meet it.
func (w *warp) checkBarrier(s *split, in *inst, b *barrier, id, count, m uint32) {
	if in.x.aligned {
		if b.at == nil {
			b.at = make([]arrival, len(w.cta.warps))
		}
		at := &b.at[w.id]
		switch {
		case b.full[w.id] == 0:
			*at = arrival{in, s.fr.fn, m}
		case at.in != in && at.in != nil:
			msg := fmt.Sprintf("barrier divergence: lanes %#x of the warp come to barrier %d here, lanes %#x at another instruction", m, id, at.lanes)
			w.report(s.fr, in, m, CodeBarrier, msg, "", false)
			msg = fmt.Sprintf("barrier divergence: lanes %#x of the warp come to barrier %d here, lanes %#x at another instruction", at.lanes, id, m)
			w.report(&frame{fn: at.fn}, at.in, at.lanes, CodeBarrier, msg, "", false)
		default:
			at.lanes |= m
		}
	}
	if b.arrived != 0 && b.expected != count {
		w.report(s.fr, in, m, CodeBarrier, fmt.Sprintf("barrier %d is used with a count of %d and of %d at the same time", id, b.expected, count), "", false)
	}
}

// checkExited is called when a barrier completes: have all lanes come that should,
// or have threads ended before? From sm_70 on a barrier of the block waits for the
// threads that have not ended; before, CUDA's guide wants all threads of the block.
func (c *cta) checkExited(id uint32) {
	for i, w := range c.warps {
		// A count can be reached although lanes of a warp are missing.
		if b := &c.bars[id]; b.at != nil && b.full[i] != 0 && b.at[i].in != nil {
			at := &b.at[i]
			w.report(&frame{fn: at.fn}, at.in, at.lanes, CodeBarrier, fmt.Sprintf("barrier divergence: lanes %#x of the warp came to barrier %d, lanes %#x did not", at.lanes, id, w.live&^at.lanes), "", false)
		}
	}
	if c.bars[id].expected != 0 || c.exitedN == 0 || !c.unit.g.mod.m.SM.WarpsConverge() {
		return
	}
	for _, w := range c.warps {
		for _, s := range w.splits {
			if s.state == atBar && s.bar == id {
				in := &s.fr.fn.code[s.pc-1]
				w.report(s.fr, in, s.mask, CodeBarrier, fmt.Sprintf("barrier divergence: barrier %d is for all threads of the block, but %d have ended without it", id, c.exitedN), "let all threads come to the barrier, or compile for sm_70 or later, where it waits only for threads that have not ended", false)
				return
			}
		}
	}
}

// endAsync: the copied bytes are as if the thread had just written them.
func (w *warp) endAsync(c *asyncCopy) {
	sh := w.cta
	at := c.dst & 0xffffffff
	if k := at / ctaWindow; k > 0 {
		sh, at = sh.unit.ctas[k-1], at%ctaWindow
	}
	for off := at &^ 3; off < at+c.size; off += 4 {
		if s := sh.shadow.get(lastWrite, int(off/4)); s.kind&isAsync != 0 && s.warp == w.gid && int(s.lane) == c.lane {
			s.kind &^= isAsync
			s.clock = w.now
			sh.shadow.set(lastWrite, int(off/4), &s)
		}
	}
}
