package gonvvm

import (
	"fmt"

	"gonvvm/internal/driver"
	"gonvvm/internal/target"
	"gonvvm/internal/verify"
)

// Options direct a compilation. The zero value compiles for sm_75 at -O3.
type Options struct {
	Arch    string  // architecture: "sm_80", "compute_80", "sm_90a", "sm_100f"; "" is sm_75
	PTX     string  // PTX version: "8.3"; "" is the lowest that the architecture and the instructions need
	Level   Level   // optimization level
	Style   Style   // spelling of the PTX
	Dialect Dialect // rules for the input
	Strict  bool    // hold NVVM IR to the text of its specification

	NoFMA    bool    // fuse multiplications and additions only where the flag contract asks for it
	Atomics  Atomics // meaning of atomic operations without a scope
	FTZ      bool    // flush f32 subnormals to zero
	FastDiv  bool    // approximate f32 divisions
	FastSqrt bool    // approximate f32 square roots

	LineInfo bool // print .loc directives
	Debug    bool // print all debug information that the compile units of the input ask for; implies LineInfo

	MangleNames       bool // mangle external names that PTX cannot spell, instead of refusing them
	RejectGlobalCtors bool // refuse global constructors in DialectLLVM; otherwise arrays and kernels are made of them
	IgnoreVersion     bool // accept any version in !nvvmir.version
	Notes             bool // Verify: report constructs that are accepted and ignored

	// WholeProgram says that the inputs are the whole program, as the second step of link-time optimization does: all functions
	// but kernels become internal, and so do variables if Keep names those that the host refers to.
	WholeProgram bool
	Keep         []string // names of variables that WholeProgram leaves visible; empty is all

	// Reflect is the result of __nvvm_reflect for keys of the program's own.
	Reflect map[string]int
	// Libdevice returns libdevice (nvvm/libdevice/libdevice.10.bc of a CUDA toolkit), or nil if it is not available. It is
	// called at most once for each compilation, if the program needs one of its functions.
	Libdevice func() ([]byte, error)
	// Workers is the number of functions that are compiled at once; 0 is one for each processor.
	Workers int
	// Remarks asks for the remarks of the passes.
	Remarks bool
}

// Level is an optimization level.
type Level int

const (
	O3 Level = iota // everything
	O2              // as LLVM's -O2
	O1              // as LLVM's -O1
	O0              // no optimization
	Os              // O2 without transformations that make the code longer
	Oz              // Os, and shorter code even where it is slower
)

// Style is the spelling of the PTX. It does not change the meaning.
type Style int

const (
	StyleNVVM Style = iota // typed registers and memory operations, as NVIDIA's compiler prints
	StyleLLVM              // bit registers, as LLVM 22 prints
)

// Atomics is the meaning of atomicrmw and cmpxchg instructions that are sequentially consistent and have no scope.
type Atomics int

const (
	AtomicsAuto   Atomics = iota // AtomicsCUDA for a module that clang made of CUDA, and for NVVM IR before sm_100; else AtomicsStrict
	AtomicsCUDA                  // relaxed, at the scope of the device, as CUDA defines its atomic functions
	AtomicsStrict                // as LLVM IR defines them: ordered with all others of the system, by fences
)

// Dialect is the set of rules that the input has to follow.
type Dialect int

const (
	DialectAuto Dialect = iota // NVVM for a module with !nvvmir.version and the data layout of NVVM IR, else LLVM; prohibitions of NVVM are warnings
	DialectNVVM                // the NVVM IR specification
	DialectLLVM                // everything that LLVM's NVPTX back end accepts
)

// Input is a module of LLVM IR.
type Input struct {
	Name string // file name for messages
	Data []byte // text, bitcode, or a container of link-time optimization; it must not change during the call
	// Library says that the module contributes only definitions that other inputs refer to. They become internal.
	Library bool
}

// driver returns the options in the form of the driver.
func (opt *Options) driver() (*driver.Options, error) {
	if opt.Level < O3 || opt.Level > Oz {
		return nil, optionError(fmt.Errorf("unknown level %d", opt.Level))
	}
	o := &driver.Options{
		Codegen: driver.Codegen{
			FMA: !opt.NoFMA, FTZ: opt.FTZ, ApproxSqrt: opt.FastSqrt, LineInfo: opt.LineInfo || opt.Debug, Debug: opt.Debug,
			Strict: opt.Strict, MangleNames: opt.MangleNames,
		},
		Workers: opt.Workers, Triple: "nvptx64-nvidia-cuda", Reflect: opt.Reflect, Whole: opt.WholeProgram, Keep: opt.Keep,
		RejectCtors: opt.RejectGlobalCtors, NoVersion: opt.IgnoreVersion, Notes: opt.Notes,
	}
	switch opt.Level {
	case Os, Oz:
		o.Level, o.Size = 2, int(opt.Level-Os)+1
	default:
		o.Level = int(O0 - opt.Level)
	}
	switch opt.Atomics {
	case AtomicsCUDA:
		o.Atomics = driver.AtomicsCUDA
	case AtomicsStrict:
		o.Atomics = driver.AtomicsStrict
	}
	switch opt.Dialect {
	case DialectNVVM:
		o.Dialect = verify.NVVM
	case DialectLLVM:
		o.Dialect = verify.LLVM
	}
	if opt.FastDiv {
		o.PrecDiv = driver.DivApprox
	}
	if opt.Style == StyleLLVM {
		o.Style = driver.StyleLLVM
	}
	if opt.Libdevice != nil {
		o.Libdevice = func() (*driver.Input, error) {
			data, err := opt.Libdevice()
			if err != nil || data == nil {
				return nil, err
			}
			return &driver.Input{Name: "libdevice", Data: data, Library: true}, nil
		}
	}
	arch := opt.Arch
	if arch == "" {
		arch = "sm_75"
	}
	var err error
	if o.SM, err = target.ParseSM(arch); err != nil {
		return nil, optionError(err)
	}
	if opt.PTX != "" {
		if o.PTX, err = target.ParsePTX(opt.PTX); err != nil {
			return nil, optionError(err)
		}
	}
	return o, nil
}

// inputs returns the inputs in the form of the driver.
func inputs(ins []Input) []driver.Input {
	list := make([]driver.Input, len(ins))
	for i, in := range ins {
		list[i] = driver.Input{Name: in.Name, Data: in.Data, Library: in.Library}
	}
	return list
}
