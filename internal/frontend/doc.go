// Package frontend makes LLVM IR of programs in CUDA C++, OpenCL C, MLIR's LLVM dialect and Rust with the compilers that are installed on
// the machine: clang, mlir-translate and rustc. The table of languages is in language.go.
//
// It starts processes and writes temporary files. It may be used by several goroutines at once.
package frontend
