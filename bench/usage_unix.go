//go:build unix

package main

import (
	"os"
	"runtime"
	"syscall"
	"time"
)

// usage reads the resource usage of a finished process. A process's peak memory starts at that of its parent at the
// fork, and so bench itself stays small.
func usage(state *os.ProcessState) (cost, error) {
	r, ok := state.SysUsage().(*syscall.Rusage)
	if !ok {
		return cost{}, errNoUsage
	}
	unit := int64(1024)
	if runtime.GOOS == "darwin" || runtime.GOOS == "ios" {
		unit = 1
	}
	cpu := time.Duration(r.Utime.Nano() + r.Stime.Nano())
	return cost{cpu: cpu, memory: int64(r.Maxrss) * unit}, nil
}

// cpuTime returns the CPU time of this process in seconds.
func cpuTime() float64 {
	var r syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &r) != nil {
		return 0
	}
	return float64(r.Utime.Nano()+r.Stime.Nano()) / 1e9
}
