package llasm

import (
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/testkit"
)

// Every module of the corpus is read (S4-06…S4-90, P-12: typed and opaque).
func TestCorpusParses(t *testing.T) {
	for _, f := range testkit.Corpus(t) {
		t.Run(f.String(), func(t *testing.T) {
			if _, err := Parse(f.Name, f.Read(t), Options{KeepNames: true}); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// A module that was read prints to text that reads back as the same text.
func TestCorpusRoundTrip(t *testing.T) {
	for _, f := range testkit.Corpus(t) {
		t.Run(f.String(), func(t *testing.T) { roundTrip(t, f.Name, f.Read(t)) })
	}
}

// roundTrip reads and prints src twice, with and without names, and returns the text with names.
func roundTrip(t *testing.T, name string, src []byte) []byte {
	t.Helper()
	var named []byte
	for _, keep := range []bool{false, true} {
		m, err := Parse(name, src, Options{KeepNames: keep})
		if err != nil {
			t.Fatal(err)
		}
		one := ir.Append(nil, m)
		m, err = Parse(name, one, Options{KeepNames: keep})
		if err != nil {
			t.Fatalf("what was printed does not read: %v\n%s", err, diagText(err))
		}
		two := ir.Append(nil, m)
		if d := testkit.Diff(one, two); d != "" {
			t.Fatalf("printing what was printed gives another text (names %v): %s", keep, d)
		}
		named = one
	}
	return named
}

func diagText(err error) string { return string(diag.Of(err).Append(nil)) }

// LLVM reads the printed text, and both texts are the same module to it.
func TestCorpusAgainstLLVM(t *testing.T) {
	for _, f := range testkit.Corpus(t) {
		t.Run(f.String(), func(t *testing.T) {
			passes := "-passes=verify"
			if f.Variant == "typed" {
				passes = "-passes=instsimplify,verify" // takes out bitcasts that change nothing, as the reader does
			}
			againstLLVM(t, f.Read(t), passes)
		})
	}
}

// againstLLVM checks that src and its printed form are the same to LLVM.
func againstLLVM(t *testing.T, src []byte, passes string) {
	t.Helper()
	m, err := Parse("<stdin>", src, Options{KeepNames: true, NoUpgrade: true}) // LLVM upgrades both texts
	if err != nil {
		t.Fatal(err)
	}
	ours := ir.Append(nil, m)
	want, err := testkit.RunOpt(t, src, passes)
	if err != nil {
		t.Skip(err) // a dialect that LLVM 22 does not read
	}
	got, err := testkit.RunOpt(t, ours, passes)
	if err != nil {
		t.Fatalf("LLVM refuses what was printed: %v", err)
	}
	if d := testkit.Diff(want, got); d != "" {
		t.Errorf("LLVM reads another module: %s", d)
	}
}
