package emu

import (
	"runtime"
	"sync"
	"sync/atomic"
	"unsafe"

	"gonvvm/internal/emu/simd"
)

const pageBytes = 4096

// globalPage is the shadow of a part of global memory. Handlers know where its fields are.
type globalPage struct {
	words shadowWords
	busy  atomic.Uint32 // 1: locked
	sync  syncObjects
	_     [32]byte
	lines [1]simd.Lines
}

// The handlers know the offsets of the fields.
var (
	_ [0]struct{} = [unsafe.Offsetof(globalPage{}.lines) - simd.PageFirst]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(globalPage{}.words) + unsafe.Offsetof(shadowWords{}.list) - simd.PageStamps]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(globalPage{}.words) + unsafe.Offsetof(shadowWords{}.values) - simd.PageSome]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(globalPage{}.words) + unsafe.Offsetof(shadowWords{}.used) - simd.PageUsed]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(globalPage{}.words) + unsafe.Offsetof(shadowWords{}.places) - simd.PagePlaces]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(globalPage{}.busy) - simd.PageLock]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(pageTable{}.partial) - simd.TablePartial]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(vclock{}.vc) - simd.SyncOrder]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(vclock{}.known) - simd.SyncOthers]struct{}{}
	_ [0]struct{} = [unsafe.Sizeof(vclock{}) - simd.SyncBytes]struct{}{}
)

// pageSlab is neighbouring pages. They are cleared at once, when the first of them is needed: most of that time is spent with waiting for memory, for all of
// them together. A slab is so large that Go begins it with a line of the cache.
type pageSlab [8]globalPage

// spareSlabs has slabs of launches that have ended.
var spareSlabs sync.Pool

// newPage returns a page without stamps, all of which has a value.
func (s *globalShadow) newPage() *globalPage {
	n := s.count % len(pageSlab{})
	if n == 0 {
		slab, ok := spareSlabs.Get().(*pageSlab)
		if !ok {
			slab = new(pageSlab)
		}
		for i := range slab {
			simd.ClearLines(slab[i].lines[:])
		}
		s.slabs = append(s.slabs, slab)
	}
	s.count++
	p := &s.slabs[len(s.slabs)-1][n]
	p.words.lines, p.words.count, p.words.paged = p.lines[:], simd.PageLines, true
	return p
}

// close makes a page one without stamps for the next launch, but for its lines. It returns its size in bytes.
func (p *globalPage) close() (size uint64) {
	w := &p.words
	size = uint64(unsafe.Sizeof(*p)) + 4*uint64(len(w.list)) + uint64(len(w.values)) + p.sync.size()
	simd.FreeStamps(w.list)
	w.list, w.values, w.partial = nil, nil, nil
	if w.used > 0 {
		w.used, w.places = 0, [simd.PageLines]uint8{}
	}
	p.sync.reset()
	return size
}

// openStamps makes room for the stamps of a further line, unless there is some.
func (p *globalPage) openStamps(parallel bool) bool {
	if parallel {
		p.lock()
		defer p.unlock()
	}
	return p.words.openStamps()
}

// closeShadow keeps the pages of a launch that has ended for the next one. It returns their size in bytes.
func (g *grid) closeShadow() (size uint64) {
	s := g.shadow
	for k, slab := range s.slabs {
		for i := range min(len(slab), s.count-k*len(slab)) {
			size += slab[i].close()
		}
		spareSlabs.Put(slab)
	}
	g.shadow = nil
	return size
}

// lock waits until no other worker accesses the page. Handlers take the lock, too, if it is free.
func (p *globalPage) lock() {
	for !p.busy.CompareAndSwap(0, 1) {
		runtime.Gosched()
	}
}

func (p *globalPage) unlock() { p.busy.Store(0) }

// globalShadow is the shadow of global memory for one launch: a table of tables, since few pages of
// a large memory are touched.
type globalShadow struct {
	mu     sync.Mutex
	tables []*pageTable
	pinned map[uint64]*globalPage // pages of memory outside of the device's, by number
	slabs  []*pageSlab            // all pages
	count  int                    // of pages
}

const tablePages = 1024

// pageTable has neighbouring pages. Words of those that are partial may have no value: that is seen without an access to the page.
type pageTable struct {
	pages   [tablePages]*globalPage
	partial [tablePages]bool
}

func (g *grid) openShadow() {
	g.shadow = &globalShadow{tables: make([]*pageTable, (len(g.mem)+pageBytes*tablePages-1)/(pageBytes*tablePages)), pinned: map[uint64]*globalPage{}}
}

// page returns the shadow of the page that off lies in.
func (g *grid) page(off uint64) *globalPage {
	s := g.shadow
	if g.parallel {
		s.mu.Lock()
		defer s.mu.Unlock()
	}
	k := off / pageBytes
	if k/tablePages >= uint64(len(s.tables)) {
		return s.pinnedPage(k)
	}
	return g.openPage(k)
}

// maxAhead is the largest number of pages that are opened before they are accessed.
const maxAhead = 16

// openPages opens the page that off of an allocation lies in, and as many after it as there are open ones before it: most memory is accessed in its
// order, and handlers leave for each page that is not open.
func (g *grid) openPages(off uint64, bounds [2]uint64) {
	if g.parallel {
		g.shadow.mu.Lock()
		defer g.shadow.mu.Unlock()
	}
	n, k, end := uint64(1), off/pageBytes, (bounds[1]+pageBytes-1)/pageBytes
	for n <= maxAhead && k >= bounds[0]/pageBytes+n && g.shadow.known((k-n)*pageBytes) {
		n++
	}
	for ; k < min(off/pageBytes+n, end); k++ {
		g.openPage(k)
	}
}

// openPage returns page k of the device's memory.
func (g *grid) openPage(k uint64) *globalPage {
	s := g.shadow
	t := &s.tables[k/tablePages]
	if *t == nil {
		*t = new(pageTable)
	}
	p := &(*t).pages[k%tablePages]
	if *p == nil {
		page := s.newPage()
		page.words.partial = &(*t).partial[k%tablePages]
		g.fillInit(page, k)
		*p = page
	}
	return *p
}

// known reports whether the page that off lies in has a shadow.
func (s *globalShadow) known(off uint64) bool {
	k := off / pageBytes
	if k/tablePages >= uint64(len(s.tables)) {
		return true
	}
	t := s.tables[k/tablePages]
	return t != nil && t.pages[k%tablePages] != nil
}

func (s *globalShadow) pinnedPage(k uint64) *globalPage {
	p := s.pinned[k]
	if p == nil {
		p = s.newPage()
		s.pinned[k] = p
	}
	return p
}
