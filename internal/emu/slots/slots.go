// Package slots lays out the registers of a function of PTX in a frame. PTX has virtual registers, most of them
// written once. Registers that are never live at the same time share a place, so that the frames of a CTA's warps stay in the
// nearest caches.
package slots

import (
	"cmp"
	"slices"

	"gonvvm/internal/emu/blocks"
	"gonvvm/internal/emu/values"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Layout gives each register of a function places of its own, from those given on: predicates have other ones than values. It returns the first place
// of each register, and the ends of both.
func Layout(f *ptx.Func, first, firstPred int) (places []uint32, end, endPred int) {
	places, end, endPred = make([]uint32, len(f.Regs)), first, firstPred
	for i := 1; i < len(f.Regs); i++ {
		at := &end
		if f.Regs[i].Type == isa.Pred {
			at = &endPred
		}
		places[i] = uint32(*at)
		*at += size(&f.Regs[i])
	}
	return places, end, endPred
}

// size returns the number of places that a register needs.
func size(r *ptx.Reg) int {
	n := max(1, int(r.Vec))
	if r.Type.Bits() == 128 {
		n *= 2
	}
	return n
}

// Share returns another layout of registers from first to end: values of one place, except for those of own, share places. A function whose callers
// access its registers keeps the one that it has.
func Share(f *ptx.Func, bs []blocks.Block, order []int, own []bool, layout []uint32, first, end int) ([]uint32, int) {
	byCallers := func(v ptx.Var) bool { return v.Space == isa.Reg }
	if slices.ContainsFunc(f.Params, byCallers) || slices.ContainsFunc(f.Rets, byCallers) {
		return layout, end
	}
	shared := make([]bool, len(f.Regs))
	for i := 1; i < len(f.Regs); i++ {
		r := &f.Regs[i]
		shared[i] = r.Type != isa.Pred && size(r) == 1 && !own[i]
	}
	places, n := allocate(f, bs, order, shared)
	end = first + n
	for i := 1; i < len(f.Regs); i++ {
		switch r := &f.Regs[i]; {
		case shared[i]:
			places[i] += uint32(first)
		case r.Type == isa.Pred:
			places[i] = layout[i]
		default:
			places[i] = uint32(end)
			end += size(r)
		}
	}
	return places, end
}

// allocate returns the place of each register that shared names, and the number of places. The blocks are in the order in which they are
// laid out.
//
// It is the linear scan of Poletto and Sarkar ("Linear Scan Register Allocation", 1999) without spilling. Each lane follows its own path
// through the function and writes its own element of a register alone, so that liveness along the paths is enough where lanes
// diverge. The destinations of an instruction share no place with its sources: its parts may be executed one after the other.
func allocate(f *ptx.Func, bs []blocks.Block, order []int, shared []bool) (places []uint32, n int) {
	a := &allocator{f: f, blocks: bs, order: order, shared: shared, ranges: make([]liveRange, len(f.Regs))}
	a.findLive()
	a.findRanges()
	return a.scan()
}

// idle is the number of places that stay unused: a write to some lanes of a register waits for the write to its place before, and the place that
// has been free for the longest time waits least. Few of them cost little.
const idle = 3

// liveRange is the first and the last instruction at which a register is live, as positions in the layout; last is 0 if there are none.
type liveRange struct{ first, last int }

type allocator struct {
	f      *ptx.Func
	blocks []blocks.Block
	order  []int
	shared []bool
	words  int
	live   []uint64 // for each block, a set of registers that are live at its start
	ranges []liveRange
}

// each calls use and def for the registers of an instruction. A result that may be a source, too, is both.
func (a *allocator) each(in *ptx.Inst, use, def func(id ptx.RegID)) {
	overwrites := in.Guard == 0 && (values.Pure(in.Op) || in.Op.Sem() == isa.SemLd || in.Op.Sem() == isa.SemShflSync || in.Op.Sem() == isa.SemAtom)
	values.EachReg(a.f, in, func(id ptx.RegID, dst bool) {
		switch {
		case !a.shared[id]:
		case dst && overwrites:
			def(id)
		default:
			use(id)
		}
	})
}

// findLive fills a.live.
func (a *allocator) findLive() {
	a.words = (len(a.f.Regs) + 63) / 64
	a.live = make([]uint64, a.words*len(a.blocks))
	// gen and kill are the registers that each block reads before it writes them, and those that it writes.
	gen, kill := make([]uint64, len(a.live)), make([]uint64, len(a.live))
	for _, b := range a.order {
		g, k := gen[b*a.words:(b+1)*a.words], kill[b*a.words:(b+1)*a.words]
		for i := a.blocks[b].End; i > a.blocks[b].First; i-- {
			in := &a.f.Insts[i-1]
			a.each(in, func(ptx.RegID) {}, func(id ptx.RegID) {
				g[id/64] &^= 1 << (id % 64)
				k[id/64] |= 1 << (id % 64)
			})
			a.each(in, func(id ptx.RegID) { g[id/64] |= 1 << (id % 64) }, func(ptx.RegID) {})
		}
	}
	for changed := true; changed; {
		changed = false
		for i := len(a.order) - 1; i >= 0; i-- {
			b := a.order[i]
			for w := range a.words {
				at := b*a.words + w
				out := uint64(0)
				for _, s := range a.blocks[b].Succs {
					out |= a.live[s*a.words+w]
				}
				if in := gen[at] | out&^kill[at]; in != a.live[at] {
					a.live[at], changed = in, true
				}
			}
		}
	}
}

// findRanges fills a.ranges. Positions begin with 1; a block without instructions has one.
func (a *allocator) findRanges() {
	at := 1
	for _, b := range a.order {
		first, end := at, at+max(1, int(a.blocks[b].End-a.blocks[b].First))
		a.extendAll(b, first)
		for k := a.blocks[b].First; k < a.blocks[b].End; k++ {
			touch := func(id ptx.RegID) { a.extend(int(id), at) }
			a.each(&a.f.Insts[k], touch, touch)
			at++
		}
		for _, s := range a.blocks[b].Succs {
			a.extendAll(s, end-1)
		}
		at = end
	}
}

// extendAll makes the registers that are live at the start of block b live at a position.
func (a *allocator) extendAll(b, at int) {
	for w, set := range a.live[b*a.words : (b+1)*a.words] {
		for id := 64 * w; set != 0; id, set = id+1, set>>1 {
			if set&1 != 0 {
				a.extend(id, at)
			}
		}
	}
}

func (a *allocator) extend(id, at int) {
	r := &a.ranges[id]
	if r.last == 0 {
		r.first = at
	}
	r.first, r.last = min(r.first, at), max(r.last, at)
}

// scan gives registers their places in the order in which they become live.
func (a *allocator) scan() (places []uint32, n int) {
	places = make([]uint32, len(a.f.Regs))
	var starts, ends []int
	for id := range places {
		if a.shared[id] {
			starts = append(starts, id)
		}
	}
	byStart := func(x, y int) int {
		return cmp.Or(cmp.Compare(a.ranges[x].first, a.ranges[y].first), cmp.Compare(x, y))
	}
	byEnd := func(x, y int) int { return cmp.Or(cmp.Compare(a.ranges[x].last, a.ranges[y].last), cmp.Compare(x, y)) }
	ends = slices.Clone(starts)
	slices.SortFunc(starts, byStart)
	slices.SortFunc(ends, byEnd)
	var free []uint32 // in the order in which they became free
	for _, id := range starts {
		for len(ends) > 0 && a.ranges[ends[0]].last < a.ranges[id].first {
			free = append(free, places[ends[0]])
			ends = ends[1:]
		}
		if len(free) > idle {
			places[id], free = free[0], free[1:]
			continue
		}
		places[id] = uint32(n)
		n++
	}
	return places, n
}
