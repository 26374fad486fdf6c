package difftest

import (
	"strings"
	"testing"

	"gonvvm/internal/testkit/irgen"
)

func passCheck(t *testing.T) *PassCheck {
	t.Helper()
	c, err := NewPassCheck("sm_80")
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// Each pass alone leaves the meaning of a program as it is, with and without the
// passes that make it find work. (go run ./tools/difffuzz -passes all tries more.)
func TestPassesAlone(t *testing.T) {
	c := passCheck(t)
	lists, err := c.Alone()
	if err != nil || len(lists) < 80 {
		t.Fatalf("%d lists, error %v", len(lists), err)
	}
	for seed := range uint64(4) {
		opt := irgen.Options{Seed: 100 + seed, Statements: 30}
		if what := c.Check(irgen.Generate(opt), lists); what != "" {
			t.Errorf("seed %d: %s (go run ./tools/difffuzz -passes all reduces it)", opt.Seed, what)
		}
	}
}

// Passes in an order that no level runs keep the meaning as well.
func TestRandomPassLists(t *testing.T) {
	c := passCheck(t)
	for seed := range uint64(3) {
		if what := c.Check(irgen.Generate(irgen.Options{Seed: 200 + seed, Statements: 30}), c.Random(20, seed)); what != "" {
			t.Errorf("seed %d: %s", 200+seed, what)
		}
	}
}

// Passes by name are the only ones compared, and a name that is none is an error. Every pass
// is drawn for each program.
func TestPassLists(t *testing.T) {
	c := passCheck(t)
	lists, err := c.Alone("licm", "early-cse")
	if err != nil || len(lists) != 5 || lists[1].Name != "early-cse alone" || lists[4].Name != "licm prepared" {
		t.Errorf("%v, error %v", lists, err)
	}
	for _, name := range []string{"no-such-pass", "nvptx-lower-args"} { // nvptx-lower-args has no choice: it always runs
		if _, err := c.Alone(name); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: error %v", name, err)
		}
	}
	seen := map[string]bool{}
	for _, l := range c.Each(1) {
		seen[l.Passes[0]] = true
	}
	if len(seen) != len(c.optional) || len(c.Some(5, 1)) != 6 {
		t.Errorf("%d of %d passes", len(seen), len(c.optional))
	}
}
