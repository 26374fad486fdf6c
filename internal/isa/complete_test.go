package isa

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/target"
)

// TestContinuations walks all mnemonics of every form on several targets: the continuations of each beginning are exactly the
// modifiers that follow it in a mnemonic that the checker takes.
func TestContinuations(t *testing.T) {
	for _, x := range []struct {
		sm  string
		ptx target.PTX
	}{{"sm_20", 32}, {"sm_70", 65}, {"sm_90a", 80}, {"sm_100a", 88}, {"sm_120f", 90}} {
		sm, err := target.ParseSM(x.sm)
		if err != nil {
			t.Fatal(err)
		}
		tg, err := target.New(sm, x.ptx)
		if err != nil {
			t.Fatal(err)
		}
		checkContinuations(t, &tg)
	}
}

func checkContinuations(t *testing.T, tg *target.Target) {
	want := map[string]map[Atom]bool{}
	whole := map[string]bool{}
	for f := Form(1); f < numForms; f++ {
		if f.Info().Root() == "" || f.Info().Gone != 0 && tg.Has(f.Info().Gone) {
			continue
		}
		stride := 1
		if testing.Short() {
			stride = 97
		}
		everyOpcode(f, stride, func(o Opcode) {
			if !o.Exists() || !o.Allowed(tg) {
				return
			}
			text := o.String()
			if len(ParseOpcode(nil, text)) == 0 {
				t.Fatalf("%s is not parsed", text)
			}
			whole[text] = true
			for i := strings.IndexByte(text, '.'); i >= 0; {
				end := len(text)
				next := strings.IndexByte(text[i+1:], '.')
				if next >= 0 {
					end = i + 1 + next
				}
				set := want[text[:i]]
				if set == nil {
					set = map[Atom]bool{}
					want[text[:i]] = set
				}
				set[LookupAtom(text[i+1:end])] = true
				if next < 0 {
					break
				}
				i = end
			}
		})
	}
	heads := slices.Sorted(maps.Keys(want))
	for text := range whole {
		if want[text] == nil {
			heads = append(heads, text)
		}
	}
	for i, head := range heads {
		if len(heads) > 20000 && i%17 != 0 {
			continue
		}
		got := map[Atom]bool{}
		complete := Continuations(head, tg, func(a Atom) {
			if got[a] {
				t.Fatalf("%s: %s comes twice", head, a)
			}
			got[a] = true
		})
		for a := range want[head] {
			if !got[a] {
				t.Fatalf("%s on %s: .%s is missing", head, tg.SM, a)
			}
		}
		if testing.Short() {
			continue
		}
		for a := range got {
			if !want[head][a] {
				t.Fatalf("%s on %s: .%s begins no mnemonic", head, tg.SM, a)
			}
		}
		if complete != whole[head] {
			t.Fatalf("%s on %s: complete is %v", head, tg.SM, complete)
		}
	}
}

// everyOpcode calls visit with every combination of modifiers of a form that is written with all of its parts, or every stride-th one.
func everyOpcode(f Form, stride int, visit func(Opcode)) {
	slots := f.Info().Slots()
	n := 0
	var fill func(o Opcode, k, parts int)
	fill = func(o Opcode, k, parts int) {
		if k == len(slots) {
			if n++; n%stride == 0 && o.segments() == parts {
				visit(o)
			}
			return
		}
		s := &slots[k]
		if s.Optional != 0 {
			fill(o, k+1, parts)
		}
		for i := range s.Values() {
			fill(o|Opcode(i+int(s.Optional))<<s.Shift, k+1, parts+1)
		}
	}
	fill(Opcode(f), 0, 0)
}
