package bitcode

import (
	"slices"
	"strconv"
	"strings"

	"gonvvm/internal/dinode"
	"gonvvm/internal/ir"
)

// mdSubstitute returns the replacement of id in the dialect: null for nodes that LLVM 7 does not have and that are not
// needed.
func (w *writer) mdSubstitute(id ir.MD) ir.MD {
	if !w.v7 || id == 0 || int(id) >= len(w.m.MDs) {
		return id
	}
	for range 8 { // common blocks do not nest deeper than scopes do
		n := &w.m.MDs[id]
		if n.Kind != ir.MDSpecial {
			return id
		}
		switch n.Str {
		case "DIAssignID":
			return 0
		case "DICommonBlock":
			if f := n.Field("scope"); f != nil && f.Kind == ir.FieldMD {
				id = f.MD
				continue
			}
			return 0
		}
		return id
	}
	return 0
}

// oldOperand returns the operand for a field that LLVM 7 has in another form.
func (r *diRecord) oldOperand(t dinode.Type, f *ir.MDField) uint64 {
	w := r.w
	switch t {
	case dinode.OldFlags:
		return w.word(t.Names(), f) & (dinode.LastOldFlag - 1)
	case dinode.OldEmission:
		return min(w.enum(t.Enum(), f), 2)
	case dinode.OldNames:
		return bit(w.enum(t.Enum(), f) == 1)
	case dinode.OldChecksumKind:
		if k := w.enum(t.Enum(), f); k <= 2 {
			return k
		}
	case dinode.OldChecksum:
		if k := r.n.Field("checksumkind"); k != nil && w.enum(dinode.ChecksumKind.Enum(), k) <= 2 {
			return w.textOf(f)
		}
	case dinode.OldCount:
		if f.Kind != ir.FieldMD {
			return w.md.number(mdNumber{x: int64(f.Int)})
		}
		if c := &w.m.MDs[f.MD]; c.Kind == ir.MDValue || c.Kind == ir.MDSpecial {
			return w.md.orNull(f.MD)
		}
		return w.md.number(mdNumber{x: -1}) // unknown
	case dinode.OldBound:
		if f.Kind == ir.FieldMD {
			return rotated(int64(w.constantOf(f.MD)))
		}
		return rotated(int64(f.Int))
	}
	return 0
}

// maxOldFlag is the last behaviour of a module flag that LLVM 7 has: max.
const maxOldFlag = 7

// oldNamed returns the named metadata for LLVM 7: without module flags of behaviours that it does not know, and with
// nvvm.annotations for properties that newer modules express in calling conventions and attributes.
func (w *writer) oldNamed() []ir.NamedMD {
	m := w.m
	var out []ir.NamedMD
	var told, aligned []ir.Value // functions that have annotations already, and of alignments
	for _, n := range m.NamedMDs {
		var ops []ir.MD
		for _, op := range n.Ops {
			node := &m.MDs[op]
			if n.Name == "llvm.module.flags" && len(node.Ops) > 0 && w.constantOf(node.Ops[0]) > maxOldFlag {
				continue
			}
			if n.Name == "nvvm.annotations" && len(node.Ops) > 0 && node.Ops[0] != 0 {
				told = append(told, m.MDs[node.Ops[0]].Val)
				for k := 1; k < len(node.Ops); k += 2 {
					if x := &m.MDs[node.Ops[k]]; node.Ops[k] != 0 && x.Kind == ir.MDString && x.Str == "align" {
						aligned = append(aligned, m.MDs[node.Ops[0]].Val)
					}
				}
			}
			ops = append(ops, op)
		}
		out = append(out, ir.NamedMD{Name: n.Name, Ops: ops})
	}
	for _, i := range w.order[w.vars:w.funcs] {
		s := &m.Syms[i]
		if !slices.Contains(told, ir.SymValue(i)) {
			w.annotate(i, s.Fn)
		}
		if !slices.Contains(aligned, ir.SymValue(i)) {
			w.annotateAlign(i, s.Fn)
		}
	}
	if len(w.old.annotations) > 0 && m.Named("nvvm.annotations") == nil {
		out = append(out, ir.NamedMD{Name: "nvvm.annotations"})
	}
	return out
}

// dimensions are the attributes of up to three numbers, and their annotations.
var dimensions = [...]struct{ attr, key string }{
	{"nvvm.maxntid", "maxntid"}, {"nvvm.reqntid", "reqntid"}, {"nvvm.cluster_dim", "cluster_dim_"},
}

// counts are the attributes of one number.
var counts = [...]string{"minctasm", "maxnreg", "maxclusterrank"}

// annotate adds the annotations of function i.
func (w *writer) annotate(i uint32, f *ir.Func) {
	if f.CC != ir.CCPTXKernel {
		return
	}
	w.annotation(i, "kernel", 1)
	fn := w.m.AttrLists[f.Attrs].Fn
	for _, d := range dimensions {
		text, ok := w.m.StrAttr(fn, d.attr)
		for k := 0; ok && text != "" && k < 3; k++ {
			var part string
			part, text, _ = strings.Cut(text, ",")
			if n, err := strconv.ParseUint(strings.TrimSpace(part), 10, 32); err == nil {
				w.annotation(i, d.key+"xyz"[k:k+1], n)
			}
		}
	}
	for _, key := range counts {
		if text, ok := w.m.StrAttr(fn, "nvvm."+key); ok {
			if n, err := strconv.ParseUint(text, 10, 32); err == nil {
				w.annotation(i, key, n)
			}
		}
	}
}

// annotateAlign adds the annotations for the alignments that the result and parameters
// of function i have on the parameter stack: (position << 16) | alignment.
func (w *writer) annotateAlign(i uint32, f *ir.Func) {
	l := &w.m.AttrLists[f.Attrs]
	if a := w.m.Attr(l.Ret, ir.AttrAlignStack); a != nil && a.Int < 1<<16 {
		w.annotation(i, "align", a.Int)
	}
	for k, set := range l.Params {
		if a := w.m.Attr(set, ir.AttrAlignStack); a != nil && a.Int < 1<<16 {
			w.annotation(i, "align", uint64(k+1)<<16|a.Int)
		}
	}
}

// annotation adds the node !{function, !"key", i32 n}.
func (w *writer) annotation(i uint32, key string, n uint64) {
	t := &w.md
	fn := t.addConst(constRef(i) | symRef)
	num := t.addConst(w.pool.add(constEntry{kind: entryInt, typ: w.types.id(ir.I32), n: n}))
	t.nodes = append(t.nodes, mdNodeRef{tuple: true, ops: [3]uint32{fn, t.addText(key), num}})
	w.old.annotations = append(w.old.annotations, uint32(len(t.nodes)))
}

// oldRecordName returns the intrinsic of a debug record and the number of its operands; "" for records that LLVM 7
// cannot express: lists of values, and expressions with later operations.
func oldRecordName(m *ir.Module, r *ir.DbgRecord) (string, int) {
	if r.Kind == ir.DbgLabel {
		return "llvm.dbg.label", 1
	}
	if r.Loc == 0 || m.MDs[r.Loc].Kind == ir.MDArgList || !oldExpression(&m.MDs[r.Expr]) {
		return "", 0
	}
	if r.Kind == ir.DbgDeclare {
		return "llvm.dbg.declare", 3
	}
	return "llvm.dbg.value", 3
}

// oldExpression reports whether LLVM 7 knows all operations of a DIExpression.
func oldExpression(n *ir.MDNode) bool {
	for i := range n.Fields {
		if s := n.Fields[i].Str; strings.HasPrefix(s, "DW_OP_LLVM_") && s != "DW_OP_LLVM_fragment" {
			return false
		}
	}
	return true
}

// addOldRecord numbers the metadata of a debug record that becomes a call.
func (w *writer) addOldRecord(r *ir.DbgRecord) {
	name, n := oldRecordName(w.m, r)
	if name == "" {
		return
	}
	w.addLocal(r.Var)
	w.addLocation(r.DebugLoc)
	if n == 3 {
		w.addLocal(r.Loc)
		w.addLocal(r.Expr)
	}
}

// oldRecord writes a debug record as a call.
func (fw *funcWriter) oldRecord(r *ir.DbgRecord) {
	w := fw.w
	name, n := oldRecordName(w.m, r)
	if name == "" {
		return
	}
	args := []ir.MD{r.Loc, r.Var, r.Expr}
	if n == 1 {
		args = args[1:2]
	}
	typ := w.dbgType(n)
	rec := append(w.rec[:0], 0, callExplicitBit, uint64(typ-1))
	rec = fw.plain(rec, w.decl(name, typ))
	for _, a := range args {
		rec = fw.plain(rec, fw.mdID(a))
	}
	fw.emit(fnCall, rec)
	fw.location(r.DebugLoc)
}
