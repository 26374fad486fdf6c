package simd

import "sync"

// level returns the set of instructions that the machine has. It asks once, and only programs that run kernels: a virtual machine takes long to
// answer.
var level = sync.OnceValue(func() uint8 {
	l := detect()
	wide = l >= hasAVX512
	return l
})

// The levels.
const (
	noVectors = iota
	hasAVX2
	hasAVX512
)

// wide says that records get the handlers for AVX-512. level sets it; handlers that serve both kinds of machines read it.
var wide bool

// isWide returns wide, and sets it first if level has not been asked yet.
func isWide() bool {
	level()
	return wide
}

// Available reports whether this machine has the instructions that the handlers use.
func Available() bool { return level() >= hasAVX2 }

// SetWide selects the handlers for AVX-512 or those for AVX2, for records that are made from then on, and reports which
// were selected before. It is for tests: no run may be in progress. A machine without AVX-512 keeps the latter.
func SetWide(on bool) (before bool) {
	before = isWide()
	wide = on && level() >= hasAVX512
	return before
}

// detect asks the processor and the system for the level: hasAVX2 stands for FMA, BMI1 and POPCNT, too, hasAVX512 for the
// extensions F, DQ, BW and VL, and BMI2.
func detect() uint8

// run executes from the record c.at on.
//
//go:noescape
func run(c *Context)

// table has the addresses of the handlers of each Op, for all lanes and for some; wideTable those for AVX-512.
var table, wideTable [2 * NumOps]uintptr
