package passes

import (
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
)

// partition cuts the alloca's bytes into parts: accesses that cannot be cut and
// that overlap stay together; the bytes between them, which only memory
// intrinsics touch, are cut where the fields of the allocated type begin.
func (s *sroaState) partition(a ir.Value, size uint64) {
	s.parts = s.parts[:0]
	for i := range s.slices {
		x := &s.slices[i]
		if x.split {
			continue
		}
		if n := len(s.parts); n > 0 && x.off < s.parts[n-1].end {
			s.parts[n-1].end = max(s.parts[n-1].end, x.end)
		} else {
			s.parts = append(s.parts, part{off: x.off, end: x.end})
		}
	}
	// Where splittable slices begin and end, and fields of the type, cut the gaps.
	s.cuts = s.cuts[:0]
	splittable := false
	for i := range s.slices {
		if x := &s.slices[i]; x.split {
			s.cuts = append(s.cuts, x.off, x.end)
			splittable = true
		}
	}
	if splittable {
		if word := s.copyWord(); word >= 4 && !s.early {
			s.cutWords(word, size)
		} else if size <= maxFieldCut {
			if t := s.f.ElemType(a); s.isByteArray(t) {
				if s.blobs {
					s.cutWords(min(8, s.f.AllocaAlign(a)), size)
				}
			} else if countLeaves(s.ty, t) <= maxLeaves {
				for _, l := range s.leavesOf(t) {
					s.cuts = append(s.cuts, l.off)
				}
			}
		}
		for _, p := range s.parts {
			s.cuts = append(s.cuts, p.off, p.end)
		}
		s.gapParts()
	}
	k := 0
	for i := range s.parts {
		for k < len(s.slices) && s.slices[k].end <= s.parts[i].off {
			k++
		}
		s.parts[i].first = k
	}
}

// maxFieldCut is the size in bytes up to which an alloca that is only copied as a
// whole is copied field by field, or word by word.
const maxFieldCut = 128

// isByteArray reports whether t is an array of bytes, which says nothing about the fields of the variable: rustc allocates all
// aggregates as such arrays. Accesses tell the fields, those of the variables that it is copied to and from, too; these are cut
// first.
func (s *sroaState) isByteArray(t ir.Type) bool {
	return s.ty.Kind(t) == ir.ArrayKind && s.ty.Elem(t) == ir.I8
}

// copyWord returns the number of bytes, at most 8, that all copies into and out of the alloca can move at once; 0 if
// one of them goes to another alloca, whose fields may be accessed: then pieces that are not fields would only be split
// again.
func (s *sroaState) copyWord() uint64 {
	word := uint64(8)
	for i := range s.slices {
		x := &s.slices[i]
		if !x.split || x.kind != sliceDst && x.kind != sliceSrc {
			continue
		}
		other := 1
		if x.kind == sliceSrc {
			other = 0
		}
		p := s.f.Operand(x.inst, other)
		if r := analysis.RefOf(s.f, p); r.Base.IsInst() && s.f.Op(r.Base) != ir.OpCall && s.f.Op(r.Base) != ir.OpLoad {
			return 0
		}
		word = min(word, analysis.ArgAlign(s.f, x.inst, other), analysis.CommonAlignment(8, x.off))
	}
	return word
}

// onlyCopied reports whether only memory intrinsics access the alloca, and the other end of each is not an alloca.
func (s *sroaState) onlyCopied() bool {
	copies := false
	for i := range s.slices {
		x := &s.slices[i]
		if !x.split {
			return false
		}
		copies = copies || x.kind == sliceDst || x.kind == sliceSrc
	}
	return copies && s.copyWord() != 0
}

// cutWords cuts the gaps between the accesses that cannot be cut into naturally aligned words of at most the given
// number of bytes.
func (s *sroaState) cutWords(word, size uint64) {
	if size > maxFieldCut {
		return
	}
	cut := func(from, to uint64) {
		for from < to {
			n := analysis.CommonAlignment(word, from)
			for from+n > to {
				n /= 2
			}
			from += n
			s.cuts = append(s.cuts, from)
		}
	}
	at := uint64(0)
	for _, p := range s.parts {
		cut(at, p.off)
		at = p.end
	}
	cut(at, size)
}

// gapParts adds a part for every stretch between two cuts that a splittable slice
// covers and no part does.
func (s *sroaState) gapParts() {
	slices.Sort(s.cuts)
	s.cuts = slices.Compact(s.cuts)
	fixed := len(s.parts)
	k, cover := 0, uint64(0) // cover: end of the splittable slices that begin so far
	next := 0                // the fixed part at or after the stretch
	for i := 0; i+1 < len(s.cuts); i++ {
		b, e := s.cuts[i], s.cuts[i+1]
		for k < len(s.slices) && s.slices[k].off <= b {
			if s.slices[k].split {
				cover = max(cover, s.slices[k].end)
			}
			k++
		}
		for next < fixed && s.parts[next].end <= b {
			next++
		}
		if b >= cover || next < fixed && s.parts[next].off <= b {
			continue
		}
		s.parts = append(s.parts, part{off: b, end: e, whole: true})
	}
	slices.SortFunc(s.parts, func(x, y part) int {
		if x.off < y.off {
			return -1
		}
		return 1
	})
}

type reprKind uint8

const (
	reprMemory reprKind = iota
	reprScalar          // every access has the part's size
	reprInt             // an integer that accesses shift and mask
	reprVector          // a vector whose elements are accessed
)

type repr struct {
	kind reprKind
	typ  ir.Type
}

// represent chooses the type of the alloca for part p.
func (s *sroaState) represent(a ir.Value, p part) repr {
	f := s.f
	n := p.end - p.off
	exact, any := true, false
	var common, vec ir.Type
	mixed := false
	for i := p.first; i < len(s.slices) && s.slices[i].off < p.end; i++ {
		x := &s.slices[i]
		if x.end <= p.off {
			continue
		}
		if x.kind >= sliceSelfDst {
			return repr{}
		}
		if x.split {
			if x.off > p.off || x.end < p.end {
				exact = false
			}
			continue
		}
		t := analysis.AccessedType(s.f, x.inst)
		if x.off != p.off || x.end != p.end {
			exact = false
		}
		if s.ty.IsVector(t) {
			if s.ty.Len64(t) == 0 || s.m.BitsOf(s.ty.Elem(t))&7 != 0 || s.ty.IsScalable(t) {
				return repr{}
			}
			if x.off == p.off && x.end == p.end && vec == 0 {
				vec = t
			}
		}
		if any && t != common {
			mixed = true
		}
		common, any = t, true
	}
	if !any { // only memory intrinsics: a field of the type, or an integer
		if t := s.m.ScalarAt(f.ElemType(a), p.off, n); t != 0 {
			return repr{reprScalar, t}
		}
		if !s.blobs && s.isByteArray(f.ElemType(a)) && n > analysis.CommonAlignment(f.AllocaAlign(a), p.off) {
			return repr{} // probably several fields
		}
		if n == 1 || n == 2 || n == 4 || n == 8 {
			return repr{reprScalar, s.ty.Int(int(n) * 8)}
		}
		return repr{}
	}
	if exact {
		switch {
		case !mixed:
			return repr{reprScalar, common}
		case vec != 0 && s.allConvert(p, vec):
			return repr{reprScalar, vec}
		case s.allConvert(p, common):
			return repr{reprScalar, common}
		}
		return repr{}
	}
	if vec == 0 || !s.fitsVector(p, vec) {
		vec = s.vectorFor(p)
	}
	if vec != 0 && s.fitsVector(p, vec) {
		return repr{reprVector, vec}
	}
	if n == 2 || n == 4 || n == 8 {
		if t := s.ty.Int(int(n) * 8); s.allConvert(p, 0) {
			return repr{reprInt, t}
		}
	}
	return repr{}
}

// allConvert reports whether the accesses of part p have types whose bits can be moved to and from t; t = 0 means an
// integer.
func (s *sroaState) allConvert(p part, t ir.Type) bool {
	for i := p.first; i < len(s.slices) && s.slices[i].off < p.end; i++ {
		x := &s.slices[i]
		if x.split || x.end <= p.off {
			continue
		}
		if at := analysis.AccessedType(s.f, x.inst); at != t && (!s.convertible(at) || t != 0 && !s.convertible(t)) {
			return false
		}
	}
	return true
}

// convertible reports whether values of type t have all their bits in memory and can be
// turned into an integer of that size.
func (s *sroaState) convertible(t ir.Type) bool {
	if s.m.BitsOf(t) != 8*s.m.StoreSize(t) {
		return false
	}
	switch s.ty.Kind(t) {
	case ir.IntKind, ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind, ir.FP128Kind, ir.PtrKind:
		return true
	case ir.VectorKind:
		return s.ty.Kind(s.ty.Elem(t)) != ir.PtrKind && !s.ty.IsScalable(t)
	}
	return false
}

// vectorFor invents a vector type for part p. Its elements are the smallest pieces that accesses begin and end at: a
// vector of four words that is read as halves is a vector of eight halves. They are integers unless all accesses are of
// one scalar type, or the small ones are of one type of numbers with up to 32 bits, which are shifted and masked as parts of an integer. A part of
// at most 8 bytes with other accesses of several types is better an integer.
func (s *sroaState) vectorFor(p part) ir.Type {
	size := s.elementSize(p)
	n := (p.end - p.off) / size
	if n < 2 || n > maxVectorPart {
		return 0
	}
	var e ir.Type
	several, larger := false, false
	for i := p.first; i < len(s.slices) && s.slices[i].off < p.end; i++ {
		x := &s.slices[i]
		if x.split || x.end <= p.off {
			continue
		}
		switch t := s.ty.Scalar(analysis.AccessedType(s.f, x.inst)); {
		case s.m.StoreSize(t) != size:
			larger = true
		case e == 0:
			e = t
		default:
			several = several || t != e
		}
	}
	switch {
	case e != 0 && !several && (!larger || e == ir.Half || e == ir.BFloat || e == ir.Float):
		return s.ty.Vector(e, int(n), false)
	case p.end-p.off <= 8:
		return 0
	}
	return s.ty.Vector(s.ty.Int(int(size)*8), int(n), false)
}

// maxVectorPart is the number of elements up to which vectorFor invents a vector.
const maxVectorPart = 16

// elementSize returns the greatest power of two, at most 8, that divides the bounds of all accesses inside part p and the sizes of
// their elements.
func (s *sroaState) elementSize(p part) uint64 {
	bounds := uint64(8)
	for i := p.first; i < len(s.slices) && s.slices[i].off < p.end; i++ {
		x := &s.slices[i]
		if x.end <= p.off {
			continue
		}
		bounds |= max(x.off, p.off) - p.off | min(x.end, p.end) - p.off
		if !x.split {
			bounds |= s.m.StoreSize(s.ty.Scalar(analysis.AccessedType(s.f, x.inst)))
		}
	}
	return bounds & -bounds
}

// fitsVector reports whether every access of part p covers whole elements of vector vt.
func (s *sroaState) fitsVector(p part, vt ir.Type) bool {
	e := s.ty.Elem(vt)
	n := s.m.StoreSize(e)
	if s.ty.IsPtr(e) || s.m.BitsOf(e) != 8*n || s.m.StoreSize(vt) != p.end-p.off {
		return false
	}
	for i := p.first; i < len(s.slices) && s.slices[i].off < p.end; i++ {
		x := &s.slices[i]
		if x.end <= p.off {
			continue
		}
		b, end := max(x.off, p.off), min(x.end, p.end)
		if (b-p.off)%n != 0 || (end-p.off)%n != 0 {
			return false
		}
		if x.split {
			continue
		}
		t := analysis.AccessedType(s.f, x.inst)
		if !s.convertible(t) {
			return false
		}
	}
	return true
}
