package emu

import (
	"math/bits"
	"slices"
	"strings"
	"unsafe"

	"gonvvm/internal/emu/simd"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Threaded execution: instructions for which package simd has handlers are executed by these, a run of them in one
// call. All others, and the cases that handlers leave, are executed by runSplit one by one. Both do the same; counts,
// findings and schedules do not depend on which of them executes an instruction.

// maxFuel bounds the instructions of a run that ends at a backward branch: handlers cannot be preempted.
const maxFuel = 1 << 15

// findHandler gives the last instruction that was emitted its handler, if there is one for it. The handler must have
// exactly the effect of the instruction; operands that are computed before are instructions of their own.
func (d *decoder) findHandler(start int) {
	in := &d.out[len(d.out)-1]
	if d.variant.has(withWeak) && d.op.Info().Flags&(isa.MayLoad|isa.MayStore|isa.SideEffect) != 0 {
		return // memory is simulated
	}
	switch sem := d.op.Sem(); {
	case sem == isa.SemLd:
		in.op = d.loadHandler(in)
	case sem == isa.SemSt:
		in.op = d.storeHandler(in)
	case sem == isa.SemAtom, sem == isa.SemRed:
		in.op = d.atomHandler(in)
	case sem == isa.SemShflSync && in.x != nil && in.x.from != nil:
		in.op = simd.Shfl
	case sem == isa.SemFence || sem == isa.SemMembar:
		switch {
		case !d.variant.has(withChecks):
			in.op = simd.Nothing
		case !d.op.Has(isa.CTA):
			in.op = simd.CheckedFence
		}
	case in.kind == kExec && in.exec != nil && sem == isa.SemMov && d.arg(1).Kind == ptx.OpSreg && len(d.out) == start+1:
		in.op, in.c = specialHandler(isa.Atom(in.imm))
	case (sem == isa.SemRet || sem == isa.SemExit) && d.fn.entry && in.guard == predTrue:
		in.op = simd.Return
	case d.op.Type() == isa.Pred && in.x != nil && in.x.logic:
		in.op = simd.PredLogic
	case sem == isa.SemSetp && in.kind == kExec && in.cmp != nil:
		in.op = d.combinedHandler()
	case sem == isa.SemLop3 && in.kind == kScalar:
		in.op = simd.Lop3
	case sem == isa.SemCvta, sem == isa.SemCvtaTo:
		in.op = byWidth(d.op.Type(), 0, simd.Add32, simd.Add64)
	case sem == isa.SemSelp, in.kind == kSetp, in.kind == kVec || in.kind == kScalar:
		if first := d.arg(0); first.Kind == ptx.OpReg || in.kind == kSetp {
			in.op = d.handler()
		}
	}
	if in.op = in.op.Handled(); in.halved() {
		if d.halves == 0 {
			d.halves = d.temp()
			d.temp()
		}
		in.c = d.halves
	}
}

// fuse makes a wide product whose only use is the last instruction, an addition right after it, one that executes that, too.
func (d *decoder) fuse() {
	n := len(d.out)
	if n-2 < d.start || d.once == nil {
		return
	}
	in, product := &d.out[n-1], &d.out[n-2]
	if in.op != simd.Add64 || product.op != simd.MulWideU32 && product.op != simd.MulWideS32 || in.a != product.d && in.b != product.d {
		return
	}
	always := in.guard == predTrue && in.neg == 0 && product.guard == predTrue && product.neg == 0
	if always && d.once[d.f.Opnds[d.f.Insts[product.src].Ops].Idx] {
		product.flags |= fFused
	}
}

// handlerKey identifies a handler.
type handlerKey struct {
	op      isa.Opcode
	sources int
}

// handler returns the operation that computes the current instruction.
func (d *decoder) handler() simd.Op {
	key := handlerKey{d.op, d.num() - 1}
	op, ok := d.handlers[key]
	if !ok {
		op = simd.Find(simd.Instruction{Text: d.op.String(), Sources: key.sources})
		d.handlers[key] = op
	}
	switch d.op.Sem() {
	case isa.SemCvtIi, isa.SemCvtFi:
		// A result that is narrower than its register is extended.
		if d.dstBits(0) != d.op.Get(isa.SlotType).Bits() {
			return 0
		}
	}
	return op
}

// loadHandler returns the handler of a load of each element from memory that all lanes share.
func (d *decoder) loadHandler(in *inst) simd.Op {
	if in.flags&^fSigned != 0 || !hasMemory(in.x.space) || slices.Contains(in.x.dst[:in.n-1], in.a) || bits.OnesCount8(in.n) != 1 {
		return 0
	}
	if d.variant.has(withChecks) && in.x.space != spConst && in.x.space != spParam {
		if in.x.used != nil || in.size < 4 || in.e != 8*uint32(in.size) || in.flags != 0 {
			return 0
		}
		return bySpace(in.x.space, simd.CheckedLoadShared32, simd.CheckedLoadGlobal32)
	}
	op := simd.LoadOp(in.size, in.flags&fSigned != 0, in.e)
	if zero, ok := d.consts[0]; ok && in.a == zero {
		return op.Uniform()
	}
	return op
}

// combinedHandler returns the handler of a comparison with a boolean operation or two results.
func (d *decoder) combinedHandler() simd.Op {
	text := d.op.String()
	if bop := d.op.Get(isa.SlotBoolOp); bop != 0 {
		text = strings.Replace(text, "."+bop.String(), "", 1)
	}
	return simd.Find(simd.Instruction{Text: text, Sources: 2})
}

// uniformSpecials are the special registers that are the same in all lanes and constant for a CTA, in the order of
// simd.Context.Uniform.
var uniformSpecials = [...]isa.Atom{
	isa.CtaidX, isa.CtaidY, isa.CtaidZ, isa.NtidX, isa.NtidY, isa.NtidZ, isa.NctaidX, isa.NctaidY, isa.NctaidZ, isa.Warpid, isa.Nwarpid, isa.WarpSz,
}

var _ [0]struct{} = [len(uniformSpecials) - simd.Warpid - 3]struct{}{} // %warpid is the last but two

// specialHandler returns the handler that reads a special register, and where it finds it.
func specialHandler(a isa.Atom) (simd.Op, uint32) {
	const laneBytes = uint32(unsafe.Sizeof(vec{}))
	switch a {
	case isa.TidX:
		return simd.LaneSpecial, 0
	case isa.TidY:
		return simd.LaneSpecial, laneBytes
	case isa.TidZ:
		return simd.LaneSpecial, 2 * laneBytes
	}
	for i, b := range uniformSpecials {
		if a == b {
			return simd.UniformSpecial, uint32(8 * i)
		}
	}
	return 0, 0
}

// atomHandler returns the handler of an atomic operation on shared memory, which no other worker accesses.
func (d *decoder) atomHandler(in *inst) simd.Op {
	if t := d.op.Type(); in.n != 1 || in.x.space != spShared || t != isa.B32 && t != isa.U32 && t != isa.S32 || d.variant.has(withChecks) && in.flags&fRelease != 0 {
		return 0
	}
	in.d, in.b = in.x.dst[0], in.x.slots[0]
	return simd.AtomOp(d.operation().String(), isSigned(d.op.Type()), d.variant.has(withChecks))
}

// storeHandler returns the handler of a store of each element to memory that all lanes share.
func (d *decoder) storeHandler(in *inst) simd.Op {
	if bits.OnesCount8(in.n) != 1 || in.flags != 0 || !hasMemory(in.x.space) || in.x.space == spConst || in.x.space == spParam {
		return 0
	}
	if d.variant.has(withChecks) {
		if in.size < 4 {
			return 0
		}
		return bySpace(in.x.space, simd.CheckedStoreShared32, simd.CheckedStoreGlobal32)
	}
	return simd.StoreOp(in.size)
}

// halved reports whether the handlers of an access to memory access halves of elements.
func (in *inst) halved() bool { return in.size == 8 && in.op.IsChecked() }

func bySpace(sp space, shared, global simd.Op) simd.Op {
	if sp == spShared {
		return shared
	}
	return global
}

// hasMemory reports whether handlers access a space. A generic address is treated as a global one: others are out of
// bounds there, and left to Go.
func hasMemory(sp space) bool {
	return sp == spGlobal || sp == spGeneric || sp == spShared || sp == spConst || sp == spParam
}

// memoryOf returns the memory of a space and the address at which it begins.
func (d *decoder) memoryOf(sp space) (mem simd.Space, base uint64) {
	switch sp {
	case spShared:
		return simd.Shared, 0
	case spConst:
		return simd.Const, 0
	case spParam:
		return simd.Param, 0
	}
	return simd.Global, d.mod.dev.win.global
}

// records makes the records of a function's code.
func (d *decoder) records() []simd.Record {
	const regBytes, predBytes = uint32(unsafe.Sizeof(vec{})), 4
	list := make([]simd.Record, len(d.out))
	for pc := range d.out {
		in, r := &d.out[pc], &list[pc]
		if in.op == 0 && pc < d.fn.uniform {
			d.fn.uniform = pc
		}
		guarded := in.guard != predTrue || in.neg != 0
		r.Guard, r.Neg = in.guard*predBytes, in.neg
		if in.kind == kBra {
			r.Imm = (in.imm - uint64(pc)) * uint64(simd.RecordBytes)
			r.Set(simd.BranchOp(uint32(pc), uint32(in.imm), guarded), false)
			continue
		}
		d.fn.single = d.fn.single && in.op != simd.Barrier
		r.D, r.A, r.B, r.C = in.d*regBytes, in.a*regBytes, in.b*regBytes, in.c*regBytes
		switch {
		case in.op == 0:
		case in.flags&fFused != 0:
			next := &d.out[pc+1]
			other := next.a
			if other == in.d {
				other = next.b
			}
			r.Fuse(in.op, next.d*regBytes, other*regBytes)
			continue
		case in.op == simd.Lop3:
			r.Imm = in.imm
		case in.op == simd.Select:
			r.C, r.Imm = in.c*predBytes, uint64(in.e)
		case in.op == simd.Shfl:
			r.B, r.Imm = uint32(in.x.a)*predBytes, uint64(uintptr(unsafe.Pointer(in.x.from)))
		case in.op == simd.LaneSpecial || in.op == simd.UniformSpecial:
			r.Imm = uint64(in.c)
		case in.op == simd.PredLogic:
			r.D, r.A, r.B, r.Imm = in.d*predBytes, in.a*predBytes, in.b*predBytes, simd.TruthTable(in.x.fn)
		case in.cmp != nil:
			r.D = in.d * predBytes
			r.Imm = uint64(uint32(in.imm))
			if in.kind == kExec {
				r.Combine(in.x.boolOp(), in.c*predBytes, in.e != 0, in.x.dst[1]*predBytes)
			}
		case in.x != nil && in.x.space != 0 || in.size != 0: // access to memory
			mem, base := d.memoryOf(in.x.space)
			r.C, r.Imm = mem.Offset(), in.imm-base
			switch in.op {
			case simd.CheckedLoadShared32, simd.CheckedLoadGlobal32:
				r.B = in.src
			case simd.CheckedStoreShared32, simd.CheckedStoreGlobal32:
				r.D = in.src
			default:
				if in.op.IsChecked() { // an atomic operation on shared memory
					r.C = in.src
				}
			}
			if in.n > 1 || in.halved() {
				in.x.parts = r.SetVector(in.op, in.x.elements(), int(in.size), in.c*regBytes, guarded)
				continue
			}
		}
		r.Set(in.op, guarded)
	}
	return list
}

// elements returns the byte offsets of the registers that an access to a vector loads or stores.
func (x *extra) elements() []uint32 {
	list := slices.Clone(x.dst)
	if len(list) == 0 {
		list = slices.Clone(x.slots)
	}
	for i := range list {
		list[i] *= uint32(unsafe.Sizeof(vec{}))
	}
	return list
}

// openContext gives the handlers of a CTA's warps its memory and the special registers.
func (c *cta) openContext(g *grid) {
	for _, w := range c.warps {
		for sp, mem := range [simd.NumSpaces][]byte{simd.Global: g.mem, simd.Shared: c.shared, simd.Const: g.mod.konst, simd.Param: g.params} {
			w.context.Mem[sp] = simd.Memory{Base: unsafe.Pointer(unsafe.SliceData(mem)), Len: int64(len(mem))}
		}
		for i, a := range uniformSpecials {
			w.context.Uniform[i] = w.sreg(a)
		}
	}
	c.openRing(g)
}

// setShadow gives the handlers the state of the sanitizer.
func (w *warp) setShadow(fr *frame) {
	s := &w.context.Shadow
	s.Checkable, s.Uid = b2u(w.ext == nil && w.poisoned == 0), fr.fn.uid
	sync := &w.cta.shadow.sync
	s.SyncIndex, s.Syncs = unsafe.Pointer(unsafe.SliceData(sync.index)), unsafe.Pointer(unsafe.SliceData(sync.list))
	if !w.stale {
		return
	}
	if s.Fenced, s.Released = w.narrow, 0; w.narrow != 0 { // of shared memory
		s.Released = max(w.narrow, w.vc[w.id])
	}
	w.stale = false
	if s.Gid != w.gid {
		w.setShared(s)
	}
	s.Now, s.Lsync = w.now, w.lsync
	s.Order, s.Own = w.vc, w.vc[w.id]
	s.Order[w.id] = w.lsync - 1
	s.MinOrder, s.MaxOrder = s.Order[0], s.Order[0]
	for _, t := range s.Order[:len(w.cta.warps)] {
		s.MinOrder, s.MaxOrder = min(s.MinOrder, t), max(s.MaxOrder, t)
	}
	s.Era = w.cta.era
	s.Eras = s.Era - s.FirstEra
}

// setShared gives the handlers the state that stays as it is for all the time of a CTA.
func (w *warp) setShared(s *simd.Shadow) {
	s.Warp, s.OrderVectors = uint32(w.id), uint32(len(w.cta.warps)+7)/8
	s.Gid, s.First = w.gid, w.first
	c := w.cta.shadow
	s.SharedShadow = unsafe.Pointer(unsafe.SliceData(c.list))
	s.SharedLines, s.SharedValues = unsafe.Pointer(unsafe.SliceData(c.lines)), unsafe.Pointer(unsafe.SliceData(c.values))
	s.FirstEra = w.cta.era &^ (1<<32 - 1)
	s.Tables, s.TableCount = unsafe.Pointer(unsafe.SliceData(w.g.shadow.tables)), uint64(len(w.g.shadow.tables))
	s.Parallel = b2u(w.g.parallel)
}

// takeShadow takes the state of the sanitizer that handlers have changed.
func (w *warp) takeShadow() {
	s := &w.context.Shadow
	if w.now = s.Now; s.Fenced != w.narrow {
		w.fenced, w.narrow = s.Fenced, s.Fenced
	}
	if s.Joined == 0 {
		return
	}
	s.Joined, w.stale = 0, true
	w.vc, w.lsync = s.Order, s.Lsync
	w.vc[w.id] = s.Own
}

// openShadow makes the shadow of the global memory that the lanes m access known to the handlers, which have left in. It
// reports whether there was something that they did not know.
func (w *warp) openShadow(fr *frame, in *inst, m uint32) (opened bool) {
	if in.x.space == spShared || w.g.dev.bits == 32 {
		return false
	}
	spread := w.context.Spread != 0
	w.context.Spread = 0
	addr, sub := &fr.regs[in.a], in.imm-w.g.dev.win.global
	page, bounds := ^uint64(0), [2]uint64{} // of the lane before
	for ; m != 0; m &= m - 1 {
		off := addr[lane(m)] + sub
		if off/pageBytes == page && off >= bounds[0] && off < bounds[1] {
			continue
		}
		page = off / pageBytes
		if bounds = w.context.RangeOf(off); bounds[1] == 0 {
			a := findAlloc(w.g.allocs, off)
			if a == nil || a.freed || off < a.off || off >= knownEnd(a) || w.g.dev.heap.open && a.off == w.g.dev.heap.base {
				return false
			}
			bounds = [2]uint64{a.off, knownEnd(a)}
			w.context.AddRange(bounds)
			opened = true
		}
		if !w.g.shadow.known(off) {
			w.g.openPages(off, bounds)
			opened = true
		} else if spread && w.g.page(off).openStamps(w.g.parallel) {
			opened = true
		}
	}
	return opened
}

// knownEnd returns the end of an allocation for handlers: no access crosses it.
func knownEnd(a *alloc) uint64 { return (a.off + a.size) &^ (simd.MaxVector - 1) }

// boolOp is the boolean operation of a comparison, for its record.
func (x *extra) boolOp() int {
	switch x.op.Get(isa.SlotBoolOp) {
	case isa.And:
		return simd.BoolAnd
	case isa.Or:
		return simd.BoolOr
	case isa.Xor:
		return simd.BoolXor
	}
	return 0
}

// runRecords executes instructions of s from pc on by handlers. It sets s to the first one that was not executed and to the
// lanes that are there. It returns the next place of other lanes, and whether it is the turn of some of these.
func (w *warp) runRecords(s *split, pc, active, stop uint32) (next uint32, turn bool) {
	if w.left {
		s.pc, s.mask, w.left = pc, active, false
		return stop, false
	}
	l := simd.Limits{Stop: -1, Fuel: w.fuel(s)}
	if stop != noStop {
		l.Stop = int(stop)
	}
	if len(w.splits) > 1 {
		l.Low = w.low(s, pc)
	}
	w.openRecords(s, active)
	at, steps := w.context.Run(s.fr.fn.records, int(pc), l)
	return w.closeRecords(s, at, steps, stop)
}

// openRecords gives the handlers the state of the lanes active of s.
func (w *warp) openRecords(s *split, active uint32) {
	c, fr := &w.context, s.fr
	c.Regs, c.Preds, c.Active = unsafe.Pointer(unsafe.SliceData(fr.regs)), unsafe.Pointer(unsafe.SliceData(fr.preds)), active
	if w.g.check {
		w.setShadow(fr)
	}
}

// closeRecords takes the state after handlers have executed steps instructions and come to the one at. Its results are those of runRecords.
func (w *warp) closeRecords(s *split, at int, steps int64, stop uint32) (next uint32, turn bool) {
	c, fr := &w.context, s.fr
	w.steps += uint64(steps)
	w.threads += uint64(c.Threads)
	s.loops += uint32(c.Loops)
	w.cta.unit.progress += uint64(c.Stores)
	w.polled = w.polled || c.Polled != 0
	if w.g.check {
		w.takeShadow()
	}
	s.pc, s.mask = uint32(at), c.Active
	if waiting, place := c.Waiting(fr.fn.records); waiting != 0 {
		if stop = uint32(place); c.Turned != 0 {
			s.pc, s.mask = stop, waiting
			w.place(fr, uint32(at), c.Active)
			w.left = c.Done != 0 // Go goes on with the other lanes of the atomic operation
			return stop, true
		}
		w.place(fr, stop, waiting)
	}
	return stop, false
}

// remaining returns the lanes of m that have not executed the instruction by its handler, which has left it. There is one at least.
func (w *warp) remaining(m uint32) uint32 {
	m &^= w.context.Done
	w.context.Done = 0
	return m
}

// fuel returns the instructions that s may execute before a backward branch at which looped might have something to do.
func (w *warp) fuel(s *split) int64 {
	if w.polled || w.steps >= w.g.steps || s.loops >= loopLimit {
		return 0
	}
	return min(maxFuel, int64(w.g.steps-w.steps), int64(loopLimit-s.loops))
}

// low returns the largest pc up to that of s at which another split of its frame is: after a jump to a smaller one the
// two could meet.
func (w *warp) low(s *split, pc uint32) int {
	low := uint32(0)
	for _, o := range w.splits {
		if o != s && o.fr == s.fr && o.pc <= pc && o.state <= yielded {
			low = max(low, o.pc)
		}
	}
	return int(low)
}
