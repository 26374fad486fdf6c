package main

import (
	"math"
	"slices"

	"gonvvm/internal/oracle"
)

// Machine instructions that change the flow of control, without the bits that tell the form of their operands.
const (
	opcodeForm  = 0x1ff
	opcodeBSYNC = 0x141
	opcodeCALL  = 0x144
	opcodeBSSY  = 0x145
	opcodeBRX   = 0x149
	opcodeJMX   = 0x14c
	opcodeEXIT  = 0x14d
	opcodeRET   = 0x150
)

// execution says how often warps execute a line of PTX.
type execution struct {
	total float64
	copy  float64 // each of the copies that ptxas has made of the line's machine instructions
}

// distribute returns how often warps execute each machine instruction: as often as a copy of its line, but no more often than the instructions
// around it allow. Where ptxas has made copies of a line, the others are executed the more.
func distribute(code []oracle.Instruction, executed map[int32]execution, warps float64) []float64 {
	bounds := executionBounds(code, warps, func(i oracle.Instruction) float64 { return executed[i.Line].total })
	type group struct {
		line   int32
		opcode uint16
	}
	missing, others := map[group]float64{}, map[group]float64{}
	for k, i := range code {
		g := group{i.Line, i.Opcode}
		if n := executed[i.Line].copy; n > bounds[k] {
			missing[g] += n - bounds[k]
		} else {
			others[g]++
		}
	}
	list := make([]float64, len(code))
	for k, i := range code {
		g, e := group{i.Line, i.Opcode}, executed[i.Line]
		list[k] = min(e.copy, bounds[k])
		if e.copy < e.total && e.copy <= bounds[k] {
			list[k] = min(e.copy+missing[g]/others[g], e.total, bounds[k])
		}
	}
	return list
}

// blockEnd returns the end of the block that begins with instruction first.
func blockEnd(entries []entry, first int) int {
	end := first + 1
	for end < len(entries)-1 && entries[end] == inside {
		end++
	}
	return end
}

// executionBounds returns how often warps can execute each machine instruction at most. ptxas leaves instructions their lines when it
// hoists them out of loops; a block that is entered from earlier ones only is executed as often as these are together. executed says how often
// the line of an instruction is executed, and warps how often the kernel is entered.
func executionBounds(code []oracle.Instruction, warps float64, executed func(oracle.Instruction) float64) []float64 {
	entries := entriesOf(code)
	bounds := make([]float64, len(code))
	incoming := make([]float64, len(code)+1)
	incoming[0] = warps
	var counts []float64
	for first := 0; first < len(code); {
		end := blockEnd(entries, first)
		last := code[end-1]
		bound := incoming[first]
		if entries[first] >= open {
			bound = math.Inf(1)
		}
		counts = counts[:0]
		for k := first; k < end; k++ {
			if n := executed(code[k]); k == end-1 || !code[k].Guarded && (n > 0 || len(counts) > 0) {
				counts = append(counts, n)
			}
		}
		slices.Sort(counts)
		if isBranch(last) && last.Guarded { // a loop that contains a loop: most instructions of the block are its own
			bound = min(bound, max(executed(last), counts[len(counts)/2]))
		}
		for k := first; k < end; k++ {
			bounds[k] = bound
		}
		most := min(bound, counts[len(counts)-1])
		if isBranch(last) {
			switch target := end + int(last.Jump); {
			case target >= end && target < len(code):
				incoming[target] += most
			case target >= 0 && target < end && incoming[target] > 0: // a loop is left no more often than it is entered
				most = min(most, incoming[target])
			}
		}
		if !endsFlow(last) {
			incoming[end] += most
		}
		first = end
	}
	return bounds
}

// entry says how an instruction is reached.
type entry uint8

const (
	inside     entry = iota // from the one before it
	leader                  // it begins a block, which is entered from earlier blocks
	open                    // it begins a block, which is entered from later blocks, or from unknown ones
	subroutine              // it begins a subroutine
)

// entriesOf returns how each instruction is reached.
func entriesOf(code []oracle.Instruction) []entry {
	entries := make([]entry, len(code)+1)
	reached := make([]bool, len(code)+1)
	entries[0], reached[0] = leader, true
	begin := func(k int, e entry) {
		if k >= 0 && k < len(code) {
			entries[k] = max(entries[k], e)
		}
	}
	for k, i := range code {
		switch op := i.Opcode & opcodeForm; {
		case isBranch(i):
			target := k + 1 + int(i.Jump)
			if target <= k {
				begin(target, open)
			} else {
				begin(target, leader)
				reached[min(target, len(code))] = true
			}
			begin(k+1, leader)
		case op == opcodeBSSY:
			begin(k+1+int(i.Jump), open)
		case op == opcodeBSYNC:
			begin(k+1, open)
		case op == opcodeBRX || op == opcodeJMX: // the targets are not known
			for j := range entries {
				entries[j] = open
			}
			return entries
		case endsFlow(i):
			begin(k+1, leader)
		}
		reached[k+1] = reached[k+1] || !endsFlow(i)
	}
	for k := range entries {
		if !reached[k] {
			entries[k] = subroutine
		}
	}
	return entries
}

func isBranch(i oracle.Instruction) bool { return i.Opcode&opcodeForm == opcodeBRA&opcodeForm }

// endsFlow reports whether the next instruction is not executed after i.
func endsFlow(i oracle.Instruction) bool {
	op := i.Opcode & opcodeForm
	return !i.Guarded && (isBranch(i) || op == opcodeEXIT || op == opcodeRET)
}
