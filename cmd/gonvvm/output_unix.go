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

// lockFile locks a file until it is closed. The error says that another process has it.
func lockFile(f *os.File) error {
	return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
}
