package main

// lop3 emits a logical operation of three registers: bit 4a+2b+c of Imm is the result for the bits a, b and c.
//
// The result is chosen bit by bit, x ^ (bit & (x ^ y)), first by c between neighbours in the table, then by b, then by a.
func (g *generator) lop3() {
	g.op("Lop3", 0)
	g.variants("Lop3", func(masked bool) {
		// The results for c = 0 are in Y7, Y9, Y11 and scratch memory, their differences from those for c = 1 in Y8, Y10, Y12 and Y13.
		zero := []string{scratch(0), "Y7", "Y9", "Y11"}
		differ := []string{"Y13", "Y8", "Y10", "Y12"}
		g.e("VPBROADCASTD %s, Y0", imm)
		for k := range 4 {
			g.e("VPSLLD $%d, Y0, Y1; VPSRAD $31, Y1, Y1; VPSLLD $%d, Y0, Y2; VPSRAD $31, Y2, Y2; VPXOR Y1, Y2, %s; VMOVDQU Y1, %s", 31-2*k, 30-2*k, differ[k], zero[k])
		}
		g.operands(3)
		choose := func(bit, x, y int) {
			g.e("VPXOR Y%d, Y%d, Y%d; VPAND Y%d, Y%d, Y%d; VPXOR Y%d, Y%d, Y%d", x, y, y, bit, y, y, y, x, x)
		}
		for i := range 8 {
			g.fetch(i, 3)
			for k, y := range []int{3, 4, 4, 5} {
				g.e("VPAND %s, Y2, Y%d; VPXOR %s, Y%d, Y%d", differ[k], y, zero[k], y, y)
				if k == 1 {
					choose(1, 3, 4)
				}
			}
			choose(1, 4, 5)
			choose(0, 3, 4)
			g.finish(cut32)
			g.write(i, 3, masked)
		}
	}, false)
}
