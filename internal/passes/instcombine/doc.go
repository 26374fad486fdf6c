// Package instcombine is the peephole optimizer of the middle end (LLVM's InstCombine): it folds constants, brings
// instructions into canonical forms and replaces them by cheaper ones.
//
// A Combiner applies the rules to one function at a time, first to all instructions in reverse postorder, then to those of a
// worklist: the users and operands of rewritten instructions. Every rule has a name in a table of its opcode (rule.go); statistics,
// remarks and bisection report it. A rule returns the value that replaces the instruction, the instruction itself if it was
// changed in place, or ir.None. It inserts new instructions before the instruction and erases nothing.
//
// Rules change no edges, and never make an instruction execute more often. They keep the meaning for poison: the result may
// be defined where the original was poison, not the other way round. The tests evaluate both on all corner values.
//
// Canonical forms: constants are right operands; subtraction of a constant is addition; getelementptr with constant indices is
// an offset in bytes; division and remainder by powers of two are shifts and masks where the operand allows it.
//
// Inputs are the fields of Env. instcombine imports analysis, fold, ir and slab only.
//
// Sources: LangRef; the behavior of LLVM 22's InstCombine; tools/peephole lists simplifications of opt that are missing.
package instcombine
