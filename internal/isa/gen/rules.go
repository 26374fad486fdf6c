package main

import (
	"fmt"
	"strings"
)

// rule is a "with" clause: a need or a ban if several slots have certain values.
type rule struct {
	where
	conds []word // SLOT=a|b, SLOT=!a|b, SLOT (present), SLOT=- (absent)
	never bool
	need  *feature
}

// maxConds is the number of conditions that a table entry has room for.
const maxConds = 3

// cond is a set of values of a slot: bit i stands for field value i.
type cond struct {
	slot *slot
	mask uint64
}

// condMasks returns the conditions of ru as masks.
func (m *model) condMasks(r *row, ru *rule) []cond {
	var out []cond
	for _, w := range ru.conds {
		name, list, hasList := strings.Cut(w.text, "=")
		s := r.slotNamed(name)
		if s == nil {
			m.errorf(w, "the pattern %s has no slot %s", r.pattern, name)
			return nil
		}
		n := len(s.values)
		if s.optional {
			n++
		}
		all := uint64(1)<<n - 1
		if !hasList {
			out = append(out, cond{s, all &^ 1})
			continue
		}
		list, not := strings.CutPrefix(list, "!")
		mask := uint64(0)
		for _, v := range strings.Split(list, "|") {
			if v == "-" {
				v = ""
			}
			var names []string
			if set, ok := m.set(v); ok && isUpper(v) {
				for _, x := range set {
					names = append(names, x.atom.text)
				}
			} else {
				names = []string{v}
			}
			for _, v := range names {
				k := s.valueIndex(v)
				if k < 0 {
					m.errorf(w, "slot %s of %s has no value %q", name, r.pattern, v)
					continue
				}
				mask |= 1 << k
			}
		}
		if not {
			mask = all &^ mask
		}
		out = append(out, cond{s, mask})
	}
	if len(out) == 0 || len(out) > maxConds {
		m.errorf(ru, "a rule has one to %d conditions", maxConds)
	}
	return out
}

// broken reports whether a rule of r forbids the fields of op.
func (m *model) broken(r *row, op uint64) bool {
	for _, ru := range r.rules {
		if !ru.never {
			continue
		}
		hit := true
		for _, c := range m.condMasks(r, ru) {
			v := op >> c.slot.shift & (1<<c.slot.width - 1)
			hit = hit && c.mask>>v&1 != 0
		}
		if hit {
			return true
		}
	}
	return false
}

// ruleText is the composite literal of a Rule.
func (m *model) ruleText(r *row, ru *rule) string {
	conds := m.condMasks(r, ru)
	var b strings.Builder
	b.WriteByte('{')
	if ru.never {
		b.WriteString("Never")
	} else if ru.need != nil {
		fmt.Fprintf(&b, "%d", ru.need.id)
	} else {
		b.WriteByte('0')
	}
	b.WriteString(", [...]ruleCond{")
	for i := range maxConds {
		if i > 0 {
			b.WriteString(", ")
		}
		if i < len(conds) {
			fmt.Fprintf(&b, "{%d, %d, %#x}", conds[i].slot.shift, conds[i].slot.width, conds[i].mask)
		} else {
			b.WriteString("{0, 0, 1}") // a field of no bits is 0: always true
		}
	}
	b.WriteString("}}")
	return b.String()
}
