package simd

import (
	_ "embed"
	"sync"
	"syscall/js"
	"unsafe"
)

// The handlers are a WebAssembly module of their own, since Go's compiler emits no vector instructions. It imports the memory of this module, which the loader
// has to give before the program starts: the global gonvvmMemory of JavaScript is the export mem of the instance. Without it, or without SIMD128, all
// instructions are executed in Go.

//go:embed handlers.wasm
var module []byte

// memory is that of this module; another one may start later.
var memory = js.Global().Get("gonvvmMemory")

// open returns the function run of the module, or undefined.
var open = sync.OnceValue(func() (run js.Value) {
	if memory.IsUndefined() {
		return js.Undefined()
	}
	defer func() {
		if recover() != nil { // the engine does not compile it
			run = js.Undefined()
		}
	}()
	wasm, code := js.Global().Get("WebAssembly"), js.Global().Get("Uint8Array").New(len(module))
	js.CopyBytesToJS(code, module)
	imports := js.ValueOf(map[string]any{"env": map[string]any{"mem": memory}})
	return wasm.Get("Instance").New(wasm.Get("Module").New(code), imports).Get("exports").Get("run")
})

// Available reports whether this machine has the instructions that the handlers use.
func Available() bool { return open().Truthy() }

// isWide selects nothing: there is one kind of handlers.
func isWide() bool { return false }

// SetWide has nothing to select.
func SetWide(bool) (before bool) { return false }

// running keeps the context of the run.
var running *Context

// run executes from the record c.at on. A call by syscall/js takes about 150 ns.
func run(c *Context) {
	running = c
	open().Invoke(int(uintptr(unsafe.Pointer(c))))
	running = nil
}

var wideTable [2 * NumOps]uintptr
