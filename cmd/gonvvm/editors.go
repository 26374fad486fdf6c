package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
)

// editorHelper is a server for editors, a command of its own since it depends on modules of others.
type editorHelper struct {
	name, folder, variable string // of the command, of its module, of the variable with its path
	usage                  string
}

// dapMain is `gonvvm dap`.
func dapMain(args []string, s *streams) int {
	h := editorHelper{"gonvvm-dap", "dap", "GONVVM_DAP_HELPER", `usage: gonvvm dap

Serves the Debug Adapter Protocol on standard input and output, for editors: breakpoints, steps and variables of kernels that run on the
CPU. docs/emulator.md has the configuration.
`}
	return h.serve("gonvvm dap", args, s)
}

// lspMain is `gonvvm lsp`.
func lspMain(args []string, s *streams) int {
	h := editorHelper{"gonvvm-lsp", "lsp", "GONVVM_LSP_HELPER", `usage: gonvvm lsp [-stdio]

Serves the Language Server Protocol on standard input and output, for editors: PTX and LLVM IR as text. docs/editors.md has the
configurations.
`}
	return h.serve("gonvvm lsp", args, s)
}

// serve starts the helper on the streams of the command, and waits for its end.
func (h *editorHelper) serve(title string, args []string, s *streams) int {
	fs := flag.NewFlagSet(title, flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() { fmt.Fprint(s.err, h.usage) }
	fs.Bool("stdio", true, "") // editors add it
	words, code, ok := s.parseFlags(fs, args)
	if !ok {
		return code
	}
	if len(words) > 0 {
		fmt.Fprintf(s.err, "%s: takes no arguments: the program is in the editor's configuration\n", title)
		return exitUsage
	}
	path, err := helper(h.name, h.folder, h.variable)
	if err != nil {
		fmt.Fprintf(s.err, "%s: %v\n", title, err)
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
		fmt.Fprintf(s.err, "%s: %v\n", title, err)
		return exitInput
	}
	return exitOK
}
