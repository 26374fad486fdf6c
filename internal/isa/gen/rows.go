package main

import (
	"math/bits"
	"strconv"
	"strings"
)

// row is one PTX form.
type row struct {
	where
	pattern string
	root    string // first segment
	family  string
	pseudo  string // Go name of a pseudo-instruction, else ""
	slots   []*slot
	opnds   []*operand
	need    *feature
	gone    *feature // targets with it do not have the form any more
	sem     string
	flags   uint
	effects effectSet // of calls of its intrinsics
	uniform *uniformRule
	id      int
	goName  string
	from    []*fromClause
	rules   []*rule
	tag     string // distinguishes rows of the same pattern
	llvm    string // two modifiers that LLVM prints in this order, "{.sat}{.ftz}", where the pattern has the other
}

// slot is a segment after the root.
type slot struct {
	kind     *slotKind
	name     string // letter, or the literal's spelling
	optional bool
	literal  bool
	values   []value
	tied     bool // the next slot shares the field
	follow   bool // shares the field of the slot before
	shift    int
	width    int
}

// text returns the slot as the pattern has it, without its need.
func (s *slot) text() string {
	if s.optional {
		return "{." + s.name + "}"
	}
	return "." + s.name
}

// operandKinds are the kinds of operands; the order is that of the constants in package isa.
var operandKinds = []string{"value", "addr", "group", "label", "func", "list", "proto", "sym", "text", "var", "imm"}

// operand is one operand of a row; groups are followed by their elements.
type operand struct {
	name     string
	dst      bool
	kind     string
	typ      string // atom spelling, slot letter, "any"
	typed    bool   // the row gives the type
	wide     bool
	vec      string // count, or letter of the slot that gives it
	optional bool
	paired   bool // joined to the one before by '|'
	not      bool // may be negated with '!'
	sink     bool // may be "_"
	symbol   bool // may be the address of a variable or function
	sreg     bool // may be a special register
	regOnly  bool // must be a register
	limit    *limit
	need     *feature // if the operand is there
	cond     string
	space    string // of an address: its state space or the slot that tells it, "generic", "any"
	elems    int    // of a group
}

// limit bounds a constant operand: from lo to hi, a multiple of step, or a
// power of two if step is 0.
type limit struct{ lo, hi, step int64 }

var rowFlags = []string{"conv", "load", "store", "term", "effect", "noguard", "barrier", "call", "widen", "readsdst"}

// rowFlags are followed by noDst and oneDst, which follow from the operands.
var noDst, oneDst uint = 1 << len(rowFlags), 2 << len(rowFlags)

// memoryFlags are those of instructions that access memory.
var memoryFlags uint = 1<<index(rowFlags, "load") | 1<<index(rowFlags, "store")

// dstFlag returns noDst, oneDst or, where a caller has to look at the operands, 0.
func (r *row) dstFlag() uint {
	if r.flags&(1<<index(rowFlags, "call")) != 0 {
		return 0
	}
	flag := noDst
	for i, o := range r.opnds {
		switch {
		case !o.dst:
		case i == 0 && o.cond == "" && !o.paired:
			flag = oneDst
		default:
			return 0
		}
	}
	return flag
}

// loadRow reads a row: its pattern, operands and clauses.
func (m *model) loadRow(r *row, l line) {
	w := l.words
	if w[0].text == "pseudo" {
		if len(w) < 3 {
			m.errorf(l, "expected: pseudo GoName operands")
			return
		}
		r.pseudo = w[1].text
		r.sem = r.pseudo
		w = w[1:]
	} else {
		r.pattern = w[0].text
		m.pattern(r, w[0])
		if len(w) < 2 {
			m.errorf(l, "row without operands; write - for none")
			return
		}
		r.sem = r.root
	}
	for rest := w[2:]; len(rest) > 0; {
		rest = rest[m.clause(r, rest):]
	}
	for _, s := range r.slots {
		if s.values == nil {
			s.values, _ = m.set(s.name)
		}
		if len(s.values) == 0 {
			m.errorf(l, "slot %s has no values; write %s=a|b", s.name, s.name)
		}
	}
	r.opnds = m.operands(r, w[1])
	if _, ok := m.sems[r.sem]; !ok {
		m.sems[r.sem] = 0
	}
}

// clause reads the clause at the beginning of words and returns how many words it has.
func (m *model) clause(r *row, words []word) int {
	c, arg := words[0], word{where: words[0].where}
	if len(words) > 1 {
		arg = words[1]
	}
	switch c.text {
	case "needs":
		r.need = m.both(c.where, r.need, m.need(c.where, arg.text))
	case "gone":
		r.gone = m.need(c.where, arg.text)
	case "sem":
		r.sem = arg.text
	case "tag":
		r.tag = arg.text
	case "llvm":
		r.llvm = arg.text
	case "flags":
		r.flags |= m.flags(arg)
	case "effects":
		r.effects = m.effects(arg)
	case "uniform":
		r.uniform = m.uniform(arg)
	case "from":
		n := 1
		for n < len(words) && !isClause(words[n].text) {
			n++
		}
		r.from = append(r.from, m.fromClauses(words[1:n])...)
		return n
	case "with":
		return m.withClause(r, words)
	default:
		m.slotClause(r, c)
		return 1
	}
	return min(2, len(words))
}

// flags reads the names of flags.
func (m *model) flags(w word) (flags uint) {
	for _, f := range strings.Split(w.text, ",") {
		k := index(rowFlags, f)
		if k < 0 {
			m.errorf(w, "unknown flag %q; known are %s", f, strings.Join(rowFlags, ", "))
			continue
		}
		flags |= 1 << k
	}
	return flags
}

// withClause reads "with CONDITION… never" or "with CONDITION… needs F" and returns how many words that are.
func (m *model) withClause(r *row, words []word) int {
	n := 1
	for n < len(words) && words[n].text != "never" && words[n].text != "needs" {
		n++
	}
	ru := &rule{where: words[0].where, conds: words[1:n]}
	r.rules = append(r.rules, ru)
	switch {
	case n == len(words):
		m.errorf(words[0], "with ends in never or needs FEATURE")
		return n
	case words[n].text == "never":
		ru.never = true
	case n+1 < len(words):
		n++
		ru.need = m.need(words[n].where, words[n].text)
	}
	return n + 1
}

// slotClause reads the values of a slot, "T=f32|f64".
func (m *model) slotClause(r *row, c word) {
	letter, list, ok := strings.Cut(c.text, "=")
	if !ok {
		m.errorf(c, "unknown clause %q", c.text)
		return
	}
	found := false
	for _, s := range r.slots {
		if !s.literal && s.name == letter {
			s.values = m.values(word{c.where, list})
			found = true
		}
	}
	if !found {
		m.errorf(c, "the pattern has no slot %s", letter)
	}
}

func isClause(s string) bool {
	return s == "with" || s == "needs" || s == "gone" || s == "sem" || s == "flags" || s == "effects" || s == "uniform" || s == "from" || s == "tag" || s == "llvm"
}

func index(list []string, s string) int {
	for i, x := range list {
		if x == s {
			return i
		}
	}
	return -1
}

// typeLetters are the slots of the types in a mnemonic, in order.
var typeLetters = []string{"T", "T2", "T3", "T4"}

// pattern reads "fma.R{.ftz}{.sat}.f32".
func (m *model) pattern(r *row, w word) {
	s := w.text
	end := strings.IndexAny(s, ".{")
	if end < 0 {
		end = len(s)
	}
	r.root = s[:end]
	types := 0 // slots of types so far
	for s = s[end:]; s != ""; {
		var text string
		var optional, ok bool
		if text, s, optional, ok = m.segment(w, s); !ok {
			return
		}
		name, needs, _ := strings.Cut(text, "@")
		need := m.need(w.where, needs)
		if first, second, ok := strings.Cut(name, "."); ok {
			r.slots = append(r.slots, m.tiedSlots(name, first, second, need)...)
			continue
		}
		sl := &slot{name: name, optional: optional, kind: m.kinds[name]}
		switch {
		case sl.kind != nil:
			if n := index(typeLetters, name); n >= 0 {
				types = n + 1
			}
		case isUpper(name) && !m.isWord(name):
			m.errorf(w, "unknown slot %s", name)
			return
		default:
			types = m.literalSlot(sl, need, types)
		}
		r.slots = append(r.slots, sl)
	}
}

// segment cuts ".NAME" or "{.NAME}" off the beginning of s, a part of pattern w.
func (m *model) segment(w word, s string) (name, rest string, optional, ok bool) {
	s, optional = strings.CutPrefix(s, "{")
	s, ok = strings.CutPrefix(s, ".")
	if !ok {
		m.errorf(w, "expected '.' in the pattern %q at %q", w.text, s)
		return "", "", false, false
	}
	if optional {
		name, rest, ok = strings.Cut(s, "}")
		if !ok {
			m.errorf(w, "no '}' in the pattern %q", w.text)
		}
		return name, rest, true, ok
	}
	end := strings.IndexAny(s, ".{")
	if end < 0 {
		end = len(s)
	}
	return s[:end], s[end:], false, true
}

// tiedSlots returns two segments that come and go together: the second shares the first one's field.
func (m *model) tiedSlots(name, first, second string, need *feature) []*slot {
	return []*slot{
		{name: name, literal: true, optional: true, tied: true, values: []value{{m.atom(first), need}}, kind: m.kindIn[0]},
		{name: second, literal: true, optional: true, follow: true, values: []value{{m.atom(second), nil}}, kind: m.kindIn[0]},
	}
}

// literalSlot makes sl the slot of a modifier that stands literally. types is the number of slots of types so
// far, which it returns with sl counted: types that stand literally go on with the roles Type, Type2, …
func (m *model) literalSlot(sl *slot, need *feature, types int) int {
	a := m.atom(sl.name)
	sl.literal = true
	sl.values = []value{{a, need}}
	sl.kind = m.literal[sl.name]
	if a.typ != nil && !sl.optional && types < len(typeLetters) {
		sl.kind = m.kinds[typeLetters[types]]
		types++
	}
	if sl.kind == nil {
		sl.kind = m.kindIn[0]
	}
	return types
}

// encode lays out the slots' bit fields and names the row.
func (m *model) encode(r *row) {
	shift := 16
	for _, s := range r.slots {
		n := len(s.values)
		if s.optional {
			n++
		}
		s.shift = shift
		if n > 1 {
			s.width = bits.Len(uint(n - 1))
		}
		if s.follow {
			s.shift = shift - s.width
			continue
		}
		shift += s.width
	}
	if shift > 64 {
		m.errorf(r, "the modifiers need %d bits; at most 48 fit", shift-16)
	}
	name := strings.NewReplacer("{", "", "}", "", "::", "__", ".", "_").Replace(r.pattern)
	if i := strings.IndexByte(name, '@'); i >= 0 {
		name = name[:i]
	}
	if r.tag != "" {
		name += "_" + r.tag
	}
	r.goName = name
	for _, o := range m.rows {
		if o == r {
			break
		}
		if o.goName == r.goName && r.pseudo == "" {
			// The same pattern with other values: the first type tells them apart.
			for n := 2; ; n++ {
				r.goName = name + "_" + strconv.Itoa(n)
				if !m.hasGoName(r) {
					break
				}
			}
			break
		}
	}
}

func (m *model) hasGoName(r *row) bool {
	for _, o := range m.rows {
		if o == r {
			return false
		}
		if o.goName == r.goName {
			return true
		}
	}
	return false
}

func (r *row) slotNamed(name string) *slot {
	for _, s := range r.slots {
		if s.name == name {
			return s
		}
	}
	return nil
}
