package emu

import (
	"fmt"
	"math"

	"gonvvm/internal/diag"
	"gonvvm/internal/softfp"
)

// ChannelType is the type of a channel of an image's elements.
type ChannelType uint8

const (
	Uint8 ChannelType = iota
	Uint16
	Uint32
	Int8
	Int16
	Int32
	Float16
	Float32
	numChannelTypes
)

// Bytes returns the size of a channel.
func (t ChannelType) Bytes() int { return [...]int{1, 2, 4, 1, 2, 4, 2, 4}[t] }

// signed and float say how a channel is read.
func (t ChannelType) signed() bool { return t >= Int8 && t <= Int32 }
func (t ChannelType) float() bool  { return t >= Float16 }

// ImageDesc describes an image: in CUDA's terms an array, a layered or mipmapped one, or linear memory that a texture
// is bound to.
type ImageDesc struct {
	Type                 ChannelType
	Channels             int // 1, 2 or 4
	Width, Height, Depth int // in elements; Height and Depth may be 0
	Layers               int // of an array of images; 0: no array
	Levels               int // of detail; 0 means 1
	Cube                 bool
	Samples              int // of a multi-sample image; 0 means 1

	// Linear memory: the address of an existing allocation, and the bytes from one row to the next, 0 for rows without
	// gaps.
	Addr  uint64
	Pitch int
}

// Image is an image in a device's memory. Textures and surfaces refer to it.
type Image struct {
	ImageDesc
	dev    *Device
	addr   uint64
	levels []imageLevel
	rows   int // dimensions that are not 0
}

// imageLevel is where a level of detail lies.
type imageLevel struct {
	off           uint64
	size          [3]int
	pitch, slices uint64 // bytes of a row, of a slice or layer
}

// maxExtent bounds the sides of an image.
const maxExtent = 1 << 27

// rowAlign is the alignment of rows of an image: the widest access of a surface.
const rowAlign = 16

// NewImage makes an image of zeroes, or one of memory that is there.
func (d *Device) NewImage(desc ImageDesc) (*Image, error) {
	fail := func(format string, args ...any) (*Image, error) {
		return nil, &diag.Diagnostic{Code: CodeMemory, Msg: "image: " + fmt.Sprintf(format, args...)}
	}
	m := &Image{ImageDesc: desc, dev: d, rows: 1}
	switch {
	case desc.Type >= numChannelTypes:
		return fail("unknown type of channel %d", desc.Type)
	case desc.Channels != 1 && desc.Channels != 2 && desc.Channels != 4:
		return fail("%d channels: there can be 1, 2 or 4", desc.Channels)
	case desc.Width < 1 || desc.Height < 0 || desc.Depth < 0 || desc.Layers < 0 || desc.Levels < 0 || desc.Samples < 0 ||
		max(desc.Width, desc.Height, desc.Depth, desc.Layers) > maxExtent || desc.Samples > 64:
		return fail("a size of %d×%d×%d with %d layers", desc.Width, desc.Height, desc.Depth, desc.Layers)
	case desc.Depth > 0 && (desc.Height == 0 || desc.Layers > 0):
		return fail("a volume needs a height, and can have no layers")
	case desc.Cube && (desc.Width != desc.Height || desc.Layers == 0 || desc.Layers%6 != 0):
		return fail("a cube map needs six square layers, or a multiple of them")
	case desc.Addr != 0 && (desc.Depth > 0 || desc.Layers > 0 || desc.Levels > 1 || desc.Samples > 1):
		return fail("linear memory has one or two dimensions")
	}
	if desc.Height > 0 {
		m.rows++
	}
	if desc.Depth > 0 {
		m.rows++
	}
	size := uint64(0)
	for l := range max(1, desc.Levels) {
		lv := imageLevel{off: size, size: [3]int{max(1, desc.Width>>l), max(1, desc.Height>>l), max(1, desc.Depth>>l)}}
		if l > 0 && desc.Width>>l|desc.Height>>l|desc.Depth>>l == 0 {
			return fail("%d levels: the smallest has one element", desc.Levels)
		}
		lv.pitch = alignUp(uint64(lv.size[0]*m.texel()), rowAlign)
		if desc.Addr != 0 {
			lv.pitch = uint64(lv.size[0] * m.texel())
			if desc.Pitch > 0 {
				lv.pitch = uint64(desc.Pitch)
			}
		}
		lv.slices = lv.pitch * uint64(lv.size[1])
		size += lv.slices * uint64(max(lv.size[2], desc.Layers))
		m.levels = append(m.levels, lv)
	}
	if desc.Addr != 0 {
		last := &m.levels[0]
		if _, err := d.slice(desc.Addr, last.slices-last.pitch+uint64(last.size[0]*m.texel())); err != nil {
			return nil, err
		}
		m.addr = desc.Addr
		return m, nil
	}
	var err error
	m.addr, err = d.Alloc(size)
	return m, err
}

// View returns the levels from first to last of m as an image that shares their memory, and whose elements may have another type of the
// same size.
func (m *Image) View(t ChannelType, channels, first, last int) (*Image, bool) {
	if first < 0 || first > last || last >= len(m.levels) || t >= numChannelTypes {
		return nil, false
	}
	v := *m
	v.Type, v.Channels, v.levels = t, channels, m.levels[first:last+1]
	v.Width, v.Levels = v.levels[0].size[0], min(m.Levels, last-first+1)
	if m.Height > 0 {
		v.Height = v.levels[0].size[1]
	}
	if m.Depth > 0 {
		v.Depth = v.levels[0].size[2]
	}
	return &v, v.texel() == m.texel()
}

// texel returns the bytes of an element, all samples of it.
func (m *Image) texel() int { return m.Type.Bytes() * m.Channels * max(1, m.Samples) }

// at returns the address of an element of a level; z is a slice or a layer.
func (m *Image) at(level, x, y, z int) uint64 {
	lv := &m.levels[level]
	return m.addr + lv.off + uint64(z)*lv.slices + uint64(y)*lv.pitch + uint64(x*m.texel())
}

// Bytes returns the size of a level's elements without gaps, as Write and Read take them.
func (m *Image) Bytes(level int) int {
	s := m.levels[level].size
	return s[0] * s[1] * max(s[2], m.Layers) * m.texel()
}

// Write fills a level: elements of a row, rows, slices or layers, without gaps.
func (m *Image) Write(level int, data []byte) error {
	return m.move(level, data, m.dev.Write)
}

// Read is the contrary of Write.
func (m *Image) Read(level int, data []byte) error {
	return m.move(level, data, m.dev.Read)
}

func (m *Image) move(level int, data []byte, op func(uint64, []byte) error) error {
	if level < 0 || level >= len(m.levels) || len(data) != m.Bytes(level) {
		return &diag.Diagnostic{Code: CodeMemory, Msg: fmt.Sprintf("image: %d bytes do not fit level %d", len(data), level)}
	}
	s := m.levels[level].size
	row := s[0] * m.texel()
	for z := range max(s[2], m.Layers) {
		for y := range s[1] {
			if err := op(m.at(level, 0, y, z), data[:row]); err != nil {
				return err
			}
			data = data[row:]
		}
	}
	return nil
}

// channel converts a channel's bits to a texture's result: 32 bits, of a float if the type is one or if normalized is
// set (CUDA Programming Guide, Texture Fetching).
func (t ChannelType) channel(x uint64, normalized bool) uint32 {
	switch {
	case t == Float16:
		return softfp.F16To32(uint16(x))
	case t == Float32 || t.Bytes() == 4:
		return uint32(x)
	}
	n := 8 * t.Bytes()
	if t.signed() {
		v := int64(x<<(64-n)) >> (64 - n)
		if normalized {
			return math.Float32bits(float32(max(float64(v)/float64(int(1)<<(n-1)-1), -1)))
		}
		return uint32(v)
	}
	if normalized {
		return math.Float32bits(float32(float64(x) / float64(uint64(1)<<n-1)))
	}
	return uint32(x)
}

// fromChannel converts 32 bits to the format of the image: floats to its format, integers to the nearest value it has.
func (t ChannelType) fromChannel(x uint32) uint64 {
	n := 8 * t.Bytes()
	switch {
	case t == Float16:
		return softfp.F16.FromFloat64(float64(math.Float32frombits(x)), softfp.RN)
	case n == 32:
		return uint64(x)
	case t.signed():
		return uint64(min(max(int32(x), -1<<(n-1)), 1<<(n-1)-1)) & (1<<n - 1)
	}
	return min(uint64(x), 1<<n-1)
}
