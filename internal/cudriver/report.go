package cudriver

import (
	"encoding/json"
	"fmt"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/emu"
)

// reported is a Report as JSON.
type reported struct {
	Launch   uint64         `json:"launch"`
	Kernel   string         `json:"kernel"`
	Device   string         `json:"device"`
	Grid     [3]int         `json:"grid"`
	Block    [3]int         `json:"block"`
	Findings []reportedItem `json:"findings"`
	Result   string         `json:"result,omitempty"`
}

type reportedItem struct {
	Code    string  `json:"code"`
	Title   string  `json:"title"`
	Message string  `json:"message"`
	Hint    string  `json:"hint,omitempty"`
	Line    int32   `json:"line,omitempty"`
	Text    string  `json:"text,omitempty"`
	File    string  `json:"file,omitempty"`
	Source  int32   `json:"source,omitempty"`
	Func    string  `json:"function,omitempty"`
	Block   *[3]int `json:"block,omitempty"`
	Thread  *[3]int `json:"thread,omitempty"`
	Count   int     `json:"count"`
	Fatal   bool    `json:"fatal,omitempty"`
}

// titles are the headings of compute-sanitizer for kinds of findings.
var titles = [...]struct {
	code diag.Code
	text string
}{
	{emu.CodeBounds, "Invalid access"},
	{emu.CodeMisaligned, "Misaligned address"},
	{emu.CodeUninitMem, "Uninitialized memory read"},
	{emu.CodeUninitReg, "Uninitialized register read"},
	{emu.CodeRace, "Potential hazard"},
	{emu.CodeBarrier, "Barrier error"},
	{emu.CodeDeadlock, "Deadlock"},
	{emu.CodeAsyncLeak, "Asynchronous copy without wait"},
	{emu.CodeLimit, "Launch timeout"},
	{emu.CodeTrap, "Trap"},
	{emu.CodeAssert, "Device-side assert"},
	{emu.CodeUnsupported, "Instruction that is not emulated"},
	{emu.CodeMemory, "Invalid free"},
	{emu.CodeCall, "Stack overflow or invalid call"},
}

func title(code diag.Code) string {
	for _, t := range titles {
		if t.code == code {
			return t.text
		}
	}
	return "Error"
}

// sanitizerWords splits the message of a finding into the heading that compute-sanitizer gives it and the rest.
func sanitizerWords(f *emu.Finding) (heading, rest string) {
	var access, space, place string
	var size int
	var addr uint64
	if f.Code == emu.CodeBounds {
		if n, _ := fmt.Sscanf(f.Msg, "%s of %d bytes at %s address %v:", &access, &size, &space, &addr); n == 4 {
			_, place, _ = strings.Cut(f.Msg, ": ")
			return fmt.Sprintf("Invalid __%s__ %s of size %d bytes", space, access, size), fmt.Sprintf("Address %#x is out of bounds: %s", addr, place)
		}
	}
	if f.Code == emu.CodeMisaligned {
		if n, _ := fmt.Sscanf(f.Msg, "access of %d bytes at %s address %v", &size, &space, &addr); n == 3 {
			return fmt.Sprintf("Invalid __%s__ access of size %d bytes", space, size), fmt.Sprintf("Address %#x is misaligned", addr)
		}
	}
	return title(f.Code), f.Msg
}

// JSON returns the report as one line.
func (r *Report) JSON() []byte {
	out := reported{Launch: r.Launch, Kernel: r.Kernel, Device: r.Device, Grid: r.Grid, Block: r.Block}
	if c := r.Result.Lookup(); c != nil && r.Result != Success {
		out.Result = c.Name
	}
	for i := range r.Findings {
		f := &r.Findings[i]
		heading, msg := sanitizerWords(f)
		item := reportedItem{
			Code: string(f.Code), Title: heading, Message: msg, Hint: f.Hint, Line: f.At.Line, Text: strings.TrimSpace(f.At.Text),
			File: f.At.SourceFile, Source: f.At.SourceLine, Func: f.At.Function, Count: max(f.Count, 1), Fatal: f.Fatal,
		}
		if f.HasThread {
			item.Block, item.Thread = &f.Block, &f.Thread
		}
		if o := f.Other; o != nil {
			item.Message += fmt.Sprintf("; the other access is in line %d: %s", o.Line, strings.TrimSpace(o.Text))
		}
		out.Findings = append(out.Findings, item)
	}
	b, _ := json.Marshal(&out) // numbers and strings only
	return b
}

// LeakReport returns the allocations that the program has not freed, as a line like those of JSON; nil if there are none.
func (d *Driver) LeakReport() []byte {
	out := reported{}
	for _, x := range d.Leaks() {
		out.Findings = append(out.Findings, reportedItem{
			Code: "leak", Title: fmt.Sprintf("Leaked %d bytes at %#x", x.Size, x.Addr), Message: "Allocation of " + x.Kind.String() + " that the program has not freed", Count: 1,
		})
	}
	if len(out.Findings) == 0 {
		return nil
	}
	b, _ := json.Marshal(&out) // numbers and strings only
	return b
}

// Text returns the report in the layout of compute-sanitizer.
func (r *Report) Text() string {
	t, _ := ReportText(r.JSON()) // written just now
	return t
}

// ReportText renders a report that JSON returned in the layout of compute-sanitizer.
func ReportText(line []byte) (string, error) {
	var r reported
	if err := json.Unmarshal(line, &r); err != nil {
		return "", err
	}
	const margin = "========= "
	var b strings.Builder
	for _, f := range r.Findings {
		fmt.Fprintf(&b, "%s%s\n", margin, f.Title)
		where := r.Kernel
		if where == "" {
			fmt.Fprintf(&b, "%s    %s\n%s\n", margin, f.Message, strings.TrimSpace(margin))
			continue
		}
		if f.Func != "" {
			where = f.Func
		}
		if f.Line > 0 {
			where += fmt.Sprintf(" in PTX line %d: %s", f.Line, f.Text)
		}
		fmt.Fprintf(&b, "%s    at %s\n", margin, where)
		if f.Source > 0 {
			fmt.Fprintf(&b, "%s    in %s:%d\n", margin, f.File, f.Source)
		}
		if f.Thread != nil && f.Block != nil {
			fmt.Fprintf(&b, "%s    by thread (%d,%d,%d) in block (%d,%d,%d)\n", margin, f.Thread[0], f.Thread[1], f.Thread[2], f.Block[0], f.Block[1], f.Block[2])
		}
		fmt.Fprintf(&b, "%s    %s\n", margin, f.Message)
		if f.Count > 1 {
			fmt.Fprintf(&b, "%s    %d times\n", margin, f.Count)
		}
		if f.Hint != "" {
			fmt.Fprintf(&b, "%s    hint: %s\n", margin, strings.ReplaceAll(f.Hint, "\n", "\n"+margin))
		}
		fmt.Fprintf(&b, "%s    launch %d of kernel %s, grid (%d,%d,%d), block (%d,%d,%d), on %s\n", margin, r.Launch, r.Kernel,
			r.Grid[0], r.Grid[1], r.Grid[2], r.Block[0], r.Block[1], r.Block[2], r.Device)
		if f.Fatal && r.Result != "" {
			fmt.Fprintf(&b, "%s    the launch ended here; the program gets %s\n", margin, r.Result)
		}
		b.WriteString(strings.TrimSpace(margin) + "\n")
	}
	return b.String(), nil
}

// Findings returns the number of findings in a report that JSON returned.
func Findings(line []byte) int {
	var r reported
	if json.Unmarshal(line, &r) != nil {
		return 0
	}
	n := 0
	for _, f := range r.Findings {
		n += f.Count
	}
	return n
}
