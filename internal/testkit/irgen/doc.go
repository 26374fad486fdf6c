// Package irgen makes random LLVM IR for differential tests: kernels that
// terminate, have no undefined behaviour and no data race, and leave everything they
// compute in memory, so that two compilations can be compared to the bit.
//
// Programs are text. The same seed and options give the same program; each
// statement draws from a generator of its own, named by where it stands, so leaving
// statements out (Options.Skip) changes the others as little as possible, which is what
// a reducer needs.
//
// Apart from plain arithmetic on many types there is what optimisations look for: nested
// loops of all forms with addresses that move with their counters, addresses used again
// on other ways through the program, copies by way of other arrays, sums in several orders,
// arithmetic that promises not to overflow and does not, chains of operations with the constants that rules
// of simplification look for, integers of any width, idioms, jump tables and loops with two entries,
// addresses that are compared, kept in memory and taken for numbers, functions that work on
// memory of their callers and call themselves, intrinsics of NVVM and inline assembly, and, where all
// threads come together, barriers, exchanges through shared memory and between lanes.
//
// What keeps a program's meaning single: values of floating point that are not ordinary become
// 1 before they go anywhere; fast-math flags are on sums of small whole numbers only; padding and
// the bits above an odd width are never looked at; each thread has memory of its own, but for
// what barriers order; indices are masked, or counters whose bounds are known.
//
// It is for tests only and imports nothing of the project.
package irgen
