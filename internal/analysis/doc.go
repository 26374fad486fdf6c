// Package analysis computes facts about functions and modules: block order,
// dominators, loops, the memory that a pointer can name, the effects of calls, the
// call graph, bounds from launch attributes, uniformity of values among threads.
//
// Inputs are ir.Func and ir.Module; nothing in here changes them. Results live
// in structures that a worker keeps and computes again for the next function:
// no analysis allocates in proportion to a function once its storage has grown.
// Results are valid until the function's blocks or edges change; who changes
// them computes again.
//
// Blocks that the entry does not reach are in no result: their number is 0.
//
// Sources: dominators are the semi-NCA algorithm (Georgiadis, "Linear-time
// algorithms for dominators and related problems", 2005), frontiers Cooper,
// Harvey and Kennedy, "A simple, fast dominance algorithm" (2001); effects
// of calls and of memory accesses follow the LangRef and requirements.md §2.
//
// analysis imports ir, slab, isa and target only.
package analysis
