package emu

import (
	"fmt"
	"sync"
)

// heap is the memory that malloc of kernels gives out. Blocks have gaps between them, and freed ones are used again only after
// heapDelay others, so that the sanitizer knows accesses past their ends and after their time.
type heap struct {
	mu      sync.Mutex
	open    bool
	base    uint64 // offset in global memory
	size    uint64
	next    uint64
	blocks  []heapBlock
	at      []uint32            // for each grain that was given out, 1 + the number of its block
	free    map[uint64][]uint32 // size in grains → blocks that malloc may give out again
	retired []uint32            // freed blocks that wait, oldest first
	held    uint64              // their bytes
}

// heapBlock is memory that malloc has given out.
type heapBlock struct {
	off, size uint64
	freed     bool
}

const (
	heapSize  = 8 << 20 // CUDA's default, without Config.Heap
	heapGrain = 16
	heapDelay = 1024
)

// openHeap reserves the heap, of a size, for modules that call malloc.
func (d *Device) openHeap(mod *Module, size uint64) error {
	if d.heap.open {
		return nil
	}
	uses := false
	for _, f := range mod.fns {
		uses = uses || f.extern == sysMalloc || f.extern == sysDevice && deviceFunctions[f.device].name == "Malloc"
	}
	if !uses {
		return nil
	}
	if size == 0 {
		size = heapSize
	}
	a, err := d.alloc(size, 256, "the kernels' heap")
	if err != nil {
		return err
	}
	d.heap = heap{open: true, base: a - d.win.global, size: size, free: map[uint64][]uint32{}}
	return nil
}

// malloc allocates n bytes for a kernel. Under the sanitizer they have no value, and no earlier access races with those to come.
func (w *warp) malloc(n uint64) (off uint64, ok bool) {
	if off, ok = w.g.dev.heap.alloc(n); ok && w.g.check {
		w.g.forget(off, n)
	}
	return off, ok
}

// freeBlock frees a block for a lane. It returns the reason if there is none at the offset. Under the sanitizer it counts as a write of all of
// the block: nothing may use it at the same time.
func (w *warp) freeBlock(fr *frame, in *inst, lane int, off uint64) (reason string) {
	h := &w.g.dev.heap
	if w.g.check {
		h.mu.Lock()
		b, _ := h.block(off)
		size := uint64(0)
		if b != nil && b.off == off && !b.freed {
			size = b.size
		}
		h.mu.Unlock()
		w.g.eachWord(off, size, func(p *globalPage, i int) {
			me := stamp{warp: w.gid, clock: w.now, src: fr.fn.uid + in.src, lane: uint8(lane), mask: 15, kind: isRead | isWrite}
			w.touch(&p.words, i, &me, fr, in)
		})
	}
	return h.release(off)
}

// forget makes the shadow of a range of global memory that of memory without a value that no thread has accessed.
func (g *grid) forget(off, n uint64) {
	g.eachWord(off, n, func(p *globalPage, i int) {
		for k := range 3 {
			p.words.erase(k, i)
		}
		p.words.setValue(i, 0)
	})
}

// eachWord calls f for each word of a range of global memory, with its page, which is locked, and its number in it.
func (g *grid) eachWord(off, n uint64, f func(p *globalPage, i int)) {
	for end := off + n; off < end; {
		p := g.page(off)
		if g.parallel {
			p.lock()
		}
		for stop := min(end, (off/pageBytes+1)*pageBytes); off < stop; off += 4 {
			f(p, int(off%pageBytes/4))
		}
		if g.parallel {
			p.unlock()
		}
	}
}

// alloc allocates n bytes.
func (h *heap) alloc(n uint64) (off uint64, ok bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if n > h.size {
		return 0, false
	}
	grains := (max(n, 1) + heapGrain - 1) / heapGrain
	for {
		if list := h.free[grains]; len(list) > 0 {
			k := list[len(list)-1]
			h.free[grains] = list[:len(list)-1]
			h.blocks[k].size, h.blocks[k].freed = n, false
			return h.blocks[k].off, true
		}
		if room := (grains + 1) * heapGrain; h.next+room <= h.size {
			off = h.base + h.next
			h.blocks = append(h.blocks, heapBlock{off: off, size: n})
			for range grains {
				h.at = append(h.at, uint32(len(h.blocks)))
			}
			h.at = append(h.at, 0) // the gap
			h.next += room
			return off, true
		}
		if len(h.retired) == 0 {
			return 0, false
		}
		h.evict()
	}
}

// evict makes the block that was freed first available to malloc.
func (h *heap) evict() {
	k := h.retired[0]
	h.retired = h.retired[1:]
	b := &h.blocks[k]
	h.held -= b.size
	grains := (max(b.size, 1) + heapGrain - 1) / heapGrain
	h.free[grains] = append(h.free[grains], k)
}

// release frees a block. It returns the reason if there is none at the offset.
func (h *heap) release(off uint64) (reason string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	b, k := h.block(off)
	switch {
	case b == nil || b.off != off:
		return "which malloc did not give"
	case b.freed:
		return "which was freed before"
	}
	b.freed = true
	h.held += b.size
	h.retired = append(h.retired, k)
	for len(h.retired) > heapDelay || h.held > h.size/4 && len(h.retired) > 1 {
		h.evict()
	}
	return ""
}

// block returns the block that an offset in global memory lies in, and its number; nil if it is in none.
func (h *heap) block(off uint64) (*heapBlock, uint32) {
	if !h.open || off < h.base || (off-h.base)/heapGrain >= uint64(len(h.at)) {
		return nil, 0
	}
	k := h.at[(off-h.base)/heapGrain]
	if k == 0 {
		return nil, 0
	}
	return &h.blocks[k-1], k - 1
}

// covers reports whether an access to the heap lies in a block that is in use.
func (h *heap) covers(off, size uint64) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	b, _ := h.block(off)
	return b != nil && !b.freed && off+size <= b.off+b.size
}

// describe describes the place of an offset in the heap.
func (h *heap) describe(off uint64) string {
	h.mu.Lock()
	defer h.mu.Unlock()
	b, _ := h.block(off)
	if b == nil && off >= h.base+heapGrain {
		b, _ = h.block(off - heapGrain) // the gap after a block
	}
	switch {
	case b == nil:
		return "a place of the kernels' heap that malloc has not given out"
	case b.freed:
		return fmt.Sprintf("byte %d of a block of %d bytes from malloc that was freed", off-b.off, b.size)
	case off >= b.off+b.size:
		return fmt.Sprintf("%d bytes past the end of a block of %d bytes from malloc", off-b.off-b.size, b.size)
	}
	return fmt.Sprintf("byte %d of a block of %d bytes from malloc", off-b.off, b.size)
}
