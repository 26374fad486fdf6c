package ptxopt

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// move is an instruction that will be moved before another one, or after it.
type move struct {
	inst, at uint32
	behind   bool
}

// hoist moves the addresses of symbols out of loops: the selector computes them at their uses, and a register that
// holds one costs ptxas nothing. Equal addresses are merged.
func (o *Optimizer) hoist() bool {
	f, w := o.f, &o.flow
	o.moves = o.moves[:0]
	for i := range f.Insts {
		in := &f.Insts[i]
		if in.Guard != 0 || in.N != 2 || in.Op.Sem() != isa.SemMov {
			continue
		}
		ops := o.operands(in)
		if ops[0].Kind != ptx.OpReg || ops[1].Kind != ptx.OpSym || !o.single(ops[0].Idx) {
			continue
		}
		r := w.run[i]
		if w.pos[r] == 0 {
			continue
		}
		to := r
		for h := r; ; h = w.idom[h] { // every header above that has r in its loop
			if w.loops(h, r) {
				to = w.idom[h]
			}
			if h == 0 {
				break
			}
		}
		if to == r || w.loops(0, r) {
			continue
		}
		end := w.first[to+1] - 1
		o.moves = append(o.moves, move{uint32(i), end, f.Insts[end].Op.Info().Flags&isa.Terminator == 0})
	}
	if len(o.moves) == 0 {
		return false
	}
	o.apply()
	return true
}

// loops reports whether h is the header of a loop that may contain r: an edge leads
// back to h from a run that comes no earlier than r.
func (w *flow) loops(h, r uint32) bool {
	for _, p := range w.preds[w.predAt[h]:w.predAt[h+1]] {
		if w.pos[p] != 0 && w.pos[p] >= w.pos[r] && w.in[h] <= w.in[p] && w.out[p] <= w.out[h] {
			return true
		}
	}
	return false
}

// apply carries out the moves.
func (o *Optimizer) apply() {
	f := o.f
	out := make([]ptx.Inst, 0, len(f.Insts))
	o.dead.Reset(len(f.Insts))
	for _, m := range o.moves {
		o.dead.Add(m.inst)
	}
	for b := range f.Blocks {
		k := &f.Blocks[b]
		first := uint32(len(out))
		for i := k.First; i < k.End; i++ {
			for _, m := range o.moves {
				if m.at == i && !m.behind {
					out = append(out, f.Insts[m.inst])
				}
			}
			if !o.dead.Has(i) {
				out = append(out, f.Insts[i])
			}
			for _, m := range o.moves {
				if m.at == i && m.behind {
					out = append(out, f.Insts[m.inst])
				}
			}
		}
		k.First, k.End = first, uint32(len(out))
	}
	f.Insts = out
	o.dead.Reset(len(f.Insts))
}
