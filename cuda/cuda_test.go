package cuda

import (
	"errors"
	"os"
	"strings"
	"sync"
	"testing"
)

// open opens the driver that GONVVM_CUDA names, or else that of the system; the test is skipped without one.
func open(t *testing.T) *Driver {
	t.Helper()
	name := os.Getenv("GONVVM_CUDA")
	d, err := Open(name)
	if err != nil {
		if name != "" {
			t.Fatal(err)
		}
		t.Skip("there is no driver of CUDA: ", err)
	}
	return d
}

func context(t *testing.T) *Context {
	t.Helper()
	dev, err := open(t).Device(0)
	if err != nil {
		t.Fatal(err)
	}
	c, err := dev.Context()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := c.Close(); err != nil && err != ErrClosed {
			t.Error(err)
		}
	})
	return c
}

const scalePTX = `.version 7.0
.target sm_70
.address_size 64
.global .align 4 .u32 counter = 41;
.visible .entry scale(.param .u64 p, .param .f32 by, .param .u32 n) {
	.reg .pred %p; .reg .b32 %r<5>; .reg .f32 %f<3>; .reg .b64 %x<3>;
	ld.param.u64 %x0, [p]; ld.param.f32 %f0, [by]; ld.param.u32 %r0, [n];
	mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x;
	mad.lo.u32 %r1, %r2, %r3, %r1;
	setp.ge.u32 %p, %r1, %r0;
	@%p ret;
	mul.wide.u32 %x1, %r1, 4;
	add.u64 %x0, %x0, %x1;
	ld.global.f32 %f1, [%x0];
	mul.f32 %f1, %f1, %f0;
	st.global.f32 [%x0], %f1;
	ret;
}
.visible .entry fault() { .reg .b64 %x; mov.u64 %x, 16; st.global.u32 [%x], 1; ret; }
`

func function(t *testing.T, c *Context, ptx, name string) *Function {
	t.Helper()
	m, err := c.Load([]byte(ptx))
	if err != nil {
		t.Fatal(err)
	}
	f, err := m.Function(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestLaunch(t *testing.T) {
	c := context(t)
	name, err := c.Device.Name()
	sm, err2 := c.Device.SM()
	memory, err3 := c.Device.Memory()
	if err := errors.Join(err, err2, err3); err != nil || name == "" || sm < 50 || memory == 0 {
		t.Error(name, sm, memory, err)
	}
	m, err := c.Load([]byte(scalePTX))
	if err != nil {
		t.Fatal(err)
	}
	if addr, size, err := m.Global("counter"); err != nil || addr == 0 || size != 4 {
		t.Error(addr, size, err)
	}
	f, err := m.Function("scale")
	if err != nil {
		t.Fatal(err)
	}
	values := make([]float32, 1000)
	for i := range values {
		values[i] = float32(i)
	}
	b, err := AllocFrom(c, values)
	if err != nil {
		t.Fatal(err)
	}
	s, err := c.NewStream()
	if err != nil {
		t.Fatal(err)
	}
	start, err := c.NewEvent()
	end, err2 := c.NewEvent()
	if err := errors.Join(err, err2, start.Record(s), f.Launch(Config{Grid: Dim{X: 8}, Block: Dim{X: 128}, Stream: s}, b, float32(3), uint32(999)), end.Record(s), s.Synchronize()); err != nil {
		t.Fatal(err)
	}
	if d, err := end.Since(start); err != nil || d < 0 {
		t.Error(d, err)
	}
	if err := b.Read(values); err != nil {
		t.Fatal(err)
	}
	for i, v := range values {
		want := float32(3 * i)
		if i == 999 {
			want = 999
		}
		if v != want {
			t.Fatalf("element %d is %v, not %v", i, v, want)
		}
	}
	if err := errors.Join(b.Clear(nil), c.Synchronize(), b.Read(values), b.Free(), s.Close(), start.Close(), end.Close(), m.Unload()); err != nil || values[7] != 0 {
		t.Error(values[7], err)
	}
}

// Mistakes of the caller are errors before the driver is asked, where it tells the sizes of parameters.
func TestArguments(t *testing.T) {
	c := context(t)
	f := function(t, c, scalePTX, "scale")
	if f.sizes == nil {
		t.Skip("the driver does not know cuFuncGetParamInfo")
	}
	cfg := Config{}
	for want, args := range map[string][]any{
		"has 3 parameters, not 1": {Ptr(0)}, "argument 2 of kernel scale has 8 bytes (float64), its parameter 4": {Ptr(0), 3.0, uint32(0)},
		"a value of type string cannot": {Ptr(0), "3", uint32(0)}, "a value of type int cannot": {Ptr(0), float32(0), 0},
	} {
		if err := f.Launch(cfg, args...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v, not %q", args, err, want)
		}
	}
	if err := f.Launch(cfg, Ptr(0), struct{ F float32 }{1}, [2]uint16{}); err != nil {
		t.Error(err)
	}
}

// Errors have the code, the log of the JIT compiler, and advice.
func TestErrors(t *testing.T) {
	c := context(t)
	for _, x := range []struct {
		ptx  string
		code Result
		text []string
	}{
		{strings.Replace(scalePTX, "mul.f32", "mull.f32", 1), InvalidPTX, []string{"mull", "gonvvm ptx check"}},
		{strings.Replace(scalePTX, "7.0", "99.9", 1), UnsupportedPTX, []string{"lower .version", "-ptx="}},
	} {
		_, err := c.Load([]byte(x.ptx))
		if !errors.Is(err, x.code) {
			t.Errorf("%v, not %d", err, x.code)
			continue
		}
		for _, want := range x.text {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%q lacks %q", err, want)
			}
		}
	}
	if _, err := Alloc[byte](c, 1<<50); !errors.Is(err, OutOfMemory) {
		t.Error(err)
	}
	m, err := c.Load([]byte(scalePTX))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Function("absent"); !errors.Is(err, NotFound) {
		t.Error(err)
	}
	if err := c.Close(); err != nil {
		t.Error(err)
	}
	if err := c.Synchronize(); err != ErrClosed {
		t.Error(err)
	}
}

const clusterPTX = `.version 7.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p) {
	.reg .b32 %r<3>; .reg .b64 %x<2>;
	ld.param.u64 %x0, [p];
	mov.u32 %r0, %cluster_nctaid.x;
	mov.u32 %r1, %ctaid.x;
	barrier.cluster.arrive; barrier.cluster.wait;
	mul.wide.u32 %x1, %r1, 4;
	add.u64 %x0, %x0, %x1;
	st.global.u32 [%x0], %r0;
	ret;
}
`

// Launches with clusters, and cooperative ones.
func TestClusters(t *testing.T) {
	c := context(t)
	if sm, err := c.Device.SM(); err != nil || sm < 90 {
		t.Skip("the device has no clusters")
	}
	f := function(t, c, clusterPTX, "k")
	b, err := Alloc[uint32](c, 8)
	if err != nil {
		t.Fatal(err)
	}
	cfg := Config{Grid: Dim{X: 8}, Block: Dim{X: 1}, Cluster: Dim{X: 4}, Cooperative: true}
	if n, err := f.MaxClusters(cfg); err != nil || n < 1 {
		t.Error(n, err)
	}
	got := make([]uint32, 8)
	if err := errors.Join(f.Launch(cfg, b), b.Read(got)); err != nil || got[7] != 4 {
		t.Error(got, err)
	}
	if err := f.Launch(Config{Grid: Dim{X: 6}, Cluster: Dim{X: 4}}, b); !errors.Is(err, InvalidClusterSize) {
		t.Error(err)
	}
}

// Goroutines use contexts of one device side by side.
func TestGoroutines(t *testing.T) {
	dev, err := open(t).Device(0)
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for k := range 8 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			c, err := dev.Context()
			if err != nil {
				t.Error(err)
				return
			}
			defer c.Close()
			m, err := c.Load([]byte(scalePTX))
			if err != nil {
				t.Error(err)
				return
			}
			f, err := m.Function("scale")
			if err != nil {
				t.Error(err)
				return
			}
			for range 20 {
				b, err := AllocFrom(c, []float32{float32(k)})
				if err != nil {
					t.Error(err)
					return
				}
				got := make([]float32, 1)
				if err := errors.Join(f.Launch(Config{}, b, float32(2), uint32(1)), b.Read(got), b.Free()); err != nil || got[0] != float32(2*k) {
					t.Error(got, err)
				}
			}
		}()
	}
	wg.Wait()
}

// A fault ends the use of the GPU by the process: this test is the last one.
func TestFault(t *testing.T) {
	c := context(t)
	f := function(t, c, scalePTX, "fault")
	if err := errors.Join(f.Launch(Config{}), c.Synchronize()); !errors.Is(err, IllegalAddress) || !strings.Contains(err.Error(), "on the CPU") {
		t.Error(err)
	}
	if err := c.Close(); err != nil && !errors.Is(err, IllegalAddress) {
		t.Error(err)
	}
}
