package llasm

import (
	"slices"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// eUnknown is a word that is not an attribute.
const eUnknown diag.Code = "L0016"

// unknown handles a word in the place of an attribute that is not an attribute of LLVM 22. Newer LLVMs have more
// attributes of functions, which only add assumptions: leaving one out is allowed. Elsewhere the word is more likely a
// mistake: a name without sigil, the type of another language.
func (b *attrBuilder) unknown() {
	p := b.p
	word := p.text
	near := diag.Nearest{Name: word}
	for k := ir.AttrAlign; k < ir.NumAttrKinds; k++ {
		near.Try(k.String())
	}
	if b.fn {
		if p.tok != tWord || keyword(word) {
			panic(p.errTok(eUnknown, "'"+word+"' is not an attribute"))
		}
		p.warn(p.off, eUnknown, "the unknown attribute '"+word+"' is left out", near.Word)
		p.next()
		if p.tok == '(' {
			p.skipParens()
		}
		return
	}
	if typeHint(word) != "" {
		panic(p.noType())
	}
	e := p.errTok(eUnknown, "unknown attribute '"+word+"'")
	if b.param == (ptype{}) { // before the type of a result
		for _, w := range headWords {
			near.Try(w)
		}
		ir.CCNames(near.Try)
		e.d.Msg = "'" + word + "' is not a linkage, calling convention, attribute or type"
	}
	e.suggest(near.Word)
	if p.next(); e.d.Hint == "" && (p.tok == ',' || p.tok == ')') {
		e.d.Hint = "a name begins with %: did you mean %" + word + "?"
	}
	panic(e)
}

// keyword reports whether a word has another meaning than an attribute: an operation, a flag, a predicate, or a word before a type.
func keyword(word string) bool {
	if exprOp(word) != ir.OpInvalid || flagByName(word) != 0 {
		return true
	}
	for x := ir.FCmpFalse; x <= ir.ICmpSLE; x++ {
		if x.String() == word {
			return true
		}
	}
	return slices.Contains(headWords[:], word) || slices.Contains(otherWords[:], word)
}

// otherWords are words of LLVM assembly with a meaning of their own.
var otherWords = [...]string{
	"load", "store", "call", "ret", "br", "switch", "phi", "alloca", "invoke", "unreachable", "fence", "cmpxchg", "atomicrmw", "freeze",
	"tail", "musttail", "notail", "to", "unwind", "define", "declare", "global", "constant", "alias", "ifunc", "type", "opaque",
	"true", "false", "null", "undef", "poison", "none", "zeroinitializer", "x", "blockaddress", "volatile", "atomic", "syncscope",
	"monotonic", "acquire", "release", "acq_rel", "seq_cst", "unordered", "addrspace", "distinct", "attributes", "asm",
}

// headWords may precede the type of a function.
var headWords = [...]string{
	"private", "internal", "available_externally", "linkonce", "weak", "common", "appending", "extern_weak", "linkonce_odr",
	"weak_odr", "external", "dso_local", "dso_preemptable", "default", "hidden", "protected", "dllimport", "dllexport",
}

// typeHint returns the LLVM IR spelling of a type of another language, "" if the word is not one.
func typeHint(word string) string {
	to := ""
	switch word {
	case "int", "unsigned", "uint":
		to = "i32"
	case "long", "size_t", "usize", "isize", "index":
		to = "i64"
	case "short":
		to = "i16"
	case "char", "byte", "uchar":
		to = "i8"
	case "bool", "boolean":
		to = "i1"
	case "f16", "float16", "fp16":
		to = "half"
	case "bf16", "bfloat16":
		to = "bfloat"
	case "f32", "float32", "fp32":
		to = "float"
	case "f64", "float64", "fp64":
		to = "double"
	case "pointer":
		to = "ptr"
	default:
		s := strings.TrimSuffix(word, "_t")
		for _, prefix := range [...]string{"uint", "int", "u", "s"} {
			if rest, ok := strings.CutPrefix(s, prefix); ok {
				s = rest
				break
			}
		}
		if n, ok := parseUint(s); !ok || s == word || n == 0 || n > 128 {
			return ""
		}
		to = "i" + s
	}
	return "the type is called " + to + " in LLVM IR"
}

// noType is the error of a word that is not a type.
func (p *parser) noType() bailout {
	e := p.expected("a type")
	if e.d.Hint = typeHint(p.text); e.d.Hint == "" {
		near := diag.Nearest{Name: p.text}
		for _, w := range [...]string{
			"ptr", "void", "half", "bfloat", "float", "double", "label", "metadata", "token", // types, and flags before them
			"inbounds", "nuw", "nsw", "nusw", "exact", "disjoint", "samesign", "fast", "reassoc", "contract", "volatile", "nneg",
		} {
			near.Try(w)
		}
		e.suggest(near.Word)
	}
	return e
}

// warn reports a construct that is left out.
func (p *parser) warn(off int, code diag.Code, msg, near string) {
	if p.opts.Warn == nil {
		return
	}
	e := p.fail(off, code, strings.Clone(msg), "")
	e.suggest(near)
	d := e.d
	d.Severity, d.File, d.Source = diag.Warning, p.file, strings.Clone(d.Source)
	p.opts.Warn(d)
}

// skipParens skips a parenthesised text.
func (p *parser) skipParens() {
	for depth := 0; ; p.next() {
		switch p.tok {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				p.next()
				return
			}
		case tEOF:
			panic(p.expected("')'"))
		}
	}
}
