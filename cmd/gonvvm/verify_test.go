package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// Files with equal names of functions are verified together, or each alone; the mistakes of all are reported.
func TestVerifyEach(t *testing.T) {
	dir := t.TempDir()
	var files []string
	for name, text := range map[string]string{"a.ll": batchKernel(1), "b.ll": batchKernel(2), "wrong.ll": wrongKernel, "other.ll": wrongKernel} {
		file := filepath.Join(dir, name)
		write(t, file, text)
		files = append(files, file)
	}
	a, b := filepath.Join(dir, "a.ll"), filepath.Join(dir, "b.ll")
	for _, c := range []struct {
		args []string
		code int
		says int // errors
	}{
		{[]string{a, b}, exitInput, 1}, {[]string{"-each", a, b}, exitOK, 0}, {append([]string{"-each"}, files...), exitInput, 2},
	} {
		code, _, errs := gonvvm("", append([]string{"verify"}, c.args...)...)
		if code != c.code || strings.Count(errs, "error: ") != c.says {
			t.Errorf("%v: exit %d, expected %d with %d errors\n%s", c.args, code, c.code, c.says, errs)
		}
	}
}
