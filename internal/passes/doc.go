// Package passes is the middle end: it rewrites an ir.Module from what front
// ends write to what the selector wants.
//
// Input is a module that the verifier accepts, output another one with the same
// meaning. pipeline.go is the table of passes, of the order they run in and of
// the reasons for that order; every other file is one pass, or one tool that
// several passes share (fold*.go: constants; unit.go: what a worker carries).
//
// Function passes see one function and may change nothing of the module: not
// its symbols, attributes or metadata. Functions are therefore processed by
// several workers at once, and the result does not depend on how many. Module
// passes run alone.
//
// Invariants that every pass keeps: requirements.md §2, convergence rule (P-18): a
// convergent call is never duplicated (full unrolling and inlining excepted,
// where every copy is executed by the threads that executed the original), made
// conditional on more than it was, or moved across control flow. Fast-math
// freedom is used only where an instruction's flags give it. Constant folding is
// exact: what depends on rounding mode, flushing or NaN payloads is left alone.
//
// passes imports ir, analysis, slab, isa, target and diag; never the selector.
//
// Sources: LangRef; the behaviour of LLVM 22's passes of the same names where a
// pass has one; requirements.md §2, §6, P-05, P-18, P-20, S1-38 … S1-42.
package passes
