package cudriver

import (
	"encoding/binary"
	"strings"
	"sync"
	"testing"
	"time"
)

const testPTX = `.version 7.0
.target sm_80
.address_size 64
.const .align 4 .u32 factor = 3;
.global .align 4 .u32 counter;
.visible .entry scale(.param .u64 out, .param .u32 n)
{
	.reg .pred %p;
	.reg .b32 %r<6>;
	.reg .b64 %x<3>;
	ld.param.u64 %x0, [out];
	ld.param.u32 %r4, [n];
	mov.u32 %r0, %tid.x;
	mov.u32 %r1, %ctaid.x;
	mov.u32 %r2, %ntid.x;
	mad.lo.u32 %r0, %r1, %r2, %r0;
	setp.ge.u32 %p, %r0, %r4;
	@%p ret;
	mul.wide.u32 %x1, %r0, 4;
	add.u64 %x0, %x0, %x1;
	ld.global.u32 %r3, [%x0];
	ld.const.u32 %r5, [factor];
	mul.lo.u32 %r3, %r3, %r5;
	st.global.u32 [%x0], %r3;
	ret;
}
.visible .entry count()
{
	.reg .b32 %r;
	atom.global.add.u32 %r, [counter], 1;
	ret;
}
.visible .entry empty() { ret; }
.visible .entry trap() { trap; }
`

// machine makes a driver, with a thread that has the primary context of its first device.
func machine(t testing.TB, devices string) (*Driver, *Thread, *Context) {
	t.Helper()
	specs, err := ParseDevices(devices, 0)
	if err != nil {
		t.Fatal(err)
	}
	d, err := New(Options{Devices: specs, Room: func(n uint64) ([]byte, func(), error) { return make([]byte, n), func() {}, nil }})
	if err != nil {
		t.Fatal(err)
	}
	dev, r := d.Device(0)
	ok(t, r)
	th := &Thread{}
	c := dev.Retain()
	th.Push(c)
	return d, th, c
}

// kept holds memory that the driver gets as numbers: it must not lie on a stack, which moves.
var kept [][]byte

func memory(n int) []byte {
	b := make([]byte, n)
	kept = append(kept, b)
	return b
}

func ok(t testing.TB, r Result) {
	t.Helper()
	if r != Success {
		t.Fatal(r)
	}
}

func function(t testing.TB, c *Context, name string) *Function {
	t.Helper()
	m, log, r := c.Load([]byte(testPTX))
	if r != Success {
		t.Fatal(r, log)
	}
	f, r := m.Function(name)
	ok(t, r)
	return f
}

func args(list ...any) (b []byte) {
	for _, x := range list {
		switch x := x.(type) {
		case uint64:
			b = binary.LittleEndian.AppendUint64(b, x)
		case uint32:
			b = binary.LittleEndian.AppendUint32(b, x)
		}
	}
	return b
}

func shape(grid, block int) Launch {
	return Launch{Grid: [3]int{grid, 1, 1}, Block: [3]int{block, 1, 1}}
}

func TestLaunchAndCopies(t *testing.T) {
	_, _, c := machine(t, "sm_80:64MiB")
	f := function(t, c, "scale")
	const n = 1000
	p, r := c.Alloc(4 * n)
	ok(t, r)
	host := memory(4 * n)
	for i := range n {
		binary.LittleEndian.PutUint32(host[4*i:], uint32(i))
	}
	s, r := c.NewStream(0, 0)
	ok(t, r)
	ok(t, s.CopyAsync(Copy{Dst: p, DstPlace: PlaceDevice, Src: addressOf(host), Size: 4 * n}))
	clear(host)
	l := shape(4, 256)
	l.Params = args(p, uint32(n))
	ok(t, s.Launch(f, l))
	five := memory(4)
	five[0] = 5
	factor, size, r := f.mod.Global("factor")
	if ok(t, r); size != 4 {
		t.Error(size)
	}
	ok(t, s.CopyAsync(Copy{Dst: factor, DstPlace: PlaceDevice, Src: addressOf(five), Size: 4}))
	ok(t, s.Launch(f, l))
	ok(t, c.Legacy().Copy(Copy{Dst: addressOf(host), Src: p, SrcPlace: PlaceDevice, Size: 4 * n})) // waits for s
	for i := range n {
		if got := binary.LittleEndian.Uint32(host[4*i:]); got != uint32(15*i) {
			t.Fatalf("element %d is %d", i, got)
		}
	}
	for _, bad := range []Copy{{Dst: 1, DstPlace: PlaceDevice, Src: p, Size: 4}, {Dst: p + 4*n - 2, DstPlace: PlaceDevice, Src: addressOf(host), Size: 4}, {Dst: p, Src: 0, Size: 1}} {
		if r := c.Legacy().Copy(bad); r != InvalidValue {
			t.Error(bad, r)
		}
	}
	ok(t, c.Free(p))
	if r := c.Free(p); r != InvalidValue {
		t.Error("a second free:", r)
	}
}

// Pinned, registered and managed memory is one for kernels and the host.
func TestSharedMemory(t *testing.T) {
	d, _, c := machine(t, "sm_80:64MiB,sm_90:64MiB")
	f := function(t, c, "scale")
	own := memory(16)
	ok(t, c.Register(addressOf(own), 16, 0))
	if r := c.Register(addressOf(own)+4, 4, 0); r != HostRegistered {
		t.Error(r)
	}
	pinned, r := c.AllocHost(16, 0)
	ok(t, r)
	managed, r := c.AllocManaged(16, 1)
	ok(t, r)
	for _, p := range []uint64{addressOf(own), pinned, managed} {
		mem := bytesAt(p, 16)
		mem[8] = 7
		l := shape(1, 4)
		l.Params = args(p, uint32(4))
		ok(t, c.Legacy().Launch(f, l))
		ok(t, c.Synchronize())
		if mem[8] != 21 {
			t.Errorf("%d at %#x", mem[8], p)
		}
	}
	if x, r := d.HostRange(addressOf(own) + 3); r != Success || x.Addr != addressOf(own) {
		t.Error(x, r)
	}
	ok(t, c.Unregister(addressOf(own)))
	ok(t, c.FreeHost(pinned))
	if r := c.FreeHost(pinned); r != InvalidValue {
		t.Error(r)
	}
	l := shape(1, 4)
	l.Params = args(addressOf(own), uint32(4))
	ok(t, c.Legacy().Launch(f, l))
	if r := c.Synchronize(); r != IllegalAddress {
		t.Error("memory that is not registered any more:", r)
	}
}

// A fault ends the context, and a new one works.
func TestFaults(t *testing.T) {
	d, th, _ := machine(t, "sm_80:64MiB")
	dev, _ := d.Device(0)
	for name, want := range map[string]Result{"scale": IllegalAddress, "trap": LaunchFailed} {
		c, r := th.Create(dev, 0)
		ok(t, r)
		f := function(t, c, name)
		l := shape(1, 1)
		if name == "scale" {
			l.Params = args(uint64(64), uint32(1))
		}
		ok(t, c.Legacy().Launch(f, l))
		if r := c.Synchronize(); r != want {
			t.Errorf("%s: %v", name, r)
		}
		if _, r := c.NewStream(0, 0); r != Success {
			t.Error(r)
		}
		if r := c.Legacy().Launch(f, l); r != want {
			t.Errorf("%s, the call after: %v", name, r)
		}
		ok(t, th.Destroy(c))
		if r := c.Synchronize(); r != ContextIsDestroyed {
			t.Error(r)
		}
	}
	if d.devices[0].emu.Used() != 0 {
		t.Error("destroyed contexts left memory")
	}
}

// The legacy stream waits for blocking streams and they for it; other streams do not.
func TestStreamOrder(t *testing.T) {
	_, _, c := machine(t, "sm_80:64MiB")
	blocking, _ := c.NewStream(0, 0)
	free, _ := c.NewStream(StreamNonBlocking, 0)
	gate := make(chan bool)
	var mu sync.Mutex
	var list []string
	note := func(s *Stream, name string, wait bool) {
		ok(t, s.Host(func(Result) {
			if wait {
				<-gate
			}
			mu.Lock()
			list = append(list, name)
			mu.Unlock()
		}, false))
	}
	note(blocking, "blocking", true)
	note(c.Legacy(), "legacy", false)
	note(blocking, "after", false)
	note(free, "free", false)
	ok(t, free.Synchronize())
	if r := blocking.Query(); r != NotReady {
		t.Error(r)
	}
	start, _ := c.NewEvent(0)
	end, _ := c.NewEvent(0)
	ok(t, start.Record(free))
	ok(t, free.Wait(start))
	ok(t, end.Record(blocking))
	if r := end.Query(); r != NotReady {
		t.Error(r)
	}
	ok(t, start.Synchronize())
	time.Sleep(3 * time.Millisecond)
	close(gate)
	ok(t, end.Synchronize())
	if ms, r := Elapsed(start, end); r != Success || ms < 3 {
		t.Error(ms, r)
	}
	ok(t, c.Synchronize())
	if got := strings.Join(list, " "); got != "free blocking legacy after" {
		t.Error(got)
	}
}

// Work of many threads on streams of their own.
func TestThreads(t *testing.T) {
	_, _, c := machine(t, "sm_80:64MiB")
	f := function(t, c, "count")
	var wg sync.WaitGroup
	for range 16 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			th := &Thread{}
			th.Push(c)
			s := th.Own(c)
			for range 20 {
				if p, r := s.AllocAsync(64, nil); r != Success || s.FreeAsync(p) != Success {
					t.Error(r)
				}
				if r := s.Launch(f, shape(1, 32)); r != Success {
					t.Error(r)
				}
			}
			if r := s.Synchronize(); r != Success {
				t.Error(r)
			}
		}()
	}
	wg.Wait()
	p, _, _ := f.mod.Global("counter")
	if n := binary.LittleEndian.Uint32(bytesAt(p, 4)); n != 16*20*32 {
		t.Error(n)
	}
}

// A kernel waits for a word that the host writes while it runs.
func TestKernelPollsHost(t *testing.T) {
	if raceDetector {
		t.Skip("the kernel and a stream access one word at once, as on a GPU, and the race detector reports it")
	}
	d, _, c := machine(t, "sm_80:64MiB")
	d.opt.Patience = time.Minute
	m, log, r := c.Load([]byte(`.version 7.0
.target sm_80
.address_size 64
.visible .entry poll(.param .u64 p)
{
	.reg .pred %p;
	.reg .b32 %r;
	.reg .b64 %x;
	ld.param.u64 %x, [p];
wait:
	ld.volatile.global.u32 %r, [%x];
	setp.eq.u32 %p, %r, 0;
	@%p bra wait;
	st.volatile.global.u32 [%x+4], 1;
	ret;
}
`))
	if r != Success {
		t.Fatal(log)
	}
	f, _ := m.Function("poll")
	p, r := c.AllocHost(8, 0)
	ok(t, r)
	s, _ := c.NewStream(StreamNonBlocking, 0)
	other, _ := c.NewStream(StreamNonBlocking, 0)
	l := shape(1, 1)
	l.Params = args(p)
	ok(t, s.Launch(f, l))
	time.Sleep(5 * time.Millisecond)
	if r := s.Query(); r != NotReady {
		t.Error(r)
	}
	ok(t, other.WriteValue(p, 1, 4, 0))
	ok(t, s.Synchronize())
	if loadWord(p+4, 4) != 1 {
		t.Error("the kernel has not answered")
	}
}

func TestGraphs(t *testing.T) {
	_, th, c := machine(t, "sm_80:64MiB")
	f := function(t, c, "count")
	a, _ := c.NewStream(0, 0)
	b, _ := c.NewStream(0, 0)
	e, _ := c.NewEvent(EventDisableTiming)
	ok(t, a.Begin(th, CaptureGlobal))
	ok(t, a.Launch(f, shape(1, 1)))
	ok(t, e.Record(a))
	ok(t, b.Wait(e))
	ok(t, b.Launch(f, shape(1, 1)))
	ok(t, e.Record(b))
	ok(t, a.Wait(e))
	ok(t, a.Launch(f, shape(1, 1)))
	g, r := a.End(th)
	ok(t, r)
	if len(g.Nodes()) != 3 || len(g.Roots()) != 1 {
		t.Error(len(g.Nodes()), len(g.Roots()))
	}
	x, r := g.Instantiate(0)
	ok(t, r)
	for range 5 {
		ok(t, x.Launch(a, Origin{}))
	}
	ok(t, a.Synchronize())
	p, _, _ := f.mod.Global("counter")
	if n := binary.LittleEndian.Uint32(bytesAt(p, 4)); n != 15 {
		t.Error(n)
	}
	ok(t, a.Begin(th, CaptureGlobal))
	if r := a.Synchronize(); r != CaptureUnsupported {
		t.Error(r)
	}
	if _, r := a.End(th); r != CaptureInvalidated {
		t.Error(r)
	}
	ok(t, a.Begin(th, CaptureGlobal))
	if r := c.Legacy().Launch(f, shape(1, 1)); r != CaptureImplicit {
		t.Error(r)
	}
	a.End(th)
	ok(t, c.Synchronize())
}

func TestImages(t *testing.T) {
	_, _, c := machine(t, "sm_80:64MiB")
	for text, want := range map[string]struct {
		r   Result
		log string
	}{
		".version 99.0\n.target sm_80\n":                     {UnsupportedPTXVersion, "Unsupported .version"},
		".version 7.0\n.target sm_80\n.address_size 64\nbad": {InvalidPTX, "ptxas application ptx input, line 4; error"},
		".version 7.8\n.target sm_90\n.address_size 64\n":    {InvalidPTX, "sm_90"},
		".version 7.0\n.target sm_50\n.address_size 64\n":    {Success, ""},
		"\x7fELF": {NoBinaryForGPU, "SASS"},
		strings.Replace(testPTX, "{ trap; }", "{ call nowhere; ret; }", 1): {InvalidPTX, "nowhere"},
	} {
		_, log, r := c.Load([]byte(text))
		if r != want.r || !strings.Contains(log, want.log) {
			t.Errorf("%.40q: %v, %s", text, r, log)
		}
	}
}

func TestLinkAndLibrary(t *testing.T) {
	d, _, c := machine(t, "sm_90:64MiB")
	l := c.NewLinker(nil)
	ok(t, l.Add(1, []byte(testPTX), "a"))
	image, r := l.Complete()
	ok(t, r)
	lib, log, r := d.LoadLibrary(image, nil)
	if r != Success {
		t.Fatal(r, log)
	}
	k, r := lib.Kernel("empty")
	ok(t, r)
	f, r := k.Function(c)
	ok(t, r)
	ok(t, c.Legacy().Launch(f, shape(1, 1)))
	ok(t, c.Synchronize())
	if _, r := lib.Kernel("none"); r != NotFound {
		t.Error(r)
	}
	lib.Unload()
}

func TestLaunchChecks(t *testing.T) {
	_, _, c := machine(t, "sm_90:64MiB")
	f := function(t, c, "empty")
	cluster := shape(4, 32)
	cluster.Cluster = [3]int{3, 1, 1}
	dynamic := shape(1, 32)
	dynamic.Shared = 100 << 10
	coop := shape(1<<20, 1024)
	coop.Cooperative = true
	for name, x := range map[string]struct {
		l    Launch
		want Result
	}{
		"no grid": {shape(0, 1), InvalidValue}, "block": {shape(1, 1025), InvalidValue}, "cluster": {cluster, InvalidClusterSize},
		"dynamic": {dynamic, InvalidValue}, "cooperative": {coop, CooperativeTooLarge}, "good": {shape(1, 1), Success},
		"params": {Launch{Grid: [3]int{1, 1, 1}, Block: [3]int{1, 1, 1}, Params: []byte{1}}, InvalidValue},
	} {
		if r := c.Legacy().Launch(f, x.l); r != x.want {
			t.Errorf("%s: %v", name, r)
		}
	}
	ok(t, f.SetAttribute(FuncMaxDynamic, 100<<10))
	ok(t, c.Legacy().Launch(f, dynamic))
	ok(t, c.Synchronize())
	if n, r := f.Occupancy(256, 0); r != Success || n != 8 {
		t.Error(n, r)
	}
}

// TestVersionAttributes: both versions of a function are architectures, that of the PTX and that of the device.
func TestVersionAttributes(t *testing.T) {
	_, _, c := machine(t, "sm_90:64MiB")
	for arch, want := range map[string]int{"sm_70": 70, "sm_90": 90, "sm_90a": 90} {
		m, log, r := c.Load([]byte(".version 8.4\n.target " + arch + "\n.address_size 64\n.visible .entry k() { ret; }\n"))
		if r != Success {
			t.Fatal(arch, r, log)
		}
		f, r := m.Function("k")
		ok(t, r)
		virtual, r := f.Attribute(FuncPTXVersion)
		ok(t, r)
		binary, r := f.Attribute(FuncBinaryVersion)
		if ok(t, r); virtual != want || binary != 90 {
			t.Errorf("%s: %d, %d", arch, virtual, binary)
		}
	}
}
