// Command gonvvm-wasm answers the requests of capi/wire as WebAssembly, for the package of npm (js). scripts/build-npm builds it with GOOS=js
// GOARCH=wasm.
//
// It calls the function gonvvmReady of JavaScript with a function that takes a request and returns the reply, each a Uint8Array.

//go:build js

package main

import (
	"syscall/js"

	"gonvvm/capi/wire"
)

func main() {
	bytes := js.Global().Get("Uint8Array")
	call := js.FuncOf(func(_ js.Value, args []js.Value) any {
		request := make([]byte, args[0].Length())
		js.CopyBytesToGo(request, args[0])
		reply := wire.Call(request)
		out := bytes.New(len(reply))
		js.CopyBytesToJS(out, reply)
		return out
	})
	js.Global().Call("gonvvmReady", call)
	select {} // the function is called as long as the program lives
}
