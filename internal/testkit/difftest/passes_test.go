package difftest

import (
	"strings"
	"testing"

	"gonvvm/internal/testkit/irgen"
)

// Each pass alone leaves the meaning of a program as it is, with and without the
// passes that make it find work. (go run ./internal/testkit/difffuzz -passes all tries more.)
func TestPassesAlone(t *testing.T) {
	vs, err := PassVariants("sm_80")
	if err != nil {
		t.Fatal(err)
	}
	if len(vs) < 50 {
		t.Fatalf("%d variants", len(vs))
	}
	for seed := range uint64(4) {
		opt := irgen.Options{Seed: 100 + seed, Statements: 30}
		if what := Check(vs, irgen.Generate(opt)); what != "" {
			t.Errorf("seed %d: %s (go run ./internal/testkit/difffuzz -passes all reduces it)", opt.Seed, what)
		}
	}
}

// Passes in an order that no level runs keep the meaning as well. The lists are the
// same every time.
func TestRandomPassLists(t *testing.T) {
	vs, err := RandomPassVariants("sm_80", 20, 1)
	if err != nil || len(vs) != 21 {
		t.Fatalf("%d variants, error %v", len(vs), err)
	}
	for seed := range uint64(3) {
		if what := Check(vs, irgen.Generate(irgen.Options{Seed: 200 + seed, Statements: 30})); what != "" {
			t.Errorf("seed %d: %s", 200+seed, what)
		}
	}
}

// A pass by name is the only one compared, and a name that is none is an error.
func TestPassVariantsByName(t *testing.T) {
	vs, err := PassVariants("sm_80", "licm", "cse")
	if err != nil || len(vs) != 5 || vs[1].Name != "cse alone" || vs[4].Name != "licm prepared" {
		t.Errorf("%d variants, error %v", len(vs), err)
	}
	for _, name := range []string{"no-such-pass", "lower-args"} { // lower-args has no choice: it always runs
		if _, err := PassVariants("sm_80", name); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: error %v", name, err)
		}
	}
}
