// Package ptx holds PTX modules: the model that the selector, the back-end passes, the checker and the emulator share,
// the printer and the parser.
//
// Append prints the model, one instruction per line, and adds nothing; styles are the builder's choice. Parse reads PTX
// text into the same model and continues after an error, so that one run reports many. The spelling of mnemonics, their
// operands and their needs come from package isa; nothing here knows single instructions, except call and the
// pseudo-instructions.
//
// Invariants: a module that Parse returns prints to text that parses to an equal module. Insts and Operands hold no
// pointers; groups of operands (vector, pair, list) are a head followed by their elements.
//
// Source of the rules: PTX ISA chapters 4, 5 and 11. Imports isa, target and diag only.
package ptx
