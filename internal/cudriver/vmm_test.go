//go:build linux

package cudriver

import (
	"strings"
	"testing"

	"gonvvm/internal/shmem"
)

func onDevice(i int) Location { return Location{LocationDevice, i} }

func create(t *testing.T, d *Driver, device int, handles uint32) *Memory {
	t.Helper()
	m, r := d.CreateMemory(Granularity, MemoryProps{Place: onDevice(device), Handles: handles, Flags: 1})
	ok(t, r)
	return m
}

func set(d *Driver, addr, n uint64, device int, a Access) Result {
	return d.SetAccess(addr, n, []LocatedAccess{{onDevice(device), a}})
}

// Two pieces of memory at addresses that follow each other are one for kernels and copies, with the access that was set.
func TestMappedMemory(t *testing.T) {
	a, b, found := peers(t)
	d := a.Dev.drv
	base, r := d.Reserve(4*Granularity, 0, 0)
	ok(t, r)
	used := a.Dev.physical.Load
	before := used()
	m, n := create(t, d, 0, 0), create(t, d, 1, 0)
	if got := used() - before; got != Granularity {
		t.Errorf("%d bytes of device 0 are in use", got)
	}
	ok(t, d.MapMemory(base, Granularity, 0, m))
	ok(t, d.MapMemory(base+Granularity, Granularity, 0, n))
	middle := base + Granularity - 8
	for _, x := range []struct{ got, want Result }{
		{set(d, base, Granularity/2, 0, AccessWrite), InvalidValue},
		{set(d, base, 3*Granularity, 0, AccessWrite), InvalidValue},
		{set(d, base, 2*Granularity, 2, AccessWrite), InvalidDevice},
		{set(d, base, 2*Granularity, 0, 2), InvalidValue},
		{set(d, base, 2*Granularity, 0, AccessWrite), Success},
		{set(d, base, Granularity, 1, AccessWrite), Success},
		{d.MapMemory(base, Granularity, 0, m), InvalidValue}, // mapped already
		{d.MapMemory(base+3*Granularity, 2*Granularity, 0, m), InvalidValue},
		{d.FreeAddresses(base, 4*Granularity), InvalidValue}, // in use
	} {
		if x.got != x.want {
			t.Errorf("%v, not %v", x.got, x.want)
		}
	}
	five := memory(16)
	for i := range 4 {
		five[4*i] = 5
	}
	ok(t, a.Legacy().Copy(Copy{Dst: middle, DstPlace: PlaceDevice, Src: addressOf(five), Size: 16}))
	ok(t, scaled(t, a, middle))
	ok(t, a.Legacy().Copy(Copy{Dst: addressOf(five), Src: middle, SrcPlace: PlaceDevice, Size: 16}))
	for i := range 4 {
		if five[4*i] != 15 {
			t.Errorf("element %d is %d", i, five[4*i])
		}
	}
	if got, r := d.GetAccess(onDevice(1), base+Granularity); r != Success || got != AccessNone {
		t.Error(got, r)
	}
	if got, r := d.GetAccess(onDevice(0), base+Granularity); r != Success || got != AccessWrite {
		t.Error(got, r)
	}
	if r := a.Legacy().Copy(Copy{Dst: base + 2*Granularity - 8, Src: addressOf(five), Size: 16}); r != InvalidValue {
		t.Error("a copy beyond the mappings:", r)
	}
	if r := scaled(t, b, base+Granularity); r != IllegalAddress {
		t.Error("device 1 has no access:", r)
	}
	if text := "byte 0 of mapped memory of 2097152 bytes, which device 1 has no access to (cuMemSetAccess)"; !strings.Contains(found(), text) {
		t.Error(found())
	}
	if m.Release() && n.Release() && used() == before {
		t.Error("mapped memory was given back")
	}
	ok(t, d.UnmapMemory(base, 2*Granularity))
	if used() != before {
		t.Error("memory without mappings and handles is not given back")
	}
	if r := scaled(t, a, base); r != IllegalAddress || !strings.Contains(found(), "byte 0 of 8388608 reserved addresses, where no memory is mapped (cuMemMap)") {
		t.Error("after cuMemUnmap:", r, found())
	}
	ok(t, d.FreeAddresses(base, 4*Granularity))
}

// Memory can have two addresses, and a device may only read it at one of them.
func TestMemoryAtTwoAddresses(t *testing.T) {
	a, _, found := peers(t)
	d := a.Dev.drv
	m := create(t, d, 0, 0)
	var at [2]uint64
	for i, access := range []Access{AccessWrite, AccessRead} {
		var r Result
		at[i], r = d.Reserve(Granularity, 4*Granularity, 0)
		if ok(t, r); at[i]%(4*Granularity) != 0 {
			t.Errorf("%#x", at[i])
		}
		ok(t, d.MapMemory(at[i], Granularity, 0, m))
		ok(t, set(d, at[i], Granularity, 0, access))
	}
	ok(t, a.Legacy().Fill(Fill{Dst: at[1], Value: 5, Elem: 4, Width: 4, Height: 1}, false))
	ok(t, scaled(t, a, at[0]))
	if got := bytesAt(at[1], 16)[12]; got != 15 {
		t.Error(got)
	}
	again, r := d.RetainMemory(at[1] + 5)
	if ok(t, r); again != m || again.Release() || !again.Release() {
		t.Error("a handle was lost")
	}
	if r := scaled(t, a, at[1]); r != IllegalAddress || !strings.Contains(found(), "which device 0 may only read (cuMemSetAccess)") {
		t.Error("a write:", r, found())
	}
}

// Memory that was exported as a file descriptor is imported, with its properties.
func TestMemoryExport(t *testing.T) {
	a, _, _ := peers(t)
	d := a.Dev.drv
	if _, r := create(t, d, 0, 0).Export(HandleFile); r != InvalidValue {
		t.Error("it was not made to be exported:", r)
	}
	m := create(t, d, 1, HandleFile)
	file, r := m.Export(HandleFile)
	ok(t, r)
	n, r := d.ImportMemory(file, HandleFile)
	ok(t, r)
	shmem.Close(file)
	if n.Size != m.Size || n.Props != m.Props || n.dev != m.dev {
		t.Errorf("%+v", n)
	}
	base, r := d.Reserve(2*Granularity, 0, 0)
	ok(t, r)
	ok(t, d.MapMemory(base, Granularity, 0, m))
	ok(t, d.MapMemory(base+Granularity, Granularity, 0, n))
	ok(t, set(d, base, 2*Granularity, 0, AccessWrite))
	ok(t, a.Legacy().Fill(Fill{Dst: base, Value: 5, Elem: 4, Width: 4, Height: 1}, false))
	if got := bytesAt(base+Granularity, 16)[12]; got != 5 {
		t.Error(got)
	}
	for _, bad := range []int{-1, 0, 1 << 20} {
		if _, r := d.ImportMemory(bad, HandleFile); r != InvalidValue {
			t.Error(bad, r)
		}
	}
}
