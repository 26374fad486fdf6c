package isa

import "gonvvm/internal/target"

// Continuations calls each with every modifier that may follow text, the beginning of a mnemonic such as "ld.global": those with
// which some mnemonic that t has begins, modifiers in the order of the manual. t is nil for all targets. complete reports whether text
// itself is a mnemonic that t has.
func Continuations(text string, t *target.Target, each func(Atom)) (complete bool) {
	c := continuation{target: t, each: each}
	root, ok := c.split(text)
	if !ok || root == "" { // pseudo-instructions have no mnemonic
		return false
	}
	for f := Form(1); f < numForms; f++ {
		info := f.Info()
		if info.Root() == root && c.has(info.Need) && !c.lost(info.Gone) {
			c.slots = info.Slots()
			c.walk(Opcode(f), 0, c.seg[:c.n])
		}
	}
	return c.complete
}

// continuation is the search for the modifiers that may come next.
type continuation struct {
	target   *target.Target
	each     func(Atom)
	slots    []SlotInfo // of the form that is tried
	seg      [maxSegments]Atom
	n        int // modifiers in the text
	seen     [(numAtoms + 63) / 64]uint64
	complete bool
}

// split takes the root and the modifiers of a mnemonic; ok is false if it has one that PTX does not have.
func (c *continuation) split(text string) (root string, ok bool) {
	end := 0
	for end < len(text) && text[end] != '.' {
		end++
	}
	root = text[:end]
	for i := end; i < len(text); i = end {
		for end = i + 1; end < len(text) && text[end] != '.'; end++ {
		}
		a := LookupAtom(text[i+1 : end])
		if a == 0 || c.n == maxSegments {
			return root, false
		}
		c.seg[c.n] = a
		c.n++
	}
	return root, true
}

func (c *continuation) has(f target.Feature) bool {
	return f == target.FeatureNone || c.target == nil || c.target.Has(f)
}

// lost reports whether the target is one of those that gave a form up.
func (c *continuation) lost(f target.Feature) bool {
	return f != target.FeatureNone && c.target != nil && c.target.Has(f)
}

// walk fits the modifiers seg of the text to the slots from k on, in every way, and then looks which one can be next.
func (c *continuation) walk(o Opcode, k int, seg []Atom) {
	if len(seg) == 0 {
		c.next(o, k)
		return
	}
	if k == len(c.slots) {
		return
	}
	s := &c.slots[k]
	if v, ok := Opcode(0).set(s, seg[0]); ok {
		c.walk(o|v, k+1, seg[1:])
	}
	if s.Optional != 0 {
		c.walk(o, k+1, seg)
	}
}

// next reports the modifiers of the slots from k on that may follow, up to the first slot that cannot be empty.
func (c *continuation) next(o Opcode, k int) {
	for ; k < len(c.slots); k++ {
		s := &c.slots[k]
		for i, v := range s.Values() {
			w, bit := &c.seen[v.Atom/64], uint64(1)<<(v.Atom%64)
			if *w&bit == 0 && c.has(v.Need) && c.reaches(o|Opcode(i+int(s.Optional))<<s.Shift, k+1, c.n+1) {
				*w |= bit
				c.each(v.Atom)
			}
		}
		if s.Optional == 0 {
			return
		}
	}
	c.complete = c.complete || c.reaches(o, k, c.n)
}

// reaches reports whether some choice of modifiers for the slots from k on makes a mnemonic of o, which has n modifiers already.
func (c *continuation) reaches(o Opcode, k, n int) bool {
	if k == len(c.slots) {
		return o.segments() == n && o.Exists() && (c.target == nil || o.Allowed(c.target))
	}
	s := &c.slots[k]
	if s.Optional != 0 && c.reaches(o, k+1, n) {
		return true
	}
	for i, v := range s.Values() {
		if c.has(v.Need) && c.reaches(o|Opcode(i+int(s.Optional))<<s.Shift, k+1, n+1) {
			return true
		}
	}
	return false
}
