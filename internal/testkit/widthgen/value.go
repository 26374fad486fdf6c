package widthgen

import (
	"fmt"
	"math/big"
	"strings"
)

var one = big.NewInt(1)

func mask(w int) *big.Int {
	return new(big.Int).Sub(new(big.Int).Lsh(one, uint(w)), one)
}

// corner draws a number of w bits, often one from the corners of the range.
func (g *gen) corner(w int) *big.Int {
	x := new(big.Int)
	switch g.r.IntN(10) {
	case 0:
		return x
	case 1:
		x.SetInt64(1)
	case 2:
		x.SetInt64(-1)
	case 3:
		x.Lsh(one, uint(w-1)) // the least signed number
	case 4:
		x.Sub(x.Lsh(one, uint(w-1)), one) // the greatest
	case 5:
		x.SetInt64(int64(g.r.IntN(40) - 20))
	case 6: // near a power of two
		x.Lsh(one, uint(g.r.IntN(w)))
		x.Add(x, big.NewInt(int64(g.r.IntN(3)-1)))
		if g.r.IntN(3) == 0 {
			x.Neg(x)
		}
	case 7: // short
		x.SetUint64(g.r.Uint64())
		x.Rsh(x, uint(g.r.IntN(64)))
	default:
		for range 3 {
			x.Or(x.Lsh(x, 64), new(big.Int).SetUint64(g.r.Uint64()))
		}
	}
	return x.And(x, mask(w))
}

// spell returns the number of w bits x as LLVM prints it.
func spell(x *big.Int, w int) string {
	if w == 1 {
		return [...]string{"false", "true"}[x.Bit(0)]
	}
	if x.Bit(w-1) != 0 {
		x = new(big.Int).Sub(x, new(big.Int).Lsh(one, uint(w)))
	}
	return x.String()
}

// constant draws a constant of type t; ok says which numbers may be in it.
func (g *gen) constant(t typ, ok func(x *big.Int) bool) string {
	number := func() string {
		for {
			if x := g.corner(t.bits); ok == nil || ok(x) {
				return spell(x, t.bits)
			}
		}
	}
	if t.n == 0 {
		return number()
	}
	x, splat := number(), g.r.IntN(2) == 0
	var elems []string
	for range t.n {
		elems = append(elems, fmt.Sprintf("i%d %s", t.bits, x))
		if !splat {
			x = number()
		}
	}
	return "<" + strings.Join(elems, ", ") + ">"
}

// same returns a constant of type t with the same number everywhere.
func (g *gen) same(t typ, x *big.Int) string {
	n := spell(x, t.bits)
	if t.n == 0 {
		return n
	}
	var elems []string
	for range t.n {
		elems = append(elems, fmt.Sprintf("i%d %s", t.bits, n))
	}
	return "<" + strings.Join(elems, ", ") + ">"
}

// some returns a value in scope, rather a recent one.
func (g *gen) some() val {
	n := len(g.pool)
	return g.pool[n-1-min(g.r.IntN(n), g.r.IntN(n))]
}

// pick returns a value of type t: one in scope, one made of such a one, or a constant.
func (g *gen) pick(t typ) string {
	if g.r.IntN(4) == 0 {
		return g.constant(t, nil)
	}
	return g.variable(t)
}

// variable is pick without constants.
func (g *gen) variable(t typ) string {
	var fits []string
	for _, v := range g.pool {
		if v.t == t {
			fits = append(fits, v.name)
		}
	}
	if len(fits) > 0 {
		k := len(fits) - 1 - min(g.r.IntN(len(fits)), g.r.IntN(len(fits)))
		return fits[k]
	}
	return g.convert(g.some(), t)
}

// convert makes a value of type t of x.
func (g *gen) convert(x val, t typ) string {
	if x.t.n != t.n {
		switch {
		case t.n == 0 && g.r.IntN(2) == 0: // an element
			x = val{x.t.elem(), g.val("extractelement %s %s, i32 %d", x.t, x.name, g.r.IntN(x.t.n))}
		case t.n == 0:
			x = val{x.t.scalar(), g.val("bitcast %s %s to %s", x.t, x.name, x.t.scalar())}
		case x.t.n == 0: // every element
			e := g.convert(x, t.elem())
			v := "poison"
			for i := range t.n {
				v = g.val("insertelement %s %s, i%d %s, i32 %d", t, v, t.bits, e, i)
			}
			return v
		default: // the elements over again
			var m []string
			for i := range t.n {
				m = append(m, fmt.Sprintf("i32 %d", (i+g.r.IntN(2))%x.t.n))
			}
			to := typ{x.t.bits, t.n}
			x = val{to, g.val("shufflevector %s %s, %s poison, <%d x i32> <%s>", x.t, x.name, x.t, t.n, strings.Join(m, ", "))}
		}
	}
	switch {
	case x.t.bits < t.bits:
		return g.val("%s %s %s to %s", g.one("zext", "sext"), x.t, x.name, t)
	case x.t.bits > t.bits:
		return g.val("trunc %s %s to %s", x.t, x.name, t)
	}
	return x.name
}

// flags draws some of the flags named.
func (g *gen) flags(names ...string) string {
	s := ""
	if g.r.IntN(3) != 0 {
		return s
	}
	for _, n := range names {
		if g.r.IntN(2) == 0 {
			s += " " + n
		}
	}
	return s
}
