package ptxcheck

import (
	"testing"

	"gonvvm/internal/isa"
	"gonvvm/internal/oracle"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/ptxgen"
)

// below returns targets that just lack something that op needs: its lowest
// architecture with an older PTX version, and an older architecture with a PTX version
// that has everything.
func below(op isa.Opcode) []snippetKey {
	sm, v, ok := ptxgen.Lowest(op)
	if !ok {
		return nil
	}
	lacks := func(sm target.SM, v target.PTX) bool {
		t, err := target.New(sm, v)
		return err == nil && !op.Allowed(&t)
	}
	var out []snippetKey
	for _, p := range target.Versions() {
		// The newest version below, if ptxas assembles for it at all.
		if p < v && lacks(sm, p) {
			k := snippetKey{sm: sm, v: p}
			if len(out) == 1 {
				out[0] = k
			} else {
				out = append(out, k)
			}
		}
	}
	older := target.SM(0)
	for _, a := range ptxgen.Archs() {
		if a >= sm {
			break
		}
		if lacks(a, newestPTX) {
			older = a
		}
	}
	if older != 0 {
		out = append(out, snippetKey{sm: older, v: newestPTX})
	}
	return out
}

// newestPTX is a version that all ptxas that know the older architectures have.
const newestPTX target.PTX = 87

// TestBelowTarget gives each form to targets that lack one of its needs: we refuse it, and so must ptxas, or the row
// requires too much.
func TestBelowTarget(t *testing.T) {
	if testing.Short() {
		t.Skip("runs ptxas for every architecture")
	}
	groups := map[snippetKey][]string{}
	for f := isa.Form(1); f < isa.NumForms; f++ {
		if f.Info().Flags&isa.NoGuard != 0 {
			continue
		}
		for _, op := range ptxgen.Variants(f) {
			text := ptxgen.Snippet(op, false)
			if text == "" {
				continue
			}
			for _, k := range below(op) {
				groups[k] = append(groups[k], text)
			}
		}
	}
	known := readList(t, "testdata/below.txt")
	total, differ := 0, 0
	for _, k := range sortedKeys(groups) {
		path := oracle.PtxasFor(k.sm.String())
		if path == "" {
			testkit.PtxasPath(t, "sm_90")
			continue // no ptxas of today knows it
		}
		lines := groups[k]
		wrap := func(l []string) string { return ptxgen.Wrap(k.sm, k.v, l) }
		theirs := assemble(t, path, k.sm.String(), lines, wrap)
		ours := complaints(checkLines(lines, wrap))
		for i, l := range lines {
			total++
			if ours[i] == "" {
				t.Errorf("%s %s: %s is clean", k.sm, k.v, l)
			}
			if theirs[i] == "" && !known.has(k.sm.String()+" "+k.v.String()+" "+l) {
				differ++
				t.Errorf("%s %s: %s\n\tptxas accepts it: %s", k.sm, k.v, l, ours[i])
			}
		}
	}
	known.unused(t)
	t.Logf("%d snippets, %d differ", total, differ)
}
