package ir

import (
	"strconv"
	"strings"
)

// Form returns the signature of an intrinsic in the letters of the table, "" if it has no entry.
func (i Intrinsic) Form() string {
	if int(i) < len(intrinsicTab) {
		return intrinsicTab[i].form
	}
	return ""
}

// Fits reports whether a declaration of type t has the signature of intrinsic i.
func (ty *Types) Fits(i Intrinsic, t Type) bool {
	form := i.Form()
	return form == "" || ty.FitsForm(form, t)
}

// FitsForm reports whether a function of type t has the signature that a form of the table spells.
func (ty *Types) FitsForm(form string, t Type) bool {
	params, more := ty.Elems(t), form[len(form)-1] == '~'
	if more {
		form = form[:len(form)-1]
	}
	f := formMatcher{ty: ty, ret: ty.Result(t), params: params}
	if more != ty.IsVarArg(t) || !f.match(form[0], f.ret, false) {
		return false
	}
	k := 0
	for at := 2; at < len(form); at++ {
		if form[at] == '!' {
			continue
		}
		if k >= len(params) || !f.match(form[at], params[k], true) {
			return false
		}
		k++
	}
	return k == len(params)
}

// formMatcher compares the types of one declaration with the letters of a form.
type formMatcher struct {
	ty     *Types
	ret    Type
	params []Type
	shape  Type // the first type with lanes that other types share, or NoType
}

// sameLanes reports whether x is a scalar as the types with lanes seen before it, or a vector of as many
// elements.
func (f *formMatcher) sameLanes(x Type) bool {
	if f.shape == NoType {
		f.shape = x
		return true
	}
	ty, s := f.ty, f.shape
	if !ty.IsVector(x) || !ty.IsVector(s) {
		return ty.IsVector(x) == ty.IsVector(s)
	}
	return ty.Len64(x) == ty.Len64(s) && ty.IsScalable(x) == ty.IsScalable(s)
}

// match reports whether type x is one that a letter stands for.
func (f *formMatcher) match(c byte, x Type, param bool) bool {
	ty := f.ty
	s := ty.Scalar(x)
	switch c {
	case 'i':
		return ty.IsInt(s) && f.sameLanes(x)
	case 'f':
		return ty.IsFloat(s) && f.sameLanes(x)
	case 'p':
		return ty.IsPtr(s) && f.sameLanes(x)
	case 'b':
		return s == I1 && f.sameLanes(x)
	case 'I':
		return ty.IsVector(x) && ty.IsInt(s) && f.sameLanes(x)
	case 'F':
		return ty.IsVector(x) && ty.IsFloat(s) && f.sameLanes(x)
	case 'P':
		return ty.IsVector(x) && ty.IsPtr(s) && f.sameLanes(x)
	case 'M':
		return ty.IsVector(x) && s == I1 && f.sameLanes(x)
	case 'A':
		return ty.IsVector(x) && f.sameLanes(x)
	case 'X':
		return ty.IsVector(x)
	case 'n':
		return ty.IsInt(x)
	case 'g':
		return ty.IsFloat(x)
	case 'q':
		return ty.IsPtr(x)
	case 'c':
		return x == I1
	case 'y':
		return x == I8
	case 'u':
		return x == I16
	case 'w':
		return x == I32
	case 'l':
		return x == I64
	case 'd':
		return x == Double
	case 'v':
		return x == Void
	case 'm':
		return x == Metadata
	case 'k':
		return ty.Kind(x) == TokenKind
	case '*':
		return x != Void
	case '0':
		return x == f.ret
	case 'e':
		for _, p := range f.params {
			if ty.IsVector(p) {
				return x == ty.Elem(p)
			}
		}
		return false
	case 's', 't', 'x', 'z':
		return len(f.params) > 0 && f.structure(c, x)
	}
	if c >= '1' && c <= '9' {
		return int(c-'1') < len(f.params) && x == f.params[c-'1']
	}
	return false
}

// structure reports whether x is the structure that a letter stands for, by the first parameter.
func (f *formMatcher) structure(c byte, x Type) bool {
	ty, p := f.ty, f.params[0]
	if ty.Kind(x) != StructKind || len(ty.Elems(x)) < 2 {
		return false
	}
	e := ty.Elems(x)
	if c == 'z' {
		for _, t := range e {
			if t != e[0] || !ty.IsVector(t) || ty.Elem(t) != ty.Scalar(p) {
				return false
			}
		}
		return ty.IsVector(p) && ty.Len64(e[0])*uint64(len(e)) == ty.Len64(p)
	}
	if len(e) != 2 || e[0] != p {
		return false
	}
	switch c {
	case 's':
		return e[1] == ty.WithScalar(p, I1)
	case 'x':
		f.shape = p
		return ty.IsInt(ty.Scalar(e[1])) && f.sameLanes(e[1])
	}
	return e[1] == p
}

// IntrinsicName returns the name of the target-independent intrinsic called name, with or without
// "llvm.", when it is declared with type t: the suffix of an overloaded one spells types of its signature. It
// replaces whatever stands after the name of an overloaded one, as LLVM does. The result is name itself where that is not
// such an intrinsic, or has another signature.
func (ty *Types) IntrinsicName(name string, t Type) string {
	id, _ := lookupIntrinsic(name)
	if id == UnknownIntrinsic {
		id = overloadedStem(name)
	}
	if id.Form() == "" || !ty.Fits(id, t) {
		return name
	}
	b := append(make([]byte, 0, 48), "llvm."...)
	b = append(b, id.String()...)
	for _, c := range []byte(intrinsicTab[id].mangled) {
		x := ty.Result(t)
		switch {
		case c == 'x':
			x = ty.Elems(x)[1]
		case c != 'r':
			x = ty.Elems(t)[c-'1']
		}
		b = ty.appendMangled(append(b, '.'), x)
	}
	if string(b) == name {
		return name
	}
	return string(b)
}

// overloadedStem returns the overloaded intrinsic whose name is the longest part of name up to a dot: smax of llvm.smax.s32.
func overloadedStem(name string) Intrinsic {
	stem := strings.TrimPrefix(name, "llvm.")
	for {
		i := strings.LastIndexByte(stem, '.')
		if i < 0 {
			return UnknownIntrinsic
		}
		stem = stem[:i]
		if id := findIntrinsic(stem); id != UnknownIntrinsic {
			if int(id) >= len(intrinsicTab) || intrinsicTab[id].mangled == "" {
				return UnknownIntrinsic
			}
			return id
		}
	}
}

// appendMangled spells a type as the names of overloaded intrinsics do.
func (ty *Types) appendMangled(b []byte, t Type) []byte {
	switch ty.Kind(t) {
	case VectorKind:
		if ty.IsScalable(t) {
			b = append(b, "nx"...)
		}
		b = strconv.AppendUint(append(b, 'v'), ty.Len64(t), 10)
		return ty.appendMangled(b, ty.Elem(t))
	case ArrayKind:
		b = strconv.AppendUint(append(b, 'a'), ty.Len64(t), 10)
		return ty.appendMangled(b, ty.Elem(t))
	case StructKind:
		if !ty.IsLiteral(t) {
			return append(append(append(b, "s_"...), ty.Name(t)...), 's')
		}
		b = append(b, "sl_"...)
		for _, e := range ty.Elems(t) {
			b = ty.appendMangled(b, e)
		}
		return append(b, 's')
	case PtrKind:
		return strconv.AppendUint(append(b, 'p'), uint64(ty.AddrSpace(t)), 10)
	case HalfKind:
		return append(b, "f16"...)
	case BFloatKind:
		return append(b, "bf16"...)
	case FloatKind:
		return append(b, "f32"...)
	case DoubleKind:
		return append(b, "f64"...)
	case FP128Kind:
		return append(b, "f128"...)
	case X86FP80Kind:
		return append(b, "f80"...)
	case PPCFP128Kind:
		return append(b, "ppcf128"...)
	case MetadataKind:
		return append(b, "Metadata"...)
	}
	return append(b, ty.String(t)...)
}
