package analysis

import (
	"math/bits"

	"gonvvm/internal/ir"
)

// Assumes reports whether functions of m may have assumptions.
func Assumes(m *ir.Module) bool { return m.Lookup("llvm.assume") != 0 }

// AssumedAlignment says that the address Off bytes after Ptr is aligned to Align bytes.
type AssumedAlignment struct {
	Ptr   ir.Value
	Off   int64
	Align uint64
}

// AlignmentOf returns the alignment that assumption v states for a pointer, as assume((p & 15) == 0) does, or with a distance,
// assume((p + 4 & 15) == 0). ok is false if v states none.
func AlignmentOf(f *ir.Func, v ir.Value) (a AssumedAlignment, ok bool) {
	c := f.Operand(v, 0)
	if f.Op(c) != ir.OpICmp || f.Pred(c) != ir.ICmpEQ || !f.Consts.IsZero(f.Operand(c, 1)) {
		return a, false
	}
	x := f.Operand(c, 0)
	if f.Op(x) != ir.OpAnd {
		return a, false
	}
	mask, ok := f.Consts.Uint(f.Operand(x, 1))
	a.Align = 1 << bits.TrailingZeros64(^mask)
	if !ok || a.Align <= 1 {
		return a, false
	}
	for x = f.Operand(x, 0); ; x = f.Operand(x, 0) {
		switch f.Op(x) {
		case ir.OpTrunc:
		case ir.OpAdd:
			n, ok := f.Consts.Sint(f.Operand(x, 1))
			if !ok {
				return a, false
			}
			a.Off += n
		case ir.OpPtrToInt, ir.OpPtrToAddr:
			r := RefOf(f, f.Operand(x, 0))
			p, off := r.Fixed()
			a.Ptr, a.Off = p, a.Off+off
			return a, p != ir.None && f.Mod.Types.IsPtr(f.TypeOf(p))
		default:
			return a, false
		}
	}
}

// OnlyAssumed reports whether conversion v of a pointer to an integer serves assumptions only, as AlignmentOf reads them: the address is
// known to nothing else.
func OnlyAssumed(f *ir.Func, v ir.Value) bool { return onlyAssumed(f, v, 4) }

func onlyAssumed(f *ir.Func, v ir.Value, depth int) bool {
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		switch user := f.User(u); f.Op(user) {
		case ir.OpTrunc, ir.OpAdd, ir.OpAnd, ir.OpICmp:
			if depth == 0 || !onlyAssumed(f, user, depth-1) {
				return false
			}
		case ir.OpCall:
			if f.CalleeIntrinsic(user) != ir.IntrAssume {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// AssumeAlignment makes PointerAlign use a, until ForgetAlignments.
func (vt *ValueTracking) AssumeAlignment(a AssumedAlignment) { vt.aligned = append(vt.aligned, a) }

// ForgetAlignments ends the effect of AssumeAlignment.
func (vt *ValueTracking) ForgetAlignments() { vt.aligned = vt.aligned[:0] }

// assumedAlign returns the greatest alignment in bytes, up to maxAlign, that AssumeAlignment gives p.
func (vt *ValueTracking) assumedAlign(p ir.Value) uint64 {
	if len(vt.aligned) == 0 {
		return 1
	}
	r := RefOf(vt.f, p)
	base, off := r.Fixed()
	align := uint64(1)
	for _, a := range vt.aligned {
		if a.Ptr == base {
			align = max(align, CommonAlignment(a.Align, uint64(off-a.Off)))
		}
	}
	return min(align, maxAlign)
}
