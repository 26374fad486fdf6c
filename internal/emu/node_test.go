//go:build !js

package emu

import (
	"bytes"
	"path/filepath"
	"testing"

	"gonvvm/internal/oracle"
)

// TestWebAssembly runs the tests of handlers, and of programs that they execute, as WebAssembly, which has handlers of its own.
func TestWebAssembly(t *testing.T) {
	node, goTool := oracle.Find("node"), oracle.Find("go")
	if node == "" || goTool == "" {
		t.Skip("needs node and go")
	}
	loader, err := filepath.Abs(filepath.Join("simd", "testdata", "node.cjs"))
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOOS", "js")
	t.Setenv("GOARCH", "wasm")
	out, err := oracle.RunOnce(goTool, nil, "test", "-short", "-v", "-exec", node+" --stack-size=8192 "+loader, "-run", "^(TestHandlers|TestThreaded)", ".")
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if !bytes.Contains(out, []byte("--- PASS: TestHandlers")) {
		t.Errorf("the handlers were not available:\n%s", out)
	}
}
