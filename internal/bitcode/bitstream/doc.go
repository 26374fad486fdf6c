// Package bitstream reads and writes LLVM's bit stream: nested blocks of records, whose encoding abbreviations define.
// It does not interpret the blocks and records.
//
// Input of the reader: the bytes from the magic number on. Output: one entry after the other: a block begins, a block
// ends, a record with its code, operands and blob. Lengths are checked against the bits that are left before anything
// is allocated, so a small file cannot make the reader use much memory; the operands of a record lie in memory that the
// next one uses again.
//
// It imports nothing of the project. Source of its rules: LLVM Bitcode File Format, "Bitstream Format".
package bitstream
