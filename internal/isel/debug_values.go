package isel

import (
	"gonvvm/internal/dwarf"
	"gonvvm/internal/ir"
	"gonvvm/internal/ptx"
)

// debugValue says that from a place on a variable has a value, or none that is known.
type debugValue struct {
	block ptx.BlockID
	ord   uint32 // the IR instruction in front of which that is, by its place in the block
	v     uint32 // index of the variable
	loc   dwarf.Location
	watch int // with InReg: index of the register in Func.Watch
}

// debugLabel is a label of the source.
type debugLabel struct {
	node, at ir.MD
	block    ptx.BlockID
	ord      uint32
}

// countOrdinals numbers the instructions of each block.
func (s *selector) countOrdinals() {
	s.ordinals = grow(s.ordinals, s.f.NumInsts())
	for _, b := range s.layout {
		n := uint32(0)
		for v := s.f.First(b); v != ir.None; v = s.f.Next(v) {
			n++
			s.ordinals[v] = n
		}
	}
}

// values collects the records that tell values of variables and places of labels, in the order of
// the code.
func (s *selector) values(d *debugFunc) {
	f, m := s.f, s.m
	if len(f.Dbg) == 0 {
		return
	}
	f.TrackDebug()
	index := make(map[[2]ir.MD]uint32)
	for i := range d.vars { // those that have a home need no values
		index[[2]ir.MD{d.vars[i].Node, d.vars[i].InlinedAt}] = uint32(i)
	}
	for id, b := range s.layout {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			for i := f.DebugAt(v); i != 0; i = f.DebugNext(i) {
				r := &f.Dbg[i-1]
				at := inlinedAt(m, r.DebugLoc)
				switch r.Kind {
				case ir.DbgDeclare:
				case ir.DbgLabel:
					d.labels = append(d.labels, debugLabel{r.Var, at, ptx.BlockID(id), s.ordinals[v]})
				default:
					key := [2]ir.MD{r.Var, at}
					k, ok := index[key]
					if !ok {
						k = uint32(len(d.vars))
						index[key] = k
						d.vars = append(d.vars, dwarf.Variable{Node: r.Var, InlinedAt: at})
					}
					if len(d.vars[k].Always) == 0 {
						loc, watch := s.valueOf(r)
						d.values = append(d.values, debugValue{ptx.BlockID(id), s.ordinals[v], k, loc, watch})
					}
				}
			}
		}
	}
	d.flow = s.flowOf()
}

// flowOf returns the predecessors of each block if there is a choice of ways.
func (s *selector) flowOf() [][]ptx.BlockID {
	preds := make([][]ptx.BlockID, len(s.layout))
	for id, b := range s.layout {
		for u := s.f.FirstPred(b); u != 0; u = s.f.NextPred(u) {
			if p := s.f.PredBlock(u); p != 0 && s.seen[p] {
				preds[id] = append(preds[id], s.id[p])
			}
		}
	}
	return preds
}

// valueOf returns where the value of a record is.
func (s *selector) valueOf(r *ir.DbgRecord) (dwarf.Location, int) {
	n := &s.m.MDs[r.Loc]
	switch n.Kind {
	case ir.MDValue:
		return dwarf.Location{Kind: dwarf.Constant, Const: r.Loc, Expr: r.Expr}, 0
	case ir.MDLocal:
	default:
		return dwarf.Location{}, 0
	}
	v := s.f.DebugValue(n.Val)
	if obj, off := s.underlying(v); obj.IsInst() && int(obj) < len(s.slots) && s.slots[obj] != 0 && (s.usesSP || s.usesSPL) {
		return dwarf.Location{Kind: dwarf.AddressOf, Symbol: s.depot(), Offset: off + int64(s.slots[obj]-1), Expr: r.Expr}, 0
	}
	if v == ir.None || !v.IsInst() && !v.IsParam() || s.lay.count(s.f.TypeOf(v)) != 1 {
		return dwarf.Location{}, 0
	}
	x, k := s.resolve(v, 0)
	if !x.IsInst() && !x.IsParam() {
		return dwarf.Location{}, 0
	}
	reg := s.def(x, k)
	if reg == 0 || s.out.Regs[reg].Num == 0 { // nobody asked for it
		return dwarf.Location{}, 0
	}
	s.out.Watch = append(s.out.Watch, reg)
	return dwarf.Location{Kind: dwarf.InReg, Expr: r.Expr}, len(s.out.Watch) - 1
}

// depot returns the name of the function's memory for local variables.
func (s *selector) depot() string { return "__local_depot" + itoa(s.num) }

// instAt returns the first instruction of a block that comes from IR instruction ord or one behind it.
func (d *debugFunc) instAt(f *ptx.Func, block ptx.BlockID, ord uint32) int {
	b := &f.Blocks[block]
	for i := b.First; i < b.End; i++ {
		if f.Insts[i].Pos >= ord {
			return int(i)
		}
	}
	return int(b.End)
}

// flowLimit bounds blocks times variables: beyond, what is known of variables ends with the block.
const flowLimit = 1 << 22

// pieces turns the values of variables into the parts of the finished function where they hold. What is known at the end of all blocks before holds in a block, too.
func (d *debugFunc) pieces(f *ptx.Func, names *ptx.Names) {
	if len(d.values) == 0 {
		return
	}
	for i := range d.values {
		x := &d.values[i]
		if x.loc.Kind != dwarf.InReg {
			continue
		}
		r := f.Watch[x.watch]
		if r == 0 {
			x.loc = dwarf.Location{}
			continue
		}
		x.loc.Reg = registerName(f, names, r)
	}
	nb, nv := len(f.Blocks), len(d.vars)
	first := make([]int, nb+1) // values of each block
	for i := range d.values {
		first[d.values[i].block+1] = i + 1
	}
	for b := range nb {
		first[b+1] = max(first[b+1], first[b])
	}
	in := d.reaching(nb, nv, first)
	for b := range f.Blocks {
		begin, end := int(f.Blocks[b].First), int(f.Blocks[b].End)
		cur := make(map[uint32]int)
		put := func(v uint32, from, to int, loc dwarf.Location) {
			if from >= to || loc.Kind == dwarf.Nowhere {
				return
			}
			list := &d.vars[v].Pieces
			if k := len(*list) - 1; k >= 0 && (*list)[k].To == from && (*list)[k].Loc == loc {
				(*list)[k].To = to
				return
			}
			*list = append(*list, dwarf.Piece{From: from, To: to, Loc: loc})
		}
		open := func(v uint32) (dwarf.Location, bool) {
			if in == nil || in[b*nv+int(v)] <= 0 {
				return dwarf.Location{}, false
			}
			return d.values[in[b*nv+int(v)]-1].loc, true
		}
		start := make(map[uint32]int)
		for i := first[b]; i < first[b+1]; i++ {
			x := &d.values[i]
			at := max(d.instAt(f, x.block, x.ord), begin)
			if k, ok := cur[x.v]; ok {
				put(x.v, start[x.v], at, d.values[k].loc)
			} else if loc, ok := open(x.v); ok {
				put(x.v, begin, at, loc)
			}
			cur[x.v], start[x.v] = i, at
		}
		for v := range uint32(nv) {
			if k, ok := cur[v]; ok {
				put(v, start[v], end, d.values[k].loc)
			} else if loc, ok := open(v); ok {
				put(v, begin, end, loc)
			}
		}
	}
}

// reaching returns, by block and variable, 1 + the index of the value that the variable has when the
// block begins, 0 or -1 if it is not known.
func (d *debugFunc) reaching(nb, nv int, first []int) []int32 {
	if nb*nv > flowLimit || nb == 1 {
		return nil
	}
	const unseen = -1
	in, last := make([]int32, nb*nv), make([]int32, nb*nv)
	for i := range last {
		in[i], last[i] = unseen, unseen
	}
	for b := range nb {
		for i := first[b]; i < first[b+1]; i++ {
			last[b*nv+int(d.values[i].v)] = int32(i) + 1
		}
	}
	out := func(p, v int) int32 {
		if x := last[p*nv+v]; x != unseen {
			return x
		}
		return in[p*nv+v]
	}
	same := func(a, b int32) bool { return a == b || a > 0 && b > 0 && d.values[a-1].loc == d.values[b-1].loc }
	for v := range nv {
		in[v] = 0 // nothing is known where the function begins
	}
	for again := true; again; {
		again = false
		for b := 1; b < nb; b++ {
			for v := range nv {
				x := int32(unseen)
				for _, p := range d.flow[b] {
					switch y := out(int(p), v); {
					case y == unseen || x != unseen && same(x, y):
					case x == unseen:
						x = y
					default:
						x = 0
					}
				}
				if p := &in[b*nv+v]; !same(*p, x) {
					*p = x
					again = true
				}
			}
		}
	}
	return in
}

// registerName returns the text of a register.
func registerName(f *ptx.Func, names *ptx.Names, r ptx.RegID) string {
	g := &f.Regs[r]
	b := names.Append(nil, g.Prefix)
	if g.Num >= 0 {
		b = append(b, itoa(int(g.Num))...)
	}
	return string(b)
}
