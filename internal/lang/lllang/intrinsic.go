package lllang

import (
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/lang"
	"gonvvm/internal/target"
)

// firstIntrinsic is above the numbers without a name at the head of the table.
const firstIntrinsic = ir.NVVMIntrinsic + 1

// intrinsic describes an intrinsic: its instruction, or its form in LLVM.
func intrinsic(name string) string {
	if id, ok := isa.LookupIntrinsic(name); ok {
		i := isa.Intrinsic(id)
		form := i.Op.Syntax()
		needs := i.Op.Needs(nil)
		if i.Sreg != 0 {
			form = i.Op.String() + " d, " + i.Sreg.String()
			needs = append(needs, i.Sreg.Sreg().Need)
		}
		text := "```llvm\n@" + name + i.SignatureText() + "\n```\n\n```ptx\n" + form + "\n```"
		for _, n := range needs {
			if n != target.FeatureNone {
				text += "\n\nneeds " + target.Explain(n)
			}
		}
		return text + "\n\neffects: " + i.Effects.String()
	}
	if free := isa.LookupFree(name); free != nil {
		return "`" + name + "`, an intrinsic of NVVM\n\neffects: " + free.Effects.String()
	}
	if why := isa.AbsentIntrinsic(name); why != "" {
		return "`" + name + "` has no instruction: " + why
	}
	best := ir.Intrinsic(0)
	for i := ir.Intrinsic(1); i.String() != "" || i < firstIntrinsic; i++ {
		n, ok := strings.CutPrefix(strings.TrimPrefix(name, "llvm."), i.String())
		if ok && i.String() != "" && (n == "" || n[0] == '.') && len(i.String()) > len(best.String()) {
			best = i
		}
	}
	if best == 0 {
		return "`" + name + "` is not an intrinsic that LLVM 22 knows"
	}
	return "```llvm\n@llvm." + best.String() + formText(best.Form()) + "\n```\n\neffects: " + best.Effects().String()
}

// intrinsics returns all intrinsics with their signatures.
func intrinsics(at lang.Span, seen map[string]bool) []lang.Completion {
	var out []lang.Completion
	add := func(name, detail string) {
		if name = "@llvm." + name; !seen[name] {
			seen[name] = true
			out = append(out, lang.Completion{Label: name, Detail: detail, Kind: lang.Intrinsic, Span: at})
		}
	}
	for id := isa.IntrinsicID(1); int(id) < isa.NumIntrinsics; id++ {
		i := isa.Intrinsic(id)
		add(i.Name(), i.SignatureText())
	}
	for _, free := range isa.FreeIntrinsics() {
		if name := free.Name(); name != "" {
			add(name, "")
		}
	}
	for i := ir.Intrinsic(1); i.String() != "" || i < firstIntrinsic; i++ {
		if name := i.String(); name != "" {
			add(name, formText(i.Form()))
		}
	}
	return out
}

// formText returns the signature of an intrinsic for people; see ir.Intrinsic.Form for the letters.
func formText(form string) string {
	result, params, ok := strings.Cut(form, ":")
	if !ok {
		return ""
	}
	var b strings.Builder
	b.WriteByte('(')
	sep := ""
	for _, c := range []byte(params) {
		if c == '!' {
			continue
		}
		b.WriteString(sep)
		sep = ", "
		b.WriteString(letter(c))
	}
	return b.String() + ") -> " + letter(result[0])
}

// letter returns the meaning of a letter of a form.
func letter(c byte) string {
	switch c {
	case 'i', 'n':
		return "int"
	case 'f', 'g':
		return "float"
	case 'p', 'q':
		return "ptr"
	case 'b', 'c':
		return "i1"
	case 'I':
		return "<n x int>"
	case 'F':
		return "<n x float>"
	case 'P':
		return "<n x ptr>"
	case 'M':
		return "<n x i1>"
	case 'A', 'X':
		return "<m x any>"
	case 'e':
		return "element"
	case 'y':
		return "i8"
	case 'u':
		return "i16"
	case 'w':
		return "i32"
	case 'l':
		return "i64"
	case 'd':
		return "double"
	case 'v':
		return "void"
	case 'm':
		return "metadata"
	case 'k':
		return "token"
	case '0':
		return "same as the result"
	case 's':
		return "{first, i1}"
	case 't':
		return "{first, first}"
	case 'x', 'z':
		return "structure"
	case '~':
		return "…"
	case '1', '2', '3', '4', '5', '6', '7', '8', '9':
		return "same as parameter " + string(c)
	}
	return "any"
}
