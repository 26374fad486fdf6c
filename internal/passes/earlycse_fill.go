package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// cseFill is a stretch of memory whose bytes are known: it was set to one byte, or copied from
// constant memory.
type cseFill struct {
	acc   analysis.Access
	inst  ir.Value
	write uint32 // number of writes when it was filled
}

// maxFills bounds the fills that a load is compared with.
const maxFills = 8

// noteFill remembers call v if it fills memory with a known value.
func (cs *cseState) noteFill(v ir.Value) {
	f := cs.f
	switch f.CalleeIntrinsic(v) {
	case ir.IntrMemset, ir.IntrMemsetInline:
		if _, ok := cs.c.Uint(f.Operand(v, 1)); !ok {
			return
		}
	case ir.IntrMemcpy, ir.IntrMemcpyInline:
		r := analysis.RefOf(f, f.Operand(v, 1))
		if !r.Exact || !r.Base.IsSym() || !cs.m.Sym(r.Base).IsConst {
			return
		}
	default:
		return
	}
	acc := analysis.AccessOf(f, v)
	if acc.Size == 0 || !acc.Ref.Exact || !cs.c.IsZero(f.Operand(v, 3)) {
		return
	}
	cs.fills = append(cs.fills, cseFill{acc, v, uint32(len(cs.writes))})
}

// filledWith returns the value of load v if it reads memory that a fill has written, None if it may read other memory.
func (cs *cseState) filledWith(v ir.Value) ir.Value {
	f := cs.f
	if len(cs.fills) == 0 {
		return ir.None
	}
	acc := analysis.AccessOf(f, v)
	if !acc.Ref.Exact {
		return ir.None
	}
	t := f.TypeOf(v)
	for i := len(cs.fills) - 1; i >= max(0, len(cs.fills)-maxFills); i-- {
		k := &cs.fills[i]
		off := acc.Ref.Off - k.acc.Ref.Off
		if k.acc.Ref.Base != acc.Ref.Base || off < 0 || uint64(off)+acc.Size > k.acc.Size {
			continue
		}
		if cs.clobbered(&acc, k.write) {
			return ir.None
		}
		if id := f.CalleeIntrinsic(k.inst); id == ir.IntrMemcpy || id == ir.IntrMemcpyInline {
			r := analysis.RefOf(f, f.Operand(k.inst, 1))
			r.Off += off
			return analysis.LoadConstant(&cs.fold, cs.m, r, t)
		}
		x, _ := cs.c.Uint(f.Operand(k.inst, 1))
		switch st := cs.ty.Scalar(t); {
		case x == 0 && (!cs.ty.IsPtr(st) || cs.ty.AddrSpace(st) == analysis.Generic):
			return cs.c.Null(t)
		case !cs.ty.IsPtr(st):
			var bytes [32]byte
			if acc.Size > uint64(len(bytes)) {
				return ir.None
			}
			for i := range bytes {
				bytes[i] = byte(x)
			}
			return cs.fold.FromBytes(t, bytes[:acc.Size])
		}
		return ir.None
	}
	return ir.None
}
