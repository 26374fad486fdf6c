package isel

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Values that a register of inline assembly holds in another shape: vectors whose elements live in several registers, and
// the low bits of numbers of another size.

// bundle returns the class of the register that all elements of vector type t fill together,
// where they are not in one anyway; ok is false for other types.
func (s asmSelector) bundle(t ir.Type) (c class, ok bool) {
	if !s.m.Types.IsVector(t) || s.isPacked(t) {
		return 0, false
	}
	bits := 0
	for _, k := range s.lay.of(t) {
		bits += int(k.bits)
	}
	switch bits {
	case 16:
		return c16, true
	case 32:
		return c32, true
	case 64:
		return c64, true
	case 128:
		return c128, true
	}
	return 0, false
}

// bundleFits reports whether a bundle of class c can have constraint letter.
func bundleFits(letter byte, c class) bool {
	switch letter {
	case 'h':
		return c == c16
	case 'r':
		return c == c32
	case 'l', 'N':
		return c == c64
	case 'q':
		return c == c128
	}
	return false
}

// joinBundle puts the elements of x into register d of class c.
func (s asmSelector) joinBundle(d ptx.RegID, c class, x ir.Value) {
	w := s.vec().toWords(x)
	switch c {
	case c16:
		s.e(isa.Op_cvt_u16_u32, reg(d), reg(w[0]))
	case c32:
		s.e(isa.Op_mov_b32, reg(d), reg(w[0]))
	case c64:
		s.e(isa.Op_mov_b64, reg(d), group(ptx.OpVec, 2), reg(w[0]), reg(w[1]))
	default:
		lo, hi := s.newReg(c64), s.newReg(c64)
		s.e(isa.Op_mov_b64, reg(lo), group(ptx.OpVec, 2), reg(w[0]), reg(w[1]))
		s.e(isa.Op_mov_b64, reg(hi), group(ptx.OpVec, 2), reg(w[2]), reg(w[3]))
		s.e(isa.Op_mov_b128, reg(d), group(ptx.OpVec, 2), reg(lo), reg(hi))
	}
}

// splitBundle gives the n components of v from k on their bits of register d of class c.
func (s asmSelector) splitBundle(v ir.Value, k, n int, d ptx.RegID, c class) {
	words := make([]ptx.RegID, (c.bits()+31)/32)
	for i := range words {
		words[i] = s.newReg(c32)
	}
	switch c {
	case c16:
		s.e(isa.Op_cvt_u32_u16, reg(words[0]), reg(d))
	case c32:
		s.e(isa.Op_mov_b32, reg(words[0]), reg(d))
	case c64:
		s.e(isa.Op_mov_b64, group(ptx.OpVec, 2), reg(words[0]), reg(words[1]), reg(d))
	default:
		lo, hi := s.newReg(c64), s.newReg(c64)
		s.e(isa.Op_mov_b128, group(ptx.OpVec, 2), reg(lo), reg(hi), reg(d))
		s.e(isa.Op_mov_b64, group(ptx.OpVec, 2), reg(words[0]), reg(words[1]), reg(lo))
		s.e(isa.Op_mov_b64, group(ptx.OpVec, 2), reg(words[2]), reg(words[3]), reg(hi))
	}
	s.vec().dealWords(v, k, n, words)
}

// asmExact reports whether one of the constraint letters kind is that of a register as wide
// as type t, and of its sort: of several alternatives the one with most of these is taken.
func (s asmSelector) asmExact(kind string, t ir.Type) bool {
	cp := s.lay.of(t)
	if len(cp) == 0 {
		return false
	}
	c := cp[0].class
	switch b, ok := s.bundle(t); {
	case ok:
		c = b
	case s.isPacked(t):
		c = cp[0].packClass()
	case len(cp) == 2 && c == c64:
		c = c128
	}
	letters := ""
	switch c {
	case cPred:
		letters = "b"
	case c16, cF16, cBF16:
		letters = "hc"
	case c32:
		letters = "r"
	case cF32:
		letters = "f"
	case c64:
		letters = "lN"
	case cF64:
		letters = "d"
	case c128:
		letters = "q"
	}
	return strings.ContainsAny(kind, letters)
}

// isEmpty reports whether inline assembly has no text: it hides values from the optimiser, and no instruction sees the registers.
func isEmpty(a *ir.InlineAsm) bool { return strings.TrimSpace(a.Text) == "" }

// emptyAsm gives the results of assembly without text the values of the inputs that are tied to them, whatever the constraints, and
// reports whether their types allow that.
func (s asmSelector) emptyAsm(v ir.Value, list []asmConstraint, results []ir.Type) bool {
	f := s.f
	out, arg, k := 0, 0, 0
	tied := make([]ir.Value, len(list)) // by constraint
	for i := range list {
		if c := &list[i]; c.Arg() {
			if c.Tied >= 0 {
				tied[c.Tied] = f.Operand(v, arg)
			}
			arg++
		}
	}
	for i := range list {
		if !list[i].Result() {
			continue
		}
		t := results[out]
		if x := tied[i]; x != ir.None {
			switch n := s.lay.count(t); {
			case f.TypeOf(x) == t:
				for j := range n {
					s.copyComp(s.result(v, k+j), x, j)
				}
			case s.isNumber(t) && s.isNumber(f.TypeOf(x)):
				c := s.lay.of(t)[0].class
				s.fromLowBits(s.result(v, k), c, s.lowBits(x, intClass(c.bits())))
				s.clearHigh(v, k, n)
			default:
				return false
			}
		}
		k += s.lay.count(t)
		out++
	}
	return true
}

// asmLow returns the class of the integer register for the widest of the constraint letters kind if a number of type t that
// does not fit may use it: as with llc and libNVVM, the register then holds its low bits, and the rest of a result is 0.
func (s asmSelector) asmLow(v ir.Value, kind string, t ir.Type) class {
	if s.opt.Strict || isEmpty(&s.m.Asms[s.f.Callee(v).Index()]) || !s.isNumber(t) {
		return 0
	}
	low := class(0)
	for i := range len(kind) {
		switch kind[i] {
		case 'h', 'c':
			low = max(low, c16)
		case 'r', 'f':
			low = max(low, c32)
		case 'l', 'N', 'd':
			low = max(low, c64)
		}
	}
	return low
}

// isNumber reports whether t is an integer, a pointer, a floating-point type, or a vector of which one register holds all bits.
func (s asmSelector) isNumber(t ir.Type) bool {
	if s.m.Types.IsVector(t) {
		c, ok := s.bundle(t)
		return ok && c.bits() <= 64 || s.isPacked(t)
	}
	k := s.m.Types.Kind(t)
	return k == ir.IntKind || k == ir.PtrKind || s.m.Types.IsFloat(t)
}

// lowBits returns a register of integer class c with the low bits of number x.
func (s asmSelector) lowBits(x ir.Value, c class) ptx.RegID {
	t := s.f.TypeOf(x)
	k := s.lay.of(t)[0].class
	var r ptx.RegID
	switch b, bundled := s.bundle(t); {
	case bundled:
		r = s.newReg(b)
		s.joinBundle(r, b, x)
	case s.isPacked(t):
		r = s.vec().pack(x, 0)
	case !k.isFloat() && k.bits() < c.bits():
		return s.ints().extend(x, 0, c, false)
	case k.isFloat() && !s.sp.shared:
		r = s.newReg(intClass(k.bits()))
		s.e(movBits[intClass(k.bits())], reg(r), reg(s.reg(x, 0)))
	default:
		r = s.reg(x, 0)
	}
	return s.ints().resize(r, c)
}

// fromLowBits gives register whole of class c the low bits that are in integer register d.
func (s asmSelector) fromLowBits(whole ptx.RegID, c class, d ptx.RegID) {
	if from := s.cls[d]; !c.isFloat() && c != from {
		s.ints().resizeInto(whole, c, d, from)
		return
	}
	s.e(movBits[intClass(c.bits())], reg(whole), reg(s.ints().resize(d, intClass(c.bits()))))
}

// clearHigh makes the words after the first one of result v, a number with n components from k on, zero.
func (s asmSelector) clearHigh(v ir.Value, k, n int) {
	for i := 1; i < n; i++ {
		s.e(s.sp.mov[s.lay.of(s.f.TypeOf(v))[k+i].class], reg(s.result(v, k+i)), imm(0))
	}
}

// warnLow warns of an operand of type t whose constraint gives it too small a register.
func (s asmSelector) warnLow(v ir.Value, c *asmConstraint, t ir.Type) {
	bits := 0
	for _, part := range s.lay.of(t) {
		bits += int(part.bits)
	}
	if s.opt.Warn == nil || c.low == 0 || bits <= c.low.bits() {
		return
	}
	d := &diag.Diagnostic{
		Severity: diag.Warning, Code: "S0032", File: s.m.Name,
		Msg:  "constraint \"" + c.Text + "\" has only the lowest " + itoa(c.low.bits()) + " bits of " + s.m.Types.String(t),
		Hint: "PTX has h (16 bits), r and f (32), l and d (64), q (128); -strict makes this an error",
	}
	s.env.locate(d, s.f, v)
	s.opt.Warn(d)
}
