package main

import (
	"fmt"
	"strconv"
	"strings"

	"gonvvm/internal/driver"
	"gonvvm/internal/target"
	"gonvvm/internal/verify"
)

// llcMain is `gonvvm llc`: the flags of LLVM's llc that mean something for NVPTX,
// with one dash or two; what only concerns LLVM's own passes is accepted and ignored.
func llcMain(args []string, s *streams) int {
	opt := driver.Options{Level: 2, Codegen: true, Style: driver.StyleLLVM, Verbose: true, Triple: "nvptx64", Dialect: verify.LLVM}
	in, out := "-", ""
	cpu, attr := "sm_30", ""
	usage := func(format string, args ...any) int {
		fmt.Fprintf(s.err, "gonvvm llc: "+format+"\n", args...)
		return exitUsage
	}
	files := 0
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "-" || !strings.HasPrefix(a, "-") {
			if files++; files > 1 {
				return usage("more than one input file: %s", a)
			}
			in = a
			continue
		}
		name, val, given := strings.Cut(strings.TrimPrefix(a[1:], "-"), "=")
		value := func() (string, bool) { // -flag=x or -flag x
			if given {
				return val, true
			}
			if i++; i < len(args) {
				return args[i], true
			}
			return "", false
		}
		ok := true
		switch name {
		case "o":
			out, ok = value()
		case "mcpu":
			cpu, ok = value()
		case "mattr":
			var x string
			x, ok = value()
			attr += "," + x
		case "mtriple":
			opt.Triple, ok = value()
			opt.ForceTriple = true
		case "march":
			var x string
			if x, ok = value(); ok {
				if x != "nvptx" && x != "nvptx64" {
					return usage("-march=%s: this compiler knows nvptx and nvptx64", x)
				}
				opt.ForceArch = x
			}
		case "O0", "O1", "O2", "O3":
			opt.Level = int(name[1] - '0')
		case "O":
			x, _ := value()
			n, err := strconv.Atoi(x)
			if err != nil || n < 0 || n > 3 {
				return usage("-O=%s: the levels are 0, 1, 2 and 3", x)
			}
			opt.Level = n
		case "filetype":
			x, _ := value()
			switch x {
			case "asm":
			case "null":
				out = "/dev/null"
			default:
				return usage("-filetype=%s: PTX is text: only asm and null", x)
			}
		case "fp-contract":
			x, _ := value()
			opt.FMA = x == "fast"
		case "nvptx-fma-level":
			x, _ := value()
			opt.FMA = x == "1" || x == "2"
		case "nvptx-sched4reg":
			// A choice of LLVM's selector that changes no meaning.
		case "nvptx-mad-wide-opt":
			opt.MadWide = val != "false"
		case "asm-verbose":
			opt.Verbose = val != "false"
		case "nvptx-no-f16-math":
			opt.NoF16Math = val != "false"
		case "nvptx-rsqrt-approx-opt":
			x, _ := value()
			opt.NoRsqrt = x == "0" || x == "false"
		case "nvptx-no-f32x2":
			opt.NoF32x2 = val != "false"
		case "nvptx-prec-divf32":
			x, _ := value()
			switch x {
			case "0":
				opt.PrecDiv = driver.DivApprox
			case "1":
				opt.PrecDiv = driver.DivFull
			case "3":
				opt.PrecDiv = driver.DivIEEENoFTZ
			}
		case "nvptx-prec-sqrtf32":
			x, _ := value()
			opt.ApproxSqrt = x == "0"
		case "trap-unreachable":
			opt.TrapUnreachable = val != "false"
		case "no-trap-after-noreturn":
			// After such a call the thread ends without a trap in any case.
		case "nvvm-reflect-add":
			x, _ := value()
			if opt.Reflect == nil {
				opt.Reflect = reflectList{}
			}
			if err := reflectList(opt.Reflect).Set(x); err != nil {
				return usage("-nvvm-reflect-add=%s: %v", x, err)
			}
		case "nvptx-short-ptr":
			opt.ShortPtr = val != "false"
		case "denormal-fp-math-f32":
			x, _ := value()
			opt.FTZ = strings.HasPrefix(x, "preserve-sign")
		case "version":
			return versionMain(nil, s)
		case "help", "h":
			fmt.Fprintln(s.out, "usage: gonvvm llc [-mcpu=sm_NN] [-mattr=+ptxNN] [-mtriple=nvptx64-nvidia-cuda] [-O0…-O3] [-o FILE] [FILE]")
			return exitOK
		default:
			if !ignoredByLLC(name) {
				return usage("Unknown command line argument '%s'", a)
			}
		}
		if !ok {
			return usage("%s needs a value", a)
		}
	}
	var err error
	if opt.SM, err = target.ParseSM(cpu); err != nil {
		return usage("-mcpu=%s: %v", cpu, err)
	}
	for a := range strings.SplitSeq(attr, ",") {
		switch {
		case a == "":
		case strings.HasPrefix(a, "+ptx"):
			n, err := strconv.Atoi(a[4:])
			if err != nil || !target.PTX(n).Known() {
				return usage("-mattr=%s: unknown PTX version", a)
			}
			opt.PTX = target.PTX(n)
		case strings.HasPrefix(a, "+sm_"):
			if opt.SM, err = target.ParseSM(a[1:]); err != nil {
				return usage("-mattr=%s: %v", a, err)
			}
		default:
			return usage("-mattr=%s: known are +ptxNN and +sm_NN", a)
		}
	}
	if opt.PTX == 0 { // llc never raises the version: what needs more is an error
		opt.PTX = opt.SM.MinPTX()
	}
	if out == "" {
		out = defaultOutput(in)
	}
	return compileFiles(&opt, []string{in}, nil, out, s)
}

// defaultOutput is llc's: x.ll gives x.s, standard input goes to standard output.
func defaultOutput(in string) string {
	if in == "-" {
		return "-"
	}
	for _, ext := range []string{".ll", ".bc"} {
		if base, ok := strings.CutSuffix(in, ext); ok {
			return base + ".s"
		}
	}
	return in + ".s"
}

// ignoredByLLC reports whether a flag concerns only LLVM's own workings.
func ignoredByLLC(name string) bool {
	switch name {
	case "verify-machineinstrs", "disable-post-ra", "enable-unsafe-fp-math", "relocation-model", "code-model", "frame-pointer",
		"debugger-tune", "dwarf-version", "march-help", "opaque-pointers", "global-isel", "fast-isel", "no-integrated-as", "mllvm",
		"print-after-all", "time-passes", "stats", "combiner-global-alias-analysis", "load-store-vectorizer":
		return true
	}
	return strings.HasPrefix(name, "disable-") || strings.HasPrefix(name, "enable-") || strings.HasPrefix(name, "verify-") || strings.HasPrefix(name, "nvptx-") ||
		strings.HasPrefix(name, "nvvm-")
}
