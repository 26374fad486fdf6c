//go:build !js

package emu

import (
	"bytes"
	"path/filepath"
	"testing"

	"gonvvm/internal/oracle"
	"gonvvm/internal/testkit"
)

// TestWebAssembly runs the tests of handlers, and of programs that they execute, as WebAssembly, which has handlers of its own. Without -short, by the
// command in the loader, they try more.
func TestWebAssembly(t *testing.T) {
	node, goTool := testkit.Oracle(t, "node"), testkit.Oracle(t, "go")
	loader, err := filepath.Abs(filepath.Join("simd", "testdata", "node.cjs"))
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOOS", "js")
	t.Setenv("GOARCH", "wasm")
	for _, run := range []string{"^TestHandlers$", "^TestThreaded"} {
		out, err := oracle.RunOnce(goTool, nil, "test", "-short", "-v", "-exec", node+" --stack-size=8192 "+loader, "-run", run, ".")
		if err != nil {
			t.Errorf("%v\n%s", err, out)
		} else if !bytes.Contains(out, []byte("--- PASS: Test")) || bytes.Contains(out, []byte("no handlers for this machine")) {
			t.Errorf("the handlers were not available:\n%s", out)
		}
	}
}
