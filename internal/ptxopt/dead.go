package ptxopt

import (
	"slices"

	"gonvvm/internal/ptx"
)

// removeDead marks pure instructions whose results are not read.
func (o *Optimizer) removeDead() bool {
	f := o.f
	// Instructions that are already marked no longer use anything: their uses are not counted.
	o.uses = append(o.uses[:0], make([]uint32, len(f.Regs))...)
	for i := range f.Insts {
		if !o.dead.Has(uint32(i)) {
			o.addUses(&f.Insts[i], 1)
		}
	}
	found := !o.dead.Empty()
	for again := true; again; {
		again = false
		for i := len(f.Insts) - 1; i >= 0; i-- {
			in := &f.Insts[i]
			if o.dead.Has(uint32(i)) || !o.pure(in) {
				continue
			}
			ops := o.operands(in)
			n, known := ptx.Destinations(in, ops)
			if !known || n == 0 {
				continue
			}
			unused := true
			for _, x := range ops[:n] {
				unused = unused && (x.Kind != ptx.OpReg || o.uses[x.Idx] == 0)
			}
			if unused {
				o.dead.Add(uint32(i))
				o.addUses(in, ^uint32(0))
				again, found = true, true
			}
		}
	}
	return found
}

// addUses adds n to the use counts of the registers that in reads.
func (o *Optimizer) addUses(in *ptx.Inst, n uint32) {
	if in.Guard != 0 {
		o.uses[in.Guard] += n
	}
	ops := o.operands(in)
	first, known := ptx.Destinations(in, ops)
	if first = ptx.FirstRead(in, ops, first); !known {
		first = 0
	}
	for k := range ops {
		if x := &ops[k]; x.Kind == ptx.OpAddrReg || x.Kind == ptx.OpReg && k >= first {
			o.uses[x.Idx] += n
		}
	}
}

// compact takes the dead instructions out.
func (o *Optimizer) compact() {
	f := o.f
	to := uint32(0)
	for b := range f.Blocks {
		k := &f.Blocks[b]
		first := to
		for i := k.First; i < k.End; i++ {
			if !o.dead.Has(i) {
				f.Insts[to] = f.Insts[i]
				to++
			}
		}
		k.First, k.End = first, to
	}
	f.Insts = f.Insts[:to]
}

// renumber gives registers numbers in order of appearance, class by class, and takes
// those out that no instruction names.
func (o *Optimizer) renumber() {
	f := o.f
	o.num = append(o.num[:0], make([]int32, len(f.Regs))...)
	var next [16]struct {
		prefix ptx.Name
		n      int32
	}
	classes := 0
	seen := func(r uint32) {
		if r == 0 || o.num[r] != 0 {
			return
		}
		g := &f.Regs[r]
		if g.Num < 0 || g.Scoped {
			o.num[r] = -1
			return
		}
		k := 0
		for k < classes && next[k].prefix != g.Prefix {
			k++
		}
		if k == len(next) { // unlikely: keep the number
			o.num[r] = g.Num
			return
		}
		if k == classes {
			next[k].prefix = g.Prefix
			classes++
		}
		next[k].n++
		o.num[r] = next[k].n
	}
	for i := range f.Insts {
		in := &f.Insts[i]
		seen(uint32(in.Guard))
		for _, x := range o.operands(in) {
			if x.Kind == ptx.OpReg || x.Kind == ptx.OpAddrReg {
				seen(x.Idx)
			}
		}
	}
	// uses serves as the map from old to new ids.
	kept := uint32(1)
	for r := 1; r < len(f.Regs); r++ {
		g := f.Regs[r]
		if o.num[r] == 0 && g.Num >= 0 && !g.Scoped {
			o.uses[r] = 0
			continue
		}
		if o.num[r] > 0 {
			g.Num = o.num[r]
		}
		o.uses[r] = kept
		f.Regs[kept] = g
		kept++
	}
	o.uses[0] = 0
	f.Regs = f.Regs[:kept]
	opnds := slices.Grow(o.opnds[:0], len(f.Opnds))
	for i := range f.Insts {
		in := &f.Insts[i]
		in.Guard = ptx.RegID(o.uses[in.Guard])
		at := uint32(len(opnds))
		opnds = append(opnds, o.operands(in)...)
		in.Ops = at
		for k := at; k < uint32(len(opnds)); k++ {
			if x := &opnds[k]; x.Kind == ptx.OpReg || x.Kind == ptx.OpAddrReg {
				x.Idx = o.uses[x.Idx]
			}
		}
	}
	for i, r := range f.Watch {
		f.Watch[i] = ptx.RegID(o.uses[r])
	}
	o.opnds, f.Opnds = f.Opnds, opnds // both are ours while the function is worked on
}
