package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"

	"gonvvm/internal/bitcode"
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/reduce"
)

// interest is the test of `gonvvm reduce`: a command that gets the file of a module.
type interest struct {
	command []string
	file    string // that holds the module under test
	status  int
	text    string // in the output of the command; "" for any
	limit   time.Duration
}

// reduceMain is `gonvvm reduce`: the smallest module for which a command still behaves as asked.
func reduceMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm reduce", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm reduce [flags] FILE -- COMMAND ARGUMENT...\n\nMakes a module smaller as long as COMMAND ends with the status that is asked for. {} among the\n"+
			"arguments is the file of the module; without it, the file is the last argument.\n\n"+
			"    gonvvm reduce -status=3 crash.ll -- gonvvm compile -arch=sm_80 -o /dev/null {}\n\n")
		fs.PrintDefaults()
	}
	output := fs.String("o", "-", "output `file`")
	status := fs.Int("status", 0, "exit `status` of COMMAND for an interesting module")
	text := fs.String("text", "", "`text` that the output of COMMAND must have as well")
	limit := fs.Duration("timeout", time.Minute, "`time` for one execution of COMMAND; a longer one is not interesting")
	quiet := fs.Bool("quiet", false, "print no progress")
	var command []string
	for i, a := range args {
		if a == "--" {
			args, command = args[:i], args[i+1:]
			break
		}
	}
	file, code, ok := oneFile(fs, args, s)
	switch {
	case !ok:
		return code
	case len(command) == 0:
		fmt.Fprint(s.err, "gonvvm reduce: the command is missing: gonvvm reduce FILE -- COMMAND {}\n")
		return exitUsage
	}
	data, name, err := readText(file, s)
	if err != nil {
		return s.failed(err)
	}
	temp, err := createTemporary("reduce", ".ll", 0o666)
	if err != nil {
		return s.failed(err)
	}
	defer os.Remove(temp.Name())
	defer dropTemporary(temp.Name())
	if err := temp.Close(); err != nil {
		return s.failed(err)
	}
	test := interest{command: command, file: temp.Name(), status: *status, text: *text, limit: *limit}
	opt := reduce.Options{Test: test.holds}
	if !*quiet {
		opt.Progress = func(step string, bytes int) { fmt.Fprintf(s.err, "%8d bytes, %s\n", bytes, step) }
	}
	best, err := reduce.Reduce(context.Background(), name, data, opt)
	if errors.Is(err, reduce.ErrNotInteresting) {
		err = diag.List{{File: name, Msg: "the command does not end with status " + fmt.Sprint(*status) + " for the module itself, or its output lacks the text", Hint: "try: " + strings.Join(test.arguments(file), " ")}}
	}
	if err == nil {
		err = writeOutput(*output, best, s.out)
	}
	if err != nil {
		return s.failed(err)
	}
	return exitOK
}

// readText returns a module as text.
func readText(file string, s *streams) (text []byte, name string, err error) {
	data, name, err := readInput(file, s.in)
	if err != nil || !bitcode.Is(data) {
		return data, name, err
	}
	m, err := bitcode.Read(name, data, bitcode.Options{})
	if err != nil {
		return nil, name, err
	}
	return ir.Append(nil, m), name, nil
}

// arguments returns the command for a file.
func (t *interest) arguments(file string) []string {
	var args []string
	named := false
	for _, a := range t.command {
		named = named || strings.Contains(a, "{}")
		args = append(args, strings.ReplaceAll(a, "{}", file))
	}
	if !named {
		args = append(args, file)
	}
	return args
}

// holds executes the command for a module.
func (t *interest) holds(ctx context.Context, text []byte) (bool, error) {
	if err := os.WriteFile(t.file, text, 0o666); err != nil {
		return false, err
	}
	limited, cancel := context.WithTimeout(ctx, t.limit)
	defer cancel()
	args := t.arguments(t.file)
	cmd := exec.CommandContext(limited, args[0], args[1:]...)
	out, err := cmd.CombinedOutput()
	var ended *exec.ExitError
	switch {
	case limited.Err() != nil:
		return false, ctx.Err()
	case err != nil && !errors.As(err, &ended):
		return false, err
	}
	return cmd.ProcessState.ExitCode() == t.status && bytes.Contains(out, []byte(t.text)), nil
}
