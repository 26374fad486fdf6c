package main

import (
	"strings"
	"testing"
)

// TestCeilings holds the form of the code to ceilings.txt.
func TestCeilings(t *testing.T) {
	r, err := measure("../..")
	if err != nil {
		t.Fatal(err)
	}
	ceilings, err := parseCeilings(ceilingsText)
	if err != nil {
		t.Fatal(err)
	}
	_, above := lower(ceilings, r.numbers())
	for _, a := range above {
		t.Errorf("%s (go run ./tools/shape -list METRIC lists them)", a)
	}
}

// TestLower lowers ceilings and never raises them.
func TestLower(t *testing.T) {
	low, above := lower(map[string]int{"a": 5, "b": 5, "gone": 1}, map[string]int{"a": 3, "b": 7, "c": 1})
	if low["a"] != 3 || low["b"] != 5 || low["c"] != 1 || len(low) != 3 || len(above) != 2 {
		t.Errorf("%v, %v", low, above)
	}
	back, err := parseCeilings(formatCeilings(low))
	if err != nil || back["b"] != 5 || len(back) != 3 {
		t.Errorf("%v, %v", back, err)
	}
}

// TestRiddles finds the patterns in sentences that have them, and none in others.
func TestRiddles(t *testing.T) {
	for text, want := range map[string]string{
		"a register is no array":        "is no X",
		"Nobody reads it":               "nobody",
		"it stands in front of the use": "in front of",
		"the phi behind the loop":       "behind",
		"what is stored":                "what clauses",
		"a register is not an array":    "",
		"the value after the loop":      "",
	} {
		r := &report{found: map[string][]string{}}
		r.riddle("comments", text, func(int) string { return "" })
		got := strings.Join(sortedKeys(r.found), " ")
		if want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%q: found %q, wanted %q", text, got, want)
		}
	}
}
