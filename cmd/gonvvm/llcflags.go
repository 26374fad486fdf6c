package main

import (
	_ "embed" // the names of llc's flags
	"fmt"
	"strconv"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/driver"
)

// llcFlag is a flag of llc that changes the output of this compiler.
type llcFlag struct {
	name  string
	value bool // has a value: -flag=VALUE or -flag VALUE. A flag without may be -flag=true
	// set obeys the flag and returns an error message, or ""; nil means that the flag has no effect, and why that should be told.
	set func(r *llcRun, value string) string
	why string
}

// llcNames are the flags that llc of LLVM 22 has besides those of other machines, one in a line, those with values followed by "=".
//
//go:embed llcflags.txt
var llcNames string

var llcFlags = []llcFlag{
	{name: "o", value: true, set: func(r *llcRun, v string) string { r.out = v; return "" }},
	{name: "mcpu", value: true, set: func(r *llcRun, v string) string { r.cpu = v; return "" }},
	{name: "mattr", value: true, set: func(r *llcRun, v string) string { r.attr += "," + v; return "" }},
	{name: "mtriple", value: true, set: func(r *llcRun, v string) string { r.opt.Triple, r.opt.ForceTriple = v, true; return "" }},
	{name: "march", value: true, set: func(r *llcRun, v string) string {
		if r.opt.ForceArch = v; v != "nvptx" && v != "nvptx64" {
			return "this compiler knows nvptx and nvptx64, not '" + v + "'"
		}
		return ""
	}},
	{name: "O", value: true, set: setLevel},
	{name: "O0", set: func(r *llcRun, _ string) string { return setLevel(r, "0") }},
	{name: "O1", set: func(r *llcRun, _ string) string { return setLevel(r, "1") }},
	{name: "O2", set: func(r *llcRun, _ string) string { return setLevel(r, "2") }},
	{name: "O3", set: func(r *llcRun, _ string) string { return setLevel(r, "3") }},
	{name: "filetype", value: true, set: func(r *llcRun, v string) string {
		switch v {
		case "asm":
		case "null":
			r.out = "/dev/null"
		default:
			return "PTX is text: only asm and null, not '" + v + "'"
		}
		return ""
	}},
	{name: "fp-contract", value: true, set: func(r *llcRun, v string) string {
		r.opt.FMA = v == "fast"
		return oneOf(v, "fast", "on", "off")
	}},
	{name: "denormal-fp-math", value: true, set: func(r *llcRun, v string) string {
		if r.denormals == "" {
			r.denormals = v
		}
		return oneOf(v, "ieee", "preserve-sign", "positive-zero", "dynamic")
	}},
	{name: "denormal-fp-math-f32", value: true, set: func(r *llcRun, v string) string {
		r.denormals = v
		return oneOf(v, "ieee", "preserve-sign", "positive-zero", "dynamic")
	}},
	{name: "nvptx-fma-level", value: true, set: func(r *llcRun, v string) string {
		n, err := strconv.ParseUint(v, 0, 32)
		if err != nil {
			return "'" + v + "' value invalid for uint argument!"
		}
		r.opt.FMA = n == 1 || n == 2
		return ""
	}},
	{name: "nvptx-prec-divf32", value: true, set: func(r *llcRun, v string) string {
		switch v {
		case "0":
			r.opt.PrecDiv = driver.DivApprox
		case "1":
			r.opt.PrecDiv = driver.DivFull
		case "2":
			r.opt.PrecDiv = driver.DivIEEE
		case "3":
			r.opt.PrecDiv = driver.DivIEEENoFTZ
		}
		return oneOf(v, "0", "1", "2", "3")
	}},
	boolFlag("nvptx-prec-sqrtf32", func(r *llcRun, on bool) { r.opt.ApproxSqrt = !on }),
	boolFlag("nvptx-rsqrt-approx-opt", func(r *llcRun, on bool) { r.opt.NoRsqrt = !on }),
	boolFlag("nvptx-approx-log2f32", func(r *llcRun, on bool) { r.opt.ApproxLog2 = on }),
	boolFlag("nvptx-mad-wide-opt", func(r *llcRun, on bool) { r.opt.MadWide = on }),
	boolFlag("nvptx-no-f16-math", func(r *llcRun, on bool) { r.opt.NoF16Math = on }),
	boolFlag("nvptx-no-f32x2", func(r *llcRun, on bool) { r.opt.NoF32x2 = on }),
	boolFlag("nvptx-short-ptr", func(r *llcRun, on bool) { r.opt.ShortPtr = on }),
	boolFlag("asm-verbose", func(r *llcRun, on bool) { r.opt.Verbose = on }),
	boolFlag("trap-unreachable", func(r *llcRun, on bool) { r.opt.TrapUnreachable = on }),
	boolFlag("nvptx-sched4reg", func(*llcRun, bool) {}),        // a choice of LLVM's selector that changes no meaning
	boolFlag("no-trap-after-noreturn", func(*llcRun, bool) {}), // after such a call the thread ends without a trap in any case
	{name: "nvvm-reflect-add", value: true, set: func(r *llcRun, v string) string {
		if err := reflectList(r.opt.Reflect).Set(v); err != nil {
			return err.Error()
		}
		return ""
	}},

	{name: "x86-asm-syntax", value: true, set: func(*llcRun, string) string { return "" }}, // Compiler Explorer gives it to every llc

	{name: "print-after-all", set: func(r *llcRun, _ string) string { r.watch.dump = append(r.watch.dump, "text:after=all"); return "" }},
	{name: "print-before-all", set: func(r *llcRun, _ string) string { r.watch.before = true; return "" }}, // beside the dumps of -print-after
	{name: "print-after", value: true, set: func(r *llcRun, v string) string {
		for pass := range strings.SplitSeq(v, ",") {
			r.watch.dump = append(r.watch.dump, "text:after="+pass)
		}
		return ""
	}},
	boolFlag("stats", func(r *llcRun, on bool) { r.watch.stats = on }),
	boolFlag("time-passes", func(r *llcRun, on bool) { r.watch.time = on }),

	{name: "stop-after", value: true, why: "the passes of this compiler have no machine IR; gonvvm opt stops before selection"},
	{name: "stop-before", value: true, why: "the passes of this compiler have no machine IR; gonvvm opt stops before selection"},
	{name: "start-after", value: true, why: "the input is LLVM IR"},
	{name: "start-before", value: true, why: "the input is LLVM IR"},
	{name: "run-pass", value: true, why: "gonvvm opt -passes=NAME executes single passes"},
	{name: "nvptx-emit-init-fini-kernel", why: "constructors become kernels whenever the module has them"},
	{name: "nvptx-lower-global-ctor-dtor-id", value: true, why: "the names of constructor arrays come from the module"},
	{name: "nvptx-force-min-byval-param-align", why: "parameters have the alignment of the module"},
	{name: "dwarf-directory", why: "paths of .file directives are whole"},
}

func setLevel(r *llcRun, v string) string {
	if len(v) != 1 || v[0] < '0' || v[0] > '3' {
		return "the levels are 0, 1, 2 and 3, not '" + v + "'"
	}
	r.opt.Level = int(v[0] - '0')
	return ""
}

// boolFlag is a row for a flag that is on or off.
func boolFlag(name string, set func(r *llcRun, on bool)) llcFlag {
	return llcFlag{name: name, set: func(r *llcRun, v string) string {
		switch v {
		case "", "1", "true", "TRUE", "True":
			set(r, true)
		case "0", "false", "FALSE", "False":
			set(r, false)
		default:
			return "'" + v + "' is invalid value for boolean argument! Try 0 or 1"
		}
		return ""
	}}
}

// oneOf returns the message about a value that is not one of the list. A pair of modes, as ieee,preserve-sign, is judged by the first.
func oneOf(v string, list ...string) string {
	first, _, _ := strings.Cut(v, ",")
	for _, x := range list {
		if x == first {
			return ""
		}
	}
	return fmt.Sprintf("Cannot find option named '%s'! The values are %s", v, strings.Join(list, ", "))
}

// llcLookup finds a flag of llc. flag is nil if it has no effect here.
func llcLookup(name string) (flag *llcFlag, hasValue, known bool) {
	for i := range llcFlags {
		if f := &llcFlags[i]; f.name == name {
			return f, f.value, true
		}
	}
	for line := range strings.Lines(llcNames) {
		if n, ok := strings.CutSuffix(strings.TrimSuffix(line, "\n"), "="); n == name && line[0] != '#' {
			return nil, ok, true
		}
	}
	return nil, false, false
}

// llcNearest is the second half of the message about an unknown flag.
func llcNearest(name string) string {
	near := diag.Nearest{Name: name}
	for i := range llcFlags {
		near.Try(llcFlags[i].name)
	}
	for line := range strings.Lines(llcNames) {
		if line[0] != '#' {
			near.Try(strings.TrimRight(line, "=\n"))
		}
	}
	if near.Word == "" {
		return ""
	}
	return ". Did you mean '-" + near.Word + "'?"
}
