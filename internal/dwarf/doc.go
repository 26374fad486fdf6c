// Package dwarf describes a program for debuggers: the DWARF sections of a PTX module from the debugging metadata of
// its source.
//
// In: an ir.Module with compile units, and for each selected function the source places of its instructions and the
// locations of its variables (Function). Out: labels that the function needs before instructions, and sections with
// DWARF 2, the only version that PTX tools read: no separate strings, no ranges, no line table (the assembler makes it
// of .loc).
//
// Units get the entries that LLVM gives them, in its order. Units do not refer to each other: entities used by two of
// them are described twice. Parts of a description that cannot be understood are left out; nothing here is an error,
// and a program without a compile unit costs nothing.
//
// It must not import isel or passes: they pass the locations of variables to it.
//
// Source: DWARF 2.0.0; PTX ISA, "Debugging Directives"; the address classes of CUDA-GDB; LangRef, "Specialized Metadata
// Nodes"; observed output of llc 22 (requirements 5.2, S4-126 to S4-128).
package dwarf
