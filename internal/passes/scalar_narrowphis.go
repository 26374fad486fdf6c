package passes

import (
	"slices"

	"gonvvm/internal/ir"
)

// maxPhiWeb bounds the phis that become truth values together.
const maxPhiWeb = 32

// narrowPhis makes truth values of integers that are nothing else: phis that only take 0, 1, extended truth values and
// each other, and whose users only ask whether they are 0. A bool of C is a byte in memory, and what is left of it
// when memory has become registers are such phis.
func narrowPhis(u *unit) bool {
	f := u.f
	changed := false
	u.mark.Reset(f.NumInsts())
	for b := f.Entry(); b != 0; b = f.NextBlock(b) {
		for v := f.First(b); v != ir.None && f.Op(v) == ir.OpPhi; {
			next := f.Next(v)
			if t := f.TypeOf(v); u.ty.IsInt(t) && t != ir.I1 && !u.mark.Has(uint32(v)) && u.truthWeb(v) {
				for next != ir.None && f.Op(next) == ir.OpPhi && u.mark.Has(uint32(next)) {
					next = f.Next(next)
				}
				u.narrowWeb()
				changed = true
			}
			v = next
		}
	}
	return changed
}

// truthWeb collects in u.work the phis that v is connected with, and reports whether they can all be truth values.
// What has been looked at is marked.
func (u *unit) truthWeb(v ir.Value) bool {
	f := u.f
	u.work = append(u.work[:0], v)
	u.mark.Add(uint32(v))
	ok, gain := true, false
	for i := 0; i < len(u.work); i++ {
		p := u.work[i]
		for k := 0; k < f.NumOps(p); k += 2 {
			switch x := f.Operand(p, k); {
			case f.Op(x) == ir.OpPhi:
				ok = ok && u.joinWeb(x)
			case f.Op(x) == ir.OpZExt && f.TypeOf(f.Operand(x, 0)) == ir.I1:
				gain = true
			default:
				n, is := u.c.Uint(x)
				ok = ok && is && n <= 1
			}
		}
		for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
			switch w := f.User(x); f.Op(w) {
			case ir.OpPhi:
				ok = ok && u.joinWeb(w)
			default:
				ok = ok && u.asksTruth(w)
				gain = gain || f.Op(w) == ir.OpTrunc
			}
		}
		if !ok || len(u.work) > maxPhiWeb {
			return false
		}
	}
	return gain
}

// joinWeb adds phi p to those in u.work, unless it has been found in a web that is none.
func (u *unit) joinWeb(p ir.Value) bool {
	if u.mark.Add(uint32(p)) {
		u.work = append(u.work, p)
		return true
	}
	return slices.Contains(u.work, p)
}

// asksTruth reports whether v, which uses a number that is 0 or 1, only asks which, or widens it.
func (u *unit) asksTruth(v ir.Value) bool {
	f := u.f
	switch f.Op(v) {
	case ir.OpTrunc:
		return f.TypeOf(v) == ir.I1
	case ir.OpZExt:
		return true
	case ir.OpICmp:
		k, ok := u.c.Uint(f.Operand(v, 1))
		return ok && k <= 1 && f.Pred(v) <= ir.ICmpNE
	}
	return false
}

// narrowWeb makes the phis in u.work truth values.
func (u *unit) narrowWeb() {
	f := u.f
	u.vals = u.vals[:0]
	for _, p := range u.work {
		u.b.Before(p)
		u.vals = append(u.vals, u.b.Phi(ir.I1))
	}
	for i, p := range u.work {
		for k := 0; k < f.NumOps(p); k += 2 {
			var in ir.Value
			switch x := f.Operand(p, k); f.Op(x) {
			case ir.OpPhi:
				for j, q := range u.work {
					if q == x {
						in = u.vals[j]
					}
				}
			case ir.OpZExt:
				in = f.Operand(x, 0)
			default:
				n, _ := u.c.Uint(x)
				in = u.boolConst(n != 0)
			}
			f.AddIncoming(u.vals[i], in, f.Operand(p, k+1).Block())
		}
	}
	for i, p := range u.work {
		for x := f.FirstUse(p); x != 0; x = f.FirstUse(p) {
			w := f.User(x)
			switch f.Op(w) {
			case ir.OpPhi: // of the web, which goes away
				f.SetUse(x, u.c.Null(f.TypeOf(p)))
				continue
			case ir.OpZExt:
				f.Mutate(w, ir.OpZExt, 0, 0, u.vals[i])
				continue
			case ir.OpTrunc:
				f.ReplaceAll(w, u.vals[i])
			default:
				k, _ := u.c.Uint(f.Operand(w, 1))
				if (k != 0) == (f.Pred(w) == ir.ICmpEQ) {
					f.ReplaceAll(w, u.vals[i])
				} else {
					u.b.Before(w)
					f.ReplaceAll(w, u.b.Binary(ir.OpXor, u.vals[i], u.boolConst(true), 0))
				}
			}
			f.Erase(w)
		}
	}
	for _, p := range u.work {
		u.eraseDead(p)
	}
}
