package ptx

// mode is the syntactic role of a token; it decides whether a blank precedes the token.
type mode uint8

const (
	first       mode = iota // nothing before it
	declaration             // ".global .u32 x[4] = {1, 2}"
	instruction             // "%r1|%p1, [%rd1+8], {%f1, %f2}, %tid.x"
)

// take writes the next token with the comments before it, which are inside a statement. After a line comment the
// statement continues on the next line.
func (f *formatter) take(m mode) {
	for t := f.next(); t.Kind == TokComment || t.Kind == TokBlock; t = f.next() {
		if n := len(f.b); n > 0 && f.b[n-1] != ' ' && f.b[n-1] != '\t' && f.b[n-1] != '\n' {
			f.b = append(f.b, ' ')
		}
		f.b = append(f.b, f.text(t)...)
		if t.Kind == TokComment {
			f.b = append(f.b, '\n')
			for range f.depth + 2 {
				f.b = append(f.b, '\t')
			}
		} else {
			f.b = append(f.b, ' ')
		}
		m = first
		f.i++
	}
	t := f.next()
	if t.Kind == TokEnd {
		return
	}
	if n := len(f.b); m != first && n > 0 && f.b[n-1] > ' ' && f.blankBetween(f.toks[f.i-1], t, m) {
		f.b = append(f.b, ' ')
	}
	f.b = append(f.b, f.text(t)...)
	f.i++
}

// blankBetween reports whether there is a blank between two neighbours.
func (f *formatter) blankBetween(a, b Token, m mode) bool {
	before, after := f.src[a.Start], f.src[b.Start]
	if a.Kind == TokPunct {
		switch before {
		case '(', '[', '{', '<', '!', '~', '@', '+', '-', '*', '/', '%', '&', '|', '^':
			return a.End-a.Start == 2 || before == after // "- -4" is not "--4"; == != <= >= && || << >>
		}
	}
	if b.Kind == TokPunct {
		switch after {
		case ',', ';', ')', ']', '}':
			return false
		case '(':
			// Behind a name or .attribute it is an argument, elsewhere a list.
			switch {
			case a.Kind == TokDot:
				return string(f.text(a)) != ".attribute" && string(f.text(a)) != ".unified"
			case a.Kind == TokWord:
				return string(f.text(a)) == "_"
			}
			return before == ',' || before == '='
		case '[', '<', '>', '+', '-', '*', '/', '%', '&', '|', '^':
			if b.End-b.Start == 2 {
				return true
			}
			return before == ',' || before == '=' || before == '?' || before == ':'
		case ':':
			return m == declaration || f.inCondition()
		}
		return true
	}
	switch {
	case b.Kind == TokDot && m == instruction:
		return before == ','
	case a.Kind == TokPunct && before == '>' && a.End-a.Start == 1:
		return false
	}
	return true
}

// inCondition reports whether the ':' that comes next belongs to a '?' of its
// statement.
func (f *formatter) inCondition() bool {
	for i := f.i - 1; i >= 0; i-- {
		switch f.src[f.toks[i].Start] {
		case '?':
			return true
		case ';', ':':
			return false
		}
	}
	return false
}
