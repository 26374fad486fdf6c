package bitcode

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
)

// parseText reads a module with the names of its values, as it is written.
func parseText(t testing.TB, src []byte) *ir.Module {
	t.Helper()
	m, err := llasm.Parse("<stdin>", src, llasm.Options{KeepNames: true})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func mustAppend(t testing.TB, m *ir.Module, d Dialect) []byte {
	t.Helper()
	bc, err := Append(nil, m, WriteOptions{Dialect: d})
	if err != nil {
		t.Fatalf("%s", diag.Of(err).Append(nil))
	}
	return bc
}

// assembled returns LLVM 22's text of the bitcode that it makes of text.
func assembled(t *testing.T, text []byte) []byte {
	t.Helper()
	bc, err := testkit.RunTool(t, "llvm-as-22", text, "-disable-verify", "-o", "-")
	if err != nil && strings.Contains(err.Error(), "constexprs are no longer supported") {
		t.Skip("the text has constant expressions that LLVM 22 reads in bitcode only")
	}
	if err != nil {
		t.Fatalf("LLVM refuses what was printed: %v", err)
	}
	return disassembled(t, "llvm-dis-22", bc)
}

func disassembled(t *testing.T, tool string, bc []byte) []byte {
	t.Helper()
	text, err := testkit.RunTool(t, tool, bc, "-o", "-")
	if err != nil {
		t.Fatalf("%s refuses the bitcode: %v", tool, err)
	}
	return text
}

// Summaries, which readers of text drop on purpose.
var dropped = regexp.MustCompile(`(?m)^\^[0-9]+ = .*$`)

// againstLLVM checks that the bitcode of a module means the same to LLVM 22 as its text: both our printed text and,
// unless it is of an older LLVM, the source.
func againstLLVM(t *testing.T, src []byte, old bool) {
	t.Helper()
	m := parseText(t, src)
	before := ir.Append(nil, m)
	bc := mustAppend(t, m, Modern)
	if again := mustAppend(t, m, Modern); string(again) != string(bc) {
		t.Error("writing twice gives different bytes")
	}
	if string(ir.Append(nil, m)) != string(before) {
		t.Error("writing changed the module")
	}
	if _, err := testkit.RunOpt(t, bc, "-passes=verify"); err != nil && !old {
		t.Errorf("LLVM's verifier refuses it: %v", err)
	}
	got := disassembled(t, "llvm-dis-22", bc)
	if d := testkit.Diff(assembled(t, before), got); d != "" {
		t.Errorf("LLVM reads another module than from the printed text: %s", d)
	}
	if m.TypedPointers || old {
		return
	}
	src = dropped.ReplaceAll(src, nil)
	if d := testkit.Diff(assembled(t, src), got); d != "" {
		t.Errorf("LLVM reads another module than from the source: %s", d)
	}
}

// Every module of the corpus is the same to LLVM in bitcode as in text (requirements
// 7.2, S1-74).
func TestCorpusAgainstLLVM(t *testing.T) {
	for _, f := range testkit.Corpus(t) {
		t.Run(f.String(), func(t *testing.T) { againstLLVM(t, f.Read(t), false) })
	}
}

// oldSources are modules that LLVM 22 does not read as text, or does not verify.
var oldSources = map[string]bool{"old.ll": true, "upgrade.ll": true, "debug_old.ll": true}

// So are the modules that together have every construct of the text.
func TestConstructsAgainstLLVM(t *testing.T) {
	ownModules(t, func(t *testing.T, name string, src []byte) { againstLLVM(t, src, oldSources[name]) })
}

// LLVM 14, which has typed pointers, reads the LLVM 7 dialect of every module of the
// corpus, and its verifier accepts it (S1-74, S1-76, P-12).
func TestCorpusLLVM7(t *testing.T) {
	for _, f := range testkit.Corpus(t) {
		t.Run(f.String(), func(t *testing.T) {
			m := parseText(t, f.Read(t))
			bc := mustAppend(t, m, LLVM7)
			disassembled(t, "llvm-dis-14", bc)
		})
	}
}

// A module with constructs that LLVM 7 lacks is written in its terms: LLVM 14 and libNVVM accept it, and LLVM 14 prints
// the text in testdata.
func TestLLVM7(t *testing.T) {
	src, err := os.ReadFile("testdata/llvm7.ll")
	if err != nil {
		t.Fatal(err)
	}
	bc := mustAppend(t, parseText(t, src), LLVM7)
	t.Run("LLVM", func(t *testing.T) {
		testkit.Golden(t, "testdata/llvm7.out", disassembled(t, "llvm-dis-14", bc))
	})
	t.Run("NVVM", func(t *testing.T) {
		if _, err := testkit.RunNVVM(t, bc, "-arch=compute_80"); err != nil {
			t.Error(err)
		}
	})
}
