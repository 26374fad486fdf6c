// Package narrowphis makes truth values of integers that are booleans.
package narrowphis

import (
	"slices"

	"gonvvm/internal/ir"
	"gonvvm/internal/slab"
)

// maxPhiWeb bounds the phis that become truth values together.
const maxPhiWeb = 32

// Narrower narrows the phis of one function at a time to i1.
type Narrower struct {
	f         *ir.Func
	b         *ir.Builder
	c         *ir.Consts
	eraseDead func(v ir.Value)

	work []ir.Value // the phis and selects of a web
	vals []ir.Value // their truth values
	mark slab.BitSet
}

// Run makes i1 of integers that are booleans: phis whose incoming values are 0, 1, extended i1 values and
// each other, also through selects, and whose users only compare with 0. A C bool is a byte in memory, and such phis are left when memory
// has been promoted to registers. eraseDead removes an instruction without uses, and its operands that have none then. Run reports whether it
// changed something.
func (pn *Narrower) Run(f *ir.Func, b *ir.Builder, eraseDead func(v ir.Value)) bool {
	pn.f, pn.b, pn.c, pn.eraseDead = f, b, &f.Consts, eraseDead
	changed := false
	pn.mark.Reset(f.NumInsts())
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None && f.Op(v) == ir.OpPhi; {
			next := f.Next(v)
			if t := f.TypeOf(v); f.Mod.Types.IsInt(t) && t != ir.I1 && !pn.mark.Has(uint32(v)) && pn.truthWeb(v) {
				for next != ir.None && f.Op(next) == ir.OpPhi && pn.mark.Has(uint32(next)) {
					next = f.Next(next)
				}
				pn.narrowWeb()
				changed = true
			}
			v = next
		}
	}
	return changed
}

// truthWeb collects in pn.work the phis that v is connected with, and reports whether all can be truth values.
// Visited ones are marked.
func (pn *Narrower) truthWeb(v ir.Value) bool {
	f := pn.f
	pn.work = append(pn.work[:0], v)
	pn.mark.Add(uint32(v))
	ok, gain := true, false
	for i := 0; i < len(pn.work); i++ {
		p := pn.work[i]
		first, step := pn.inputs(p)
		for k := first; k < f.NumOps(p); k += step {
			switch x := f.Operand(p, k); {
			case f.Op(x) == ir.OpPhi, f.Op(x) == ir.OpSelect:
				ok = ok && pn.joinWeb(x)
			case f.Op(x) == ir.OpZExt && f.TypeOf(f.Operand(x, 0)) == ir.I1:
				gain = true
			default:
				n, is := pn.c.Uint(x)
				ok = ok && is && n <= 1
			}
		}
		for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
			switch w := f.User(x); f.Op(w) {
			case ir.OpPhi, ir.OpSelect:
				ok = ok && pn.joinWeb(w)
			default:
				ok = ok && pn.asksTruth(w)
				gain = gain || f.Op(w) == ir.OpTrunc
			}
		}
		if !ok || len(pn.work) > maxPhiWeb {
			return false
		}
	}
	return gain
}

// inputs returns where the incoming values of a phi, or the values of a select, are among its operands: each step from first on.
func (pn *Narrower) inputs(p ir.Value) (first, step int) {
	if pn.f.Op(p) == ir.OpPhi {
		return 0, 2
	}
	return 1, 1
}

// joinWeb adds phi or select p to those in pn.work, unless it has been found in a web that is none.
func (pn *Narrower) joinWeb(p ir.Value) bool {
	if pn.mark.Add(uint32(p)) {
		pn.work = append(pn.work, p)
		return true
	}
	return slices.Contains(pn.work, p)
}

// asksTruth reports whether v, which uses a number that is 0 or 1, only asks which, or widens it.
func (pn *Narrower) asksTruth(v ir.Value) bool {
	f := pn.f
	switch f.Op(v) {
	case ir.OpTrunc:
		return f.TypeOf(v) == ir.I1
	case ir.OpZExt:
		return true
	case ir.OpICmp:
		k, ok := pn.c.Uint(f.Operand(v, 1))
		return ok && k <= 1 && f.Pred(v) <= ir.ICmpNE
	}
	return false
}

// narrowWeb makes the phis and selects in pn.work truth values.
func (pn *Narrower) narrowWeb() {
	f := pn.f
	pn.vals = pn.vals[:0]
	for _, p := range pn.work {
		in := ir.None
		if f.Op(p) == ir.OpPhi {
			pn.b.Before(p)
			in = pn.b.Phi(ir.I1)
		}
		pn.vals = append(pn.vals, in)
	}
	for i, p := range pn.work {
		if f.Op(p) == ir.OpSelect {
			pn.truthOf(p)
			continue
		}
		for k := 0; k < f.NumOps(p); k += 2 {
			f.AddIncoming(pn.vals[i], pn.truthOf(f.Operand(p, k)), f.Operand(p, k+1).Block())
		}
	}
	for i, p := range pn.work {
		for x := f.FirstUse(p); x != 0; x = f.FirstUse(p) {
			w := f.User(x)
			switch f.Op(w) {
			case ir.OpPhi, ir.OpSelect: // of the web, which is removed
				f.SetUse(x, pn.c.Null(f.TypeOf(p)))
				continue
			case ir.OpZExt:
				f.Mutate(w, ir.OpZExt, 0, 0, pn.vals[i])
				continue
			case ir.OpTrunc:
				f.ReplaceAll(w, pn.vals[i])
			default:
				k, _ := pn.c.Uint(f.Operand(w, 1))
				if (k != 0) == (f.Pred(w) == ir.ICmpEQ) {
					f.ReplaceAll(w, pn.vals[i])
				} else {
					pn.b.Before(w)
					f.ReplaceAll(w, pn.b.Binary(ir.OpXor, pn.vals[i], pn.c.Int(ir.I1, 1), 0))
				}
			}
			f.Erase(w)
		}
	}
	for _, p := range pn.work {
		pn.eraseDead(p)
	}
}

// truthOf returns the truth value for x, an incoming value of the web. Selects are in no cycle without a phi.
func (pn *Narrower) truthOf(x ir.Value) ir.Value {
	f := pn.f
	switch f.Op(x) {
	case ir.OpPhi, ir.OpSelect:
		j := slices.Index(pn.work, x)
		if pn.vals[j] == ir.None {
			a, b := pn.truthOf(f.Operand(x, 1)), pn.truthOf(f.Operand(x, 2))
			pn.b.Before(x)
			pn.vals[j] = pn.b.Select(f.Operand(x, 0), a, b)
		}
		return pn.vals[j]
	case ir.OpZExt:
		return f.Operand(x, 0)
	}
	n, _ := pn.c.Uint(x)
	return pn.c.Int(ir.I1, n)
}
