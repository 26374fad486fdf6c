package link

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// devicePrefix begins the names of libdevice's functions.
const devicePrefix = "__nv_"

// deviceName returns the function of libdevice that computes a mathematical intrinsic in f64, without the prefix; the
// f32 one has the suffix f.
func deviceName(id ir.Intrinsic) string {
	switch id {
	case ir.IntrAcos, ir.IntrAsin, ir.IntrAtan, ir.IntrAtan2, ir.IntrCos, ir.IntrCosh, ir.IntrExp, ir.IntrExp10, ir.IntrExp2,
		ir.IntrLog, ir.IntrLog10, ir.IntrLog2, ir.IntrPow, ir.IntrSin, ir.IntrSinh, ir.IntrTan, ir.IntrTanh:
		return id.String()
	case ir.IntrSincos:
		return "sincos"
	case ir.IntrSincospi:
		return "sincospi"
	}
	if p := id.Plain(); p != ir.UnknownIntrinsic && p != id {
		return deviceName(p)
	}
	return ""
}

// isMath reports whether call v is one that PTX has no instruction for: without the flag afn, which the approximations
// require, and for any f64. tanh tells whether the target has tanh.approx.
func isMath(f *ir.Func, v ir.Value, tanh bool) bool {
	id := f.CalleeIntrinsic(v)
	if deviceName(id) == "" || f.NumArgs(v) == 0 {
		return false
	}
	if p := id.Plain(); p != ir.UnknownIntrinsic {
		id = p
	}
	ty := &f.Mod.Types
	arg := ty.Scalar(f.TypeOf(f.Operand(v, 0)))
	if arg == ir.Double {
		return true
	}
	if !ty.IsFloat(arg) || f.Mod.BitsOf(arg) > 64 {
		return false // the selector reports the error
	}
	switch id {
	case ir.IntrExp2:
		return false
	case ir.IntrTanh:
		return f.Flags(v)&ir.FlagAFn == 0 || !tanh
	case ir.IntrSin, ir.IntrCos, ir.IntrLog2, ir.IntrSincos:
		return f.Flags(v)&ir.FlagAFn == 0
	}
	return true
}

// mathCalls calls fn for every call that needs a function of libdevice.
func mathCalls(m *ir.Module, tanh bool, fn func(f *ir.Func, v ir.Value)) {
	some := false
	for i := 1; i < len(m.Syms) && !some; i++ {
		some = !m.Syms[i].Dead && m.Syms[i].Kind == ir.SymFunc && deviceName(m.Syms[i].Intrinsic) != ""
	}
	if !some {
		return
	}
	m.Funcs(func(_ *ir.Symbol, f *ir.Func) {
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; {
				next := f.Next(v)
				if f.Op(v) == ir.OpCall && isMath(f, v, tanh) {
					fn(f, v)
				}
				v = next
			}
		}
	})
}

// NeedsDevice reports whether m refers to functions of libdevice that it has not: by
// name, or because a mathematical intrinsic has no counterpart in PTX.
func NeedsDevice(m *ir.Module, tanh bool) bool {
	if len(missingDevice(m)) > 0 {
		return true
	}
	need := false
	mathCalls(m, tanh, func(*ir.Func, ir.Value) { need = true })
	return need
}

func isDevice(s *ir.Symbol) bool {
	return !s.Dead && s.Kind == ir.SymFunc && strings.HasPrefix(s.Name, devicePrefix) && s.Fn.IsDecl()
}

// missingDevice returns the undefined functions of libdevice that a body refers to.
func missingDevice(m *ir.Module) []uint32 {
	var list []uint32
	for i := 1; i < len(m.Syms); i++ {
		if isDevice(&m.Syms[i]) {
			list = append(list, uint32(i))
		}
	}
	if list == nil {
		return nil
	}
	used := usedSymbols(m)
	kept := list[:0]
	for _, i := range list {
		if used[i] {
			kept = append(kept, i)
		}
	}
	return kept
}

// LowerMath replaces the calls of mathematical intrinsics that PTX has no instruction
// for by calls of libdevice's functions, which then have to be linked (P-13).
func LowerMath(m *ir.Module, tanh bool) {
	mathCalls(m, tanh, func(f *ir.Func, v ir.Value) {
		x := lowering{m: m, f: f, b: ir.NewBuilder(f).Before(v), flags: f.Flags(v)}
		x.replace(v)
	})
}

type lowering struct {
	m     *ir.Module
	f     *ir.Func
	b     *ir.Builder
	flags ir.Flags
}

func (x *lowering) replace(v ir.Value) {
	f, ty, b := x.f, &x.m.Types, x.b
	id := f.CalleeIntrinsic(v)
	var args []ir.Value
	for i := range f.NumArgs(v) {
		// Constrained ones have metadata after the numbers, predicated ones a mask.
		if a := f.Operand(v, i); i == 0 || f.TypeOf(a) == f.TypeOf(args[0]) {
			args = append(args, a)
		}
	}
	t := f.TypeOf(args[0])
	var r ir.Value
	if id == ir.IntrSincos || id == ir.IntrSincospi {
		pi := strings.TrimPrefix(deviceName(id), "sincos")
		sin, cos := x.each("sin"+pi, t, args), x.each("cos"+pi, t, args)
		r = b.InsertValue(f.Consts.Poison(ty.Struct(false, t, t)), sin, 0)
		r = b.InsertValue(r, cos, 1)
	} else {
		r = x.each(deviceName(id), t, args)
	}
	f.ReplaceAll(v, r)
	f.Erase(v)
}

// each calls the function for every element of a vector.
func (x *lowering) each(name string, t ir.Type, args []ir.Value) ir.Value {
	ty := &x.m.Types
	if !ty.IsVector(t) {
		return x.scalar(name, t, args)
	}
	r := x.f.Consts.Poison(t)
	elem := ty.Elem(t)
	for i := range ty.Len64(t) {
		k := x.b.Int(ir.I32, i)
		var one []ir.Value
		for _, a := range args {
			one = append(one, x.b.Insert(ir.OpExtractElement, elem, 0, 0, a, k))
		}
		r = x.b.Insert(ir.OpInsertElement, t, 0, 0, r, x.scalar(name, elem, one), k)
	}
	return r
}

// scalar calls the function of the type, or that of f32 for shorter types.
func (x *lowering) scalar(name string, t ir.Type, args []ir.Value) ir.Value {
	b := x.b
	switch t {
	case ir.Double:
		return x.call(devicePrefix+name, t, args)
	case ir.Float:
		return x.call(devicePrefix+name+"f", t, args)
	}
	var wide []ir.Value
	for _, a := range args {
		wide = append(wide, b.Cast(ir.OpFPExt, a, ir.Float, 0))
	}
	return b.Cast(ir.OpFPTrunc, x.call(devicePrefix+name+"f", ir.Float, wide), t, 0)
}

func (x *lowering) call(name string, t ir.Type, args []ir.Value) ir.Value {
	types := [2]ir.Type{t, t}
	ft := x.m.Types.Func(t, false, types[:len(args)]...)
	v := x.b.Call(ft, ir.SymValue(x.m.Declare(name, ft)), args...)
	x.f.SetFlags(v, x.flags)
	return v
}

// howToSupply is the advice of every error about libdevice.
const howToSupply = "link it with -libdevice=PATH (nvvm/libdevice/libdevice.10.bc of a CUDA toolkit), or set CUDA_HOME to where the toolkit is"

// HowToFind is the advice where a file was given, and is not it.
const HowToFind = "-libdevice=PATH names nvvm/libdevice/libdevice.10.bc of a CUDA toolkit"

// MissingDevice returns errors for everything that m needs of libdevice and does not
// have. sources are the texts of the module's files, for positions; they may be nil.
// given is the file that was linked as libdevice, "" if none was, and like returns the name of it that is
// most like another one, "" if none is.
func MissingDevice(m *ir.Module, tanh bool, sources [][]byte, given string, like func(string) string) diag.List {
	var errs diag.List
	why, hint := "which is not linked", howToSupply
	if given != "" {
		why, hint = "which "+given+" does not define", HowToFind
	}
	texts := diag.NewTexts(sources)
	for _, i := range missingDevice(m) {
		s := &m.Syms[i]
		d := &diag.Diagnostic{
			Code: CodeMath, File: m.FileOf(s), Where: "function @" + s.Name,
			Msg: s.Name + " is a function of libdevice, " + why, Hint: hint,
		}
		if given != "" {
			if near := like(s.Name); near != "" {
				d.Hint = "did you mean " + near + "?"
			}
		}
		place(d, textOf(texts, s), s.Pos)
		errs = append(errs, d)
	}
	return append(errs, missingMath(m, tanh, sources, hint)...)
}

// MissingMath returns errors for the mathematical intrinsics of m that PTX has no instruction for.
func MissingMath(m *ir.Module, tanh bool, sources [][]byte) diag.List {
	return missingMath(m, tanh, sources, howToSupply)
}

func missingMath(m *ir.Module, tanh bool, sources [][]byte, hint string) diag.List {
	var errs diag.List
	texts := diag.NewTexts(sources)
	mathCalls(m, tanh, func(f *ir.Func, v ir.Value) {
		id := f.CalleeIntrinsic(v)
		name := devicePrefix + deviceName(id)
		if t := m.Types.Scalar(f.TypeOf(f.Operand(v, 0))); t != ir.Double {
			name += "f"
		}
		s := f.Symbol()
		d := &diag.Diagnostic{
			Code: CodeMath, File: m.FileOf(s), Where: "function @" + f.Name(),
			Msg: "llvm." + id.String() + " has no instruction in PTX and needs " + name + " of libdevice: " + string(f.AppendInst(nil, v)), Hint: hint,
		}
		place(d, textOf(texts, s), f.Pos(v))
		errs = append(errs, d)
	})
	return errs
}

// textOf returns the text of the file that a symbol comes from, nil if there is none.
func textOf(texts []*diag.Text, s *ir.Symbol) *diag.Text {
	if int(s.File) < len(texts) {
		return texts[s.File]
	}
	return nil
}
