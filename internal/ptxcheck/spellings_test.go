package ptxcheck

import (
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"gonvvm/internal/isa"
	"gonvvm/internal/oracle"
	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/ptxgen"
)

// TestSpellingsAgree takes each mnemonic that differs in one modifier from one that a form has: with a
// modifier less, one more, or another of the same role. The verdict about each is compared with those of two
// versions of ptxas, for a new target that has the form.
func TestSpellingsAgree(t *testing.T) {
	if testing.Short() {
		t.Skip("runs ptxas for every form")
	}
	tools := map[string]target.PTX{"ptxas-12.9": 88, "ptxas-13.5": 93}
	found := 0
	known := readList(t, "testdata/spellings.txt")
	for _, name := range []string{"ptxas-12.9", "ptxas-13.5"} {
		if path := oracle.Find(name); path != "" {
			found++
			compareSpellings(t, path, tools[name], known)
		}
	}
	if found == 0 {
		testkit.PtxasPath(t, "sm_90")
	}
	if found == len(tools) {
		known.unused(t)
	}
}

// spellingsAtOnce is how many lines one run of ptxas gets.
const spellingsAtOnce = 400

func compareSpellings(t *testing.T, path string, version target.PTX, known *exceptions) {
	var (
		wait          sync.WaitGroup
		lock          sync.Mutex
		total, differ int
		running       = make(chan struct{}, 2)
	)
	groups := spellingGroups(version)
	for _, k := range sortedKeys(groups) {
		wrap := func(l []string) string { return sampleModule(k, l) }
		for all := groups[k]; len(all) > 0; {
			lines := all[:min(len(all), spellingsAtOnce)]
			all = all[len(lines):]
			running <- struct{}{}
			wait.Go(func() {
				theirs := assemble(t, path, k.sm.String(), lines, wrap)
				ours := complaints(checkLines(lines, wrap))
				lock.Lock()
				defer lock.Unlock()
				for i, l := range lines {
					total++
					a, b := ours[i], theirs[i]
					mnemonic, _, _ := strings.Cut(strings.TrimSuffix(l, ";"), " ")
					if b != "" && isa.Lax(mnemonic) != "" {
						t.Errorf("%s %s: %s\n\tlax.isa says that ptxas takes it, %s: %s", k.sm, k.v, l, filepath.Base(path), b)
					}
					if (a == "") == (b == "") || known.has(l) {
						continue
					}
					differ++
					if a == "" {
						t.Errorf("%s %s: %s\n\tis clean, %s: %s", k.sm, k.v, l, filepath.Base(path), b)
					} else {
						t.Errorf("%s %s: %s\n\t%s accepts it: %s", k.sm, k.v, l, filepath.Base(path), a)
					}
				}
				<-running
			})
		}
	}
	wait.Wait()
	t.Logf("%s: %d spellings compared, %d differ", filepath.Base(path), total, differ)
}

// spellingGroups are the lines by the target that they are for.
func spellingGroups(version target.PTX) map[snippetKey][]string {
	groups, seen := map[snippetKey][]string{}, map[string]bool{}
	roles := ptxgen.NewRoles()
	for f := isa.Form(1); f < isa.NumForms; f++ {
		root := f.Info().Root()
		if f.Info().Flags&isa.NoGuard != 0 || root == "wgmma" || root == "tcgen05" { // ptxas takes minutes for these
			continue
		}
		op := ptxgen.Variants(f)[0]
		sm, v, ok := ptxgen.Newest(op, version)
		if !ok {
			continue
		}
		k := snippetKey{sm, v, op.Has(isa.CtaGroup2)}
		for _, l := range ptxgen.Spellings(f, roles) {
			if !seen[l] {
				seen[l] = true
				groups[k] = append(groups[k], l)
			}
		}
	}
	return groups
}
