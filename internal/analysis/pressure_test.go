package analysis

import (
	"math/rand/v2"
	"testing"

	"gonvvm/internal/ir"
)

// place adds loads and, in blocks that they dominate, uses of them to function f at random.
func place(r *rand.Rand, f *ir.Func, d *Dom) (values []ir.Value) {
	b := ir.NewBuilder(f)
	p := f.Consts.Null(ir.Ptr)
	n := uint32(d.C.Len())
	for k := uint32(1); k <= n; k++ {
		b.Before(f.Terminator(d.C.Block(k)))
		for range r.IntN(3) {
			t := [...]ir.Type{ir.I8, ir.I32, ir.I64}[r.IntN(3)]
			values = append(values, b.Load(t, p, 1, 0))
		}
	}
	for _, v := range values {
		def := d.C.Number(f.BlockOf(v))
		for range r.IntN(3) {
			if k := 1 + r.Uint32N(n); d.DominatesN(def, k) {
				b.Before(f.Terminator(d.C.Block(k)))
				b.Store(v, p, 1, 0)
			}
		}
	}
	return values
}

// liveIn reports whether v is live at the start of block k, by a search for a use that does not pass its definition.
func liveIn(f *ir.Func, c *CFG, v ir.Value, k uint32, seen map[uint32]bool) bool {
	if seen[k] || c.Number(f.BlockOf(v)) == k {
		return false
	}
	seen[k] = true
	for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
		if c.Number(f.UseBlock(x)) == k {
			return true
		}
	}
	for _, s := range c.Succs(k) {
		if liveIn(f, c, v, s, seen) {
			return true
		}
	}
	return false
}

// reducible reports whether every edge to a block with a lower number leads to the header of a loop around its start.
func reducible(l *Loops) bool {
	for k := uint32(1); k <= uint32(l.C.Len()); k++ {
		for _, s := range l.C.Succs(k) {
			if x := l.Of(s); s <= k && (x == 0 || l.Header(x) != s || !l.Contains(x, k)) {
				return false
			}
		}
	}
	return true
}

// The estimate is never below the registers that are live at the start of a block.
func TestPressure(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	tried := 0
	for range 3000 {
		n := 2 + r.IntN(9)
		f := graph(n, randomEdges(r, n))
		var c CFG
		var d Dom
		var l Loops
		c.Compute(f)
		d.Compute(&c)
		l.Compute(&d)
		if !reducible(&l) {
			continue
		}
		tried++
		values := place(r, f, &d)
		var p Pressure
		p.Compute(f, &l)
		for k := uint32(1); k <= uint32(c.Len()); k++ {
			live := 0
			for _, v := range values {
				if liveIn(f, &c, v, k, map[uint32]bool{}) {
					live += int(p.Weight(v))
					if p.End(v) < k {
						t.Fatalf("value %d lives in block %d of %d, and ends in %d", v, k, c.Len(), p.End(v))
					}
				}
			}
			if p.Block(k) < live {
				t.Fatalf("block %d of %d: %d registers, of %d that are live at its start", k, c.Len(), p.Block(k), live)
			}
		}
	}
	if tried < 500 {
		t.Errorf("only %d graphs were reducible", tried)
	}
}

// In one block the estimate is exact: three values that live at once, of 1, 1 and 2 registers.
func TestPressureInBlock(t *testing.T) {
	f := graph(1, [][]int{{}})
	b := ir.NewBuilder(f)
	b.Before(f.Terminator(f.Entry()))
	p := f.Consts.Null(ir.Ptr)
	load := func(t ir.Type) ir.Value { return b.Load(t, p, 1, 0) }
	x := load(ir.I32)
	b.Store(x, p, 1, 0)
	y, z, w := load(ir.I8), load(ir.I32), load(ir.I64)
	for _, v := range [...]ir.Value{y, z, w, load(ir.I1)} {
		b.Store(v, p, 1, 0)
	}
	var c CFG
	var d Dom
	var l Loops
	c.Compute(f)
	d.Compute(&c)
	l.Compute(&d)
	var pr Pressure
	pr.Compute(f, &l)
	if got := pr.Block(1); got != 4 {
		t.Errorf("%d registers, want 4", got)
	}
	// A pass that moves values may ask about one that it has just made.
	fresh := load(ir.I32)
	pr.Extend(fresh, 1)
	if got := pr.End(fresh); got != 0 {
		t.Errorf("a value newer than the estimate ends in block %d", got)
	}
}
