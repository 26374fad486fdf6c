package verify

import (
	"strings"

	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
)

func signatureOf(id ir.Intrinsic) string {
	for i := range signatures {
		if signatures[i].id == id {
			return signatures[i].form
		}
	}
	return ""
}

// leastArguments returns how many arguments the instruction of an intrinsic reads. There may be
// more that it does not.
func leastArguments(info *isa.IntrinsicInfo) int {
	n := 0
	for _, sr := range info.Sources() {
		if sr.Kind == isa.FromArg || sr.Kind == isa.FromVector {
			n = max(n, int(sr.Index)+1)
		}
	}
	for _, sel := range info.Selections() {
		n = max(n, int(sel.Arg)+1)
	}
	return n
}

// intrinsics checks the declarations of intrinsics and that arguments that have to be
// constants are.
func (v *verifier) intrinsics() {
	m := v.m
	var forms []string // by symbol
	var nvvm bool
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
		if s.Intrinsic == ir.NVVMIntrinsic && s.NVVM != 0 {
			info := isa.Intrinsic(isa.IntrinsicID(s.NVVM))
			if n, have := leastArguments(info), len(v.ty.Elems(s.Type)); have < n || n == 0 && have > 0 {
				v.broken(CodeIntrinsic, s, ir.None, "Intrinsic has incorrect argument type! llvm.%s reads %d arguments, the declaration has %d", info.Name(), n, have)
				continue
			}
			if msg := v.widths(s, info); msg != "" {
				v.broken(CodeIntrinsic, s, ir.None, "%s", msg)
				continue
			}
		}
		form := signatureOf(s.Intrinsic)
		if form == "" {
			continue
		}
		if !v.fits(form, s.Type) {
			v.broken(CodeIntrinsic, s, ir.None, "Intrinsic has incorrect argument or return type: %s", v.ty.String(s.Type))
			continue
		}
		if strings.IndexByte(form, '!') >= 0 {
			if forms == nil {
				forms = make([]string, len(m.Syms))
			}
			forms[i] = form
		}
	}
	if forms == nil && !nvvm {
		return
	}
	m.Funcs(func(s *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for x := f.First(b); x != ir.None; x = f.Next(x) {
				if f.Op(x) != ir.OpCall || !f.Callee(x).IsSym() {
					continue
				}
				i := f.Callee(x).Index()
				if forms != nil && forms[i] != "" {
					v.immediates(s, x, forms[i])
				}
				if c := &m.Syms[i]; c.NVVM != 0 {
					v.nvvmImmediates(s, x, isa.Intrinsic(isa.IntrinsicID(c.NVVM)))
				}
			}
		}
	})
}

// widths compares the widths of a declaration with those of the instruction's registers: what has
// more than the 32 bits that the instruction has is a mistake. Narrower ones, vectors and addresses are taken as
// they are.
func (v *verifier) widths(s *ir.Symbol, info *isa.IntrinsicInfo) string {
	bits := func(t ir.Type) int {
		if v.ty.IsInt(t) || v.ty.IsFloat(t) {
			return int(v.m.BitsOf(t))
		}
		return 0
	}
	wrong := func(p *isa.Parameter, t ir.Type) bool {
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

// fits reports whether a declaration has the form of its intrinsic.
func (v *verifier) fits(form string, t ir.Type) bool {
	ty := v.ty
	params := ty.Elems(t)
	ret := ty.Result(t)
	match := func(c byte, x ir.Type) bool {
		s := ty.Scalar(x)
		switch c {
		case 'i':
			return ty.IsInt(s)
		case 'f':
			return ty.IsFloat(s)
		case 'p':
			return ty.IsPtr(s)
		case 'b':
			return s == ir.I1
		case 'w':
			return x == ir.I32
		case 'l':
			return x == ir.I64
		case 'v':
			return x == ir.Void
		case 'm':
			return x == ir.Metadata
		case '0':
			return x == ret
		case '1':
			return len(params) > 0 && x == params[0]
		case 's', 't':
			if len(params) == 0 || ty.Kind(x) != ir.StructKind || len(ty.Elems(x)) != 2 || ty.Elems(x)[0] != params[0] {
				return false
			}
			second := params[0]
			if c == 's' {
				second = ty.WithScalar(params[0], ir.I1)
			}
			return ty.Elems(x)[1] == second
		}
		return true
	}
	if !match(form[0], ret) {
		return false
	}
	k := 0
	for i := 2; i < len(form); i++ {
		if form[i] == '!' {
			continue
		}
		if k >= len(params) || !match(form[i], params[k]) {
			return false
		}
		k++
	}
	return k == len(params) && !ty.IsVarArg(t)
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
		if int(sel.Arg) < s.Fn.NumArgs(x) {
			v.immediate(s, x, int(sel.Arg))
		}
	}
}
