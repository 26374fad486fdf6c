package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"gonvvm/internal/diag"
)

// parseFlags parses the arguments of a subcommand and returns those that are not flags. Flags may follow files too, as
// people write them for clang and llc; "--" ends them. ok is false if the subcommand must end with the given exit code:
// help was requested, or a flag is wrong and has been reported.
func parseFlags(fs *flag.FlagSet, args []string) (files []string, code int, ok bool) {
	for {
		if code, ok := parseLeading(fs, args); !ok {
			return nil, code, false
		}
		rest := fs.Args()
		if n := len(args) - len(rest); n > 0 && args[n-1] == "--" {
			return append(files, rest...), exitOK, true
		}
		if len(rest) == 0 {
			return files, exitOK, true
		}
		files, args = append(files, rest[0]), rest[1:]
	}
}

// parseLeading is parseFlags for a subcommand whose flags end at the first argument that is not one: the others are in fs.Args.
func parseLeading(fs *flag.FlagSet, args []string) (code int, ok bool) {
	if sink, asked := fs.Output().(*flagSink); asked {
		sink.set = fs
		return exitOK, false
	}
	err := parseQuietly(fs, args)
	switch {
	case err == nil:
		return exitOK, true
	case errors.Is(err, flag.ErrHelp):
		fs.Usage()
		return exitOK, false
	}
	wrongFlag(fs, err)
	return exitUsage, false
}

// parseQuietly parses flags up to the first argument that is not a flag. Package flag alone would print all flags after
// an error.
func parseQuietly(fs *flag.FlagSet, args []string) error {
	usage, out := fs.Usage, fs.Output()
	fs.Usage = func() {}
	fs.SetOutput(io.Discard)
	err := fs.Parse(args)
	fs.Usage = usage
	fs.SetOutput(out)
	return err
}

// wrongFlag reports an error in a flag, the closest known flag, and the command that lists all of them.
func wrongFlag(fs *flag.FlagSet, err error) {
	msg := err.Error()
	if name, ok := strings.CutPrefix(msg, "flag provided but not defined: -"); ok {
		msg = "unknown flag -" + name
		near := diag.Nearest{Name: strings.TrimLeft(name, "-")}
		fs.VisitAll(func(f *flag.Flag) { near.Try(f.Name) })
		if near.Word != "" {
			msg += "; did you mean -" + near.Word + "?"
		}
	}
	fmt.Fprintf(fs.Output(), "%s: %s\n    hint: %s -help lists the flags\n", fs.Name(), msg, fs.Name())
}

// isHelp reports whether an argument asks for help.
func isHelp(arg string) bool { return arg == "-h" || arg == "-help" || arg == "--help" }
