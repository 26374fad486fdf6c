package report

import (
	"gonvvm/internal/emu/blocks"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/slab"
)

// maxLiveBits bounds the sets of live registers; the numbers of larger functions are 0.
const maxLiveBits = 1 << 30

// liveness computes how many registers are live in functions. It reuses its storage.
type liveness struct {
	in   []slab.BitSet
	live slab.BitSet
	size []int // by register: in 32-bit registers
}

// function returns, by instruction, the number of 32-bit virtual registers that are live before it.
func (l *liveness) function(f *ptx.Func) []int {
	counts := make([]int, len(f.Insts))
	runs, _ := blocks.Cut(f)
	if len(runs)*len(f.Regs) > maxLiveBits {
		return counts
	}
	l.size = slab.Sized(l.size, len(f.Regs))
	for i := range f.Regs {
		l.size[i] = width(&f.Regs[i])
	}
	l.in = make([]slab.BitSet, len(runs))
	for i := range l.in {
		l.in[i].Reset(len(f.Regs))
	}
	for again := true; again; {
		again = false
		for b := len(runs) - 1; b >= 0; b-- {
			l.through(f, runs, b, nil)
			if l.in[b].Union(&l.live) {
				again = true
			}
		}
	}
	for b := range runs {
		l.through(f, runs, b, counts)
	}
	return counts
}

// through goes backwards through a block, from the registers that are live at its end to those at its beginning.
func (l *liveness) through(f *ptx.Func, runs []blocks.Block, b int, counts []int) {
	l.live.Reset(len(f.Regs))
	for _, s := range runs[b].Succs {
		l.live.Union(&l.in[s])
	}
	n := 0
	if counts != nil {
		for r := range f.Regs {
			if l.live.Has(uint32(r)) {
				n += l.size[r]
			}
		}
	}
	use := func(r uint32) {
		if !l.live.Has(r) {
			l.live.Add(r)
			n += l.size[r]
		}
	}
	for i := int(runs[b].End) - 1; i >= int(runs[b].First); i-- {
		in := &f.Insts[i]
		ops := f.Opnds[in.Ops : in.Ops+uint32(in.N)]
		written, known := ptx.Destinations(in, ops)
		read := ptx.FirstRead(in, ops, written)
		for k := range ops {
			if x := &ops[k]; known && k < written && in.Guard == 0 && x.Kind == ptx.OpReg && l.live.Has(x.Idx) {
				l.live.Remove(x.Idx)
				n -= l.size[x.Idx]
			}
		}
		for k := range ops {
			if x := &ops[k]; x.Kind == ptx.OpAddrReg || x.Kind == ptx.OpReg && (!known || k >= read) {
				use(x.Idx)
			}
		}
		if in.Guard != 0 {
			use(uint32(in.Guard))
		}
		if counts != nil {
			counts[i] = n
		}
	}
}

// width returns the size of a register in 32-bit registers, 0 for a predicate.
func width(r *ptx.Reg) int {
	if r.Type == isa.Pred || r.Type == 0 {
		return 0
	}
	return max(1, r.Type.Bits()/32) * max(1, int(r.Vec))
}
