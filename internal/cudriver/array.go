package cudriver

import "gonvvm/internal/emu"

// Array is an array of CUDA: an image, or a level of one with several.
type Array struct {
	Context *Context
	Desc    ArrayDesc
	image   *emu.Image
	level   int
	part    bool // of a mipmapped array, which owns the image
}

// ArrayDesc describes an array as the driver takes it.
type ArrayDesc struct {
	Width, Height, Depth uint64 // Depth is the number of layers, or of faces, of such arrays
	Format               uint32 // CUarray_format
	Channels             int
	Flags                uint32
	Levels               int // 0 is an array that is not mipmapped
}

// Flags of an array.
const (
	arrayLayered = 1
	arraySurface = 2
	arrayCube    = 4
	arrayGather  = 8
)

// formats are the types of channels by CUarray_format.
var formats = [...]struct {
	format uint32
	t      emu.ChannelType
}{
	{1, emu.Uint8}, {2, emu.Uint16}, {3, emu.Uint32}, {8, emu.Int8}, {9, emu.Int16}, {10, emu.Int32}, {16, emu.Float16}, {32, emu.Float32},
}

func channelType(format uint32) (emu.ChannelType, bool) {
	for _, f := range formats {
		if f.format == format {
			return f.t, true
		}
	}
	return 0, false
}

// NewArray makes an array of zeroes.
func (c *Context) NewArray(d ArrayDesc) (*Array, Result) {
	t, ok := channelType(d.Format)
	const most = 1 << 27
	if !ok || d.Channels != 1 && d.Channels != 2 && d.Channels != 4 || d.Width == 0 || d.Width > most || d.Height > most || d.Depth > most {
		return nil, InvalidValue
	}
	if d.Flags&^uint32(arrayLayered|arraySurface|arrayCube|arrayGather) != 0 {
		return nil, NotSupported
	}
	desc := emu.ImageDesc{Type: t, Channels: d.Channels, Width: int(d.Width), Height: int(d.Height), Depth: int(d.Depth), Levels: d.Levels}
	if d.Flags&(arrayLayered|arrayCube) != 0 {
		desc.Depth, desc.Layers, desc.Cube = 0, int(d.Depth), d.Flags&arrayCube != 0
		if desc.Layers == 0 {
			return nil, InvalidValue
		}
	}
	image, err := c.Dev.emu.NewImage(desc)
	if err != nil {
		c.Dev.drv.log(err.Error())
		return nil, InvalidValue
	}
	return &Array{Context: c, Desc: d, image: image}, Success
}

// Level returns a level of a mipmapped array.
func (a *Array) Level(n int) (*Array, Result) {
	if n < 0 || n >= a.Desc.Levels || a.part {
		return nil, InvalidValue
	}
	d := a.Desc
	d.Levels = 0
	d.Width = max(1, d.Width>>n)
	if d.Height > 0 {
		d.Height = max(1, d.Height>>n)
	}
	if d.Flags&(arrayLayered|arrayCube) == 0 && d.Depth > 0 {
		d.Depth = max(1, d.Depth>>n)
	}
	return &Array{Context: a.Context, Desc: d, image: a.image, level: n, part: true}, Success
}

// Close destroys an array, after the work of its context.
func (a *Array) Close() Result {
	if a.part {
		return InvalidHandle
	}
	a.Context.Drain()
	a.image.Free()
	return Success
}

func (a *Array) layout(level int) (emu.Layout, bool) { return a.image.Layout(a.level + level) }

// Linear is linear memory as a texture sees it: Height and Pitch are 0 for one dimension.
type Linear struct {
	Addr                 uint64
	Format               uint32
	Channels             int
	Width, Height, Pitch uint64 // in elements, rows and bytes
}

// image returns linear memory as an image.
func (c *Context) image(l Linear) (*emu.Image, Result) {
	t, ok := channelType(l.Format)
	if !ok || l.Channels != 1 && l.Channels != 2 && l.Channels != 4 || l.Width == 0 || l.Width > 1<<28 || l.Height > 1<<20 {
		return nil, InvalidValue
	}
	image, err := c.Dev.emu.NewImage(emu.ImageDesc{
		Type: t, Channels: l.Channels, Width: int(l.Width), Height: int(l.Height), Addr: l.Addr, Pitch: int(l.Pitch),
	})
	if err != nil {
		c.Dev.drv.log(err.Error())
		return nil, InvalidValue
	}
	return image, Success
}

// TexelBytes returns the bytes of an element of a format, 0 for formats that are not known.
func TexelBytes(format uint32, channels int) uint64 {
	t, ok := channelType(format)
	if !ok || channels < 1 || channels > 4 {
		return 0
	}
	return uint64(t.Bytes() * channels)
}

// Object is a texture or surface object.
type Object struct {
	Handle uint64 // the value that kernels get
	dev    *Device
}

// View is the part of an array that a texture reads, and the type that its elements have there. Format 0 is that of the array.
type View struct {
	Format                uint32
	Channels              int
	FirstLevel, LastLevel int
	FirstLayer, LastLayer int
}

// whole returns the view of all of an array.
func (a *Array) whole() View {
	v := View{LastLevel: max(a.Desc.Levels, 1) - 1}
	if a.Desc.Flags&(arrayLayered|arrayCube) != 0 {
		v.LastLayer = int(a.Desc.Depth) - 1
	}
	return v
}

// view returns the image of a view.
func (a *Array) view(v View) (*emu.Image, Result) {
	if v.FirstLayer < 0 || v.FirstLayer > v.LastLayer || v.LastLayer > a.whole().LastLayer {
		return nil, InvalidValue
	}
	if v.FirstLayer > 0 || v.LastLayer < a.whole().LastLayer {
		return nil, NotSupported
	}
	format, channels := a.Desc.Format, a.Desc.Channels
	if v.Format != 0 {
		format, channels = v.Format, v.Channels
	}
	t, ok := channelType(format)
	image, fits := a.image.View(t, channels, a.level+v.FirstLevel, a.level+v.LastLevel)
	if !ok || !fits || v.LastLevel > a.whole().LastLevel {
		return nil, InvalidValue
	}
	return image, Success
}

// NewTexture makes a texture object of an array, or of linear memory if array is nil. view may be nil for all of an array.
func (c *Context) NewTexture(array *Array, view *View, l Linear, s emu.Sampler, normalized bool) (*Object, Result) {
	var image *emu.Image
	if array != nil {
		v := array.whole()
		if view != nil {
			v = *view
		}
		var r Result
		if image, r = array.view(v); r != Success {
			return nil, r
		}
	} else {
		var r Result
		if image, r = c.image(l); r != Success {
			return nil, r
		}
	}
	h, err := c.Dev.emu.NewTexture(emu.TextureDesc{Image: image, Sampler: s, NormalizedRead: normalized})
	if err != nil {
		return nil, InvalidValue
	}
	return &Object{uint64(h), c.Dev}, Success
}

// NewSurface makes a surface object of an array.
func (c *Context) NewSurface(a *Array) (*Object, Result) {
	if a.Desc.Levels > 0 || a.part && a.level > 0 {
		return nil, NotSupported
	}
	h, err := c.Dev.emu.NewSurface(a.image)
	if err != nil {
		return nil, InvalidValue
	}
	return &Object{uint64(h), c.Dev}, Success
}

// Close makes an object invalid.
func (o *Object) Close() { o.dev.emu.DropObject(emu.Handle(o.Handle)) }
