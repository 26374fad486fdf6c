package isa

import "strings"

// Effects says which effects a call (or the body of a function) may have besides its result. Without any
// bit it is an expression of its arguments.
type Effects uint16

const (
	// EffectReads and EffectWrites are about memory that the program can name.
	EffectReads Effects = 1 << iota
	EffectWrites
	// EffectArgOnly narrows them to the memory that the pointer arguments point to.
	EffectArgOnly
	// EffectInaccessible is access to state that loads and stores cannot see: such calls keep
	// their order among each other and are not removed, but memory accesses move across.
	EffectInaccessible
	// EffectMayNotReturn: the call may not return (trap, exit, an endless loop).
	EffectMayNotReturn
	// EffectConvergent: which threads execute the call together matters, so it must
	// not be made control dependent on more values, duplicated or hoisted
	// (requirements.md §2, convergence rule; P-18).
	EffectConvergent
	// EffectNoDuplicate: there must not be more copies of the call than there are.
	EffectNoDuplicate
	// EffectSpeculatable: the call may be executed where it was not before.
	EffectSpeculatable

	// EffectsAny is the set of an unknown callee.
	EffectsAny = EffectReads | EffectWrites | EffectInaccessible | EffectMayNotReturn | EffectConvergent
)

// Removable reports whether a call whose result is unused can be removed.
func (e Effects) Removable() bool {
	return e&(EffectWrites|EffectInaccessible|EffectMayNotReturn) == 0
}

// IsExpr reports whether equal calls give equal results at every point, so that one of two can
// replace the other if it dominates it.
func (e Effects) IsExpr() bool { return e&(EffectsAny|EffectNoDuplicate) == 0 }

// Movable reports whether the call can move to a point that is executed at least when it was and maybe more often.
func (e Effects) Movable() bool { return e.IsExpr() && e&EffectSpeculatable != 0 }

// String lists the effects in the words of def/*.isa.
func (e Effects) String() string {
	if e == EffectsAny {
		return "any"
	}
	var list []string
	for i, name := range effectNames {
		if e>>i&1 != 0 {
			list = append(list, name)
		}
	}
	if list == nil {
		return "none"
	}
	return strings.Join(list, ",")
}

var effectNames = [...]string{"reads", "writes", "argonly", "inaccessible", "maynotreturn", "conv", "noduplicate", "speculatable"}

// Uniform is the rule that says among which threads the result of a call is the same.
type Uniform uint8

// The rules, in the order of the generator's words.
const (
	UniformNever    Uniform = iota // each thread has its own result, for all that is known
	UniformOperands                // as uniform as the operands
	UniformWarp                    // the same in a warp
	UniformVote                    // the same in the threads that the member mask, operand 0, names
	UniformReduce                  // the same in the threads that the member mask, operand 1, names
	UniformShuffle                 // the value of the lane that operand 2 names
	UniformBarrier                 // the same in all threads that meet at the barrier
	UniformLoad                    // a load through operand 0
)

// FreeIntrinsic is an intrinsic of NVVM that Go code selects, since it is polymorphic, depends on an
// option, or has its operation in an argument.
type FreeIntrinsic struct {
	pattern string // ends in ".*" if a type suffix may follow, in "." if it is the beginning of several names
	Forms   string // the signatures, separated by "|", in the letters of ir.Intrinsic.Form; "" for any
	Effects Effects
	Uniform Uniform
}

// FreeIntrinsics returns all intrinsics that have no row.
func FreeIntrinsics() []FreeIntrinsic { return freeTab[:] }

// LookupFree returns the intrinsic without a row that is called name, with or without "llvm.", or nil.
func LookupFree(name string) *FreeIntrinsic {
	name = strings.TrimPrefix(name, "llvm.")
	for i := range freeTab {
		p := freeTab[i].pattern
		stem, suffix := strings.CutSuffix(p, ".*")
		switch rest, ok := strings.CutPrefix(name, stem); {
		case !ok:
		case rest == "", suffix && rest[0] == '.', p[len(p)-1] == '.':
			return &freeTab[i]
		}
	}
	return nil
}

// Name returns the name without "llvm." and type suffix, "" if the entry stands for several names.
func (f *FreeIntrinsic) Name() string {
	if f.pattern[len(f.pattern)-1] == '.' {
		return ""
	}
	return strings.TrimSuffix(f.pattern, ".*")
}
