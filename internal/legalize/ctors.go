package legalize

import (
	"crypto/md5"
	"encoding/binary"
	"strconv"
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// ctors makes arrays and kernels of global constructors and destructors, as LLVM does, or
// rejects them (S1-43, S1-44, X-11).
func ctors(m *ir.Module, opt *Options) (changed bool, errs diag.List) {
	for _, k := range [2]string{"ctor", "dtor"} {
		i := m.Lookup("llvm.global_" + k + "s")
		if i == 0 {
			continue
		}
		s := &m.Syms[i]
		if m.Types.Kind(s.Type) != ir.ArrayKind || m.Types.Len64(s.Type) == 0 || s.Init == ir.None {
			continue
		}
		if !opt.Ctors {
			errs = append(errs, opt.Places.SymbolError(m, "S0023", "global", s, "Module has a nontrivial global "+k+", which NVPTX does not support.",
				"initialise with constants, or from a kernel"))
			continue
		}
		initKernel(m, s, k == "ctor")
		changed = true
	}
	return changed, errs
}

// initKernel makes the entities with which the runtime calls constructors or destructors: a constant with the address
// of each one, whose name gives their order; the bounds of the array that the linker makes of them; and a kernel that
// calls all.
func initKernel(m *ir.Module, list *ir.Symbol, ctor bool) {
	what := "fini"
	if ctor {
		what = "init"
	}
	source := m.SourceFile
	if source == "" {
		source = m.Name
	}
	sum := md5.Sum([]byte(source))
	id := strconv.FormatUint(binary.LittleEndian.Uint64(sum[:8]), 16)
	c := &m.Consts
	init := list.Init
	for i := range int(m.Types.Len64(list.Type)) {
		x := c.Elem(init, i)
		prio, _ := c.Uint(c.Elem(x, 0))
		fn := c.Elem(x, 1)
		for fn.IsConst() && c.Kind(fn) == ir.CExpr {
			fn = c.Operands(fn)[0]
		}
		if !fn.IsSym() {
			continue
		}
		name := "__" + what + "_array_object_" + strings.ReplaceAll(m.Sym(fn).Name, ".", "_") + "_" + id + "_" + strconv.FormatUint(prio, 10)
		m.AddSym(ir.Symbol{
			Kind: ir.SymVar, Linkage: ir.External, IsConst: true, Name: m.FreshName(name), Type: ir.Ptr,
			Space: uint32(target.ASConst), Init: fn,
		})
	}
	bound := func(name string) ir.Value {
		i := m.Lookup(name)
		if i == 0 {
			i = m.AddSym(ir.Symbol{Kind: ir.SymVar, Linkage: ir.Weak, Name: name, Type: ir.Ptr1, Space: uint32(target.ASGlobal), Init: c.Null(ir.Ptr1)})
		}
		return ir.SymValue(i)
	}
	start, end := bound("__"+what+"_array_start"), bound("__"+what+"_array_end")
	void := m.Types.Func(ir.Void, false)
	fn := m.AddAttrs(ir.AttrSet{{Kind: ir.AttrString, Key: "nvvm.maxntid", Str: "1"}})
	k := m.AddSym(ir.Symbol{Kind: ir.SymFunc, Linkage: ir.WeakODR, Name: "nvptx$device$" + what, Type: void})
	f := m.Syms[k].Fn
	f.CC = ir.CCPTXKernel
	f.Attrs = m.AddAttrList(ir.AttrList{Fn: fn})
	entry := f.NewBlock()
	loop := f.NewBlock()
	exit := f.NewBlock()
	b := ir.NewBuilder(f).At(entry)
	// Constructors from the start up, destructors from the end down.
	size := m.SizeOf(ir.Ptr)
	first, last := b.Load(ir.Ptr1, start, size, 0), b.Load(ir.Ptr1, end, size, 0)
	step := b.Int(ir.I64, size)
	if !ctor {
		step = f.Consts.SInt(ir.I64, -int64(size))
	}
	at := first
	var more ir.Pred
	if ctor {
		more = ir.ICmpNE
	} else {
		at, more = b.PtrAdd(last, step, 0), ir.ICmpUGE
		last = first
	}
	b.CondBr(b.ICmp(more, at, last), loop, exit)
	b.At(loop)
	p := b.Phi(ir.Ptr1)
	b.Call(void, b.Load(ir.Ptr, p, size, 0))
	next := b.PtrAdd(p, step, 0)
	f.AddIncoming(p, at, entry)
	f.AddIncoming(p, next, loop)
	b.CondBr(b.ICmp(more, next, last), loop, exit)
	b.At(exit)
	b.Insert(ir.OpRet, ir.Void, 0, 0)
}
