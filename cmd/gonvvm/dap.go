package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
)

// dapMain is `gonvvm dap`: it starts gonvvm-dap, which depends on modules of others.
func dapMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm dap", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, `usage: gonvvm dap

Serves the Debug Adapter Protocol on standard input and output, for editors: breakpoints, steps and variables of kernels that run on the
CPU. docs/emulator.md has the configuration.
`)
	}
	words, code, ok := s.parseFlags(fs, args)
	if !ok {
		return code
	}
	if len(words) > 0 {
		fmt.Fprintln(s.err, "gonvvm dap: takes no arguments: the program is in the editor's configuration")
		return exitUsage
	}
	path, err := helper("gonvvm-dap", "dap", "GONVVM_DAP_HELPER")
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm dap: %v\n", err)
		return exitInput
	}
	cmd := exec.Command(path)
	cmd.Env = os.Environ()
	if own, err := os.Executable(); err == nil {
		cmd.Env = append(cmd.Env, "GONVVM="+own)
	}
	cmd.Stdin = s.in
	cmd.Stdout, cmd.Stderr = s.direct()
	var ended *exec.ExitError
	switch err := cmd.Run(); {
	case errors.As(err, &ended):
		return exitInput
	case err != nil:
		fmt.Fprintf(s.err, "gonvvm dap: %v\n", err)
		return exitInput
	}
	return exitOK
}
