package isel

import (
	"cmp"
	"slices"

	"gonvvm/internal/analysis"
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/target"
)

// frameLayout is the local memory of the current function.
type frameLayout struct {
	slots   []uint64   // by instruction: 1 + offset in the depot of a static alloca
	vars    []ir.Value // static allocas
	places  []uint64   // by place in vars, while they are placed
	life    analysis.StackLifetime
	frame   uint64
	frameAl uint64
	usesSP  bool
	usesSPL bool
}

// slotOf reports whether p is an alloca with a place in the depot.
func (s *selector) slotOf(p ir.Value) bool {
	return p.IsInst() && s.f.Op(p) == ir.OpAlloca && s.slots[p] != 0
}

// allocas gives the static allocas of the entry block their places in the depot. Those that are not in use at the same time may share theirs.
func (s *selector) allocas() {
	f := s.f
	vars := s.vars[:0]
	for v := f.First(f.Entry()); v != ir.None; v = f.Next(v) {
		if !analysis.IsStaticAlloca(f, v) || !f.HasUses(v) || s.inPlace.Has(uint32(v)) {
			continue
		}
		size, align, ok := s.sizeOf(v)
		if !ok {
			continue
		}
		s.frame = ir.AlignTo(s.frame, align)
		s.frameAl = max(s.frameAl, align)
		s.slots[v] = s.frame + 1
		s.frame += size
		vars = append(vars, v)
	}
	s.vars = vars
	if len(vars) > 1 && s.opt.Level > 0 && s.m.Attr(s.m.AttrLists[f.Attrs].Fn, ir.AttrOptNone) == nil {
		s.shareSlots()
	}
}

// sizeOf returns the size and the alignment of alloca v; ok is false if its size is not a constant.
func (s *selector) sizeOf(v ir.Value) (size, align uint64, ok bool) {
	f := s.f
	n, ok := f.Consts.Uint(f.Operand(v, 0))
	t := f.ElemType(v)
	return n * s.m.SizeOf(t), max(f.AllocaAlign(v), s.m.AlignOf(t)), ok
}

// shareSlots places the variables once more, large ones first, each as low as those that are in use at the same time allow. (LLVM:
// StackColoring.) The places stay as they are if that does not make the frame smaller.
func (s *selector) shareSlots() {
	f := s.f
	slices.SortStableFunc(s.vars, func(a, b ir.Value) int {
		x, _, _ := s.sizeOf(a)
		y, _, _ := s.sizeOf(b)
		return cmp.Compare(y, x)
	})
	s.life.Compute(f, s.vars)
	frame, places := uint64(0), s.places[:0]
	for i, v := range s.vars {
		size, align, _ := s.sizeOf(v)
		at := uint64(0)
		if i >= analysis.MaxStackVariables {
			at = ir.AlignTo(frame, align)
		}
		for moved := i < analysis.MaxStackVariables; moved; {
			moved = false
			for k, w := range s.vars[:i] {
				n, _, _ := s.sizeOf(w)
				if at < places[k]+n && places[k] < at+size && s.life.Together(i, k) {
					at, moved = ir.AlignTo(places[k]+n, align), true
				}
			}
		}
		places = append(places, at)
		frame = max(frame, at+size)
	}
	s.places = places
	if frame >= s.frame {
		return
	}
	s.frame = frame
	for i, v := range s.vars {
		s.slots[v] = places[i] + 1
	}
}

// frameAdd returns the addition of an offset to a frame register.
func frameAdd(c class) isa.Opcode {
	if c == c32 {
		return isa.Op_add_u32
	}
	return isa.Op_add_u64
}

// inFrame gives d the address at off from a frame register.
func (s *selector) inFrame(d, base ptx.RegID, off int64) {
	s.e(frameAdd(s.cls[d]), reg(d), reg(base), imm(off))
}

// allocaDynamic selects an alloca that has no place in the depot.
func (s *selector) allocaDynamic(v ir.Value) {
	f := s.f
	d := s.demand(v, 0)
	if s.slots[v] != 0 {
		off := int64(s.slots[v] - 1)
		base := regSP
		s.usesSP = true
		if s.m.Types.AddrSpace(f.TypeOf(v)) == uint32(target.ASLocal) {
			base = regSPL
		}
		s.inFrame(d, base, off)
		return
	}
	if !s.need(v, "a dynamic alloca", target.FeatureAlloca) {
		return
	}
	c := s.ptrClass(uint32(target.ASLocal))
	n := s.ints().extend(f.Operand(v, 0), 0, c64, false)
	size := n
	if e := s.m.SizeOf(f.ElemType(v)); e != 1 {
		size = s.newReg(c64)
		s.e(isa.Op_mul_lo_s64, reg(size), reg(n), imm(int64(e)))
	}
	p := s.newReg(c)
	al := int64(max(f.AllocaAlign(v), s.m.AlignOf(f.ElemType(v))))
	if c == c32 {
		s.e(isa.Op_alloca_u32, reg(p), reg(s.ints().resize(size, c32)), imm(al))
	} else {
		s.e(isa.Op_alloca_u64, reg(p), reg(size), imm(al))
	}
	s.mem().castSpaceInto(d, p, uint32(target.ASLocal), s.m.Types.AddrSpace(f.TypeOf(v)), c, s.cls[d])
}
