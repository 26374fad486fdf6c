// Package bitcode reads and writes LLVM bitcode, the binary form of LLVM IR, as
// LLVM 3.8 to 22 write it.
//
// Reading. Read gives the *ir.Module that package llasm would give for the same
// module as text: pointers are opaque, forms that later versions dropped are
// brought to the present one (package upgrade runs unless told not to), and names
// of local values are kept on demand. Open reads everything but the bodies of
// functions:
//
//	l, err := bitcode.Open(name, data, opts) // l.Module: symbols, types, metadata, no bodies
//	l.HasBody(sym)                           // is there a body to be had?
//	err = l.Materialize(sym)                 // reads it; upgraded like the rest
//	err = l.MaterializeAll()                 // all that are left
//
// A function that has not been materialised looks like a declaration
// (Symbol.IsDecl); data must stay unchanged until the last body is read.
//
// Writing. Append writes a module in the dialect of LLVM 22, or in that of LLVM 7
// with typed pointers.
//
// Invariants: no input makes the reader panic, hang or allocate out of proportion
// to its length: every count is checked against the bits that are left. Errors are
// *diag.Diagnostic values that say at which bit of the file. A module is read
// by one goroutine; different modules by any number.
//
// bitcode must not import llasm, isel, passes or ptx. Source of its rules: LLVM Bitcode
// File Format; LLVM's record numbers; requirements §7.2, S1-74…S1-78, P-12.
package bitcode
