package main

import (
	"slices"

	"gonvvm/internal/oracle"
)

// issues returns how often warps issue each machine instruction, for numbers of executions as distribute returns them. It is more in three
// cases. A guarded instruction is issued as often as its block is executed, whatever its predicate says: ptxas guards the instructions of
// short branches, and gives the branch of a loop the line of a bra.uni that only one of the two paths executes. The prologue of a subroutine
// has the line of its opening brace. Its returns have the line of one path to them.
func issues(code []oracle.Instruction, list []float64) []float64 {
	list = slices.Clone(list)
	entries := entriesOf(code)
	calls := 0.0 // how often the subroutine is executed
	var ends []int
	for first := 0; first < len(code); {
		end := blockEnd(entries, first)
		n := blockCount(code[first:end], list[first:end])
		if entries[first] == subroutine {
			calls, ends = n, ends[:0]
			for k := first; k < end && list[k] == 0; k++ {
				list[k] = n
			}
		}
		if !code[end-1].Guarded && code[end-1].Opcode&opcodeForm == opcodeRET {
			ends = append(ends, first)
		}
		for k := first; k < end; k++ {
			if code[k].Guarded {
				list[k] = max(list[k], n)
			}
		}
		if end == len(code) || entries[end] == subroutine {
			raiseReturns(entries, list, ends, calls)
		}
		first = end
	}
	return list
}

// raiseReturns raises the numbers of the blocks at ends so that their sum is calls.
func raiseReturns(entries []entry, list []float64, ends []int, calls float64) {
	sum := 0.0
	for _, first := range ends {
		sum += list[blockEnd(entries, first)-1]
	}
	for _, first := range ends {
		for k := first; k < blockEnd(entries, first) && sum > 0 && sum < calls; k++ {
			list[k] *= calls / sum
		}
	}
}

// blockCount returns how often a block is executed, by the instructions that are not guarded. The first ones may have a line without executions.
func blockCount(code []oracle.Instruction, list []float64) float64 {
	var own []float64
	for k := range code {
		if !code[k].Guarded && (list[k] > 0 || len(own) > 0) {
			own = append(own, list[k])
		}
	}
	if len(own) == 0 {
		return 0
	}
	slices.Sort(own)
	return own[len(own)/2]
}

// subroutineIssue returns the cycles of the subroutines of ptxas, which list leaves out: each is executed as often as all calls of it together.
func subroutineIssue(code []oracle.Instruction, list []float64) (cycles float64) {
	calls := map[int]float64{} // by first instruction
	for k, i := range code {
		if t := k + 1 + int(i.Jump); i.Opcode&opcodeForm == opcodeCALL && t >= 0 && t < len(code) && code[t].Line == oracle.Subroutine {
			calls[t] += list[k]
		}
	}
	n := 0.0
	for k, i := range code {
		if count, ok := calls[k]; ok {
			n = count
		}
		if i.Line == oracle.Subroutine {
			cycles += n * float64(i.Stall)
		}
	}
	return cycles
}
