package ptxlang

import (
	"sort"
	"strconv"
	"strings"

	"gonvvm/internal/isa"
	"gonvvm/internal/lang"
	"gonvvm/internal/ptx"
)

// index is everything that the tokens of a text tell.
type index struct {
	src     string
	toks    []ptx.Token
	names   *lang.Index
	symbols []lang.Symbol
	folds   []lang.Span
	insts   []inst // in the order of the text
}

// inst is an instruction.
type inst struct {
	op       lang.Span // the mnemonic with its modifiers
	operands []lang.Span
	end      int // after its semicolon, or the end of the line that lacks it
}

// reader makes an index of tokens.
type reader struct {
	index
	i int // the next token; comments are skipped
	b *lang.Builder
}

// read makes the index. The text may be incomplete: a statement ends where the next one begins.
func read(src string, toks []ptx.Token) *index {
	r := &reader{index: index{src: src, toks: toks}, b: lang.NewBuilder(len(src) / 12)}
	r.skip()
	for r.kind() != ptx.TokEnd {
		r.item()
	}
	r.names = r.b.Finish(len(src))
	return &r.index
}

func (r *reader) skip() {
	for r.kind() == ptx.TokComment || r.kind() == ptx.TokBlock {
		r.i++
	}
}

func (r *reader) kind() ptx.TokenKind { return r.toks[r.i].Kind }
func (r *reader) text() string        { return r.src[r.toks[r.i].Start:r.toks[r.i].End] }
func (r *reader) start() int          { return int(r.toks[r.i].Start) }
func (r *reader) span() lang.Span     { return lang.Span{Start: r.start(), End: int(r.toks[r.i].End)} }
func (r *reader) is(s string) bool    { return r.text() == s && r.kind() != ptx.TokEnd }

// newLine reports whether the next token is the first one in its line.
func (r *reader) newLine() bool {
	return r.toks[r.i].Lines > 0 || r.i > 0 && r.toks[r.i-1].Kind == ptx.TokComment
}

func (r *reader) next() {
	if r.kind() != ptx.TokEnd {
		r.i++
		r.skip()
	}
}

// adjacent reports whether the next token begins where the one before ends.
func (r *reader) adjacent() bool { return r.i > 0 && r.toks[r.i].Start == r.toks[r.i-1].End }

// end returns where the token before the next one ends.
func (r *reader) end() int {
	for i := r.i - 1; i >= 0; i-- {
		if k := r.toks[i].Kind; k != ptx.TokComment && k != ptx.TokBlock {
			return int(r.toks[i].End)
		}
	}
	return 0
}

// item reads a declaration of the module.
func (r *reader) item() {
	start := r.start()
	for r.is(".visible") || r.is(".extern") || r.is(".weak") || r.is(".common") {
		r.next()
	}
	switch {
	case r.is(".entry"), r.is(".func"):
		r.function(start)
	case r.is(".section"):
		for r.next(); r.kind() != ptx.TokEnd && !r.is("}"); r.next() {
		}
		r.next()
		r.fold(start, r.end())
	case r.is(".alias"):
		r.next()
		r.b.Define(lang.Name{Text: r.text(), Kind: lang.Function, Detail: ".alias", Func: -1}, r.span())
		r.next()
		r.next()
		if r.kind() == ptx.TokWord {
			r.b.Use(r.text(), r.span(), false)
		}
		r.statement()
	case r.declares():
		r.declaration(lang.Variable, &r.symbols)
		r.fold(start, r.end())
	default:
		for r.next(); r.kind() != ptx.TokEnd && !(r.newLine() && r.kind() == ptx.TokDot); r.next() {
		}
	}
}

// declares reports whether the next token is a state space, with which declarations begin.
func (r *reader) declares() bool {
	switch r.text() {
	case ".reg", ".param", ".local", ".shared", ".global", ".const", ".tex", ".sreg":
		return true
	}
	return false
}

// statement skips to the end of a statement.
func (r *reader) statement() {
	for r.kind() != ptx.TokEnd && !r.begins() {
		semicolon := r.is(";")
		r.next()
		if semicolon {
			return
		}
	}
}

// begins reports whether the next token begins a statement on a line of its own, though the one before has no semicolon.
func (r *reader) begins() bool {
	if !r.newLine() {
		return false
	}
	switch r.kind() {
	case ptx.TokDot:
		return r.declares() || r.is(".loc") || r.is(".visible") || r.is(".entry") || r.is(".func") || r.is(".extern")
	case ptx.TokWord:
		return isa.Mnemonic(r.text()) || r.labels()
	case ptx.TokPunct:
		return r.is("@")
	}
	return false
}

// labels reports whether the next token is a label.
func (r *reader) labels() bool {
	i := r.i + 1
	return r.kind() == ptx.TokWord && !isDigit(r.src[r.start()]) && i < len(r.toks) && r.src[r.toks[i].Start:r.toks[i].End] == ":"
}

// declaration reads the names that a declaration makes, up to its semicolon or, of a parameter, the comma or parenthesis.
func (r *reader) declaration(kind lang.Kind, symbols *[]lang.Symbol) {
	start := r.start()
	reg := r.is(".reg")
	if reg && kind != lang.Parameter {
		kind = lang.Register
	}
	head, depth, value := -1, 0, false
	first := len(*symbols)
	for r.kind() != ptx.TokEnd {
		switch t := r.text(); {
		case t == ";":
			r.next()
			r.close(*symbols, first)
			return
		case depth == 0 && kind == lang.Parameter && (t == "," || t == ")"), r.begins() && r.i > 0 && r.start() > start:
			r.close(*symbols, first)
			return
		case t == "(" || t == "{" || t == "[":
			depth++
		case t == ")" || t == "}" || t == "]":
			if depth--; depth < 0 {
				r.close(*symbols, first)
				return
			}
		case t == "=":
			value = true
		case t == "," && depth == 0:
			value = false
		case r.kind() != ptx.TokWord || isDigit(t[0]):
		case value && (t == "generic" || t == "WARP_SZ"):
		case value:
			r.b.Use(t, r.span(), false)
		case depth == 0:
			if head < 0 {
				head = r.start()
			}
			detail := strings.Join(strings.Fields(r.src[start:head]), " ")
			n := lang.Name{Text: t, Kind: kind, Detail: detail, Func: -1}
			at, count := r.span(), 0
			if r.i+2 < len(r.toks) && r.src[r.toks[r.i+1].Start:r.toks[r.i+1].End] == "<" {
				w := r.toks[r.i+2]
				count, _ = strconv.Atoi(r.src[w.Start:w.End])
				n.Declare = start
				r.next()
				r.next()
			}
			r.b.DefineFamily(n, at, count)
			if symbols != nil && !reg {
				*symbols = append(*symbols, lang.Symbol{Name: t, Detail: detail, Kind: kind, All: lang.Span{Start: start, End: at.End}, Ident: at})
			}
		}
		r.next()
	}
	r.close(*symbols, first)
}

// close ends the symbols of a declaration here.
func (r *reader) close(symbols []lang.Symbol, first int) {
	for i := first; i < len(symbols); i++ {
		symbols[i].All.End = max(symbols[i].All.End, r.end())
	}
}

// params reads the parameters in parentheses.
func (r *reader) params(symbols *[]lang.Symbol) {
	for r.next(); r.kind() != ptx.TokEnd && !r.is(")") && !r.is("{") && !r.is(";"); {
		if r.is(",") {
			r.next()
			continue
		}
		i := r.i
		r.declaration(lang.Parameter, symbols)
		if r.i == i {
			r.next()
		}
	}
	if r.is(")") {
		r.next()
	}
}

// function reads a function or kernel.
func (r *reader) function(start int) {
	s := lang.Symbol{Kind: lang.Function}
	if r.is(".entry") {
		s.Kind = lang.Kernel
	}
	r.next()
	for r.kind() == ptx.TokDot { // .attribute(…)
		if r.next(); r.is("(") {
			for ; r.kind() != ptx.TokEnd && !r.is("{") && !r.is(";") && r.kind() != ptx.TokWord; r.next() {
			}
		}
	}
	open := r.start()
	var results lang.Span
	if r.is("(") {
		// Results are parameters, too; their scope is that of the function, whose name follows.
		results = lang.Span{Start: r.i}
		for ; r.kind() != ptx.TokEnd && !r.is(")") && !r.is("{") && !r.is(";"); r.next() {
		}
		r.next()
	}
	if r.kind() != ptx.TokWord || r.begins() {
		return
	}
	s.Name, s.Ident = r.text(), r.span()
	s.Detail = r.src[start:open]
	id := r.b.Define(lang.Name{Text: s.Name, Kind: s.Kind, Detail: strings.TrimSpace(s.Detail), Func: -1}, s.Ident)
	r.b.Begin(id, start)
	r.b.Open(open)
	after := r.i
	if results.Start > 0 {
		r.i = results.Start
		r.params(&s.Children)
		r.i = after
	}
	if r.next(); r.is("(") {
		r.params(&s.Children)
	}
	for r.kind() != ptx.TokEnd && !r.is("{") && !r.is(";") && !(r.newLine() && (r.is(".visible") || r.is(".entry") || r.is(".func"))) {
		r.next()
	}
	var body lang.Span
	if r.is("{") {
		body.Start = r.start()
		r.body(&s.Children)
		body.End = r.end()
		r.fold(start, body.End)
	} else if r.is(";") {
		r.next()
	}
	for r.b.Depth() > 1 {
		r.b.Close(r.end())
	}
	r.b.End(body, r.end())
	s.All = lang.Span{Start: start, End: r.end()}
	s.Detail = strings.TrimSpace(s.Detail)
	r.symbols = append(r.symbols, s)
}

// fold notes a range of several lines.
func (r *reader) fold(start, end int) {
	if end > start && strings.IndexByte(r.src[start:end], '\n') >= 0 {
		r.folds = append(r.folds, lang.Span{Start: start, End: end})
	}
}

// body reads the statements of a function from its opening brace to the closing one.
func (r *reader) body(symbols *[]lang.Symbol) {
	var open []int // where inner braces stand
	for r.next(); r.kind() != ptx.TokEnd; {
		switch t := r.text(); {
		case t == "{":
			open = append(open, r.start())
			r.b.Open(r.start())
			r.next()
		case t == "}":
			r.next()
			if len(open) == 0 {
				return
			}
			r.fold(open[len(open)-1], r.end())
			open = open[:len(open)-1]
			r.b.Close(r.end())
		case r.newLine() && (t == ".visible" || t == ".entry" || t == ".func" || t == ".extern"):
			return // the closing brace is missing
		case r.declares():
			r.declaration(lang.Local, symbols)
		case t == ".loc":
			for r.next(); r.kind() != ptx.TokEnd && !r.newLine(); r.next() {
			}
		case r.labels():
			at := r.span()
			r.b.Define(lang.Name{Text: t, Kind: lang.Label, Detail: "label", Func: -1}, at)
			*symbols = append(*symbols, lang.Symbol{Name: t, Kind: lang.Label, All: at, Ident: at})
			r.next()
			r.next()
		case r.kind() == ptx.TokDot: // .branchtargets, .calltargets, .callprototype, .pragma
			uses := t == ".branchtargets" || t == ".calltargets"
			for r.next(); r.kind() != ptx.TokEnd && !r.is(";") && !r.begins(); r.next() {
				if uses && r.kind() == ptx.TokWord {
					r.b.Use(r.text(), r.span(), false)
				}
			}
			if r.is(";") {
				r.next()
			}
		default:
			r.instruction()
		}
	}
}

// instruction reads a guard, a mnemonic and operands.
func (r *reader) instruction() {
	if r.is("@") {
		if r.next(); r.is("!") {
			r.next()
		}
		r.operand(false)
	}
	if r.kind() != ptx.TokWord || isDigit(r.src[r.start()]) {
		r.next()
		return
	}
	in := inst{op: r.span()}
	for r.next(); r.kind() == ptx.TokDot && r.adjacent(); r.next() {
		in.op.End = int(r.toks[r.i].End)
	}
	call := strings.HasPrefix(r.src[in.op.Start:in.op.End], "call")
	depth, from := 0, -1
	for r.kind() != ptx.TokEnd && !r.is(";") && !r.begins() {
		t := r.text()
		if r.is("}") && depth == 0 {
			break
		}
		if from < 0 {
			from = r.start()
		}
		switch t {
		case "{", "[", "(":
			depth++
		case "}", "]", ")":
			depth--
		case ",":
			if depth == 0 {
				in.operands = append(in.operands, lang.Span{Start: from, End: r.end()})
				from = -1
			}
		}
		if r.kind() == ptx.TokWord {
			r.operand(call && depth == 0)
		} else {
			r.next()
		}
	}
	if from >= 0 {
		in.operands = append(in.operands, lang.Span{Start: from, End: r.end()})
	}
	if r.is(";") {
		r.next()
	}
	in.end = r.end()
	r.insts = append(r.insts, in)
}

// operand reads a name with the parts that follow it, such as %v.x.
func (r *reader) operand(call bool) {
	if r.kind() != ptx.TokWord {
		return
	}
	i := r.i
	t, at := r.text(), r.span()
	for r.next(); r.kind() == ptx.TokDot && r.adjacent(); r.next() {
	}
	if !isDigit(t[0]) && t != "_" && t != "WARP_SZ" && (t[0] != '%' || r.special(i) == 0) {
		r.b.Use(t, at, call)
	}
}

// special returns where the special register that begins with token i ends, 0 if there is none.
func (x *index) special(i int) uint32 {
	start, end := x.toks[i].Start, x.toks[i].End
	if start == end || x.src[start] != '%' {
		return 0
	}
	if i+1 < len(x.toks) && x.toks[i+1].Kind == ptx.TokDot && x.toks[i+1].Start == end {
		if e := x.toks[i+1].End; isa.LookupAtom(x.src[start:e]).IsSreg() {
			return e
		}
	}
	if isa.LookupAtom(x.src[start:end]).IsSreg() {
		return end
	}
	return 0
}

// opcodeAt returns the number of the instruction whose mnemonic contains byte offset at or ends there, -1 for none.
func (x *index) opcodeAt(at int) int {
	i := sort.Search(len(x.insts), func(i int) bool { return x.insts[i].op.End >= at })
	if i < len(x.insts) && x.insts[i].op.Start <= at {
		return i
	}
	return -1
}

// instAt returns the number of the instruction that contains byte offset at, -1 for none.
func (x *index) instAt(at int) int {
	i := sort.Search(len(x.insts), func(i int) bool { return x.insts[i].end >= at })
	if i < len(x.insts) && x.insts[i].op.Start <= at {
		return i
	}
	return -1
}
