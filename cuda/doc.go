// Package cuda launches kernels on a GPU through CUDA's driver API, without cgo: devices, contexts, modules with the logs of the JIT
// compiler, typed buffers, launches, streams and events.
//
// In: PTX or a cubin, and Go values. Out: errors of type *Error, which hold the code of the driver, the log of the JIT compiler and
// advice. The driver is libcuda.so.1 (nvcuda.dll on Windows), found by the loader of the system; that of package gonvvm's emulator
// (scripts/build-libs) works, too.
//
// Concurrency: a Context has a thread of its own, on which it is current. All methods of a Context and of the objects made from it may be
// called from several goroutines; calls of one Context are carried out one after the other, those that wait included. Use one Context
// for each goroutine that waits.
//
// The package is a module of its own because it depends on purego; the other packages of the project depend on nothing.
//
// Source: the documentation of the CUDA driver API. Functions name theirs.
package cuda
