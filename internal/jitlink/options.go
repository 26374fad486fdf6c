package jitlink

import (
	"slices"
	"strconv"
	"strings"

	"gonvvm/internal/driver"
	"gonvvm/internal/target"
	"gonvvm/internal/verify"
)

// accepted are options that tune ptxas, or a tool that has no counterpart here.
var accepted = []string{
	"ptx", "time", "verbose", "v", "no-cache", "maxrregcount", "Xptxas", "Xnvvm",
	"kernels-used", "variables-used", "optimize-unused-variables", "kernel-used", "variable-used",
	"device-stack-protector", "lineinfo", "jump-table-density", "opt-level",
	"lto-add", "split-compile-extended", "device-time-trace", "rdc",
}

// parse reads the options of nvJitLinkCreate.
func (l *linker) parse(options []string) (Code, string) {
	l.opt = driver.Options{
		Codegen: driver.Codegen{Level: 3, FMA: true, LineInfo: true},
		Triple:  "nvptx64-nvidia-cuda", Dialect: verify.LLVM, ExternDevice: true, NoVersion: true,
	}
	for _, word := range options {
		name, value, _ := strings.Cut(strings.TrimLeft(strings.TrimSpace(word), "-"), "=")
		bad := func() (Code, string) { return UnrecognizedOption, word + " is not an option of nvJitLink" }
		if !strings.HasPrefix(strings.TrimSpace(word), "-") {
			return bad()
		}
		on := value != "0" && value != "false"
		switch {
		case name == "arch":
			sm, err := target.ParseSM(value)
			if err != nil {
				return UnrecognizedArch, word + ": " + err.Error()
			}
			l.opt.SM = sm
		case name == "lto" || name == "dlto":
			l.lto = true
		case name == "r":
			l.relocatable = on
		case name == "ftz":
			l.opt.FTZ = on
		case name == "prec-div":
			if !on {
				l.opt.PrecDiv = driver.DivFull
			}
		case name == "prec-sqrt":
			l.opt.ApproxSqrt = !on
		case name == "fma":
			l.opt.FMA = on
		case name == "split-compile":
			n, err := strconv.Atoi(value)
			if err != nil {
				return bad()
			}
			l.opt.Workers = max(n, 0)
		case len(name) == 2 && name[0] == 'O':
			if name[1] < '0' || name[1] > '3' {
				return bad()
			}
			l.opt.Level = int(name[1] - '0')
		case name == "g":
			l.opt.Debug = true
		case name == "variables-used" || name == "variable-used":
			l.opt.Keep = append(l.opt.Keep, strings.Split(value, ",")...)
		case slices.Contains(accepted, name):
		default:
			return bad()
		}
	}
	if l.opt.SM == 0 {
		return MissingArch, "the option -arch=sm_NN is missing"
	}
	return Success, ""
}
