package ptxgen

import (
	"strings"

	"gonvvm/internal/isa"
	"gonvvm/internal/target"
)

// Spellings returns instructions whose mnemonics differ in one modifier from the
// variants of form f: a modifier is missing, another of its role stands in its place, one
// that other forms of the mnemonic have is added, or two neighbours are exchanged, once for each pair of a mnemonic. Their operands are those of the
// variant, without the optional ones. PTX has some of these instructions and not others.
func Spellings(f isa.Form, roles *Roles) []string {
	var out []string
	seen := map[string]bool{}
	add := func(op isa.Opcode, mnemonic []string, operands string) {
		text := strings.Join(mnemonic, ".") + operands
		if !seen[text] {
			seen[text] = true
			out = append(out, text)
		}
	}
	root := f.Info().Root()
	for _, op := range Variants(f) {
		text := Snippet(op, false)
		name := op.String()
		if !strings.HasPrefix(text, name) {
			continue
		}
		operands := text[len(name):]
		seg := strings.Split(name, ".")
		add(op, seg, operands)
		for i := 1; i+1 < len(seg); i++ {
			pair := root + " " + seg[i] + " " + seg[i+1]
			if roles.exchanged[pair] || seg[i] == seg[i+1] {
				continue
			}
			roles.exchanged[pair] = true
			m := append([]string(nil), seg...)
			m[i], m[i+1] = m[i+1], m[i]
			add(op, m, operands)
		}
		for i := 1; i < len(seg); i++ {
			add(op, append(append([]string(nil), seg[:i]...), seg[i+1:]...), operands)
			for _, other := range roles.others(root, seg[i]) {
				m := append([]string(nil), seg...)
				m[i] = other
				add(op, m, operands)
			}
		}
		for _, flag := range roles.flags[root] {
			if !op.Has(isa.LookupAtom(flag)) {
				add(op, append(append([]string{root}, flag), seg[1:]...), operands)
			}
		}
	}
	return out
}

// Roles are the modifiers of each mnemonic by the slots in which its forms have them.
type Roles struct {
	sets  map[string][][]string // of a root: the values of each slot with a role
	flags map[string][]string   // of a root: optional modifiers except types

	exchanged map[string]bool // pairs of neighbours that Spellings has exchanged, with their root
}

// NewRoles collects the roles of all forms.
func NewRoles() *Roles {
	r := &Roles{map[string][][]string{}, map[string][]string{}, map[string]bool{}}
	type key struct {
		root string
		slot isa.Slot
	}
	place := map[key]int{}
	has := map[string]bool{}
	for f := isa.Form(1); f < isa.NumForms; f++ {
		root := f.Info().Root()
		slots := f.Info().Slots()
		for i := range slots {
			s := &slots[i]
			for _, v := range s.Values() {
				if name := v.Atom.String(); s.Optional != 0 && !v.Atom.IsType() && !has["flag "+root+"."+name] {
					has["flag "+root+"."+name] = true
					r.flags[root] = append(r.flags[root], name)
				}
			}
			if s.Kind == 0 {
				continue
			}
			k := key{root, s.Kind}
			at, ok := place[k]
			if !ok {
				at = len(r.sets[root])
				place[k] = at
				r.sets[root] = append(r.sets[root], nil)
			}
			for _, v := range s.Values() {
				name := v.Atom.String()
				if id := root + s.Kind.String() + " " + name; !has[id] {
					has[id] = true
					r.sets[root][at] = append(r.sets[root][at], name)
				}
			}
		}
	}
	return r
}

// others returns the modifiers of root that share a role with name.
func (r *Roles) others(root, name string) []string {
	var out []string
	for _, set := range r.sets[root] {
		for _, n := range set {
			if n == name {
				for _, o := range set {
					if o != name {
						out = append(out, o)
					}
				}
				break
			}
		}
	}
	return out
}

// newArchs are the architectures with the most instructions, the first ones preferred.
var newArchs = []string{"sm_120a", "sm_103a", "sm_100a", "sm_90a"}

// Newest returns the first of a few new architectures that has all that op needs with PTX version
// v, or else the answer of Lowest.
func Newest(op isa.Opcode, v target.PTX) (target.SM, target.PTX, bool) {
	for _, name := range newArchs {
		if sm, err := target.ParseSM(name); err == nil {
			if t, err := target.New(sm, v); err == nil && op.Allowed(&t) {
				return sm, v, true
			}
		}
	}
	sm, low, ok := Lowest(op)
	return sm, low, ok && low <= v
}
