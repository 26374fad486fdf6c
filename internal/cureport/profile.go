package cureport

import (
	"cmp"
	"fmt"
	"path"
	"slices"
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

func (p *page) profile(rec *Record, detail ProfileDetail) {
	rows, total := rec.Counts.rows(detail)
	p.line("Profile of kernel %s over %s", rec.Kernel, plural(rec.Counts.Launches, "execution"))
	p.line("  %14s %7s %12s %9s %12s %10s %10s  %s", "instructions", "threads", "sectors", "coalesced", "shared", "conflicts", "divergent", "line")
	for i := range rows {
		p.counts(&rows[i].Traffic, rows[i].name())
	}
	p.counts(&total, "total")
	p.line("")
}

// counts writes a row: instructions of warps, active threads of each, sectors of global memory and the share of them that is needed,
// accesses to shared memory and the passes that bank conflicts add, and divergent branches.
func (p *page) counts(t *Traffic, name string) {
	dash := func(n, of uint64) string {
		if of == 0 {
			return "-"
		}
		return fmt.Sprint(n)
	}
	p.line("  %14d %7.1f %12s %9s %12s %10s %10s  %s", t.Warp, t.Active(), dash(t.GlobalSectors, t.GlobalAccesses), t.coalesced(),
		dash(t.SharedAccesses, t.SharedAccesses), dash(t.SharedPasses-t.SharedAccesses, t.SharedAccesses), dash(t.Divergent, t.Branches), name)
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
