package emu

import (
	"gonvvm/internal/emu"
)

// ChannelType is the type of a channel of an image's elements.
type ChannelType = emu.ChannelType

// The types of channels. In textures, integers of 8 and 16 bits can be read as floats.
const (
	Uint8   = emu.Uint8
	Uint16  = emu.Uint16
	Uint32  = emu.Uint32
	Int8    = emu.Int8
	Int16   = emu.Int16
	Int32   = emu.Int32
	Float16 = emu.Float16
	Float32 = emu.Float32
)

// AddressMode says which element coordinates outside of an image mean.
type AddressMode = emu.AddressMode

// The address modes. Wrap and Mirror need normalized coordinates; without, they are Clamp.
const (
	Wrap   = emu.Wrap
	Clamp  = emu.Clamp
	Mirror = emu.Mirror
	Border = emu.Border
)

// FilterMode says how elements of an image, or levels of detail, are combined.
type FilterMode = emu.FilterMode

// Point takes the nearest, Linear interpolates between the nearest of each axis.
const (
	Point  = emu.Point
	Linear = emu.Linear
)

// ImageDesc describes an image: an array, a layered or mipmapped one, a cube map, or
// linear memory that has been allocated already.
type ImageDesc = emu.ImageDesc

// Image is an image in a device's memory; Write and Read move a level of it.
type Image = emu.Image

// Sampler says how a texture is read.
type Sampler = emu.Sampler

// TextureDesc describes a texture object.
type TextureDesc = emu.TextureDesc

// Handle stands for a texture, sampler or surface: an argument of a launch, or what is
// bound to a variable.
type Handle = emu.Handle

// NewImage makes an image of zeroes, or one of memory that is there.
func (d *Device) NewImage(desc ImageDesc) (*Image, error) { return d.dev.NewImage(desc) }

// NewTexture makes a texture object.
func (d *Device) NewTexture(t TextureDesc) (Handle, error) { return d.dev.NewTexture(t) }

// NewSampler makes a sampler for modules in independent mode, whose instructions name
// texture and sampler.
func (d *Device) NewSampler(s Sampler) Handle { return d.dev.NewSampler(s) }

// NewSurface makes a surface object of an image's first level.
func (d *Device) NewSurface(m *Image) (Handle, error) { return d.dev.NewSurface(m) }

// Bind makes a .texref, .samplerref or .surfref of module scope stand for h; index is
// that of the element if it is an array, else 0.
func (m *Module) Bind(name string, index int, h Handle) error { return m.mod.Bind(name, index, h) }
