package main

import (
	"fmt"

	"gonvvm/internal/emu/simd"
)

// compareRow is a comparison. Package emu swaps operands and inverts the result, so that the rows are few.
type compareRow struct {
	name  string
	ptx   []string
	flush bool   // sources are f32 whose subnormal numbers become zeros
	body  string // compares Y0 and Y1: the low half of an element of Y3 becomes ones or zero
}

const (
	cut16Both  = "VPAND low16<>(SB), Y0, Y0; VPAND low16<>(SB), Y1, Y1; "
	sext16Both = "VPSLLD $16, Y0, Y0; VPSLLD $16, Y1, Y1; "
	signBoth32 = "VPXOR sign32<>(SB), Y0, Y0; VPXOR sign32<>(SB), Y1, Y1; "
	signBoth64 = "VPXOR sign64<>(SB), Y0, Y0; VPXOR sign64<>(SB), Y1, Y1; "
)

// compareRows are the comparisons of setp and, with a boolean operation, of its longer forms.
var compareRows = []compareRow{
	{"Eq16", []string{"setp.{eq,ne}.{b16,u16,s16}"}, false, cut16Both + "VPCMPEQD Y1, Y0, Y3"},
	{"Eq32", []string{"setp.{eq,ne}.{b32,u32,s32}"}, false, "VPCMPEQD Y1, Y0, Y3"},
	{"Eq64", []string{"setp.{eq,ne}.{b64,u64,s64}"}, false, "VPCMPEQQ Y1, Y0, Y3"},
	{"LtS16", []string{"setp.{lt,le,gt,ge}.s16"}, false, sext16Both + "VPCMPGTD Y0, Y1, Y3"},
	{"LtS32", []string{"setp.{lt,le,gt,ge}.s32"}, false, "VPCMPGTD Y0, Y1, Y3"},
	{"LtS64", []string{"setp.{lt,le,gt,ge}.s64"}, false, "VPCMPGTQ Y0, Y1, Y3"},
	{"LtU16", []string{"setp.{lt,le,gt,ge,lo,ls,hi,hs}.u16"}, false, cut16Both + "VPCMPGTD Y0, Y1, Y3"},
	{"LtU32", []string{"setp.{lt,le,gt,ge,lo,ls,hi,hs}.u32"}, false, signBoth32 + "VPCMPGTD Y0, Y1, Y3"},
	{"LtU64", []string{"setp.{lt,le,gt,ge,lo,ls,hi,hs}.u64"}, false, signBoth64 + "VPCMPGTQ Y0, Y1, Y3"},
	{"EqF32", []string{"setp.{eq,neu}.f32"}, false, "VCMPPS $0, Y1, Y0, Y3"},
	{"LtF32", []string{"setp.{lt,geu,gt,leu}.f32"}, false, "VCMPPS $17, Y1, Y0, Y3"},
	{"LeF32", []string{"setp.{le,gtu,ge,ltu}.f32"}, false, "VCMPPS $18, Y1, Y0, Y3"},
	{"NumF32", []string{"setp.{num,nan}.f32"}, false, "VCMPPS $7, Y1, Y0, Y3"},
	{"NeF32", []string{"setp.ne.f32"}, false, "VCMPPS $12, Y1, Y0, Y3"},
	{"EquF32", []string{"setp.equ.f32"}, false, "VCMPPS $8, Y1, Y0, Y3"},
	{"EqFtzF32", []string{"setp.{eq,neu}.ftz.f32"}, true, "VCMPPS $0, Y1, Y0, Y3"},
	{"LtFtzF32", []string{"setp.{lt,geu,gt,leu}.ftz.f32"}, true, "VCMPPS $17, Y1, Y0, Y3"},
	{"LeFtzF32", []string{"setp.{le,gtu,ge,ltu}.ftz.f32"}, true, "VCMPPS $18, Y1, Y0, Y3"},
	{"EqF64", []string{"setp.{eq,neu}.f64"}, false, "VCMPPD $0, Y1, Y0, Y3"},
	{"LtF64", []string{"setp.{lt,geu,gt,leu}.f64"}, false, "VCMPPD $17, Y1, Y0, Y3"},
	{"LeF64", []string{"setp.{le,gtu,ge,ltu}.f64"}, false, "VCMPPD $18, Y1, Y0, Y3"},
	{"NumF64", []string{"setp.{num,nan}.f64"}, false, "VCMPPD $7, Y1, Y0, Y3"},
}

// compare emits the handlers of a comparison: d = (a op b) ^ Imm, d a predicate.
func (g *generator) compare(r *compareRow) {
	g.op(r.name, 2, r.ptx...)
	g.variants(r.name, func(masked bool) {
		g.operands(2)
		for i := range 8 {
			g.e("VMOVDQU %d(BX)(CX*1), Y0; VMOVDQU %d(BX)(DX*1), Y1", 32*i, 32*i)
			if r.flush {
				g.flush(0)
				g.flush(1)
			}
			g.e("%s", r.body)
			g.gatherMask(i)
		}
		g.compared(masked)
	}, false)
}

// compared emits the end of a comparison, whose result is in CX.
func (g *generator) compared(masked bool) {
	g.e("XORL %s, CX; CMPL %d(SI), $0; JNE combine", imm, layout["Imm"]+4)
	g.writePred(masked)
	g.next(masked)
	g.at("combine")
	g.combine(masked)
}

// combine emits the end of a comparison with a boolean operation, see Record.Combine. CX is the result.
func (g *generator) combine(masked bool) {
	g.e("MOVL %s, DX; MOVL (R10)(DX*1), DX; MOVL %d(SI), DI; BTL $29, DI; JCC plain; NOTL DX", slotC, layout["Imm"]+4)
	g.at("plain")
	g.e("MOVL DI, R9; ANDL $0xffffff, R9; MOVL CX, R14; NOTL R14; SHRL $24, DI; ANDL $3, DI")
	for i, op := range []string{"ANDL", "ORL", "XORL"} {
		g.e("CMPL DI, $%d; JNE not%d; %s DX, CX; %s DX, R14", i+1, i+1, op, op)
		g.at(fmt.Sprintf("not%d", i+1))
	}
	if masked {
		g.e("MOVL R12, DX")
	} else {
		g.e("MOVL $-1, DX")
	}
	for _, p := range [][2]string{{"AX", "CX"}, {"R9", "R14"}} {
		g.e("ANDL DX, %s; MOVL DX, DI; NOTL DI; ANDL (R10)(%s*1), DI; ORL %s, DI; MOVL DI, (R10)(%s*1)", p[1], p[0], p[1], p[0])
	}
}

// predLogic emits an operation on predicates: the low bits of Imm are its truth table, bit 2a+b.
func (g *generator) predLogic() {
	g.op("PredLogic", 0)
	g.variants("PredLogic", func(masked bool) {
		g.operands(2)
		g.e("MOVL (R10)(CX*1), CX; MOVL (R10)(DX*1), DX; MOVL %s, DI; XORL R9, R9", imm)
		for bit, in := range []string{
			"MOVL CX, R14; ORL DX, R14; NOTL R14", "MOVL CX, R14; NOTL R14; ANDL DX, R14",
			"MOVL DX, R14; NOTL R14; ANDL CX, R14", "MOVL CX, R14; ANDL DX, R14",
		} {
			g.e("%s; BTL $%d, DI; JCC no%d; ORL R14, R9", in, bit, bit)
			g.at(fmt.Sprintf("no%d", bit))
		}
		g.e("MOVL R9, CX")
		g.writePred(masked)
	}, false)
}

// special emits reads of special registers: of a vector of the context, or of a value that all lanes share. Imm is the
// byte offset.
func (g *generator) special() {
	g.op("LaneSpecial", 0)
	g.variants("LaneSpecial", func(masked bool) {
		g.e("MOVL %s, AX; MOVQ %s, CX; ADDQ %s, CX", slotD, ctx("Thread"), imm)
		for i := range 8 {
			g.e("VMOVDQU %d(CX), Y3", 32*i)
			g.write(i, 3, masked)
		}
	}, false)
	g.op("UniformSpecial", 0)
	g.variants("UniformSpecial", func(masked bool) {
		g.e("MOVL %s, AX; MOVQ %s, CX; VPBROADCASTQ %d(R11)(CX*1), Y4", slotD, imm, layout["Uniform"])
		for i := range 8 {
			g.e("VMOVDQA Y4, Y3")
			g.write(i, 3, masked)
		}
	}, false)
}

// shfl emits a constant permutation of a whole warp: Imm is the address of a simd.Permutation, B the predicate. For the sanitizer, the
// lanes of the warp meet.
func (g *generator) shfl() {
	g.op("Shfl", 0)
	g.variants("Shfl", func(masked bool) {
		if masked {
			g.e("JMP leave")
			return
		}
		g.e("MOVL %s, CX; ADDQ BX, CX; MOVQ %s, DX; MOVL %s, AX", slotA, imm, slotD)
		for i := range simd.Lanes {
			g.e("MOVBLZX %d(DX), R9; MOVQ (CX)(R9*8), R9; MOVQ R9, %s", i, scratch(i))
		}
		for i := range 8 {
			g.e("VMOVDQU %s, Y3", scratch(4*i))
			g.write(i, 3, false)
		}
		g.e("MOVL %d(DX), R9; MOVL %s, CX; MOVL R9, (R10)(CX*1)", simd.Lanes, slotB)
		g.e("MOVL %s, R9; MOVL %s, CX; MOVL R9, %d(R11)(CX*4); MOVL %s, CX; CMPL CX, R9; CMOVLCS R9, CX; MOVL CX, %s", ctx("Now"), ctx("Warp"), layout["Order"], ctx("MaxOrder"), ctx("MaxOrder"))
		g.e("INCL R9; MOVL R9, %s; MOVL R9, %s; MOVL $1, %s", ctx("Now"), ctx("Lsync"), ctx("Joined"))
	}, true)
}

// gatherMask packs the low halves of the elements of eight registers Y3, one call for each, into the bits of CX.
func (g *generator) gatherMask(i int) {
	to := 8 + i/2
	if i%2 == 0 {
		g.e("VMOVDQA Y3, Y%d", to)
		return
	}
	g.e("VSHUFPS $0x88, Y3, Y%d, Y%d", to, to)
	if i%4 == 3 {
		g.e("VPACKSSDW Y%d, Y%d, Y%d", to, to-1, to-1)
	}
	if i == 7 {
		// The halves of each register have every other pair of lanes.
		g.e("VPACKSSWB Y10, Y8, Y8; VPERMQ $0xd8, Y8, Y8; VPSHUFB order<>(SB), Y8, Y8; VPMOVMSKB Y8, CX")
	}
}

// writePred writes the mask CX to the predicate AX.
func (g *generator) writePred(masked bool) {
	if masked {
		g.e("ANDL R12, CX; MOVL R12, DX; NOTL DX; ANDL (R10)(AX*1), DX; ORL DX, CX")
	}
	g.e("MOVL CX, (R10)(AX*1)")
}

// sel emits selp: d = a in the lanes of predicate C, xored with Imm, and b in the others.
func (g *generator) sel() {
	g.op("Select", 3, "selp.{b16,u16,s16,b32,u32,s32,f32,b64,u64,s64,f64}")
	g.variants("Select", func(masked bool) {
		g.e("MOVL %s, DI; MOVL (R10)(DI*1), DI; XORL %s, DI; VMOVD DI, X13; VPBROADCASTQ X13, Y13", slotC, imm)
		g.operands(2)
		for i := range 8 {
			g.e("VPAND bits<>+%d(SB), Y13, Y4; VPCMPEQQ bits<>+%d(SB), Y4, Y4", 32*i, 32*i)
			g.e("VMOVDQU %d(BX)(CX*1), Y0; VMOVDQU %d(BX)(DX*1), Y1; VBLENDVPD Y4, Y0, Y1, Y3", 32*i, 32*i)
			g.write(i, 3, masked)
		}
	}, false)
}
