// Package libcuda gives internal/cudriver the interface of libcuda.so.1: numbers for handles, structures of C by their offsets, and the
// table of functions, exports.txt. The C side is in the folder c; it calls Library.Call with the number of a function and its arguments.
//
// Sources: the documentation of the CUDA driver API, and offsets observed by compiling against it.
package libcuda

//go:generate go run ./gen
