// Package lllang is the knowledge of editors about LLVM IR as text: see package lang. Diagnostics are those of the reader and the
// verifier; names come from the tokens (index.go), types, uniformity and ranges of values from the module, if the text is correct
// (facts.go).
package lllang
