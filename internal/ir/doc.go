// Package ir is the first waist: LLVM IR in memory as dense 32-bit ids into
// pointer-free slices. Readers build a Module, passes rewrite it, the selector
// and the writers read it.
//
// Everything inside a function is named by a Value: an instruction, a parameter,
// a constant, a symbol, a block, a metadata node or an inline-asm text. Use lists
// exist for instructions, parameters and blocks, so that replacing a value and
// finding the predecessors of a block are cheap; constants and symbols have none.
//
// Invariants:
//   - Types are interned: == is type equality. Pointers are opaque; an element type
//     sits on load, store, getelementptr, call, alloca and byval attributes.
//   - A function's constants live in a table of its own, so functions can be
//     processed in parallel without locks. Initialisers and metadata use the
//     module's table. A constant Value means nothing outside its table.
//   - Phis stand first in their block; a block ends in exactly one terminator.
//   - Erased instructions keep their id with Op OpInvalid; ids are not reused
//     before Compact.
//
// Only this package touches the slices; the others go through the accessors.
// ir imports diag, isa (names of intrinsics) and target only.
//
// Sources: LLVM Language Reference; requirements S4-06…S4-90.
package ir
