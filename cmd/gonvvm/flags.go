package main

import (
	"errors"
	"flag"
)

// parseFlags parses the arguments of a subcommand and returns those that are no flags.
// Flags may stand behind files too, as people write them for clang and llc; "--" ends
// them. ok is false where the subcommand is to end with the given exit code: help was
// asked for, or a flag is wrong and has been reported.
func parseFlags(fs *flag.FlagSet, args []string) (files []string, code int, ok bool) {
	for {
		if err := fs.Parse(args); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				return nil, exitOK, false
			}
			return nil, exitUsage, false
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
