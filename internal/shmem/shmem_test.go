//go:build linux

package shmem

import (
	"os"
	"syscall"
	"testing"
	"unsafe"
)

func at(addr uint64) *byte { return *(**byte)(unsafe.Pointer(&addr)) }

func check[T any](t *testing.T) func(T, error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// A file has one memory under all descriptors and addresses.
func TestMap(t *testing.T) {
	fd := check[int](t)(Create("test", 4*Page))
	defer Close(fd)
	for _, other := range []int{check[int](t)(Duplicate(fd)), check[int](t)(Open(os.Getpid(), fd))} {
		id, size, err := Stat(fd)
		if same, _, _ := Stat(other); err != nil || same != id || size != 4*Page {
			t.Errorf("%v of %d bytes, and %v: %v", id, size, same, err)
		}
		a := check[uint64](t)(Map(fd, Page, 2*Page, 0))
		b := check[uint64](t)(Map(other, 0, 4*Page, 0))
		*at(a + Page + 1) += 7
		if got := *at(b + 2*Page + 1); got != *at(a + Page + 1) || got == 0 {
			t.Error("two mappings differ:", got)
		}
		Unmap(a, 2*Page)
		Unmap(b, 4*Page)
		Close(other)
	}
	if _, err := Open(os.Getpid(), 1<<20); err == nil {
		t.Error("a descriptor that is not open was opened")
	}
}

// Erased memory is zero under all addresses, and takes no memory where it was not used before.
func TestErase(t *testing.T) {
	const n = 32 << 20
	for _, size := range []uint64{3, Page, 3 * Page, n - 2*Page, n - Page - 100} {
		fd := check[int](t)(Create("test", n))
		a, b := check[uint64](t)(Map(fd, 0, n, 0)), check[uint64](t)(Map(fd, 0, n, 0))
		mem := unsafe.Slice(at(a), n)
		const from = Page + 5
		used := []uint64{0, from - 1, from, from + size/2, from + size - 1, from + size, n - 1}
		for _, i := range used {
			mem[i] = 7
		}
		Erase(mem[from : from+size])
		for _, i := range used {
			want := byte(7)
			if i >= from && i < from+size {
				want = 0
			}
			if got := *at(b + i); got != want {
				t.Errorf("%d bytes erased: byte %d is %d, expected %d", size, i, got, want)
			}
		}
		var s syscall.Stat_t
		if err := syscall.Fstat(fd, &s); err != nil || size > n/2 && s.Blocks*512 > 1<<20 {
			t.Errorf("%d bytes erased: the file has %d bytes of memory: %v", size, s.Blocks*512, err)
		}
		Unmap(a, n)
		Unmap(b, n)
		Close(fd)
	}
}

// Memory is mapped at reserved addresses and taken away again.
func TestReserve(t *testing.T) {
	const align = 2 << 20
	fd := check[int](t)(Create("test", align))
	defer Close(fd)
	base := check[uint64](t)(Reserve(3*align, align, 0))
	if base%align != 0 {
		t.Errorf("%#x", base)
	}
	if again := check[uint64](t)(Reserve(align, align, base)); again-base < 3*align {
		t.Errorf("%#x is reserved twice", again)
	}
	for range 2 {
		if got := check[uint64](t)(Map(fd, 0, align, base+align)); got != base+align {
			t.Errorf("%#x", got)
		}
		*at(base + align)++
		if err := Hide(base+align, align); err != nil {
			t.Error(err)
		}
	}
	if got := check[uint64](t)(Map(fd, 0, align, base)); *at(got) != 2 {
		t.Error("the memory was lost:", *at(got))
	}
	Unmap(base, 3*align)
	if _, err := Reserve(1<<63, 0, 0); err == nil {
		t.Error("2^63 addresses were reserved")
	}
}
