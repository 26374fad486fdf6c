package ptxcheck

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
)

// texts are whole modules about characters, names, numbers, constant expressions, the order of directives and versions before 3.2, with
// the verdict of ptxas 12.9: "+" if it accepts one, "-" if not.
func texts(t *testing.T) (list []string, accepted []bool) {
	t.Helper()
	data, err := os.ReadFile("testdata/texts.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		verdict, quoted, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		text, err := strconv.Unquote(quoted)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		list, accepted = append(list, text), append(accepted, verdict == "+")
	}
	return list, accepted
}

func TestTexts(t *testing.T) {
	list, accepted := texts(t)
	for i, text := range list {
		var first *diag.Diagnostic
		for _, d := range CheckText(&Options{File: "t.ptx", Src: []byte(text)}) {
			if d.Severity == diag.Error {
				first = d
				break
			}
		}
		if accepted[i] != (first == nil) {
			t.Errorf("%q: ptxas accepts it: %t; found %v", text, accepted[i], first)
		}
	}
}

func TestTextsAgree(t *testing.T) {
	path := testkit.PtxasPath(t, "sm_50") // one that knows all of the architectures
	list, accepted := texts(t)
	for i, text := range list {
		arch := "sm_50"
		if strings.Contains(text, "_80") {
			arch = "sm_80"
		}
		r, err := oracle.Assemble(path, []byte(text), arch)
		if ok := err == nil && r.Err == ""; ok != accepted[i] {
			t.Errorf("%q: ptxas accepts it: %t", text, ok)
		}
	}
}
