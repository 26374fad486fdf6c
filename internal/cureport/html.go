package cureport

import (
	"fmt"
	"html"
	"strings"
)

const htmlHead = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>gonvvm exec</title><style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 75em; padding: 0 1em; color: #222; background: #fff }
pre, code, td.n { font-family: ui-monospace, monospace; font-size: 13px }
pre { background: #f5f5f5; padding: .6em; overflow-x: auto }
pre .here { background: #ffe0a0; display: block }
table { border-collapse: collapse; width: 100% } th { text-align: right; font-weight: 600 } th:last-child { text-align: left }
td, th { padding: .15em .6em; border-bottom: 1px solid #ddd } td.n { text-align: right } td.l { font-family: ui-monospace, monospace; font-size: 13px }
td.hot { background: linear-gradient(#ffc77a, #ffc77a) no-repeat 0 0 / var(--share) 100% }
section { border-left: 4px solid #c33; padding-left: 1em; margin: 2em 0 } section h3 { margin: 0 } .note { color: #666 }
@media (prefers-color-scheme: dark) { body { background: #1b1b1b; color: #ddd } pre { background: #262626 } pre .here { background: #5a4300 } td, th { border-color: #444 } td.hot { background: linear-gradient(#6b4a12, #6b4a12) no-repeat 0 0 / var(--share) 100% } }
</style></head><body>
`

// HTML returns the report as one page without references to other files. source returns the text of a source file, for the lines around
// each finding; it may return false.
func (r *Report) HTML(command string, source func(name string) ([]byte, bool)) []byte {
	var b strings.Builder
	b.WriteString(htmlHead)
	fmt.Fprintf(&b, "<h1>gonvvm exec</h1>\n<pre>%s</pre>\n<p>%s", html.EscapeString(command), plural(r.Errors(), "error"))
	if r.Suppressed > 0 {
		fmt.Fprintf(&b, ", %d suppressed", r.Suppressed)
	}
	if bytes, n := r.Leaked(); n > 0 {
		fmt.Fprintf(&b, ", %d bytes leaked in %s", bytes, plural(n, "allocation"))
	}
	b.WriteString("</p>\n")
	for i := range r.Records {
		rec := &r.Records[i]
		for k := range rec.Findings {
			htmlFinding(&b, rec, &rec.Findings[k], source)
		}
	}
	for i := range r.Records {
		if r.Records[i].Counts != nil {
			htmlProfile(&b, &r.Records[i])
		}
	}
	b.WriteString("</body></html>\n")
	return []byte(b.String())
}

func htmlFinding(b *strings.Builder, rec *Record, f *Finding, source func(string) ([]byte, bool)) {
	var p page
	p.finding(rec, f)
	title, rest, _ := strings.Cut(strings.TrimSuffix(p.String(), margin+"\n"), "\n")
	fmt.Fprintf(b, "<section><h3>%s</h3>\n<pre>%s</pre>\n", html.EscapeString(strings.TrimPrefix(title, margin+" ")),
		html.EscapeString(strings.ReplaceAll(strings.TrimPrefix(rest, margin+"     "), "\n"+margin+"     ", "\n")))
	if f.At.Line > 0 {
		htmlSource(b, &f.At, source)
	}
	if f.Other != nil && f.Other.Line > 0 && (f.Other.Line != f.At.Line || f.Other.File != f.At.File) {
		htmlSource(b, f.Other, source)
	}
	b.WriteString("</section>\n")
}

// htmlSource writes the lines around a place.
func htmlSource(b *strings.Builder, at *Place, source func(string) ([]byte, bool)) {
	text, ok := source(at.File)
	lines := strings.Split(string(text), "\n")
	if !ok || int(at.Line) > len(lines) {
		return
	}
	const around = 3
	fmt.Fprintf(b, "<p class=note>%s</p><pre>", html.EscapeString(at.File))
	for n := max(1, int(at.Line)-around); n <= min(len(lines), int(at.Line)+around); n++ {
		row := html.EscapeString(fmt.Sprintf("%5d  %s", n, strings.TrimRight(lines[n-1], "\r")))
		if n == int(at.Line) {
			fmt.Fprintf(b, "<span class=here>%s</span>", row)
		} else {
			b.WriteString(row + "\n")
		}
	}
	b.WriteString("</pre>\n")
}

func htmlProfile(b *strings.Builder, rec *Record) {
	rows, total := rec.Counts.rows(BySource)
	fmt.Fprintf(b, "<h2>Profile of kernel <code>%s</code></h2><p class=note>%s</p>\n<table><tr>", html.EscapeString(rec.Kernel), plural(rec.Counts.Launches, "execution"))
	for _, h := range []string{"instructions", "threads", "sectors", "coalesced", "shared", "conflicts", "contended", "divergent", "line"} {
		b.WriteString("<th>" + h + "</th>")
	}
	b.WriteString("</tr>\n")
	for i := range rows {
		htmlCounts(b, &rows[i].Traffic, total.Warp, rows[i].name())
	}
	htmlCounts(b, &total, total.Warp, "total")
	b.WriteString("</table>\n")
}

func htmlCounts(b *strings.Builder, t *Traffic, all uint64, name string) {
	fmt.Fprintf(b, "<tr><td class='n hot' style='--share:%d%%'>%d</td><td class=n>%.1f</td>", 100*t.Warp/max(1, all), t.Warp, t.Active())
	fmt.Fprintf(b, "<td class=n>%d</td><td class=n>%s</td><td class=n>%d</td><td class=n>%d</td><td class=n>%d</td><td class=n>%d</td><td class=l>%s</td></tr>\n",
		t.GlobalSectors, t.coalesced(), t.SharedAccesses, t.SharedPasses-t.SharedAccesses, t.AtomicRounds-t.Atomics, t.Divergent, html.EscapeString(name))
}
