package main

// #include <stdint.h>
import "C"

import (
	"unsafe"

	"gonvvm/capi/emulator"
)

var emulators emulator.Library

// gonvvm_emulator answers a call of gonvvm_emu.h.
//
//export gonvvm_emulator
func gonvvm_emulator(number uint32, args unsafe.Pointer) uint64 {
	return emulators.Call(number, (*emulator.Args)(args))
}
