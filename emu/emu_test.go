package emu

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"gonvvm/diag"
)

const saxpy = `.version 7.0
.target sm_80
.address_size 64
.global .align 4 .u32 calls[4] = {7};
.visible .entry saxpy(.param .u32 n, .param .f32 a, .param .u64 .ptr .global x, .param .u64 .ptr .global y)
{
	.reg .pred %p<2>;
	.reg .b32 %r<6>;
	.reg .f32 %f<5>;
	.reg .b64 %rd<6>;
	ld.param.u32 %r1, [n];
	ld.param.f32 %f1, [a];
	ld.param.u64 %rd1, [x];
	ld.param.u64 %rd2, [y];
	mov.u32 %r2, %ctaid.x;
	mov.u32 %r3, %ntid.x;
	mov.u32 %r4, %tid.x;
	mad.lo.u32 %r5, %r2, %r3, %r4;
	setp.ge.u32 %p1, %r5, %r1;
	@%p1 ret;
	mul.wide.u32 %rd3, %r5, 4;
	add.s64 %rd4, %rd1, %rd3;
	add.s64 %rd5, %rd2, %rd3;
	ld.global.f32 %f2, [%rd4];
	ld.global.f32 %f3, [%rd5];
	fma.rn.f32 %f4, %f1, %f2, %f3;
	st.global.f32 [%rd5], %f4;
	ret;
}
.visible .entry endless()
{
L:
	bra L;
}
`

func Example() {
	dev := New()
	mod, err := dev.Load("saxpy.ptx", []byte(saxpy))
	if err != nil {
		fmt.Println(err)
		return
	}
	x, _ := Upload(dev, []float32{1, 2, 3})
	y, _ := Upload(dev, []float32{10, 20, 30})
	res, err := mod.Launch(context.Background(), "saxpy", Config{Block: Dim{X: 3}}, 3, float32(2), x, y)
	if err == nil {
		err = res.Err()
	}
	out, _ := Download[float32](dev, y, 3)
	fmt.Println(out, err)
	// Output: [12 24 36] <nil>
}

func load(t *testing.T) (*Device, *Module) {
	t.Helper()
	dev := New()
	mod, err := dev.Load("saxpy.ptx", []byte(saxpy))
	if err != nil {
		t.Fatal(err)
	}
	return dev, mod
}

func TestErrors(t *testing.T) {
	dev, mod := load(t)
	p, err := dev.Alloc(12)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, want string
		run        func() error
	}{
		{"count", "3 arguments for 4 parameters", func() error { _, err := mod.Launch(context.Background(), "saxpy", Config{}, 1, 2, p); return err }},
		{"list", "4: u64 y, 8 bytes, a pointer", func() error { _, err := mod.Launch(context.Background(), "saxpy", Config{}); return err }},
		{"size", "argument 2: 8 bytes (float64)", func() error { _, err := mod.Launch(context.Background(), "saxpy", Config{}, 1, 2.0, p, p); return err }},
		{"range", "does not fit", func() error {
			_, err := mod.Launch(context.Background(), "saxpy", Config{}, 1<<40, float32(2), p, p)
			return err
		}},
		{"pointer", "a pointer for a parameter of 4 bytes", func() error {
			_, err := mod.Launch(context.Background(), "saxpy", Config{}, p, float32(2), p, p)
			return err
		}},
		{"type", "string cannot be", func() error {
			_, err := mod.Launch(context.Background(), "saxpy", Config{}, "1", float32(2), p, p)
			return err
		}},
		{"float for an integer", "float32 for parameter", func() error {
			_, err := mod.Launch(context.Background(), "saxpy", Config{}, float32(1), float32(2), p, p)
			return err
		}},
		{"integer for a float", "int32 for parameter", func() error {
			_, err := mod.Launch(context.Background(), "saxpy", Config{}, 1, int32(2), p, p)
			return err
		}},
		{"kernel", "no kernel 'axpy'", func() error { _, err := mod.Launch(context.Background(), "axpy", Config{}); return err }},
		{"which", "more than one kernel", func() error { _, err := mod.Launch(context.Background(), "", Config{}); return err }},
		{"block", "at most 1024 threads", func() error {
			_, err := mod.Launch(context.Background(), "endless", Config{Block: Dim{64, 32, 1}})
			return err
		}},
		{"cluster", "not a multiple of the cluster", func() error {
			_, err := mod.Launch(context.Background(), "endless", Config{Grid: Dim{X: 3}, Cluster: Dim{X: 2}})
			return err
		}},
		{"write", "are not inside an allocation", func() error { return dev.Write(p, make([]byte, 13)) }},
		{"free", "not the address of an allocation", func() error { return dev.Free(p + 4) }},
		{"syntax", "broken.ptx:1:1", func() error { _, err := dev.Load("broken.ptx", []byte("version 8.0")); return err }},
		{"fault", "saxpy.ptx:24:2: error: read of 4 bytes at global address", func() error {
			res, err := mod.Launch(context.Background(), "saxpy", Config{Block: Dim{X: 4}}, 4, float32(2), p, p)
			if err != nil {
				return err
			}
			return res.Err()
		}},
	} {
		if err := c.run(); err == nil || !strings.Contains(fmt.Sprintf("%v\n%s", err, diag.Of(err).Append(nil)), c.want) {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
	if err := dev.Free(p); err != nil {
		t.Error(err)
	}
	if err := dev.Read(p, make([]byte, 4)); err == nil {
		t.Error("memory that was freed can be read")
	}
}

func TestVariable(t *testing.T) {
	dev, mod := load(t)
	p, size, ok := mod.Variable("calls")
	if !ok || size != 16 {
		t.Fatalf("calls: %d bytes, %v", size, ok)
	}
	v, err := Download[uint32](dev, p, 4)
	if err != nil || v[0] != 7 || v[1] != 0 {
		t.Errorf("calls: %v, %v", v, err)
	}
	if _, _, ok := mod.Variable("nothing"); ok {
		t.Error("a variable that does not exist")
	}
}

func TestStopped(t *testing.T) {
	_, mod := load(t)
	res, err := mod.Launch(context.Background(), "endless", Config{Steps: 10000})
	if err != nil || res.Done || !strings.Contains(res.Err().Error(), "R0009") {
		t.Errorf("limit of steps: %v %v", res, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	res, err = mod.Launch(ctx, "endless", Config{})
	if err != nil || res.Done || !errors.As(res.Err(), new(diag.List)) {
		t.Errorf("stopped: %v %v", res, err)
	}
}

// A recursion that takes longer than anybody waits has no loop, and is stopped all the same.
func TestRecursionStopped(t *testing.T) {
	mod, err := New().Load("deep.ptx", []byte(`.version 7.0
.target sm_70
.address_size 64
.func down(.param .b32 n)
{
	.reg .b32 %r<3>;
	.reg .pred %p;
	ld.param.u32 %r1, [n];
	setp.eq.u32 %p, %r1, 0;
	@%p bra end;
	sub.u32 %r2, %r1, 1;
	.param .b32 a;
	st.param.b32 [a], %r2;
	call down, (a);
	.param .b32 b;
	st.param.b32 [b], %r2;
	call down, (b);
end:
	ret;
}
.visible .entry k()
{
	.param .b32 a;
	st.param.b32 [a], 60;
	call down, (a);
	ret;
}
`))
	if err != nil {
		t.Fatal(err)
	}
	res, err := mod.Launch(context.Background(), "k", Config{Steps: 100000})
	if err != nil || res.Done || !strings.Contains(res.Err().Error(), "R0009") {
		t.Errorf("limit of steps: %v %v", res, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	res, err = mod.Launch(ctx, "k", Config{})
	if err != nil || res.Done || !errors.As(res.Err(), new(diag.List)) {
		t.Errorf("stopped: %v %v", res, err)
	}
}

func roundTrip[T Number](t *testing.T, dev *Device, v ...T) {
	t.Helper()
	p, err := Upload(dev, v)
	if err != nil {
		t.Fatal(err)
	}
	got, err := Download[T](dev, p, len(v))
	if err != nil {
		t.Fatal(err)
	}
	for i := range v {
		if got[i] != v[i] {
			t.Errorf("%T %v became %v", v[i], v[i], got[i])
		}
	}
}

type celsius float32

func TestUploadDownload(t *testing.T) {
	dev := New()
	roundTrip(t, dev, int8(-128), 127)
	roundTrip(t, dev, uint16(65535), 1)
	roundTrip(t, dev, int32(math.MinInt32), -1)
	roundTrip(t, dev, uint64(math.MaxUint64), 1)
	roundTrip(t, dev, float32(1.5), -3e38)
	roundTrip(t, dev, 1e300, -0.1)
	roundTrip(t, dev, celsius(36.6))
}

func TestParseArg(t *testing.T) {
	files := map[string][]byte{"raw": {1, 0, 2, 0}, "a.npy": EncodeNpy([]byte{1, 0, 2, 0}, "i16"), "odd": {1, 2, 3}}
	read := func(name string) ([]byte, error) {
		if b, ok := files[name]; ok {
			return b, nil
		}
		return nil, fmt.Errorf("%s: no such file", name)
	}
	for text, want := range map[string]string{
		"i8:-1": "ff", "u16:0xabcd": "cdab", "f32:1": "0000803f", "f64:-2": "00000000000000c0", "f16:1.5": "003e", "bf16:1.5": "c03f",
		"bytes:00ff_12": "00ff12", "in:u8[3]=ramp": "000102", "in:f16[2]=ramp": "0000003c", "out:i16[2]": "00000000",
		"inout:i16[2]=@raw": "01000200", "in:i16[2]=@a.npy": "01000200", "in:u8[2]=7": "0707", "in:i32[1]=-2": "feffffff", "u64:18446744073709551615": "ffffffffffffffff",
	} {
		a, err := ParseArg(text, read)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got := fmt.Sprintf("%x", a.Data); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
	for text, want := range map[string]string{
		"17": "expected TYPE:VALUE", "i9:1": "unknown type", "i8:300": "does not fit", "f32:x": "not a number", "in:f32=1": "TYPE[COUNT]",
		"in:f32[0]=1": "number of elements", "in:f32[4]": "needs contents", "in:f32[2]=rand:": "bad seed", "in:i16[3]=@raw": "has 2 elements",
		"in:i16[1]=@odd": "not a whole number", "in:f32[1]=@a.npy": `type "<i2"`, "in:u8[1]=@none": "no such file", "bytes:0": "odd length",
	} {
		if _, err := ParseArg(text, read); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
	a, err := ParseArg("in:f32[1000]=rand:7", nil)
	if err != nil {
		t.Fatal(err)
	}
	sum := 0.0
	for i := range 1000 {
		x := a.Type.value(a.Data, i)
		if x < -1 || x >= 1 {
			t.Fatalf("random number %g", x)
		}
		sum += x
	}
	if math.Abs(sum) > 100 {
		t.Errorf("the mean of random numbers is %g", sum/1000)
	}
}

func TestCompare(t *testing.T) {
	want := encode([]float32{1, 100, float32(math.NaN()), float32(math.Inf(1))})
	for _, c := range []struct {
		got        []float32
		atol, rtol float64
		wrong      int
		first      int
	}{
		{[]float32{1, 100, float32(math.NaN()), float32(math.Inf(1))}, 0, 0, 0, 0},
		{[]float32{1, 101, float32(math.NaN()), float32(math.Inf(1))}, 0, 0.02, 0, 0},
		{[]float32{1.5, 101, float32(math.NaN()), float32(math.Inf(1))}, 0, 0.02, 1, 0},
		{[]float32{1.5, 101, float32(math.NaN()), float32(math.Inf(1))}, 1, 0, 0, 0},
		{[]float32{1, 100, 0, 1}, 1e9, 1e9, 2, 2},
	} {
		d, err := Type("f32").Compare(encode(c.got), want, c.atol, c.rtol)
		if err != nil || d.Wrong != c.wrong || d.Wrong > 0 && d.First != c.first {
			t.Errorf("%v with %g, %g: %+v %v", c.got, c.atol, c.rtol, d, err)
		}
	}
}

// TestTexture reads a row of an image through a texture object, and one through a variable.
func TestTexture(t *testing.T) {
	dev := New()
	mod, err := dev.Load("tex.ptx", []byte(`.version 7.0
.target sm_80
.address_size 64
.global .texref named;
.visible .entry k(.param .u64 tex, .param .u64 out)
{
	.reg .b32 %r<12>;
	.reg .b64 %rd<4>;
	ld.param.u64 %rd1, [tex];
	ld.param.u64 %rd2, [out];
	mov.u32 %r1, %tid.x;
	tex.1d.v4.u32.s32 {%r2, %r3, %r4, %r5}, [%rd1, {%r1}];
	tex.1d.v4.u32.s32 {%r6, %r7, %r8, %r9}, [named, {%r1}];
	add.u32 %r2, %r2, %r6;
	mad.wide.u32 %rd3, %r1, 4, %rd2;
	st.global.u32 [%rd3], %r2;
	ret;
}
`))
	if err != nil {
		t.Fatal(err)
	}
	img, err := dev.NewImage(ImageDesc{Type: Uint8, Channels: 1, Width: 4})
	if err != nil {
		t.Fatal(err)
	}
	if err := img.Write(0, []byte{1, 20, 30, 200}); err != nil {
		t.Fatal(err)
	}
	tex, err := dev.NewTexture(TextureDesc{Image: img, Sampler: Sampler{Address: [3]AddressMode{Border}}})
	if err != nil {
		t.Fatal(err)
	}
	other, err := dev.NewTexture(TextureDesc{Image: img, Sampler: Sampler{Address: [3]AddressMode{Clamp}}})
	if err != nil {
		t.Fatal(err)
	}
	if err := mod.Bind("named", 0, other); err != nil {
		t.Fatal(err)
	}
	out, err := dev.Alloc(24)
	if err != nil {
		t.Fatal(err)
	}
	res, err := mod.Launch(context.Background(), "k", Config{Block: Dim{X: 6}}, tex, out)
	if err == nil {
		err = res.Err()
	}
	if err != nil {
		t.Fatal(err)
	}
	got, err := Download[uint32](dev, out, 6)
	if want := "[2 40 60 400 200 200]"; err != nil || fmt.Sprint(got) != want {
		t.Errorf("%v %v, want %s", got, err, want)
	}
}
