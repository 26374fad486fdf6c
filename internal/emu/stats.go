package emu

import (
	"math/bits"

	"gonvvm/internal/emu/traffic"
	"gonvvm/internal/isa"
)

// Class is a kind of instruction for statistics.
type Class uint8

const (
	ClassMove Class = iota
	ClassInt
	ClassFloat
	ClassConvert
	ClassLoad
	ClassStore
	ClassAtomic
	ClassBarrier
	ClassExchange // shfl, vote, match, redux, elect
	ClassMatrix
	ClassControl
	ClassOther
	NumClasses
)

// String returns the class in words.
func (c Class) String() string {
	return [...]string{"move", "integer", "float", "convert", "load", "store", "atomic", "barrier", "exchange", "matrix", "control", "other", ""}[c]
}

// Stats has the counts of a launch.
type Stats struct {
	Warp   [NumClasses]uint64 // instructions of warps by class
	Thread [NumClasses]uint64 // and of threads
	Traffic
}

// Traffic counts branches and accesses to memory.
type Traffic = traffic.Counts

func (s *Stats) add(o *Stats) {
	for i := range s.Warp {
		s.Warp[i] += o.Warp[i]
		s.Thread[i] += o.Thread[i]
	}
	s.Traffic.Add(&o.Traffic)
}

// classOf returns the class of an instruction.
func classOf(op isa.Opcode) Class {
	switch op.Sem() {
	case isa.SemMov, isa.SemSelp, isa.SemSlct, isa.SemCvta, isa.SemCvtaTo, isa.SemMapa, isa.SemPrmt:
		return ClassMove
	case isa.SemLd:
		return ClassLoad
	case isa.SemSt, isa.SemCpAsync:
		return ClassStore
	case isa.SemAtom, isa.SemRed:
		return ClassAtomic
	case isa.SemBra, isa.SemBrx, isa.SemCall, isa.SemRet, isa.SemExit:
		return ClassControl
	case isa.SemCvtFf, isa.SemCvtFi, isa.SemCvtIf, isa.SemCvtIi, isa.SemCvtPair, isa.SemCvtNarrow, isa.SemCvtWiden, isa.SemCvtPack, isa.SemCvtTf32:
		return ClassConvert
	case isa.SemMma, isa.SemWmma, isa.SemWmmaLoad, isa.SemWmmaStore, isa.SemLdmatrix, isa.SemStmatrix, isa.SemMovmatrix:
		return ClassMatrix
	case isa.SemShfl, isa.SemShflSync, isa.SemVote, isa.SemVoteSync, isa.SemMatchAny, isa.SemMatchAll, isa.SemRedux, isa.SemElect, isa.SemActivemask:
		return ClassExchange
	}
	f := op.Info()
	switch {
	case f.Flags&isa.Barrier != 0:
		return ClassBarrier
	case f.Root() == "mbarrier":
		return ClassBarrier
	}
	t := op.Type()
	if t2 := op.Get(isa.SlotType2); t2 != 0 {
		t = t2
	}
	switch t.Class() {
	case isa.ClassFloat:
		return ClassFloat
	case isa.ClassNone:
		return ClassOther
	}
	return ClassInt
}

// addStats inserts before the instructions from start on one that counts.
func (d *decoder) addStats(start int) {
	if len(d.out) == start {
		return
	}
	in := inst{kind: kExec, exec: execCount, src: d.inIdx, imm: uint64(classOf(d.op))}
	in.d, in.e = d.guard()
	switch d.op.Sem() {
	case isa.SemBra:
		if d.in.Guard == 0 {
			break
		}
		in.n = 1
	case isa.SemLd, isa.SemSt, isa.SemAtom, isa.SemRed:
		// The access itself is the last one emitted and has the address.
		mem := d.out[len(d.out)-1]
		if mem.x != nil && mem.size != 0 {
			in.n, in.a, in.c = 2, mem.a, uint32(mem.size)*max(1, uint32(mem.n))
			in.x = &extra{space: mem.x.space, a: mem.imm}
		}
	}
	d.insert(start, in)
}

// insert puts an instruction at index i.
func (d *decoder) insert(i int, in inst) {
	d.out = append(d.out, inst{})
	copy(d.out[i+1:], d.out[i:])
	d.out[i] = in
	for k := range d.jumps {
		if d.jumps[k].inst >= i {
			d.jumps[k].inst++
		}
	}
}

// uncount takes back that an instruction of the emulator was counted as one of the program.
func (w *warp) uncount(m uint32) {
	w.steps--
	w.threads -= uint64(bits.OnesCount32(m))
}

// execCount counts the instruction after it.
func execCount(w *warp, fr *frame, in *inst, m uint32) {
	w.uncount(m)
	s := &w.stats
	on := m & (fr.preds[in.d] ^ in.e)
	threads := uint64(bits.OnesCount32(on))
	s.Warp[in.imm]++
	s.Thread[in.imm] += threads
	var t Traffic
	switch in.n {
	case 1:
		t.Branches = 1
		if on != 0 && on != m {
			t.Divergent = 1
		}
	case 2:
		if on != 0 {
			t = w.countAccess(fr, in, on)
		}
	}
	if in.n != 0 {
		s.Traffic.Add(&t)
	}
	if lines := w.cta.unit.lines; lines != nil {
		lines[fr.fn.uid+in.src].count(threads, &t)
	}
}

// countAccess counts sectors of global and passes of shared memory.
func (w *warp) countAccess(fr *frame, in *inst, m uint32) (s Traffic) {
	size := uint64(in.c)
	sp := in.x.space
	var at [lanes]uint64
	n := 0
	for k := m; k != 0; k &= k - 1 {
		a := w.address(fr.regs[in.a][lane(k)] + in.x.a)
		lsp := sp
		if sp == spGeneric {
			lsp, a = w.g.dev.win.classify(a)
		}
		if n == 0 {
			sp = lsp
		}
		if lsp == sp {
			at[n] = a
			n++
		}
	}
	if in.imm == uint64(ClassAtomic) {
		s.Atomic(at[:n])
	}
	switch sp {
	case spGlobal:
		s.Global(at[:n], size)
	case spShared:
		s.Shared(at[:n], size)
	}
	return s
}
