package diag

var readInfos = [...]Info{
	{
		"L0001", "the text is not LLVM IR here",
		`Something else is expected at this place: the message names the expected and
the found text. Text written by a newer LLVM than 22 can have words that are not known yet.`,
		`; ll
define @f() {
}
`,
	},
	{
		"L0002", "the file ends too early",
		`The file stops inside a definition, a list or a string: it was cut off, or a closing
brace or quote is missing further up.`,
		`; ll
define void @f() {
  ret void
`,
	},
	{
		"L0003", "a name is used but not defined",
		`Every value, block, global, type, comdat and metadata node that is used must be
defined somewhere in the file. Functions of other modules need a declare line;
intrinsics (llvm.*) that are only called do not.`,
		`; ll
define void @f() {
  call void @g()
  ret void
}
`,
	},
	{
		"L0004", "a name is defined twice",
		`Names are unique: globals, functions and aliases in the module, and parameters,
blocks and instructions together in a function.`,
		`; ll
@x = global i32 0
@x = global i32 1
`,
	},
	{
		"L0005", "types do not fit",
		`An operand has another type than its instruction, or the other operand, asks for.
There are no implicit conversions in LLVM IR: use trunc, zext, sext, bitcast,
addrspacecast and so on.`,
		`; ll
define i32 @f(i64 %x) {
  ret i32 %x
}
`,
	},
	{
		"L0006", "unknown or unsupported instruction",
		`The instruction does not exist, or has a flag or ordering that it cannot have.`,
		`; ll
define void @f() {
  jump label %x
}
`,
	},
	{
		"L0007", "a number cannot be read or does not fit",
		`A hexadecimal floating-point number is the bits of a double, and its type must
hold that value exactly. As a warning: an integer that does not fit its type, read as
signed or unsigned, loses its upper bits, and a decimal number is rounded.`,
		`; ll
@x = global float 0x3FF0000000000001
`,
	},
	{
		"L0008", "numbers of unnamed values are out of order",
		`Parameters, blocks and instructions without a name are numbered together in order
of appearance; a number may be skipped but not used for something that stands further up.
The first block takes a number, too.`,
		`; ll
define i32 @f(i32 %0) {
  %1 = add i32 %0, 1
  ret i32 %1
}
`,
	},
	{
		"L0009", "unknown type, or a type that is not allowed here",
		`Values cannot be void or functions, vectors hold integers, floating-point numbers
and pointers only, structures cannot contain themselves, and types of loads,
stores and allocations must have a size.`,
		`; ll
%t = type { i32, %t }
`,
	},
	{
		"L0010", "bad attribute or alignment",
		`An alignment is a power of two of at most 4294967296. byval, sret and the like need a type
in parentheses where pointers are opaque.`,
		`; ll
@x = global i32 0, align 3
`,
	},
	{
		"L0011", "bad metadata or debug record",
		`Metadata holds constants; local values may only stand in arguments of calls and in debug
records, and a field of a node is given once.`,
		`; ll
!0 = !{i32 %x}
`,
	},
	{
		"L0012", "unknown constant",
		`The constant cannot be formed: an element of something that is not known, a mask
beyond its operands, a form that GPUs do not have.`,
		`; ll
define <2 x i32> @f(<2 x i32> %x) {
  %y = shufflevector <2 x i32> %x, <2 x i32> %x, <2 x i32> <i32 0, i32 9>
  ret <2 x i32> %y
}
`,
	},
	{
		"L0013", "limit exceeded",
		`Types, constants and metadata can be nested 2000 deep, a module can have about a
million types, a shuffle 65536 lanes, and a file 4 GB.`,
		`; ll
define void @f(<70000 x i8> %x) {
  %y = shufflevector <70000 x i8> %x, <70000 x i8> %x, <70000 x i32> zeroinitializer
  ret void
}
`,
	},
	{
		"L0014", "a block has no terminator",
		`Every block ends in ret, br, switch, indirectbr or unreachable: control does not fall
through into the next block.`,
		`; ll
define void @f() {
first:
  %x = add i32 1, 2
second:
  ret void
}
`,
	},
	{
		"L0015", "bad data layout",
		`The string of target datalayout cannot be understood. Its parts are letters and numbers of bits,
separated by colons, and hyphens separate the parts.`,
		`; ll
target datalayout = "e-p:64:x"
`,
	},
	{
		"L0016", "an unknown attribute",
		`LLVM 22 has no attribute of this name. On a function it is left out, with a warning: newer
LLVMs have more of them. On a parameter or a result it is an error, because it is mostly something
else: a name without %, a calling convention or a type that is misspelt.`,
		`; ll
define ptx_kernal void @f(ptr %p) {
  ret void
}
`,
	},
	{
		"L0017", "an unknown node or field of debug information",
		`LLVM 22 has no node of metadata with this name, or none with such a field. It is kept and describes
nothing: newer LLVMs have more of them. Mostly it is misspelt.`,
		`; ll
define void @f() {
  ret void
}
!n = !{!0}
!0 = !DIFile(filename: "a.cu", directory: "/src", checksumKind: CSK_MD5)
`,
	},
}
