package jitlink

import (
	"bytes"
	"path"
	"strings"
)

// isDeviceRuntime reports whether an input is NVIDIA's library of the device runtime, libcudadevrt.a, whose machine code cannot be linked.
func isDeviceRuntime(in *Input) bool {
	return strings.Contains(path.Base(in.Name), "cudadevrt") && bytes.HasPrefix(in.Data, []byte("!<arch>"))
}

// deviceRuntime takes its place: the functions for cooperative groups that wait for all threads of a grid. A barrier counts the CTAs that
// arrive; the first adds so much that the top bit of the counter changes when all are there.
const deviceRuntime = `.version 6.0
.target sm_60
.address_size 64
.weak .global .align 4 .u32 gonvvm_grid_arrived;
.weak .func (.param .b64 result) cudaCGGetIntrinsicHandle(.param .b32 scope)
{
	.reg .b32 %r;
	.reg .b64 %x;
	ld.param.u32 %r, [scope];
	cvt.u64.u32 %x, %r;
	st.param.b64 [result], %x;
	ret;
}
.weak .func (.param .b32 result) cudaCGSynchronize(.param .b64 handle, .param .b32 flags)
{
	.reg .pred %p;
	.reg .b32 %r<12>;
	.reg .b64 %x<2>;
	barrier.sync 0;
	mov.u32 %r0, %tid.x;
	mov.u32 %r1, %tid.y;
	mov.u32 %r2, %tid.z;
	or.b32 %r0, %r0, %r1;
	or.b32 %r0, %r0, %r2;
	setp.ne.u32 %p, %r0, 0;
	@%p bra done;
	mov.u32 %r3, %nctaid.x;
	mov.u32 %r4, %nctaid.y;
	mov.u32 %r5, %nctaid.z;
	mul.lo.u32 %r3, %r3, %r4;
	mul.lo.u32 %r3, %r3, %r5;
	mov.u32 %r4, %ctaid.x;
	mov.u32 %r5, %ctaid.y;
	mov.u32 %r6, %ctaid.z;
	or.b32 %r4, %r4, %r5;
	or.b32 %r4, %r4, %r6;
	setp.eq.u32 %p, %r4, 0;
	sub.u32 %r7, 0x80000001, %r3;
	selp.u32 %r7, %r7, 1, %p;
	mov.u64 %x0, gonvvm_grid_arrived;
	membar.gl;
	atom.global.add.u32 %r8, [%x0], %r7;
wait:
	ld.volatile.global.u32 %r9, [%x0];
	xor.b32 %r10, %r9, %r8;
	setp.ge.s32 %p, %r10, 0;
	@%p bra wait;
	membar.gl;
done:
	barrier.sync 0;
	mov.u32 %r11, 0;
	st.param.b32 [result], %r11;
	ret;
}
`
