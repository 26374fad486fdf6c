package emu

import (
	"fmt"
	"math"
	"strings"

	"gonvvm/internal/emu/values"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/softfp"
)

// Origins of NaNs and infinities: an instruction whose operands are all finite and whose result is not. Later ones only hand it on.

// origin is an instruction with a floating-point result.
type origin struct {
	to, from isa.Atom // types of the result and of the operands
	dst      uint32
	src      []uint32
}

// addOrigin surrounds the instructions from start on with the two halves of the check.
func (d *decoder) addOrigin(start int) {
	o, ok := d.origin()
	if !ok || len(d.out) == start {
		return
	}
	before := inst{kind: kExec, exec: execOperands, src: d.inIdx, x: &extra{origin: &o}}
	after := before
	after.exec = execOrigin
	before.guard, before.neg = d.guard()
	after.guard, after.neg = before.guard, before.neg
	d.insert(start, before)
	d.out = append(d.out, after)
}

// origin describes the current instruction, if it can be the origin of a NaN or an infinity.
func (d *decoder) origin() (o origin, ok bool) {
	switch d.op.Sem() {
	case isa.SemMov, isa.SemSelp, isa.SemSlct, isa.SemSetp:
		return o, false
	}
	o.to, o.from = d.op.Type(), d.op.Type()
	if from := d.op.Get(isa.SlotType2); from != 0 {
		o.from = from
	}
	if !values.Pure(d.op) || formatOf(o.to) == nil || formatOf(o.from) == nil || d.num() < 2 || d.arg(0).Kind != ptx.OpReg {
		return o, false
	}
	o.dst = d.regs[d.arg(0).Idx]
	for i := 1; i < d.num(); i++ {
		switch a := d.arg(i); a.Kind {
		case ptx.OpReg:
			if d.f.Regs[a.Idx].Type != isa.Pred {
				o.src = append(o.src, d.regs[a.Idx])
			}
		case ptx.OpF32:
			if !finite(a.Imm, isa.F32) {
				return o, false
			}
		case ptx.OpF64:
			if !finite(a.Imm, isa.F64) {
				return o, false
			}
		}
	}
	return o, true
}

// finite reports whether all elements of a register are finite.
func finite(x uint64, t isa.Atom) bool {
	for _, v := range floats(x, t) {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return false
		}
	}
	return true
}

// floats returns the elements of a register of a floating-point type.
func floats(x uint64, t isa.Atom) (list []float64) {
	f := formatOf(t)
	size := uint(64)
	switch f {
	case &softfp.F16, &softfp.BF16:
		size = 16
	case &softfp.F32, &softfp.TF32:
		size = 32
	case &softfp.F64:
		return []float64{math.Float64frombits(x)}
	}
	for n := uint(0); n < uint(t.Bits()); n += size {
		list = append(list, f.ToFloat64(x>>n&(1<<size-1)))
	}
	return list
}

// execOperands notes the lanes whose operands are all finite, and the operands.
func execOperands(w *warp, fr *frame, in *inst, m uint32) {
	w.uncount(m)
	o := in.x.origin
	w.finite = 0
	for k := m; k != 0; k &= k - 1 {
		i := lane(k)
		ok := true
		for _, s := range o.src {
			ok = ok && finite(fr.regs[s][i], o.from)
		}
		w.finite |= b2u(ok) << i
	}
	w.operands = w.operands[:0]
	for _, s := range o.src {
		w.operands = append(w.operands, fr.regs[s])
	}
}

// execOrigin reports results of finite operands that are not finite.
func execOrigin(w *warp, fr *frame, in *inst, m uint32) {
	w.uncount(m)
	o := in.x.origin
	for k := m & w.finite; k != 0; k &= k - 1 {
		i := lane(k)
		if x := fr.regs[o.dst][i]; !finite(x, o.to) {
			w.report(fr, in, 1<<i, CodeNaN, fmt.Sprintf("the result is %s, and the operands are finite: %s", join(floats(x, o.to)), w.operandText(o, i)), "", false)
			return
		}
	}
}

// operandText lists the operands of lane i.
func (w *warp) operandText(o *origin, i int) string {
	var list []string
	for k := range o.src {
		list = append(list, join(floats(w.operands[k][i], o.from)))
	}
	return strings.Join(list, ", ")
}

func join(list []float64) string {
	var b strings.Builder
	for i, v := range list {
		if i > 0 {
			b.WriteString(" and ")
		}
		fmt.Fprintf(&b, "%g", v)
	}
	return b.String()
}
