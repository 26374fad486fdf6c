package slab

import "slices"

// Arena hands out slices that all end together. Take is a bump of an index;
// Reset takes everything back and keeps the memory.
type Arena[T any] struct {
	chunks [][]T
	chunk  int // the chunk that Take cuts from
	used   int // of that chunk
}

const arenaChunk = 4096

// Take returns a slice of n zero elements whose capacity is n.
func (a *Arena[T]) Take(n int) []T {
	for a.chunk < len(a.chunks) && a.used+n > len(a.chunks[a.chunk]) {
		a.chunk++
		a.used = 0
	}
	if a.chunk == len(a.chunks) {
		a.chunks = append(a.chunks, make([]T, max(n, arenaChunk<<min(len(a.chunks), 8))))
		a.used = 0
	}
	s := a.chunks[a.chunk][a.used : a.used+n : a.used+n]
	a.used += n
	clear(s)
	return s
}

// Reset takes back all slices that were handed out.
func (a *Arena[T]) Reset() { a.chunk, a.used = 0, 0 }

// Sized returns buf with length n and all elements zero, reusing its memory if
// that suffices. It is how a scratch slice is prepared for the next function.
func Sized[T any](buf []T, n int) []T {
	if cap(buf) < n {
		return make([]T, n, n+n/4)
	}
	buf = buf[:n]
	clear(buf)
	return buf
}

// Doubled returns t with room for n more. A table that is kept for many functions grows by doubling, since it grows
// once for all of them: append's smaller steps leave several times its size as garbage on the way.
func Doubled[T any](t []T, n int) []T {
	if cap(t)-len(t) >= n {
		return t
	}
	return slices.Grow(t, max(n, len(t)))
}
