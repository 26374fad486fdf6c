package emu

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// randomBarriers returns a kernel whose warps exchange words of shared memory, mostly between barriers. Some of its programs have races, barriers
// that some threads do not come to, and warps that end early.
func randomBarriers(r *rand.Rand) string {
	var s strings.Builder
	s.WriteString(".version 7.8\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 p)\n{\n.reg .b32 %r<12>; .reg .b64 %x<4>; .reg .pred %p<4>;\n.shared .align 64 .b8 s[2048];\n")
	s.WriteString("ld.param.u64 %x1, [p]; mov.u32 %r1, %tid.x; mul.wide.u32 %x2, %r1, 4; add.u64 %x1, %x1, %x2; mov.u32 %r3, s; shl.b32 %r2, %r1, 2; add.u32 %r3, %r3, %r2;\n")
	s.WriteString("mad.lo.u32 %r4, %r1, 40503, 77; st.shared.u32 [%r3], %r4; shr.u32 %r10, %r1, 5;\n")
	labels := 0
	step := func() {
		switch r.IntN(15) {
		case 0, 1, 2:
			fmt.Fprintf(&s, "ld.shared.u32 %%r5, [%%r3+%d]; mad.lo.u32 %%r4, %%r4, 69069, %%r5;\n", 4*r.IntN(2)*r.IntN(64))
		case 3, 4:
			s.WriteString("st.shared.u32 [%r3], %r4;\n")
		case 5:
			fmt.Fprintf(&s, "setp.lt.u32 %%p1, %%r1, %d; @%%p1 st.shared.u32 [%%r3+%d], %%r4;\n", r.IntN(160), 4*r.IntN(2)*r.IntN(64))
		case 6:
			fmt.Fprintf(&s, "shr.u32 %%r5, %%r4, %d; and.b32 %%r5, %%r5, 1; setp.eq.u32 %%p1, %%r5, 0; @%%p1 bra L%d; mad.lo.u32 %%r4, %%r4, 5, 1; L%d:\n", r.IntN(16), labels, labels)
			labels++
		case 7:
			s.WriteString("mul24.lo.u32 %r4, %r4, %r4;\n")
		case 8:
			s.WriteString("mov.u32 %r6, s; atom.shared.add.u32 %r5, [%r6+1024], 3; xor.b32 %r4, %r4, %r5;\n")
		case 9:
			s.WriteString([]string{"membar.gl;\n", "membar.cta;\n", "fence.sc.sys;\n"}[r.IntN(3)])
		case 10:
			s.WriteString("ld.global.u32 %r5, [%x1]; add.u32 %r5, %r5, %r4; st.global.u32 [%x1], %r5;\n")
		case 11:
			fmt.Fprintf(&s, "bar.sync %d;\n", r.IntN(3))
		case 12:
			if r.IntN(6) == 0 {
				fmt.Fprintf(&s, "setp.eq.u32 %%p1, %%r10, %d; @%%p1 ret;\n", r.IntN(5))
			}
		case 13:
			if r.IntN(6) == 0 {
				fmt.Fprintf(&s, "setp.ne.u32 %%p1, %%r10, %d; @%%p1 bar.sync 0;\n", r.IntN(16))
			}
		case 14:
			s.WriteString("setp.lt.u32 %p1, %r4, 0x80000000; bar.red.popc.u32 %r5, 0, %p1; xor.b32 %r4, %r4, %r5;\n")
		}
	}
	for range 2 + r.IntN(3) {
		loop := r.IntN(2) == 0
		if loop {
			times := 1 + r.IntN(6)
			if r.IntN(40) == 0 {
				times *= 500 // handlers have to leave, and perhaps it takes too many instructions
			}
			fmt.Fprintf(&s, "mov.u32 %%r9, %d; H%d:\n", times, labels)
		}
		head := labels
		labels++
		for range 1 + r.IntN(3) {
			for range r.IntN(4) {
				step()
			}
			if r.IntN(8) > 0 {
				s.WriteString("bar.sync 0;\n")
			}
		}
		if loop {
			fmt.Fprintf(&s, "sub.u32 %%r9, %%r9, 1; setp.gt.s32 %%p2, %%r9, 0; @%%p2 bra H%d;\n", head)
		}
	}
	s.WriteString("st.global.u32 [%x1], %r4; ret;\n}\n")
	return s.String()
}

// TestThreadedBarriers executes random programs with barriers by handlers, where warps run together, and in Go.
func TestThreadedBarriers(t *testing.T) {
	programs := randomPrograms(t, 3000)
	found := 0
	for seed := range programs {
		r := rand.New(rand.NewPCG(uint64(seed), 2))
		src := []byte(randomBarriers(r))
		block := []int{32, 64, 96, 160, 256, 250}[r.IntN(6)]
		for _, checked := range []bool{false, true} {
			res := sameInGo(t, seed, src, randomBuffer{size: 1024}, Config{Grid: [3]int{2}, Block: [3]int{block}, Sanitize: checked, Touches: checked, Steps: 10000})
			if checked && len(res.Findings) > 0 {
				found++
			}
		}
	}
	if found < programs/4 || found > programs*9/10 {
		t.Errorf("%d of %d programs have findings", found, programs)
	}
}

// TestThreadedRegisters executes kernels without barriers, whose warps use the same registers and the same context one after the other, until one
// comes to an instruction for Go. Parameters, and operations on them, are executed once; the number of the warp and the clocks are those of each
// warp.
func TestThreadedRegisters(t *testing.T) {
	randomPrograms(t, 1)
	const lane0 = "and.b32 %r13, %r1, 31; setp.eq.u32 %p3, %r13, 0; "
	for last := range 5 {
		for _, extra := range []string{
			"",
			"mov.u32 %r7, s; fence.acq_rel.cta; atom.relaxed.cta.shared.add.u32 %r6, [%r7], 3; fence.acq_rel.cta; xor.b32 %r5, %r5, %r6;",
			"mov.u32 %r7, s; ld.shared.u32 %r6, [%r7]; xor.b32 %r5, %r5, %r6; st.shared.u32 [%r7], %r5;", // they race
			// Lane 0 of a warp reads the word that the warp two before it has written, without order, and acquires it later.
			lane0 + "mov.u32 %r7, s; shl.b32 %r11, %r8, 2; add.u32 %r11, %r11, 8; and.b32 %r11, %r11, 12; add.u32 %r11, %r11, %r7; @%p3 ld.shared.u32 %r6, [%r11+16]; " +
				"shl.b32 %r12, %r8, 2; add.u32 %r12, %r12, %r7; @%p3 st.shared.u32 [%r12+16], %r5; fence.acq_rel.cta; atom.relaxed.cta.shared.add.u32 %r6, [%r7], 3; fence.acq_rel.cta;",
			lane0 + "mov.u32 %r7, s; @%p3 st.shared.u32 [%r7], %r5;", // only warps race
			// A fence of warp 0 releases no write of warp 1.
			"setp.ge.u32 %p2, %r1, 32; @%p2 bra AGAIN; fence.acq_rel.gpu; AGAIN: mov.u32 %r7, s; setp.ne.u32 %p2, %r8, 1; @%p2 bra READ; st.shared.u32 [%r7], %r2; st.relaxed.cta.shared.u32 [%r7+4], %r2; " +
				"READ: setp.ne.u32 %p2, %r8, 2; @%p2 bra END; ld.relaxed.cta.shared.u32 %r6, [%r7+4]; ld.shared.u32 %r6, [%r7]; add.u32 %r5, %r5, %r6; END:",
			"setp.eq.u32 %p2, %r3, 128; @%p2 bra AGAIN; add.u32 %r5, %r5, 1; AGAIN: add.u32 %r3, %r3, 1;",
		} {
			src := fmt.Sprintf(`.version 7.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p)
{
	.reg .b32 %%r<16>; .reg .b64 %%x<4>; .reg .pred %%p<4>;
	.shared .align 4 .b8 s[64];
	mov.u32 %%r1, %%tid.x; ld.param.u64 %%x1, [p]; mov.u32 %%r2, %%ctaid.x; mov.u32 %%r3, %%ntid.x; mad.lo.u32 %%r4, %%r2, %%r3, %%r1;
	mul.wide.u32 %%x2, %%r4, 4; add.u64 %%x1, %%x1, %%x2; mov.u32 %%r9, %%nctaid.x; mul.lo.u32 %%r10, %%r9, %%r9;
	setp.lt.u32 %%p1, %%r1, %d; mad.lo.u32 %%r5, %%r4, 40503, %%r10; mov.u32 %%r8, %%warpid; add.u32 %%r5, %%r5, %%r8;
	%s
	@%%p1 bra DONE;
	mul24.lo.u32 %%r5, %%r5, %%r5;
DONE:
	selp.u32 %%r6, 1, 0, %%p1; xor.b32 %%r5, %%r5, %%r6; st.global.u32 [%%x1], %%r5; ret;
}
`, last*lanes, extra)
			for _, check := range []bool{false, true} {
				sameInGo(t, last, []byte(src), randomBuffer{size: 4 * 3 * 4 * lanes}, Config{Grid: [3]int{3}, Block: [3]int{4 * lanes}, Sanitize: check, Touches: check})
			}
		}
	}
}

// TestThreadedFused executes a wide product whose sum with a pointer is checked by the sanitizer, as the pointer may have no value: no other instruction
// may be taken for the sum.
func TestThreadedFused(t *testing.T) {
	randomPrograms(t, 1)
	const src = `.version 7.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p)
{
	.reg .b32 %r<8>; .reg .b64 %x<8>; .reg .pred %p<4>;
	mov.u32 %r1, %tid.x; setp.lt.u32 %p1, %r1, 1024;
	@!%p1 bra NONE;
	ld.param.u64 %x1, [p];
NONE:
	add.s32 %r2, %r1, 1;
	mul.wide.u32 %x2, %r1, 4; add.s64 %x3, %x1, %x2;
	st.global.u32 [%x3], %r2;
	mul.wide.s32 %x4, %r1, 4; add.s64 %x5, %x4, %x1;
	ld.global.u32 %r3, [%x5]; add.u32 %r3, %r3, %r3; st.global.u32 [%x3], %r3;
	ret;
}
`
	for _, check := range []bool{false, true} {
		res := sameInGo(t, 0, []byte(src), randomBuffer{size: 4 * 96}, Config{Grid: [3]int{1}, Block: [3]int{96}, Sanitize: check})
		if err := res.Err(); err != nil || len(res.Findings) > 0 {
			t.Errorf("checked %v: %v, %d findings", check, err, len(res.Findings))
		}
	}
}

// TestThreadedCarry executes an addition of constants and the carry, which is not the same for all threads although its operands are: it stays where
// it is. The Go code has the same order of instructions, so the test has the expected results.
func TestThreadedCarry(t *testing.T) {
	const src = `.version 7.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p)
{
	.reg .b32 %r<4>; .reg .b64 %x<4>;
	mov.u32 %r1, %tid.x; ld.param.u64 %x1, [p]; mul.wide.u32 %x2, %r1, 4; add.s64 %x3, %x1, %x2;
	add.cc.u32 %r2, %r1, -60; addc.u32 %r3, 0, 0;
	st.global.u32 [%x3], %r3; ret;
}
`
	memory, _ := launchRandom(t, []byte(src), randomBuffer{size: 4 * 96}, Config{Grid: [3]int{1}, Block: [3]int{96}})
	for i := range uint32(96) {
		if got, want := binary.LittleEndian.Uint32(memory[4*i:]), b2u(i >= 60); got != want {
			t.Fatalf("thread %d: %d, not %d", i, got, want)
		}
	}
}

// TestThreadedUniform shows that instructions with a result that does not depend on their operands alone, which are constants, are not executed
// before the others.
func TestThreadedUniform(t *testing.T) {
	randomPrograms(t, 1)
	for _, text := range []string{
		"addc.u32 %r2, 0, 0", "addc.cc.u32 %r2, 1, 2", "subc.u32 %r2, 0, 0", "madc.lo.u32 %r2, 1, 2, 3", "add.cc.u32 %r2, 1, 2", "sub.cc.u32 %r2, 1, 2", "mad.lo.cc.u32 %r2, 1, 2, 3",
		"mov.u32 %r2, %laneid", "mov.u32 %r2, %warpid", "mov.u32 %r2, %clock", "mov.u64 %x2, %clock64", "mov.u32 %r2, %tid.y", "mov.u32 %r2, %lanemask_lt", "activemask.b32 %r2",
		"vote.sync.ballot.b32 %r2, 1, -1", "shfl.sync.idx.b32 %r2, 1, 0, 31, -1", "ld.shared.u32 %r2, [s]", "atom.shared.add.u32 %r2, [s], 1", "ld.global.u32 %r2, [%x1]",
	} {
		src := fmt.Sprintf(".version 7.8\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 p)\n{\n.reg .b32 %%r<4>; .reg .b64 %%x<4>; .shared .align 4 .b8 s[4];\n"+
			"mov.u32 %%r1, %%tid.x; %s; ld.param.u64 %%x1, [p]; st.global.u32 [%%x1], %%r1; ret;\n}\n", strings.Replace(text, "[%x1]", "[g]", 1))
		src = strings.Replace(src, ".visible .entry", ".global .align 4 .u32 g;\n.visible .entry", 1)
		_, mod := loadText(t, "uniform.ptx", []byte(src))
		for _, c := range []Config{{}, {Sanitize: true}} {
			f := mod.program(c.variant())[0]
			at := func(src uint32) int { return slices.IndexFunc(f.code, func(in inst) bool { return in.src == src }) }
			if at(1) < at(0) || at(2) > at(0) {
				t.Errorf("%s: it comes at %d, the special register before it at %d, the parameter after it at %d", text, at(1), at(0), at(2))
			}
		}
	}
}
