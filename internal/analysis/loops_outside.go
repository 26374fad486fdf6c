package analysis

import "gonvvm/internal/slab"

// loopLists holds a list for each loop: list[at[x]:at[x+1]] is that of loop x.
type loopLists struct {
	list, at []uint32
	known    bool
}

// build fills the lists of n loops. each calls its argument for every entry, in the same order each time.
func (t *loopLists) build(n int, each func(add func(x, e uint32))) {
	t.known = true
	t.at = slab.Sized(t.at, n+3)
	each(func(x, _ uint32) { t.at[x+2]++ })
	for i := 3; i < len(t.at); i++ {
		t.at[i] += t.at[i-1]
	}
	t.list = slab.Sized(t.list, int(t.at[len(t.at)-1]))
	each(func(x, e uint32) {
		t.list[t.at[x+1]] = e
		t.at[x+1]++
	})
}

func (t *loopLists) of(x uint32) []uint32 { return t.list[t.at[x]:t.at[x+1]] }

// ExitingBlocks appends the numbers of the blocks of loop x that have a successor outside. All loops are
// searched at once, when the first list is asked for: an edge is visited once and then the loops that it
// leaves, where a search in each loop would visit an edge once for each loop around it.
func (l *Loops) ExitingBlocks(dst []uint32, x uint32) []uint32 {
	if !l.exits.known {
		l.exits.build(l.Len(), func(add func(x, e uint32)) {
			for b := uint32(1); b <= uint32(l.C.Len()); b++ {
				out := l.of[b] // the loops that a successor before this one leaves are listed
				for _, s := range l.C.Succs(b) {
					for ; out != 0 && !l.Contains(out, s); out = l.loops[out].parent {
						add(out, b)
					}
				}
			}
		})
	}
	return append(dst, l.exits.of(x)...)
}

// outsideUsers returns the instructions outside of loop x that use a result of the loop, as they were when the
// first list was asked for.
func (l *Loops) outsideUsers(x uint32) []uint32 {
	if !l.uses.known {
		l.uses.build(l.Len(), func(add func(x, e uint32)) {
			l.eachLeak(add)
		})
	}
	return l.uses.of(x)
}

// Leaking adds to set the loops with a result that is used outside. As long as nothing but the uses of such results
// is changed, and the new users are outside of the loop, the set still has all such loops.
func (l *Loops) Leaking(set *slab.BitSet) {
	set.Reset(l.Len() + 1)
	l.eachLeak(func(x, _ uint32) { set.Add(x) })
}

// eachLeak calls visit for each use of an instruction and each loop around the instruction that the use is not
// in.
func (l *Loops) eachLeak(visit func(x, user uint32)) {
	f := l.C.F
	for b := uint32(1); b <= uint32(l.C.Len()); b++ {
		in := l.of[b]
		if in == 0 {
			continue
		}
		for v := f.First(l.C.Block(b)); v != 0; v = f.Next(v) {
			for e := f.FirstUse(v); e != 0; e = f.NextUse(e) {
				w := f.User(e)
				k := l.C.Number(f.BlockOf(w))
				for x := in; x != 0 && !l.Contains(x, k); x = l.loops[x].parent {
					visit(x, uint32(w))
				}
			}
		}
	}
}
