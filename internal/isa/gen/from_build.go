package main

import (
	"strconv"
	"strings"
)

// builder makes one intrinsic of a from clause: it finds the source of each operand of the instruction.
type builder struct {
	m             *model
	r             *row
	f             *fromClause
	sel           map[*slot]int // values that the name tells
	in            *intrinsic
	args, results []string
	lengths, pads map[string]int // of vectors whose length the clause tells
	argAt, resAt  map[string]source
}

// addIntrinsic adds the intrinsic called name that a from clause of r gives for the values sel.
func (m *model) addIntrinsic(r *row, form uint64, f *fromClause, name string, sel map[*slot]int) {
	b := builder{
		m: m, r: r, f: f, sel: sel,
		in:      &intrinsic{where: f.where, name: name, row: r, op: form, wild: f.wild},
		args:    append([]string(nil), f.args...),
		results: append([]string(nil), f.results...),
		lengths: map[string]int{}, pads: map[string]int{},
		argAt: map[string]source{}, resAt: map[string]source{},
	}
	if !b.selections() || !b.opcode() {
		return
	}
	b.defaults()
	b.vectors(b.args)
	b.vectors(b.results)
	b.placeResults()
	if b.placeArgs() && b.operands() {
		m.register(b.in)
	}
}

// selections reads the arguments that choose modifiers.
func (b *builder) selections() bool {
	for _, a := range b.args {
		spec, ok := strings.CutPrefix(a, "?")
		if !ok {
			continue
		}
		se, ok := b.selection(a, spec)
		if !ok {
			return false
		}
		b.in.sels = append(b.in.sels, se)
	}
	return true
}

// selection reads SLOT:value=modifier|…, or the name of an optional modifier that 1 chooses; "~" before it
// admits an argument that folds to a constant.
func (b *builder) selection(arg, spec string) (selection, bool) {
	spec, late := strings.CutPrefix(spec, "~")
	letter, list := spec, "0=|1="+spec
	if b.r.slotNamed(spec) == nil {
		letter, list, _ = cutColon(spec)
	}
	s := b.r.slotNamed(letter)
	if s == nil {
		b.m.errorf(b.f, "argument %q selects no slot of %s", arg, b.r.pattern)
		return selection{}, false
	}
	se := selection{name: arg, late: late, slot: s}
	for _, item := range strings.Split(list, "|") {
		num, v, _ := strings.Cut(item, "=")
		n, err := strconv.ParseInt(num, 0, 64)
		idx := s.valueIndex(v)
		if add, ok := strings.CutPrefix(v, "+"); ok {
			idx, err = strconv.Atoi(add)
		}
		if err != nil || idx < 0 {
			b.m.errorf(b.f, "bad choice %q of slot %s", item, letter)
			return selection{}, false
		}
		se.alts = append(se.alts, struct {
			val int64
			idx int
		}{n, idx})
	}
	return se, true
}

// opcode puts the values of the slots into the opcode.
func (b *builder) opcode() bool {
	for _, s := range b.r.slots {
		k, ok := b.sel[s]
		if !ok && !s.optional && len(s.values) > 1 && !b.in.chooses(s) {
			b.m.errorf(b.f, "intrinsic %s does not say the value of slot %s", b.in.name, s.name)
			return false
		}
		b.in.op |= uint64(k) << s.shift
	}
	return true
}

// chooses reports whether an argument of in chooses the value of slot s.
func (in *intrinsic) chooses(s *slot) bool {
	for i := range in.sels {
		if in.sels[i].slot == s {
			return true
		}
	}
	return false
}

// defaults fills in the arguments and results that the clause leaves out: all required operands in order.
func (b *builder) defaults() {
	for _, o := range b.r.opnds {
		_, fixed := b.f.fixed[o.name]
		switch {
		case o.optional:
		case o.dst:
			if b.f.results == nil {
				b.results = append(b.results, o.name)
			}
		case b.f.args == nil && o.elems == 0 && !fixed && (o.cond == "" || b.m.holds(b.r, o.cond, b.sel)):
			b.args = append(b.args, o.name)
		}
	}
}

// vectors notes the lengths in list, "c*3+1" or "<m*4>", and leaves the names there.
func (b *builder) vectors(list []string) {
	for i, x := range list {
		name, n, ok := strings.Cut(x, "*")
		if !ok || x[0] == '?' {
			continue
		}
		n, isVec := strings.CutSuffix(n, ">")
		n, pad, _ := strings.Cut(n, "+")
		bare := strings.TrimPrefix(name, "<")
		k, err := strconv.Atoi(n)
		if err != nil {
			b.m.errorf(b.f, "bad length %q", x)
		}
		b.pads[bare], _ = strconv.Atoi(pad)
		b.lengths[bare] = k
		if list[i] = name; isVec {
			list[i] += ">"
		}
	}
}

// width returns the number of arguments or results that an operand takes: one for each element of a vector.
func (b *builder) width(name string) int {
	if n := b.lengths[name]; n > 0 {
		return n
	}
	for _, o := range b.r.opnds {
		if o.name == name && o.elems == 0 {
			return max(1, b.m.count(b.r, o, b.sel))
		}
	}
	return 1
}

// placeResults numbers the results.
func (b *builder) placeResults() {
	for _, x := range b.results {
		if name, ok := strings.CutPrefix(x, "<"); ok {
			b.resAt[strings.TrimSuffix(name, ">")] = source{kind: srcResVector, val: int64(b.in.nres)}
			b.in.nres++
			continue
		}
		b.resAt[x] = source{kind: srcRes, val: int64(b.in.nres)}
		b.in.nres += b.width(x)
	}
}

// placeArgs numbers the arguments.
func (b *builder) placeArgs() bool {
	n := 0
	for _, x := range b.args {
		name, isVec := strings.CutPrefix(x, "<")
		name = strings.TrimSuffix(name, ">")
		switch {
		case x == "=0", x == "=1":
			b.in.flagArg, b.in.flag = n+1, int(x[1]-'0')
			n++
			continue
		case x[0] == '?':
			for i := range b.in.sels {
				if b.in.sels[i].name == x {
					b.in.sels[i].arg = n
				}
			}
			n++
			continue
		case x != "_" && x[0] != '=' && !b.r.hasOperand(name):
			b.m.errorf(b.f, "%s has no operand %q", b.r.pattern, name)
			return false
		}
		if isVec {
			b.argAt[name] = source{kind: srcVector, val: int64(n)}
			n++
			continue
		}
		b.argAt[name] = source{kind: srcArg, val: int64(n)}
		n += b.width(name)
	}
	return true
}

// operands finds the source of every operand.
func (b *builder) operands() bool {
	for _, o := range b.r.opnds {
		src := source{}
		vec := b.m.count(b.r, o, b.sel)
		if n := b.lengths[o.name]; n > 0 {
			vec = n
		}
		if a, ok := b.argAt[o.name]; ok && o.elems == 0 {
			src = a
			src.count, src.pad = vec, b.pads[o.name]
		} else if k, ok := b.resAt[o.name]; ok && o.elems == 0 {
			src = source{kind: k.kind, val: k.val, count: vec}
		} else if c, ok := b.f.fixed[o.name]; ok {
			src = source{kind: srcConst, val: c}
		} else if o.elems > 0 {
			src.kind = srcGroup
		} else if !o.optional && o.cond == "" && !o.dst {
			b.m.errorf(b.f, "intrinsic %s gives no value for operand %s", b.in.name, o.name)
			return false
		}
		b.in.ops = append(b.in.ops, src)
	}
	return true
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
	if times == 0 {
		return atomColumns(s.values[k].atom.text) / less
	}
	return atomCount(s.values[k].atom.text)*times - less
}

// vecParts takes a count such as "GEO-2" or "4N" apart; "SH/2", the columns of a shape by two, has 0 times.
func vecParts(s string) (slot string, less, times int) {
	if slot, by, ok := strings.Cut(s, "/"); ok {
		less, _ = strconv.Atoi(by)
		return slot, max(less, 1), 0
	}
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

// atomColumns returns n of the shape of a matrix, m64n24k16.
func atomColumns(s string) int {
	_, s, _ = strings.Cut(s, "n")
	s, _, _ = strings.Cut(s, "k")
	n, _ := strconv.Atoi(s)
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

func (r *row) hasOperand(name string) bool {
	for _, o := range r.opnds {
		if o.name == name {
			return true
		}
	}
	return false
}
