package ir

import "slices"

// compact numbers the instructions of f, which is in r, anew, in order, and moves them with their
// operands to tables of their own; erased ones are left out. All instruction Values that others
// hold become invalid; blocks, parameters and constants keep theirs. It reports false, and changes
// nothing, if metadata refers to values of f or if little would be left out.
func (r *Room) compact(f *Func) bool {
	if len(f.Dbg) == 0 {
		f.track = nil // its tables are indexed by the old numbers
	}
	n, m := len(f.insts), len(f.uses)
	if cap(r.buf) < n+m {
		r.buf = make([]uint32, n+m+(n+m)/4)
	}
	buf := r.buf[:n+m]
	clear(buf)
	imap, umap := buf[:n], buf[n:]
	ni, nu := uint32(1), uint32(1)
	for b := f.entry; b != 0; b = f.blocks[b].Next {
		for v := f.blocks[b].First; v != 0; v = f.insts[v].Next {
			imap[v] = ni
			ni++
			i := &f.insts[v]
			k := uint32(i.N)
			if i.N == manyOps {
				k = uint32(f.uses[i.Ops-1].Val)
				nu++ // the number of indices precedes them
			}
			for j := range k {
				if f.uses[i.Ops+j].Val.Kind() == KMeta {
					return false
				}
				umap[i.Ops+j] = nu
				nu++
			}
		}
	}
	if len(f.Dbg) > 0 || uint64(ni) > uint64(n)*7/8 && uint64(nu) > uint64(m)*7/8 {
		return false
	}
	h, w := &r.home, &r.work
	f.insts, f.uses = away(h.insts, f.insts, &w.insts), away(h.uses, f.uses, &w.uses)
	f.dbgLocs, f.pos = away(h.dbgLocs, f.dbgLocs, &w.dbgLocs), away(h.pos, f.pos, &w.pos)
	old := *f
	f.insts, f.uses = fit(r.home.insts, int(ni)), fit(r.home.uses, int(nu))
	f.insts[0], f.uses[0] = inst{}, use{}
	// Uses by instructions that stand nowhere are left out.
	next := func(u uint32) uint32 {
		for u != 0 && umap[u] == 0 {
			u = old.uses[u].Next
		}
		if u == 0 {
			return 0
		}
		return umap[u]
	}
	prev := func(u uint32) uint32 {
		for u != 0 && umap[u] == 0 {
			u = old.uses[u].Prev
		}
		if u == 0 {
			return 0
		}
		return umap[u]
	}
	value := func(v Value) Value {
		if v.IsInst() {
			return Value(imap[v])
		}
		return v
	}
	for b := f.entry; b != 0; b = f.blocks[b].Next {
		for v := f.blocks[b].First; v != 0; v = old.insts[v].Next {
			from := &old.insts[v]
			to := &f.insts[imap[v]]
			*to = *from
			to.Prev, to.Next, to.Users = imap[from.Prev], imap[from.Next], next(from.Users)
			k := uint32(from.N)
			if from.N == manyOps {
				k = uint32(old.uses[from.Ops-1].Val)
			}
			if k == 0 {
				to.Ops = 0
				continue
			}
			to.Ops = umap[from.Ops]
			if from.N == manyOps {
				f.uses[to.Ops-1] = old.uses[from.Ops-1]
			}
			for j := range k {
				x := &old.uses[from.Ops+j]
				f.uses[to.Ops+j] = use{value(x.Val), imap[v], next(x.Next), prev(x.Prev)}
			}
		}
	}
	for i := range f.params {
		f.params[i].Users = next(f.params[i].Users)
	}
	for i := range f.blocks {
		k := &f.blocks[i]
		k.First, k.Last, k.Users = imap[k.First], imap[k.Last], next(k.Users)
	}
	for i := range f.calls {
		for _, bd := range f.calls[i].Bundles {
			for j, a := range bd.Args {
				bd.Args[j] = value(a)
			}
		}
	}
	f.dbgLocs, f.pos = moved(f.dbgLocs, r.home.dbgLocs, imap, ni), moved(f.pos, r.home.pos, imap, ni)
	f.mdHeads, f.instNames = moved(f.mdHeads, nil, imap, ni), moved(f.instNames, nil, imap, ni)
	f.mdLists = slices.Clip(f.mdLists)
	f.Changes.renumber(imap, ni)
	return true
}

// moved brings a side table of instructions into their new order, in the memory of home if it fits.
func moved[T any](t, home []T, imap []uint32, n uint32) []T {
	if len(t) == 0 {
		return nil
	}
	out := fit(home, int(n))
	clear(out)
	for i := 1; i < min(len(t), len(imap)); i++ {
		if k := imap[i]; k != 0 {
			out[k] = t[i]
		}
	}
	return out
}

// Release gives back the memory of a body that is not read any more. The
// function stays a definition.
func (f *Func) Release() {
	f.insts, f.uses, f.blocks, f.words, f.calls = nil, nil, nil, nil, nil
	f.instNames, f.blockNames, f.dbgLocs, f.mdHeads, f.mdLists, f.pos = nil, nil, nil, nil, nil, nil
	f.Consts, f.Dbg, f.track = Consts{}, nil, nil
	f.Changes.Stop()
}
