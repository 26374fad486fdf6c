// Package shmem is memory with a file descriptor, which can be mapped at several addresses and by several processes, and ranges of addresses
// without memory.
//
// In: sizes and addresses in bytes, multiples of the page size. Out: addresses of mappings outside of Go's heap, which the caller unmaps.
//
// Concurrency: all functions may be called from several goroutines. On systems other than Linux they return ErrUnsupported.
//
// Source: memfd_create(2), mmap(2), proc(5).
package shmem

import "errors"

// Page is the unit of mappings.
const Page = 4096

// ErrUnsupported is returned on systems other than Linux.
var ErrUnsupported = errors.New("memory that processes share needs Linux")

// Identity names a file of memory among those of all processes.
type Identity struct{ Device, Inode uint64 }
