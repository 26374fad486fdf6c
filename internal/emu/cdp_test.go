package emu

import (
	"encoding/binary"
	"strings"
	"testing"
)

// Kernels that launch. "count" adds 1 to [p]. "parent" launches the kernel that RUN names: from each of its threads, with the grid GRID, on
// the stream STREAM, and stores the result to [p + 4], and the value of [p] to [p + 8] afterwards. "down" launches itself while
// the number at [p + 12] is not 0, and takes 1 from it.
const cdpPTX = `.version 7.0
.target sm_80
.address_size 64
.extern .func (.param .b64 r) __cudaCDP2GetParameterBuffer(.param .b64 align, .param .b64 size);
.extern .func (.param .b32 r) __cudaCDP2LaunchDevice(.param .b64 f, .param .b64 p, .param .align 4 .b8 grid[12],
	.param .align 4 .b8 block[12], .param .b32 shared, .param .b64 stream);
.extern .func (.param .b32 r) __cudaCDP2GetLastError();
.extern .func (.param .b32 r) __cudaCDP2MemsetAsync(.param .b64 p, .param .b32 v, .param .b64 n, .param .b64 stream);
.extern .func (.param .b32 r) cudaDeviceSynchronize();
.visible .entry count(.param .u64 p)
{
	.reg .b32 %r; .reg .b64 %x;
	ld.param.u64 %x, [p];
	atom.global.add.u32 %r, [%x], 1;
	ret;
}
.visible .entry store(.param .u64 p)
{
	.reg .b32 %r; .reg .b64 %x;
	ld.param.u64 %x, [p];
	ld.global.u32 %r, [%x];
	st.global.u32 [%x+16], %r;
	ret;
}
.visible .entry bad(.param .u64 p) { .reg .b32 %r; .reg .b64 %x; mov.u64 %x, 64; ld.global.u32 %r, [%x]; ret; }
.func (.reg .b32 r) launch(.reg .b64 f, .reg .b64 p, .reg .b32 grid, .reg .b64 stream)
{
	.reg .b64 %x;
	.param .b64 a; .param .b64 n; .param .b64 b;
	.param .b64 pf; .param .b64 pp; .param .align 4 .b8 g[12]; .param .align 4 .b8 t[12]; .param .b32 s; .param .b64 st; .param .b32 e;
	st.param.b64 [a], 64;
	st.param.b64 [n], 8;
	call (b), __cudaCDP2GetParameterBuffer, (a, n);
	ld.param.b64 %x, [b];
	st.u64 [%x], p;
	st.param.b64 [pf], f;
	st.param.b64 [pp], %x;
	st.param.b32 [g], grid; st.param.b32 [g+4], 2; st.param.b32 [g+8], 1;
	st.param.b32 [t], 3; st.param.b32 [t+4], 1; st.param.b32 [t+8], 1;
	st.param.b32 [s], 0;
	st.param.b64 [st], stream;
	call (e), __cudaCDP2LaunchDevice, (pf, pp, g, t, s, st);
	ld.param.b32 r, [e];
	ret;
}
.visible .entry parent(.param .u64 p)
{
	.reg .b32 %r<4>; .reg .b64 %x<4>;
	.param .b32 e;
	ld.param.u64 %x0, [p];
	mov.u64 %x1, RUN;
	mov.u64 %x2, STREAM;
	mov.u32 %r0, GRID;
	call (%r1), launch, (%x1, %x0, %r0, %x2);
	MORE
	st.global.u32 [%x0+4], %r1;
	ld.global.u32 %r2, [%x0];
	st.global.u32 [%x0+8], %r2;
	call (e), __cudaCDP2GetLastError, ();
	ld.param.b32 %r3, [e];
	st.global.u32 [%x0+20], %r3;
	ret;
}
.visible .entry down(.param .u64 p)
{
	.reg .pred %p; .reg .b32 %r<4>; .reg .b64 %x<4>;
	ld.param.u64 %x0, [p];
	atom.global.add.u32 %r0, [%x0], 1;
	mov.u32 %r2, %tid.x;
	mov.u32 %r3, %ctaid.y;
	or.b32 %r2, %r2, %r3;
	setp.ne.u32 %p, %r2, 0;
	@%p ret;
	ld.global.u32 %r1, [%x0+12];
	setp.eq.u32 %p, %r1, 0;
	@%p ret;
	sub.u32 %r1, %r1, 1;
	st.global.u32 [%x0+12], %r1;
	mov.u64 %x1, down;
	mov.u32 %r0, 1;
	mov.u64 %x2, 0;
	call (%r3), launch, (%x1, %x0, %r0, %x2);
	st.global.u32 [%x0+4], %r3;
	ret;
}
`

// The children of a grid run after it, with the parameters, in their order, and the grid is done when they are.
func TestLaunchesByKernels(t *testing.T) {
	for _, x := range []struct {
		name, kernel, run, grid, stream, more string
		threads                               int
		words                                 map[int]uint32 // memory afterwards
		finding                               string
	}{
		{name: "each thread launches", run: "count", grid: "2", threads: 40, words: map[int]uint32{0: 40 * 12, 1: 0, 2: 0}},
		{
			name: "the tail runs last", run: "store", grid: "1", stream: "3", threads: 1, words: map[int]uint32{0: 6, 4: 6},
			more: "mov.u64 %x1, count; mov.u64 %x2, 0; call (%r1), launch, (%x1, %x0, %r0, %x2);",
		},
		{
			name: "a fill before a child", run: "count", grid: "1", threads: 1, words: map[int]uint32{0: 0x01010101 + 6, 4: 0},
			more: "{ .param .b64 a; .param .b32 v; .param .b64 n; .param .b64 st; .param .b32 e; st.param.b64 [a], %x0; st.param.b32 [v], 1; st.param.b64 [n], 4; st.param.b64 [st], 0;\n" +
				"call (e), __cudaCDP2MemsetAsync, (a, v, n, st); call (%r1), launch, (%x1, %x0, %r0, %x2); }",
		},
		{
			name: "a block waits for its children", run: "count", grid: "1", threads: 1, words: map[int]uint32{0: 6, 2: 6},
			more: "{ .param .b32 e; call (e), cudaDeviceSynchronize, (); }",
		},
		{name: "children of children", kernel: "down", threads: 1, words: map[int]uint32{0: 1 + 5*6, 3: 0}},
		{name: "more than 24 levels", kernel: "down", threads: 1, words: map[int]uint32{0: 1 + 24*6, 1: cudaDepthExceeded}},
		{name: "an empty grid", run: "count", grid: "0", threads: 1, words: map[int]uint32{0: 0, 1: cudaConfiguration, 5: cudaConfiguration}},
		{name: "no kernel", run: "launch", grid: "1", threads: 1, words: map[int]uint32{0: 0, 1: cudaInvalidFunction}},
		{name: "a fault of a child", run: "bad", grid: "1", threads: 1, finding: "read of 4 bytes at global address 0x40"},
	} {
		t.Run(x.name, func(t *testing.T) {
			text := cdpPTX
			for k, v := range map[string]string{"RUN": x.run, "GRID": x.grid, "STREAM": x.stream, "MORE": x.more} {
				if v == "" && k != "MORE" {
					v = map[string]string{"RUN": "count", "GRID": "1", "STREAM": "0"}[k]
				}
				text = strings.ReplaceAll(text, k, v)
			}
			d, mod := loadText(t, "cdp.ptx", []byte(text))
			if x.kernel == "" {
				x.kernel = "parent"
			}
			k, err := mod.Kernel(x.kernel)
			if err != nil {
				t.Fatal(err)
			}
			at, err := d.Alloc(24)
			if err != nil {
				t.Fatal(err)
			}
			mem := make([]byte, 24)
			mem[12] = 5
			if x.words[1] == cudaDepthExceeded {
				mem[12] = 50
			}
			if err := d.Write(at, mem); err != nil {
				t.Fatal(err)
			}
			r, err := k.Launch(&Config{Block: [3]int{x.threads, 1, 1}, Params: binary.LittleEndian.AppendUint64(nil, at), Sanitize: true})
			if err != nil {
				t.Fatal(err)
			}
			if x.finding != "" {
				if r.Done || len(r.Findings) != 1 || !strings.Contains(r.Findings[0].Msg, x.finding) {
					t.Errorf("done: %v, %v", r.Done, r.Findings)
				}
				return
			}
			if err := r.Err(); err != nil || !r.Done {
				t.Error(err)
			}
			if err := d.Read(at, mem); err != nil {
				t.Fatal(err)
			}
			for i, want := range x.words {
				if got := binary.LittleEndian.Uint32(mem[4*i:]); got != want {
					t.Errorf("word %d is %d, not %d", i, got, want)
				}
			}
		})
	}
}
