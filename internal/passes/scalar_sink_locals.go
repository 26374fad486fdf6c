package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// maxSunkObject bounds the local variables whose stores are sunk, in bytes: stored values stay in registers until there.
const maxSunkObject = 128

// localStores moves the stores to a local variable that precede a branch into the successor from which alone the variable is read: the last
// bytes of a block cipher are often taken from an array with a variable index, and the words of all other blocks would be stored, too.
func (s sinker) localStores() bool {
	f := s.f
	changed := false
	for a := f.First(f.Entry()); a != ir.None; a = f.Next(a) {
		if f.Op(a) != ir.OpAlloca {
			continue
		}
		if n, _ := f.Consts.Uint(f.Operand(a, 0)); n == 1 && s.m.SizeOf(f.ElemType(a)) <= maxSunkObject && s.sinkStores(a) {
			changed = true
		}
	}
	return changed
}

// sinkStores does so for alloca a.
func (s sinker) sinkStores(a ir.Value) bool {
	f, c, dom := s.f, s.cfg, s.Dom()
	s.vals = append(s.vals[:0], a)
	reads := uint32(0) // the block that dominates all that may read
	stores := 0
	for i := 0; i < len(s.vals); i++ {
		for use := f.FirstUse(s.vals[i]); use != 0; use = f.NextUse(use) {
			v := f.User(use)
			switch op := f.Op(v); {
			case op == ir.OpStore && f.UseIndex(use) != 0 && f.Flags(v)&ir.FlagVolatile == 0:
				stores++
			case op == ir.OpLoad && f.Flags(v)&ir.FlagVolatile == 0:
				k := c.Number(f.BlockOf(v))
				if k == 0 {
					return false
				}
				if reads != 0 {
					k = dom.Common(reads, k)
				}
				reads = k
			case op == ir.OpGEP, op == ir.OpAddrSpaceCast, op == ir.OpBitCast:
				s.vals = append(s.vals, v)
			case op == ir.OpCall && f.CalleeIntrinsic(v).IsLifetime():
			default:
				return false
			}
		}
	}
	return stores > 0 && reads != 0 && s.sinkTo(a, reads)
}

// sinkTo moves stores to a into block to and those that dominate it, the first of them first, so that a store goes as far as it can.
func (s sinker) sinkTo(a ir.Value, to uint32) bool {
	f, c := s.f, s.cfg
	changed := false
	if above := s.dom.IDom(to); above != 0 {
		changed = s.sinkTo(a, above)
	}
	p := c.Preds(to)
	if len(p) != 1 || len(c.Succs(p[0])) < 2 {
		return changed
	}
	at := f.FirstNonPhi(c.Block(to))
	for v := f.Prev(f.Terminator(c.Block(p[0]))); v != ir.None && f.Op(v) != ir.OpPhi; {
		prev := f.Prev(v)
		if f.Op(v) == ir.OpCall && f.CalleeIntrinsic(v).IsLifetime() {
			break
		}
		if f.Op(v) == ir.OpStore {
			// A constant address: a loop may come here several times before the variable is read, and the last time stores all that the others did.
			switch r := analysis.RefOf(f, f.Operand(v, 1)); {
			case r.Base == a && !r.Exact:
				return changed
			case r.Base == a:
				f.MoveBefore(v, at)
				at = v
				changed = true
			}
		}
		v = prev
	}
	return changed
}
