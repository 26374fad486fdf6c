package ptxlang

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"gonvvm/internal/isa"
	"gonvvm/internal/lang"
	"gonvvm/internal/target"
)

// about returns the text after a word of mnemonics, "" if it has none.
func about(word string) string {
	_, rest, ok := strings.Cut(mnemonics, "\n"+word+"\t")
	if !ok {
		return ""
	}
	line, _, _ := strings.Cut(rest, "\n")
	return line
}

// Hover implements lang.Document.
func (f *File) Hover(at int) (lang.Hover, bool) {
	x := f.index()
	if i := x.opcodeAt(at); i >= 0 {
		op := x.insts[i].op
		text := describe(f.src[op.Start:op.End])
		return lang.Hover{Span: op, Text: text}, text != ""
	}
	if u := x.names.At(at); u != nil {
		n := &x.names.Names[u.Name]
		text := "```ptx\n" + strings.TrimSpace(n.Detail+" "+n.Text) + "\n```\n"
		if n.Kind == lang.Kernel || n.Kind == lang.Function {
			text = "```ptx\n" + f.signature(n) + "\n```\n"
		}
		uses := 0
		x.names.Of(u.Name, func(u *lang.Use) {
			if !u.Def {
				uses++
			}
		})
		return lang.Hover{Span: u.Span, Text: text + "\n" + kindNames[n.Kind] + ", " + count(uses, "use")}, true
	}
	for i := range x.toks {
		t := &x.toks[i]
		if int(t.Start) > at {
			break
		}
		end := x.special(i)
		if end == 0 || int(end) < at {
			continue
		}
		word := f.src[t.Start:end]
		s := isa.LookupAtom(word).Sreg()
		text := "```ptx\n.sreg ." + s.Type.String() + " " + word + "\n```\n\nspecial register (PTX ISA 10)" + needs([]target.Feature{s.Need})
		return lang.Hover{Span: lang.Span{Start: int(t.Start), End: int(end)}, Text: text}, true
	}
	return lang.Hover{}, false
}

var kindNames = map[lang.Kind]string{
	lang.Kernel: "kernel", lang.Function: "function", lang.Variable: "variable of the module", lang.Local: "variable of the function",
	lang.Parameter: "parameter", lang.Register: "register", lang.Label: "label",
}

func count(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return strconv.Itoa(n) + " " + what
}

// signature returns the head of a function as it is written.
func (f *File) signature(n *lang.Name) string {
	fn := f.Names().Funcs[n.Func]
	end := fn.All.End
	if fn.Body.End > 0 {
		end = fn.Body.Start
	}
	return strings.TrimRight(f.src[fn.All.Start:end], " \t\r\n;")
}

// describe returns the description of a mnemonic, "" if PTX does not have it.
func describe(mnemonic string) string {
	var b strings.Builder
	for i, o := range isa.ParseOpcode(nil, mnemonic) {
		info := o.Info()
		if i > 0 {
			b.WriteString("\n\n---\n\n")
		}
		family := o.Form().Family()
		fmt.Fprintf(&b, "```ptx\n%s\n```\n\n%s\n\n%s, PTX ISA %s%s", o.Syntax(), about(info.Root()), family, about("family "+family), operands(o))
		b.WriteString(needs(o.Needs(nil)))
		if e := effects(info.Flags); e != "" {
			b.WriteString("\n\n" + e)
		}
	}
	return b.String()
}

// operands describes the types of the operands of o.
func operands(o isa.Opcode) string {
	var b strings.Builder
	list := o.Info().Operands()
	for i := range list {
		p := &list[i]
		if !p.Present(o) || p.Kind == isa.KindGroup {
			continue
		}
		t := ""
		switch p.Kind {
		case isa.KindAddr:
			t = "address"
			if s, known := p.Space(o); known && s != 0 {
				t += " in ." + s.String()
			}
		case isa.KindValue, isa.KindImm:
			if a := p.Type(o); a != 0 {
				t = "." + a.String()
				if p.Flags&isa.DoubleWide != 0 {
					t = fmt.Sprintf(".%c%d", t[1], 2*a.Bits())
				}
			}
			if n := p.Vector(o); n > 0 {
				t = fmt.Sprintf("%d of %s", n, t)
			}
			if p.Kind == isa.KindImm {
				t = strings.TrimSpace("constant " + t)
			}
			if l := p.Limit(); l != nil {
				t += fmt.Sprintf(" from %d to %d", l.Lo, l.Hi)
			}
		default:
			continue
		}
		if t != "" {
			fmt.Fprintf(&b, "\n- `%s`: %s", p.Name(), t)
		}
	}
	if b.Len() == 0 {
		return ""
	}
	return "\n" + b.String() + "\n"
}

// needs returns a line for each feature with the targets that have it.
func needs(list []target.Feature) string {
	var b strings.Builder
	seen := map[string]bool{}
	for _, f := range list {
		if f == target.FeatureNone {
			continue
		}
		if s := target.Explain(f); !seen[s] {
			seen[s] = true
			b.WriteString("\n\nneeds " + s)
		}
	}
	return b.String()
}

// effects says in words which effects a form has.
func effects(flags isa.FormFlags) string {
	var list []string
	for _, x := range []struct {
		flag isa.FormFlags
		text string
	}{
		{isa.MayLoad, "reads memory"},
		{isa.MayStore, "writes memory"},
		{isa.Barrier, "orders memory"},
		{isa.Convergent, "convergent: the threads that execute it together matter"},
		{isa.Terminator, "ends a basic block"},
	} {
		if flags&x.flag != 0 {
			list = append(list, x.text)
		}
	}
	return strings.Join(list, "; ")
}

// Hints implements lang.Document: the values of floating-point numbers that are written by their bits.
func (f *File) Hints(in lang.Span) []lang.Hint {
	var out []lang.Hint
	for i := range f.index().toks {
		t := &f.index().toks[i]
		if int(t.Start) < in.Start {
			continue
		}
		if int(t.End) > in.End {
			break
		}
		if v, ok := floatBits(f.src[t.Start:t.End]); ok {
			out = append(out, lang.Hint{At: int(t.End), Text: strconv.FormatFloat(v, 'g', 6, 64)})
		}
	}
	return out
}

// floatBits returns the value of a number such as 0f3F800000.
func floatBits(s string) (float64, bool) {
	if len(s) < 10 || s[0] != '0' {
		return 0, false
	}
	bits, err := strconv.ParseUint(s[2:], 16, 64)
	switch {
	case err != nil:
	case s[1]|0x20 == 'f' && len(s) == 10:
		return float64(math.Float32frombits(uint32(bits))), true
	case s[1]|0x20 == 'd' && len(s) == 18:
		return math.Float64frombits(bits), true
	}
	return 0, false
}
