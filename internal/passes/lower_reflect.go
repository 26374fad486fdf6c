package passes

import (
	"strings"

	"gonvvm/internal/ir"
)

// reflector folds calls of __nvvm_reflect in the current function.
type reflector struct{ *unit }

// Reflect runs the pass of that name before all others: code that becomes unreachable needs no library. Of opt only the
// values of the keys are used.
func Reflect(m *ir.Module, opt *Options) bool {
	if len(reflectSyms(m)) == 0 {
		return false
	}
	r := &runner{m: m, opt: opt}
	r.units = []*unit{newUnit(opt, &r.fx, &r.decl)}
	r.fx.Compute(m)
	return reflect(r)
}

// reflectSyms returns the reflection functions.
func reflectSyms(m *ir.Module) []uint32 {
	var syms []uint32
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Kind != ir.SymFunc {
			continue
		}
		if s.Name == "__nvvm_reflect" || s.Name == "__nvvm_reflect_ocl" || s.Name == "llvm.nvvm.reflect" ||
			strings.HasPrefix(s.Name, "llvm.nvvm.reflect.") {
			syms = append(syms, uint32(i))
		}
	}
	return syms
}

// reflect folds calls of __nvvm_reflect and llvm.nvvm.reflect to constants and removes the code that becomes
// unreachable, at every level: libdevice selects its implementation this way, and not every implementation is valid
// on every target. Unknown keys give 0 (requirements.md §2, row 3).
func reflect(r *runner) bool {
	m := r.m
	syms := reflectSyms(m)
	if len(syms) == 0 {
		return false
	}
	changed := false
	u := r.units[0]
	rf := reflector{u}
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		u.enter(f)
		found := false
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; {
				next := f.Next(v)
				if f.Op(v) == ir.OpCall {
					c := f.Callee(v)
					for _, s := range syms {
						if c == ir.SymValue(s) && f.NumArgs(v) == 1 {
							f.ReplaceAll(v, u.c.SInt(f.TypeOf(v), r.reflectValue(u, f.Operand(v, 0))))
							f.Erase(v)
							found = true
							break
						}
					}
				}
				v = next
			}
		}
		if found {
			changed = true
			rf.foldReflected()
		}
	})
	if changed {
		r.sweep(func(s *ir.Symbol) bool { // symbols that only dead branches used, and the keys
			return s.Linkage.IsLocal() || s.Kind == ir.SymFunc && s.Fn.IsDecl() && strings.Contains(s.Name, "nvvm") && strings.Contains(s.Name, "reflect")
		})
	}
	return changed
}

// reflectValue returns the value of the key that argument v names.
func (r *runner) reflectValue(u *unit, v ir.Value) int64 {
	rf := reflector{u}
	key, ok := rf.cString(v)
	if !ok {
		return 0
	}
	for _, x := range r.opt.Reflect {
		if x.Key == key {
			return x.Value
		}
	}
	on := func(b bool) int64 {
		if b {
			return 1
		}
		return 0
	}
	switch key {
	case "__CUDA_FTZ":
		return on(r.opt.FTZ || r.m.Flag("nvvm-reflect-ftz") != 0)
	case "__CUDA_PREC_SQRT":
		return on(!r.opt.ApproxSqrt)
	case "__CUDA_PREC_DIV":
		return on(r.opt.ExactDiv())
	case "__CUDA_ARCH":
		return int64(10 * r.opt.Target.SM.Number())
	}
	return 0
}

// cString returns the text that pointer v points to, without the final zero.
func (rf reflector) cString(v ir.Value) (string, bool) {
	for v.IsConst() {
		op := rf.c.ExprOp(v)
		if op != ir.OpGEP && op != ir.OpAddrSpaceCast && op != ir.OpBitCast {
			return "", false
		}
		v = rf.c.Operands(v)[0]
	}
	for v.IsInst() { // at -O0 the cast may be an instruction or a conversion call
		op := rf.f.Op(v)
		if op != ir.OpGEP && op != ir.OpAddrSpaceCast && op != ir.OpBitCast && op != ir.OpCall || rf.f.NumOps(v) < 1 {
			return "", false
		}
		v = rf.f.Operand(v, 0)
	}
	for v.IsConst() && (rf.c.ExprOp(v) == ir.OpGEP || rf.c.ExprOp(v) == ir.OpAddrSpaceCast) {
		v = rf.c.Operands(v)[0]
	}
	if !v.IsSym() {
		return "", false
	}
	s := rf.m.Sym(v)
	if s.Kind != ir.SymVar || s.Init == ir.None || rf.m.Consts.Kind(s.Init) != ir.CData {
		return "", false
	}
	text := string(rf.m.Consts.Bytes(s.Init))
	text, _, _ = strings.Cut(text, "\x00")
	return text, true
}

// foldReflected folds values that became constant, and the branches on them, without touching anything else: it runs at
// -O0 too.
func (rf reflector) foldReflected() {
	f := rf.f
	for again := true; again; {
		again = false
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; {
				next := f.Next(v)
				if op := f.Op(v); op.IsBinary() || op.IsCast() || op == ir.OpICmp || op == ir.OpSelect || op == ir.OpPhi {
					if r := rf.foldConstant(v); r != ir.None {
						f.ReplaceAll(v, r)
						f.Erase(v)
						again = true
					}
				}
				v = next
			}
			if t := f.Terminator(b); t != ir.None && (f.Op(t) == ir.OpCondBr || f.Op(t) == ir.OpSwitch) && rf.c.IsPlain(f.Operand(t, 0)) &&
				(cfgSimplifier{unit: rf.unit}).foldTerminator(b) {
				again = true
			}
		}
		if again {
			rf.edgesChanged()
			rf.removeUnreachable()
		}
	}
}

// foldConstant returns the constant that an instruction on constants gives.
func (rf reflector) foldConstant(v ir.Value) ir.Value {
	f := rf.f
	for i := range f.NumOps(v) {
		if o := f.Operand(v, i); !rf.c.IsPlain(o) && !o.IsBlock() {
			return ir.None
		}
	}
	switch op := f.Op(v); {
	case op.IsBinary():
		return rf.fold.Binary(op, f.TypeOf(v), f.Operand(v, 0), f.Operand(v, 1))
	case op.IsCast():
		return rf.fold.Cast(op, f.Operand(v, 0), f.TypeOf(v))
	case op == ir.OpICmp:
		return rf.fold.ICmp(f.Pred(v), f.TypeOf(v), f.Operand(v, 0), f.Operand(v, 1))
	case op == ir.OpSelect:
		if k, ok := rf.c.Uint(f.Operand(v, 0)); ok {
			return f.Operand(v, 2-int(k))
		}
	case op == ir.OpPhi:
		for i := 2; i < f.NumOps(v); i += 2 {
			if f.Operand(v, i) != f.Operand(v, 0) {
				return ir.None
			}
		}
		if f.NumOps(v) > 0 {
			return f.Operand(v, 0)
		}
	}
	return ir.None
}
