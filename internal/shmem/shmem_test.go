//go:build linux

package shmem

import (
	"os"
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
