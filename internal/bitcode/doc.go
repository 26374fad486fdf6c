// Package bitcode reads and writes LLVM bitcode, the binary form of LLVM IR, as LLVM 3.8 to 22 write it.
//
// Reading. Read gives the *ir.Module that package llasm would give for the same module as text: pointers are opaque,
// forms that later versions dropped are brought to the present one (package upgrade runs unless Options.NoUpgrade is
// set), and names of local values are kept on demand. Open reads everything except the bodies of functions:
//
//	l, err := bitcode.Open(name, data, opts) // l.Module: symbols, types, metadata, no bodies
//	l.HasBody(sym)                           // does the file have a body for it?
//	err = l.Materialize(sym)                 // reads it; upgraded like the rest
//	err = l.MaterializeAll()                 // all that are left
//
// A function that has not been materialised looks like a declaration (Symbol.IsDecl); data must stay unchanged until
// the last body is read.
//
// Writing. Append writes a module in one of two dialects and does not change it; the result depends only on its
// arguments. Modern is the dialect of LLVM 22. LLVM7 is the dialect that libNVVM of CUDA 12 reads: the records,
// attributes and intrinsics of LLVM 7.0.1. Its pointers have pointees, found from the types of variables, functions and
// stack slots and from the uses of the others, with casts where uses disagree; pointers inside of structures and in the
// types of functions that are only declared are to i8. Later constructs are rewritten in the terms of that time (fneg,
// freeze, debug records, min and max, saturation, kernels without annotations, …) or refused with B0103. Bodies go into
// a stream of their own in two rounds of the same code, one that finds constants and ids and one that writes; the parts
// that precede them in the file are written last. Write does the same with one body in memory at a time: metadata that
// came with a body is written with it.
//
// Invariants: no input makes the reader panic, hang or allocate out of proportion to its length: every count is checked
// against the bits that are left. Errors are *diag.Diagnostic values with the bit position in the file. A module is
// read by one goroutine; different modules by any number.
//
// bitcode must not import llasm, isel, passes or ptx. Source of its rules: LLVM Bitcode File Format; LLVM's record
// numbers; requirements §7.2, S1-74…S1-78, P-12.
package bitcode
