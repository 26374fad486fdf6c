package report

import (
	"strconv"

	"gonvvm/emu"
	"gonvvm/internal/cureport"
)

// Run is a launch of a kernel on the emulator.
type Run struct {
	Kernel   string    `json:"kernel"`
	Grid     [3]int    `json:"grid"`
	Block    [3]int    `json:"block"`
	Done     bool      `json:"done"` // all threads came to their end
	Seconds  float64   `json:"seconds"`
	Lines    []LineRun `json:"lines"` // instructions that were executed
	Findings []Finding `json:"findings"`
	Buffers  []Buffer  `json:"buffers,omitempty"`
	Output   string    `json:"output,omitempty"` // of printf
	Trace    *Trace    `json:"trace,omitempty"`
}

// LineRun has the counts of an instruction.
type LineRun struct {
	Line int `json:"line"` // of the PTX
	cureport.Traffic
}

// Finding is a mistake that the emulator found.
type Finding struct {
	Severity string `json:"severity"`
	Code     string `json:"code,omitempty"`
	Line     int    `json:"line,omitempty"`  // of the PTX
	Other    int    `json:"other,omitempty"` // of a race: the line of the earlier access
	Message  string `json:"message"`
	Hint     string `json:"hint,omitempty"`
	Text     string `json:"text"` // with its notes, as the command prints it
}

// Buffer is the contents of a buffer after a launch.
type Buffer struct {
	Name   string   `json:"name"`
	Type   string   `json:"type"`
	Values []string `json:"values"` // the first ones
	Total  int      `json:"total"`
}

// maxValues bounds how many elements of a buffer a report has.
const maxValues = 1 << 16

// AddRun adds a launch and its buffers. The PTX that ran has to be that of the report.
func (r *Report) AddRun(kernel string, cfg *emu.Config, res *emu.Result, buffers []*emu.Arg, output string, seconds float64) {
	run := Run{Kernel: kernel, Grid: sizes(cfg.Grid), Block: sizes(cfg.Block), Done: res.Done, Seconds: seconds, Lines: []LineRun{}, Findings: []Finding{}, Output: output}
	for i := range res.Lines {
		l := &res.Lines[i]
		run.Lines = append(run.Lines, LineRun{int(l.At.Pos.Line), Traffic(l)})
	}
	for i := range res.Findings {
		f := &res.Findings[i]
		d := f.Diagnostic()
		x := Finding{Severity: d.Severity.String(), Code: string(f.Code), Line: int(f.At.Pos.Line), Message: d.Msg, Hint: f.Hint, Text: string(d.Append(nil))}
		if f.Other != nil {
			x.Other = int(f.Other.Pos.Line)
		}
		run.Findings = append(run.Findings, x)
	}
	for i, a := range buffers {
		b := Buffer{Name: strconv.Itoa(i + 1), Type: string(a.Type), Values: make([]string, min(a.Count, maxValues)), Total: a.Count}
		for k := range b.Values {
			b.Values[k] = a.Type.Format(a.Data, k)
		}
		run.Buffers = append(run.Buffers, b)
	}
	r.Runs = append(r.Runs, run)
}

func sizes(d emu.Dim) [3]int { return [3]int{max(1, d.X), max(1, d.Y), max(1, d.Z)} }

// Traffic returns the counts of an instruction in the form of reports.
func Traffic(l *emu.LineStats) cureport.Traffic {
	return cureport.Traffic{
		Warp: l.Warp, Thread: l.Thread, Branches: l.Branches, Divergent: l.Divergent, GlobalAccesses: l.GlobalAccesses,
		GlobalSectors: l.GlobalSectors, GlobalIdeal: l.GlobalIdeal, SharedAccesses: l.SharedAccesses, SharedPasses: l.SharedPasses,
		Atomics: l.Atomics, AtomicRounds: l.AtomicRounds,
	}
}
