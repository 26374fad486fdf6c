package main

import (
	"fmt"
	"strconv"
	"strings"

	"gonvvm/internal/driver"
	"gonvvm/internal/target"
	"gonvvm/internal/verify"
)

// llcRun is the parsed flags of `gonvvm llc`.
type llcRun struct {
	opt       driver.Options
	in, out   string
	cpu, attr string
	denormals string // of -denormal-fp-math; that of -denormal-fp-math-f32 takes precedence
	files     int
	watch     watchFlags // of -print-after, -stats and -time-passes
}

// newLLC returns the defaults of llc. LLVM gives __nvvm_reflect no value for the two keys, so that sqrtf of libdevice is approximate.
func newLLC() llcRun {
	opt := driver.Options{
		Codegen: driver.Codegen{Level: 2, LLC: true, Style: driver.StyleLLVM, Verbose: true},
		Triple:  "nvptx64",
		Dialect: verify.LLVM,
		Reflect: reflectList{"__CUDA_PREC_SQRT": 0, "__CUDA_PREC_DIV": 0},
	}
	return llcRun{opt: opt, in: "-", cpu: "sm_30", watch: watchFlags{limit: -1}}
}

// llcMain is `gonvvm llc`: the flags of LLVM's llc, with one dash or two. Those of the table llcFlags are obeyed; the other ones that llc
// has direct LLVM's own passes and are accepted.
func llcMain(args []string, s *streams) int {
	r := newLLC()
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "-" || !strings.HasPrefix(a, "-") {
			if r.files++; r.files > 1 {
				return s.llcUsage("more than one input file: %s", a)
			}
			r.in = a
			continue
		}
		name, val, given := strings.Cut(strings.TrimPrefix(a[1:], "-"), "=")
		switch name {
		case "version":
			return versionMain(nil, s)
		case "help", "h":
			fmt.Fprintln(s.out, "usage: gonvvm llc [-mcpu=sm_NN] [-mattr=+ptxNN] [-mtriple=nvptx64-nvidia-cuda] [-O0…-O3] [-o FILE] [FILE]")
			return exitOK
		}
		flag, hasValue, known := llcLookup(name)
		if !known {
			return s.llcUsage("Unknown command line argument '%s'%s", a, llcNearest(name))
		}
		if hasValue && !given {
			if i++; i == len(args) {
				return s.llcUsage("for the --%s option: requires a value!", name)
			}
			val = args[i]
		}
		switch {
		case flag == nil:
		case flag.set == nil:
			fmt.Fprintf(s.err, "gonvvm llc: warning: --%s is accepted and has no effect: %s\n", name, flag.why)
		default:
			if msg := flag.set(&r, val); msg != "" {
				return s.llcUsage("for the --%s option: %s", name, msg)
			}
		}
	}
	if r.denormals != "" {
		r.opt.FTZ = strings.HasPrefix(r.denormals, "preserve-sign")
	}
	if msg := r.machine(s); msg != "" {
		return s.llcUsage("%s", msg)
	}
	if r.out == "" {
		r.out = defaultOutput(r.in)
	}
	ins, err := inputs([]string{r.in}, nil, s)
	if err != nil {
		return s.unread("gonvvm", err)
	}
	return compileWatched([]compilation{{opt: &r.opt, mode: driver.ModeCompile, watch: &r.watch, ins: ins, out: r.out}}, s)
}

func (s *streams) llcUsage(format string, args ...any) int {
	fmt.Fprintf(s.err, "gonvvm llc: "+format+"\n", args...)
	return exitUsage
}

// machine takes over -mcpu and -mattr; it returns an error message, or "". A feature without a sign is switched on; a later one wins.
func (r *llcRun) machine(s *streams) string {
	var err error
	if r.opt.SM, err = target.ParseSM(r.cpu); err != nil {
		return fmt.Sprintf("-mcpu=%s: %v", r.cpu, err)
	}
	for a := range strings.SplitSeq(r.attr, ",") {
		if a == "" {
			continue
		}
		name := strings.TrimLeft(a, "+-")
		version, isPTX := strings.CutPrefix(name, "ptx")
		n, err := strconv.Atoi(version)
		switch {
		case isPTX && err == nil && target.PTX(n).Known():
			if a[0] != '-' {
				r.opt.PTX = target.PTX(n)
			} else if r.opt.PTX == target.PTX(n) {
				r.opt.PTX = 0
			}
		case strings.HasPrefix(name, "sm_"): // llc takes the architecture from -mcpu, and this compiler, from here, too
			if r.opt.SM, err = target.ParseSM(name); err != nil {
				return fmt.Sprintf("-mattr=%s: %v", a, err)
			}
		default:
			fmt.Fprintf(s.err, "gonvvm llc: warning: '%s' is not a recognized feature for this target (ignoring feature)\n", a)
		}
	}
	if r.opt.PTX == 0 { // llc never raises the version: an instruction that needs a later one is an error
		r.opt.PTX = r.opt.SM.MinPTX()
	}
	return ""
}

// defaultOutput is llc's: x.ll gives x.s, standard input gives standard output.
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
