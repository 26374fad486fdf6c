package emu

import (
	"gonvvm/internal/emu/tensormap"
	"gonvvm/internal/isa"
)

// decodeTensormap: tensormap.replace puts a new value in one field. Zeros become a tensor map by it: programs build maps
// field by field.
func decodeTensormap(d *decoder) bool {
	field := d.op.Get(isa.SlotKind)
	for _, a := range [...]isa.Atom{isa.GlobalAddress, isa.Rank, isa.GlobalStride, isa.Elemtype, isa.InterleaveLayout, isa.SwizzleMode, isa.FillMode, isa.SwizzleAtomicity} {
		if d.op.Has(a) {
			field = a
		}
	}
	at, size, each := tensormap.Field(field)
	if size == 0 {
		return false
	}
	if each > 0 {
		at += each * d.arg(1).Imm
	}
	where := d.place3(0, spaceOf(d.op.Get(isa.SlotSpace)))
	value := d.src(d.num()-1, d.op.Type())
	d.emit(inst{kind: kExec, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for ; m != 0 && !w.halt; m &= m - 1 {
			i := lane(m)
			base := where.at(w, fr, i)
			if mem, off := w.resolve(fr, in, where.space, base+tensormap.Magic, i, 4, isWrite); mem != nil {
				store(mem, off, 4, tensormap.MagicWord)
			}
			mem, off := w.resolve(fr, in, where.space, base+at, i, uint64(size), isWrite)
			if mem == nil {
				return
			}
			v := fr.regs[value][i]
			changed := load(mem, off, size) != v&sizeMask(size)
			store(mem, off, size, v)
			if w.g.check {
				w.stored(fr, in, where.space, i, changed)
			}
			w.cta.unit.progress++
		}
	}})
	return true
}

// decodeTensormapCopy: tensormap.cp_fenceproxy moves a tensor map from shared to global memory.
func decodeTensormapCopy(d *decoder) bool {
	b := &bulk{dst: d.place3(0, spGlobal), src: d.place3(1, spShared), n: d.constant(tensormap.Bytes)}
	in := inst{kind: kCtl, e: d.constant(all), x: &extra{op: d.op}}
	in.ctl = syncOp(maskInE, func(w *warp, fr *frame, in *inst, m uint32) {
		b.run(w, fr, in, lane(m)) // of the whole warp together
		if w.g.check {
			w.fence(m)
		}
	})
	d.emit(in)
	return true
}
