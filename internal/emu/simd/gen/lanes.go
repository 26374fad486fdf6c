package main

import (
	"fmt"
	"strings"
)

// row is an operation on registers.
type row struct {
	name  string
	ptx   []string // the instructions that it computes, with alternatives in braces
	n     int      // sources
	flags flags
	// body computes four lanes: from Y0, Y1 and Y2 to Y3. It may use Y4 to Y7, or with nanToGo only Y0 to Y3.
	body string
}

// flags say how results are finished, in this order.
type flags uint16

const (
	ftz     flags = 1 << iota // f32 sources and result: subnormal numbers become zeros
	canon                     // f32 result: a NaN becomes the canonical one
	sat                       // f32 result: is clamped to [0, 1], a NaN to 0
	cut8                      // keep the low bits of the result
	cut16                     //
	cut32                     //
	nanToGo                   // f64 result: a NaN in an executing lane leaves the instruction to Go
)

var sources = []string{"CX", "DX", "DI"}

// operands loads the addresses of d to AX and of n sources to CX, DX and DI.
func (g *generator) operands(n int) {
	g.e("MOVL %s, AX", slotD)
	for i, slot := range []string{slotA, slotB, slotC}[:n] {
		g.e("MOVL %s, %s", slot, sources[i])
	}
}

// lanes emits the handlers of an operation on registers.
func (g *generator) lanes(r *row) {
	g.op(r.name, r.n, r.ptx...)
	g.variants(r.name, func(masked bool) {
		g.operands(r.n)
		if r.flags&nanToGo != 0 {
			g.careful(r, masked)
			return
		}
		for i := range 8 {
			g.fetch(i, r.n)
			for k := range r.n {
				if r.flags&ftz != 0 {
					g.flush(k)
				}
			}
			g.e("%s", r.body)
			g.finish(r.flags)
			g.write(i, 3, masked)
		}
	}, r.flags&nanToGo != 0)
}

// fetch loads the lanes 4i to 4i+3 of n sources into Y0, Y1 and Y2.
func (g *generator) fetch(i, n int) {
	var list []string
	for k := range n {
		list = append(list, fmt.Sprintf("VMOVDQU %d(BX)(%s*1), Y%d", 32*i, sources[k], k))
	}
	g.e(strings.Join(list, "; "))
}

// write stores register y to the lanes 4i to 4i+3 of d.
func (g *generator) write(i, y int, masked bool) {
	if masked {
		g.laneMask(i, 5)
		g.e("VMOVDQU %d(BX)(AX*1), Y6; VBLENDVPD Y5, Y%d, Y6, Y%d", 32*i, y, y)
	}
	g.e("VMOVDQU Y%d, %d(BX)(AX*1)", y, 32*i)
}

// laneMask sets the elements of register y that are among the lanes of Y14 to ones.
func (g *generator) laneMask(i, y int) {
	g.e("VPAND bits<>+%d(SB), Y14, Y%d; VPCMPEQQ bits<>+%d(SB), Y%d, Y%d", 32*i, y, 32*i, y, y)
}

// flush replaces the subnormal f32 numbers of register y by zeros of their sign.
func (g *generator) flush(y int) {
	g.e("VPAND exp32<>(SB), Y%d, Y7; VPCMPEQD Y15, Y7, Y7; VPAND abs32<>(SB), Y7, Y7; VPANDN Y%d, Y7, Y%d", y, y, y)
}

// finish applies flags to the result Y3.
func (g *generator) finish(f flags) {
	if f&ftz != 0 {
		g.flush(3)
	}
	if f&canon != 0 {
		g.e("VCMPPS $3, Y3, Y3, Y4; VMOVDQU nan32<>(SB), Y5; VBLENDVPS Y4, Y5, Y3, Y3")
	}
	if f&sat != 0 {
		g.e("VMAXPS Y15, Y3, Y3; VMINPS one32<>(SB), Y3, Y3")
	}
	switch {
	case f&cut8 != 0:
		g.e("VPAND low8<>(SB), Y3, Y3")
	case f&cut16 != 0:
		g.e("VPAND low16<>(SB), Y3, Y3")
	case f&cut32 != 0:
		g.e("VPBLENDD $0xaa, Y15, Y3, Y3")
	}
}

// careful keeps all results in Y4 to Y11 and writes them if none is a NaN.
func (g *generator) careful(r *row, masked bool) {
	if masked {
		g.e("VPXOR Y12, Y12, Y12")
	}
	for i := range 8 {
		g.fetch(i, r.n)
		g.e("%s", r.body)
		g.e("VMOVDQA Y3, Y%d; VCMPPD $3, Y3, Y3, Y0", 4+i)
		switch {
		case masked:
			g.laneMask(i, 1)
			g.e("VPAND Y1, Y0, Y0; VPOR Y0, Y12, Y12")
		case i == 0:
			g.e("VMOVDQA Y0, Y12")
		default:
			g.e("VPOR Y0, Y12, Y12")
		}
	}
	g.e("VPTEST Y12, Y12; JNE leave")
	for i := range 8 {
		if masked {
			g.laneMask(i, 0)
			g.e("VMOVDQU %d(BX)(AX*1), Y1; VBLENDVPD Y0, Y%d, Y1, Y%d", 32*i, 4+i, 4+i)
		}
		g.e("VMOVDQU Y%d, %d(BX)(AX*1)", 4+i, 32*i)
	}
}
