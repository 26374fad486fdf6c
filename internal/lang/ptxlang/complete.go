package ptxlang

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/lang"
	"gonvvm/internal/target"
)

// Complete implements lang.Document.
func (f *File) Complete(at int) []lang.Completion {
	x := f.index()
	word := f.word(at)
	text := f.src[word.Start:at]
	if in := x.instAt(word.Start); in >= 0 && x.insts[in].op.Start < word.Start {
		return f.operands(word, at)
	}
	fn := x.names.FuncAt(at)
	if fn < 0 || at <= x.names.Funcs[fn].Body.Start {
		if len(text) > 0 && text[0] == '.' {
			return directives(moduleDirectives, word)
		}
		return nil
	}
	switch {
	case len(text) > 0 && text[0] == '%' || f.afterGuard(word.Start):
		return f.operands(word, at)
	case len(text) > 0 && text[0] == '.':
		return directives(bodyDirectives, word)
	}
	return Mnemonics(text, f.target(), word)
}

// word returns the mnemonic, name or directive of which at is the end or inside.
func (f *File) word(at int) lang.Span {
	s := lang.Span{Start: at, End: at}
	for s.Start > 0 && inWord(f.src[s.Start-1]) {
		s.Start--
	}
	for s.End < len(f.src) && inWord(f.src[s.End]) {
		s.End++
	}
	return s
}

func inWord(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || isDigit(c) || c == '_' || c == '$' || c == '%' || c == '.' || c == ':'
}

// afterGuard reports whether an @ or @! stands before at.
func (f *File) afterGuard(at int) bool {
	for at > 0 && (f.src[at-1] == '!' || f.src[at-1] == ' ') {
		at--
	}
	return at > 0 && f.src[at-1] == '@'
}

// target returns the target of the text, nil if it names none that is known.
func (f *File) target() *target.Target {
	sm, err := target.ParseSM(f.operandOf(".target"))
	if err != nil {
		return nil
	}
	version, err := target.ParsePTX(f.operandOf(".version"))
	if err != nil {
		return nil
	}
	t, err := target.New(sm, version)
	if err != nil {
		return nil
	}
	return &t
}

// operandOf returns the first operand of a directive of the module, "" if the text does not have the directive.
func (f *File) operandOf(name string) string {
	toks := f.index().toks
	for i := range toks {
		if f.src[toks[i].Start:toks[i].End] == name && i+1 < len(toks) {
			return f.src[toks[i+1].Start:toks[i+1].End]
		}
	}
	return ""
}

// Mnemonics returns how the beginning of a mnemonic may continue on t: whole mnemonics for a text without a dot, else the next
// modifiers that the rows allow. The text is complete, too, if it is a mnemonic.
func Mnemonics(text string, t *target.Target, at lang.Span) []lang.Completion {
	var out []lang.Completion
	head, dot := text, false
	for i := len(text) - 1; i >= 0; i-- {
		if text[i] == '.' {
			head, dot = text[:i], true
			break
		}
	}
	if !dot {
		isa.Mnemonics(func(m string) {
			if m == "" {
				return
			}
			some := false
			if isa.Continuations(m, t, func(isa.Atom) { some = true }) || some {
				out = append(out, lang.Completion{Label: m, Detail: about(m), Kind: lang.Opcode, Span: at})
			}
		})
		return out
	}
	isa.Continuations(head, t, func(a isa.Atom) {
		label := head + "." + a.String()
		c := lang.Completion{Label: label, Kind: lang.Modifier, Span: at}
		if ops := isa.ParseOpcode(nil, label); len(ops) > 0 {
			c.Detail = ops[0].Syntax()
		}
		out = append(out, c)
	})
	return out
}

// operands returns the names that may be operands: those in scope, and special registers.
func (f *File) operands(word lang.Span, at int) []lang.Completion {
	var out []lang.Completion
	seen := map[string]bool{}
	f.Names().Visible(at, func(n *lang.Name) {
		if n.Text == "" || seen[n.Text] {
			return
		}
		seen[n.Text] = true
		out = append(out, lang.Completion{Label: n.Text, Detail: n.Detail, Kind: n.Kind, Span: word})
	})
	t := f.target()
	for a := isa.Atom(1); a.String() != ""; a++ {
		if s := a.Sreg(); s != nil && (t == nil || t.Has(s.Need)) {
			out = append(out, lang.Completion{Label: a.String(), Detail: ".sreg ." + s.Type.String(), Kind: lang.Special, Span: word})
		}
	}
	return out
}

var (
	moduleDirectives = []string{
		".version", ".target", ".address_size", ".visible", ".extern", ".weak", ".common", ".entry", ".func", ".global", ".shared", ".const",
		".file", ".section", ".alias", ".pragma", ".maxntid", ".reqntid", ".minnctapersm", ".maxnreg", ".reqnctapercluster",
		".maxclusterrank", ".explicitcluster", ".blocksareclusters", ".noreturn",
	}
	bodyDirectives = []string{".reg", ".local", ".shared", ".param", ".loc", ".pragma", ".branchtargets", ".calltargets", ".callprototype"}
)

func directives(list []string, at lang.Span) []lang.Completion {
	var out []lang.Completion
	for _, d := range list {
		out = append(out, lang.Completion{Label: d, Kind: lang.Keyword, Span: at})
	}
	return out
}
