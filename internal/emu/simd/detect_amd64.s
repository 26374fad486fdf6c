#include "textflag.h"

// func detect() uint8
TEXT ·detect(SB), NOSPLIT, $0-1
	MOVB $0, ret+0(FP)
	MOVL $0, AX
	CPUID
	CMPL AX, $7
	JLT  no
	MOVL $1, AX
	MOVL $0, CX
	CPUID
	ANDL $0x38801000, CX // F16C, FMA, POPCNT, OSXSAVE, AVX
	CMPL CX, $0x38801000
	JNE  no
	MOVL $0, CX
	XGETBV               // does the system save YMM registers?
	MOVL AX, R8
	ANDL $6, AX
	CMPL AX, $6
	JNE  no
	MOVL $7, AX
	MOVL $0, CX
	CPUID
	MOVL BX, R9
	ANDL $0x28, BX       // BMI1, AVX2
	CMPL BX, $0x28
	JNE  no
	MOVB $1, ret+0(FP)
	ANDL $0xe6, R8       // does it save ZMM and mask registers?
	CMPL R8, $0xe6
	JNE  no
	ANDL $0xc0030100, R9 // AVX512F, DQ, BW, VL, BMI2
	CMPL R9, $0xc0030100
	JNE  no
	MOVB $2, ret+0(FP)
no:
	RET
