package diag

var linkInfos = [...]Info{
	{
		"K0001", "a symbol is defined twice",
		`Two modules define a symbol of external linkage with the same name. Only one definition
of a name may be external; others have to be weak, linkonce or internal, or have
another name.`,
		"",
	},
	{
		"K0002", "a name stands for different things",
		`Two modules use one name for a function and a variable, or for variables in different
address spaces (an error), or with different types (a warning: the code of one
of them does not fit the definition).`,
		"",
	},
	{
		"K0003", "appending variables that cannot be joined",
		`Variables with appending linkage (llvm.used, llvm.global_ctors) are joined to one array.
Their element types, alignments, sections, visibility and constness have to be the same.`,
		"",
	},
	{
		"K0004", "module flags contradict each other",
		`Each entry of llvm.module.flags has a behaviour for modules that disagree about it; the
behaviour of this entry forbids different values.`,
		"",
	},
	{
		"K0005", "modules for different targets",
		`Modules that are linked should have the same data layout and target triple. Pointers
of different sizes or another architecture are an error, the rest a warning.
Libraries (-library, libdevice) may differ.`,
		"",
	},
	{
		"K0006", "modules of different versions of NVVM IR",
		`The named metadata nvvmir.version says which version of NVVM IR a module is written
in. Modules of different major versions cannot be linked: compile all of them with
compilers of one release.`,
		"",
	},
	{
		"K0007", "comdats contradict each other",
		`Two modules have a comdat of one name whose selection kinds do not go together, or
whose contents differ although the kind forbids it.`,
		"",
	},
	{
		"K0008", "a function of libdevice is missing",
		`The program calls a function of libdevice (__nv_…), or a mathematical intrinsic (llvm.sin,
llvm.pow, …) that PTX has no instruction for and libdevice computes, but libdevice
was not found. Name it with -libdevice=PATH, or set CUDA_HOME. Where an approximation
is good enough, the flag afn on llvm.sin, llvm.cos, llvm.log2 and llvm.tanh of f32
selects an instruction.`,
		`; gonvvm compile -libdevice=none
declare float @llvm.sin.f32(float)
define float @f(float %x) {
  %r = call float @llvm.sin.f32(float %x)
  ret float %r
}
`,
	},
	{
		"K0009", "a symbol that is to stay visible is not there",
		`-keep names symbols that other modules refer to. One of them has no definition here: it may be
misspelt.`,
		"",
	},
	{
		"K0010", "a file of another kind",
		`The input is neither LLVM IR as text nor bitcode: an object file, PTX, source code or the
like. The hint says how to come to LLVM IR from it.`,
		"",
	},
	{
		"K0011", "nothing to compile",
		`A warning: the module defines nothing, or only functions and variables that nothing outside can refer to, so
that the output is empty. Kernels have the calling convention ptx_kernel, or are named in nvvm.annotations.`,
		"",
	},
	{
		"K0012", "a function that is always_inline stays a call",
		`A warning: the caller would become too large, as where each of a chain of functions calls the one before it
twice. The result is the same. Take always_inline away from some of them.`,
		"",
	},
	{
		"K0013", "a container of link-time optimization that cannot be read",
		`The input starts as the output of -gen-lto does. It is damaged, a later release wrote it, or it is NVIDIA's: those
are private to the release of CUDA that wrote them, and no other program can read them. Compile the module again
with -gen-lto, or give its bitcode or its text, which -link-lto reads, too.`,
		"",
	},
	{
		"K0014", "the two steps of link-time optimization had different options",
		`A warning: the first step has folded values that depend on the option, such as __nvvm_reflect("__CUDA_ARCH"), by the
value that it was given, and the second step selects instructions by its own. Give both the same options. A later
architecture is allowed in the second step.`,
		"",
	},
	{
		"J0001", "two definitions of one name in PTX modules that are linked",
		`Only one of the modules may define a function or variable that others see. Make the others .extern declarations, or .weak or
.common definitions, or give them names of their own.`,
		"",
	},
	{
		"J0002", "declarations of one name in PTX modules do not fit together",
		`Two modules declare the name with other types, sizes, parameters or state spaces. The related message has the place of the first
declaration.`,
		"",
	},
	{
		"J0003", "a name that no linked PTX module defines",
		`A module declares the name .extern. Give the module that defines it to the linker, too; functions of the CUDA system, such as
vprintf, need no definition.`,
		"",
	},
	{
		"J0004", "PTX modules for different machines",
		`All modules need one .address_size, and a .target that the architecture of the result can execute: architecture-specific targets
such as sm_90a fit only themselves.`,
		"",
	},
	{
		"A0001", "a version of NVVM IR that the profile of libNVVM refuses",
		`!nvvmir.version of the module names a later version than nvvmIRVersion reports, or another major version. A module
without the node has version 1.0. The open profile accepts all versions up to 2.0, and up to 3.2 for debug information.`,
		"",
	},
	{
		"A0002", "a module that the profile of libNVVM refuses",
		`The profiles of NVIDIA's releases read the input of LLVM 7, for an architecture before compute_100: typed pointers, no
instructions and attributes that came later, and a target triple. The open profile has none of these limits.`,
		"",
	},
	{
		"A0003", "a data layout that the profile of libNVVM refuses",
		`The profiles of NVIDIA's releases compile modules with the data layout of the NVVM IR specification only. The open
profile accepts the layouts of LLVM, and modules without one.`,
		"",
	},
}
