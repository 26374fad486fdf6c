package emu

import (
	"gonvvm/internal/isa"
)

// Queries of textures, samplers and surfaces (PTX ISA §9.7.10.5, §9.7.11.4, §9.7.10.6).

// decodeQuery: txq and suq.
func decodeQuery(d *decoder) bool {
	key := d.op.Get(isa.SlotKind)
	surface := d.op.Sem() == isa.SemSuq
	level := uint32(0)
	if d.num() > 2 {
		level = d.src(2, isa.S32)
	}
	sampler := false
	switch key {
	case isa.FilterMode, isa.AddrMode0, isa.AddrMode1, isa.AddrMode2, isa.ForceUnnormalizedCoords:
		sampler = true
	}
	k := d.head(1)
	if e := d.elems(1); len(e) == 1 {
		k = e[0]
	}
	d.emit(inst{kind: kExec, d: d.dst(0), a: d.handle(k), b: level, x: &extra{op: d.op}, exec: func(w *warp, fr *frame, in *inst, m uint32) {
		for ; m != 0 && !w.halt; m &= m - 1 {
			i := lane(m)
			kind := objTexture
			if surface {
				kind = objSurface
			}
			h := fr.regs[in.a][i]
			if sampler && w.samplerAt(h) {
				kind = objSampler
			}
			o := w.object(fr, in, i, h, kind)
			if o == nil {
				return
			}
			n := 0
			if in.b != 0 {
				n = int(int32(fr.regs[in.b][i]))
			}
			fr.regs[in.d][i] = uint64(o.query(key, n))
		}
	}})
	return true
}

// samplerAt reports whether a handle, or the handle at an address, is a sampler's.
func (w *warp) samplerAt(h uint64) bool {
	d := w.g.dev
	if off := h - d.win.global; h >= d.win.global && off+8 <= uint64(len(w.g.mem)) && off&7 == 0 {
		h = load(w.g.mem, off, 8)
	}
	return d.object(h, objSampler) != nil
}

// query returns a property. Levels that there are not have no size.
func (o *object) query(key isa.Atom, level int) uint32 {
	s := &o.sampler
	switch key {
	case isa.FilterMode:
		return uint32(s.Filter)
	case isa.AddrMode0:
		return s.Address[0].number()
	case isa.AddrMode1:
		return s.Address[1].number()
	case isa.AddrMode2:
		return s.Address[2].number()
	case isa.ForceUnnormalizedCoords:
		return uint32(b2u(s.ForceUnnormalized))
	case isa.NormalizedCoords:
		return uint32(b2u(s.Normalized))
	}
	img := o.img
	switch key {
	case isa.Width, isa.Height, isa.Depth:
		if level < 0 || level >= len(img.levels) {
			return 0
		}
		size := img.levels[level].size
		switch {
		case key == isa.Width:
			return uint32(size[0])
		case key == isa.Height && img.rows > 1:
			return uint32(size[1])
		case key == isa.Depth && img.rows > 2:
			return uint32(size[2])
		}
		return 0
	case isa.ChannelDataType:
		return img.Type.number(o.normalized)
	case isa.ChannelOrder:
		return [...]uint32{1: orderR, 2: orderRG, 4: orderRGBA}[img.Channels]
	case isa.ArraySize:
		if img.Cube {
			return uint32(img.Layers / 6)
		}
		return uint32(img.Layers)
	case isa.NumMipmapLevels:
		return uint32(len(img.levels))
	case isa.NumSamples:
		return uint32(max(1, img.Samples))
	case isa.MemoryLayout:
		return uint32(b2u(img.Addr != 0)) // 1 is linear
	}
	return 0
}

// The numbers of PTX ISA §5.3.2, which are OpenCL's.
const (
	orderR    = 0x10b0
	orderRG   = 0x10b2
	orderRGBA = 0x10b5

	typeSnorm8  = 0x10d0 // and 16 bits
	typeUnorm8  = 0x10d2
	typeSigned8 = 0x10d7 // 16, 32
	typeUint8   = 0x10da
	typeHalf    = 0x10dd
	typeFloat   = 0x10de
)

// number returns the value of channel_data_type.
func (t ChannelType) number(normalized bool) uint32 {
	switch t {
	case Float16:
		return typeHalf
	case Float32:
		return typeFloat
	case Int8, Int16, Int32:
		if normalized && t != Int32 {
			return typeSnorm8 + uint32(t-Int8)
		}
		return typeSigned8 + uint32(t-Int8)
	}
	if normalized && t != Uint32 {
		return typeUnorm8 + uint32(t)
	}
	return typeUint8 + uint32(t)
}

// number returns the place of a mode in PTX's list: wrap, mirror, clamp_ogl,
// clamp_to_edge, clamp_to_border.
func (m AddressMode) number() uint32 {
	return [...]uint32{Wrap: 0, Clamp: 3, Mirror: 1, Border: 4}[m]
}

// decodeIstypep: does the address belong to a variable of an opaque type, or the handle to
// an object of the kind?
func decodeIstypep(d *decoder) bool {
	t := d.op.Get(isa.SlotKind)
	kind, ok := kindOf(t)
	if !ok {
		return false
	}
	mod := d.mod
	d.emit(inst{kind: kSetp, d: d.pdst(0), a: d.handle(d.head(1)), cmp: func(a, _ *vec) (m uint32) {
		for i, h := range a {
			yes := mod.dev.object(h, kind) != nil
			for k := range mod.m.Vars {
				v := &mod.m.Vars[k]
				if s := mod.syms[v.Name]; v.Type == t && !s.missing && h >= s.addr && h < s.addr+s.size {
					yes = true
				}
			}
			m |= b2u(yes) << i
		}
		return m
	}})
	return true
}
