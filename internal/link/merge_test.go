package link

import (
	"fmt"
	"regexp"
	"sort"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/verify"
)

var number = regexp.MustCompile(`(@\w+)\.\d+`)

// headers renders the symbols of a module without bodies.
func headers(m *ir.Module) string {
	var lines []string
	for line := range strings.SplitSeq(string(ir.Append(nil, m)), "\n") {
		if line != "" && (line[0] == '@' || line[0] == '$' || line[0] == '%' || strings.HasPrefix(line, "define") || strings.HasPrefix(line, "declare") || strings.HasPrefix(line, "module asm")) {
			lines = append(lines, number.ReplaceAllString(line, "$1.N"))
		}
	}
	sort.Strings(lines)
	return strings.Join(lines, "\n")
}

// flagsOf renders the module flags, and the operands of other named metadata.
func flagsOf(m *ir.Module) string {
	l := &Linker{dst: m}
	var lines []string
	for _, id := range m.Named("llvm.module.flags") {
		lines = append(lines, l.mdText(id))
	}
	for _, n := range m.NamedMDs {
		if n.Name == "llvm.module.flags" {
			continue
		}
		for _, id := range n.Ops {
			lines = append(lines, n.Name+" "+l.mdText(id))
		}
	}
	sort.Strings(lines)
	return strings.Join(lines, "\n")
}

func flags(list ...string) string {
	var b strings.Builder
	var ids []string
	for i, f := range list {
		ids = append(ids, fmt.Sprintf("!%d", i))
		fmt.Fprintf(&b, "!%d = !{%s}\n", i, f)
	}
	return "!llvm.module.flags = !{" + strings.Join(ids, ", ") + "}\n" + b.String()
}

// The result of linking two modules equals that of llvm-link.
func TestMergedAsLLVM(t *testing.T) {
	for _, c := range []struct {
		name, a, b string
		probe      func(*ir.Module) string
	}{
		{"visibility", "@v = external hidden global i32\n@w = protected global i32 1\ndefine ptr @f() { ret ptr @v }\n", "@v = protected global i32 2\n@w = external global i32\ndefine ptr @g() { ret ptr @w }\n", headers},
		{"unnamed", "@v = external unnamed_addr global i32\n@w = external global i32\ndefine ptr @f() { ret ptr @v }\ndefine ptr @h() { ret ptr @w }\n", "@v = local_unnamed_addr global i32 2\n@w = unnamed_addr global i32 3\n", headers},
		{"constness", "@v = external constant i32\ndefine ptr @f() { ret ptr @v }\n", "@v = external global i32\ndefine ptr @g() { ret ptr @v }\n", headers},
		{"common alignment", "@v = common global i32 0, align 4\n", "@v = common global i32 0, align 16\n", headers},
		{"used", "@llvm.used = appending global [1 x ptr] [ptr @x], section \"llvm.metadata\"\n@x = internal global i32 1\n", "@llvm.used = appending global [1 x ptr] [ptr @x], section \"llvm.metadata\"\n@x = internal global i32 2\n", headers},
		{"constructors", "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]\ndefine internal void @f() { ret void }\n", "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @g, ptr null }]\ndefine internal void @g() { ret void }\n", headers},
		{"appending variables that are referred to", "@a = appending global [1 x i32] [i32 1]\n@p = global ptr @a\ndefine ptr @f() { ret ptr @a }\n", "@a = appending global [1 x i32] [i32 2]\n@q = global ptr @a\ndefine ptr @g() { ret ptr @a }\n", headers},
		{"assembly", "module asm \".a\"\n", "module asm \".b\"\n", headers},
		{"comdat any", "$c = comdat any\n@c = global i32 1, comdat\n@d = global i32 5, comdat($c)\n", "$c = comdat any\n@c = global i32 2, comdat\n@e = global i32 6, comdat($c)\n", headers},
		{"comdat of an alias", "$c = comdat largest\n@b = internal global i32 1, comdat($c)\n@c = alias i32, ptr @b\n", "$c = comdat largest\n@c = global i32 2, comdat\n", headers},
		{"comdat largest", "$c = comdat largest\n@c = global i32 1, comdat\n", "$c = comdat largest\n@c = global i64 2, comdat\n", headers},
		{"same structure", "%s = type { i32, ptr }\n@a = global %s zeroinitializer\n", "%s = type { i32, ptr }\n@b = global %s zeroinitializer\n", func(m *ir.Module) string {
			return m.Types.String(m.Syms[m.Lookup("a")].Type) + " " + m.Types.String(m.Syms[m.Lookup("b")].Type)
		}},
		{"error flag", flags(`i32 1, !"x", i32 5`), flags(`i32 1, !"x", i32 5`, `i32 2, !"y", i32 1`), flagsOf},
		{"override", flags(`i32 1, !"x", i32 5`, `i32 4, !"z", i32 7`), flags(`i32 4, !"x", i32 6`, `i32 1, !"z", i32 8`), flagsOf},
		{"max and min", flags(`i32 7, !"x", i32 5`, `i32 8, !"y", i32 5`), flags(`i32 7, !"x", i32 6`, `i32 8, !"y", i32 3`), flagsOf},
		{"max and warning", flags(`i32 2, !"x", i32 5`), flags(`i32 7, !"x", i32 6`), flagsOf},
		{"append", flags(`i32 5, !"x", !{!"a", !"b"}`, `i32 6, !"y", !{!"a", !"b"}`), flags(`i32 5, !"x", !{!"b", !"c"}`, `i32 6, !"y", !{!"b", !"c"}`), flagsOf},
		{"require", flags(`i32 1, !"x", i32 5`), flags(`i32 3, !"y", !{!"x", i32 5}`), flagsOf},
		{"named", "!n = !{!0}\n!0 = !{i32 1}\n", "!n = !{!0}\n!0 = !{i32 2}\n!o = !{!0}\n", flagsOf},
		{"reference to a function that goes", "!n = !{!0}\n!0 = !{ptr @f, i32 1}\ndefine internal void @f() { ret void }\n", "@x = global i32 1\n", headers},
	} {
		t.Run(c.name, func(t *testing.T) {
			ours, _, err := Modules("t", parse(t, "a.ll", c.a), parse(t, "b.ll", c.b))
			if err != nil {
				t.Fatal(err)
			}
			if err := verify.Module(ours); err != nil {
				t.Fatal(err)
			}
			theirs, msg := llvmLink(t, c.a, c.b)
			if theirs == nil {
				t.Fatal(msg)
			}
			if a, b := c.probe(ours), c.probe(theirs); a != b {
				t.Errorf("ours:\n%s\nllvm-link's:\n%s", a, b)
			}
		})
	}
}

// Modules that cannot be linked are refused with both places named, and by llvm-link as well where LLVM's rules forbid
// it.
func TestConflicts(t *testing.T) {
	for _, c := range []struct {
		name, a, b string
		code       diag.Code
		llvm       bool
		want       []string
	}{
		{"two definitions", "define void @f() { ret void }\n", "\n\ndefine void @f() { ret void }\n", CodeMultiple, true, []string{"b.ll:3:", "a.ll:1:", "multiply defined"}},
		{"function and variable", "declare void @f()\ndefine void @g() {\n  call void @f()\n  ret void\n}\n", "@f = global i32 1\n", CodeConflict, false, []string{"b.ll:1:", "a.ll:1:", "function", "variable"}},
		{"spaces", "@v = external addrspace(3) global i32\ndefine ptr addrspace(3) @g() {\n  ret ptr addrspace(3) @v\n}\n", "@v = addrspace(1) global i32 1\n", CodeConflict, false, []string{"b.ll:1:", "a.ll:1:", "address space 1", "in 3"}},
		{"appending elements", "@llvm.used = appending global [1 x ptr] [ptr @x]\n@x = internal global i32 1\n", "@llvm.used = appending addrspace(1) global [1 x ptr] [ptr @y]\n@y = internal global i32 1\n", CodeAppend, true, []string{"b.ll:1:", "a.ll:1:"}},
		{"appending and not", "@a = global [1 x i32] [i32 1]\n", "@a = appending global [1 x i32] [i32 1]\n", CodeAppend, true, []string{"b.ll:1:", "can only link appending global"}},
		{"error flag", flags(`i32 1, !"x", i32 5`), flags(`i32 1, !"x", i32 6`), CodeFlag, true, []string{"linking module flags 'x': IDs have conflicting values", "i32 5", "i32 6"}},
		{"override flags", flags(`i32 4, !"x", i32 5`), flags(`i32 4, !"x", i32 6`), CodeFlag, true, []string{"conflicting override values"}},
		{"behaviours", flags(`i32 1, !"x", i32 5`), flags(`i32 2, !"x", i32 5`), CodeFlag, true, []string{"conflicting behaviors"}},
		{"required", flags(`i32 1, !"x", i32 5`), flags(`i32 3, !"y", !{!"x", i32 6}`), CodeFlag, true, []string{"does not have the required value"}},
		{"comdat size", "$c = comdat samesize\n@c = global i32 1, comdat\n", "$c = comdat samesize\n@c = global i64 1, comdat\n", CodeComdat, true, []string{"SameSize violated!"}},
		{"comdat contents", "$c = comdat exactmatch\n@c = global i32 1, comdat\n", "$c = comdat exactmatch\n@c = global i32 2, comdat\n", CodeComdat, true, []string{"ExactMatch violated!"}},
		{"comdat kinds", "$c = comdat samesize\n@c = global i32 1, comdat\n", "$c = comdat any\n@c = global i32 1, comdat\n", CodeComdat, true, []string{"invalid selection kinds!"}},
		{"pointer sizes", "target datalayout = \"e-p:32:32\"\n", "target datalayout = \"e\"\n", CodeTarget, false, []string{"64 bits", "32"}},
		{"architectures", "target triple = \"nvptx-nvidia-cuda\"\n", "target triple = \"nvptx64-nvidia-cuda\"\n", CodeTarget, false, []string{"nvptx64"}},
		{"S4-04: IR versions", "!nvvmir.version = !{!0}\n!0 = !{i32 1, i32 11}\n", "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n", CodeVersion, false, []string{"incompatible IR detected", "2.0", "1.11"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, _, err := Modules("t", parse(t, "a.ll", c.a), parse(t, "b.ll", c.b))
			if err == nil {
				t.Fatal("it is not refused")
			}
			text := string(diag.Of(err).Append(nil))
			for _, w := range c.want {
				if !strings.Contains(text, w) {
					t.Errorf("%q lacks %q", text, w)
				}
			}
			if list := diag.Of(err); list[0].Code != c.code {
				t.Errorf("code %s, want %s", list[0].Code, c.code)
			}
			if c.llvm {
				if m, _ := llvmLink(t, c.a, c.b); m != nil {
					t.Error("llvm-link takes it")
				}
			}
		})
	}
}

// Warnings come beside a result.
func TestWarnings(t *testing.T) {
	for _, c := range []struct{ name, a, b, want string }{
		{"layout", "target datalayout = \"e-i64:64\"\n", "target datalayout = \"e-i128:128\"\n", "different data layouts"},
		{"triple", "target triple = \"nvptx64-nvidia-cuda\"\n", "target triple = \"nvptx64-nvidia-nvcl\"\n", "different target triples"},
		{"function type", "declare i32 @f(i32)\ndefine i32 @g() {\n  %r = call i32 @f(i32 1)\n  ret i32 %r\n}\n", "define i32 @f(i64 %x) {\n  ret i32 1\n}\n", "calls with the other type are undefined"},
		{"flag", flags(`i32 2, !"x", i32 5`), flags(`i32 2, !"x", i32 6`), "conflicting values"},
		{"size", "@v = global i32 1\n", "@v = external global [8 x i32]\ndefine ptr @f() {\n  ret ptr @v\n}\n", "larger than its definition"},
	} {
		_, notes, err := Modules("t", parse(t, "a.ll", c.a), parse(t, "b.ll", c.b))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		if !strings.Contains(string(notes.Append(nil)), c.want) {
			t.Errorf("%s: the warnings lack %q:\n%s", c.name, c.want, notes.Append(nil))
		}
	}
}
