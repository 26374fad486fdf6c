package main

import (
	"math"
	"slices"
	"testing"

	"gonvvm/internal/oracle"
)

// Instructions of a loop that ptxas hoists before it are executed as often as the block they are in, also before an inner loop. Blocks
// that are entered from later ones, from unknown ones, or where threads meet again, have no bound.
func TestExecutionBounds(t *testing.T) {
	const branch, bssy, bsync, brx, exit = opcodeBRA, 0x945, 0x941, 0x949, 0x94d
	inf := math.Inf(1)
	executed := []float64{8, 8, 80, 800}
	for _, c := range []struct {
		name string
		code []oracle.Instruction
		want []float64
	}{
		{"hoisted", []oracle.Instruction{
			{Line: 1},
			{Line: 1, Opcode: branch, Guarded: true, Jump: 3},
			{Line: 2}, // hoisted
			{Line: 2},
			{Line: 2, Opcode: branch, Guarded: true, Jump: -2}, // the loop
			{Line: 1},
		}, []float64{8, 8, 8, 80, 80, 16}},
		{"inner loop", []oracle.Instruction{
			{Line: 1},
			{Line: 2},
			{Line: 3},
			{Line: 2, Opcode: branch, Guarded: true, Jump: 2}, // line 3 is hoisted into the header
			{Line: 3},
			{Line: 3, Opcode: branch, Guarded: true, Jump: -2},
			{Line: 2},
			{Line: 2, Opcode: branch, Guarded: true, Jump: -7},
			{Line: 1, Opcode: exit},
		}, []float64{8, 80, 80, 80, 800, 800, 80, 80, 8}},
		{"subroutine", []oracle.Instruction{{Line: 1}, {Line: 1, Opcode: exit}, {Line: 3}}, []float64{8, 8, inf}},
		{"guarded exit", []oracle.Instruction{{Line: 1, Opcode: exit, Guarded: true}, {Line: 3}}, []float64{8, 8}},
		{"both sides", []oracle.Instruction{
			{Line: 1, Opcode: branch, Guarded: true, Jump: 2}, {Line: 3}, {Line: 1, Opcode: branch, Jump: 1}, {Line: 3}, {Line: 3},
		}, []float64{8, 8, 8, 8, 16}},
		{"meeting point", []oracle.Instruction{{Line: 1, Opcode: bssy, Jump: 1}, {Line: 1, Opcode: bsync}, {Line: 3}}, []float64{8, 8, inf}},
		{"table of branches", []oracle.Instruction{{Line: 1, Opcode: brx}, {Line: 3}}, []float64{inf, inf}},
	} {
		got := executionBounds(c.code, 8, func(i oracle.Instruction) float64 { return executed[i.Line] })
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: bounds %v, want %v", c.name, got, c.want)
		}
	}
}

// Of the copies of a line, one before the loop is executed once, and those in the loop as often as remains. An instruction without
// a copy that ptxas hoists is not executed in the loop.
func TestDistribute(t *testing.T) {
	executed := map[int32]execution{1: {8, 8}, 2: {80, 40}, 3: {80, 80}}
	code := []oracle.Instruction{
		{Line: 1},
		{Line: 2, Opcode: 5},
		{Line: 3},
		{Line: 1, Opcode: opcodeBRA, Guarded: true, Jump: 2},
		{Line: 2, Opcode: 5},
		{Line: 3, Opcode: opcodeBRA, Guarded: true, Jump: -2},
	}
	if got, want := distribute(code, executed, 8), []float64{8, 8, 8, 8, 72, 80}; !slices.Equal(got, want) {
		t.Errorf("executed %v, want %v", got, want)
	}
}

// Guarded instructions are issued with their block, the prologue and the returns of a subroutine with its calls.
func TestIssues(t *testing.T) {
	const ret = 0x950
	code := []oracle.Instruction{
		{},
		{Guarded: true},
		{Opcode: opcodeBRA, Guarded: true, Jump: -3}, // a loop
		{Opcode: 0x94d}, // exit
		{},
		{},
		{}, // the prologue, and the first line of a subroutine
		{Opcode: opcodeBRA, Guarded: true, Jump: 1},
		{},
		{},
		{Opcode: ret},
	}
	list := []float64{8, 2, 1, 1, 0, 0, 4, 4, 3, 3, 3}
	if got, want := issues(code, list), []float64{8, 8, 8, 1, 4, 4, 4, 4, 3, 4, 4}; !slices.Equal(got, want) {
		t.Errorf("issued %v, want %v", got, want)
	}
}
