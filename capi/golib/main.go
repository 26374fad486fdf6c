// The shared library that the C libraries open when they are asked for work: one function that answers requests of package wire.
// Build it with go build -buildmode=c-shared; scripts/build-libs does.
package main

// #include <stdlib.h>
import "C"

import (
	"unsafe"

	"gonvvm/capi/wire"
)

// gonvvm_call answers the request of n bytes. The reply is *size bytes, which the caller releases with free.
//
//export gonvvm_call
func gonvvm_call(request unsafe.Pointer, n C.size_t, size *C.size_t) unsafe.Pointer {
	reply := wire.Call(unsafe.Slice((*byte)(request), int(n)))
	*size = C.size_t(len(reply))
	return C.CBytes(reply)
}

func main() {}
