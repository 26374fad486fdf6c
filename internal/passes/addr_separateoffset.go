package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/constoffset"
)

// gepSplitter splits constant offsets from getelementptr indices.
type gepSplitter struct{ *unit }

// separateConstOffsets splits the constant part off an index: accesses at constant distances then share the rest of
// the address, and the distance becomes an immediate offset of the load or store: p[sext(i + 3)] → (p[sext(i)]) + 12
// bytes. Through an extension this needs an addition that does not overflow. An index with the terms of one that is known to be exact is that one plus a constant
// (package exactsum).
func separateConstOffsets(u *unit) bool {
	g := gepSplitter{u}
	f := u.f
	changed := false
	u.exact.Enter(f, u.Dom)
	for _, b := range u.CFG().RPO() {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			switch f.Op(v) {
			case ir.OpGEP:
				if g.widenNegative(v) {
					changed = true
				}
				if g.splitGEP(v) || u.exact.Rebase(v) {
					changed = true
				}
			case ir.OpLoad, ir.OpStore:
				u.exact.Access(v)
			}
		}
	}
	return changed
}

// widenNegative computes indices that are extensions of 0 - x in the width of addresses, as splitGEP leaves k - x.
func (g gepSplitter) widenNegative(v ir.Value) bool {
	changed := false
	for i := 1; i < g.f.NumOps(v) && !g.ty.IsVector(g.f.TypeOf(v)); i++ {
		if o := g.f.Operand(v, i); g.f.Op(o) == ir.OpSExt && g.wideIndex(v, o) {
			if w := constoffset.Widened(&g.b, v, o); w != ir.None {
				g.f.SetOperand(v, i, w)
				changed = true
			}
		}
	}
	return changed
}

func (g gepSplitter) splitGEP(v ir.Value) bool {
	f, c := g.f, g.c
	n := f.NumOps(v)
	if n < 2 || g.ty.IsVector(f.TypeOf(v)) {
		return false
	}
	if _, ok := analysis.GEPOffset(f, v); ok {
		return false
	}
	base, total := g.constantBase(v)
	ops := append(g.vals[:0], base)
	t := f.ElemType(v)
	split := total != 0
	for i := 1; i < n; i++ {
		o := f.Operand(v, i)
		size := int64(0)
		if i == 1 {
			size = int64(g.m.SizeOf(t))
		} else {
			switch g.ty.Kind(t) {
			case ir.StructKind:
				k, ok := c.Uint(o)
				if !ok {
					return false
				}
				off := g.m.FieldOffset(t, int(k))
				t = g.ty.Elems(t)[k]
				if off != 0 { // another field: its distance leaves, the first field stays
					return constoffset.SplitFields(&g.b, v)
				}
				ops = append(ops, o)
				continue
			case ir.ArrayKind, ir.VectorKind:
				size = int64(g.m.StrideOf(t))
				t = g.ty.Elem(t)
			}
		}
		if k, ok := c.Sint(o); ok {
			if k != 0 {
				split = true
				total += k * size
			}
			ops = append(ops, c.Null(f.TypeOf(o)))
			continue
		}
		if k := constoffset.Of(f, o); k != 0 && g.wideIndex(v, o) {
			total += k * size
			split = true
		}
		ops = append(ops, o)
	}
	g.vals = ops
	if !split {
		return false
	}
	if total != 0 {
		for i := 1; i < n; i++ {
			if o := ops[i]; !o.IsConst() && g.wideIndex(v, o) && constoffset.Of(f, o) != 0 {
				ops[i] = constoffset.Without(&g.b, v, o)
			}
		}
	} else {
		return false
	}
	g.b.Before(v)
	p := g.b.Insert(ir.OpGEP, f.TypeOf(v), 0, f.Aux(v), ops...)
	f.Mutate(v, ir.OpGEP, 0, uint32(ir.I8), p, c.SInt(ir.I64, total))
	return true
}

// constantBase returns the base of getelementptr v without the constant offset that it has: &s[1][x] then shares the address of &s[0][x].
func (g gepSplitter) constantBase(v ir.Value) (base ir.Value, off int64) {
	base = g.f.Operand(v, 0)
	if base.IsInst() && g.f.Op(base) == ir.OpGEP && analysis.Accessed(g.f, v) {
		if off, ok := analysis.GEPOffset(g.f, base); ok {
			return g.f.Operand(base, 0), off
		}
		return base, 0
	}
	if g.c.ExprOp(base) != ir.OpGEP || !analysis.Accessed(g.f, v) {
		return base, 0
	}
	off, ok := analysis.ConstGEPOffset(g.m, g.c, base)
	if !ok {
		return base, 0
	}
	return g.c.Operands(base)[0], off
}

// wideIndex reports whether index o has the width of addresses: narrower ones are
// extended, and then a sum is not the sum of its parts.
func (g gepSplitter) wideIndex(v, o ir.Value) bool {
	return g.ty.Bits(g.f.TypeOf(o)) == g.m.Layout.PtrBits(g.ty.AddrSpace(g.f.TypeOf(v)))
}
