package llasm

import (
	"strings"

	"gonvvm/internal/ir"
)

// attrOperand reads the operand in parentheses of an attribute that keeps it as text, and returns
// the text between them; "" for attributes without one (LangRef, "Parameter Attributes",
// "Function Attributes").
func (p declParser) attrOperand(k ir.AttrKind) string {
	switch k {
	case ir.AttrUWTable: // the operand may be missing
		if p.tok != '(' {
			return ""
		}
	case ir.AttrAllocKind, ir.AttrAllocSize, ir.AttrCaptures, ir.AttrInitializes, ir.AttrNoFPClass, ir.AttrRange, ir.AttrVScaleRange:
	default:
		return ""
	}
	from := p.pos
	p.expect('(', "'('")
	switch k {
	case ir.AttrUWTable:
		if !p.acceptWord("sync") && !p.acceptWord("async") {
			panic(p.expected("sync or async"))
		}
	case ir.AttrAllocKind:
		p.allocKind()
	case ir.AttrAllocSize, ir.AttrVScaleRange:
		p.uint(1<<32-1, "a number")
		if p.accept(',') {
			p.uint(1<<32-1, "a number")
		}
	case ir.AttrCaptures:
		p.captures()
	case ir.AttrInitializes:
		p.intervals()
	case ir.AttrNoFPClass:
		p.fpClasses()
	case ir.AttrRange:
		p.rangeOperand()
	}
	text := p.s[from:p.off]
	p.expect(')', "')'")
	return text
}

// allocKind reads "alloc,zeroed": the kind of function, and its properties.
func (p declParser) allocKind() {
	off := p.off
	text := p.stringConst("a string such as \"alloc,zeroed\"")
	mains := 0
	for part := range strings.SplitSeq(text, ",") {
		switch part {
		case "alloc", "realloc", "free":
			mains++
		case "uninitialized", "zeroed", "aligned":
		default:
			panic(p.fail(off, eAttribute, "unknown kind '"+part+"' in allockind", "the kinds are alloc, realloc, free, uninitialized, zeroed and aligned"))
		}
	}
	if mains != 1 {
		panic(p.fail(off, eAttribute, "allockind has exactly one of alloc, realloc and free", ""))
	}
}

// captures reads none, or the captured components, for the result and for all other uses.
func (p declParser) captures() {
	for {
		if p.tok == tLabel && p.text == "ret" {
			p.next()
		}
		none := p.isWord("none")
		if !none && !p.isWord("address") && !p.isWord("address_is_null") && !p.isWord("provenance") && !p.isWord("read_provenance") {
			panic(p.expected("none, address, address_is_null, provenance or read_provenance"))
		}
		p.next()
		if none && p.tok == ',' {
			p.next()
			if p.tok != tLabel {
				panic(p.expected("ret:"))
			}
			continue
		}
		if !p.accept(',') {
			return
		}
	}
}

// denormalFPEnv reads (mode|mode, float: mode|mode), where each part may be missing, as ir.DenormalFPEnv takes it.
func (p declParser) denormalFPEnv() uint64 {
	p.expect('(', "'('")
	var env uint64
	isFloat := func() bool { return p.tok == tLabel && p.text == "float" }
	if !isFloat() {
		env = p.denormalModes()
		if !p.accept(',') {
			p.expect(')', "',' or ')'")
			return env | env<<4
		}
	}
	if !isFloat() {
		panic(p.expected("float:"))
	}
	p.next()
	env |= p.denormalModes() << 4
	p.expect(')', "')'")
	return env
}

// denormalModes reads the mode of results and, after '|', that of operands if it is another.
func (p declParser) denormalModes() uint64 {
	mode := func() uint64 {
		for i, name := range ir.DenormalModes {
			if p.acceptWord(strings.ReplaceAll(name, "-", "")) {
				return uint64(i)
			}
		}
		panic(p.expected("ieee, preservesign, positivezero or dynamic"))
	}
	out := mode()
	if p.accept('|') {
		return out | mode()<<2
	}
	return out | out<<2
}

// intervals reads (lo, hi), …: bytes in ascending order, none of them empty.
func (p declParser) intervals() {
	last, first := int64(0), true
	for {
		off := p.off
		p.expect('(', "'('")
		lo := p.int64("a number of bytes")
		p.expect(',', "','")
		hi := p.int64("a number of bytes")
		p.expect(')', "')'")
		if lo >= hi {
			panic(p.fail(off, eAttribute, "the interval is empty", "its end is the first byte after it"))
		}
		if !first && lo <= last {
			panic(p.fail(off, eAttribute, "the interval begins before the previous one has ended", "intervals are in ascending order and do not touch"))
		}
		last, first = hi, false
		if !p.accept(',') {
			return
		}
	}
}

// fpClasses reads names of classes of floating-point values, or their mask.
func (p declParser) fpClasses() {
	if p.tok == tInt {
		off := p.off
		if n := p.uint(1<<32-1, "a mask"); n == 0 || n > 1023 {
			panic(p.fail(off, eAttribute, "a mask of floating-point classes is 1 to 1023", ""))
		}
		return
	}
	const what = "a class of floating-point values: nan, snan, qnan, inf, ninf, pinf, norm, … zero, nzero, pzero"
	for first := true; first || p.tok != ')'; first = false {
		if p.tok != tWord {
			panic(p.expected(what))
		}
		switch p.text {
		case "all", "nan", "snan", "qnan", "inf", "ninf", "pinf", "norm", "nnorm", "pnorm", "sub", "nsub", "psub", "zero", "nzero", "pzero":
		default:
			panic(p.expected(what))
		}
		p.next()
	}
}

// rangeOperand reads T lo, hi: integers that fit the type and differ, unless both are the
// least or the greatest number.
func (p declParser) rangeOperand() {
	off := p.off
	t := p.parseType()
	if !p.m.Types.IsInt(t.t) {
		panic(p.fail(off, eAttribute, "a range is of integers, not of "+p.m.Types.String(t.t), ""))
	}
	off = p.off
	number := func() ir.Value {
		if p.tok != tInt {
			panic(p.expected("a number"))
		}
		return p.values().constant(t)
	}
	lo := number()
	p.expect(',', "','")
	hi := number()
	if lo == hi && !p.consts.IsZero(lo) {
		if n, ok := p.consts.Sint(lo); ok && n != -1 {
			panic(p.fail(off, eAttribute, "the range is empty", "its end is the first number after it"))
		}
	}
}
