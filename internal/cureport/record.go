// Package cureport is the report of a program that ran on the emulated CUDA driver: mistakes of its kernels, memory that it has not
// freed, and counts of its instructions.
//
// In: the records that libcuda.so.1 appends to a file, one line of JSON each, by all processes of the program. Out: text in the layout of
// compute-sanitizer, the records as JSON, and a page of HTML. docs/exec.md describes the records and the form of suppressions.
//
// Invariants: the output depends on the records and on the files that they name only; bad input is an error.
package cureport

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
)

// Kind is the kind of a record.
type Kind string

const (
	Launch  Kind = "launch"  // a launch with findings
	Call    Kind = "call"    // a call of the driver with findings
	Leaks   Kind = "leaks"   // memory that is in use at the end of the program
	Profile Kind = "profile" // counts of a kernel, over all its launches so far
	Summary Kind = "summary" // the last line
)

// Record is a line of the report. Fields that a kind does not have are absent.
type Record struct {
	Kind     Kind      `json:"kind"`
	Process  int       `json:"process,omitempty"`  // number of the process
	Partial  bool      `json:"partial,omitempty"`  // of a launch: it has not ended
	Launch   uint64    `json:"launch,omitempty"`   // number of the launch in its process, from 1
	Kernel   string    `json:"kernel,omitempty"`   // name of the kernel in PTX
	Device   string    `json:"device,omitempty"`   // name of the device
	Grid     *[3]int   `json:"grid,omitempty"`     // size of the grid in blocks
	Block    *[3]int   `json:"block,omitempty"`    // size of a block in threads
	Function string    `json:"function,omitempty"` // of a call: its name in the API
	Findings []Finding `json:"findings,omitempty"`
	Result   string    `json:"result,omitempty"` // error that the program gets, such as CUDA_ERROR_ILLEGAL_ADDRESS
	Stack    []Frame   `json:"stack,omitempty"`  // calls of the host that led to the launch or call, the innermost first
	Counts   *Counts   `json:"counts,omitempty"` // of a profile

	Errors     *int `json:"errors,omitempty"`     // of the summary: number of findings, each with its count
	Suppressed int  `json:"suppressed,omitempty"` // of the summary: findings that suppressions left out
}

// Finding is a mistake.
type Finding struct {
	Tool    string  `json:"tool,omitempty"` // of compute-sanitizer: memcheck, racecheck, initcheck, synccheck or leakcheck
	Code    string  `json:"code"`           // kind of the mistake, for gonvvm explain
	Title   string  `json:"title"`          // first line of the text
	Message string  `json:"message"`
	Hint    string  `json:"hint,omitempty"`
	At      Place   `json:"at"`
	Inlined []Place `json:"inlined,omitempty"` // calls that the instruction was inlined at, the innermost first: files and lines
	Other   *Place  `json:"other,omitempty"`   // of a race: the earlier access
	Against *Origin `json:"against,omitempty"` // of a race with other work: that work
	Block   *[3]int `json:"block,omitempty"`   // the first thread that made the mistake
	Thread  *[3]int `json:"thread,omitempty"`
	Count   int     `json:"count"`           // number of times
	Fatal   bool    `json:"fatal,omitempty"` // the launch ended here
	Bytes   uint64  `json:"bytes,omitempty"` // of a leak
	Stack   []Frame `json:"stack,omitempty"` // of a leak: calls of the host that led to the allocation
}

// Place is an instruction of a kernel.
type Place struct {
	Function string `json:"function,omitempty"`
	File     string `json:"file,omitempty"` // source file of the line information
	Line     int32  `json:"line,omitempty"` // line of the source file, 0 without line information
	PTX      int32  `json:"ptx,omitempty"`  // line of the PTX text, from 1
	Text     string `json:"text,omitempty"` // that line
}

// Origin is the work that an access of a race between launches, or between a launch and the host, belongs to.
type Origin struct {
	Name  string  `json:"name"`            // "launch 3 of kernel k", "cuMemcpyHtoDAsync", "the host"
	Stack []Frame `json:"stack,omitempty"` // calls of the host that led to it
}

// Frame is a call in the stack of a thread of the host.
type Frame struct {
	Module string `json:"module,omitempty"` // file of the program or library
	Offset uint64 `json:"offset,omitempty"` // of the return address from the start of the module
	Symbol string `json:"symbol,omitempty"` // function
	File   string `json:"file,omitempty"`   // source file, where the module has DWARF
	Line   int    `json:"line,omitempty"`
}

// Report holds the records of all processes of a program.
type Report struct {
	Records    []Record
	Suppressed int // findings that Suppress has removed
}

// Read reads the lines of a report. A later record of a launch, and a later profile of a kernel, replaces the earlier one.
func Read(text []byte) (*Report, error) {
	r := &Report{}
	type key struct {
		kind    Kind
		process int
		launch  uint64
		name    string
	}
	last := map[key]int{}
	n := 0
	for line := range bytes.Lines(text) {
		n++
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		var rec Record
		if err := json.Unmarshal(line, &rec); err != nil {
			return nil, fmt.Errorf("line %d of the report: %w", n, err)
		}
		k := key{kind: rec.Kind, process: rec.Process, launch: rec.Launch}
		switch rec.Kind {
		case Launch:
		case Profile:
			k.name = rec.Kernel
		case Call, Leaks:
			r.Records = append(r.Records, rec)
			continue
		default:
			return nil, fmt.Errorf("line %d of the report: unknown kind %q", n, rec.Kind)
		}
		if i, ok := last[k]; ok {
			r.Records[i] = rec
			continue
		}
		last[k] = len(r.Records)
		r.Records = append(r.Records, rec)
	}
	return r, nil
}

// Errors returns the number of findings, each with its count.
func (r *Report) Errors() int {
	n := 0
	for i := range r.Records {
		for k := range r.Records[i].Findings {
			n += r.Records[i].Findings[k].Count
		}
	}
	return n
}

// Leaked returns the bytes and the number of allocations that were not freed.
func (r *Report) Leaked() (bytes uint64, n int) {
	for i := range r.Records {
		if r.Records[i].Kind == Leaks {
			for k := range r.Records[i].Findings {
				bytes += r.Records[i].Findings[k].Bytes
				n++
			}
		}
	}
	return bytes, n
}

// keep removes the findings for which keep is false, and launches without findings.
func (r *Report) keep(keep func(*Record, *Finding) bool) {
	list := r.Records[:0]
	for _, rec := range r.Records {
		rec.Findings = slices.DeleteFunc(rec.Findings, func(f Finding) bool { return !keep(&rec, &f) })
		if len(rec.Findings) > 0 || rec.Kind == Profile {
			list = append(list, rec)
		}
	}
	r.Records = list
}

// JSON returns the records and a summary, one line each.
func (r *Report) JSON() []byte {
	var b []byte
	for i := range r.Records {
		b = append(append(b, r.Records[i].JSON()...), '\n')
	}
	n := r.Errors()
	return append(append(b, (&Record{Kind: Summary, Errors: &n, Suppressed: r.Suppressed}).JSON()...), '\n')
}

// JSON returns the record as one line.
func (rec *Record) JSON() []byte {
	b, _ := json.Marshal(rec) // numbers and strings only
	return b
}
