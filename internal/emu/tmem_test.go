package emu

import (
	"fmt"
	"strings"

	"gonvvm/internal/isa"
)

// tmemCases covers tcgen05.ld and st in every shape and size, tcgen05.cp, and the faults of
// tensor memory. The shapes are checked against those of CuTe's copies: which bit of the
// 16 lanes' bits, lane after lane, the first bit of a thread's register is.
func tmemCases() []hostCase {
	var list []hostCase
	alloc := func(n int) string {
		return fmt.Sprintf("\tmov.u32 %%r14, taddr; tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%%r14], %d; bar.warp.sync -1; ld.shared.u32 %%r12, [%%r14];\n", n)
	}
	free := func(n int) string {
		return fmt.Sprintf("\ttcgen05.dealloc.cta_group::1.sync.aligned.b32 %%r12, %d;", n)
	}
	decl := ".shared .align 4 .b32 taddr;"
	regs := func(p string, n int) string {
		var names []string
		for i := range n {
			names = append(names, fmt.Sprintf("%%%s%d", p, i))
		}
		return "{" + strings.Join(names, ", ") + "}"
	}
	shapes := []struct {
		name string
		per  int // registers for .x1
		// position of register r in a row of width columns, from lane (or half) l
		at func(l, r, n int) (row, col int)
	}{
		{"32x32b", 1, func(l, r, _ int) (int, int) { return l, r }},
		{"16x64b", 1, func(l, r, _ int) (int, int) { return l&1*8 + l>>2, l>>1&1 + 2*r }},
		{"16x128b", 2, func(l, r, _ int) (int, int) { return l/4 + r%2*8, l%4 + r/2*4 }},
		{"16x256b", 4, func(l, r, _ int) (int, int) { return l/4 + r/2%2*8, l%4*2 + r%2 + r/4*8 }},
		{"16x32bx2", 1, func(l, r, _ int) (int, int) { return l % 16, l/16*32 + r }}, // the second half 32 columns later
	}
	// All of tensor memory's lanes 0 to 31 are filled: word (row, column) holds 1000·row + column.
	fill := func(columns int) string {
		s := ""
		for c := range columns {
			s += fmt.Sprintf("\tmad.lo.u32 %%r1, %%t, 1000, %d; add.u32 %%r2, %%r12, %d; tcgen05.st.sync.aligned.32x32b.x1.b32 [%%r2], {%%r1};\n", c, c)
		}
		return s
	}
	word := func(row, col int) uint32 { return uint32(1000*row + col) }
	for _, sh := range shapes {
		for n := 1; n*sh.per <= 128 && n <= 128; n *= 2 {
			if n*sh.per > 32 && n != 128/sh.per {
				continue
			}
			count := n * sh.per
			columns := 0
			for l := range lanes {
				_, c := sh.at(l, count-1, n)
				columns = max(columns, c+1)
			}
			split := ""
			if sh.name == "16x32bx2" {
				split = ", 32"
				if n > 32 {
					continue
				}
			}
			size := 32
			for size < 2*columns {
				size *= 2
			}
			list = append(list, hostCase{
				name: fmt.Sprintf("tcgen05.ld %s x%d", sh.name, n), decl: decl,
				body: alloc(size) + fill(columns) + fmt.Sprintf("\ttcgen05.ld.sync.aligned.%s.x%d.b32 %s, [%%r12]%s; tcgen05.wait::ld.sync.aligned;\n", sh.name, n, regs("d", count), split) + free(size),
				want: func(l int) (out []uint32) {
					for r := range count {
						out = append(out, word(sh.at(l, r, n)))
					}
					return out
				},
			})
			// Two columns in each register, there and back: lower halves only.
			if count > 32 {
				continue
			}
			list = append(list, hostCase{
				name: fmt.Sprintf("tcgen05.ld packed %s x%d", sh.name, n), decl: decl,
				body: alloc(size) + fill(2*columns) + fmt.Sprintf("\ttcgen05.ld.sync.aligned.%s.x%d.pack::16b.b32 %s, [%%r12]%s; tcgen05.st.sync.aligned.%s.x%d.unpack::16b.b32 [%%r12]%s, %s; tcgen05.wait::st.sync.aligned;\n", sh.name, n, regs("d", count), split, sh.name, n, split, regs("d", count)) +
					fmt.Sprintf("\ttcgen05.st.sync.aligned.%s.x%d.b32 [%%r12]%s, %s; tcgen05.ld.sync.aligned.%s.x%d.b32 %s, [%%r12]%s;\n", sh.name, n, split, regs("d", count), sh.name, n, regs("d", count), split) + free(size),
				want: func(l int) (out []uint32) {
					for r := range count {
						row, c := sh.at(l, r, n)
						out = append(out, word(row, 2*c)&0xffff|word(row, 2*c+1)<<16)
					}
					return out
				},
			})
		}
	}
	// Reductions of the loaded values.
	for _, sh := range []string{"32x32b", "16x32bx2"} {
		for _, op := range []string{"min.u32", "max.s32", "max.f32", "min.abs.f32", "max.NaN.f32"} {
			mnemonic := "tcgen05.ld.red.sync.aligned." + sh + ".x4." + op
			if len(isa.ParseOpcode(nil, mnemonic)) == 0 {
				continue
			}
			split := map[bool]string{true: ", 32"}[sh == "16x32bx2"]
			list = append(list, hostCase{
				name: mnemonic, decl: decl, head: ".version 9.0\n.target sm_110a\n",
				body: alloc(64) + fill(36) + "\t" + mnemonic + " " + regs("d", 4) + ", %r5, [%r12]" + split + "; mov.b32 %d4, %r5;\n" + free(64),
				want: func(l int) (out []uint32) {
					row, c := l, 0
					if sh != "32x32b" {
						row, c = l%16, l/16*32
					}
					for r := range 4 {
						out = append(out, word(row, c+r))
					}
					if op[1] == 'i' {
						return append(out, word(row, c))
					}
					return append(out, word(row, c+3))
				},
			})
		}
	}
	// Copies from shared memory: row r of 16-byte pieces u holds 4·(128·u + r) … in its words.
	for _, c := range []struct {
		op    string
		units int
		row   func(lane int) int
	}{
		{"128x256b", 2, func(l int) int { return l }},
		{"128x128b", 1, func(l int) int { return l }},
		{"64x128b.warpx2::02_13", 1, func(l int) int { return l % 64 }},
		{"64x128b.warpx2::01_23", 1, func(l int) int { return l/64*32 + l%32 }},
		{"32x128b.warpx4", 1, func(l int) int { return l % 32 }},
	} {
		// Eight rows of a piece follow each other; the next eight lie 128 bytes further, the next
		// piece 2048.
		body := "\tmov.u32 %r0, big; mov.u32 %r1, 0; mov.u32 %r13, bar;\nFILL: add.u32 %r2, %r1, %t; shl.b32 %r3, %r2, 2; add.u32 %r3, %r3, %r0; st.shared.u32 [%r3], %r2; add.u32 %r1, %r1, 128; setp.lt.u32 %p1, %r1, 1024; @%p1 bra FILL;\n" +
			"\tsetp.lt.u32 %p3, %t, 32; mov.u32 %r14, taddr; @%p3 tcgen05.alloc.cta_group::1.sync.aligned.b32 [%x5], 32;\n\tsetp.eq.u32 %p4, %t, 0; @%p4 mbarrier.init.shared.b64 [%r13], 1; bar.sync 0; ld.shared.u32 %r12, [%r14]; and.b32 %r2, %t, 96; shl.b32 %r2, %r2, 16; add.u32 %r11, %r12, %r2;\n" +
			"\tshr.u32 %r6, %r0, 4; cvt.u64.u32 %x6, %r6; mov.u64 %x7, 0x4008" + "0080" + "0000; add.u64 %x6, %x6, %x7; @%p4 tcgen05.cp.cta_group::1." + c.op + " [%r12], %x6; @%p4 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%r13];\n" +
			"WAIT: mbarrier.try_wait.parity.shared.b64 %p6, [%r13], 0; @!%p6 bra WAIT;\n" + fmt.Sprintf("\ttcgen05.ld.sync.aligned.32x32b.x%d.b32 %s, [%%r11]; bar.sync 0; @%%p3 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %%r12, 32;", 4*c.units, regs("d", 4*c.units))
		body = "\tmov.u64 %x5, taddr; cvta.shared.u64 %x5, %x5;\n" + body
		list = append(list, hostCase{
			name: "tcgen05.cp " + c.op, decl: ".shared .align 1024 .b8 big[4096];\n.shared .align 8 .b64 bar;\n.shared .align 4 .b32 taddr;", block: 128, body: body,
			want: func(l int) (out []uint32) {
				r := c.row(l)
				for u := range c.units {
					for k := range 4 {
						out = append(out, uint32((2048*u+128*(r/8)+16*(r%8))/4+k))
					}
				}
				return out
			},
		})
	}
	return append(list,
		hostCase{name: "tensor memory outside", decl: decl, body: alloc(32) + "\ttcgen05.ld.sync.aligned.32x32b.x1.b32 {%d0}, [%r12+32];", fault: "columns 32 to 32 of tensor memory, which are not allocated"},
		hostCase{name: "tensor memory lanes", decl: decl, body: alloc(32) + "\tadd.u32 %r12, %r12, 0x200000; tcgen05.ld.sync.aligned.32x32b.x1.b32 {%d0}, [%r12];", fault: "it can only access lanes 0 to 31"},
		hostCase{name: "tensor memory without value", decl: decl, body: alloc(32) + "\ttcgen05.ld.sync.aligned.32x32b.x1.b32 {%d0}, [%r12];", race: true, fault: "read of tensor memory that nothing has been written to"},
		hostCase{name: "tensor memory full", decl: decl, body: alloc(512) + alloc(32), fault: "would wait for ever"},
		hostCase{name: "tensor memory size", decl: decl, body: alloc(48), fault: "tcgen05.alloc of 48 columns"},
		hostCase{name: "tensor memory not there", decl: decl, body: alloc(64) + free(32), fault: "tcgen05.dealloc of 32 columns"},
		hostCase{name: "tensor memory relinquished", decl: decl, body: "\ttcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;\n" + alloc(64), fault: "after tcgen05.relinquish_alloc_permit"},
	)
}
