package isa

// Arity returns the smallest and largest number of operands that o can have;
// both parts of a pair count, a group counts as one.
func (o Opcode) Arity() (lo, hi int) {
	ops := o.Info().Operands()
	for i := 0; i < len(ops); i += ops[i].Span(ops[i:]) {
		p := &ops[i]
		if p.cond != 0 {
			if p.Present(o) {
				lo++
				hi++
			}
			continue
		}
		hi++
		if p.Flags&Optional == 0 {
			lo++
		}
	}
	return lo, hi
}

// TakesBraces reports whether ptxas accepts braces around a register that is not a vector: where the
// instruction has vectors in other forms or for other operands.
func (o Opcode) TakesBraces() bool {
	switch o.Info().Root() {
	case "ld", "st", "mma", "multimem", "suld", "sust", "txq":
		return true
	}
	return false
}

// Span returns how many entries the operand at the head of ops takes with its
// elements.
func (p *OperandInfo) Span(ops []OperandInfo) int {
	n := 1
	for range p.Elems {
		n += ops[n].Span(ops[n:])
	}
	return n
}

// Syntax returns o's form as the PTX manual writes it, for messages:
// "shfl.sync.up.b32 d{|p}, a, b, c, mask".
func (o Opcode) Syntax() string {
	b := o.AppendText(nil)
	ops := o.Info().Operands()
	sep := " "
	for i := 0; i < len(ops); {
		p := &ops[i]
		n := p.Span(ops[i:])
		if !p.Present(o) {
			i += n
			continue
		}
		opt := p.Flags&Optional != 0
		if opt {
			b = append(b, '{')
		}
		if p.Flags&Paired != 0 {
			b = append(b, '|')
		} else {
			b = append(b, sep...)
		}
		b = p.appendSyntax(b, o, ops[i:])
		if opt {
			b = append(b, '}')
		}
		sep = ", "
		i += n
	}
	return string(b)
}

func (p *OperandInfo) appendSyntax(b []byte, o Opcode, ops []OperandInfo) []byte {
	switch {
	case p.Kind == KindGroup:
		b = append(b, '[')
		k := 1
		for i := range int(p.Elems) {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = ops[k].appendSyntax(b, o, ops[k:])
			k += ops[k].Span(ops[k:])
		}
		return append(b, ']')
	case p.Kind == KindAddr:
		b = append(b, '[')
		b = append(b, p.Name()...)
		return append(b, ']')
	case p.Kind == KindList:
		b = append(b, '(')
		b = append(b, p.Name()...)
		return append(b, ", …)"...)
	case p.Vector(o) != 0:
		b = append(b, '{')
		b = append(b, p.Name()...)
		return append(b, "0, …}"...)
	}
	return append(b, p.Name()...)
}

// Forms lists in words the continuations of the longest beginning of text
// that some form of the mnemonic root has: a hint for a misspelled one.
func Forms(root, text string) string {
	var rest, best []Form
	bestN := -1
	for f := Form(1); f < numForms; f++ {
		if formTab[f].Root() != root {
			continue
		}
		rest = append(rest, f)
		if n := f.common(text[len(root):]); n > bestN {
			bestN, best = n, append(best[:0], f)
		} else if n == bestN {
			best = append(best, f)
		}
	}
	if len(best) == 0 {
		best = rest
	}
	b := []byte("forms are ")
	for i, f := range best {
		if i == 4 {
			b = append(b, " …"...)
			break
		}
		if i > 0 {
			b = append(b, "; "...)
		}
		b = f.appendPattern(b)
	}
	return string(b)
}

// common returns how many modifiers at the head of s the form can have in
// order.
func (f Form) common(s string) int {
	n := 0
	slots := f.Info().Slots()
	for s != "" {
		end := 1
		for end < len(s) && s[end] != '.' {
			end++
		}
		a := LookupAtom(s[1:end])
		k := 0
		for ; k < len(slots); k++ {
			if _, ok := Opcode(0).set(&slots[k], a); ok {
				break
			}
			if slots[k].Optional == 0 {
				return n
			}
		}
		if k == len(slots) {
			return n
		}
		slots = slots[k+1:]
		s = s[end:]
		n++
	}
	return n
}

// appendPattern appends the form with its choices: "add{.rn|.rz}{.ftz}.f32".
func (f Form) appendPattern(b []byte) []byte {
	b = append(b, f.Info().Root()...)
	slots := f.Info().Slots()
	for i := range slots {
		s := &slots[i]
		if s.Optional != 0 {
			b = append(b, '{')
		}
		for k, v := range s.Values() {
			if k > 0 {
				b = append(b, '|')
			}
			if k == 6 {
				b = append(b, "…"...)
				break
			}
			b = v.Atom.Append(b)
		}
		if s.Optional != 0 {
			b = append(b, '}')
		}
	}
	return b
}
