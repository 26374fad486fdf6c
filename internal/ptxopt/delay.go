package ptxopt

import (
	"slices"

	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

const (
	maxDelays  = 64 // instructions that are moved in a function
	maxDelayed = 32 // instructions that one is moved over
	// maxDelayWork bounds the comparisons of a read or write of one class with a register of the other.
	maxDelayWork = 256
)

// delay notes the moves of instructions that let the registers of classes a and b become one: each write of a register while the other is still
// read in the same run is moved after the last of these reads, as in
//
//	selp x1, a, b, p     // the next value of x, while y is made of the current one
//	selp y1, x, c, q
//	mov x, x1
//
// It notes none if a register is needed longer, or if the instruction cannot be moved.
func (o *Optimizer) delay(a, b uint32) {
	l := &o.co.live
	if int(l.count[a])*int(o.co.size[b])+int(l.count[b])*int(o.co.size[a]) > maxDelayWork {
		return
	}
	before := len(o.moves)
	if before == maxDelays || o.liveIn(a, b) || !o.delayWrites(a, b) || !o.delayWrites(b, a) {
		o.moves = o.moves[:before]
	}
}

// delayWrites does so for the writes of class a.
func (o *Optimizer) delayWrites(a, b uint32) bool {
	first := len(o.moves)
	if !o.clashes(a, b, func(inst, r, y uint32) bool {
		last, ok := o.co.live.lastRead(y, inst, r, o.flow.first[r+1])
		switch n := len(o.moves); {
		case !ok:
			return false
		case n > first && o.moves[n-1].inst == inst:
			o.moves[n-1].at = max(o.moves[n-1].at, last)
		case last != 0:
			o.moves = append(o.moves, move{inst, last, true})
		}
		return true
	}) {
		return false
	}
	return len(o.moves) <= maxDelays && !slices.ContainsFunc(o.moves[first:], func(m move) bool { return !o.mayDelay(m) })
}

// mayDelay reports whether move m is of an instruction without other effects, over few others, and gains.
func (o *Optimizer) mayDelay(m move) bool {
	in := &o.f.Insts[m.inst]
	return m.at-m.inst <= maxDelayed && o.pure(in) && in.Guard == 0 && !o.steps(in, m.at) && !o.isDouble(in)
}

// steps reports whether in steps a counter that instruction last tests. Ptxas unrolls loops whose counter is tested after its step.
func (o *Optimizer) steps(in *ptx.Inst, last uint32) bool {
	return in.Op.Sem() == isa.SemAdd && o.f.Insts[last].Op.Sem() == isa.SemSetp
}

// isDouble reports whether in computes a double. Its latency is longer than that of a move.
func (o *Optimizer) isDouble(in *ptx.Inst) bool {
	ops := o.operands(in)
	return ops[0].Kind == ptx.OpReg && o.f.Regs[ops[0].Idx].Type == isa.F64
}

// lastRead returns the last instruction after i that reads candidate k in run r, which ends before end; ok is false if its value is needed
// after the run.
func (l *live) lastRead(k, i, r, end uint32) (last uint32, ok bool) {
	for e := l.after(k, i+1); e < l.at[k+1] && l.events[e].inst < end; e++ {
		if x := &l.events[e]; !x.def {
			last = x.inst
		} else {
			return last, x.whole
		}
	}
	return last, !l.liveOut(k, r)
}

// applyDelays carries out the moves that are possible, with the marks of dead instructions.
func (o *Optimizer) applyDelays() bool {
	f := o.f
	changed := false
	for k, m := range o.moves {
		if m.inst == m.at || o.dead.Has(m.inst) || !o.independent(m.inst, m.at) {
			continue
		}
		in := f.Insts[m.inst]
		for i := m.inst; i < m.at; i++ {
			f.Insts[i] = f.Insts[i+1]
			o.setDead(i, o.dead.Has(i+1))
		}
		f.Insts[m.at] = in
		o.setDead(m.at, false)
		for j := k + 1; j < len(o.moves); j++ {
			for _, p := range []*uint32{&o.moves[j].inst, &o.moves[j].at} {
				switch {
				case *p == m.inst:
					*p = m.at
				case *p > m.inst && *p <= m.at:
					*p--
				}
			}
		}
		changed = true
	}
	return changed
}

func (o *Optimizer) setDead(i uint32, dead bool) {
	if dead {
		o.dead.Add(i)
	} else {
		o.dead.Remove(i)
	}
}

// independent reports whether instruction i can be executed after those up to at.
func (o *Optimizer) independent(i, at uint32) bool {
	if i > at {
		return false
	}
	for j := i + 1; j <= at; j++ {
		if !o.dead.Has(j) && !o.commute(i, j) {
			return false
		}
	}
	return true
}

// isFixed reports whether no instruction is moved over in: a branch, or a statement between instructions, as the bounds of a scope, a
// declaration, or text that is not read.
func isFixed(in *ptx.Inst) bool {
	if in.Op.Info().Flags&isa.Terminator != 0 {
		return true
	}
	switch in.Op.Sem() {
	case isa.SemRaw, isa.SemScopeOpen, isa.SemScopeClose, isa.SemVar, isa.SemProtoDecl, isa.SemPragmaStmt, isa.SemComment:
		return true
	}
	return false
}

// commute reports whether instruction i, which is pure, and instruction j can be exchanged: neither reads or writes a result of the other.
func (o *Optimizer) commute(i, j uint32) bool {
	f := o.f
	ops := o.operands(&f.Insts[i])
	n, known := ptx.Destinations(&f.Insts[i], ops)
	in := &f.Insts[j]
	others := o.operands(in)
	m, also := ptx.Destinations(in, others)
	if !known || !also || in.Flags&ptx.Pinned != 0 && m == 0 || isFixed(in) {
		return false
	}
	for k := range ops {
		x := &ops[k]
		if x.Kind != ptx.OpReg {
			continue
		}
		if k < n && uint32(in.Guard) == x.Idx {
			return false
		}
		conflict := func(y ptx.Operand) bool { return (y.Kind == ptx.OpReg || y.Kind == ptx.OpAddrReg) && y.Idx == x.Idx }
		if k < n && slices.ContainsFunc(others, conflict) || k >= n && slices.ContainsFunc(others[:m], conflict) {
			return false
		}
	}
	return true
}
