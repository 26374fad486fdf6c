package ptxcheck

import (
	"os"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/ptx"
)

// checkLines checks lines inside of wrap, those that cannot be parsed as well, and returns the diagnostics with the
// number of lines before the first.
func checkLines(lines []string, wrap func([]string) string) (diag.List, int) {
	text := wrap(lines)
	first := strings.Count(text[:strings.Index(text, lines[0])], "\n")
	// The parser reports 50 errors at most, so it reads each line by itself first.
	var all diag.List
	var good []string
	var at []int
	for i, l := range lines {
		if _, err := ptx.Parse("t.ptx", []byte(wrap([]string{l}))); err != nil {
			d := *diag.Of(err)[0]
			d.Pos.Line = int32(first + i + 1)
			all = append(all, &d)
			continue
		}
		good = append(good, l)
		at = append(at, i)
	}
	if len(good) == 0 {
		return all, first
	}
	// Features that the target lacks are reported 50 times at most, too.
	for i := 0; i < len(good); i += 12 {
		for _, d := range check(wrap(good[i:min(i+12, len(good))])) {
			if k := int(d.Pos.Line) - 1 - first + i; k >= i && k < len(at) {
				d.Pos.Line = int32(first + at[k] + 1)
			}
			all = append(all, d)
		}
	}
	return all, first
}

// exceptions is a list of known differences: lines "pattern # reason", where '*' in a pattern matches any text.
type exceptions struct {
	file     string
	patterns [][]string
	reasons  []string
	used     []bool
}

func readList(t *testing.T, file string) *exceptions {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	e := &exceptions{file: file}
	for n, line := range strings.Split(string(data), "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		pattern, reason, ok := strings.Cut(line, " # ")
		if !ok || strings.TrimSpace(reason) == "" {
			t.Fatalf("%s:%d: a difference needs its reason", file, n+1)
		}
		e.patterns = append(e.patterns, strings.Split(strings.TrimSpace(pattern), "*"))
		e.reasons = append(e.reasons, reason)
	}
	e.used = make([]bool, len(e.patterns))
	return e
}

// has reports whether s is on the list.
func (e *exceptions) has(s string) bool {
next:
	for i, p := range e.patterns {
		rest, ok := strings.CutPrefix(s, p[0])
		if !ok {
			continue
		}
		for k, part := range p[1:] {
			if k == len(p)-2 {
				if !strings.HasSuffix(rest, part) {
					continue next
				}
				rest = ""
				break
			}
			at := strings.Index(rest, part)
			if at < 0 {
				continue next
			}
			rest = rest[at+len(part):]
		}
		if rest == "" {
			e.used[i] = true
			return true
		}
	}
	return false
}

// unused fails for entries that no difference needed.
func (e *exceptions) unused(t *testing.T) {
	t.Helper()
	for i, u := range e.used {
		if !u {
			t.Errorf("%s: %q is no difference any more", e.file, strings.Join(e.patterns[i], "*"))
		}
	}
}
