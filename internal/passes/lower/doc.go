// Package lower replaces parts of LLVM IR that PTX has no counterpart of or does badly: generic
// variables, addresses of blocks, kernels that return or are called, switches between constants, pointers that are stepped alike. The
// table of package passes has a row for the passes.
package lower
