package libcuda

import (
	"math"

	"gonvvm/internal/cudriver"
	"gonvvm/internal/emu"
)

// arrayCreate reads a CUDA_ARRAY_DESCRIPTOR: width, height, format, channels.
func arrayCreate(c *call) result {
	p := c.args[1]
	return c.newArray(cudriver.ArrayDesc{Width: load64(p), Height: load64(p + 8), Format: load32(p + 16), Channels: int(load32(p + 20))})
}

// desc3D reads a CUDA_ARRAY3D_DESCRIPTOR: width, height, depth, format, channels, flags.
func desc3D(p uint64) cudriver.ArrayDesc {
	return cudriver.ArrayDesc{
		Width: load64(p), Height: load64(p + 8), Depth: load64(p + 16), Format: load32(p + 24), Channels: int(load32(p + 28)), Flags: load32(p + 32),
	}
}

func array3DCreate(c *call) result { return c.newArray(desc3D(c.args[1])) }

func mipmappedArrayCreate(c *call) result {
	d := desc3D(c.args[1])
	d.Levels = int(min(c.u(2), 32))
	if d.Levels == 0 {
		return cudriver.InvalidValue
	}
	return c.newArray(d)
}

func (c *call) newArray(d cudriver.ArrayDesc) result {
	a, r := c.ctx.NewArray(d)
	if r == success {
		c.object(0, a)
	}
	return r
}

func arrayGetDescriptor(c *call) result {
	a, r := get[*cudriver.Array](c, 1)
	if r == success {
		p := c.args[0]
		store64(p, a.Desc.Width)
		store64(p+8, a.Desc.Height)
		store32(p+16, a.Desc.Format)
		store32(p+20, uint32(a.Desc.Channels))
	}
	return r
}

func array3DGetDescriptor(c *call) result {
	a, r := get[*cudriver.Array](c, 1)
	if r == success {
		p := c.args[0]
		store64(p, a.Desc.Width)
		store64(p+8, a.Desc.Height)
		store64(p+16, a.Desc.Depth)
		store32(p+24, a.Desc.Format)
		store32(p+28, uint32(a.Desc.Channels))
		store32(p+32, a.Desc.Flags)
	}
	return r
}

func arrayDestroy(c *call) result {
	a, r := get[*cudriver.Array](c, 0)
	if r != success {
		return r
	}
	if r = a.Close(); r == success {
		c.lib.forget(a)
	}
	return r
}

func mipmappedArrayGetLevel(c *call) result {
	a, r := get[*cudriver.Array](c, 1)
	if r != success {
		return r
	}
	level, r := a.Level(c.i(2))
	if r == success {
		c.object(0, level)
	}
	return r
}

// The kinds of memory of a texture (CUresourcetype).
const (
	resourceArray  = 0
	resourceMipmap = 1
	resourceLinear = 2
	resourcePitch  = 3
)

// The sizes of the structures that describe textures and their memory.
const (
	resourceBytes = 144
	textureBytes  = 104
)

// resource reads a CUDA_RESOURCE_DESC: a type, then a handle, or address, format, channels and sizes.
func (c *call) resource(p uint64) (a *cudriver.Array, l cudriver.Linear, r result) {
	if load32(p+136) != 0 {
		return nil, l, cudriver.InvalidValue
	}
	l = cudriver.Linear{Addr: load64(p + 8), Format: load32(p + 16), Channels: int(load32(p + 20))}
	switch load32(p) {
	case resourceArray, resourceMipmap:
		a, r = lookup[*cudriver.Array](c, l.Addr)
		return a, l, r
	case resourceLinear:
		n := cudriver.TexelBytes(l.Format, l.Channels)
		if n == 0 {
			return nil, l, cudriver.InvalidValue
		}
		l.Width = load64(p+24) / n
	case resourcePitch:
		l.Width, l.Height, l.Pitch = load64(p+24), load64(p+32), load64(p+40)
	default:
		return nil, l, cudriver.InvalidValue
	}
	return nil, l, success
}

// Flags of a texture.
const (
	textureIntegers   = 1 // integers are read as such
	textureNormalized = 2 // coordinates run from 0 to 1
	textureSRGB       = 0x10
)

// sampler reads a CUDA_TEXTURE_DESC: address modes, filter, flags, anisotropy, the filter between levels, bias, bounds, border.
func sampler(p uint64) (s emu.Sampler, normalized bool, r result) {
	float := func(off uint64) float32 { return math.Float32frombits(load32(p + off)) }
	for i := range uint64(3) {
		mode := load32(p + 4*i)
		if mode > 3 {
			return s, false, cudriver.InvalidValue
		}
		s.Address[i] = emu.AddressMode(mode)
	}
	filter, flags, levels := load32(p+12), load32(p+16), load32(p+24)
	if filter > 1 || levels > 1 {
		return s, false, cudriver.InvalidValue
	}
	if flags&textureSRGB != 0 {
		return s, false, cudriver.NotSupported
	}
	s.Filter, s.MipFilter, s.Normalized = emu.FilterMode(filter), emu.FilterMode(levels), flags&textureNormalized != 0
	s.Bias, s.MinLevel, s.MaxLevel = float(28), float(32), float(36)
	for i := range s.Border {
		s.Border[i] = float(40 + 4*uint64(i))
	}
	return s, flags&textureIntegers == 0, success
}

// viewChannels are the types of CUresourceViewFormat as those of CUarray_format, each for one, two and four channels, from 1 on.
var viewChannels = [...]uint32{1, 8, 2, 9, 3, 10, 16, 32}

// resourceView reads a CUDA_RESOURCE_VIEW_DESC: format, sizes, levels, layers. Without one the view is nil.
func resourceView(p uint64, a *cudriver.Array) (*cudriver.View, result) {
	if p == 0 {
		return nil, success
	}
	if a == nil || load64(p+8) != a.Desc.Width || load64(p+16) != a.Desc.Height || load64(p+24) != a.Desc.Depth {
		return nil, cudriver.InvalidValue
	}
	v := &cudriver.View{
		FirstLevel: int(load32(p + 32)), LastLevel: int(load32(p + 36)), FirstLayer: int(load32(p + 40)), LastLayer: int(load32(p + 44)),
	}
	if f := load32(p); f > 3*uint32(len(viewChannels)) {
		return nil, cudriver.NotSupported // blocks of compressed texels
	} else if f > 0 {
		v.Format, v.Channels = viewChannels[(f-1)/3], 1<<((f-1)%3)
	}
	return v, success
}

// texture is a texture or surface object with its descriptions.
type texture struct {
	*cudriver.Object
	resource, desc []byte
}

// textureKey keeps texture objects apart from handles: kernels get their numbers.
type textureKey uint64

func texObjectCreate(c *call) result {
	a, l, r := c.resource(c.args[1])
	if r != success {
		return r
	}
	v, r := resourceView(c.args[3], a)
	if r != success {
		return r
	}
	s, normalized, r := sampler(c.args[2])
	if r != success {
		return r
	}
	o, r := c.ctx.NewTexture(a, v, l, s, normalized)
	return c.keep(o, r, append([]byte(nil), bytesAt(c.args[2], textureBytes)...))
}

// keep stores the number of an object with its descriptions.
func (c *call) keep(o *cudriver.Object, r result, desc []byte) result {
	if r == success {
		c.lib.objects.Store(textureKey(o.Handle), texture{o, append([]byte(nil), bytesAt(c.args[1], resourceBytes)...), desc})
		c.put64(0, o.Handle)
	}
	return r
}

func surfObjectCreate(c *call) result {
	a, _, r := c.resource(c.args[1])
	if r != success || a == nil {
		return first(r, cudriver.InvalidValue)
	}
	o, r := c.ctx.NewSurface(a)
	return c.keep(o, r, nil)
}

// objectDestroy waits for kernels that may use the object.
func objectDestroy(c *call) result {
	o, ok := c.lib.objects.LoadAndDelete(textureKey(c.args[0]))
	if !ok {
		return cudriver.InvalidValue
	}
	c.ctx.Drain()
	o.(texture).Close()
	return success
}

// described copies a description of the object of argument 1.
func (c *call) described(choose func(texture) []byte) result {
	o, ok := c.lib.objects.Load(textureKey(c.args[1]))
	if !ok || choose(o.(texture)) == nil {
		return cudriver.InvalidValue
	}
	b := choose(o.(texture))
	copy(bytesAt(c.args[0], uint64(len(b))), b)
	return success
}

func objectGetResourceDesc(c *call) result {
	return c.described(func(t texture) []byte { return t.resource })
}

func texObjectGetTextureDesc(c *call) result {
	return c.described(func(t texture) []byte { return t.desc })
}
