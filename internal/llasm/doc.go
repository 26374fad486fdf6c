// Package llasm reads LLVM IR text (.ll) into the module of package ir.
//
// Input: text as clang 3.8 to 22, rustc, Triton, Numba and people write it, with typed or opaque pointers. Output: an
// *ir.Module whose pointers are opaque, or one diagnostic with position, source line and hint.
//
// The reader makes one pass over the bytes: a token is a kind and a span, names are looked up in open-addressing tables
// keyed by the text itself, and nothing is allocated for a token. Pointee types of typed pointers live only while they
// are read: a bitcast between pointers is its operand, byval without a type takes the pointee. Values, blocks, symbols,
// types, attribute groups and metadata may all be used before they are defined.
//
// Open reads the top level; Materialize then reads one body at a time, as often as it is called, and Drop removes it
// again with the metadata that came with it: so a module is converted without ever being in memory as a whole. A text
// whose bodies depend on each other, or which has an error, gives ErrTogether and is read by Parse.
//
// Invariants: Parse never panics, for any input; recursion is bounded; an error leaves no module. Old spellings
// (metadata kernels, renamed intrinsics, debug intrinsics) are brought to the present form by package upgrade before
// Parse returns.
//
// llasm must not import isel, passes or ptx. Source of its rules: LLVM Language Reference; requirements S4-06…S4-90,
// P-12.
package llasm
