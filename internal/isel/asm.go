package isel

import (
	"strconv"
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// asmUse is inline assembly whose registers get their names at the end.
type asmUse struct {
	at   uint32 // first operand of its raw instruction in Func.Opnds
	text string // template
	ops  []ptx.Operand
}

// inlineAsm selects a call of inline assembly: its template with the operands'
// names in place (S4-59; X-30).
func (s *selector) inlineAsm(v ir.Value) {
	f := s.f
	a := &s.m.Asms[f.Callee(v).Index()]
	if a.Intel {
		s.fail(v, "S0014", "inline assembly in Intel dialect", "PTX has one dialect (S4-60)")
		return
	}
	var ops []ptx.Operand
	arg, outs := 0, 0
	res := asmResults{v: v}
	switch t := f.TypeOf(v); {
	case s.m.Types.Kind(t) == ir.StructKind:
		res.types = s.m.Types.Elems(t)
	case t != ir.Void:
		res.types = []ir.Type{t}
	}
	for _, c := range splitConstraints(a.Constraints) {
		switch {
		case strings.HasPrefix(c, "~"):
			continue
		case strings.HasPrefix(c, "="):
			if strings.Contains(c, "*") { // an indirect output takes an argument: its address
				ops = append(ops, reg(s.reg(f.Operand(v, arg), 0)))
				arg++
				continue
			}
			if len(res.types) == 0 {
				s.fail(v, "S0014", "inline assembly has more outputs than results", "")
				return
			}
			ops = append(ops, reg(s.asmOutput(&res, c)))
			outs = len(ops)
		default:
			if arg >= f.NumArgs(v) {
				s.fail(v, "S0014", "inline assembly has more inputs than arguments", "")
				return
			}
			x := f.Operand(v, arg)
			arg++
			if n, err := strconv.Atoi(c); err == nil { // tied to output n
				if n >= outs {
					s.fail(v, "S0014", "inline assembly ties an input to output "+c+", which does not exist", "")
					return
				}
				d := ptx.RegID(ops[n].Idx)
				switch c := s.lay.of(f.TypeOf(x))[0].class; {
				case s.cls[d] == c128:
					s.e(isa.Op_mov_b128, reg(d), group(ptx.OpVec, 2), reg(s.reg(x, 0)), reg(s.reg(x, 1)))
				case s.isPacked(f.TypeOf(x)):
					s.e(s.sp.mov[c32], reg(d), s.packUse(x, 0))
				case c.bits() < s.cls[d].bits():
					s.e(s.sp.mov[s.cls[d]], reg(d), reg(s.extend(x, 0, s.cls[d], false)))
				default:
					s.copyComp(d, x, 0)
				}
				ops = append(ops, ops[n])
				continue
			}
			o, ok := s.asmInput(c, x)
			if !ok {
				s.fail(v, "S0014", "inline assembly constraint \""+c+"\" does not fit "+s.m.Types.String(f.TypeOf(x)),
					"PTX has h (16 bits), r (32), l (64), f, d, q (128), b (predicate), c (8) and n (constant)")
				return
			}
			ops = append(ops, o)
		}
	}
	s.e(isa.OpComment, ptx.Operand{Kind: ptx.OpString, Idx: uint32(s.env.intern("begin inline asm"))})
	at := uint32(len(s.out.Opnds))
	s.e(isa.OpRaw, append([]ptx.Operand{{Kind: ptx.OpString}}, ops...)...)
	s.asms = append(s.asms, asmUse{at: at, text: a.Text, ops: ops})
	s.e(isa.OpComment, ptx.Operand{Kind: ptx.OpString, Idx: uint32(s.env.intern("end inline asm"))})
	for _, p := range res.post {
		p()
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
func (s *selector) asmOutput(r *asmResults, c string) ptx.RegID {
	t, k, v := r.types[0], r.k, r.v
	n := s.lay.count(t)
	r.types, r.k = r.types[1:], k+n
	cp := s.lay.of(t)[0]
	switch {
	case s.isPacked(t):
		d := s.demandPack(v, k)
		r.post = append(r.post, func() { s.split(v, k, d) })
		return d
	case n == 2 && strings.HasSuffix(c, "q"):
		d, lo, hi := s.newReg(c128), s.result(v, k), s.result(v, k+1)
		r.post = append(r.post, func() { s.e(isa.Op_mov_b128, group(ptx.OpVec, 2), reg(lo), reg(hi), reg(d)) })
		return d
	case strings.HasSuffix(c, "r") && cp.class == c16:
		d, low := s.newReg(c32), s.result(v, k)
		r.post = append(r.post, func() { s.narrowInto(low, c16, d, c32) })
		return d
	}
	return s.result(v, k)
}

// asmInput returns the operand for an input constraint.
func (s *selector) asmInput(c string, x ir.Value) (ptx.Operand, bool) {
	cp := s.lay.of(s.f.TypeOf(x))
	if len(cp) == 0 {
		return ptx.Operand{}, false
	}
	k := cp[0]
	kind := strings.TrimLeft(c, "&%*")
	if strings.ContainsAny(kind, "ni") {
		if n, ok := s.constOf(x, 0); ok {
			return immediate(k.class, n), true
		}
		if kind == "n" {
			return ptx.Operand{}, false
		}
	}
	if s.isPacked(s.f.TypeOf(x)) {
		return reg(s.pack(x, 0)), true
	}
	if kind == "q" && len(cp) == 2 {
		d := s.newReg(c128)
		s.e(isa.Op_mov_b128, reg(d), group(ptx.OpVec, 2), reg(s.reg(x, 0)), reg(s.reg(x, 1)))
		return reg(d), true
	}
	if len(cp) != 1 {
		return ptx.Operand{}, false
	}
	switch kind {
	case "h", "c":
		if k.class.bits() != 16 {
			return ptx.Operand{}, false
		}
	case "r":
		switch {
		case k.class == c16 || k.class == cPred:
			return reg(s.extend(x, 0, c32, false)), true
		case k.class.bits() != 32:
			return ptx.Operand{}, false
		}
	case "l", "d":
		if k.class.bits() != 64 {
			return ptx.Operand{}, false
		}
	case "f":
		if k.class != cF32 && k.class.bits() != 32 {
			return ptx.Operand{}, false
		}
	case "b":
		if k.class != cPred {
			return ptx.Operand{}, false
		}
	}
	return reg(s.reg(x, 0)), true
}

func splitConstraints(c string) []string {
	if c == "" {
		return nil
	}
	return strings.Split(c, ",")
}

// finishAsms writes the texts of inline assembly, now that registers have names.
func (s *selector) finishAsms() {
	for i := range s.asms {
		a := &s.asms[i]
		text := s.expandAsm(a)
		s.out.Opnds[a.at] = ptx.Operand{Kind: ptx.OpString, Idx: uint32(s.env.intern(text))}
	}
}

// expandAsm replaces $0, ${0:m}, $$, ${:uid} and $(a|b$) in a template.
func (s *selector) expandAsm(a *asmUse) string {
	var b []byte
	ops := s.out.Opnds[a.at+1 : a.at+1+uint32(len(a.ops))]
	t := a.text
	b = append(b, '\t')
	for i := 0; i < len(t); i++ {
		c := t[i]
		if c == '\n' {
			b = append(b, "\n\t"...)
			continue
		}
		if c != '$' || i+1 == len(t) {
			b = append(b, c)
			continue
		}
		i++
		switch c = t[i]; {
		case c == '$':
			b = append(b, '$')
		case c == '(' || c == ')':
		case c == '|': // only the first alternative
			if j := strings.Index(t[i:], "$)"); j >= 0 {
				i += j + 1
			}
		case c == '{':
			j := strings.IndexByte(t[i:], '}')
			if j < 0 {
				b = append(b, "${"...)
				break
			}
			body := t[i+1 : i+j]
			i += j
			if strings.HasPrefix(body, ":uid") {
				b = strconv.AppendUint(b, uint64(a.at), 10)
				break
			}
			num, _, _ := strings.Cut(body, ":")
			if n, err := strconv.Atoi(num); err == nil && n < len(ops) {
				b = s.appendAsmOperand(b, ops[n])
			}
		case c >= '0' && c <= '9':
			n := 0
			for ; i < len(t) && t[i] >= '0' && t[i] <= '9'; i++ {
				n = n*10 + int(t[i]-'0')
			}
			i--
			if n < len(ops) {
				b = s.appendAsmOperand(b, ops[n])
			}
		default:
			b = append(b, '$', c)
		}
	}
	return string(b)
}

func (s *selector) appendAsmOperand(b []byte, o ptx.Operand) []byte {
	const digits = "0123456789ABCDEF"
	hexes := func(n int) {
		for i := n - 4; i >= 0; i -= 4 {
			b = append(b, digits[o.Imm>>i&15])
		}
	}
	switch o.Kind {
	case ptx.OpReg:
		r := &s.out.Regs[o.Idx]
		b = s.env.appendName(b, r.Prefix)
		if r.Num >= 0 {
			b = strconv.AppendInt(b, int64(r.Num), 10)
		}
	case ptx.OpF32:
		b = append(b, "0f"...)
		hexes(32)
	case ptx.OpF64:
		b = append(b, "0d"...)
		hexes(64)
	case ptx.OpHex:
		b = append(b, "0x"...)
		hexes(16)
	default:
		b = strconv.AppendInt(b, int64(o.Imm), 10)
	}
	return b
}
