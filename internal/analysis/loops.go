package analysis

import (
	"iter"

	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// Loops is the forest of a function's natural loops. A loop is named by its
// index from 1; 0 is "no loop". Inner loops have higher indexes than the loops
// around them. Cycles that are entered at several places are no loops here.
type Loops struct {
	C *CFG
	D *Dom

	loops []loop
	of    []uint32 // innermost loop, by number of the block
	other bool     // there are cycles with several entries
	work  []uint32
	tree  []uint32 // numbers of all blocks: those of a loop, inner loops included, follow each other
	place []uint32 // by number of the block: its index in tree

	exits loopLists // exiting blocks
	uses  loopLists // instructions outside that use a result of the loop
}

type loop struct {
	header uint32 // number
	parent uint32
	depth  uint32 // outermost loops have 1
	last   uint32 // greatest number of a block
	outer  bool   // has a loop inside
	// The range of its blocks in tree, and the next free index while tree is filled.
	from, to, next uint32
}

// Compute finds the loops.
func (l *Loops) Compute(d *Dom) {
	l.C, l.D = d.C, d
	n := uint32(d.C.Len())
	l.of = slab.Sized(l.of, int(n)+1)
	l.loops, l.other = append(l.loops[:0], loop{}), false

	// Headers from the last to the first: a loop inside another one has the
	// greater header, so it is complete when the outer one is walked.
	for h := n; h >= 1; h-- {
		l.work = l.work[:0]
		for _, p := range d.C.Preds(h) {
			switch {
			case p < h:
			case d.DominatesN(h, p):
				l.work = append(l.work, p)
			default:
				l.other = true
			}
		}
		if len(l.work) == 0 {
			continue
		}
		x := uint32(len(l.loops))
		l.loops = append(l.loops, loop{header: h})
		for len(l.work) > 0 {
			b := l.work[len(l.work)-1]
			l.work = l.work[:len(l.work)-1]
			in := l.of[b]
			if in == 0 {
				l.of[b] = x
				if b != h {
					l.work = append(l.work, d.C.Preds(b)...)
				}
				continue
			}
			for l.loops[in].parent != 0 {
				in = l.loops[in].parent
			}
			if in != x { // an outermost loop found so far: it lies inside x
				l.loops[in].parent = x
				l.work = append(l.work, d.C.Preds(l.loops[in].header)...)
			}
		}
		if l.of[h] == 0 { // every latch was inside an inner loop
			l.of[h] = x
		}
	}
	l.reverse()
	l.arrange(n)
	l.exits.known, l.uses.known = false, false
}

// reverse renumbers the loops so that outer ones come first.
func (l *Loops) reverse() {
	n := uint32(len(l.loops))
	for i, j := uint32(1), n-1; i < j; i, j = i+1, j-1 {
		l.loops[i], l.loops[j] = l.loops[j], l.loops[i]
	}
	for i := uint32(1); i < n; i++ {
		if p := l.loops[i].parent; p != 0 {
			l.loops[i].parent = n - p
		}
		l.loops[i].depth = l.loops[l.loops[i].parent].depth + 1
	}
	for i, x := range l.of {
		if x != 0 {
			l.of[i] = n - x
		}
	}
}

// arrange lists each block once, in an order in which the blocks of a loop follow each other: an inner loop
// stands as a whole at the place of its header. Lists of their own for all loops would take
// memory quadratic in the depth of a nest.
func (l *Loops) arrange(n uint32) {
	for b := uint32(1); b <= n; b++ {
		x := &l.loops[l.of[b]]
		x.to++ // the number of blocks, to begin with
		x.last = b
	}
	for x := len(l.loops) - 1; x > 0; x-- { // parents have lower indexes
		p := &l.loops[l.loops[x].parent]
		p.to += l.loops[x].to
		p.last, p.outer = max(p.last, l.loops[x].last), true
	}
	l.tree, l.place = slab.Sized(l.tree, int(n)), slab.Sized(l.place, int(n)+1)
	for b := uint32(1); b <= n; b++ {
		x := l.of[b]
		k := &l.loops[x]
		if x != 0 && k.header == b {
			p := &l.loops[k.parent]
			k.from, k.next = p.next, p.next
			k.to += k.from
			p.next = k.to
		}
		l.place[b] = k.next
		l.tree[k.next] = b
		k.next++
	}
}

// Len returns the number of loops; their indexes are 1 … Len.
func (l *Loops) Len() int { return len(l.loops) - 1 }

// Header returns the number of the header of loop x.
func (l *Loops) Header(x uint32) uint32 { return l.loops[x].header }

// Parent returns the loop around loop x, 0 if there is none.
func (l *Loops) Parent(x uint32) uint32 { return l.loops[x].parent }

// Depth returns how many loops loop x is part of, itself included.
func (l *Loops) Depth(x uint32) uint32 { return l.loops[x].depth }

// Of returns the innermost loop of block n, 0 if there is none.
func (l *Loops) Of(n uint32) uint32 { return l.of[n] }

// Repeats reports whether one execution of the function may execute block b more than once, as far as loops tell: any block of a
// function with other cycles may be.
func (l *Loops) Repeats(b ir.Block) bool { return l.other || l.of[l.C.Number(b)] != 0 }

// Blocks returns the numbers of the blocks of loop x and of the loops inside, the header first. A block
// stands after those that dominate it, and the blocks of an inner loop follow each other.
func (l *Loops) Blocks(x uint32) []uint32 { return l.tree[l.loops[x].from:l.loops[x].to] }

// Last returns the last block of loop x in reverse postorder.
func (l *Loops) Last(x uint32) uint32 { return l.loops[x].last }

// Innermost reports whether loop x has no loop inside.
func (l *Loops) Innermost(x uint32) bool { return !l.loops[x].outer }

// Range returns the indexes of Blocks(x) in Blocks(0), which are all blocks.
func (l *Loops) Range(x uint32) (from, to uint32) { return l.loops[x].from, l.loops[x].to }

// Own calls yield for the blocks of loop x that are in no inner loop.
func (l *Loops) Own(x uint32) iter.Seq[uint32] {
	return func(yield func(uint32) bool) {
		for i := l.loops[x].from; i < l.loops[x].to; {
			b := l.tree[i]
			if y := l.of[b]; y != x {
				i = l.loops[y].to
				continue
			}
			if !yield(b) {
				return
			}
			i++
		}
	}
}

// Contains reports whether loop x contains block n.
func (l *Loops) Contains(x, n uint32) bool {
	return x != 0 && n != 0 && l.place[n]-l.loops[x].from < l.loops[x].to-l.loops[x].from
}

// Latch returns the only block of loop x that branches back to the header, 0 if
// there are several.
func (l *Loops) Latch(x uint32) uint32 {
	h := l.loops[x].header
	latch := uint32(0)
	for _, p := range l.C.Preds(h) {
		if !l.Contains(x, p) {
			continue
		}
		if latch != 0 && latch != p {
			return 0
		}
		latch = p
	}
	return latch
}

// Entering returns the only block outside of loop x that branches to the
// header, 0 if there are several.
func (l *Loops) Entering(x uint32) uint32 {
	out := uint32(0)
	for _, p := range l.C.Preds(l.loops[x].header) {
		if l.Contains(x, p) {
			continue
		}
		if out != 0 && out != p {
			return 0
		}
		out = p
	}
	return out
}

// Preheader returns the block that does nothing after its instructions but enter loop x:
// the only predecessor outside, with the header as only successor; 0 if there is none.
func (l *Loops) Preheader(x uint32) uint32 {
	p := l.Entering(x)
	if p == 0 || len(l.C.Succs(p)) != 1 {
		return 0
	}
	return p
}

// DefinedOutside reports whether value v is computed outside of loop x.
func (l *Loops) DefinedOutside(x uint32, v ir.Value) bool {
	if !v.IsInst() {
		return true
	}
	n := l.C.Number(l.C.F.BlockOf(v))
	return n == 0 || !l.Contains(x, n)
}
