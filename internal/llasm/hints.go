package llasm

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// instructionHint returns advice about a word at byte off that is not an opcode but a term of other languages, or "".
func (p declParser) instructionHint(word string, off int) string {
	if off > 0 && class[p.s[off-1]]&cDigit != 0 {
		return "numbers have no suffix in LLVM IR"
	}
	if _, ok := p.simpleType(word); ok && p.fn.resKind != tEOF {
		return "LLVM IR does not assign constants: use the constant where the name would stand"
	}
	switch word {
	case "define", "declare", "attributes", "target", "source_filename":
		return "the function above has no '}'"
	case "div", "idiv":
		return "integers are divided by sdiv (signed) or udiv, floating-point numbers by fdiv"
	case "rem", "mod":
		return "the remainder is srem (signed), urem or frem"
	case "shr", "sar":
		return "shift right by lshr, or by ashr to keep the sign"
	case "shift", "lsl", "sll":
		return "shift left by shl, right by lshr or ashr"
	case "not":
		return "write xor with -1"
	case "neg":
		return "write sub from 0, or fneg"
	case "cmp", "compare", "setp":
		return "integers and pointers are compared by icmp, floating-point numbers by fcmp"
	case "mov", "copy", "move", "assign":
		return "LLVM IR does not copy values: use the operand itself"
	case "jmp", "goto", "jump":
		return "write br label %name"
	case "return":
		return "write ret"
	case "cast", "convert":
		return "the conversions are trunc, zext, sext, fptrunc, fpext, fptosi, fptoui, sitofp, uitofp, ptrtoint, inttoptr, bitcast and addrspacecast"
	case "max", "min", "abs":
		return "call an intrinsic: llvm.smax.i32, llvm.umin.i64, llvm.abs.i32, llvm.maxnum.f32, llvm.fabs.f32, …"
	case "fma", "mad", "sqrt", "sin", "cos", "exp", "log", "pow":
		return "call an intrinsic: llvm." + strings.Replace(word, "mad", "fma", 1) + ".f32"
	case "gep":
		return "write getelementptr"
	case "bar", "barrier", "syncthreads":
		return "call void @llvm.nvvm.barrier0()"
	}
	return ""
}

// nearestOpcode returns the opcode that is spelled most like word, "" if none is.
func nearestOpcode(word string) string {
	near := diag.Nearest{Name: word}
	for op := ir.OpInvalid + 1; op < ir.NumOps; op++ {
		if strings.IndexByte(op.String(), ' ') < 0 {
			near.Try(op.String())
		}
	}
	return near.Word
}

// predicateHint returns the predicate of the other comparison, or that with a sign.
func predicateHint(op ir.Op, word string) string {
	lo, hi, other := ir.ICmpEQ, ir.ICmpSLE, "icmp"
	if op == ir.OpICmp {
		lo, hi, other = ir.FCmpFalse, ir.FCmpTrue, "fcmp"
	}
	switch word {
	case "lt", "le", "gt", "ge":
		if op == ir.OpICmp {
			return "s" + word + " compares signed integers, u" + word + " unsigned ones"
		}
		return "o" + word + " is false if an operand is NaN, u" + word + " is true"
	case "==", "!=", "<", ">", "<=", ">=":
		return "predicates are words"
	}
	for x := lo; x <= hi; x++ {
		if x.String() == word {
			return word + " is a predicate of " + other
		}
	}
	return ""
}

// castHint returns the error of a conversion.
func (p declParser) castHint(op ir.Op, from, to ir.Type) string {
	ty := &p.m.Types
	a, b := ty.Scalar(from), ty.Scalar(to)
	kind := func(t ir.Type) byte {
		switch {
		case ty.IsInt(t):
			return 'i'
		case ty.IsFloat(t):
			return 'f'
		case ty.IsPtr(t):
			return 'p'
		}
		return 0
	}
	instead := ""
	switch x := string([]byte{kind(a), kind(b)}); {
	case x == "pp" && ty.AddrSpace(a) != ty.AddrSpace(b):
		return "addrspacecast changes the address space of a pointer"
	case from == to:
		return "the value has that type already: leave the conversion out"
	case strings.IndexByte(x, 0) >= 0:
		return ""
	case x == "ip":
		instead = "inttoptr"
	case x == "pi":
		instead = "ptrtoint"
	case x == "if" && op != ir.OpBitCast:
		instead = "sitofp or uitofp"
	case x == "fi" && op != ir.OpBitCast:
		instead = "fptosi or fptoui"
	case x == "ii" && ty.Bits(a) < ty.Bits(b):
		instead = "sext or zext"
	case x == "ii" && ty.Bits(a) > ty.Bits(b):
		instead = "trunc"
	case x == "ff" && p.m.BitsOf(a) < p.m.BitsOf(b):
		instead = "fpext"
	case x == "ff" && p.m.BitsOf(a) > p.m.BitsOf(b):
		instead = "fptrunc"
	default:
		return ""
	}
	return instead + " converts " + ty.String(from) + " to " + ty.String(to)
}

// declaration returns a hint with the declaration of a function that is called with type t.
func (p declParser) declaration(name string, t ir.Type) string {
	ty := &p.m.Types
	if ty.Kind(t) != ir.FuncKind {
		return ""
	}
	b := append([]byte("add: declare "), ty.String(ty.Result(t))...)
	b = append(append(b, " @"...), name...)
	b = append(b, '(')
	for i, x := range ty.Elems(t) {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = ty.Append(b, x)
	}
	return string(append(b, ')'))
}
