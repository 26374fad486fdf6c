package ptx

import (
	"slices"
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

// TestFormsCover: the snippets use every value of every modifier that some spelling has.
func TestFormsCover(t *testing.T) {
	values, snippets := 0, 0
	for f := isa.Form(1); f < isa.NumForms; f++ {
		list := ptxgen.Variants(f)
		snippets += len(list)
		slots := f.Info().Slots()
		for i := range slots {
			s := &slots[i]
			for v := range len(s.Values()) + int(s.Optional) {
				mask := isa.Opcode(1<<s.Width-1) << s.Shift
				if s.Width == 0 {
					continue
				}
				values++
				if !slices.ContainsFunc(list, func(op isa.Opcode) bool { return op&mask == isa.Opcode(v)<<s.Shift }) {
					t.Errorf("%s: no snippet has value %d of slot %d", isa.Opcode(f), v, i)
				}
			}
		}
	}
	t.Logf("%d values of modifiers in %d snippets", values, snippets)
}
