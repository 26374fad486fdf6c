// The shared library that the C libraries open when they are asked for work: one function that answers requests of package wire.
// Build it with go build -buildmode=c-shared; scripts/build-libs does.
package main

// #include <stdlib.h>
import "C"

import (
	"unsafe"

	"gonvvm/capi/wire"
)

// gonvvm_call answers the request of n bytes. The reply is *size bytes, which the caller releases with free or gonvvm_free.
//
//export gonvvm_call
func gonvvm_call(request unsafe.Pointer, n C.size_t, size *C.size_t) unsafe.Pointer {
	reply := wire.Call(unsafe.Slice((*byte)(request), int(n)))
	*size = C.size_t(len(reply))
	return C.CBytes(reply)
}

// gonvvm_free releases a reply, for callers that do not share the C library.
//
//export gonvvm_free
func gonvvm_free(reply unsafe.Pointer) { C.free(reply) }

func main() {}
