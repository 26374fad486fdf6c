package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// gonvvm dap connects the helper to its own streams, and tells it its own path for LLVM IR.
func TestDAP(t *testing.T) {
	if code, _, errs := gonvvm("", "dap", "x.ptx"); code != exitUsage || !strings.Contains(errs, "takes no arguments") {
		t.Errorf("exit %d\n%s", code, errs)
	}
	t.Setenv("PATH", t.TempDir())
	t.Setenv("GONVVM_DAP_HELPER", "")
	if code, _, errs := gonvvm("", "dap"); code != exitInput || !strings.Contains(errs, "go build -C dap -o DIR ./cmd/gonvvm-dap") {
		t.Errorf("exit %d\n%s", code, errs)
	}
	if runtime.GOOS == "windows" {
		t.Skip("the helper of this test is a shell script")
	}
	path := filepath.Join(t.TempDir(), "helper")
	if err := os.WriteFile(path, []byte("#!/bin/sh\nread line\necho \"$line, $GONVVM\"\nexit 7\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("GONVVM_DAP_HELPER", path)
	code, out, _ := gonvvm("hello\n", "dap")
	if own, err := os.Executable(); err != nil || code != exitInput || out != "hello, "+own+"\n" {
		t.Errorf("exit %d, %q, %v", code, out, err)
	}
}
