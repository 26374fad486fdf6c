// Package llasm reads LLVM IR text (.ll) into the module of package ir.
//
// Input: the text that clang 3.8 to 22, rustc, Triton, Numba and people write,
// with typed or opaque pointers. Output: an *ir.Module whose pointers are opaque,
// or one diagnostic with position, source line and hint.
//
// The reader makes one pass over the bytes: a token is a kind and a span, names
// are looked up in open-addressing tables keyed by the text itself, and nothing
// is allocated for a token. Pointee types of typed pointers live only while they
// are read: a bitcast between pointers is its operand, byval without a type takes
// the pointee. Values, blocks, symbols, types, attribute groups and metadata may
// all be used before they are defined.
//
// Open reads what is at the top level; Materialize then reads one body at a time, as often as it
// is asked for, and Drop takes it out again with the metadata that came with it: so a module is
// converted without ever being in memory as a whole. A text whose bodies depend on each
// other, or in which something is wrong, gives ErrTogether and is read by Parse.
//
// Invariants: Parse never panics, whatever the input; recursion is bounded; an
// error leaves no module. What old files spell differently (metadata kernels,
// renamed intrinsics, debug intrinsics) is brought to the present form by package
// upgrade before Parse returns.
//
// llasm must not import isel, passes or ptx. Source of its rules: LLVM Language
// Reference; requirements S4-06…S4-90, P-12.
package llasm
