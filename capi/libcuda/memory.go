package libcuda

import (
	"math"
	"unsafe"
)

// Memory of the program by address.

func at(addr uint64) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&addr)) }

func load64(addr uint64) uint64     { return *(*uint64)(at(addr)) }
func load32(addr uint64) uint32     { return *(*uint32)(at(addr)) }
func store64(addr, v uint64)        { *(*uint64)(at(addr)) = v }
func store32(addr uint64, v uint32) { *(*uint32)(at(addr)) = v }

// bytesAt returns n bytes at an address. Inlined into a copy of a constant size, it stops the compiler of Go 1.26.
//
//go:noinline
func bytesAt(addr, n uint64) []byte {
	if n == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(at(addr)), n)
}

func addressOf(b []byte) uint64 { return uint64(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }

// put64 and put32 store a result where argument i points to; NULL takes none.
func (c *call) put64(i int, v uint64) {
	if p := c.args[i]; p != 0 {
		store64(p, v)
	}
}

func (c *call) put32(i int, v uint32) {
	if p := c.args[i]; p != 0 {
		store32(p, v)
	}
}

// object stores the handle of an object where argument i points to.
func (c *call) object(i int, object any) { c.put64(i, c.lib.handle(object)) }

// u and i return an argument as unsigned or int of C.
func (c *call) u(i int) uint32 { return uint32(c.args[i]) }
func (c *call) i(i int) int    { return int(int32(c.args[i])) }

// putString stores a string with its NUL in n bytes, cut off where they end.
func putString(addr uint64, n int, s string) {
	b := bytesAt(addr, uint64(n))
	b[min(copy(b, s), n-1)] = 0
}

// putFloat stores a float where argument i points to.
func (c *call) putFloat(i int, f float32) { c.put32(i, math.Float32bits(f)) }
