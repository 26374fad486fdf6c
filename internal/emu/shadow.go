package emu

import (
	"bytes"
	"fmt"

	"gonvvm/internal/emu/simd"
)

// stamp is an access to memory that later ones are compared with: 16 bytes.
type stamp struct {
	warp  uint32 // number of the warp in the grid, from 1; 0 is none
	clock uint32 // of the warp
	src   uint32 // instruction: fn.uid + index into ptx.Func.Insts
	lane  uint8
	mask  uint8 // bytes of the word
	kind  access
}

// shadowWords is the shadow of a range of shared or global memory. Each word of four bytes has the latest write, and up to two
// reads that no later access is known to follow. Two are enough to find a write that races with one of many reads: it
// cannot be made by the threads of both.
//
// Most lines of simd.LineWords words have few runs of accesses (simd.Line). Only the words of the others have stamps: an array for each
// field, so that handlers check neighbouring words at once. Arrays 4k to 4k+3 of a line hold warp, clock, src and tag of stamp k. Such a line has a
// summary of its stamps, so that most accesses need not look at them.
type shadowWords struct {
	list   []uint32     // the stamps of each line that is spread: simd.LineStamps elements
	values []uint8      // for each word, the bytes that have a value; nil: all have
	lines  []simd.Lines // of all words
	count  int          // of lines
	used   uint32       // of a page: the number of lines that have stamps, and for each line the number of its stamps from 1 on
	places [simd.PageLines]uint8
	paged  bool // the lines of a page get stamps in the order in which they are spread, those of shared memory all at once

	partial *bool // of a page in a table: whether it has values, for handlers; or nil
}

// gapWarp is the number of the warp in the stamps of words that belong to no variable.
const gapWarp = ^uint32(0)

// The stamps of a word.
const (
	lastWrite  = simd.LastWrite
	firstRead  = simd.FirstRead
	secondRead = simd.SecondRead
)

// valueSlack is the number of elements after the last one that handlers may access.
const valueSlack = simd.LineWords

func newWords(n int) shadowWords {
	count := (n + simd.LineWords - 1) / simd.LineWords
	return shadowWords{lines: simd.NewLines(count), count: count, values: make([]uint8, count*simd.LineWords+valueSlack)}
}

// line returns the line of word i.
func (s *shadowWords) line(i int) *simd.Line {
	i /= simd.LineWords
	return s.lines[i/simd.PageLines].Line(i % simd.PageLines)
}

// get returns stamp k of word i.
func (s *shadowWords) get(k, i int) (o stamp) {
	l := s.line(i)
	if l.Summary() == nil {
		runs := l.Runs()
		return runStamp(&runs, k, i%simd.LineWords)
	}
	return stampAt(s.fields(k, i))
}

// stampAt returns the stamp with elements that fields has returned.
func stampAt(at []uint32) stamp {
	tag := at[3*simd.LineWords]
	return stamp{warp: at[0], clock: at[simd.LineWords], src: at[2*simd.LineWords], lane: uint8(tag), mask: uint8(tag >> 8), kind: access(tag >> 16 & 0x1ff)}
}

// fields returns the elements of stamp k of word i of a line that is spread: warp, clock, src and tag at distances of simd.LineWords.
func (s *shadowWords) fields(k, i int) []uint32 {
	return s.list[s.line(i).Summary().StampAt(k, i):]
}

// runStamp is get for a line of runs.
func runStamp(l *simd.Runs, k, i int) (o stamp) {
	if r := l.Find(k, i); r != nil {
		o = stamp{warp: r.Warp, clock: r.Clock, src: r.Src, lane: r.Lane(k, i), mask: 15, kind: isRead}
		if k == lastWrite {
			o.kind = isWrite
		}
	}
	return o
}

// spread gives the words of word i's line stamps of their own.
func (s *shadowWords) spread(i int) {
	if l := s.line(i); l.Summary() == nil {
		s.spreadLine(l, i)
	}
}

func (s *shadowWords) spreadLine(l *simd.Line, i int) {
	old := l.Runs()
	l.Spread(s.place(i / simd.LineWords))
	i &^= simd.LineWords - 1
	for k := range 3 {
		clear(s.fields(k, i)[:simd.LineWords]) // no warp: none
		for j := 0; j < simd.LineWords && old[0].Desc != 0; j++ {
			if o := runStamp(&old, k, j); o.warp != 0 {
				setStamp(s.fields(k, i+j), &o)
			}
		}
	}
}

// place returns the number of a line's stamps.
func (s *shadowWords) place(line int) int {
	if !s.paged {
		return line
	}
	p := &s.places[line]
	if *p == 0 {
		s.openStamps()
		s.used++
		*p = uint8(s.used)
	}
	return int(*p) - 1
}

// openStamps makes room for the stamps of a further line. It reports whether there was none.
func (s *shadowWords) openStamps() bool {
	room := len(s.list) / simd.LineStamps
	if s.paged && int(s.used) < room || room == s.count {
		return false
	}
	if !s.paged {
		s.list = make([]uint32, s.count*simd.LineStamps)
	} else {
		s.list = simd.GrowStamps(s.list)
	}
	return true
}

// set sets stamp k of word i.
func (s *shadowWords) set(k, i int, o *stamp) {
	s.spread(i)
	s.line(i).Summary().Unsettle()
	setStamp(s.fields(k, i), o)
}

// setStamp sets the stamp with elements that fields has returned.
func setStamp(at []uint32, o *stamp) {
	at[3*simd.LineWords] = uint32(o.lane) | uint32(o.mask)<<8 | uint32(o.kind)<<16
	at[0], at[simd.LineWords], at[2*simd.LineWords] = o.warp, o.clock, o.src
}

// extend adds bytes to the mask of stamp k of word i.
func (s *shadowWords) extend(k, i int, mask uint8) {
	if s.line(i).Summary() != nil { // a run is of whole words
		s.fields(k, i)[3*simd.LineWords] |= uint32(mask) << 8
	}
}

// note adds to the summary of word i's line that a warp of a CTA accesses it in an era.
func (s *shadowWords) note(i int, era uint64, me *stamp) {
	l := s.line(i).Summary()
	l.Same = 0
	l.Unsettle()
	p := &l.Read
	if me.kind&isWrite != 0 {
		p = &l.Write
	}
	switch {
	case *p != 0 && (*p^era)>>32 != 0, me.kind&isAsync != 0, me.warp >= firstAgent:
		*p = simd.Mixed
	default:
		*p = era
	}
}

// erase makes stamp k of word i none.
func (s *shadowWords) erase(k, i int) {
	if s.get(k, i).warp != 0 {
		s.spread(i)
		s.line(i).Summary().Unsettle()
		s.fields(k, i)[0] = 0
	}
}

// value returns the bytes of word i that have a value.
func (s *shadowWords) value(i int) uint8 {
	if s.values == nil {
		return 15
	}
	return s.values[i]
}

// setValue sets them.
func (s *shadowWords) setValue(i int, mask uint8) {
	if s.values == nil {
		if mask == 15 {
			return
		}
		s.values = bytes.Repeat([]byte{15}, s.count*simd.LineWords+valueSlack)
		if s.partial != nil {
			*s.partial = true
		}
	}
	if l := s.line(i).Summary(); l != nil && mask != 15 {
		l.Unsettle()
	}
	s.values[i] = mask
}

// sharedShadow is the shadow of a CTA's shared memory.
type sharedShadow struct {
	shadowWords
	own  syncObjects // releases of global memory for the threads of the CTA alone
	sync syncObjects
}

func (c *cta) openShadow(g *grid) {
	c.era = uint64(c.linear+1)<<32 | 1
	if c.shadow == nil {
		n := (g.shared + 3) / 4
		c.shadow = &sharedShadow{shadowWords: newWords(n), sync: syncObjects{index: make([]uint32, n)}}
		c.shadow.openStamps()
	} else {
		simd.ClearLines(c.shadow.lines)
		clear(c.shadow.values)
		c.shadow.sync.reset()
		c.shadow.own.reset()
	}
	// Between variables there is a write that nothing orders: handlers leave to Go.
	gap := stamp{warp: gapWarp, clock: ^uint32(0), mask: 15, kind: isWrite | isAsync}
	for _, w := range g.gaps {
		if int(w) >= c.shadow.count*simd.LineWords {
			break
		}
		c.shadow.set(lastWrite, int(w), &gap)
		l := c.shadow.line(int(w)).Summary()
		l.Write, l.Read = simd.Mixed, simd.Mixed
	}
}

// checkAccess is called for each access to memory that is within bounds; false
// means that it must not be carried out.
func (w *warp) checkAccess(fr *frame, in *inst, sp space, at uint64, mem []byte, off uint64, i int, size uint64, kind access) bool {
	switch sp {
	case spShared:
		c := w.cta
		if k := at / ctaWindow; k > 0 {
			c = c.unit.ctas[k-1]
		} else {
			kind &^= isCTA // all that access it are of the CTA, or name theirs
		}
		w.checkWords(fr, in, &c.shadow.shadowWords, off, i, size, kind, sp)
		if kind&isStrong != 0 {
			w.syncAt(&c.shadow.sync, off, kind, c.first())
		}
	case spGlobal:
		if off != at-w.g.dev.win.global { // memory of the process: resolve has found its range
			off = at - w.g.dev.win.global
		} else if !w.inAlloc(fr, in, at, off, i, size, kind) {
			return false
		}
		p := w.g.page(off)
		if w.g.parallel {
			p.lock()
		}
		o := off % pageBytes
		w.checkWords(fr, in, &p.words, o, i, min(size, pageBytes-o), kind, sp)
		if kind&isStrong != 0 {
			w.syncAt(&p.sync, off, kind, w.first)
		}
		if w.g.parallel {
			p.unlock()
		}
	case spLocal, spFrame:
		w.checkLocal(fr, in, at, i, size, kind)
	}
	return true
}

// inAlloc checks that a global access lies in one allocation that is in use.
func (w *warp) inAlloc(fr *frame, in *inst, at, off uint64, i int, size uint64, kind access) bool {
	if off >= w.lastLo && off+size <= w.lastHi {
		return true
	}
	d := w.g.dev
	a := findAlloc(w.g.allocs, off)
	if a == nil || a.freed || off < a.off || off+size > a.off+a.size {
		w.outOfBounds(fr, in, spGlobal, at, at, i, size, kind)
		return false
	}
	if h := &d.heap; h.open && a.off == h.base {
		if !h.covers(off, size) {
			w.outOfBounds(fr, in, spGlobal, at, at, i, size, kind)
			return false
		}
		return true
	}
	w.lastLo, w.lastHi = a.off, a.off+a.size
	w.context.AddRange([2]uint64{a.off, knownEnd(a)})
	return true
}

// checkWords checks an access of one lane against the words that it covers.
func (w *warp) checkWords(fr *frame, in *inst, s *shadowWords, off uint64, i int, size uint64, kind access, sp space) {
	me := stamp{warp: w.gid, clock: w.now, src: fr.fn.uid + in.src, lane: uint8(i), kind: kind}
	if w.actor.id != 0 {
		me.warp, me.clock = w.actor.id, w.actor.clock
	}
	var missing, seen bool
	for n := uint64(0); n < size; {
		at := off + n
		word := int(at / 4)
		init := s.value(word)
		first := at & 3
		count := min(4-first, size-n)
		n += count
		me.mask = uint8((1<<count - 1) << first)
		if s.line(word).Summary() != nil && s.fields(lastWrite, word)[0] == gapWarp {
			what := [...]string{"read", "write"}[b2u(kind&isWrite != 0)]
			w.report(fr, in, 1<<i, CodeBounds, fmt.Sprintf("%s of %d bytes at shared address %#x: after the end of one variable and before the next", what, size, at), "", false)
			continue
		}
		if kind&isRead != 0 {
			if init&me.mask == 0 {
				missing = true
			} else {
				seen = true
			}
		}
		if kind&(isProxy|isRead) == isProxy|isRead && sp == spShared {
			if o := s.get(lastWrite, word); o.warp != 0 && w.ordered(&o, &me) && !w.proxyFenced(&o) {
				w.unfenced(fr, in, &me, &o)
			}
		}
		w.touch(s, word, &me, fr, in)
		if kind&isWrite != 0 {
			s.setValue(word, init|me.mask)
		}
	}
	if missing && !seen && kind&isAsync == 0 {
		w.report(fr, in, 1<<i, CodeUninitMem, fmt.Sprintf("read of %d bytes of %s memory that nothing has been written to", size, sp), "", false)
	}
}

// touch compares an access with the earlier ones to word i of s and records it. The handlers of checked accesses do the
// same for those that race with nothing.
func (w *warp) touch(s *shadowWords, i int, me *stamp, fr *frame, in *inst) {
	s.spread(i)
	at := s.fields(lastWrite, i)
	first, second := at[firstRead*simd.StampElements:], at[secondRead*simd.StampElements:]
	last := stampAt(at)
	if last.warp != 0 && last.mask&me.mask != 0 && !harmless(&last, me) && !w.ordered(&last, me) {
		kind, async := me.kind&(isRead|isWrite|isAtomic|isAsync), last.kind&isAsync
		if last.warp < firstAgent && me.warp < firstAgent && (kind == isWrite && async == 0 || kind == isWrite|isAsync && async != 0 && last.warp == me.warp) {
			// Writing the same value again is not observable: the store or copy reports the race if it changes the value.
			if w.overwrite.warp == 0 {
				w.racing = 0
			}
			w.overwrite, w.racing = last, w.racing|1<<(i%simd.LineWords)
		} else {
			w.race(fr, in, me, &last)
		}
	}
	r0, r1 := stampAt(first), stampAt(second)
	if me.kind&isWrite == 0 {
		w.touchRead(s, i, me, &r0, &r1)
		return
	}
	for _, o := range [...]*stamp{&r0, &r1} {
		if o.warp != 0 && o.mask&me.mask != 0 && !harmless(o, me) && !w.ordered(o, me) {
			w.race(fr, in, me, o)
			break
		}
	}
	if last.warp == me.warp && last.lane == me.lane && last.clock == me.clock {
		me.mask |= last.mask
	}
	setStamp(at, me)
	s.note(i, w.cta.era, me)
	first[0], second[0] = 0, 0
}

// touchRead records a read of word i of a line that is spread, of which r0 and r1 are the reads known.
func (w *warp) touchRead(s *shadowWords, i int, me, r0, r1 *stamp) {
	if r0.warp == me.warp && r0.clock == me.clock {
		if r0.lane == me.lane {
			s.extend(firstRead, i, me.mask)
			return
		}
		if r1.warp == me.warp && r1.clock == me.clock {
			if r1.lane == me.lane {
				s.extend(secondRead, i, me.mask)
			}
			return
		}
	}
	second := r1.warp == 0 || w.ordered(r1, me)
	switch {
	case r0.warp == 0 || w.ordered(r0, me):
		setStamp(s.fields(firstRead, i), me)
		if second { // an access that races with a read before this one races with this one, too
			s.fields(secondRead, i)[0] = 0
		}
	case second:
		setStamp(s.fields(secondRead, i), me)
	default:
		return
	}
	s.note(i, w.cta.era, me)
}

// harmless reports whether a pair of accesses is not a race: two strong ones that are in the scope of each other, and a
// compare-and-swap with a plain read, as at the start of a loop that reads the value to compare with.
func harmless(o, me *stamp) bool {
	a, b := o.kind, me.kind
	return a&b&isStrong != 0 && !tooNarrow(o, me) || a&isCas != 0 && b&(isWrite|isAtomic) == 0 || b&isCas != 0 && a&(isWrite|isAtomic) == 0
}

// tooNarrow reports whether two accesses are of different CTAs, and one has the scope of its own.
func tooNarrow(o, me *stamp) bool {
	return (o.kind|me.kind)&isCTA != 0 && (o.warp-1)/lanes != (me.warp-1)/lanes
}

// race reports two accesses that nothing orders.
func (w *warp) race(fr *frame, in *inst, me, o *stamp) {
	fn, src := w.g.locate(o.src)
	key := findingKey{code: CodeRace, fn: fr.fn.index, src: in.src, otherFn: fn, otherSrc: src}
	lane := int(me.lane)
	w.g.findings.add(key, func() *Finding {
		what := [...]string{"read", "write"}
		kind := func(s *stamp) string {
			name := what[b2u(s.kind&isWrite != 0)]
			switch {
			case s.kind&isAtomic != 0:
				name = "atomic access"
			case s.kind&isAsync != 0:
				name = "asynchronous copy"
			case s.warp >= firstAgent:
				name += " of an asynchronous operation"
			}
			return name
		}
		warp := w.g.issuer(o.warp)
		cta := int(warp-1) / lanes
		at := [3]int{cta % w.g.grid[0], cta / w.g.grid[0] % w.g.grid[1], cta / w.g.grid[0] / w.g.grid[1]}
		t := int(warp-1)%lanes*lanes + int(o.lane)
		b := w.g.block
		other := w.g.place(fn, src)
		f := &Finding{
			Code: CodeRace,
			Msg: fmt.Sprintf("race: nothing orders this %s and the %s by thread %s of block %s", kind(me), kind(o),
				dims([3]int{t % b[0], t / b[0] % b[1], t / b[0] / b[1]}), dims(at)),
			At: w.g.place(fr.fn.index, in.src), Other: &other, HasThread: true, Calls: fr.calls(w.g),
		}
		if o.kind&me.kind&isStrong != 0 && tooNarrow(o, me) {
			f.Hint = "an access with .cta scope is strong for the threads of its own block only: .gpu is needed"
		}
		f.Block, f.Thread = w.thread(lane)
		return f
	})
}

// unfenced reports a read of the asynchronous proxy of a word that the generic proxy wrote, without a fence between them.
func (w *warp) unfenced(fr *frame, in *inst, me, o *stamp) {
	fn, src := w.g.locate(o.src)
	lane := int(me.lane)
	w.g.findings.add(findingKey{code: CodeRace, fn: fr.fn.index, src: in.src, otherFn: fn, otherSrc: src}, func() *Finding {
		other := w.g.place(fn, src)
		f := &Finding{
			Code: CodeRace, Msg: "missing proxy fence: this asynchronous copy need not see the write before it", At: w.g.place(fr.fn.index, in.src), Other: &other,
			Hint: "the threads that write need fence.proxy.async before the barrier", HasThread: true,
		}
		f.Block, f.Thread = w.thread(lane)
		return f
	})
}

// locate returns the function and instruction of a stamp's src.
func (g *grid) locate(uid uint32) (fn int, src uint32) {
	for i, f := range g.prog {
		if uid >= f.uid && uid-f.uid <= uint32(len(f.src.Insts)) {
			fn, src = i, uid-f.uid
		}
	}
	return fn, src
}
