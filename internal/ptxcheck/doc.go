// Package ptxcheck tells what in a PTX module breaks the rules of the ISA that
// the grammar does not hold: types and kinds of operands, state spaces,
// declarations and initialisers, calls, directives, and what the target lacks.
//
// Check reads a ptx.Module, parsed or built by the compiler, and changes nothing.
// What an instruction's operands may be is data of package isa; nothing here
// knows single instructions, but for mov (which packs vectors) and call. With the text that
// a module was parsed from, diagnostics have lines and columns, operands
// included; without it they name the function and the instruction.
//
// Invariants: never panics on a module that ptx.Parse returns, whatever the text
// was; the work is linear in the size of the module.
//
// Source of the rules: PTX ISA chapters 5 (S2-01 … S2-97), 7, 9.2 to 9.4 and 11; where
// the manual leaves a question open, what NVIDIA's assembler does. Imports ptx,
// isa, target and diag only.
package ptxcheck
