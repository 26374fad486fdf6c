package isel

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// functionFacts are facts about the current function, found when they are asked for.
type functionFacts struct {
	readOnly []uint8  // by parameter: 1 if only read, 2 if not, 0 if unknown
	tracked  *ir.Func // the function that values and launch are about
	values   analysis.ValueTracking
	launch   analysis.LaunchBounds
}

// valueTracking returns the facts about values of the current function.
func (s *selector) valueTracking() *analysis.ValueTracking {
	if s.tracked != s.f {
		s.tracked = s.f
		s.launch.Reset()
		s.launch.Narrow(s.f)
		s.values.Enter(s.f, &s.launch, s.env.effects())
	}
	return &s.values
}

// ptrClass returns the register class of pointers of an address space.
func (s *selector) ptrClass(space uint32) class {
	if s.m.Layout.PtrBits(space) == 32 {
		return c32
	}
	return c64
}

// mayFold reports whether the operands of v may be read in the current block instead of v itself: v is in this block,
// or its operand x never changes.
func (s *selector) mayFold(v, x ir.Value) bool {
	if s.f.BlockOf(v) == s.blk {
		return true
	}
	x, _ = s.resolve(x, 0)
	return s.f.Op(x) != ir.OpPhi
}

// need reports whether the target has a feature that instruction v cannot do
// without, and notes an error if it has not.
func (s *selector) need(v ir.Value, what string, ft target.Feature) bool {
	if s.mayUse(ft) {
		return true
	}
	d := s.opt.Unavailable(s.m.Name, what, ft)
	s.env.locate(d, s.f, v)
	s.errs = append(s.errs, d)
	return false
}

// mayUse reports whether the target has a feature, or gets it with a newer PTX version,
// which the driver then prints.
func (s *selector) mayUse(ft target.Feature) bool { return s.opt.MayUse(ft) }

// folds reports whether user may compute operand x itself: x is in this block and has no other use.
func (s *selector) folds(x ir.Value, op ir.Op) bool {
	return s.f.Op(x) == op && s.f.BlockOf(x) == s.blk && s.f.HasOneUse(x) && s.opt.Level > 0
}

// result returns the register of component k of v, a new one if none was requested.
func (s *selector) result(v ir.Value, k int) ptx.RegID {
	if d := s.def(v, k); d != 0 {
		return d
	}
	return s.newReg(s.lay.of(s.f.TypeOf(v))[k].class)
}

// isPacked reports whether type t is a vector that PTX keeps in one 32-bit register.
func (s *selector) isPacked(t ir.Type) bool {
	if !s.m.Types.IsVector(t) {
		return false
	}
	cs := s.lay.of(t)
	return int(cs[0].lanes) == len(cs) && cs[0].class.bits() == 16
}

// mustBeConstant notes that argument i of an intrinsic is none.
func (s *selector) mustBeConstant(v ir.Value, i int, name string) {
	s.fail(v, "S0011", "argument "+itoa(i+1)+" of llvm."+name+" must be a constant", "see gonvvm intrinsics "+name)
}
