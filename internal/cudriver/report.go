package cudriver

import (
	"fmt"
	"path"
	"strings"

	"gonvvm/internal/cureport"
	"gonvvm/internal/diag"
	"gonvvm/internal/emu"
)

// Origin is the call of the program that work or memory comes from.
type Origin struct {
	Name  string   // of the function of the API
	Stack []uint64 // return addresses, the innermost first
}

// frames describes the stack.
func (d *Driver) frames(o Origin) []cureport.Frame {
	if d.opt.Frame == nil {
		return nil
	}
	var list []cureport.Frame
	for _, addr := range o.Stack {
		f := d.opt.Frame(addr)
		if len(list) == 0 && strings.HasPrefix(path.Base(f.Module), "libcuda.so") {
			continue // the calls inside of the driver
		}
		list = append(list, f)
	}
	return list
}

// kinds are the tools and the headings of compute-sanitizer for kinds of findings. One without a tool is always reported.
var kinds = [...]struct {
	code  diag.Code
	tool  Tools
	title string
}{
	{emu.CodeBounds, Memcheck, "Invalid access"},
	{emu.CodeMisaligned, Memcheck, "Misaligned address"},
	{emu.CodeMemory, Memcheck, "Invalid free"},
	{emu.CodeCall, Memcheck, "Stack overflow or invalid call"},
	{emu.CodeUninitMem, Initcheck, "Uninitialized memory read"},
	{emu.CodeUninitReg, Initcheck, "Uninitialized register read"},
	{emu.CodeRace, Racecheck, "Potential hazard"},
	{emu.CodeBarrier, Synccheck, "Barrier error"},
	{emu.CodeDeadlock, Synccheck, "Deadlock"},
	{emu.CodeAsyncLeak, Synccheck, "Asynchronous copy without wait"},
	{emu.CodeLimit, 0, "Launch timeout"},
	{emu.CodeTrap, 0, "Trap"},
	{emu.CodeAssert, 0, "Device-side assert"},
	{emu.CodeUnsupported, 0, "Instruction that is not emulated"},
}

// kindOf returns the tool and the heading of a code.
func kindOf(code diag.Code) (Tools, string) {
	for _, k := range kinds {
		if k.code == code {
			return k.tool, k.title
		}
	}
	return 0, "Error"
}

// sanitizerWords splits the message of a finding into the heading that compute-sanitizer gives it and the rest.
func sanitizerWords(f *emu.Finding) (heading, rest string) {
	var access, space, place string
	var size int
	var addr uint64
	_, title := kindOf(f.Code)
	switch f.Code {
	case emu.CodeBounds:
		if n, _ := fmt.Sscanf(f.Msg, "%s of %d bytes at %s address %v:", &access, &size, &space, &addr); n == 4 {
			_, place, _ = strings.Cut(f.Msg, ": ")
			return fmt.Sprintf("Invalid __%s__ %s of size %d bytes", space, access, size), fmt.Sprintf("Address %#x is out of bounds: %s", addr, place)
		}
	case emu.CodeMisaligned:
		if n, _ := fmt.Sscanf(f.Msg, "access of %d bytes at %s address %v", &size, &space, &addr); n == 3 {
			return fmt.Sprintf("Invalid __%s__ access of size %d bytes", space, size), fmt.Sprintf("Address %#x is misaligned", addr)
		}
	case emu.CodeUninitMem:
		if n, _ := fmt.Sscanf(f.Msg, "read of %d bytes of %s memory", &size, &space); n == 2 {
			return fmt.Sprintf("Uninitialized __%s__ memory read of size %d bytes", space, size), "Nothing has been written there"
		}
	case emu.CodeRace:
		if _, pair, ok := strings.Cut(f.Msg, "nothing orders this "); ok {
			if now, before, ok := strings.Cut(pair, " and the "); ok {
				return "Potential " + hazard(strings.HasPrefix(before, "read"), now == "read") + " hazard", f.Msg
			}
		}
	}
	return title, f.Msg
}

// hazard names a race by its accesses in the order in which they were made.
func hazard(firstReads, thenReads bool) string {
	switch {
	case firstReads:
		return "WAR"
	case thenReads:
		return "RAW"
	}
	return "WAW"
}

func placeOf(p *emu.Place) cureport.Place {
	return cureport.Place{Function: p.Function, File: p.SourceFile, Line: p.SourceLine, PTX: p.Line, Text: strings.TrimSpace(p.Text)}
}

// finding converts a finding; false if its tool is not chosen.
func (d *Driver) finding(f *emu.Finding) (cureport.Finding, bool) {
	tool, _ := kindOf(f.Code)
	if tool != 0 && d.opt.Tools&tool == 0 && !f.Fatal {
		return cureport.Finding{}, false
	}
	heading, msg := sanitizerWords(f)
	out := cureport.Finding{
		Tool: tool.String(), Code: string(f.Code), Title: heading, Message: msg, Hint: f.Hint, At: placeOf(&f.At), Count: max(f.Count, 1), Fatal: f.Fatal,
	}
	for _, call := range f.At.Inlined {
		out.Inlined = append(out.Inlined, cureport.Place{File: call.File, Line: call.Line})
	}
	if f.HasThread {
		block, thread := f.Block, f.Thread
		out.Block, out.Thread = &block, &thread
	}
	if f.Other != nil {
		other := placeOf(f.Other)
		out.Other = &other
	}
	return out, true
}

// launchRecord describes a launch without its findings.
func (d *Driver) launchRecord(n uint64, f *Function, l *Launch) *cureport.Record {
	grid, block := l.Grid, l.Block
	return &cureport.Record{
		Kind: cureport.Launch, Process: d.opt.Process, Launch: n, Kernel: f.Name(), Device: f.mod.ctx.Dev.Model.Name, Grid: &grid, Block: &block,
	}
}

// send gives a record with findings to the user.
func (d *Driver) send(rec *cureport.Record) {
	if d.opt.Report == nil || len(rec.Findings) == 0 && rec.Counts == nil {
		return
	}
	d.reports.Lock()
	defer d.reports.Unlock()
	d.opt.Report(rec)
}

// name returns CUDA's name of a result, "" for Success.
func (r Result) name() string {
	if c := r.Lookup(); c != nil && r != Success {
		return c.Name
	}
	return ""
}

// ReportLeaks reports the allocations that the program has not freed, if the user wants to know.
func (d *Driver) ReportLeaks() {
	if d.opt.Tools&Leakcheck == 0 {
		return
	}
	rec := &cureport.Record{Kind: cureport.Leaks, Process: d.opt.Process}
	for _, x := range d.Leaks() {
		rec.Findings = append(rec.Findings, cureport.Finding{
			Tool: Leakcheck.String(), Code: "leak", Title: fmt.Sprintf("Leaked %d bytes at %#x", x.Size, x.Addr), Bytes: x.Size, Count: 1,
			Message: "Allocation of " + x.Kind.String() + " that the program has not freed", Stack: d.frames(x.Origin),
		})
	}
	d.send(rec)
}

// ReportFree reports a call that frees an address without an allocation.
func (d *Driver) ReportFree(addr uint64, o Origin, r Result) {
	if d.opt.Tools&Memcheck == 0 {
		return
	}
	msg := fmt.Sprintf("Address %#x is not the start of an allocation", addr)
	if d.wasFreed(addr) {
		msg = fmt.Sprintf("Address %#x was freed before", addr)
	}
	d.send(&cureport.Record{
		Kind: cureport.Call, Process: d.opt.Process, Function: o.Name, Result: r.name(), Stack: d.frames(o),
		Findings: []cureport.Finding{{
			Tool: Memcheck.String(), Code: string(emu.CodeMemory), Count: 1, At: cureport.Place{Function: o.Name},
			Title: fmt.Sprintf("Program hit %s (error %d) due to %q on CUDA API call to %s", r.name(), r, r.Lookup().Text, o.Name), Message: msg,
		}},
	})
}

// SetOrigin tells where the memory at an address was allocated.
func (d *Driver) SetOrigin(addr uint64, o Origin) {
	if b := d.block(addr); b != nil {
		b.origin = o
	}
}
