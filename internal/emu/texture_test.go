package emu

import (
	"encoding/binary"
	"fmt"
	"math"
	"testing"
)

// The expectations follow the formulas of the section Texture Fetching of CUDA's
// Programming Guide: coordinates first, then elements.

// pixel is the value of element (x, y, z) of the images below in channel c: a small integer.
func pixel(x, y, z, c int) int { return (x*7 + y*13 + z*29 + c*5 + x*y) % 100 }

// fill makes an image's contents in a format, with pixel's values shifted down by bias.
func fill(t *testing.T, img *Image, level, bias int) {
	t.Helper()
	s := img.levels[level].size
	var b []byte
	for z := range max(s[2], img.Layers) {
		for y := range s[1] {
			for x := range s[0] {
				for sample := range max(1, img.Samples) {
					for c := range img.Channels {
						v := pixel(x, y, z+10*level+20*sample, c) - bias
						switch img.Type {
						case Float32:
							b = binary.LittleEndian.AppendUint32(b, math.Float32bits(float32(v)))
						case Float16:
							b = binary.LittleEndian.AppendUint16(b, uint16(formats["f16"].fromInt(v)))
						default:
							b = append(b, words([]uint64{uint64(v)}, 8)[:img.Type.Bytes()]...)
						}
					}
				}
			}
		}
	}
	if err := img.Write(level, b); err != nil {
		t.Fatal(err)
	}
	back := make([]byte, len(b))
	if err := img.Read(level, back); err != nil || string(back) != string(b) {
		t.Fatalf("an image reads back other than it was written: %v", err)
	}
}

// texSetup makes a texture of an image full of pixels.
func texSetup(desc ImageDesc, s Sampler, normalizedRead bool) func(t *testing.T, dev *Device, _ *Module) []uint64 {
	return func(t *testing.T, dev *Device, _ *Module) []uint64 {
		img := must(dev.NewImage(desc))(t)
		for l := range max(1, desc.Levels) {
			bias := 0
			if desc.Type.signed() {
				bias = 50
			}
			fill(t, img, l, bias)
		}
		return []uint64{uint64(must(dev.NewTexture(TextureDesc{img, s, normalizedRead}))(t))}
	}
}

// refAddress applies an address mode to coordinate x of n elements; ok is false for the border.
func refAddress(mode AddressMode, x float64, n int, normalized bool) (at float64, ok bool) {
	if normalized {
		switch mode {
		case Wrap:
			x -= math.Floor(x)
		case Mirror:
			if f := math.Floor(x); math.Mod(f, 2) == 0 {
				x -= f
			} else {
				x = 1 - (x - f)
			}
		}
		x *= float64(n)
	}
	return x, mode != Border || x >= 0 && x < float64(n)
}

// refPoint reads the nearest element.
func refPoint(mode AddressMode, normalized bool, sizes []int, coord []float64, value func(at [3]int) float64) float64 {
	var at [3]int
	for axis, n := range sizes {
		x, ok := refAddress(mode, coord[axis], n, normalized)
		if !ok {
			return 0
		}
		at[axis] = min(max(int(math.Floor(x)), 0), n-1)
	}
	return value(at)
}

// refLinear interpolates: along the first axis, then the next.
func refLinear(mode AddressMode, normalized bool, sizes []int, coord []float64, value func(at [3]int) float64) float64 {
	var along func(axis int, at [3]int, inside bool) float64
	along = func(axis int, at [3]int, inside bool) float64 {
		if axis < 0 {
			if !inside {
				return 0
			}
			return value(at)
		}
		n := sizes[axis]
		x, _ := refAddress(mode, coord[axis], n, normalized)
		x -= 0.5
		i := math.Floor(x)
		alpha := math.Round((x-i)*256) / 256
		pick := func(k int) float64 {
			in := inside
			switch {
			case mode == Wrap && normalized:
				k = (k + n) % n
			case mode == Border && (k < 0 || k >= n):
				in = false
			}
			at[axis] = min(max(k, 0), n-1)
			return along(axis-1, at, in)
		}
		return (1-alpha)*pick(int(i)) + alpha*pick(int(i)+1)
	}
	return along(len(sizes)-1, [3]int{}, true)
}

// textureCases covers tex, tld4 and the queries.
func textureCases() []hostCase {
	var list []hostCase
	f32 := func(x float64) uint32 { return math.Float32bits(float32(x)) }
	// Every mode in one, two and three dimensions. Lane l looks at position
	// (l·37 − 300)/256 along each axis, in elements, moved by a third of the lanes for each.
	pos := func(l, axis int) float64 { return float64((l*(37+8*axis)-300)%1200) / 256 }
	sizes := [3]int{8, 4, 2}
	for dims := 1; dims <= 3; dims++ {
		for mode := Wrap; mode <= Border; mode++ {
			for _, filter := range []FilterMode{Point, Linear} {
				for _, normalized := range []bool{false, true} {
					s := Sampler{Address: [3]AddressMode{mode, mode, mode}, Filter: filter, Normalized: normalized}
					desc := ImageDesc{Type: Float32, Channels: 2, Width: 8}
					if dims > 1 {
						desc.Height = 4
					}
					if dims > 2 {
						desc.Depth = 2
					}
					effective := mode
					if !normalized && mode != Border {
						effective = Clamp
					}
					body := ""
					for axis := range dims {
						n := 1
						if normalized {
							n = sizes[axis]
						}
						body += fmt.Sprintf("\tmul.lo.u32 %%r1, %%t, %d; sub.s32 %%r1, %%r1, 300; rem.s32 %%r1, %%r1, 1200; cvt.rn.f32.s32 %%f%d, %%r1; mul.f32 %%f%d, %%f%d, 0f%08X;\n",
							37+8*axis, axis, axis, axis, math.Float32bits(1/float32(256*n)))
					}
					coords := []string{"{%f0}", "{%f0, %f1}", "{%f0, %f1, %f2, %f2}"}[dims-1]
					reference := refPoint
					if filter == Linear {
						reference = refLinear
					}
					list = append(list, hostCase{
						name: fmt.Sprintf("tex %dd mode %d filter %d normalized %t", dims, mode, filter, normalized),
						body: body + fmt.Sprintf("\ttex.%dd.v4.f32.f32 {%%d0, %%d1, %%d2, %%d3}, [%%x0, %s];", dims, coords), setup: texSetup(desc, s, false),
						want: func(l int) (out []uint32) {
							coord := make([]float64, dims)
							for axis := range coord {
								if coord[axis] = pos(l, axis); normalized {
									coord[axis] /= float64(sizes[axis])
								}
							}
							for c := range 2 {
								out = append(out, f32(reference(effective, normalized, sizes[:dims], coord, func(at [3]int) float64 {
									return float64(pixel(at[0], at[1], at[2], c))
								})))
							}
							return append(out, 0, 0) // GPUs give 0 for all channels that are not there
						},
					})
				}
			}
		}
	}
	// Integers, and integers read as floats.
	int2 := "\tand.b32 %r0, %t, 7; shr.u32 %r1, %t, 3;\n"
	for _, typ := range []ChannelType{Uint8, Uint16, Uint32, Int8, Int16, Int32, Float16} {
		for _, norm := range []bool{false, true} {
			ty, scale := "u32", 0.0
			if typ.signed() {
				ty = "s32"
			}
			if norm && typ.Bytes() < 4 || typ.float() {
				ty = "f32"
				scale = float64(uint64(1)<<(8*typ.Bytes())-1) / float64(1+b2u(typ.signed()))
				if typ.signed() {
					scale = math.Floor(scale)
				}
				if typ.float() {
					scale = 1
				}
			}
			list = append(list, hostCase{
				name:  fmt.Sprintf("tex type %d read as floats %t", typ, norm),
				body:  int2 + "\ttex.2d.v4." + ty + ".s32 {%d0, %d1, %d2, %d3}, [%x0, {%r0, %r1}];",
				setup: texSetup(ImageDesc{Type: typ, Channels: 4, Width: 8, Height: 4}, Sampler{}, norm),
				want: func(l int) (out []uint32) {
					for c := range 4 {
						v := pixel(l%8, l/8, 0, c)
						if typ.signed() {
							v -= 50
						}
						if scale != 0 {
							out = append(out, f32(float64(v)/scale))
						} else {
							out = append(out, uint32(int32(v)))
						}
					}
					return out
				},
			})
		}
	}
	plain := func(dz func(l int) int) func(l int) []uint32 {
		return func(l int) (out []uint32) {
			for c := range 4 {
				out = append(out, f32(float64(pixel(l%8, l/8, dz(l), c))))
			}
			return out
		}
	}
	one := ImageDesc{Type: Float32, Channels: 4, Width: 8, Height: 4}
	with := func(f func(d *ImageDesc)) ImageDesc { d := one; f(&d); return d }
	regs := "{%d0, %d1, %d2, %d3}"
	float2 := int2 + "\tcvt.rn.f32.s32 %f0, %r0; cvt.rn.f32.s32 %f1, %r1; add.f32 %f0, %f0, 0f3F000000; add.f32 %f1, %f1, 0f3F000000; rem.u32 %r2, %t, 5;\n"
	layered := with(func(d *ImageDesc) { d.Layers = 4 })
	list = append(list, hostCase{
		name: "tex a2d", body: float2 + "\ttex.a2d.v4.f32.f32 " + regs + ", [%x0, {%r2, %f0, %f1, %f1}];", setup: texSetup(layered, Sampler{Address: [3]AddressMode{Clamp, Clamp}}, false),
		want: plain(func(l int) int { return min(l%5, 3) }),
	}, hostCase{
		name: "tex a1d", body: float2 + "\ttex.a1d.v4.f32.s32 " + regs + ", [%x0, {%r2, %r0}];", setup: texSetup(with(func(d *ImageDesc) { d.Layers, d.Height = 4, 0 }), Sampler{}, false),
		want: func(l int) (out []uint32) {
			if l%5 == 4 { // the index of a layer that is not there: only with floats is it the last one
				return make([]uint32, 4)
			}
			for c := range 4 {
				out = append(out, f32(float64(pixel(l%8, 0, l%5, c))))
			}
			return out
		},
	}, hostCase{ // Dr.Jit reads lines in images with one row so
		name: "tex 1d of a row", body: float2 + "\ttex.1d.v4.f32.s32 " + regs + ", [%x0, {%r0}];", setup: texSetup(with(func(d *ImageDesc) { d.Height = 1 }), Sampler{}, false),
		want: func(l int) (out []uint32) {
			for c := range 4 {
				out = append(out, f32(float64(pixel(l%8, 0, 0, c))))
			}
			return out
		},
	}, hostCase{ // Warp reads elements of arrays with one dimension so
		name: "tex 2d of a line", body: float2 + "\ttex.level.2d.v4.f32.s32 " + regs + ", [%x0, {%r0, 0}], 0;", setup: texSetup(with(func(d *ImageDesc) { d.Height = 0 }), Sampler{}, false),
		want: func(l int) (out []uint32) {
			for c := range 4 {
				out = append(out, f32(float64(pixel(l%8, 0, 0, c))))
			}
			return out
		},
	}, hostCase{
		name: "tex 2d of a slice", body: float2 + "\ttex.2d.v4.f32.s32 " + regs + ", [%x0, {%r0, %r1}];", setup: texSetup(with(func(d *ImageDesc) { d.Depth = 1 }), Sampler{}, false),
		want: plain(func(int) int { return 0 }),
	}, hostCase{
		name: "tex offset", body: float2 + "\tmov.u32 %r3, 1; mov.u32 %r4, -1; tex.2d.v4.f32.f32 " + regs + ", [%x0, {%f0, %f1}], {%r3, %r4};", setup: texSetup(one, Sampler{Address: [3]AddressMode{Clamp, Clamp}}, false),
		want: func(l int) (out []uint32) {
			for c := range 4 {
				out = append(out, f32(float64(pixel(min(l%8+1, 7), max(l/8-1, 0), 0, c))))
			}
			return out
		},
	}, hostCase{
		name: "tex f16x2", body: float2 + "\ttex.2d.v2.f16x2.f32 {%d0, %d1}, [%x0, {%f0, %f1}];", setup: texSetup(one, Sampler{}, false),
		want: func(l int) []uint32 {
			h := func(c int) uint32 { return uint32(formats["f16"].fromInt(pixel(l%8, l/8, 0, c))) }
			return []uint32{h(0) | h(1)<<16, h(2) | h(3)<<16}
		},
	}, hostCase{
		name: "tex resident", body: float2 + "\ttex.2d.v4.f32.f32 " + regs + "|%p1, [%x0, {%f0, %f1}]; @!%p1 trap; tex.2d.v2.f16x2.f32 {%r3, %r4}|%p2, [%x0, {%f0, %f1}]; @!%p2 trap;" +
			" tex.level.2d.v4.f32.f32 {%r3, %r4, %r5, %r6}|%p3, [%x0, {%f0, %f1}], 0f00000000; @!%p3 trap; tex.grad.2d.v4.f32.f32 {%r3, %r4, %r5, %r6}|%p4, [%x0, {%f0, %f1}], {%f0, %f1}, {%f0, %f1}; @!%p4 trap;" +
			" tld4.r.2d.v4.f32.f32 {%r3, %r4, %r5, %r6}|%p5, [%x0, {%f0, %f1}]; @!%p5 trap;", setup: texSetup(one, Sampler{}, false),
		want: plain(func(int) int { return 0 }),
	}, hostCase{
		name: "tex 2dms", body: int2 + "\tand.b32 %r2, %t, 3; tex.2dms.v4.f32.s32 " + regs + ", [%x0, {%r2, %r0, %r1, %r1}]; tex.2dms.v4.f32.s32 {%r3, %r4, %r5, %r6}|%p1, [%x0, {%r2, %r0, %r1, %r1}]; @!%p1 trap;" +
			" tex.2dms.v2.f16x2.s32 {%r3, %r4}, [%x0, {%r2, %r0, %r1, %r1}]; tex.2dms.v2.f16x2.s32 {%r3, %r5}|%p1, [%x0, {%r2, %r0, %r1, %r1}]; @!%p1 trap; setp.ne.b32 %p1, %r4, %r5; @%p1 trap;",
		setup: texSetup(with(func(d *ImageDesc) { d.Samples = 4 }), Sampler{}, false), want: plain(func(l int) int { return 20 * (l % 4) }),
	}, hostCase{
		name: "tex a2dms", body: int2 + "\tand.b32 %r2, %t, 3; and.b32 %r3, %t, 1; tex.a2dms.v4.f32.s32 " + regs + ", [%x0, {%r3, %r2, %r0, %r1}];",
		setup: texSetup(with(func(d *ImageDesc) { d.Samples, d.Layers = 4, 2 }), Sampler{}, false), want: plain(func(l int) int { return 20*(l%4) + l%2 }),
	})
	for c, name := range []string{"r", "g", "b", "a"} {
		list = append(list, hostCase{
			name: "tld4 " + name, body: float2 + "\ttld4." + name + ".2d.v4.f32.f32 " + regs + ", [%x0, {%f0, %f1}];", setup: texSetup(one, Sampler{Address: [3]AddressMode{Clamp, Clamp}}, false),
			want: func(l int) (out []uint32) {
				for _, d := range [][2]int{{0, 1}, {1, 1}, {1, 0}, {0, 0}} {
					out = append(out, f32(float64(pixel(min(l%8+d[0], 7), min(l/8+d[1], 3), 0, c))))
				}
				return out
			},
		})
	}
	return append(list, append(levelCases(), append(cubeCases(), bindingCases()...)...)...)
}

// levelCases covers levels of detail: those of an image of 8×8 elements in four levels.
func levelCases() []hostCase {
	f32 := func(x float64) uint32 { return math.Float32bits(float32(x)) }
	desc := ImageDesc{Type: Float32, Channels: 1, Width: 8, Height: 8, Levels: 4}
	around := "\tmov.f32 %f0, 0f3EAAAAAB; mov.f32 %f1, %f0; cvt.rn.f32.u32 %f2, %t; mul.f32 %f2, %f2, 0f3E000000;\n" // a third; lane/8
	third := func(level int) float64 {
		n := 8 >> level
		return float64(pixel(n/3, n/3, 10*level, 0))
	}
	nearest := func(lod float64) uint32 { return f32(third(min(max(int(math.Floor(lod+0.5)), 0), 3))) }
	s := Sampler{Normalized: true, Address: [3]AddressMode{Clamp, Clamp}}
	blend := s
	blend.MipFilter = Linear
	bounded := s
	bounded.MinLevel, bounded.MaxLevel, bounded.Bias = 1, 2, 0.75
	return []hostCase{
		{name: "tex.level point", body: around + "\ttex.level.2d.v4.f32.f32 {%d0, %r1, %r2, %r3}, [%x0, {%f0, %f1}], %f2;", setup: texSetup(desc, s, false), want: func(l int) []uint32 { return []uint32{nearest(float64(l) / 8)} }},
		{name: "tex.level bounded", body: around + "\ttex.level.2d.v4.f32.f32 {%d0, %r1, %r2, %r3}, [%x0, {%f0, %f1}], %f2;", setup: texSetup(desc, bounded, false), want: func(l int) []uint32 { return []uint32{nearest(min(max(float64(l)/8+0.75, 1), 2))} }},
		{name: "tex.level linear", body: around + "\ttex.level.2d.v4.f32.f32 {%d0, %r1, %r2, %r3}, [%x0, {%f0, %f1}], %f2;", setup: texSetup(desc, blend, false), want: func(l int) []uint32 {
			lod := min(float64(l)/8, 3)
			lo, frac := int(lod), lod-math.Floor(lod)
			return []uint32{f32((1-frac)*third(lo) + frac*third(min(lo+1, 3)))}
		}},
		{name: "tex.level integer", body: "\tshr.u32 %r1, %t, 3; mov.u32 %r0, 1; tex.level.2d.v4.f32.s32 {%d0, %r3, %r4, %r5}, [%x0, {%r0, %r0}], %r1;", setup: texSetup(desc, s, false), want: func(l int) []uint32 {
			x := min(1, 8>>(l/8)-1)
			return []uint32{f32(float64(pixel(x, x, 10*(l/8), 0)))}
		}},
		// A step of 2^k elements of the first level selects level k.
		{name: "tex.grad", body: around + "\tshr.u32 %r1, %t, 3; ex2.approx.f32 %f4, 0f00000000; cvt.rn.f32.u32 %f3, %r1; ex2.approx.f32 %f3, %f3; mul.f32 %f3, %f3, 0f3E000000; mov.f32 %f5, 0f00000000; " +
			"tex.grad.2d.v4.f32.f32 {%d0, %r3, %r4, %r5}, [%x0, {%f0, %f1}], {%f3, %f5}, {%f5, %f5};", setup: texSetup(desc, s, false), want: func(l int) []uint32 { return []uint32{f32(third(l / 8))} }},
	}
}

// cubeCases covers cube maps: the faces are layers, their middle lies in the direction of an axis.
func cubeCases() []hostCase {
	f32 := func(x float64) uint32 { return math.Float32bits(float32(x)) }
	// Directions of lanes 0 … 5: +x −x +y −y +z −z, with smaller parts along the others: so
	// (sc, tc)/|ma| is (0.25, 0.5) turned as the face is.
	type face struct{ dir, st [3]float64 }
	faces := []face{
		{dir: [3]float64{2, 1, 0.5}, st: [3]float64{-0.25, -0.5}},
		{dir: [3]float64{-2, 1, 0.5}, st: [3]float64{0.25, -0.5}},
		{dir: [3]float64{1, 2, 0.5}, st: [3]float64{0.5, 0.25}},
		{dir: [3]float64{1, -2, 0.5}, st: [3]float64{0.5, -0.25}},
		{dir: [3]float64{1, 0.5, 2}, st: [3]float64{0.5, -0.25}},
		{dir: [3]float64{1, 0.5, -2}, st: [3]float64{-0.5, -0.25}},
	}
	table := ".const .align 4 .f32 dirs[18] = {"
	for i, f := range faces {
		for k, x := range f.dir {
			if i+k > 0 {
				table += ", "
			}
			table += fmt.Sprintf("0f%08X", math.Float32bits(float32(x)))
		}
	}
	table += "};"
	body := "\trem.u32 %r0, %t, 6; mul.lo.u32 %r1, %r0, 12; mov.u32 %r2, 0; mov.u64 %x5, dirs; cvt.u64.u32 %x6, %r1; add.u64 %x5, %x5, %x6; ld.const.f32 %f0, [%x5]; ld.const.f32 %f1, [%x5+4]; ld.const.f32 %f2, [%x5+8]; mov.f32 %f4, 0f00000000; div.u32 %r3, %t, 16;\n"
	want := func(cube func(l int) int) func(l int) []uint32 {
		return func(l int) []uint32 {
			st := faces[l%6].st
			x, y := int((st[0]+1)/2*8), int((st[1]+1)/2*8)
			return []uint32{f32(float64(pixel(x, y, 6*cube(l)+l%6, 0)))}
		}
	}
	none := func(int) int { return 0 }
	desc := ImageDesc{Type: Float32, Channels: 1, Width: 8, Height: 8, Layers: 6, Cube: true}
	several := desc
	several.Layers = 12
	s := Sampler{Normalized: true}
	dst := "{%d0, %r4, %r5, %r6}"
	half := func(l int) int { return l / 16 }
	return []hostCase{
		{name: "tex cube", decl: table, body: body + "\ttex.cube.v4.f32.f32 " + dst + ", [%x0, {%f0, %f1, %f2, %f2}];", setup: texSetup(desc, s, false), want: want(none)},
		{name: "tex acube", decl: table, body: body + "\tmov.b32 %f5, %r3; tex.acube.v4.f32.f32 " + dst + ", [%x0, {%f5, %f0, %f1, %f2}];", setup: texSetup(several, s, false), want: want(half)},
		{name: "tex.level cube", decl: table, body: body + "\ttex.level.cube.v4.f32.f32 " + dst + ", [%x0, {%f0, %f1, %f2, %f2}], %f4;", setup: texSetup(desc, s, false), want: want(none)},
		{name: "tex.grad cube", decl: table, body: body + "\ttex.grad.cube.v4.f32.f32 " + dst + ", [%x0, {%f0, %f1, %f2, %f2}], {%f4, %f4, %f4, %f4}, {%f4, %f4, %f4, %f4};", setup: texSetup(desc, s, false), want: want(none)},
	}
}
