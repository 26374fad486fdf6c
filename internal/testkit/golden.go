package testkit

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write golden files instead of comparing with them")

// Update reports whether the test run rewrites golden files (-update).
func Update() bool { return *update }

// Root returns the root folder of the project: the nearest folder upwards from
// the test's own that has a go.mod.
func Root(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		up := filepath.Dir(dir)
		if up == dir {
			t.Fatal("no go.mod above the working directory")
		}
		dir = up
	}
}

// Golden compares got with the file at path, which is relative to the folder of
// the test. With -update it writes the file instead. A difference is an error
// that shows the first line that differs.
func Golden(t testing.TB, path string, got []byte) {
	t.Helper()
	if *update {
		if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, got) {
			return
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v (go test -update writes it)", err)
	}
	if !bytes.Equal(want, got) {
		t.Errorf("%s differs from the golden file (if the change is intended: go test -update, and read the diff)\n%s",
			path, Diff(want, got))
	}
}

// Diff shows the first place where two texts differ, with the lines before and
// after it; it returns "" for equal texts.
func Diff(want, got []byte) string {
	if bytes.Equal(want, got) {
		return ""
	}
	const around = 3
	w := strings.SplitAfter(string(want), "\n")
	g := strings.SplitAfter(string(got), "\n")
	at := 0
	for at < len(w) && at < len(g) && w[at] == g[at] {
		at++
	}
	var b strings.Builder
	for i := max(0, at-around); i < at; i++ {
		line(&b, "  ", w[i])
	}
	for i := at; i < min(at+around, len(w)); i++ {
		line(&b, "- ", w[i])
	}
	for i := at; i < min(at+around, len(g)); i++ {
		line(&b, "+ ", g[i])
	}
	return "line " + strconv.Itoa(at+1) + ":\n" + b.String()
}

func line(b *strings.Builder, mark, text string) {
	b.WriteString(mark)
	b.WriteString(text)
	if !strings.HasSuffix(text, "\n") {
		b.WriteString("\n")
	}
}
