package link

import (
	"strings"

	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// compatible reports whether symbol s of the source and symbol d of the destination can be one entity, and reports an
// error if not. Types may differ where pointers are opaque; differences that affect the calling convention give a
// warning.
func (in *input) compatible(s *ir.Symbol, d uint32, srcDecl bool) bool {
	o := &in.dst.Syms[d]
	isFunc := func(m *ir.Module, x *ir.Symbol) bool {
		return x.Kind == ir.SymFunc || x.Kind != ir.SymVar && m.Types.Kind(x.Type) == ir.FuncKind
	}
	sf, of := isFunc(in.m, s), isFunc(in.dst, o)
	if sf != of {
		in.report(diag.Error, CodeConflict, s, d, "@"+s.Name+" is "+noun(sf)+" here and "+noun(of)+" in "+in.dst.FileOf(o), "this is the other one")
		return false
	}
	if s.Space != o.Space && !sf {
		in.report(diag.Error, CodeConflict, s, d,
			"@"+s.Name+" is in address space "+decimal(s.Space)+" here and in "+decimal(o.Space)+" in "+in.dst.FileOf(o), "this is the other one")
		return false
	}
	t := in.imp.Type(s.Type)
	if t == o.Type || strings.HasPrefix(s.Name, "llvm.") {
		return true
	}
	a, b := in.dst.Types.String(t), in.dst.Types.String(o.Type)
	switch {
	case sf:
		in.report(diag.Warning, CodeConflict, s, d, "@"+s.Name+" has type "+a+" here and "+b+" in "+in.dst.FileOf(o)+": calls with the other type are undefined", "this is the other one")
	case srcDecl && in.dst.Types.IsSized(t) && in.dst.Types.IsSized(o.Type) && in.dst.SizeOf(o.Type) < in.dst.SizeOf(t):
		in.report(diag.Warning, CodeConflict, s, d, "@"+s.Name+" is declared as "+a+", which is larger than its definition "+b, "the definition is here")
	}
	return true
}

func noun(isFunc bool) string {
	if isFunc {
		return "a function"
	}
	return "a variable"
}

func decimal(n uint32) string {
	if n < 10 {
		return string([]byte{byte('0' + n)})
	}
	return decimal(n/10) + decimal(n%10)
}

// mergeHeaders adds to function d of the destination the properties of another declaration of it that must not get
// lost: that it is a kernel with its launch bounds, and that it is convergent. from belongs to either module.
func (in *input) mergeHeaders(d, from *ir.Symbol) {
	if d.Kind != ir.SymFunc || from.Kind != ir.SymFunc || from.Fn == nil || d.Intrinsic != ir.NotIntrinsic {
		return
	}
	if from.Fn.CC == ir.CCPTXKernel {
		d.Fn.CC = ir.CCPTXKernel
	}
	m := from.Fn.Mod
	set := m.AttrSets[m.AttrLists[from.Fn.Attrs].Fn]
	for _, a := range set {
		switch {
		case a.Kind == ir.AttrConvergent:
			if in.dst.Attr(in.dst.AttrLists[d.Fn.Attrs].Fn, a.Kind) != nil {
				continue
			}
		case a.Kind == ir.AttrString && strings.HasPrefix(a.Key, "nvvm."):
			if _, ok := in.dst.StrAttr(in.dst.AttrLists[d.Fn.Attrs].Fn, a.Key); ok {
				continue
			}
		default:
			continue
		}
		l := in.dst.AttrLists[d.Fn.Attrs]
		l.Fn = in.dst.WithAttr(l.Fn, a)
		d.Fn.Attrs = in.dst.AddAttrList(l)
	}
}

// reserve gives an appending variable its symbol in the destination before anything that may
// refer to it is imported.
func (in *input) reserve(i uint32) {
	s := &in.m.Syms[i]
	if s.Init == ir.None || in.Library || in.m.Types.Kind(s.Type) != ir.ArrayKind {
		return
	}
	d := in.dst.Lookup(s.Name)
	if d == 0 {
		n := *s
		n.Type, n.Init, n.MD, n.File = in.imp.Type(s.Type), ir.None, nil, in.file
		d = in.dst.AddSym(n)
	}
	if in.dst.Syms[d].Linkage == ir.Appending {
		in.imp.SetSymbol(i, d)
	}
}

// appending joins an appending variable (llvm.used, llvm.global_ctors) with that of
// the destination.
func (in *input) appending(i uint32) {
	s := &in.m.Syms[i]
	if s.Init == ir.None {
		return
	}
	elems := in.elements(s)
	if in.Library && len(elems) == 0 {
		return
	}
	t := in.imp.Type(s.Type)
	if in.dst.Types.Kind(t) != ir.ArrayKind {
		in.report(diag.Error, CodeAppend, s, 0, "the appending variable '"+s.Name+"' is not an array", "")
		return
	}
	elem := in.dst.Types.Elem(t)
	d := in.dst.Lookup(s.Name)
	if d == 0 || in.dst.Syms[d].Init == ir.None && in.dst.Syms[d].Linkage == ir.Appending {
		n := *s
		n.Type = in.dst.Types.Array(elem, uint64(len(elems)))
		n.Init = in.dst.Consts.Aggregate(n.Type, elems)
		n.MD, n.File = in.imp.Attachments(s.MD), in.file
		if d != 0 {
			in.dst.Syms[d] = n
		} else {
			in.imp.SetSymbol(i, in.dst.AddSym(n))
		}
		return
	}
	o := &in.dst.Syms[d]
	wrong := ""
	switch {
	case o.Linkage != ir.Appending:
		wrong = "Linking globals named '" + s.Name + "': can only link appending global with another appending global!"
	case o.IsConst != s.IsConst:
		wrong = "Appending variables linked with different const'ness!"
	case in.dst.Types.Elem(o.Type) != elem:
		wrong = "Appending variables with different element types!"
	case o.Align != s.Align:
		wrong = "Appending variables with different alignment need to be linked!"
	case o.Visibility != s.Visibility:
		wrong = "Appending variables with different visibility need to be linked!"
	case o.UnnamedAddr != s.UnnamedAddr:
		wrong = "Appending variables with different unnamed_addr need to be linked!"
	case o.Section != s.Section:
		wrong = "Appending variables with different section name need to be linked!"
	case o.Space != s.Space:
		wrong = "Appending variables with different address spaces need to be linked!"
	}
	if wrong != "" {
		in.report(diag.Error, CodeAppend, s, d, wrong, "the other one is here")
		return
	}
	var all []ir.Value
	c := &in.dst.Consts
	for k := range int(in.dst.Types.Len64(o.Type)) {
		all = append(all, c.Elem(o.Init, k))
	}
	all = append(all, elems...)
	nt := in.dst.Types.Array(elem, uint64(len(all)))
	o.Type, o.Init = nt, c.Aggregate(nt, all)
}

// elements imports the elements of an appending variable. Of a library only those
// stay whose symbols were taken.
func (in *input) elements(s *ir.Symbol) []ir.Value {
	var out []ir.Value
	if in.m.Types.Kind(s.Type) != ir.ArrayKind {
		return nil
	}
	c := &in.m.Consts
	for k := range int(in.m.Types.Len64(s.Type)) {
		e := c.Elem(s.Init, k)
		if e == ir.None {
			continue
		}
		if in.Library && !in.linked(e) {
			continue
		}
		out = append(out, in.imp.Const(&in.dst.Consts, c, e))
	}
	return out
}

// linked reports whether the symbols that constant v mentions are all in the
// destination already.
func (in *input) linked(v ir.Value) bool {
	if v.IsSym() {
		return in.imp.Has(v.Index())
	}
	for _, o := range in.m.Consts.Operands(v) {
		if !in.linked(o) {
			return false
		}
	}
	return true
}
