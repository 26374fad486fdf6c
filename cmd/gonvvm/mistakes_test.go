package main

import (
	"os"
	"strings"
	"testing"

	"gonvvm/internal/testkit"
)

// gonvvm's messages for common mistakes: each has a place, the line with a caret at the wrong word, the expected text,
// and a way out if there is one (P-01, P-08, P-28). The output on success is not shown, only that there was one.
func TestMistakes(t *testing.T) { saysOf(t, "mistakes") }

// Well-formed LLVM IR for other machines is refused with a reason and a way out, or compiled, with a warning where
// something is left out (X-05, X-33, X-43, S4-56, S4-67).
func TestForeign(t *testing.T) { saysOf(t, "foreign") }

// Messages of the command line name the wrong word, the nearest known one, and the next step; diagnostics have colors, or are JSON.
func TestTerminalMessages(t *testing.T) { saysOf(t, "terminal") }

// saysOf compares gonvvm's messages for the inputs of a file of testdata with the golden file beside it.
func saysOf(t *testing.T, name string) {
	text, err := os.ReadFile("testdata/" + name + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	var got []byte
	for i, part := range strings.Split("\n"+string(text), "\n-- ") {
		if i == 0 {
			continue // the introduction of the file
		}
		head, src, _ := strings.Cut(part, "\n")
		_, args, ok := strings.Cut(head, ": ")
		if !ok {
			t.Fatalf("bad section %q", head)
		}
		if src != "" {
			src += "\n"
		}
		code, out, errs := gonvvm(src, strings.Fields(args)...)
		if code != exitOK && out != "" {
			t.Errorf("%s: output beside the error", head)
		}
		got = append(got, "-- "+head+"\n"+errs...)
		switch {
		case code == exitInput:
		case code == exitOK:
			got = append(got, "(accepted)\n"...)
		case code == exitUsage:
			got = append(got, "(usage)\n"...)
		default:
			t.Errorf("%s: exit %d", head, code)
		}
		got = append(got, '\n')
	}
	testkit.Golden(t, "testdata/"+name+".out", got)
}
