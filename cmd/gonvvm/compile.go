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

// codeFlags are the flags of compile that choose the code, and those of its inputs. A job of batch has them, too.
type codeFlags struct {
	archs                       archList
	version                     string
	style, atomics              *choiceFlag
	level                       *levelFlags
	fma, ftz, precDiv, precSqrt *zeroOne
	debug, noCtors, mangling    bool
	lines                       lineFlag
	device                      *libdeviceFlag
	rules                       *dialectFlags
	libraries                   libraryList
	reflected                   reflectList
	form                        modeFlags
	front                       frontendFlags
}

func (c *codeFlags) register(fs *flag.FlagSet) {
	c.archs = archList{{"sm_75", target.MakeSM(75, 0)}}
	fs.Var(&c.archs, "arch", "`architecture`: sm_80, compute_80, sm_90a, … (gonvvm targets lists them); several with commas between: then each has files of its own, with the architecture before the ending of their names")
	fs.StringVar(&c.version, "ptx", "", "PTX `version`, such as 8.3 (default: the lowest that the code needs)")
	c.style = newChoice(fs, "style", "nvvm", "spelling of the PTX: `nvvm|llvm`")
	c.level = newLevelFlags(fs)
	c.fma = newZeroOne(fs, "fma", true, "fuse multiplications and additions: `0|1`; 0: only where flags ask for it")
	c.atomics = newChoice(fs, "atomics", "auto", "`auto|cuda|strict`: meaning of sequentially consistent atomic operations without a scope: cuda (relaxed, of the device), strict (as LLVM IR has it), or auto: cuda for modules that clang made of CUDA, and for NVVM IR before sm_100")
	c.ftz = newZeroOne(fs, "ftz", false, "flush f32 subnormals to zero: `0|1`")
	c.precDiv = newZeroOne(fs, "prec-div", true, "f32 divisions rounded correctly: `0|1`; 0: approximate")
	c.precSqrt = newZeroOne(fs, "prec-sqrt", true, "f32 square roots rounded correctly: `0|1`; 0: approximate")
	fs.Var(&c.lines, "generate-line-info", "print .loc directives; with =`ir` they name lines of the LLVM IR text, instead of those of its debug information")
	fs.BoolVar(&c.lines.on, "g1", false, "same as -generate-line-info, as clang")
	fs.Bool("S", true, "print text (always)")
	fs.BoolVar(&c.debug, "g", false, "debug information, as much as the compile units of the input ask for")
	c.device = newLibdeviceFlag(fs, "auto")
	c.rules = newDialectFlags(fs)
	fs.BoolVar(&c.noCtors, "reject-global-ctors", false, "refuse global constructors and destructors in the LLVM dialect, too; otherwise arrays and kernels are made of them")
	fs.BoolVar(&c.mangling, "mangle-names", false, "mangle external names that PTX cannot spell, reversibly, instead of refusing them")
	fs.Var(&c.libraries, "library", "`file` of which only the definitions that other files refer to are linked; may be repeated")
	c.reflected = reflectList{}
	fs.Var(c.reflected, "nvvm-reflect-add", "`KEY=VALUE` that __nvvm_reflect gives; may be repeated")
	c.form.register(fs)
	c.front.register(fs)
}

// options returns the options, without an architecture, and the mode of the driver. The error is one of the command line.
func (c *codeFlags) options() (opt driver.Options, mode driver.Mode, err error) {
	opt = driver.Options{
		Codegen: driver.Codegen{FMA: bool(*c.fma), FTZ: bool(*c.ftz), LineInfo: c.lines.on || c.debug, Debug: c.debug && !c.lines.ir, ApproxSqrt: !bool(*c.precSqrt)},
		Triple:  "nvptx64-nvidia-cuda", Libdevice: c.front.libdevice(*c.device).input(), Reflect: c.reflected,
		InputLines: c.lines.ir,
	}
	opt.RejectCtors, opt.MangleNames = c.noCtors, c.mangling
	c.rules.set(&opt)
	c.level.set(&opt)
	if mode, err = c.form.choose(&opt); err != nil {
		return opt, 0, err
	}
	if !*c.precDiv {
		opt.PrecDiv = driver.DivApprox
	}
	if c.style.value == "llvm" {
		opt.Style = driver.StyleLLVM
	}
	switch c.atomics.value {
	case "cuda":
		opt.Atomics = driver.AtomicsCUDA
	case "strict":
		opt.Atomics = driver.AtomicsStrict
	}
	if c.version != "" {
		if opt.PTX, err = target.ParsePTX(c.version); err != nil {
			return opt, 0, fmt.Errorf("-ptx=%s: %w", c.version, err)
		}
	}
	return opt, mode, nil
}

// compileMain is `gonvvm compile`.
func compileMain(args []string, s *streams) int {
	fs := flag.NewFlagSet("gonvvm compile", flag.ContinueOnError)
	fs.SetOutput(s.err)
	fs.Usage = func() {
		fmt.Fprint(s.err, "usage: gonvvm compile [flags] FILE...\n\nCompiles LLVM IR to PTX; several files are linked. Of .cu, .cl, .mlir and .rs files clang, mlir-translate and rustc make the IR.\n\n")
		fs.PrintDefaults()
	}
	output := fs.String("o", "-", "output `file`, - for standard output")
	var flags codeFlags
	flags.register(fs)
	var emit emitFlag
	fs.Var(&emit, "emit-llvm-bc", "write the optimised module as bitcode: of LLVM 7 as NVIDIA's tools do, or with =modern of LLVM 22")
	var w watchFlags
	w.register(fs)
	var reports reportFlag
	fs.Var(&reports, "report", reportUsage)
	var deps dependencyFlags
	deps.register(fs)
	var store cacheFlags
	store.register(fs)
	files, code, ok := s.parseFlags(fs, args)
	if !ok {
		return code
	}
	if len(files) == 0 {
		fmt.Fprint(s.err, "gonvvm compile: no input files\n")
		return exitUsage
	}
	bad := func(format string, args ...any) int {
		fmt.Fprintf(s.err, "gonvvm compile: "+format+"\n", args...)
		return exitUsage
	}
	opt, mode, err := flags.options()
	if err != nil {
		return bad("%v", err)
	}
	opt.Check = w.check
	if emit.set && mode != driver.ModeCompile {
		return bad("-emit-llvm-bc cannot be used with another form of output")
	}
	if len(reports) > 0 && (emit.set || mode != driver.ModeCompile) {
		return bad("-report needs a compilation to PTX")
	}
	if emit.set && len(flags.archs) > 1 {
		return bad("-emit-llvm-bc takes one architecture")
	}
	if err := deps.check(*output); err != nil {
		return bad("%v", err)
	}
	job := compilation{opt: &opt, mode: mode, watch: &w, reports: reports, out: *output, container: *flags.form.container}
	if job.results, err = store.open(); err != nil {
		return s.unread("gonvvm", err)
	}
	jobs, err := job.each(flags.archs)
	if err != nil {
		return bad("%v", err)
	}
	if err := readInputs(jobs, &flags.front, files, flags.libraries, s); err != nil {
		return s.unread("gonvvm", err)
	}
	if emit.set {
		code = emitBitcode(jobs[0].opt, emit.dialect, jobs[0].ins, *output, s)
	} else {
		code = compileWatched(jobs, s)
	}
	return deps.finish(code, *output, outputNames(jobs), slices.Concat(files, flags.front.read, flags.libraries), s)
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
	} else {
		data, err = readFile(path)
		tuneForInput(len(data))
	}
	return data, inputName(path), err
}

// inputName returns the name of an input in messages.
func inputName(path string) string {
	if path == "-" {
		return "<stdin>"
	}
	return strings.TrimPrefix(path, "./")
}
