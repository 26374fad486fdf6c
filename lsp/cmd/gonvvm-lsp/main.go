// Command gonvvm-lsp is the Language Server Protocol on standard input and output, for gonvvm lsp, which starts it. Kernels are run by
// the command that $GONVVM names.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"

	"go.lsp.dev/uri"

	"gonvvm/diag"
	"gonvvm/lsp"
)

func main() {
	s := lsp.Server{Run: run, Explanation: explanation}
	if err := s.Serve(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "gonvvm-lsp:", err)
		os.Exit(1)
	}
}

// written has the addresses of the explanations that have been written, by code.
var written sync.Map

// explanation writes the explanation of a code into the user's cache, and returns the address of the file, which any editor can open.
func explanation(code diag.Code, text string) string {
	if href, ok := written.Load(code); ok {
		return href.(string)
	}
	href := ""
	if cache, err := os.UserCacheDir(); err == nil {
		path := filepath.Join(cache, "gonvvm", "explain", string(code)+".md")
		if keep(path, text) == nil {
			href = string(uri.File(path))
		}
	}
	written.Store(code, href)
	return href
}

// keep makes a file have a text. Several servers may do that at once.
func keep(path, text string) error {
	if old, err := os.ReadFile(path); err == nil && string(old) == text {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".explain")
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}

// run executes a kernel with gonvvm run. A kernel with findings is not an error: the output has them.
func run(ctx context.Context, file, kernel string, args []string) (string, error) {
	gonvvm := os.Getenv("GONVVM")
	if gonvvm == "" {
		return "", errors.New("running kernels needs the command gonvvm: start gonvvm lsp")
	}
	out, err := exec.CommandContext(ctx, gonvvm, append([]string{"run", file, "-kernel=" + kernel}, args...)...).CombinedOutput()
	var ended *exec.ExitError
	if errors.As(err, &ended) && ended.ExitCode() == 1 {
		err = nil
	}
	return string(out), err
}
