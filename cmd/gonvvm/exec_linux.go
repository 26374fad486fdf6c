package main

import (
	"os/exec"
	"runtime"
	"syscall"
)

// tie makes the system end a program when gonvvm ends, however that happens. The calling goroutine keeps its thread until the function that is
// returned is called: the program ends with the thread that started it.
func tie(cmd *exec.Cmd) (release func()) {
	runtime.LockOSThread()
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	return runtime.UnlockOSThread
}
