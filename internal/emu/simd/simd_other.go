//go:build !amd64 && !arm64 && !js

package simd

// isWide selects nothing: no machine of this kind has handlers.
func isWide() bool { return false }

// Available reports whether this machine has the instructions that the handlers use.
func Available() bool { return false }

// SetWide has nothing to select.
func SetWide(bool) (before bool) { return false }

func run(*Context) { panic("simd: no handlers for this machine") }

var table, wideTable [2 * NumOps]uintptr
