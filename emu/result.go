package emu

import (
	"slices"

	"gonvvm/diag"
	"gonvvm/internal/emu"
)

// Result is the outcome of a launch. The contents of memory are read from the Device.
type Result struct {
	Done     bool      // all threads came to their end
	Findings []Finding // faults and findings of the sanitizer, the fatal one last
	Steps    uint64    // instructions that warps executed
	Threads  uint64    // instructions that threads executed
	// Arrivals counts arrivals of threads at each of the 16 barriers of a CTA, over all CTAs.
	Arrivals [16]uint64
	Stats    Stats       // if Config.Stats is set
	Lines    []LineStats // if Config.Lines is set: the instructions that were executed, in the order of the module
	// Preemptions counts those that Config.Preemptions allowed.
	Preemptions int

	err error
}

// Err returns the findings as a [diag.List], nil if there are none and all threads came to their end.
func (r *Result) Err() error { return r.err }

// Place is an instruction of a PTX module.
type Place struct {
	File       string   // name of the module, as Load got it
	Pos        diag.Pos // place in the PTX text
	Text       string   // the line
	Function   string   // kernel or device function
	SourceFile string   // source file that .loc names, "" without line information
	SourceLine int      // its line
}

// Finding is a fault, or a mistake that the sanitizer found.
type Finding struct {
	Code          diag.Code // kind of mistake; see diag.Lookup
	Msg           string    // description without place and thread
	Hint          string    // advice; may be empty
	At            Place     // the instruction
	Other         *Place    // of a race: the earlier access
	Calls         []Place   // calls that led to the function of the instruction, the innermost first
	Block, Thread [3]int    // first thread that made the mistake, if HasThread
	HasThread     bool      // whether Block and Thread are known
	Count         int       // number of times that it was found at this place
	Fatal         bool      // whether it ended the launch

	diagnostic *diag.Diagnostic
}

// Diagnostic returns the finding as a diagnostic, with thread, block and count in its message.
func (f *Finding) Diagnostic() *diag.Diagnostic { return f.diagnostic }

// Stats are the counts of a launch.
type Stats struct {
	Classes []ClassStats // by class of instructions, in a fixed order; classes without instructions are absent
	Traffic              // branches and accesses to memory
}

// Add adds the counts of another launch.
func (s *Stats) Add(o *Stats) {
	for _, c := range o.Classes {
		i := slices.IndexFunc(s.Classes, func(x ClassStats) bool { return x.Name == c.Name })
		if i < 0 {
			s.Classes = append(s.Classes, c)
			continue
		}
		s.Classes[i].Warp += c.Warp
		s.Classes[i].Thread += c.Thread
	}
	(*emu.Traffic)(&s.Traffic).Add((*emu.Traffic)(&o.Traffic))
}

// Traffic counts branches and accesses to memory, by instructions of warps.
type Traffic struct {
	Branches  uint64 // branches with a guard, counted by warps
	Divergent uint64 // the divergent ones

	GlobalAccesses uint64 // instructions of warps that access global memory
	GlobalSectors  uint64 // sectors of 32 bytes that they touch
	GlobalIdeal    uint64 // sectors that would hold the bytes that they move

	SharedAccesses uint64 // instructions of warps that access shared memory
	SharedPasses   uint64 // passes that they take because of bank conflicts

	Atomics      uint64 // atomic instructions
	AtomicRounds uint64 // rounds in which lanes that name one address take turns; more than Atomics is contention
}

// LineStats are the counts of an instruction.
type LineStats struct {
	At      Place  // instruction
	Warp    uint64 // times that a warp executed it
	Thread  uint64 // times that a thread did
	Traffic        // branches and accesses to memory
}

// ClassStats are the counts of a class of instructions.
type ClassStats struct {
	Name   string // "integer", "float", "load", …
	Warp   uint64 // instructions that warps executed
	Thread uint64 // instructions that threads executed
}

func newResult(r *emu.Result) *Result {
	out := &Result{Done: r.Done, Steps: r.Steps, Threads: r.Threads, Arrivals: r.Arrivals, Preemptions: r.Preemptions, err: r.Err()}
	for i := range r.Findings {
		f := &r.Findings[i]
		x := Finding{
			Code: f.Code, Msg: f.Msg, Hint: f.Hint, At: newPlace(&f.At), Block: f.Block, Thread: f.Thread, HasThread: f.HasThread,
			Count: f.Count, Fatal: f.Fatal, diagnostic: f.Diagnostic(),
		}
		for k := range f.Calls {
			x.Calls = append(x.Calls, newPlace(&f.Calls[k]))
		}
		if f.Other != nil {
			o := newPlace(f.Other)
			x.Other = &o
		}
		out.Findings = append(out.Findings, x)
	}
	s := &r.Stats
	out.Stats = Stats{Traffic: Traffic(s.Traffic)}
	for i := range r.Lines {
		l := &r.Lines[i]
		out.Lines = append(out.Lines, LineStats{newPlace(&l.At), l.Warp, l.Thread, Traffic(l.Traffic)})
	}
	for c, n := range s.Warp {
		if n > 0 {
			out.Stats.Classes = append(out.Stats.Classes, ClassStats{emu.Class(c).String(), n, s.Thread[c]})
		}
	}
	return out
}

func newPlace(p *emu.Place) Place {
	return Place{p.File, diag.Pos{Line: p.Line, Col: p.Col}, p.Text, p.Function, p.SourceFile, int(p.SourceLine)}
}
