package ir

import "slices"

// Compact numbers the instructions of f anew, in order, and gives back the memory of those that
// were erased and of their operands. All instruction Values that others hold become
// invalid; blocks, parameters and constants keep theirs. buf is scratch memory, which is
// returned for the next call. A function whose values metadata refers to stays as it is.
func (f *Func) Compact(buf []uint32) []uint32 {
	n, m := len(f.insts), len(f.uses)
	if cap(buf) < n+m {
		buf = make([]uint32, n+m+(n+m)/4)
	}
	buf = buf[:n+m]
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
				nu++ // the number stands in front
			}
			for j := range k {
				if f.uses[i.Ops+j].Val.Kind() == KMeta {
					return buf
				}
				umap[i.Ops+j] = nu
				nu++
			}
		}
	}
	if len(f.Dbg) > 0 || uint64(ni) > uint64(n)*7/8 && uint64(nu) > uint64(m)*7/8 {
		return buf
	}
	old := *f
	// Some room: later stages add a few, and a full slice would double.
	f.insts, f.uses = make([]inst, ni, ni+ni/8+8), make([]use, nu, nu+nu/8+16)
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
	f.dbgLocs, f.pos, f.mdHeads, f.instNames = moved(f.dbgLocs, imap, ni), moved(f.pos, imap, ni), moved(f.mdHeads, imap, ni), moved(f.instNames, imap, ni)
	f.mdLists = slices.Clip(f.mdLists)
	return buf
}

// moved brings a side table of instructions into their new order.
func moved[T any](t []T, imap []uint32, n uint32) []T {
	if len(t) == 0 {
		return nil
	}
	out := make([]T, n)
	for i := 1; i < min(len(t), len(imap)); i++ {
		if k := imap[i]; k != 0 {
			out[k] = t[i]
		}
	}
	return out
}

// Release gives back the memory of a body that nobody looks into any more. The
// function stays a definition.
func (f *Func) Release() {
	f.insts, f.uses, f.blocks, f.words, f.calls = nil, nil, nil, nil, nil
	f.instNames, f.blockNames, f.dbgLocs, f.mdHeads, f.mdLists, f.pos = nil, nil, nil, nil, nil, nil
	f.Consts, f.Dbg, f.track = Consts{}, nil, nil
}
