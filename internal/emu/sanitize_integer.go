package emu

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/emu/integer"
	"gonvvm/internal/isa"
)

// integerCodes are the codes of the mistakes of integer arithmetic.
var integerCodes = map[integer.Checks]diag.Code{
	integer.Overflow: CodeOverflow, integer.Shift: CodeShift, integer.Division: CodeDivision, integer.Loss: CodeLoss,
}

// addInteger inserts before the instructions from start on those that check them, one for each kind of mistake.
func addInteger(d *decoder, start int) {
	if len(d.out) == start {
		return
	}
	for _, c := range integer.CheckOf(d.op) {
		in := inst{kind: kExec, exec: execInteger, src: d.inIdx, imm: uint64(c.Kind), x: &extra{integer: c.Check}}
		in.guard, in.neg = d.guard()
		for i, r := range []*uint32{&in.a, &in.b, &in.c} {
			if i+1 < d.num() {
				t := d.op.Type()
				if c.Kind == integer.Shift && i == 1 {
					t = isa.U32
				} else if c.Kind == integer.Loss {
					t = d.op.Get(isa.SlotType2)
				}
				*r = d.src(i+1, t)
			}
		}
		d.insert(start, in)
	}
}

func execInteger(w *warp, fr *frame, in *inst, m uint32) {
	w.uncount(m)
	if w.g.cfg.Integer&integer.Checks(in.imm) == 0 {
		return
	}
	for ; m != 0; m &= m - 1 {
		i := lane(m)
		if text := in.x.integer(fr.regs[in.a][i], fr.regs[in.b][i], fr.regs[in.c][i]); text != "" {
			w.report(fr, in, 1<<i, integerCodes[integer.Checks(in.imm)], text, "", false)
		}
	}
}
