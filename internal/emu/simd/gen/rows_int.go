package main

// mul64 multiplies elements of 64 bits: Y3 = Y0 * Y1.
const mul64 = "VPMULUDQ Y1, Y0, Y3; VPSRLQ $32, Y0, Y4; VPMULUDQ Y1, Y4, Y4; VPSRLQ $32, Y1, Y5; VPMULUDQ Y0, Y5, Y5; VPADDQ Y5, Y4, Y4; VPSLLQ $32, Y4, Y4; VPADDQ Y4, Y3, Y3"

// Extensions of the low bits of Y0.
const (
	sext16 = "VPSLLD $16, Y0, Y0; VPSRAD $16, Y0, Y0;"
	sext8  = "VPSLLD $24, Y0, Y0; VPSRAD $24, Y0, Y0;"
	wide32 = "VPSRAD $31, Y0, Y3; VPSLLQ $32, Y3, Y3; VPBLENDD $0x55, Y0, Y3, Y3" // from 32 to 64 bits
)

// amount cuts the shift amount Y1 to 32 bits.
const amount = "VPBLENDD $0xaa, Y15, Y1, Y1;"

// reverseBits reverses the bits of each byte of Y0.
const reverseBits = "VPAND nibble<>(SB), Y0, Y1; VPSRLQ $4, Y0, Y2; VPAND nibble<>(SB), Y2, Y2; VMOVDQU highReversed<>(SB), Y4; VPSHUFB Y1, Y4, Y1; VMOVDQU lowReversed<>(SB), Y4; VPSHUFB Y2, Y4, Y2; VPOR Y1, Y2, Y3;"

// intRows are operations on integers and bits.
var intRows = []row{
	{"Mov16", []string{"mov.{b16,u16,s16}"}, 1, cut16, "VMOVDQA Y0, Y3"},
	{"Mov32", []string{"mov.{b32,u32,s32,f32}"}, 1, cut32, "VMOVDQA Y0, Y3"},
	{"Mov64", []string{"mov.{b64,u64,s64,f64}"}, 1, 0, "VMOVDQA Y0, Y3"},

	{"high32", nil, 1, 0, "VPSRLQ $32, Y0, Y3"}, // of sequences
	{"join64", nil, 2, 0, "VPSLLQ $32, Y1, Y3; VPOR Y0, Y3, Y3"},

	{"Add16", []string{"add.{u16,s16}"}, 2, cut16, "VPADDW Y1, Y0, Y3"},
	{"Add32", []string{"add.{u32,s32}"}, 2, cut32, "VPADDD Y1, Y0, Y3"},
	{"Add64", []string{"add.{u64,s64}"}, 2, 0, "VPADDQ Y1, Y0, Y3"},
	{"Sub16", []string{"sub.{u16,s16}"}, 2, cut16, "VPSUBW Y1, Y0, Y3"},
	{"Sub32", []string{"sub.{u32,s32}"}, 2, cut32, "VPSUBD Y1, Y0, Y3"},
	{"Sub64", []string{"sub.{u64,s64}"}, 2, 0, "VPSUBQ Y1, Y0, Y3"},
	{"Mul16", []string{"mul.lo.{u16,s16}"}, 2, cut16, "VPMULLW Y1, Y0, Y3"},
	{"Mul32", []string{"mul.lo.{u32,s32}"}, 2, cut32, "VPMULUDQ Y1, Y0, Y3"},
	{"Mul64", []string{"mul.lo.{u64,s64}"}, 2, 0, mul64},
	{"MulHiU32", []string{"mul.hi.u32"}, 2, 0, "VPMULUDQ Y1, Y0, Y3; VPSRLQ $32, Y3, Y3"},
	{"MulHiS32", []string{"mul.hi.s32"}, 2, 0, "VPMULDQ Y1, Y0, Y3; VPSRLQ $32, Y3, Y3"},
	{"MulWideU32", []string{"mul.wide.u32"}, 2, 0, "VPMULUDQ Y1, Y0, Y3"},
	{"MulWideS32", []string{"mul.wide.s32"}, 2, 0, "VPMULDQ Y1, Y0, Y3"},
	{"MulWideU16", []string{"mul.wide.u16"}, 2, cut32, "VPAND low16<>(SB), Y0, Y0; VPAND low16<>(SB), Y1, Y1; VPMULLD Y1, Y0, Y3"},
	{"MulWideS16", []string{"mul.wide.s16"}, 2, cut32, sext16 + "VPSLLD $16, Y1, Y1; VPSRAD $16, Y1, Y1; VPMULLD Y1, Y0, Y3"},
	{"Mad32", []string{"mad.lo.{u32,s32}"}, 3, cut32, "VPMULUDQ Y1, Y0, Y3; VPADDD Y2, Y3, Y3"},
	{"Mad64", []string{"mad.lo.{u64,s64}"}, 3, 0, mul64 + "; VPADDQ Y2, Y3, Y3"},
	{"MadWideU32", []string{"mad.wide.u32"}, 3, 0, "VPMULUDQ Y1, Y0, Y3; VPADDQ Y2, Y3, Y3"},
	{"MadWideS32", []string{"mad.wide.s32"}, 3, 0, "VPMULDQ Y1, Y0, Y3; VPADDQ Y2, Y3, Y3"},
	{"MadHiU32", []string{"mad.hi.u32"}, 3, cut32, "VPMULUDQ Y1, Y0, Y3; VPSRLQ $32, Y3, Y3; VPADDD Y2, Y3, Y3"},
	{"MadHiS32", []string{"mad.hi.s32"}, 3, cut32, "VPMULDQ Y1, Y0, Y3; VPSRLQ $32, Y3, Y3; VPADDD Y2, Y3, Y3"},

	{"And", []string{"and.{b16,b32,b64}"}, 2, 0, "VPAND Y1, Y0, Y3"},
	{"Or", []string{"or.{b16,b32,b64}"}, 2, 0, "VPOR Y1, Y0, Y3"},
	{"Xor", []string{"xor.{b16,b32,b64}"}, 2, 0, "VPXOR Y1, Y0, Y3"},
	{"Not16", []string{"not.b16"}, 1, cut16, "VPXOR ones<>(SB), Y0, Y3"},
	{"Not32", []string{"not.b32"}, 1, cut32, "VPXOR ones<>(SB), Y0, Y3"},
	{"Not64", []string{"not.b64"}, 1, 0, "VPXOR ones<>(SB), Y0, Y3"},
	{"Neg16", []string{"neg.s16"}, 1, cut16, "VPSUBW Y0, Y15, Y3"},
	{"Neg32", []string{"neg.s32"}, 1, cut32, "VPSUBD Y0, Y15, Y3"},
	{"Neg64", []string{"neg.s64"}, 1, 0, "VPSUBQ Y0, Y15, Y3"},
	{"Abs16", []string{"abs.s16"}, 1, cut16, "VPABSW Y0, Y3"},
	{"Abs32", []string{"abs.s32"}, 1, cut32, "VPABSD Y0, Y3"},
	{"Abs64", []string{"abs.s64"}, 1, 0, "VPCMPGTQ Y0, Y15, Y4; VPXOR Y4, Y0, Y3; VPSUBQ Y4, Y3, Y3"},

	{"Shl16", []string{"shl.b16"}, 2, cut16, amount + "VPSLLVQ Y1, Y0, Y3"},
	{"Shl32", []string{"shl.b32"}, 2, cut32, amount + "VPSLLVQ Y1, Y0, Y3"},
	{"Shl64", []string{"shl.b64"}, 2, 0, amount + "VPSLLVQ Y1, Y0, Y3"},
	{"ShrU16", []string{"shr.{b16,u16}"}, 2, 0, amount + "VPAND low16<>(SB), Y0, Y0; VPSRLVQ Y1, Y0, Y3"},
	{"ShrU32", []string{"shr.{b32,u32}"}, 2, 0, amount + "VPBLENDD $0xaa, Y15, Y0, Y0; VPSRLVQ Y1, Y0, Y3"},
	{"ShrU64", []string{"shr.{b64,u64}"}, 2, 0, amount + "VPSRLVQ Y1, Y0, Y3"},
	{"ShrS16", []string{"shr.s16"}, 2, cut16, sext16 + "VPSRAVD Y1, Y0, Y3"},
	{"ShrS32", []string{"shr.s32"}, 2, cut32, "VPSRAVD Y1, Y0, Y3"},
	{"ShrS64", []string{"shr.s64"}, 2, 0, amount + "VPCMPGTQ Y0, Y15, Y4; VPXOR Y4, Y0, Y3; VPSRLVQ Y1, Y3, Y3; VPXOR Y4, Y3, Y3"},

	{"MinU16", []string{"min.u16"}, 2, cut16, "VPMINUW Y1, Y0, Y3"},
	{"MinS16", []string{"min.s16"}, 2, cut16, "VPMINSW Y1, Y0, Y3"},
	{"MaxU16", []string{"max.u16"}, 2, cut16, "VPMAXUW Y1, Y0, Y3"},
	{"MaxS16", []string{"max.s16"}, 2, cut16, "VPMAXSW Y1, Y0, Y3"},
	{"MinU32", []string{"min.u32"}, 2, cut32, "VPMINUD Y1, Y0, Y3"},
	{"MinS32", []string{"min.s32"}, 2, cut32, "VPMINSD Y1, Y0, Y3"},
	{"MaxU32", []string{"max.u32"}, 2, cut32, "VPMAXUD Y1, Y0, Y3"},
	{"MaxS32", []string{"max.s32"}, 2, cut32, "VPMAXSD Y1, Y0, Y3"},
	{"MinU64", []string{"min.u64"}, 2, 0, unsigned64 + "VPCMPGTQ Y4, Y5, Y4; VBLENDVPD Y4, Y0, Y1, Y3"},
	{"MaxU64", []string{"max.u64"}, 2, 0, unsigned64 + "VPCMPGTQ Y4, Y5, Y4; VBLENDVPD Y4, Y1, Y0, Y3"},
	{"MinS64", []string{"min.s64"}, 2, 0, "VPCMPGTQ Y0, Y1, Y4; VBLENDVPD Y4, Y0, Y1, Y3"},
	{"MaxS64", []string{"max.s64"}, 2, 0, "VPCMPGTQ Y0, Y1, Y4; VBLENDVPD Y4, Y1, Y0, Y3"},

	{"Popc", []string{"popc.{b32,b64}"}, 1, 0, "VMOVDQU nibbles<>(SB), Y4; VPAND nibble<>(SB), Y0, Y1; VPSRLQ $4, Y0, Y2; VPAND nibble<>(SB), Y2, Y2; VPSHUFB Y1, Y4, Y1; VPSHUFB Y2, Y4, Y2; VPADDB Y2, Y1, Y1; VPSADBW Y15, Y1, Y3"},
	{"Brev32", []string{"brev.b32"}, 1, 0, reverseBits + "VPSHUFB reversed32<>(SB), Y3, Y3"},
	{"Brev64", []string{"brev.b64"}, 1, 0, reverseBits + "VPSHUFB reversed64<>(SB), Y3, Y3"},
	{"BfeU32", []string{"bfe.u32"}, 3, cut32, "VPBLENDD $0xaa, Y15, Y0, Y0;" + bitField},
	{"BfeU64", []string{"bfe.u64"}, 3, 0, bitField},
	{"Prmt", []string{"prmt.b32"}, 3, cut32, permute},
	{"ShfLWrap", []string{"shf.l.wrap.b32"}, 3, 0, funnel + "VPAND thirtyOne<>(SB), Y2, Y2; VPSLLVQ Y2, Y3, Y3; VPSRLQ $32, Y3, Y3"},
	{"ShfLClamp", []string{"shf.l.clamp.b32"}, 3, 0, funnel + "VPMINUD thirtyTwo<>(SB), Y2, Y2; VPSLLVQ Y2, Y3, Y3; VPSRLQ $32, Y3, Y3"},
	{"ShfRWrap", []string{"shf.r.wrap.b32"}, 3, cut32, funnel + "VPAND thirtyOne<>(SB), Y2, Y2; VPSRLVQ Y2, Y3, Y3"},
	{"ShfRClamp", []string{"shf.r.clamp.b32"}, 3, cut32, funnel + "VPMINUD thirtyTwo<>(SB), Y2, Y2; VPBLENDD $0xaa, Y15, Y2, Y2; VPSRLVQ Y2, Y3, Y3"},
}

// unsigned64 makes the order of unsigned numbers that of signed ones, in Y4 and Y5.
const unsigned64 = "VPXOR sign64<>(SB), Y0, Y4; VPXOR sign64<>(SB), Y1, Y5;"

// bitField is the field of Y0 that begins at bit Y1 and has Y2 bits.
const bitField = `VPAND low8<>(SB), Y1, Y1; VPAND low8<>(SB), Y2, Y2; VPSRLVQ Y1, Y0, Y3
	VPCMPEQQ Y4, Y4, Y4; VPSLLVQ Y2, Y4, Y4; VPANDN Y3, Y4, Y3`

// funnel is b<<32 | a.
const funnel = "VPSLLQ $32, Y1, Y3; VPOR Y0, Y3, Y3;"

// permute selects bytes of b<<32 | a by the four low bits of each byte of Y2, which are 4 bits apart at first; bit 3 selects the sign.
const permute = "VPBLENDD $0xaa, Y15, Y0, Y0;" + funnel + `VPAND low16<>(SB), Y2, Y2; VPSLLD $8, Y2, Y4; VPOR Y4, Y2, Y2; VPAND every16<>(SB), Y2, Y2; VPSLLD $4, Y2, Y4; VPOR Y4, Y2, Y2; VPAND every8<>(SB), Y2, Y2
	VPAND seven8<>(SB), Y2, Y4; VPOR secondHalf<>(SB), Y4, Y4; VPSHUFB Y4, Y3, Y3; VPCMPGTB Y3, Y15, Y5; VPSLLW $4, Y2, Y6; VPBLENDVB Y6, Y5, Y3, Y3`
