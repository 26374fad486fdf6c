// Package analysis computes facts about functions and modules: block order, dominators, loops, alias facts and memory
// effects, the call graph, launch bounds, known bits and constant ranges of values, trip counts of loops, uniform values.
//
// Inputs are ir.Func and ir.Module; no analysis changes them. Results live in structures that a worker reuses from
// function to function: no analysis allocates in proportion to a function once its storage has grown. Results are
// valid until the function's blocks or edges change; the pass that changes them computes them again.
//
// Blocks that the entry does not reach are in no result: their number is 0.
//
// Sources: dominators are the semi-NCA algorithm (Georgiadis, "Linear-time
// algorithms for dominators and related problems", 2005), frontiers Cooper,
// Harvey and Kennedy, "A simple, fast dominance algorithm" (2001); effects
// of calls and of memory accesses follow the LangRef and requirements.md §2.
//
// analysis imports ir, fold and slab only.
package analysis
