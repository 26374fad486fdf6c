package main

import (
	"math"
	"strings"

	"gonvvm/internal/emu"
	"gonvvm/internal/oracle"
)

// The cost of a kernel's run is an estimate of the cycles that a warp scheduler spends on it:
//
//	cost = (issue + memory) * latency
//
// issue: how often warps execute each PTX instruction, which the emulator counts, times the stall counts in the control words of its
// machine instructions, which ptxas names by line. ptxas copies instructions when it unrolls: of a line whose least frequent opcode
// occurs n times, the machine instructions count as n copies, and a warp executes one of them. An instruction of a line that no warp
// executes costs nothing, one without a line is executed once by each warp.
//
// memory: the cycles of the memory unit that the emulator's counts of an instruction stand for, below.
//
// latency: the time of waiting that too few resident warps do not fill: 1 + 8/warps, of an SM of 64 warps, 65,536 registers and 100 KB of shared memory
// for its blocks, in relation to an SM that is full.
//
// The cost assumes that caches hit, that stalls of one warp are not filled by another one, and that the branches of a diverged warp cost
// as much as its instructions. It compares the code of compilers for one launch; it predicts no time.
const (
	costSector      = 2   // a sector of 32 bytes of global memory
	costAccess      = 4   // an access to global or local memory
	costShared      = 2   // a pass over the banks of shared memory
	costAtomic      = 16  // a round of an atomic operation on global memory
	costAtomicCTA   = 4   // and on shared memory
	costBarrier     = 20  // bar.sync and the like
	costFenceCTA    = 10  // a fence, by its scope
	costFenceGPU    = 200 //
	costFenceSystem = 400 //

	residentWarps     = 64
	residentRegisters = 64 << 10
	residentShared    = 100 << 10
	residentBlocks    = 32
	latencyWarps      = 8 // warps among which half of the time passes in waiting
)

// Opcodes of machine instructions that access local memory, where ptxas spills registers.
const (
	opcodeLDL = 0x983
	opcodeSTL = 0x387
)

// runCost is the cost of a run of a kernel, in its parts.
type runCost struct {
	issue, memory, latency float64
}

func (c runCost) total() float64 { return (c.issue + c.memory) * c.latency }

// add adds the cost of another launch of the kernel.
func (c *runCost) add(d runCost) {
	c.issue, c.memory, c.latency = c.issue+d.issue, c.memory+d.memory, max(c.latency, d.latency)
}

// costOf estimates the cost of a launch with the lines that warps executed, of blocks of threads with shared bytes.
func costOf(code []oracle.Instruction, lines []emu.Line, usage *oracle.Usage, blocks, threads, shared int) runCost {
	perBlock := (threads + 31) / 32
	warps := map[int32]float64{0: float64(blocks * perBlock)}
	c := runCost{latency: latencyFactor(usage.Registers, usage.Shared+shared, perBlock)}
	for i := range lines {
		l := &lines[i]
		warps[l.At.Line] += float64(l.Warp)
		c.memory += memoryCost(l)
	}
	issue, spills := issueCosts(code)
	for line, n := range warps {
		c.issue += n * issue[line]
		c.memory += n * spills[line] * costAccess
	}
	return c
}

// staticCost is costOf for a kernel without a launch: each instruction once.
func staticCost(code []oracle.Instruction, usage *oracle.Usage) runCost {
	c := runCost{latency: latencyFactor(usage.Registers, usage.Shared, 8)}
	for _, i := range code {
		c.issue += float64(i.Stall)
		if i.Opcode == opcodeLDL || i.Opcode == opcodeSTL {
			c.memory += costAccess
		}
	}
	return c
}

// issueCosts returns, by line of the PTX, the cycles of one execution, and its accesses to spilled registers.
func issueCosts(code []oracle.Instruction) (issue, spills map[int32]float64) {
	issue, spills = map[int32]float64{}, map[int32]float64{}
	count := map[int32]map[uint16]int{}
	for _, i := range code {
		issue[i.Line] += float64(i.Stall)
		if i.Opcode == opcodeLDL || i.Opcode == opcodeSTL {
			spills[i.Line]++
		}
		if count[i.Line] == nil {
			count[i.Line] = map[uint16]int{}
		}
		count[i.Line][i.Opcode]++
	}
	for line, opcodes := range count {
		if line == 0 {
			continue
		}
		copies := math.MaxInt
		for _, n := range opcodes {
			copies = min(copies, n)
		}
		issue[line] /= float64(copies)
		spills[line] /= float64(copies)
	}
	return issue, spills
}

// memoryCost returns the cycles of the memory unit for an instruction's accesses.
func memoryCost(l *emu.Line) float64 {
	cost := float64(l.GlobalAccesses)*costAccess + float64(l.GlobalSectors)*costSector + float64(l.SharedPasses)*costShared
	text := strings.TrimSpace(l.At.Text)
	if strings.HasPrefix(text, "@") { // a predicate
		_, text, _ = strings.Cut(text, " ")
	}
	opcode, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	opcode, _, _ = strings.Cut(opcode, "\t")
	opcode = strings.TrimSuffix(opcode, ";")
	has := func(modifier string) bool { return strings.Contains(opcode+".", modifier+".") }
	n := float64(l.Warp)
	switch root, _, _ := strings.Cut(opcode, "."); root {
	case "ld", "st":
		if has(".local") {
			cost += n * costAccess
		}
	case "atom", "red":
		if has(".shared") {
			cost += float64(l.AtomicRounds) * costAtomicCTA
		} else {
			cost += float64(l.AtomicRounds) * costAtomic
		}
	case "bar", "barrier":
		cost += n * costBarrier
	case "membar", "fence":
		switch {
		case has(".cta"):
			cost += n * costFenceCTA
		case has(".sys"):
			cost += n * costFenceSystem
		default:
			cost += n * costFenceGPU
		}
	}
	return cost
}

// latencyFactor returns the cost of waiting for kernels with registers per thread, shared bytes and warps per block.
func latencyFactor(registers, shared, perBlock int) float64 {
	registers = (max(registers, 1) + 7) &^ 7 // allocated by eights
	blocks := min(residentBlocks, residentWarps/max(1, perBlock), residentRegisters/(registers*32*max(1, perBlock)))
	if shared > 0 {
		blocks = min(blocks, residentShared/shared)
	}
	warps := float64(max(1, blocks) * perBlock)
	return (1 + latencyWarps/warps) / (1 + latencyWarps/float64(residentWarps))
}
