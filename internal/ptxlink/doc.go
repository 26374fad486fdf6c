// Package ptxlink joins PTX modules: names that other modules see are resolved, the others are kept apart (PTX ISA, "Linking
// Directives").
//
// Input are parsed modules, which it uses up; the result is one module for a given architecture. It does not check instructions:
// package ptxcheck does.
package ptxlink
