package diag

// nvvmLayout, nvvmHeader and nvvmStrict are the beginnings of the examples.
const (
	nvvmLayout = `e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64`
	nvvmStrict = "; gonvvm verify -dialect=nvvm -strict\n"
	nvvmHeader = nvvmStrict + "target datalayout = \"" + nvvmLayout + "\"\n" +
		"target triple = \"nvptx64-nvidia-cuda\"\n!nvvmir.version = !{!99}\n!99 = !{i32 2, i32 0}\n"
)

// nvvmInfos explains the rules of the NVVM IR specification for modules, symbols and types.
// The number of a code is that of its rule, S4-NN, in the requirements.
var nvvmInfos = [...]Info{
	{
		"N0005", "a dialect that the architecture does not take",
		`NVVM IR has two dialects: that of LLVM 7, with typed pointers, for all architectures, and the
modern one, with opaque pointers, for compute_100 and later.`,
		nvvmHeader + `define void @f(ptr %p) {
  ret void
}
`,
	},
	{
		"N0006", "a name that PTX cannot spell",
		`Names of globals and functions match [a-zA-Z$_][a-zA-Z$_0-9]*. Names of internal symbols are
rewritten unless the check is strict.`,
		nvvmHeader + `define void @"a.b"() {
  ret void
}
`,
	},
	{
		"N0007", "a reserved name",
		`Names that begin with llvm.nvvm. or nvvm. belong to the compiler.`,
		nvvmHeader + `@nvvm.x = addrspace(1) global i32 1
`,
	},
	{
		"N0009", "an unsupported linkage",
		`The linkages are private, internal, available_externally, linkonce, weak, common,
linkonce_odr, weak_odr and external; appending is for llvm.used and its kind.`,
		nvvmHeader + `@x = extern_weak addrspace(1) global i32
`,
	},
	{
		"N0010", "a calling convention is ignored",
		`Calling-convention markers mean nothing in NVVM IR; functions and calls follow PTX.`,
		"",
	},
	{
		"N0016", "an alignment that contradicts the type",
		`The annotation align is (position << 16) | alignment, with position 0 for the result. It has to
agree with the natural alignment of a scalar, and with the align attribute of a byval parameter.`,
		nvvmHeader + `define void @f(i32 %x) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void (i32)* @f, !"align", i32 65544}
`,
	},
	{
		"N0017", "malformed callalign",
		`The metadata callalign of a call holds i32 fields (position << 16) | alignment in ascending
order.`,
		nvvmHeader + `%s = type { i64, i64 }
define void @f(void (%s, %s)* %p, %s %x) {
  call void %p(%s %x, %s %x), !callalign !0
  ret void
}
!0 = !{i32 131080, i32 65544}
`,
	},
	{
		"N0018", "callalign that contradicts the type",
		`A field of callalign for an argument whose alignment is known has to agree with it.`,
		nvvmHeader + `define void @f(void (i32)* %p) {
  call void %p(i32 1), !callalign !0
  ret void
}
!0 = !{i32 65544}
`,
	},
	{
		"N0019", "callalign of a direct call that contradicts the callee",
		`On direct calls callalign is optional and has to agree with the callee.`,
		nvvmHeader + `declare void @g(i32)
define void @f() {
  call void @g(i32 1), !callalign !0
  ret void
}
!0 = !{i32 65544}
`,
	},
	{
		"N0021", "a visibility style is ignored",
		`default, hidden and protected mean nothing in NVVM IR.`,
		"",
	},
	{
		"N0022", "DLL storage classes and preemption specifiers",
		`They are not supported; dso_local is ignored.`,
		nvvmHeader + `@x = dllexport addrspace(1) global i32 1
`,
	},
	{
		"N0024", "non-integral pointers",
		`A data layout must not declare address spaces as non-integral.`,
		nvvmStrict + `target datalayout = "e-p:64:64:64-ni:1"
target triple = "nvptx64-nvidia-cuda"
!nvvmir.version = !{!99}
!99 = !{i32 2, i32 0}
`,
	},
	{
		"N0025", "a comdat",
		`Comdats are not supported; unless the check is strict they are ignored.`,
		nvvmHeader + `$c = comdat any
@c = addrspace(1) global i32 1, comdat
`,
	},
	{
		"N0026", "source_filename is ignored",
		`It is accepted and means nothing.`,
		"",
	},
	{
		"N0029", "a thread-local variable",
		`thread_local is not supported.`,
		nvvmHeader + `@x = thread_local addrspace(1) global i32 1
`,
	},
	{
		"N0030", "a section",
		`Explicit sections are not supported, but for llvm.metadata.`,
		nvvmHeader + `@x = addrspace(1) global i32 1, section "mine"
`,
	},
	{
		"N0031", "an initialised shared variable",
		`Variables in shared memory begin with no value: their initialiser is undef. A zero is
dropped with a warning unless the check is strict.`,
		nvvmHeader + `@x = internal addrspace(3) global i32 7
`,
	},
	{
		"N0032", "a property that functions have not",
		`Alignments, sections and personality functions of functions are not supported.`,
		nvvmHeader + `define void @f() align 16 {
  ret void
}
`,
	},
	{
		"N0033", "an alias of something else than a function",
		`Only functions that are not kernels can have aliases.`,
		nvvmHeader + `@x = addrspace(1) global i32 1
@y = alias i32, i32 addrspace(1)* @x
`,
	},
	{
		"N0034", "an ifunc",
		`Functions that are resolved at load time are not supported.`,
		nvvmHeader + `define void ()* @r() {
  ret void ()* null
}
@f = ifunc void (), void ()* ()* @r
`,
	},
	{
		"N0035", "named metadata is ignored",
		`Named metadata other than nvvm.annotations, nvvmir.version, llvm.dbg.cu and llvm.module.flags
mean nothing.`,
		"",
	},
	{
		"N0036", "an unsupported IR version",
		`The named metadata nvvmir.version holds the version of NVVM IR, 2.0, and optionally that of
the debug metadata, 3.1. A module without it is of version 1.0, which is not accepted.
NVVM_IR_VER_CHK=0 in the environment turns the check off.`,
		nvvmStrict + `target datalayout = "` + nvvmLayout + `"
target triple = "nvptx64-nvidia-cuda"
!nvvmir.version = !{!99}
!99 = !{i32 1, i32 11}
`,
	},
	{
		"N0038", "an unsupported parameter attribute",
		`inalloca, preallocated and those of Swift change how arguments are passed in ways that
PTX has not; sret is not for kernels.`,
		nvvmHeader + `define void @f(i32* inalloca(i32) %p) {
  ret void
}
`,
	},
	{
		"N0039", "a garbage collector, or prefix or prologue data",
		`They are not supported.`,
		nvvmHeader + `define void @f() gc "shadow-stack" {
  ret void
}
`,
	},
	{
		"N0042", "an unsupported function attribute",
		`Attributes that ask for code that PTX cannot have are not supported; others are ignored.`,
		nvvmHeader + `define void @f() returns_twice {
  ret void
}
`,
	},
	{
		"N0043", "attributes of a variable",
		`Attributes of global variables are not supported.`,
		nvvmHeader + `@x = addrspace(1) global i32 1 #0
attributes #0 = { "a" }
`,
	},
	{
		"N0044", "an operand bundle",
		`Operand bundles are not supported.`,
		nvvmHeader + `declare void @g()
define void @f() {
  call void @g() [ "deopt"(i32 1) ]
  ret void
}
`,
	},
	{
		"N0047", "a deprecated data layout",
		`The 32-bit layouts and the 64-bit one without i128 are accepted with a warning.`,
		"",
	},
	{
		"N0048", "an invalid data layout",
		`The data layout is the 64-bit one of the NVVM IR specification, or that of LLVM in the modern
dialect.`,
		nvvmStrict + `target datalayout = "e-p:64:64:64-i64:32"
target triple = "nvptx64-nvidia-cuda"
!nvvmir.version = !{!99}
!99 = !{i32 2, i32 0}
`,
	},
	{
		"N0049", "the target triple",
		`The triple is nvptx64-*-cuda; 32-bit ones are deprecated.`,
		nvvmStrict + `target datalayout = "` + nvvmLayout + `"
!nvvmir.version = !{!99}
!99 = !{i32 2, i32 0}
`,
	},
	{
		"N0053", "an atomic load or store",
		`Loads and stores are not atomic in NVVM IR; atomicrmw and cmpxchg are.`,
		nvvmHeader + `define void @f(i32* %p) {
  %x = load atomic i32, i32* %p monotonic, align 4
  ret void
}
`,
	},
	{
		"N0056", "an unsupported type",
		`fp128, x86_fp80, ppc_fp128, x86_mmx, token and scalable vectors do not exist on the GPU,
nor do pointers to reserved address spaces.`,
		nvvmHeader + `@x = addrspace(1) global fp128 0xL00000000000000000000000000000000
`,
	},
}
