package diag

// nvvmBodyInfos explains the rules of the NVVM IR specification for constants, instructions,
// intrinsics and annotations.
var nvvmBodyInfos = [...]Info{
	{
		"N0057", "an unsupported constant",
		`Addresses of blocks and token constants are not supported.`,
		nvvmHeader + `define i8* @f() {
  br label %a
a:
  ret i8* blockaddress(@f, %a)
}
`,
	},
	{
		"N0058", "an initialiser that PTX cannot express",
		`An initialiser that mentions a symbol comes down to its address and a constant offset.`,
		nvvmHeader + `@x = addrspace(1) global i32 1
@y = addrspace(1) global i64 sub (i64 ptrtoint (i32 addrspace(1)* @x to i64), i64 ptrtoint (i64 addrspace(1)* @y to i64))
`,
	},
	{
		"N0059", "a constraint of inline assembly",
		`The constraints are c (i8), h (i16), r (i32), l (i64), f (float) and d (double).`,
		nvvmHeader + `define void @f(i32 %x) {
  call void asm sideeffect "// $0", "n"(i32 1)
  ret void
}
`,
	},
	{
		"N0060", "inline assembly in Intel's dialect",
		`inteldialect is not supported.`,
		nvvmHeader + `define void @f() {
  call void asm sideeffect inteldialect "", ""()
  ret void
}
`,
	},
	{
		"N0062", "a malformed module flag",
		`An entry of llvm.module.flags is a node of a behaviour from 1 to 8, a name and a value.`,
		nvvmHeader + `!llvm.module.flags = !{!0}
!0 = !{i32 9, !"x", i32 1}
`,
	},
	{
		"N0066", "constructors or destructors",
		`Nothing runs before a kernel: llvm.global_ctors and llvm.global_dtors have to be empty.`,
		nvvmHeader + `@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 1, void ()* @f, i8* null }]
define internal void @f() {
  ret void
}
`,
	},
	{
		"N0067", "an unsupported terminator",
		`The terminators are ret, br, switch and unreachable.`,
		nvvmHeader + `declare void @g()
define void @f(i8* %p) {
  indirectbr i8* %p, [ label %a ]
a:
  ret void
}
`,
	},
	{
		"N0068", "fneg in the dialect of LLVM 7",
		`LLVM 7 has no fneg: the same is fsub -0.0, x.`,
		nvvmHeader + `define float @f(float* %p, float %x) {
  %r = fneg float %x
  ret float %r
}
`,
	},
	{
		"N0071", "an unsupported alloca",
		`An alloca gives a generic pointer to local memory, aligned to at most 2^23, without inalloca.`,
		nvvmHeader + `define void @f(i8* %p) {
  %a = alloca i32, align 16777216
  ret void
}
`,
	},
	{
		"N0072", "an access through a function pointer",
		`Code cannot be loaded or stored.`,
		nvvmHeader + `define i32 @f() {
  %x = load i32, i32* bitcast (i32 ()* @f to i32*)
  ret i32 %x
}
`,
	},
	{
		"N0073", "a fence",
		`NVVM IR has no fence: use llvm.nvvm.membar.`,
		nvvmHeader + `define void @f() {
  fence seq_cst
  ret void
}
`,
	},
	{
		"N0074", "an unsupported cmpxchg",
		`cmpxchg is on i32, i64 and i128 in generic, global and shared memory.`,
		nvvmHeader + `define void @f(i16* %p) {
  %r = cmpxchg i16* %p, i16 0, i16 1 seq_cst seq_cst
  ret void
}
`,
	},
	{
		"N0075", "an unsupported atomicrmw",
		`xchg, add, sub, and, or, xor, max, min, umax and umin are on i32 and i64 (xchg on i128 too), in
generic, global and shared memory.`,
		nvvmHeader + `define void @f(i32* %p) {
  %r = atomicrmw nand i32* %p, i32 1 seq_cst
  ret void
}
`,
	},
	{
		"N0078", "an instruction or intrinsic that NVVM IR has not",
		`Instructions and intrinsics that the specification does not list are not part of NVVM IR. Without the
strict check, all that the compiler supports are accepted.`,
		nvvmHeader + `define float @f(float* %p, float %x) {
  %r = call float @llvm.floor.f32(float %x)
  ret float %r
}
declare float @llvm.floor.f32(float)
`,
	},
	{
		"N0080", "copysign in the dialect of LLVM 7",
		`llvm.copysign belongs to the modern dialect.`,
		nvvmHeader + `define float @f(float* %p, float %x) {
  %r = call float @llvm.copysign.f32(float %x, float %x)
  ret float %r
}
declare float @llvm.copysign.f32(float, float)
`,
	},
	{
		"N0081", "a copy to constant memory",
		`llvm.memcpy, llvm.memmove and llvm.memset cannot write to constant memory.`,
		nvvmHeader + `define void @f(i8 addrspace(4)* %p, i8* %q) {
  call void @llvm.memcpy.p4i8.p0i8.i32(i8 addrspace(4)* %p, i8* %q, i32 4, i1 false)
  ret void
}
declare void @llvm.memcpy.p4i8.p0i8.i32(i8 addrspace(4)*, i8*, i32, i1)
`,
	},
	{
		"N0082", "a type that llvm.sqrt or llvm.fma has not",
		`They are for float and double and vectors of them.`,
		nvvmHeader + `define half @f(half %x) {
  %r = call half @llvm.sqrt.f16(half %x)
  ret half %r
}
declare half @llvm.sqrt.f16(half)
`,
	},
	{
		"N0083", "a width that a bit intrinsic has not",
		`llvm.bitreverse, ctpop, ctlz, cttz, fshl and fshr are on i8 to i64, llvm.bswap on i16 to i64.`,
		nvvmHeader + `define i128 @f(i128 %x) {
  %r = call i128 @llvm.ctpop.i128(i128 %x)
  ret i128 %r
}
declare i128 @llvm.ctpop.i128(i128)
`,
	},
	{
		"N0084", "a width that arithmetic with overflow has not",
		`It is on i16, i32 and i64.`,
		nvvmHeader + `define i1 @f(i8 %x) {
  %r = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %x, i8 %x)
  %o = extractvalue { i8, i1 } %r, 1
  ret i1 %o
}
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
`,
	},
	{
		"N0088", "an annotation intrinsic is ignored",
		`llvm.var.annotation and its kind mean nothing.`,
		"",
	},
	{
		"N0090", "an unsupported address space",
		`Variables are in global (1), shared (3) or constant (4) memory, or in the generic space, which
means global; 2 and 101 upwards are reserved.`,
		nvvmHeader + `@x = addrspace(5) global i32 undef
`,
	},
	{
		"N0092", "a cast between two specific address spaces",
		`Cast to the generic space first.`,
		nvvmHeader + `define i32 addrspace(3)* @f(i32 addrspace(1)* %p) {
  %r = addrspacecast i32 addrspace(1)* %p to i32 addrspace(3)*
  ret i32 addrspace(3)* %r
}
`,
	},
	{
		"N0097", "a malformed annotation, or two that contradict each other",
		`A node of nvvm.annotations is an entity and pairs of a name and a value; several nodes of an entity
are joined.`,
		nvvmHeader + `define void @f() {
  ret void
}
!nvvm.annotations = !{!0, !1, !2}
!0 = !{void ()* @f, !"kernel", i32 1}
!1 = !{void ()* @f, !"maxntidx", i32 1}
!2 = !{void ()* @f, !"maxntidx", i32 2}
`,
	},
	{
		"N0098", "launch bounds of a function that is not a kernel",
		`maxntid, reqntid and minctasm are for kernels.`,
		nvvmHeader + `define void @f() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void ()* @f, !"maxntidx", i32 1}
`,
	},
	{
		"N0099", "cluster dimensions",
		`If one of cluster_dim_x, cluster_dim_y and cluster_dim_z is zero, all are.`,
		nvvmHeader + `define void @f() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void ()* @f, !"kernel", i32 1, !"cluster_dim_x", i32 0, !"cluster_dim_y", i32 2}
`,
	},
	{
		"N0100", "the largest cluster",
		`cluster_max_blocks is for kernels and not zero.`,
		nvvmHeader + `define void @f() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void ()* @f, !"kernel", i32 1, !"cluster_max_blocks", i32 0}
`,
	},
	{
		"N0101", "grid_constant",
		`Its value is a list of numbers, from 1, of byval pointer parameters of a kernel.`,
		nvvmHeader + `define void @f(i32* %p) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void (i32*)* @f, !"kernel", i32 1, !"grid_constant", !1}
!1 = !{i32 1}
`,
	},
	{
		"N0102", "an annotation of functions",
		`kernel, whose value is 0 or 1, and maxnreg are for functions.`,
		nvvmHeader + `define void @f() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void ()* @f, !"kernel", i32 2}
`,
	},
	{
		"N0103", "an annotation of variables",
		`managed is for variables.`,
		nvvmHeader + `define void @f() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void ()* @f, !"managed", i32 1}
`,
	},
	{
		"N0104", "a texture or surface variable",
		`It is an i64 in global memory that is never loaded or stored: its handle comes from
llvm.nvvm.texsurf.handle.`,
		nvvmHeader + `@t = addrspace(1) global i64 0
define i64 @f() {
  %x = load i64, i64 addrspace(1)* @t
  ret i64 %x
}
!nvvm.annotations = !{!0}
!0 = !{i64 addrspace(1)* @t, !"texture", i32 1}
`,
	},
	{
		"N0105", "the handle of something else",
		`The metadata and the pointer of llvm.nvvm.texsurf.handle name the same variable, which an annotation
makes a texture or a surface.`,
		nvvmHeader + `@t = addrspace(1) global i64 0
@u = addrspace(1) global i64 0
declare i64 @llvm.nvvm.texsurf.handle.p1i64(metadata, i64 addrspace(1)*)
define i64 @f() {
  %h = call i64 @llvm.nvvm.texsurf.handle.p1i64(metadata i64 addrspace(1)* @u, i64 addrspace(1)* @t)
  ret i64 %h
}
!nvvm.annotations = !{!0, !1}
!0 = !{i64 addrspace(1)* @t, !"texture", i32 1}
!1 = !{i64 addrspace(1)* @u, !"texture", i32 1}
`,
	},
	{
		"N0109", "a bad code of a cluster barrier",
		`Bits 0 to 3 are the operation, 0 to arrive and 1 to wait; bits 4 to 7 the ordering, 0 for the default
and 1 for relaxed, which is for arriving only.`,
		nvvmHeader + `declare void @llvm.nvvm.cluster.barrier(i32)
define void @f() {
  call void @llvm.nvvm.cluster.barrier(i32 17)
  ret void
}
`,
	},
	{
		"N0111", "a bad level of llvm.nvvm.membar",
		`0 is global, 1 the CTA, 2 the system, 4 the cluster; the others are reserved.`,
		nvvmHeader + `declare void @llvm.nvvm.membar(i32)
define void @f() {
  call void @llvm.nvvm.membar(i32 3)
  ret void
}
`,
	},
	{
		"N0120", "a bad mode of llvm.nvvm.shfl.sync.i32",
		`0 is IDX, 1 UP, 2 DOWN, 3 BFLY.`,
		nvvmHeader + `declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32, i32, i32, i32, i32)
define void @f() {
  %r = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 4, i32 0, i32 0, i32 0)
  ret void
}
`,
	},
	{
		"N0121", "a bad mode of llvm.nvvm.vote.sync",
		`0 is ALL, 1 ANY, 2 EQ, 3 BALLOT.`,
		nvvmHeader + `declare { i32, i1 } @llvm.nvvm.vote.sync(i32, i32, i1)
define void @f() {
  %r = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 4, i1 true)
  ret void
}
`,
	},
	{
		"N0123", "a bad layout of a matrix",
		`The layout of llvm.nvvm.hmma.*.ld and st is 0 for rows and 1 for columns.`,
		nvvmHeader + `declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.hmma.m16n16k16.ld.a.p0i32(i32*, i32, i32)
define void @f(i32* %p) {
  %r = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.hmma.m16n16k16.ld.a.p0i32(i32* %p, i32 16, i32 2)
  ret void
}
`,
	},
	{
		"N0125", "bad codes of a matrix product",
		`The layouts are 0 to 3, and the argument satf must be 0.`,
		nvvmHeader + `declare { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.hmma.m16n16k16.mma.f16.f16(i32, i32, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>)
define void @f(<2 x half> %x) {
  %r = call { <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.hmma.m16n16k16.mma.f16.f16(i32 4, i32 0, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x, <2 x half> %x)
  ret void
}
`,
	},
	{
		"N0126", "debug information without the module flag or version that it needs",
		`With llvm.dbg.cu a module needs the module flag "Debug Info Version" 3 and an nvvmir.version of four
numbers.`,
		nvvmStrict + `target datalayout = "` + nvvmLayout + `"
target triple = "nvptx64-nvidia-cuda"
!nvvmir.version = !{!99}
!99 = !{i32 2, i32 0}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "a.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
`,
	},
	{
		"N0133", "an intrinsic that was removed",
		`NVVM IR 2.0 has no intrinsics to convert addresses: use addrspacecast.`,
		nvvmHeader + `declare i8 addrspace(1)* @llvm.nvvm.ptr.gen.to.global.p1i8.p0i8(i8*)
define void @f(i8* %p) {
  %r = call i8 addrspace(1)* @llvm.nvvm.ptr.gen.to.global.p1i8.p0i8(i8* %p)
  ret void
}
`,
	},
}
