package cureport

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"
)

// Counts is the profile of a kernel over its launches.
type Counts struct {
	Launches int    `json:"launches"`
	Lines    []Line `json:"lines"` // instructions that were executed, in the order of the program
}

// Line has the counts of an instruction.
type Line struct {
	Place
	Traffic
}

// Traffic counts executions of instructions, and their effects.
type Traffic struct {
	Warp           uint64 `json:"warp_instructions"`         // times that a warp executed it
	Thread         uint64 `json:"thread_instructions"`       // times that a thread did
	Branches       uint64 `json:"branches,omitempty"`        // branches with a guard
	Divergent      uint64 `json:"divergent,omitempty"`       // those on which threads of a warp disagreed
	GlobalAccesses uint64 `json:"global_accesses,omitempty"` // instructions of warps on global memory
	GlobalSectors  uint64 `json:"global_sectors,omitempty"`  // sectors of 32 bytes that they touch
	GlobalIdeal    uint64 `json:"global_ideal,omitempty"`    // sectors that would hold the bytes that they move
	SharedAccesses uint64 `json:"shared_accesses,omitempty"` // instructions of warps on shared memory
	SharedPasses   uint64 `json:"shared_passes,omitempty"`   // passes that they take; more than accesses are bank conflicts
	Atomics        uint64 `json:"atomics,omitempty"`         // atomic instructions of warps
	AtomicRounds   uint64 `json:"atomic_rounds,omitempty"`   // rounds that they take; more than atomics is contention for an address
}

// Add adds counts.
func (t *Traffic) Add(o *Traffic) {
	t.Warp += o.Warp
	t.Thread += o.Thread
	t.Branches += o.Branches
	t.Divergent += o.Divergent
	t.GlobalAccesses += o.GlobalAccesses
	t.GlobalSectors += o.GlobalSectors
	t.GlobalIdeal += o.GlobalIdeal
	t.SharedAccesses += o.SharedAccesses
	t.SharedPasses += o.SharedPasses
	t.Atomics += o.Atomics
	t.AtomicRounds += o.AtomicRounds
}

// Add adds the counts of a launch.
func (c *Counts) Add(lines []Line) {
	c.Launches++
	if len(c.Lines) == 0 {
		c.Lines = lines
		return
	}
	at := map[Place]int{}
	for i := range c.Lines {
		at[c.Lines[i].Place] = i
	}
	for i := range lines {
		if k, ok := at[lines[i].Place]; ok {
			c.Lines[k].Traffic.Add(&lines[i].Traffic)
		} else {
			c.Lines = append(c.Lines, lines[i])
		}
	}
}

// ProfileDetail says which lines of profiles a text has.
type ProfileDetail uint8

const (
	NoProfile ProfileDetail = iota
	BySource                // lines of source files; of PTX without line information
	ByPTX                   // lines of PTX
)

// rows returns the lines of a profile with their total.
func (c *Counts) rows(detail ProfileDetail) (list []Line, total Traffic) {
	at := map[Place]int{}
	for i := range c.Lines {
		l := c.Lines[i]
		total.Add(&l.Traffic)
		if detail == BySource && l.Line > 0 {
			l.PTX, l.Text, l.Function = 0, "", ""
		}
		if k, ok := at[l.Place]; ok {
			list[k].Traffic.Add(&l.Traffic)
			continue
		}
		at[l.Place] = len(list)
		list = append(list, l)
	}
	if detail == BySource {
		slices.SortStableFunc(list, func(a, b Line) int {
			return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.PTX, b.PTX))
		})
	}
	return list, total
}

// name returns the name of a row.
func (at *Place) name() string {
	switch {
	case at.PTX == 0:
		return fmt.Sprintf("%s:%d", path.Base(at.File), at.Line)
	case at.Line > 0:
		return fmt.Sprintf("PTX %d (%s:%d): %s", at.PTX, path.Base(at.File), at.Line, at.Text)
	}
	return fmt.Sprintf("PTX %d: %s", at.PTX, at.Text)
}

// ProfileText returns the profile of a kernel for people.
func ProfileText(kernel string, c *Counts, detail ProfileDetail) string {
	b := &strings.Builder{}
	profile(func(format string, args ...any) { fmt.Fprintf(b, format+"\n", args...) }, kernel, c, detail)
	return b.String()
}

func (p *page) profile(rec *Record, detail ProfileDetail) {
	profile(p.line, rec.Kernel, rec.Counts, detail)
}

// profile writes a profile line by line.
func profile(line func(string, ...any), kernel string, c *Counts, detail ProfileDetail) {
	rows, total := c.rows(detail)
	line("Profile of kernel %s over %s", kernel, plural(c.Launches, "execution"))
	line("  %14s %7s %12s %9s %12s %10s %10s %10s  %s", "instructions", "threads", "sectors", "coalesced", "shared", "conflicts", "contended", "divergent", "line")
	for i := range rows {
		counts(line, &rows[i].Traffic, rows[i].name())
	}
	counts(line, &total, "total")
	line("")
}

// counts writes a row: instructions of warps, active threads of each, sectors of global memory and the share of them that is needed,
// accesses to shared memory and the passes that bank conflicts add, rounds that contention adds to atomics, and divergent branches.
func counts(line func(string, ...any), t *Traffic, name string) {
	dash := func(n, of uint64) string {
		if of == 0 {
			return "-"
		}
		return fmt.Sprint(n)
	}
	line("  %14d %7.1f %12s %9s %12s %10s %10s %10s  %s", t.Warp, t.Active(), dash(t.GlobalSectors, t.GlobalAccesses), t.coalesced(),
		dash(t.SharedAccesses, t.SharedAccesses), dash(t.SharedPasses-t.SharedAccesses, t.SharedAccesses), dash(t.AtomicRounds-t.Atomics, t.Atomics), dash(t.Divergent, t.Branches), name)
}

// Active returns the mean number of active threads of a warp.
func (t *Traffic) Active() float64 {
	if t.Warp == 0 {
		return 0
	}
	return float64(t.Thread) / float64(t.Warp)
}

func (t *Traffic) coalesced() string {
	if t.GlobalSectors == 0 {
		return "-"
	}
	return fmt.Sprintf("%d%%", min(100, 100*t.GlobalIdeal/t.GlobalSectors))
}
