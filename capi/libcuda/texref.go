package libcuda

import (
	"math"

	"gonvvm/internal/cudriver"
	"gonvvm/internal/emu"
)

// Texture and surface references, which clients from before CUDA 5 use.

func moduleGetTexRef(c *call) result { return member(c, (*cudriver.Module).TexRef) }

func moduleGetSurfRef(c *call) result { return member(c, (*cudriver.Module).SurfRef) }

func texRefCreate(c *call) result {
	c.object(0, c.ctx.NewTexRef())
	return success
}

func texRefDestroy(c *call) result {
	t, r := get[*cudriver.TexRef](c, 0)
	if r == success {
		c.lib.forget(t)
	}
	return r
}

// paramSetTexRef has no meaning: the reference belongs to the module of the function.
func paramSetTexRef(c *call) result {
	_, r := c.functionOf(c.args[0])
	_, s := get[*cudriver.TexRef](c, 2)
	if c.i(1) != -1 { // CU_PARAM_TR_DEFAULT
		return first(first(r, s), cudriver.InvalidValue)
	}
	return first(r, s)
}

// changeRef changes the texture reference of an argument.
func (c *call) changeRef(i int, change func(s *cudriver.TexRefState)) result {
	t, r := get[*cudriver.TexRef](c, i)
	if r != success {
		return r
	}
	return t.Change(change)
}

// texRefSetArray takes an array or a mipmapped one; the flag 1 demands that its format counts.
func texRefSetArray(c *call) result {
	a, r := get[*cudriver.Array](c, 1)
	if r != success || c.u(2) != 1 {
		return first(r, cudriver.InvalidValue)
	}
	return c.changeRef(0, func(s *cudriver.TexRefState) {
		s.Array, s.Linear.Format, s.Linear.Channels = a, a.Desc.Format, a.Desc.Channels
	})
}

// texRefSetAddress takes linear memory. Its address suits all textures, so the offset is 0.
func texRefSetAddress(c *call) result {
	addr, n := c.args[2], c.args[3]
	x, ok := c.drv.Find(addr)
	if !ok || n > x.Size-(addr-x.Addr) {
		return cudriver.InvalidValue
	}
	r := c.changeRef(1, func(s *cudriver.TexRefState) {
		s.Array = nil
		s.Linear.Addr, s.Linear.Width, s.Linear.Height, s.Linear.Pitch = addr, n/max(cudriver.TexelBytes(s.Linear.Format, s.Linear.Channels), 1), 0, 0
	})
	if r == success {
		c.put64(0, 0)
	}
	return r
}

// texRefSetAddress2D reads a CUDA_ARRAY_DESCRIPTOR of memory with a pitch.
func texRefSetAddress2D(c *call) result {
	p, addr, pitch := c.args[1], c.args[2], c.args[3]
	if _, ok := c.drv.Find(addr); !ok {
		return cudriver.InvalidValue
	}
	return c.changeRef(0, func(s *cudriver.TexRefState) {
		s.Array = nil
		s.Linear = cudriver.Linear{
			Addr: addr, Width: load64(p), Height: load64(p + 8), Pitch: pitch, Format: load32(p + 16), Channels: int(load32(p + 20)),
		}
	})
}

func texRefSetFormat(c *call) result {
	if cudriver.TexelBytes(c.u(1), c.i(2)) == 0 {
		return cudriver.InvalidValue
	}
	return c.changeRef(0, func(s *cudriver.TexRefState) { s.Linear.Format, s.Linear.Channels = c.u(1), c.i(2) })
}

func texRefSetAddressMode(c *call) result {
	if c.i(1) < 0 || c.i(1) > 2 || c.u(2) > 3 {
		return cudriver.InvalidValue
	}
	return c.changeRef(0, func(s *cudriver.TexRefState) { s.Sampler.Address[c.i(1)] = emu.AddressMode(c.u(2)) })
}

// filter sets a filter, of which there are two.
func (c *call) filter(set func(s *emu.Sampler, f emu.FilterMode)) result {
	if c.u(1) > 1 {
		return cudriver.InvalidValue
	}
	return c.changeRef(0, func(s *cudriver.TexRefState) { set(&s.Sampler, emu.FilterMode(c.u(1))) })
}

func texRefSetFilterMode(c *call) result {
	return c.filter(func(s *emu.Sampler, f emu.FilterMode) { s.Filter = f })
}

func texRefSetMipmapFilterMode(c *call) result {
	return c.filter(func(s *emu.Sampler, f emu.FilterMode) { s.MipFilter = f })
}

func (c *call) float(i int) float32 { return math.Float32frombits(c.u(i)) }

func texRefSetMipmapLevelBias(c *call) result {
	return c.changeRef(0, func(s *cudriver.TexRefState) { s.Sampler.Bias = c.float(1) })
}

func texRefSetMipmapLevelClamp(c *call) result {
	return c.changeRef(0, func(s *cudriver.TexRefState) { s.Sampler.MinLevel, s.Sampler.MaxLevel = c.float(1), c.float(2) })
}

// texRefSetMaxAnisotropy keeps a number that has no effect.
func texRefSetMaxAnisotropy(c *call) result {
	return c.changeRef(0, func(s *cudriver.TexRefState) { s.Anisotropy = min(max(c.u(1), 1), 16) })
}

func texRefSetBorderColor(c *call) result {
	return c.changeRef(0, func(s *cudriver.TexRefState) {
		for i := range s.Sampler.Border {
			s.Sampler.Border[i] = math.Float32frombits(load32(c.args[1] + 4*uint64(i)))
		}
	})
}

func texRefSetFlags(c *call) result {
	flags := c.u(1)
	if flags&^(textureIntegers|textureNormalized) != 0 {
		return cudriver.NotSupported
	}
	return c.changeRef(0, func(s *cudriver.TexRefState) {
		s.Flags, s.Integers, s.Sampler.Normalized = flags, flags&textureIntegers != 0, flags&textureNormalized != 0
	})
}

// readRef calls f with the state of the texture reference of an argument.
func (c *call) readRef(i int, f func(s cudriver.TexRefState) result) result {
	t, r := get[*cudriver.TexRef](c, i)
	if r != success {
		return r
	}
	return f(t.State())
}

// answer stores a number of 32 bits about the texture reference of argument 1.
func (c *call) answer(value func(s cudriver.TexRefState) uint32) result {
	return c.readRef(1, func(s cudriver.TexRefState) result {
		c.put32(0, value(s))
		return success
	})
}

func texRefGetAddress(c *call) result {
	return c.readRef(1, func(s cudriver.TexRefState) result {
		if s.Array != nil || s.Linear.Addr == 0 {
			return cudriver.InvalidValue
		}
		c.put64(0, s.Linear.Addr)
		return success
	})
}

func texRefGetArray(c *call) result {
	return c.readRef(1, func(s cudriver.TexRefState) result {
		if s.Array == nil {
			return cudriver.InvalidValue
		}
		c.object(0, s.Array)
		return success
	})
}

func texRefGetAddressMode(c *call) result {
	if c.i(2) < 0 || c.i(2) > 2 {
		return cudriver.InvalidValue
	}
	return c.answer(func(s cudriver.TexRefState) uint32 { return uint32(s.Sampler.Address[c.i(2)]) })
}

func texRefGetFilterMode(c *call) result {
	return c.answer(func(s cudriver.TexRefState) uint32 { return uint32(s.Sampler.Filter) })
}

func texRefGetMipmapFilterMode(c *call) result {
	return c.answer(func(s cudriver.TexRefState) uint32 { return uint32(s.Sampler.MipFilter) })
}

func texRefGetMipmapLevelBias(c *call) result {
	return c.answer(func(s cudriver.TexRefState) uint32 { return math.Float32bits(s.Sampler.Bias) })
}

func texRefGetMaxAnisotropy(c *call) result {
	return c.answer(func(s cudriver.TexRefState) uint32 { return max(s.Anisotropy, 1) })
}

func texRefGetFlags(c *call) result {
	return c.answer(func(s cudriver.TexRefState) uint32 { return s.Flags })
}

func texRefGetMipmapLevelClamp(c *call) result {
	return c.readRef(2, func(s cudriver.TexRefState) result {
		c.putFloat(0, s.Sampler.MinLevel)
		c.putFloat(1, s.Sampler.MaxLevel)
		return success
	})
}

func texRefGetFormat(c *call) result {
	return c.readRef(2, func(s cudriver.TexRefState) result {
		c.put32(0, s.Linear.Format)
		c.put32(1, uint32(s.Linear.Channels))
		return success
	})
}

func texRefGetBorderColor(c *call) result {
	return c.readRef(1, func(s cudriver.TexRefState) result {
		for i, f := range s.Sampler.Border {
			store32(c.args[0]+4*uint64(i), math.Float32bits(f))
		}
		return success
	})
}

func surfRefSetArray(c *call) result {
	s, r := get[*cudriver.SurfRef](c, 0)
	a, q := get[*cudriver.Array](c, 1)
	if r = first(r, q); r != success || c.u(2) != 0 {
		return first(r, cudriver.InvalidValue)
	}
	return s.SetArray(a)
}

func surfRefGetArray(c *call) result {
	s, r := get[*cudriver.SurfRef](c, 1)
	if r != success {
		return r
	}
	if s.Array() == nil {
		return cudriver.InvalidValue
	}
	c.object(0, s.Array())
	return success
}
