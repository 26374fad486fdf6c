// Package reduce makes a module smaller as long as a property holds that the caller tests (llvm-reduce).
//
// Input and output are LLVM IR text; every candidate is a module that the verifier accepts, so that the test never sees broken IR.
// The table of steps (steps.go) says which parts are tried: bodies, symbols, branches, instructions, operands, metadata and
// attributes. Each step is tried on halves of its candidates first, then on ever smaller groups (delta debugging, Zeller and
// Hildebrandt 2002), and the table is walked again until a round removes nothing.
//
// It imports the IR, its text reader and the verifier, and touches no files: the caller executes the test.
package reduce
