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
	lines [simd.PageLines]simd.Line
	words shadowWords
	busy  atomic.Uint32 // 1: locked
	sync  syncObjects
}

// The handlers know the offsets of the fields.
var (
	_ [0]struct{} = [unsafe.Offsetof(globalPage{}.lines)]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(globalPage{}.words) + unsafe.Offsetof(shadowWords{}.list) - simd.PageStamps]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(globalPage{}.words) + unsafe.Offsetof(shadowWords{}.values) - simd.PageSome]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(globalPage{}.words) + unsafe.Offsetof(shadowWords{}.used) - simd.PageUsed]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(globalPage{}.words) + unsafe.Offsetof(shadowWords{}.places) - simd.PagePlaces]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(globalPage{}.busy) - simd.PageLock]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(vclock{}.vc) - simd.SyncOrder]struct{}{}
	_ [0]struct{} = [unsafe.Offsetof(vclock{}.known) - simd.SyncOthers]struct{}{}
	_ [0]struct{} = [unsafe.Sizeof(vclock{}) - simd.SyncBytes]struct{}{}
)

// sparePages has shadow pages of launches that have ended.
var sparePages sync.Pool

// newPage returns a page without stamps, all of which has a value.
func newPage() *globalPage {
	p, ok := sparePages.Get().(*globalPage)
	if !ok {
		p = new(globalPage)
		p.words.lines, p.words.paged = p.lines[:], true
	}
	clear(p.lines[:])
	p.words.values = nil
	p.words.used, p.words.places = 0, [simd.PageLines]uint8{}
	p.sync.reset()
	return p
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
	g.eachPage(func(_ uint64, p *globalPage) {
		size += uint64(unsafe.Sizeof(*p)) + 4*uint64(len(p.words.list)) + uint64(len(p.words.values)) + p.sync.size()
		simd.FreeStamps(p.words.list)
		p.words.list = nil
		sparePages.Put(p)
	})
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
}

const tablePages = 1024

type pageTable [tablePages]*globalPage

func (g *grid) openShadow() {
	g.shadow = &globalShadow{tables: make([]*pageTable, (len(g.mem)+pageBytes*tablePages-1)/(pageBytes*tablePages))}
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
	t := s.tables[k/tablePages]
	if t == nil {
		t = new(pageTable)
		s.tables[k/tablePages] = t
	}
	p := t[k%tablePages]
	if p == nil {
		p = newPage()
		g.fillInit(p, k)
		t[k%tablePages] = p
	}
	return p
}

// known reports whether the page that off lies in has a shadow.
func (s *globalShadow) known(off uint64) bool {
	k := off / pageBytes
	if k/tablePages >= uint64(len(s.tables)) {
		return true
	}
	t := s.tables[k/tablePages]
	return t != nil && t[k%tablePages] != nil
}

func (s *globalShadow) pinnedPage(k uint64) *globalPage {
	p := s.pinned[k]
	if p == nil {
		if s.pinned == nil {
			s.pinned = map[uint64]*globalPage{}
		}
		p = newPage()
		s.pinned[k] = p
	}
	return p
}
