package verify

import (
	"slices"
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
)

// nvvmSignature returns the reason why a declaration does not have the signature of its intrinsic of NVVM, or "".
func (v *verifier) nvvmSignature(s *ir.Symbol) string {
	const wrong = "Intrinsic has incorrect argument or return type: "
	have, ret := v.ty.Elems(s.Type), v.ty.Result(s.Type)
	if v.ty.IsVarArg(s.Type) {
		return wrong + v.ty.String(s.Type)
	}
	if s.NVVM == 0 {
		free := isa.LookupFree(s.Name)
		if free == nil {
			if slices.Contains(v.m.Upgraded, s.Name) { // an older intrinsic: its calls would have been replaced
				return wrong + v.ty.String(s.Type)
			}
			return ""
		}
		for form := range strings.SplitSeq(free.Forms, "|") {
			if form == "" || v.ty.FitsForm(form, s.Type) {
				return ""
			}
		}
		return wrong + v.ty.String(s.Type)
	}
	info := isa.Intrinsic(isa.IntrinsicID(s.NVVM))
	if n := info.Arguments(); len(have) < n || n == 0 && len(have) > 0 {
		return "Intrinsic has incorrect argument type! llvm." + info.Name() + " reads " + utoa(uint64(n)) + " arguments, the declaration has " + utoa(uint64(len(have)))
	}
	if (ret == ir.Void) != (info.Results == 0) || slices.Contains(have, ir.Metadata) {
		return wrong + v.ty.String(s.Type)
	}
	return v.widths(s, info)
}

// intrinsics checks the types of the intrinsics that are called, and that arguments that have to be
// constants are. As in LLVM, the type of a declaration that no call uses does not matter.
func (v *verifier) intrinsics() {
	m := v.m
	var forms []string // by symbol
	var wrong []string // messages about types, by symbol; "" after the report
	var nvvm bool
	misfit := func(i int, msg string) {
		if wrong == nil {
			wrong = make([]string, len(m.Syms))
		}
		wrong[i] = msg
	}
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Kind != ir.SymFunc || s.Intrinsic == ir.NotIntrinsic {
			continue
		}
		if !s.Fn.IsDecl() {
			v.broken(CodeIntrinsic, s, ir.None, "llvm intrinsics cannot be defined!")
			continue
		}
		nvvm = nvvm || s.Intrinsic == ir.NVVMIntrinsic
		if s.Intrinsic == ir.NVVMIntrinsic {
			if msg := v.nvvmSignature(s); msg != "" {
				misfit(i, msg)
				continue
			}
		}
		form := s.Intrinsic.Form()
		if form == "" {
			continue
		}
		if !v.ty.Fits(s.Intrinsic, s.Type) {
			misfit(i, "Intrinsic has incorrect argument or return type: "+v.ty.String(s.Type))
			continue
		}
		if strings.ContainsAny(form, "!m") {
			if forms == nil {
				forms = make([]string, len(m.Syms))
			}
			forms[i] = form
		}
	}
	if forms == nil && wrong == nil && !nvvm {
		return
	}
	v.intrinsicCalls(forms, wrong)
}

// intrinsicCalls checks the calls of intrinsics. forms and wrong hold the form of each symbol whose arguments are checked, and the message about
// the type of each symbol that has a wrong one.
func (v *verifier) intrinsicCalls(forms, wrong []string) {
	m := v.m
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for x := f.First(b); x != ir.None; x = f.Next(x) {
				if f.Op(x) != ir.OpCall || !f.Callee(x).IsSym() {
					continue
				}
				i := f.Callee(x).Index()
				if wrong != nil && wrong[i] != "" {
					v.broken(CodeIntrinsic, &m.Syms[i], ir.None, "%s", wrong[i])
					wrong[i] = ""
				}
				if forms != nil && forms[i] != "" {
					v.immediates(s, x, forms[i])
					v.immediateValues(s, x, m.Syms[i].Intrinsic)
					v.metadataArguments(s, x, m.Syms[i].Intrinsic, forms[i])
				}
				if c := &m.Syms[i]; c.NVVM != 0 {
					v.nvvmImmediates(s, x, isa.Intrinsic(isa.IntrinsicID(c.NVVM)))
				}
			}
		}
	})
}

// widths compares the types of a declaration with those of the instruction's registers: more than 32 bits for a 32-bit
// register are a mistake, and a floating-point number for an integer or predicate. Narrower ones, vectors and addresses are accepted.
func (v *verifier) widths(s *ir.Symbol, info *isa.IntrinsicInfo) string {
	bits := func(t ir.Type) int {
		if v.ty.IsInt(t) || v.ty.IsFloat(t) {
			return int(v.m.BitsOf(t))
		}
		return 0
	}
	wrong := func(p *isa.Parameter, t ir.Type) bool {
		switch class := p.Type.Class(); class {
		case isa.ClassPred, isa.ClassUnsigned, isa.ClassSigned:
			if p.Kind == isa.KindValue && p.Lanes == 0 && v.ty.IsFloat(t) {
				return true
			}
		}
		want, have := p.Type.Bits(), bits(t)
		if p.Wide {
			want *= 2
		}
		return p.Kind == isa.KindValue && p.Lanes == 0 && want != 0 && want <= 32 && have > 32
	}
	results, params := info.Signature()
	if ret := v.ty.Result(s.Type); len(results) == 1 && wrong(&results[0], ret) {
		return "Intrinsic has incorrect return type! " + s.Name + " gives " + utoa(uint64(results[0].Type.Bits())) + " bits, the declaration says " + v.ty.String(ret)
	}
	for i, t := range v.ty.Elems(s.Type) {
		if i < len(params) && wrong(&params[i], t) {
			return "Intrinsic has incorrect argument type! Argument " + utoa(uint64(i+1)) + " of " + s.Name + " has " + utoa(uint64(params[i].Type.Bits())) + " bits, the declaration says " + v.ty.String(t)
		}
	}
	return ""
}

func (v *verifier) immediates(s *ir.Symbol, x ir.Value, form string) {
	k := -1
	for i := 2; i < len(form); i++ {
		if form[i] == '!' {
			continue
		}
		if k++; form[i-1] == '!' && k < s.Fn.NumArgs(x) {
			v.immediate(s, x, k)
		}
	}
}

func (v *verifier) immediate(s *ir.Symbol, x ir.Value, k int) {
	if _, ok := s.Fn.Consts.Uint(s.Fn.Operand(x, k)); !ok && s.Fn.Consts.Kind(s.Fn.Operand(x, k)) != ir.CFloat {
		v.broken(CodeIntrinsic, s, x, "immarg operand has non-immediate parameter (argument %d)", k+1)
	}
}

// nvvmImmediates checks the arguments that choose a form of the instruction.
func (v *verifier) nvvmImmediates(s *ir.Symbol, x ir.Value, info *isa.IntrinsicInfo) {
	for _, sel := range info.Selections() {
		if !sel.Late && int(sel.Arg) < s.Fn.NumArgs(x) {
			v.immediate(s, x, int(sel.Arg))
		}
	}
}
