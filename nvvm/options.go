package nvvm

import (
	"slices"
	"strconv"
	"strings"

	"gonvvm/internal/driver"
	"gonvvm/internal/target"
)

// option is a row of the table of options.
type option struct {
	name   string
	kind   optionKind
	values string // the values that are accepted, each between blanks; "" is any
	// wrong is the message for another value, which replaces %v. The default is that of an unknown option, as for the
	// documented ones.
	wrong string
	once  string // subject of the message for a second use, if it is not the option's name; "-" is a permission
	from  Profile
	open  bool // exists in the open profile only
	set   func(s *session, value string)
}

type optionKind uint8

const (
	flagOption  optionKind = iota // -g
	valueOption                   // -ftz=1
	pairOption                    // -Xllc -mattr=+ptx80
)

const wrongValue = "%v is an unsupported value for option: "

// ignored is the effect of options that select the only behavior of this compiler, or a mechanism that it does not have.
func ignored(*session, string) {}

// options is the table of the options of nvvmCompileProgram and nvvmVerifyProgram: first the documented ones, then those that the
// libraries accept without documentation.
var options = []option{
	{name: "-arch", kind: valueOption, set: nil}, // parse reads it
	{name: "-opt", kind: valueOption, values: " 0 1 2 3 ", set: func(s *session, v string) {
		if s.opt.Level = 3; v == "0" { // 1 and 2 are as 3 in NVIDIA's library
			s.opt.Level = 0
		}
	}},
	{name: "-g", set: ignored}, // the compile units of the module decide
	{name: "-generate-line-info", set: ignored},
	{name: "-ftz", kind: valueOption, values: " 0 1 ", set: func(s *session, v string) { s.opt.FTZ = s.opt.FTZ || v == "1" }},
	{name: "-prec-sqrt", kind: valueOption, values: " 0 1 ", set: func(s *session, v string) { s.opt.ApproxSqrt = v == "0" }},
	{name: "-prec-div", kind: valueOption, values: " 0 1 ", set: func(s *session, v string) {
		if v == "0" {
			s.opt.PrecDiv = driver.DivFull
		}
	}},
	{name: "-fma", kind: valueOption, values: " 0 1 ", set: func(s *session, v string) { s.opt.FMA = v == "1" }},
	{name: "-jump-table-density", kind: valueOption, from: Profile125, set: func(s *session, v string) { s.opt.TableDensity = density(v) }},
	{name: "-gen-lto", set: func(s *session, _ string) { s.genLTO = true }},

	{name: "-link-lto", set: func(s *session, _ string) { s.linkLTO = true }},
	{name: "-lto", set: func(s *session, _ string) { s.fullLTO = true }},
	{name: "-gen-opt-lto", from: Profile125, set: func(s *session, _ string) { s.genOptLTO = true }},
	{name: "-gen-lto-and-llc", set: ignored}, // the result is the PTX
	{name: "-split-compile", kind: valueOption, from: Profile125, once: "split compilation", set: func(s *session, v string) { s.opt.Workers = workers(v) }},
	{name: "-split-compile-extended", kind: valueOption, from: Profile125, once: "split compilation", set: func(s *session, v string) { s.opt.Workers = workers(v) }},
	{name: "-inline-info", set: func(s *session, _ string) { s.inlineInfo = true }},
	{name: "-disable-inlining", set: func(s *session, _ string) { s.opt.Without = append(s.opt.Without, "inline") }},
	{name: "-disable-allopts", set: func(s *session, _ string) { s.opt.Level, s.noOpt = 0, true }},
	{name: "-disable-llc-opts", set: func(s *session, _ string) { s.opt.AsSelected = true }},
	{name: "-restrict", set: func(s *session, _ string) { s.restrict = true }},
	{name: "-w", set: func(s *session, _ string) { s.quiet = true }},
	{name: "-maxreg", kind: valueOption, set: ignored}, // NVIDIA's library prints no directive either
	{name: "-fast-math", set: ignored},
	{name: "-unsafe-math", set: func(s *session, _ string) { s.opt.FTZ = true }},
	{name: "-Ofast-compile", kind: valueOption, from: Profile125, values: " 0 max ", wrong: "-Ofast-compile called with unsupported level, only supports 0 or max", set: func(s *session, v string) {
		s.fast = v == "max"
	}},
	{name: "-nvvm-version", kind: valueOption, from: Profile125, values: " nvvm70 nvvm-latest ", wrong: wrongValue + "-nvvm-version", set: ignored},
	{name: "-cl-mode", set: ignored},
	{name: "-show-src", set: ignored},
	{name: "-enable-opt-byval", set: ignored},
	{name: "-no-lineinfo-inlined-at", set: ignored},
	{name: "-discard-value-names", kind: valueOption, from: Profile125, values: " 0 1 ", set: ignored},
	{name: "-numba-debug", open: true, set: ignored},
	{name: "-olto", kind: pairOption, once: "-", set: ignored},
	{name: "-Xopt", kind: pairOption, once: "-", set: func(s *session, v string) { s.forward("opt", v) }},
	{name: "-Xllc", kind: pairOption, once: "-", set: func(s *session, v string) { s.forward("llc", v) }},
	{name: "-Xlnk", kind: pairOption, from: Profile125, once: "-", set: ignored},
	{name: "-host-ref-ek", kind: valueOption, from: Profile125, once: "-", set: ignored}, // kernels stay visible
	{name: "-host-ref-ik", kind: valueOption, from: Profile125, once: "-", set: ignored},
	{name: "-host-ref-ec", kind: valueOption, from: Profile125, once: "-", set: (*session).hostRef},
	{name: "-host-ref-ic", kind: valueOption, from: Profile125, once: "-", set: (*session).hostRef},
	{name: "-host-ref-eg", kind: valueOption, from: Profile125, once: "-", set: (*session).hostRef},
	{name: "-host-ref-ig", kind: valueOption, from: Profile125, once: "-", set: (*session).hostRef},
}

// parse reads options and returns the message for the first one that is wrong, "" if none is.
func (s *session) parse(args []string) string {
	s.opt = driver.Options{Codegen: driver.Codegen{Level: 3, FMA: true, LineInfo: true, Debug: true}, ExternDevice: true, Triple: "nvptx64-nvidia-cuda"}
	s.opt.SM = target.MakeSM(s.release.arch, 0)
	s.opt.TableDensity = density("101")
	seen := map[string]bool{}
	for i := 0; i < len(args); i++ {
		word := strings.Trim(args[i], " \t")
		name, value, hasValue := strings.Cut(word, "=")
		o := s.lookup(name)
		switch {
		case o == nil, o.kind == flagOption && hasValue, o.kind == valueOption && !hasValue, o.kind == pairOption && hasValue:
			return word + " is an unsupported option"
		}
		subject := o.once
		if subject == "" {
			subject = o.name
		}
		if seen[subject] && subject != "-" {
			return subject + " defined more than once"
		}
		seen[subject] = true
		switch {
		case o.kind == pairOption:
			if i++; i == len(args) {
				return o.name + " needs an argument after it"
			}
			value = args[i]
		case o.set == nil:
			sm, ok := s.release.parseArch(printable(value))
			if !ok {
				return word + " is an unsupported option"
			}
			s.opt.SM = sm
			continue
		case o.values != "" && (strings.Contains(value, " ") || !strings.Contains(o.values, " "+value+" ")):
			if o.wrong == "" {
				return word + " is an unsupported option"
			}
			return strings.ReplaceAll(o.wrong, "%v", value)
		}
		o.set(s, value)
	}
	if s.noOpt {
		s.opt.Level = 0
	}
	return ""
}

func (s *session) lookup(name string) *option {
	for i := range options {
		o := &options[i]
		if o.name != name {
			continue
		}
		if s.release.strict && (o.open || o.from == Profile125 && s.release == &releases[Profile118]) {
			return nil
		}
		return o
	}
	return nil
}

// printable cuts a value at the first byte that no architecture has: ILGPU passes bytes that do not end with NUL.
func printable(v string) string {
	for i := range len(v) {
		if v[i] < ' ' || v[i] > '~' {
			return v[:i]
		}
	}
	return v
}

// workers reads the number of threads of -split-compile; 0, and text that is not a number, is one for each processor.
func workers(v string) int {
	n, err := strconv.Atoi(v)
	if err != nil || n < 0 {
		return 0
	}
	return n
}

// density reads the value of -jump-table-density, in percent of the values that a table covers.
func density(v string) int {
	n, err := strconv.Atoi(v)
	if err != nil || n > 101 {
		n = 101
	}
	return max(n, 1)
}

// forward obeys an option that the library hands to a phase, or adds the answer of that phase to the log.
func (s *session) forward(phase, arg string) {
	if phase == "llc" {
		if list, ok := strings.CutPrefix(arg, "-mattr="); ok {
			for word := range strings.SplitSeq(list, ",") {
				if n, ok := strings.CutPrefix(strings.TrimPrefix(word, "+"), "ptx"); ok && len(n) >= 2 {
					if v, err := target.ParsePTX(n[:len(n)-1] + "." + n[len(n)-1:]); err == nil {
						s.opt.PTX = v
					}
				}
			}
			return
		}
	}
	name, _, _ := strings.Cut(strings.TrimLeft(arg, "-"), "=")
	if strings.HasPrefix(arg, "-") && slices.Contains(knownToLLVM, name) {
		return
	}
	s.said = append(s.said, phase+": Unknown command line argument '"+arg+"'.  Try: '"+phase+" -help'\n\n"...)
}

// knownToLLVM are options of LLVM's tools that programs forward. They tune passes that decide by other measures here.
var knownToLLVM = []string{
	"inline-threshold", "inlinehint-threshold", "inline-cold-callsite-threshold", "unroll-threshold", "unroll-count",
	"unroll-max-count", "unroll-full-max-count", "unroll-partial-threshold", "unroll-runtime", "unroll-allow-partial",
	"licm-max-num-uses-traversed", "disable-licm-promotion", "vectorize-loops", "vectorize-slp", "enable-loop-distribute",
	"memdep-block-scan-limit", "rotation-max-header-size", "jump-threading-threshold", "nvptx-fma-level",
	"nvptx-f32ftz", "nvptx-prec-divf32", "nvptx-prec-sqrtf32", "disable-lsr", "enable-gvn-hoist",
	"pass-remarks", "pass-remarks-missed", "pass-remarks-analysis", "time-passes", "stats",
}

// hostRef keeps variables visible that the host refers to, when everything else becomes internal.
func (s *session) hostRef(names string) {
	for name := range strings.SplitSeq(names, ",") {
		if name != "" {
			s.opt.Keep = append(s.opt.Keep, name)
		}
	}
}
