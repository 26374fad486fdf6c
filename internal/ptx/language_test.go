package ptx

import (
	"strings"
	"testing"
)

// TestLanguage: the source languages of functions are read, printed by name, and need PTX 9.3.
func TestLanguage(t *testing.T) {
	const src = ".version 9.3\n.target sm_90\n.address_size 64\n.visible .entry k()\n.language \"PTX\", \"Cuda C++\", 0x7, 2\n{\n\tret;\n}\n"
	m, err := Parse("t.ptx", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	text := string(Append(nil, m))
	if want := ".language \"ptx\", \"cuda c++\", \"tile ir\", 2\n"; !strings.Contains(text, want) {
		t.Errorf("no %q in\n%s", want, text)
	}
	roundTrip(t, "t.ptx", []byte(text))
	if v := MinVersion(m); v != 93 {
		t.Errorf("needs PTX %s", v)
	}
	for bad, want := range map[string]string{`"basic"`: "is not a known language", "11": "number out of range", `"ptx",`: "expected"} {
		_, err := Parse("t.ptx", []byte(strings.Replace(src, `"PTX", "Cuda C++", 0x7, 2`, bad, 1)))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf(".language %s: %v, want %q", bad, err, want)
		}
	}
}
