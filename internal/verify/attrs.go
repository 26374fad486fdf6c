package verify

import (
	"strings"

	"gonvvm/internal/ir"
)

// Positions in which an attribute is allowed, and types.
const (
	onFunc uint16 = 1 << iota
	onCall        // the functions' side of a call
	onParam
	onRet
	needPtr    // … of a pointer
	needPtrVec // … or a vector of pointers
	needInt    // … of an integer
	needIntVec // … or a vector of integers
	needFloat  // … of a floating-point type, or an aggregate of one
	needValue  // … of any type but void
)

// attrPlaces returns the positions in which attributes of a kind are allowed (LangRef, "Parameter Attributes" and
// "Function Attributes"); 0 for strings.
func attrPlaces(k ir.AttrKind) uint16 {
	switch k {
	case ir.AttrNone, ir.AttrString, ir.AttrNoOutline, ir.AttrDenormalFPEnv:
		return 0
	case ir.AttrByVal, ir.AttrByRef, ir.AttrSRet, ir.AttrInAlloca, ir.AttrCaptures, ir.AttrNoCapture, ir.AttrElementType,
		ir.AttrDeadOnUnwind, ir.AttrDeadOnReturn, ir.AttrInitializes, ir.AttrWritable, ir.AttrSwiftError, ir.AttrAllocPtr, ir.AttrNest:
		return onParam | needPtr
	case ir.AttrPreallocated:
		return onFunc | onCall | onParam | needPtr
	case ir.AttrSwiftSelf, ir.AttrSwiftAsync, ir.AttrReturned, ir.AttrImmArg:
		return onParam
	case ir.AttrAllocAlign:
		return onParam | needInt
	case ir.AttrNoAlias, ir.AttrNonNull, ir.AttrDereferenceable, ir.AttrDereferenceableOrNull:
		return onParam | onRet | needPtr
	case ir.AttrAlign:
		return onParam | onRet | needPtrVec
	case ir.AttrZeroExt, ir.AttrSignExt:
		return onParam | onRet | needInt
	case ir.AttrRange:
		return onParam | onRet | needIntVec
	case ir.AttrNoFPClass:
		return onParam | onRet | needFloat
	case ir.AttrNoUndef:
		return onParam | onRet | needValue
	case ir.AttrInReg, ir.AttrNoExt:
		return onParam | onRet
	case ir.AttrReadNone, ir.AttrReadOnly:
		return onFunc | onCall | onParam | needPtr
	case ir.AttrWriteOnly, ir.AttrNoFree:
		return onFunc | onCall | onParam
	case ir.AttrAlignStack:
		return onFunc | onCall | onParam | onRet
	case ir.AttrBuiltin:
		return onCall
	}
	return onFunc | onCall
}

// attributes checks that attributes are in positions where they have a meaning, and that attributes that exclude each
// other do not occur together.
func (v *verifier) attributes() {
	m := v.m
	fine := map[uint64]bool{} // lists and types of calls that are already checked
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Kind != ir.SymFunc {
			continue
		}
		if s.Intrinsic == ir.NotIntrinsic { // LLVM replaces those of intrinsics
			v.attrList(s, ir.None, s.Fn.Attrs, s.Type)
		}
		f := s.Fn
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for x := f.First(b); x != ir.None; x = f.Next(x) {
				if f.Op(x) == ir.OpCall {
					c := f.Call(x)
					key := uint64(c.Attrs)<<32 | uint64(c.FnType)
					if c.Attrs == 0 || fine[key] {
						continue
					}
					n := len(v.errs)
					v.attrList(s, x, c.Attrs, c.FnType)
					fine[key] = n == len(v.errs) && !v.hasSpecial(c.Attrs)
				}
			}
		}
	}
}

// attrList checks the attributes of function s, or of its call at.
func (v *verifier) attrList(s *ir.Symbol, at ir.Value, id ir.AttrListID, t ir.Type) {
	if id == 0 {
		return
	}
	l := &v.m.AttrLists[id]
	place, of := onFunc, "functions"
	if at.IsInst() {
		place, of = onCall, "calls"
	}
	for _, a := range v.m.AttrSets[l.Fn] {
		switch p := attrPlaces(a.Kind); {
		case p != 0 && p&(onFunc|onCall) == 0:
			v.badAttr(s, at, -1, a.Kind.String(), "Attribute '"+a.Kind.String()+"' does not apply to functions!")
		case p != 0 && p&place == 0:
			v.badAttr(s, at, -1, a.Kind.String(), "Attribute '"+a.Kind.String()+"' does not apply to "+of+"!")
		}
	}
	v.fnAttrs(s, at, l.Fn, t)
	if l.Ret != 0 {
		v.placed(s, at, l.Ret, onRet, -1, v.ty.Result(t))
		v.exclusive(s, at, -1, l.Ret)
	}
	params := v.ty.Elems(t)
	returned := 0
	for i, set := range l.Params {
		if set == 0 {
			continue
		}
		if i >= len(params) {
			if v.ty.IsVarArg(t) && at.IsInst() {
				continue
			}
			v.broken(CodeAttr, s, at, "attributes of parameter %d, which there is none", i+1)
			return
		}
		v.placed(s, at, set, onParam, i, params[i])
		v.exclusive(s, at, i, set)
		if a := v.m.Attr(set, ir.AttrSRet); a != nil && i > 1 {
			v.badAttr(s, at, i, "sret", "Attribute 'sret' is not on first or second parameter!")
		}
		if v.m.Attr(set, ir.AttrReturned) != nil {
			if returned++; returned > 1 {
				v.badAttr(s, at, i, "returned", "Cannot have multiple 'returned' attributes!")
			} else if params[i] != v.ty.Result(t) {
				v.badAttr(s, at, i, "returned", "Incompatible argument and return types for 'returned' attribute")
			}
		}
		v.special(s, at, i, set)
	}
}

// hasSpecial reports whether a list has attributes that special and fnAttrs check against the call.
func (v *verifier) hasSpecial(id ir.AttrListID) bool {
	if v.m.Attr(v.m.AttrLists[id].Fn, ir.AttrSpeculatable) != nil {
		return true
	}
	for _, set := range v.m.AttrLists[id].Params {
		for _, a := range v.m.AttrSets[set] {
			if a.Kind == ir.AttrElementType || a.Kind == ir.AttrSwiftError || a.Kind == ir.AttrImmArg {
				return true
			}
		}
	}
	return false
}

// special checks the attributes of parameters that only some functions have.
func (v *verifier) special(s *ir.Symbol, at ir.Value, i int, set ir.AttrSetID) {
	if v.m.Attr(set, ir.AttrImmArg) != nil && (at.IsInst() || s.Intrinsic == ir.NotIntrinsic) {
		v.badAttr(s, at, i, "immarg", "immarg attribute only applies to intrinsics")
	}
	if v.m.Attr(set, ir.AttrElementType) != nil {
		f := s.Fn
		if !at.IsInst() || f.Callee(at).Kind() != ir.KAsm && f.CalleeIntrinsic(at) == ir.NotIntrinsic {
			v.badAttr(s, at, i, "elementtype", "Attribute 'elementtype' can only be applied to intrinsics and inline asm.")
		}
	}
	if at.IsInst() && v.m.Attr(set, ir.AttrSwiftError) != nil {
		o := s.Fn.Operand(at, i)
		ok := s.Fn.Op(o) == ir.OpAlloca && s.Fn.Flags(o)&ir.AllocaSwiftError != 0
		if o.IsParam() {
			ok = v.m.Attr(v.m.AttrLists[s.Fn.Attrs].Param(int(o.Index())), ir.AttrSwiftError) != nil
		}
		if !ok {
			v.badAttr(s, at, i, "swifterror", "swifterror argument should come from an alloca or parameter")
		}
	}
}

// placed checks the attributes of parameter i, or of the result if i is negative, of type t.
func (v *verifier) placed(s *ir.Symbol, at ir.Value, set ir.AttrSetID, place uint16, i int, t ir.Type) {
	what := "parameters"
	if i < 0 {
		what = "function return values"
	}
	for _, a := range v.m.AttrSets[set] {
		p := attrPlaces(a.Kind)
		if p == 0 {
			continue
		}
		name := a.Kind.String()
		if p&place == 0 {
			v.badAttr(s, at, i, name, "Attribute '"+name+"' does not apply to "+what)
			continue
		}
		if !v.hasType(p, t) {
			v.badAttr(s, at, i, name, "Attribute '"+name+"' applied to incompatible type: "+v.ty.String(t))
			continue
		}
		switch a.Kind {
		case ir.AttrByVal, ir.AttrByRef, ir.AttrSRet, ir.AttrInAlloca, ir.AttrPreallocated:
			switch {
			case a.Type == ir.NoType:
			case !v.ty.IsSized(a.Type):
				v.badAttr(s, at, i, name, "Attribute '"+name+"' does not support unsized types!")
			case a.Kind != ir.AttrSRet && v.m.SizeOf(a.Type) >= 1<<32:
				v.badAttr(s, at, i, name, "huge '"+name+"' arguments are unsupported: the type has "+utoa(v.m.SizeOf(a.Type))+" bytes")
			}
		case ir.AttrAlign:
			if a.Int == 0 || a.Int&(a.Int-1) != 0 || a.Int > 1<<32 {
				v.badAttr(s, at, i, name, "Attribute 'align' is "+utoa(a.Int)+", no power of two up to 2^32")
			}
		case ir.AttrRange:
			if of, _, _ := strings.Cut(a.Str, " "); of != v.ty.String(v.ty.Scalar(t)) {
				v.badAttr(s, at, i, name, "Range bit width must match type bit width! The range is of "+of+", the value of type "+v.ty.String(t))
			}
		}
	}
}

// hasType reports whether a type is one that the attribute needs.
func (v *verifier) hasType(need uint16, t ir.Type) bool {
	x := v.ty.Scalar(t)
	switch {
	case need&needPtr != 0:
		return v.ty.IsPtr(t)
	case need&needPtrVec != 0:
		return v.ty.IsPtr(x)
	case need&needInt != 0:
		return v.ty.IsInt(t)
	case need&needIntVec != 0:
		return v.ty.IsInt(x)
	case need&needValue != 0:
		return t != ir.Void
	case need&needFloat != 0:
		for v.ty.IsAggregate(x) || v.ty.IsVector(x) {
			if v.ty.Kind(x) != ir.StructKind {
				x = v.ty.Elem(x)
				continue
			}
			if len(v.ty.Elems(x)) == 0 {
				return false
			}
			x = v.ty.Elems(x)[0]
		}
		return v.ty.IsFloat(x)
	}
	return true
}

// exclusive checks the attributes of a parameter or result that cannot be together.
func (v *verifier) exclusive(s *ir.Symbol, at ir.Value, i int, set ir.AttrSetID) {
	has := func(k ir.AttrKind) bool { return v.m.Attr(set, k) != nil }
	n := 0
	for _, k := range [...]ir.AttrKind{ir.AttrByVal, ir.AttrByRef, ir.AttrInAlloca, ir.AttrPreallocated, ir.AttrInReg, ir.AttrNest, ir.AttrSRet} {
		if has(k) && (k != ir.AttrSRet || !has(ir.AttrInReg)) {
			n++
		}
	}
	if n > 1 {
		v.badAttr(s, at, i, "", "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!")
	}
	v.incompatible(s, at, i, set, [][2]ir.AttrKind{
		{ir.AttrZeroExt, ir.AttrSignExt},
		{ir.AttrReadNone, ir.AttrReadOnly},
		{ir.AttrReadNone, ir.AttrWriteOnly},
		{ir.AttrReadOnly, ir.AttrWriteOnly},
		{ir.AttrWritable, ir.AttrReadNone},
		{ir.AttrWritable, ir.AttrReadOnly},
		{ir.AttrInAlloca, ir.AttrReadOnly},
		{ir.AttrSRet, ir.AttrReturned},
	})
}

// incompatible reports the pairs of attributes that set has both of.
func (v *verifier) incompatible(s *ir.Symbol, at ir.Value, i int, set ir.AttrSetID, pairs [][2]ir.AttrKind) {
	for _, pair := range pairs {
		if v.m.Attr(set, pair[0]) != nil && v.m.Attr(set, pair[1]) != nil {
			v.badAttr(s, at, i, pair[1].String(), "Attributes '"+pair[0].String()+" and "+pair[1].String()+"' are incompatible!")
		}
	}
}
