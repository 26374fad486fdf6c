// Package freelist finds places for allocations in a range of memory: the first free one that is large enough.
package freelist

import (
	"slices"
	"sort"
)

// List is the free memory of a range.
type List struct {
	base, size uint64
	free       []span // below top, by offset
	top        uint64 // end of the memory that was ever taken
}

// span is a range of offsets.
type span struct{ off, size uint64 }

// New returns the list of a range of size bytes at an address, all of which are free.
func New(base, size uint64) List { return List{base: base, size: size} }

// Take removes need bytes at a multiple of align, a power of two, from the free memory.
func (l *List) Take(need, align uint64) (off uint64, ok bool) {
	for i, s := range l.free {
		at := l.up(s.off, align)
		if at+need > s.off+s.size {
			continue
		}
		rest := []span{{s.off, at - s.off}, {at + need, s.off + s.size - at - need}}
		rest = slices.DeleteFunc(rest, func(s span) bool { return s.size == 0 })
		l.free = slices.Replace(l.free, i, i+1, rest...)
		return at, true
	}
	at := l.up(l.top, align)
	if at+need > l.size || at+need < at {
		return 0, false
	}
	if at > l.top {
		l.Put(l.top, at-l.top)
	}
	l.top = at + need
	return at, true
}

// up returns the first offset from off on whose address is a multiple of align.
func (l *List) up(off, align uint64) uint64 { return (l.base+off+align-1)&^(align-1) - l.base }

// Put gives memory back.
func (l *List) Put(off, size uint64) {
	i := sort.Search(len(l.free), func(i int) bool { return l.free[i].off > off })
	l.free = slices.Insert(l.free, i, span{off, size})
	if i+1 < len(l.free) && off+size == l.free[i+1].off {
		l.free[i].size += l.free[i+1].size
		l.free = slices.Delete(l.free, i+1, i+2)
	}
	if i > 0 && l.free[i-1].off+l.free[i-1].size == off {
		l.free[i-1].size += l.free[i].size
		l.free = slices.Delete(l.free, i, i+1)
	}
}
