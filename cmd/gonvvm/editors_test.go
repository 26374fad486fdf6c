package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// gonvvm dap and gonvvm lsp connect their helpers to their own streams, and tell them their own path.
func TestEditors(t *testing.T) {
	for name, variable := range map[string]string{"dap": "GONVVM_DAP_HELPER", "lsp": "GONVVM_LSP_HELPER"} {
		t.Run(name, func(t *testing.T) {
			if code, _, errs := gonvvm("", name, "x.ptx"); code != exitUsage || !strings.Contains(errs, "takes no arguments") {
				t.Errorf("exit %d\n%s", code, errs)
			}
			t.Setenv("PATH", t.TempDir())
			t.Setenv(variable, "")
			if code, _, errs := gonvvm("", name); code != exitInput || !strings.Contains(errs, "go build -C "+name+" -o DIR ./cmd/gonvvm-"+name) {
				t.Errorf("exit %d\n%s", code, errs)
			}
			if runtime.GOOS == "windows" {
				t.Skip("the helper of this test is a shell script")
			}
			path := filepath.Join(t.TempDir(), "helper")
			if err := os.WriteFile(path, []byte("#!/bin/sh\nread line\necho \"$line, $GONVVM\"\nexit 7\n"), 0o755); err != nil {
				t.Fatal(err)
			}
			t.Setenv(variable, path)
			code, out, _ := gonvvm("hello\n", name, "-stdio")
			if own, err := os.Executable(); err != nil || code != exitInput || out != "hello, "+own+"\n" {
				t.Errorf("exit %d, %q, %v", code, out, err)
			}
		})
	}
}
