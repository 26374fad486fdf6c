package upgrade

import (
	"strconv"
	"strings"

	"gonvvm/internal/ir"
)

// annotations gives the functions that nvvm.annotations speaks of the calling
// convention and attributes that say the same now. The metadata stays: other
// entries (texture, surface, managed) are read from it.
// Attributes that a function has beside the metadata win; the verifier compares.
func annotations(m *ir.Module) {
	var own map[*ir.Func]ir.AttrSetID // the previous attributes of functions
	for _, id := range m.Named("nvvm.annotations") {
		n := &m.MDs[id]
		if n.Kind != ir.MDTuple || len(n.Ops) == 0 {
			continue
		}
		f := annotated(m, n.Ops[0])
		if f == nil {
			continue
		}
		set, known := own[f]
		if !known {
			if own == nil {
				own = make(map[*ir.Func]ir.AttrSetID)
			}
			set = m.AttrLists[f.Attrs].Fn
			own[f] = set
		}
		for i := 1; i+1 < len(n.Ops); i += 2 {
			key := &m.MDs[n.Ops[i]]
			if key.Kind == ir.MDString {
				annotate(m, f, set, key.Str, n.Ops[i+1])
			}
		}
	}
}

// annotated returns the function that a node holds, or nil.
func annotated(m *ir.Module, id ir.MD) *ir.Func {
	n := &m.MDs[id]
	if id == 0 || n.Kind != ir.MDValue {
		return nil
	}
	v := n.Val
	for m.Consts.Kind(v) == ir.CExpr && m.Consts.ExprOp(v).IsCast() {
		v = m.Consts.Operands(v)[0]
	}
	if !v.IsSym() || m.Sym(v).Kind != ir.SymFunc {
		return nil
	}
	return m.Sym(v).Fn
}

// number returns the integer that a node holds.
func number(m *ir.Module, id ir.MD) (uint64, bool) {
	if n := &m.MDs[id]; id != 0 && n.Kind == ir.MDValue {
		return m.Consts.Uint(n.Val)
	}
	return 0, false
}

// annotate does one annotation; own are the attributes that f had before.
func annotate(m *ir.Module, f *ir.Func, own ir.AttrSetID, key string, val ir.MD) {
	if key == "grid_constant" {
		for _, p := range m.MDs[val].Ops {
			if n, ok := number(m, p); ok && n >= 1 && n <= uint64(f.NumParams()) {
				paramAttr(m, f, int(n-1), ir.Attr{Kind: ir.AttrString, Key: "nvvm.grid_constant"})
			}
		}
		return
	}
	n, ok := number(m, val)
	if !ok {
		return
	}
	text := strconv.FormatUint(n, 10)
	has := func(attr string) bool {
		_, ok := m.StrAttr(own, attr)
		return ok
	}
	switch key {
	case "kernel":
		if n != 0 {
			f.CC = ir.CCPTXKernel
		}
	case "align": // (position << 16) | alignment; position 0 is the result
		align, pos := n&0xffff, int(n>>16)
		a := ir.Attr{Kind: ir.AttrAlignStack, Int: align}
		switch {
		case align == 0 || align&(align-1) != 0:
		case pos == 0:
			l := m.AttrLists[f.Attrs]
			l.Ret = m.WithAttr(l.Ret, a)
			f.Attrs = m.AddAttrList(l)
		case pos <= f.NumParams():
			paramAttr(m, f, pos-1, a)
		}
	case "maxclusterrank", "cluster_max_blocks":
		if !has("nvvm.maxclusterrank") {
			fnAttr(m, f, "nvvm.maxclusterrank", text)
		}
	case "minctasm", "maxnreg":
		if !has("nvvm." + key) {
			fnAttr(m, f, "nvvm."+key, text)
		}
	case "maxntidx", "maxntidy", "maxntidz", "reqntidx", "reqntidy", "reqntidz":
		if attr := "nvvm." + key[:len(key)-1]; !has(attr) {
			dimension(m, f, attr, key[len(key)-1]-'x', text)
		}
	case "cluster_dim_x", "cluster_dim_y", "cluster_dim_z":
		if !has("nvvm.cluster_dim") {
			dimension(m, f, "nvvm.cluster_dim", key[len(key)-1]-'x', text)
		}
	}
}

// fnAttr sets a string attribute of a function.
func fnAttr(m *ir.Module, f *ir.Func, key, val string) {
	l := m.AttrLists[f.Attrs]
	id := m.WithAttr(l.Fn, ir.Attr{Kind: ir.AttrString, Key: key, Str: val})
	l.Fn = id
	f.Attrs = m.AddAttrList(l)
}

// paramAttr sets an attribute of parameter i.
func paramAttr(m *ir.Module, f *ir.Func, i int, a ir.Attr) {
	l := m.AttrLists[f.Attrs]
	params := make([]ir.AttrSetID, max(len(l.Params), i+1))
	copy(params, l.Params)
	id := m.WithAttr(params[i], a)
	params[i] = id
	l.Params = params
	f.Attrs = m.AddAttrList(l)
}

// dimension sets dimension d of an attribute that is up to three numbers; those
// not given are 1.
func dimension(m *ir.Module, f *ir.Func, key string, d byte, val string) {
	v := [3]string{"1", "1", "1"}
	n := 0
	if old, ok := m.StrAttr(m.AttrLists[f.Attrs].Fn, key); ok {
		for s := range strings.SplitSeq(old, ",") {
			if n < 3 {
				v[n] = strings.TrimSpace(s)
				n++
			}
		}
	}
	v[d] = val
	n = max(n, int(d)+1)
	fnAttr(m, f, key, strings.Join(v[:n], ","))
}
