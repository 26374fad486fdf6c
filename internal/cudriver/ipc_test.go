//go:build linux

package cudriver

import (
	"syscall"
	"testing"
	"time"

	"gonvvm/internal/shmem"
)

// process makes a driver as that of a process whose devices' memory is a file, with a context.
func process(t *testing.T) *Context {
	t.Helper()
	return processWith(t, "sm_80:16MiB,sm_80:16MiB")
}

func processWith(t *testing.T, devices string) *Context {
	t.Helper()
	specs, err := ParseDevices(devices, 0)
	if err != nil {
		t.Fatal(err)
	}
	d, err := New(Options{Devices: specs, Tools: DefaultTools, Guard: Guard{Map: func(file int, n uint64) (a, b []byte, release func(), err error) {
		addr, err := shmem.Map(file, 0, n, 0)
		return bytesAt(addr, n), bytesAt(addr, n), func() {}, err
	}}})
	if err != nil {
		t.Fatal(err)
	}
	return d.devices[0].newContext(0)
}

// A large allocation in freed memory is zero, and takes memory of the machine only where it is used.
func TestLargeAgain(t *testing.T) {
	c := processWith(t, "sm_80:2GiB")
	const size = 1500 << 20
	for range 2 {
		p, r := c.Alloc(size)
		ok(t, r)
		mem := bytesAt(p, size)
		for _, i := range []int{0, size / 2, size - 1} {
			if mem[i] != 0 {
				t.Errorf("byte %d is %d", i, mem[i])
			}
			mem[i] = 1
		}
		ok(t, c.Free(p))
	}
	var s syscall.Stat_t
	if err := syscall.Fstat(c.Dev.file, &s); err != nil || s.Blocks*512 > 1<<20 {
		t.Errorf("%d bytes of memory are used: %v", s.Blocks*512, err)
	}
}

// A process opens an allocation of another, at its own address, and its kernels use the same memory.
func TestIPCMemory(t *testing.T) {
	a, b := process(t), process(t)
	p, r := a.Alloc(16)
	ok(t, r)
	h, r := a.Dev.drv.ExportBlock(p)
	ok(t, r)
	if _, r := a.Dev.drv.ExportBlock(p + 4); r != InvalidValue {
		t.Error("an address within an allocation:", r)
	}
	if _, r := a.OpenBlock(h, 1); r != InvalidContext {
		t.Error("its own memory:", r)
	}
	if _, r := b.OpenBlock(Handle{}, 1); r != InvalidValue {
		t.Error("no handle:", r)
	}
	q, r := b.OpenBlock(h, 1)
	ok(t, r)
	if again, r := b.OpenBlock(h, 1); r != Success || again != q {
		t.Errorf("%#x, not %#x: %v", again, q, r)
	}
	ok(t, a.Legacy().Fill(Fill{Dst: p, Value: 5, Elem: 4, Width: 4, Height: 1}, false))
	ok(t, scaled(t, b, q))
	if got := bytesAt(p, 16)[12]; got != 15 {
		t.Error(got)
	}
	if r := b.Legacy().Fill(Fill{Dst: q + 8, Elem: 4, Width: 4, Height: 1}, false); r != InvalidValue {
		t.Error("beyond the allocation:", r)
	}
	if r := b.Free(q); r != InvalidValue {
		t.Error("cuMemFree:", r)
	}
	other := b.Dev.drv.devices[1].newContext(0)
	ok(t, other.EnablePeer(b, 0))
	ok(t, scaled(t, other, q))
	ok(t, b.Dev.drv.CloseBlock(q))
	if _, known := b.Dev.drv.Find(q); !known {
		t.Error("it was opened twice")
	}
	ok(t, b.Dev.drv.CloseBlock(q))
	if r := b.Dev.drv.CloseBlock(q); r != InvalidValue {
		t.Error(r)
	}
	if len(b.Dev.drv.foreign) != 0 {
		t.Error("the memory of the other process is still mapped")
	}
	if r := scaled(t, b, q); r != IllegalAddress {
		t.Error("after cuIpcCloseMemHandle:", r)
	}
}

// An event of another process: its records are waited for by the host and by streams, wherever they are made.
func TestIPCEvent(t *testing.T) {
	a, b := process(t), process(t)
	if _, r := a.NewEvent(EventInterprocess); r != InvalidValue {
		t.Error("with timing:", r)
	}
	e, r := a.NewEvent(EventInterprocess | EventDisableTiming)
	ok(t, r)
	h, r := e.Export()
	ok(t, r)
	f, r := b.OpenEvent(h)
	ok(t, r)
	if _, r := b.OpenEvent(Handle{}); r != InvalidValue {
		t.Error("no handle:", r)
	}
	plain, r := a.NewEvent(0)
	ok(t, r)
	if _, r := plain.Export(); r != InvalidHandle {
		t.Error("an event of one process:", r)
	}
	ok(t, f.Query())
	for _, x := range [][2]*Event{{e, f}, {f, e}} {
		record, wait := x[0], x[1]
		gate := make(chan bool)
		s, r := record.ctx.NewStream(StreamNonBlocking, 0)
		ok(t, r)
		ok(t, s.Host(func(Result) { <-gate }, false))
		ok(t, record.Record(s))
		if r := wait.Query(); r != NotReady {
			t.Error(r)
		}
		waiting, r := wait.ctx.NewStream(StreamNonBlocking, 0)
		ok(t, r)
		ok(t, waiting.Wait(wait))
		if r := waiting.Query(); r != NotReady {
			t.Error("the stream does not wait:", r)
		}
		ok(t, wait.Record(waiting)) // which the wait before does not wait for
		ok(t, waiting.Wait(record))
		time.AfterFunc(time.Millisecond, func() { close(gate) })
		ok(t, wait.Synchronize())
		ok(t, waiting.Synchronize())
		ok(t, wait.Query())
	}
}

// A pool is imported by its file descriptor, and its allocations by their handles. The importer frees them first.
func TestIPCPool(t *testing.T) {
	a, b := process(t), process(t)
	closed, r := a.Dev.NewPool(0)
	ok(t, r)
	if _, r := closed.Export(HandleFile); r != InvalidValue {
		t.Error("it was not made to be exported:", r)
	}
	pool, r := a.Dev.NewPool(HandleFile)
	ok(t, r)
	file, r := pool.Export(HandleFile)
	ok(t, r)
	imported, r := b.Dev.drv.ImportPool(file, HandleFile)
	ok(t, r)
	shmem.Close(file)
	p, r := a.Legacy().AllocAsync(16, pool)
	ok(t, r)
	h, r := a.Dev.drv.ExportPointer(p)
	ok(t, r)
	q, r := imported.ImportPointer(b, h)
	ok(t, r)
	ok(t, a.Legacy().Fill(Fill{Dst: p, Value: 5, Elem: 4, Width: 4, Height: 1}, false))
	ok(t, scaled(t, b, q))
	if got := bytesAt(p, 16)[12]; got != 15 {
		t.Error(got)
	}
	for _, x := range []struct {
		got  func() Result
		want Result
	}{
		{func() Result { _, r := b.Legacy().AllocAsync(16, imported); return r }, InvalidValue},
		{func() Result { _, r := imported.Export(HandleFile); return r }, InvalidValue},
		{func() Result { _, r := pool.ImportPointer(a, h); return r }, InvalidValue},
		{func() Result { _, r := imported.ImportPointer(b, Handle{}); return r }, InvalidValue},
		{func() Result { _, r := a.Dev.drv.ExportPointer(q); return r }, InvalidValue},
		{func() Result { return b.Legacy().FreeAsync(q + 4) }, InvalidValue},
		{func() Result { return b.Legacy().FreeAsync(q) }, Success},
		{func() Result { return b.Synchronize() }, Success},
		{func() Result { return b.Legacy().FreeAsync(q) }, InvalidValue},
	} {
		if got := x.got(); got != x.want {
			t.Errorf("%v, not %v", got, x.want)
		}
	}
}
