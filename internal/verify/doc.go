// Package verify checks that a module is well formed: every block ends in one terminator, definitions dominate their
// uses, phis have one entry for each incoming edge, operands have the types that their instruction requires, and the
// use lists are exact. It never changes anything.
//
// Input is an ir.Module, output nil or a diag.List. Errors name the function, the block and the instruction; the
// instruction's text is the source line.
//
// It runs after every pass in the tests of the middle end, and on the results of readers and linkers.
//
// verify imports ir, analysis and diag; never passes.
//
// Sources: LangRef, "Well-Formedness" and the description of each instruction.
package verify
