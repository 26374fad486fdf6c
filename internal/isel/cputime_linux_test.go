package isel

import (
	"runtime"
	"syscall"
	"time"
)

// cpuTime returns the processor time that f takes on its own thread: other programs and
// the garbage collector's workers do not count.
func cpuTime(f func()) time.Duration {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	const thread = 1 // RUSAGE_THREAD
	now := func() time.Duration {
		var u syscall.Rusage
		if err := syscall.Getrusage(thread, &u); err != nil {
			return 0
		}
		return time.Duration(u.Utime.Nano() + u.Stime.Nano())
	}
	start := now()
	f()
	return now() - start
}
