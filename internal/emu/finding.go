package emu

import (
	"fmt"
	"sort"
	"strings"
	"sync"
	"time"

	"gonvvm/internal/diag"
	"gonvvm/internal/ptx"
)

// Place is an instruction of a module.
type Place struct {
	File       string // PTX file
	Line, Col  int32
	Text       string // the line
	Function   string
	SourceFile string // from .loc, if there
	SourceLine int32
	Inlined    []SourceLine // calls that the instruction was inlined at, the innermost first
}

// SourceLine is a line of a source file.
type SourceLine struct {
	File string
	Line int32
}

// Finding is a fault, or something that the sanitizer has found.
type Finding struct {
	Code  diag.Code
	Msg   string
	Hint  string
	At    Place
	Other *Place  // of a race: the earlier access
	Calls []Place // that led to the function of the instruction, the innermost first
	// Block and Thread are the first thread that did it.
	Block, Thread [3]int
	HasThread     bool
	Count         int  // how often it was found at this place
	Fatal         bool // the launch ended here
}

// Diagnostic returns the finding as a diagnostic.
func (f *Finding) Diagnostic() *diag.Diagnostic {
	d := &diag.Diagnostic{Code: f.Code, File: f.At.File, Pos: diag.Pos{Line: f.At.Line, Col: f.At.Col}, Source: f.At.Text, Hint: f.Hint}
	msg := f.Msg
	if f.HasThread {
		msg += fmt.Sprintf(", by thread %s of block %s", dims(f.Thread), dims(f.Block))
	}
	if f.At.SourceLine != 0 {
		msg += fmt.Sprintf(" (%s:%d)", f.At.SourceFile, f.At.SourceLine)
	}
	if o := f.Other; o != nil {
		msg += fmt.Sprintf("; the other access is in line %d: %s", o.Line, strings.TrimSpace(o.Text))
		if o.SourceLine != 0 {
			msg += fmt.Sprintf(" (%s:%d)", o.SourceFile, o.SourceLine)
		}
	}
	for i := range f.Calls {
		c := &f.Calls[i]
		text := "called from '" + c.Function + "'"
		if c.SourceLine != 0 {
			text += fmt.Sprintf(" (%s:%d)", c.SourceFile, c.SourceLine)
		}
		d.Related = append(d.Related, diag.Related{File: c.File, Pos: diag.Pos{Line: c.Line, Col: c.Col}, Msg: text})
	}
	if f.Count > 1 {
		msg += fmt.Sprintf(" (%d times)", f.Count)
	}
	d.Msg = msg
	if f.At.Line == 0 && f.At.Function != "" {
		d.Where = "function '" + f.At.Function + "'"
	}
	return d
}

func dims(d [3]int) string { return fmt.Sprintf("(%d,%d,%d)", d[0], d[1], d[2]) }

// findings collects the findings, once for each place and kind.
type findings struct {
	mu   sync.Mutex
	g    *grid
	max  int
	seen map[findingKey]*Finding
	all  []*Finding
}

type findingKey struct {
	code     diag.Code
	fn       int
	src      uint32
	otherFn  int
	otherSrc uint32
}

func (l *findings) init(g *grid) {
	l.g, l.max = g, g.cfg.MaxFindings
	if l.max <= 0 {
		l.max = 100
	}
	l.seen = map[findingKey]*Finding{}
}

func (l *findings) list() []Finding {
	out := make([]Finding, 0, len(l.all))
	for _, f := range l.all {
		out = append(out, *f)
	}
	sort.SliceStable(out, func(i, j int) bool { return !out[i].Fatal && out[j].Fatal })
	return out
}

// add records a finding; it fills in the place. It returns the entry, new or old.
func (l *findings) add(key findingKey, make func() *Finding) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if f := l.seen[key]; f != nil {
		f.Count++
		return
	}
	if len(l.all) >= l.max {
		return
	}
	f := make()
	f.Count = 1
	l.seen[key] = f
	l.all = append(l.all, f)
	if found := l.g.cfg.Found; found != nil {
		found(*f)
	}
}

// place describes instruction src of function number n.
func (g *grid) place(n int, src uint32) Place {
	f := g.prog[n]
	p := Place{File: g.mod.file, Function: f.name}
	if f.src == nil || int(src) >= len(f.src.Insts) {
		return p
	}
	in := &f.src.Insts[src]
	if g.mod.src != nil {
		pos, text := g.mod.src.At(int(in.Pos))
		p.Line, p.Col, p.Text = pos.Line, pos.Col, text
	}
	if int(in.Loc) < len(f.src.Locs) && in.Loc != 0 {
		loc := &f.src.Locs[in.Loc]
		p.SourceLine = int32(loc.Line)
		p.SourceFile = g.fileName(loc)
		for n := 0; loc.InlinedAt != 0 && int(loc.InlinedAt) < len(f.src.Locs) && n < maxInlined; n++ {
			loc = &f.src.Locs[loc.InlinedAt]
			p.Inlined = append(p.Inlined, SourceLine{g.fileName(loc), int32(loc.Line)})
		}
	}
	return p
}

// maxInlined bounds the calls of a place: a wrong module can have a circle.
const maxInlined = 64

func (g *grid) fileName(loc *ptx.LineInfo) string {
	for i := range g.mod.m.Files {
		if f := &g.mod.m.Files[i]; f.Num == loc.File {
			return f.Path
		}
	}
	return fmt.Sprintf("file %d", loc.File)
}

// thread returns block and thread coordinates of lane i.
func (w *warp) thread(i int) (block, thread [3]int) {
	return w.cta.id, [3]int{int(w.tid[0][i]), int(w.tid[1][i]), int(w.tid[2][i])}
}

// fault ends the launch: the lanes m cannot continue at in.
func (w *warp) fault(fr *frame, in *inst, m uint32, code diag.Code, msg, hint string) {
	w.report(fr, in, m, code, msg, hint, true)
	w.halt = true
	w.g.stop.Store(true)
}

// report records a finding of the lanes m at in.
func (w *warp) report(fr *frame, in *inst, m uint32, code diag.Code, msg, hint string, fatal bool) {
	key := findingKey{code: code, fn: fr.fn.index, src: noStop}
	if in != nil {
		key.src = in.src
	}
	w.g.findings.add(key, func() *Finding {
		f := &Finding{Code: code, Msg: msg, Hint: hint, Fatal: fatal, At: w.g.place(key.fn, key.src)}
		if m != 0 {
			f.Block, f.Thread = w.thread(lane(m))
			f.HasThread = true
		}
		f.Calls = fr.calls(w.g)
		return f
	})
}

// limit ends the launch from outside. g.mu is held.
func (g *grid) limit(msg string) {
	g.findings.add(findingKey{code: CodeLimit, src: noStop}, func() *Finding {
		return &Finding{Code: CodeLimit, Msg: msg, Fatal: true}
	})
	g.stop.Store(true)
}

// stuck reports a cluster whose threads all wait at barriers.
func (u *unit) stuck() {
	u.g.reportDeadlock([]*unit{u})
}

// patient is called when all clusters poll memory. It reports a deadlock, or returns the time to wait for a change from outside.
func (g *grid) patient() time.Duration {
	const pause = 50 * time.Microsecond
	activity := g.activity
	if g.cfg.Activity != nil {
		activity = g.cfg.Activity.Load()
	}
	switch now := time.Now(); {
	case g.cfg.Patience > 0 && (g.idle < 4*len(g.suspended)+4 || activity != g.activity): // there was progress not long ago
		g.idleSince, g.activity = now, activity
	case g.cfg.Patience == 0 || now.Sub(g.idleSince) > g.cfg.Patience:
		g.deadlock()
		return 0
	}
	return pause
}

// deadlock reports clusters that loop on a condition that no thread will change. g.mu is held.
func (g *grid) deadlock() { g.reportDeadlock(g.suspended) }

func (g *grid) reportDeadlock(list []*unit) {
	var b strings.Builder
	var first *split
	var fw *warp
	n, lines := 0, 0
	for _, u := range list {
		for _, c := range u.ctas {
			for _, w := range c.warps {
				for _, s := range w.splits {
					n++
					if first == nil || s.state > yielded && first.state <= yielded {
						first, fw = s, w
					}
					if lines < 8 {
						lines++
						b.WriteString("\n      ")
						b.WriteString(w.describe(s, w.source(s), "runs in a loop"))
					}
				}
			}
		}
	}
	if first == nil {
		return
	}
	if n > lines {
		fmt.Fprintf(&b, "\n      and %d more groups of threads", n-lines)
	}
	pc := first.pc
	if first.state == atBar || first.state == atClust {
		pc--
	}
	in := &first.fr.fn.code[min(int(pc), len(first.fr.fn.code)-1)]
	fw.report(first.fr, in, first.mask, CodeDeadlock, "deadlock: no thread can go on", "the threads are:"+b.String(), true)
	g.stop.Store(true)
}

// source returns the instruction that a group of threads is at, as an index into ptx.Func.Insts.
func (w *warp) source(s *split) uint32 {
	pc := s.pc
	if s.state == atBar || s.state == atClust {
		pc--
	}
	return s.fr.fn.code[min(int(pc), len(s.fr.fn.code)-1)].src
}

// describe describes the position of a group of threads at instruction src, and the event that it waits for. Threads that do not wait have the text given.
func (w *warp) describe(s *split, src uint32, state string) string {
	at := w.g.place(s.fr.fn.index, src)
	block, thread := w.thread(lane(s.mask))
	switch s.state {
	case atBar:
		state = fmt.Sprintf("waits at barrier %d", s.bar)
	case atClust:
		state = "waits at the barrier of the cluster"
	case atSync:
		state = fmt.Sprintf("waits for lanes %#x of its warp", s.sync&^s.mask)
	}
	return fmt.Sprintf("block %s warp %d lanes %#x (thread %s …) %s in line %d: %s", dims(block), w.id, s.mask, dims(thread), state, at.Line, strings.TrimSpace(at.Text))
}
