package unnamed

import (
	"io/fs"
	"os"
	"strconv"
	"syscall"
	"unsafe"
)

// Constants of Linux that package syscall lacks; they are the same on all architectures of Go.
const (
	oTmpfile        = 0x40_0000 | syscall.O_DIRECTORY
	atFDCWD         = -100
	atSymlinkFollow = 0x400
)

// Create creates a file in folder dir without a name there, with the permissions perm less the umask. It returns an error where the
// file system does not have such files.
func Create(dir string, perm fs.FileMode) (*os.File, error) {
	return os.OpenFile(dir, os.O_RDWR|oTmpfile, perm)
}

// Link gives a file of Create the name, which is in the same file system and does not exist yet.
func Link(f *os.File, name string) error {
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
