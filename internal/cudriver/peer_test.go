package cudriver

import (
	"strings"
	"sync"
	"testing"

	"gonvvm/internal/cureport"
)

// peers makes a driver with two devices, a context on each, and the place where the first error of a record's findings is stored.
func peers(t *testing.T) (a, b *Context, found func() string) {
	t.Helper()
	specs, err := ParseDevices("sm_80:64MiB,sm_90:64MiB", 0)
	if err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	text := ""
	d, err := New(Options{
		Devices: specs, Tools: DefaultTools, Room: func(n uint64) ([]byte, func(), error) { return make([]byte, n), func() {}, nil },
		Report: func(r *cureport.Record) {
			mu.Lock()
			defer mu.Unlock()
			for i := range r.Findings {
				text += r.Findings[i].Message + "\n"
			}
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	a, b = d.devices[0].newContext(0), d.devices[1].newContext(0)
	return a, b, func() string {
		mu.Lock()
		defer mu.Unlock()
		return text
	}
}

// scaled launches "scale" of a context on 4 elements at an address, and returns the state of the context.
func scaled(t *testing.T, c *Context, p uint64) Result {
	t.Helper()
	l := shape(1, 4)
	l.Params = args(p, uint32(4))
	ok(t, c.Legacy().Launch(function(t, c, "scale"), l))
	return c.Synchronize()
}

// Kernels use memory of a peer from EnablePeer to DisablePeer: blocks from before and from afterwards.
func TestPeerAccess(t *testing.T) {
	a, b, found := peers(t)
	before, r := b.Alloc(16)
	ok(t, r)
	for _, x := range []struct {
		got, want Result
	}{
		{a.EnablePeer(b, 1), InvalidValue},
		{a.EnablePeer(a, 0), InvalidContext},
		{a.DisablePeer(b), PeerAccessNotEnabled},
		{a.EnablePeer(a.Dev.newContext(0), 0), PeerAccessUnsupported},
		{a.EnablePeer(b, 0), Success},
		{a.EnablePeer(b, 0), PeerAccessAlreadyEnabled},
	} {
		if x.got != x.want {
			t.Errorf("%v, not %v", x.got, x.want)
		}
	}
	after, r := b.Alloc(16)
	ok(t, r)
	for _, p := range []uint64{before, after} {
		ok(t, b.Legacy().Fill(Fill{Dst: p, Value: 5, Elem: 4, Width: 4, Height: 1}, false))
		ok(t, scaled(t, a, p))
		if v := bytesAt(p, 16)[12]; v != 15 {
			t.Errorf("the kernel stored %d", v)
		}
	}
	if r := scaled(t, b, after); r != Success {
		t.Error("its own device:", r)
	}
	other, _, r := b.Load([]byte(".version 7.0\n.target sm_80\n.address_size 64\n.global .u32 v[4] = {5, 5, 5, 5};\n"))
	if r != Success {
		t.Fatal(r)
	}
	v, _, r := other.Global("v")
	ok(t, r)
	ok(t, scaled(t, a, v))
	if got := bytesAt(v, 16)[12]; got != 15 {
		t.Errorf("the kernel stored %d in a variable", got)
	}
	other.unload()
	if a.Dev.emu.Pinned(v, 16) {
		t.Error("the variable outlives its module")
	}
	own, r := a.Alloc(16)
	ok(t, r)
	ok(t, a.DisablePeer(b))
	if r := scaled(t, a, after); r != IllegalAddress {
		t.Error("without access:", r)
	}
	if !strings.Contains(found(), "byte 0 of device memory of 16 bytes of device 1, which device 0 has no access to") {
		t.Error(found())
	}
	if r := scaled(t, b, own); r != IllegalAddress {
		t.Error("access is for one direction:", r)
	}
}

// Memory of a freed block is unknown to the peer, and access ends with the context that had it.
func TestPeerAccessEnds(t *testing.T) {
	a, b, _ := peers(t)
	ok(t, a.EnablePeer(b, 0))
	p, r := b.Alloc(16)
	ok(t, r)
	if !a.Dev.emu.Pinned(p, 16) {
		t.Error("the block is unknown")
	}
	ok(t, b.Free(p))
	if a.Dev.emu.Pinned(p, 16) {
		t.Error("the block is freed")
	}
	p, r = b.Alloc(16)
	ok(t, r)
	a.close()
	if a.Dev.emu.Pinned(p, 16) {
		t.Error("the context is closed")
	}
}

// A pool says which devices use its memory; access to plain memory of its device means nothing.
func TestPoolAccess(t *testing.T) {
	a, b, _ := peers(t)
	ok(t, a.EnablePeer(b, 0))
	pool, r := b.Dev.NewPool(0)
	ok(t, r)
	p, r := b.Legacy().AllocAsync(16, pool)
	ok(t, r)
	if pool.Access(a.Dev) || !pool.Access(b.Dev) || a.Dev.emu.Pinned(p, 16) {
		t.Error("a pool has access for its own device only")
	}
	ok(t, pool.SetAccess(a.Dev, true))
	q, r := b.Legacy().AllocAsync(16, pool)
	ok(t, r)
	for _, p := range []uint64{p, q} {
		ok(t, b.Legacy().Fill(Fill{Dst: p, Value: 5, Elem: 4, Width: 4, Height: 1}, false))
		ok(t, scaled(t, a, p))
	}
	if r := pool.SetAccess(b.Dev, false); r != InvalidDevice {
		t.Error(r)
	}
	ok(t, a.Legacy().FreeAsync(p)) // in a stream of the other device
	ok(t, a.Synchronize())
	if _, known := a.Dev.drv.Find(p); known {
		t.Error("it is not freed")
	}
	ok(t, pool.SetAccess(a.Dev, false))
	if r := scaled(t, a, q); r != IllegalAddress {
		t.Error("without access:", r)
	}
}
