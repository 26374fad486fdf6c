package emu

import (
	"strings"
	"testing"
)

// TestSourceLines: a race names the lines of PTX and of the source on both sides.
func TestSourceLines(t *testing.T) {
	src := []byte(`.version 8.0
.target sm_80
.address_size 64
.file 1 "kernel.cu"
.visible .entry k(.param .u64 p)
{
	.reg .b32 %r<4>;
	.reg .b64 %x<2>;
	.loc 1 10 3
	ld.param.u64 %x1, [p];
	mov.u32 %r1, %tid.x;
	.loc 1 12 5
	st.global.u32 [%x1], %r1;
	.loc 1 13 7
	ld.global.u32 %r2, [%x1];
	.loc 1 14 1
	ret;
}
`)
	dev, mod := loadText(t, "k.ptx", src)
	k, err := mod.Kernel("")
	if err != nil {
		t.Fatal(err)
	}
	a, err := dev.Alloc(4)
	if err != nil {
		t.Fatal(err)
	}
	params := make([]byte, 8)
	store(params, 0, 8, a)
	res, err := k.Launch(&Config{Block: [3]int{64}, Params: params, Sanitize: true, Workers: 1})
	if err != nil {
		t.Fatal(err)
	}
	text := res.Err().Error()
	for _, want := range []string{
		"k.ptx:13:2: error: race: nothing orders this write and the write by thread (0,0,0) of block (0,0,0), by thread (1,0,0) of block (0,0,0) (kernel.cu:12)",
		"the other access is in line 13: st.global.u32 [%x1], %r1; (kernel.cu:12)",
		"k.ptx:15:2: error: race: nothing orders this read", "(kernel.cu:13)",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
}

// TestAddress32: modules with 32-bit addresses have all their memory below 4 GB.
func TestAddress32(t *testing.T) {
	src := []byte(`.version 6.0
.target sm_50
.address_size 32
.global .u32 cell = 5;
.global .u32 link = generic(cell);
.visible .entry k(.param .u32 out)
{
	.reg .b32 %r<10>;
	.local .align 4 .b8 l[8];
	.shared .align 4 .b8 s[8];
	ld.param.u32 %r1, [out];
	ld.global.u32 %r2, [link];
	ld.u32 %r3, [%r2];
	mov.u32 %r4, l;
	cvta.local.u32 %r4, %r4;
	st.u32 [%r4+4], 7;
	ld.local.u32 %r5, [l+4];
	mov.u32 %r6, s;
	cvta.shared.u32 %r6, %r6;
	st.u32 [%r6], %r5;
	ld.shared.u32 %r7, [s];
	add.u32 %r8, %r3, %r7;
	st.global.u32 [%r1+-4], %r8;
	ret;
}
`)
	dev, mod := loadText(t, "k.ptx", src)
	k, err := mod.Kernel("")
	if err != nil {
		t.Fatal(err)
	}
	a, err := dev.Alloc(4)
	if err != nil || a>>32 != 0 {
		t.Fatal(a, err)
	}
	for _, sanitize := range []bool{false, true} {
		params := make([]byte, 4)
		store(params, 0, 4, a+4)
		res, err := k.Launch(&Config{Params: params, Sanitize: sanitize})
		if err != nil {
			t.Fatal(err)
		}
		if err := res.Err(); err != nil {
			t.Fatal(err)
		}
		b := make([]byte, 4)
		if err := dev.Read(a, b); err != nil || load(b, 0, 4) != 12 {
			t.Errorf("%v, %v", b, err)
		}
	}
}

// TestFrameAlignment: a .local variable has its alignment in every frame, also below one of odd size.
func TestFrameAlignment(t *testing.T) {
	src := []byte(`.version 7.0
.target sm_80
.address_size 64
.func (.param .b64 r) low()
{
	.reg .b64 %rd<4>;
	.local .align 128 .b8 l[200];
	mov.u64 %rd1, l;
	cvta.local.u64 %rd2, %rd1;
	and.b64 %rd3, %rd2, 127;
	st.param.b64 [r], %rd3;
	ret;
}
.visible .entry k(.param .u64 out)
{
	.reg .b64 %rd<8>;
	.local .align 64 .b8 l[36];
	ld.param.u64 %rd1, [out];
	mov.u64 %rd2, l;
	cvta.local.u64 %rd3, %rd2;
	and.b64 %rd4, %rd3, 63;
	{
	.param .b64 x;
	call (x), low, ();
	ld.param.b64 %rd5, [x];
	}
	add.s64 %rd6, %rd4, %rd5;
	st.global.u64 [%rd1], %rd6;
	ret;
}
`)
	dev, mod := loadText(t, "k.ptx", src)
	k, err := mod.Kernel("")
	if err != nil {
		t.Fatal(err)
	}
	a, err := dev.Alloc(8)
	if err != nil {
		t.Fatal(err)
	}
	params := make([]byte, 8)
	store(params, 0, 8, a)
	res, err := k.Launch(&Config{Params: params, Sanitize: true})
	if err != nil || res.Err() != nil {
		t.Fatal(err, res.Err())
	}
	b := make([]byte, 8)
	if err := dev.Read(a, b); err != nil || load(b, 0, 8) != 0 {
		t.Errorf("%v, %v", b, err)
	}
}

// TestCalls covers the kinds of calls: results and parameters in memory and in registers, variadic functions, indirect
// calls of several functions at once.
func TestCalls(t *testing.T) {
	src := []byte(`.version 8.0
.target sm_80
.address_size 64
.func (.reg .b32 r) twice(.reg .b32 a)
{
	add.u32 r, a, a;
	ret;
}
.func (.param .b32 r) sum(.param .b32 n, .param .align 8 .b8 va[])
{
	.reg .pred %p<2>;
	.reg .b32 %r<6>;
	.reg .b64 %x<4>;
	ld.param.b32 %r1, [n];
	mov.u64 %x1, va;
	mov.u32 %r2, 0;
L:
	ld.local.b32 %r3, [%x1];
	add.u32 %r2, %r2, %r3;
	add.u64 %x1, %x1, 4;
	add.s32 %r1, %r1, -1;
	setp.gt.s32 %p1, %r1, 0;
	@%p1 bra L;
	st.param.b32 [r], %r2;
	ret;
}
.func (.param .b32 r) plus1(.param .b32 a)
{
	.reg .b32 %r<2>;
	ld.param.b32 %r1, [a];
	add.u32 %r1, %r1, 1;
	st.param.b32 [r], %r1;
	ret;
}
.func (.param .b32 r) times3(.param .b32 a)
{
	.reg .b32 %r<2>;
	ld.param.b32 %r1, [a];
	mul.lo.u32 %r1, %r1, 3;
	st.param.b32 [r], %r1;
	ret;
}
.visible .entry k(.param .u64 out)
{
	.reg .pred %p<2>;
	.reg .b32 %r<10>;
	.reg .b64 %x<6>;
	ld.param.u64 %x1, [out];
	mov.u32 %r1, %tid.x;
	call (%r2), twice, (%r1);
	{
	.param .b32 n;
	.param .align 8 .b8 va[12];
	.param .b32 r;
	st.param.b32 [n], 3;
	st.param.b32 [va], %r1;
	st.param.b32 [va+4], 10;
	st.param.b32 [va+8], %r2;
	call (r), sum, (n, va);
	ld.param.b32 %r3, [r];
	}
	mov.u64 %x2, plus1;
	mov.u64 %x3, times3;
	and.b32 %r4, %r1, 1;
	setp.eq.u32 %p1, %r4, 0;
	selp.b64 %x2, %x2, %x3, %p1;
	{
	.param .b32 a;
	.param .b32 r;
	st.param.b32 [a], %r3;
	P: .callprototype (.param .b32 _) _ (.param .b32 _);
	call (r), %x2, (a), P;
	ld.param.b32 %r5, [r];
	}
	mul.wide.u32 %x4, %r1, 4;
	add.u64 %x4, %x1, %x4;
	st.global.u32 [%x4], %r5;
	ret;
}
`)
	dev, mod := loadText(t, "calls.ptx", src)
	k, err := mod.Kernel("k")
	if err != nil {
		t.Fatal(err)
	}
	a, err := dev.Alloc(128)
	if err != nil {
		t.Fatal(err)
	}
	params := make([]byte, 8)
	store(params, 0, 8, a)
	res, err := k.Launch(&Config{Block: [3]int{32}, Params: params, Sanitize: true})
	if err != nil {
		t.Fatal(err)
	}
	if err := res.Err(); err != nil {
		t.Fatal(err)
	}
	out := make([]byte, 128)
	if err := dev.Read(a, out); err != nil {
		t.Fatal(err)
	}
	for i := range uint64(32) {
		want := i + 10 + 2*i + 1
		if i%2 != 0 {
			want = (i + 10 + 2*i) * 3
		}
		if got := load(out, 4*i, 4); got != want {
			t.Errorf("thread %d: %d, want %d", i, got, want)
		}
	}
}
