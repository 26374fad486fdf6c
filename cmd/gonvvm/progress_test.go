package main

import (
	"os"
	"path/filepath"
	"testing"
)

// The shell opens the null device for a command, so that the file has another name.
func TestNullIsNoTerminal(t *testing.T) {
	name := filepath.Join(t.TempDir(), "stderr")
	if err := os.Symlink(os.DevNull, name); err != nil {
		t.Skip("no symbolic links: ", err)
	}
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if isTerminal(f) {
		t.Error("the null device is taken for a terminal")
	}
}
