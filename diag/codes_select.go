package diag

var selectInfos = [...]Info{
	{
		"S0001", "a constant has no counterpart in PTX",
		`A constant expression uses an operation that cannot be computed here, or the
constant is a dso_local_equivalent. Write the operation as an instruction.`,
		`; gonvvm compile -O0
declare void @g()
define ptr @f() {
  ret ptr dso_local_equivalent @g
}
`,
	},
	{
		"S0002", "the target lacks something that the program needs",
		`An instruction exists in PTX, but not for this architecture or not in this PTX
version. The message names a target that has it. Choose another -arch, leave -ptx
out, or guard the code by __CUDA_ARCH__ in the source.`,
		`; gonvvm compile -arch=sm_35
declare void @use(ptr)
define void @f(i32 %n) {
  %p = alloca i8, i32 %n
  call void @use(ptr %p)
  ret void
}
`,
	},
	{
		"S0003", "unknown synchronisation scope",
		`Atomic operations name the threads that they synchronise with: "" is the whole
system, "device" one GPU, "cluster" and "block" the threads of the cluster or block, "singlethread" none.`,
		`; gonvvm compile -arch=sm_70
define void @f(ptr %p) {
  store atomic i32 0, ptr %p syncscope("galaxy") release, align 4
  ret void
}
`,
	},
	{
		"S0004", "an atomic operation that cannot be done",
		`PTX has no instruction for the type, and no loop of compare-and-swaps can replace
it: such loops work on 8, 16, 32 and 64 bits.`,
		`; gonvvm compile -arch=sm_70
define i128 @f(ptr %p, i128 %x) {
  %r = atomicrmw add ptr %p, i128 %x seq_cst
  ret i128 %r
}
`,
	},
	{
		"S0005", "a kernel is called",
		`Kernels are entered from the host only. The body of a kernel that the program defines becomes a device function, with a
warning; the body of a declared one is in another module. Put the common code into a device function that both callers use.`,
		`; gonvvm compile -O0
declare ptx_kernel void @k()
define void @f() {
  call void @k()
  ret void
}
`,
	},
	{
		"S0006", "a call that PTX cannot express",
		`The call has more arguments than its function type allows, or more than can be
written in one instruction.`,
		"",
	},
	{
		"S0007", "an instruction cannot be selected",
		`The operation exists in LLVM IR but has no translation for this type.`,
		`; gonvvm compile
define fp128 @f(fp128 %a, fp128 %b) {
  %r = fadd fp128 %a, %b
  ret fp128 %r
}
`,
	},
	{
		"S0008", "a cast between two specific address spaces",
		`Address spaces other than the generic one do not overlap, so no pointer of one is a
pointer of another (shared and shared::cluster excepted). Cast to the generic
space (0) first if you know better.`,
		`; gonvvm compile -O0
define ptr addrspace(3) @f(ptr addrspace(1) %p) {
  %q = addrspacecast ptr addrspace(1) %p to ptr addrspace(3)
  ret ptr addrspace(3) %q
}
`,
	},
	{
		"S0009", "a terminator that PTX does not have",
		`The terminators of exception handling, and inline assembly that jumps (callbr), have
no counterpart. The verifier says so first (V0011); this is selection's last word.`,
		"",
	},
	{
		"S0010", "an unknown intrinsic",
		`Functions whose name starts with llvm. are intrinsics, and this one is not known. A
misspelt intrinsic would otherwise become a call of an undefined
function. gonvvm intrinsics lists the known ones.`,
		`; gonvvm compile
declare i32 @llvm.nvvm.read.ptx.sreg.tidd.x()
define i32 @f() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tidd.x()
  ret i32 %r
}
`,
	},
	{
		"S0011", "an argument must be a constant",
		`This argument of the intrinsic becomes part of the instruction's spelling, so it must
be one of the constants that the instruction knows.`,
		`; gonvvm compile -arch=sm_80
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg)
define void @f(i32 %n) {
  call void @llvm.nvvm.cp.async.wait.group(i32 %n)
  ret void
}
`,
	},
	{
		"S0012", "an intrinsic that PTX has no instruction for",
		`Most mathematical functions are not instructions of the GPU. Link libdevice and call
its function (__nv_sinf, __nv_pow, …), or mark the call afn where an approximate
instruction exists and will do.`,
		`; gonvvm llc -mcpu=sm_80
declare double @llvm.pow.f64(double, double)
define double @f(double %x) {
  %r = call double @llvm.pow.f64(double %x, double %x)
  ret double %r
}
`,
	},
	{
		"S0013", "a memory intrinsic of a size that cannot be selected",
		`Copies and fills of unknown size become loops before selection; this one did not.`,
		"",
	},
	{
		"S0014", "inline assembly that cannot be used",
		`The constraints do not fit the operands, or the template names operands that are not
there. PTX has h (16 bits), r (32), l (64), f (f32), d (f64), q (128), b (predicate), c (8 bits),
n (constant) and C (the text of a constant array).`,
		`; gonvvm compile
define void @f({ i32, i32 } %x) {
  call void asm sideeffect "mov.u32 $0, 0;", "r"({ i32, i32 } %x)
  ret void
}
`,
	},
	{
		"S0015", "a name that PTX cannot spell",
		`External symbols keep their name, and PTX allows letters, digits, _ and $ only. Rename
the symbol, or give it internal linkage: then it is renamed here. -mangle-names spells such
names reversibly.`,
		`; gonvvm compile
define void @"a.b"() {
  ret void
}
`,
	},
	{
		"S0016", "initialisers that mention each other",
		`PTX declares a variable before anything that mentions it, so initialisers cannot form a
circle. Fill one of the pointers in from a kernel.`,
		`; gonvvm compile
@a = addrspace(1) global ptr addrspace(1) @b
@b = addrspace(1) global ptr addrspace(1) @a
define ptr addrspace(1) @f() {
  %p = load ptr addrspace(1), ptr addrspace(1) @a
  ret ptr addrspace(1) %p
}
`,
	},
	{
		"S0017", "a variable in an address space that holds none, or aligned to more than 2 GB",
		`Variables live in global (1), shared (3) and constant (4) memory. Local memory is
allocated by alloca, and the parameter space belongs to calls. PTX has alignments of up to 2,147,483,648 bytes.`,
		`; gonvvm compile
@x = addrspace(5) global i32 0
`,
	},
	{
		"S0018", "appending linkage",
		`Only LLVM's own arrays, such as llvm.used, may have appending linkage.`,
		`; gonvvm compile
@x = appending addrspace(1) global [1 x i32] [i32 1]
`,
	},
	{
		"S0019", "a variable without a size",
		`The variable's type is opaque or no data.`,
		`; gonvvm compile
%t = type opaque
@x = external addrspace(1) global %t
define ptr addrspace(1) @f() {
  ret ptr addrspace(1) @x
}
`,
	},
	{
		"S0020", "an initialised shared variable",
		`Shared memory is not initialised when a kernel starts: the initialiser has to be undef
(or zero, which front ends write and kernels do not rely on). Store the values from the
kernel, followed by a barrier.`,
		`; gonvvm compile
@x = addrspace(3) global i32 1
define void @f() {
  store i32 2, ptr addrspace(3) @x
  ret void
}
`,
	},
	{
		"S0021", "an initialiser that PTX cannot express",
		`PTX takes numbers, and addresses of variables and functions plus a constant. Addresses
that are not aligned to their size need mask() of PTX 7.1.`,
		`; gonvvm compile
@a = addrspace(1) global i32 0
@x = addrspace(1) global i64 mul (i64 ptrtoint (ptr addrspace(1) @a to i64), i64 3)
`,
	},
	{
		"S0022", "an alias that PTX cannot express",
		`Aliases name device functions that are defined in the module and are not weak. They
need PTX 6.3 and sm_30.`,
		`; gonvvm compile
@x = addrspace(1) global i32 0
@y = alias i32, ptr addrspace(1) @x
`,
	},
	{
		"S0023", "global constructors or destructors",
		`Nothing runs on a GPU before the first kernel. Use constant initialisers, or an
initialising kernel. In the LLVM dialect, and without -reject-global-ctors, arrays and kernels
are made of them, which a loader has to run.`,
		`; gonvvm compile -reject-global-ctors
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]
define void @f() {
  ret void
}
`,
	},
	{
		"S0024", "kernel attributes that contradict each other or the rules",
		`Launch bounds are lists of up to three numbers; nvvm.blocksareclusters needs nvvm.reqntid and nvvm.cluster_dim beside it. A kernel
returns void: another result is dropped, with a warning, since no caller can receive it.`,
		`; gonvvm compile
define ptx_kernel void @k(...) {
  ret void
}
`,
	},
	{
		"S0025", "a texture, surface or sampler handle of something else",
		`llvm.nvvm.texsurf.handle gives the handle of a global variable that
!nvvm.annotations mark as texture, surface or sampler.`,
		`; gonvvm compile -O0
declare i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1))
define i64 @f(ptr addrspace(1) %p) {
  %h = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) %p)
  ret i64 %h
}
`,
	},
	{
		"S0026", "the program asks for an error",
		`A call of llvm.nvvm.compiler.error was not removed: the code that must not be
compiled for this target is reachable.`,
		`; gonvvm compile -O0
declare void @llvm.nvvm.compiler.error(metadata)
define void @f() {
  call void @llvm.nvvm.compiler.error(metadata !"needs sm_90")
  ret void
}
`,
	},
	{
		"S0027", "a sampler that the target does not have",
		`Samplers of their own exist in independent texture mode (OpenCL) only, and filter
nearest or linear.`,
		`; gonvvm compile
@s = addrspace(1) global i64 0
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @s, !"sampler", i32 1}
`,
	},
	{
		"S0028", "a thread-local variable",
		`PTX has no variables of module scope that every thread has a copy of. In global memory,
all threads would share the variable. Use an alloca, or an array of global memory with
an element for each thread.`,
		`; gonvvm compile
@x = thread_local global i32 1
define i32 @f() {
  %v = load volatile i32, ptr @x
  ret i32 %v
}
`,
	},
	{
		"S0030", "an intrinsic without an instruction",
		`LLVM declares some intrinsics for combinations of modifiers that PTX does not
have.`,
		`; gonvvm compile -O0
declare bfloat @llvm.nvvm.fma.rn.sat.bf16(bfloat, bfloat, bfloat)
define bfloat @f(bfloat %a) {
  %r = call bfloat @llvm.nvvm.fma.rn.sat.bf16(bfloat %a, bfloat %a, bfloat %a)
  ret bfloat %r
}
`,
	},
	{
		"S0031", "a value or an operation is too large",
		`Selection gives each component of a vector, an array, a structure or a long integer a
register of its own. Values of more than 65536 components, operations that would become
more than 131072 instructions and initial values of many megabytes are refused. Keep
large data in memory and copy it by llvm.memcpy.`,
		`; gonvvm compile -O0
define void @f(ptr %p, ptr %q) {
  %v = load [1000000 x i32], ptr %p
  store [1000000 x i32] %v, ptr %q
  ret void
}
`,
	},
	{
		"S0032", "inline assembly has only the low bits of an operand",
		`A warning: the constraint names a register that is smaller than the operand. As with llc and
libNVVM, the register holds the lowest bits; the upper bits of a result are zero. PTX has
h (16 bits), r (32), l (64) and q (128). With -strict this is an error.`,
		`; gonvvm compile
define void @f(i64 %x) {
  call void asm sideeffect "prefetchu.L1 [$0];", "r"(i64 %x)
  ret void
}
`,
	},
}
