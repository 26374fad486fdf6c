package llasm

import (
	"slices"
	"strings"
	"unsafe"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// A text is read without recovery first: an error ends that. Only then the text is read again, to find all errors:
// after one, reading continues at the next instruction or the next entity of the module. The module of the second
// reading is not used.
//
// An error must not cause others: a name whose definition has an error counts as defined with any type, and errors that
// mention it are not reported.

// maxErrors bounds the errors of one text that are reported.
const maxErrors = 100

// recovery is the state of a reading that continues after errors.
type recovery struct {
	list   diag.List
	broken map[string]bool // names of module level, with their sigils, whose definitions have errors
	seen   int             // errors, with those that are not reported
	ended  bool            // there is nothing more to read, or there are too many errors
}

// errEnd is a bailout that is not reported: the text or the list of errors is at its end.
var errEnd = &diag.Diagnostic{Msg: "end"}

// catch calls f and returns the error that ended it, nil if none did.
func catch(f func()) (d *diag.Diagnostic) {
	defer func() {
		if r := recover(); r != nil {
			b, expected := r.(bailout)
			if !expected {
				panic(r) // a bug of ours
			}
			d = b.d
		}
	}()
	f()
	return nil
}

// allErrors reads the text again and returns all its errors. first is the one that ended the
// first reading.
func allErrors(file string, src []byte, opts Options, first *diag.Diagnostic) error {
	opts.Warn = nil // the first reading has warned
	p := &parser{opts: opts, rec: &recovery{broken: make(map[string]bool)}}
	p.s = unsafe.String(unsafe.SliceData(src), len(src))
	if d := catch(func() { p.module(file) }); d != nil {
		p.report(d)
	}
	list := p.rec.list
	if !slices.ContainsFunc(list, func(d *diag.Diagnostic) bool { return d.Pos == first.Pos && d.Msg == first.Msg }) {
		list = append(list, first)
	}
	slices.SortStableFunc(list, func(a, b *diag.Diagnostic) int {
		if a.Pos.Line != b.Pos.Line {
			return int(a.Pos.Line - b.Pos.Line)
		}
		return int(a.Pos.Col - b.Pos.Col)
	})
	for _, d := range list {
		d.File = file
		d.Source = strings.Clone(d.Source)
		d.Msg = strings.Clone(d.Msg)
	}
	if len(list) == 1 {
		return list[0]
	}
	if len(list) >= maxErrors {
		list = append(list, &diag.Diagnostic{Severity: diag.Note, File: file, Msg: "too many errors: there may be more"})
	}
	return list
}

// raise ends reading with an error, or reports it and returns while recovering.
func (p *parser) raise(b bailout) {
	if p.rec == nil {
		panic(b)
	}
	p.report(b.d)
}

// report adds an error to the list, unless another one explains it.
func (p *parser) report(d *diag.Diagnostic) {
	r := p.rec
	if r.seen++; r.seen > 10*maxErrors {
		r.ended = true
	}
	if d == errEnd || r.ended || p.fn != nil && p.fn.failed && mentionsNumber(d) || r.mentionsBroken(d.Msg) {
		return
	}
	r.list = append(r.list, d)
	r.ended = len(r.list) >= maxErrors
}

// mentionsNumber reports whether an error is about the number of a value: after another error in the
// function the values may have other numbers.
func mentionsNumber(d *diag.Diagnostic) bool {
	i := strings.IndexByte(d.Msg, '%')
	return d.Code == eOrder || i >= 0 && i+1 < len(d.Msg) && class[d.Msg[i+1]]&cDigit != 0
}

// forgetTypes takes the types that are used first at byte start or later for unused: where a value
// is meant, its name may be taken for that of a type.
func (p *parser) forgetTypes(start int) {
	for _, defs := range [][]typeDef{p.typeDefs, p.numDefs} {
		for i := range defs {
			if d := &defs[i]; !d.defined && int(d.off) >= start {
				d.used = false
			}
		}
	}
}

// mentionsBroken reports whether a message mentions a name whose definition has an error.
func (r *recovery) mentionsBroken(msg string) bool {
	if len(r.broken) == 0 {
		return false
	}
	for i := 0; i < len(msg); i++ {
		if c := msg[i]; c != '@' && c != '%' && c != '!' && c != '$' && c != '#' {
			continue
		}
		if r.broken[unquoted(msg[i:nameEnd(msg, i)])] {
			return true
		}
	}
	return false
}

// unquoted returns a name with its sigil and without quotation marks.
func unquoted(name string) string { return strings.ReplaceAll(name, `"`, "") }

// entity is topLevel with recovery.
func (p *parser) entity() {
	start := p.off
	d := catch(p.topLevel)
	if d == nil {
		return
	}
	p.report(d)
	p.fn, p.consts, p.depth = nil, &p.m.Consts, 0
	p.vals, p.tys, p.nums, p.mds, p.flds = p.vals[:0], p.tys[:0], p.nums[:0], p.mds[:0], p.flds[:0]
	p.spoil(start)
	p.forgetTypes(start)
	at := max(p.lineStart(p.off), start+1)
	for !p.rec.ended {
		if at = p.nextLine(at, startsEntity); at == len(p.s) {
			break
		}
		p.pos = at
		if d := catch(p.next); d == nil {
			return
		}
		at++
	}
	p.tok = tEOF
}

// spoil marks the name that the entity at byte start defines.
func (p *parser) spoil(start int) {
	s := p.s[start:]
	end := strings.IndexByte(s, '\n')
	if end < 0 {
		end = len(s)
	}
	at := 0
	switch s[0] {
	case '@', '%', '$', '!':
	default:
		if at = strings.IndexAny(s[:end], "@#"); at < 0 {
			return
		}
	}
	p.rec.broken[unquoted(s[at:nameEnd(s, at)])] = true
}

// lineStart returns where the line of byte off begins.
func (p *parser) lineStart(off int) int {
	return strings.LastIndexByte(p.s[:min(off, len(p.s))], '\n') + 1
}

// nextLine returns the first beginning of a line at or after byte at for which starts returns true, the end of the text
// if there is none.
func (p *parser) nextLine(at int, starts func(string) bool) int {
	if at > 0 && at <= len(p.s) && p.s[at-1] != '\n' {
		at = p.after(at)
	}
	for at < len(p.s) && !starts(p.s[at:]) {
		at = p.after(at)
	}
	return min(at, len(p.s))
}

// after returns where the line after that of byte at begins.
func (p *parser) after(at int) int {
	if at >= len(p.s) {
		return len(p.s)
	}
	if i := strings.IndexByte(p.s[at:], '\n'); i >= 0 {
		return at + i + 1
	}
	return len(p.s)
}

// startsEntity reports whether an entity of the module begins at s, the beginning of a line.
func startsEntity(s string) bool {
	switch s[0] {
	case '@', '$', '!', '^', '%':
		rest := strings.TrimLeft(s[nameEnd(s, 0):], " \t")
		if rest, ok := strings.CutPrefix(rest, "="); ok {
			return s[0] != '%' || strings.HasPrefix(strings.TrimLeft(rest, " \t"), "type")
		}
		return false
	}
	switch firstWord(s) {
	case "define", "declare", "attributes", "target", "source_filename", "module", "uselistorder", "uselistorder_bb":
		return true
	}
	return false
}

// firstWord returns the word that s begins with.
func firstWord(s string) string {
	i := 0
	for i < len(s) && class[s[i]]&(cAlpha|cDigit) != 0 {
		i++
	}
	return s[:i]
}

// tryBlock is block with recovery.
func (p *parser) tryBlock() {
	start := p.off
	d := catch(p.insts().block)
	if d == nil {
		return
	}
	p.report(d)
	p.fn.failed = true
	p.mustGoOn()
	if p.off == start {
		p.next()
	}
}

// mustGoOn ends the reading of a body at the end of the text or of the list of errors.
func (p *parser) mustGoOn() {
	if p.tok == tEOF || p.rec.ended {
		panic(bailout{errEnd})
	}
}

// tryRecord is debugRecord with recovery.
func (p *parser) tryRecord() { p.try(p.meta().debugRecord) }

// tryInstruction is instruction with recovery.
func (p *parser) tryInstruction() (terminator bool) {
	start := p.off
	if p.try(func() { terminator = p.insts().instruction() }) {
		return terminator
	}
	fn := p.fn
	word := firstWord(p.s[start:])
	n := uint32(0)
	switch {
	case fn.resKind == tLocal:
		n = p.insts().localNamed(fn.resName)
	case fn.resKind == tLocalNum:
		n = p.insts().localNumbered(fn.resNum)
		fn.next = max(fn.next, fn.resNum+1)
	case word != "" && !isInstruction(word): // perhaps a label without colon
		n = p.insts().localNamed(word)
	}
	if l := &fn.locals[n]; n != 0 && !l.defined {
		if l.val != ir.None {
			fn.undef--
		}
		*l = local{defined: true}
	}
	return endsBlock(word) || p.tok == tLabel || p.tok == '}'
}

// try reads an instruction or a record by f. If that fails it skips to the next one and returns false.
func (p *parser) try(f func()) bool {
	start, depth := p.off, p.depth
	vals, tys, nums, mds, flds := len(p.vals), len(p.tys), len(p.nums), len(p.mds), len(p.flds)
	d := catch(f)
	if d == nil {
		return true
	}
	fn := p.fn
	p.report(d)
	fn.failed = true
	p.depth = depth
	p.vals, p.tys, p.nums, p.mds, p.flds = p.vals[:vals], p.tys[:tys], p.nums[:nums], p.mds[:mds], p.flds[:flds]
	p.forgetTypes(start)
	for i := range fn.locals { // values that only the failed instruction has mentioned
		if l := &fn.locals[i]; !l.defined && l.val != ir.None && int(l.off) >= start {
			*l = local{}
			fn.undef--
		}
	}
	for at := max(p.lineStart(p.off), start+1); ; at = p.pos + 1 {
		p.pos = p.nextInstruction(start, at)
		if catch(p.next) == nil {
			break
		}
	}
	p.mustGoOn()
	return false
}

// nextInstruction returns the first line at or after byte at that does not belong to the
// instruction that begins at byte start.
func (p *parser) nextInstruction(start, at int) int {
	at = p.nextLine(at, func(string) bool { return true })
	open := brackets(p.s[start:at])
	for at < len(p.s) {
		end := p.after(at)
		line := strings.Trim(p.s[at:end], " \t\r\n")
		if line != "" && !continues(line) && (open <= 0 || startsInstruction(line)) {
			break
		}
		open += brackets(line)
		at = end
	}
	return at
}

// brackets returns how many more brackets are opened than closed in s: the cases of a switch, the
// clauses of a landingpad and the targets of an indirectbr have lines of their own.
func brackets(s string) int { return strings.Count(s, "[") - strings.Count(s, "]") }

// continues reports whether a line continues the instruction of the line before.
func continues(line string) bool {
	switch firstWord(line) {
	case "to", "unwind", "cleanup", "catch", "filter":
		return true
	}
	return strings.IndexByte(";,)]", line[0]) >= 0
}

// startsInstruction reports whether an instruction, a label or the end of a body begins in a line.
func startsInstruction(s string) bool {
	switch s[0] {
	case '}':
		return true
	case '%':
		return strings.HasPrefix(strings.TrimLeft(s[nameEnd(s, 0):], " \t"), "=")
	}
	w := firstWord(s)
	return w != "" && strings.HasPrefix(s[len(w):], ":") || isInstruction(w)
}

// isInstruction reports whether a word begins an instruction without a result's name.
func isInstruction(w string) bool {
	switch w {
	case "store", "fence", "call", "tail", "musttail", "notail", "alloca", "load", "phi", "icmp", "fcmp", "atomicrmw", "cmpxchg",
		"va_arg", "landingpad", "catchpad", "cleanuppad", "freeze":
		return true
	}
	return endsBlock(w) || exprOp(w) != ir.OpInvalid
}

// endsBlock reports whether a word is the operation of a terminator.
func endsBlock(w string) bool {
	switch w {
	case "ret", "br", "switch", "indirectbr", "unreachable", "invoke", "resume", "callbr", "cleanupret", "catchret", "catchswitch":
		return true
	}
	return false
}

// anyValue returns a value of type t that replaces one whose definition has an error.
func (p *parser) anyValue(t ir.Type) ir.Value {
	if t == ir.Label {
		return p.fn.f.ReserveBlock().Value()
	}
	return p.consts.Poison(t)
}
