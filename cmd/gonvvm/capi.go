package main

import (
	"fmt"
	"io"

	"gonvvm/capi/wire"
)

// capiMain is `gonvvm capi`: it answers the request on standard input on standard output, for the C libraries where they cannot load
// the compiler. It is not in the list of subcommands.
func capiMain(args []string, s *streams) int {
	if len(args) > 0 {
		fmt.Fprint(s.err, "gonvvm capi: no arguments are expected; the C libraries of gonvvm start this command\n")
		return exitUsage
	}
	request, err := io.ReadAll(s.in)
	if err == nil {
		_, err = s.out.Write(wire.Call(request))
	}
	if err != nil {
		fmt.Fprintf(s.err, "gonvvm capi: %v\n", err)
		return exitInput
	}
	return exitOK
}
