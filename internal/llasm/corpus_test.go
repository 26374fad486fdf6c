package llasm

import (
	"testing"

	"gonvvm/internal/testkit"
)

// Every module of the corpus is read (S4-06…S4-90, P-12: typed and opaque).
func TestCorpusParses(t *testing.T) {
	for _, f := range testkit.Corpus(t) {
		t.Run(f.String(), func(t *testing.T) {
			if _, err := Parse(f.Name, f.Read(t), Options{KeepNames: true}); err != nil {
				t.Fatal(err)
			}
		})
	}
}
