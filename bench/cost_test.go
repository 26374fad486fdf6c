package main

import (
	"testing"

	"gonvvm/internal/emu"
	"gonvvm/internal/oracle"
)

// A line whose machine instructions ptxas has copied costs as much as one copy.
func TestIssueCosts(t *testing.T) {
	code := []oracle.Instruction{
		{Opcode: 1, Stall: 4, Line: 7},
		{Opcode: 2, Stall: 2, Line: 7},
		{Opcode: 2, Stall: 2, Line: 7}, // one copy, with one opcode twice
		{Opcode: 1, Stall: 4, Line: 8},
		{Opcode: 3, Stall: 1, Line: 8},
		{Opcode: 1, Stall: 6, Line: 8},
		{Opcode: 3, Stall: 1, Line: 8}, // two
		{Opcode: opcodeLDL, Stall: 1, Line: 9},
		{Opcode: opcodeSTL, Stall: 1, Line: 9},
		{Opcode: 5, Stall: 5},
		{Opcode: 5, Stall: 5},
	}
	issue, spills := issueCosts(code)
	for line, want := range map[int32]float64{0: 10, 7: 8, 8: 6, 9: 2} {
		if issue[line] != want {
			t.Errorf("line %d issues %v cycles, want %v", line, issue[line], want)
		}
	}
	if spills[9] != 2 || spills[7] != 0 {
		t.Errorf("accesses to spilled registers: %v", spills)
	}
	lines := []emu.Line{{At: emu.Place{Line: 7}, Warp: 3}, {At: emu.Place{Line: 8}, Warp: 5}}
	c := costOf(code, lines, &oracle.Usage{Registers: 32}, 2, 64, 0)
	if want := 3*8. + 5*6 + 4*10; c.issue != want || c.latency != 1 {
		t.Errorf("cost %+v, want issue %v and latency 1", c, want)
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
		{line("ld.local.u32 %r1, [%rd1];", 3, emu.Traffic{}), 3 * costAccess},
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
