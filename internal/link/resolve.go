package link

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// declares reports whether a symbol counts as a declaration for the linker: an
// available_externally definition stands in for one that is elsewhere.
func declares(isDecl bool, k ir.Linkage) bool { return isDecl || k == ir.AvailableExternally }

func isLinkOnce(k ir.Linkage) bool { return k == ir.LinkOnce || k == ir.LinkOnceODR }

func isWeak(k ir.Linkage) bool { return k == ir.Weak || k == ir.WeakODR }

// yields reports whether a definition of external linkage replaces one of linkage k.
func yields(k ir.Linkage) bool {
	return isLinkOnce(k) || isWeak(k) || k == ir.Common || k == ir.ExternWeak
}

// counterpart returns the symbol of the destination that symbol s of the source is resolved against, 0 if there is
// none: local symbols have none.
func (in *input) counterpart(s *ir.Symbol) uint32 {
	if s.Linkage.IsLocal() || s.Name == "" {
		return 0
	}
	d := in.dst.Lookup(s.Name)
	if d != 0 && in.dst.Syms[d].Linkage.IsLocal() {
		return 0
	}
	return d
}

// consider decides whether the definition of symbol i of the source is linked before anything refers to it.
func (in *input) consider(i uint32) {
	s := &in.m.Syms[i]
	if s.Linkage == ir.Appending {
		return
	}
	d := in.counterpart(s)
	if in.Library && (d == 0 || !in.dst.Syms[d].IsDecl()) {
		return
	}
	if d != 0 && !s.Linkage.IsLocal() {
		in.agree(s, &in.dst.Syms[d], in.isDecl(i))
	}
	if d == 0 && (s.Linkage.IsLocal() || isLinkOnce(s.Linkage) || s.Linkage == ir.AvailableExternally) {
		return // taken when something refers to it
	}
	if in.isDecl(i) {
		return
	}
	if c := comdatOf(in.m, i); c != "" && in.comdat[c] == comdatDst {
		return
	}
	if d != 0 && !in.fromSource(i, d) {
		if c := comdatOf(in.m, i); c != "" && in.comdat[c] == comdatBoth {
			in.bothStay(i, d, c)
		}
		return
	}
	in.setTaken(i)
}

// agree makes the properties of two symbols that are one the weaker of both.
func (in *input) agree(s, d *ir.Symbol, srcDecl bool) {
	if s.Kind == ir.SymVar && d.Kind == ir.SymVar {
		if srcDecl && d.IsDecl() && !(s.IsConst && d.IsConst) {
			s.IsConst, d.IsConst = false, false
		}
		if s.Linkage == ir.Common && d.Linkage == ir.Common {
			s.Align = max(s.Align, d.Align)
			d.Align = s.Align
		}
	}
	v := s.Visibility
	switch {
	case v == ir.Hidden || d.Visibility == ir.Hidden:
		v = ir.Hidden
	case v == ir.Protected || d.Visibility == ir.Protected:
		v = ir.Protected
	}
	s.Visibility, d.Visibility = v, v
	u := min(s.UnnamedAddr, d.UnnamedAddr)
	s.UnnamedAddr, d.UnnamedAddr = u, u
}

// fromSource decides which of two symbols that are not local stays: true for symbol i
// of the source, false for symbol d of the destination.
func (in *input) fromSource(i, d uint32) bool {
	s, o := &in.m.Syms[i], &in.dst.Syms[d]
	oDecl := declares(o.IsDecl(), o.Linkage)
	switch {
	case declares(in.isDecl(i), s.Linkage):
		if o.Linkage == ir.ExternWeak {
			return true
		}
		return !in.isDecl(i) && o.IsDecl()
	case oDecl:
		return true
	case s.Linkage == ir.Common:
		if isLinkOnce(o.Linkage) || isWeak(o.Linkage) {
			return true
		}
		if o.Linkage != ir.Common {
			return false
		}
		return in.m.SizeOf(s.Type) > in.dst.SizeOf(o.Type)
	case yields(s.Linkage):
		return isLinkOnce(o.Linkage) && isWeak(s.Linkage)
	case yields(o.Linkage):
		return true
	}
	in.report(diag.Error, CodeMultiple, s, d, "Linking globals named '"+s.Name+"': symbol multiply defined!", "the other definition is here")
	return false
}

// wanted reports whether a symbol that something refers to comes with its definition.
func (in *input) wanted(i, d uint32) bool {
	s := &in.m.Syms[i]
	if in.taken(i) {
		return true
	}
	if in.closed { // only metadata refers to it
		return false
	}
	if s.Linkage.IsLocal() {
		return true
	}
	if d != 0 && !declares(in.dst.Syms[d].IsDecl(), in.dst.Syms[d].Linkage) {
		return false
	}
	if in.isDecl(i) {
		return false
	}
	return in.Library || isLinkOnce(s.Linkage) || s.Linkage == ir.AvailableExternally
}

// symbol returns the symbol of the destination for symbol i of the source, and makes it if need be.
func (in *input) symbol(i uint32) uint32 {
	s := &in.m.Syms[i]
	d := in.counterpart(s)
	if s.Linkage == ir.Appending {
		return d // joined at the end
	}
	want := in.wanted(i, d)
	if !want {
		if d != 0 {
			in.compatible(s, d, in.isDecl(i))
			in.mergeHeaders(&in.dst.Syms[d], s)
			return d
		}
		if in.closed {
			return 0 // only metadata refers to it
		}
	}
	n := *s
	n.Type = in.imp.Type(s.Type)
	n.Init, n.MD, n.Fn, n.File = ir.None, nil, nil, in.file
	n.Attrs = in.imp.Attrs(s.Attrs)
	switch {
	case !want:
		n.Comdat = ""
		if n.Linkage != ir.ExternWeak {
			n.Linkage = ir.External
		}
		if n.Kind == ir.SymAlias || n.Kind == ir.SymIFunc { // a declaration of its aliasee
			n.Kind = ir.SymVar
			if in.m.Types.Kind(s.Type) == ir.FuncKind {
				n.Kind = ir.SymFunc
			}
		}
	case in.Library:
		n.Linkage, n.Visibility, n.DSOLocal, n.Comdat = ir.Internal, ir.DefaultVisibility, false, ""
	}
	if d != 0 {
		if !in.compatible(s, d, false) {
			return d
		}
		old := in.dst.Syms[d]
		in.dst.Define(d, n)
		in.header(d, s)
		in.mergeHeaders(&in.dst.Syms[d], &old)
	} else {
		if other := in.dst.Lookup(n.Name); other != 0 {
			if s.Linkage.IsLocal() {
				n.Name = in.dst.FreshName(n.Name)
			} else { // a local symbol of the destination is renamed
				in.dst.Rename(other, in.dst.FreshName(n.Name))
			}
		}
		d = in.dst.AddSym(n)
		in.header(d, s)
	}
	if want {
		in.setTaken(i)
		in.imp.SetSymbol(i, d)
		in.work = append(in.work, i)
		if c := comdatOf(in.m, i); c != "" && !in.Library {
			in.keepComdat(c)
			in.withComdat(c)
		}
	}
	return d
}

// header gives a new function the properties of its declaration.
func (in *input) header(d uint32, s *ir.Symbol) {
	if o := &in.dst.Syms[d]; o.Kind == ir.SymFunc && s.Kind == ir.SymFunc {
		in.imp.Header(o.Fn, s.Fn)
	}
}

// define moves the definition of symbol i.
func (in *input) define(i uint32) error {
	s := &in.m.Syms[i]
	d := in.imp.Symbol(i)
	if s.Kind == ir.SymFunc {
		if in.Lazy != nil && in.Lazy.HasBody(i) {
			if err := in.Lazy.Materialize(i); err != nil {
				return err
			}
			s = &in.m.Syms[i]
		}
		cc := in.dst.Syms[d].Fn.CC
		attrs := in.dst.Syms[d].Fn.Attrs
		in.imp.Body(in.dst.Syms[d].Fn, s.Fn)
		f := in.dst.Syms[d].Fn
		f.CC, f.Attrs = cc, attrs // with the attributes of the declarations
	} else {
		v := in.imp.Const(&in.dst.Consts, &in.m.Consts, s.Init)
		in.dst.Syms[d].Init = v
	}
	md := in.imp.Attachments(s.MD)
	in.dst.Syms[d].MD = md
	return nil
}
