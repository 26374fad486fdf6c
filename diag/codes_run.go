package diag

// Parts of the examples below.
const (
	runHead   = "\n.version 8.0\n.target sm_80\n.address_size 64\n"
	runKernel = runHead + ".visible .entry k(.param .u64 p)\n{\n\t.reg .pred %p<3>;\n\t.reg .b32 %r<4>;\n\t.reg .b64 %rd<3>;\n" +
		"\t.shared .align 16 .b8 s[256];\n\tld.param.u64 %rd1, [p];\n\tmov.u32 %r1, %tid.x;\n"
	runEnd  = "\tret;\n}\n"
	runArg  = " inout:u32[64]=0"
	runLine = "// gonvvm run"
)

var runInfos = [...]Info{
	{
		"R0001", "access outside of accessible memory",
		"A thread reads or writes memory that belongs to no buffer or variable, lies past the end of one, was freed, or is read-only. The message names the buffer or variable nearest to the address.",
		runLine + runArg + runKernel + "\tst.global.u32 [%rd1+256], %r1;\n" + runEnd,
	},
	{
		"R0002", "misaligned access",
		"The address of an access must be a multiple of its size; for a vector, of the size of the whole vector.",
		runLine + runArg + runKernel + "\tld.global.u32 %r2, [%rd1+2];\n" + runEnd,
	},
	{
		"R0003", "read of memory without a value",
		"Shared memory is read that no thread of the block has written to. On a GPU it holds whatever was there before.",
		runLine + runArg + runKernel + "\tld.shared.u32 %r2, [s];\n" + runEnd,
	},
	{
		"R0004", "use of a register without a value",
		"A register is used that has not been written on the path of this thread, or whose value was read from uninitialised local memory.",
		runLine + runArg + runKernel + "\tadd.u32 %r2, %r3, 1;\n" + runEnd,
	},
	{
		"R0005", "race",
		"Two threads access the same memory, at least one of them writes, at least one access is neither volatile nor atomic, and nothing orders them: no barrier between threads of a block, no fence with an atomic operation on either side. The result on a GPU depends on timing. A write that does not change the value is not counted.",
		runLine + " -block=64" + runArg + runKernel + "\tst.global.u32 [%rd1], %r1;\n" + runEnd,
	},
	{
		"R0006", "barrier that not all threads reach",
		"bar.sync and barrier.sync.aligned must be executed by all threads of a warp together, and a barrier without a count by all threads of the block: by those that have not ended, from sm_70 on, and before sm_70 by all.",
		runLine + " -block=32" + runArg + runKernel + "\tsetp.lt.u32 %p1, %r1, 16;\n\t@%p1 bar.sync 0;\n\t@!%p1 bar.sync 0;\n" + runEnd,
	},
	{
		"R0007", "deadlock",
		"No thread can go on: they wait at barriers that the others do not come to, or loop on a memory location that no thread changes. The message lists the waiting threads and their positions.",
		runLine + " -block=64" + runArg + runKernel + "\tsetp.lt.u32 %p1, %r1, 32;\n\t@%p1 bar.sync 1, 64;\n\t@!%p1 bar.sync 2, 64;\n" + runEnd,
	},
	{
		"R0008", "asynchronous copy without a wait",
		"A thread ended although a cp.async that it began might not be complete: only cp.async.wait_all, cp.async.wait_group or an mbarrier guarantees completion.",
		runLine + runArg + runKernel + "\tmov.u32 %r2, s;\n\tcp.async.ca.shared.global [%r2], [%rd1], 4;\n" + runEnd,
	},
	{
		"R0009", "limit reached",
		"The launch was ended because a warp executed more instructions than the limit allows, or because it was cancelled.",
		runLine + " -steps=1000000" + runArg + runKernel + "L:\tadd.u32 %r1, %r1, 1;\n\tbra L;\n" + runEnd,
	},
	{
		"R0010", "trap",
		"A thread executed trap or brkpt, which ends the launch. Compilers put trap where control must not come.",
		runLine + runArg + runKernel + "\ttrap;\n" + runEnd,
	},
	{
		"R0011", "assertion failed",
		"The kernel called __assertfail, the function that CUDA's assert calls.",
		runLine + runArg + runHead + ".extern .func __assertfail(.param .b64 a, .param .b64 b, .param .b32 c, .param .b64 d, .param .b64 e);\n.global .b8 m[2] = {120, 0};\n.visible .entry k(.param .u64 p)\n{\n\t.reg .b64 %rd<2>;\n\t{\n\t.param .b64 a;\n\t.param .b64 b;\n\t.param .b32 c;\n\t.param .b64 d;\n\t.param .b64 e;\n\tmov.u64 %rd1, m;\n\tst.param.b64 [a], %rd1;\n\tst.param.b64 [b], %rd1;\n\tst.param.b32 [c], 7;\n\tst.param.b64 [d], %rd1;\n\tst.param.b64 [e], 1;\n\tcall __assertfail, (a, b, c, d, e);\n\t}\n" + runEnd,
	},
	{
		"R0012", "not emulated yet",
		"The instruction is correct PTX, but running it on the CPU is not implemented.",
		runLine + runArg + "\n.version 8.6\n.target sm_100a\n.address_size 64\n.visible .entry k(.param .u64 p)\n{\n\t.reg .b32 %r<2>;\n\tmov.b32 %r1, 0;\n\ttcgen05.shift.cta_group::1.down [%r1];\n" + runEnd,
	},
	{
		"R0013", "launch that does not fit the kernel",
		"The kernel does not exist, its arguments differ in number or size from its parameters, or the grid or block exceeds the limits of GPUs or of the kernel's directives.",
		runLine + " u32:1" + runKernel + runEnd,
	},
	{
		"R0014", "memory",
		"Global memory is full, a variable is too large, or an address that is to be freed, read or written from outside is not one of an allocation.",
		runLine + runArg + runHead + ".global .b8 huge[99999999999];\n.visible .entry k(.param .u64 p)\n{\n" + runEnd,
	},
	{
		"R0015", "call that cannot be made",
		"The stack is full, an indirect call goes to no function or to one with another number of parameters, or brx.idx has no such target.",
		runLine + runArg + runKernel + "\tmov.u64 %rd2, 64;\n\tcall (), %rd2, (), P;\nP:\t.callprototype ()_ ();\n" + runEnd,
	},
	{
		"R0016", "name without a definition",
		"A function or variable is used that the module declares but does not define. Of the functions of CUDA's device runtime there are vprintf, malloc, free and __assertfail.",
		runLine + runArg + runHead + ".extern .func other();\n.visible .entry k(.param .u64 p)\n{\n\tcall other, ();\n" + runEnd,
	},
	{
		"R0017", "texture, sampler or surface that is not there",
		"The handle in an instruction belongs to no object of the kind it needs: nothing has been bound to the variable, the argument of the launch was another one, or a coordinate was taken for it.",
		runLine + runArg + runHead + ".global .texref t;\n.visible .entry k(.param .u64 p)\n{\n\t.reg .f32 %f<5>;\n\tmov.f32 %f1, 0f00000000;\n\ttex.1d.v4.f32.f32 {%f1,%f2,%f3,%f4}, [t, {%f1}];\n" + runEnd,
	},
	{
		"R0018", "origin of a NaN or an infinity",
		"The instruction makes a NaN or an infinity of finite operands: a division by zero, an overflow, the square root of a negative number. It is looked for on request only (gonvvm run -nan); instructions that hand such a value on are not reported. Those of matrices are not looked at.",
		runLine + " -nan" + runArg + runHead + ".visible .entry k(.param .u64 p)\n{\n\t.reg .f32 %f<5>;\n\tmov.f32 %f1, 0f00000000;\n\tdiv.rn.f32 %f2, %f1, %f1;\n" + runEnd,
	},
	{
		"R0019", "signed integer overflow",
		"The exact result of an add, sub, mul.lo, mad.lo, neg, abs, div or rem with a signed type does not fit the type. PTX cuts it; in C++ the behavior is undefined. It is looked for on request only (gonvvm run -sanitize=overflow or integer), since compilers use signed types for unsigned arithmetic, too.",
		runLine + " -sanitize=overflow" + runArg + runKernel + "\tadd.s32 %r2, %r1, 2147483647;\n\tadd.s32 %r2, %r2, 1;\n" + runEnd,
	},
	{
		"R0020", "shift by at least the width",
		"The amount of a shl or shr is the number of bits of its type, or more. PTX clamps it; in C++ the behavior is undefined. It is looked for on request only (gonvvm run -sanitize=shift or integer).",
		runLine + " -sanitize=shift" + runArg + runKernel + "\tshl.b32 %r2, %r1, 32;\n" + runEnd,
	},
	{
		"R0021", "integer division by zero",
		"The divisor of a div or rem is zero; the result is unspecified. It is looked for on request only (gonvvm run -sanitize=division or integer).",
		runLine + " -sanitize=division" + runArg + runKernel + "\tdiv.u32 %r2, 7, %r1;\n" + runEnd,
	},
	{
		"R0022", "conversion that loses the value",
		"A cvt to an integer type does not keep the value: it is out of the range of the type, or a NaN. It is looked for on request only (gonvvm run -sanitize=loss or integer); compilers also cut values on purpose.",
		runLine + " -sanitize=loss" + runArg + runKernel + "\tadd.u32 %r2, %r1, 300;\n\tcvt.u8.u32 %r2, %r2;\n" + runEnd,
	},
}
