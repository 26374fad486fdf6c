// Package cudart holds libcudart.so, CUDA's runtime library, as a thin layer in C on the functions of libcuda.so.1: the sources in the
// folder c, and exports.txt, the table of its functions. One set of sources makes the libraries of CUDA 11, 12 and 13 (MAJOR).
//
// Sources: the documentation of the CUDA runtime API, and layouts observed by compiling against its headers.
package cudart

//go:generate go run ./gen
