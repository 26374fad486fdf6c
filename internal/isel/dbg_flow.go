package isel

import (
	"cmp"
	"slices"

	"gonvvm/internal/dwarf"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// flowLimit bounds blocks times slots: above it, the locations of variables are not propagated across blocks.
const flowLimit = 1 << 22

// valueFlow finds the ranges of a finished function in which variables have values: from a record to the next one, or
// to the next write of its register. A value that holds at the end of all predecessors holds at the start of the block,
// too.
type valueFlow struct {
	d      *debugFunc
	f      *ptx.Func
	nv     int                     // slots
	first  []int                   // by block: its first value
	writes map[blockReg][]uint32   // where registers are written that are so more than once
	only   map[ptx.RegID]blockInst // the only write of the other registers
	in     []int32                 // by block and slot: 1 + index of the value, 0: none, unseen
	cur    []int32                 // by slot: 1 + index of the value in the current block
	start  []int                   // by slot: where that begins
}

type blockReg struct {
	block uint32
	reg   ptx.RegID
}

type blockInst struct{ block, inst uint32 }

// unseen marks a block whose start has not been reached yet.
const unseen = -1

// pieces fills in where the variables without a home are.
func (d *debugFunc) pieces(f *ptx.Func, names *ptx.Names) {
	if len(d.values) == 0 {
		return
	}
	for i := range d.values {
		if x := &d.values[i]; x.loc.Kind == dwarf.InReg || x.loc.Kind == dwarf.AtReg {
			if x.reg = f.Watch[x.watch]; x.reg == 0 {
				x.loc = dwarf.Location{}
			} else {
				x.loc.Reg = registerName(f, names, x.reg)
			}
		}
	}
	nb := len(f.Blocks)
	w := valueFlow{d: d, f: f, nv: len(d.slots), first: make([]int, nb+1)}
	w.place()
	w.findWrites()
	w.reach()
	w.cur, w.start = make([]int32, w.nv), make([]int, w.nv)
	for b := range nb {
		w.block(b)
	}
	d.gather()
}

// place finds the instructions before which values begin, and the first value of each PTX block.
func (w *valueFlow) place() {
	values := w.d.values
	layout, from := -1, 0
	for i := range values {
		x := &values[i]
		if x.place.block != layout {
			layout, from = x.place.block, 0
		}
		x.at = w.d.instAt(w.f, x.place, from) // places ascend, so the search continues at the last one
		from = x.at
	}
	layout, k := 0, 0
	_, end := w.d.blocks(w.f, 0)
	for b := range w.f.Blocks {
		if b == end {
			layout++
			_, end = w.d.blocks(w.f, layout)
		}
		w.first[b] = k
		for k < len(values) && values[k].place.block == layout && (b+1 == end || values[k].at < int(w.f.Blocks[b].End)) {
			k++
		}
	}
	w.first[len(w.f.Blocks)] = k
}

// findWrites collects the writes to registers that records name.
func (w *valueFlow) findWrites() {
	times := make(map[ptx.RegID]int)
	for i := range w.d.values {
		if r := w.d.values[i].reg; r != 0 {
			times[r] = 0
		}
	}
	if len(times) == 0 {
		return
	}
	each := func(yield func(at blockReg, i uint32)) {
		for b := range w.f.Blocks {
			for i := w.f.Blocks[b].First; i < w.f.Blocks[b].End; i++ {
				for _, r := range written(w.f, &w.f.Insts[i]) {
					if _, ok := times[r]; ok {
						yield(blockReg{uint32(b), r}, i)
					}
				}
			}
		}
	}
	each(func(at blockReg, _ uint32) { times[at.reg]++ })
	w.writes, w.only = make(map[blockReg][]uint32), make(map[ptx.RegID]blockInst)
	each(func(at blockReg, i uint32) {
		if times[at.reg] > 1 {
			w.writes[at] = append(w.writes[at], i)
		} else {
			w.only[at.reg] = blockInst{at.block, i}
		}
	})
}

// written returns the registers that an instruction writes, if its first operand is a destination.
func written(f *ptx.Func, in *ptx.Inst) []ptx.RegID {
	infos := in.Op.Info().Operands()
	ops := f.Opnds[in.Ops : in.Ops+uint32(in.N)]
	if len(infos) == 0 || len(ops) == 0 || infos[0].Flags&isa.Dst == 0 {
		return nil
	}
	n := 1
	switch ops[0].Kind {
	case ptx.OpVec:
		n += int(ops[0].Sub)
	case ptx.OpPair:
		n += 2
	}
	var regs []ptx.RegID
	for _, o := range ops[:min(n, len(ops))] {
		if o.Kind == ptx.OpReg {
			regs = append(regs, ptx.RegID(o.Idx))
		}
	}
	return regs
}

// end returns the end, at most to, of the range of value x that begins at from in block b; over means that it ends
// before to.
func (w *valueFlow) end(x *debugValue, b, from, to int) (at int, over bool) {
	if x.reg != 0 && w.writes != nil {
		for _, i := range w.writes[blockReg{uint32(b), x.reg}] {
			if int(i) >= from && int(i) < to {
				return int(i) + 1, true // it is there until the instruction is done
			}
		}
	}
	return to, false
}

// reach computes the values that hold at the start of each block.
func (w *valueFlow) reach() {
	nb, nv := len(w.f.Blocks), w.nv
	if nb*nv > flowLimit || nb == 1 {
		return
	}
	w.in = make([]int32, nb*nv)
	last := make([]int32, nb*nv)
	for i := range last {
		w.in[i], last[i] = unseen, unseen
	}
	clear(w.in[:nv]) // nothing is known where the function begins
	for b := range nb {
		for i := w.first[b]; i < w.first[b+1]; i++ {
			last[b*nv+int(w.d.values[i].slot)] = int32(i) + 1
		}
	}
	out := func(p, v int) int32 {
		x, from := last[p*nv+v], int(w.f.Blocks[p].First)
		if x == unseen {
			x = w.in[p*nv+v]
		} else {
			from = w.d.values[x-1].at
		}
		if x > 0 {
			if _, over := w.end(&w.d.values[x-1], p, from, int(w.f.Blocks[p].End)); over {
				return 0
			}
		}
		return x
	}
	preds := predecessors(w.f)
	same := func(a, b int32) bool { return a == b || a > 0 && b > 0 && w.d.values[a-1].loc == w.d.values[b-1].loc }
	for again := true; again; {
		again = false
		for b := 1; b < nb; b++ {
			for v := range nv {
				x := int32(unseen)
				for _, p := range preds[b] {
					switch y := out(int(p), v); {
					case y == unseen || x != unseen && same(x, y):
					case x == unseen:
						x = y
					default:
						x = 0
					}
				}
				if p := &w.in[b*nv+v]; !same(*p, x) {
					*p = x
					again = true
				}
			}
		}
	}
}

// predecessors returns the predecessors of each block.
func predecessors(f *ptx.Func) [][]ptx.BlockID {
	preds := make([][]ptx.BlockID, len(f.Blocks))
	for b := range f.Blocks {
		edge := func(to ptx.BlockID) {
			if list := preds[to]; len(list) == 0 || list[len(list)-1] != ptx.BlockID(b) {
				preds[to] = append(list, ptx.BlockID(b))
			}
		}
		falls := true
		for i := f.Blocks[b].First; i < f.Blocks[b].End; i++ {
			in := &f.Insts[i]
			if in.Op.Info().Flags&isa.Terminator == 0 {
				falls = true
				continue
			}
			falls = in.Guard != 0
			for _, o := range f.Opnds[in.Ops : in.Ops+uint32(in.N)] {
				switch o.Kind {
				case ptx.OpLabel:
					edge(ptx.BlockID(o.Idx))
				case ptx.OpProto:
					for _, to := range f.Protos[o.Idx].Targets {
						edge(to)
					}
				}
			}
		}
		if falls && b+1 < len(f.Blocks) {
			edge(ptx.BlockID(b + 1))
		}
	}
	return preds
}

// block adds the pieces of block b.
func (w *valueFlow) block(b int) {
	begin, end := int(w.f.Blocks[b].First), int(w.f.Blocks[b].End)
	for v := range w.nv {
		w.cur[v], w.start[v] = 0, begin
		if w.in != nil && w.in[b*w.nv+v] > 0 {
			w.cur[v] = w.in[b*w.nv+v]
		}
	}
	for i := w.first[b]; i < w.first[b+1]; i++ {
		x := &w.d.values[i]
		w.put(x.slot, b, x.at)
		w.cur[x.slot], w.start[x.slot] = int32(i)+1, x.at
	}
	for v := range w.nv {
		w.put(uint32(v), b, end)
	}
}

// put adds the piece of variable v that ends at to.
func (w *valueFlow) put(v uint32, b, to int) {
	if w.cur[v] == 0 {
		return
	}
	x, from := &w.d.values[w.cur[v]-1], w.start[v]
	to, _ = w.end(x, b, from, to)
	if d, ok := w.only[x.reg]; ok { // which may have moved after the record
		switch {
		case int(d.block) == b:
			from = max(from, int(d.inst)+1)
		case int(d.block) > b:
			return
		}
	}
	if from >= to || x.loc.Kind == dwarf.Nowhere {
		return
	}
	list := &w.d.slots[v].pieces
	if k := len(*list) - 1; k >= 0 && (*list)[k].To == from && (*list)[k].Locs[0] == x.loc {
		(*list)[k].To = to
		return
	}
	*list = append(*list, dwarf.Piece{From: from, To: to, Locs: []dwarf.Location{x.loc}})
}

// gather gives the variables the pieces of their slots: where there are several, each part of the code has those
// of all fragments that are known there.
func (d *debugFunc) gather() {
	bySlot := make([][]*debugSlot, len(d.vars))
	for i := range d.slots {
		s := &d.slots[i]
		bySlot[s.v] = append(bySlot[s.v], s)
	}
	for v, slots := range bySlot {
		if len(slots) == 1 {
			d.vars[v].Pieces = slots[0].pieces
		} else if len(slots) > 1 {
			d.vars[v].Pieces = overlaid(slots)
		}
	}
}

// overlaid cuts the pieces of several fragments where any of them begins or ends.
func overlaid(slots []*debugSlot) (out []dwarf.Piece) {
	slices.SortStableFunc(slots, func(a, b *debugSlot) int { return cmp.Compare(a.offset, b.offset) })
	var ends []int
	for _, s := range slots {
		for _, p := range s.pieces {
			ends = append(ends, p.From, p.To)
		}
	}
	slices.Sort(ends)
	ends = slices.Compact(ends)
	at := make([]int, len(slots)) // by slot: its first piece that is not over
	for i := 0; i+1 < len(ends); i++ {
		p := dwarf.Piece{From: ends[i], To: ends[i+1]}
		for k, s := range slots {
			for at[k] < len(s.pieces) && s.pieces[at[k]].To <= p.From {
				at[k]++
			}
			if at[k] < len(s.pieces) && s.pieces[at[k]].From <= p.From {
				p.Locs = append(p.Locs, s.pieces[at[k]].Locs...)
			}
		}
		if len(p.Locs) == 0 {
			continue
		}
		if k := len(out) - 1; k >= 0 && out[k].To == p.From && slices.Equal(out[k].Locs, p.Locs) {
			out[k].To = p.To
		} else {
			out = append(out, p)
		}
	}
	return out
}
