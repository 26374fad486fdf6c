// Package irgen makes random LLVM IR for differential tests: kernels that terminate, have no undefined behaviour and no
// data race, and leave everything they compute in memory, so that two compilations can be compared to the bit.
//
// Programs are text. The same seed and options give the same program; each statement draws from a generator of its own,
// named by its position, so leaving statements out (Options.Skip) changes the others as little as possible, as a
// reducer needs.
//
// Apart from plain arithmetic on many types there are the patterns that optimisations match: nested loops of all forms
// with addresses that advance with their counters, addresses used again on other paths, copies through other arrays,
// sums in several orders, arithmetic with nsw and nuw that does not overflow, chains of operations with the constants
// of simplification rules, integers of any width, idioms, jump tables and loops with two entries, addresses that are
// compared, kept in memory and converted to integers, functions that access memory of their callers and recurse,
// intrinsics of NVVM and inline assembly, and, where control flow is uniform, barriers, exchanges through shared memory
// and between lanes.
//
// Rules that keep a program's meaning unique: floating-point values that are not ordinary become 1 before they are
// used; fast-math flags are on sums of small whole numbers only; padding and the bits above an odd width are never
// read; each thread has memory of its own, except where barriers order accesses; indices are masked, or counters whose
// bounds are known.
//
// It is for tests only and imports nothing of the project.
package irgen
