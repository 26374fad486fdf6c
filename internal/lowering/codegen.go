package lowering

// Codegen holds the options of code generation. The driver, the passes, legalization and selection share them by embedding it, so that
// an option has one name, one meaning and one default, the zero value.
type Codegen struct {
	Level int  // -O0 … -O3
	Size  int  // 1 as -Os, 2 as -Oz: size counts more than speed, with any level
	LLC   bool // as llc: input that llc takes, no optimization across functions or of loops, no order of atomicrmw
	Style Style

	FMA        bool // fuse a multiplication and an addition without the contract flag
	FTZ        bool // flush f32 subnormals in every function
	PrecDiv    PrecDiv
	ApproxSqrt bool // f32 square roots need not be rounded correctly
	NoF16Math  bool // f16 arithmetic is done in f32
	NoF32x2    bool // pairs of f32 are not computed by one instruction
	NoRsqrt    bool // 1/sqrt stays two operations
	ApproxLog2 bool // lg2.approx for llvm.log2 of every floating-point type up to f32, even without afn
	MadWide    bool // with LLC: mad.wide for products that are added (-nvptx-mad-wide-opt)

	// TableDensity is the least percentage of the values of a jump table that must be cases; 0 is 10, as in LLVM, and no table has more than 100.
	TableDensity    int
	TrapUnreachable bool // trap after code that cannot return
	MangleNames     bool // external names that PTX cannot spell are mangled
	Verbose         bool // comments on functions, blocks and loops, as llc prints them (-asm-verbose)
	LineInfo        bool // .loc and .file
	Debug           bool // with LineInfo: all debug information that the compile units of the module ask for
	Strict          bool // an NVVM module is held to the text of the specification, inline assembly to the tables of instructions
}

// ExactDiv reports whether f32 divisions are rounded correctly.
func (c *Codegen) ExactDiv() bool { return c.PrecDiv == DivIEEE || c.PrecDiv == DivIEEENoFTZ }

// Style is the spelling of the PTX (requirements 1.6).
type Style uint8

const (
	StyleNVVM Style = iota // typed registers and operations, as NVIDIA's compiler prints
	StyleLLVM              // bit registers, as LLVM 22 prints
)

// PrecDiv is the precision of f32 divisions.
type PrecDiv uint8

const (
	DivIEEE      PrecDiv = iota // div.rn
	DivFull                     // div.full
	DivApprox                   // div.approx
	DivIEEENoFTZ                // div.rn that flushes nothing, even where the function does
)
