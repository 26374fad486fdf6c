package main

import (
	"bytes"
	"fmt"
	"math"
	"slices"

	"gonvvm/internal/emu/simd"
)

// record is the register that holds the address of the current record.
const record = "SI"

var (
	layout = simd.FieldOffsets()
	// slotD to slotC are the operands of a record.
	slotD, slotA, slotB, slotC = field("D", record), field("A", record), field("B", record), field("C", record)
	imm                        = field("Imm", record)
	recordBytes                = simd.RecordBytes
)

// field returns the operand for a field of a Record, base SI, or of the Context, base R11.
func field(name, base string) string {
	off, ok := layout[name]
	if !ok {
		panic("no field " + name)
	}
	return fmt.Sprintf("%d(%s)", off, base)
}

func ctx(name string) string { return field(name, "R11") }

// next continues with the next record: of all lanes if masked is false.
func (g *generator) next(masked bool) {
	if !masked {
		g.e("MOVQ %s, R9; ADDQ $%d, SI; JMP R9", fmt.Sprintf("%d(SI)", recordBytes+layout["full"]), recordBytes)
		return
	}
	g.e("ADDQ $%d, SI", recordBytes)
	g.dispatch()
}

// dispatch jumps to the handler of the record SI, which may lie after the end of the run.
func (g *generator) dispatch() {
	end := g.label()
	g.e("CMPQ SI, %s; JAE %s", ctx("stop"), end)
	g.e("MOVL R13, R12; MOVQ %s, R9; CMPL R13, $-1; CMOVQEQ %s, R9; JMP R9", field("masked", record), field("full", record))
	g.at(end)
	g.e("JMP reach<>(SB)")
}

// variants emits the handler of an operation for all lanes and the one for some. leaves says that body jumps to the label
// leave.
func (g *generator) variants(name string, body func(masked bool), leaves bool) {
	for _, masked := range []bool{false, true} {
		suffix := ""
		if masked {
			suffix = "Masked"
		}
		g.text(name + suffix)
		if masked {
			g.e("VMOVD R12, X14; VPBROADCASTQ X14, Y14")
		}
		body(masked)
		g.next(masked)
		if leaves {
			g.leave(masked)
		}
	}
}

// leave emits the label of a handler that gives its instruction back to Go. If the instruction is guarded, guard has
// counted it.
func (g *generator) leave(masked bool) {
	g.at("leave")
	if masked {
		g.e("POPCNTL R13, AX; POPCNTL R12, CX; SUBQ CX, AX; ADDQ AX, %s", ctx("Threads"))
	}
	g.e("JMP stop<>(SB)")
}

// control emits the entry, the end, guards and branches.
func (g *generator) control() {
	fmt.Fprint(&g.asm, "\nTEXT ·run(SB), NOSPLIT|NOFRAME, $0-8\n")
	g.e("MOVQ c+0(FP), R11; MOVQ %s, BX; MOVQ %s, R10; MOVQ %s, SI; MOVQ SI, R8", ctx("Regs"), ctx("Preds"), ctx("at"))
	g.e("MOVL %s, R13; VPXOR Y15, Y15, Y15; CMPB ·wide(SB), $0; JEQ narrow", ctx("Active"))
	g.e(wideSetup)
	g.at("narrow")
	g.dispatch()
	g.text("stop")
	g.e("MOVQ SI, %s; MOVQ R8, %s; MOVL R13, %s; VZEROUPPER; RET", ctx("at"), ctx("bias"), ctx("Active"))
	g.text("stopMasked")
	g.e("JMP stop<>(SB)")
	g.guard()
	g.op("Nothing", 0)
	g.variants("Nothing", func(bool) {}, false)
	g.branch("BraForward", false, false)
	g.branch("BraBack", true, false)
	g.branch("BraForwardIf", false, true)
	g.branch("BraBackIf", true, true)
	g.reach()
	g.barrier()
}

// guard emits the handler that computes the lanes of a guarded instruction.
func (g *generator) guard() {
	g.op("guard", 0)
	for _, name := range []string{"guard", "guardMasked"} {
		g.text(name)
		g.e("MOVL %s, AX; MOVL (R10)(AX*1), R12; XORL %s, R12; ANDL R13, R12", field("Guard", record), field("Neg", record))
		g.e("CMPL R12, R13; JEQ every")
		g.e("POPCNTL R12, AX; POPCNTL R13, CX; SUBQ CX, AX; ADDQ AX, %s", ctx("Threads"))
		g.e("TESTL R12, R12; JEQ none; MOVQ %s, R9; JMP R9", field("opMasked", record))
		g.at("every")
		g.e("MOVQ %s, R9; CMPL R13, $-1; CMOVQEQ %s, R9; JMP R9", field("opMasked", record), field("opFull", record))
		g.at("none")
		g.next(true)
	}
}

// constants emits the vectors that handlers refer to: NAME is eight elements of 64 bits, or a longer list.
func constants(b *bytes.Buffer) {
	emit := func(name string, list ...uint64) {
		for i, x := range list {
			fmt.Fprintf(b, "DATA %s<>+%d(SB)/8, $0x%x\n", name, 8*i, x)
		}
		fmt.Fprintf(b, "GLOBL %s<>(SB), RODATA|NOPTR, $%d\n", name, 8*len(list))
	}
	b.WriteString("\n// Constants.\n")
	var bits, iota1, iota2, iota4, iota8 []uint64
	for i := range uint64(simd.Lanes) {
		bits = append(bits, 1<<i)
		iota1, iota2, iota4, iota8 = append(iota1, i), append(iota2, 2*i), append(iota4, 4*i), append(iota8, 8*i)
	}
	emit("bits", bits...)
	emit("iota1", iota1...)
	emit("iota2", iota2...)
	emit("iota4", iota4...)
	emit("iota8", iota8...)
	for _, kind := range []struct {
		name string
		tag  uint64
	}{{"readTags", 0x10f00}, {"writeTags", 0x20f00}} {
		var list []uint64
		for i := uint64(0); i < simd.Lanes; i += 2 {
			list = append(list, kind.tag+i|(kind.tag+i+1)<<32)
		}
		emit(kind.name, list...)
	}
	var wordBits []uint64
	for i := uint64(0); i < simd.LineWords; i += 2 {
		wordBits = append(wordBits, 1<<i|2<<i<<32)
	}
	emit("wordBits", wordBits...)
	var evens []uint64
	for i := uint64(0); i < 32; i += 4 {
		evens = append(evens, i|(i+2)<<32)
	}
	emit("evens", evens...)
	emit("iotaWords", 1<<32, 3<<32|2, 5<<32|4, 7<<32|6, 9<<32|8, 11<<32|10, 13<<32|12, 15<<32|14)
	emit("order", 0x0b0a030209080100, 0x0f0e07060d0c0504, 0x0b0a030209080100, 0x0f0e07060d0c0504)
	for _, c := range vectorConstants {
		emit(c.name, slices.Repeat([]uint64{c.bits}, 8)...)
	}
	emit("secondHalf", slices.Repeat([]uint64{0, 0x08080808}, 4)...) // the second half of 128 bits, for VPSHUFB
	emit("lowReversed", slices.Repeat([]uint64{0x0e060a020c040800, 0x0f070b030d050901}, 4)...)
	emit("highReversed", slices.Repeat([]uint64{0xe060a020c0408000, 0xf070b030d0509010}, 4)...)
	emit("reversed32", slices.Repeat([]uint64{0x8080808000010203, 0x8080808008090a0b}, 4)...)
	emit("reversed64", slices.Repeat([]uint64{0x0001020304050607, 0x08090a0b0c0d0e0f}, 4)...)
	emit("nibbles", slices.Repeat([]uint64{0x0302020102010100, 0x0403030203020201}, 4)...)
}

// vectorConstants are the constants with the same value in all elements.
var vectorConstants = []struct {
	name string
	bits uint64
}{
	{"ownLane", 0x1000ff_001000ff}, // bits that a stamp by this lane shares with the lane's tag, which is not asynchronous
	{"asynchronous", 0x100000_00100000},
	{"allBytes", 0xf00_0000_0f00},
	{"fifteen", 0xf_0000_000f},
	{"fifteenBytes", 0x0f0f0f0f0f0f0f0f},
	{"eights", 0x8_0000_0008},
	{"writeKind", 0x10000_00010000},
	{"low8", 0xff},
	{"low16", 0xffff},
	{"low32", 0xffffffff},
	{"ones", ^uint64(0)},
	{"sign32", 0x80000000},
	{"sign64", 1 << 63},
	{"abs32", 0x7fffffff},
	{"abs64", 1<<63 - 1},
	{"exp32", 0x7f800000},
	{"nan32", 0x7fffffff},
	{"nan16", 0x7fff},
	{"one", 1},
	{"two112", 0x77800000},
	{"maxF16", 0x0f7fe000},
	{"every16", 0x00ff00ff},
	{"every8", 0x0f0f0f0f},
	{"seven8", 0x07070707},
	{"one32", uint64(math.Float32bits(1))},
	{"nibble", 0x0f0f0f0f0f0f0f0f},
	{"two31f", uint64(math.Float32bits(1 << 31))},
	{"max32d", math.Float64bits(math.MaxUint32)},
	{"two52d", math.Float64bits(1 << 52)},
	{"one64", math.Float64bits(1)},
	{"two64", math.Float64bits(2)},
	{"half", math.Float64bits(0.5)},
	{"half32", uint64(math.Float32bits(0.5))},
	{"threeEighths32", uint64(math.Float32bits(0.375))},
	{"two35th32", uint64(math.Float32bits(1.0 / (1 << 35)))},
	{"thousand", math.Float64bits(1000)},
	{"minusThousand", math.Float64bits(-1000)},
	{"bias64", 1023},
	{"exp11", 0x7ff},
	{"mant64", 1<<52 - 1},
	{"ln2hi", 0x3fe62e42fee00000},
	{"ln2lo", 0x3dea39ef35793c76},
	{"log2e", math.Float64bits(1 / math.Ln2)},
	{"hsqrt2", math.Float64bits(math.Sqrt2 / 2)},
	{"expP1", math.Float64bits(1.66666666666666657415e-01)},
	{"expP2", math.Float64bits(-2.77777777770155933842e-03)},
	{"expP3", math.Float64bits(6.61375632143793436117e-05)},
	{"expP4", math.Float64bits(-1.65339022054652515390e-06)},
	{"expP5", math.Float64bits(4.13813679705723846039e-08)},
	{"logL1", 0x3fe5555555555593},
	{"logL2", 0x3fd999999997fa04},
	{"logL3", 0x3fd2492494229359},
	{"logL4", 0x3fcc71c51d8e78af},
	{"logL5", 0x3fc7466496cb03de},
	{"logL6", 0x3fc39a09d078c69f},
	{"logL7", 0x3fc2f112df3e5244},
	{"minusInf32", 0xff800000},
	{"big253", 253},
	{"big254", 254},
	{"thirtyOne", 31},
	{"thirtyTwo", 32},
	{"beyondWindow", ^uint64(0x7c)},
	{"tablePage", 1023},
	{"lineOfPage", 4032},
	{"fifteen64", 15},
	{"isSpread", simd.IsSpread},
	{"unaligned2", 1},
	{"unaligned4", 3},
	{"unaligned8", 7},
}
