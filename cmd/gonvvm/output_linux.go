package main

import (
	"io/fs"
	"os"
	"strconv"
	"syscall"
	"unsafe"
)

// Constants of Linux that package syscall lacks, on the architectures that Go supports.
const (
	oTmpfile        = 0x40_0000 | syscall.O_DIRECTORY
	atFDCWD         = -100
	atSymlinkFollow = 0x400
)

// createUnnamed creates a file in a folder without a name there: it is gone when the process ends before linkUnnamed.
// Some file systems do not have such files.
func createUnnamed(dir string, perm fs.FileMode) (*os.File, error) {
	return os.OpenFile(dir, os.O_RDWR|oTmpfile, perm)
}

// linkUnnamed gives a file of createUnnamed a name that does not exist yet.
func linkUnnamed(f *os.File, name string) error {
	from, err := syscall.BytePtrFromString("/proc/self/fd/" + strconv.Itoa(int(f.Fd())))
	if err != nil {
		return err
	}
	to, err := syscall.BytePtrFromString(name)
	if err != nil {
		return err
	}
	cwd := atFDCWD
	_, _, e := syscall.Syscall6(syscall.SYS_LINKAT, uintptr(cwd), uintptr(unsafe.Pointer(from)), uintptr(cwd), uintptr(unsafe.Pointer(to)), atSymlinkFollow, 0)
	if e != 0 {
		return &os.LinkError{Op: "link", Old: f.Name(), New: name, Err: e}
	}
	return nil
}
