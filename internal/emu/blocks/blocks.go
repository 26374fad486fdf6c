// Package blocks cuts functions of PTX into basic blocks and orders them as the lanes of a warp are to execute them.
package blocks

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Block is a run of instructions with one entry and one exit.
type Block struct {
	First, End uint32 // of ptx.Func.Insts
	Succs      []int  // jumps first, the following block last
	Fall       int    // block that follows in the text, or -1
}

// Cut cuts a function into basic blocks. at maps ptx.BlockIDs to them.
func Cut(f *ptx.Func) (bs []Block, at []int) {
	at = make([]int, len(f.Blocks))
	for i := range f.Blocks {
		b := &f.Blocks[i]
		at[i] = len(bs)
		first := b.First
		for k := b.First; k < b.End; k++ {
			if f.Insts[k].Op.Info().Flags&isa.Terminator != 0 {
				bs = append(bs, Block{First: first, End: k + 1})
				first = k + 1
			}
		}
		if first < b.End || at[i] == len(bs) {
			bs = append(bs, Block{First: first, End: b.End})
		}
	}
	for i := range bs {
		b := &bs[i]
		b.Fall = -1
		through := true
		if b.End > b.First {
			in := &f.Insts[b.End-1]
			if in.Op.Info().Flags&isa.Terminator != 0 {
				through = in.Guard != 0
				for _, o := range f.Opnds[in.Ops : in.Ops+uint32(in.N)] {
					switch {
					case o.Kind == ptx.OpLabel && int(o.Idx) < len(at):
						b.Succs = append(b.Succs, at[o.Idx])
					case o.Kind == ptx.OpProto && int(o.Idx) < len(f.Protos):
						for _, t := range f.Protos[o.Idx].Targets {
							if int(t) < len(at) {
								b.Succs = append(b.Succs, at[t])
							}
						}
					}
				}
			}
		}
		if through && i+1 < len(bs) {
			b.Fall = i + 1
			b.Succs = append(b.Succs, i+1)
		}
	}
	return bs, at
}

// Order puts the reachable blocks in a weak topological order (Bourdoncle, "Efficient chaotic iteration strategies with
// widenings", 1993): a block comes after its predecessors except for back edges, and the blocks of a loop are
// contiguous, before those that follow the loop. Running the lanes with the smallest program counter first then makes
// diverged lanes reconverge at the earliest place, independent of the order of the text.
func Order(bs []Block) []int {
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
	bs    []Block
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
	for _, w := range o.bs[v].Succs {
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
		for _, w := range o.bs[v].Succs {
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
