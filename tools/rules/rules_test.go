package main

import (
	"slices"
	"testing"
)

// TestRules holds the citations of the repository to the requirements, and the requirements to the tests.
func TestRules(t *testing.T) {
	b, err := read("../..")
	if err != nil {
		t.Fatal(err)
	}
	if len(b.rules) < 400 {
		t.Errorf("only %d rules were read", len(b.rules))
	}
	except, err := exceptions(unnamed)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range b.problems(except) {
		t.Error(p)
	}
}

func TestCited(t *testing.T) {
	for text, want := range map[string][]string{
		"S1-09":                  {"S1-09"},
		"see S4-135, X-01.":      {"S4-135", "X-01"},
		"S3-34..37":              {"S3-34", "S3-35", "S3-36", "S3-37"},
		"S2-28..S2-30 and P-07":  {"S2-28", "S2-29", "S2-30", "P-07"},
		"S4-53/73":               {"S4-53", "S4-73"},
		"nvptx64-nvidia, AS1-02": nil,
		"S5-01 s1-01 S1-1":       nil,
	} {
		if got := cited(text); !slices.Equal(got, want) {
			t.Errorf("%q cites %v, not %v", text, got, want)
		}
	}
}
