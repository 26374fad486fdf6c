// Package lto holds the container of modules between the two steps of link-time optimization: bitcode with the options of the
// first step (S1-62 … S1-71).
//
// NVIDIA's container is private, and changes with each release. Ours starts with the same four bytes, because clients of libNVVM
// test for them, and continues with a mark of its own. docs/lto.md describes the format. The package works on bytes: it does not
// read the bitcode.
package lto
