package isel

import "testing"

// Every name survives mangling, and its mangled form can be spelt in PTX (P-08).
func TestMangle(t *testing.T) {
	for _, s := range []string{"a.b", "a$b", "", "_$m", "caf\u00e9::f<int>", "1x", ".", "a.b$2e", "\x00\xff"} {
		m := MangleName(s)
		if !validName(m) {
			t.Errorf("%q becomes %q, which PTX cannot spell", s, m)
		}
		if back, ok := UnmangleName(m); !ok || back != s {
			t.Errorf("%q becomes %q and then %q", s, m, back)
		}
	}
	for _, s := range []string{"f", "_$", "_$m$", "_$m$2", "_$m$zz"} {
		if back, ok := UnmangleName(s); ok {
			t.Errorf("%q, which is not mangled, becomes %q", s, back)
		}
	}
	seen := map[string]string{}
	for _, s := range []string{"a.b", "a_b", "a$2eb", "a$b", "a..b"} {
		m := MangleName(s)
		if other, ok := seen[m]; ok {
			t.Errorf("%q and %q both become %q", s, other, m)
		}
		seen[m] = s
	}
}
