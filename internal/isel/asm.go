package isel

import (
	"bytes"
	"cmp"
	"slices"
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// asmUse is inline assembly whose registers get their names at the end.
type asmUse struct {
	v    ir.Value
	at   uint32 // first operand of its raw instruction in Func.Opnds
	text string // template
	ops  []ptx.Operand
}

// inlineAsm selects a call of inline assembly as a raw instruction with its operands, which finishAsms parses (S4-59;
//
func (s asmSelector) inlineAsm(v ir.Value) {
	f := s.f
	a := &s.m.Asms[f.Callee(v).Index()]
	if a.Intel {
		s.fail(v, "S0014", "inline assembly in Intel dialect", "PTX has one dialect (S4-60)")
		return
	}
	list, msg := asmConstraints(a)
	res := asmResults{v: v}
	switch t := f.TypeOf(v); {
	case s.m.Types.Kind(t) == ir.StructKind:
		res.types = s.m.Types.Elems(t)
	case t != ir.Void:
		res.types = []ir.Type{t}
	}
	if msg == "" {
		msg = s.matchAsm(v, list, res.types)
		if msg != "" && !s.opt.Strict && isEmpty(a) && s.emptyAsm(v, list, res.types) {
			return
		}
	}
	if msg != "" {
		s.fail(v, "S0014", msg, "PTX has h (16 bits), r (32), l (64), f, d, q (128), b (predicate), c (8), n (constant) and C (text)")
		return
	}
	var ops []ptx.Operand
	arg := 0
	for i := range list {
		c := &list[i]
		switch {
		case c.Result():
			s.warnLow(v, c, res.types[0])
			ops = append(ops, reg(s.asmOutput(&res, c)))
		case c.Tied >= 0 && list[c.Tied].Indirect: // the text has the address of both
			ops = append(ops, ops[c.Tied])
			arg++
		case c.Tied >= 0:
			s.tie(ptx.RegID(ops[c.Tied].Idx), c, f.Operand(v, arg))
			ops = append(ops, ops[c.Tied])
			arg++
		default: // an input, or the address of an indirect one or output
			s.warnLow(v, c, f.TypeOf(f.Operand(v, arg)))
			ops = append(ops, s.asmInput(c, f.Operand(v, arg)))
			arg++
		}
	}
	s.e(isa.OpComment, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpString}, Idx: uint32(s.env.intern("begin inline asm"))})
	if !isEmpty(a) {
		at := uint32(len(s.out.Opnds))
		s.e(isa.OpRaw, append([]ptx.Operand{{OpTag: ptx.OpTag{Kind: ptx.OpString}}}, ops...)...)
		s.asms = append(s.asms, asmUse{v: v, at: at, text: a.Text, ops: ops})
	}
	s.e(isa.OpComment, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpString}, Idx: uint32(s.env.intern("end inline asm"))})
	for _, p := range res.post {
		p()
	}
}

// asmConstraint is a constraint with the letters of the alternative that was chosen.
type asmConstraint struct {
	ir.AsmConstraint
	kind string
	low  class // of the integer register that holds the low bits of an operand of another size, 0 for an operand that fits
}

// asmConstraints returns the constraints of inline assembly for its results and arguments, or the one that PTX does not have.
func asmConstraints(a *ir.InlineAsm) (list []asmConstraint, msg string) {
	all, msg := a.ParseConstraints()
	for i := range all {
		c := &all[i]
		switch {
		case c.Kind == ir.AsmClobber:
			continue
		case c.Kind == ir.AsmLabel:
			return nil, "inline assembly that jumps to labels of the function"
		case strings.HasPrefix(c.Text, "+"):
			return nil, "inline assembly constraint \"" + c.Text + "\": an operand that is read and written is an output with a tied input in IR"
		case c.Tied < 0 && slices.ContainsFunc(c.Codes, func(code string) bool { return strings.IndexFunc(code, notLetter) >= 0 }):
			return nil, "inline assembly constraint \"" + c.Text + "\" names a register: PTX has none of its own"
		}
		list = append(list, asmConstraint{AsmConstraint: *c})
	}
	return list, msg
}

func notLetter(r rune) bool { return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') }

// matchAsm settles on the alternative of the constraints that operands and results fit best. It returns the misfit if there is none.
func (s asmSelector) matchAsm(v ir.Value, list []asmConstraint, results []ir.Type) string {
	alternatives := 1
	for i := range list {
		alternatives = max(alternatives, len(list[i].Codes))
	}
	msg, best, fewest := "", -1, 0
	for alt := range alternatives {
		bad, loose := s.matchAlternative(v, list, results, alt)
		if bad == "" && (best < 0 || loose < fewest) {
			best, fewest = alt, loose
		}
		msg = cmp.Or(msg, bad)
	}
	if best < 0 {
		return msg
	}
	s.matchAlternative(v, list, results, best)
	return ""
}

// lowBitsRank is the number of conversions that an operand counts for of which a register holds only the low bits.
const lowBitsRank = 1000

// anyOperand is the letter for an operand of any kind.
const anyOperand = "X"

// chosenLetters returns the letters of an alternative among which LLVM chooses: a register rather than memory. The letters imr, as which clang
// writes g, leave the size of the register open.
func chosenLetters(code string) string {
	if strings.ContainsAny(code, "mopV") && strings.ContainsAny(code, "hcrlNfdqbXg") {
		if strings.Contains(code, "i") {
			return anyOperand
		}
		return strings.Trim(code, "mopV")
	}
	return code
}

// matchAlternative returns the first misfit of an alternative, and how many operands need a conversion to fit.
func (s asmSelector) matchAlternative(v ir.Value, list []asmConstraint, results []ir.Type, alt int) (bad string, loose int) {
	f := s.f
	out, arg := 0, 0
	for i := range list {
		c := &list[i]
		c.kind, c.low = chosenLetters(c.Code(alt)), 0
		if c.Result() {
			t := results[out]
			out++
			if !s.matchOperand(v, c, t, false, false) {
				return "the result " + s.m.Types.String(t) + " does not fit constraint \"" + c.Text + "\"", 0
			}
			loose += s.looseness(c, t)
			continue
		}
		x := f.Operand(v, arg)
		t := f.TypeOf(x)
		arg++
		if c.Tied >= 0 {
			if out := &list[c.Tied]; !out.Indirect && !s.matchTied(v, c, out, t) {
				return "an input of type " + s.m.Types.String(t) + " is tied to an output with constraint \"" + out.Text + "\"", 0
			}
			continue
		}
		_, constant := s.asmConst(x)
		if !s.matchOperand(v, c, t, constant || c.Indirect, s.asmText(x) != nil) {
			return "inline assembly constraint \"" + c.Text + "\" does not fit " + s.m.Types.String(t), 0
		}
		if !constant {
			loose += s.looseness(c, t)
		}
	}
	return "", loose
}

// matchOperand reports whether an operand of type t can have the letters of c, if need be in a register that holds only its low bits.
func (s asmSelector) matchOperand(v ir.Value, c *asmConstraint, t ir.Type, constant, text bool) bool {
	if s.asmFits(c.kind, t, constant, text) {
		return true
	}
	if !c.Indirect {
		c.low = s.asmLow(v, c.kind, t)
	}
	return c.low != 0
}

// matchTied reports whether an input of type t can be in the register of output out.
func (s asmSelector) matchTied(v ir.Value, c, out *asmConstraint, t ir.Type) bool {
	fits := s.asmFits(out.kind, t, false, false)
	if out.low != 0 || !fits {
		c.low = s.asmLow(v, out.kind, t)
	}
	return fits || c.low != 0
}

// looseness returns how many conversions an operand of type t counts for.
func (s asmSelector) looseness(c *asmConstraint, t ir.Type) int {
	switch {
	case c.low != 0:
		return lowBitsRank
	case s.asmExact(c.kind, t):
		return 0
	}
	return 1
}

// asmConst returns an integer constant operand.
func (s asmSelector) asmConst(x ir.Value) (int64, bool) {
	if len(s.lay.of(s.f.TypeOf(x))) != 1 {
		return 0, false
	}
	return s.constOf(x, 0)
}

// asmText returns the bytes of the constant array at address x, for constraint C: its text up to the first zero
// replaces the operand.
func (s asmSelector) asmText(x ir.Value) []byte {
	c := &s.f.Consts
	for x.IsConst() && c.Kind(x) == ir.CExpr && (c.ExprOp(x) == ir.OpAddrSpaceCast || c.ExprOp(x) == ir.OpBitCast) {
		x = c.Operands(x)[0]
	}
	if !x.IsSym() {
		return nil
	}
	y := &s.m.Syms[x.Index()]
	if y.Kind != ir.SymVar || !y.IsConst || !y.Init.IsConst() || s.m.Consts.Kind(y.Init) != ir.CData {
		return nil
	}
	data := s.m.Consts.Bytes(y.Init)
	if i := bytes.IndexByte(data, 0); i >= 0 {
		data = data[:i]
	}
	return data
}

// asmFits reports whether an operand of type t can have one of the constraint letters kind. constant means that it is a
// constant, text that it has a text for C.
func (s asmSelector) asmFits(kind string, t ir.Type, constant, text bool) bool {
	cp := s.lay.of(t)
	if len(cp) == 0 {
		return false
	}
	k := cp[0]
	bits := k.class.bits()
	whole := len(cp) == 1
	if s.isPacked(t) {
		bits, whole = k.packClass().bits(), true
	}
	integer := whole && !k.class.isFloat() && !s.m.Types.IsVector(t)
	all, bundled := s.bundle(t)
	for i := range len(kind) {
		ok := false
		switch kind[i] {
		case 'b':
			ok = whole && k.class == cPred
		case 'h', 'c':
			ok = whole && bits == 16 || integer && bits < 16
		case 'r', 'f':
			ok = whole && bits == 32 || kind[i] == 'r' && (integer && bits < 32 || s.isOffset(t))
		case 'l', 'N', 'd':
			ok = whole && bits == 64 || integer && bits < 64 && kind[i] != 'd'
		case 'q':
			ok = len(cp) == 2 && bits == 64 && !s.isPacked(t)
		case 'n':
			ok = constant && !k.class.isFloat()
		case 'i', 's', 'X', 'g', 'm', 'o', 'p':
			ok = whole
		case 'C':
			ok = text
		}
		if ok || bundled && bundleFits(kind[i], all) {
			return true
		}
	}
	return false
}

// isOffset reports whether t is a pointer to a state space whose addresses need only 32 bits although its registers
// have 64. Instructions take either width, and handwritten assembly expects the short one.
func (s asmSelector) isOffset(t ir.Type) bool {
	if s.m.Types.Kind(t) != ir.PtrKind || s.m.Layout.PtrBits(s.m.Types.AddrSpace(t)) != 64 {
		return false
	}
	switch target.AddrSpace(s.m.Types.AddrSpace(t)) {
	case target.ASShared, target.ASConst, target.ASLocal, target.ASSharedCluster:
		return true
	}
	return false
}

// tie moves x, of constraint in, into register d, which is an output, too.
func (s asmSelector) tie(d ptx.RegID, in *asmConstraint, x ir.Value) {
	if in.low != 0 {
		s.e(s.sp.mov[in.low], reg(d), reg(s.lowBits(x, in.low)))
		return
	}
	t := s.f.TypeOf(x)
	if c, ok := s.bundle(t); ok {
		s.joinBundle(d, c, x)
		return
	}
	switch c := s.lay.of(t)[0].class; {
	case s.cls[d] == c128:
		s.e(isa.Op_mov_b128, reg(d), group(ptx.OpVec, 2), reg(s.reg(x, 0)), reg(s.reg(x, 1)))
	case s.isPacked(t):
		s.e(s.sp.mov[c32], reg(d), s.vec().packUse(x, 0))
	case c.bits() == 32 && c.isFloat() != s.cls[d].isFloat() && s.cls[d].bits() == 32:
		s.e(isa.Op_mov_b32, reg(d), reg(s.reg(x, 0)))
	case c.bits() == 64 && c.isFloat() != s.cls[d].isFloat() && s.cls[d].bits() == 64:
		s.e(isa.Op_mov_b64, reg(d), reg(s.reg(x, 0)))
	case c.bits() < s.cls[d].bits():
		s.e(s.sp.mov[s.cls[d]], reg(d), reg(s.ints().extend(x, 0, s.cls[d], false)))
	case c.bits() > s.cls[d].bits():
		s.ints().narrowInto(d, s.cls[d], s.reg(x, 0), c)
	default:
		s.copyComp(d, x, 0)
	}
}

// asmResults are the results of inline assembly that no output has taken yet.
type asmResults struct {
	v     ir.Value
	types []ir.Type
	k     int      // component of the first
	post  []func() // actions on the outputs after the text
}

// asmOutput returns the register of the next output.
func (s asmSelector) asmOutput(r *asmResults, c *asmConstraint) ptx.RegID {
	t, k, v := r.types[0], r.k, r.v
	n := s.lay.count(t)
	r.types, r.k = r.types[1:], k+n
	cp := s.lay.of(t)[0]
	if b, ok := s.bundle(t); ok {
		d := s.newReg(cmp.Or(c.low, b))
		r.post = append(r.post, func() { s.splitBundle(v, k, n, s.ints().resize(d, b), b) })
		return d
	}
	switch {
	case cp.class == cPred && !strings.Contains(c.kind, "b"):
		w := c32
		switch {
		case c.low != 0:
			w = c.low
		case strings.Contains(c.kind, "r"):
		case strings.ContainsAny(c.kind, "lN"):
			w = c64
		default:
			w = c16
		}
		d, low, bit := s.newReg(w), s.result(v, k), s.newReg(w)
		r.post = append(r.post, func() {
			s.e(andOp[w], reg(bit), reg(d), imm(1))
			s.e(s.ints().setpOp(w, isa.Ne), reg(low), reg(bit), imm(0))
		})
		return d
	case s.isPacked(t) && c.low != 0:
		d, pack := s.newReg(c.low), s.vec().demandPack(v, k)
		r.post = append(r.post, func() {
			s.fromLowBits(pack, c32, d)
			s.vec().split(v, k, pack)
		})
		return d
	case s.isPacked(t):
		d := s.vec().demandPack(v, k)
		r.post = append(r.post, func() { s.vec().split(v, k, d) })
		return d
	case n == 2 && strings.Contains(c.kind, "q"):
		d, lo, hi := s.newReg(c128), s.result(v, k), s.result(v, k+1)
		r.post = append(r.post, func() { s.e(isa.Op_mov_b128, group(ptx.OpVec, 2), reg(lo), reg(hi), reg(d)) })
		return d
	}
	if c.low != 0 {
		r.post = append(r.post, func() { s.clearHigh(v, k, n) })
	}
	if w := c.register(cp.class, s.sp.shared); w != cp.class {
		d, whole := s.newReg(w), s.result(v, k)
		r.post = append(r.post, func() { s.fromLowBits(whole, cp.class, d) })
		return d
	}
	return s.result(v, k)
}

// register returns the class of the register for a value of class k; shared says that numbers of every kind have the same registers.
func (c *asmConstraint) register(k class, shared bool) class {
	has := func(letters string) bool { return strings.ContainsAny(c.kind, letters) }
	switch {
	case c.low != 0:
		return c.low
	case has("r") && (k == cPred || k == c16 || k == c64 && !has("lN")):
		return c32
	case has("lN") && !has("hcr") && !k.isFloat() && k.bits() < 64:
		return c64
	case has("hc") && k == cPred:
		return c16
	case !shared && k == cF32 && has("r") && !has("f"):
		return c32
	case !shared && k == cF64 && has("lN") && !has("d"):
		return c64
	}
	return k
}

// asmInput returns the operand for an input whose constraint fits.
func (s asmSelector) asmInput(c *asmConstraint, x ir.Value) ptx.Operand {
	t := s.f.TypeOf(x)
	k := s.lay.of(t)[0]
	has := func(letters string) bool { return strings.ContainsAny(c.kind, letters) }
	if has("C") {
		return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpString}, Idx: uint32(s.env.intern(string(s.asmText(x))))}
	}
	if has("nisXg") {
		if n, ok := s.asmConst(x); ok {
			return immediate(k.class, n)
		}
		if x.IsSym() {
			return sym(s.env.symName(x), 0)
		}
	}
	if c.low != 0 {
		return reg(s.lowBits(x, c.low))
	}
	if b, ok := s.bundle(t); ok && !has("mop") {
		d := s.newReg(b)
		s.joinBundle(d, b, x)
		return reg(d)
	}
	switch {
	case has("mop"):
		return addrReg(s.reg(x, 0), 0)
	case s.isPacked(t):
		return reg(s.vec().pack(x, 0))
	case has("q"):
		d := s.newReg(c128)
		s.e(isa.Op_mov_b128, reg(d), group(ptx.OpVec, 2), reg(s.reg(x, 0)), reg(s.reg(x, 1)))
		return reg(d)
	}
	if w := c.register(k.class, s.sp.shared); w != k.class {
		return reg(s.lowBits(x, w))
	}
	return reg(s.reg(x, 0))
}
