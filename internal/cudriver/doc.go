// Package cudriver is CUDA's driver on the emulator: devices, contexts, modules, memory, streams, events and launches, with the meaning
// and the error codes of the driver API. It knows nothing of C: capi/libcuda gives it the interface of libcuda.so.1.
//
// In: calls of threads of a program (Thread), with addresses of memory of the process. Out: Results, which are CUDA's codes, and a Report
// for each launch in which the sanitizer found something.
//
// A device's memory is a range of the process (emu.NewDeviceIn), so device pointers, managed pointers and pointers to pinned memory are
// addresses of the process, and copies are copies of memory. Memory of the host that is not registered does not exist for kernels.
//
// Streams run asynchronously: each is a queue that a goroutine works off, and tasks wait for the tasks that CUDA orders before them
// (stream.go). Kernels of one device run one after the other, each on all processors. A kernel that faults ends its context: all
// later calls return its error.
//
// Concurrency: all methods may be called from several goroutines, as the driver's functions from several threads. A Thread belongs to
// one. The locks are taken in the order Context.order, Stream.mu, Driver.mu.
//
// Invariants: no input makes the package panic, print or exit; a program's wrong pointer to memory of the host does, as in CUDA.
//
// Source: the documentation of the CUDA driver API, and observations of clients.
package cudriver
