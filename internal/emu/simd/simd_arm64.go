package simd

// isWide selects nothing: there is one kind of handlers.
func isWide() bool { return false }

// Available reports whether this machine has the instructions that the handlers use: NEON is a part of every arm64.
func Available() bool { return true }

// SetWide has nothing to select.
func SetWide(bool) (before bool) { return false }

// run executes from the record c.at on.
//
//go:noescape
func run(c *Context)

// table has the addresses of the handlers of each Op, for all lanes and for some, or zeros.
var table, wideTable [2 * NumOps]uintptr
