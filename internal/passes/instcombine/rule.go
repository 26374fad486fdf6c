package instcombine

import (
	"gonvvm/internal/ir"
)

// expr is an instruction that rules look at. Of binary operations and comparisons a and b are the operands, of
// select the two values.
type expr struct {
	v    ir.Value
	op   ir.Op
	t    ir.Type // of the result
	a, b ir.Value
}

// rule is a named rewrite of an instruction: it returns the value that replaces the instruction, the instruction
// itself if it changed in place, or None if the rule does not match.
type rule struct {
	name    string
	rewrite func(ic *Combiner, e expr) ir.Value
}

// try applies the first rule that matches.
func (ic *Combiner) try(rules []rule, e expr) ir.Value {
	for i := range rules {
		if r := rules[i].rewrite(ic, e); r != ir.None {
			return ic.named(rules[i].name, r)
		}
	}
	return ir.None
}

// named records, if r is a result, the name of the rule that found it. The innermost name counts.
func (ic *Combiner) named(name string, r ir.Value) ir.Value {
	if r != ir.None && ic.rule == "" {
		ic.rule = name
	}
	return r
}
