// Package dwarfnames holds the names that LLVM's text uses for the numbers of DWARF: tags,
// languages, encodings, operations, flags of debugging nodes.
//
// In: a number or a name. Out: the other one. Tables are sorted by number and change nothing.
// It imports nothing of the project.
//
// Source: DWARF 5, chapter 7, and its vendor extensions; LLVM's debugging flags.
package dwarfnames
