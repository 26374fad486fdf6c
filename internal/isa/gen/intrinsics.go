package main

import (
	"sort"
	"strconv"
	"strings"
)

// fromClause is one "from" entry of a row: which intrinsics select the form.
type fromClause struct {
	where
	pattern string
	args    []string          // operand names in the intrinsic's order; nil: all required sources in order
	results []string          // nil: all required destinations in order
	set     map[string]string // slot or modifier → value
	fixed   map[string]int64  // operand → constant
	wild    bool              // any overload suffix may follow
}

// intrinsic is one name with what it is selected to.
type intrinsic struct {
	where
	name string
	row  *row
	op   uint64
	sreg *atom
	ops  []source // one for each operand of the row, elements of groups too
	sels []selection
	nres int
	wild bool
	// flagArg is the number, from 1, of an argument that is 0 for this intrinsic and 1 for its variant; flag is its value here.
	flagArg, flag int
	variant       *intrinsic
}

// source says where an operand of the instruction comes from.
type source struct {
	kind  int
	val   int64
	count int // elements of a vector that come from arguments
	pad   int // copies of the last one behind them
}

// Kinds of sources, in the order of package isa's constants.
const (
	srcNone = iota
	srcArg
	srcRes
	srcConst
	srcSreg
	srcGroup
	srcVector
	srcResVector
)

var sourceNames = [...]string{"FromNone", "FromArg", "FromResult", "FromConst", "FromSreg", "FromGroup", "FromVector", "FromResultVector"}

// selection is an argument, a constant, that chooses a modifier.
type selection struct {
	name string
	late bool // the argument may become a constant by folding
	arg  int
	slot *slot
	alts []struct {
		val int64
		idx int
	}
}

// fromClauses reads entries: PATTERN[(args)][->results] X=v +mod a=#0, separated by ";".
func (m *model) fromClauses(words []word) []*fromClause {
	var out []*fromClause
	var cur *fromClause
	for _, w := range words {
		t, last := strings.CutSuffix(w.text, ";")
		switch {
		case t == "":
		case cur == nil:
			cur = &fromClause{where: w.where, set: map[string]string{}, fixed: map[string]int64{}}
			out = append(out, cur)
			head, res, hasRes := strings.Cut(t, "->")
			if hasRes {
				cur.results = strings.Split(res, ",")
				if res == "" {
					cur.results = []string{}
				}
			}
			if i := strings.IndexByte(head, '('); i >= 0 && strings.HasSuffix(head, ")") {
				cur.args = []string{}
				if in := head[i+1 : len(head)-1]; in != "" {
					cur.args = strings.Split(in, ",")
				}
				head = head[:i]
			}
			head, cur.wild = strings.CutSuffix(head, ".*")
			cur.pattern = strings.TrimPrefix(head, "llvm.")
		case strings.HasPrefix(t, "+"):
			cur.set[t[1:]] = t[1:]
		case strings.Contains(t, "=#"):
			name, num, _ := strings.Cut(t, "=#")
			n, err := strconv.ParseInt(num, 0, 64)
			if err != nil {
				m.errorf(w, "bad constant %q", num)
			}
			cur.fixed[name] = n
		case strings.Contains(t, "="):
			name, v, _ := strings.Cut(t, "=")
			cur.set[name] = v
		default:
			m.errorf(w, "unknown word %q after from", w.text)
		}
		if last {
			cur = nil
		}
	}
	return out
}

// expandIntrinsics makes the names of all from clauses.
func (m *model) expandIntrinsics() {
	for i, r := range m.rows {
		for _, f := range r.from {
			sel := map[*slot]int{}
			for name, v := range f.set {
				s := r.slotNamed(name)
				if s == nil {
					m.errorf(f, "the pattern %s has no slot %s", r.pattern, name)
					continue
				}
				k := s.valueIndex(v)
				if k < 0 {
					m.errorf(f, "slot %s of %s has no value %q", name, r.pattern, v)
					continue
				}
				sel[s] = k
			}
			m.expand(r, uint64(i+1), f, f.pattern, "", sel)
		}
	}
	sort.SliceStable(m.intr, func(i, j int) bool { return m.intr[i].name < m.intr[j].name })
}

// valueIndex returns the field value that stands for modifier v, or -1.
func (s *slot) valueIndex(v string) int {
	if s.tied && v == s.name {
		return 1
	}
	for i, x := range s.values {
		if x.atom.text == v {
			if s.optional {
				i++
			}
			return i
		}
	}
	if s.optional && v == "" {
		return 0
	}
	return -1
}

// expand replaces the first {…} of rest by each of its values.
func (m *model) expand(r *row, form uint64, f *fromClause, rest, done string, sel map[*slot]int) {
	head, tail, ok := strings.Cut(rest, "{")
	done += head
	if !ok {
		m.addIntrinsic(r, form, f, done, sel)
		return
	}
	in, tail, ok := strings.Cut(tail, "}")
	if !ok {
		m.errorf(f, "no '}' in %q", f.pattern)
		return
	}
	in, dot := strings.CutPrefix(in, ".")
	name, list, mapped := cutColon(in)
	s := r.slotNamed(name)
	if s == nil {
		m.errorf(f, "%s in %q is not a slot of %s", name, f.pattern, r.pattern)
		return
	}
	type choice struct {
		idx  int
		text string
	}
	var choices []choice
	if mapped {
		for _, item := range strings.Split(list, "|") {
			v, text, renamed := strings.Cut(item, "=")
			if !renamed {
				text = v
			}
			k := s.valueIndex(v)
			if k < 0 {
				m.errorf(f, "slot %s of %s has no value %q", name, r.pattern, v)
				return
			}
			choices = append(choices, choice{k, text})
		}
	} else {
		if s.optional && dot {
			choices = append(choices, choice{0, ""})
		}
		for _, v := range s.values {
			text := v.atom.text
			if s.tied {
				text = s.name
			}
			choices = append(choices, choice{s.valueIndex(text), text})
		}
	}
	prev, bound := sel[s]
	for _, c := range choices {
		if bound && prev != c.idx {
			continue // a value given earlier
		}
		text := c.text
		if dot && text != "" {
			text = "." + text
		}
		sel[s] = c.idx
		m.expand(r, form, f, tail, done+text, sel)
	}
	if bound {
		sel[s] = prev
	} else {
		delete(sel, s)
	}
}

// cutColon cuts at the first ':' that is not part of a "::".
func cutColon(s string) (before, after string, found bool) {
	for i := 0; i < len(s); i++ {
		if s[i] != ':' {
			continue
		}
		if i+1 < len(s) && s[i+1] == ':' {
			i++
			continue
		}
		return s[:i], s[i+1:], true
	}
	return s, "", false
}

func (m *model) addIntrinsic(r *row, form uint64, f *fromClause, name string, sel map[*slot]int) {
	in := &intrinsic{where: f.where, name: name, row: r, op: form, wild: f.wild}
	chosen := map[*slot]bool{}
	args := append([]string(nil), f.args...)
	for _, a := range args {
		spec, ok := strings.CutPrefix(a, "?")
		if !ok {
			continue
		}
		spec, late := strings.CutPrefix(spec, "~")
		letter, list := spec, "0=|1="+spec // alone: a flag for an optional modifier
		if r.slotNamed(spec) == nil {
			letter, list, _ = cutColon(spec)
		}
		s := r.slotNamed(letter)
		if s == nil {
			m.errorf(f, "argument %q selects no slot of %s", a, r.pattern)
			return
		}
		se := selection{name: a, late: late, slot: s}
		for _, item := range strings.Split(list, "|") {
			num, v, _ := strings.Cut(item, "=")
			n, err := strconv.ParseInt(num, 0, 64)
			idx := s.valueIndex(v)
			if add, ok := strings.CutPrefix(v, "+"); ok {
				idx, err = strconv.Atoi(add)
			}
			if err != nil || idx < 0 {
				m.errorf(f, "bad choice %q of slot %s", item, letter)
				return
			}
			se.alts = append(se.alts, struct {
				val int64
				idx int
			}{n, idx})
		}
		chosen[s] = true
		in.sels = append(in.sels, se)
	}
	for _, s := range r.slots {
		k, ok := sel[s]
		if !ok && !s.optional && len(s.values) > 1 && !chosen[s] {
			m.errorf(f, "intrinsic %s does not say the value of slot %s", name, s.name)
			return
		}
		in.op |= uint64(k) << s.shift
	}
	if f.args == nil {
		for _, o := range r.opnds {
			if _, fix := f.fixed[o.name]; o.elems == 0 && !o.dst && !o.optional && !fix && (o.cond == "" || m.holds(r, o.cond, sel)) {
				args = append(args, o.name)
			}
		}
	}
	results := append([]string(nil), f.results...)
	if f.results == nil {
		for _, o := range r.opnds {
			if o.dst && !o.optional {
				results = append(results, o.name)
			}
		}
	}
	// Operands that are vectors take as many arguments as they have elements;
	// where the row leaves the length open the clause tells it.
	lengths, pads := map[string]int{}, map[string]int{}
	for _, list := range [][]string{args, results} {
		for i, x := range list {
			if name, n, ok := strings.Cut(x, "*"); ok && x[0] != '?' {
				n, isVec := strings.CutSuffix(n, ">")
				n, pad, _ := strings.Cut(n, "+")
				pads[strings.TrimPrefix(name, "<")], _ = strconv.Atoi(pad)
				k, err := strconv.Atoi(n)
				if err != nil {
					m.errorf(f, "bad length %q", x)
				}
				lengths[strings.TrimPrefix(name, "<")] = k
				if list[i] = name; isVec {
					list[i] += ">"
				}
			}
		}
	}
	width := func(name string) int {
		if n := lengths[name]; n > 0 {
			return n
		}
		for _, o := range r.opnds {
			if o.name == name && o.elems == 0 {
				return max(1, m.count(r, o, sel))
			}
		}
		return 1
	}
	in.nres = 0
	resAt := map[string]source{}
	for _, x := range results {
		if name, ok := strings.CutPrefix(x, "<"); ok {
			resAt[strings.TrimSuffix(name, ">")] = source{kind: srcResVector, val: int64(in.nres)}
			in.nres++
			continue
		}
		resAt[x] = source{kind: srcRes, val: int64(in.nres)}
		in.nres += width(x)
	}
	argAt := map[string]source{}
	n := 0
	for _, x := range args {
		name, isVec := strings.CutPrefix(x, "<")
		name = strings.TrimSuffix(name, ">")
		if x != "_" && x[0] != '?' && x[0] != '=' && !r.hasOperand(name) {
			m.errorf(f, "%s has no operand %q", r.pattern, name)
			return
		}
		switch {
		case x == "=0", x == "=1":
			in.flagArg, in.flag = n+1, int(x[1]-'0')
			n++
		case x[0] == '?':
			for i := range in.sels {
				if in.sels[i].name == x {
					in.sels[i].arg = n
				}
			}
			n++
		case isVec:
			argAt[name] = source{kind: srcVector, val: int64(n)}
			n++
		default:
			w := width(name)
			argAt[name] = source{kind: srcArg, val: int64(n)}
			n += w
		}
	}
	for _, o := range r.opnds {
		src := source{}
		vec := m.count(r, o, sel)
		if n := lengths[o.name]; n > 0 {
			vec = n
		}
		if a, ok := argAt[o.name]; ok && o.elems == 0 {
			src = a
			src.count, src.pad = vec, pads[o.name]
		} else if k, ok := resAt[o.name]; ok && o.elems == 0 {
			src = source{kind: k.kind, val: k.val, count: vec}
		} else if c, ok := f.fixed[o.name]; ok {
			src = source{kind: srcConst, val: c}
		} else if o.elems > 0 {
			src.kind = srcGroup
		} else if !o.optional && o.cond == "" && !o.dst {
			m.errorf(f, "intrinsic %s gives no value for operand %s", name, o.name)
			return
		}
		in.ops = append(in.ops, src)
	}
	m.register(in)
}

// count returns how many elements a vector operand has, 0 if it is none.
func (m *model) count(r *row, o *operand, sel map[*slot]int) int {
	if o.vec == "" {
		return 0
	}
	name, less, times := vecParts(o.vec)
	s := r.slotNamed(name)
	if s == nil {
		n, _ := strconv.Atoi(o.vec)
		return n
	}
	k := sel[s]
	if s.optional {
		if k--; k < 0 {
			return 0
		}
	}
	return atomCount(s.values[k].atom.text)*times - less
}

// vecParts takes a count such as "GEO-2" or "4N" apart.
func vecParts(s string) (slot string, less, times int) {
	times = 1
	if s != "" && s[0] >= '1' && s[0] <= '9' && !strings.ContainsAny(s[1:], "0123456789") && len(s) > 1 {
		times = int(s[0] - '0')
		s = s[1:]
	}
	slot, bias, _ := strings.Cut(s, "-")
	less, _ = strconv.Atoi(bias)
	return slot, less, times
}

// atomCount returns the number in a modifier such as v2, x4 or 3d.
func atomCount(s string) int {
	n, _ := strconv.Atoi(strings.TrimRight(strings.TrimLeft(s, "vx"), "d"))
	return n
}

// holds reports whether the condition of an operand is true for the selection.
func (m *model) holds(r *row, cond string, sel map[*slot]int) bool {
	for _, s := range r.slots {
		k := sel[s]
		if s.optional && k == 0 {
			continue
		}
		if s.name == cond {
			return true
		}
		if s.optional {
			k--
		}
		if s.values[k].atom.text == cond {
			return true
		}
	}
	return false
}

func (m *model) register(in *intrinsic) {
	old := m.intrBy[in.name]
	switch {
	case old != nil && old.flagArg > 0 && old.flagArg == in.flagArg && old.variant == nil && old.flag != in.flag:
		if in.flag == 0 {
			*old, *in = *in, *old
		}
		old.variant = in
		return
	case old != nil:
		m.errorf(in, "intrinsic %s is already selected by %s", in.name, old.where)
		return
	}
	m.intrBy[in.name] = in
	m.intr = append(m.intr, in)
}

func (r *row) hasOperand(name string) bool {
	for _, o := range r.opnds {
		if o.name == name {
			return true
		}
	}
	return false
}

// addSregIntrinsics gives every special register its reading intrinsic.
func (m *model) addSregIntrinsics() {
	for _, a := range m.order {
		s := a.sreg
		if s == nil || s.from == "-" {
			continue
		}
		t := s.typ
		if s.read != "" {
			t = s.read
		}
		name := "mov_" + strings.Replace(t, "b", "u", 1)
		if s.untyped || t == "pred" {
			name = "mov_" + t
		}
		r, op, ok := m.resolve(name)
		if !ok {
			m.errorf(s, "no row spells %s", name)
			continue
		}
		m.register(&intrinsic{
			where: s.where, name: s.from, row: r, op: op, sreg: a, nres: 1,
			ops: []source{{kind: srcRes}, {kind: srcSreg}},
		})
	}
}
