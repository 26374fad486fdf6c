package analysis

import (
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
	work  []uint32
	memAt []uint32 // by loop: where its blocks start in mem
	mem   []uint32 // numbers of blocks, those of inner loops included
}

type loop struct {
	header uint32 // number
	parent uint32
	depth  uint32 // outermost loops have 1
	nblk   uint32
	// Place in the forest in preorder, how many loops are inside, and while places are given out the next one.
	pre, inside, next uint32
}

// Compute finds the loops.
func (l *Loops) Compute(d *Dom) {
	l.C, l.D = d.C, d
	n := uint32(d.C.Len())
	l.of = slab.Sized(l.of, int(n)+1)
	l.loops = append(l.loops[:0], loop{})

	// Headers from the last to the first: a loop inside another one has the
	// greater header, so it is complete when the outer one is walked.
	for h := n; h >= 1; h-- {
		l.work = l.work[:0]
		for _, p := range d.C.Preds(h) {
			if p >= h && d.DominatesN(h, p) {
				l.work = append(l.work, p)
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
	l.place()
	l.members(n)
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

// place gives the loops their places in preorder: parents have lower indexes.
func (l *Loops) place() {
	for x := len(l.loops) - 1; x > 0; x-- {
		l.loops[l.loops[x].parent].inside += l.loops[x].inside + 1
	}
	for x := range l.loops {
		k := &l.loops[x]
		if x > 0 {
			p := &l.loops[k.parent]
			k.pre = p.next
			p.next += k.inside + 1
		}
		k.next = k.pre + 1
	}
}

func (l *Loops) members(n uint32) {
	for b := uint32(1); b <= n; b++ {
		for x := l.of[b]; x != 0; x = l.loops[x].parent {
			l.loops[x].nblk++
		}
	}
	l.memAt = slab.Sized(l.memAt, len(l.loops)+1)
	sum := uint32(0)
	for i := range l.loops {
		l.memAt[i] = sum
		sum += l.loops[i].nblk
	}
	l.memAt[len(l.loops)] = sum
	l.mem = slab.Sized(l.mem, int(sum))
	l.work = append(l.work[:0], l.memAt...)
	for b := uint32(1); b <= n; b++ {
		for x := l.of[b]; x != 0; x = l.loops[x].parent {
			l.mem[l.work[x]] = b
			l.work[x]++
		}
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

// Blocks returns the numbers of the blocks of loop x and of the loops inside,
// the header first, in reverse postorder.
func (l *Loops) Blocks(x uint32) []uint32 { return l.mem[l.memAt[x]:l.memAt[x+1]] }

// Contains reports whether loop x contains block n.
func (l *Loops) Contains(x, n uint32) bool {
	y := l.of[n]
	return x != 0 && y != 0 && l.loops[y].pre-l.loops[x].pre <= l.loops[x].inside
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

// ExitingBlocks appends the numbers of the blocks of loop x that have a
// successor outside.
func (l *Loops) ExitingBlocks(dst []uint32, x uint32) []uint32 {
	for _, b := range l.Blocks(x) {
		for _, s := range l.C.Succs(b) {
			if !l.Contains(x, s) {
				dst = append(dst, b)
				break
			}
		}
	}
	return dst
}

// DefinedOutside reports whether value v is computed outside of loop x.
func (l *Loops) DefinedOutside(x uint32, v ir.Value) bool {
	if !v.IsInst() {
		return true
	}
	n := l.C.Number(l.C.F.BlockOf(v))
	return n == 0 || !l.Contains(x, n)
}
