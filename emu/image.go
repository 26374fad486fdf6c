package emu

import "gonvvm/internal/emu"

// ChannelType is the type of a channel of an image's elements.
type ChannelType uint8

// The types of channels. In textures, integers of 8 and 16 bits can be read as floats.
const (
	Uint8 ChannelType = iota
	Uint16
	Uint32
	Int8
	Int16
	Int32
	Float16
	Float32
)

// AddressMode is the rule for coordinates outside of an image (PTX ISA §5.3.2).
type AddressMode uint8

// The address modes. Wrap and Mirror need normalized coordinates; without them they are Clamp.
const (
	Wrap AddressMode = iota
	Clamp
	Mirror
	Border
)

// FilterMode is the filter that combines elements of an image, or levels of detail.
type FilterMode uint8

// Point takes the nearest element, Linear interpolates between the nearest ones of each axis.
const (
	Point FilterMode = iota
	Linear
)

// ImageDesc describes an image: an array, a layered or mipmapped array, a cube map, or linear memory that is allocated
// already.
type ImageDesc struct {
	Type                 ChannelType // of each channel
	Channels             int         // 1, 2 or 4
	Width, Height, Depth int         // in elements; Height and Depth are 0 for an image of fewer dimensions
	Layers               int         // number of images in a layered array; 0 for a single image
	Levels               int         // levels of detail; 0 is 1
	Cube                 bool        // whether the layers are the faces of cubes
	Samples              int         // of a multi-sample image; 0 is 1
	Addr                 Ptr         // linear memory to use; 0 allocates memory
	Pitch                int         // bytes from one row of linear memory to the next; 0 for rows without gaps
}

// Image is an image in the memory of a device.
type Image struct{ img *emu.Image }

// Bytes returns the size in bytes of a level of detail, without gaps.
func (m *Image) Bytes(level int) int { return m.img.Bytes(level) }

// Write copies data, Bytes(level) bytes without gaps, to a level of the image.
func (m *Image) Write(level int, data []byte) error { return m.img.Write(level, data) }

// Read fills data, Bytes(level) bytes without gaps, from a level of the image.
func (m *Image) Read(level int, data []byte) error { return m.img.Read(level, data) }

// Sampler is the addressing and filtering of a texture (PTX ISA §5.3; CUDA Programming Guide, "Texture Fetching").
type Sampler struct {
	Address           [3]AddressMode // for x, y and z
	Filter            FilterMode     // between elements
	MipFilter         FilterMode     // between levels of detail
	Normalized        bool           // coordinates run from 0 to 1
	ForceUnnormalized bool           // of a separate sampler: coordinates count elements, whatever the texture says
	Border            [4]float32     // value outside of the image in the mode Border
	Bias              float32        // added to the level of detail
	MinLevel          float32        // lower bound of the level; if both are 0, the level is unbounded
	MaxLevel          float32        // upper bound of the level
}

func (s *Sampler) internal() emu.Sampler {
	n := emu.Sampler{
		Filter: emu.FilterMode(s.Filter), MipFilter: emu.FilterMode(s.MipFilter), Normalized: s.Normalized,
		ForceUnnormalized: s.ForceUnnormalized, Border: s.Border, Bias: s.Bias, MinLevel: s.MinLevel, MaxLevel: s.MaxLevel,
	}
	for i, a := range s.Address {
		n.Address[i] = emu.AddressMode(a)
	}
	return n
}

// TextureDesc describes a texture object.
type TextureDesc struct {
	Image          *Image  // the elements
	Sampler        Sampler // how they are read
	NormalizedRead bool    // integers of 8 and 16 bits are read as floats from 0, or -1, to 1
}

// Handle represents a texture, sampler or surface: an argument of a launch, or the value that a variable is bound to.
type Handle uint64

// NewImage makes an image of zeroes, or one of linear memory.
func (d *Device) NewImage(desc ImageDesc) (*Image, error) {
	img, err := d.dev.NewImage(emu.ImageDesc{
		Type: emu.ChannelType(desc.Type), Channels: desc.Channels, Width: desc.Width, Height: desc.Height, Depth: desc.Depth,
		Layers: desc.Layers, Levels: desc.Levels, Cube: desc.Cube, Samples: desc.Samples, Addr: uint64(desc.Addr), Pitch: desc.Pitch,
	})
	if err != nil {
		return nil, err
	}
	return &Image{img}, nil
}

// NewTexture makes a texture object.
func (d *Device) NewTexture(t TextureDesc) (Handle, error) {
	n := emu.TextureDesc{Sampler: t.Sampler.internal(), NormalizedRead: t.NormalizedRead}
	if t.Image != nil {
		n.Image = t.Image.img
	}
	h, err := d.dev.NewTexture(n)
	return Handle(h), err
}

// NewSampler makes a sampler for modules with .texmode_independent, whose instructions name texture and sampler.
func (d *Device) NewSampler(s Sampler) Handle { return Handle(d.dev.NewSampler(s.internal())) }

// NewSurface makes a surface object of the first level of an image.
func (d *Device) NewSurface(m *Image) (Handle, error) {
	var img *emu.Image
	if m != nil {
		img = m.img
	}
	h, err := d.dev.NewSurface(img)
	return Handle(h), err
}

// Bind binds a .texref, .samplerref or .surfref of module scope to h; index is that of the element if the variable is
// an array, else 0.
func (m *Module) Bind(name string, index int, h Handle) error {
	return m.mod.Bind(name, index, emu.Handle(h))
}
