package main

import (
	"errors"
	"fmt"
	"os"

	"gonvvm/internal/fatbin"
	"gonvvm/internal/target"
)

const nvpruneUsage = "usage: gonvvm nvprune -arch=sm_NN -o FILE FILE\n\n" +
	"Removes the device code for all other architectures from an object file, a library or a fat binary. The file keeps its size.\n"

// nvpruneMain is `gonvvm nvprune`, or gonvvm by that name: the command line of NVIDIA's tool.
func nvpruneMain(args []string, s *streams) int {
	if nvTool("nvprune", nvpruneUsage, args, s) {
		return exitOK
	}
	fail := func(err error) int {
		fmt.Fprintf(s.err, "nvprune fatal   : %v\n", err)
		return exitInput
	}
	var out string
	var kept []target.SM
	files, err := parseNVFlags(args, []nvFlag{
		{"output-file o", true, func(v string) error { out = v; return nil }},
		{"gpu-architecture arch", true, func(v string) error {
			sm, err := target.ParseSM(v)
			if err != nil {
				return errValue
			}
			kept = append(kept, sm)
			return nil
		}},
		{"generate-code gencode", true, func(string) error { return errors.New("-gencode is not supported; use -arch=sm_NN") }},
	}, false)
	switch {
	case err != nil:
		return fail(err)
	case len(files) != 1 || out == "" || len(kept) == 0:
		return fail(errors.New("one input file, -o FILE and -arch=sm_NN are expected"))
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		return fail(err)
	}
	data, err = fatbin.Prune(data, func(e *fatbin.Entry) bool {
		for _, sm := range kept {
			if e.Arch == sm.Number() && e.Flags&(fatbin.FlagArchA|fatbin.FlagArchF) == fatbin.SuffixFlag(sm.Suffix()) {
				return true
			}
		}
		return false
	})
	if err != nil {
		return fail(fmt.Errorf("%s: %w", files[0], err))
	}
	if err := writeOutput(out, data, s.out); err != nil {
		return s.failed(err)
	}
	return exitOK
}
