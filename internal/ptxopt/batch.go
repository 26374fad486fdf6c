package ptxopt

import (
	"slices"

	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

const (
	maxBatch     = 8  // divisions whose operands are computed together
	maxBatchSpan = 96 // instructions from the first to the last of them
)

// batch moves the operands of divisions and roots before the first one of several in a run. Ptxas makes a branch to a slow path of each, over which
// it moves nothing, so that an operand between two of them is waited for.
func (o *Optimizer) batch() bool {
	f, w := o.f, &o.flow
	changed := false
	for r := range len(w.first) - 1 {
		if w.pos[r] == 0 {
			continue
		}
		first, n := uint32(0), 0 // the first division and how many there are
		for i := w.first[r]; i < w.first[r+1]; i++ {
			if !o.branches(&f.Insts[i]) {
				continue
			}
			if n == 0 || n == maxBatch || i-first > maxBatchSpan {
				first, n = i, 1
				continue
			}
			n++
			moved, all := o.hoistOperands(first, i)
			first += moved
			changed = changed || moved > 0
			if !all {
				first, n = i, 1
			}
		}
	}
	return changed
}

// branches reports whether the machine code of in has a branch to a slow path.
func (o *Optimizer) branches(in *ptx.Inst) bool {
	switch in.Op.Sem() {
	case isa.SemFdiv, isa.SemFrcp, isa.SemFsqrt:
		return in.Guard == 0 && !in.Op.Has(isa.Approx) && !in.Op.Has(isa.Full) && o.pure(in)
	}
	return false
}

// hoistOperands moves the computations of the operands of instruction i that are after instruction first before that one, where
// that is possible. It returns how many, and whether none had to stay.
func (o *Optimizer) hoistOperands(first, i uint32) (moved uint32, all bool) {
	f := o.f
	need := o.batched[:0] // registers
	sources := func(j uint32) {
		ops := o.operands(&f.Insts[j])
		n, _ := ptx.Destinations(&f.Insts[j], ops)
		for k := n; k < len(ops); k++ {
			if ops[k].Kind == ptx.OpReg {
				need = append(need, ops[k].Idx)
			}
		}
	}
	sources(i)
	var wanted [maxBatchSpan + 1]bool // by distance from first
	all = true
	for j := i - 1; j > first; j-- {
		in := &f.Insts[j]
		ops := o.operands(in)
		n, known := ptx.Destinations(in, ops)
		switch {
		case !known:
			all = false
		case !slices.ContainsFunc(ops[:n], func(x ptx.Operand) bool { return x.Kind == ptx.OpReg && slices.Contains(need, x.Idx) }):
		case in.Guard != 0 || !o.pure(in) || o.branches(in):
			all = false
		default:
			wanted[j-first] = true
			sources(j)
		}
	}
	o.batched = need
	for j := first + 1; j < i; j++ {
		switch {
		case !wanted[j-first]:
		case o.precedes(j, first+moved):
			o.moveUp(j, first+moved)
			moved++
		default:
			all = false
		}
	}
	return moved, all
}

// moveUp moves instruction j to place first, before those from there on.
func (o *Optimizer) moveUp(j, first uint32) {
	list := o.f.Insts[first : j+1]
	in := list[len(list)-1]
	copy(list[1:], list)
	list[0] = in
}

// precedes reports whether instruction j can be executed before instruction first and those after it.
func (o *Optimizer) precedes(j, first uint32) bool {
	for i := first; i < j; i++ {
		if !o.commute(j, i) {
			return false
		}
	}
	return true
}
