// Package irgen makes random LLVM IR for differential tests: kernels that
// terminate, have no undefined behaviour and no data race, and leave everything they
// compute in memory, so that two compilations can be compared to the bit.
//
// Programs are text. The same seed and options give the same program; each
// statement draws from a generator of its own, so leaving statements out (Options.Skip)
// changes the others as little as possible, which is what a reducer needs.
//
// It is for tests only and imports nothing of the project.
package irgen
