package main

import "gonvvm/internal/emu/simd"

// barrier emits a barrier for all threads of the CTA: the next warp of the ring goes on, or this one if it is the last one to come. After it comes a
// return.
func (g *generator) barrier() {
	g.op("Barrier", 0)
	g.text("Barrier")
	ring := func(name string) string { return field(name, "DX") }
	g.e("MOVQ %s, DX; TESTQ DX, DX; JEQ leave; CMPL %s, $0; JEQ leave; CMPL %s, $0; JNE leave; ADDQ $%d, SI; INCL %s; MOVL %s, AX; CMPL AX, %s; JEQ all", ctx("ring"), ring("runs"), ring("gone"), recordBytes, ring("come"), ring("come"), ring("size"))
	turn := func() {
		g.e("MOVQ SI, %s; MOVQ R8, %s; MOVQ %s, R11; MOVQ R11, %s", ctx("at"), ctx("bias"), ctx("next"), ring("turn"))
		g.e("MOVQ %s, SI; MOVQ %s, R8; MOVQ %s, BX; MOVQ %s, R10", ctx("at"), ctx("bias"), ctx("Regs"), ctx("Preds"))
		g.at("on")
		g.e("MOVQ %s, R9; JMP R9", field("full", record))
	}
	turn()
	g.at("all")
	g.e("MOVL $0, %s; INCL %s; CMPL %s, $0; JEQ on", ring("come"), ring("met"), ring("checked"))
	meet(g)
	g.e("JMP on")
	g.leave(false)
	g.text("BarrierMasked")
	g.leave(true)
	g.op("Return", 0)
	g.text("Return")
	nextTurn(g)
	g.e("MOVQ %s, DX; TESTQ DX, DX; JEQ leave; CMPL %s, $0; JEQ leave; CMPL %s, $0; JNE leave; INCL %s; MOVL %s, AX; CMPL AX, %s; JEQ leave", ctx("ring"), ring("runs"), ring("come"), ring("gone"), ring("gone"), ring("size"))
	turn()
	g.leave(false)
	g.text("ReturnMasked")
	g.leave(true)
}

// nextTurn emits the return of a warp after which another one has its turn in this context, unless the warps of the run have executed as many
// instructions as one may.
func nextTurn(g *generator) {
	const warpid = 8 * simd.Warpid
	g.e("CMPL %s, $0; JEQ noTurn; MOVQ SI, AX; SUBQ R8, AX; ADDQ %s, AX; CMPQ AX, %s; JGE leave", ctx("more"), ctx("ended"), ctx("fuel"))
	g.e("MOVQ AX, %s; DECL %s; MOVL %s, CX; MOVQ SI, %d(R11)(CX*8); INCL CX; MOVL CX, %s", ctx("ended"), ctx("more"), ctx("currentTurn"), layout["returns"], ctx("currentTurn"))
	g.e("ADDQ $%d, %s; INCQ %d(R11); MOVL CX, %s; INCL %s", 3*8*simd.Lanes, ctx("Thread"), layout["Uniform"]+warpid, ctx("Warp"), ctx("Gid"))
	g.e("MOVL $1, %s; MOVL $1, %s; MOVL $0, %s; MOVL $0, %s; MOVL $0, %s; MOVQ $0, %s", ctx("Now"), ctx("Lsync"), ctx("Fenced"), ctx("Released"), ctx("Polled"), ctx("Loops"))
	g.e("MOVQ %s, SI; MOVQ SI, R8; MOVQ %s, R9; JMP R9", ctx("begin"), field("full", record))
	g.at("noTurn")
}

// meet orders all accesses of the warps of the ring DX before the barrier before those after it, as (*cta).joinBarrier of package emu does.
func meet(g *generator) {
	of := func(name string) string { return field(name, "CX") }
	for i := 0; i < simd.Lanes; i += 8 {
		g.e("VMOVDQU Y15, %d(DX)", layout["clocks"]+4*i)
	}
	g.e("MOVQ R11, CX; MOVL $-1, DI; XORL R14, R14")
	g.at("clock")
	g.e("MOVL %s, AX; MOVL %s, R9; MOVL R9, %d(DX)(AX*4); CMPL R9, DI; CMOVLCS R9, DI; CMPL R14, R9; CMOVLCS R9, R14; MOVQ %s, CX; CMPQ CX, R11; JNE clock",
		of("Warp"), of("Now"), layout["clocks"], of("next"))
	for i := range 4 {
		g.e("VMOVDQU %d(DX), Y%d", layout["clocks"]+32*i, i)
	}
	g.at("order")
	for i := range 4 {
		g.e("VMOVDQU Y%d, %d(CX)", i, layout["Order"]+32*i)
	}
	g.e("MOVL %s, R9; MOVL R9, %s; CMPL %s, $0; JEQ fenceless; MOVL R9, %s", of("Now"), of("Own"), of("Fenced"), of("Released"))
	g.at("fenceless")
	g.e("INCL R9; MOVL R9, %s; MOVL R9, %s; MOVL DI, %s; MOVL R14, %s; INCQ %s; INCQ %s; MOVL $1, %s; MOVQ %s, CX; CMPQ CX, R11; JNE order",
		of("Now"), of("Lsync"), of("MinOrder"), of("MaxOrder"), of("Era"), of("Eras"), of("Joined"), of("next"))
}
