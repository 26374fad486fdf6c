package instcombine

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/slab"
)

// seeds chooses the instructions that the first round of a run visits: all of them in the first run on a function, later those that have
// changed since, and their neighbours: most passes change few. A range or known bits may come from further away. Few rewrites are missed, since
// a run visits the instructions that the last one has changed once more: of 30,000 outputs 2 differ from those of visits to everything.
type seeds struct {
	all    bool // this run visits everything
	chosen slab.BitSet
	list   []ir.Value // those that count as changed
}

// enter begins a run on f. The tag of the recorded changes is facts and late of the last run.
func (s *seeds) enter(f *ir.Func, facts uint32, late bool) {
	tag := facts << 1
	if late {
		tag |= 1
	}
	last, ok := f.Changes.Tag()
	s.all = !ok
	if ok {
		s.choose(f, last != tag, (last^tag)&1 != 0)
	}
	f.Changes.Record(f, tag)
}

// has reports whether the first round visits v.
func (s *seeds) has(v ir.Value) bool { return s.all || s.chosen.Has(uint32(v)) }

// choose finds the instructions that have changed, their users and their operands. With other facts, those that depend on facts outside of
// the function, or on Combiner.late, count as changed, and with other attributes of parameters their users. late: Combiner.late changed.
func (s *seeds) choose(f *ir.Func, facts, late bool) {
	s.chosen.Reset(f.NumInsts())
	s.list = s.list[:0]
	edges := false
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch op := f.Op(v); {
			case f.Changes.Has(v):
				s.add(v)
				edges = edges || op.IsTerminator()
			case facts && dependsOnFacts(f, v, op):
				s.add(v)
			}
		}
	}
	if edges {
		s.conditions(f)
	}
	for i := range f.NumParams() {
		if p := ir.ParamValue(i); f.Changes.Attrs() != f.Attrs {
			s.users(f, p)
		} else if late {
			s.floorDivisions(f, p, 2)
		}
	}
	for _, v := range s.list {
		s.users(f, v)
	}
	for _, v := range s.list {
		for i := range f.NumOps(v) {
			if o := f.Operand(v, i); o.IsInst() {
				s.chosen.Add(uint32(o))
			}
		}
	}
}

// dependsOnFacts reports whether facts outside of the function may change the value of v: the attributes of callees, the launch bounds, the
// alignment and constancy of variables, and Combiner.late. Arithmetic intrinsics depend on their arguments alone.
func dependsOnFacts(f *ir.Func, v ir.Value, op ir.Op) bool {
	switch op {
	case ir.OpCall:
		switch id := f.CalleeIntrinsic(v); id {
		case ir.NVVMIntrinsic:
			return f.NumArgs(v) == 0 // special registers
		case ir.IntrObjectsize, ir.IntrIsConstant:
			return true
		default:
			return id.Effects()&^isa.EffectSpeculatable != 0
		}
	case ir.OpLoad, ir.OpGEP, ir.OpAddrSpaceCast:
		return true
	}
	return false
}

// add makes v count as changed.
func (s *seeds) add(v ir.Value) {
	if s.chosen.Add(uint32(v)) {
		s.list = append(s.list, v)
	}
}

func (s *seeds) users(f *ir.Func, v ir.Value) {
	for u := f.FirstUse(v); u != 0; u = f.NextUse(u) {
		s.add(f.User(u))
	}
}

// floorDivisions adds users of v, and theirs down to a depth, that may be floor divisions, which Combiner.late rewrites.
func (s *seeds) floorDivisions(f *ir.Func, v ir.Value, depth int) {
	for u := f.FirstUse(v); u != 0 && depth > 0; u = f.NextUse(u) {
		if op := f.Op(f.User(u)); op == ir.OpAnd || op == ir.OpSelect {
			s.add(f.User(u))
		}
		s.floorDivisions(f, f.User(u), depth-1)
	}
}

// conditions adds the conditions of branches and the users of their operands: with other edges, a condition holds in other blocks.
func (s *seeds) conditions(f *ir.Func) {
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		t := f.Terminator(b)
		if t == ir.None || f.Op(t) != ir.OpCondBr || !f.Operand(t, 0).IsInst() {
			continue
		}
		c := f.Operand(t, 0)
		s.add(c)
		for i := range f.NumOps(c) {
			s.users(f, f.Operand(c, i))
		}
	}
}
