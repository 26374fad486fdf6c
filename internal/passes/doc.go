// Package passes is the middle end: it optimizes an ir.Module and lowers the constructs that instruction selection
// does not accept.
//
// The input is a module that the verifier accepts, the output another one with the same meaning. pipeline.go holds
// the table of passes, their order and the reasons for it. Passes are named as in LLVM where LLVM has the pass. The
// prefix of a file is its area:
//
//	correlated correlated-propagation: rewrites by constant ranges
//	earlycse, gvn  redundant values and loads
//	sroa       SROA and mem2reg
//	mem_       memory: memcpy, vectorized accesses, address spaces
//	addr_      address computations
//	cfg_       control flow
//	loop_      loops; loop_simplify.go and loop_copy.go are shared by the others
//	scalar_    other passes on single instructions
//	ipo_       interprocedural passes and inlining
//	lower_     required lowering
//
// Files without a prefix run the passes: runner.go, settled.go, watch.go, remarks.go, unit.go. instcombine is a package of
// its own (internal/passes/instcombine).
//
// A unit is the state that a worker reuses from function to function: the current function, its analyses and scratch.
// Each pass has a type of its own that embeds the unit. A pass with storage is a field of the unit; a pass without
// storage is a value that holds only the pointer. Methods of the unit are those that several passes need.
//
// Function passes see one function and must not change symbols, attributes or metadata of the module. Several workers
// process functions at once, and the result does not depend on their number. Module passes run alone.
//
// Invariants of every pass: requirements.md §2, convergence rule (P-18): a convergent call is never duplicated (full
// unrolling and inlining excepted, where the threads that executed the original execute each copy), made control
// dependent on more conditions, or moved across control flow. Fast-math transformations need the flags of the
// instruction. Constant folding is exact: operations that depend on the rounding mode, flushing or NaN payloads are
// not folded.
//
// passes imports instcombine, analysis, fold, ir, slab, limit, target and diag; never the selector.
//
// Sources: LangRef; the behaviour of LLVM 22's passes of the same names; requirements.md §2, §6, P-05, P-18, P-20,
// S1-38 … S1-42.
package passes
