package emu

import (
	"gonvvm/internal/emu/blocks"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Most registers have a value wherever they are read: the code shows it, and then no check is needed at run time. The
// others are tracked.

// eachReg calls f for every register that instruction k names, except its guard.
func (d *decoder) eachReg(in *ptx.Inst, f func(id ptx.RegID, dst bool)) {
	ops := in.Op.Info().Operands()
	hasDst := len(ops) > 0 && ops[0].Flags&isa.Dst != 0 || in.Op.Sem() == isa.SemCall
	for k, end := in.Ops, in.Ops+uint32(in.N); k < end; {
		next := k + d.span(k)
		for ; k < next; k++ {
			if o := &d.f.Opnds[k]; o.Kind == ptx.OpReg || o.Kind == ptx.OpAddrReg {
				f(ptx.RegID(o.Idx), hasDst && o.Kind == ptx.OpReg)
			}
		}
		hasDst = false
	}
}

// findTracked fills d.tracked: the registers that may be read without a value.
func (d *decoder) findTracked(bs []blocks.Block, list []int) {
	f := d.f
	d.partial = shufflesPart(f)
	d.findChosen()
	d.tracked = make([]bool, len(f.Regs))
	words := (len(f.Regs) + 63) / 64
	in := make([]uint64, words*len(bs)) // registers with a value at each block's start
	for i := range in {
		in[i] = ^uint64(0)
	}
	entry := make([]uint64, words)
	for i := range f.Params {
		if v := &f.Params[i]; v.Space == isa.Reg {
			for id := range f.Regs {
				if f.Regs[id].Prefix == v.Name && f.Regs[id].Num < 0 {
					entry[id/64] |= 1 << (id % 64)
				}
			}
		}
	}
	if len(list) > 0 {
		copy(in[list[0]*words:], entry)
	}
	now := make([]uint64, words)
	block := func(b int, use func(ptx.RegID)) {
		copy(now, in[b*words:])
		for k := bs[b].First; k < bs[b].End; k++ {
			x := &f.Insts[k]
			if use != nil {
				if x.Guard != 0 && now[x.Guard/64]>>(x.Guard%64)&1 == 0 {
					use(x.Guard)
				}
				d.eachReg(x, func(id ptx.RegID, dst bool) {
					if !dst && now[id/64]>>(id%64)&1 == 0 {
						use(id)
					}
				})
			}
			if x.Guard != 0 {
				continue
			}
			d.eachReg(x, func(id ptx.RegID, dst bool) {
				if dst {
					now[id/64] |= 1 << (id % 64)
				}
			})
		}
	}
	for changed := true; changed; {
		changed = false
		for _, b := range list {
			block(b, nil)
			for _, s := range bs[b].Succs {
				to := in[s*words : s*words+words]
				for i, w := range now {
					if to[i]&^w != 0 {
						to[i] &= w
						changed = true
					}
				}
			}
		}
	}
	for _, b := range list {
		block(b, func(id ptx.RegID) { d.tracked[id] = true })
	}
	d.spreadTracked()
}

// spreadTracked also tracks results of loads from memory that may not have been written, and results of
// instructions that hand on a part without one.
func (d *decoder) spreadTracked() {
	f := d.f
	for k := range f.Insts {
		in := &f.Insts[k]
		switch in.Op.Sem() {
		case isa.SemShfl, isa.SemShflSync:
			d.eachReg(in, func(id ptx.RegID, dst bool) { d.tracked[id] = d.tracked[id] || dst && d.partial })
			continue
		case isa.SemLd:
		default:
			continue
		}
		switch sp := spaceOf(in.Op.Get(isa.SlotSpace)); {
		case sp == spLocal, sp == spFrame, sp == spGeneric, sp == spParam && !d.fn.entry:
		case sp == spParam && d.readsCall(in):
		default:
			continue
		}
		d.eachReg(in, func(id ptx.RegID, dst bool) { d.tracked[id] = d.tracked[id] || dst })
	}
	for changed := true; changed; {
		changed = false
		for k := range f.Insts {
			in := &f.Insts[k]
			if !d.flows(in) && !isShfl(in.Op) {
				continue
			}
			from := false
			d.eachReg(in, func(id ptx.RegID, dst bool) { from = from || !dst && d.tracked[id] })
			if !from {
				continue
			}
			d.eachReg(in, func(id ptx.RegID, dst bool) {
				if dst && !d.tracked[id] {
					d.tracked[id], changed = true, true
				}
			})
		}
	}
}

// readsCall reports whether a load in a kernel is from a .param variable of a call.
func (d *decoder) readsCall(in *ptx.Inst) bool {
	for k := in.Ops; k < in.Ops+uint32(in.N); k++ {
		if o := &d.f.Opnds[k]; o.Kind == ptx.OpAddrSym && d.where[k] != 0 {
			return true
		}
	}
	return false
}
