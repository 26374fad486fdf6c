package cudriver

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"sort"
	"sync"

	"gonvvm/internal/cureport"
	"gonvvm/internal/emu"
)

// Races between launches, copies and fills. Kernels of a device run one after the other here, so the order in which they happen to run
// proves nothing. The order that the program demands does: the tasks of a stream, events, the legacy stream, and the host that waits
// for work. Each task has a clock with the last task of each stream that is ordered before it, and the ranges of memory that it has
// touched are compared with those of earlier tasks that its clock lacks.

// clock is the number of the last task of each stream, by Stream.slot, that something is ordered after. A clock that others may
// have is not changed.
type clock map[uint64]uint64

// covers reports whether all of o is in c.
func (c clock) covers(o clock) bool {
	for slot, n := range o {
		if c[slot] < n {
			return false
		}
	}
	return true
}

// join returns a clock with both.
func (c clock) join(o clock) clock {
	if c.covers(o) {
		return c
	}
	if o.covers(c) {
		return o
	}
	r := maps.Clone(c)
	for slot, n := range o {
		r[slot] = max(r[slot], n)
	}
	return r
}

// after returns the clock of work that is ordered after the task.
func (t *task) after() clock {
	if t.stream == nil || t.known[t.stream.slot] >= t.number {
		return t.known
	}
	return t.known.join(clock{t.stream.slot: t.number})
}

// access is a range of memory that a task has touched.
type access struct {
	addr, size uint64
	write      bool
	strong     bool
	system     bool       // strong, and of system scope
	at         *emu.Place // nil for copies and fills
}

// touched is a task with its accesses.
type touched struct {
	stream  uint64
	number  uint64
	order   uint64 // of submission in the driver
	known   clock  // as of task
	rec     *cureport.Record
	name    string // "launch 3 of kernel k"
	origin  Origin
	list    []access // sorted by address
	longest uint64   // size of the largest
}

// history holds the accesses of a driver's tasks that the host has not waited for.
type history struct {
	mu    sync.Mutex
	host  clock // that work submitted from now on is ordered after
	tasks []*touched
	open  map[*task]bool // tasks that were submitted and have not ended
	seen  map[raceKey]bool
	free  []slot
	slots uint64 // that were given to streams
}

// slot is the place of a stream in clocks, and the number of its last task. A stream may get that of one that was destroyed, and is
// ordered after it.
type slot struct{ id, count uint64 }

// openSlot gives a new stream a slot.
func (d *Driver) openSlot(s *Stream) {
	h := &d.history
	h.mu.Lock()
	defer h.mu.Unlock()
	if n := len(h.free); n > 0 {
		s.slot, s.count = h.free[n-1].id, h.free[n-1].count
		h.free = h.free[:n-1]
		return
	}
	h.slots++
	s.slot = h.slots
}

// closeSlot takes the slot of a stream that was destroyed and has no more work.
func (d *Driver) closeSlot(s *Stream) {
	h := &d.history
	h.mu.Lock()
	defer h.mu.Unlock()
	h.free = append(h.free, slot{s.slot, s.count})
}

// forget removes the accesses to memory that is freed, and can become that of another allocation.
func (h *history) forget(addr, n uint64) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for i, x := range h.tasks {
		if !slices.ContainsFunc(x.list, func(a access) bool { return a.addr-addr < n }) {
			continue
		}
		y := *x
		y.list = nil
		for _, a := range x.list {
			if a.addr-addr >= n {
				y.list = append(y.list, a)
			}
		}
		h.tasks[i] = &y
	}
}

// orderAll orders the further work of a stream after all that has been submitted: it has waited for a word in memory, and nothing is
// known about who wrote it.
func (s *Stream) orderAll() {
	d := s.ctx.Dev.drv
	if !d.checksOrder() {
		return
	}
	var all clock
	for _, c := range d.all() {
		c.order.Lock()
		for x := range c.streams {
			if x.last != nil {
				all = all.join(x.last.after())
			}
		}
		if c.legacy.last != nil {
			all = all.join(c.legacy.last.after())
		}
		c.order.Unlock()
	}
	d.history.mu.Lock()
	defer d.history.mu.Unlock()
	s.late = s.late.join(all)
}

// moved notes that a task has copied n bytes, or set them if src is 0.
func (x *execution) moved(dst, src, n uint64) {
	d := x.Dev.drv
	for _, dev := range d.devices {
		if src != 0 {
			dev.emu.CopyDefined(dst, src, n)
		} else {
			dev.emu.Define(dst, n)
		}
	}
	if !d.checksOrder() || len(x.moves) >= maxMoves || x.single() {
		return
	}
	for _, a := range [...]access{{addr: src, size: n}, {addr: dst, size: n, write: true}} {
		if a.addr != 0 && !d.pageable(a.addr) {
			x.moves = append(x.moves, a)
		}
	}
}

// maxMoves bounds the accesses of a copy.
const maxMoves = 1 << 13

// do does the work of an operation.
func (x *execution) do(op *Op) Result {
	r := op.run(x)
	if len(x.moves) > 0 {
		d := x.Dev.drv
		name := op.Origin.Name
		if name == "" {
			name = "a copy"
		}
		d.compare(x.task, &cureport.Record{Kind: cureport.Call, Process: d.opt.Process, Function: name}, name, op.Origin, x.moves)
	}
	return r
}

type raceKey struct {
	name, other string // kernels, or functions of the API
	at, before  int32  // lines of PTX
}

const (
	maxHistory = 256 // tasks
	maxRaces   = 100 // findings
)

// checksOrder reports whether races between tasks are looked for.
func (d *Driver) checksOrder() bool { return d.opt.Tools&Racecheck != 0 }

// hostWaited notes that the host has waited for a task: all that it does from now on is ordered after it.
func (d *Driver) hostWaited(list ...*task) {
	if !d.checksOrder() {
		return
	}
	h := &d.history
	h.mu.Lock()
	for _, t := range list {
		if t != nil {
			h.host = h.host.join(t.after())
		}
	}
	h.mu.Unlock()
	d.settle()
}

// hostClock returns the clock of work that is submitted now.
func (d *Driver) hostClock() clock {
	d.history.mu.Lock()
	defer d.history.mu.Unlock()
	return d.history.host
}

// stamp gives a task its clock: it is ordered after the work of its stream before it, after that of the streams that CUDA orders before
// it, whether they are done or not, and after the work that the host has waited for. Context.order is held.
func (s *Stream) stamp(t *task, after []*task) {
	s.count++
	t.stream, t.number, t.order = s, s.count, s.ctx.Dev.drv.submitted.Add(1)
	if !s.ctx.Dev.drv.checksOrder() {
		return
	}
	known := s.known.join(s.ctx.Dev.drv.hostClock())
	for _, x := range s.ordered() {
		if x.last != nil {
			known = known.join(x.last.after())
		}
	}
	for _, x := range after {
		known = known.join(x.after())
	}
	s.known, t.known = known, known
	h := &s.ctx.Dev.drv.history
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.open == nil {
		h.open = map[*task]bool{}
	}
	h.open[t] = true
}

// ordered returns the other streams whose work is ordered before the next task of s. Context.order is held.
func (s *Stream) ordered() (list []*Stream) {
	c := s.ctx
	if s == c.legacy {
		for x := range c.streams {
			if x.flags&StreamNonBlocking == 0 {
				list = append(list, x)
			}
		}
		return list
	}
	if s.flags&StreamNonBlocking == 0 {
		list = append(list, c.legacy)
	}
	return list
}

// single reports whether work of one stream only can be in flight, so that nothing can race.
func (c *Context) single() bool {
	c.order.Lock()
	defer c.order.Unlock()
	return len(c.streams) == 0 && !c.many
}

// accesses converts the ranges of a launch.
func accesses(touches []emu.Touch) []access {
	list := make([]access, len(touches))
	for i, t := range touches {
		list[i] = access{t.Addr, t.Size, t.Write, t.Strong, t.System, t.At}
	}
	return list
}

// compare compares the accesses of a task that has run with those of the tasks before that are not ordered before it, and reports
// races. rec describes the task.
func (d *Driver) compare(t *task, rec *cureport.Record, name string, o Origin, list []access) {
	if len(list) == 0 || t == nil || t.stream == nil {
		return
	}
	slices.SortStableFunc(list, func(a, b access) int { return cmp.Compare(a.addr, b.addr) })
	now := &touched{stream: t.stream.slot, number: t.number, order: t.order, rec: rec, name: name, origin: o, list: list}
	for _, a := range list {
		now.longest = max(now.longest, a.size)
	}
	h := &d.history
	h.mu.Lock()
	h.tasks = slices.DeleteFunc(h.tasks, h.past)
	now.known = t.known.join(t.stream.late)
	others := slices.Clone(h.tasks)
	h.tasks = append(h.tasks, now)
	if len(h.tasks) > maxHistory {
		h.tasks = h.tasks[1:]
	}
	h.mu.Unlock()
	for _, x := range others {
		first, second := x, now // in the order of submission, whatever the order in which they have run
		if first.order > second.order {
			first, second = second, first
		}
		if x.stream == now.stream || second.known[first.stream] >= first.number {
			continue
		}
		out := *second.rec
		out.Findings = nil
		d.conflicts(&out, second, first)
		if len(out.Findings) > 0 {
			out.Stack = d.frames(second.origin)
			d.send(&out)
		}
	}
}

// past reports whether all tasks that have not ended, and all that will be submitted, are ordered after a task. h.mu is held.
func (h *history) past(x *touched) bool {
	if h.host[x.stream] < x.number {
		return false
	}
	for t := range h.open {
		if t.stream.slot != x.stream && t.known[x.stream] < x.number {
			return false
		}
	}
	return true
}

// ended notes that a task has ended.
func (d *Driver) ended(t *task) {
	d.history.mu.Lock()
	defer d.history.mu.Unlock()
	delete(d.history.open, t)
}

// conflicts adds the races of two tasks to a record, once for each pair of instructions.
func (d *Driver) conflicts(rec *cureport.Record, now, before *touched) {
	for i := range now.list {
		a := &now.list[i]
		lo := a.addr - min(a.addr, before.longest)
		k := sort.Search(len(before.list), func(k int) bool { return before.list[k].addr > lo })
		for ; k < len(before.list) && before.list[k].addr < a.addr+a.size; k++ {
			b := &before.list[k]
			if b.addr+b.size <= a.addr || !a.write && !b.write || a.strong && b.strong {
				continue
			}
			if f := d.race(now, before, a, b); f != nil {
				rec.Findings = append(rec.Findings, *f)
			}
		}
	}
}

// race makes the finding of a pair of accesses, nil if there is one already.
func (d *Driver) race(now, before *touched, a, b *access) *cureport.Finding {
	key := raceKey{name: now.name, other: before.name}
	if a.at != nil {
		key.at, key.name = a.at.Line, a.at.Function
	}
	if b.at != nil {
		key.before, key.other = b.at.Line, b.at.Function
	}
	h := &d.history
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.seen[key] || len(h.seen) >= maxRaces {
		return nil
	}
	if h.seen == nil {
		h.seen = map[raceKey]bool{}
	}
	h.seen[key] = true
	lo, hi := max(a.addr, b.addr), min(a.addr+a.size, b.addr+b.size)
	f := d.raceFinding(a, "Potential "+hazard(!b.write, !a.write)+" hazard between streams",
		fmt.Sprintf("race: nothing orders this %s of %d bytes at %#x%s and the %s by %s", accessWord(a.write), hi-lo, lo, d.inBlock(lo), accessWord(b.write), before.name),
		"wait for the other stream: cuStreamWaitEvent after cuEventRecord, or cuStreamSynchronize", before.name, before.origin)
	if b.at != nil {
		p := placeOf(b.at)
		f.Other = &p
	}
	return &f
}

// raceFinding makes the finding of an access that races with other work.
func (d *Driver) raceFinding(a *access, title, msg, hint, other string, o Origin) cureport.Finding {
	f := cureport.Finding{
		Tool: Racecheck.String(), Code: string(emu.CodeRace), Title: title, Message: msg, Hint: hint, Count: 1,
		Against: &cureport.Origin{Name: other, Stack: d.frames(o)},
	}
	if a.at != nil {
		f.At = placeOf(a.at)
	}
	return f
}

func accessWord(write bool) string {
	if write {
		return "write"
	}
	return "read"
}

// inBlock says where an address lies.
func (d *Driver) inBlock(addr uint64) string {
	r, ok := d.Find(addr)
	if !ok {
		return ""
	}
	return fmt.Sprintf(" (byte %d of %d of %s)", addr-r.Addr, r.Size, r.Kind)
}
