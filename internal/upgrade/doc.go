// Package upgrade brings modules of older LLVM versions to the form of LLVM 22.
package upgrade
