package verify

import (
	"gonvvm/internal/ir"
)

// loop checks the node of a loop.
func (v *verifier) loop(n *ir.MDNode) string {
	if n.Kind != ir.MDTuple || len(n.Ops) == 0 {
		return "expected a node whose first operand is itself"
	}
	for _, o := range n.Ops {
		if !v.isKind(o, ir.MDTuple) || len(v.m.MDs[o].Ops) == 0 {
			continue
		}
		p := &v.m.MDs[o]
		if v.str(p.Ops[0]) == "llvm.loop.estimated_trip_count" {
			if len(p.Ops) != 2 {
				return "Expected two operands for estimated_trip_count"
			}
			if _, ok := v.integer(p.Ops[1]); !ok {
				return "Expected second operand of estimated_trip_count to be an integer"
			}
		}
	}
	return ""
}

// annotation: strings, or tuples of strings.
func (v *verifier) annotation(n *ir.MDNode) string {
	if n.Kind != ir.MDTuple || len(n.Ops) == 0 {
		return "annotation must be a tuple with at least one operand"
	}
	for _, o := range n.Ops {
		ok := v.isKind(o, ir.MDString)
		if v.isKind(o, ir.MDTuple) {
			ok = true
			for _, p := range v.m.MDs[o].Ops {
				ok = ok && v.isKind(p, ir.MDString)
			}
		}
		if !ok {
			return "operands must be a string or a tuple of strings"
		}
	}
	return ""
}

// profile checks the branch weights of an instruction.
func (v *verifier) profile(f *ir.Func, x ir.Value, n *ir.MDNode) string {
	if len(n.Ops) < 2 {
		return "!prof annotations should have at least 2 operands"
	}
	if !v.isKind(n.Ops[0], ir.MDString) {
		return "expected string with name of the !prof annotation"
	}
	name := v.str(n.Ops[0])
	switch name {
	case "unknown":
		return ""
	case "VP":
		if len(n.Ops) < 5 || len(n.Ops)%2 == 0 {
			return "VP !prof has a kind, a total, and pairs of a value and a count"
		}
		return ""
	case "branch_weights":
	default:
		return "expected either branch_weights, VP or unknown, not " + name
	}
	weights := n.Ops[1:]
	if v.isKind(weights[0], ir.MDString) { // where they come from
		weights = weights[1:]
	}
	want := 0
	switch f.Op(x) {
	case ir.OpCall:
		want = 1
	case ir.OpBr:
		want = 1
	case ir.OpCondBr, ir.OpSelect:
		want = 2
	case ir.OpSwitch:
		want = f.NumOps(x) / 2
	case ir.OpIndirectBr:
		want = f.NumOps(x) - 1
	default:
		return "!prof branch_weights are not allowed for this instruction"
	}
	if len(weights) != want {
		return "Wrong number of operands: " + utoa(uint64(len(weights))) + " weights for " + utoa(uint64(want))
	}
	for _, o := range weights {
		if !v.isInteger(o) {
			return "!prof branch_weights operand is not a const int"
		}
	}
	return ""
}
