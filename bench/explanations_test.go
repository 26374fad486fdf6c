package main

import (
	"reflect"
	"testing"
)

// The committed explanations can be read; a kernel that is within the bound again is stale, one that was not measured
// proves nothing.
func TestExplanations(t *testing.T) {
	if _, err := parseExplanations(explanationText); err != nil {
		t.Error(err)
	}
	x, err := parseExplanations("# why\nm a: fences\nm b: loops\nn a: tables\n")
	if err != nil {
		t.Fatal(err)
	}
	if why := x.of("m.raw", "a", true); why != "fences" {
		t.Errorf("m a: %q", why)
	}
	if why := x.of("m.raw", "b", false); why != "loops" {
		t.Errorf("m b: %q", why)
	}
	if why := x.of("other.raw", "a", true); why != "" {
		t.Errorf("other a: %q", why)
	}
	if got := x.stale(); !reflect.DeepEqual(got, []string{"m b"}) {
		t.Errorf("stale: %q", got)
	}
	for _, bad := range []string{"m a fences", "m: fences", "m a:", "m a: x\nm a: y"} {
		if _, err := parseExplanations(bad); err == nil {
			t.Errorf("%q is accepted", bad)
		}
	}
}
