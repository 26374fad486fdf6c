package driver

import (
	"context"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/testkit"
)

var word = regexp.MustCompile(`[%@!#]?[\w.$-]+`)

// mutate changes a few words or lines of a module into others of the same module.
func mutate(r *rand.Rand, text string) string {
	lines := strings.Split(text, "\n")
	pick := func() int { return r.IntN(len(lines)) }
	for range 1 + r.IntN(3) {
		i := pick()
		switch r.IntN(6) {
		case 0: // a line again
			lines = append(lines[:i], append([]string{lines[pick()]}, lines[i:]...)...)
		case 1: // a line less
			lines = append(lines[:i], lines[i+1:]...)
		case 2: // two lines exchanged
			j := pick()
			lines[i], lines[j] = lines[j], lines[i]
		default: // a word for another one, preferably of its kind
			at := word.FindAllStringIndex(lines[i], -1)
			if len(at) == 0 {
				continue
			}
			k := at[r.IntN(len(at))]
			old := lines[i][k[0]:k[1]]
			for range 20 {
				others := word.FindAllString(lines[pick()], -1)
				if len(others) == 0 {
					continue
				}
				if w := others[r.IntN(len(others))]; w[0] == old[0] || r.IntN(8) == 0 {
					lines[i] = lines[i][:k[0]] + w + lines[i][k[1]:]
					break
				}
			}
		}
	}
	return strings.Join(lines, "\n")
}

// Whatever is done to a module, it compiles or is refused with a message; the
// compiler never fails itself (P-25).
func TestMutations(t *testing.T) {
	rounds := 12
	if testing.Short() {
		rounds = 3
	}
	for _, f := range testkit.Corpus(t, "O0", "raw", "typed") {
		t.Run(f.String(), func(t *testing.T) {
			t.Parallel()
			text := string(f.Read(t))
			for seed := range uint64(rounds) {
				bad := mutate(rand.New(rand.NewPCG(seed, uint64(len(text)))), text)
				for _, level := range []int{0, 3} {
					opt := options(t, "sm_80")
					opt.Level = level
					_, _, err := Compile(context.Background(), opt, Input{Name: "mutated.ll", Data: []byte(bad)})
					for _, d := range diag.Of(err) {
						if d.Code == diag.CodeBug {
							t.Errorf("seed %d, -O%d: %v\n    %s", seed, level, d, d.Hint)
						} else if d.Code == "" {
							t.Errorf("seed %d, -O%d: a message without a code: %v", seed, level, d)
						}
					}
				}
			}
		})
	}
}
