package nvvm

import (
	"bytes"
	"strconv"
	"strings"

	"gonvvm/diag"
	"gonvvm/internal/driver"
	"gonvvm/internal/ir"
	"gonvvm/internal/target"
	"gonvvm/internal/verify"
)

// dialect returns the rules that modules must obey: the libraries do not check the rules of the NVVM IR specification that are about front ends.
const dialect = verify.LLVM

// Codes of the diagnostics about modules that a profile refuses.
const (
	codeVersion diag.Code = "A0001"
	codeSyntax  diag.Code = "A0002"
	codeLayout  diag.Code = "A0003"
)

// gate judges a module that is not lazy by the rules of the profile: the version of NVVM IR (S1-77, S4-03) and, in strict profiles,
// target triple and syntax.
func (s *session) gate(in *driver.Input, m *ir.Module) error {
	if text := s.release.version(m); text != "" {
		s.wrongVersion = true
		if text != "-" {
			text += "\n"
		} else {
			text = ""
		}
		return diag.List{{Code: codeVersion, File: in.Name, Msg: text + in.Name + ": error: incompatible IR detected. Possible mix of compiler/IR from different releases."}}
	}
	if !s.release.strict {
		m.DropNamed("nvvmir.version") // modules of different versions may be linked
		return nil
	}
	if m.Triple == "" {
		return diag.List{{Code: codeSyntax, File: in.Name, Msg: "Module does not contain a triple, should be 'nvptx64-'"}}
	}
	if text := s.release.layout(m.LayoutText, s.compiling); text != "" {
		return diag.List{{Code: codeLayout, File: in.Name, Msg: text}}
	}
	if s.release == &releases[Profile13] && s.opt.SM.Number() >= 100 {
		return nil
	}
	return s.oldSyntax(in, m)
}

// version returns the reason why !nvvmir.version of a module is refused: a sentence, "-" if only the general one is known, and "" if
// the version is accepted. A module without the node has version 1.0.
func (r *release) version(m *ir.Module) string {
	nodes := m.Named("nvvmir.version")
	if len(nodes) == 0 {
		return r.judge([]uint64{1, 0})
	}
	for _, id := range nodes {
		n := &m.MDs[id]
		var list []uint64
		for _, op := range n.Ops {
			x, ok := uint64(0), false
			if op != 0 && m.MDs[op].Kind == ir.MDValue {
				x, ok = m.Consts.Uint(m.MDs[op].Val)
			}
			if !ok {
				return "-"
			}
			list = append(list, x)
		}
		if text := r.judge(list); text != "" {
			return text
		}
	}
	return ""
}

// judge judges the operands of one node.
func (r *release) judge(v []uint64) string {
	if len(v) != 2 && len(v) != 4 {
		if !r.strict {
			return ""
		}
		return "-"
	}
	number := func(a, b uint64) string { return strconv.FormatUint(a, 10) + "." + strconv.FormatUint(b, 10) }
	fits := v[0] == uint64(r.major) && v[1] <= uint64(r.minor)
	if !r.strict {
		fits = v[0] <= uint64(r.major)
	}
	if !fits {
		return "IR version " + number(v[0], v[1]) + " incompatible with current version " + number(uint64(r.major), uint64(r.minor))
	}
	if len(v) == 4 && (v[2] != 3 || v[3] > uint64(r.debugMinor)) {
		return "DBG version " + number(v[2], v[3]) + " incompatible with current version " + number(3, uint64(r.debugMinor))
	}
	return ""
}

// oldSyntax refuses modules that LLVM 7 cannot read: opaque pointers, and the instructions and types that came later.
func (s *session) oldSyntax(in *driver.Input, m *ir.Module) error {
	refuse := func(word, msg string) error {
		d := &diag.Diagnostic{Code: codeSyntax, File: in.Name, Msg: "parse " + msg}
		if at := findWord(in.Data, word); at >= 0 && !isBitcode(in.Data) {
			d.Pos = diag.Pos{Line: int32(1 + bytes.Count(in.Data[:at], []byte("\n"))), Col: int32(at - bytes.LastIndexByte(in.Data[:at], '\n'))}
		}
		return diag.List{d}
	}
	if isBitcode(in.Data) {
		if !m.TypedPointers && hasPointers(m) {
			return refuse("", "Invalid value (Reader: 'LLVM 7.0.1')")
		}
		return nil
	}
	for _, w := range [...]struct{ word, msg string }{
		{"ptr", "expected type"},
		{"fneg", "expected instruction opcode"},
		{"freeze", "expected instruction opcode"},
		{"callbr", "expected instruction opcode"},
		{"bfloat", "expected type"},
		{"poison", "expected value token"},
		{"willreturn", "expected '{' in function body"},
		{"mustprogress", "expected '{' in function body"},
	} {
		if findWord(in.Data, w.word) >= 0 {
			return refuse(w.word, w.msg)
		}
	}
	return nil
}

// hasPointers reports whether a module has a variable, or a function with a pointer among its parameters and results.
func hasPointers(m *ir.Module) bool {
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Kind != ir.SymFunc || m.Types.IsPtr(m.Types.Result(s.Type)) {
			return true
		}
		for _, t := range m.Types.Elems(s.Type) {
			if m.Types.IsPtr(t) {
				return true
			}
		}
	}
	return false
}

// findWord returns the offset of the first use of a word of LLVM's language in a text, -1 if there is none. Comments, strings and names are
// skipped.
func findWord(text []byte, word string) int {
	isWord := func(c byte) bool {
		return c == '_' || c == '.' || c == '-' || c == '$' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
	}
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == ';':
			for i < len(text) && text[i] != '\n' {
				i++
			}
		case c == '"':
			for i++; i < len(text) && text[i] != '"'; i++ {
			}
			i++
		case c == '%' || c == '@' || c == '!' || c == '#' || c == '$' || isWord(c):
			start := i
			for i++; i < len(text) && isWord(text[i]); i++ {
			}
			if word != "" && string(text[start:i]) == word {
				return start
			}
		default:
			i++
		}
	}
	return -1
}

// layout returns the error of NVIDIA's libraries for a data layout, "" if it is accepted. Since CUDA 12 it is part of compilation,
// not of verification.
func (r *release) layout(text string, compiling bool) string {
	if text == target.LayoutNVVM64 || text == strings.Replace(target.LayoutNVVM64, "i128:128:128-", "", 1) {
		return ""
	}
	switch {
	case compiling:
		return "Invalid or missing data layout, must be:\n64-bit: " + target.LayoutNVVM64
	case r != &releases[Profile118]:
		return ""
	case text == "":
		return "Error: Empty target data layout, must exist\n"
	}
	scalars := "i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
	return "Error: Invalid data layout, must be one of:\nError: 32-bit: e-p:32:32:32-" + scalars +
		"\nError: 64-bit (32-bit sharedMem): e-p:64:64:64-p3:32:32:32-" + scalars + "\nError: 64-bit: e-p:64:64:64-" + scalars + "\n"
}
