package driver

import (
	"time"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/lowering"
	"gonvvm/internal/passes"
	"gonvvm/internal/target"
	"gonvvm/internal/verify"
)

// Input is a module to compile.
type Input struct {
	Name string // file name, for messages
	Data []byte // LLVM IR text
	// Library: the module contributes only definitions that the others refer to, which become internal.
	Library bool
	// Container: the module comes from a container of link-time optimization. Set before Options.Read is called.
	Container bool
}

// Codegen holds the options of code generation.
type Codegen = lowering.Codegen

// Style is the spelling of the PTX (requirements 1.6).
type Style = lowering.Style

const (
	StyleNVVM = lowering.StyleNVVM
	StyleLLVM = lowering.StyleLLVM
)

// PrecDiv is the precision of f32 divisions.
type PrecDiv = lowering.PrecDiv

const (
	DivIEEE   = lowering.DivIEEE
	DivFull   = lowering.DivFull
	DivApprox = lowering.DivApprox

	DivIEEENoFTZ = lowering.DivIEEENoFTZ
)

// Atomics is the meaning of sequentially consistent atomic operations without a scope.
type Atomics = passes.Atomics

const (
	AtomicsAuto   = passes.AtomicsAuto
	AtomicsCUDA   = passes.AtomicsCUDA
	AtomicsStrict = passes.AtomicsStrict
)

// Options direct a compilation. The zero value is not valid: SM must be given.
type Options struct {
	SM  target.SM
	PTX target.PTX // 0: the lowest that the architecture and the code need
	lowering.Codegen
	AsSelected bool    // no passes on PTX: for tests of those
	NoCheck    bool    // no check of the output: to measure its cost
	Atomics    Atomics // with LLC order and scope of atomicrmw have no effect, as in llc
	ShortPtr   bool    // 32-bit pointers to shared, constant and local memory
	Check      bool    // read the printed PTX and hold it to the rules of PTX
	Workers    int     // 0: one for each processor
	Reflect    map[string]int
	Triple     string // used where the module has none
	// ForceTriple: Triple replaces the module's even where it has one, and ForceArch
	// replaces only its architecture, as llc's -mtriple and -march do. The data
	// layout then is the target's own.
	ForceTriple bool
	ForceArch   string
	Dialect     verify.Dialect
	RejectCtors bool // global constructors are an error in the LLVM dialect, too
	NoVersion   bool // any nvvmir.version is accepted (NVVM_IR_VER_CHK=0)
	Notes       bool // Verify also reports constructs that are accepted and ignored
	// Libdevice, if set, is asked for the library when the program needs a function of
	// it; nil means that there is none.
	Libdevice func() (*Input, error)
	// ExternDevice: undefined functions of libdevice stay external where Libdevice is not set.
	ExternDevice bool
	// Read, if set, is called with each module of the inputs before it is linked: it may refuse it, or change its symbols and
	// in.Library. Bodies of bitcode may not have been read. It can be called again for the same input.
	Read func(in *Input, m *ir.Module) error
	// Whole: the inputs are the whole program. Functions that only its own code can call become internal, except the symbols in
	// Keep; without Keep all variables stay visible.
	Whole   bool
	Keep    []string
	Without []string // names of passes that are left out
	// Verify, if set, is called after every pass with the pass's name; tests set it.
	Verify func(m *ir.Module, pass string) error
	// InputLines: with LineInfo, the lines are those of the inputs' text, instead of those that their debug information names.
	InputLines bool
	// Names: values keep their names, for dumps.
	Names bool
	// Begin, if set, is called before the passes with the linked module and the places of its instructions in the inputs. It may
	// change names and debug locations.
	Begin func(m *ir.Module, place func(*ir.Func, ir.Value) (diag.Pos, string))
	// Select, if set, is called with the module before selection; if the passes are observed, it is legalized.
	Select func(m *ir.Module)
	// Tune, if set, may change the options of the passes before they run.
	Tune func(*passes.Options)
	// Remarks, if set, is called with each remark of the passes when they have ended, in the order of functions and places.
	Remarks func(Remark)
	// Enter, if set, is called with the name of each phase when it begins, and with "" after the last.
	Enter func(name string)
	// Phase, if set, is called with the wall time of each phase when it is over.
	Phase func(name string, d time.Duration)
}

// Result is the output of a compilation.
type Result struct {
	PTX []byte
}
