package verify

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// rules judges a module by the NVVM IR specification. Each rule has the number of its
// row in the requirements, S4-NN, which is that of its code, N00NN.
type rules struct {
	*verifier
	opt    *Options
	strict bool
	llvm   bool // only rules of both dialects

	handles []bool // by symbol: annotated as texture or surface
}

// level is the severity of breaking a rule. The specification has three classes: supported, accepted and ignored,
// illegal; in practice some illegal constructs are accepted.
type level uint8

const (
	illegal    level = iota // always an error: the module has no meaning
	prohibited              // an error if the dialect was requested, or if strict, else a warning: LLVM gives it a meaning
	tolerated               // an error if strict, else a warning
	lenient                 // an error if strict, else nothing
	deprecate               // a warning
	ignored                 // a note, if notes are requested
)

// Selection's codes for kernels hold in both dialects.
const (
	codeCallee diag.Code = "S0005"
	codeKernel diag.Code = "S0024"
)

const rowDigits = "0123456789"

func rowCode(row int) diag.Code {
	return diag.Code([]byte{'N', '0', rowDigits[row/100], rowDigits[row/10%10], rowDigits[row%10]})
}

// rule reports that symbol s, at instruction at, breaks a row of the requirements.
func (r *rules) rule(l level, row int, s *ir.Symbol, at ir.Value, msg, hint string) {
	sev := diag.Error
	switch l {
	case prohibited:
		if !r.strict && r.opt.Dialect == Auto {
			sev = diag.Warning
			if hint == "" {
				hint = "-dialect=nvvm makes this an error"
			}
		}
	case tolerated:
		if !r.strict {
			sev = diag.Warning
		}
	case lenient:
		if !r.strict {
			return
		}
	case deprecate:
		sev = diag.Warning
	case ignored:
		if !r.opt.Notes {
			return
		}
		sev = diag.Note
	}
	r.report(sev, rowCode(row), s, at, msg, hint)
}

// instText returns the text of an instruction.
func instText(s *ir.Symbol, at ir.Value) string { return string(s.Fn.AppendInst(nil, at)) }

// illegalInst reports an instruction that NVVM IR does not have, in the words that
// callers of NVIDIA's library look for.
func (r *rules) illegalInst(l level, row int, s *ir.Symbol, at ir.Value, op, hint string) {
	r.rule(l, row, s, at, "Error: : Function `"+s.Name+"' Basic Block `"+r.blockName(s.Fn, s.Fn.BlockOf(at))+"': context: "+
		instText(s, at)+" Illegal instruction: "+op, hint)
}

// unsupported reports an operation that NVVM IR has not for its types or spaces.
func (r *rules) unsupported(l level, row int, s *ir.Symbol, at ir.Value, what, hint string) {
	r.rule(l, row, s, at, "Error: unsupported operation: "+what+": "+instText(s, at), hint)
}

// both checks the rules of both dialects: no output could be right for a module that breaks them.
func (r *rules) both() {
	r.foreign()
	r.annotationForms()
	r.annotationsAgree()
	m := r.m
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead {
			continue
		}
		if s.Kind == ir.SymVar {
			r.limits(s)
			r.sharedInit(s)
		}
		if s.Kind != ir.SymFunc {
			continue
		}
		r.misspelt(s)
		r.kernel(s)
		if s.Fn.IsDecl() {
			continue
		}
		f := s.Fn
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for x := f.First(b); x != ir.None; x = f.Next(x) {
				if f.Op(x) == ir.OpCall {
					r.callee(s, x)
				}
			}
		}
	}
}

// module checks everything.
func (r *rules) module() {
	r.foreign()
	r.versions()
	r.layout()
	r.triple()
	r.namedMetadata()
	r.annotations()
	m := r.m
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead {
			continue
		}
		r.symbolRules(s)
		switch s.Kind {
		case ir.SymVar:
			r.limits(s)
			r.variable(s)
		case ir.SymFunc:
			r.kernel(s)
			r.function(s)
		}
	}
	for _, name := range m.Upgraded {
		if strings.HasPrefix(name, "llvm.nvvm.ptr.") {
			r.rule(lenient, 133, nil, ir.None, "the intrinsic "+name+" was removed in NVVM IR 2.0", "convert with addrspacecast")
		}
	}
}

// kernel checks the requirements for kernels.
func (r *rules) kernel(s *ir.Symbol) {
	if s.Fn.CC != ir.CCPTXKernel {
		return
	}
	if r.ty.Result(s.Type) != ir.Void {
		r.report(r.warning(), codeKernel, s, ir.None, "kernel @"+s.Name+" returns a value, which is dropped", "a kernel returns void and writes its results to memory")
	}
	if r.ty.IsVarArg(s.Type) {
		r.report(diag.Error, codeKernel, s, ir.None, "kernel @"+s.Name+" has a variable number of parameters", "")
	}
	r.launchBounds(s)
	for _, key := range [...]string{"nvvm.maxntid", "nvvm.reqntid"} {
		r.blockSize(s, key)
	}
	l := &r.m.AttrLists[s.Fn.Attrs]
	for i := range l.Params {
		if r.m.Attr(l.Params[i], ir.AttrSRet) != nil && !r.llvm {
			r.rule(prohibited, 38, s, ir.None, "kernel @"+s.Name+" has a parameter with the attribute sret", "")
		}
	}
}

// callee checks whom a call calls: a kernel is started by the host only (P-28).
func (r *rules) callee(s *ir.Symbol, x ir.Value) {
	c := s.Fn.CalleeSym(x)
	if c == nil || c.Kind != ir.SymFunc || c.Fn == nil || c.Fn.CC != ir.CCPTXKernel {
		return
	}
	if c.Fn.IsDecl() {
		r.report(diag.Error, codeCallee, s, x, "a kernel cannot be called: "+instText(s, x), "move the body into a function that the kernel and others call")
		return
	}
	r.report(r.warning(), codeCallee, s, x, "a kernel is called, and its body becomes a function of the device: "+instText(s, x), "")
}

// warning is the severity of constructs that have one sound meaning and that -strict refuses.
func (r *rules) warning() diag.Severity {
	if r.strict {
		return diag.Error
	}
	return diag.Warning
}
