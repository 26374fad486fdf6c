package shmem

import (
	"fmt"
	"os"
	"runtime"
	"strconv"
	"syscall"
	"unsafe"
)

// Create makes a file of n zero bytes that costs nothing before it is used. It has no name and goes with its last descriptor and mapping.
func Create(name string, n uint64) (fd int, err error) {
	const closeOnExec = 1
	number := uintptr(319) // memfd_create of amd64
	if runtime.GOARCH != "amd64" {
		number = 279 // of arm64, and of all later systems
	}
	text, err := syscall.BytePtrFromString(name)
	if err != nil {
		return -1, err
	}
	r, _, code := syscall.Syscall(number, uintptr(unsafe.Pointer(text)), closeOnExec, 0)
	if code != 0 {
		return -1, os.NewSyscallError("memfd_create", code)
	}
	fd = int(r)
	if err := syscall.Ftruncate(fd, int64(n)); err != nil {
		Close(fd)
		return -1, err
	}
	return fd, nil
}

// Open opens the file of memory that another process of the same user has under a descriptor.
func Open(pid, fd int) (int, error) {
	return syscall.Open("/proc/"+strconv.Itoa(pid)+"/fd/"+strconv.Itoa(fd), syscall.O_RDWR|syscall.O_CLOEXEC, 0)
}

// Process returns the number of this process, by which others open its files.
func Process() int { return syscall.Getpid() }

// Alive reports whether a process exists.
func Alive(pid int) bool { return syscall.Kill(pid, 0) != syscall.ESRCH }

// Duplicate returns another descriptor of a file.
func Duplicate(fd int) (int, error) {
	r, _, code := syscall.Syscall(syscall.SYS_FCNTL, uintptr(fd), syscall.F_DUPFD_CLOEXEC, 3)
	if code != 0 {
		return -1, os.NewSyscallError("fcntl", code)
	}
	return int(r), nil
}

// Close closes a descriptor. Mappings stay.
func Close(fd int) { _ = syscall.Close(fd) } // there is nothing to write back

// Stat returns the identity and the size of a file.
func Stat(fd int) (id Identity, size uint64, err error) {
	var s syscall.Stat_t
	if err := syscall.Fstat(fd, &s); err != nil {
		return id, 0, os.NewSyscallError("fstat", err)
	}
	return Identity{uint64(s.Dev), s.Ino}, uint64(s.Size), nil //nolint:unconvert // Dev has 32 bits on some systems
}

// Map maps n bytes of a file from an offset on, at an address, where it replaces other mappings; 0 is any address.
func Map(fd int, off, n, at uint64) (addr uint64, err error) {
	flags := syscall.MAP_SHARED | syscall.MAP_NORESERVE
	if at != 0 {
		flags |= syscall.MAP_FIXED
	}
	return mmap(at, n, syscall.PROT_READ|syscall.PROT_WRITE, flags, fd, off)
}

// Reserve takes n addresses at a multiple of align, a power of two, that have no memory: an access faults. The address may be the one
// that is asked for, if it is free.
func Reserve(n, align, at uint64) (uint64, error) {
	align = max(align, Page)
	if n == 0 || n+align < n {
		return 0, fmt.Errorf("%d addresses cannot be reserved", n)
	}
	base, err := mmap(at, n+align, syscall.PROT_NONE, reserved, -1, 0)
	if err != nil {
		return 0, err
	}
	addr := (base + align - 1) &^ (align - 1)
	if addr > base {
		Unmap(base, addr-base)
	}
	Unmap(addr+n, base+align-addr)
	return addr, nil
}

// Hide takes the memory of mapped addresses away, which stay reserved.
func Hide(addr, n uint64) error {
	_, err := mmap(addr, n, syscall.PROT_NONE, reserved|syscall.MAP_FIXED, -1, 0)
	return err
}

// Blank puts zeroed memory of this process alone at reserved addresses.
func Blank(addr, n uint64) error {
	_, err := mmap(addr, n, syscall.PROT_READ|syscall.PROT_WRITE, reserved|syscall.MAP_FIXED, -1, 0)
	return err
}

// Erase zeroes memory of a file. Of much memory the pages are given back to the system: writing zeroes would take memory for all of
// them, those that were never used too.
func Erase(mem []byte) {
	const much, remove = 16 << 20, 9 // MADV_REMOVE
	if len(mem) >= much {
		start := uintptr(unsafe.Pointer(&mem[0]))
		head := -start & (Page - 1)
		n := (uintptr(len(mem)) - head) &^ (Page - 1)
		if _, _, code := syscall.Syscall(syscall.SYS_MADVISE, start+head, n, remove); code == 0 {
			clear(mem[:head])
			mem = mem[head+n:]
		}
	}
	clear(mem)
}

// Unmap gives addresses back.
func Unmap(addr, n uint64) {
	if n > 0 {
		_, _, _ = syscall.Syscall(syscall.SYS_MUNMAP, uintptr(addr), uintptr(n), 0)
	}
}

const reserved = syscall.MAP_PRIVATE | syscall.MAP_ANON | syscall.MAP_NORESERVE

func mmap(at, n uint64, prot, flags, fd int, off uint64) (uint64, error) {
	r, _, code := syscall.Syscall6(syscall.SYS_MMAP, uintptr(at), uintptr(n), uintptr(prot), uintptr(flags), uintptr(fd), uintptr(off))
	if code != 0 {
		return 0, os.NewSyscallError("mmap", code)
	}
	return uint64(r), nil
}
