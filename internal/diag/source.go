package diag

import (
	"bytes"
	"strings"
)

// Line returns line n (from 1) of src without its line end.
func Line(src []byte, n int32) string {
	for ; n > 1; n-- {
		i := bytes.IndexByte(src, '\n')
		if i < 0 {
			return ""
		}
		src = src[i+1:]
	}
	if i := bytes.IndexByte(src, '\n'); i >= 0 {
		src = src[:i]
	}
	return string(bytes.TrimSuffix(src, []byte("\r")))
}

// PosAt returns the position of byte offset off in src.
func PosAt(src []byte, off int) Pos {
	off = min(max(off, 0), len(src))
	line := bytes.Count(src[:off], []byte("\n"))
	start := bytes.LastIndexByte(src[:off], '\n') + 1
	return Pos{Line: int32(line + 1), Col: int32(off - start + 1)}
}

// LiteralOffset returns where byte off of the value of a string literal of LLVM's text
// stands in line, where the characters of the literal begin at start: the escapes \\ and
// \xx are one byte. It is -1 if the literal is shorter.
func LiteralOffset(line string, start, off int) int {
	i := start
	for ; i < len(line) && line[i] != '"'; i++ {
		if off == 0 {
			return i
		}
		off--
		if line[i] == '\\' {
			if i+1 < len(line) && line[i+1] == '\\' {
				i++
			} else {
				i += 2
			}
		}
	}
	if i < len(line) && off == 0 {
		return i
	}
	return -1
}

// PointTo moves the caret of d to the first occurrence of word after it in the line, or else to the first one in
// the line. The caret stays where it is if the line does not contain the word.
func PointTo(d *Diagnostic, word string) {
	if !d.Pos.IsValid() || word == "" || int(d.Pos.Col) > len(d.Source) {
		return
	}
	from := int(d.Pos.Col) - 1
	if i := strings.Index(d.Source[from:], word); i >= 0 {
		d.Pos.Col += int32(i)
	} else if i := strings.Index(d.Source, word); i >= 0 {
		d.Pos.Col = int32(i) + 1
	}
}
