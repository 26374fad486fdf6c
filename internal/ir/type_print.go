package ir

import (
	"strconv"
)

// String returns the LLVM spelling of x.
func (t *Types) String(x Type) string { return string(t.Append(nil, x)) }

// Append appends the LLVM spelling of x.
func (t *Types) Append(b []byte, x Type) []byte {
	i := t.at(x)
	switch i.kind {
	case IntKind:
		return strconv.AppendUint(append(b, 'i'), i.n, 10)
	case PtrKind:
		b = append(b, "ptr"...)
		if i.n != 0 {
			b = append(b, " addrspace("...)
			b = append(strconv.AppendUint(b, i.n, 10), ')')
		}
		return b
	case VectorKind:
		b = append(b, '<')
		if i.scalable {
			b = append(b, "vscale x "...)
		}
		b = append(strconv.AppendUint(b, i.n, 10), " x "...)
		return append(t.Append(b, i.elem), '>')
	case ArrayKind:
		b = append(strconv.AppendUint(append(b, '['), i.n, 10), " x "...)
		return append(t.Append(b, i.elem), ']')
	case StructKind:
		switch {
		case i.literal:
			return t.AppendBody(b, x)
		case i.name == "":
			return strconv.AppendUint(append(b, '%'), i.n, 10)
		}
		return AppendName(append(b, '%'), i.name)
	case FuncKind:
		b = append(t.Append(b, i.elem), " ("...)
		for k, e := range i.elems {
			if k > 0 {
				b = append(b, ", "...)
			}
			b = t.Append(b, e)
		}
		if i.vararg {
			if len(i.elems) > 0 {
				b = append(b, ", "...)
			}
			b = append(b, "..."...)
		}
		return append(b, ')')
	case TargetKind:
		b = AppendQuoted(append(b, "target("...), i.name)
		for _, e := range i.elems {
			b = t.Append(append(b, ", "...), e)
		}
		for _, n := range i.ints {
			b = strconv.AppendUint(append(b, ", "...), uint64(n), 10)
		}
		return append(b, ')')
	}
	return append(b, typeNames[i.kind]...)
}

// AppendBody appends the elements of a structure: { i32, ptr } or <{ … }>.
func (t *Types) AppendBody(b []byte, x Type) []byte {
	i := t.at(x)
	if i.opaque {
		return append(b, "opaque"...)
	}
	if i.packed {
		b = append(b, '<')
	}
	b = append(b, '{')
	for k, e := range i.elems {
		if k > 0 {
			b = append(b, ',')
		}
		b = t.Append(append(b, ' '), e)
	}
	if len(i.elems) > 0 {
		b = append(b, ' ')
	}
	b = append(b, '}')
	if i.packed {
		b = append(b, '>')
	}
	return b
}

var typeNames = [...]string{
	VoidKind: "void", HalfKind: "half", BFloatKind: "bfloat", FloatKind: "float", DoubleKind: "double",
	FP128Kind: "fp128", X86FP80Kind: "x86_fp80", PPCFP128Kind: "ppc_fp128", LabelKind: "label",
	TokenKind: "token", MetadataKind: "metadata", X86MMXKind: "x86_mmx", X86AMXKind: "x86_amx",
}

// nameChars has a bit for each character that a name without quotes can have: letters,
// digits, '_', '.', '$' and '-'.
const (
	lowNameChars  = 1<<'$' | 1<<'-' | 1<<'.' | (1<<10-1)<<'0'
	highNameChars = (1<<26-1)<<('A'-64) | 1<<('_'-64) | (1<<26-1)<<('a'-64)
)

var nameChars = [2]uint64{lowNameChars, highNameChars}

// AppendName appends an identifier after its sigil, quoted if it needs quotes.
func AppendName(b []byte, s string) []byte {
	plain := s != "" && (s[0] < '0' || s[0] > '9')
	for i := 0; i < len(s) && plain; i++ {
		c := s[i]
		plain = c < 128 && nameChars[c>>6]>>(c&63)&1 != 0
	}
	if plain {
		return append(b, s...)
	}
	return AppendQuoted(b, s)
}

// AppendQuoted appends s in quotes; a backslash is doubled, other special characters are \xx.
func AppendQuoted(b []byte, s string) []byte {
	const hex = "0123456789ABCDEF"
	b = append(b, '"')
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '\\':
			b = append(b, c, c)
		case c < ' ' || c > '~' || c == '"':
			b = append(b, '\\', hex[c>>4], hex[c&15])
		default:
			b = append(b, c)
		}
	}
	return append(b, '"')
}
