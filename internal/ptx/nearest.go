package ptx

import (
	"slices"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/isa"
)

// nearestForm returns the mnemonic that differs from text in one modifier, "" if there is none, and a hint that says which one: a wrong
// modifier is replaced, a missing one added, one too many removed, one in the wrong place moved. Of several modifiers that may be missing the first of the table is
// in the mnemonic, and the hint names them all.
func nearestForm(text string) (word, hint string) {
	seg := strings.Split(text, ".")
	k := 1
	for ; k < len(seg); k++ {
		if next := continuations(seg[:k]); !contains(next, seg[k]) {
			break
		}
	}
	if k < len(seg) && isa.LookupAtom(seg[k]) == 0 { // a misspelt word
		head, tail := strings.Join(seg[:k], "."), strings.Join(append([]string{""}, seg[k+1:]...), ".")
		near := diag.Nearest{Name: seg[k]}
		for _, a := range continuations(seg[:k]) {
			if exists(head + "." + a + tail) {
				near.Try(a)
			}
		}
		if near.Word != "" {
			word = head + "." + near.Word + tail
			return word, "did you mean " + word + "? It has ." + near.Word + ", not ." + seg[k]
		}
	}
	var missing []string
	for i := k; i > 0 && missing == nil; i-- { // the modifier may be missing further ahead
		head, tail := strings.Join(seg[:i], "."), strings.Join(append([]string{""}, seg[i:]...), ".")
		for _, a := range continuations(seg[:i]) {
			if exists(head + "." + a + tail) {
				missing = append(missing, a)
			}
		}
		if missing != nil {
			word = head + "." + missing[0] + tail
		}
	}
	switch n := len(missing); {
	case n == 1:
		return word, "the modifier ." + missing[0] + " is missing: " + word
	case n > 1 && n <= 8:
		return word, "one of ." + strings.Join(missing[:n-1], ", .") + " and ." + missing[n-1] + " is missing, as in " + word
	case n > 8:
		return word, "one of ." + strings.Join(missing[:8], ", .") + " … is missing, as in " + word
	}
	for i := min(k, len(seg)-1); i > 0; i-- {
		word = strings.Join(slices.Delete(slices.Clone(seg), i, i+1), ".")
		if exists(word) {
			return word, word + " does not have ." + seg[i]
		}
	}
	for i := 1; i < len(seg); i++ {
		rest := slices.Delete(slices.Clone(seg), i, i+1)
		for k := 1; k <= len(rest); k++ {
			if word = strings.Join(slices.Insert(slices.Clone(rest), k, seg[i]), "."); exists(word) {
				return word, "the modifiers are in another order: " + word
			}
		}
	}
	return "", ""
}

// continuations returns the modifiers that may follow the beginning of a mnemonic.
func continuations(seg []string) (next []string) {
	isa.Continuations(strings.Join(seg, "."), nil, func(a isa.Atom) { next = append(next, a.String()) })
	return next
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

func exists(mnemonic string) bool { return len(isa.ParseOpcode(nil, mnemonic)) > 0 }
