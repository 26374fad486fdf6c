package main

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"runtime/pprof"
	"runtime/trace"
	"strings"
)

// profiles are the profiles of the command itself that flags of every subcommand request; go tool pprof and go tool
// trace read them.
type profiles struct {
	cpu, memory, trace string // files
	stop               []func() error
}

// take removes the flags -cpuprofile, -memprofile and -trace from the arguments of a subcommand. Arguments after "--" stay.
func (p *profiles) take(args []string) (rest []string, err error) {
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "--" {
			return append(rest, args[i:]...), nil
		}
		name, file, given := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(a, "-"), "-"), "=")
		var to *string
		switch {
		case a == "" || a[0] != '-':
		case name == "cpuprofile":
			to = &p.cpu
		case name == "memprofile":
			to = &p.memory
		case name == "trace":
			to = &p.trace
		}
		if to == nil {
			rest = append(rest, a)
			continue
		}
		if !given {
			if i++; i == len(args) {
				return nil, fmt.Errorf("-%s needs a file", name)
			}
			file = args[i]
		}
		*to = file
	}
	return rest, nil
}

// start begins the profiles.
func (p *profiles) start() error {
	if p.cpu != "" {
		f, err := os.Create(p.cpu)
		if err != nil {
			return err
		}
		if err := pprof.StartCPUProfile(f); err != nil {
			return errors.Join(err, f.Close())
		}
		p.stop = append(p.stop, func() error { pprof.StopCPUProfile(); return f.Close() })
	}
	if p.trace != "" {
		f, err := os.Create(p.trace)
		if err != nil {
			return err
		}
		if err := trace.Start(f); err != nil {
			return errors.Join(err, f.Close())
		}
		p.stop = append(p.stop, func() error { trace.Stop(); return f.Close() })
	}
	if p.memory == "" {
		runtime.MemProfileRate = 0
	} else {
		p.stop = append(p.stop, p.writeMemory)
	}
	return nil
}

// writeMemory writes the allocations since the start.
func (p *profiles) writeMemory() error {
	f, err := os.Create(p.memory)
	if err != nil {
		return err
	}
	runtime.GC() // the profile is that of the last collection
	return errors.Join(pprof.Lookup("allocs").WriteTo(f, 0), f.Close())
}

// finish ends the profiles and writes their files.
func (p *profiles) finish() error {
	var errs []error
	for _, stop := range p.stop {
		errs = append(errs, stop())
	}
	return errors.Join(errs...)
}
