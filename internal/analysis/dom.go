package analysis

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// Dom is the dominator tree of the blocks of a CFG. Methods in terms of uint32
// take numbers of the CFG.
type Dom struct {
	C *CFG

	idom  []uint32 // by number; 0 for the entry
	depth []uint32 // the entry has 0
	child []uint32 // first child, 0 if none
	next  []uint32 // next sibling
	in    []uint32 // position in a preorder of the tree …
	out   []uint32 // … and the last position of the subtree
	pre   []uint32 // by position: number

	// Of semi-NCA, indexed by preorder of the depth-first search.
	semi, label, anc, dfs []uint32
	stack                 []uint32

	dfAt, df []uint32
	dfReady  bool
}

// Compute builds the tree.
func (d *Dom) Compute(c *CFG) {
	d.C = c
	n := c.Len()
	d.dfReady = false
	d.idom = slab.Sized(d.idom, n+1)
	d.semiNCA(n)
	d.tree(n)
}

// semiNCA works on preorder numbers of the search: semidominators by path
// compression, then immediate dominators as nearest common ancestors.
func (d *Dom) semiNCA(n int) {
	c := d.C
	d.semi = slab.Sized(d.semi, n+1)
	d.label = slab.Sized(d.label, n+1)
	d.anc = slab.Sized(d.anc, n+1)
	d.dfs = slab.Sized(d.dfs, n+1)
	d.depth = slab.Sized(d.depth, n+1) // parents here, depths in tree
	for i := 1; i <= n; i++ {
		d.dfs[c.preorder[i]] = uint32(i)
	}
	parent := d.depth
	for i := 2; i <= n; i++ {
		parent[i] = d.dfs[c.number[c.parent[c.order[c.preorder[i]]]]]
	}
	for i := 1; i <= n; i++ {
		d.semi[i], d.label[i] = uint32(i), uint32(i)
	}
	for i := uint32(n); i >= 2; i-- {
		s := parent[i]
		for _, p := range c.Preds(c.preorder[i]) {
			q := d.dfs[p]
			if q > i {
				q = d.semi[d.eval(q)]
			}
			if q < s {
				s = q
			}
		}
		d.semi[i] = s
		d.anc[i] = parent[i]
	}
	idom := d.anc // ancestors are done with
	for i := uint32(2); i <= uint32(n); i++ {
		k := parent[i]
		for k > d.semi[i] {
			k = idom[k]
		}
		idom[i] = k
	}
	for i := 2; i <= n; i++ {
		d.idom[c.preorder[i]] = c.preorder[idom[i]]
	}
}

// eval returns the node with the smallest semidominator on the forest path
// above v and compresses that path.
func (d *Dom) eval(v uint32) uint32 {
	if d.anc[v] == 0 {
		return v
	}
	d.stack = d.stack[:0]
	for u := v; d.anc[d.anc[u]] != 0; u = d.anc[u] {
		d.stack = append(d.stack, u)
	}
	for i := len(d.stack) - 1; i >= 0; i-- {
		u := d.stack[i]
		a := d.anc[u]
		if d.semi[d.label[a]] < d.semi[d.label[u]] {
			d.label[u] = d.label[a]
		}
		d.anc[u] = d.anc[a]
	}
	return d.label[v]
}

func (d *Dom) tree(n int) {
	d.depth = slab.Sized(d.depth, n+1)
	d.child = slab.Sized(d.child, n+1)
	d.next = slab.Sized(d.next, n+1)
	d.in = slab.Sized(d.in, n+1)
	d.out = slab.Sized(d.out, n+1)
	d.pre = slab.Sized(d.pre, n+1)
	for i := uint32(n); i >= 2; i-- { // children in ascending order
		p := d.idom[i]
		d.next[i] = d.child[p]
		d.child[p] = i
	}
	if n == 0 {
		return
	}
	pos := uint32(0)
	v := uint32(1)
	for {
		pos++
		d.in[v], d.pre[pos] = pos, v
		if k := d.child[v]; k != 0 {
			d.depth[k] = d.depth[v] + 1
			v = k
			continue
		}
		for {
			d.out[v] = pos
			if s := d.next[v]; s != 0 {
				d.depth[s] = d.depth[v]
				v = s
				break
			}
			if v = d.idom[v]; v == 0 {
				return
			}
		}
	}
}

// IDom returns the immediate dominator of block n, 0 for the entry.
func (d *Dom) IDom(n uint32) uint32 { return d.idom[n] }

// Depth returns the distance of block n from the root.
func (d *Dom) Depth(n uint32) uint32 { return d.depth[n] }

// FirstChild returns the first block whose immediate dominator is n, 0 if none.
func (d *Dom) FirstChild(n uint32) uint32 { return d.child[n] }

// NextSibling returns the next block with the same immediate dominator as n, 0 if none.
func (d *Dom) NextSibling(n uint32) uint32 { return d.next[n] }

// Preorder returns the numbers of the blocks in a preorder of the tree.
func (d *Dom) Preorder() []uint32 { return d.pre[1:] }

// DominatesN reports whether block a dominates block b (or is b).
func (d *Dom) DominatesN(a, b uint32) bool { return d.in[a] <= d.in[b] && d.out[b] <= d.out[a] }

// Dominates reports whether block a dominates block b (or is b). Every block
// dominates an unreachable one.
func (d *Dom) Dominates(a, b ir.Block) bool {
	y := d.C.Number(b)
	if y == 0 {
		return true
	}
	x := d.C.Number(a)
	return x != 0 && d.DominatesN(x, y)
}

// maxPreceding bounds the instructions of a block that ExecutedBefore looks at.
const maxPreceding = 256

// ExecutedBefore reports whether instruction x is executed before each execution of instruction v, as far as the instructions close to v tell.
func (d *Dom) ExecutedBefore(x, v ir.Value) bool {
	f := d.C.F
	if b, c := f.BlockOf(x), f.BlockOf(v); b != c {
		return d.Dominates(b, c)
	}
	for n := 0; v != ir.None && n < maxPreceding; n++ {
		if v = f.Prev(v); v == x {
			return true
		}
	}
	return false
}

// Common returns the nearest block that dominates both a and b.
func (d *Dom) Common(a, b uint32) uint32 {
	for a != b {
		if d.depth[a] < d.depth[b] {
			a, b = b, a
		}
		a = d.idom[a]
	}
	return a
}

// CommonSet finds the nearest block that dominates all blocks that it is told: that of the first and the last of them in
// a preorder of the tree. The zero value has been told none.
type CommonSet struct{ first, last uint32 }

// Add adds block n.
func (s *CommonSet) Add(d *Dom, n uint32) {
	if s.first == 0 || d.in[n] < d.in[s.first] {
		s.first = n
	}
	if s.last == 0 || d.in[n] > d.in[s.last] {
		s.last = n
	}
}

// Block returns the block that dominates all of them, 0 if there are none.
func (s *CommonSet) Block(d *Dom) uint32 { return d.Common(s.first, s.last) }

// Frontier returns the dominance frontier of block n: the blocks with a
// predecessor that n dominates and that n does not strictly dominate itself.
func (d *Dom) Frontier(n uint32) []uint32 {
	if !d.dfReady {
		d.frontiers()
	}
	return d.df[d.dfAt[n]:d.dfAt[n+1]]
}

// frontiers walks up from the predecessors of every join, twice: once to count
// and once to fill. stack marks the last join seen by each block.
func (d *Dom) frontiers() {
	n := d.C.Len()
	d.dfAt = slab.Sized(d.dfAt, n+2)
	for fill := range 2 {
		d.stack = slab.Sized(d.stack, n+1)
		for j := uint32(1); j <= uint32(n); j++ {
			preds := d.C.Preds(j)
			if len(preds) < 2 && j != 1 || len(preds) == 0 {
				continue
			}
			for _, r := range preds {
				for ; r != d.idom[j] && d.stack[r] != j; r = d.idom[r] {
					d.stack[r] = j
					if fill == 1 {
						d.df[d.dfAt[r]] = j
					}
					d.dfAt[r]++
				}
			}
		}
		if fill == 0 {
			sum := uint32(0)
			for i := range d.dfAt {
				sum, d.dfAt[i] = sum+d.dfAt[i], sum
			}
			d.df = slab.Sized(d.df, int(sum))
		}
	}
	copy(d.dfAt[1:], d.dfAt) // filling moved every start to its end
	d.dfAt[0] = 0
	d.dfReady = true
}

// AfterDefinition returns the first instruction before which others can stand that use instruction v.
func AfterDefinition(f *ir.Func, v ir.Value) ir.Value {
	if f.Op(v) == ir.OpPhi {
		return f.FirstNonPhi(f.BlockOf(v))
	}
	return f.Next(v)
}
