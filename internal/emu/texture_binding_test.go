package emu

import (
	"fmt"
	"math"
	"testing"
)

// bindingCases covers the forms in which an instruction names a texture, and queries.
func bindingCases() []hostCase {
	f32 := func(x float64) uint32 { return math.Float32bits(float32(x)) }
	desc := ImageDesc{Type: Float32, Channels: 1, Width: 8}
	value := func(level int) func(l int) []uint32 {
		return func(l int) []uint32 { return []uint32{f32(float64(pixel(l%8, 0, 10*level, 0)))} }
	}
	bind := func(name string, index int, kind objectKind) func(t *testing.T, dev *Device, mod *Module) []uint64 {
		return func(t *testing.T, dev *Device, mod *Module) []uint64 {
			h := texSetup(desc, Sampler{Normalized: kind == objSampler}, false)(t, dev, mod)
			if err := mod.Bind(name, index, Handle(h[0])); err != nil {
				t.Fatal(err)
			}
			if mod.Bind(name, 7, Handle(h[0])) == nil || mod.Bind("no", 0, Handle(h[0])) == nil || mod.Bind(name, index, 5) == nil {
				t.Error("nonsense has been bound")
			}
			return h
		}
	}
	get := "\tand.b32 %r0, %t, 7;\n"
	tex := "tex.1d.v4.f32.s32 {%d0, %r1, %r2, %r3}, "
	linear := func(t *testing.T, dev *Device, _ *Module) []uint64 {
		addr := must(dev.Alloc(40))(t)
		img := must(dev.NewImage(ImageDesc{Type: Float32, Channels: 1, Width: 10, Addr: addr}))(t)
		fill(t, img, 0, 0)
		if _, err := dev.NewImage(ImageDesc{Type: Float32, Channels: 1, Width: 11, Addr: addr}); err == nil {
			t.Error("an image beyond its memory")
		}
		return []uint64{uint64(must(dev.NewTexture(TextureDesc{Image: img}))(t))}
	}
	list := []hostCase{
		{name: "by name", decl: ".global .texref tx;", body: get + "\t" + tex + "[tx, {%r0}];", setup: bind("tx", 0, objTexture), want: value(0)},
		{name: "by address", decl: ".global .texref tx;", body: get + "\tmov.u64 %x5, tx; " + tex + "[%x5, {%r0}];", setup: bind("tx", 0, objTexture), want: value(0)},
		{name: "element", decl: ".global .texref tx[3];", body: get + "\tmov.u64 %x5, tx; add.u64 %x5, %x5, 16; " + tex + "[%x5, {%r0}];", setup: bind("tx", 2, objTexture), want: value(0)},
		{name: "parameter", params: ", .param .texref tx", body: get + "\t" + tex + "[tx, {%r0}];", setup: texSetup(desc, Sampler{}, false), want: value(0)},
		{name: "linear memory", body: "\t" + tex + "[%x0, {%t}];", setup: linear, want: func(l int) []uint32 {
			if l > 9 {
				return []uint32{0}
			}
			return []uint32{f32(float64(pixel(l, 0, 0, 0)))}
		}},
		// A sampler that wraps, though the texture's own does not; and one that counts elements.
		{
			name: "independent", head: ".version 9.0\n.target sm_100a, texmode_independent\n", decl: ".global .texref tx;\n.global .samplerref sm = {addr_mode_0 = wrap, filter_mode = nearest};\n.global .samplerref el = {addr_mode_0 = clamp_to_border, filter_mode = linear, force_unnormalized_coords = 1};",
			body:  "\tcvt.rn.f32.u32 %f0, %t; add.f32 %f0, %f0, 0f3F000000; mul.f32 %f1, %f0, 0f3E000000; tex.1d.v4.f32.f32 {%d0, %r1, %r2, %r3}, [tx, sm, {%f1}]; tex.1d.v4.f32.f32 {%d1, %r1, %r2, %r3}, [tx, el, {%f0}]; mov.u64 %x5, el; tex.1d.v4.f32.f32 {%d2, %r1, %r2, %r3}, [%x0, %x5, {%f0}];",
			setup: bind("tx", 0, objSampler),
			want: func(l int) []uint32 {
				border := uint32(0)
				if l < 8 {
					border = value(0)(l)[0]
				}
				return []uint32{value(0)(l)[0], border, border}
			},
		},
		{name: "unbound", decl: ".global .texref tx;", body: get + "\t" + tex + "[tx, {%r0}];", fault: "0x0 is the handle of no texture"},
		{name: "nonsense", body: get + "\tmov.u64 %x5, 77; " + tex + "[%x5, {%r0}];", fault: "0x4d is the handle of no texture"},
		{name: "geometry", body: get + "\ttex.3d.v4.f32.s32 {%d0, %r1, %r2, %r3}, [%x0, {%r0, %r0, %r0, %r0}];", setup: texSetup(desc, Sampler{}, false), fault: "the image of the texture is .1d"},
		{name: "geometry of linear memory", body: get + "\ttex.2d.v4.f32.s32 {%d0, %r1, %r2, %r3}, [%x0, {%r0, %r0}];", setup: linear, fault: "the image of the texture is .1d"},
		{
			name: "istypep", decl: ".global .texref tx;\n.global .samplerref sm;\n.global .surfref su;", setup: texSetup(desc, Sampler{}, false),
			body: "\tmov.u64 %x5, tx; mov.u64 %x6, sm; mov.u64 %x7, su; mov.u32 %d0, 0;\n" + istypep("%x5", "texref", 1) + istypep("%x6", "samplerref", 2) + istypep("%x7", "surfref", 4) + istypep("%x5", "surfref", 8) +
				istypep("%x6", "texref", 16) + istypep("%x0", "texref", 32) + istypep("%x0", "samplerref", 64),
			want: func(int) []uint32 { return []uint32{1 | 2 | 4 | 32} },
		},
	}
	// Queries.
	type query struct {
		key  string
		want uint32
	}
	volume := ImageDesc{Type: Uint8, Channels: 4, Width: 12, Height: 6, Depth: 3, Levels: 2}
	layers := ImageDesc{Type: Float16, Channels: 2, Width: 12, Height: 6, Layers: 5}
	for _, c := range []struct {
		name string
		desc ImageDesc
		s    Sampler
		norm bool
		q    []query
	}{
		{"volume", volume, Sampler{Normalized: true, Filter: Linear, Address: [3]AddressMode{Mirror, Clamp, Border}}, true, []query{
			{"txq.width", 12},
			{"txq.height", 6},
			{"txq.depth", 3},
			{"txq.channel_data_type", 0x10d2},
			{"txq.channel_order", 0x10b5},
			{"txq.normalized_coords", 1},
			{"txq.num_mipmap_levels", 2},
			{"txq.num_samples", 1},
			{"txq.filter_mode", 1},
			{"txq.addr_mode_0", 1},
			{"txq.addr_mode_1", 3},
			{"txq.addr_mode_2", 4},
			{"txq.level.width", 6},
			{"txq.level.height", 3},
			{"txq.level.depth", 1},
			{"txq.array_size", 0},
			{"suq.width", 12},
			{"suq.height", 6},
			{"suq.depth", 3},
			{"suq.channel_data_type", 0x10da},
			{"suq.channel_order", 0x10b5},
			{"suq.memory_layout", 0},
		}},
		{"layers", layers, Sampler{ForceUnnormalized: true}, false, []query{
			{"txq.array_size", 5}, {"txq.channel_data_type", 0x10dd}, {"txq.channel_order", 0x10b2}, {"txq.normalized_coords", 0}, {"txq.addr_mode_0", 0}, {"txq.force_unnormalized_coords", 1}, {"suq.array_size", 5},
		}},
	} {
		body := ""
		for i, q := range c.q {
			arg := "[%x0]"
			if q.key[:3] == "suq" {
				arg = "[%x1]"
			}
			if len(q.key) > 9 && q.key[:9] == "txq.level" {
				arg += ", 1"
			}
			body += fmt.Sprintf("\t%s.b32 %%d%d, %s;\n", q.key, i, arg)
		}
		list = append(list, hostCase{name: "query " + c.name, body: body, setup: func(t *testing.T, dev *Device, mod *Module) []uint64 {
			h := texSetup(c.desc, c.s, c.norm)(t, dev, mod)
			return append(h, uint64(must(dev.NewSurface(dev.objects[0].img))(t)))
		}, want: func(int) (out []uint32) {
			for _, q := range c.q {
				out = append(out, q.want)
			}
			return out
		}})
	}
	return list
}

// istypep adds bit to %d0 if the handle is of the kind.
func istypep(reg, kind string, bit int) string {
	return fmt.Sprintf("\tistypep.%s %%p1, %s; @%%p1 or.b32 %%d0, %%d0, %d;\n", kind, reg, bit)
}

// Images have the codes of OpenCL for their channels (S2-55, S2-56).
func TestChannelCodes(t *testing.T) {
	for typ, want := range map[ChannelType][2]uint32{ // plain and normalized
		Int8: {0x10d7, 0x10d0}, Int16: {0x10d8, 0x10d1}, Int32: {0x10d9, 0x10d9},
		Uint8: {0x10da, 0x10d2}, Uint16: {0x10db, 0x10d3}, Uint32: {0x10dc, 0x10dc},
		Float16: {0x10dd, 0x10dd}, Float32: {0x10de, 0x10de},
	} {
		if got := [2]uint32{typ.number(false), typ.number(true)}; got != want {
			t.Errorf("type %d: %#x, want %#x", typ, got, want)
		}
	}
	if got := [3]int{orderR, orderRG, orderRGBA}; got != [3]int{0x10b0, 0x10b2, 0x10b5} {
		t.Errorf("orders %#x", got)
	}
}
