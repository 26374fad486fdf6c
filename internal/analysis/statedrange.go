package analysis

import (
	"strconv"
	"strings"

	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// Range returns the range of load, call or parameter v that the register it reads, metadata !range, or the attribute range of the
// parameter, of the call or of the function that it calls gives. Ranges of several intervals do not count.
func (vt *ValueTracking) Range(v ir.Value) (r ConstantRange, ok bool) {
	f := vt.f
	w := vt.IntBits(v)
	if w == 0 {
		return r, false
	}
	r = ConstantRange{Max: fold.Mask(w)}
	full := r
	if v.IsParam() {
		r.intersect(vt.rangeAttr(vt.m.AttrLists[f.Attrs].Param(int(v.Index())), w))
		return r, r != full
	}
	if f.Op(v) == ir.OpCall {
		attrs := vt.m.AttrLists[f.Call(v).Attrs].Ret
		r.intersect(vt.rangeAttr(attrs, w))
		if callee := f.Callee(v); callee.IsSym() {
			if s := vt.fx.Sreg(callee.Index()); s != NoSreg {
				r.intersect(vt.launch[s])
			} else if s := vt.m.Sym(callee); s.Kind == ir.SymFunc {
				r.intersect(vt.rangeAttr(vt.m.AttrLists[s.Fn.Attrs].Ret, w))
			}
			if hi := vt.fx.Max(callee.Index()); hi != 0 {
				r.intersect(ConstantRange{Max: hi})
			}
		}
	}
	if id := f.Attachment(v, "range"); id != 0 && len(vt.m.MDs[id].Ops) == 2 {
		ops := vt.m.MDs[id].Ops
		lo, ok1 := vt.m.Consts.Uint(vt.m.MDs[ops[0]].Val)
		hi, ok2 := vt.m.Consts.Uint(vt.m.MDs[ops[1]].Val)
		if ok1 && ok2 {
			r.intersect(halfOpen(lo, hi, w))
		}
	}
	return r, r != full
}

// statedBounds returns the bounds of v, of w bits, by Range.
func (vt *ValueTracking) statedBounds(v ir.Value, w int) Bounds {
	b := FullBounds(w)
	if r, ok := vt.Range(v); ok {
		b.Intersect(Bounds{UMin: r.Min, UMax: r.Max, SMin: b.SMin, SMax: b.SMax}, w)
	}
	return b
}

// rangeAttr returns the range that attributes give an integer of w bits.
func (vt *ValueTracking) rangeAttr(set ir.AttrSetID, w int) ConstantRange {
	full := ConstantRange{Max: fold.Mask(w)}
	a := vt.m.Attr(set, ir.AttrRange)
	if a == nil {
		return full
	}
	_, bounds, _ := strings.Cut(a.Str, " ") // "i32 0, 1024"
	from, to, _ := strings.Cut(bounds, ",")
	lo, err1 := strconv.ParseInt(strings.TrimSpace(from), 10, 64)
	hi, err2 := strconv.ParseInt(strings.TrimSpace(to), 10, 64)
	if err1 != nil || err2 != nil {
		return full
	}
	return halfOpen(uint64(lo)&fold.Mask(w), uint64(hi)&fold.Mask(w), w)
}

// halfOpen returns the range of w bits from lo to the number before hi, the full one if it wraps.
func halfOpen(lo, hi uint64, w int) ConstantRange {
	if last := (hi - 1) & fold.Mask(w); lo <= last && lo != hi {
		return ConstantRange{Min: lo, Max: last}
	}
	return ConstantRange{Max: fold.Mask(w)}
}

// intersect narrows r to its intersection with o; ranges that contradict each other leave it.
func (r *ConstantRange) intersect(o ConstantRange) {
	if lo, hi := max(r.Min, o.Min), min(r.Max, o.Max); lo <= hi {
		r.Min, r.Max = lo, hi
	}
}
