package main

import (
	"testing"

	"gonvvm/internal/emu"
	"gonvvm/internal/oracle"
)

// A block whose machine instructions ptxas has copied costs as much as one copy, also where one line has an instruction more or was
// moved out of the loop.
func TestIssueCosts(t *testing.T) {
	usage := &oracle.Usage{Registers: 32}
	code := []oracle.Instruction{{Opcode: 5, Stall: 5}, {Opcode: 5, Stall: 5}, {Opcode: 1, Stall: 4, Line: 3}, {Opcode: 2, Stall: 2, Line: 3}, {Opcode: 2, Stall: 2, Line: 3}}
	for range 4 { // lines 7 to 9 are a loop that was unrolled four times
		code = append(code, oracle.Instruction{Opcode: 1, Stall: 4, Line: 7}, oracle.Instruction{Opcode: 3, Stall: 2, Line: 8}, oracle.Instruction{Opcode: opcodeLDL, Stall: 1, Line: 9}, oracle.Instruction{Opcode: opcodeLDL, Line: 8})
	}
	code = append(code, oracle.Instruction{Opcode: 9, Stall: 1, Line: 8}, oracle.Instruction{Opcode: 6, Stall: 8, Line: 10})
	code = append(code, oracle.Instruction{Opcode: opcodeBRA, Guarded: true, Jump: 5 - int32(len(code)) - 1})
	text := map[int32]string{3: "add.s64 %rd1, %rd1, 1;", 7: "fma.rn.f32 %f1, %f1, %f2, %f3;", 8: "@%p1 add.s32 %r1, %r1, 1;", 9: "ld.local.u32 %r2, [%rd2];", 10: "div.rn.f32 %f1, %f1, %f2;"}
	line := func(n int32, warps uint64) emu.Line {
		return emu.Line{At: emu.Place{Line: n, Text: text[n]}, Warp: warps}
	}
	c := costOf(code, []emu.Line{line(3, 2), line(7, 40), line(8, 40), line(9, 40), line(10, 40), line(11, 2)}, make([]bool, 12), usage, 1, 64, 0)
	if want := 2*10. + 2*8 + 40./4*(16+9+4+8); c.issue != want || c.latency != 1 {
		t.Errorf("cost %+v, want issue %v and latency 1", c, want)
	}
	if want := 40./4*4*costLocal + 40*costLocal; c.memory != want { // spills of line 8, and the access of line 9
		t.Errorf("cost %+v, want memory %v", c, want)
	}
}

// A subroutine is executed as often as all of its calls, whatever line ptxas gives its instructions.
func TestSubroutineCosts(t *testing.T) {
	call := func(line, jump int32) oracle.Instruction {
		return oracle.Instruction{Opcode: 0x944, Stall: 5, Line: line, Jump: jump}
	}
	in := oracle.Instruction{Opcode: 1, Stall: 4, Line: oracle.Subroutine}
	code := []oracle.Instruction{call(1, 4), call(2, 3), call(2, 4), {Opcode: 0x94d, Stall: 5, Line: 3}, {Opcode: 1, Stall: 7, Line: oracle.SlowPath}, in, in, in}
	if got := subroutineIssue(code, []float64{10, 20, 30, 1, 0, 0, 0, 0}); got != (10+20)*4+30*2*4 {
		t.Errorf("%v cycles", got)
	}
}

// A block that is executed as often as a loop before it, or beside it, is not one of the loop's copies.
func TestIssueCostsOfBlocks(t *testing.T) {
	code := []oracle.Instruction{{Opcode: 1, Stall: 4, Line: 1}, {Opcode: opcodeBRA, Stall: 5, Line: 5}}
	for range 4 {
		code = append(code, oracle.Instruction{Opcode: 2, Stall: 4, Line: 3})
	}
	lines := []emu.Line{
		{At: emu.Place{Line: 1, Text: "add.s32 %r1, %r1, 1;"}, Warp: 8},
		{At: emu.Place{Line: 3, Text: "add.s32 %r2, %r2, 1;"}, Warp: 8},
		{At: emu.Place{Line: 5, Text: "bra.uni end;"}, Warp: 8},
	}
	labels := labelLines([]byte("add.s32 %r1, %r1, 1;\nloop:\nadd.s32 %r2, %r2, 1;\nrest:\nbra.uni end;\nend:\n"))
	c := costOf(code, lines, labels, &oracle.Usage{Registers: 32}, 4, 64, 0)
	if want := 8*4. + 8./4*16 + 8*5; c.issue != want {
		t.Errorf("issue %v, want %v", c.issue, want)
	}
}

// A local variable that ptxas keeps in registers costs as much as its machine instructions.
func TestPromotedLocals(t *testing.T) {
	lines := []emu.Line{
		{At: emu.Place{Line: 1, Text: "st.local.u32 [%rd1], %r1;"}, Warp: 8},
		{At: emu.Place{Line: 2, Text: "ld.local.u32 %r2, [%rd2];"}, Warp: 8},
	}
	for _, c := range []struct {
		second oracle.Instruction
		memory float64
	}{
		{oracle.Instruction{Opcode: 2, Stall: 4, Line: 2}, 0},
		{oracle.Instruction{Opcode: opcodeLDL, Stall: 4, Line: 2}, 8 * costLocal},
	} {
		code := []oracle.Instruction{{Opcode: 1, Stall: 2, Line: 1}, c.second}
		if got := costOf(code, lines, make([]bool, 3), &oracle.Usage{Registers: 32}, 4, 64, 0); got.memory != c.memory || got.issue != 8*6 {
			t.Errorf("cost %+v, want memory %v", got, c.memory)
		}
	}
}

func TestLatencyFactor(t *testing.T) {
	for _, c := range []struct {
		registers, shared, perBlock int
		want                        float64
	}{
		{32, 0, 8, 1},
		{64, 0, 8, (1 + 8./32) / (1 + 8./64)},
		{255, 0, 8, (1 + 8./8) / (1 + 8./64)},
		{16, 50 << 10, 4, (1 + 8./8) / (1 + 8./64)},
		{16, 0, 1, (1 + 8./32) / (1 + 8./64)}, // at most 32 blocks
		{0, 200 << 10, 2, (1 + 8./2) / (1 + 8./64)},
	} {
		if got := latencyFactor(c.registers, c.shared, c.perBlock); got != c.want {
			t.Errorf("%d registers, %d bytes, %d warps: %v, want %v", c.registers, c.shared, c.perBlock, got, c.want)
		}
	}
}

func TestMemoryCost(t *testing.T) {
	line := func(text string, warps uint64, traffic emu.Traffic) *emu.Line {
		return &emu.Line{At: emu.Place{Text: text}, Warp: warps, Traffic: traffic}
	}
	for _, c := range []struct {
		line *emu.Line
		want float64
	}{
		{line("\tld.global.u32 \t%r1, [%rd1];", 2, emu.Traffic{GlobalAccesses: 2, GlobalSectors: 8}), 2*costAccess + 8*costSector},
		{line("ld.local.u32 %r1, [%rd1];", 3, emu.Traffic{}), 3 * costLocal},
		{line("ld.u32 %r1, [%rd1];", 3, emu.Traffic{GlobalAccesses: 1, GlobalSectors: 2}), costAccess + 2*costLocal + 2*costSector},
		{line("ld.param.u32 %r1, [p];", 3, emu.Traffic{}), 0},
		{line("@%p1 st.shared.u32 [%rd1], %r1;", 1, emu.Traffic{SharedAccesses: 1, SharedPasses: 4}), 4 * costShared},
		{line("atom.global.add.u32 %r1, [%rd1], 1;", 1, emu.Traffic{AtomicRounds: 5}), 5 * costAtomic},
		{line("@!%p1 atom.shared.add.u32 %r1, [%rd1], 1;", 1, emu.Traffic{AtomicRounds: 5}), 5 * costAtomicCTA},
		{line("bar.sync 0;", 4, emu.Traffic{}), 4 * costBarrier},
		{line("fence.sc.sys;", 1, emu.Traffic{}), costFenceSystem},
		{line("membar.gl;", 1, emu.Traffic{}), costFenceGPU},
		{line("fence.acq_rel.cta;", 1, emu.Traffic{}), costFenceCTA},
		{line("add.s32 %r1, %r1, 1;", 9, emu.Traffic{}), 0},
	} {
		if got := memoryCost(c.line); got != c.want {
			t.Errorf("%s costs %v, want %v", c.line.At.Text, got, c.want)
		}
	}
}
