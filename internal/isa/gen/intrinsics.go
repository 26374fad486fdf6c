package main

import (
	"sort"
	"strings"
)

// intrinsic is one name with the instruction that it becomes.
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
	pad   int // copies of the last one after them
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

// choice is a value of a slot and its spelling in the name of an intrinsic.
type choice struct {
	idx  int
	text string
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
	s, choices := m.choices(r, f, in, dot)
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

// choices returns the slot that in names, "SLOT" or "SLOT:value=text|…", and its values. With dot, an
// optional slot may be absent.
func (m *model) choices(r *row, f *fromClause, in string, dot bool) (*slot, []choice) {
	name, list, mapped := cutColon(in)
	s := r.slotNamed(name)
	if s == nil {
		m.errorf(f, "%s in %q is not a slot of %s", name, f.pattern, r.pattern)
		return nil, nil
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
				return nil, nil
			}
			choices = append(choices, choice{k, text})
		}
		return s, choices
	}
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
	return s, choices
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

// register adds in, or makes it the variant of an intrinsic with the same name and another constant.
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
