#include "textflag.h"

// The kinds of tile.go.
#define F16 1
#define BF16 2
#define F32 3
#define TF32 4
#define S32 5
#define S8 6
#define U8 7

// The kinds of move.go.
#define ROW 1
#define ZIP 2
#define BLOCK 3

// widen8 converts 8 floats of Y1 and stores them at off.
#define widen8(off) \
	VCVTPS2PD    X1, Y2     \
	VEXTRACTF128 $1, Y1, X3 \
	VCVTPS2PD    X3, Y3     \
	VMOVUPD      Y2, off(DI) \
	VMOVUPD      Y3, (off+32)(DI)

// widen8int is widen8 for integers.
#define widen8int(off) \
	VCVTDQ2PD    X1, Y2     \
	VEXTRACTI128 $1, Y1, X3 \
	VCVTDQ2PD    X3, Y3     \
	VMOVUPD      Y2, off(DI) \
	VMOVUPD      Y3, (off+32)(DI)

// pack8 puts the low halves of 8 lanes into Y0.
#define pack8 \
	VMOVDQU (SI), Y0          \
	VSHUFPS $0x88, 32(SI), Y0, Y0 \
	VPERMQ  $0xd8, Y0, Y0

// float8 loads the row of bytes of kind AX.
#define float8 \
	SHLQ         $4, AX            \
	LEAQ         ·float8(SB), R8    \
	ADDQ         AX, R8            \
	VPBROADCASTW 0(R8), Y8         \
	VPBROADCASTW 2(R8), Y9         \
	VPBROADCASTW 4(R8), Y10        \
	MOVWLZX      6(R8), AX         \
	VMOVD        AX, X12           \
	MOVWLZX      8(R8), AX         \
	VMOVD        AX, X13           \
	VBROADCASTSS 12(R8), Y11

// widen16 converts the 16 bytes of X0.
#define widen16(off) \
	VPMOVZXBW    X0, Y6        \
	VPAND        Y6, Y8, Y7    \
	VPSLLW       X12, Y7, Y7   \
	VPAND        Y6, Y9, Y6    \
	VPCMPEQW     Y6, Y10, Y14  \
	VPSRLW       $1, Y14, Y14  \
	VPSLLW       X13, Y6, Y6   \
	VPOR         Y6, Y7, Y6    \
	VPOR         Y6, Y14, Y6   \
	VCVTPH2PS    X6, Y1        \
	VMULPS       Y11, Y1, Y1   \
	widen8(off)                \
	VEXTRACTI128 $1, Y6, X6    \
	VCVTPH2PS    X6, Y1        \
	VMULPS       Y11, Y1, Y1   \
	widen8(off+64)

// keep is the mask of what tf32 keeps of an f32.
DATA keep<>+0(SB)/4, $0xffffe000
GLOBL keep<>(SB), RODATA, $4

// nextLanes goes on with the next 8 lanes, and the bytes of their elements.
#define nextLanes(bytes, loop) \
	ADDQ $64, SI    \
	ADDQ $bytes, DI \
	DECQ CX         \
	JNZ  loop       \
	VZEROUPPER      \
	RET

// func widenLanes(dst *float64, reg *Reg, kind int)
TEXT ·widenLanes(SB), NOSPLIT, $0-24
	MOVQ dst+0(FP), DI
	MOVQ reg+8(FP), SI
	MOVQ kind+16(FP), AX
	MOVQ $4, CX          // times 8 lanes
	VPBROADCASTD keep<>(SB), Y5
	CMPQ AX, $F16
	JEQ  half
	CMPQ AX, $BF16
	JEQ  brain
	CMPQ AX, $F32
	JEQ  single
	CMPQ AX, $TF32
	JEQ  tensor
	CMPQ AX, $S32
	JEQ  word
	CMPQ AX, $S8
	JEQ  signed
	CMPQ AX, $U8
	JEQ  unsigned
	float8

float:
	pack8
	VEXTRACTI128 $1, Y0, X5
	widen16(0)
	VMOVDQA X5, X0
	widen16(128)
	nextLanes(256, float)

half:
	pack8
	VEXTRACTI128 $1, Y0, X4
	VCVTPH2PS    X0, Y1
	widen8(0)
	VCVTPH2PS    X4, Y1
	widen8(64)
	nextLanes(128, half)

brain:
	pack8
	VEXTRACTI128 $1, Y0, X4
	VPMOVZXWD    X0, Y1
	VPSLLD       $16, Y1, Y1
	widen8(0)
	VPMOVZXWD    X4, Y1
	VPSLLD       $16, Y1, Y1
	widen8(64)
	nextLanes(128, brain)

single:
	pack8
	VMOVDQA Y0, Y1
	widen8(0)
	nextLanes(64, single)

tensor:
	pack8
	VPAND Y5, Y0, Y1
	widen8(0)
	nextLanes(64, tensor)

word:
	pack8
	VMOVDQA Y0, Y1
	widen8int(0)
	nextLanes(64, word)

signed:
	pack8
	VEXTRACTI128 $1, Y0, X4
	VPMOVSXBD    X0, Y1
	widen8int(0)
	VPSRLDQ      $8, X0, X0
	VPMOVSXBD    X0, Y1
	widen8int(64)
	VPMOVSXBD    X4, Y1
	widen8int(128)
	VPSRLDQ      $8, X4, X4
	VPMOVSXBD    X4, Y1
	widen8int(192)
	nextLanes(256, signed)

unsigned:
	pack8
	VEXTRACTI128 $1, Y0, X4
	VPMOVZXBD    X0, Y1
	widen8int(0)
	VPSRLDQ      $8, X0, X0
	VPMOVZXBD    X0, Y1
	widen8int(64)
	VPMOVZXBD    X4, Y1
	widen8int(128)
	VPSRLDQ      $8, X4, X4
	VPMOVZXBD    X4, Y1
	widen8int(192)
	nextLanes(256, unsigned)

// next goes on with the next 4 words, and the bytes of their elements.
#define next(bytes, loop) \
	ADDQ $16, SI     \
	ADDQ $bytes, DI  \
	SUBQ $4, CX      \
	JNZ  loop        \
	VZEROUPPER       \
	RET

// func widen(dst *float64, data unsafe.Pointer, n, kind int)
TEXT ·widen(SB), NOSPLIT, $0-32
	MOVQ dst+0(FP), DI
	MOVQ data+8(FP), SI
	MOVQ n+16(FP), CX
	MOVQ kind+24(FP), AX
	VPBROADCASTD keep<>(SB), X5
	CMPQ AX, $F16
	JEQ  half
	CMPQ AX, $BF16
	JEQ  brain
	CMPQ AX, $F32
	JEQ  single
	CMPQ AX, $TF32
	JEQ  tensor
	CMPQ AX, $S32
	JEQ  word
	CMPQ AX, $S8
	JEQ  signed
	CMPQ AX, $U8
	JEQ  unsigned
	float8

float:
	VMOVDQU (SI), X0
	widen16(0)
	next(128, float)

half:
	VCVTPH2PS (SI), Y1
	widen8(0)
	next(64, half)

brain:
	VPMOVZXWD (SI), Y1
	VPSLLD    $16, Y1, Y1
	widen8(0)
	next(64, brain)

single:
	VCVTPS2PD (SI), Y1
	VMOVUPD   Y1, (DI)
	next(32, single)

tensor:
	VPAND     (SI), X5, X1
	VCVTPS2PD X1, Y1
	VMOVUPD   Y1, (DI)
	next(32, tensor)

word:
	VCVTDQ2PD (SI), Y1
	VMOVUPD   Y1, (DI)
	next(32, word)

signed:
	VPMOVSXBD (SI), Y1
	widen8int(0)
	VPMOVSXBD 8(SI), Y1
	widen8int(64)
	next(128, signed)

unsigned:
	VPMOVZXBD (SI), Y1
	widen8int(0)
	VPMOVZXBD 8(SI), Y1
	widen8int(64)
	next(128, unsigned)

DATA nan32<>+0(SB)/4, $0x7fffffff
GLOBL nan32<>(SB), RODATA, $4

DATA nan16<>+0(SB)/4, $0x00007fff
GLOBL nan16<>(SB), RODATA, $4

// lowBits are the bits of a float64 that a float32 has no room for.
DATA lowBits<>+0(SB)/8, $0x1fffffff
GLOBL lowBits<>(SB), RODATA, $8

// 3 << 51: added to an integer, it leaves the integer's low 32 bits in the low bits of the sum.
DATA magic<>+0(SB)/8, $0x4338000000000000
GLOBL magic<>(SB), RODATA, $8

DATA low32<>+0(SB)/8, $0x00000000ffffffff
GLOBL low32<>(SB), RODATA, $8

// odd4 rounds 4 elements at off to float32, to odd: a second rounding then gives what one rounding would.
#define odd4(off, X, Y) \
	VMOVUPD   off(DI), Y     \
	VPAND     Y, Y6, Y3      \
	VPADDQ    Y3, Y6, Y3     \
	VPAND     Y3, Y8, Y3     \
	VPANDN    Y, Y6, Y       \
	VPOR      Y3, Y, Y       \
	VCVTPD2PSY Y, X

// half8 makes the halves of 8 elements from off on, in X1.
#define half8(off) \
	odd4(off, X1, Y1)          \
	odd4(off+32, X2, Y2)       \
	VINSERTF128 $1, X2, Y1, Y1 \
	VCMPPS      $3, Y1, Y1, Y4 \
	VCVTPS2PH   $0, Y1, X1     \
	VEXTRACTI128 $1, Y4, X5    \
	VPACKSSDW   X5, X4, X4     \
	VPBLENDVB   X4, X7, X1, X1

// func narrowLanes(reg *Reg, src *float64, kind int)
TEXT ·narrowLanes(SB), NOSPLIT, $0-24
	MOVQ reg+0(FP), SI
	MOVQ src+8(FP), DI
	MOVQ kind+16(FP), AX
	MOVQ $8, CX          // times 4 lanes
	CMPQ AX, $F16
	JEQ  half
	CMPQ AX, $S32
	JEQ  word
	VPBROADCASTD nan32<>(SB), X7

float:
	VMOVUPD    (DI), Y0
	VCVTPD2PSY Y0, X1
	VCMPPS     $3, X1, X1, X2
	VBLENDVPS  X2, X7, X1, X1
	VPMOVZXDQ  X1, Y1
	VMOVDQU    Y1, (SI)
	ADDQ       $32, SI
	ADDQ       $32, DI
	DECQ       CX
	JNZ        float
	VZEROUPPER
	RET

half:
	VPBROADCASTW nan16<>(SB), X7
	VPBROADCASTQ lowBits<>(SB), Y6
	VPCMPEQD     Y8, Y8, Y8
	VPSRLQ       $63, Y8, Y8
	VPSLLQ       $29, Y8, Y8

halves:
	half8(0)
	VPMOVZXDQ X1, Y1
	VMOVDQU   Y1, (SI)
	ADDQ      $32, SI
	ADDQ      $64, DI
	DECQ      CX
	JNZ       halves
	VZEROUPPER
	RET

word:
	VPBROADCASTQ magic<>(SB), Y6
	VPBROADCASTQ low32<>(SB), Y7

words:
	VADDPD  (DI), Y6, Y0
	VPAND   Y7, Y0, Y0
	VMOVDQU Y0, (SI)
	ADDQ    $32, SI
	ADDQ    $32, DI
	DECQ    CX
	JNZ     words
	VZEROUPPER
	RET

// func narrow(words *uint32, src *float64, n, kind int)
TEXT ·narrow(SB), NOSPLIT, $0-32
	MOVQ words+0(FP), SI
	MOVQ src+8(FP), DI
	MOVQ n+16(FP), CX
	MOVQ kind+24(FP), AX
	CMPQ AX, $S32
	JEQ  word
	VPBROADCASTD nan32<>(SB), X7

float:
	VMOVUPD    (DI), Y0
	VCVTPD2PSY Y0, X1
	VCMPPS     $3, X1, X1, X2
	VBLENDVPS  X2, X7, X1, X1
	VMOVDQU    X1, (SI)
	next(32, float)

word:
	VPBROADCASTQ magic<>(SB), Y6

words:
	VADDPD       (DI), Y6, Y0
	VEXTRACTF128 $1, Y0, X1
	VSHUFPS      $0x88, X1, X0, X0
	VMOVDQU      X0, (SI)
	next(32, words)

// row adds to the accumulators lo and hi the product of an element of a and the row of b in Y8 and Y9.
#define row(at, lo, hi) \
	VBROADCASTSD at, Y10    \
	VFMADD231PD  Y8, Y10, lo \
	VFMADD231PD  Y9, Y10, hi

// func multiply(c, a, b *float64, strideC, strideA, strideB, m, n, k int)
TEXT ·multiply(SB), NOSPLIT, $0-72
	MOVQ strideC+24(FP), R8
	MOVQ strideA+32(FP), R9
	MOVQ strideB+40(FP), R10
	LEAQ (R9)(R9*2), R11     // three rows of a

columns: // eight of them
	MOVQ c+0(FP), DI
	MOVQ a+8(FP), SI
	MOVQ m+48(FP), R12

rows: // four of them
	MOVQ    b+16(FP), BX
	MOVQ    SI, DX
	MOVQ    k+64(FP), CX
	LEAQ    (DI)(R8*2), R13
	VMOVUPD (DI), Y0
	VMOVUPD 32(DI), Y1
	VMOVUPD (DI)(R8*1), Y2
	VMOVUPD 32(DI)(R8*1), Y3
	VMOVUPD (R13), Y4
	VMOVUPD 32(R13), Y5
	VMOVUPD (R13)(R8*1), Y6
	VMOVUPD 32(R13)(R8*1), Y7

products:
	VMOVUPD (BX), Y8
	VMOVUPD 32(BX), Y9
	row((DX), Y0, Y1)
	row((DX)(R9*1), Y2, Y3)
	row((DX)(R9*2), Y4, Y5)
	row((DX)(R11*1), Y6, Y7)
	ADDQ R10, BX
	ADDQ $8, DX
	DECQ CX
	JNZ  products

	VMOVUPD Y0, (DI)
	VMOVUPD Y1, 32(DI)
	VMOVUPD Y2, (DI)(R8*1)
	VMOVUPD Y3, 32(DI)(R8*1)
	VMOVUPD Y4, (R13)
	VMOVUPD Y5, 32(R13)
	VMOVUPD Y6, (R13)(R8*1)
	VMOVUPD Y7, 32(R13)(R8*1)
	LEAQ    (DI)(R8*4), DI
	LEAQ    (SI)(R9*4), SI
	SUBQ    $4, R12
	JNZ     rows

	ADDQ $64, c+0(FP)
	ADDQ $64, b+16(FP)
	SUBQ $8, n+56(FP)
	JNZ  columns
	VZEROUPPER
	RET

// square transposes the 4×4 elements at R14, rows R9 apart, to R15, rows R8 apart. R11 is 3·R9, R10 is 3·R8.
#define square \
	VMOVUPD    (R14), Y0                \
	VMOVUPD    (R14)(R9*1), Y1          \
	VMOVUPD    (R14)(R9*2), Y2          \
	VMOVUPD    (R14)(R11*1), Y3         \
	VUNPCKLPD  Y1, Y0, Y4               \
	VUNPCKHPD  Y1, Y0, Y5               \
	VUNPCKLPD  Y3, Y2, Y6               \
	VUNPCKHPD  Y3, Y2, Y7               \
	VPERM2F128 $0x20, Y6, Y4, Y0        \
	VPERM2F128 $0x20, Y7, Y5, Y1        \
	VPERM2F128 $0x31, Y6, Y4, Y2        \
	VPERM2F128 $0x31, Y7, Y5, Y3        \
	VMOVUPD    Y0, (R15)                \
	VMOVUPD    Y1, (R15)(R8*1)          \
	VMOVUPD    Y2, (R15)(R8*2)          \
	VMOVUPD    Y3, (R15)(R10*1)

// func transpose(dst, src *float64, strideDst, strideSrc, m, n int)
TEXT ·transpose(SB), NOSPLIT, $0-48
	MOVQ dst+0(FP), DI
	MOVQ src+8(FP), SI
	MOVQ strideDst+16(FP), R8
	MOVQ strideSrc+24(FP), R9
	LEAQ (R8)(R8*2), R10
	LEAQ (R9)(R9*2), R11
	MOVQ m+32(FP), CX

rows:
	MOVQ n+40(FP), DX
	MOVQ DI, R15
	MOVQ SI, R14

columns:
	square
	ADDQ $32, R14
	LEAQ (R15)(R8*4), R15
	SUBQ $4, DX
	JNZ  columns
	ADDQ $32, DI
	LEAQ (SI)(R9*4), SI
	SUBQ $4, CX
	JNZ  rows
	VZEROUPPER
	RET

// func readMoves(mat, regs *float64, moves *move, n, kind, from, to int)
TEXT ·readMoves(SB), NOSPLIT, $0-56
	MOVQ mat+0(FP), DI
	MOVQ regs+8(FP), SI
	MOVQ moves+16(FP), BX
	MOVQ n+24(FP), CX
	MOVQ kind+32(FP), DX
	CMPQ DX, $ZIP
	JEQ  zips
	CMPQ DX, $BLOCK
	JEQ  blocks

rows:
	MOVLQSX (BX), R14
	MOVLQSX 4(BX), R15
	VMOVUPD (SI)(R14*8), Y0
	VMOVUPD Y0, (DI)(R15*8)
	ADDQ    $8, BX
	DECQ    CX
	JNZ     rows
	VZEROUPPER
	RET

zips: // the second register is 32 elements after the first
	MOVLQSX    (BX), R14
	MOVLQSX    4(BX), R15
	VMOVUPD    (SI)(R14*8), Y0
	VMOVUPD    256(SI)(R14*8), Y1
	VUNPCKLPD  Y1, Y0, Y2
	VUNPCKHPD  Y1, Y0, Y3
	VPERM2F128 $0x20, Y3, Y2, Y0
	VPERM2F128 $0x31, Y3, Y2, Y1
	VMOVUPD    Y0, (DI)(R15*8)
	VMOVUPD    Y1, 32(DI)(R15*8)
	ADDQ       $8, BX
	DECQ       CX
	JNZ        zips
	VZEROUPPER
	RET

blocks:
	MOVQ from+40(FP), R9
	MOVQ to+48(FP), R8
	LEAQ (R8)(R8*2), R10
	LEAQ (R9)(R9*2), R11

nextBlock:
	MOVLQSX (BX), R14
	MOVLQSX 4(BX), R15
	LEAQ    (SI)(R14*8), R14
	LEAQ    (DI)(R15*8), R15
	square
	ADDQ $8, BX
	DECQ CX
	JNZ  nextBlock
	VZEROUPPER
	RET

// func writeMoves(regs, mat *float64, moves *move, n, kind int)
TEXT ·writeMoves(SB), NOSPLIT, $0-40
	MOVQ regs+0(FP), DI
	MOVQ mat+8(FP), SI
	MOVQ moves+16(FP), BX
	MOVQ n+24(FP), CX
	MOVQ kind+32(FP), DX
	CMPQ DX, $ZIP
	JEQ  zips

rows:
	MOVLQSX (BX), R15
	MOVLQSX 4(BX), R14
	VMOVUPD (SI)(R14*8), Y0
	VMOVUPD Y0, (DI)(R15*8)
	ADDQ    $8, BX
	DECQ    CX
	JNZ     rows
	VZEROUPPER
	RET

zips:
	MOVLQSX    (BX), R15
	MOVLQSX    4(BX), R14
	VMOVUPD    (SI)(R14*8), Y0
	VMOVUPD    32(SI)(R14*8), Y1
	VPERM2F128 $0x20, Y1, Y0, Y2
	VPERM2F128 $0x31, Y1, Y0, Y3
	VUNPCKLPD  Y3, Y2, Y0
	VUNPCKHPD  Y3, Y2, Y1
	VMOVUPD    Y0, (DI)(R15*8)
	VMOVUPD    Y1, 256(DI)(R15*8)
	ADDQ       $8, BX
	DECQ       CX
	JNZ        zips
	VZEROUPPER
	RET
