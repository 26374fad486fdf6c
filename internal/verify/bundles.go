package verify

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// CodeBundle is an operand bundle that has not the form of its tag.
const CodeBundle diag.Code = "V0015"

// bundles checks the operand bundles of a call (LangRef, "Operand Bundles"). Tags that LLVM does
// not know mean that the call may do anything.
func (v *verifier) bundles(s *ir.Symbol, x ir.Value) {
	c := s.Fn.Call(x)
	assume := s.Fn.CalleeIntrinsic(x) == ir.IntrAssume
	for i := range c.Bundles {
		b := &c.Bundles[i]
		msg := ""
		if assume {
			msg = v.assumption(s.Fn, b)
		} else {
			msg = v.bundle(s.Fn, x, b, i)
		}
		if msg != "" {
			v.broken(CodeBundle, s, x, "operand bundle \"%s\": %s", b.Tag, msg)
		}
	}
}

// bundle returns the error of bundle i of a call.
func (v *verifier) bundle(f *ir.Func, x ir.Value, b *ir.Bundle, i int) string {
	switch b.Tag {
	case "deopt", "gc-transition", "gc-live", "cfguardtarget", "kcfi", "preallocated", "funclet", "ptrauth", "clang.arc.attachedcall", "convergencectrl":
		for _, other := range f.Call(x).Bundles[:i] {
			if other.Tag == b.Tag {
				return "a call has one at most"
			}
		}
	}
	switch b.Tag {
	case "funclet":
		if len(b.Args) == 1 && f.Op(b.Args[0]).IsException() { // V0011 reports the pad, if it can be reached
			return ""
		}
		return "its operand is a pad of exception handling, which a GPU does not have"
	case "preallocated":
		return "its operand is a token of llvm.call.preallocated.setup, which a GPU does not have"
	case "clang.arc.attachedcall":
		return "it is for Objective-C, which a GPU does not run"
	case "ptrauth":
		if f.CalleeSym(x) != nil {
			return "Direct call cannot have a ptrauth bundle"
		}
		if len(b.Args) != 2 || f.TypeOf(b.Args[0]) != ir.I32 || f.TypeOf(b.Args[1]) != ir.I64 {
			return "the bundle has a key, an i32, and a discriminator, an i64"
		}
	case "convergencectrl":
		if len(b.Args) != 1 {
			return "the bundle requires one token as argument"
		}
		switch f.CalleeIntrinsic(b.Args[0]) {
		case ir.IntrExperimentalConvergenceAnchor, ir.IntrExperimentalConvergenceEntry, ir.IntrExperimentalConvergenceLoop:
		default:
			return "convergence control tokens can only be produced by calls to the convergence control intrinsics"
		}
	}
	return ""
}

// assumption returns the error of an operand bundle of llvm.assume: an attribute with the value that has it, and its
// number.
func (v *verifier) assumption(f *ir.Func, b *ir.Bundle) string {
	n := len(b.Args)
	pointer := func(i int) bool { return v.ty.IsPtr(f.TypeOf(b.Args[i])) }
	integer := func(i int) bool { return v.ty.IsInt(f.TypeOf(b.Args[i])) }
	switch b.Tag {
	case "ignore":
		return ""
	case "separate_storage":
		if n != 2 || !pointer(0) || !pointer(1) {
			return "expected two pointers"
		}
		return ""
	case "align":
		if n != 2 && n != 3 || !pointer(0) || !integer(1) || n == 3 && !integer(2) {
			return "expected a pointer, an integer, and perhaps an offset"
		}
		return ""
	case "dereferenceable", "dereferenceable_or_null":
		if n != 2 || !pointer(0) || !integer(1) {
			return "expected a pointer and a number of bytes"
		}
		return ""
	}
	k := ir.AttrByName(b.Tag)
	switch p := attrPlaces(k); {
	case k == ir.AttrNone:
		return "tags must be valid attribute names"
	case p&(onParam|onRet) == 0 && n != 0:
		return "the attribute is of the function, and no value has it"
	case p&(onParam|onRet) != 0 && n != 1 && k != ir.AttrRange:
		return "expected one value that has the attribute"
	}
	return ""
}
