package main

import (
	"runtime/debug"
	"sort"
	"strconv"
	"strings"
	"unicode"
)

// model is everything that the definition files say.
type model struct {
	module      string     // path of the Go module
	absent, lax []reasoned // in the order of the files
	errs        []error

	atoms   map[string]*atom // by spelling; special registers with their '%'
	order   []*atom          // by id
	goNames map[string]string
	kinds   map[string]*slotKind // by letter
	kindIn  []*slotKind
	literal map[string]*slotKind // kind of an atom that stands literally
	sets    map[string][]value
	setDefs map[string]word
	feats   map[string]*feature
	featIn  []*feature
	rows    []*row
	sems    map[string]int
	intr    []*intrinsic
	intrBy  map[string]*intrinsic
	limits  limitTab
	family  string    // of the rows that come next
	calls   effectSet // of the rows that come next
	free    []free
	pending []func() // work that needs all files: rows use sets and atoms of any file
}

// atom is a modifier spelling, special register or directive.
type atom struct {
	text   string // without the dot
	goName string
	id     int
	typ    *typeInfo
	sreg   *sregInfo
	word   bool // directive
}

type typeInfo struct {
	class string
	bits  int
}

type sregInfo struct {
	where
	typ     string
	need    *feature
	effect  bool
	uniform *uniformRule
	untyped bool // read by mov.b32, not mov.u32
	from    string
	read    string // type of the reading mov if not typ
}

// slotKind is the role that a modifier plays, the same in all rows.
type slotKind struct {
	letter, goName string
	id             int
}

// value is one modifier that a slot can hold.
type value struct {
	atom *atom
	need *feature
}

func newModel() *model {
	m := &model{
		atoms: map[string]*atom{}, goNames: map[string]string{}, kinds: map[string]*slotKind{},
		literal: map[string]*slotKind{}, sets: map[string][]value{}, setDefs: map[string]word{}, feats: map[string]*feature{},
		sems: map[string]int{}, intrBy: map[string]*intrinsic{},
	}
	m.featIn = []*feature{{name: "None"}}
	m.kindIn = []*slotKind{{letter: "", goName: "None"}}
	if info, ok := debug.ReadBuildInfo(); ok {
		m.module = info.Main.Path
	}
	return m
}

// load reads one definition file.
func (m *model) load(file, src string) {
	m.family, m.calls = "", effectSet{}
	for _, l := range splitLines(file, src) {
		if !m.declaration(l) {
			r := &row{where: l.where, family: m.family, effects: m.calls}
			m.rows = append(m.rows, r)
			m.pending = append(m.pending, func() { m.loadRow(r, l) })
		}
	}
}

// declaration reads l and reports true unless it is a row.
func (m *model) declaration(l line) bool {
	w := l.words
	switch w[0].text {
	case "type":
		m.loadType(l)
	case "slot":
		m.loadSlot(l)
	case "sreg":
		m.pending = append(m.pending, func() { m.loadSreg(l) })
	case "word":
		for _, x := range w[1:] {
			m.atom(x.text).word = true
		}
	case "go":
		if len(w) != 3 {
			m.errorf(l, "expected: go SPELLING GoName")
			break
		}
		m.goNames[w[1].text] = w[2].text
	case "set":
		m.loadSet(l)
	case "family":
		m.family, m.calls = joinWords(w[1:]), effectSet{}
	case "effects":
		if len(w) != 2 {
			m.errorf(l, "expected: effects LIST")
			break
		}
		m.calls = m.effects(w[1])
	case "free":
		m.loadFree(l)
	case "absent":
		m.absent = append(m.absent, m.loadReason(l))
	case "lax":
		r := m.loadReason(l)
		for _, spelling := range alternatives(r.pattern) {
			m.lax = append(m.lax, reasoned{spelling, r.reason})
		}
	default:
		if len(w) < 2 || w[1].text != "=" {
			return false
		}
		m.loadFeature(l)
	}
	return true
}

// joinWords returns the texts of words with a blank between two.
func joinWords(words []word) string {
	var list []string
	for _, x := range words {
		list = append(list, x.text)
	}
	return strings.Join(list, " ")
}

// alternatives returns the texts that a pattern with {a|b} in it stands for.
func alternatives(pattern string) []string {
	head, rest, found := strings.Cut(pattern, "{")
	list, tail, closed := strings.Cut(rest, "}")
	if !found || !closed {
		return []string{pattern}
	}
	var all []string
	for _, end := range alternatives(tail) {
		for _, a := range strings.Split(list, "|") {
			all = append(all, head+a+end)
		}
	}
	return all
}

// reasoned is a pattern with a reason: a family of intrinsics that no instruction of PTX corresponds to, or a spelling that only ptxas
// has.
type reasoned struct{ pattern, reason string }

// loadReason reads "absent PATTERN REASON…".
func (m *model) loadReason(l line) reasoned {
	w := l.words
	if len(w) < 3 {
		m.errorf(l, "expected: %s PATTERN reason", w[0].text)
		return reasoned{}
	}
	return reasoned{w[1].text, joinWords(w[2:])}
}

// atom returns the atom spelled s, which it makes if there is none.
func (m *model) atom(s string) *atom {
	a := m.atoms[s]
	if a == nil {
		a = &atom{text: s}
		m.atoms[s] = a
	}
	return a
}

func (m *model) loadType(l line) {
	w := l.words
	if len(w) != 4 {
		m.errorf(l, "expected: type NAME class bits")
		return
	}
	bits, err := strconv.Atoi(w[3].text)
	if err != nil {
		m.errorf(l, "bad width %q", w[3].text)
	}
	m.atom(w[1].text).typ = &typeInfo{w[2].text, bits}
}

func (m *model) loadSlot(l line) {
	w := l.words
	if len(w) < 3 {
		m.errorf(l, "expected: slot LETTER GoName [= atoms]")
		return
	}
	if m.kinds[w[1].text] != nil {
		m.errorf(l, "slot %s is declared twice", w[1].text)
		return
	}
	k := &slotKind{w[1].text, w[2].text, len(m.kindIn)}
	m.kindIn = append(m.kindIn, k)
	m.kinds[k.letter] = k
	for i, x := range w[3:] {
		if i > 0 {
			m.literal[x.text] = k
		}
	}
}

func (m *model) loadSet(l line) {
	w := l.words
	if len(w) != 4 || w[2].text != "=" {
		m.errorf(l, "expected: set NAME = a|b|c")
		return
	}
	if m.setDefs[w[1].text].text != "" {
		m.errorf(l, "set %s is declared twice", w[1].text)
	}
	m.setDefs[w[1].text] = w[3]
}

// set returns the modifiers of the set called name. Sets may use sets that
// stand further down, so they are read when they are needed.
func (m *model) set(name string) ([]value, bool) {
	def, ok := m.setDefs[name]
	if !ok {
		return nil, false
	}
	v, done := m.sets[name]
	if !done {
		m.sets[name] = nil // a set that uses itself is empty there
		v = m.values(def)
		m.sets[name] = v
	}
	return v, true
}

// values reads a list of modifiers "a|b@Feature|SET".
func (m *model) values(w word) []value {
	var out []value
	for _, item := range strings.Split(w.text, "|") {
		name, need, _ := strings.Cut(item, "@")
		f := m.need(w.where, need)
		if name == "" {
			m.errorf(w, "empty modifier in %q", w.text)
			continue
		}
		if set, ok := m.set(name); ok {
			for _, v := range set {
				if f != nil {
					v.need = m.both(w.where, v.need, f)
				}
				out = append(out, v)
			}
			continue
		}
		if isUpper(name) && !m.isWord(name) {
			m.errorf(w, "no set %q", name)
			continue
		}
		out = append(out, value{m.atom(name), f})
	}
	return out
}

// isWord reports whether s is declared as a spelling.
func (m *model) isWord(s string) bool {
	a := m.atoms[s]
	return a != nil && a.word
}

// isUpper reports whether s is the name of a set or slot: capitals and digits.
func isUpper(s string) bool {
	for i, c := range s {
		if !unicode.IsUpper(c) && (i == 0 || !unicode.IsDigit(c)) {
			return false
		}
	}
	return s != ""
}

func (m *model) loadSreg(l line) {
	w := l.words
	if len(w) < 3 {
		m.errorf(l, "expected: sreg NAME type …")
		return
	}
	for _, n := range expandRange(w[1].text) {
		s := &sregInfo{where: l.where, typ: w[2].text, from: "nvvm.read.ptx.sreg." + n}
		text := "%" + n
		for i := 3; i < len(w); i++ {
			arg := ""
			if i+1 < len(w) {
				arg = w[i+1].text
			}
			switch w[i].text {
			case "effect":
				s.effect = true
				continue
			case "untyped":
				s.untyped = true
				continue
			case "needs":
				s.need = m.need(l.where, arg)
			case "from":
				s.from = arg
			case "read":
				s.read = arg
			case "uniform":
				s.uniform = m.uniform(word{l.where, arg})
			case "spelled":
				text = arg
			default:
				m.errorf(w[i], "unknown clause %q of a special register", w[i].text)
			}
			i++
		}
		a := m.atom(text)
		a.sreg = s
		m.goNames[text] = camel(n)
	}
}

// expandRange turns "pm{0..7}_64" into the eight names.
func expandRange(s string) []string {
	head, rest, ok := strings.Cut(s, "{")
	if !ok {
		return []string{s}
	}
	span, tail, _ := strings.Cut(rest, "}")
	lo, hi, _ := strings.Cut(span, "..")
	a, _ := strconv.Atoi(lo)
	b, _ := strconv.Atoi(hi)
	var out []string
	for i := a; i <= b; i++ {
		out = append(out, head+strconv.Itoa(i)+tail)
	}
	return out
}

// finish does the pending work and numbers the atoms.
func (m *model) finish() {
	for _, f := range m.pending {
		f()
	}
	for _, a := range m.atoms {
		m.order = append(m.order, a)
	}
	// Types come first so that their table is short; then all others by name,
	// special registers last.
	rank := func(a *atom) int {
		switch {
		case a.typ != nil:
			return 0
		case a.sreg != nil:
			return 2
		}
		return 1
	}
	sort.Slice(m.order, func(i, j int) bool {
		a, b := m.order[i], m.order[j]
		if rank(a) != rank(b) {
			return rank(a) < rank(b)
		}
		if a.typ != nil && b.typ != nil && a.typ.class != b.typ.class {
			return a.typ.class < b.typ.class
		}
		return a.text < b.text
	})
	used := map[string]string{}
	for i, a := range m.order {
		a.id = i + 1
		a.goName = m.goNames[a.text]
		if a.goName == "" {
			a.goName = camel(a.text)
		}
		if other, dup := used[a.goName]; dup {
			m.errorf(where{"def", 0}, "modifiers %q and %q both become isa.%s; add a line \"go SPELLING GoName\"", other, a.text, a.goName)
		}
		used[a.goName] = a.text
	}
	for _, r := range m.rows {
		m.encode(r)
	}
	m.addSregIntrinsics()
	m.expandIntrinsics()
}

// camel makes an exported Go identifier of a spelling.
func camel(s string) string {
	var b strings.Builder
	up := true
	for _, c := range s {
		if c == '.' || c == '_' || c == ':' || c == '%' || c == '-' {
			up = true
			continue
		}
		if up {
			if b.Len() == 0 && unicode.IsDigit(c) {
				b.WriteByte('X')
			}
			c = unicode.ToUpper(c)
			up = false
		}
		b.WriteRune(c)
	}
	return b.String()
}
