package report

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/fold"
	"gonvvm/internal/ir"
)

// analyst computes the facts about functions that a report has.
type analyst struct {
	fx     analysis.EffectTable
	cfg    analysis.CFG
	dom    analysis.Dom
	loops  analysis.Loops
	un     analysis.Uniformity
	values analysis.ValueTracking
	scev   analysis.ScalarEvolution
	folder fold.Folder
	launch analysis.LaunchBounds
}

// function fills in blocks, loops and uniformity of f, whose text is text.
func (a *analyst) function(out *Function, f *ir.Func, text *listing, ftz bool) {
	a.cfg.Compute(f)
	a.dom.Compute(&a.cfg)
	a.loops.Compute(&a.dom)
	a.un.Compute(&a.loops, &a.fx)
	a.launch.Reset()
	a.launch.Narrow(f)
	a.folder.Enter(f, ftz)
	a.values.Enter(f, &a.launch, &a.fx)
	a.scev.Enter(f, &a.values, &a.folder)
	index := map[ir.Block]int{}
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		index[b] = len(index)
	}
	at := func(n uint32) int {
		if n == 0 {
			return -1
		}
		return index[a.cfg.Block(n)]
	}
	out.Uniformity = make([]int, len(text.lines))
	for i, v := range text.values {
		if b := text.blocks[i]; b != 0 {
			out.Blocks = append(out.Blocks, a.block(f, b, i, at))
		}
		if v == ir.None {
			continue
		}
		out.Blocks[len(out.Blocks)-1].End = i + 1
		if f.TypeOf(v) != ir.Void && a.cfg.Reachable(f.BlockOf(v)) {
			out.Uniformity[i] = int(a.un.Of(v)) + 1
		}
	}
	for x := uint32(1); x <= uint32(a.loops.Len()); x++ {
		out.Loops = append(out.Loops, a.loop(x, at))
	}
}

// block returns a block whose label is on a line; at gives the index of a block.
func (a *analyst) block(f *ir.Func, b ir.Block, line int, at func(uint32) int) Block {
	out := Block{Name: plain("%" + string(ir.AppendName(nil, f.NameOf(b.Value()))))[1:], First: line, End: line + 1, Succs: []int{}, IDom: -1, Loop: -1}
	if n := a.cfg.Number(b); n != 0 {
		for _, s := range a.cfg.Succs(n) {
			out.Succs = append(out.Succs, at(s))
		}
		out.IDom, out.Loop = at(a.dom.IDom(n)), int(a.loops.Of(n))-1
	}
	return out
}

// loop returns loop x; at gives the index of a block.
func (a *analyst) loop(x uint32, at func(uint32) int) Loop {
	l := Loop{Header: at(a.loops.Header(x)), Parent: int(a.loops.Parent(x)) - 1, Depth: int(a.loops.Depth(x)), Leaves: int(a.un.Loop(x)) + 1}
	if a.loops.Preheader(x) == 0 || a.loops.Latch(x) == 0 {
		return l
	}
	for _, e := range a.loops.ExitingBlocks(nil, x) {
		if n, ok := a.scev.TripCount(&a.loops, x, a.cfg.Block(e), analysis.MaxSimulated); ok && (l.Trips == 0 || n < l.Trips) {
			l.Trips = n
		}
	}
	_, l.Counts = a.scev.ExitCount(&a.loops, x, a.cfg.Block(a.loops.Latch(x)))
	l.Counts = l.Counts || l.Trips > 0
	return l
}
