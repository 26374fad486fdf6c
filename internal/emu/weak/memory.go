package weak

import (
	"encoding/binary"
	"slices"
)

// extent is a location: its first byte, and its bytes (a power of two up to 16), to which it is aligned.
type extent struct {
	addr uint64
	size uint8
}

// A word has 4 bytes; its number is its address divided by that.

// first is the number of the first word.
func (e extent) first() uint64 { return e.addr / 4 }

// last is that of the last one.
func (e extent) last() uint64 { return (e.addr + uint64(e.size) - 1) / 4 }

// bytes returns the mask of the bytes of a word that the extent has.
func (e extent) bytes(word uint64) uint32 {
	if e.size >= 4 {
		return ^uint32(0)
	}
	return (1<<(8*uint32(e.size)) - 1) << (8 * (e.addr % 4))
}

// write is a write of a word, or the part in this word of a wider one.
type write struct {
	time     uint64 // its place in the coherence order of its words
	value    uint32
	bytes    uint32 // mask of those that it writes
	at       extent
	by       *Thread
	order    Order
	atomic   bool   // it is the write of an atomic operation
	read     uint64 // and this is the time of the state that the operation read: nothing comes between them
	releases []release
}

// history is the sequence of the writes of a word, in coherence order.
type history struct {
	base   uint32 // the value before them
	start  uint64 // and its time
	writes []write
}

const (
	maxHistory = 16
	step       = 1 << 20 // between the times of writes that are put last; others come between
	maxChain   = 8       // releases that a chain of atomic operations hands on one by one
)

// Memory is the memory of a launch.
type Memory struct {
	words  map[uint64]*history
	fences map[group]*view
	now    uint64
	random func() uint64
}

// NewMemory returns a memory whose choices random makes.
func NewMemory(random func() uint64) *Memory {
	return &Memory{words: map[uint64]*history{}, fences: map[group]*view{}, random: random}
}

// chance is true once in n times.
func (m *Memory) chance(n uint64) bool { return m.random()%n == 0 }

// morallyStrong reports whether a write and an operation of t at a location are (PTX ISA §8.6).
func (w *write) morallyStrong(t *Thread, at extent, o Order) bool {
	if w.by == t {
		return w.at == at
	}
	s := t.distance(w.by)
	return w.at == at && w.order.Strong && o.Strong && w.order.Scope >= s && o.Scope >= s
}

// value returns the contents of a word after its first n writes.
func (h *history) value(n int) uint32 {
	v := h.base
	for i := range h.writes[:n] {
		w := &h.writes[i]
		v = v&^w.bytes | w.value&w.bytes
	}
	return v
}

// upTo returns the number of writes that are not later than a time.
func (h *history) upTo(time uint64) int {
	n := 0
	for n < len(h.writes) && h.writes[n].time <= time {
		n++
	}
	return n
}

// wordOf returns the i-th word of mem; bytes that mem does not have are zero.
func wordOf(mem []byte, i uint64) uint32 {
	var buf [4]byte
	copy(buf[:], mem[min(4*i, uint64(len(mem))):])
	return binary.LittleEndian.Uint32(buf[:])
}

// setWord changes the i-th word of mem.
func setWord(mem []byte, i uint64, v uint32) {
	var buf [4]byte
	binary.LittleEndian.PutUint32(buf[:], v)
	copy(mem[min(4*i, uint64(len(mem))):], buf[:])
}

// snapshot returns the value of a location at a time, and the latest write of its first word there that it overlaps.
func (m *Memory) snapshot(at extent, mem []byte, time uint64) (lo, hi uint64, from *write) {
	var buf [20]byte
	copy(buf[:], mem)
	for word := at.first(); word <= at.last(); word++ {
		h := m.words[word]
		if h == nil {
			continue
		}
		n := h.upTo(time)
		binary.LittleEndian.PutUint32(buf[4*(word-at.first()):], h.value(n))
		if word > at.first() {
			continue
		}
		for i := n - 1; i >= 0 && from == nil; i-- {
			if h.writes[i].bytes&at.bytes(word) != 0 {
				from = &h.writes[i]
			}
		}
	}
	lo, hi = binary.LittleEndian.Uint64(buf[:]), binary.LittleEndian.Uint64(buf[8:])
	if at.size < 4 {
		lo >>= 8 * (at.addr % 4)
	}
	if at.size < 8 {
		lo &= 1<<(8*at.size) - 1
	}
	return lo, hi, from
}

// Load is a load that has been issued.
type Load struct {
	at    extent
	order Order
	mem   []byte
	floor uint64 // time of the earliest state that it may read
	Tag   any    // of the caller
}

// Issue begins a load of size bytes at addr, a power of two up to 16 to which addr is aligned. mem holds the words of
// these bytes, from the beginning of the first one. The caller resolves the load before it uses the value.
func (m *Memory) Issue(t *Thread, addr uint64, size uint8, o Order, mem []byte) *Load {
	at := extent{addr, size}
	l := &Load{at: at, order: o, mem: mem}
	for word := at.first(); word <= at.last(); word++ {
		l.floor = max(l.floor, t.view.at(word))
	}
	return l
}

// Defer lets a load of t wait. The caller resolves it at the latest before the next fence, release, barrier or end of
// the thread, and before another access of t to the same words.
func (t *Thread) Defer(l *Load) { t.loads = append(t.loads, l) }

// Waiting returns the loads of t that wait, oldest first, of which which is true, and forgets them.
func (t *Thread) Waiting(which func(l *Load) bool) []*Load {
	var list []*Load
	t.loads = slices.DeleteFunc(t.loads, func(l *Load) bool {
		if !which(l) {
			return false
		}
		list = append(list, l)
		return true
	})
	return list
}

// Overlaps reports whether a load has a word in common with the size bytes at addr.
func (l *Load) Overlaps(addr uint64, size uint8) bool {
	at := extent{addr, size}
	return l.at.first() <= at.last() && at.first() <= l.at.last()
}

// Resolve chooses the value of a load: its low and high 64 bits.
func (m *Memory) Resolve(t *Thread, l *Load) (lo, hi uint64) {
	times := []uint64{l.floor}
	for word := l.at.first(); word <= l.at.last(); word++ {
		if h := m.words[word]; h != nil {
			for i := range h.writes {
				if w := &h.writes[i]; w.time > l.floor && w.bytes&l.at.bytes(word) != 0 {
					times = append(times, w.time)
				}
			}
		}
	}
	time := slices.Max(times)
	if m.chance(2) {
		time = times[m.random()%uint64(len(times))]
	}
	lo, hi, from := m.snapshot(l.at, l.mem, time)
	if from != nil && from.by != t && from.morallyStrong(t, l.at, l.order) {
		t.observe(from, l.at, l.order, true)
	}
	if l.order.Acquire {
		t.acquire(l.at, l.order.Scope)
	}
	return lo, hi
}

// open returns the history of a word, which begins with its contents now.
func (m *Memory) open(word uint64, at extent, mem []byte) *history {
	h := m.words[word]
	if h == nil {
		h = &history{base: wordOf(mem, word-at.first())}
		m.words[word] = h
	}
	return h
}

// Store writes the size bytes at addr, whose words mem holds, and leaves there the value that comes last in coherence
// order.
func (m *Memory) Store(t *Thread, addr uint64, size uint8, o Order, mem []byte, lo, hi uint64) {
	at := extent{addr, size}
	w := write{at: at, by: t, order: o}
	if o.Strong {
		w.releases = t.releases(at, o)
	}
	m.put(t, w, mem, lo, hi, size <= 4 && m.chance(3))
}

// put enters a write into the histories of its words: last, or anywhere after those that its thread knows.
func (m *Memory) put(t *Thread, w write, mem []byte, lo, hi uint64, early bool) {
	m.now += step
	w.time = m.now
	var buf [16]byte
	binary.LittleEndian.PutUint64(buf[:], lo)
	binary.LittleEndian.PutUint64(buf[8:], hi)
	for word := w.at.first(); word <= w.at.last(); word++ {
		h := m.open(word, w.at, mem)
		w.bytes = w.at.bytes(word)
		if w.at.size >= 4 {
			w.value = binary.LittleEndian.Uint32(buf[4*(word-w.at.first()):])
		} else {
			w.value = uint32(lo) << (8 * (w.at.addr % 4))
		}
		n := len(h.writes)
		if early {
			n, w.time = m.place(h, t.view.at(word), w.time)
		}
		h.writes = slices.Insert(h.writes, n, w)
		if len(h.writes) > maxHistory {
			h.base, h.start = h.value(1), h.writes[0].time
			h.writes = h.writes[1:]
		}
		t.view.raise(word, w.time)
		setWord(mem, word-w.at.first(), h.value(len(h.writes)))
	}
}

// splits reports whether a write between a state and the i-th write would come between the halves of an atomic operation.
func (h *history) splits(i int, before uint64) bool {
	return slices.ContainsFunc(h.writes[i:], func(w write) bool { return w.atomic && w.read <= before })
}

// place chooses where a write comes in a history: after the writes up to floor, and not between the halves of an atomic
// operation.
func (m *Memory) place(h *history, floor, last uint64) (n int, time uint64) {
	type gap struct {
		n    int
		time uint64
	}
	gaps := []gap{{len(h.writes), last}}
	for i := h.upTo(floor); i < len(h.writes); i++ {
		before := max(floor, h.start)
		if i > 0 {
			before = max(before, h.writes[i-1].time)
		}
		if after := h.writes[i].time; after-before > 1 && !h.splits(i, before) {
			gaps = append(gaps, gap{i, before + (after-before)/2})
		}
	}
	g := gaps[m.random()%uint64(len(gaps))]
	return g.n, g.time
}

// Update performs an atomic read-modify-write operation. change returns the new value for the old one, and whether to
// write it; result is false for a reduction.
func (m *Memory) Update(t *Thread, addr uint64, size uint8, o Order, mem []byte, result bool, change func(lo, hi uint64) (newLo, newHi uint64, write bool)) {
	at := extent{addr, size}
	time := m.stale(t, at, o)
	lo, hi, from := m.snapshot(at, mem, time)
	var inherited []release
	if from != nil && from.morallyStrong(t, at, o) {
		inherited = from.releases
		if from.by != t {
			t.observe(from, at, o, result)
		}
	}
	if o.Acquire && result {
		t.acquire(at, o.Scope)
	}
	newLo, newHi, writes := change(lo, hi)
	if !writes {
		return
	}
	w := write{at: at, by: t, order: o, atomic: true, read: time}
	if h := m.words[at.first()]; at.size > 4 || h == nil || len(h.writes) == 0 {
		w.read = 0 // the contents of memory, which no write precedes
	}
	w.releases = chain(inherited, t.releases(at, o))
	m.put(t, w, mem, newLo, newHi, false)
}

// stale returns the time of the state that an atomic operation reads: the latest one, or one before writes that are not
// morally strong with it (PTX ISA §8.10.3).
func (m *Memory) stale(t *Thread, at extent, o Order) uint64 {
	h := m.words[at.first()]
	if at.size > 4 || h == nil || len(h.writes) == 0 {
		return m.now
	}
	floor := max(t.view.at(at.first()), h.start)
	times := []uint64{h.writes[len(h.writes)-1].time}
	for i := len(h.writes) - 1; i >= 0 && h.writes[i].time > floor && !h.writes[i].morallyStrong(t, at, o); i-- {
		before := floor
		if i > 0 {
			before = max(floor, h.writes[i-1].time)
		}
		times = append(times, before)
	}
	if m.chance(2) {
		return times[0]
	}
	return times[m.random()%uint64(len(times))]
}

// chain adds releases to those that an atomic operation hands on. A long chain becomes one release for all.
func chain(old, more []release) []release {
	list := append(slices.Clip(old), more...)
	if len(list) <= maxChain {
		return list
	}
	all := &view{}
	for _, r := range list {
		for _, v := range r.views {
			all.join(v)
		}
	}
	return []release{{list[len(list)-1].by, &views{all, all, all}}}
}

// Settle makes the contents of the size bytes at addr the only ones that can be read: an operation outside of the model
// writes them.
func (m *Memory) Settle(addr, size uint64) {
	if len(m.words) == 0 || size == 0 {
		return
	}
	for word := addr / 4; word <= (addr+size-1)/4; word++ {
		delete(m.words, word)
	}
}
