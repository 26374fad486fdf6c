package main

// Extensions of the low bits of V0.
const (
	neonSext16 = "shl v0.4s, v0.4s, #16; sshr v0.4s, v0.4s, #16; "
	neonSext8  = "shl v0.4s, v0.4s, #24; sshr v0.4s, v0.4s, #24; "
	neonWiden  = "sshll v3.2d, v0.2s, #0; sshll2 v4.2d, v0.4s, #0"
)

// neonMul64 is V0 * V1: the products of the halves crosswise, then that of the lower ones.
const neonMul64 = `rev64 v3.4s, v1.4s; mul v3.4s, v3.4s, v0.4s; uaddlp v3.2d, v3.4s; shl v3.2d, v3.2d, #32
	xtn v4.2s, v0.2d; xtn v5.2s, v1.2d; umlal v3.2d, v4.2s, v5.2s`

// Products of words: all bits, or the upper half.
const (
	umullBoth = "umull v3.2d, v0.2s, v1.2s; umull2 v4.2d, v0.4s, v1.4s"
	smullBoth = "smull v3.2d, v0.2s, v1.2s; smull2 v4.2d, v0.4s, v1.4s"
	addBoth   = "; add v3.2d, v3.2d, v2.2d; add v4.2d, v4.2d, v5.2d"
	upperBoth = "; uzp2 v3.4s, v3.4s, v4.4s"
)

// Shifts by an amount, which the machine takes from the low byte of an element, as a signed number: V16 has the width, at which all bits are gone.
const (
	amount32   = "word v16 32"
	amount64   = "word v16 64"
	shiftLeft3 = "umin v1.4s, v1.4s, v16.4s; ushl v3.4s, v0.4s, v1.4s"
	back32     = "umin v1.4s, v1.4s, v16.4s; neg v1.4s, v1.4s; "
	back64     = "umin v1.4s, v1.4s, v16.4s; neg v1.2d, v1.2d; "
)

// neonFunnel is b<<32 | a.
const neonFunnel = "shl v3.2d, v1.2d, #32; orr v3.16b, v3.16b, v0.16b; "

// neonPermute selects bytes of b<<32 | a by the four low bits of each byte of V2, which are 4 bits apart at first; bit 3 selects the sign.
const neonPermute = `trn1 v3.4s, v0.4s, v1.4s; and v2.16b, v2.16b, v16.16b; shl v4.2d, v2.2d, #8; orr v2.16b, v2.16b, v4.16b; and v2.16b, v2.16b, v17.16b
	shl v4.2d, v2.2d, #4; orr v2.16b, v2.16b, v4.16b; and v2.16b, v2.16b, v18.16b
	and v4.16b, v2.16b, v19.16b; orr v4.16b, v4.16b, v20.16b; tbl v3.16b, {v3.16b}, v4.16b
	cmlt v5.16b, v3.16b, #0; shl v6.16b, v2.16b, #4; cmlt v6.16b, v6.16b, #0; bit v3.16b, v5.16b, v6.16b`

// neonIntRows are operations on integers and bits.
var neonIntRows = []neonRow{
	{"Mov16", 1, words, cut16, "", "v0"},
	{"Mov32", 1, words, 0, "", "v0"},
	{"Mov64", 1, pairs64, 0, "", "v0"},

	{"high32", 1, pairs64, 0, "", "ushr v3.2d, v0.2d, #32"},
	{"join64", 2, pairs64, 0, "", "shl v3.2d, v1.2d, #32; orr v3.16b, v3.16b, v0.16b"},

	{"Add16", 2, words, cut16, "", "add v3.4s, v0.4s, v1.4s"},
	{"Add32", 2, words, 0, "", "add v3.4s, v0.4s, v1.4s"},
	{"Add64", 2, pairs64, 0, "", "add v3.2d, v0.2d, v1.2d"},
	{"Sub16", 2, words, cut16, "", "sub v3.4s, v0.4s, v1.4s"},
	{"Sub32", 2, words, 0, "", "sub v3.4s, v0.4s, v1.4s"},
	{"Sub64", 2, pairs64, 0, "", "sub v3.2d, v0.2d, v1.2d"},
	{"Mul16", 2, words, cut16, "", "mul v3.4s, v0.4s, v1.4s"},
	{"Mul32", 2, words, 0, "", "mul v3.4s, v0.4s, v1.4s"},
	{"Mul64", 2, pairs64, 0, "", neonMul64},
	{"MulHiU32", 2, words, 0, "", umullBoth + upperBoth},
	{"MulHiS32", 2, words, 0, "", smullBoth + upperBoth},
	{"MulWideU32", 2, widened, 0, "", umullBoth},
	{"MulWideS32", 2, widened, 0, "", smullBoth},
	{"MulWideU16", 2, words, 0, "", "and v0.16b, v0.16b, v26.16b; and v1.16b, v1.16b, v26.16b; mul v3.4s, v0.4s, v1.4s"},
	{"MulWideS16", 2, words, 0, "", neonSext16 + "shl v1.4s, v1.4s, #16; sshr v1.4s, v1.4s, #16; mul v3.4s, v0.4s, v1.4s"},
	{"Mad32", 3, words, 0, "", "mla v2.4s, v0.4s, v1.4s"},
	{"Mad64", 3, pairs64, 0, "", neonMul64 + "; add v3.2d, v3.2d, v2.2d"},
	{"MadWideU32", 3, widened, 0, "", umullBoth + addBoth},
	{"MadWideS32", 3, widened, 0, "", smullBoth + addBoth},
	{"MadHiU32", 3, words, 0, "", umullBoth + upperBoth + "; add v3.4s, v3.4s, v2.4s"},
	{"MadHiS32", 3, words, 0, "", smullBoth + upperBoth + "; add v3.4s, v3.4s, v2.4s"},

	{"And", 2, pairs64, 0, "", "and v3.16b, v0.16b, v1.16b"},
	{"Or", 2, pairs64, 0, "", "orr v3.16b, v0.16b, v1.16b"},
	{"Xor", 2, pairs64, 0, "", "eor v3.16b, v0.16b, v1.16b"},
	{"Not16", 1, words, cut16, "", "mvn v3.16b, v0.16b"},
	{"Not32", 1, words, 0, "", "mvn v3.16b, v0.16b"},
	{"Not64", 1, pairs64, 0, "", "mvn v3.16b, v0.16b"},
	{"Neg16", 1, words, cut16, "", "neg v3.4s, v0.4s"},
	{"Neg32", 1, words, 0, "", "neg v3.4s, v0.4s"},
	{"Neg64", 1, pairs64, 0, "", "neg v3.2d, v0.2d"},
	{"Abs16", 1, words, cut16, "", "abs v3.8h, v0.8h"},
	{"Abs32", 1, words, 0, "", "abs v3.4s, v0.4s"},
	{"Abs64", 1, pairs64, 0, "", "abs v3.2d, v0.2d"},

	{"Shl16", 2, words, cut16, amount32, shiftLeft3},
	{"Shl32", 2, words, 0, amount32, shiftLeft3},
	{"Shl64", 2, pairs64, 0, amount64, "umin v1.4s, v1.4s, v16.4s; ushl v3.2d, v0.2d, v1.2d"},
	{"ShrU16", 2, words, 0, amount32, back32 + "and v0.16b, v0.16b, v26.16b; ushl v3.4s, v0.4s, v1.4s"},
	{"ShrU32", 2, words, 0, amount32, back32 + "ushl v3.4s, v0.4s, v1.4s"},
	{"ShrU64", 2, pairs64, 0, amount64, back64 + "ushl v3.2d, v0.2d, v1.2d"},
	{"ShrS16", 2, words, cut16, amount32, back32 + neonSext16 + "sshl v3.4s, v0.4s, v1.4s"},
	{"ShrS32", 2, words, 0, amount32, back32 + "sshl v3.4s, v0.4s, v1.4s"},
	{"ShrS64", 2, pairs64, 0, amount64, back64 + "sshl v3.2d, v0.2d, v1.2d"},

	{"MinU16", 2, words, cut16, "", "umin v3.8h, v0.8h, v1.8h"},
	{"MinS16", 2, words, cut16, "", "smin v3.8h, v0.8h, v1.8h"},
	{"MaxU16", 2, words, cut16, "", "umax v3.8h, v0.8h, v1.8h"},
	{"MaxS16", 2, words, cut16, "", "smax v3.8h, v0.8h, v1.8h"},
	{"MinU32", 2, words, 0, "", "umin v3.4s, v0.4s, v1.4s"},
	{"MinS32", 2, words, 0, "", "smin v3.4s, v0.4s, v1.4s"},
	{"MaxU32", 2, words, 0, "", "umax v3.4s, v0.4s, v1.4s"},
	{"MaxS32", 2, words, 0, "", "smax v3.4s, v0.4s, v1.4s"},
	{"MinU64", 2, pairs64, 0, "", "cmhi v3.2d, v1.2d, v0.2d; bsl v3.16b, v0.16b, v1.16b"},
	{"MaxU64", 2, pairs64, 0, "", "cmhi v3.2d, v0.2d, v1.2d; bsl v3.16b, v0.16b, v1.16b"},
	{"MinS64", 2, pairs64, 0, "", "cmgt v3.2d, v1.2d, v0.2d; bsl v3.16b, v0.16b, v1.16b"},
	{"MaxS64", 2, pairs64, 0, "", "cmgt v3.2d, v0.2d, v1.2d; bsl v3.16b, v0.16b, v1.16b"},

	{"Popc", 1, pairs64, 0, "", "cnt v0.16b, v0.16b; uaddlp v0.8h, v0.16b; uaddlp v0.4s, v0.8h; uaddlp v0.2d, v0.4s"},
	{"Brev32", 1, words, 0, "", "rbit v0.16b, v0.16b; rev32 v0.16b, v0.16b"},
	{"Brev64", 1, pairs64, 0, "", "rbit v0.16b, v0.16b; rev64 v0.16b, v0.16b"},
	{
		"BfeU32", 3, words, 0, amount32 + "; word v17 0xff; word v18 0xffffffff",
		"and v1.16b, v1.16b, v17.16b; and v2.16b, v2.16b, v17.16b; umin v2.4s, v2.4s, v16.4s;" + back32 +
			"ushl v3.4s, v0.4s, v1.4s; ushl v4.4s, v18.4s, v2.4s; bic v3.16b, v3.16b, v4.16b",
	},
	{
		"BfeU64", 3, pairs64, 0, amount64 + "; word v17 0xff; word v18 0xffffffff",
		"and v1.16b, v1.16b, v17.16b; and v2.16b, v2.16b, v17.16b; umin v2.4s, v2.4s, v16.4s;" + back64 +
			"ushl v3.2d, v0.2d, v1.2d; ushl v4.2d, v18.2d, v2.2d; bic v3.16b, v3.16b, v4.16b",
	},
	{
		"Prmt", 3, pairs64, 0, "double v16 0xffff; double v17 0x00ff00ff; double v18 0x0f0f0f0f; double v19 0x07070707;" +
			"double v20 0xffffffff00000000; go MOVD $0xffffffff08080808, R11; mov v20.d[1], x11", neonPermute,
	},
	{"ShfLWrap", 3, pairs64, 0, "word v16 31", neonFunnel + "and v2.16b, v2.16b, v16.16b; ushl v3.2d, v3.2d, v2.2d; ushr v3.2d, v3.2d, #32"},
	{"ShfLClamp", 3, pairs64, 0, amount32, neonFunnel + "umin v2.4s, v2.4s, v16.4s; ushl v3.2d, v3.2d, v2.2d; ushr v3.2d, v3.2d, #32"},
	{"ShfRWrap", 3, pairs64, cut32, "word v16 31; double v25 0xffffffff", neonFunnel + "and v2.16b, v2.16b, v16.16b; neg v2.2d, v2.2d; ushl v3.2d, v3.2d, v2.2d"},
	{"ShfRClamp", 3, pairs64, cut32, amount32 + "; double v25 0xffffffff", neonFunnel + "umin v2.4s, v2.4s, v16.4s; neg v2.2d, v2.2d; ushl v3.2d, v3.2d, v2.2d"},
}
