package link

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
	"gonvvm/internal/verify"
)

// form is a form of a symbol in a module.
type form struct {
	linkage string // as written; "" is external
	decl    bool
	used    bool // a function of the module refers to it
}

func forms(kind string) []form {
	var out []form
	for _, used := range []bool{false, true} {
		out = append(out, form{"", true, used}, form{"extern_weak", true, used})
		for _, l := range []string{"", "weak", "weak_odr", "linkonce", "linkonce_odr", "internal", "private", "available_externally", "common"} {
			if l == "common" && kind != "var" {
				continue
			}
			if l == "available_externally" && kind == "alias" {
				continue
			}
			out = append(out, form{l, false, used})
		}
	}
	return out
}

func (f form) String() string {
	s := f.linkage
	if s == "" {
		s = "external"
	}
	if f.decl {
		s += " declaration"
	}
	if f.used {
		s += ", used"
	}
	return s
}

// appendTo writes symbol name in form f; mark distinguishes definitions of different modules.
func (f form) appendTo(b *strings.Builder, kind, name string, mark int) {
	word := f.linkage
	if word != "" {
		word += " "
	}
	switch kind {
	case "func":
		if f.decl {
			fmt.Fprintf(b, "declare %si32 @%s()\n", word, name)
		} else {
			fmt.Fprintf(b, "define %si32 @%s() {\n  ret i32 %d\n}\n", word, name, mark)
		}
	case "var":
		switch {
		case f.decl && word == "":
			fmt.Fprintf(b, "@%s = external global [2 x i32]\n", name)
		case f.decl:
			fmt.Fprintf(b, "@%s = %sglobal [2 x i32]\n", name, word)
		case f.linkage == "common":
			fmt.Fprintf(b, "@%s = common global [%d x i32] zeroinitializer, align 4\n", name, mark)
		default:
			fmt.Fprintf(b, "@%s = %sglobal [2 x i32] [i32 %d, i32 %d]\n", name, word, mark, mark)
		}
	case "alias":
		if f.decl {
			fmt.Fprintf(b, "declare %si32 @%s()\n", word, name)
		} else {
			fmt.Fprintf(b, "define internal i32 @%s_of() {\n  ret i32 %d\n}\n@%s = %salias i32 (), ptr @%s_of\n", name, mark, name, word, name)
		}
	}
	if f.used {
		fmt.Fprintf(b, "define ptr @use%d_%s() {\n  ret ptr @%s\n}\n", mark, name, name)
	}
}

// describe describes a module symbol by symbol, with the target of each use. Local symbols may have other names; they
// are described at their uses.
func describe(t *testing.T, m *ir.Module) map[string]string {
	t.Helper()
	out := map[string]string{}
	var what func(v ir.Value, c *ir.Consts) string
	what = func(v ir.Value, c *ir.Consts) string {
		if !v.IsSym() {
			return "?"
		}
		s := m.Sym(v)
		text := s.Linkage.String()
		switch {
		case s.IsDecl():
			return text + " declaration"
		case s.Kind == ir.SymFunc:
			f := s.Fn
			x := f.Operand(f.Terminator(f.Entry()), 0)
			if x.IsSym() {
				return text + " function giving " + what(x, &f.Consts)
			}
			n, _ := f.Consts.Uint(x)
			return fmt.Sprintf("%s function %d", text, n)
		case s.Kind == ir.SymAlias:
			return text + " alias of " + what(s.Init, &m.Consts)
		}
		n, _ := m.Consts.Uint(m.Consts.Elem(s.Init, 0))
		return fmt.Sprintf("%s variable %s %d", text, m.Types.String(s.Type), n)
	}
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Linkage.IsLocal() {
			continue
		}
		out[s.Name] = what(ir.SymValue(uint32(i)), nil)
	}
	return out
}

func parse(t *testing.T, name, text string) Source {
	t.Helper()
	m, err := llasm.Parse(name, []byte(text), llasm.Options{KeepPos: true, KeepNames: true})
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return Source{Module: m, Data: []byte(text)}
}

// llvmLink links texts with llvm-link 22 and returns the module, or its error.
func llvmLink(t *testing.T, texts ...string) (*ir.Module, string) {
	t.Helper()
	tool := testkit.Oracle(t, "llvm-link-22")
	dir := t.TempDir()
	args := []string{"-S", "-o", "-"}
	for i, text := range texts {
		path := filepath.Join(dir, string(rune('a'+i))+".ll")
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		args = append(args, path)
	}
	out, err := oracle.RunOnce(tool, nil, args...)
	if err != nil {
		return nil, err.Error()
	}
	m, err := llasm.Parse("theirs", out, llasm.Options{})
	if err != nil {
		t.Fatalf("llvm-link's result: %v", err)
	}
	return m, ""
}

// compareModules reports where the symbols of two modules differ.
func compareModules(t *testing.T, what string, ours, theirs map[string]string) {
	t.Helper()
	var names []string
	for n := range theirs {
		names = append(names, n)
	}
	for n := range ours {
		if theirs[n] == "" {
			names = append(names, n)
		}
	}
	sort.Strings(names)
	for _, n := range names {
		if ours[n] != theirs[n] {
			t.Errorf("%s: @%s: ours %q, llvm-link's %q", what, n, ours[n], theirs[n])
		}
	}
}

// Every pair of linkages, of symbols that are used and that are not, is resolved as
// llvm-link does (S4-08, S4-09, S4-129).
func TestLinkagePairs(t *testing.T) {
	for _, kind := range []string{"func", "var", "alias"} {
		t.Run(kind, func(t *testing.T) {
			var a, b strings.Builder
			list := forms(kind)
			conflicts := 0
			for i, fa := range list {
				for k, fb := range list {
					name := fmt.Sprintf("s_%d_%d", i, k)
					var x, y strings.Builder
					fa.appendTo(&x, kind, name, 1)
					fb.appendTo(&y, kind, name, 2)
					_, _, err := Modules("t", parse(t, "a.ll", x.String()), parse(t, "b.ll", y.String()))
					if err == nil {
						a.WriteString(x.String())
						b.WriteString(y.String())
						continue
					}
					conflicts++
					if _, msg := llvmLink(t, x.String(), y.String()); !strings.Contains(msg, "symbol multiply defined!") {
						t.Errorf("%s with %s: ours %v, llvm-link %q", fa, fb, err, msg)
					}
				}
			}
			if conflicts == 0 {
				t.Error("no pair of definitions is a conflict")
			}
			ours, _, err := Modules("t", parse(t, "a.ll", a.String()), parse(t, "b.ll", b.String()))
			if err != nil {
				t.Fatal(err)
			}
			if err := verify.Module(ours); err != nil {
				t.Fatal(err)
			}
			theirs, msg := llvmLink(t, a.String(), b.String())
			if theirs == nil {
				t.Fatal(msg)
			}
			compareModules(t, kind, describe(t, ours), describe(t, theirs))
			// llvm-link can read our output again.
			again, msg := llvmLink(t, string(ir.Append(nil, ours)))
			if again == nil {
				t.Fatal(msg)
			}
		})
	}
}
