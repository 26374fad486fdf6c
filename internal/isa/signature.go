package isa

// Parameter is a parameter or result of an intrinsic, as the table knows it.
type Parameter struct {
	Name    string // of the instruction's operand, or of the role of a modifier
	Type    Atom   // as PTX sees it; 0 where it does not matter
	Kind    OperandKind
	Lanes   int      // elements of a vector, 0 if it is none
	Wide    bool     // of twice the width of Type
	Choices []Choose // of a constant that chooses a modifier
}

// Choose is a value of a constant argument and the modifier that it means, 0
// for none.
type Choose struct {
	Value    int64
	Modifier Atom
}

// Signature returns the results and parameters of an intrinsic. Parameters
// that do not reach the instruction have no name.
func (i *IntrinsicInfo) Signature() (results, params []Parameter) {
	for _, s := range i.Selections() {
		params = grownTo(params, int(s.Arg)+1)
		p := &params[s.Arg]
		p.Kind = KindImm
		f := i.Op.Info()
		for k := range f.Slots() {
			slot := &f.Slots()[k]
			if slot.Shift != s.shift || slot.Width != s.width {
				continue
			}
			p.Name = slot.Kind.String()
			for _, c := range choiceTab[s.first : s.first+uint16(s.number)] {
				o := Choose{Value: c.Value}
				if v := int(c.index) - int(slot.Optional); v >= 0 && v < int(slot.number) {
					o.Modifier = slot.Values()[v].Atom
				}
				p.Choices = append(p.Choices, o)
			}
			break
		}
	}
	if arg, id := i.Variant(); id != 0 {
		params = grownTo(params, arg+1)
		params[arg] = Parameter{Name: "variant", Kind: KindImm, Choices: []Choose{{Value: 0}, {Value: 1}}}
	}
	if i.Sreg != 0 {
		return []Parameter{{Name: "d", Type: i.Sreg.Sreg().Type}}, params
	}
	opnds := i.Op.Info().Operands()
	for k, s := range i.Sources() {
		if k >= len(opnds) {
			break
		}
		o := &opnds[k]
		p := Parameter{Name: o.Name(), Type: o.Type(i.Op), Kind: o.Kind, Wide: o.Flags&DoubleWide != 0}
		list := &params
		switch s.Kind {
		case FromResult, FromResultVector:
			list = &results
		case FromArg, FromVector:
		default:
			continue
		}
		n := max(1, int(s.Count))
		if s.Kind == FromVector || s.Kind == FromResultVector {
			p.Lanes, n = int(s.Count), 1
		}
		*list = grownTo(*list, int(s.Index)+n)
		for e := range n {
			q := p
			if n > 1 {
				q.Name = elementName(p.Name, e)
			}
			(*list)[int(s.Index)+e] = q
		}
	}
	return results, params
}

// Arguments returns how many arguments the instruction of an intrinsic reads. A call may have more.
func (i *IntrinsicInfo) Arguments() int {
	n := 0
	for _, s := range i.Sources() {
		switch s.Kind {
		case FromArg:
			n = max(n, int(s.Index)+max(1, int(s.Count)))
		case FromVector:
			n = max(n, int(s.Index)+1)
		}
	}
	for _, s := range i.Selections() {
		n = max(n, int(s.Arg)+1)
	}
	return n
}

func grownTo(list []Parameter, n int) []Parameter {
	for len(list) < n {
		list = append(list, Parameter{})
	}
	return list
}

// elementName appends a number to name.
func elementName(name string, n int) string {
	b := append(make([]byte, 0, len(name)+3), name...)
	if n >= 100 {
		b = append(b, byte('0'+n/100))
	}
	if n >= 10 {
		b = append(b, byte('0'+n/10%10))
	}
	return string(append(b, byte('0'+n%10)))
}

// Overloaded reports whether type suffixes follow the name.
func (i *IntrinsicInfo) Overloaded() bool { return i.overloaded != 0 }

// TypeText tells the type of a parameter in PTX's terms: "b32", "<4 x f32>", "constant", "address".
func (p *Parameter) TypeText() string {
	t := "any"
	switch {
	case p.Kind == KindImm:
		return "constant"
	case p.Kind == KindAddr:
		return "address"
	case p.Name == "":
		return "ignored"
	case p.Type != 0:
		t = p.Type.String()
		if p.Wide {
			t = elementName(t[:1], 2*p.Type.Bits())
		}
	}
	if p.Lanes > 1 {
		t = elementName("<", p.Lanes) + " x " + t + ">"
	}
	return t
}

// SignatureText returns the parameters and results of an intrinsic: "(a: f32, b: f32) -> (d: f32)".
func (i *IntrinsicInfo) SignatureText() string {
	results, params := i.Signature()
	b := appendParameters(nil, params)
	if len(results) > 0 {
		b = appendParameters(append(b, " -> "...), results)
	}
	return string(b)
}

func appendParameters(b []byte, list []Parameter) []byte {
	b = append(b, '(')
	for i := range list {
		p := &list[i]
		if i > 0 {
			b = append(b, ", "...)
		}
		if p.Name == "" {
			b = append(b, '_')
		}
		b = append(b, p.Name...)
		b = append(b, ": "...)
		b = append(b, p.TypeText()...)
	}
	return append(b, ')')
}
