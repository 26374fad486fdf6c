package passes

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/passes/alignment"
	"gonvvm/internal/passes/leftover"
	"gonvvm/internal/passes/locals"
	"gonvvm/internal/passes/scopes"
	"gonvvm/internal/target"
)

// readAtSource removes the variable that copy v fills, if all that is done with it besides is reading
// and nothing changes the memory that it is copied from.
func (s *memcpyState) readAtSource(v ir.Value) bool {
	f := s.f
	dst, src := f.Operand(v, 0), f.Operand(v, 1)
	r := analysis.RefOf(f, dst)
	a := r.Base
	n, ok := s.c.Uint(f.Operand(v, 2))
	if !ok || !a.IsInst() || f.Op(a) != ir.OpAlloca || !r.Exact || r.Off != 0 {
		return false
	}
	if k, ok := s.c.Uint(f.Operand(a, 0)); !ok || k != 1 || n < s.m.SizeOf(f.ElemType(a)) {
		return false
	}
	if src.IsInst() && analysis.Object(f, src) == a {
		return false
	}
	look := reading{copied: v, typ: f.TypeOf(src), align: analysis.ArgAlign(f, v, 1), fixed: !src.IsInst(), budget: maxCopyUses}
	// A byval parameter of a kernel has a generic address, which selects and phis may choose, from PTX 7.7 on. It is not worth a newer version.
	look.choices = f.CC == ir.CCPTXKernel && s.ty.AddrSpace(look.typ) == analysis.ParamSpace && s.ty.AddrSpace(f.TypeOf(dst)) == analysis.Generic &&
		s.opt.Target.Has(target.FeatureCvtaParam)
	s.choices = s.choices[:0]
	if !s.readAfter(a, &look) || !s.neverWritten(v, src, n) {
		return false
	}
	s.remark(Passed, "memcpyopt", a, leftover.Size(s.f, a)+" of local memory replaced by the source of the copy")
	f.Erase(v)
	locals.KeepAlive(f, analysis.RefOf(f, src).Base)
	scopes.DropThrough(f, a)
	alignment.Lower(f, a, look.align)
	for _, p := range s.choices {
		alignment.Lower(f, p, look.align)
	}
	s.redirectReads(a, src, f.TypeOf(a))
	f.Erase(a)
	return true
}

// reading describes the replacement of a variable for its readers: they will read the source of the copy.
type reading struct {
	copied ir.Value // the copy that fills it
	typ    ir.Type  // of the pointer that takes its place
	align  uint64   // of the variable
	fixed  bool     // that pointer is known in all of the function
	budget int
	// Phis and selects may choose between the variable and other memory.
	choices bool
}

// readAfter reports whether pointer p is only read from, after the copy, by instructions that
// can read through the other pointer.
func (s *memcpyState) readAfter(p ir.Value, r *reading) bool {
	f := s.f
	v := r.copied
	for x := f.FirstUse(p); x != 0; x = f.NextUse(x) {
		if r.budget--; r.budget < 0 {
			return false
		}
		w := f.User(x)
		if w == v {
			if f.UseIndex(x) != 0 {
				return false
			}
			continue
		}
		switch f.Op(w) {
		case ir.OpLoad:
			if !analysis.IsSimple(s.f, w) || !s.isAfter(w, v) || !s.readsAligned(w, r.align) {
				return false
			}
		case ir.OpGEP:
			if f.UseIndex(x) != 0 || s.ty.IsVector(f.TypeOf(w)) || !r.fixed && !s.isAfter(w, v) || !s.readAfter(w, r) {
				return false
			}
		case ir.OpAddrSpaceCast, ir.OpBitCast:
			if !s.ty.IsPtr(f.TypeOf(w)) || !s.readAfter(w, r) {
				return false
			}
		case ir.OpSelect, ir.OpPhi:
			if slices.Contains(s.choices, w) {
				continue
			}
			s.choices = append(s.choices, w)
			if !r.choices || s.ty.IsVector(f.TypeOf(w)) || !r.fixed && f.Op(w) == ir.OpSelect && !s.isAfter(w, v) || !s.readAfter(w, r) {
				return false
			}
		case ir.OpCall:
			switch f.CalleeIntrinsic(w) {
			case ir.IntrLifetimeStart, ir.IntrLifetimeEnd:
			case ir.IntrMemcpy, ir.IntrMemmove:
				pt := f.TypeOf(p)
				if f.UseIndex(x) != 1 || !s.c.IsZero(f.Operand(w, 3)) || !s.isAfter(w, v) || analysis.ParamAlign(s.f, w, 1) > r.align ||
					pt != r.typ && s.ty.AddrSpace(pt) != analysis.Generic {
					return false
				}
			default:
				return false
			}
		default:
			return false
		}
	}
	return true
}

// readsAligned reports whether load w can read from memory of that alignment: it is then of words or of whole elements still.
func (s *memcpyState) readsAligned(w ir.Value, align uint64) bool {
	t := s.f.TypeOf(w)
	return s.f.Mem(w).Bytes() <= align || !s.ty.IsAggregate(t) && align >= min(4, s.m.StoreSize(s.ty.Scalar(t)))
}

// isAfter reports whether w is executed after v only.
func (s *memcpyState) isAfter(w, v ir.Value) bool {
	f := s.f
	bw, bv := f.BlockOf(w), f.BlockOf(v)
	if bw != bv {
		return s.Dom().Dominates(bv, bw)
	}
	for x := f.Next(v); x != ir.None; x = f.Next(x) {
		if x == w {
			return true
		}
	}
	return false
}

// neverWritten reports whether nothing in the function may change the n bytes at src, the source of copy v, after it. Each read
// that v dominates comes after an execution of v that is later than those of the writes that dominate v: these may fill a variable.
func (s *memcpyState) neverWritten(v, src ir.Value, n uint64) bool {
	f := s.f
	r := analysis.RefOf(f, src)
	if analysis.Invariant(f, ir.None, r) {
		return true
	}
	if !s.writesKnown {
		s.writesKnown = true
		s.writes = s.writes[:0]
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for w := f.First(b); w != ir.None; w = f.Next(w) {
				switch f.Op(w) {
				case ir.OpLoad, ir.OpStore, ir.OpFence, ir.OpCmpXchg, ir.OpAtomicRMW, ir.OpCall, ir.OpVAArg, ir.OpInvoke, ir.OpCallBr:
				default:
					continue
				}
				id := f.CalleeIntrinsic(w)
				if s.fx.Inst(f, w)&analysis.Writes == 0 || id.IsLifetime() {
					continue
				}
				if len(s.writes) == maxCopyWrites {
					s.writes = append(s.writes[:0], analysis.Access{Any: true})
					return false
				}
				s.writes = append(s.writes, s.fx.Access(f, w))
			}
		}
	}
	variable := r.Base.IsInst() && f.Op(r.Base) == ir.OpAlloca
	r.Near = ir.None // writes of other iterations count
	read := analysis.Access{Ref: r, Size: n, Inst: v}
	for i := range s.writes {
		w := &s.writes[i]
		if w.Inst != v && (w.Any || f.Op(w.Inst) != ir.OpInvalid && s.esc.Clobbers(w, &read)) && !(variable && w.Inst != ir.None && s.isAfter(v, w.Inst)) {
			return false
		}
	}
	return true
}

// redirectReads makes the readers through p, as readAfter found them, read through q, which may be p itself with
// another type.
func (s *memcpyState) redirectReads(p, q ir.Value, was ir.Type) {
	f := s.f
	t := f.TypeOf(q)
	for x := f.FirstUse(p); x != 0; {
		next := f.NextUse(x)
		w := f.User(x)
		switch f.Op(w) {
		case ir.OpGEP:
			f.SetUse(x, q)
			if old := f.TypeOf(w); old != t {
				f.SetType(w, t)
				s.redirectReads(w, w, old)
			}
		case ir.OpAddrSpaceCast, ir.OpBitCast:
			s.redirectReads(w, q, f.TypeOf(w))
			f.Erase(w)
		case ir.OpCall:
			if f.CalleeIntrinsic(w).IsLifetime() {
				f.Erase(w)
				break
			}
			s.castUse(x, q, was, w)
		case ir.OpSelect:
			s.castUse(x, q, was, w)
		case ir.OpPhi:
			s.castUse(x, q, was, f.Terminator(f.UseBlock(x)))
		default:
			f.SetUse(x, q)
		}
		x = next
	}
}

// castUse makes q the value of a use that keeps its type, by a cast before instruction at.
func (s *memcpyState) castUse(x uint32, q ir.Value, was ir.Type, at ir.Value) {
	s.b.Before(at)
	s.f.SetUse(x, s.b.Cast(ir.OpAddrSpaceCast, q, was, 0))
}
