package emu

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/emu/simd"
)

// TestPageStamps spreads the lines of a page in any order: their stamps stay as they are when the page gets room for more, and a page has room
// for few lines more than it has spread.
func TestPageStamps(t *testing.T) {
	p := new(globalShadow).newPage()
	s := &p.words
	want := map[[2]int]stamp{}
	rooms := map[int]bool{}
	for n, line := range rand.New(rand.NewPCG(1, 2)).Perm(simd.PageLines) {
		for k := range 3 {
			for j := range simd.LineWords {
				i := line*simd.LineWords + j
				o := stamp{warp: uint32(i + 1), clock: uint32(k + 1), src: uint32(n), lane: uint8(j), mask: 15, kind: isRead}
				s.set(k, i, &o)
				want[[2]int{k, i}] = o
			}
		}
		room := len(s.list) / simd.LineStamps
		if rooms[room] = true; room > max(1, 4*n) {
			t.Fatalf("%d lines that are spread have room for %d", n+1, room)
		}
		for at, o := range want {
			if got := s.get(at[0], at[1]); got != o {
				t.Fatalf("after %d lines stamp %d of word %d is %+v, not %+v", n+1, at[0], at[1], got, o)
			}
		}
	}
	if len(rooms) != 4 {
		t.Errorf("the page had room for %v lines, expected four sizes", rooms)
	}
}

// TestPagesAgain takes pages of a launch for the next one: they have no stamps, no release sequences, and values in all bytes.
func TestPagesAgain(t *testing.T) {
	const pages = uint64(3 * len(pageSlab{}) / 2)
	for launch := range 3 {
		g := &grid{shadow: &globalShadow{}}
		for range pages {
			p := g.shadow.newPage()
			if p.words.list != nil || p.words.used != 0 || p.words.places != [simd.PageLines]uint8{} || p.sync.at(8) != nil || p.words.value(5) != 15 {
				t.Fatalf("launch %d: page %d has something of the launch before: %+v", launch, g.shadow.count, p.words)
			}
			for i := range simd.PageLines {
				if line := p.words.line(i * simd.LineWords); line.Summary() != nil || line.Runs() != (simd.Runs{}) {
					t.Fatalf("launch %d: line %d of page %d has accesses", launch, i, g.shadow.count)
				}
				p.words.line(i * simd.LineWords).SetRuns(&simd.Runs{{Desc: simd.RunWords, Warp: 1}, {Desc: simd.RunWords, Warp: 2}})
			}
			p.words.set(lastWrite, 100, &stamp{warp: 3, mask: 15, kind: isWrite})
			p.words.setValue(5, 0)
			p.sync.add(8, 1)
		}
		if size := g.closeShadow(); size < pages*pageBytes || size > 2*pages*pageBytes {
			t.Errorf("a shadow of %d bytes for %d pages", size, pages)
		}
	}
}

// TestPagesAhead opens pages of an allocation in an order: pages after them are opened before they are accessed if those before them are open, but
// none that is outside of the allocation.
func TestPagesAhead(t *testing.T) {
	const first, pages = 3, 100
	bounds := [2]uint64{first*pageBytes + 256, (first + pages) * pageBytes}
	for _, c := range []struct {
		name   string
		step   uint64 // from an access to the next one, in pages
		down   bool
		leaves int // accesses to pages that are not open
		opened int
	}{{"up", 1, false, 10, pages}, {"down", 1, true, pages, pages}, {"every second", 2, false, pages / 2, pages / 2}} {
		g := &grid{dev: NewDevice(64), mem: make([]byte, 2*pages*pageBytes), allocs: []alloc{{off: bounds[0], size: bounds[1] - bounds[0]}}}
		g.openShadow()
		leaves := 0
		for i := uint64(0); i < pages; i += c.step {
			off := max(bounds[0], (first+i)*pageBytes)
			if c.down {
				off = max(bounds[0], (first+pages-1-i)*pageBytes)
			}
			if !g.shadow.known(off) {
				leaves++
				g.openPages(off, bounds)
			}
			if !g.shadow.known(off) {
				t.Fatalf("%s: the page of %#x is not open", c.name, off)
			}
		}
		if leaves > c.leaves || g.shadow.count != c.opened {
			t.Errorf("%s: %d pages are open, expected %d; %d accesses found none, expected at most %d", c.name, g.shadow.count, c.opened, leaves, c.leaves)
		}
		if g.shadow.known((first-1)*pageBytes) || g.shadow.known((first+pages)*pageBytes) {
			t.Errorf("%s: a page outside of the allocation is open", c.name)
		}
	}
}

// rowsKernel reads rows of 1024 words: each thread all words of its group's row, four by each iteration.
const rowsKernel = `.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out)
{
	.reg .b32 %r<16>; .reg .f32 %f<8>; .reg .b64 %x<8>; .reg .pred %p<2>;
	ld.param.u64 %x1, [in]; ld.param.u64 %x2, [out];
	mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mad.lo.u32 %r4, %r2, %r3, %r1;
	mul.wide.u32 %x3, %r4, 4; add.u64 %x2, %x2, %x3;
	shr.u32 %r5, %r1, SHIFT; mul.wide.u32 %x4, %r5, 4096; add.u64 %x1, %x1, %x4;
	mov.f32 %f1, 0f00000000; mov.u32 %r6, 0;
LOOP:
	ld.global.f32 %f2, [%x1]; add.f32 %f1, %f1, %f2; ld.global.f32 %f3, [%x1+4]; add.f32 %f1, %f1, %f3;
	ld.global.f32 %f4, [%x1+8]; add.f32 %f1, %f1, %f4; ld.global.f32 %f5, [%x1+12]; add.f32 %f1, %f1, %f5;
	add.u64 %x1, %x1, 16; add.u32 %r6, %r6, 4; setp.lt.u32 %p1, %r6, 1024;
	@%p1 bra LOOP;
	st.global.f32 [%x2], %f1;
	ret;
}
`

// TestShadowSize launches a kernel whose warps, or halves of them, read one word at a time. Its shadow is little larger than its buffers,
// and the reads are those that Go records.
func TestShadowSize(t *testing.T) {
	for _, shift := range []string{"4", "5"} {
		const rows, blocks, size = 8, 4, 128
		var shadows []uint64
		var touched []string
		for _, noSIMD := range []bool{false, true} {
			dev, mod := loadText(t, "rows.ptx", []byte(strings.Replace(rowsKernel, "SHIFT", shift, 1)))
			k, err := mod.Kernel("k")
			if err != nil {
				t.Fatal(err)
			}
			in, err := dev.Alloc(4096 * rows)
			if err != nil {
				t.Fatal(err)
			}
			out, err := dev.Alloc(4 * blocks * size)
			if err != nil {
				t.Fatal(err)
			}
			params := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, in), out)
			if err := dev.Write(in, make([]byte, 4096*rows)); err != nil {
				t.Fatal(err)
			}
			res, err := k.Launch(&Config{Grid: [3]int{blocks, 1, 1}, Block: [3]int{size, 1, 1}, Params: params, Workers: 1, Sanitize: true, NoSIMD: noSIMD, Touches: true})
			if err != nil || len(res.Findings) > 0 {
				t.Fatal(err, res)
			}
			shadows = append(shadows, res.Shadow)
			var list strings.Builder
			for _, r := range res.Touches {
				fmt.Fprintln(&list, r.Addr, r.Size, r.Write, *r.At)
			}
			touched = append(touched, list.String())
		}
		if simd.Available() && simd.CheckedLoadGlobal32.Handled() != 0 && shadows[0] > 4096*(rows+2)*11/10 {
			t.Errorf("by %s bits: a shadow of %d bytes for %d rows; Go has %d", shift, shadows[0], rows, shadows[1])
		}
		if touched[0] != touched[1] {
			t.Errorf("by %s bits: touched %s, by Go %s", shift, touched[0], touched[1])
		}
	}
}
