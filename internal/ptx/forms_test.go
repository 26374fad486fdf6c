package ptx

import (
	"testing"

	"gonvvm/internal/isa"
	"gonvvm/internal/testkit/ptxgen"
)

// TestFormsParse prints every modifier of every form, parses it, and gets the
// same instruction and text again.
func TestFormsParse(t *testing.T) {
	for f := isa.Form(1); f < isa.NumForms; f++ {
		if f.Info().Flags&isa.NoGuard != 0 {
			continue
		}
		for _, op := range ptxgen.Variants(f) {
			sm, v, ok := ptxgen.Lowest(op)
			if !ok {
				t.Errorf("%s: no architecture has what it needs: %v", op, op.Needs(nil))
				continue
			}
			text := ptxgen.Snippet(op, false)
			if text == "" {
				continue
			}
			m, err := Parse("snippet", []byte(ptxgen.Wrap(sm, v, []string{text})))
			if err != nil {
				t.Errorf("%s: %v", text, err)
				continue
			}
			found := false
			for _, in := range m.Funcs[1].Insts {
				// Two forms may share a spelling; then the operands fit both.
				found = found || in.Op == op || in.Op.String() == op.String()
			}
			if !found {
				t.Errorf("%s is read as something else", text)
			}
			if l := CheckNeeds(m, "snippet", nil); len(l) != 0 {
				t.Errorf("%s: %v", text, l)
			}
			if got := MinVersion(m); got > v {
				t.Errorf("%s: MinVersion %s, want at most %s", text, got, v)
			}
			roundTrip(t, "snippet", []byte(ptxgen.Wrap(sm, v, []string{text})))
		}
	}
}
