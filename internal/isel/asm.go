package isel

import (
	"bytes"
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

// inlineAsm selects a call of inline assembly as a raw instruction with its
// operands, which finishAsms takes apart (S4-59; X-30).
func (s asmSelector) inlineAsm(v ir.Value) {
	f := s.f
	a := &s.m.Asms[f.Callee(v).Index()]
	if a.Intel {
		s.fail(v, "S0014", "inline assembly in Intel dialect", "PTX has one dialect (S4-60)")
		return
	}
	list, msg := parseConstraints(a.Constraints)
	res := asmResults{v: v}
	switch t := f.TypeOf(v); {
	case s.m.Types.Kind(t) == ir.StructKind:
		res.types = s.m.Types.Elems(t)
	case t != ir.Void:
		res.types = []ir.Type{t}
	}
	if msg == "" {
		msg = s.matchAsm(v, list, res.types)
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
		case c.clobber:
		case c.output && !c.indirect:
			ops = append(ops, reg(s.asmOutput(&res, c)))
		case c.tied >= 0:
			s.tie(ptx.RegID(ops[c.tied].Idx), f.Operand(v, arg))
			ops = append(ops, ops[c.tied])
			arg++
		default: // an input, or the address of an indirect one or output
			ops = append(ops, s.asmInput(c, f.Operand(v, arg)))
			arg++
		}
	}
	s.e(isa.OpComment, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpString}, Idx: uint32(s.env.intern("begin inline asm"))})
	if strings.TrimSpace(a.Text) != "" {
		at := uint32(len(s.out.Opnds))
		s.e(isa.OpRaw, append([]ptx.Operand{{OpTag: ptx.OpTag{Kind: ptx.OpString}}}, ops...)...)
		s.asms = append(s.asms, asmUse{v: v, at: at, text: a.Text, ops: ops})
	}
	s.e(isa.OpComment, ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpString}, Idx: uint32(s.env.intern("end inline asm"))})
	for _, p := range res.post {
		p()
	}
}

// matchAsm checks that operands and results fit the constraints, and settles on
// the first alternative that does. It returns what is wrong.
func (s asmSelector) matchAsm(v ir.Value, list []asmConstraint, results []ir.Type) string {
	f := s.f
	args, outs := 0, 0
	alternatives := 1
	for i := range list {
		c := &list[i]
		if c.clobber {
			continue
		}
		if c.output && !c.indirect {
			outs++
		} else {
			args++
		}
		if c.tied >= 0 {
			if c.tied >= i || !list[c.tied].output || list[c.tied].indirect {
				return "inline assembly ties an input to operand " + itoa(c.tied) + ", which is not an output"
			}
		}
		alternatives = max(alternatives, len(c.codes))
	}
	switch {
	case outs != len(results):
		return "inline assembly has " + itoa(outs) + " outputs and " + itoa(len(results)) + " results"
	case args != f.NumArgs(v):
		return "inline assembly has " + itoa(args) + " inputs and " + itoa(f.NumArgs(v)) + " arguments"
	}
	msg, best, fewest := "", -1, 0
	for alt := range alternatives {
		out, arg := 0, 0
		bad := ""
		loose := 0 // operands that only can be made to fit
		for i := range list {
			c := &list[i]
			if c.clobber {
				continue
			}
			c.kind = c.code(alt)
			switch {
			case c.output && !c.indirect:
				if !s.asmFits(c.kind, results[out], false, false) {
					bad = "the result " + s.m.Types.String(results[out]) + " does not fit constraint \"" + c.text + "\""
				}
				if !s.asmExact(c.kind, results[out]) {
					loose++
				}
				out++
			default:
				x := f.Operand(v, arg)
				arg++
				if c.tied >= 0 {
					if out := &list[c.tied]; !s.asmFits(out.kind, f.TypeOf(x), false, false) {
						bad = "an input of type " + s.m.Types.String(f.TypeOf(x)) + " is tied to an output with constraint \"" + out.text + "\""
					}
					break
				}
				_, constant := s.asmConst(x)
				if !s.asmFits(c.kind, f.TypeOf(x), constant || c.indirect, s.asmText(x) != nil) {
					bad = "inline assembly constraint \"" + c.text + "\" does not fit " + s.m.Types.String(f.TypeOf(x))
				}
				if !constant && !s.asmExact(c.kind, f.TypeOf(x)) {
					loose++
				}
			}
			if bad != "" {
				break
			}
		}
		if bad == "" && (best < 0 || loose < fewest) {
			best, fewest = alt, loose
		}
		if msg == "" {
			msg = bad
		}
	}
	if best < 0 {
		return msg
	}
	for i := range list {
		if c := &list[i]; !c.clobber {
			c.kind = c.code(best)
		}
	}
	return ""
}

// asmConst returns an integer constant operand.
func (s asmSelector) asmConst(x ir.Value) (int64, bool) {
	if len(s.lay.of(s.f.TypeOf(x))) != 1 {
		return 0, false
	}
	return s.constOf(x, 0)
}

// asmText returns the bytes of the constant array that x is the address of, for
// constraint C: its text up to the first zero stands for the operand.
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

// asmFits reports whether an operand of type t can have one of the constraint
// letters kind. constant says that it is one, text that C can stand for it.
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
	integer := whole && !k.class.isFloat()
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

// isOffset reports whether t is a pointer to a state space whose addresses need 32 bits only,
// though its registers have 64: those take either, and what kernels write by hand is for
// the short ones.
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

// tie moves x into register d, which is an output, too.
func (s asmSelector) tie(d ptx.RegID, x ir.Value) {
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
	post  []func() // what is done with outputs behind the text
}

// asmOutput returns the register of the next output.
func (s asmSelector) asmOutput(r *asmResults, c *asmConstraint) ptx.RegID {
	t, k, v := r.types[0], r.k, r.v
	n := s.lay.count(t)
	r.types, r.k = r.types[1:], k+n
	cp := s.lay.of(t)[0]
	if b, ok := s.bundle(t); ok {
		d := s.newReg(b)
		r.post = append(r.post, func() { s.splitBundle(v, k, n, d, b) })
		return d
	}
	switch {
	case cp.class == cPred && !strings.Contains(c.kind, "b"):
		w := c32
		if !strings.Contains(c.kind, "r") {
			w = c16
			if strings.ContainsAny(c.kind, "lN") {
				w = c64
			}
		}
		d, low, bit := s.newReg(w), s.result(v, k), s.newReg(w)
		r.post = append(r.post, func() {
			s.e(andOp[w], reg(bit), reg(d), imm(1))
			s.e(s.ints().setpOp(w, isa.Ne), reg(low), reg(bit), imm(0))
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
	case strings.Contains(c.kind, "r") && cp.class == c16:
		d, low := s.newReg(c32), s.result(v, k)
		r.post = append(r.post, func() { s.ints().narrowInto(low, c16, d, c32) })
		return d
	case strings.Contains(c.kind, "r") && cp.class == c64 && !strings.ContainsAny(c.kind, "lN"):
		d, whole := s.newReg(c32), s.result(v, k)
		r.post = append(r.post, func() { s.ints().extendReg(whole, c64, d, comp{class: c32, bits: 32}, false) })
		return d
	case strings.ContainsAny(c.kind, "lN") && (cp.class == c16 || cp.class == c32) && !strings.ContainsAny(c.kind, "hcr"):
		d, low := s.newReg(c64), s.result(v, k)
		r.post = append(r.post, func() { s.ints().narrowInto(low, cp.class, d, c64) })
		return d
	case s.asmBits(c, cp.class) != 0:
		d, whole := s.newReg(s.asmBits(c, cp.class)), s.result(v, k)
		r.post = append(r.post, func() { s.e(movBits[s.cls[d]], reg(whole), reg(d)) })
		return d
	}
	return s.result(v, k)
}

// asmBits returns the class of integers that a floating-point value of class k
// moves to for a constraint of integer registers; 0 if it stays where it is.
func (s asmSelector) asmBits(c *asmConstraint, k class) class {
	switch {
	case s.sp.shared:
	case k == cF32 && strings.Contains(c.kind, "r") && !strings.Contains(c.kind, "f"):
		return c32
	case k == cF64 && strings.ContainsAny(c.kind, "lN") && !strings.Contains(c.kind, "d"):
		return c64
	}
	return 0
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
	case has("r") && (k.class == c16 || k.class == cPred):
		return reg(s.ints().extend(x, 0, c32, false))
	case has("r") && k.class == c64 && !has("lN"):
		d := s.newReg(c32)
		s.ints().narrowInto(d, c32, s.reg(x, 0), c64)
		return reg(d)
	case has("lN") && !has("hcr") && !k.class.isFloat() && k.class.bits() < 64:
		return reg(s.ints().extend(x, 0, c64, false))
	case has("hc") && k.class == cPred:
		return reg(s.ints().extend(x, 0, c16, false))
	case s.asmBits(c, k.class) != 0:
		d := s.newReg(s.asmBits(c, k.class))
		s.e(movBits[s.cls[d]], reg(d), reg(s.reg(x, 0)))
		return reg(d)
	}
	return reg(s.reg(x, 0))
}
