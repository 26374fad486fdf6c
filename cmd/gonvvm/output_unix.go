//go:build unix

package main

import (
	"io/fs"
	"os"
	"os/signal"
	"syscall"
	"time"
)

// replaceable reports whether a new file may take the place of a regular one: it has no other name,
// and its owner and group stay the same.
func replaceable(st fs.FileInfo) bool {
	s, ok := st.Sys().(*syscall.Stat_t)
	return ok && s.Nlink == 1 && int(s.Uid) == os.Geteuid() && int(s.Gid) == os.Getegid()
}

// endBySignal ends the process as the signal would have.
func endBySignal(s os.Signal) {
	signal.Reset(s)
	if sig, ok := s.(syscall.Signal); ok && syscall.Kill(os.Getpid(), sig) == nil {
		time.Sleep(time.Second) // the signal arrives
	}
	os.Exit(exitInput)
}
