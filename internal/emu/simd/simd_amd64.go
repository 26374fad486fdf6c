package simd

// available is computed once.
var available = detect()

// Available reports whether this machine has the instructions that the handlers use.
func Available() bool { return available }

// detect asks the processor for AVX2, FMA, BMI1 and POPCNT, and whether the system saves the registers.
func detect() bool

// run executes from the record c.at on.
//
//go:noescape
func run(c *Context)

// table has the addresses of the handlers of each Op, for all lanes and for some.
var table [2 * NumOps]uintptr
