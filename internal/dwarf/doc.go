// Package dwarf describes a program for debuggers: the DWARF sections of a PTX module from the
// debugging metadata of its source.
//
// In: an ir.Module with compile units, and for each function that was selected the place of its
// instructions in the source and where its variables are (Function). Out: labels that the
// function needs before instructions, and sections with DWARF 2, which is all that PTX
// tools read: no strings aside, no ranges, no line table (the assembler makes it of .loc).
//
// Units get the entries that LLVM gives them, in its order. Units do not refer to each other: what two
// of them use is described twice. Bits of a description that cannot be understood are left
// out; nothing here is an error, and a program without a compile unit costs nothing.
//
// It must not import isel or passes: what became of a variable is told to it.
//
// Source: DWARF 2.0.0; PTX ISA, "Debugging Directives"; the address classes of CUDA-GDB; LangRef,
// "Specialized Metadata Nodes"; observed output of llc 22 (requirements 5.2, S4-126 to S4-128).
package dwarf
