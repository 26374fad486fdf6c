package llasm

import (
	"math/rand"
	"os"
	"path/filepath"
	"testing"
)

// TestTokens splits files, whole and torn: tokens are in order, and between them are only blanks.
func TestTokens(t *testing.T) {
	files, _ := filepath.Glob("../../testdata/kernels/*.ll")
	if len(files) < 50 {
		t.Fatal("few files")
	}
	rng := rand.New(rand.NewSource(1))
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for i := range 3 {
			src := string(text)
			if i > 0 {
				src = src[rng.Intn(len(src)):]
				src = src[:rng.Intn(len(src)+1)]
			}
			at := 0
			for _, k := range Tokens(src) {
				if int(k.Start) < at || k.End <= k.Start || int(k.End) > len(src) {
					t.Fatalf("%s: token %v after %d", file, k, at)
				}
				for _, c := range []byte(src[at:k.Start]) {
					if class[c]&cSpace == 0 {
						t.Fatalf("%s: %q is left out", file, src[at:k.Start])
					}
				}
				at = int(k.End)
			}
		}
	}
}
