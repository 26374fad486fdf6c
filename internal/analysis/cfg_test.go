package analysis

import (
	"math/rand/v2"
	"testing"

	"gonvvm/internal/ir"
)

// graph builds a function of n blocks with the given edges; block i of the
// function is node i-1 and node 0 the entry.
func graph(n int, edges [][]int) *ir.Func {
	m := ir.NewModule("test")
	f := m.Syms[m.AddSym(ir.Symbol{Kind: ir.SymFunc, Name: "f", Type: m.Types.Func(ir.Void, false, ir.I1)})].Fn
	b := ir.NewBuilder(f)
	var blocks []ir.Block
	for range n {
		blocks = append(blocks, f.NewBlock())
	}
	for i, out := range edges {
		b.At(blocks[i])
		switch len(out) {
		case 0:
			b.Ret(ir.None)
		case 1:
			b.Br(blocks[out[0]])
		case 2:
			b.CondBr(ir.ParamValue(0), blocks[out[0]], blocks[out[1]])
		default:
			ops := []ir.Value{f.Consts.Int(ir.I32, 0), blocks[out[0]].Value()}
			for k, o := range out[1:] {
				ops = append(ops, f.Consts.Int(ir.I32, uint64(k)), blocks[o].Value())
			}
			b.Insert(ir.OpSwitch, ir.Void, 0, 0, ops...)
		}
	}
	return f
}

func randomEdges(r *rand.Rand, n int) [][]int {
	edges := make([][]int, n)
	for i := range edges {
		for range r.IntN(4) {
			edges[i] = append(edges[i], 1+r.IntN(n-1))
		}
		if i+1 < n && r.IntN(3) > 0 {
			edges[i] = append(edges[i], i+1)
		}
	}
	return edges
}

// reach returns which nodes the entry reaches when node cut is taken out.
func reach(edges [][]int, cut int) []bool {
	seen := make([]bool, len(edges))
	var walk func(int)
	walk = func(i int) {
		if i == cut || seen[i] {
			return
		}
		seen[i] = true
		for _, s := range edges[i] {
			walk(s)
		}
	}
	walk(0)
	return seen
}

// On random graphs: the order, dominators by definition (a dominates b if b is
// not reached without a), frontiers by definition, and loops by definition.
func TestGraphsAgainstDefinitions(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	var c CFG
	var d Dom
	var l Loops
	for round := range 400 {
		n := 2 + r.IntN(24)
		edges := randomEdges(r, n)
		f := graph(n, edges)
		c.Compute(f)
		d.Compute(&c)
		l.Compute(&d)
		live := reach(edges, -1)
		num := func(i int) uint32 { return c.Number(ir.Block(i + 1)) }
		count := 0
		for i := range n {
			if live[i] != (num(i) != 0) {
				t.Fatalf("round %d: node %d: reached %v, number %d", round, i, live[i], num(i))
			}
			if live[i] {
				count++
				if c.Block(num(i)) != ir.Block(i+1) {
					t.Fatalf("round %d: number and block disagree", round)
				}
			}
		}
		if c.Len() != count || len(d.Preorder()) != count {
			t.Fatalf("round %d: %d blocks, %d in the tree, want %d", round, c.Len(), len(d.Preorder()), count)
		}
		dom := make([][]bool, n)
		for a := range n {
			dom[a] = make([]bool, n)
			without := reach(edges, a)
			for b := range n {
				dom[a][b] = live[a] && live[b] && (a == b || !without[b])
				if live[a] && live[b] && d.DominatesN(num(a), num(b)) != dom[a][b] {
					t.Fatalf("round %d: does %d dominate %d? %v, want %v; %v", round, a, b, !dom[a][b], dom[a][b], edges)
				}
			}
		}
		for a := range n {
			if !live[a] {
				continue
			}
			want := map[uint32]bool{}
			for b := range n {
				for p := range n {
					for _, s := range edges[p] {
						if s == b && dom[a][p] && (a == b || !dom[a][b]) {
							want[num(b)] = true
						}
					}
				}
			}
			got := d.Frontier(num(a))
			for _, x := range got {
				if !want[x] {
					t.Fatalf("round %d: %d is not in the frontier of %d", round, x, num(a))
				}
			}
			if len(got) != len(want) {
				t.Fatalf("round %d: frontier of %d is %v, want %v", round, num(a), got, want)
			}
			if x := d.IDom(num(a)); x != 0 && d.Common(x, num(a)) != x {
				t.Fatalf("round %d: Common is wrong", round)
			}
		}
		checkLoops(t, &c, &l, edges, dom, num)
	}
}

func checkLoops(t *testing.T, c *CFG, l *Loops, edges [][]int, dom [][]bool, num func(int) uint32) {
	t.Helper()
	headers := 0
	for h := range edges {
		// The natural loop of h: the blocks that reach a latch without passing h.
		in := map[int]bool{}
		var back func(int)
		back = func(b int) {
			if in[b] || num(b) == 0 {
				return
			}
			in[b] = true
			for p := range edges {
				for _, s := range edges[p] {
					if s == b && b != h {
						back(p)
					}
				}
			}
		}
		latches := map[int]bool{}
		for p := range edges {
			for _, s := range edges[p] {
				if s == h && dom[h][p] {
					latches[p] = true
					in[h] = true
					back(p)
				}
			}
		}
		if len(latches) == 0 {
			continue
		}
		headers++
		x := l.Of(num(h))
		for x != 0 && l.Header(x) != num(h) {
			x = l.Parent(x)
		}
		if x == 0 {
			t.Fatalf("node %d heads no loop; %v", h, edges)
		}
		for b := range edges {
			if num(b) != 0 && l.Contains(x, num(b)) != in[b] {
				t.Fatalf("loop of %d: node %d is in it: %v, want %v; %v", h, b, !in[b], in[b], edges)
			}
		}
		if blocks := l.Blocks(x); len(blocks) != len(in) || blocks[0] != num(h) {
			t.Fatalf("loop of %d has blocks %v, want %d", h, blocks, len(in))
		}
		if got := l.Latch(x); (got != 0) != (len(latches) == 1) {
			t.Fatalf("loop of %d: latch %d of %v", h, got, latches)
		}
		if p := l.Parent(x); p >= x || l.Depth(x) != l.Depth(p)+1 {
			t.Fatalf("loop %d has parent %d", x, p)
		}
	}
	if headers != l.Len() {
		t.Fatalf("%d loops, want %d", l.Len(), headers)
	}
}

// A deep nest and a long chain cost linear time and no recursion.
func TestDeepGraphs(t *testing.T) {
	const n = 20000
	edges := make([][]int, n)
	for i := range n - 1 {
		edges[i] = []int{i + 1}
	}
	for i := n / 2; i < n-1; i++ { // nested: node i branches back to its mirror
		edges[i] = append(edges[i], max(1, n-1-i))
	}
	f := graph(n, edges)
	var c CFG
	var d Dom
	c.Compute(f)
	d.Compute(&c)
	if c.Len() != n || d.IDom(c.Number(n)) != c.Number(n-1) {
		t.Fatalf("%d blocks", c.Len())
	}
}

// A graph knows that its function has got other edges.
func TestUpToDate(t *testing.T) {
	f := graph(4, [][]int{{1, 2}, {3}, {3}, {}})
	var c CFG
	c.Compute(f)
	if !c.UpToDate() {
		t.Fatal("it is not what was computed")
	}
	entry := f.Entry()
	a, b := f.Succ(entry, 0), f.Succ(entry, 1)
	f.SetSucc(entry, 0, b)
	f.SetSucc(entry, 1, a)
	if !c.UpToDate() {
		t.Error("the order of successors counts")
	}
	f.SetSucc(entry, 1, b)
	if c.UpToDate() {
		t.Error("an edge that leads elsewhere is not seen")
	}
	c.Compute(f)
	f.SetSucc(b, 0, f.NewBlock())
	if c.UpToDate() {
		t.Error("an edge to a new block is not seen")
	}
}
