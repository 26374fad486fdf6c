package emu

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"testing"
)

// surfSetup makes a surface of an image full of pixels; the image is kept in img.
func surfSetup(desc ImageDesc, img **Image) func(t *testing.T, dev *Device, _ *Module) []uint64 {
	return func(t *testing.T, dev *Device, _ *Module) []uint64 {
		*img = must(dev.NewImage(desc))(t)
		fill(t, *img, 0, 0)
		return []uint64{uint64(must(dev.NewSurface(*img))(t))}
	}
}

// surfaceCases covers suld, sust and sured.
func surfaceCases() []hostCase {
	var list []hostCase
	geometries := []struct {
		name, coords string // of element (%r0, %r1, %r2), x in %r3
		desc         ImageDesc
		y, z         func(l int) int
	}{
		{"1d", "{%r3}", ImageDesc{Width: 8}, zero, zero},
		{"2d", "{%r3, %r1}", ImageDesc{Width: 8, Height: 4}, func(l int) int { return l / 8 }, zero},
		{"3d", "{%r3, %r1, %r2, %r2}", ImageDesc{Width: 8, Height: 4, Depth: 2}, func(l int) int { return l / 8 }, func(l int) int { return l % 2 }},
		{"a1d", "{%r2, %r3}", ImageDesc{Width: 8, Layers: 2}, zero, func(l int) int { return l % 2 }},
		{"a2d", "{%r2, %r3, %r1, %r1}", ImageDesc{Width: 8, Height: 4, Layers: 2}, func(l int) int { return l / 8 }, func(l int) int { return l % 2 }},
	}
	place := "\tand.b32 %r0, %t, 7; shr.u32 %r1, %t, 3; and.b32 %r2, %t, 1;\n"
	for _, g := range geometries {
		for _, c := range []struct {
			typ      ChannelType
			channels int
			form     string // the part of suld and sust between geometry and mode
			regs     string
			outs     int
		}{
			{Uint8, 1, "b8", "{%h0}", 1},
			{Uint16, 1, "b16", "{%h0}", 1},
			{Uint32, 1, "b32", "{%d0}", 1},
			{Uint32, 2, "b64", "{%x5}", 1},
			{Uint8, 2, "v2.b8", "{%h0, %h1}", 2},
			{Uint16, 2, "v2.b16", "{%h0, %h1}", 2},
			{Uint32, 2, "v2.b32", "{%d0, %d1}", 2},
			{Uint8, 4, "v4.b8", "{%h0, %h1, %h2, %h3}", 4},
			{Uint16, 4, "v4.b16", "{%h0, %h1, %h2, %h3}", 4},
			{Uint32, 4, "v4.b32", "{%d0, %d1, %d2, %d3}", 4},
			{Uint32, 4, "v2.b64", "{%x5, %x6}", 4},
		} {
			desc := g.desc
			desc.Type, desc.Channels = c.typ, c.channels
			bytes := c.typ.Bytes() * c.channels
			spread := ""
			switch {
			case c.form == "v2.b64":
				spread = "\tmov.b64 {%d0, %d1}, %x5; mov.b64 {%d2, %d3}, %x6;\n"
			case c.form == "b64":
				spread = "\tmov.b64 {%d0, %r6}, %x5;\n"
			case c.regs[2] == 'h':
				for k := range c.outs {
					spread += fmt.Sprintf("\tcvt.u32.u16 %%d%d, %%h%d;\n", k, k)
				}
			}
			var img *Image
			list = append(list, hostCase{
				name: "suld " + g.name + " " + c.form, setup: surfSetup(desc, &img),
				body: place + fmt.Sprintf("\tmul.lo.u32 %%r3, %%r0, %d; suld.b.%s.%s.trap %s, [%%x0, %s];\n", bytes, g.name, c.form, c.regs, g.coords) + spread,
				want: func(l int) (out []uint32) {
					for k := range c.outs {
						out = append(out, uint32(pixel(l%8, g.y(l), g.z(l), k)))
					}
					return out
				},
			})
			// The pixels that were read are stored in another image.
			var other *Image
			list = append(list, hostCase{
				name: "sust " + g.name + " " + c.form,
				setup: func(t *testing.T, dev *Device, mod *Module) []uint64 {
					h := surfSetup(desc, &img)(t, dev, mod)
					other = must(dev.NewImage(desc))(t)
					return append(h, uint64(must(dev.NewSurface(other))(t)))
				},
				body: place + fmt.Sprintf("\tmul.lo.u32 %%r3, %%r0, %d; suld.b.%s.%s.trap %s, [%%x0, %s]; sust.b.%s.%s.trap [%%x1, %s], %s;\n", bytes, g.name, c.form, c.regs, g.coords, g.name, c.form, g.coords, c.regs),
				after: func(t *testing.T, _ *Device) {
					n := img.Bytes(0)
					from, to := make([]byte, n), make([]byte, n)
					if err := errors.Join(img.Read(0, from), other.Read(0, to)); err != nil {
						t.Fatal(err)
					}
					written := map[int]bool{}
					for l := range lanes {
						written[(g.z(l)*max(1, desc.Height)+g.y(l))*8+l%8] = true
					}
					for i := range to {
						want := byte(0)
						if written[i/bytes] {
							want = from[i]
						}
						if to[i] != want {
							t.Fatalf("byte %d: %d, want %d", i, to[i], want)
						}
					}
				},
			})
		}
	}
	// Outside of an image of 8×4 elements.
	plane := ImageDesc{Type: Uint32, Channels: 1, Width: 8, Height: 4}
	var img *Image
	outside := "\tsub.s32 %r0, %t, 4; sub.s32 %r1, %t, 3; shl.b32 %r3, %r0, 2;\n"
	clamped := func(l int) []uint32 { return []uint32{uint32(pixel(min(max(l-4, 0), 7), min(max(l-3, 0), 3), 0, 0))} }
	list = append(list,
		hostCase{name: "suld clamp", setup: surfSetup(plane, &img), body: outside + "\tsuld.b.2d.b32.clamp {%d0}, [%x0, {%r3, %r1}];", want: clamped},
		hostCase{name: "suld zero", setup: surfSetup(plane, &img), body: outside + "\tsuld.b.2d.b32.zero {%d0}, [%x0, {%r3, %r1}];", want: func(l int) []uint32 {
			if l < 4 || l >= 12 || l-3 > 3 {
				return []uint32{0}
			}
			return clamped(l)
		}},
		hostCase{name: "suld trap", setup: surfSetup(plane, &img), body: outside + "\tsuld.b.2d.b32.trap {%d0}, [%x0, {%r3, %r1}];", fault: "outside of a surface of 8×4×1 elements"},
		hostCase{name: "sust trap", setup: surfSetup(plane, &img), body: outside + "\tsust.b.2d.b32.trap [%x0, {%r3, %r1}], {%r1};", fault: "outside of a surface"},
		hostCase{name: "suld misaligned", setup: surfSetup(plane, &img), body: "\tmov.u32 %r1, 2; suld.b.2d.b32.trap {%d0}, [%x0, {%r1, %r1}];", fault: "byte 2 of a row is not aligned"},
		hostCase{name: "sust race", setup: surfSetup(plane, &img), body: "\tmov.u32 %r1, 0; sust.b.2d.b32.zero [%x0, {%r1, %r1}], {%t};", race: true, fault: "nothing orders this write and the write"},
		hostCase{
			name: "sust zero and clamp", setup: surfSetup(plane, &img), body: outside + "\tmov.u32 %r5, 1000; sust.b.2d.b32.zero [%x0, {%r3, %r1}], {%r5}; mov.u32 %r6, 2000; setp.ne.u32 %p1, %t, 31; @!%p1 sust.b.2d.b32.clamp [%x0, {%r3, %r1}], {%r6};",
			after: func(t *testing.T, _ *Device) {
				b := make([]byte, img.Bytes(0))
				if err := img.Read(0, b); err != nil {
					t.Fatal(err)
				}
				for i := range 32 {
					want := uint32(pixel(i%8, i/8, 0, 0))
					if x, y := i%8, i/8; y == x+1 { // lane l is at (l−4, l−3)
						want = 1000
					} else if i == 31 {
						want = 2000
					}
					if got := binary.LittleEndian.Uint32(b[4*i:]); got != want {
						t.Errorf("element %d: %d, want %d", i, got, want)
					}
				}
			},
		},
	)
	return append(list, formattedCases()...)
}

func zero(int) int { return 0 }

// formattedCases covers sust.p, which converts, and the reductions.
func formattedCases() []hostCase {
	var list []hostCase
	for _, c := range []struct {
		typ  ChannelType
		in   func(l int) uint32 // the stored value, from the lane
		code string
		out  func(l int) uint64
	}{
		{Uint8, func(l int) uint32 { return uint32(l * 20) }, "mul.lo.u32 %r5, %t, 20;", func(l int) uint64 { return uint64(min(l*20, 255)) }},
		{Int16, nil, "sub.s32 %r5, %t, 10; mul.lo.s32 %r5, %r5, 4000;", func(l int) uint64 { return uint64(min(max((l-10)*4000, -32768), 32767)) & 0xffff }},
		{Uint32, nil, "mul.lo.u32 %r5, %t, 20000;", func(l int) uint64 { return uint64(l * 20000) }},
		{Float16, nil, "cvt.rn.f32.u32 %f1, %t; mov.b32 %r5, %f1;", func(l int) uint64 { return formats["f16"].fromInt(l) }},
		{Float32, nil, "cvt.rn.f32.u32 %f1, %t; mov.b32 %r5, %f1;", func(l int) uint64 { return uint64(math.Float32bits(float32(l))) }},
	} {
		for _, g := range []struct {
			name, coords string
			desc         ImageDesc
		}{
			{"1d", "{%t}", ImageDesc{Width: 32}},
			{"2d", "{%r0, %r1}", ImageDesc{Width: 8, Height: 4}},
			{"3d", "{%r0, %r1, %r2, %r2}", ImageDesc{Width: 8, Height: 4, Depth: 2}},
			{"a1d", "{%r2, %t}", ImageDesc{Width: 32, Layers: 1}},
			{"a2d", "{%r2, %r0, %r1, %r1}", ImageDesc{Width: 8, Height: 4, Layers: 1}},
		} {
			for _, v := range []struct{ vec, regs string }{{"", "{%r5}"}, {"v2.", "{%r5, %r5}"}, {"v4.", "{%r5, %r5, %r5, %r5}"}} {
				desc := g.desc
				desc.Type, desc.Channels = c.typ, 2
				var img *Image
				list = append(list, hostCase{
					name: fmt.Sprintf("sust.p %s %stype %d", g.name, v.vec, c.typ), setup: surfSetup(desc, &img),
					body: "\tand.b32 %r0, %t, 7; shr.u32 %r1, %t, 3; mov.u32 %r2, 0; " + c.code + " sust.p." + g.name + "." + v.vec + "b32.trap [%x0, " + g.coords + "], " + v.regs + ";",
					after: func(t *testing.T, _ *Device) {
						b := make([]byte, img.Bytes(0))
						if err := img.Read(0, b); err != nil {
							t.Fatal(err)
						}
						n := uint8(c.typ.Bytes())
						for l := range lanes {
							second := c.out(l)
							if v.vec == "" {
								second = 0
							}
							if got := [2]uint64{load(b, uint64(l)*2*uint64(n), n), load(b, (uint64(l)*2+1)*uint64(n), n)}; got != [2]uint64{c.out(l), second} {
								t.Fatalf("element %d: %x, want %x and %x", l, got, c.out(l), second)
							}
						}
					},
				})
			}
		}
	}
	// Lanes l and l+16 meet at element l%16.
	type red struct {
		op, typ   string
		formatted bool
		channel   ChannelType
		channels  int
		f         func(old, v int64) int64
	}
	add := func(o, v int64) int64 { return o + v }
	least := func(o, v int64) int64 { return min(o, v) }
	most := func(o, v int64) int64 { return max(o, v) }
	var reds []red
	for _, ty := range []string{"u32", "s32", "u64"} {
		reds = append(reds, red{"add", ty, false, Int32, 1, add})
	}
	for _, ty := range []string{"u32", "s32", "u64", "s64"} {
		reds = append(reds, red{"min", ty, false, Int32, 1, least}, red{"max", ty, false, Int32, 1, most})
	}
	reds = append(reds, red{"and", "b32", false, Uint32, 1, func(o, v int64) int64 { return o & v }}, red{"or", "b32", false, Uint32, 1, func(o, v int64) int64 { return o | v }},
		red{"add", "b32", true, Uint32, 1, add}, red{"min", "b32", true, Int32, 1, least}, red{"max", "b32", true, Uint32, 1, most},
		red{"and", "b32", true, Uint32, 1, func(o, v int64) int64 { return o & v }}, red{"or", "b32", true, Uint32, 1, func(o, v int64) int64 { return o | v }},
		red{"min", "b64", true, Int32, 2, least}, red{"max", "b64", true, Uint32, 2, most})
	for i := range reds {
		r := &reds[i]
		if r.typ[1:] == "64" {
			r.channels = 2
		}
		bytes := 4 * r.channels
		for _, g := range []struct {
			name, coords string
			desc         ImageDesc
		}{{"1d", "{%r3}", ImageDesc{Width: 16}}, {"2d", "{%r3, %r2}", ImageDesc{Width: 16, Height: 1}}, {"3d", "{%r3, %r2, %r2, %r2}", ImageDesc{Width: 16, Height: 1, Depth: 1}}} {
			desc := g.desc
			desc.Type, desc.Channels = r.channel, r.channels
			var img *Image
			kind, scale, value := "b", bytes, "%r5"
			if r.formatted {
				kind, scale = "p", 1
			}
			if bytes == 8 {
				value = "%x5"
			}
			value64 := "cvt.u64.u32 %x5, %r5;"
			list = append(list, hostCase{
				name: fmt.Sprintf("sured.%s.%s %s %s", kind, r.op, r.typ, g.name),
				setup: func(t *testing.T, dev *Device, mod *Module) []uint64 {
					h := surfSetup(desc, &img)(t, dev, mod)
					var b []byte
					for x := range 16 {
						b = append(b, words([]uint64{uint64(40 - x)}, bytes)...)
					}
					if err := img.Write(0, b); err != nil {
						t.Fatal(err)
					}
					return h
				},
				body: fmt.Sprintf("\tand.b32 %%r0, %%t, 15; mul.lo.u32 %%r3, %%r0, %d; mov.u32 %%r2, 0; mul.lo.u32 %%r5, %%t, 3; %s sured.%s.%s.%s.%s.trap [%%x0, %s], %s;", scale, value64, kind, r.op, g.name, r.typ, g.coords, value),
				after: func(t *testing.T, _ *Device) {
					b := make([]byte, img.Bytes(0))
					if err := img.Read(0, b); err != nil {
						t.Fatal(err)
					}
					for x := range 16 {
						want := r.f(r.f(int64(40-x), int64(3*x)), int64(3*(x+16)))
						if got := load(b, uint64(x*bytes), uint8(bytes)); got != uint64(want) {
							t.Fatalf("element %d: %d, want %d", x, got, want)
						}
					}
				},
			})
		}
	}
	return list
}
