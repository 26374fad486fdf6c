package ptxcheck

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/oracle"
	"gonvvm/internal/ptx"
)

// check parses and checks PTX text.
func check(src string) diag.List {
	m, err := ptx.Parse("t.ptx", []byte(src))
	if err != nil {
		return diag.Of(err)
	}
	return Check(m, &Options{File: "t.ptx", Src: []byte(src), Max: 1 << 20})
}

// complaints are the errors of the lines of a text, by line number from 0 after the first ones; warnings do not count.
func complaints(l diag.List, first int) map[int]string {
	out := map[int]string{}
	for _, d := range l {
		if n := int(d.Pos.Line) - 1 - first; d.Severity == diag.Error && out[n] == "" {
			out[n] = d.Msg + " [" + string(d.Code) + "]"
		}
	}
	return out
}

// maxLines are given to ptxas at a time: it gives up after some errors.
const maxLines = 500

var errorLine = regexp.MustCompile(`ptx, line (\d+); (?:error|fatal)\s*:\s*(.*)`)

// assemble gives lines to ptxas together, inside of wrap, and returns its message for each line that it refuses. ptxas
// checks some rules only if all others hold, so refused lines are removed until the rest passes.
func assemble(t *testing.T, path, arch string, lines []string, wrap func([]string) string) map[int]string {
	t.Helper()
	out := map[int]string{}
	if n := maxLines; len(lines) > n {
		for i := 0; i < len(lines); i += n {
			for k, msg := range assemble(t, path, arch, lines[i:min(i+n, len(lines))], wrap) {
				out[i+k] = msg
			}
		}
		return out
	}
	live := make([]int, len(lines))
	for i := range live {
		live[i] = i
	}
	first := strings.Count(wrap([]string{"\x00"})[:strings.Index(wrap([]string{"\x00"}), "\x00")], "\n")
	for len(live) > 0 {
		text := make([]string, len(live))
		for k, i := range live {
			text[k] = lines[i]
		}
		r, err := oracle.Assemble(path, []byte(wrap(text)), arch, "-c", "-O0")
		if err == nil && r.Err == "" {
			return out
		}
		if err != nil || !errorLine.MatchString(r.Err) {
			// A crash, or an error without a line: look for whose it is.
			if len(live) == 1 {
				why := "crash"
				if err == nil {
					why = strings.TrimSpace(r.Err)
				}
				out[live[0]] = why
				return out
			}
			if r != nil {
				t.Logf("ptxas does not tell the line: %.300s", r.Err)
			}
			half := len(live) / 2
			for _, part := range [][]int{live[:half], live[half:]} {
				sub := make([]string, len(part))
				for k, i := range part {
					sub[k] = lines[i]
				}
				for k, msg := range assemble(t, path, arch, sub, wrap) {
					out[part[k]] = msg
				}
			}
			return out
		}
		bad := map[int]bool{}
		for _, m := range errorLine.FindAllStringSubmatch(r.Err, -1) {
			n, _ := strconv.Atoi(m[1])
			if k := n - 1 - first; k >= 0 && k < len(live) {
				bad[k] = true
				if out[live[k]] == "" {
					out[live[k]] = m[2]
				}
			}
		}
		if len(bad) == 0 {
			t.Fatalf("ptxas refuses what is not under test: %s", r.Err)
		}
		var keep []int
		for k, i := range live {
			if !bad[k] {
				keep = append(keep, i)
			}
		}
		live = keep
	}
	return out
}

// disagreements gives lines to our checker and to ptxas, reports those about which the verdicts differ, and returns their number. A line whose
// difference is excused, given the message of ptxas, does not count.
func disagreements(t *testing.T, k snippetKey, path string, lines []string, wrap func([]string) string, excused func(line, theirs string) bool) (n int) {
	t.Helper()
	theirs := assemble(t, path, k.sm.String(), lines, wrap)
	ours := complaints(checkLines(lines, wrap))
	for i, l := range lines {
		a, b := ours[i], theirs[i]
		if (a == "") == (b == "") || excused(l, b) {
			continue
		}
		n++
		if a == "" {
			t.Errorf("%s %s: %s\n\tis clean, ptxas: %s", k.sm, k.v, l, b)
		} else {
			t.Errorf("%s %s: %s\n\tptxas accepts it: %s", k.sm, k.v, l, a)
		}
	}
	return n
}
