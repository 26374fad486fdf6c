package cuda

import (
	"fmt"
	"runtime"
	"unsafe"
)

// Ptr is an address in the memory of a device.
type Ptr uint64

// Element is a type of elements of buffers: numbers, and structures and arrays of them, without pointers.
type Element any

// Buffer is memory of a device for n elements.
type Buffer[T Element] struct {
	ctx  *Context
	addr Ptr
	n    int
}

// Alloc allocates a buffer (cuMemAlloc). Its contents are undefined.
func Alloc[T Element](c *Context, n int) (*Buffer[T], error) {
	b := &Buffer[T]{ctx: c, n: n}
	if n <= 0 {
		return nil, fmt.Errorf("cuda: a buffer needs at least one element, not %d", n)
	}
	var p uint64
	err := c.do("cuMemAlloc", func(a *api) Result { return a.memAlloc(&p, b.bytes()) })
	b.addr = Ptr(p)
	if err != nil {
		return nil, err
	}
	return b, nil
}

// AllocFrom allocates a buffer with a copy of values.
func AllocFrom[T Element](c *Context, values []T) (*Buffer[T], error) {
	b, err := Alloc[T](c, len(values))
	if err != nil {
		return nil, err
	}
	if err := b.Write(values); err != nil {
		return nil, err
	}
	return b, nil
}

func (b *Buffer[T]) bytes() uint64 {
	var t T
	return uint64(b.n) * uint64(unsafe.Sizeof(t))
}

// Ptr returns the address.
func (b *Buffer[T]) Ptr() Ptr { return b.addr }

// Len returns the number of elements.
func (b *Buffer[T]) Len() int { return b.n }

// Write copies values to the beginning of the buffer, after the work of the default stream, and waits.
func (b *Buffer[T]) Write(values []T) error { return b.copy(values, true) }

// Read copies the beginning of the buffer to values, after the work of the default stream, and waits.
func (b *Buffer[T]) Read(values []T) error { return b.copy(values, false) }

func (b *Buffer[T]) copy(values []T, write bool) error {
	if len(values) > b.n {
		return fmt.Errorf("cuda: %d elements for a buffer of %d", len(values), b.n)
	}
	if len(values) == 0 {
		return nil
	}
	var pin runtime.Pinner
	defer pin.Unpin()
	pin.Pin(&values[0])
	p, n := unsafe.Pointer(&values[0]), uint64(len(values))*uint64(unsafe.Sizeof(values[0]))
	call := "cuMemcpyDtoHAsync"
	if write {
		call = "cuMemcpyHtoDAsync"
	}
	return b.ctx.do(call, func(a *api) Result {
		r := Success
		if write {
			r = a.memcpyHtoDAsync(uint64(b.addr), p, n, 0)
		} else {
			r = a.memcpyDtoHAsync(p, uint64(b.addr), n, 0)
		}
		if r == Success {
			r = a.streamSynchronize(0)
		}
		return r
	})
}

// Clear fills the buffer with zero bytes in the order of a stream, nil for the default one (cuMemsetD8Async).
func (b *Buffer[T]) Clear(s *Stream) error {
	return b.ctx.do("cuMemsetD8Async", func(a *api) Result { return a.memsetD8Async(uint64(b.addr), 0, b.bytes(), s.number()) })
}

// Free gives the memory back (cuMemFree).
func (b *Buffer[T]) Free() error {
	return b.ctx.do("cuMemFree", func(a *api) Result { return a.memFree(uint64(b.addr)) })
}
