//go:build !amd64

package simd

// Available reports whether this machine has the instructions that the handlers use.
func Available() bool { return false }

func run(*Context) { panic("simd: no handlers for this machine") }

var table [2 * NumOps]uintptr
