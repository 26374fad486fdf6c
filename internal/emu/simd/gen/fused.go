package main

import "gonvvm/internal/emu/simd"

// A record may execute the instruction after its own, too, where that one alone uses its result: a wide product that is added to an address. The
// product is not stored, and the next record is passed by. Where not all lanes are active, each instruction has its own handler: other lanes may
// wait between the two.

// fusedRows are the first instructions, whose handlers for some lanes are used, and the rows that compute both.
var fusedRows = []struct{ name, first, both string }{
	{"mulWideAddU32", "MulWideU32", "MadWideU32"},
	{"mulWideAddS32", "MulWideS32", "MadWideS32"},
}

// fused emits their handlers. The immediate value is the destination of the second instruction.
func fused(g *generator) {
	for _, f := range fusedRows {
		g.op(f.name, 0)
		r := rowNamed(f.both)
		body, _ := widen(r.body)
		g.text(f.name)
		fusedOperands(g)
		for i := range simd.Lanes / 4 {
			g.fetch(i, r.n)
			g.e("%s", r.body)
			g.write(i, 3, false)
		}
		pass(g)
		g.text(f.name + "Masked")
		g.e("JMP %sMasked<>(SB)", f.first)
		g.widened[f.name] = true
		g.text(f.name + "Wide")
		fusedOperands(g)
		for i := range simd.Lanes / 8 {
			for k := range r.n {
				g.e("VMOVDQU64 %d(BX)(%s*1), Z%d", 64*i, sources[k], k)
			}
			g.e("%s", body)
			wide{g}.write(i, 3, false)
		}
		pass(g)
		g.text(f.name + "WideMasked")
		g.e("JMP %sWideMasked<>(SB)", f.first)
	}
}

// fusedOperands is operands of three sources for a fused record.
func fusedOperands(g *generator) {
	g.operands(3)
	g.e("MOVL %s, AX", imm)
}

// pass continues with the record after the next one.
func pass(g *generator) {
	g.e("MOVQ %d(SI), R9; ADDQ $%d, SI; JMP R9", 2*recordBytes+layout["full"], 2*recordBytes)
}

// rowNamed returns the row of an operation on integers.
func rowNamed(name string) *row {
	for i := range intRows {
		if intRows[i].name == name {
			return &intRows[i]
		}
	}
	panic("no row " + name)
}
