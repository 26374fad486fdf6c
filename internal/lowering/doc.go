// Package lowering holds the facts about the machine that legalization and selection share: which atomic operations PTX
// has, up to which size copies are unrolled, which switches become jump tables, and where diagnostics point.
//
// Each fact is a function or constant without state. Facts that only one of the two packages needs stay there.
//
// The options of code generation that the driver, the passes and both rooms share are here, too ([Codegen]).
//
// lowering imports ir, isa, target and diag; never isel, legalize or passes.
//
// Sources: PTX ISA §9.7.13 (atom, red), §9.7.12 (brx.idx); S1-01 … S1-82.
package lowering
