//go:build unix

package main

import (
	"os"
	"runtime"
	"syscall"
	"time"
)

// usage reads what a finished process used. A process's peak memory starts at
// that of its parent at the fork, which is why bench itself stays small.
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
