package gonvvm

import (
	"context"

	"gonvvm/diag"
	"gonvvm/internal/driver"
)

// Result is the result of Compile.
type Result struct {
	PTX         []byte    // the text of the PTX module
	Diagnostics diag.List // warnings, and notes such as a raised PTX version
	Remarks     []Remark  // in the order of functions and places, if Options.Remarks asks for them
}

// RemarkKind tells the kinds of remarks apart.
type RemarkKind string

const (
	RemarkPassed   RemarkKind = "passed"   // a pass made an optimization
	RemarkMissed   RemarkKind = "missed"   // a pass could not make one; the message has the reason
	RemarkAnalysis RemarkKind = "analysis" // a fact about the result
)

// Remark is the statement of an optimization pass about a place of the program, as LLVM's -Rpass prints it.
type Remark struct {
	Kind     RemarkKind // passed, missed or analysis
	Pass     string     // LLVM's name of the pass where LLVM has the pass: "licm"
	Function string     // name of the function
	File     string     // source file if there is debug information, else Input.Name
	Pos      diag.Pos   // place in File; zero if it is not known
	Message  string     // one line without a full stop
}

// Compile links modules, optimizes them and returns PTX. The error is a [diag.List] if an input or an option is wrong, or
// the error of ctx if that has ended, which is looked at between passes and between functions.
func Compile(ctx context.Context, opt Options, ins ...Input) (*Result, error) {
	o, err := opt.driver()
	if err != nil {
		return nil, err
	}
	r := &Result{}
	collect(o, &opt, &r.Remarks)
	out, notes, err := driver.Compile(ctx, o, inputs(ins)...)
	if err != nil {
		return nil, failure(ctx, notes, err)
	}
	r.PTX, r.Diagnostics = out.PTX, notes
	return r, nil
}

// Verify links modules and returns every violation of the rules of well-formed IR and of the dialect, with warnings, and with
// notes if opt.Notes is set. Verify(…).Err() is nil if the modules are correct.
func Verify(opt Options, ins ...Input) diag.List {
	o, err := opt.driver()
	if err != nil {
		return diag.Of(err)
	}
	return driver.Verify(o, inputs(ins)...)
}

// collect makes the driver store remarks in list, if opt asks for them.
func collect(o *driver.Options, opt *Options, list *[]Remark) {
	if !opt.Remarks {
		return
	}
	o.Remarks = func(r driver.Remark) {
		*list = append(*list, Remark{RemarkKind(r.Kind.String()), r.Pass, r.Func, r.File, r.Pos, r.Msg})
	}
}

// failure returns the error of a call: that of the context, or all diagnostics.
func failure(ctx context.Context, notes diag.List, err error) error {
	if e := ctx.Err(); e != nil && err == e {
		return e
	}
	l := diag.Of(err)
	for _, d := range notes {
		if len(l) == 0 || l[0] != d {
			l = append(l, d)
		}
	}
	return l
}

// optionError returns the error for a wrong option.
func optionError(err error) error {
	return diag.List{{Code: "T0001", Msg: err.Error(), Hint: "gonvvm targets lists the architectures and PTX versions"}}
}
