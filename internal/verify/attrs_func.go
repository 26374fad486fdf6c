package verify

import (
	"slices"
	"strconv"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// fnAttrs checks the attributes of a function of type t, or of the function's side of a call: those that require or
// exclude each other, and their operands.
func (v *verifier) fnAttrs(s *ir.Symbol, at ir.Value, set ir.AttrSetID, t ir.Type) {
	if set == 0 {
		return
	}
	has := func(k ir.AttrKind) bool { return v.m.Attr(set, k) != nil }
	v.incompatible(s, at, -1, set, [][2]ir.AttrKind{
		{ir.AttrNoInline, ir.AttrAlwaysInline},
		{ir.AttrOptSize, ir.AttrOptNone},
		{ir.AttrMinSize, ir.AttrOptNone},
		{ir.AttrOptDebug, ir.AttrOptNone},
		{ir.AttrOptSize, ir.AttrOptDebug},
		{ir.AttrMinSize, ir.AttrOptDebug},
		{ir.AttrSanitizeRealtime, ir.AttrSanitizeRealtimeBlocking},
	})
	if has(ir.AttrOptNone) && !has(ir.AttrNoInline) {
		v.badAttr(s, at, -1, "optnone", "Attribute 'optnone' requires 'noinline'!")
	}
	if has(ir.AttrJumpTable) && (at.IsInst() || s.UnnamedAddr != 2) {
		v.badAttr(s, at, -1, "jumptable", "Attribute 'jumptable' requires 'unnamed_addr'")
	}
	if at.IsInst() && has(ir.AttrSpeculatable) && !v.isSpeculatable(s.Fn.Callee(at)) {
		v.badAttr(s, at, -1, "speculatable", "speculatable attribute may not apply to call sites whose function is not speculatable")
	}
	for _, a := range v.m.AttrSets[set] {
		switch a.Kind {
		case ir.AttrAllocSize:
			v.allocSize(s, at, a.Str, v.ty.Elems(t))
		case ir.AttrVScaleRange:
			v.vscaleRange(s, at, a.Str)
		case ir.AttrString:
			if want := stringAttr(a.Key, a.Str); want != "" {
				v.badAttr(s, at, -1, a.Key, "invalid value for '"+a.Key+"' attribute: "+a.Str+", which is not "+want)
			}
		}
	}
}

// isSpeculatable reports whether callee is a function that is declared so, or an intrinsic, whose attributes LLVM knows.
func (v *verifier) isSpeculatable(callee ir.Value) bool {
	if !callee.IsSym() || v.m.Sym(callee).Kind != ir.SymFunc {
		return false
	}
	s := v.m.Sym(callee)
	return s.Intrinsic != ir.NotIntrinsic || v.m.Attr(v.m.AttrLists[s.Fn.Attrs].Fn, ir.AttrSpeculatable) != nil
}

// allocSize: the arguments that are the size are integers.
func (v *verifier) allocSize(s *ir.Symbol, at ir.Value, text string, params []ir.Type) {
	for part := range strings.SplitSeq(text, ",") {
		n, err := strconv.ParseUint(strings.TrimSpace(part), 10, 32)
		if err != nil {
			continue // the reader has said so
		}
		if n >= uint64(len(params)) {
			v.badAttr(s, at, -1, "allocsize", "'allocsize' names argument "+utoa(n)+", counted from 0, but there are "+utoa(uint64(len(params))))
		} else if !v.ty.IsInt(params[n]) {
			v.badAttr(s, at, -1, "allocsize", "'allocsize' names argument "+utoa(n)+", counted from 0, which is not an integer but of type "+v.ty.String(params[n]))
		}
	}
}

// vscaleRange: a least power of two, and the greatest, 0 for none.
func (v *verifier) vscaleRange(s *ir.Symbol, at ir.Value, text string) {
	first, second, two := strings.Cut(text, ",")
	lo, _ := strconv.ParseUint(strings.TrimSpace(first), 10, 32)
	hi := lo
	if two {
		hi, _ = strconv.ParseUint(strings.TrimSpace(second), 10, 32)
	}
	switch {
	case lo == 0 && two:
		v.badAttr(s, at, -1, "vscale_range", "'vscale_range' minimum must be greater than 0")
	case lo&(lo-1) != 0:
		v.badAttr(s, at, -1, "vscale_range", "'vscale_range' minimum must be power-of-two value")
	case hi&(hi-1) != 0:
		v.badAttr(s, at, -1, "vscale_range", "'vscale_range' maximum must be power-of-two value")
	case hi != 0 && lo > hi:
		v.badAttr(s, at, -1, "vscale_range", "'vscale_range' minimum cannot be greater than maximum")
	}
}

// stringAttr returns the values that are allowed for a string attribute of a function, "" if value is one of them or if
// LLVM gives the attribute no meaning.
func stringAttr(key, value string) (want string) {
	number := func() string {
		if _, err := strconv.ParseUint(value, 10, 32); err != nil {
			return "an unsigned number"
		}
		return ""
	}
	switch key {
	case "frame-pointer":
		switch value {
		case "all", "none", "non-leaf", "non-leaf-no-reserve", "reserved":
			return ""
		}
		return "all, none, non-leaf, non-leaf-no-reserve or reserved"
	case "patchable-function-prefix", "patchable-function-entry", "warn-stack-size":
		return number()
	case "denormal-fp-math", "denormal-fp-math-f32":
		a, b, two := strings.Cut(value, ",")
		if !denormalMode(a) || two && !denormalMode(b) {
			return "ieee, preserve-sign, positive-zero or dynamic, or two of them with a comma"
		}
	case "no-jump-tables", "less-precise-fpmad", "no-inline-line-tables", "no-infs-fp-math", "no-nans-fp-math", "no-signed-zeros-fp-math",
		"profile-sample-accurate", "use-sample-profile", "loader-replaceable":
		if value != "" && value != "true" && value != "false" {
			return "true or false"
		}
	case "alloc-variant-zeroed":
		if value == "" {
			return "the name of a function"
		}
	case "modular-format":
		if strings.Count(value, ",") < 4 {
			return "a list of at least five"
		}
	}
	return ""
}

func denormalMode(s string) bool {
	return s == "" || slices.Contains(ir.DenormalModes[:], s)
}

// badAttr reports an attribute of function s or of its call at, under its name if that is found in
// the source: that of parameter i, or if i is negative anywhere.
func (v *verifier) badAttr(s *ir.Symbol, at ir.Value, i int, name, msg string) {
	n := len(v.errs)
	v.report(diag.Error, CodeAttr, s, at, msg, "")
	v.spell(n, s, at)
	if len(v.errs) == n || name == "" || !v.errs[n].Pos.IsValid() {
		return
	}
	d := v.errs[n]
	line := d.Source
	from := 0
	if at.IsInst() {
		from = int(d.Pos.Col) - 1
	}
	if i >= 0 {
		from = argument(line, int(d.Pos.Col)-1, i)
	}
	if from < 0 || from > len(line) {
		return
	}
	if k := wordIn(line[from:], name); k >= 0 {
		d.Pos.Col = int32(from + k + 1)
	}
}

// argument returns where argument or parameter i begins in a line that has the name of the function,
// or the call, at offset at; -1 if it is not on the line.
func argument(line string, at, i int) int {
	if at > len(line) {
		return -1
	}
	open := strings.IndexByte(line[at:], '(')
	if open < 0 {
		return -1
	}
	depth := 0
	for k := at + open; k < len(line); k++ {
		switch line[k] {
		case '(', '[', '{', '<':
			if depth++; depth == 1 && i == 0 {
				return k + 1
			}
		case ')', ']', '}', '>':
			depth--
		case ',':
			if depth == 1 {
				if i--; i == 0 {
					return k + 1
				}
			}
		}
	}
	return -1
}

// wordIn returns the position of a word in a line, -1 if there is none.
func wordIn(line, word string) int {
	inWord := func(k int) bool {
		return k >= 0 && k < len(line) && (line[k] == '_' || line[k] == '-' || line[k] >= 'a' && line[k] <= 'z' || line[k] >= '0' && line[k] <= '9')
	}
	for from := 0; ; {
		k := strings.Index(line[from:], word)
		if k < 0 {
			return -1
		}
		if k += from; !inWord(k-1) && !inWord(k+len(word)) {
			return k
		}
		from = k + 1
	}
}
