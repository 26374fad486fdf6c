package bitcode

import (
	"bytes"
	"regexp"
	"sort"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
)

// sameModule checks that bitcode reads as the module of its text, which an oracle made.
func sameModule(t *testing.T, bc, text []byte) {
	t.Helper()
	for _, keep := range []bool{true, false} {
		m, err := Read("<stdin>", bc, Options{KeepNames: keep})
		if err != nil {
			t.Fatalf("%s", diag.Of(err).Append(nil))
		}
		want, err := llasm.Parse("<stdin>", text, llasm.Options{KeepNames: keep})
		if err != nil {
			t.Fatal(err)
		}
		if d := testkit.Diff(normal(ir.Append(nil, want)), normal(ir.Append(nil, m))); d != "" {
			t.Fatalf("the bitcode is another module than its text (names %v): %s", keep, d)
		}
	}
}

var typeLines = regexp.MustCompile(`(?m)(^%.* = type .*\n)+|(^\$.* = comdat .*\n\n?)+`)

// normal sorts the definitions of types and comdats: LLVM orders them by name or by
// their first use in the text, and otherwise in bitcode.
func normal(text []byte) []byte {
	return typeLines.ReplaceAllFunc(text, func(b []byte) []byte {
		lines := strings.SplitAfter(string(b), "\n")
		sort.Strings(lines)
		return []byte(strings.Join(lines, ""))
	})
}

// assemble and disassemble run LLVM's tools of a series.
func assemble(t testing.TB, series string, text []byte) []byte {
	t.Helper()
	bc, err := testkit.RunTool(t, "llvm-as-"+series, text, "-o", "-", "-")
	if err != nil {
		t.Fatal(err)
	}
	return bc
}

func disassemble(t testing.TB, series string, bc []byte) []byte {
	t.Helper()
	text, err := testkit.RunTool(t, "llvm-dis-"+series, bc, "-o", "-", "-")
	if err != nil {
		t.Fatal(err)
	}
	return bytes.ReplaceAll(text, []byte("; ModuleID = '-'"), []byte("; ModuleID = '<stdin>'"))
}

// Bitcode of LLVM 22 is the module that its text is (§7.2).
func TestCorpus22(t *testing.T) {
	for _, f := range testkit.Corpus(t) {
		if f.Variant == "typed" {
			continue
		}
		t.Run(f.String(), func(t *testing.T) {
			bc := assemble(t, "22", f.Read(t))
			sameModule(t, bc, disassemble(t, "22", bc))
		})
	}
}

// Bitcode of LLVM 14 with typed pointers is the module that its text is (§7.2, P-12).
func TestCorpus14(t *testing.T) {
	for _, f := range testkit.Corpus(t, "typed") {
		t.Run(f.String(), func(t *testing.T) {
			bc := assemble(t, "14", f.Read(t))
			sameModule(t, bc, disassemble(t, "14", bc))
		})
	}
}
