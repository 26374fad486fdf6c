// Package ptxopt improves the code of PTX functions: it removes redundancies that the selector leaves because it looks
// at one IR instruction at a time.
//
// In: a ptx.Func as the selector builds it, or as it was parsed. Out: the same function with fewer instructions: copies
// and constants propagated, neutral operations folded, repeated and dead computations removed, pairs of predicates
// fused. Registers are renumbered by first appearance.
//
// PTX registers are not in SSA form. Only registers with a single unguarded definition take part: such a definition is
// executed before every use on every path, so its operands, if they are such registers too, have the same values at the
// use. Everything else stays: registers of inner scopes, arithmetic with the carry flag, instructions that access
// memory or other threads. Blocks and branches never change.
//
// A function with inline assembly whose text the model does not parse is left alone: the text names registers.
//
// ptxopt imports ptx, isa and slab; never ir.
//
// Source: PTX ISA §9.2 (operand types), §9.7.1 to §9.7.9 (semantics).
package ptxopt
