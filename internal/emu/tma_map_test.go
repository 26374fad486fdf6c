package emu

import (
	"strings"
	"testing"

	"gonvvm/internal/emu/tensormap"
	"gonvvm/internal/isa"
)

// tensorFieldCases covers tensor maps themselves: replaced fields, faults.
func tensorFieldCases() []hostCase {
	load := "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%x0, {%r4, %r4}], [%r2];"
	issue := func(n int) string {
		return tensorIssue(n, "mov.u32 %r4, 1; fence.proxy.tensormap::generic.acquire.gpu [%x0], 128; "+load)
	}
	desc := tensormap.Desc{Type: tensormap.U16, Dim: []int{64, 8}, Box: []int{32, 2}}
	var list []hostCase
	// Each field is replaced, in a map that has another value there, by its correct value.
	for _, c := range []struct {
		field, args string
		wrong       func(d *tensormap.Desc)
	}{
		{"rank", "1", func(d *tensormap.Desc) {
			d.Dim, d.Box, d.Stride = append(d.Dim[:2:2], 1), append(d.Box[:2:2], 1), append(d.Stride, 1024)
		}},
		{"box_dim", "1, 2", func(d *tensormap.Desc) { d.Box = []int{32, 4} }},
		{"global_dim", "0, 64", func(d *tensormap.Desc) { d.Dim = []int{8, 8} }},
		{"element_stride", "1, 1", func(d *tensormap.Desc) { d.Step = []int{1, 2} }},
		{"global_stride", "0, %x5", func(d *tensormap.Desc) { d.Stride = []uint64{256} }},
		{"global_address", "%x1", func(d *tensormap.Desc) { d.Addr += 1 << 20 }},
		{"elemtype", "1", func(d *tensormap.Desc) { d.Type = tensormap.U8 }},
		{"swizzle_mode", "0", func(d *tensormap.Desc) { d.Swizzle = tensormap.Swizzle64B }},
		{"swizzle_atomicity", "0", func(d *tensormap.Desc) { d.Atom = tensormap.Atom64B }},
		{"fill_mode", "0", func(d *tensormap.Desc) { d.FillNaN = true }},
		{"interleave_layout", "0", func(d *tensormap.Desc) {}},
	} {
		for _, space := range []string{".global", "", ".shared::cta"} {
			kind := map[bool]string{true: "b64"}[strings.HasPrefix(c.field, "global_a") || c.field == "global_stride"]
			if kind == "" {
				kind = "b32"
			}
			op := "tensormap.replace.tile." + c.field + space + ".b1024." + kind
			if len(isa.ParseOpcode(nil, op)) == 0 {
				continue
			}
			args := c.args
			if kind == "b32" && !strings.Contains("elemtype swizzle_mode swizzle_atomicity fill_mode interleave_layout", c.field) {
				i := strings.LastIndex(args, " ") + 1
				args = args[:i] + "%r8"
			}
			value := c.args[strings.LastIndex(c.args, " ")+1:]
			set := "\tmov.b64 %x5, 128;\n"
			if value[0] != '%' {
				set += "\tmov.u32 %r8, " + value + ";\n"
			}
			replace := set + "\tsetp.eq.u32 %p3, %t, 0; @%p3 " + op + " [%x0], " + args + "; bar.warp.sync -1;\n"
			if space == ".shared::cta" { // in shared memory, then back
				replace = set + "\tmov.u32 %r9, s; mad.lo.u32 %r10, %t, 4, %r9; mad.wide.u32 %x6, %t, 4, %x0; ld.global.u32 %r11, [%x6]; st.shared.u32 [%r10], %r11; bar.warp.sync -1; setp.eq.u32 %p3, %t, 0;\n\t@%p3 " +
					op + " [%r9], " + args + "; bar.warp.sync -1; tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%x0], [%r9], 128;\n"
			}
			list = append(list, hostCase{
				name: op, body: replace + issue(128) + readWords(1),
				setup: func(t *testing.T, dev *Device, _ *Module) []uint64 {
					addr, tmap := newTensor(t, dev, desc)
					d := desc
					d.Addr, d.Stride = addr, []uint64{128}
					c.wrong(&d)
					if err := dev.Write(tmap, must(tensormap.Encode(d))(t)); err != nil {
						t.Fatal(err)
					}
					return []uint64{tmap, addr}
				},
				want: wordsOf(1, func(i int) uint32 { return tensorValue(1+i%32, 1+i/32) }),
			})
		}
	}
	return append(list, fromZeros(desc, issue(128)),
		hostCase{name: "no tensor map", body: issue(128), fault: "no tensor map lies at the address", setup: func(t *testing.T, dev *Device, _ *Module) []uint64 { return []uint64{must(dev.Alloc(128))(t)} }},
		hostCase{name: "tensor rank", body: issue(128), fault: "another number of dimensions", setup: tensorSetup(tensormap.Desc{Type: tensormap.U16, Dim: []int{64}, Box: []int{32}})},
		hostCase{name: "tensor mode", body: issue(128), fault: "another number of dimensions", setup: tensorSetup(tensormap.Desc{Type: tensormap.U16, Dim: []int{64, 4, 2}, Im2col: true, Lower: []int{0}, Upper: []int{0}, Channels: 32, Pixels: 2})},
		hostCase{name: "tensor alignment", body: strings.Replace(issue(128), "mov.u32 %r4, 1;", "mov.u32 %r4, 1; add.u32 %r1, %r1, 64;", 1), fault: "the box in shared memory is not aligned", setup: tensorSetup(tensormap.Desc{Type: tensormap.U16, Dim: []int{64, 8}, Box: []int{32, 2}, Swizzle: tensormap.Swizzle64B})},
		// The tensor extends beyond its allocation.
		hostCase{name: "tensor bounds", body: issue(128), fault: "read of 2 bytes at global address", setup: func(t *testing.T, dev *Device, _ *Module) []uint64 {
			addr := must(dev.Alloc(64))(t)
			tmap := must(dev.Alloc(128))(t)
			d := desc
			d.Addr, d.Stride = addr, []uint64{1 << 20}
			if err := dev.Write(tmap, must(tensormap.Encode(d))(t)); err != nil {
				t.Fatal(err)
			}
			return []uint64{tmap}
		}},
	)
}

// fromZeros builds a tensor map of zeros in shared memory and copies it to global memory, as the compilers of kernels do.
func fromZeros(desc tensormap.Desc, use string) hostCase {
	build := "\tmov.u32 %r9, s; mad.lo.u32 %r10, %t, 4, %r9; mov.u32 %r11, 0; st.shared.u32 [%r10], %r11; bar.warp.sync -1; setp.ne.u32 %p3, %t, 0; @%p3 bra BUILT; mov.b64 %x5, 128;\n"
	for _, f := range []struct{ field, kind, args string }{
		{"global_address", "b64", "%x1"},
		{"rank", "b32", "1"},
		{"box_dim", "b32", "0, 32"},
		{"box_dim", "b32", "1, 2"},
		{"global_dim", "b32", "0, 64"},
		{"global_dim", "b32", "1, 8"},
		{"global_stride", "b64", "0, %x5"},
		{"element_stride", "b32", "0, 1"},
		{"element_stride", "b32", "1, 1"},
		{"elemtype", "b32", "1"},
		{"interleave_layout", "b32", "0"},
		{"swizzle_mode", "b32", "0"},
		{"fill_mode", "b32", "0"},
	} {
		build += "\ttensormap.replace.tile." + f.field + ".shared::cta.b1024." + f.kind + " [%r9], " + f.args + ";\n"
	}
	build += "BUILT: bar.warp.sync -1; tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%x0], [%r9], 128;\n"
	return hostCase{
		name: "tensor map from zeros", body: build + use + readWords(1),
		setup: func(t *testing.T, dev *Device, _ *Module) []uint64 {
			addr, _ := newTensor(t, dev, desc)
			return []uint64{must(dev.Alloc(128))(t), addr}
		},
		want: wordsOf(1, func(i int) uint32 { return tensorValue(1+i%32, 1+i/32) }),
	}
}

// TestTensorMapErrors breaks each limit of a tensor map: one to five dimensions (S2-79), boxes of multiples of
// 16 bytes and aligned addresses (S2-83), strides of elements (S2-84).
func TestTensorMapErrors(t *testing.T) {
	good := tensormap.Desc{Type: tensormap.F16, Addr: 256, Dim: []int{64, 8}, Stride: []uint64{128}, Box: []int{32, 2}}
	if _, err := tensormap.Encode(good); err != nil {
		t.Fatal(err)
	}
	pixels := func(rank int, lower, upper []int) tensormap.Desc {
		return tensormap.Desc{
			Type: tensormap.F16, Dim: []int{16, 4, 4, 4, 4}[:rank], Stride: []uint64{128, 512, 2048, 8192}[:rank-1],
			Im2col: true, Lower: lower, Upper: upper, Channels: 16, Pixels: 16,
		}
	}
	for rank, corners := range map[int][2][]int{3: {{-32768}, {32767}}, 4: {{-128, 127}, {127, -128}}, 5: {{-16, 15, 0}, {15, -16, 0}}} {
		if _, err := tensormap.Encode(pixels(rank, corners[0], corners[1])); err != nil {
			t.Error(err)
		}
	}
	for want, change := range map[string]func(d *tensormap.Desc){
		"multiple of 16":         func(d *tensormap.Desc) { d.Addr = 8 },
		"stride 100":             func(d *tensormap.Desc) { d.Stride = []uint64{100} },
		"one to five dimensions": func(d *tensormap.Desc) { d.Dim = nil },
		"1 to 256":               func(d *tensormap.Desc) { d.Box = []int{32, 300} },
		"has 66 bytes":           func(d *tensormap.Desc) { d.Box = []int{33, 2} },
		"has 64 bytes":           func(d *tensormap.Desc) { d.Swizzle = tensormap.Swizzle32B },
		"element stride 9":       func(d *tensormap.Desc) { d.Step = []int{1, 9} },
		"im2col needs":           func(d *tensormap.Desc) { d.Im2col = true },
		"dimension 1":            func(d *tensormap.Desc) { d.Dim = []int{64, 0} },
		"number of 16 bits":      func(d *tensormap.Desc) { *d = pixels(3, []int{-32769}, []int{32767}) }, // S2-88
		"corner 128:":            func(d *tensormap.Desc) { *d = pixels(4, []int{-128, 127}, []int{128, 0}) },
		"number of 5 bits":       func(d *tensormap.Desc) { *d = pixels(5, []int{-16, 15, -17}, []int{0, 0, 0}) },
		"two corners":            func(d *tensormap.Desc) { *d = pixels(4, []int{0, 0}, []int{0, 0}); d.Wide = tensormap.WideW },
		"are swizzled":           func(d *tensormap.Desc) { *d = pixels(4, []int{0}, []int{0}); d.Wide = tensormap.WideW128 },
	} {
		d := good
		change(&d)
		if _, err := tensormap.Encode(d); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}
