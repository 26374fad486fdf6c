package diag

// Parts of the examples below.
const (
	ptxHead   = "// gonvvm ptx check\n.version 8.0\n.target sm_80\n.address_size 64\n"
	ptxKernel = ptxHead + ".visible .entry k(.param .u64 p)\n{\n\t.reg .pred %p<3>;\n\t.reg .b16 %rs<3>;\n\t.reg .b32 %r<5>;\n\t.reg .f32 %f<3>;\n\t.reg .b64 %rd<3>;\n"
	ptxEnd    = "\tret;\n}\n"
)

var ptxCheckInfos = [...]Info{
	{
		"P0020", "operand of another type",
		"A register must have the size of the instruction's type and be of the same kind: signed and unsigned are one kind, a register of bits fits every type of its size, floating-point registers fit only floating-point types and bits. Formats such as .bf16, .tf32 or .e4m3x2 and packed integers live in registers of bits. ld, st and cvt also take wider registers. A constant must be an integer for integer types and a floating-point number for .f32 and .f64; half-precision types have no constants.",
		ptxKernel + "\tadd.u32 %r1, %f1, %r2;\n" + ptxEnd,
	},
	{
		"P0021", "operand of the wrong kind",
		"A register, constant, special register, address of a variable, label or '_' stands where the instruction cannot have one. Special registers are read by mov and cvt, addresses of variables are taken by mov and cvta, results go to registers, and '_' throws a result away only where the manual says so. The hint shows the form as the PTX manual does.",
		ptxKernel + "\tadd.u32 %r1, %tid.x, %r2;\n" + ptxEnd,
	},
	{
		"P0022", "constant out of range",
		"The instruction takes only some constants there: the number of a barrier is 0 to 15, cp.async copies 4, 8 or 16 bytes, counts of threads are multiples of 32.",
		ptxKernel + "\tbar.sync 16;\n" + ptxEnd,
	},
	{
		"P0023", "wrong vector",
		"A vector operand must have as many elements as the instruction says, all of one size, at least one of them a register. mov.b16 to mov.b128 pack two or four elements that together have the size of the type.",
		ptxKernel + "\tmov.b64 %rd1, {%r1, %rs1};\n" + ptxEnd,
	},
	{
		"P0024", "address in another state space",
		"The variable is in another state space than the instruction is for. Without a state space the instruction takes a generic address, which reaches global, shared and local memory, not constants and parameters.",
		ptxHead + ".shared .b32 s;\n.visible .entry k()\n{\n\t.reg .b32 %r<2>;\n\tld.global.u32 %r1, [s];\n" + ptxEnd,
	},
	{
		"P0025", "invalid address",
		"An address in brackets must be a variable, or a register with bits or an integer type. Floating-point registers, functions and labels are not addresses. A number is an address in .local only.",
		ptxKernel + "\tld.shared.u32 %r1, [%f1];\n" + ptxEnd,
	},
	{
		"P0026", "parameter used in the wrong direction",
		"Parameters of a function can only be read and its results only be written; a .param variable for calls has no address.",
		ptxKernel + "\tst.param.u64 [p], %rd1;\n" + ptxEnd,
	},
	{
		"P0027", "type that a variable cannot have",
		"Variables and registers have the fundamental types: bits, signed and unsigned integers, .f16, .f16x2, .f32, .f64; predicates only in .reg. The other formats are types of instructions. A vector has at most 128 bits; parameters are not vectors.",
		ptxHead + ".global .e4m3x2 x;\n",
	},
	{
		"P0028", "declaration in the wrong state space or place",
		"Registers and local variables are declared in functions, parameters in parameter lists and in bodies for calls; textures, samplers and surfaces are in .global at module scope or parameters of kernels; .tex was given up.",
		ptxHead + ".local .b32 x;\n",
	},
	{
		"P0029", "variable that cannot have an initial value",
		"Only variables in .global and .const that are not .extern have initial values, and none of type .f16, .f16x2 or .pred.",
		ptxHead + ".shared .b32 x = 5;\n",
	},
	{
		"P0030", "wrong initial value",
		"The braces of an initialiser follow the dimensions of the variable, a vector counting as one more; there may be fewer elements, not more. Values have the kind of the variable: integers, floating-point numbers, or addresses, which are .u32 or .u64, or bytes of them by mask in .u8.",
		ptxHead + ".global .b32 x[2] = {1, 2, 3};\n",
	},
	{
		"P0031", "array without a size",
		"Only the first dimension may be left open, and only if an initialiser gives it, or the variable is .extern or a last parameter. Registers are not arrays.",
		ptxHead + ".global .b32 x[];\n",
	},
	{
		"P0032", "attribute in the wrong place",
		".attribute(.managed), .attribute(.unified(…)) and .common are for variables in .global; .ptr is for parameters of kernels.",
		ptxHead + ".shared .attribute(.managed) .b32 x;\n",
	},
	{
		"P0033", "directive in the wrong place",
		"Directives such as .maxntid are for kernels; some exclude each other or need another; their numbers must be positive. Kernels have no results and are never .noreturn.",
		ptxHead + ".visible .entry k()\n.maxntid 64\n.reqntid 64\n{\n" + ptxEnd,
	},
	{
		"P0034", "declarations that differ",
		"Two declarations of a function or variable must agree in parameters, results, types, alignments of arrays, state space and linkage.",
		ptxHead + ".visible .func f(.param .b32 x);\n.visible .func f(.param .b64 x)\n{\n" + ptxEnd,
	},
	{
		"P0035", "arguments that do not fit",
		"A call passes as many arguments and results as the function or prototype has. A scalar is a register, a constant or a .param variable of the same size; an array of bytes is a .param array of the same size and alignment.",
		ptxHead + ".func f(.param .b32 x)\n{\n" + ptxEnd + ".visible .entry k()\n{\n\t.reg .b64 %rd<2>;\n\tcall f, (%rd1);\n" + ptxEnd,
	},
	{
		"P0036", "no function to call",
		"Only .func functions can be called, kernels cannot. A call through a register names a .callprototype or .calltargets after its arguments.",
		ptxKernel + "\tcall k, (%rd1);\n" + ptxEnd,
	},
	{
		"P0037", "too much memory",
		"All of .const has 64 KB; the parameters of a kernel have 4 KB, or 32764 bytes with sm_70 and PTX ISA 8.1.",
		ptxHead + ".const .b8 x[65537];\n",
	},
	{
		"P0038", "impossible alias",
		"An alias and its function have the same parameters; the function is defined in this module and not .weak; neither is a kernel.",
		ptxHead + ".visible .func g(.param .b32 x);\n.visible .func f()\n{\n" + ptxEnd + ".alias g, f;\n",
	},
	{
		"P0039", "sampler in unified texture mode",
		"Samplers of their own exist in the independent texture mode: .target sm_80, texmode_independent.",
		ptxHead + ".global .samplerref s;\n",
	},
	{
		"P0040", "code for another architecture",
		"A module runs on the architecture of its .target and on newer ones; with the suffix 'f' only on its family, with 'a' only on itself.",
		"// gonvvm ptx check -arch=sm_75\n.version 8.0\n.target sm_80\n.address_size 64\n",
	},
	{
		"P0041", "32-bit address in a 64-bit module",
		"Generic addresses and addresses in .global have 64 bits if .address_size is 64. Up to sm_89 ptxas makes the whole program a 32-bit one, which later fails to load or to run; from sm_90 on it refuses.",
		"// gonvvm ptx check\n.version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k()\n{\n\t.reg .b32 %r<3>;\n\tld.global.u32 %r1, [%r2];\n" + ptxEnd,
	},
	{
		"P0042", "access outside of a variable, or misaligned",
		"A warning: the access to a variable at a constant offset is outside of it, or cannot be aligned to its size whatever the variable's address is.",
		ptxHead + ".global .b32 x[4];\n.visible .entry k()\n{\n\t.reg .b32 %r<2>;\n\tld.global.u32 %r1, [x+16];\n" + ptxEnd,
	},
	{
		"P0043", "control reaches the end of a function",
		"A warning: the last instruction of the body is not a ret, exit, trap or branch. It works like ret, but is rarely intended.",
		ptxHead + ".visible .entry k()\n{\n\t.reg .b32 %r<2>;\n\tmov.u32 %r1, 0;\n}\n",
	},
	{
		"P0044", "directive without effect",
		"A warning: .minnctapersm counts only with .maxntid or .reqntid.",
		ptxHead + ".visible .entry k()\n.minnctapersm 2\n{\n" + ptxEnd,
	},
	{
		"P0045", "an argument or result of a call out of order",
		"A .param variable of a body carries an argument or a result of a call. It is written without a guard before the call, and read without a guard after it: ptxas also rejects a read of a result that no call above has returned.",
		ptxHead + ".visible .entry k()\n{\n\t.reg .b32 %r<2>;\n\t{\n\t.param .b32 x;\n\tst.param.b32 [x], 1;\n\tld.param.b32 %r1, [x];\n\t}\n" + ptxEnd,
	},
	{
		"P0046", "generic address of .const beside constant buffers",
		"A warning: a program whose kernels take pointers to constant buffers must not make generic addresses of .const, since each buffer has a window of its own (S2-18).",
		ptxHead + ".const .u32 c;\n.visible .entry k(.param .u64 .ptr .const .align 4 p)\n{\n\t.reg .b64 %rd<2>;\n\tcvta.const.u64 %rd1, c;\n" + ptxEnd,
	},
}
