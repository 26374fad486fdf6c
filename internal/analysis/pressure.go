package analysis

import (
	"slices"

	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// Pressure estimates the registers of 32 bits that values occupy. The blocks stand in reverse postorder, and a value lives
// from its definition to its last use in this order, or to the end of the last loop that it lives in and is not defined in: the
// intervals of a linear scan, without holes. Predicates, parameters, and addresses and casts that selection folds into
// their users occupy none.
type Pressure struct {
	f *ir.Func
	l *Loops

	end  []uint32 // by value: the last block that it lives in
	live []int32  // by block: the registers at its fullest point
	more []int32  // by block: those that Reserve has noted, less those of the block before
	seen []uint32 // by value: the block whose last use of it has been counted

	// Between the header of a loop and its last block, others may stand that it is left by.
	around []uint32 // by block: the loop with the last header, of those that begin before it and end after it
	outer  []uint32 // by loop: that of its header without the loop itself
}

// Compute estimates the function that the loops are of.
func (p *Pressure) Compute(f *ir.Func, l *Loops) {
	p.f, p.l = f, l
	n := uint32(l.C.Len())
	p.end, p.seen = slab.Sized(p.end, f.NumInsts()), slab.Sized(p.seen, f.NumInsts())
	p.live, p.more = slab.Sized(p.live, int(n)+2), slab.Sized(p.more, int(n)+2)
	p.spans(n)
	for k := n; k >= 1; k-- { // users first, since a use of a folded value is one of its operands
		for v := f.Last(l.C.Block(k)); v != ir.None; v = f.Prev(v) {
			for x := f.FirstUse(v); x != 0; x = f.NextUse(x) {
				p.end[v] = max(p.end[v], p.UseEnd(k, l.C.Number(f.UseBlock(x))))
				if w := f.User(x); p.folded(w) {
					p.end[v] = max(p.end[v], p.end[w])
				}
			}
			if w := p.Weight(v); w != 0 && p.end[v] > k {
				p.live[k+1] += w
				p.live[p.end[v]+1] -= w
			}
		}
	}
	for k := uint32(2); k <= n+1; k++ { // at the start of each block
		p.live[k] += p.live[k-1]
	}
	for k := uint32(1); k <= n; k++ {
		p.live[k] = max(p.live[k], p.fullest(k, p.live[k+1]))
	}
}

// fullest returns the registers at the fullest point of block k, at whose end the given number is live.
func (p *Pressure) fullest(k uint32, live int32) int32 {
	f := p.f
	most := live
	for v := f.Last(p.l.C.Block(k)); v != ir.None && f.Op(v) != ir.OpPhi; v = f.Prev(v) {
		if p.end[v] > k || p.seen[v] == k {
			live -= p.Weight(v)
		}
		if p.folded(v) {
			continue
		}
		for i := range f.NumOps(v) {
			o := f.Operand(v, i)
			for o.IsInst() && p.folded(o) {
				o = f.Operand(o, 0)
			}
			if o.IsInst() && p.end[o] == k && p.seen[o] != k {
				p.seen[o] = k
				live += p.Weight(o)
			}
		}
		most = max(most, live)
	}
	return most
}

// spans finds the loops around each of n blocks.
func (p *Pressure) spans(n uint32) {
	l := p.l
	p.around, p.outer = slab.Sized(p.around, int(n)+1), slab.Sized(p.outer, l.Len()+1)
	x := uint32(0)
	for k := uint32(1); k <= n; k++ {
		for x != 0 && l.Last(x) < k {
			x = p.outer[x]
		}
		if y := l.Of(k); y != 0 && l.Header(y) == k {
			p.outer[y], x = x, y
		}
		p.around[k] = x
	}
}

// UseEnd returns the last block, by number, in which a value of block def lives for a use in block use: loops that begin
// in between need it until they end.
func (p *Pressure) UseEnd(def, use uint32) uint32 {
	end := use
	for at := uint32(0); at != end; {
		at = end
		for x := p.around[at]; x != 0 && p.l.Header(x) > def; x = p.outer[x] {
			end = max(end, p.l.Last(x))
		}
	}
	return end
}

// End returns the last block, by number, in which v lives, 0 for a value that is newer than the estimate.
func (p *Pressure) End(v ir.Value) uint32 {
	if int(v) >= len(p.end) {
		return 0
	}
	return p.end[v]
}

// Extend records that v lives until block n.
func (p *Pressure) Extend(v ir.Value, n uint32) {
	if int(v) < len(p.end) {
		p.end[v] = max(p.end[v], n)
	}
}

// Reserve notes w more registers in blocks n to last, for Settle.
func (p *Pressure) Reserve(n, last uint32, w int32) {
	p.more[n] += w
	p.more[last+1] -= w
}

// Settle adds the registers that Reserve has noted to those of the blocks.
func (p *Pressure) Settle() {
	more := int32(0)
	for k := range p.live {
		more += p.more[k]
		p.live[k] += more
		p.more[k] = 0
	}
}

// Block returns the registers at the fullest point of block n.
func (p *Pressure) Block(n uint32) int { return int(p.live[n]) }

// Most returns the registers at the fullest point of blocks n to last.
func (p *Pressure) Most(n, last uint32) int { return int(slices.Max(p.live[n : last+1])) }

// Loop returns the registers at the fullest point of loop x.
func (p *Pressure) Loop(x uint32) int {
	most := int32(0)
	for _, k := range p.l.Blocks(x) {
		most = max(most, p.live[k])
	}
	return int(most)
}

// Weight returns the registers that value v occupies.
func (p *Pressure) Weight(v ir.Value) int32 {
	f := p.f
	if !v.IsInst() || p.folded(v) {
		return 0
	}
	t := f.TypeOf(v)
	if t == ir.Void || t == ir.I1 || t == ir.Token || f.Mod.Types.IsAggregate(t) {
		return 0
	}
	return int32((f.Mod.BitsOf(t) + 31) / 32)
}

// folded reports whether selection folds v into its users: constant offsets, which accesses have as immediates, and casts of pointers.
func (p *Pressure) folded(v ir.Value) bool {
	f := p.f
	switch f.Op(v) {
	case ir.OpGEP:
		_, ok := GEPOffset(f, v)
		return ok
	case ir.OpBitCast, ir.OpAddrSpaceCast:
		return f.Operand(v, 0).IsInst()
	}
	return false
}
