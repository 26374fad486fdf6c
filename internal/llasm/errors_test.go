package llasm

import (
	"os"
	"strings"
	"testing"

	"gonvvm/diag"
	"gonvvm/internal/testkit"
)

// The example of every code gives that code.
func TestExamples(t *testing.T) {
	n := 0
	diag.Codes(func(i *diag.Info) bool {
		if i.Code[0] != 'L' {
			return true
		}
		n++
		var list diag.List
		_, err := Parse("example.ll", []byte(i.Example), Options{Warn: list.Add})
		list = append(list, diag.Of(err)...)
		if len(list) != 1 || list[0].Code != i.Code {
			t.Errorf("the example of %s gives: %v", i.Code, list)
		}
		return true
	})
	if n < 15 {
		t.Errorf("only %d codes", n)
	}
}

// Messages have the exact position and name the expected and the found text. The inputs are in testdata/errors.txt, the
// messages in errors.out.
func TestErrors(t *testing.T) {
	text, err := os.ReadFile("testdata/errors.txt")
	if err != nil {
		t.Fatal(err)
	}
	var out []byte
	for i, part := range strings.Split(string(text), "-- ") {
		if i == 0 {
			continue // the introduction of the file
		}
		name, src, ok := strings.Cut(part, " --\n")
		if !ok {
			t.Fatalf("bad section %q", part)
		}
		src = strings.TrimSuffix(src, "\n")
		out = append(out, "-- "+name+" --\n"...)
		m, err := Parse("in.ll", []byte(src), Options{})
		if err == nil {
			t.Errorf("%s: no error", name)
			continue
		}
		if m != nil {
			t.Errorf("%s: a module beside the error", name)
		}
		if acceptsOneByOne([]byte(src)) {
			t.Errorf("%s: no error when the bodies are read one by one", name)
		}
		out = diag.Of(err).Append(out)
		out = append(out, '\n')
	}
	testkit.Golden(t, "testdata/errors.out", out)
}

// acceptsOneByOne reports whether a text can be read with one body in memory at a time.
func acceptsOneByOne(src []byte) bool {
	l, err := Open("in.ll", src, Options{KeepNames: true})
	if err != nil {
		return false
	}
	for i := range l.Module.Syms {
		if err := l.Materialize(uint32(i)); err != nil {
			return false
		}
		l.Drop(l.Module.Syms[i].Fn)
	}
	return true
}

// Every beginning of a file is read or refused, never a panic.
func TestTruncated(t *testing.T) {
	for _, name := range []string{"testdata/all.ll", "testdata/typed.ll", "testdata/old.ll", "testdata/debug.ll", "testdata/debug_old.ll"} {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < len(src); n += 1 + len(src)/1500 {
			Parse("cut.ll", src[:n], Options{KeepNames: n%2 == 0, KeepPos: true})
			acceptsOneByOne(src[:n])
		}
	}
}
