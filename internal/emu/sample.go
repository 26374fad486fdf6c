package emu

import (
	"encoding/binary"
	"math"
)

// Sampling of textures, as the section Texture Fetching of CUDA's Programming Guide has it:
// coordinates become positions among the elements, fractions of which have eight bits.

// lookup is the state of the fetches of a warp from a texture. Most of it depends on the objects only, and stays from lane to lane.
type lookup struct {
	w       *warp
	fr      *frame
	in      *inst
	handles [2]uint64 // of the texture and the sampler

	o          *object
	s          Sampler
	normalized bool // coordinates
	face       bool // of a cube map: coordinates end at the edges of the face
	floats     bool // the texture gives floats, which can be filtered
	linear     bool // elements are filtered
	modes      [3]AddressMode
	border     [4]uint32 // the colour outside of the image
	dims       int

	i      int // lane
	coord  [3]float64
	offset [3]int64
	layer  int
	failed bool
}

// fractionBits is the precision of a position between two elements.
const fractionBits = 8

// position returns where along an axis of n elements a coordinate is.
func (l *lookup) position(axis, n int) float64 {
	x := l.coord[axis]
	if x != x {
		return 0
	}
	if l.normalized {
		switch l.modes[axis] {
		case Wrap, Mirror: // periodic: keep the precision of distant coordinates
			x -= 2 * math.Floor(x/2)
		}
		x *= float64(n)
	}
	return min(max(x, -1<<40), 1<<40)
}

// bindImage sets the part of the lookup that depends on the texture and its sampler only.
func (l *lookup) bindImage(o *object, s Sampler) {
	l.o, l.s = o, s
	t := o.img.Type
	l.floats = t.float() || o.normalized && t.Bytes() < 4
	l.linear = l.floats && s.Filter == Linear
	for axis := range l.modes {
		l.modes[axis] = l.mode(axis)
	}
	for k, x := range s.Border {
		l.border[k] = math.Float32bits(x)
		if !l.floats {
			l.border[k] = uint32(int64(x))
		}
	}
}

// mode returns the address mode of an axis. Without normalized coordinates there is
// nothing to repeat.
func (l *lookup) mode(axis int) AddressMode {
	if l.face {
		return Clamp
	}
	if l.o.img.Addr != 0 && l.dims == 1 {
		return Border // linear memory of one dimension reads as zero outside
	}
	m := l.s.Address[axis]
	if !l.normalized && (m == Wrap || m == Mirror) {
		return Clamp
	}
	return m
}

// index maps element x of an axis to one of the n that there are; false is the border.
func (m AddressMode) index(x, n int64) (int64, bool) {
	switch m {
	case Wrap:
		if x %= n; x < 0 {
			x += n
		}
	case Mirror:
		if x %= 2 * n; x < 0 {
			x += 2 * n
		}
		if x >= n {
			x = 2*n - 1 - x
		}
	case Border:
		return x, x >= 0 && x < n
	default:
		x = min(max(x, 0), n-1)
	}
	return x, true
}

// quantize rounds a position to the fractions that filters know.
func quantize(x float64) float64 {
	return math.Floor(x*(1<<fractionBits)+0.5) / (1 << fractionBits)
}

// texel returns an element of a level, or the border.
func (l *lookup) texel(level int, at [3]int64) (c [4]uint32) {
	size := &l.o.img.levels[level].size
	for axis := range l.dims {
		x, ok := l.modes[axis].index(at[axis]+l.offset[axis], int64(size[axis]))
		if !ok {
			return l.border
		}
		at[axis] = x
	}
	return l.element(level, at)
}

// element reads an element of a level.
func (l *lookup) element(level int, at [3]int64) [4]uint32 {
	z := int(at[2])
	if l.o.img.Layers > 0 {
		z = l.layer
	}
	return l.load(l.o.img.at(level, int(at[0]), int(at[1]), z))
}

// load reads an element. Channels that it does not have are 0, the last is 1.
func (l *lookup) load(addr uint64) (c [4]uint32) {
	img := l.o.img
	size := img.Type.Bytes()
	n := size * img.Channels
	mem, off := l.w.resolve(l.fr, l.in, spGlobal, addr, l.i, uint64(n), isRead)
	if mem == nil {
		l.failed = true
		return c
	}
	if size == 4 {
		for k := range img.Channels {
			c[k] = binary.LittleEndian.Uint32(mem[off+uint64(k*4):])
		}
		return c
	}
	for k := range img.Channels {
		c[k] = img.Type.channel(load(mem, off+uint64(k*size), uint8(size)), l.o.normalized)
	}
	return c
}

// tap is the position of a filtered fetch along an axis: the elements on both sides, whether they are in the image, and their weights.
type tap struct {
	at     [2]int64
	inside [2]bool
	weight [2]float64
}

func (l *lookup) tap(axis, n int) (t tap) {
	x := quantize(l.position(axis, n) - 0.5)
	low := math.Floor(x)
	frac := x - low
	t.weight = [2]float64{1 - frac, frac}
	for side := range t.at {
		t.at[side], t.inside[side] = l.modes[axis].index(int64(low)+int64(side)+l.offset[axis], int64(n))
	}
	return t
}

// fetch reads one level.
func (l *lookup) fetch(level int) (c [4]uint32) {
	size := &l.o.img.levels[level].size
	if !l.linear {
		var at [3]int64
		for axis := range l.dims {
			at[axis] = int64(math.Floor(l.position(axis, size[axis])))
		}
		return l.texel(level, at)
	}
	var taps [3]tap
	for axis := range l.dims {
		taps[axis] = l.tap(axis, size[axis])
	}
	var sum [4]float64
	for corner := range 1 << l.dims {
		weight, inside := 1.0, true
		var at [3]int64
		for axis := range l.dims {
			t, side := &taps[axis], corner>>axis&1
			weight *= t.weight[side]
			at[axis], inside = t.at[side], inside && t.inside[side]
		}
		if weight == 0 {
			continue
		}
		c := l.border
		if inside {
			c = l.element(level, at)
		}
		for k := range c {
			sum[k] += weight * float64(math.Float32frombits(c[k]))
		}
	}
	for k := range c {
		c[k] = math.Float32bits(float32(sum[k]))
	}
	return c
}

// fetchLevel reads the level, or between the levels, of detail lod.
func (l *lookup) fetchLevel(lod float64) [4]uint32 {
	if lod != lod {
		lod = 0
	}
	if lod += float64(l.s.Bias); l.s.MinLevel != 0 || l.s.MaxLevel != 0 {
		lod = min(max(lod, float64(l.s.MinLevel)), float64(l.s.MaxLevel))
	}
	last := len(l.o.img.levels) - 1
	lod = min(max(lod, 0), float64(last))
	if last == 0 || l.s.MipFilter == Point || !l.floats {
		return l.fetch(min(int(math.Floor(lod+0.5)), last))
	}
	lod = quantize(lod)
	level := int(math.Floor(lod))
	frac := lod - float64(level)
	c := l.fetch(level)
	if frac == 0 || l.failed {
		return c
	}
	next := l.fetch(level + 1)
	for k := range c {
		a, b := float64(math.Float32frombits(c[k])), float64(math.Float32frombits(next[k]))
		c[k] = math.Float32bits(float32((1-frac)*a + frac*b))
	}
	return c
}

// gather returns a channel of the four elements that a filter would combine, counter-clockwise
// from the lower left (PTX ISA §9.7.10.4).
func (l *lookup) gather(channel int) (c [4]uint32) {
	size := &l.o.img.levels[0].size
	var at [3]int64
	for axis := range l.dims {
		at[axis] = int64(math.Floor(quantize(l.position(axis, size[axis]) - 0.5)))
	}
	for k, d := range [4][2]int64{{0, 1}, {1, 1}, {1, 0}, {0, 0}} {
		c[k] = l.texel(0, [3]int64{at[0] + d[0], at[1] + d[1]})[channel]
	}
	return c
}

// detail returns the level of detail for the derivatives of the coordinates: one element of it for a step of one.
func (l *lookup) detail(deriv [2][3]float64) float64 {
	size := &l.o.img.levels[0].size
	longest := 0.0
	for _, d := range deriv {
		sum := 0.0
		for axis := range l.dims {
			x := d[axis]
			if l.normalized {
				x *= float64(size[axis])
			}
			sum += x * x
		}
		longest = max(longest, math.Sqrt(sum))
	}
	if !(longest > 0) {
		return 0
	}
	return math.Log2(longest)
}
