package difftest

import (
	"os"
	"path/filepath"
	"testing"

	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/irgen"
)

// variants compares with llc where it is installed, else our levels with each other.
func variants(t *testing.T, llvm bool) []Variant {
	t.Helper()
	if llvm {
		testkit.Oracle(t, "llc-22")
	}
	vs, err := Variants("sm_80", 0, llvm)
	if err != nil {
		t.Fatal(err)
	}
	return vs
}

// testdata holds reduced programs on which compilations once differed.
func regressions(t *testing.T, vs []Variant) {
	files, err := filepath.Glob("testdata/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no programs")
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if what := Check(vs, string(text)); what != "" {
			t.Errorf("%s: %s", f, what)
		}
	}
}

func random(t *testing.T, vs []Variant, n int) {
	for seed := range uint64(n) {
		opt := irgen.Options{Seed: seed, Statements: 40}
		if what := Check(vs, irgen.Generate(opt)); what != "" {
			t.Errorf("seed %d: %s (go run ./internal/testkit/difffuzz reduces it)", seed, what)
		}
	}
}

func TestRegressions(t *testing.T)       { regressions(t, variants(t, false)) }
func TestRegressionsAsLLVM(t *testing.T) { regressions(t, variants(t, true)) }
func TestRandom(t *testing.T)            { random(t, variants(t, false), 80) }
func TestRandomAsLLVM(t *testing.T)      { random(t, variants(t, true), 150) }

// The same seed gives the same program, and leaving a statement out gives another
// valid one.
func TestGenerator(t *testing.T) {
	vs := variants(t, false)
	for seed := range uint64(10) {
		opt := irgen.Options{Seed: seed, Statements: 30}
		if first := irgen.Generate(opt); first != irgen.Generate(opt) {
			t.Fatalf("seed %d gives two programs", seed)
		}
		opt.Skip = map[int]bool{3: true, 7: true, 12: true, 13: true}
		if what := Check(vs, irgen.Generate(opt)); what != "" {
			t.Errorf("seed %d with statements left out: %s", seed, what)
		}
	}
}
