package main

import (
	"errors"
	"fmt"
	"strings"
)

// where is a place in a definition file.
type where struct {
	file string
	line int
}

func (w where) String() string { return fmt.Sprintf("%s:%d", w.file, w.line) }

// line is a logical line: the words of a row and of the indented lines after it.
type line struct {
	where
	words []word
}

// word is a blank-separated token with its place.
type word struct {
	where
	text string
}

// splitLines cuts src into logical lines. A comment is a '#' that starts a
// line or stands between blanks.
func splitLines(file, src string) []line {
	var out []line
	for i, text := range strings.Split(src, "\n") {
		at := where{file, i + 1}
		cont := strings.HasPrefix(text, " ") || strings.HasPrefix(text, "\t")
		var words []word
		for _, f := range strings.Fields(text) {
			if f == "#" || len(words) == 0 && !cont && strings.HasPrefix(f, "#") {
				break
			}
			words = append(words, word{at, f})
		}
		switch {
		case len(words) == 0:
		case cont && len(out) > 0:
			out[len(out)-1].words = append(out[len(out)-1].words, words...)
		default:
			out = append(out, line{at, words})
		}
	}
	return out
}

// errorf records an error at a place.
func (m *model) errorf(at fmt.Stringer, format string, args ...any) {
	if len(m.errs) < 50 {
		m.errs = append(m.errs, fmt.Errorf("%s: %s", at, fmt.Sprintf(format, args...)))
	}
}

func (m *model) err() error { return errors.Join(m.errs...) }
