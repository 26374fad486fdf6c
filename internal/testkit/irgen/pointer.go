package irgen

import "fmt"

// pointer is an address of memory that belongs to the thread alone, or that is never written.
type pointer struct {
	typ, name string // "ptr" or "ptr addrspace(3)"
	words     int    // that may be used from here on, of eight bytes, aligned to eight
	roots     root   // the objects that it may point into
	fixed     bool   // never written
}

func (p pointer) String() string { return p.typ + " " + p.name }

// root is a set of objects in memory.
type root uint16

const (
	inMem root = 1 << iota // a local array that is accessed by all kinds of statements
	inArr                  // another one
	inTmp                  // one that is only filled and copied from
	inOut
	inInput
	inShared
	inGlobal
	inParam  // a byval parameter of the kernel
	inFirst  // the object of the first pointer parameter of a function,
	inSecond // and the second, where they are distinct
)

// place is an address that was accessed, with its alignment.
type place struct {
	pointer
	size, align int
}

// counter is a counter of a loop, in the loop.
type counter struct {
	t    typ
	name string
	max  int // it is between 0 and max
}

// accessed are the types of loads and stores: their bits are all in memory.
var accessed = [...]typ{i32, i32, i64, i8, i16, i32, f32, f32, f64, f16, v2i32, v4i16, v4i8, v2f32, v2f16, v2i16, i128, v4i32, v4f32, v2i64}

// anyPointer returns a pointer in scope to at least the given number of words, one that can be written through if write
// is set. ok is false if there is none.
func (g *gen) anyPointer(words int, write bool) (pointer, bool) {
	for range 12 {
		if len(g.ptrs) == 0 {
			break
		}
		p := g.ptrs[g.r.IntN(len(g.ptrs))]
		if p.words >= words && !(write && p.fixed) {
			return p, true
		}
	}
	return pointer{}, false
}

// generic returns p as a pointer to generic memory.
func (g *gen) generic(p pointer) pointer {
	if p.typ != "ptr" {
		p.name = g.val("addrspacecast %s to ptr", p)
		p.typ = "ptr"
	}
	return p
}

// at returns the address of an element of size bytes from p on, and its alignment.
func (g *gen) at(p pointer, size int) (pointer, int) {
	n := p.words * 8 / size
	inbounds := [...]string{"", "inbounds ", "nuw ", "inbounds nuw "}[g.r.IntN(4)]
	elem, scale := fmt.Sprintf("i%d", 8*size), 1
	switch {
	case size == 16:
		elem = "[2 x i64]"
	case g.r.IntN(4) == 0: // in bytes
		elem, scale = "i8", size
	case g.r.IntN(4) == 0:
		elem = fmt.Sprintf("[%d x i8]", size)
	}
	q := p
	q.words = 0
	if len(g.ivs) > 0 && g.r.IntN(3) != 0 { // an address that moves with the loop
		iv := g.ivs[len(g.ivs)-1-min(g.r.IntN(len(g.ivs)), g.r.IntN(len(g.ivs)))]
		if iv.max < n {
			x, t := iv.name, iv.t
			plus := g.r.IntN(n - iv.max)
			if plus > 0 && g.r.IntN(2) == 0 && (t == i32 || t == i64) {
				x = g.val("add nsw %s %s, %d", t, x, plus)
				plus = 0
			}
			if t != i64 && (scale > 1 || g.r.IntN(2) == 0) {
				x = g.val("%s %s %s to i64", [...]string{"sext", "zext", "zext nneg"}[g.r.IntN(3)], t, x)
				t = i64
			}
			if scale > 1 {
				x = g.val("mul nuw nsw i64 %s, %d", x, scale)
			}
			q.name = g.val("getelementptr %s%s, %s, %s %s", inbounds, elem, p, t, x)
			if plus > 0 {
				q.name = g.val("getelementptr %si8, %s, i64 %d", inbounds, q, plus*size)
			}
			return q, min(size, 8)
		}
	}
	if g.r.IntN(3) == 0 { // any place
		mask := 1
		for 2*mask <= n {
			mask *= 2
		}
		t := [...]typ{i32, i64, i64, i16}[g.r.IntN(4)]
		x := g.val("and %s %s, %d", t, g.pick(t), mask-1)
		if scale > 1 {
			x = g.val("mul nuw nsw %s %s, %d", t, x, scale)
		}
		q.name = g.val("getelementptr %s%s, %s, %s %s", inbounds, elem, p, t, x)
		return q, min(size, 8)
	}
	k := g.r.IntN(n)
	if size == 4 && k >= 2 && g.r.IntN(3) == 0 {
		q.name = g.val("getelementptr %s{ i64, { i32, i32 }, [%d x i32] }, %s, i64 0, i32 2, i64 %d", inbounds, n, p, k)
		if k >= n-4 { // after the structure's first sixteen bytes
			q.name = g.val("getelementptr %s{ i64, { i32, i32 } }, %s, i64 0, i32 1, i32 %d", inbounds, p, k&1)
		}
		return q, 4
	}
	q.name = g.val("getelementptr %s%s, %s, i64 %d", inbounds, elem, p, k*scale)
	al := min(size, 8)
	if k*size%8 == 0 {
		al = 8
	}
	return q, al
}

// load reads a value of type t at an address.
func (g *gen) load(t typ, p pointer, align int) string {
	mark := ""
	if p.roots == inInput && g.r.IntN(3) == 0 {
		mark = ", !invariant.load " + g.metadata("!{}")
	}
	v := g.val("load %s, %s, align %d%s", t, p, align, mark)
	if t.isFloat() {
		v = g.tame(t, v)
	}
	return v
}

// metadata returns the name of a node.
func (g *gen) metadata(node string) string {
	g.m.meta = append(g.m.meta, node)
	return fmt.Sprintf("!%d", len(g.m.meta)-1)
}

// somewhere returns an address for an access of a number of bytes: one that was used
// before, or a new one.
func (g *gen) somewhere(size int, write bool) (pointer, int, bool) {
	for range 4 {
		if len(g.recent) == 0 || g.r.IntN(2) == 0 {
			break
		}
		r := g.recent[len(g.recent)-1-min(g.r.IntN(len(g.recent)), g.r.IntN(len(g.recent)))]
		if r.size >= size && !(write && r.fixed) {
			return r.pointer, min(r.align, size, 8), true
		}
	}
	p, ok := g.anyPointer((size+7)/8, write)
	if !ok {
		return p, 0, false
	}
	q, al := g.at(p, size)
	if g.r.IntN(5) == 0 {
		al = 1
	}
	g.recent = append(g.recent, place{q, size, al})
	return q, al, true
}

// access reads or writes memory.
func (g *gen) access() {
	t := accessed[g.r.IntN(len(accessed))]
	write := g.r.IntN(5) < 2
	q, al, ok := g.somewhere(t.size(), write)
	if !ok {
		g.intOp()
		return
	}
	if !write {
		g.add(t, g.load(t, q, al))
		return
	}
	g.line("store %s %s, %s, align %d", t, g.pick(t), q, al)
	switch g.r.IntN(4) {
	case 0: // read again, as another type perhaps
		k := accessed[g.r.IntN(len(accessed))]
		if k.size() > t.size() {
			k = t
		}
		g.add(k, g.load(k, q, min(al, k.size(), 8)))
	case 1: // write again
		g.line("store %s %s, %s, align %d", t, g.pick(t), q, al)
	}
}

// newPointer puts another pointer into scope: an address inside the memory of an existing one, or a choice of two.
func (g *gen) newPointer() {
	p, ok := g.anyPointer(2, false)
	if !ok {
		g.intOp()
		return
	}
	switch g.r.IntN(4) {
	case 0, 1:
		q, _ := g.anyPointer(1, false)
		if p.typ != q.typ || g.r.IntN(4) == 0 {
			p, q = g.generic(p), g.generic(q)
		}
		g.addPointer(p, q, g.val("select i1 %s, %s, %s", g.pick(i1), p, q))
	case 2:
		k := 1 + g.r.IntN(p.words-1)
		p.name = g.val("getelementptr %si64, %s, i64 %d", [...]string{"", "inbounds "}[g.r.IntN(2)], p, k)
		p.words -= k
		g.ptrs = append(g.ptrs, p)
	default:
		mask := 1
		for 4*mask <= p.words {
			mask *= 2
		}
		x := g.val("and i32 %s, %d", g.pick(i32), mask-1)
		p.name = g.val("getelementptr i64, %s, i32 %s", p, x)
		p.words -= mask - 1
		g.ptrs = append(g.ptrs, p)
	}
}

// addPointer puts a value that is one of two pointers into scope.
func (g *gen) addPointer(p, q pointer, name string) {
	g.ptrs = append(g.ptrs, pointer{p.typ, name, min(p.words, q.words), p.roots | q.roots, p.fixed || q.fixed})
}
