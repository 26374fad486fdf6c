package diag

var verifyInfos = [...]Info{
	{
		"V0001", "a malformed block",
		`A basic block has no terminator at its end, has one in its middle, or has a phi
after another instruction.`,
		"",
	},
	{
		"V0002", "a value is used where it need not be defined",
		`Every use of a value must be dominated by its definition: no path from the entry of the
function may reach the use without passing the definition. Merge the values of
different paths with a phi.`,
		`; gonvvm compile
define i32 @f(i1 %c, i32 %y) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = add i32 %y, 2
  br label %b
b:
  ret i32 %x
}
`,
	},
	{
		"V0003", "a phi that does not fit its predecessors",
		`A phi has exactly one entry for each edge into its block; several edges from one
block carry the same value.`,
		`; gonvvm compile
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %x = phi i32 [ 1, %a ]
  ret i32 %x
}
`,
	},
	{
		"V0004", "an operand of the wrong type",
		`An instruction was given an operand of a type that it does not take.`,
		"",
	},
	{
		"V0005", "a use list that is not exact",
		`The compiler's own record of who uses a value is wrong. This is a bug of gonvvm, found
before it did harm; please report it with the input.`,
		"",
	},
	{
		"V0006", "a symbol that is wrong, or refers to one that was removed",
		`A global, function or alias is malformed, or something refers to a symbol that the
module does not have any more.`,
		"",
	},
	{
		"V0007", "an attribute where it does not apply",
		`Each attribute is for functions, parameters or results, some for pointers or integers only, and
some exclude each other.`,
		`; gonvvm compile
define void @f(i32 byval(i32) %x) {
  ret void
}
`,
	},
	{
		"V0008", "an intrinsic that is declared or called wrongly",
		`An intrinsic has a fixed form of parameters and result, it has no body, and arguments that select
its operation must be constants.`,
		`; gonvvm compile
declare i32 @llvm.ctlz.i32(i32, i1)
define i32 @f(i32 %x, i1 %b) {
  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 %b)
  ret i32 %r
}
`,
	},
	{
		"V0009", "debug information that does not fit together",
		`A function's !dbg is a distinct DISubprogram, that of an instruction a DILocation whose scopes lead
to that subprogram; compile units are distinct and listed in llvm.dbg.cu. Without -strict debug
information that breaks this is dropped with a warning.`,
		`; gonvvm verify -strict
define void @f() !dbg !0 {
  ret void
}
!0 = !DIFile(filename: "a.cu", directory: "/")
`,
	},
	{
		"V0010", "reflection that cannot be folded",
		`__nvvm_reflect("key") is replaced by a constant while compiling. It can only be called, with one
argument, which is the address of a constant, zero-terminated string that is not empty.`,
		`; gonvvm compile
declare i32 @__nvvm_reflect(ptr)
define i32 @f(ptr %key) {
  %r = call i32 @__nvvm_reflect(ptr %key)
  ret i32 %r
}
`,
	},
	{
		"V0011", "exceptions or asm goto",
		`A GPU has no exceptions and no inline assembly that branches: invoke, landingpad, resume, the pads
of Windows and callbr cannot be compiled. Compile with -fno-exceptions.`,
		`; gonvvm compile
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %x
}
`,
	},
	{
		"V0012", "launch bounds that are superfluous",
		`nvvm.reqntid is the exact number of threads, so nvvm.maxntid beside it says nothing more, and PTX does
not take both; the same holds for nvvm.cluster_dim and nvvm.maxclusterrank.`,
		"",
	},
	{
		"V0013", "a malformed tag of type-based alias analysis",
		`The tag !tbaa of a load, a store or a call is !{base type, accessed type, offset} and, if the memory
does not change, 1; the accessed type is a scalar, !{"name", parent, i64 0}.`,
		`; gonvvm compile
define void @f(ptr %p) {
  store i32 1, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, !"offset"}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
`,
	},
	{
		"V0014", "metadata of a wrong form",
		`Each kind of metadata stands on certain instructions, functions or variables only, and has a certain
form: !range is a list of pairs of numbers of the instruction's type in ascending order, !align one i64
that is a power of two, !nonnull is empty, and so on. Optimisations rely on it. Kinds
that are not known mean nothing.`,
		`; gonvvm compile
define ptr @f(ptr %p) {
  %q = load ptr, ptr %p, !align !0
  ret ptr %q
}
!0 = !{i64 3}
`,
	},
	{
		"V0015", "an operand bundle of a wrong form",
		`The operands of a bundle are those that its tag asks for: llvm.assume takes "align"(ptr %p, i64 16),
"nonnull"(ptr %p), "dereferenceable"(ptr %p, i64 64) and other attributes with the value that has them.`,
		`; gonvvm compile
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p) ]
  ret void
}
declare void @llvm.assume(i1)
`,
	},
	{
		"V0016", "a type of another machine",
		`Scalable vectors, x86_fp80, ppc_fp128, x86_amx and target types have no counterpart on a GPU. fp128 can be
stored and passed on, but not computed with. Tokens only connect intrinsics and cannot be used as values.`,
		`; gonvvm compile
define void @f(<vscale x 4 x i32> %x, ptr %p) {
  store <vscale x 4 x i32> %x, ptr %p
  ret void
}
`,
	},
	{
		"V0017", "an address space that means nothing, or not here",
		`Pointers that memory is accessed through are generic (0), global (1), shared (3), constant (4), local (5), to
tensor memory (6), to shared memory of the cluster (7), or to parameters (101). A kernel cannot write constant
memory, and an alloca is in local memory.`,
		`; gonvvm compile
define void @f(ptr addrspace(9) %p) {
  store i32 1, ptr addrspace(9) %p
  ret void
}
`,
	},
	{
		"V0018", "a calling convention of another machine",
		`Kernels have the convention ptx_kernel, or are named in nvvm.annotations. A kernel of another machine
(spir_kernel, amdgpu_kernel), a shader or an interrupt handler would become a function that nothing calls.
Conventions that only choose registers are read and mean nothing, with a warning if they are of another
machine; a call has the convention of its callee.`,
		`; gonvvm compile
define spir_kernel void @f(ptr %p) {
  store i32 1, ptr %p
  ret void
}
`,
	},
	{
		"V0019", "something is left out",
		`PTX cannot say this, and the program means the same without it, or nearly: garbage collectors, data in
before functions, references that may stay undefined.`,
		"",
	},
	{
		"V0020", "more memory than there is",
		`A module can declare 48 KB of shared memory; a kernel that needs more declares an external array of no elements, whose
size is given at launch. Constant memory has 64 KB.`,
		`; gonvvm compile
@s = internal addrspace(3) global [100000 x float] undef
define ptr addrspace(3) @f() {
  ret ptr addrspace(3) @s
}
`,
	},
	{
		"V0021", "a call of another type than the function",
		`With opaque pointers a call can name any type. LLVM takes a call whose type is not that of the function for
undefined behaviour; arguments are passed as the call says and read as the function says.`,
		"",
	},
}
