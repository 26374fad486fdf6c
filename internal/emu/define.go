package emu

import (
	"slices"
	"sort"
)

// Definedness of global memory: which bytes of an allocation have a value. It is known for the allocations that the caller says, and
// outlives launches; a launch holds it in the cells of its shadow.

// maxDefined bounds the ranges of an allocation. One with more counts as defined.
const maxDefined = 1 << 16

// span is a range of offsets.
type span struct{ off, size uint64 }

// definition is the defined part of an allocation: ranges of offsets in global memory, sorted, with gaps between them.
type definition struct{ spans []span }

// put adds a range.
func (f *definition) put(s span) {
	end := s.off + s.size
	i := sort.Search(len(f.spans), func(i int) bool { return f.spans[i].off+f.spans[i].size >= s.off })
	k := i
	for k < len(f.spans) && f.spans[k].off <= end {
		s.off = min(s.off, f.spans[k].off)
		end = max(end, f.spans[k].off+f.spans[k].size)
		k++
	}
	s.size = end - s.off
	f.spans = slices.Replace(f.spans, i, k, s)
}

// Undefine says that the bytes of an allocation have no value: reads of them are findings until they are written by a kernel or
// Define is called for them.
func (d *Device) Undefine(addr uint64) {
	defer d.guard()()
	if a := d.find(addr - d.win.global); addr >= d.win.global && a != nil {
		d.undefined = slices.DeleteFunc(d.undefined, func(u undefined) bool { return u.off == a.off })
		i := sort.Search(len(d.undefined), func(i int) bool { return d.undefined[i].off > a.off })
		d.undefined = slices.Insert(d.undefined, i, undefined{off: a.off, size: a.size, def: &definition{}})
	}
}

// undefined is an allocation of which not all bytes are defined.
type undefined struct {
	off, size uint64
	def       *definition
}

// Define says that n bytes at an address have a value.
func (d *Device) Define(addr, n uint64) {
	defer d.guard()()
	if addr >= d.win.global {
		d.define(span{addr - d.win.global, n})
	}
}

func (d *Device) define(s span) {
	i := d.undefinedAt(s.off)
	if i < 0 {
		return
	}
	u := &d.undefined[i]
	u.def.put(s)
	if k := u.def.spans; len(k) > maxDefined || len(k) == 1 && k[0].off <= u.off && k[0].off+k[0].size >= u.off+u.size {
		d.undefined = slices.Delete(d.undefined, i, i+1)
	}
}

// forgetUndefined gives all memory values: a launch that was not checked may have written anywhere.
func (d *Device) forgetUndefined() {
	defer d.guard()()
	d.undefined = d.undefined[:0]
}

// undefinedAt returns the index of the undefined allocation that an offset lies in, or -1.
func (d *Device) undefinedAt(off uint64) int {
	i := sort.Search(len(d.undefined), func(i int) bool { return d.undefined[i].off > off }) - 1
	if i >= 0 && off-d.undefined[i].off < d.undefined[i].size {
		return i
	}
	return -1
}

// Defined reports whether all of n bytes at an address have a value, as far as it is known.
func (d *Device) Defined(addr, n uint64) bool {
	defer d.guard()()
	off := addr - d.win.global
	i := d.undefinedAt(off)
	if addr < d.win.global || i < 0 {
		return true
	}
	list := d.undefined[i].def.spans
	k := sort.Search(len(list), func(k int) bool { return list[k].off > off }) - 1
	return k >= 0 && off+n <= list[k].off+list[k].size
}

// fillInit sets the bytes that are defined in the shadow of page number k.
func (g *grid) fillInit(p *globalPage, k uint64) {
	d := g.dev
	if len(d.undefined) == 0 {
		return
	}
	defer d.guard()()
	lo, hi := k*pageBytes, (k+1)*pageBytes
	words := &p.words
	for i := range d.undefined {
		u := &d.undefined[i]
		if u.off >= hi || u.off+u.size <= lo {
			continue
		}
		for at := max(lo, u.off); at < min(hi, u.off+u.size); at++ {
			words.setValue(int(at-lo)/4, words.value(int(at-lo)/4)&^(1<<(at&3)))
		}
		spans := u.def.spans
		for j := sort.Search(len(spans), func(j int) bool { return spans[j].off+spans[j].size > lo }); j < len(spans) && spans[j].off < hi; j++ {
			for at := max(lo, spans[j].off); at < min(hi, spans[j].off+spans[j].size); at++ {
				words.setValue(int(at-lo)/4, words.value(int(at-lo)/4)|1<<(at&3))
			}
		}
	}
}

// keepInit keeps the definedness after a launch.
func (g *grid) keepInit() {
	d := g.dev
	if len(d.undefined) == 0 {
		return
	}
	g.eachPage(func(k uint64, p *globalPage) {
		if lo := k * pageBytes; lo >= uint64(len(g.mem)) {
			return
		}
		var run span
		flush := func() {
			if run.size > 0 {
				d.Define(d.win.global+run.off, run.size)
			}
			run = span{}
		}
		words := &p.words
		for i := range pageBytes / 4 {
			if words.get(lastWrite, i).warp == 0 {
				flush()
				continue
			}
			for b := range uint64(4) {
				at := k*pageBytes + uint64(i)*4 + b
				switch {
				case words.value(i)>>b&1 == 0:
					flush()
				case run.size > 0 && run.off+run.size == at:
					run.size++
				default:
					flush()
					run = span{at, 1}
				}
			}
		}
		flush()
	})
}

// CopyDefined says that n bytes at dst have values where those at src have.
func (d *Device) CopyDefined(dst, src, n uint64) {
	defer d.guard()()
	if dst < d.win.global {
		return
	}
	to, from := dst-d.win.global, src-d.win.global
	i := d.undefinedAt(from)
	if src < d.win.global || i < 0 {
		d.define(span{to, n})
		return
	}
	for _, s := range slices.Clone(d.undefined[i].def.spans) {
		lo, hi := max(s.off, from), min(s.off+s.size, from+n)
		if lo < hi {
			d.define(span{to + lo - from, hi - lo})
		}
	}
}
