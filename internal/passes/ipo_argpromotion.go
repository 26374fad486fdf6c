package passes

import (
	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// Limits of argPromotion.
const (
	maxArgParts   = 3    // values in place of one pointer, as LLVM's argument promotion has it
	maxArgBytes   = 32   // and their total size
	maxArgRounds  = 3    // pointers to pointers
	maxArgScanned = 4000 // instructions scanned for writes, for one function
)

// argPart is a value that a function reads at a constant distance from a pointer parameter.
type argPart struct {
	off    int64
	t      ir.Type
	loads  []ir.Value
	always bool            // a call of the function reads it, whatever happens
	align  uint64          // 1, and more by the loads that always happen
	facts  []ir.Attachment // of a load that always happens
}

// argPromoter finds the pointer parameters of the current function that can be passed by value.
type argPromoter struct{ *unit }

// argPromotion passes the values that a function loads from a pointer argument instead of the pointer (LLVM:
// argument promotion). An alloca of the caller that escaped only through such calls can then be promoted to a
// register. Callers load only locations that the callee loads in any case, or their own allocas. Callees are visited
// before callers, so that values are passed along whole call chains.
func argPromotion(r *runner) bool {
	m := r.m
	var g analysis.CallGraph
	sites := r.ownCalls()
	changed := false
	for sym := range sites {
		if len(sites[sym]) > 0 {
			g.Compute(m, nil)
			break
		}
	}
	for _, sym := range g.Order() {
		// The promoted values may be pointers, as in a closure.
		for round := 0; round < maxArgRounds && len(sites[sym]) > 0 && r.promoteArgsOf(m.Syms[sym].Fn, sites[sym]); round++ {
			changed = true
		}
	}
	return changed
}

// promoteArgsOf does so for the pointers that f has now.
func (r *runner) promoteArgsOf(f *ir.Func, sites []callSite) bool {
	u := r.units[0]
	ap := argPromoter{u}
	u.enter(f)
	var params []newParam
	some := false
	for i := range f.NumParams() {
		parts := ap.argParts(i, sites)
		if parts == nil {
			params = append(params, newParam{old: i})
			continue
		}
		some = true
		for k := range parts {
			params = append(params, newParam{old: i, part: &parts[k]})
		}
	}
	if !some || bundled(f) {
		return false
	}
	u.remark(Passed, "argpromotion", ir.None, "pointer argument replaced by the values loaded from it")
	r.setSignature(f, sites, params, false)
	for i, p := range params {
		if p.part == nil {
			continue
		}
		for _, v := range p.part.loads {
			f.ReplaceAll(v, ir.ParamValue(i))
			u.eraseDead(v)
		}
	}
	return true
}

// argParts returns the parts of the memory at parameter i that f reads, if the pointer has no other use and the callers
// can read them; nil if they cannot, or there are none.
func (ap argPromoter) argParts(i int, sites []callSite) []argPart {
	f, m := ap.f, ap.m
	p := ir.ParamValue(i)
	set := m.AttrLists[f.Attrs].Param(i)
	if !ap.ty.IsPtr(f.TypeOf(p)) {
		return nil
	}
	for _, k := range [...]ir.AttrKind{ir.AttrByVal, ir.AttrSRet, ir.AttrInAlloca, ir.AttrPreallocated, ir.AttrByRef} {
		if m.Attr(set, k) != nil {
			return nil
		}
	}
	parts, own, ok := ap.collectParts(i)
	if !ok || len(parts) == 0 {
		return nil
	}
	ap.factsOfEntry(parts)
	budget := maxArgScanned
	ap.esc.Reset(f)
	for k := range parts {
		a := &parts[k]
		n := m.StoreSize(a.t)
		for _, v := range a.loads {
			acc := analysis.AccessOf(f, v)
			if !ap.asAtEntry(v, &acc, &budget) {
				return nil
			}
		}
		acc := analysis.AccessOf(f, a.loads[0])
		acc.Inst = ir.None
		for _, v := range own {
			if !ap.asAtEntry(v, &acc, &budget) {
				return nil
			}
		}
		if a.always {
			continue
		}
		for _, s := range sites {
			if s.f == f && s.f.Operand(s.v, i) == p {
				continue
			}
			if !ap.in(s.f).pointsToLocal(s.f.Operand(s.v, i), a.off, n) {
				ap.in(f)
				return nil
			}
		}
		ap.in(f)
	}
	return parts
}

// in makes f the current function, if it is not.
func (u *unit) in(f *ir.Func) *unit {
	if u.f != f {
		u.enter(f)
	}
	return u
}

// collectParts returns the parts that f reads through parameter i, and its recursive calls that pass the pointer on. It
// reports whether the pointer has no other uses, within the limits.
func (ap argPromoter) collectParts(i int) (parts []argPart, own []ir.Value, ok bool) {
	f, m := ap.f, ap.m
	type pointer struct {
		v   ir.Value
		off int64
	}
	work := []pointer{{ir.ParamValue(i), 0}}
	bytes := uint64(0)
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		for x := f.FirstUse(p.v); x != 0; x = f.NextUse(x) {
			switch v := f.User(x); f.Op(v) {
			case ir.OpGEP:
				off, exact := analysis.GEPOffset(f, v)
				if !exact || f.UseIndex(x) != 0 || !ap.ty.IsPtr(f.TypeOf(v)) {
					return nil, nil, false
				}
				work = append(work, pointer{v, p.off + off})
			case ir.OpLoad:
				t := f.TypeOf(v)
				if !analysis.IsSimple(ap.f, v) || ap.ty.IsAggregate(t) {
					return nil, nil, false
				}
				k := 0
				n := m.StoreSize(t)
				for k < len(parts) && (parts[k].off != p.off || parts[k].t != t) {
					if q := &parts[k]; p.off < q.off+int64(m.StoreSize(q.t)) && q.off < p.off+int64(n) {
						return nil, nil, false // the same bytes as another type
					}
					k++
				}
				if k == len(parts) {
					if bytes += n; k == maxArgParts || bytes > maxArgBytes {
						return nil, nil, false
					}
					parts = append(parts, argPart{off: p.off, t: t, align: 1})
				}
				parts[k].loads = append(parts[k].loads, v)
			case ir.OpCall:
				if p.v != ir.ParamValue(i) || !ap.callsItself(v) || f.UseIndex(x) != i {
					return nil, nil, false
				}
				own = append(own, v)
			default:
				return nil, nil, false
			}
		}
	}
	return parts, own, true
}

// factsOfEntry finds the loads that every call of f executes, and notes their metadata.
func (ap argPromoter) factsOfEntry(parts []argPart) {
	f := ap.f
	ap.mark.Reset(f.NumBlocks())
	for b := f.Entry(); ap.mark.Add(uint32(b)); b = f.Succ(b, 0) {
		for v := f.First(b); v != ir.None; v = f.Next(v) {
			if f.Op(v) == ir.OpLoad {
				for k := range parts {
					parts[k].noteLoad(f, v)
				}
			} else if ap.fx.Inst(f, v)&analysis.MayNotReturn != 0 {
				return
			}
		}
		if f.Op(f.Terminator(b)) != ir.OpBr {
			return
		}
	}
}

// noteLoad notes the metadata of load v, which is always executed, about part a if it is one of its loads.
func (a *argPart) noteLoad(f *ir.Func, v ir.Value) {
	for _, w := range a.loads {
		if w != v {
			continue
		}
		if !a.always {
			for _, kind := range [...]string{"tbaa", "range", "nonnull", "noundef", "invariant.load", "align", "dereferenceable"} {
				if n := f.Attachment(v, kind); n != 0 {
					a.facts = append(a.facts, ir.Attachment{Kind: kind, Node: n})
				}
			}
		}
		a.always = true
		a.align = max(a.align, f.Mem(v).Bytes())
		return
	}
}

// asAtEntry reports whether no instruction that f executes before v can clobber the memory that acc reads.
func (ap argPromoter) asAtEntry(v ir.Value, acc *analysis.Access, budget *int) bool {
	f, c := ap.f, ap.CFG()
	clean := func(w ir.Value) bool { // from w upwards
		for ; w != ir.None; w = f.Prev(w) {
			if *budget--; *budget < 0 {
				return false
			}
			if ap.fx.Inst(f, w)&analysis.Writes != 0 {
				if x := ap.fx.Access(f, w); ap.esc.Clobbers(&x, acc) {
					return false
				}
			}
		}
		return true
	}
	if !c.Reachable(f.BlockOf(v)) || !clean(f.Prev(v)) {
		return false
	}
	ap.mark.Reset(f.NumBlocks())
	ap.blocks = append(ap.blocks[:0], f.BlockOf(v))
	for len(ap.blocks) > 0 {
		b := ap.blocks[len(ap.blocks)-1]
		ap.blocks = ap.blocks[:len(ap.blocks)-1]
		for _, p := range c.Preds(c.Number(b)) {
			b := c.Block(p)
			if !ap.mark.Add(uint32(b)) {
				continue
			}
			if !clean(f.Last(b)) {
				return false
			}
			ap.blocks = append(ap.blocks, b)
		}
	}
	return true
}
