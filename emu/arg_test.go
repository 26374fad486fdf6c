package emu

import (
	"context"
	"fmt"
	"strings"
	"testing"
)

// Structures have the layout of C, and the types and sizes of .npy files are those of buffers.
func TestParseStructures(t *testing.T) {
	files := map[string][]byte{
		"f": EncodeNpy([]byte{0, 0, 128, 63, 0, 0, 0, 64}, "f32"), "h": EncodeNpy([]byte{0, 60}, "f16"), "i": EncodeNpy([]byte{7}, "i8"),
		"raw": {1, 2, 3}, "big": []byte(strings.Replace(string(EncodeNpy([]byte{1, 2}, "i16")), "<i2", ">i2", 1)),
	}
	read := func(name string) ([]byte, error) { return files[name], nil }
	for _, c := range []struct {
		text, data, typ string
		count           int
	}{
		{"struct:{u8:1,u32:2}", "0100000002000000", "b8", 0},
		{"struct:{u8:1,u64:2,u8:3}", "010000000000000002000000000000000300000000000000", "b8", 0},
		{"struct:{u8:1,struct:{u16:2,u8:3},u8:4}", "0100020003000400", "b8", 0},
		{"struct:{bytes:aabbcc,u16:1}", "aabbcc000100", "b8", 0},
		{"in:@f", "0000803f00000040", "f32", 2},
		{"inout:@h", "003c", "f16", 1},
		{"in:@i", "07", "i8", 1},
		{"in:u8[]=@raw", "010203", "u8", 3},
		{"tex:u8x2[2x1]=ramp;linear", "00010203", "u8", 4},
		{"map:tf32[2]=1;box=2", "0000803f0000803f", "f32", 2},
	} {
		a, err := ParseArg(c.text, read)
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		if got := fmt.Sprintf("%x", a.Data); got != c.data || string(a.Type) != c.typ || a.Count != c.count {
			t.Errorf("%s: %s, %s[%d], want %s, %s[%d]", c.text, got, a.Type, a.Count, c.data, c.typ, c.count)
		}
	}
	for text, want := range map[string]string{
		"in:@raw": "not in NumPy's format", "in:@big": `type ">i2"`, "out:@f": "expected TYPE[COUNT]", "struct:{u8:1": "expected struct:{",
		"struct:{u8:1,f9:2}": `member "f9:2"`, "in:u8[2x2]=0": "one size", "tex:u9[2]=0": `type "u9"`, "tex:u8x3[2]=0": "1, 2 or 4 channels",
		"tex:u8[1x1x1x1]=0": "one to three sizes", "tex:u8[2]=0;cubic": `unknown option "cubic"`, "tex:u8[2]=0;layers": "second size",
		"surf:u8[2];linear": "unknown option", "map:f16[8]=0;box=a": "separated by x", "map:f16[8]=0;swizzle=8B": "unknown swizzle",
		"map:f12[8]=0": `type "f12"`, "&": "name is missing", "&x+y": "number of bytes", "sampler:cube": "unknown option",
	} {
		if _, err := ParseArg(text, read); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}

const objects = `.version 8.0
.target sm_90
.address_size 64
.const .align 4 .u32 factor[2] = {1, 1};
.global .texref named;
// out[i] = (s.bias + tex[i]) * factor[1]; surf[i] = tex[i] + 1
.visible .entry image(.param .align 8 .b8 s[16], .param .u64 tex, .param .u64 surf)
{
	.reg .b32 %r<12>;
	.reg .b64 %rd<6>;
	ld.param.u64 %rd2, [s];
	ld.param.u32 %r10, [s+8];
	ld.param.u64 %rd1, [tex];
	ld.param.u64 %rd4, [surf];
	mov.u32 %r1, %tid.x;
	tex.1d.v4.u32.s32 {%r2, %r3, %r4, %r5}, [%rd1, {%r1}];
	add.u32 %r3, %r2, %r10;
	ld.const.u32 %r6, [factor+4];
	mul.lo.u32 %r3, %r3, %r6;
	mad.wide.u32 %rd3, %r1, 4, %rd2;
	st.global.u32 [%rd3], %r3;
	add.u32 %r2, %r2, 1;
	shl.b32 %r7, %r1, 2;
	sust.b.1d.b32.trap [%rd4, {%r7}], %r2;
	ret;
}
// out[i] = named[i]
.visible .entry reference(.param .u64 out)
{
	.reg .b32 %r<6>;
	.reg .b64 %rd<3>;
	ld.param.u64 %rd2, [out];
	mov.u32 %r1, %tid.x;
	tex.1d.v4.u32.s32 {%r2, %r3, %r4, %r5}, [named, {%r1}];
	mad.wide.u32 %rd1, %r1, 4, %rd2;
	st.global.u32 [%rd1], %r2;
	ret;
}
// out[0..3] = box (0, 1) of the tensor
.visible .entry tensor(.param .align 64 .b8 map[128], .param .u64 out)
{
	.reg .b32 %r<6>;
	.reg .b64 %rd<6>;
	.reg .pred %p;
	.shared .align 128 .b8 box[16];
	.shared .align 8 .b64 bar;
	ld.param.u64 %rd2, [out];
	mov.u64 %rd1, map;
	cvta.param.u64 %rd1, %rd1;
	mov.u32 %r1, box;
	mov.u32 %r2, bar;
	mbarrier.init.shared.b64 [%r2], 1;
	fence.proxy.async;
	mbarrier.arrive.expect_tx.shared.b64 %rd3, [%r2], 16;
	mov.u32 %r3, 0;
	mov.u32 %r4, 1;
	cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%r1], [%rd1, {%r3, %r4}], [%r2];
L:
	mbarrier.try_wait.shared.b64 %p, [%r2], %rd3;
	@!%p bra L;
	ld.shared.u32 %r5, [%r1+4];
	st.global.u32 [%rd2], %r5;
	ret;
}
`

// run launches a kernel of objects with arguments as text.
func (n *Memory) run(t *testing.T, m *Module, kernel string, threads int, texts ...string) []*Arg {
	t.Helper()
	var args []*Arg
	for _, text := range texts {
		a, err := ParseArg(text, nil)
		if err != nil {
			t.Fatal(err)
		}
		args = append(args, a)
	}
	res, err := n.Launch(context.Background(), m, kernel, Config{Block: Dim{X: threads}}, args)
	if err == nil {
		err = res.Err()
	}
	if err != nil {
		t.Fatalf("%s%q: %v", kernel, texts, err)
	}
	return args
}

func text(a *Arg) string {
	var list []string
	for i := range a.Count {
		list = append(list, a.Type.Format(a.Data, i))
	}
	return strings.Join(list, " ")
}

// A structure with a pointer, a texture, a surface and a tensor map are arguments; launches share named memory.
func TestMemory(t *testing.T) {
	dev := New()
	mod, err := dev.Load("objects.ptx", []byte(objects))
	if err != nil {
		t.Fatal(err)
	}
	n := NewMemory(dev)
	args := n.run(t, mod, "image", 4, "struct:{out:u32[4],u32:100}", "tex:u32[4]=ramp", "surf:u32[4]")
	if got := text(args[0].Buffers()[0]); got != "100 101 102 103" {
		t.Errorf("member of the structure: %s", got)
	}
	if got := text(args[2].Buffers()[0]); got != "1 2 3 4" || len(args[1].Buffers()) != 0 {
		t.Errorf("surface: %s", got)
	}
	args = n.run(t, mod, "tensor", 1, "map:u32[4x2]=ramp;box=4x1", "out:u32[1]")
	if got := text(args[1]); got != "5" {
		t.Errorf("tensor: %s", got)
	}
	if !dev.dev.Freed(uint64(args[1].ptr)) {
		t.Error("a buffer of a launch is still allocated after it")
	}

	for name, text := range map[string]string{"img": "image:u32[4]=ramp", "x": "u32[8]", "t": "u32[8]=ramp"} {
		if err := n.Add(name, text, nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := n.AddVariable("f", mod, "factor", "u32[2]=3", nil); err != nil {
		t.Fatal(err)
	}
	n.run(t, mod, "image", 4, "struct:{&x,u32:1}", "tex:&img", "surf:&img") // img is 1 2 3 4 now
	n.run(t, mod, "image", 4, "struct:{&x+16,u32:1}", "tex:&img", "surf:u32[4]")
	bound, err := ParseArg("tex:&img", nil)
	if err == nil {
		err = n.Bind(mod, "named", 0, bound)
	}
	if err != nil {
		t.Fatal(err)
	}
	got := text(n.run(t, mod, "reference", 4, "out:u32[4]")[0])
	if got != "1 2 3 4" {
		t.Errorf("bound reference: %s", got)
	}
	got = text(n.run(t, mod, "tensor", 1, "map:u32[4x2]=&t;box=4x1", "out:u32[1]")[1])
	if got != "5" {
		t.Errorf("tensor in named memory: %s", got)
	}
	for name, want := range map[string]string{"x": "3 6 9 12 6 9 12 15", "img": "1 2 3 4", "f": "3 3"} {
		a, err := n.Get(name)
		if err != nil || text(a) != want {
			t.Errorf("%s: %s, %v, want %s", name, text(a), err, want)
		}
	}
}

// A buffer is a structure of one pointer, too.
func TestPointerStructure(t *testing.T) {
	dev := New()
	mod, err := dev.Load("wrapped.ptx", []byte(`.version 7.8
.target sm_80
.address_size 64
.visible .entry wrapped(.param .align 8 .b8 tensor[8])
{
	.reg .b32 %r<3>;
	.reg .b64 %rd<3>;
	ld.param.u64 %rd1, [tensor];
	mov.u32 %r1, %tid.x;
	mad.wide.u32 %rd2, %r1, 4, %rd1;
	st.global.u32 [%rd2], %r1;
	ret;
}
`))
	if err != nil {
		t.Fatal(err)
	}
	n := NewMemory(dev)
	for _, arg := range []string{"out:u32[4]", "struct:{out:u32[4]}"} {
		a := n.run(t, mod, "wrapped", 4, arg)[0]
		if b := a.Buffers()[0]; text(b) != "0 1 2 3" {
			t.Errorf("%s: %s", arg, text(b))
		}
	}
}

// Arguments that do not suit the parameter are refused with its declaration.
func TestUnsuitable(t *testing.T) {
	dev := New()
	mod, err := dev.Load("objects.ptx", []byte(objects))
	if err != nil {
		t.Fatal(err)
	}
	scalars, err := dev.Load("saxpy.ptx", []byte(saxpy))
	if err != nil {
		t.Fatal(err)
	}
	n := NewMemory(dev)
	if err := n.Add("img", "image:u8[4]", nil); err != nil {
		t.Fatal(err)
	}
	if err := n.Add("x", "u32[4]=0", nil); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		mod          *Module
		kernel, args string
		want         string
	}{
		{scalars, "saxpy", "f32:1 f32:1 out:u8[1] out:u8[1]", "argument 1 (f32:1) is a floating-point number, its parameter is .param .u32 n"},
		{scalars, "saxpy", "u32:1 u32:1 out:u8[1] out:u8[1]", "argument 2 (u32:1) is an integer, its parameter is .param .f32 a"},
		{scalars, "saxpy", "u32:1 f32:1 f64:1 out:u8[1]", "argument 3 (f64:1) is a floating-point number, its parameter is .param .u64 .ptr .global x"},
		{scalars, "saxpy", "u32:1 out:u8[1] &x &x", "argument 2 (out:u8[1]) is the address of a buffer, its parameter is .param .f32 a"},
		{scalars, "saxpy", "u64:1 f32:1 &x &x", "argument 1 (u64:1) has 8 bytes, its parameter is .param .u32 n"},
		{scalars, "saxpy", "u32:1 f32:1 &x &z", `argument 4 (&z): no memory has the name "z"`},
		{scalars, "saxpy", "u32:1 f32:1 &x &img", "&img is an image"},
		{scalars, "saxpy", "u32:1 f32:1 &x &x+17", "after the end of its 16 bytes"},
		{mod, "image", "struct:{&x,u64:1,u8:1} tex:&img surf:&img", "a structure of 24 bytes; its parameter is .param .align 8 .b8 s[16], 16 bytes"},
		{mod, "image", "&x tex:&img surf:&img", "argument 1 (&x) is an address, its parameter is .param .align 8 .b8 s[16]"},
		{mod, "image", "bytes:00 tex:&img surf:&img", "argument 1 (bytes:00) has 1 bytes"},
		{mod, "image", "struct:{&x,u32:1} tex:&x surf:&img", "&x is a buffer"},
		{mod, "tensor", "bytes:00 &x", "argument 1 (bytes:00) has 1 bytes"},
		{mod, "tensor", "map:u32[4x2]=&x;box=4x1 map:u32[4]=0;box=4", "argument 2 (map:u32[4]=0;box=4) is a tensor map of 128 bytes"},
	} {
		var args []*Arg
		for _, word := range strings.Fields(c.args) {
			a, err := ParseArg(word, nil)
			if err != nil {
				t.Fatal(err)
			}
			args = append(args, a)
		}
		_, err := n.Launch(context.Background(), c.mod, c.kernel, Config{}, args)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %s: %v, want %q", c.kernel, c.args, err, c.want)
		}
	}
	for _, c := range []struct{ name, text, want string }{
		{"", "u8[1]", "cannot be empty"},
		{"a+b", "u8[1]", "cannot be empty or contain"},
		{"x", "u8[1]", "has been added already"},
		{"y", "in:u8[1]", "unknown type"},
		{"y", "u8[1]=&x", "cannot be other memory"},
	} {
		if err := n.Add(c.name, c.text, nil); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %s: %v, want %q", c.name, c.text, err, c.want)
		}
	}
	for _, c := range []struct{ symbol, text, want string }{{"none", "u8[1]", "no variable none"}, {"factor", "u8[1]", "has 8 bytes, not 1"}} {
		if err := n.AddVariable("v", mod, c.symbol, c.text, nil); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %s: %v, want %q", c.symbol, c.text, err, c.want)
		}
	}
}
