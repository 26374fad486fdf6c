// Package langtest holds the tests that the documents of all languages of package lang share.
package langtest

import (
	"io/fs"
	"math/rand"
	"os"
	"path/filepath"
	"testing"

	"gonvvm/internal/lang"
)

// Open makes a document of a text.
type Open func(name string, text []byte) lang.Document

// Corpus calls f with the files below roots whose names end in ext, at least 300; short tests take each tenth.
func Corpus(t *testing.T, ext string, roots []string, f func(name string, text []byte)) {
	t.Helper()
	n := 0
	for _, root := range roots {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(path) != ext {
				return err
			}
			if n++; testing.Short() && n%10 != 0 {
				return nil
			}
			text, err := os.ReadFile(path)
			if err == nil {
				f(path, text)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if n < 300 {
		t.Fatalf("only %d files", n)
	}
}

// Complete types lines before byte at of a text, with indent after each. Each of cases is the beginning of a line, a completion that is
// offered after it, and one that is not.
func Complete(t *testing.T, open Open, name, text string, at int, indent string, cases [][3]string) {
	t.Helper()
	for _, x := range cases {
		typed, want, not := x[0], x[1], x[2]
		f := open(name, []byte(text[:at]+typed+"\n"+indent+text[at:]))
		has := map[string]bool{}
		for _, c := range f.Complete(at + len(typed)) {
			has[c.Label] = true
		}
		if !has[want] || has[not] {
			t.Errorf("%q: %s %v, %s %v; %d in all", typed, want, has[want], not, has[not], len(has))
		}
	}
}

// Torn cuts a part out of a text several times, and asks about the rest: no text makes a document fail.
func Torn(rng *rand.Rand, open Open, name string, text []byte, times int) {
	for range times {
		a, b := rng.Intn(len(text)+1), rng.Intn(len(text)+1)
		torn := append(append([]byte{}, text[:a]...), text[b:]...)
		f := open(name, torn)
		f.Tokens()
		f.Symbols()
		at := rng.Intn(len(torn) + 1)
		f.Hover(at)
		f.Complete(at)
	}
}
