package emu

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/emu/tensormap"
)

// tensorValue is the value of element (c[0], c[1], …) of the tensors below.
func tensorValue(c ...int) uint32 {
	v := 0
	for k, x := range c {
		v += x * []int{1, 37, 211, 1009, 4001}[k]
	}
	return uint32(v%60000 + 1)
}

// newTensor fills memory with a tensor of two-byte or four-byte elements and makes a map.
func newTensor(t *testing.T, dev *Device, desc tensormap.Desc) (addr, tmap uint64) {
	t.Helper()
	size, _ := desc.Type.Bytes()
	bytes := uint64(desc.Dim[0] * size)
	for k, n := range desc.Dim[1:] {
		if k == len(desc.Stride) {
			desc.Stride = append(desc.Stride, (bytes+15)&^15)
		}
		bytes = desc.Stride[k] * uint64(n)
	}
	b := make([]byte, bytes)
	for i := range tensorSize(desc.Dim) {
		c := make([]int, len(desc.Dim))
		at, rest := uint64(0), i
		for k, n := range desc.Dim {
			c[k] = rest % n
			rest /= n
			if k == 0 {
				at += uint64(c[k] * size)
			} else {
				at += uint64(c[k]) * desc.Stride[k-1]
			}
		}
		store(b, at, uint8(size), uint64(tensorValue(c...)))
	}
	addr = must(dev.Alloc(bytes))(t)
	if err := dev.Write(addr, b); err != nil {
		t.Fatal(err)
	}
	desc.Addr = addr
	text := must(tensormap.Encode(desc))(t)
	tmap = must(dev.Alloc(tensormap.Bytes))(t)
	if err := dev.Write(tmap, text); err != nil {
		t.Fatal(err)
	}
	return addr, tmap
}

func tensorSize(dim []int) int {
	n := 1
	for _, d := range dim {
		n *= d
	}
	return n
}

func tensorSetup(desc tensormap.Desc) func(t *testing.T, dev *Device, _ *Module) []uint64 {
	return func(t *testing.T, dev *Device, _ *Module) []uint64 {
		addr, tmap := newTensor(t, dev, desc)
		return []uint64{tmap, addr}
	}
}

// tensorIssue has lane 0 make an mbarrier at s+8192 for n bytes and issue a copy to s; all
// wait for it.
func tensorIssue(n int, copy string) string {
	return fmt.Sprintf("\tmov.u32 %%r1, s; add.u32 %%r2, %%r1, 8192; mov.b16 %%h0, 1; setp.ne.u32 %%p1, %%t, 0; @%%p1 bra JOIN; mbarrier.init.shared.b64 [%%r2], 1; fence.mbarrier_init.release.cluster; "+
		"mbarrier.arrive.expect_tx.shared.b64 _, [%%r2], %d; %s\nJOIN: bar.warp.sync -1;\nWAIT: mbarrier.try_wait.parity.shared.b64 %%p2, [%%r2], 0; @!%%p2 bra WAIT;\n", n, copy)
}

// readWords has lane l read words l, l+32 … of s into %d0, %d1 …
func readWords(n int) string {
	s := "\tmad.lo.u32 %r3, %t, 4, %r1;\n"
	for i := range n {
		s += fmt.Sprintf("\tld.shared.u32 %%d%d, [%%r3+%d];\n", i, 128*i)
	}
	return s
}

// wordsOf makes the expectation of readWords from a function that gives 16-bit elements of
// shared memory.
func wordsOf(n int, half func(i int) uint32) func(l int) []uint32 {
	return func(l int) (out []uint32) {
		for i := range n {
			k := 2 * (32*i + l)
			out = append(out, half(k)|half(k+1)<<16)
		}
		return out
	}
}

type swizzleTable struct {
	name  string
	mode  tensormap.Swizzle
	atom  tensormap.SwizzleAtom
	lines []string
}

// swizzleTables are the figures of PTX ISA §5.5.7 (S2-94, S2-95): which 16-byte piece of the data lies at
// each place, of lines of 128 bytes.
var swizzleTables = []swizzleTable{
	{"none", tensormap.SwizzleNone, tensormap.Atom16B, []string{"01234567"}},
	{"32", tensormap.Swizzle32B, tensormap.Atom16B, []string{"01234567", "10325476"}},
	{"64", tensormap.Swizzle64B, tensormap.Atom16B, []string{"01234567", "10325476", "23016745", "32107654"}},
	{"128", tensormap.Swizzle128B, tensormap.Atom16B, []string{"01234567", "10325476", "23016745", "32107654", "45670123", "54761032", "67452301", "76543210"}},
	{"128/32", tensormap.Swizzle128B, tensormap.Atom32B, []string{"01234567", "23016745", "45670123", "67452301"}},
	{"128/64", tensormap.Swizzle128B, tensormap.Atom64B, []string{"01234567", "45670123"}},
	{"96", tensormap.Swizzle96B, tensormap.Atom16B, []string{"01234567", "10325476"}},
}

// swizzleCase copies a box of rows as wide as the swizzle, 1024 bytes in all, to a place some lines of 128 bytes after a
// multiple of 1024. The pattern follows the address: it begins at line base (S2-96).
func swizzleCase(name string, base int, load string) hostCase {
	sw := swizzleTables[slices.IndexFunc(swizzleTables, func(s swizzleTable) bool { return s.name == name })]
	width := 64 // elements of a row
	if sw.mode != tensormap.SwizzleNone && sw.mode.Width() < 128 {
		width = sw.mode.Width() / 2
	}
	rows := 512 / width
	if sw.mode == tensormap.Swizzle96B {
		rows = 16
	}
	n := (rows*width + 63) / 64
	desc := tensormap.Desc{Type: tensormap.U16, Dim: []int{100, 50}, Box: []int{width, rows}, Swizzle: sw.mode, Atom: sw.atom}
	copy := fmt.Sprintf("mov.u32 %%r4, 10; mov.u32 %%r5, 3; add.u32 %%r1, %%r1, %d; cp.async.bulk.tensor.2d.shared::cluster.global.%s [%%r1], [%%x0, {%%r4, %%r5}], [%%r2]; sub.u32 %%r1, %%r1, %[1]d;", 128*base, load)
	return hostCase{
		name: fmt.Sprintf("tma swizzle %s at %d", name, 128*base), setup: tensorSetup(desc),
		body: tensorIssue(rows*width*2, copy) + fmt.Sprintf("\tadd.u32 %%r1, %%r1, %d;\n", 128*base) + readWords(n),
		want: wordsOf(n, func(i int) uint32 {
			line, place, k := i/64, i/8%8, i%8
			piece := int(sw.lines[(base+line)%len(sw.lines)][place] - '0')
			e := line*64 + piece*8 + k // element of the box
			if e >= rows*width {
				return 0
			}
			return tensorValue(10+e%width, 3+e/width)
		}),
	}
}

// tensorCases covers PTX ISA §9.7.9.27 and §9.7.9.28: tiles and im2col, elements out of bounds (S2-85), element
// strides (S2-84), im2col's corners and offsets (S2-89).
func tensorCases() []hostCase {
	var list []hostCase
	load := "mbarrier::complete_tx::bytes"
	for _, sw := range swizzleTables {
		list = append(list, swizzleCase(sw.name, 0, load), swizzleCase(sw.name, 3, load))
	}
	flip := tensormap.Desc{Type: tensormap.U16, Dim: []int{64, 8}, Box: []int{64, 8}, Swizzle: tensormap.Swizzle128B, Atom: tensormap.Atom32BFlip8B}
	list = append(list, hostCase{
		name: "tma swizzle flip", setup: tensorSetup(flip), body: tensorIssue(1024, "mov.u32 %r4, 0; cp.async.bulk.tensor.2d.shared::cta.global.tile."+load+" [%r1], [%x0, {%r4, %r4}], [%r2];") + readWords(8),
		want: wordsOf(8, func(i int) uint32 {
			line, place, k := i/64, i/8%8, i%8
			if line%2 == 1 {
				k ^= 4
			}
			return tensorValue(int([]string{"01234567", "23016745", "45670123", "67452301"}[line%4][place]-'0')*8+k, line)
		}),
	})
	// One to five dimensions, reaching over the edges of the tensor; element strides.
	dims := []int{24, 5, 4, 3, 3}
	boxes := []int{16, 2, 2, 2, 2}
	start := []int{-5, 4, -1, 2, 1}
	for rank := 1; rank <= 5; rank++ {
		for _, c := range []struct {
			op, args string
			nan      bool
		}{
			{"shared::cluster.global", "", false},
			{"shared::cta.global.tile", "", true},
			{"shared::cluster.global.tile.M.H", ", %h0, %x3", false},
			{"shared::cta.global.H", ", %x3", false},
			{"shared::cta.global.cta_group::1", "", false},
			{"shared::cluster.global.cta_group::2", "", true},
		} {
			desc := tensormap.Desc{Type: tensormap.U16, Dim: dims[:rank], Box: boxes[:rank], FillNaN: c.nan}
			elems := tensorSize(boxes[:rank])
			var coords []string
			set := ""
			for k := range rank {
				coords = append(coords, fmt.Sprintf("%%r%d", 4+k))
				set += fmt.Sprintf("mov.s32 %%r%d, %d; ", 4+k, start[k])
			}
			op := c.op
			mods := ""
			for _, m := range []struct{ from, to string }{{".M", ".multicast::cluster"}, {".H", ".L2::cache_hint"}, {".cta_group::1", ".cta_group::1"}, {".cta_group::2", ".cta_group::2"}} {
				if strings.Contains(op, m.from) {
					op, mods = strings.Replace(op, m.from, "", 1), mods+m.to
				}
			}
			n := max(1, elems/64)
			body := tensorIssue(2*elems, set+fmt.Sprintf("createpolicy.fractional.L2::evict_first.b64 %%x3; cp.async.bulk.tensor.%dd.%s.%s%s [%%r1], [%%x0, {%s}], [%%r2]%s;", rank, op, load, mods, strings.Join(coords, ", "), c.args))
			if elems < 64 {
				body += "\tmov.u32 %d0, 0; setp.ge.u32 %p3, %t, " + fmt.Sprint(elems/2) + "; mad.lo.u32 %r3, %t, 4, %r1; @!%p3 ld.shared.u32 %d0, [%r3];\n"
			} else {
				body += readWords(n)
			}
			list = append(list, hostCase{
				name: fmt.Sprintf("tma %dd %s", rank, c.op), setup: tensorSetup(desc), body: body,
				want: wordsOf(n, func(i int) uint32 {
					if i >= elems {
						return 0
					}
					at := make([]int, rank)
					for k := range rank {
						at[k] = start[k] + i%boxes[k]
						i /= boxes[k]
						if at[k] < 0 || at[k] >= dims[k] {
							return map[bool]uint32{true: 0xffff}[c.nan]
						}
					}
					return tensorValue(at...)
				}),
			})
		}
	}
	step := tensormap.Desc{Type: tensormap.U16, Dim: []int{200, 50}, Box: []int{128, 16}, Step: []int{2, 4}}
	list = append(list, hostCase{
		name: "tma element strides", setup: tensorSetup(step), body: tensorIssue(512, "mov.u32 %r4, 7; cp.async.bulk.tensor.2d.shared::cluster.global."+load+" [%r1], [%x0, {%r4, %r4}], [%r2];") + readWords(4),
		want: wordsOf(4, func(i int) uint32 { return tensorValue(7+i%64*2, 7+i/64*4) }),
	})
	for _, dst := range []string{"shared::cluster", "shared::cta"} {
		gather := tensormap.Desc{Type: tensormap.U16, Dim: []int{64, 50}, Box: []int{32, 1}}
		list = append(list, hostCase{
			name: "tma gather4 " + dst, setup: tensorSetup(gather),
			body: tensorIssue(256, "mov.u32 %r4, 8; mov.u32 %r5, 40; mov.u32 %r6, 2; mov.u32 %r7, 60; mov.u32 %r8, 2; cp.async.bulk.tensor.2d."+dst+".global.tile::gather4."+load+" [%r1], [%x0, {%r4, %r5, %r6, %r7, %r8}], [%r2];") + readWords(2),
			want: wordsOf(2, func(i int) uint32 {
				if y := []int{40, 2, 60, 2}[i/32]; y < 50 {
					return tensorValue(8+i%32, y)
				}
				return 0
			}),
		})
	}
	return append(list, append(tensorStoreCases(), append(append(im2colCases(), wideCases()...), tensorFieldCases()...)...)...)
}

// tensorStoreCases covers copies to global memory and reductions there.
func tensorStoreCases() []hostCase {
	var list []hostCase
	// Shared memory holds word 3·i at word i. A box of 8×4 words is stored at (6, 2) of a tensor of 12×5.
	fill := "\tmov.u32 %r1, s; mad.lo.u32 %r3, %t, 4, %r1; mul.lo.u32 %r4, %t, 3; st.shared.u32 [%r3], %r4; fence.proxy.async.shared::cta; bar.warp.sync -1; mov.u32 %r5, 6; mov.u32 %r6, 2; mov.u32 %r7, 0; setp.ne.u32 %p1, %t, 0;\n"
	desc := tensormap.Desc{Type: tensormap.U32, Dim: []int{12, 5}, Box: []int{8, 4}}
	done := " cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;"
	var addr uint64
	result := func(y []int, dim []int, f func(old, v uint32) uint32) func(t *testing.T, dev *Device) {
		return func(t *testing.T, dev *Device) {
			b := make([]byte, tensorSize(dim)*4)
			if err := dev.Read(addr, b); err != nil {
				t.Fatal(err)
			}
			for i := range len(b) / 4 {
				cx, cy := i%dim[0], i/dim[0]
				want := tensorValue(cx, cy)
				if len(dim) > 2 {
					want = tensorValue(cx, cy%dim[1], cy/dim[1])
				}
				for k, row := range y {
					if cy == row && cx >= 6 && cx < 14 {
						want = f(want, uint32(3*(8*k+cx-6)))
					}
				}
				if got := binary.LittleEndian.Uint32(b[4*i:]); got != want {
					t.Fatalf("element (%d, %d): %d, want %d", cx, cy, got, want)
				}
			}
		}
	}
	setup := func(desc tensormap.Desc) func(t *testing.T, dev *Device, _ *Module) []uint64 {
		return func(t *testing.T, dev *Device, _ *Module) []uint64 {
			a, tmap := newTensor(t, dev, desc)
			addr = a
			return []uint64{tmap}
		}
	}
	last := func(_, v uint32) uint32 { return v }
	for _, hint := range []string{"", ".L2::cache_hint"} {
		arg := map[bool]string{true: ", %x3"}[hint != ""]
		policy := "createpolicy.fractional.L2::evict_first.b64 %x3; "
		list = append(list, hostCase{
			name: "tma store" + hint, setup: setup(desc), after: result([]int{2, 3, 4}, desc.Dim, last),
			body: fill + policy + "@!%p1 cp.async.bulk.tensor.2d.global.shared::cta.bulk_group" + hint + " [%x0, {%r5, %r6}], [%r1]" + arg + ";" + done,
		}, hostCase{
			name: "tma scatter4" + hint, setup: setup(tensormap.Desc{Type: tensormap.U32, Dim: []int{12, 5}, Box: []int{8, 1}}), after: result([]int{1, 4, 9, 0}, desc.Dim, last),
			body: fill + policy + "mov.u32 %r8, 1; mov.u32 %r9, 4; mov.u32 %r10, 9; mov.u32 %r11, 0; @!%p1 cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group" + hint + " [%x0, {%r5, %r8, %r9, %r10, %r11}], [%r1]" + arg + ";" + done,
		})
	}
	// The width is the second dimension of im2col; its pixels are rows here.
	pixels := tensormap.Desc{Type: tensormap.U32, Dim: []int{12, 5, 1}, Im2col: true, Lower: []int{0}, Upper: []int{0}, Channels: 8, Pixels: 3}
	list = append(list, hostCase{
		name: "tma store im2col", setup: setup(pixels), after: result([]int{2, 3, 4}, pixels.Dim, last),
		body: fill + "@!%p1 cp.async.bulk.tensor.3d.global.shared::cta.im2col_no_offs.bulk_group [%x0, {%r5, %r6, %r7}], [%r1];" + done,
	}, hostCase{
		name: "tma reduce im2col", setup: setup(pixels), after: result([]int{2, 3, 4}, pixels.Dim, func(o, v uint32) uint32 { return o + v }),
		body: fill + "@!%p1 cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.im2col_no_offs.bulk_group [%x0, {%r5, %r6, %r7}], [%r1];" + done,
	})
	for op, f := range map[string]func(o, v uint32) uint32{
		"add": func(o, v uint32) uint32 { return o + v }, "min": func(o, v uint32) uint32 { return min(o, v) }, "max": func(o, v uint32) uint32 { return max(o, v) },
		"and": func(o, v uint32) uint32 { return o & v }, "or": func(o, v uint32) uint32 { return o | v }, "xor": func(o, v uint32) uint32 { return o ^ v },
		"inc": func(o, v uint32) uint32 {
			if o >= v {
				return 0
			}
			return o + 1
		},
		"dec": func(o, v uint32) uint32 {
			if o == 0 || o > v {
				return v
			}
			return o - 1
		},
	} {
		list = append(list, hostCase{
			name: "tma reduce " + op, setup: setup(desc), after: result([]int{2, 3, 4}, desc.Dim, f),
			body: fill + "@!%p1 cp.reduce.async.bulk.tensor.2d.global.shared::cta." + op + ".tile.bulk_group [%x0, {%r5, %r6}], [%r1];" + done,
		})
	}
	// Every number of dimensions of a store and a reduction.
	for rank := 1; rank <= 5; rank++ {
		d := tensormap.Desc{Type: tensormap.U32, Dim: []int{12, 1, 1, 1, 1}[:rank], Box: []int{8, 1, 1, 1, 1}[:rank]}
		coords := strings.Join([]string{"%r5", "%r7", "%r7", "%r7", "%r7"}[:rank], ", ")
		list = append(list, hostCase{
			name: fmt.Sprintf("tma store and reduce %dd", rank), setup: setup(d), after: result([]int{0}, []int{12, 1}, func(_, v uint32) uint32 { return 2 * v }),
			body: fill + fmt.Sprintf("@!%%p1 cp.async.bulk.tensor.%[1]dd.global.shared::cta.tile.bulk_group [%%x0, {%[2]s}], [%%r1]; @!%%p1 cp.reduce.async.bulk.tensor.%[1]dd.global.shared::cta.add.bulk_group [%%x0, {%[2]s}], [%%r1];", rank, coords) + done,
		})
	}
	return list
}

// im2colCases covers columns of pixels: those of a box of the image, row after row, with the
// offsets of a filter.
func im2colCases() []hostCase {
	var list []hostCase
	load := "mbarrier::complete_tx::bytes"
	for rank := 3; rank <= 5; rank++ {
		for _, dst := range []string{"shared::cluster", "shared::cta"} {
			spatial := rank - 2
			dim := []int{16, 6, 5, 4, 2}
			dim = append(dim[:rank-1:rank-1], 2)
			lower, upper := []int{-1, -1, 0}[:spatial], []int{-1, 0, -1}[:spatial]
			desc := tensormap.Desc{Type: tensormap.U16, Dim: dim, Im2col: true, Lower: lower, Upper: upper, Channels: 16, Pixels: 16}
			first := []int{4, 1, 1}[:spatial] // (w, h, d) of the first pixel
			offset := []int{1, 2, 1}[:spatial]
			coords, offsets := "%r10", ""
			set := "mov.u32 %r10, 0; mov.u32 %r14, 0; "
			for k := range spatial {
				coords += fmt.Sprintf(", %%r%d", 11+k)
				offsets += fmt.Sprintf(", %%h%d", 1+k)
				set += fmt.Sprintf("mov.s32 %%r%d, %d; mov.b16 %%h%d, %d; ", 11+k, first[k], 1+k, offset[k])
			}
			// The pixels in order: all positions of the box, from the first on.
			var pixels [][]int
			at := append(append([]int(nil), first...), 0)
			for range desc.Pixels {
				pixels = append(pixels, append([]int(nil), at...))
				for k := 0; ; k++ {
					at[k]++
					if k == spatial || at[k] <= dim[k+1]-1+upper[k] {
						break
					}
					at[k] = lower[k]
				}
			}
			list = append(list, hostCase{
				name: fmt.Sprintf("tma im2col %dd %s", rank, dst), setup: tensorSetup(desc),
				body: tensorIssue(512, set+fmt.Sprintf("cp.async.bulk.tensor.%dd.%s.global.im2col.%s [%%r1], [%%x0, {%s, %%r14}], [%%r2], {%s};", rank, dst, load, coords, offsets[2:])) + readWords(4),
				want: wordsOf(4, func(i int) uint32 {
					c := []int{i % 16}
					for k, x := range pixels[i/16] {
						if k < spatial {
							x += offset[k]
						}
						if x < 0 || x >= dim[k+1] {
							return 0
						}
						c = append(c, x)
					}
					return tensorValue(c...)
				}),
			})
		}
	}
	return list
}
