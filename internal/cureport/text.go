package cureport

import (
	"fmt"
	"path"
	"strings"
)

// margin begins the lines of compute-sanitizer.
const margin = "========="

// page is text in the layout of compute-sanitizer.
type page struct{ strings.Builder }

func (p *page) line(format string, args ...any) {
	text := strings.ReplaceAll(fmt.Sprintf(format, args...), "\n", "\n"+margin+"     ")
	p.WriteString(strings.TrimRight(margin+" "+text, " ") + "\n")
}

// Text returns the report in the layout of compute-sanitizer.
func (r *Report) Text(profile ProfileDetail) string {
	var p page
	for i := range r.Records {
		rec := &r.Records[i]
		for k := range rec.Findings {
			p.finding(rec, &rec.Findings[k])
		}
	}
	for i := range r.Records {
		if rec := &r.Records[i]; rec.Counts != nil && profile != NoProfile {
			p.profile(rec, profile)
		}
	}
	if bytes, n := r.Leaked(); n > 0 {
		p.line("LEAK SUMMARY: %d bytes leaked in %s", bytes, plural(n, "allocation"))
	}
	summary := plural(r.Errors(), "error")
	if r.Suppressed > 0 {
		summary += fmt.Sprintf(", %d suppressed", r.Suppressed)
	}
	p.line("ERROR SUMMARY: %s", summary)
	return p.String()
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// Text returns a record alone, without a summary.
func (rec *Record) Text() string {
	var p page
	for k := range rec.Findings {
		p.finding(rec, &rec.Findings[k])
	}
	return p.String()
}

func (p *page) finding(rec *Record, f *Finding) {
	p.line("%s", f.Title)
	if at := f.At.describe(rec.Kernel); at != "" {
		p.line("    at %s", at)
	}
	for _, at := range f.Inlined {
		p.line("        inlined at %s:%d", at.File, at.Line)
	}
	if f.Thread != nil && f.Block != nil {
		p.line("    by thread %s in block %s", dims(f.Thread), dims(f.Block))
	}
	p.line("    %s", f.Message)
	if f.Other != nil {
		p.line("    the other access is at %s", f.Other.describe(rec.Kernel))
	}
	if f.At.PTX > 0 && f.At.File != "" {
		p.line("    PTX line %d: %s", f.At.PTX, f.At.Text)
	}
	if f.Count > 1 {
		p.line("    %d times", f.Count)
	}
	if f.Hint != "" {
		p.line("    hint: %s", f.Hint)
	}
	if rec.Kind == Launch {
		p.line("    launch %d of kernel %s, grid %s, block %s, on %s", rec.Launch, rec.Kernel, dims(rec.Grid), dims(rec.Block), rec.Device)
	}
	switch {
	case rec.Kind == Launch && rec.Partial:
		p.line("    the launch had not ended when this was written")
	case f.Fatal && rec.Result != "":
		p.line("    the launch ended here; the program gets %s", rec.Result)
	}
	switch rec.Kind {
	case Launch:
		p.stack("Saved host backtrace up to driver entry point at kernel launch time", rec.Stack)
	case Call:
		p.stack("Saved host backtrace up to driver entry point at error", rec.Stack)
	case Leaks:
		p.stack("Saved host backtrace up to driver entry point at allocation time", f.Stack)
	}
	if o := f.Against; o != nil {
		p.stack("Saved host backtrace of "+o.Name, o.Stack)
	}
	p.line("")
}

// describe names the place: the source line where there is one, else the line of PTX.
func (at *Place) describe(kernel string) string {
	name := at.Function
	if name == "" {
		name = kernel
	}
	switch {
	case name == "":
		return ""
	case at.Line > 0:
		return fmt.Sprintf("%s in %s:%d", name, at.File, at.Line)
	case at.PTX > 0:
		return fmt.Sprintf("%s in PTX line %d: %s", name, at.PTX, at.Text)
	}
	return name
}

func (p *page) stack(title string, list []Frame) {
	if len(list) == 0 {
		return
	}
	p.line("    %s", title)
	for i := range list {
		p.line("        Host Frame: %s", list[i].String())
	}
}

// String returns the frame as compute-sanitizer writes it.
func (f *Frame) String() string {
	name := f.Symbol
	if name == "" {
		name = "?"
	}
	if f.Line > 0 {
		name += fmt.Sprintf(" in %s:%d", path.Base(f.File), f.Line)
	}
	return fmt.Sprintf("%s [%#x] in %s", name, f.Offset, f.Module)
}

func dims(d *[3]int) string {
	if d == nil {
		d = new([3]int)
	}
	return fmt.Sprintf("(%d,%d,%d)", d[0], d[1], d[2])
}
