package emu

import (
	"sort"

	"gonvvm/internal/isa"
)

// Touch is a range of global memory that a launch has read or written, from one instruction.
type Touch struct {
	Addr, Size uint64
	Write      bool
	Strong     bool   // by accesses that are not weak: atomic ones, and volatile, relaxed or ordered ones
	System     bool   // Strong, and of system scope: the host may take part
	At         *Place // the first of the instructions
}

// maxTouches bounds the list of a launch; beyond it further ranges are missing.
const maxTouches = 1 << 18

// eachPage calls f for the pages of global memory that the launch has touched, by their number.
func (g *grid) eachPage(f func(k uint64, p *globalPage)) {
	for i, t := range g.shadow.tables {
		if t == nil {
			continue
		}
		for j, p := range t.pages {
			if p != nil {
				f(uint64(i)*tablePages+uint64(j), p)
			}
		}
	}
	keys := make([]uint64, 0, len(g.shadow.pinned))
	for k := range g.shadow.pinned {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool { return keys[i] < keys[j] })
	for _, k := range keys {
		f(k, g.shadow.pinned[k])
	}
}

// touches returns the ranges of global memory that the launch has touched.
func (g *grid) touches() (list []Touch) {
	places := map[uint32]*Touch{}
	var open [2]Touch // a range of reads and one of writes that may grow
	var from [2]uint32
	flush := func(n int) {
		if open[n].Size == 0 || len(list) >= maxTouches {
			open[n].Size = 0
			return
		}
		at := places[from[n]]
		if at == nil {
			fn, src := g.locate(from[n])
			p := g.place(fn, src)
			at = &Touch{At: &p, System: systemScope(g.prog[fn].src.Insts[src].Op)}
			places[from[n]] = at
		}
		open[n].At, open[n].System = at.At, open[n].Strong && at.System
		list = append(list, open[n])
		open[n].Size = 0
	}
	g.eachPage(func(k uint64, p *globalPage) {
		words := &p.words
		for i := range pageBytes / 4 {
			base := g.dev.win.global + k*pageBytes + uint64(i)*4
			for n, s := range [2]stamp{words.get(firstRead, i), words.get(lastWrite, i)} {
				if s.warp == 0 {
					flush(n)
					continue
				}
				strong := s.kind&isStrong != 0
				lo, size := byteRange(s.mask)
				if o := &open[n]; o.Size > 0 && o.Addr+o.Size == base+lo && from[n] == s.src && o.Strong == strong {
					o.Size += size
					continue
				}
				flush(n)
				open[n], from[n] = Touch{Addr: base + lo, Size: size, Write: n == 1, Strong: strong}, s.src
			}
		}
	})
	flush(0)
	flush(1)
	return list
}

// systemScope reports whether a strong access synchronizes with the host. Volatile accesses have system scope (PTX ISA 8.4.4).
func systemScope(op isa.Opcode) bool {
	return op.Get(isa.SlotScope) == isa.Sys || op.Has(isa.Volatile) || op.Has(isa.Mmio)
}

// byteRange returns the range of bytes of a mask of four.
func byteRange(mask uint8) (lo, size uint64) {
	for mask>>lo&1 == 0 && lo < 3 {
		lo++
	}
	hi := uint64(4)
	for mask>>(hi-1)&1 == 0 && hi > lo+1 {
		hi--
	}
	return lo, hi - lo
}
