package emu

import (
	"fmt"
	"strings"

	"gonvvm/internal/emu/tensormap"
)

// A wideExample is a copy along the width (PTX ISA §5.5.5).
type wideExample struct {
	name         string
	width        int // of an image
	first        int // pixel
	lower, upper int
	step         int
	pixels       int // 0: 128, in groups of 32 (S2-90)
	halo, offset int
	want         string // pixels as IMAGE:W or IMAGE:W-W, four or a multiple
}

// wideExamples are the examples of PTX ISA §5.5.5 and their neighbours: halo (S2-91), offsets (S2-92).
var wideExamples = []wideExample{
	{"halo in the image", 7, 3, 0, 0, 1, 14, 2, 0, "0:3-6 1:0-6 2:0-2 2:3-4"},
	{"halo beyond the image", 7, 3, 0, 0, 1, 18, 2, 0, "0:3-6 1:0-6 2:0-6 2:7-8"},
	{"first pixel left of the box", 7, -2, 0, -1, 1, 12, 0, 0, "0:-2-5 1:0-3"},
	{"buffer 1 of example 1", 11, -1, -1, 0, 2, 15, 1, 0, "0:-1 0:1 0:3 0:5 0:7 0:9 1:-1 1:1 1:3 1:5 1:7 1:9 2:-1 2:1 2:3 2:5"},
	{"buffer 2 of example 1", 11, -1, -1, 0, 2, 16, 0, 1, "0:0 0:2 0:4 0:6 0:8 0:10 1:0 1:2 1:4 1:6 1:8 1:10 2:0 2:2 2:4 2:6"},
	{"offset to the left", 7, 3, 0, 0, 1, 12, 0, -1, "0:2-5 1:-1-5 2:-1"},
	{"halo after each 32", 40, 3, 0, 0, 1, 0, 2, 0, "0:3-34 0:35-36 0:35-39 1:0-26 1:27-28 1:27-39 2:0-18 2:19-20 2:19-39 3:0-10 3:11-12"},
}

// places returns the pixels of want: image and width.
func (e *wideExample) places() (list [][2]int) {
	for word := range strings.FieldsSeq(e.want) {
		image, lo, hi := 0, 0, 0
		if n, _ := fmt.Sscanf(word, "%d:%d-%d", &image, &lo, &hi); n == 2 {
			hi = lo
		}
		for w := lo; w <= hi; w++ {
			list = append(list, [2]int{image, w})
		}
	}
	return list
}

// wideCases covers the copies .im2col::w and .im2col::w::128 of tensors of three to five dimensions.
func wideCases() []hostCase {
	var list []hostCase
	for _, e := range wideExamples {
		for rank := 3; rank <= 5; rank++ {
			for _, dst := range []string{"shared::cluster", "shared::cta"} {
				for _, group := range []string{"", ".cta_group::1", ".cta_group::2"} {
					list = append(list, wideCase(&e, rank, dst, group))
				}
			}
		}
	}
	tooFar := "mov.u32 %r4, 0; mov.b16 %h1, 256; cp.async.bulk.tensor.4d.shared::cta.global.im2col.mbarrier::complete_tx::bytes [%r1], [%x0, {%r4, %r4, %r4, %r4}], [%r2], {%h1, %h1};"
	return append(list, hostCase{
		name: "offset of im2col", body: tensorIssue(32, tooFar), fault: "an offset of im2col is too large",
		setup: tensorSetup(tensormap.Desc{Type: tensormap.U16, Dim: []int{16, 4, 4, 2}, Im2col: true, Lower: []int{0, 0}, Upper: []int{0, 0}, Channels: 16, Pixels: 1}),
	}, hostCase{
		name: "mode of im2col", body: tensorIssue(32, strings.Replace(tooFar, ".im2col", ".im2col::w", 1)), fault: "was made for another mode",
		setup: tensorSetup(tensormap.Desc{Type: tensormap.U16, Dim: []int{16, 4, 4, 2}, Im2col: true, Lower: []int{0, 0}, Upper: []int{0, 0}, Channels: 16, Pixels: 1}),
	})
}

func wideCase(e *wideExample, rank int, dst, group string) hostCase {
	const channels = 16
	desc := tensormap.Desc{
		Type: tensormap.U16, Dim: append([]int{channels, e.width, 3, 2}[:rank-1:rank-1], 4), Step: []int{1, e.step, 1, 1, 1}[:rank], Swizzle: tensormap.Swizzle32B,
		Im2col: true, Wide: tensormap.WideW, Lower: []int{e.lower}, Upper: []int{e.upper}, Channels: channels, Pixels: e.pixels,
	}
	mode := "im2col::w"
	if e.pixels == 0 {
		desc.Wide, desc.Pixels, mode = tensormap.WideW128, 1, "im2col::w::128"
	}
	inner := []int{2, 1}[:rank-3] // height and depth
	coords := fmt.Sprintf("%%r4, %%r5%s, %%r4", []string{"", ", %r6", ", %r6, %r7"}[rank-3])
	places := e.places()
	n := (len(places)*channels + 63) / 64
	set := fmt.Sprintf("mov.u32 %%r4, 0; mov.s32 %%r5, %d; mov.u32 %%r6, 2; mov.u32 %%r7, 1; mov.b16 %%h1, %d; mov.b16 %%h2, %d; ", e.first, e.halo, e.offset)
	return hostCase{
		name: fmt.Sprintf("tma %s %dd %s%s %s", mode, rank, dst, group, e.name), setup: tensorSetup(desc),
		body: tensorIssue(len(places)*channels*2, set+fmt.Sprintf("cp.async.bulk.tensor.%dd.%s.global.%s.mbarrier::complete_tx::bytes%s [%%r1], [%%x0, {%s}], [%%r2], {%%h1, %%h2};",
			rank, dst, mode, group, coords)) + readWords(n),
		want: wordsOf(n, func(i int) uint32 {
			if line := i / 64; line%2 == 1 {
				i ^= 8 // the swizzle of 32 bytes
			}
			if i/channels >= len(places) {
				return 0
			}
			at := places[i/channels]
			if at[1] < 0 || at[1] >= e.width {
				return 0
			}
			return tensorValue(append(append([]int{i % channels, at[1]}, inner...), at[0])...)
		}),
	}
}
