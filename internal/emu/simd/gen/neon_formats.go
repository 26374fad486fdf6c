package main

// armFormats has the instructions of each format, with their words for registers 0, 64 bits and the smallest elements; operands are those of
// operandKind, by the letters v, e, s, g, c and a. Arm Architecture Reference Manual, chapter C4.1 "A64 instruction set encoding".
var armFormats = []struct {
	operands string
	format   placement
	list     string
}{
	{"vvv", three, `add 0e208400; sub 2e208400; mul 0e209c00; mla 0e209400; cmtst 0e208c00; cmeq 2e208c00; cmgt 0e203400; cmhi 2e203400
		sshl 0e204400; ushl 2e204400; smax 0e206400; smin 0e206c00; umax 2e206400; umin 2e206c00
		uzp1 0e001800; uzp2 0e005800; trn1 0e002800; zip1 0e003800; zip2 0e007800`},
	{"vvv", logical, "and 0e201c00; bic 0e601c00; orr 0ea01c00; orn 0ee01c00; eor 2e201c00; bsl 2e601c00; bit 2ea01c00; bif 2ee01c00; tbl 0e000000"},
	{"vv", copied, "mov 0ea01c00"},
	{"vvv", threeFloat, `fadd 0e20d400; fsub 0ea0d400; fmul 2e20dc00; fdiv 2e20fc00; fmla 0e20cc00; fmls 0ea0cc00; fcmeq 0e20e400; fcmge 2e20e400
		fcmgt 2ea0e400; fmax 0e20f400; fmin 0ea0f400`},
	{"vvv", long, "umull 2e20c000; smull 0e20c000; umull2 2e20c000; smull2 0e20c000; umlal 2e208000"},
	{"vv", two, "neg 2e20b800; abs 0e20b800; rev64 0e200800; rev32 2e200800"},
	{"vvc", two, "cmlt 0e20a800; cmeq 0e209800"},
	{"vv", twoBytes, "mvn 2e205800; rbit 2e605800; cnt 0e205800"},
	{"vv", twoFloat, `fabs 0ea0f800; fneg 2ea0f800; fsqrt 2ea1f800; scvtf 0e21d800; ucvtf 2e21d800; fcvtzs 0ea1b800; fcvtzu 2ea1b800; fcvtns 0e21a800
		fcvtnu 2e21a800; fcvtms 0e21b800; fcvtps 0ea1a800; frintn 0e218800; frintm 0e219800; frintp 0ea18800; frintz 0ea19800`},
	{"vvc", twoFloat, "fcmeq 0ea0d800; fcmlt 0ea0e800"},
	{"vv", pairwise, "uaddlp 2e202800"},
	{"vv", narrower, "xtn 0e212800"},
	{"vv", narrowerFloat, "fcvtn 0e216800; fcvtn2 0e216800"},
	{"vv", widerFloat, "fcvtl 0e217800; fcvtl2 0e217800"},
	{"vvc", shiftLeft, "shl 0f005400"},
	{"vvc", shiftRight, "sshr 0f000400; ushr 2f000400"},
	{"vvc", shiftLong, "sshll 0f00a400; ushll 2f00a400; sshll2 0f00a400; ushll2 2f00a400"},
	{"vg", duplicate, "dup 0e000c00"},
	{"eg", insert, "mov 4e001c00"},
	{"sg", between, "fmov 1e270000"},
	{"gs", between, "fmov 1e260000"},
	{"sv", across, "addv 0e31b800; umaxv 2e30a800; uminv 2e31a800; addp 1e31b800"},
	{"sa", one, "ldr 3d400000; str 3d000000"},
	{"ssa", both, "ldp ad400000; stp ad000000"},
	{"ea", loadElement, "ld1 0d400000"},
	{"vva", interleaved, "ld2 0c408000; st2 0c008000"},
}
