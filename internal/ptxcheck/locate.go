package ptxcheck

import "gonvvm/internal/ptx"

// The model keeps the place of an instruction, not those of its operands; they are looked up in the text when a
// diagnostic needs one.

// cursor walks over PTX text.
type cursor struct {
	src []byte
	pos int
}

// space skips blanks and comments.
func (s *cursor) space() {
	for s.pos < len(s.src) {
		switch c := s.src[s.pos]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v':
			s.pos++
		case c == '/' && s.pos+1 < len(s.src) && s.src[s.pos+1] == '/':
			for s.pos < len(s.src) && s.src[s.pos] != '\n' {
				s.pos++
			}
		case c == '/' && s.pos+1 < len(s.src) && s.src[s.pos+1] == '*':
			for s.pos += 2; s.pos < len(s.src) && !(s.src[s.pos] == '/' && s.src[s.pos-1] == '*'); s.pos++ {
			}
			s.pos++
		default:
			return
		}
	}
}

func isWord(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '$' || c == '%' || c == '.' || c == ':'
}

// word skips letters, digits, dots and colons.
func (s *cursor) word() {
	for s.pos < len(s.src) && isWord(s.src[s.pos]) {
		s.pos++
	}
}

// operandPos returns the position of operand at (an index into Func.Opnds) of the current instruction, or the
// instruction's own position.
func (c *checker) operandPos(at int) int {
	in := c.in
	if c.opt.Src == nil || in == nil {
		return noPos
	}
	start := int(in.Pos)
	w := walker{cursor: cursor{c.opt.Src, start}, opnds: c.f.Opnds, next: int(in.Ops), end: int(in.Ops) + int(in.N), want: at}
	w.word() // the mnemonic
	for w.next < w.end && w.found == 0 {
		w.space()
		if w.pos >= len(w.src) || w.src[w.pos] == ';' {
			break
		}
		if ch := w.src[w.pos]; ch == ',' || ch == '|' {
			w.pos++
			continue
		}
		before, next := w.pos, w.next
		w.operand()
		if w.pos == before && w.next == next {
			break
		}
	}
	if w.found == 0 {
		return start
	}
	return w.found
}

// walker follows the operands of an instruction in the text and in the model
// at the same time.
type walker struct {
	cursor
	opnds     []ptx.Operand
	next, end int
	want      int
	found     int
}

// operand walks over one operand, groups with their elements.
func (w *walker) operand() {
	w.space()
	if w.next >= w.end || w.pos >= len(w.src) {
		return
	}
	at := w.next
	o := &w.opnds[at]
	if at == w.want {
		w.found = w.pos
		return
	}
	switch o.Kind {
	case ptx.OpPair:
		w.next++
		w.operand()
		w.space()
		if w.pos < len(w.src) && w.src[w.pos] == '|' {
			w.pos++
		}
		if w.found == 0 {
			w.operand()
		}
		return
	case ptx.OpVec, ptx.OpList, ptx.OpTex:
		if open := w.src[w.pos]; open != '{' && open != '(' && open != '[' {
			w.next++ // an empty list that the text leaves out
			return
		}
		w.pos++
		w.next++
		for range int(o.Sub) {
			w.operand()
			w.space()
			if w.found != 0 {
				return
			}
			if w.pos < len(w.src) && w.src[w.pos] == ',' {
				w.pos++
			}
		}
		w.space()
		if w.pos < len(w.src) {
			w.pos++ // the closing bracket
		}
		return
	}
	w.next++
	depth := 0
	for {
		w.space()
		if w.pos >= len(w.src) {
			return
		}
		switch w.src[w.pos] {
		case '[', '(', '{':
			depth++
		case ']', ')', '}':
			if depth--; depth < 0 {
				return
			}
		case ',', ';', '|':
			if depth == 0 {
				return
			}
		}
		w.pos++
	}
}

// initPos returns the position of element n of a variable's initialiser.
func (c *checker) initPos(v *ptx.Var, n int) int {
	if c.opt.Src == nil {
		return noPos
	}
	s := cursor{c.opt.Src, int(v.Pos)}
	for s.pos < len(s.src) && s.src[s.pos] != '=' && s.src[s.pos] != ';' {
		s.pos++
	}
	s.pos++
	for {
		s.space()
		if s.pos >= len(s.src) || s.src[s.pos] == ';' {
			return int(v.Pos)
		}
		switch s.src[s.pos] {
		case ',', '=':
			s.pos++
			continue
		case '{', '}':
			if n == 0 {
				return s.pos
			}
			s.pos++
		default:
			if n == 0 {
				return s.pos
			}
			depth := 0
		value:
			for s.pos < len(s.src) {
				switch s.src[s.pos] {
				case '(':
					depth++
				case ')':
					depth--
				case ',', '{', '}', ';', '=':
					if depth <= 0 {
						break value
					}
				}
				s.pos++
			}
		}
		n--
	}
}
