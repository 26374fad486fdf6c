package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"gonvvm/internal/driver"
	"gonvvm/internal/target"
)

// compileMain is `gonvvm compile`.
func compileMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm compile", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm compile [flags] FILE...\n\nCompiles LLVM IR to PTX; several files are linked. Of .cu, .cl, .mlir and .rs files clang, mlir-translate and rustc make the IR.\n\n")
		fs.PrintDefaults()
	}
	archs := archList{{"sm_75", target.MakeSM(75, 0)}}
	fs.Var(&archs, "arch", "`architecture`: sm_80, compute_80, sm_90a, … (gonvvm targets lists them); several with commas between: then each has files of its own, with the architecture before the ending of their names")
	version := fs.String("ptx", "", "PTX `version`, such as 8.3 (default: the lowest that the code needs)")
	output := fs.String("o", "-", "output `file`, - for standard output")
	style := newChoice(fs, "style", "nvvm", "spelling of the PTX: `nvvm|llvm`")
	level := newLevelFlags(fs)
	fma := newZeroOne(fs, "fma", true, "fuse multiplications and additions: `0|1`; 0: only where flags ask for it")
	atomics := newChoice(fs, "atomics", "auto", "`auto|cuda|strict`: meaning of sequentially consistent atomic operations without a scope: cuda (relaxed, of the device), strict (as LLVM IR has it), or auto: cuda for modules that clang made of CUDA")
	ftz := newZeroOne(fs, "ftz", false, "flush f32 subnormals to zero: `0|1`")
	precDiv := newZeroOne(fs, "prec-div", true, "f32 divisions rounded correctly: `0|1`; 0: approximate")
	precSqrt := newZeroOne(fs, "prec-sqrt", true, "f32 square roots rounded correctly: `0|1`; 0: approximate")
	lines := fs.Bool("generate-line-info", false, "print .loc directives")
	dbg := fs.Bool("g", false, "debug information, as much as the compile units of the input ask for")
	device := newLibdeviceFlag(fs, "auto")
	rules := newDialectFlags(fs)
	rejectCtors := fs.Bool("reject-global-ctors", false, "refuse global constructors and destructors in the LLVM dialect, too; otherwise arrays and kernels are made of them")
	mangle := fs.Bool("mangle-names", false, "mangle external names that PTX cannot spell, reversibly, instead of refusing them")
	var libraries libraryList
	fs.Var(&libraries, "library", "`file` of which only the definitions that other files refer to are linked; may be repeated")
	reflected := reflectList{}
	fs.Var(reflected, "nvvm-reflect-add", "`KEY=VALUE` that __nvvm_reflect gives; may be repeated")
	var form modeFlags
	form.register(fs)
	var emit emitFlag
	fs.Var(&emit, "emit-llvm-bc", "write the optimised module as bitcode: of LLVM 7 as NVIDIA's tools do, or with =modern of LLVM 22")
	var w watchFlags
	w.register(fs)
	var reports reportFlag
	fs.Var(&reports, "report", reportUsage)
	var deps dependencyFlags
	deps.register(fs)
	var front frontendFlags
	front.register(fs)
	files, code, ok := s.parseFlags(fs, args)
	if !ok {
		return code
	}
	if len(files) == 0 {
		fmt.Fprint(s.err, "gonvvm compile: no input files\n")
		return exitUsage
	}
	opt := driver.Options{Codegen: driver.Codegen{FMA: bool(*fma), FTZ: bool(*ftz), LineInfo: *lines || *dbg, Debug: *dbg}, Triple: "nvptx64-nvidia-cuda", Libdevice: front.libdevice(*device).input(), Reflect: reflected}
	bad := func(format string, args ...any) int {
		fmt.Fprintf(s.err, "gonvvm compile: "+format+"\n", args...)
		return exitUsage
	}
	opt.RejectCtors, opt.MangleNames, opt.Check = *rejectCtors, *mangle, w.check
	rules.set(&opt)
	level.set(&opt)
	mode, err := form.choose(&opt)
	if err != nil {
		return bad("%v", err)
	}
	if !*precDiv {
		opt.PrecDiv = driver.DivApprox
	}
	opt.ApproxSqrt = !bool(*precSqrt)
	if style.value == "llvm" {
		opt.Style = driver.StyleLLVM
	}
	switch atomics.value {
	case "cuda":
		opt.Atomics = driver.AtomicsCUDA
	case "strict":
		opt.Atomics = driver.AtomicsStrict
	}
	if *version != "" {
		if opt.PTX, err = target.ParsePTX(*version); err != nil {
			return bad("-ptx=%s: %v", *version, err)
		}
	}
	if emit.set && mode != driver.ModeCompile {
		return bad("-emit-llvm-bc cannot be used with another form of output")
	}
	if len(reports) > 0 && (emit.set || mode != driver.ModeCompile) {
		return bad("-report needs a compilation to PTX")
	}
	if emit.set && len(archs) > 1 {
		return bad("-emit-llvm-bc takes one architecture")
	}
	if err := deps.check(*output); err != nil {
		return bad("%v", err)
	}
	job := compilation{opt: &opt, mode: mode, watch: &w, reports: reports, out: *output, container: *form.container}
	jobs, err := job.each(archs)
	if err != nil {
		return bad("%v", err)
	}
	if err := readInputs(jobs, &front, files, libraries, s); err != nil {
		return s.unread("gonvvm", err)
	}
	if emit.set {
		code = emitBitcode(jobs[0].opt, emit.dialect, jobs[0].ins, *output, s)
	} else {
		code = compileWatched(jobs, s)
	}
	return deps.finish(code, *output, outputNames(jobs), slices.Concat(files, front.read, libraries), s)
}

// reflectList is the values of -nvvm-reflect-add.
type reflectList map[string]int

func (l reflectList) String() string { return "" }

func (l reflectList) Set(s string) error {
	key, val, ok := strings.Cut(s, "=")
	n, err := strconv.Atoi(val)
	if !ok || key == "" || err != nil {
		return errors.New("KEY=NUMBER is wanted")
	}
	l[key] = n
	return nil
}

// readInput reads a file, or standard input for "-".
func readInput(path string, stdin io.Reader) (data []byte, name string, err error) {
	if path == "-" {
		data, err = io.ReadAll(stdin)
		return data, "<stdin>", err
	}
	data, err = readFile(path)
	tuneForInput(len(data))
	return data, strings.TrimPrefix(path, "./"), err
}
