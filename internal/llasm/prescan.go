package llasm

import "strings"

// prescan reserves symbols and structures in the order of their definitions, so that uses before a definition do not
// change the order of the module. It looks at the beginnings of lines only: definitions that it misses are merely
// reserved later, at the first use.
func (p *parser) prescan() {
	s := p.s
	for i := 0; i < len(s); {
		switch c := s[i]; {
		case c == '@':
			p.reserve(s, i)
		case c == 'd' && (strings.HasPrefix(s[i:], "define ") || strings.HasPrefix(s[i:], "declare ")):
			line := s[i:]
			if n := strings.IndexByte(line, '\n'); n >= 0 {
				line = line[:n]
			}
			if n := strings.IndexByte(line, '@'); n >= 0 {
				p.reserve(s, i+n)
			}
			if strings.HasSuffix(line, "{") { // nothing to see in a body
				if n := strings.Index(s[i:], "\n}"); n >= 0 {
					i += n + 1
				}
			}
		case c == '%':
			p.reserveType(s, i)
		}
		n := strings.IndexByte(s[i:], '\n')
		if n < 0 {
			break
		}
		i += n + 1
	}
	if strings.Contains(s, "blockaddress") {
		p.labels = make(map[uint32]*savedLabels)
	}
}

// nameAt returns the name or number after the sigil at i and where it ends.
func nameAt(s string, i int) (name string, isNum bool, end int) {
	from := i + 1
	if from < len(s) && s[from] == '"' {
		n := strings.IndexByte(s[from+1:], '"')
		if n < 0 {
			return "", false, i
		}
		return unescape(s[from+1 : from+1+n]), false, from + n + 2
	}
	for end = from; end < len(s) && class[s[end]]&cName != 0; end++ {
	}
	return s[from:end], end > from && class[s[from]]&cDigit != 0, end
}

// reserve makes a symbol for the name after the @ at i.
func (p *parser) reserve(s string, i int) {
	switch name, isNum, _ := nameAt(s, i); {
	case name == "":
	case isNum:
		if n, ok := parseUint(name); ok && n < 1<<32 {
			p.decls().symbolNumbered(uint32(n))
		}
	default:
		p.decls().symbolNamed(name)
	}
}

// reserveType makes a structure for "%name = type {" at i.
func (p *parser) reserveType(s string, i int) {
	name, isNum, end := nameAt(s, i)
	body, ok := strings.CutPrefix(s[end:min(end+24, len(s))], " = type ")
	if name == "" || !ok || !(strings.HasPrefix(body, "{") || strings.HasPrefix(body, "<{") || strings.HasPrefix(body, "opaque")) {
		return
	}
	if isNum {
		if n, ok := parseUint(name); ok && n < 1<<32 {
			if d := p.typeNumbered(uint32(n)); d.typ.t == 0 {
				d.typ = ptype{t: p.m.Types.Numbered()}
			}
		}
		return
	}
	if d := p.typeNamed(name); d.typ.t == 0 {
		d.typ = ptype{t: p.m.Types.Named(strings.Clone(name))}
	}
}
