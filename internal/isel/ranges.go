package isel

import (
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
)

// immRange is the range of constant argument arg of the intrinsics whose names start
// with stem: from lo up to, but without, hi (IntrinsicsNVVM.td; PTX ISA §9.7).
type immRange struct {
	stem   string
	arg    uint8
	lo, hi int64
}

var immRanges = [...]immRange{
	{"nvvm.applypriority.", 1, 128, 129},
	{"nvvm.fence.proxy.tensormap_generic.acquire.", 1, 128, 129},
	{"nvvm.setmaxnreg.", 0, 24, 257},
	{"nvvm.st.bulk", 2, 0, 1},
	{"nvvm.tensormap.replace.box.dim", 1, 0, 5},
	{"nvvm.tensormap.replace.element.stride", 1, 0, 5},
	{"nvvm.tensormap.replace.elemtype", 1, 0, 16},
	{"nvvm.tensormap.replace.fill.mode", 1, 0, 2},
	{"nvvm.tensormap.replace.global.dim", 1, 0, 5},
	{"nvvm.tensormap.replace.global.stride", 1, 0, 5},
	{"nvvm.tensormap.replace.interleave.layout", 1, 0, 3},
	{"nvvm.tensormap.replace.swizzle.atomicity", 1, 0, 4},
	{"nvvm.tensormap.replace.swizzle.mode", 1, 0, 5},
}

// checkRanges notes an error for a constant argument of v that is out of range.
func (s *selector) checkRanges(v ir.Value, name string) bool {
	switch strings.TrimPrefix(name, "nvvm.")[0] { // of most intrinsics nothing is to be looked up
	case 'a', 'f', 's', 't':
	default:
		return true
	}
	for i := range immRanges {
		r := &immRanges[i]
		if !strings.HasPrefix(name, r.stem) || int(r.arg) >= s.f.NumArgs(v) {
			continue
		}
		x := s.f.Operand(v, int(r.arg))
		switch n, ok := s.f.Consts.Sint(x); {
		case !ok:
			s.mustBeConstant(v, int(r.arg), name)
			return false
		case n < r.lo || n >= r.hi:
			s.outOfRange(v, int(r.arg), name, n, r.lo, r.hi)
			return false
		}
	}
	// Values that only some targets have.
	if strings.HasPrefix(name, "nvvm.tensormap.replace.elemtype") || strings.HasPrefix(name, "nvvm.tensormap.replace.swizzle.mode") {
		n, _ := s.f.Consts.Uint(s.f.Operand(v, 1))
		sub := strings.Contains(name, "elemtype") && n >= 13 // b4x16 and b6x16 kinds
		wide := strings.Contains(name, "swizzle.mode") && n == 4
		if sub && !s.hasSubByteTensors() || wide && s.t.SM.Number() != 103 {
			s.fail(v, "S0002", "Intrinsic llvm."+name+" with value "+itoa(int(n))+" is not supported on the given target.", "choose another -arch")
			return false
		}
	}
	return true
}

// hasSubByteTensors reports whether tensor maps may have elements of 4 and 6 bits.
func (s *selector) hasSubByteTensors() bool {
	n := s.t.SM.Number()
	return n >= 100 && s.t.SM.Suffix() != 0
}

// mustBeConstant notes that argument i of an intrinsic is none.
func (s *selector) mustBeConstant(v ir.Value, i int, name string) {
	s.fail(v, "S0011", "argument "+itoa(i+1)+" of llvm."+name+" must be a constant", "see gonvvm intrinsics "+name)
}

// outOfRange notes that argument i of an intrinsic is n, which is not from lo up to, but
// without, hi.
func (s *selector) outOfRange(v ir.Value, i int, name string, n, lo, hi int64) {
	s.fail(v, "S0011", "argument "+itoa(i+1)+" of llvm."+name+": immarg value "+itoa(int(n))+" out of range ["+itoa(int(lo))+", "+itoa(int(hi))+")", "see gonvvm intrinsics "+name)
}

// badChoice notes that argument sel.Arg of an intrinsic, n, chooses nothing.
func (s *selector) badChoice(v ir.Value, sel *isa.Selection, name string, n int64) {
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
func (s *selector) checkLimit(v ir.Value, i int, name string, l *isa.Limit, n int64) {
	switch {
	case l == nil || l.Has(n):
	case n < l.Lo || n > l.Hi:
		s.outOfRange(v, i, name, n, l.Lo, l.Hi+1)
	case l.Step == 0:
		s.fail(v, "S0011", "argument "+itoa(i+1)+" of llvm."+name+" is "+itoa(int(n))+", which is no power of two", "")
	default:
		s.fail(v, "S0011", "argument "+itoa(i+1)+" of llvm."+name+" is "+itoa(int(n))+", which is no multiple of "+itoa(int(l.Step)), "")
	}
}
