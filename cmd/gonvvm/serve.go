package main

import (
	"errors"
	"flag"
	"fmt"
	"os/exec"
)

// serveMain is `gonvvm serve`.
func serveMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm serve", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, `usage: gonvvm serve [flags]

Serves a page on this machine that compiles LLVM IR, PTX and, where clang is found, CUDA C while it is edited, runs kernels on the CPU, and
shows reports of both (docs/report.md).

`)
		fs.PrintDefaults()
	}
	addr := fs.String("addr", "localhost:8080", "`HOST:PORT` to listen on; the host must be this machine's own: localhost, 127.0.0.1 or ::1")
	words, code, ok := s.parseFlags(fs, args)
	if !ok {
		return code
	}
	if len(words) > 0 {
		fmt.Fprintln(s.err, "gonvvm serve: takes no arguments")
		return exitUsage
	}
	path, err := helper("gonvvm-serve", ".", "GONVVM_SERVE_HELPER")
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm serve: %v\n", err)
		return exitInput
	}
	cmd := exec.Command(path, "-addr="+*addr, "-libdevice="+findLibdevice(), "-version="+versionText())
	input, err := cmd.StdinPipe() // the helper ends when this command does
	if err == nil {
		defer input.Close()
		cmd.Stdout, cmd.Stderr = s.direct()
		err = cmd.Run()
	}
	var ended *exec.ExitError
	switch {
	case errors.As(err, &ended): // it has said why
		return max(ended.ExitCode(), exitInput)
	case err != nil:
		fmt.Fprintf(s.err, "gonvvm serve: %v\n", err)
		return exitInput
	}
	return exitOK
}
