package cudriver

import (
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"gonvvm/internal/cureport"
	"gonvvm/internal/emu"
)

// Progress is the state of a launch that takes long.
type Progress struct {
	Launch      uint64
	Kernel      string
	Done, Total int           // blocks
	Time        time.Duration // since the launch began to run
	Ended       bool
}

// tick is the time between two looks at a launch that takes long.
const tick = 250 * time.Millisecond

// watch looks at a launch while it runs: it reports progress, and the findings so far, so that they are known if the process is killed.
type watch struct {
	d     *Driver
	rec   *cureport.Record // without findings
	from  Origin
	start time.Time
	done  atomic.Int64
	total int

	mu    sync.Mutex
	found []emu.Finding
	sent  int // number of findings that are reported
	ended bool
	shown bool // whether progress was reported
	timer *time.Timer
}

// watch begins to look at a launch.
func (d *Driver) watch(rec *cureport.Record, l *Launch) *watch {
	w := &watch{d: d, rec: rec, from: l.Origin, start: time.Now(), total: product(l.Grid)}
	w.mu.Lock()
	w.timer = time.AfterFunc(tick, w.look)
	w.mu.Unlock()
	return w
}

func (w *watch) add(f emu.Finding) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.found = append(w.found, f)
}

// look reports news.
func (w *watch) look() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.ended {
		return
	}
	if len(w.found) > w.sent {
		rec := *w.rec
		rec.Partial, rec.Stack = true, w.d.frames(w.from)
		for i := range w.found {
			if f, ok := w.d.finding(&w.found[i]); ok {
				rec.Findings = append(rec.Findings, f)
			}
		}
		w.sent = len(w.found)
		w.d.send(&rec)
	}
	w.progress(false)
	w.timer.Reset(tick)
}

func (w *watch) progress(ended bool) {
	if w.d.opt.Progress != nil {
		w.shown = true
		w.d.opt.Progress(Progress{w.rec.Launch, w.rec.Kernel, int(w.done.Load()), w.total, time.Since(w.start), ended})
	}
}

// end stops looking.
func (w *watch) end() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.ended = true
	w.timer.Stop()
	if w.shown {
		w.progress(true)
	}
}

// stop returns the function that tells a launch to end at the deadline of the program; nil without one.
func (d *Driver) stop() func() bool {
	if d.opt.Deadline.IsZero() {
		return nil
	}
	return func() bool { return time.Now().After(d.opt.Deadline) }
}

// profiles are the counts of kernels so far.
type profiles struct {
	mu      sync.Mutex
	list    []*cureport.Record
	changed []*cureport.Record // that are not reported yet
	sent    time.Time
}

// count adds the counts of a launch to the profile of its kernel, and reports the profiles now and then.
func (d *Driver) count(f *Function, lines []emu.Line) {
	list := make([]cureport.Line, len(lines))
	for i := range lines {
		l := &lines[i]
		list[i] = cureport.Line{Place: placeOf(&l.At), Traffic: cureport.Traffic{
			Warp: l.Warp, Thread: l.Thread, Branches: l.Branches, Divergent: l.Divergent, GlobalAccesses: l.GlobalAccesses,
			GlobalSectors: l.GlobalSectors, GlobalIdeal: l.GlobalIdeal, SharedAccesses: l.SharedAccesses, SharedPasses: l.SharedPasses,
			Atomics: l.Atomics, AtomicRounds: l.AtomicRounds,
		}}
	}
	p := &d.profiles
	p.mu.Lock()
	defer p.mu.Unlock()
	var rec *cureport.Record
	for _, r := range p.list {
		if r.Kernel == f.Name() {
			rec = r
		}
	}
	if rec == nil {
		rec = &cureport.Record{Kind: cureport.Profile, Process: d.opt.Process, Kernel: f.Name(), Counts: &cureport.Counts{}}
		p.list = append(p.list, rec)
	}
	rec.Counts.Add(list)
	if !slices.Contains(p.changed, rec) {
		p.changed = append(p.changed, rec)
	}
	if time.Since(p.sent) > 2*time.Second {
		p.flush(d)
	}
}

func (p *profiles) flush(d *Driver) {
	for _, rec := range p.changed {
		d.send(rec)
	}
	p.changed, p.sent = nil, time.Now()
}

// ReportProfiles reports the counts that are not reported yet.
func (d *Driver) ReportProfiles() {
	d.profiles.mu.Lock()
	defer d.profiles.mu.Unlock()
	d.profiles.flush(d)
}
