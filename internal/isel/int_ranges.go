package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
)

// checkTensormap notes an error for a value of tensormap.replace that only other targets
// have: element types of 4 and 6 bits, swizzling over 96 bytes.
func (s intSelector) checkTensormap(v ir.Value, op isa.Opcode, info *isa.IntrinsicInfo) bool {
	if op.Sem() != isa.SemTensormap {
		return true
	}
	n, _ := s.f.Consts.Uint(s.f.Operand(v, 1))
	subByte := op.Has(isa.Elemtype) && n >= 13 && n <= 15 && !s.hasSubByteTensors()
	wide := op.Has(isa.SwizzleMode) && n == 4 && s.t.SM.Number() != 103
	if !subByte && !wide {
		return true
	}
	need := "sm_100a or newer of its family"
	if wide {
		need = "sm_103a"
	}
	s.fail(v, "S0002", "Intrinsic llvm."+info.Name()+" with value "+itoa(int(n))+" is not supported on the given target.", "it needs "+need+" (have "+s.t.SM.String()+")")
	return false
}

// hasSubByteTensors reports whether tensor maps may have elements of 4 and 6 bits.
func (s intSelector) hasSubByteTensors() bool {
	n := s.t.SM.Number()
	return n >= 100 && s.t.SM.Suffix() != 0
}

// outOfRange notes that argument i of an intrinsic is n, which is not from lo up to, but
// without, hi.
func (s intSelector) outOfRange(v ir.Value, i int, name string, n, lo, hi int64) {
	s.fail(v, "S0011", "argument "+itoa(i+1)+" of llvm."+name+": immarg value "+itoa(int(n))+" out of range ["+itoa(int(lo))+", "+itoa(int(hi))+")", "see gonvvm intrinsics "+name)
}

// badChoice notes that argument sel.Arg of an intrinsic, n, chooses nothing.
func (s intSelector) badChoice(v ir.Value, sel *isa.Selection, name string, n int64) {
	choices := sel.Choices()
	lo, hi := choices[0].Value, choices[0].Value
	for _, c := range choices {
		lo, hi = min(lo, c.Value), max(hi, c.Value)
	}
	if hi-lo+1 == int64(len(choices)) {
		s.outOfRange(v, int(sel.Arg), name, n, lo, hi+1)
		return
	}
	list := ""
	for i, c := range choices {
		if i > 0 {
			list += ", "
		}
		list += itoa(int(c.Value))
	}
	s.fail(v, "S0011", "argument "+itoa(int(sel.Arg)+1)+" of llvm."+name+" is "+itoa(int(n))+", which is none of "+list, "see gonvvm intrinsics "+name)
}

// checkLimit notes an error if the instruction does not have constant n as argument i
// of an intrinsic.
func (s intSelector) checkLimit(v ir.Value, i int, name string, l *isa.Limit, n int64) {
	switch {
	case l == nil || l.Has(n):
	case n < l.Lo || n > l.Hi:
		s.outOfRange(v, i, name, n, l.Lo, l.Hi+1)
	case l.Step == 0:
		s.fail(v, "S0011", "argument "+itoa(i+1)+" of llvm."+name+" is "+itoa(int(n))+", which is not a power of two", "")
	default:
		s.fail(v, "S0011", "argument "+itoa(i+1)+" of llvm."+name+" is "+itoa(int(n))+", which is not a multiple of "+itoa(int(l.Step)), "")
	}
}
