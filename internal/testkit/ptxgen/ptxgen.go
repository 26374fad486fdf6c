package ptxgen

import (
	"fmt"
	"strconv"
	"strings"

	"gonvvm/internal/isa"
	"gonvvm/internal/target"
)

// Variants returns spellings of form f that together use every modifier of
// every slot: one with the first modifiers and no optional ones, and for each
// modifier one that has it. Optional operands are there in the last.
func Variants(f isa.Form) []isa.Opcode {
	base := isa.Opcode(f)
	base = repair(base, -1)
	out := []isa.Opcode{base}
	slots := f.Info().Slots()
	for i := range slots {
		s := &slots[i]
		n := len(s.Values()) + int(s.Optional)
		for v := 1; v < n && s.Width > 0; v++ {
			if op := base&^((1<<s.Width-1)<<s.Shift) | isa.Opcode(v)<<s.Shift; op != out[len(out)-1] {
				if op = repair(op, i); op.Exists() {
					out = append(out, op)
				}
			}
		}
	}
	return out
}

// repair changes other slots than keep until the combination exists.
func repair(op isa.Opcode, keep int) isa.Opcode {
	slots := op.Info().Slots()
	for i := range slots {
		if op.Exists() {
			return op
		}
		s := &slots[i]
		if i == keep || s.Width == 0 {
			continue
		}
		for v := range len(s.Values()) + int(s.Optional) {
			n := op&^((1<<s.Width-1)<<s.Shift) | isa.Opcode(v)<<s.Shift
			if n.Exists() {
				return n
			}
			// Two slots may have to change.
			for k := i + 1; k < len(slots); k++ {
				if k == keep || slots[k].Width == 0 {
					continue
				}
				for u := range len(slots[k].Values()) + int(slots[k].Optional) {
					if x := n&^((1<<slots[k].Width-1)<<slots[k].Shift) | isa.Opcode(u)<<slots[k].Shift; x.Exists() {
						return x
					}
				}
			}
		}
	}
	return op
}

// archs are the architectures that snippets are made for, the oldest first.
var archs = []string{
	"sm_50", "sm_52", "sm_53", "sm_60", "sm_61", "sm_70", "sm_75", "sm_80", "sm_86", "sm_87", "sm_89", "sm_90", "sm_90a",
	"sm_100", "sm_100f", "sm_100a", "sm_103f", "sm_103a", "sm_107f", "sm_107a", "sm_110f", "sm_110a", "sm_120", "sm_120f", "sm_120a", "sm_121a",
}

// Lowest returns the oldest architecture and the lowest PTX version for it
// that have all that op needs.
func Lowest(op isa.Opcode) (target.SM, target.PTX, bool) {
	needs := op.Needs(nil)
next:
	for _, name := range archs {
		sm, err := target.ParseSM(name)
		if err != nil {
			continue
		}
		v := sm.MinPTX()
		for _, f := range needs {
			p, ok := target.NeedPTX(f, sm)
			if !ok {
				continue next
			}
			v = max(v, p)
		}
		if v >= 90 && sm < target.MakeSM(75, 0) {
			continue // the assemblers of PTX 9 do not know it any more
		}
		for _, p := range target.Versions() {
			if p >= v {
				return sm, p, true
			}
		}
	}
	return 0, 0, false
}

// Snippet returns an instruction with registers that fit op's operands. It is
// "" for forms whose operands mean something to the function around them.
func Snippet(op isa.Opcode, optional bool) string {
	return write(op, snippetWriter{op: op, optional: optional, replace: -1})
}

// Replace is Snippet with value operand n, counted from 0 in the order of the form, replaced: by text, or if text ends
// in '%' by registers of this prefix, one for each element of a vector. It is "" if the form lacks this operand.
func Replace(op isa.Opcode, optional bool, n int, text string) string {
	done := false
	s := write(op, snippetWriter{op: op, optional: optional, replace: n, text: text, done: &done})
	if !done {
		return ""
	}
	return s
}

// Texts for Replace that keep the operand and spell it otherwise.
const (
	Braced      = "{}" // one register in braces
	WholeVector = "V"  // the vector register %vN_BITS_k of N elements
)

// ReplaceAddress is Snippet with address n, counted from 0, replaced by text. It is "" if the form lacks this address.
func ReplaceAddress(op isa.Opcode, optional bool, n int, text string) string {
	done := false
	s := write(op, snippetWriter{op: op, optional: optional, replace: n, address: true, text: text, done: &done})
	if !done {
		return ""
	}
	return s
}

func write(op isa.Opcode, w snippetWriter) string {
	info := op.Info()
	if info.Flags&isa.IsCall != 0 {
		return ""
	}
	if op.Type() == isa.U32 {
		switch info.Root() {
		case "cvta", "mapa", "getctarank", "alloca", "stacksave", "stackrestore":
			return "" // 32-bit addresses: no ptxas of today assembles them
		}
	}
	ops := info.Operands()
	var b strings.Builder
	if info.Flags&isa.Terminator != 0 {
		b.WriteString("@%p3 ")
	}
	b.WriteString(op.String())
	sep := " "
	for i := 0; i < len(ops); {
		o := &ops[i]
		text, n := w.operand(ops[i:])
		i += n
		if text == "" {
			continue
		}
		if o.Flags&isa.Paired != 0 {
			b.WriteString("|")
		} else {
			b.WriteString(sep)
		}
		sep = ", "
		b.WriteString(text)
	}
	if w.refused {
		return ""
	}
	b.WriteByte(';')
	if text := b.String(); strings.Contains(text, "[cp]") {
		return "{ .param .align 16 .b8 cp[64]; call (cp), g; " + text + " }"
	}
	return b.String()
}

type snippetWriter struct {
	op       isa.Opcode
	optional bool
	refused  bool
	n        int

	replace int  // which value operand to replace, counting down
	address bool // which address, instead
	text    string
	done    *bool
}

// constantFor is a value that an immediate operand accepts.
func constantFor(o *isa.OperandInfo) string {
	if l := o.Limit(); l != nil && !l.Has(0) {
		return strconv.FormatInt(l.Lo, 10)
	}
	switch o.Name() {
	case "lut":
		return "128"
	case "size", "align":
		return "16"
	}
	return "0"
}

// elements returns how many elements operand o of op has, 0 for a scalar; ok is false if they cannot be known.
func elements(op isa.Opcode, o *isa.OperandInfo) (n int, ok bool) {
	if n = o.Vector(op); n >= 0 {
		return n, true
	}
	switch g := op.Get(isa.SlotGeometry); {
	case g == 0:
		return 0, false
	case g == isa.X1d || g == isa.A1d && o.Name() != "c":
		return 1, true
	case g == isa.X2d || g == isa.A1d || (g == isa.A2d || g == isa.X2dms || g == isa.A2dms) && o.Name() != "c":
		return 2, true
	}
	return 4, true
}

// operand writes the operand at the head of ops and returns its text, "" if it is absent, and the number of entries it takes.
func (w *snippetWriter) operand(ops []isa.OperandInfo) (string, int) {
	o := &ops[0]
	n := 1
	var inner []string
	for range o.Elems {
		t, k := w.operand(ops[n:])
		if t != "" {
			inner = append(inner, t)
		}
		n += k
	}
	if !o.Present(w.op) || o.Flags&isa.Optional != 0 && !o.Conditional() && !w.optional {
		return "", n
	}
	w.n++
	switch o.Kind {
	case isa.KindGroup:
		return "[" + strings.Join(inner, ", ") + "]", n
	case isa.KindAddr:
		if w.address {
			if w.replace--; w.replace == -1 {
				*w.done = true
				return w.text, n
			}
		}
		switch sp := w.op.Get(isa.SlotSpace); {
		case (sp == isa.Param || sp == isa.ParamFunc) && w.op.Info().Flags&isa.MayStore != 0, sp == isa.ParamFunc:
			return "[cp]", n
		case sp == isa.Param || sp == isa.ParamEntry:
			return "[k_param_0]", n
		case o.Type(w.op) == isa.B32: // tensor memory
			return "[%r5]", n
		}
		return "[%rd5]", n
	case isa.KindImm:
		return constantFor(o), n
	case isa.KindLabel:
		return "END", n
	case isa.KindValue:
	default:
		w.refused = true
		return "", n
	}
	if w.op.Info().Operands()[0].Name() != o.Name() && o.Name() == "lut" {
		return "128", n
	}
	t := o.Type(w.op)
	bits := t.Bits()
	if o.Flags&isa.DoubleWide != 0 {
		bits *= 2
	}
	count, ok := elements(w.op, o)
	if !ok {
		w.refused = true
		return "", n
	}
	if o.Name() == "d" && w.op.Get(isa.SlotSpace) == isa.SharedCluster && strings.HasPrefix(w.op.String(), "mbarrier.arrive") {
		return "_", n // the state of a remote barrier is not returned
	}
	if !w.address {
		w.replace--
	}
	replaced := w.replace == -1 && w.done != nil && !w.address
	if replaced {
		*w.done = true
	}
	form := ""
	if replaced && (w.text == Braced && count == 0 || w.text == WholeVector && count > 1) {
		form, replaced = w.text, false
	}
	one := func(i int) string {
		if prefix, ok := strings.CutSuffix(w.text, "%"); replaced && ok {
			return fmt.Sprintf("%%%s%d", prefix, 1+i)
		} else if replaced {
			return w.text
		}
		return w.register(t, bits, i)
	}
	switch {
	case form == Braced:
		return "{" + one(w.n) + "}", n
	case form == WholeVector && bits >= 8 && bits <= 64:
		return fmt.Sprintf("%%v%d_%d_%d", count, bits, w.n), n
	case count == 0:
		return one(w.n), n
	}
	var list []string
	for i := range count {
		list = append(list, one(w.n+i))
	}
	w.n += count
	return "{" + strings.Join(list, ", ") + "}", n
}

// register returns register i of type t, which has bits.
func (w *snippetWriter) register(t isa.Atom, bits, i int) string {
	class := "rq"
	switch {
	case t == isa.Pred:
		class = "p"
	case bits == 0:
		w.refused = true
		return ""
	case t == isa.E2m1x2, bits == 8 && (w.op.Has(isa.Bf16) || w.op.Info().Flags&isa.Widen == 0): // no wider register will do
		class = "b"
	case bits <= 16:
		class = "rs"
	case bits <= 32:
		class = "r"
	case bits <= 64:
		class = "rd"
	}
	return fmt.Sprintf("%%%s%d", class, 1+i)
}

// Wrap puts instructions into a module.
func Wrap(sm target.SM, v target.PTX, lines []string) string {
	var b strings.Builder
	fmt.Fprintf(&b, ".version %s\n.target %s\n.address_size 64\n", v, sm)
	b.WriteString(".func (.param .align 16 .b8 r[64]) g() { ret; }\n")
	b.WriteString(".visible .entry k(.param .b64 k_param_0)\n{\n")
	b.WriteString(".reg .b8 %b<20>; .reg .pred %p<300>; .reg .b16 %rs<40>; .reg .b32 %r<300>; .reg .b64 %rd<300>;\n")
	if v >= 83 && sm >= 700 {
		b.WriteString(".reg .b128 %rq<20>;\n")
	}
	for _, l := range lines {
		b.WriteString(l)
		b.WriteByte('\n')
	}
	b.WriteString("END: ret;\n}\n")
	return b.String()
}

// Archs returns the architectures that snippets are made for, the oldest first.
func Archs() []target.SM {
	var out []target.SM
	for _, name := range archs {
		if sm, err := target.ParseSM(name); err == nil {
			out = append(out, sm)
		}
	}
	return out
}
