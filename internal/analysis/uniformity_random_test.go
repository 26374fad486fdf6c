package analysis

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"gonvvm/internal/ir"
)

// On random graphs: two threads go their ways, which agree at the branches on a kernel parameter and
// may differ at the others. Where both come to a block in the same iterations of the loops around it,
// values that are called uniform there must be equal. Values are phis that tell the way to their block.
func TestUniformityAgainstExecution(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	checked, divergent := 0, 0
	for range 2000 {
		n := 4 + r.IntN(9)
		g := newWalk(r, n)
		if g.u.lost {
			continue
		}
		for range 12 {
			a, b := g.run(r), g.run(r)
			for at, x := range a {
				y, both := b[at]
				if !both {
					continue
				}
				for d := range n {
					v := g.phis[d]
					blk := g.blocks[at.block]
					if v == ir.None || !g.l.D.Dominates(g.blocks[d], blk) {
						continue
					}
					if g.u.At(v, blk) != UniformCTA {
						divergent++
						continue
					}
					checked++
					if x[d] != y[d] {
						t.Fatalf("edges %v, divergent %v: the phi of block %d is called uniform in block %d, and is %d and %d in iteration %s",
							g.edges, g.differ, d, at.block, x[d], y[d], at.iteration)
					}
				}
			}
		}
	}
	if checked < 5000 || divergent < 5000 {
		t.Fatalf("%d uniform and %d divergent values are too few", checked, divergent)
	}
}

// walk is a random function and the facts about it.
type walk struct {
	edges  [][]int
	differ []bool // by block: threads may take different successors
	blocks []ir.Block
	phis   []ir.Value
	l      *Loops
	u      *Uniformity
	seed   uint64 // of the choices that threads share
}

// visit is a block, and how often the loops around it have been around.
type visit struct {
	block     int
	iteration string
}

// trace holds the values of the phis of all blocks at every visit.
type trace map[visit][16]int

func newWalk(r *rand.Rand, n int) *walk {
	g := &walk{edges: randomEdges(r, n), phis: make([]ir.Value, n)}
	for i := range g.edges {
		if len(g.edges[i]) > 2 {
			g.edges[i] = g.edges[i][:2]
		}
	}
	f := graph(n, g.edges)
	f.CC = ir.CCPTXKernel
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		g.blocks = append(g.blocks, b)
	}
	b := ir.NewBuilder(f)
	null := f.Consts.Null(ir.Ptr)
	preds := make([][]int, n)
	for i, out := range g.edges {
		g.differ = append(g.differ, len(out) == 2 && r.IntN(3) == 0)
		if g.differ[i] {
			term := f.Terminator(g.blocks[i])
			b.Before(term)
			f.SetOperand(term, 0, b.Load(ir.I1, null, 1, ir.FlagVolatile))
		}
		for _, s := range out {
			preds[s] = append(preds[s], i)
		}
	}
	for i, ps := range preds {
		if len(ps) == 0 {
			continue
		}
		v := f.New(ir.OpPhi, ir.I32, 0, 0)
		for _, p := range ps {
			f.AddIncoming(v, f.Consts.Int(ir.I32, uint64(p)), g.blocks[p])
		}
		f.InsertBefore(f.First(g.blocks[i]), v)
		g.phis[i] = v
	}
	g.u = uniformityOf(f.Mod, f)
	g.l = g.u.l
	g.seed = r.Uint64()
	return g
}

// run is the way of one thread, up to a number of steps.
func (g *walk) run(r *rand.Rand) trace {
	t := trace{}
	count := make([]int, g.l.Len()+1)
	var phis [16]int
	at := 0
	for range 80 {
		n := g.l.C.Number(g.blocks[at])
		iteration := ""
		for x := g.l.Of(n); x != 0; x = g.l.Parent(x) {
			iteration += fmt.Sprint(" ", count[x])
		}
		t[visit{at, iteration}] = phis
		out := g.edges[at]
		if len(out) == 0 {
			break
		}
		k := 0
		if len(out) == 2 {
			if g.differ[at] {
				k = r.IntN(2)
			} else {
				k = int(hash(g.seed, uint64(at), iteration) & 1)
			}
		}
		from := at
		at = out[k]
		phis[at] = from
		s := g.l.C.Number(g.blocks[at])
		for x := uint32(1); x <= uint32(g.l.Len()); x++ {
			switch {
			case g.l.Header(x) == s && g.l.Contains(x, n):
				count[x]++
			case !g.l.Contains(x, s):
				count[x] = 0
			}
		}
	}
	return t
}

func hash(seed, block uint64, iteration string) uint64 {
	h := seed ^ block*0x9E3779B97F4A7C15
	for _, c := range []byte(iteration) {
		h = (h ^ uint64(c)) * 0xD6E8FEB86659FD93
		h ^= h >> 29
	}
	return h ^ h>>32
}
