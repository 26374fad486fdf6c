// Package ptxlang is the knowledge of editors about PTX: see package lang. Diagnostics are those of ptxcheck, the layout that of the
// formatter, and everything about instructions comes from the rows of isa; index.go finds the declarations in the tokens.
package ptxlang
