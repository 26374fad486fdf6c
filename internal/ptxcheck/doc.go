// Package ptxcheck reports violations of the rules of the ISA that the grammar does not cover: types and kinds of
// operands, state spaces, declarations and initialisers, calls, directives, and features that the target lacks.
//
// Check reads a ptx.Module, parsed or built by the compiler, and changes nothing. The allowed operands of an
// instruction are data of package isa; nothing here knows single instructions, except mov (which packs vectors) and
// call. With the text that a module was parsed from, diagnostics have lines and columns, operands included; without it
// they name the function and the instruction.
//
// Invariants: never panics on a module that ptx.Parse returns, for any text; the work is linear in the size of the
// module.
//
// Source of the rules: PTX ISA chapters 5 (S2-01 … S2-97), 7, 9.2 to 9.4 and 11; where the manual leaves a question
// open, the behaviour of NVIDIA's assembler. Imports ptx, isa, target and diag only.
package ptxcheck
