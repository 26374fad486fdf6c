package ptx

import (
	"gonvvm/diag"
	model "gonvvm/internal/ptx"

	"gonvvm/internal/ptxcheck"
	"gonvvm/internal/target"
)

// CheckOptions direct Check. The zero value checks for the target of the text.
type CheckOptions struct {
	// Arch is the architecture that is to run the code, such as "sm_90"; "" is that of .target.
	Arch string
	// Max is the number of diagnostics after which the check ends; 0 is 100.
	Max int
	// Strict refuses the spellings and types that NVIDIA's assembler takes although the PTX ISA does not have them; they are
	// warnings otherwise.
	Strict bool
}

// Check returns everything that breaks the rules of PTX in a text: errors that NVIDIA's assembler reports, too, and warnings.
// The list is empty if nothing is wrong. name is the name of the text in messages.
func Check(name string, text []byte, opt CheckOptions) diag.List {
	o := ptxcheck.Options{File: name, Src: text, Max: opt.Max, Strict: opt.Strict}
	if opt.Arch != "" {
		sm, err := target.ParseSM(opt.Arch)
		if err != nil {
			return diag.List{{Code: "T0001", Msg: err.Error(), Hint: "gonvvm targets lists the architectures"}}
		}
		o.Arch = sm
	}
	return ptxcheck.CheckText(&o)
}

// Format returns the text in the canonical layout: one statement in each line, operands in one column. Comments stay. The
// result is its own canonical layout. The error is a [diag.List] of mistakes of syntax.
func Format(name string, text []byte) ([]byte, error) { return model.Format(name, text) }
