package ptxcheck

import (
	"regexp"
	"strings"
	"testing"

	"gonvvm/internal/isa"
	"gonvvm/internal/testkit"
	"gonvvm/internal/testkit/ptxgen"
)

// TestAddressesAgree replaces each address of each modifier of each form by registers of all sizes, by
// variables of all state spaces and by a number, and compares the verdict with ptxas's.
func TestAddressesAgree(t *testing.T) {
	if testing.Short() {
		t.Skip("runs ptxas for every form")
	}
	groups := map[snippetKey][]string{}
	for f := isa.Form(1); f < isa.NumForms; f++ {
		if f.Info().Flags&isa.NoGuard != 0 {
			continue
		}
		seen := map[string]bool{} // the spaces of the addresses decide, and little else
		for _, op := range ptxgen.Variants(f) {
			sm, v, ok := ptxgen.Lowest(op)
			if !ok {
				continue
			}
			key := ""
			infos := op.Info().Operands()
			for i := range infos {
				if infos[i].Kind == isa.KindAddr {
					space, known := infos[i].Space(op)
					key += space.String() + map[bool]string{true: "!", false: "?"}[known] + infos[i].Type(op).String()
				}
			}
			if seen[key] {
				continue
			}
			seen[key] = true
			k := snippetKey{sm, v, op.Has(isa.CtaGroup2)}
			for n := 0; ptxgen.ReplaceAddress(op, false, n, "[1]") != ""; n++ {
				for _, s := range addressSamples {
					if hasSample(k, s) {
						groups[k] = append(groups[k], ptxgen.ReplaceAddress(op, false, n, s))
					}
				}
			}
		}
	}
	// A narrow address of .global makes ptxas compile for 32 bits, which new versions refuse for all of the module
	// and old ones accept: a warning for us.
	narrow := regexp.MustCompile("^ptxas fatal *: *32-Bit")
	known := readList(t, "testdata/addresses.txt")
	total, differ := 0, 0
	for _, k := range sortedKeys(groups) {
		path := testkit.PtxasPath(t, k.sm.String())
		wrap := func(l []string) string { return addressModule(k, l) }
		all := groups[k]
		for len(all) > 0 { // ptxas takes minutes for kernels with many asynchronous instructions
			lines := all[:min(len(all), 60)]
			all = all[len(lines):]
			total += len(lines)
			differ += disagreements(t, k, path, lines, wrap, func(l, theirs string) bool { return known.has(l) || narrow.MatchString(theirs) })
		}
	}
	known.unused(t)
	t.Logf("%d addresses compared, %d differ", total, differ)
}

// addressSamples replace addresses in turn.
var addressSamples = []string{"[%r5]", "[%rd5]", "[%r5+16]", "[%tf5]", "[tv]", "[ts]", "[tl]", "[tc]", "[64]"}

// addressModule is a module around the lines, with a variable of each state space.
func addressModule(k snippetKey, lines []string) string {
	text := sampleModule(k, append([]string{".local .align 16 .b8 tl[256]; .shared .align 128 .b8 ts[256];"}, lines...))
	return strings.Replace(text, ".global .b32 tv;", ".global .align 128 .b8 tv[256]; .const .align 128 .b8 tc[256];", 1)
}
