package main

import (
	"strconv"
	"strings"
)

// operands reads the operand list of a row.
func (m *model) operands(r *row, w word) []*operand {
	if w.text == "-" {
		return nil
	}
	p := &opParser{m: m, r: r, w: w, s: w.text}
	p.list("")
	if p.s != "" {
		m.errorf(w, "cannot read operands from %q on", p.s)
	}
	return p.out
}

type opParser struct {
	m        *model
	r        *row
	w        word
	s        string
	out      []*operand
	optional int
	inAddr   bool
}

func (p *opParser) eat(s string) bool {
	if strings.HasPrefix(p.s, s) {
		p.s = p.s[len(s):]
		return true
	}
	return false
}

// list reads operands up to the closing bracket and returns their number.
func (p *opParser) list(closing string) int {
	n := 0
	paired := false
	for p.s != "" {
		p.operand(paired)
		n++
		paired = false
	sep:
		switch {
		case closing != "" && p.optional == 0 && p.eat(closing):
			return n
		case p.eat("{,"):
			p.optional++
		case p.eat("{|"):
			p.optional++
			paired = true
		case p.eat("|"):
			paired = true
		case p.eat(","):
		case p.optional > 0 && p.eat("}"):
			p.optional--
			goto sep
		case p.s == "":
		default:
			return n
		}
	}
	if closing != "" || p.optional > 0 {
		p.m.errorf(p.w, "unbalanced brackets in operands %q", p.w.text)
	}
	return n
}

// operand reads one operand, with its marks and suffix.
func (p *opParser) operand(paired bool) {
	o := &operand{optional: p.optional > 0, paired: paired, kind: "value"}
	p.out = append(p.out, o)
	if p.eat("[") {
		p.address(o)
		return
	}
	o.dst = p.eat("=")
	p.marks(o)
	if p.eat("#") {
		o.kind = "imm"
	}
	end := 0
	for end < len(p.s) && isWordByte(p.s[end]) {
		end++
	}
	o.name = p.s[:end]
	p.s = p.s[end:]
	if o.name == "" {
		p.m.errorf(p.w, "expected an operand at %q", p.s)
		p.s = ""
		return
	}
	if o.name[0] == 'd' && o.kind == "value" && !p.inAddr {
		o.dst = true
	}
	p.suffix(o)
	p.defaultType(o)
}

// address reads the rest of "[a]" or of a group "[a,c*3]".
func (p *opParser) address(o *operand) {
	optional, inAddr, at := p.optional, p.inAddr, len(p.out)
	o.kind = "addr"
	p.optional, p.inAddr = 0, true
	n := p.list("]")
	p.optional, p.inAddr = optional, inAddr
	if n == 1 {
		// A plain address: one operand, with the name of the one between the brackets.
		in := p.out[at]
		p.out = p.out[:at]
		if !in.typed {
			in.typ = "any" // an address of the module's width
		}
		o.name, o.typ, o.space, o.typed = in.name, in.typ, in.space, in.typed // memory is written, not the operand
		o.regOnly, o.symbol = in.regOnly, in.symbol
	} else {
		o.kind, o.elems, o.name, o.typ = "group", n, p.out[at].name, "any"
	}
	p.suffix(o)
}

// marks reads {!}, {_}, {&}, {%} and {r}.
func (p *opParser) marks(o *operand) {
	for {
		switch {
		case p.eat("{!}"):
			o.not = true
		case p.eat("{_}"):
			o.sink = true
		case p.eat("{&}"):
			o.symbol = true
		case p.eat("{%}"):
			o.sreg = true
		case p.eat("{r}"):
			o.regOnly = true
		default:
			return
		}
	}
}

// defaultType gives an operand without a type that of the instruction.
func (p *opParser) defaultType(o *operand) {
	if o.typed = o.typ != ""; o.typed {
		return
	}
	o.typ = "T"
	ok := o.kind == "addr"
	for _, s := range p.r.slots {
		ok = ok || s.kind.goName == "Type"
	}
	if ok {
		return
	}
	o.typ = "any"
	if o.kind == "value" && !p.inAddr {
		p.m.errorf(p.w, "operand %s has no type: the pattern has none, so write %s:b32", o.name, o.name)
	}
}

// suffix reads .space *count :type ~limit @feature ?condition.
func (p *opParser) suffix(o *operand) {
	if p.inAddr && p.eat(".") {
		o.space = p.word()
	}
	if p.eat("*") {
		o.vec = p.word()
		if p.eat("-") {
			o.vec += "-" + p.word()
		} else if p.eat("/") {
			o.vec += "/" + p.word()
		}
	}
	if p.eat(":") {
		t := p.word()
		switch {
		case t == "wide":
			o.typ, o.wide = "T", true
		case index(operandKinds, t) > 1:
			o.kind, o.typ = t, "any"
		default:
			o.typ = t
		}
	}
	if p.eat("~") {
		o.limit = p.limit()
	}
	if p.eat("@") {
		o.need = p.m.need(p.w.where, p.word())
	}
	if p.eat("?") {
		o.cond = p.word()
	}
}

// eitherBound is isa.EitherBound.
const eitherBound = -1

// limit reads lo..hi, lo..hi/step, lo..hi/pow2 or lo|hi.
func (p *opParser) limit() *limit {
	l := &limit{step: 1}
	num := func() int64 {
		sign := ""
		if p.eat("-") {
			sign = "-"
		}
		n, err := strconv.ParseInt(sign+p.word(), 10, 64)
		if err != nil {
			p.m.errorf(p.w, "expected ~LOW..HIGH in operands %q", p.w.text)
		}
		return n
	}
	l.lo = num()
	if p.eat("|") {
		l.hi, l.step = num(), eitherBound
		return l
	}
	if !p.eat("..") {
		p.m.errorf(p.w, "expected ~LOW..HIGH in operands %q", p.w.text)
		return l
	}
	l.hi = num()
	if p.eat("/pow2") {
		l.step = 0
	} else if p.eat("/") {
		l.step = num()
	}
	return l
}

func (p *opParser) word() string {
	end := 0
	for end < len(p.s) && (isWordByte(p.s[end]) || strings.HasPrefix(p.s[end:], "::")) {
		if p.s[end] == ':' {
			end++
		}
		end++
	}
	s := p.s[:end]
	p.s = p.s[end:]
	return s
}

func isWordByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_'
}
