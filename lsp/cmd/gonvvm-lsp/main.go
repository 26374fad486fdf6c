// Command gonvvm-lsp is the Language Server Protocol on standard input and output, for gonvvm lsp, which starts it. Kernels are run by
// the command that $GONVVM names.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"

	"gonvvm/lsp"
)

func main() {
	s := lsp.Server{Run: run}
	if err := s.Serve(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "gonvvm-lsp:", err)
		os.Exit(1)
	}
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
