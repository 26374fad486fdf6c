package ptxopt

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/slab"
)

// flow is the control flow of a function in runs: instructions that are executed one after the other. A run ends after
// each branch, including guarded ones, which in PTX may stand in the middle of a block.
type flow struct {
	first []uint32 // by run: its first instruction; one more at the end
	run   []uint32 // by instruction
	head  []uint32 // by block: its first run, or the next block's if it is empty

	succAt []uint32
	succs  []uint32

	order []uint32 // reverse postorder
	pos   []uint32 // by run: 1 + place in order; 0 if it is not reached
	idom  []uint32 // by run
	kids  []uint32 // by run: first child in the tree, 0 none (the entry is not a child)
	next  []uint32
	in    []uint32 // preorder of the dominator tree
	out   []uint32
	pre   []uint32 // runs in that preorder

	predAt, preds []uint32
	stack         []uint32
}

// compute builds runs, edges and dominators of f; false if the targets of a branch are unknown.
func (w *flow) compute(f *ptx.Func) bool {
	w.first, w.run, w.head = w.first[:0], slab.Sized(w.run, len(f.Insts)), w.head[:0]
	for b := range f.Blocks {
		w.head = append(w.head, uint32(len(w.first)))
		fresh := true
		for i := f.Blocks[b].First; i < f.Blocks[b].End; i++ {
			if fresh {
				w.first = append(w.first, i)
				fresh = false
			}
			w.run[i] = uint32(len(w.first) - 1)
			if f.Insts[i].Op.Info().Flags&isa.Terminator != 0 {
				fresh = true
			}
		}
	}
	n := uint32(len(w.first))
	w.head = append(w.head, n)
	w.first = append(w.first, uint32(len(f.Insts)))
	w.succAt, w.succs = w.succAt[:0], w.succs[:0]
	to := func(r uint32) {
		if r < n {
			w.succs = append(w.succs, r)
		}
	}
	for r := range n {
		w.succAt = append(w.succAt, uint32(len(w.succs)))
		in := &f.Insts[w.first[r+1]-1]
		falls := true
		if in.Op.Info().Flags&isa.Terminator != 0 {
			falls = in.Guard != 0
			for _, o := range f.Opnds[in.Ops : in.Ops+uint32(in.N)] {
				switch o.Kind {
				case ptx.OpLabel:
					to(w.head[o.Idx])
				case ptx.OpProto:
					if int(o.Idx) >= len(f.Protos) || f.Protos[o.Idx].Kind != ptx.BranchTargets {
						return false
					}
					for _, t := range f.Protos[o.Idx].Targets {
						to(w.head[t])
					}
				}
			}
		}
		if falls {
			to(r + 1)
		}
	}
	w.succAt = append(w.succAt, uint32(len(w.succs)))
	w.dominators(n)
	return true
}

// dominators is the iterative algorithm of Cooper, Harvey and Kennedy, "A simple,
// fast dominance algorithm" (2001).
func (w *flow) dominators(n uint32) {
	w.predAt = slab.Sized(w.predAt, int(n)+2)
	for _, s := range w.succs {
		w.predAt[s+2]++
	}
	for i := 2; i < len(w.predAt); i++ {
		w.predAt[i] += w.predAt[i-1]
	}
	w.preds = slab.Sized(w.preds, len(w.succs))
	for r := range n {
		for _, s := range w.succs[w.succAt[r]:w.succAt[r+1]] {
			w.preds[w.predAt[s+1]] = r
			w.predAt[s+1]++
		}
	}
	// Postorder: the stack holds a run and how many of its successors are done.
	w.pos = slab.Sized(w.pos, int(n))
	w.order, w.stack = w.order[:0], append(w.stack[:0], 0, 0)
	w.pos[0] = 1
	for len(w.stack) > 0 {
		r, k := w.stack[len(w.stack)-2], w.stack[len(w.stack)-1]
		if w.succAt[r]+k == w.succAt[r+1] {
			w.order = append(w.order, r)
			w.stack = w.stack[:len(w.stack)-2]
			continue
		}
		w.stack[len(w.stack)-1]++
		if s := w.succs[w.succAt[r]+k]; w.pos[s] == 0 {
			w.pos[s] = 1
			w.stack = append(w.stack, s, 0)
		}
	}
	for i, j := 0, len(w.order)-1; i < j; i, j = i+1, j-1 {
		w.order[i], w.order[j] = w.order[j], w.order[i]
	}
	for i, r := range w.order {
		w.pos[r] = uint32(i) + 1
	}
	const none = ^uint32(0)
	w.idom = slab.Sized(w.idom, int(n))
	for i := range w.idom {
		w.idom[i] = none
	}
	w.idom[0] = 0
	for again := true; again; {
		again = false
		for _, r := range w.order[1:] {
			d := none
			// The last first: they are deep in the tree, and from there on d only goes up. In the other order a join
			// of many exits of a chain would walk it for each.
			for i := w.predAt[r+1]; i > w.predAt[r]; i-- {
				p := w.preds[i-1]
				if w.pos[p] == 0 || w.idom[p] == none {
					continue
				}
				if d == none {
					d = p
					continue
				}
				for a := p; a != d; {
					if w.pos[a] > w.pos[d] {
						a = w.idom[a]
					} else {
						d = w.idom[d]
					}
				}
			}
			if d != w.idom[r] {
				w.idom[r] = d
				again = true
			}
		}
	}
	w.tree(n)
}

// tree numbers the dominator tree.
func (w *flow) tree(n uint32) {
	w.kids, w.next = slab.Sized(w.kids, int(n)), slab.Sized(w.next, int(n))
	w.in, w.out = slab.Sized(w.in, int(n)), slab.Sized(w.out, int(n))
	for i := len(w.order) - 1; i > 0; i-- {
		r := w.order[i]
		w.next[r] = w.kids[w.idom[r]]
		w.kids[w.idom[r]] = r
	}
	w.pre = append(w.pre[:0], 0)
	w.in[0] = 1
	w.stack = append(w.stack[:0], 0)
	for len(w.stack) > 0 {
		r := w.stack[len(w.stack)-1]
		if k := w.kids[r]; k != 0 {
			w.kids[r] = w.next[k] // the children are consumed
			w.pre = append(w.pre, k)
			w.in[k] = uint32(len(w.pre))
			w.stack = append(w.stack, k)
			continue
		}
		w.out[r] = uint32(len(w.pre))
		w.stack = w.stack[:len(w.stack)-1]
	}
}

// dominates reports whether instruction a is executed before b on every path to b. Unreachable code is dominated by
// nothing.
func (w *flow) dominates(a, b uint32) bool {
	x, y := w.run[a], w.run[b]
	if w.pos[x] == 0 || w.pos[y] == 0 {
		return false
	}
	if x == y {
		return a < b
	}
	return w.in[x] <= w.in[y] && w.out[y] <= w.out[x]
}
