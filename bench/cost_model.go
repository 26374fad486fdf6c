package main

import (
	"bytes"
	"slices"
	"strings"

	"gonvvm/internal/emu"
	"gonvvm/internal/oracle"
)

// The cost of a kernel's run is an estimate of the cycles that a warp scheduler spends on it:
//
//	cost = (issue + memory) * latency
//
// issue: how often warps execute each PTX instruction, which the emulator counts, times the stall counts in the control words of its
// machine instructions, which ptxas names by line. ptxas copies blocks when it unrolls loops, and a warp executes one copy at a time: a
// PTX instruction that is one or two machine instructions of an opcode (expected) has as many copies as that opcode occurs for it, and a
// block, up to a branch or a label, as many as the median of its instructions. An instruction is executed no more
// often than those that it is reached from, so that one that ptxas hoists out of a loop counts where it is (cost_flow.go). An instruction of a line
// that no warp executes costs nothing, one without a line is executed once by each warp. A guarded instruction is issued with its block (cost_issue.go). The slow
// paths of divisions and roots of floating-point numbers cost nothing, the subroutines of other operations as much as they are called. That leaves out
// that calls end the overlap of instructions around them: of 256 remainders of 16 bits, each took 24 cycles on an H200.
//
// memory: the cycles of the memory unit that the emulator's counts of an instruction stand for, below. An access to a local variable that
// ptxas keeps in registers, with no machine instruction for local memory, has none.
//
// latency: the time of waiting that too few resident warps do not fill: 1 + 8/warps, of an SM of 64 warps, 65,536 registers and 100 KB of shared memory
// for its blocks, in relation to an SM that is full.
//
// The cost assumes that caches hit, that stalls of one warp are not filled by another one, and that the branches of a diverged warp cost
// as much as its instructions. Threads that call a function from different places meet in it, as in the emulator; on a GPU they do not, so that copies of a
// recursive call cost more there. Waiting for a load costs the same whether others are under way or not, and operands in one register bank cost nothing:
// an H200 took 1.4 times as long for a loop whose loads were waited for one by one, and for one with such operands. An access to local memory, whose value was most often written shortly before, costs as much as agrees best with the
// times of 240 kernels of three compilers on an H200. It compares the code of compilers for one launch; it predicts no time.
const (
	costSector      = 2   // a sector of 32 bytes of global memory
	costAccess      = 4   // an access to global memory
	costLocal       = 24  // an access to local memory
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

// Opcodes of machine instructions: LDL and STL access local memory, where ptxas spills registers.
const (
	opcodeLDL = 0x983
	opcodeSTL = 0x387
	opcodeBRA = 0x947
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

// costOf estimates the cost of a launch with the lines that warps executed, of blocks of threads with shared bytes. labels says which lines
// of the PTX are labels.
func costOf(code []oracle.Instruction, lines []emu.Line, labels []bool, usage *oracle.Usage, blocks, threads, shared int) runCost {
	perBlock := (threads + 31) / 32
	c := runCost{latency: latencyFactor(usage.Registers, usage.Shared+shared, perBlock)}
	machine := byLine(code)
	warps := float64(blocks * perBlock)
	executed := executions(lines, machine, labels)
	executed[0] = execution{warps, warps}
	local := map[int32]bool{} // lines that access local memory themselves
	for i := range lines {
		opcode := mnemonic(lines[i].At.Text)
		local[lines[i].At.Line] = mayAccessLocal(opcode)
		if machine[lines[i].At.Line].spills > 0 || !isLocal(opcode) { // else ptxas keeps the variable in registers
			c.memory += memoryCost(&lines[i])
		}
	}
	list := distribute(code, executed, warps)
	c.issue += subroutineIssue(code, list)
	for k, n := range issues(code, list) {
		c.issue += n * float64(code[k].Stall)
		if accessesLocal(code[k]) && !local[code[k].Line] { // else the line's own access, which memoryCost counts
			if code[k].Guarded {
				n = list[k]
			}
			c.memory += n * costLocal
		}
	}
	return c
}

// executions returns how often warps execute each line, and one copy of its machine instructions.
func executions(lines []emu.Line, machine map[int32]lineCode, labels []bool) map[int32]execution {
	executed := map[int32]execution{}
	for first := 0; first < len(lines); {
		end := first
		var copies []int
		for ; end == first || end < len(lines) && sameBlock(&lines[end-1], &lines[end], labels); end++ {
			if n := machine[lines[end].At.Line].copies(mnemonic(lines[end].At.Text)); n > 0 {
				copies = append(copies, n)
			}
		}
		n := execution{float64(lines[first].Warp), float64(lines[first].Warp)}
		if len(copies) > 0 {
			slices.Sort(copies)
			n.copy /= float64(copies[len(copies)/2])
		}
		for ; first < end; first++ {
			executed[lines[first].At.Line] = n
		}
	}
	return executed
}

// sameBlock reports whether line b, the next one that was executed, is in the block of line a: no branch and no label is between them.
func sameBlock(a, b *emu.Line, labels []bool) bool {
	root, _, _ := strings.Cut(mnemonic(a.At.Text), ".")
	return a.At.Function == b.At.Function && a.Warp == b.Warp && root != "bra" && root != "brx" && !slices.Contains(labels[a.At.Line:b.At.Line], true)
}

// labelLines returns which lines of PTX are labels, by their number.
func labelLines(text []byte) []bool {
	list := []bool{false}
	for line := range bytes.Lines(text) {
		list = append(list, bytes.HasSuffix(bytes.TrimSpace(line), []byte(":")))
	}
	return list
}

// lineCode sums up the machine instructions of a line of PTX.
type lineCode struct {
	spills  int // accesses to spilled registers, and those that the line itself makes to local memory
	opcodes map[uint16]int
}

// copies returns how often the machine instructions of a PTX instruction have been copied, 0 if that is not known.
func (l lineCode) copies(mnemonic string) int {
	if strings.HasPrefix(mnemonic, "bra") {
		return l.opcodes[opcodeBRA]
	}
	n := expected(mnemonic)
	if n == 0 || len(l.opcodes) == 0 {
		return 0
	}
	most, access := 0, strings.HasPrefix(mnemonic, "ld") || strings.HasPrefix(mnemonic, "st.")
	for opcode, k := range l.opcodes {
		if !access || isAccess(opcode) { // ptxas gives comparisons of loaded values the line of the load
			most = max(most, k)
		}
	}
	if most == 0 {
		return 0
	}
	return max(1, most/n)
}

// isAccess reports whether opcode loads or stores: LD, LDG, LDL, LDS, ST, STG, STL, STS.
func isAccess(opcode uint16) bool {
	return opcode >= 0x980 && opcode <= 0x984 || opcode >= 0x385 && opcode <= 0x388
}

// expected returns how many machine instructions of one opcode a PTX instruction becomes, 0 if that varies. Integers of 64 bits take two.
func expected(mnemonic string) int {
	parts := strings.Split(mnemonic, ".")
	t := parts[len(parts)-1]
	wide := t == "u64" || t == "s64" || t == "b64"
	switch parts[0] {
	case "ld", "st":
		if slices.Contains(parts, "param") { // moves between registers, as many as the call needs
			return 0
		}
		return 1
	case "atom", "red", "shfl", "bar", "barrier", "mma", "tex", "tld4", "fma", "vote":
		return 1
	case "add", "sub", "setp", "selp", "shl", "shr", "and", "or", "xor":
		if wide {
			return 2
		}
		return 1
	case "mad", "mul":
		if slices.Contains(parts, "wide") || t == "f32" || t == "f64" || !wide && slices.Contains(parts, "lo") {
			return 1
		}
	}
	return 0
}

func accessesLocal(i oracle.Instruction) bool { return i.Opcode == opcodeLDL || i.Opcode == opcodeSTL }

func byLine(code []oracle.Instruction) map[int32]lineCode {
	lines := map[int32]lineCode{}
	for _, i := range code {
		l, ok := lines[i.Line]
		if !ok {
			l.opcodes = map[uint16]int{}
		}
		if accessesLocal(i) {
			l.spills++
		}
		l.opcodes[i.Opcode]++
		lines[i.Line] = l
	}
	return lines
}

// staticCost is costOf for a kernel without a launch: each instruction once.
func staticCost(code []oracle.Instruction, usage *oracle.Usage) runCost {
	c := runCost{latency: latencyFactor(usage.Registers, usage.Shared, 8)}
	for _, i := range code {
		c.issue += float64(i.Stall)
		if accessesLocal(i) {
			c.memory += costLocal
		}
	}
	return c
}

// mnemonic returns the opcode of an instruction with its modifiers, without a predicate.
func mnemonic(text string) string {
	fields := strings.Fields(text)
	if len(fields) > 1 && strings.HasPrefix(fields[0], "@") {
		fields = fields[1:]
	}
	if len(fields) == 0 {
		return ""
	}
	return strings.TrimSuffix(fields[0], ";")
}

// memoryCost returns the cycles of the memory unit for an instruction's accesses.
func memoryCost(l *emu.Line) float64 {
	cost := float64(l.GlobalAccesses)*costAccess + float64(l.GlobalSectors)*costSector + float64(l.SharedPasses)*costShared
	opcode := mnemonic(l.At.Text)
	has := func(modifier string) bool { return strings.Contains(opcode+".", modifier+".") }
	n := float64(l.Warp)
	switch root, _, _ := strings.Cut(opcode, "."); root {
	case "ld", "st":
		if mayAccessLocal(opcode) { // a generic access to neither global nor shared memory is one to local memory
			cost += (n - float64(l.GlobalAccesses+l.SharedAccesses)) * costLocal
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

// isLocal reports whether an instruction of PTX is an access to local memory.
func isLocal(mnemonic string) bool { return strings.Contains(mnemonic+".", ".local.") }

// mayAccessLocal reports whether an instruction of PTX is an access to local memory, or a generic one.
func mayAccessLocal(mnemonic string) bool {
	root, modifiers, _ := strings.Cut(mnemonic+".", ".")
	if root != "ld" && root != "st" {
		return false
	}
	for _, space := range []string{"global.", "shared.", "shared::", "param.", "param::", "const."} {
		if strings.Contains(modifiers, space) {
			return false
		}
	}
	return true
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
