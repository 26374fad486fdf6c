// Package dinode is the table of the nodes of debug information (LangRef, "Specialized Metadata Nodes"): for each kind
// its fields in the order of the text, and for each field its type, its default, its operand in the records of
// LLVM 22 and of LLVM 7, and the kinds of nodes that it may refer to.
//
// Inputs: none; the table is a literal. The readers of text and bitcode, the writer of bitcode and the verifier walk it.
// A reader of records walks one layout, that of LLVM 22: Modernize brings older records to it.
//
// Invariants: no field of a kind occurs twice, a kind has at most 64 fields, and nothing runs at initialisation.
// DIExpression and DIArgList have elements instead of fields and are not in the table.
//
// Sources: LLParser.cpp (fields, defaults, limits), AsmWriter.cpp (order and omissions), MetadataLoader.cpp and
// BitcodeWriter.cpp (records) of LLVM 22 and LLVM 7, Verifier.cpp (references). The tests ask the tools of LLVM about
// each field.
package dinode
