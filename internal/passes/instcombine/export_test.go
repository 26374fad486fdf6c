package instcombine

import "gonvvm/internal/ir"

// Plant adds a wrong rule named "planted" to the function called name: its additions become subtractions. It returns a function that removes
// the rule.
func Plant(name string) (remove func()) {
	old := addRules
	addRules = append([]rule{{"planted", func(ic *Combiner, e expr) ir.Value {
		if ic.f.Name() != name {
			return ir.None
		}
		ic.f.Mutate(e.v, ir.OpSub, 0, 0, e.a, e.b)
		return e.v
	}}}, old...)
	return func() { addRules = old }
}
