package emu

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// bblock is a run of instructions with one entry and one exit.
type bblock struct {
	first, end uint32 // of ptx.Func.Insts
	succs      []int  // jumps first, the following block last
	fall       int    // block that follows in the text, or -1
}

// blocksOf cuts a function into basic blocks. at maps ptx.BlockIDs to them.
func blocksOf(f *ptx.Func) (bs []bblock, at []int) {
	at = make([]int, len(f.Blocks))
	for i := range f.Blocks {
		b := &f.Blocks[i]
		at[i] = len(bs)
		first := b.First
		for k := b.First; k < b.End; k++ {
			if f.Insts[k].Op.Info().Flags&isa.Terminator != 0 {
				bs = append(bs, bblock{first: first, end: k + 1})
				first = k + 1
			}
		}
		if first < b.End || at[i] == len(bs) {
			bs = append(bs, bblock{first: first, end: b.End})
		}
	}
	for i := range bs {
		b := &bs[i]
		b.fall = -1
		through := true
		if b.end > b.first {
			in := &f.Insts[b.end-1]
			if in.Op.Info().Flags&isa.Terminator != 0 {
				through = in.Guard != 0
				for _, o := range f.Opnds[in.Ops : in.Ops+uint32(in.N)] {
					switch {
					case o.Kind == ptx.OpLabel && int(o.Idx) < len(at):
						b.succs = append(b.succs, at[o.Idx])
					case o.Kind == ptx.OpProto && int(o.Idx) < len(f.Protos):
						for _, t := range f.Protos[o.Idx].Targets {
							if int(t) < len(at) {
								b.succs = append(b.succs, at[t])
							}
						}
					}
				}
			}
		}
		if through && i+1 < len(bs) {
			b.fall = i + 1
			b.succs = append(b.succs, i+1)
		}
	}
	return bs, at
}

// order puts the reachable blocks in a weak topological order (Bourdoncle, "Efficient chaotic iteration strategies with
// widenings", 1993): a block comes after its predecessors except for back edges, and the blocks of a loop are
// contiguous, before those that follow the loop. Running the lanes with the smallest program counter first then makes
// diverged lanes reconverge at the earliest place, independent of the order of the text.
func order(bs []bblock) []int {
	o := &orderer{bs: bs, dfn: make([]int, len(bs))}
	if len(bs) == 0 {
		return nil
	}
	var list []int
	o.visit(0, &list)
	for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
		list[i], list[j] = list[j], list[i]
	}
	return list
}

type orderer struct {
	bs    []bblock
	dfn   []int
	num   int
	stack []int
}

const ordered = 1 << 60

// visit appends the blocks reached from v in reverse order.
func (o *orderer) visit(v int, list *[]int) int {
	o.stack = append(o.stack, v)
	o.num++
	o.dfn[v] = o.num
	head := o.num
	loop := false
	for _, w := range o.bs[v].succs {
		low := o.dfn[w]
		if low == 0 {
			low = o.visit(w, list)
		}
		if low <= head {
			head, loop = low, true
		}
	}
	if head != o.dfn[v] {
		return head
	}
	o.dfn[v] = ordered
	w := o.pop()
	if loop {
		for w != v {
			o.dfn[w] = 0
			w = o.pop()
		}
		// The loop's body again, without its head.
		for _, w := range o.bs[v].succs {
			if o.dfn[w] == 0 {
				o.visit(w, list)
			}
		}
	}
	*list = append(*list, v)
	return head
}

func (o *orderer) pop() int {
	n := len(o.stack) - 1
	v := o.stack[n]
	o.stack = o.stack[:n]
	return v
}
