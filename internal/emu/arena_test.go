package emu

import (
	"encoding/binary"
	"strings"
	"testing"
	"unsafe"

	"gonvvm/internal/ptx"
)

// The kernel stores the thread's number times a constant of the module to out.
const fillPTX = `.version 7.0
.target sm_80
.address_size 64
.const .u32 factor = 3;
.global .u32 calls[4];
.visible .entry fill(.param .u64 out, .param .u32 shift)
{
	.reg .b32 %r<5>;
	.reg .b64 %x<3>;
	ld.param.u64 %x0, [out];
	ld.param.u32 %r3, [shift];
	mov.u32 %r0, %tid.x;
	ld.const.u32 %r1, [factor];
	mul.lo.u32 %r2, %r0, %r1;
	add.u32 %r4, %r0, %r3;
	mul.wide.u32 %x1, %r4, 4;
	add.u64 %x0, %x0, %x1;
	st.global.u32 [%x0], %r2;
	ret;
}
`

func arenaDevice(t testing.TB, size int) (*Device, *Kernel) {
	t.Helper()
	d := NewDeviceIn(make([]byte, size))
	m, err := ptx.Parse("fill.ptx", []byte(fillPTX))
	if err != nil {
		t.Fatal(err)
	}
	mod, err := d.Load(m, "fill.ptx", []byte(fillPTX))
	if err != nil {
		t.Fatal(err)
	}
	k, err := mod.Kernel("fill")
	if err != nil {
		t.Fatal(err)
	}
	return d, k
}

// Wherever the memory of a device begins in the process, an address of a window is not taken for one of the memory. Go's heap may begin
// at any address of more than a GiB.
func TestWindowsLieBelowTheMemory(t *testing.T) {
	for _, global := range []uint64{codeEnd, 3 << 30, 5 << 30, high64 - pageBytes, high64, high64 + sharedWin, high64 + codeEnd - pageBytes, high64 + codeEnd, global64, 0xc0_0000_0000, 0x7f12_3456_7000} {
		w := windowsBelow(global)
		for _, sp := range []space{spShared, spLocal, spConst, spParam} {
			if got, off := w.classify(w.base(sp) + 48); got != sp || off != 48 {
				t.Errorf("memory at %#x: byte 48 of %v is byte %d of %v", global, sp, off, got)
			}
		}
		if got, at := w.classify(global); got != spGlobal || at != global {
			t.Errorf("memory at %#x: its first byte is byte %#x of %v", global, at, got)
		}
	}
}

// CUDA's driver takes large allocations from pages of their own, and programs rely on that: Taichi puts tables at offsets in one that have
// to be multiples of 4096. Where no such place is left, another one does.
func TestArenaAlignsLargeAllocations(t *testing.T) {
	d := NewDeviceIn(make([]byte, 16<<20))
	at := func(size uint64) uint64 {
		t.Helper()
		a, err := d.Alloc(size)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	at(100)
	large := at(1085440)
	if large%(64<<10) != 0 {
		t.Errorf("an allocation of 1085440 bytes is at %#x", large)
	}
	if small := at(100); small > large {
		t.Errorf("the memory before %#x is not used: the next small allocation is at %#x", large, small)
	}
	for d.Used() < 13<<20 {
		at(1<<20 - 64<<10)
		at(1 << 20)
	}
}

func fillWith(t testing.TB, k *Kernel, out uint64, shift uint32, sanitize bool) *Result {
	t.Helper()
	p := binary.LittleEndian.AppendUint64(nil, out)
	p = binary.LittleEndian.AppendUint32(p, shift)
	r, err := k.Launch(&Config{Block: [3]int{32, 1, 1}, Params: p, Sanitize: sanitize})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Memory of the device lies at its own address, memory of the process can be pinned, and a constant has an address for the host.
func TestArenaSharesAddresses(t *testing.T) {
	d, k := arenaDevice(t, 1<<20)
	a, err := d.Alloc(128)
	if err != nil {
		t.Fatal(err)
	}
	at := a - d.win.global
	device := d.arena.room[at : at+128]
	host := make([]byte, 128)
	addr := uint64(uintptr(unsafe.Pointer(&host[0])))
	if uint64(uintptr(unsafe.Pointer(&device[0]))) != a {
		t.Error("the address of the allocation is not that of its memory")
	}
	factor, size, ok := k.mod.HostAddress("factor")
	if !ok || size != 4 {
		t.Fatal("the constant has no address")
	}
	if err := d.Write(factor, []byte{5, 0, 0, 0}); err != nil {
		t.Fatal(err)
	}
	for _, sanitize := range []bool{false, true} {
		if r := fillWith(t, k, addr, 0, sanitize); r.Err() == nil {
			t.Error("a store to memory of the host is not found")
		}
		d.Pin(host)
		for p, mem := range map[uint64][]byte{a: device, addr: host} {
			clear(mem)
			if err := fillWith(t, k, p, 0, sanitize).Err(); err != nil {
				t.Error(err)
			}
			if got := binary.LittleEndian.Uint32(mem[4*31:]); got != 5*31 {
				t.Errorf("thread 31 stored %d", got)
			}
			if r := fillWith(t, k, p, 1, sanitize); sanitize && r.Err() == nil {
				t.Error("a store past the end is not found")
			}
		}
		d.Unpin(addr)
	}
}

// Freed memory is known as such for a while, and then used again.
func TestArenaReuse(t *testing.T) {
	d, k := arenaDevice(t, 1<<20)
	before := d.Used()
	a, _ := d.Alloc(128)
	if err := d.Free(a); err != nil {
		t.Fatal(err)
	}
	if err := fillWith(t, k, a, 0, true).Err(); err == nil || !strings.Contains(err.Error(), "freed") {
		t.Errorf("a store to freed memory: %v", err)
	}
	if d.Free(a) == nil {
		t.Error("memory is freed twice")
	}
	for range 10000 {
		b, err := d.Alloc(1000)
		if err != nil {
			t.Fatal(err)
		}
		if base, size, ok := d.Range(b + 999); !ok || base != b || size != 1000 {
			t.Fatal("the range of an allocation")
		}
		if err := d.Free(b); err != nil {
			t.Fatal(err)
		}
	}
	if len(d.allocs) > arenaDelay+8 || d.Used() != before {
		t.Errorf("%d allocations and %d bytes are left of %d", len(d.allocs), d.Used(), before)
	}
	if _, err := d.Alloc(2 << 20); err == nil {
		t.Error("more memory than there is")
	}
	k.mod.Unload()
	if d.Used() != 0 {
		t.Errorf("%d bytes are in use after the module is unloaded", d.Used())
	}
}

// A launch reads the list of allocations while it is changed.
func TestArenaSnapshot(t *testing.T) {
	d, k := arenaDevice(t, 4<<20)
	a, _ := d.Alloc(128)
	stop, done := make(chan bool), make(chan bool)
	go func() {
		defer close(done)
		for {
			select {
			case <-stop:
				return
			default:
				if b, err := d.Alloc(64); err == nil {
					_ = d.Free(b)
				}
			}
		}
	}()
	for range 100 {
		if err := fillWith(t, k, a, 0, true).Err(); err != nil {
			t.Error(err)
		}
	}
	close(stop)
	<-done
}

func BenchmarkLaunchEmpty(b *testing.B) {
	d, k := arenaDevice(b, 64<<20)
	a, _ := d.Alloc(128)
	for _, sanitize := range []bool{false, true} {
		b.Run(map[bool]string{false: "fast", true: "sanitizer"}[sanitize], func(b *testing.B) {
			for b.Loop() {
				fillWith(b, k, a, 0, sanitize)
			}
		})
	}
}

// The first allocation of a kernel in an empty device is not null.
func TestHeapFirst(t *testing.T) {
	const text = `.version 7.0
.target sm_70
.address_size 64
.extern .func (.param .b64 r) malloc(.param .b64 n);
.visible .entry k() {
	.reg .b64 %x;
	{ .param .b64 r; .param .b64 n; st.param.b64 [n], 32; call (r), malloc, (n); ld.param.b64 %x, [r]; }
	st.u64 [%x], %x;
	ret;
}
`
	_, mod := loadText(t, "k.ptx", []byte(text))
	k, err := mod.Kernel("k")
	if err != nil {
		t.Fatal(err)
	}
	res, err := k.Launch(&Config{Sanitize: true})
	if err != nil || res.Err() != nil {
		t.Error(err, res.Err())
	}
}

// A kernel takes the address of constant memory as a parameter, as of a buffer of the driver (S2-09).
func TestConstantParameter(t *testing.T) {
	const text = `.version 7.0
.target sm_70
.address_size 64
.const .align 4 .u32 pad = 1;
.const .align 4 .u32 list[3] = {5, 6, 7};
.visible .entry address(.param .u64 out) {
	.reg .b64 %x, %y;
	ld.param.u64 %x, [out];
	mov.u64 %y, list;
	st.global.u64 [%x], %y;
	ret;
}
.visible .entry sum(.param .u64 out, .param .u64 .ptr .const .align 4 in) {
	.reg .b64 %x, %y;
	.reg .b32 %a, %b;
	ld.param.u64 %x, [out];
	ld.param.u64 %y, [in];
	ld.const.u32 %a, [%y];
	ld.const.u32 %b, [%y+8];
	add.u32 %a, %a, %b;
	st.global.u32 [%x], %a;
	ret;
}
`
	dev, mod := loadText(t, "k.ptx", []byte(text))
	out := must(dev.Alloc(8))(t)
	got := make([]byte, 8)
	for _, name := range []string{"address", "sum"} {
		params := append(words([]uint64{out}, 8), got...)
		k := must(mod.Kernel(name))(t)
		res, err := k.Launch(&Config{Params: params[:k.ParamBytes()], Sanitize: true})
		if err != nil || res.Err() != nil {
			t.Fatal(err, res.Err())
		}
		if err := dev.Read(out, got); err != nil {
			t.Fatal(err)
		}
	}
	if x := uint32(load(got, 0, 4)); x != 12 {
		t.Errorf("the sum is %d, not 12", x)
	}
}

// The heap of kernels has the size that the first launch says.
func TestHeapSize(t *testing.T) {
	const text = `.version 7.0
.target sm_70
.address_size 64
.extern .func (.param .b64 r) malloc(.param .b64 n);
.visible .entry k(.param .u64 out, .param .u64 size) {
	.reg .b64 %x, %n, %o;
	ld.param.u64 %o, [out];
	ld.param.u64 %n, [size];
	{ .param .b64 r; .param .b64 n; st.param.b64 [n], %n; call (r), malloc, (n); ld.param.b64 %x, [r]; }
	st.global.u64 [%o], %x;
	ret;
}
`
	dev, mod := loadText(t, "k.ptx", []byte(text))
	out := must(dev.Alloc(8))(t)
	k := must(mod.Kernel("k"))(t)
	got := make([]byte, 8)
	for _, c := range []struct {
		heap, size uint64
		ok         bool
	}{{32 << 20, 20 << 20, true}, {64 << 20, 20 << 20, false}, {0, 8 << 20, true}} { // the first launch decides
		res, err := k.Launch(&Config{Params: words([]uint64{out, c.size}, 8), Heap: c.heap, Sanitize: true})
		if err != nil || res.Err() != nil {
			t.Fatal(err, res.Err())
		}
		if err := dev.Read(out, got); err != nil {
			t.Fatal(err)
		}
		if ok := load(got, 0, 8) != 0; ok != c.ok {
			t.Errorf("malloc of %d bytes: %t, want %t", c.size, ok, c.ok)
		}
	}
}
