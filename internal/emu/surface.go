package emu

import (
	"fmt"
	"strings"
	"sync"

	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Surfaces (PTX ISA §9.7.11): the elements of an image by their numbers, without filters.

// surface is an access to a surface as it is decoded.
type surface struct {
	handle    uint32
	coords    []uint32
	dims      int
	layered   bool
	regs      []uint32 // the loaded or stored values
	size      uint8    // bytes of one of them
	formatted bool     // .p: x counts elements, and the image's format is converted to
	outside   isa.Atom // .trap, .clamp or .zero
}

// surface decodes [a, {c…}] and the modifiers.
func (d *decoder) surface(i int) (*surface, bool) {
	t := texture{}
	if !t.geometry(d.op.Get(isa.SlotGeometry)) {
		return nil, false
	}
	handles, coords := d.texOperand(i, isa.S32)
	s := &surface{
		coords: coords, dims: t.dims, layered: t.layered, size: uint8(d.op.Type().Bits() / 8),
		formatted: strings.Contains(d.op.String(), ".p."), outside: d.op.Get(isa.SlotClampMode),
	}
	if d.bad || len(handles) != 1 || len(coords) < t.numCoords() {
		d.bad = true
		return nil, false
	}
	s.handle = handles[0]
	return s, true
}

// place returns the address of lane i's access of n bytes, or of one element. ok is false if there is nothing to do: it
// lies outside, which .trap reports.
func (s *surface) place(w *warp, fr *frame, in *inst, i, n int) (img *Image, addr uint64, ok bool) {
	o := w.object(fr, in, i, fr.regs[s.handle][i], objSurface)
	if o == nil {
		return nil, 0, false
	}
	img = o.img
	if img.rows != s.dims || (img.Layers > 0) != s.layered || img.Samples > 1 {
		w.fault(fr, in, 1<<i, CodeObject, "the image of the surface is "+img.shape()+", which ."+in.x.op.Get(isa.SlotGeometry).String()+" does not access", "")
		return nil, 0, false
	}
	size := img.levels[0].size
	unit := 1
	if s.formatted {
		unit, n = img.texel(), img.texel()
	}
	var at [3]int
	next, inside := 0, true
	value := func() int { next++; return int(int32(fr.regs[s.coords[next-1]][i])) }
	limit := func(x, n int) int {
		if x < 0 || x >= n {
			inside = false
		}
		return min(max(x, 0), n-1)
	}
	if s.layered {
		at[2] = limit(value(), img.Layers)
	}
	x := value() * unit
	if x%n != 0 {
		w.fault(fr, in, 1<<i, CodeMisaligned, fmt.Sprintf("access of %d bytes at byte %d of a row is not aligned", n, x), "")
		return nil, 0, false
	}
	if row := size[0] * img.texel(); x < 0 || x+n > row {
		inside = false
		x = min(max(x, 0), max(row-n, 0)/n*n)
	}
	for axis := 1; axis < s.dims; axis++ {
		at[axis] = limit(value(), size[axis])
	}
	if !inside && s.outside != isa.Clamp {
		if s.outside == isa.Trap {
			w.fault(fr, in, 1<<i, CodeBounds, fmt.Sprintf("access outside of a surface of %d×%d×%d elements", size[0], size[1], max(size[2], img.Layers)), "")
		}
		return img, 0, false
	}
	return img, img.at(0, 0, at[1], at[2]) + uint64(x), true
}

// decodeSuld: loads bytes as they are.
func decodeSuld(d *decoder) bool {
	s, ok := d.surface(1)
	if !ok {
		return false
	}
	s.regs = d.vectorDst(0)
	n := int(s.size) * len(s.regs)
	d.emit(inst{kind: kExec, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for ; m != 0 && !w.halt; m &= m - 1 {
			i := lane(m)
			_, addr, ok := s.place(w, fr, in, i, n)
			if w.halt {
				return
			}
			var mem []byte
			var off uint64
			if ok {
				if mem, off = w.resolve(fr, in, spGlobal, addr, i, uint64(n), isRead); mem == nil {
					return
				}
			}
			for k, r := range s.regs {
				fr.regs[r][i] = 0
				if ok {
					fr.regs[r][i] = load(mem, off+uint64(k)*uint64(s.size), s.size)
				}
			}
		}
	}})
	return n > 0
}

// decodeSust: stores bytes as they are or, with .p, elements in the image's format.
func decodeSust(d *decoder) bool {
	s, ok := d.surface(0)
	if !ok {
		return false
	}
	for _, k := range d.elems(1) {
		s.regs = append(s.regs, d.srcAt(k, d.op.Type()))
	}
	n := int(s.size) * len(s.regs)
	d.emit(inst{kind: kExec, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		w.cta.unit.progress++
		for ; m != 0 && !w.halt; m &= m - 1 {
			i := lane(m)
			img, addr, ok := s.place(w, fr, in, i, n)
			if !ok {
				continue
			}
			count, size := len(s.regs), s.size
			if s.formatted {
				count, size = img.Channels, uint8(img.Type.Bytes())
			}
			mem, off := w.resolve(fr, in, spGlobal, addr, i, uint64(count)*uint64(size), isWrite)
			if mem == nil {
				return
			}
			changed := false
			for k := range count {
				var v uint64
				if k < len(s.regs) {
					v = fr.regs[s.regs[k]][i]
				}
				if s.formatted {
					v = img.Type.fromChannel(uint32(v))
				}
				at := off + uint64(k)*uint64(size)
				changed = changed || load(mem, at, size) != v&sizeMask(size)
				store(mem, at, size, v)
			}
			if w.g.check {
				w.stored(fr, in, spGlobal, i, changed)
			}
		}
	}})
	return n > 0
}

// decodeSured combines a value with the image's. With .p the image determines whether it is signed.
func decodeSured(d *decoder) bool {
	s, ok := d.surface(0)
	if !ok {
		return false
	}
	t := d.op.Type()
	value := d.src(1, t)
	op := d.operation()
	unsigned, signed := t, t
	if s.formatted {
		unsigned, signed = isa.U32, isa.S32
		if t.Bits() == 64 {
			unsigned, signed = isa.U64, isa.S64
		}
	}
	fns := [2]func(a, b uint64) uint64{atomicFn(op, unsigned), atomicFn(op, signed)}
	if fns[0] == nil || fns[1] == nil {
		return false
	}
	d.emit(inst{kind: kExec, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		w.cta.unit.progress++
		for ; m != 0 && !w.halt; m &= m - 1 {
			i := lane(m)
			img, addr, ok := s.place(w, fr, in, i, int(s.size))
			if !ok {
				continue
			}
			if s.formatted && (img.texel() != int(s.size) || img.Type.float()) {
				w.fault(fr, in, 1<<i, CodeObject, fmt.Sprintf("the elements of the surface are not integers of %d bytes", s.size), "")
				return
			}
			mem, off := w.resolve(fr, in, spGlobal, addr, i, uint64(s.size), isRead|isWrite|isAtomic|isStrong)
			if mem == nil {
				return
			}
			var l *sync.Mutex
			if w.g.parallel {
				l = w.g.memLock(off)
				l.Lock()
			}
			fn := fns[b2u(img.Type.signed())]
			store(mem, off, s.size, fn(load(mem, off, s.size), fr.regs[value][i]))
			if l != nil {
				l.Unlock()
			}
		}
	}})
	return d.arg(1).Kind != ptx.OpVec
}
