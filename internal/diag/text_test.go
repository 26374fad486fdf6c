package diag

import (
	"bytes"
	"testing"
	"time"
)

// TestText compares a Text with a search from the start at every offset of texts with all kinds of line ends.
func TestText(t *testing.T) {
	for _, src := range []string{"", "a", "\n", "a\n", "a\nbc", "\n\n", "a\r\nbc\r\n\r\nd", "é\nü\n"} {
		text := NewText([]byte(src))
		for off := -1; off <= len(src)+1; off++ {
			p := PosAt([]byte(src), off)
			if got, line := text.At(off); got != p || line != Line([]byte(src), p.Line) {
				t.Errorf("%q at %d: %v %q, not %v %q", src, off, got, line, p, Line([]byte(src), p.Line))
			}
		}
	}
}

// TestTextGrowth looks up all lines of a long text, which takes minutes if each look-up reads the text.
func TestTextGrowth(t *testing.T) {
	const lines = 200_000
	text := NewText(bytes.Repeat([]byte("x\n"), lines))
	start := time.Now()
	for i := range lines {
		if p, _ := text.At(2 * i); p.Line != int32(i)+1 {
			t.Fatal(p)
		}
	}
	if d := time.Since(start); d > 5*time.Second {
		t.Errorf("%d look-ups took %v", lines, d)
	}
}
