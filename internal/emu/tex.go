package emu

import (
	"math"

	"gonvvm/internal/emu/cube"
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
	"gonvvm/internal/softfp"
)

// Textures (PTX ISA §9.7.10).

// texture is a tex or tld4 as it is decoded.
type texture struct {
	tex, sampler uint32 // handles; sampler 0: the texture's own
	coords       []uint32
	float        bool // coordinates
	layered      bool
	cube         bool
	sample       bool // a number of a sample
	dims         int
	level        uint32 // 0: none
	levelFloat   bool
	deriv        [2][]uint32
	offset       []uint32
	dst          []uint32
	half         bool // pairs of f16
	gather       int  // channel of tld4, or -1
	plain        bool // coordinates only: neither layers, levels, samples nor offsets
}

// geometry reads .1d, .a2d, .cube and so on.
func (t *texture) geometry(a isa.Atom) bool {
	s := a.String()
	if s[0] == 'a' {
		t.layered, s = true, s[1:]
	}
	switch s {
	case "1d", "2d", "3d":
		t.dims = int(s[0] - '0')
	case "2dms":
		t.dims, t.sample = 2, true
	case "cube":
		t.dims, t.cube = 2, true
	default:
		return false
	}
	return true
}

// numCoords returns how many elements of the coordinate vector count.
func (t *texture) numCoords() int {
	n := t.dims
	if t.cube {
		n = 3
	}
	return n + int(b2u(t.layered)) + int(b2u(t.sample))
}

// texOperand reads [a, {b,} {c…}]: handles and coordinates.
func (d *decoder) texOperand(i int, t isa.Atom) (handles, coords []uint32) {
	for _, k := range d.elems(i) {
		switch o := &d.f.Opnds[k]; {
		case o.Kind == ptx.OpVec || o.Kind == ptx.OpList:
			coords = d.groupAt(k, t)
		case len(handles) > 0 && k == d.last(i): // a scalar coordinate
			coords = append(coords, d.srcAt(k, t))
		default:
			handles = append(handles, d.handle(k))
		}
	}
	if len(coords) == 0 || len(handles) == 0 {
		d.bad = true
	}
	return handles, coords
}

// last returns the index of the last element of group i.
func (d *decoder) last(i int) uint32 {
	e := d.elems(i)
	return e[len(e)-1]
}

// groupAt returns the registers of the elements of a group at k, or of the operand.
func (d *decoder) groupAt(k uint32, t isa.Atom) (list []uint32) {
	o := &d.f.Opnds[k]
	if o.Kind != ptx.OpVec && o.Kind != ptx.OpList {
		return []uint32{d.srcAt(k, t)}
	}
	n := int(o.Sub)
	for at := k + 1; n > 0; n-- {
		list = append(list, d.srcAt(at, t))
		at += d.f.Span(at)
	}
	return list
}

func decodeTex(d *decoder) bool {
	t := &texture{gather: -1, float: d.op.Get(isa.SlotType2) == isa.F32 || d.op.Get(isa.SlotType2) == 0}
	if !t.geometry(d.op.Get(isa.SlotGeometry)) {
		return false
	}
	t.half = d.op.Has(isa.F16x2)
	next := 2
	level, grad := d.op.Has(isa.Level), d.op.Has(isa.Grad)
	coordType := isa.S32
	if t.float {
		coordType = isa.F32
	}
	switch {
	case level:
		t.level, t.levelFloat = d.src(2, coordType), t.float
		next = 3
	case grad:
		for k := range t.deriv {
			t.deriv[k] = d.groupAt(d.head(2+k), isa.F32)
			if len(t.deriv[k]) < t.dims || t.cube && len(t.deriv[k]) < 3 {
				d.bad = true
			}
		}
		next = 4
	}
	return d.texture(t, next)
}

// decodeTld4: one channel of the four elements around a position.
func decodeTld4(d *decoder) bool {
	t := &texture{dims: 2, float: true}
	for k, a := range [...]isa.Atom{isa.R, isa.G, isa.B, isa.A} {
		if d.op.Get(isa.SlotOperation) == a {
			t.gather = k
		}
	}
	return d.texture(t, 2)
}

// texture decodes the common part of all forms; optional operands begin at next.
func (d *decoder) texture(t *texture, next int) bool {
	if d.bad {
		return false
	}
	first, second := d.pair(0)
	n := 4
	if t.half {
		n = 2
	}
	if h := &d.f.Opnds[first]; h.Kind != ptx.OpVec || int(h.Sub) != n {
		d.bad = true
		return false
	}
	for k, at := 0, first+1; k < n; k++ {
		t.dst = append(t.dst, d.dstAt(at))
		at += d.f.Span(at)
	}
	typ := isa.S32
	if t.float {
		typ = isa.F32
	}
	handles, coords := d.texOperand(1, typ)
	if len(handles) > 2 || len(coords) < t.numCoords() {
		d.bad = true
		return false
	}
	t.tex, t.coords = handles[0], coords
	if len(handles) == 2 {
		t.sampler = handles[1]
	}
	for i := next; i < d.num(); i++ {
		switch o := d.arg(i); {
		case o.Kind == ptx.OpVec && !t.cube:
			if t.offset = d.groupAt(d.head(i), isa.S32); len(t.offset) < t.dims {
				d.bad = true
			}
		case i == next && t.dims == 1 && !d.isFloat(i):
			t.offset = []uint32{d.src(i, isa.S32)}
		default:
			return false // comparison with a depth: PTX does not say which
		}
	}
	t.plain = !t.layered && !t.cube && !t.sample && t.gather < 0 && t.level == 0 && t.deriv[0] == nil && t.offset == nil
	resident := uint32(predSink)
	if second != 0 {
		resident = d.pdstAt(second)
	}
	d.emit(inst{kind: kExec, d: resident, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		l := lookup{w: w, fr: fr, in: in, dims: t.dims}
		for k := m; k != 0 && !w.halt; k &= k - 1 {
			t.run(&l, lane(k))
		}
		fr.preds[in.d] |= m // everything is in memory
	}})
	return true
}

// isFloat reports whether operand i can be nothing but a float.
func (d *decoder) isFloat(i int) bool {
	o := d.arg(i)
	return o.Kind == ptx.OpF32 || o.Kind == ptx.OpReg && d.f.Regs[o.Idx].Type == isa.F32
}

// bind finds the objects that lane l.i names, and sets the part of the lookup that all fetches from them share.
func (t *texture) bind(l *lookup) bool {
	w, fr, in, i := l.w, l.fr, l.in, l.i
	l.o = nil
	o := w.object(fr, in, i, fr.regs[t.tex][i], objTexture)
	if o == nil {
		return false
	}
	s := o.sampler
	l.normalized = s.Normalized && t.float || t.cube
	if t.sampler != 0 {
		own := w.object(fr, in, i, fr.regs[t.sampler][i], objSampler)
		if own == nil {
			return false
		}
		s = own.sampler
		l.normalized = l.normalized && (!s.ForceUnnormalized || t.cube)
		l.handles[1] = fr.regs[t.sampler][i]
	}
	if !t.fits(w, fr, in, i, o.img) {
		return false
	}
	if !t.float { // integers count elements
		s.Filter = Point
	}
	l.face = t.cube
	l.handles[0] = fr.regs[t.tex][i]
	l.bindImage(o, s)
	return true
}

// run fetches for lane i.
func (t *texture) run(l *lookup, i int) {
	fr := l.fr
	l.i, l.layer, l.failed = i, 0, false
	if l.o == nil || fr.regs[t.tex][i] != l.handles[0] || t.sampler != 0 && fr.regs[t.sampler][i] != l.handles[1] {
		if !t.bind(l) {
			return
		}
	}
	if t.plain && len(l.o.img.levels) == 1 {
		for axis, r := range t.coords[:t.dims] {
			l.coord[axis] = t.coordinate(uint32(fr.regs[r][i]))
		}
		t.store(l, l.fetch(0))
		return
	}
	o := l.o
	next := 0
	value := func() uint32 { next++; return uint32(fr.regs[t.coords[next-1]][i]) }
	if t.layered {
		layers := uint32(max(1, o.img.Layers))
		if t.cube {
			layers /= 6
		}
		layer := value()
		if layer >= layers && !t.float { // integers are not clamped
			t.store(l, [4]uint32{})
			return
		}
		l.layer = int(min(layer, layers-1))
	}
	sample := 0
	if t.sample {
		sample = int(min(value(), uint32(max(1, o.img.Samples)-1)))
	}
	var deriv [2][3]float64
	for k, regs := range t.deriv {
		for axis := range min(len(regs), 3) {
			deriv[k][axis] = float64(math.Float32frombits(uint32(fr.regs[regs[axis]][i])))
		}
	}
	switch {
	case t.cube:
		var dir [3]float64
		for axis := range dir {
			dir[axis] = float64(math.Float32frombits(value()))
		}
		face, st, dst := cube.Project(dir, deriv)
		l.layer = 6*l.layer + face
		l.coord = [3]float64{st[0], st[1]}
		deriv = [2][3]float64{{dst[0][0], dst[0][1]}, {dst[1][0], dst[1][1]}}
	default:
		for axis := range t.dims {
			l.coord[axis] = t.coordinate(value())
		}
	}
	for axis, r := range t.offset[:min(len(t.offset), t.dims)] {
		l.offset[axis] = int64(int32(fr.regs[r][i]))
	}
	var c [4]uint32
	switch {
	case t.gather >= 0:
		c = l.gather(t.gather)
	case t.sample:
		c = l.multiSample(sample)
	case t.deriv[0] != nil:
		c = l.fetchLevel(l.detail(deriv))
	case t.level == 0:
		c = l.fetchLevel(0)
	case t.levelFloat:
		c = l.fetchLevel(float64(math.Float32frombits(uint32(fr.regs[t.level][i]))))
	default:
		c = l.fetchLevel(float64(int32(fr.regs[t.level][i])))
	}
	t.store(l, c)
}

func (t *texture) coordinate(v uint32) float64 {
	if t.float {
		return float64(math.Float32frombits(v))
	}
	return float64(int32(v))
}

// store writes the result of a lane.
func (t *texture) store(l *lookup, c [4]uint32) {
	fr, i := l.fr, l.i
	if l.failed {
		return
	}
	if t.half {
		var h [4]uint64
		for k := range h {
			h[k] = softfp.F16.FromFloat64(float64(math.Float32frombits(c[k])), softfp.RN)
		}
		fr.regs[t.dst[0]][i], fr.regs[t.dst[1]][i] = h[0]|h[1]<<16, h[2]|h[3]<<16
		return
	}
	for k, r := range t.dst {
		fr.regs[r][i] = uint64(c[k])
	}
}

// multiSample reads a sample of an element.
func (l *lookup) multiSample(n int) [4]uint32 {
	size := &l.o.img.levels[0].size
	var at [3]int64
	for axis := range l.dims {
		x, ok := l.modes[axis].index(int64(l.coord[axis])+l.offset[axis], int64(size[axis]))
		if !ok {
			return l.border
		}
		at[axis] = x
	}
	img := l.o.img
	return l.load(img.at(0, int(at[0]), int(at[1]), l.layer) + uint64(n*img.Type.Bytes()*img.Channels))
}

// fits reports a fault if the texture's image has another geometry than the instruction.
func (t *texture) fits(w *warp, fr *frame, in *inst, i int, img *Image) bool {
	if img.has(t.dims) && (img.Layers > 0) == (t.layered || t.cube) && (!t.cube || img.Cube) && (img.Samples > 1) == t.sample {
		return true
	}
	w.fault(fr, in, 1<<i, CodeObject, "the image of the texture is "+img.shape()+", which ."+in.x.op.Get(isa.SlotGeometry).String()+" does not read", "")
	return false
}

// has reports whether an image has n dimensions: further ones may have one element, which the coordinates leave out. An array of
// one dimension is also one row of two; linear memory is not.
func (m *Image) has(n int) bool {
	size := &m.levels[0].size
	return n == 2 && m.rows == 1 && m.Addr == 0 || m.rows >= n && (m.rows < 2 || n > 1 || size[1] == 1) && (m.rows < 3 || n > 2 || size[2] == 1)
}

// shape names the geometry of an image as PTX does.
func (m *Image) shape() string {
	name := [...]string{"", "1d", "2d", "3d"}[m.rows]
	if m.Cube {
		name = "cube"
	}
	if m.Samples > 1 {
		name += "ms"
	}
	if m.Layers > 0 && (!m.Cube || m.Layers > 6) {
		name = "a" + name
	}
	return "." + name
}
