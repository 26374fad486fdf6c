package verify

import (
	"gonvvm/internal/ir"
)

// Where an attribute may stand.
const (
	onFunc uint8 = 1 << iota
	onParam
	onRet
	needPtr   // … of a pointer or a vector of pointers
	needInt   // … of an integer or a vector of integers
	needFloat // … of a floating-point type, or an aggregate of one
)

// attrPlaces returns where attributes of a kind may stand (LangRef, "Parameter
// Attributes" and "Function Attributes"); 0 for kinds that are not checked.
func attrPlaces(k ir.AttrKind) uint8 {
	switch k {
	case ir.AttrByVal, ir.AttrByRef, ir.AttrSRet, ir.AttrInAlloca, ir.AttrPreallocated, ir.AttrCaptures, ir.AttrNoCapture, ir.AttrElementType,
		ir.AttrDeadOnUnwind, ir.AttrDeadOnReturn, ir.AttrInitializes, ir.AttrWritable, ir.AttrSwiftError, ir.AttrAllocPtr:
		return onParam | needPtr
	case ir.AttrNest, ir.AttrSwiftAsync:
		return onParam | needPtr
	case ir.AttrSwiftSelf, ir.AttrReturned, ir.AttrImmArg:
		return onParam
	case ir.AttrAllocAlign:
		return onParam | needInt
	case ir.AttrNoAlias, ir.AttrNonNull, ir.AttrDereferenceable, ir.AttrDereferenceableOrNull:
		return onParam | onRet | needPtr
	case ir.AttrAlign:
		return onParam | onRet | needPtr
	case ir.AttrZeroExt, ir.AttrSignExt, ir.AttrNoExt:
		return onParam | onRet | needInt
	case ir.AttrRange:
		return onParam | onRet | needInt
	case ir.AttrNoFPClass:
		return onParam | onRet | needFloat
	case ir.AttrInReg, ir.AttrNoUndef:
		return onParam | onRet
	case ir.AttrNoFree, ir.AttrReadNone, ir.AttrReadOnly, ir.AttrWriteOnly:
		return onFunc | onParam
	case ir.AttrAlignStack:
		return onFunc | onParam | onRet
	case ir.AttrAllocKind, ir.AttrAllocSize, ir.AttrAlwaysInline, ir.AttrArgMemOnly, ir.AttrBuiltin, ir.AttrCold, ir.AttrConvergent,
		ir.AttrHot, ir.AttrInaccessibleMemOnly, ir.AttrInaccessibleMemOrArgMemOnly, ir.AttrInlineHint, ir.AttrJumpTable, ir.AttrMemory,
		ir.AttrMinSize, ir.AttrMustProgress, ir.AttrNaked, ir.AttrNoBuiltin, ir.AttrNoCallback, ir.AttrNoCfCheck, ir.AttrNoDuplicate,
		ir.AttrNoImplicitFloat, ir.AttrNoInline, ir.AttrNoMerge, ir.AttrNonLazyBind, ir.AttrNoProfile, ir.AttrNoRecurse, ir.AttrNoRedZone,
		ir.AttrNoReturn, ir.AttrNoSync, ir.AttrNoUnwind, ir.AttrNullPointerIsValid, ir.AttrOptForFuzzing, ir.AttrOptNone, ir.AttrOptSize,
		ir.AttrReturnsTwice, ir.AttrSafeStack, ir.AttrSpeculatable, ir.AttrStrictFP, ir.AttrUWTable, ir.AttrVScaleRange, ir.AttrWillReturn,
		ir.AttrSSP, ir.AttrSSPReq, ir.AttrSSPStrong, ir.AttrSanitizeAddress, ir.AttrSanitizeThread, ir.AttrSanitizeMemory:
		return onFunc
	}
	return 0
}

// attributes checks that attributes stand where they mean something, and that those
// that exclude each other do not meet.
func (v *verifier) attributes() {
	m := v.m
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Kind != ir.SymFunc {
			continue
		}
		v.attrList(s, ir.None, s.Fn.Attrs, s.Type)
		v.fnAttrs(s)
		f := s.Fn
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for x := f.First(b); x != ir.None; x = f.Next(x) {
				if f.Op(x) == ir.OpCall {
					if c := f.Call(x); c.Attrs != 0 {
						v.attrList(s, x, c.Attrs, c.FnType)
					}
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
	for _, a := range v.m.AttrSets[l.Fn] {
		if p := attrPlaces(a.Kind); p != 0 && p&onFunc == 0 {
			v.broken(CodeAttr, s, at, "Attribute '%s' does not apply to functions!", a.Kind)
		}
	}
	if l.Ret != 0 {
		v.placed(s, at, l.Ret, onRet, "function return values", v.ty.Result(t))
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
		v.placed(s, at, set, onParam, "parameters", params[i])
		v.exclusive(s, at, set)
		if a := v.m.Attr(set, ir.AttrSRet); a != nil && i > 1 {
			v.broken(CodeAttr, s, at, "Attribute 'sret' is not on first or second parameter!")
		}
		if v.m.Attr(set, ir.AttrReturned) != nil {
			if returned++; returned > 1 {
				v.broken(CodeAttr, s, at, "Cannot have multiple 'returned' attributes!")
			} else if params[i] != v.ty.Result(t) {
				v.broken(CodeAttr, s, at, "Incompatible argument and return types for 'returned' attribute")
			}
		}
	}
}

// placed checks the attributes of one result or parameter of type t.
func (v *verifier) placed(s *ir.Symbol, at ir.Value, set ir.AttrSetID, place uint8, what string, t ir.Type) {
	for _, a := range v.m.AttrSets[set] {
		p := attrPlaces(a.Kind)
		if p == 0 {
			continue
		}
		if p&place == 0 {
			v.broken(CodeAttr, s, at, "Attribute '%s' does not apply to %s", a.Kind, what)
			continue
		}
		x := v.ty.Scalar(t)
		ok := true
		switch {
		case p&needPtr != 0:
			ok = v.ty.IsPtr(x)
		case p&needInt != 0:
			ok = v.ty.IsInt(x)
		case p&needFloat != 0:
			for v.ty.IsAggregate(x) || v.ty.IsVector(x) {
				if v.ty.Kind(x) == ir.StructKind {
					if len(v.ty.Elems(x)) == 0 {
						break
					}
					x = v.ty.Elems(x)[0]
				} else {
					x = v.ty.Elem(x)
				}
			}
			ok = v.ty.IsFloat(x)
		}
		if !ok {
			v.broken(CodeAttr, s, at, "Attribute '%s' applied to incompatible type: %s", a.Kind, v.ty.String(t))
			continue
		}
		switch a.Kind {
		case ir.AttrByVal, ir.AttrByRef, ir.AttrSRet, ir.AttrInAlloca, ir.AttrPreallocated:
			if a.Type != ir.NoType && !v.ty.IsSized(a.Type) {
				v.broken(CodeAttr, s, at, "Attribute '%s' does not support unsized types!", a.Kind)
			}
		case ir.AttrAlign:
			if a.Int == 0 || a.Int&(a.Int-1) != 0 || a.Int > 1<<32 {
				v.broken(CodeAttr, s, at, "Attribute 'align' is %d, no power of two up to 2^32", a.Int)
			}
		}
	}
}

// exclusive checks a parameter's attributes that cannot be together.
func (v *verifier) exclusive(s *ir.Symbol, at ir.Value, set ir.AttrSetID) {
	has := func(k ir.AttrKind) bool { return v.m.Attr(set, k) != nil }
	n := 0
	for _, k := range [...]ir.AttrKind{ir.AttrByVal, ir.AttrByRef, ir.AttrInAlloca, ir.AttrPreallocated, ir.AttrInReg, ir.AttrNest, ir.AttrSRet} {
		if has(k) && (k != ir.AttrSRet || !has(ir.AttrInReg)) {
			n++
		}
	}
	if n > 1 {
		v.broken(CodeAttr, s, at, "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!")
	}
	for _, pair := range [...][2]ir.AttrKind{
		{ir.AttrZeroExt, ir.AttrSignExt},
		{ir.AttrReadNone, ir.AttrReadOnly},
		{ir.AttrReadNone, ir.AttrWriteOnly},
		{ir.AttrReadOnly, ir.AttrWriteOnly},
		{ir.AttrInAlloca, ir.AttrReadOnly},
		{ir.AttrSRet, ir.AttrReturned},
	} {
		if has(pair[0]) && has(pair[1]) {
			v.broken(CodeAttr, s, at, "Attributes '%s and %s' are incompatible!", pair[0], pair[1])
		}
	}
}

// fnAttrs checks the attributes of a function that ask for each other.
func (v *verifier) fnAttrs(s *ir.Symbol) {
	if s.Fn.Attrs == 0 {
		return
	}
	set := v.m.AttrLists[s.Fn.Attrs].Fn
	has := func(k ir.AttrKind) bool { return v.m.Attr(set, k) != nil }
	if has(ir.AttrNoInline) && has(ir.AttrAlwaysInline) {
		v.broken(CodeAttr, s, ir.None, "Attributes 'noinline and alwaysinline' are incompatible!")
	}
	if has(ir.AttrOptNone) {
		if !has(ir.AttrNoInline) {
			v.broken(CodeAttr, s, ir.None, "Attribute 'optnone' requires 'noinline'!")
		}
		for _, k := range [...]ir.AttrKind{ir.AttrOptSize, ir.AttrMinSize, ir.AttrOptDebug} {
			if has(k) {
				v.broken(CodeAttr, s, ir.None, "Attributes '%s and optnone' are incompatible!", k)
			}
		}
	}
}
