package lllang

import (
	"strconv"
	"strings"

	"gonvvm/internal/lang"
	"gonvvm/internal/llasm"
)

// index is everything that the tokens of a text tell.
type index struct {
	src     string
	toks    []llasm.Token
	ops     []bool // the token is the mnemonic of a statement
	names   *lang.Index
	symbols []lang.Symbol
	folds   []lang.Span
	values  map[int32]value // of registers and parameters
	blocks  []block         // that have no label in the text
}

// value is where a value of LLVM IR is defined.
type value struct {
	stmt  lang.Span // the statement
	param int       // or the number of a parameter; -1 for an instruction
}

// block is the implicit number of a block.
type block struct {
	at     int
	number int
}

// reader makes an index.
type reader struct {
	index
	i       int // the next token; comments are skipped
	b       *lang.Builder
	number  int // the number of the next value without a name
	kernels map[string]bool
}

// read makes the index. A statement ends where a line begins outside all brackets.
func read(src string) *index {
	r := &reader{index: index{src: src, toks: llasm.Tokens(src), values: map[int32]value{}}, b: lang.NewBuilder(len(src) / 12), kernels: map[string]bool{}}
	r.ops = make([]bool, len(r.toks))
	r.skip()
	for !r.done() {
		r.item()
	}
	r.names = r.b.Finish(len(src))
	for i := range r.names.Names {
		if n := &r.names.Names[i]; n.Kind == lang.Function && r.kernels[n.Text] {
			n.Kind = lang.Kernel
		}
	}
	for i := range r.symbols {
		if s := &r.symbols[i]; r.kernels[s.Name] {
			s.Kind = lang.Kernel
		}
	}
	return &r.index
}

func (r *reader) done() bool { return r.i >= len(r.toks) }

func (r *reader) skip() {
	for !r.done() && r.toks[r.i].Kind == llasm.TokComment {
		r.i++
	}
}

func (r *reader) next() {
	if !r.done() {
		r.i++
		r.skip()
	}
}

func (r *reader) kind() llasm.TokenKind {
	if r.done() {
		return llasm.TokComment
	}
	return r.toks[r.i].Kind
}

func (r *reader) text() string {
	if r.done() {
		return ""
	}
	return r.src[r.toks[r.i].Start:r.toks[r.i].End]
}

func (r *reader) is(s string) bool { return r.text() == s }

func (r *reader) start() int {
	if r.done() {
		return len(r.src)
	}
	return int(r.toks[r.i].Start)
}

// line reports whether the next token begins a line.
func (r *reader) line() bool {
	if r.done() || r.toks[r.i].Line {
		return true
	}
	return r.i > 0 && r.toks[r.i-1].Kind == llasm.TokComment && r.toks[r.i-1].Line && r.src[r.toks[r.i-1].Start] == ';'
}

// end returns where the token before the next one ends.
func (r *reader) end() int {
	for i := r.i - 1; i >= 0; i-- {
		if r.toks[i].Kind != llasm.TokComment {
			return int(r.toks[i].End)
		}
	}
	return 0
}

// name returns the key of the name that the next token is, with its sigil, and the place of the name without it.
func (r *reader) name() (key string, at lang.Span) {
	t := r.text()
	at = lang.Span{Start: r.start() + 1, End: r.start() + len(t)}
	if r.kind() == llasm.TokLabel {
		at = lang.Span{Start: r.start(), End: r.start() + len(t) - 1}
		t = "%" + t[:len(t)-1]
	}
	if r.kind() == llasm.TokComdat { // a symbol with the word comdat belongs to the comdat of its own name
		t = "@" + t[1:]
	}
	if strings.HasSuffix(t, `"`) {
		t = t[:1] + strings.Trim(t[1:], `"`)
	}
	return t, at
}

// numbered reports whether a name is a number, which the text gives and not the author.
func numbered(key string) bool { return len(key) > 1 && key[1] >= '0' && key[1] <= '9' }

// item reads an entry of the module.
func (r *reader) item() {
	start := r.start()
	switch r.kind() {
	case llasm.TokWord:
		if r.is("define") || r.is("declare") {
			r.function(start)
			return
		}
		word := r.text()
		r.next()
		if word == "attributes" {
			if r.kind() == llasm.TokAttrGroup {
				r.define(lang.Attribute, "attributes", start, nil)
			}
		}
	case llasm.TokGlobal:
		r.define(lang.Variable, "", start, &r.symbols)
	case llasm.TokLocal:
		r.define(lang.Type, "", start, &r.symbols)
	case llasm.TokMetadata:
		r.define(lang.Metadata, "", start, nil)
	case llasm.TokComdat:
		r.define(lang.Attribute, "comdat", start, nil)
	default:
		r.next()
	}
	r.rest()
	if n := len(r.symbols); n > 0 && r.symbols[n-1].All.Start == start {
		s := &r.symbols[n-1]
		s.All.End = r.end()
	}
	r.fold(start, r.end())
}

// define declares the name that the next token is.
func (r *reader) define(kind lang.Kind, detail string, start int, symbols *[]lang.Symbol) int32 {
	key, at := r.name()
	if detail == "" {
		line, _, _ := strings.Cut(r.src[start:], "\n")
		if _, after, ok := strings.Cut(line, "="); ok {
			detail = strings.TrimSpace(after)
		}
		if len(detail) > 80 {
			detail = detail[:80]
		}
		detail = strings.ToValidUTF8(detail, "")
	}
	id := r.b.Define(lang.Name{Text: key, Kind: kind, Detail: detail, Func: -1, Fixed: numbered(key)}, at)
	if symbols != nil {
		*symbols = append(*symbols, lang.Symbol{Name: key, Detail: detail, Kind: kind, All: lang.Span{Start: start, End: at.End}, Ident: at})
	}
	r.next()
	return id
}

// use notes the name that the next token is.
func (r *reader) use(call bool) {
	key, at := r.name()
	r.next()
	switch {
	case key[0] == '!' && !numbered(key): // a kind of attachment, !DILocation(…)
		return
	case at.End <= at.Start:
		return
	}
	r.b.Use(key, at, call && r.is("("))
}

// rest reads the uses of an entry up to the next one, and which kernels it names.
func (r *reader) rest() {
	depth, last := 0, ""
	for !r.done() && (depth > 0 && !r.topLevel() || !r.line()) {
		switch r.kind() {
		case llasm.TokLocal, llasm.TokGlobal, llasm.TokMetadata, llasm.TokAttrGroup, llasm.TokComdat:
			if r.kind() == llasm.TokGlobal {
				last, _ = r.name()
			}
			r.use(false)
			continue
		case llasm.TokString:
			if r.is(`"kernel"`) && last != "" {
				r.kernels[last] = true
			}
		}
		depth += bracket(r.text())
		r.next()
	}
}

// topLevel reports whether the next token certainly begins an entry of the module, whatever brackets are open.
func (r *reader) topLevel() bool {
	return r.line() && (r.is("define") || r.is("declare") || r.is("attributes"))
}

// bracket returns how a token changes the depth of brackets.
func bracket(t string) int {
	switch t {
	case "(", "[", "{", "<":
		return 1
	case ")", "]", "}", ">":
		return -1
	}
	return 0
}

func (r *reader) fold(start, end int) {
	if end > start && strings.IndexByte(r.src[start:end], '\n') >= 0 {
		r.folds = append(r.folds, lang.Span{Start: start, End: end})
	}
}

// function reads a definition or declaration.
func (r *reader) function(start int) {
	defined := r.is("define")
	s := lang.Symbol{Kind: lang.Function}
	for r.next(); !r.done() && r.kind() != llasm.TokGlobal && !r.topLevel(); {
		if r.is("ptx_kernel") {
			s.Kind = lang.Kernel
		}
		if r.kind() == llasm.TokLocal {
			r.use(false)
			continue
		}
		r.next()
	}
	if r.kind() != llasm.TokGlobal {
		return
	}
	s.Name, s.Ident = r.name()
	s.Detail = strings.TrimSpace(r.src[start : s.Ident.Start-1])
	id := r.b.Define(lang.Name{Text: s.Name, Kind: s.Kind, Detail: s.Detail, Func: -1, Fixed: numbered(s.Name) || strings.HasPrefix(s.Name, "@llvm.")}, s.Ident)
	r.b.Begin(id, start)
	r.b.Open(start)
	r.number = 0
	if r.next(); r.is("(") {
		r.params(&s.Children)
	}
	for !r.done() && !r.topLevel() && !r.is("{") && (defined || !r.line()) { // attributes
		switch r.kind() {
		case llasm.TokGlobal, llasm.TokMetadata, llasm.TokAttrGroup, llasm.TokComdat, llasm.TokLocal:
			r.use(false)
		default:
			r.next()
		}
	}
	var body lang.Span
	if defined && r.is("{") {
		body.Start = r.start()
		r.next()
		r.body(&s.Children)
		body.End = r.end()
		r.fold(start, body.End)
	}
	r.b.Close(r.end())
	r.b.End(body, r.end())
	s.All = lang.Span{Start: start, End: r.end()}
	r.symbols = append(r.symbols, s)
}

// params reads the parameters in parentheses.
func (r *reader) params(symbols *[]lang.Symbol) {
	depth, first, param := 1, true, 0
	from := 0
	for r.next(); !r.done() && !r.topLevel(); {
		t := r.text()
		ends := depth == 1 && (t == "," || t == ")")
		if ends && !first {
			r.unnamed(lang.Parameter, r.end(), param)
			param++
		}
		if ends {
			first = true
			r.next()
			if t == ")" {
				return
			}
			continue
		}
		if first {
			from = r.start()
		}
		if r.kind() == llasm.TokLocal && !first && depth == 1 {
			key, _ := r.name()
			detail := strings.TrimSpace(r.src[from:r.start()])
			id := r.define(lang.Parameter, detail, from, symbols)
			r.values[id] = value{param: param}
			if numbered(key) {
				r.number, _ = strconv.Atoi(key[1:])
				r.number++
			}
			param++
			for !r.done() && !r.is(",") && !r.is(")") && !r.topLevel() {
				r.next()
			}
			if t := r.is(")"); r.is(",") || t {
				r.next()
				if t {
					return
				}
			}
			first = true
			continue
		}
		first = false
		if r.kind() == llasm.TokLocal {
			r.use(false)
			continue
		}
		depth += bracket(t)
		r.next()
	}
}

// unnamed declares the next number at byte offset at.
func (r *reader) unnamed(kind lang.Kind, at, param int) {
	id := r.b.Define(lang.Name{Text: "%" + strconv.Itoa(r.number), Kind: kind, Detail: "without a name", Func: -1, Fixed: true}, lang.Span{Start: at, End: at})
	if kind == lang.Parameter {
		r.values[id] = value{param: param}
	}
	r.number++
}

// body reads the statements of a function after its opening brace.
func (r *reader) body(symbols *[]lang.Symbol) {
	begins := true // a block begins here
	for !r.done() && !r.topLevel() {
		switch {
		case r.is("}"):
			r.next()
			return
		case r.kind() == llasm.TokLabel:
			key, at := r.name()
			if numbered(key) {
				if n, err := strconv.Atoi(key[1:]); err == nil {
					r.number = n + 1
				}
			}
			r.b.Define(lang.Name{Text: key, Kind: lang.Label, Detail: "label", Func: -1, Fixed: numbered(key)}, at)
			*symbols = append(*symbols, lang.Symbol{Name: key, Kind: lang.Label, All: lang.Span{Start: at.Start, End: at.End + 1}, Ident: at})
			r.next()
			begins = false
			continue
		case begins:
			r.blocks = append(r.blocks, block{r.start(), r.number})
			r.unnamed(lang.Label, r.start(), 0)
		}
		begins = r.statement()
	}
}

// statement reads an instruction and reports whether it ends a block.
func (r *reader) statement() (ends bool) {
	start := r.start()
	id := int32(-1)
	if r.kind() == llasm.TokLocal {
		key, _ := r.name()
		id = r.define(lang.Register, "", start, nil)
		if numbered(key) {
			if n, err := strconv.Atoi(key[1:]); err == nil {
				r.number = n + 1
			}
		}
		if r.is("=") {
			r.next()
		}
	}
	for r.is("tail") || r.is("musttail") || r.is("notail") {
		r.next()
	}
	op := r.text()
	call := op == "call" || op == "invoke" || op == "callbr"
	if r.kind() == llasm.TokWord && isOp(op) {
		r.ops[r.i] = true
	}
	depth := 0
	for first := true; !r.done() && (first || depth > 0 && !r.starts() || !r.line()) && !(r.is("}") && depth == 0); first = false {
		switch r.kind() {
		case llasm.TokLocal, llasm.TokGlobal, llasm.TokMetadata, llasm.TokAttrGroup:
			r.use(call)
			continue
		}
		depth += bracket(r.text())
		r.next()
	}
	if op == "invoke" || op == "switch" || op == "landingpad" || op == "callbr" { // continued on the next line
		for r.is("to") || r.is("unwind") || r.is("catch") || r.is("cleanup") || r.is("filter") || r.is("[") {
			for first := true; !r.done() && (first || !r.line()); first = false {
				if r.kind() == llasm.TokLocal || r.kind() == llasm.TokGlobal {
					r.use(false)
					continue
				}
				r.next()
			}
		}
	}
	if id >= 0 {
		r.values[id] = value{stmt: lang.Span{Start: start, End: r.end()}, param: -1}
	}
	switch op {
	case "ret", "br", "switch", "unreachable", "indirectbr", "invoke", "resume", "callbr":
		return !r.is("}")
	}
	return false
}

// starts reports whether a line begins with a token that can only begin a statement, so that an open bracket is a mistake.
func (r *reader) starts() bool {
	return r.line() && (r.kind() == llasm.TokLabel || r.topLevel() || r.kind() == llasm.TokWord && isOp(r.text()))
}
