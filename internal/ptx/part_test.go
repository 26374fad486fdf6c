package ptx

import (
	"os"
	"testing"

	"gonvvm/internal/testkit"
)

// TestVideoAssembles gives the parts of registers as they are printed to ptxas.
func TestVideoAssembles(t *testing.T) {
	src, err := os.ReadFile("testdata/roundtrip/video.ptx")
	if err != nil {
		t.Fatal(err)
	}
	m, err := Parse("video.ptx", src)
	if err != nil {
		t.Fatal(err)
	}
	if a := testkit.Ptxas(t, Append(nil, m), "sm_100a"); a.Err != "" {
		t.Error(a.Err)
	}
	if list := CheckNeeds(m, "video.ptx", src); len(list) > 0 {
		t.Error(list)
	}
}

// TestParts reads every choice of bytes and halves and prints it again.
func TestParts(t *testing.T) {
	for _, s := range []string{"b0", "b7", "b10", "b310", "b3210", "b7654", "b0000", "h0", "h3", "h32", "h00"} {
		p := parsePart([]byte(s))
		if got := string(p.Append(nil)); got != "."+s {
			t.Errorf("%s is printed %s", s, got)
		}
		units, size := p.Choice()
		if units != len(s)-1 || size != map[byte]int{'b': 1, 'h': 2}[s[0]] {
			t.Errorf("%s: %d units of %d bytes", s, units, size)
		}
		for i := range units {
			if got := p.Unit(i); got != int(s[len(s)-1-i]-'0') {
				t.Errorf("%s: unit %d is %d", s, i, got)
			}
		}
		if _, ok := p.Element(); ok {
			t.Errorf("%s is no element", s)
		}
	}
	for i, s := range []string{"x", "y", "z", "w", "r", "g", "b", "a"} {
		p := parsePart([]byte(s))
		if e, ok := p.Element(); !ok || e != i%4 || string(p.Append(nil)) != "."+s {
			t.Errorf("%s: element %d, %s", s, e, p.Append(nil))
		}
	}
	for _, s := range []string{"", "b8", "h4", "h012", "b01234", "c0", "q", "bx", "h"} {
		if p := parsePart([]byte(s)); p != 0 {
			t.Errorf("%s is read as %s", s, p.Append(nil))
		}
	}
}
