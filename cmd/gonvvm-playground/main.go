// Command gonvvm-playground is the compiler and the emulator as WebAssembly, for the worker of the playground (docs/report.md).
// scripts/build-playground builds it with GOOS=js GOARCH=wasm.
//
// It gives the worker the function gonvvm(name, body): the requests of package live, as JSON.

//go:build js

package main

import (
	"context"
	"encoding/json"
	"syscall/js"

	"gonvvm/internal/live"
)

func main() {
	service := &live.Service{Version: "gonvvm playground"}
	js.Global().Set("gonvvm", js.FuncOf(func(_ js.Value, args []js.Value) any {
		return string(answer(service, args[0].String(), args[1].String()))
	}))
	select {} // the function is called until the page is closed
}

// answer returns the reply to a request.
func answer(service *live.Service, name, body string) []byte {
	var reply any
	var err error
	switch name {
	case "about":
		reply, err = service.About()
	default:
		var q live.Request
		if err = json.Unmarshal([]byte(body), &q); err == nil {
			reply = service.Answer(context.Background(), &q)
		}
	}
	if err != nil {
		reply = live.Reply{Diagnostics: []live.Diagnostic{}, Error: err.Error()}
	}
	out, err := json.Marshal(reply)
	if err != nil {
		return []byte("null")
	}
	return out
}
