package analysis

import (
	"slices"

	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// CFG is the graph of a function's reachable blocks, numbered from 1 in
// reverse postorder: the entry is 1, and a block's number is greater than that
// of every predecessor that is not reached over a back edge.
type CFG struct {
	F *ir.Func

	order  []ir.Block // by number; order[0] is unused
	number []uint32   // by block

	succAt, predAt []uint32 // by number: where the block's edges start; one more at the end
	succs, preds   []uint32 // numbers of blocks; parallel edges appear each

	// Of the depth-first search, for the dominators: blocks in preorder (by
	// number in reverse postorder) and each one's parent.
	preorder []uint32
	parent   []uint32

	stack []frame
	ways  []ir.Block // successors of the blocks, in the order in which the search finds these
	way   []span     // by block: where its successors are in ways
	fill  []uint32
}

// frame is a block that the depth-first search is in.
type frame struct {
	blk  ir.Block
	left span // of its successors
}

type span struct{ from, to uint32 }

// Compute numbers the blocks of f.
func (c *CFG) Compute(f *ir.Func) {
	c.F = f
	nb := f.NumBlocks()
	c.number = slab.Sized(c.number, nb)
	c.parent = slab.Sized(c.parent, nb+1)
	c.preorder = append(c.preorder[:0], 0)
	c.order = append(c.order[:0], 0)
	c.stack = c.stack[:0]
	if f.Entry() == 0 {
		c.succAt = append(c.succAt[:0], 0, 0)
		c.predAt = append(c.predAt[:0], 0, 0)
		c.succs, c.preds = c.succs[:0], c.preds[:0]
		return
	}
	// Depth-first search. number holds "seen" until the postorder is known, and
	// preorder and parent hold blocks.
	c.ways, c.way = c.ways[:0], slab.Sized(c.way, nb)
	push := func(b ir.Block) {
		c.number[b] = 1
		c.preorder = append(c.preorder, uint32(b))
		from := uint32(len(c.ways))
		c.ways = f.AppendSuccs(c.ways, b)
		c.way[b] = span{from, uint32(len(c.ways))}
		c.stack = append(c.stack, frame{b, c.way[b]})
	}
	push(f.Entry())
	for len(c.stack) > 0 {
		top := &c.stack[len(c.stack)-1]
		if top.left.from == top.left.to {
			c.order = append(c.order, top.blk)
			c.stack = c.stack[:len(c.stack)-1]
			continue
		}
		// The last successor first: the reverse postorder then has the first
		// successor, the then-side of a branch, in front.
		top.left.to--
		s := c.ways[top.left.to]
		if c.number[s] == 0 {
			c.parent[s] = uint32(top.blk)
			push(s)
		}
	}
	n := len(c.order) - 1
	for i, j := 1, n; i < j; i, j = i+1, j-1 {
		c.order[i], c.order[j] = c.order[j], c.order[i]
	}
	for i := 1; i <= n; i++ {
		c.number[c.order[i]] = uint32(i)
	}
	for i := 1; i <= n; i++ {
		c.preorder[i] = c.number[c.preorder[i]]
	}
	c.edges(n)
}

func (c *CFG) edges(n int) {
	c.succAt = slab.Sized(c.succAt, n+2)
	c.predAt = slab.Sized(c.predAt, n+2)
	c.succs = c.succs[:0]
	for i := 1; i <= n; i++ {
		w := c.way[c.order[i]]
		c.succAt[i] = uint32(len(c.succs))
		for _, b := range c.ways[w.from:w.to] {
			s := c.number[b]
			c.succs = append(c.succs, s)
			c.predAt[s+1]++
		}
	}
	c.succAt[n+1] = uint32(len(c.succs))
	for i := 1; i <= n+1; i++ {
		c.predAt[i] += c.predAt[i-1]
	}
	c.preds = slab.Sized(c.preds, len(c.succs))
	c.fill = append(c.fill[:0], c.predAt...)
	for i := 1; i <= n; i++ {
		for _, s := range c.succs[c.succAt[i]:c.succAt[i+1]] {
			c.preds[c.fill[s]] = uint32(i)
			c.fill[s]++
		}
	}
}

// Len returns the number of reachable blocks; their numbers are 1 … Len.
func (c *CFG) Len() int { return len(c.order) - 1 }

// Block returns the block with number n.
func (c *CFG) Block(n uint32) ir.Block { return c.order[n] }

// Number returns the number of block b, 0 if the entry does not reach it.
func (c *CFG) Number(b ir.Block) uint32 {
	if int(b) < len(c.number) {
		return c.number[b]
	}
	return 0
}

// Reachable reports whether the entry reaches b.
func (c *CFG) Reachable(b ir.Block) bool { return c.Number(b) != 0 }

// RPO returns the reachable blocks in reverse postorder. The slice must not be
// changed and is valid until the next Compute.
func (c *CFG) RPO() []ir.Block { return c.order[1:] }

// Succs returns the numbers of the successors of block n, parallel edges each.
func (c *CFG) Succs(n uint32) []uint32 { return c.succs[c.succAt[n]:c.succAt[n+1]] }

// Preds returns the numbers of the reachable predecessors of block n, parallel edges each.
func (c *CFG) Preds(n uint32) []uint32 { return c.preds[c.predAt[n]:c.predAt[n+1]] }

// Destination returns the block to which t, a conditional branch or a switch, goes where its condition is k.
func Destination(f *ir.Func, t ir.Value, k uint64) ir.Block {
	if f.Op(t) == ir.OpCondBr {
		return f.Operand(t, 2-int(k&1)).Block()
	}
	for i := 2; i < f.NumOps(t); i += 2 {
		if x, ok := f.Consts.Uint(f.Operand(t, i)); ok && x == k {
			return f.Operand(t, i+1).Block()
		}
	}
	return f.Operand(t, 1).Block()
}

// UpToDate reports whether the blocks and edges still are those of the function, but for the
// order of a block's successors.
func (c *CFG) UpToDate() bool {
	f := c.F
	if c.Len() > 0 != (f.Entry() != 0) || c.Len() > 0 && c.order[1] != f.Entry() {
		return false
	}
	for i := 1; i <= c.Len(); i++ {
		b := c.order[i]
		old := c.Succs(uint32(i))
		if !f.IsLive(b) || f.NumSuccs(b) != len(old) {
			return false
		}
		c.fill = append(c.fill[:0], old...)
		for k := range old {
			n := c.Number(f.Succ(b, k))
			at := slices.Index(c.fill, n)
			if n == 0 || at < 0 {
				return false
			}
			c.fill[at] = 0 // no block has this number, so no successor is found twice
		}
	}
	return true
}

// IsUnreachable reports whether executing block b of f is undefined at once.
func IsUnreachable(f *ir.Func, b ir.Block) bool { return f.Op(f.FirstNonPhi(b)) == ir.OpUnreachable }

// HasUnreachable reports whether m has a block that IsUnreachable.
func HasUnreachable(m *ir.Module) bool {
	found := false
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0 && !found; b = f.NextBlock(b) {
			found = IsUnreachable(f, b)
		}
	})
	return found
}
