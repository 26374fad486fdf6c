// Package lower holds passes that replace parts of LLVM IR that PTX has no counterpart of, and need no more than the module: generic
// variables, addresses of blocks, kernels that return or are called. The table of package passes has a row for each.
package lower
