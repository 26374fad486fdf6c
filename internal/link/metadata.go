package link

import (
	"strings"

	"gonvvm/internal/ir"
)

// named appends the operands of the source's named metadata. Of a library only the compile units of linked functions
// are appended.
func (in *input) named() {
	for i := range in.m.NamedMDs {
		n := &in.m.NamedMDs[i]
		if n.Name == "llvm.module.flags" {
			continue
		}
		var ops []ir.MD
		for _, id := range n.Ops {
			switch {
			case !in.Library:
				ops = append(ops, in.imp.MD(id))
			case n.Name == "llvm.dbg.cu" && in.imp.HasMD(id) != 0:
				ops = append(ops, in.imp.HasMD(id))
			}
		}
		if in.Library && len(ops) == 0 {
			continue
		}
		in.appendNamed(n.Name, ops)
	}
}

// appendNamed adds operands to named metadata, leaving out plain nodes equal to another operand: every module names its
// producer and its version.
func (l *Linker) appendNamed(name string, ops []ir.MD) {
	to := l.namedNode(name)
	for _, id := range ops {
		if name == "llvm.ident" && l.listed(to.Ops, id) {
			continue
		}
		to.Ops = append(to.Ops, id)
	}
}

func (l *Linker) listed(ops []ir.MD, id ir.MD) bool {
	for _, o := range ops {
		if l.sameMD(o, id, 0) {
			return true
		}
	}
	return false
}

func (l *Linker) namedNode(name string) *ir.NamedMD {
	for i := range l.dst.NamedMDs {
		if l.dst.NamedMDs[i].Name == name {
			return &l.dst.NamedMDs[i]
		}
	}
	l.dst.NamedMDs = append(l.dst.NamedMDs, ir.NamedMD{Name: name})
	return &l.dst.NamedMDs[len(l.dst.NamedMDs)-1]
}

// sameMD reports whether two nodes of the destination have equal contents.
func (l *Linker) sameMD(a, b ir.MD, depth int) bool {
	if a == b {
		return true
	}
	if a == 0 || b == 0 || depth > 8 {
		return false
	}
	x, y := &l.dst.MDs[a], &l.dst.MDs[b]
	if x.Kind != y.Kind || x.Distinct || y.Distinct || x.Str != y.Str || x.Val != y.Val || len(x.Ops) != len(y.Ops) || len(x.Fields) != 0 || len(y.Fields) != 0 {
		return false
	}
	for i := range x.Ops {
		if !l.sameMD(x.Ops[i], y.Ops[i], depth+1) {
			return false
		}
	}
	return true
}

// mdText renders a node for messages.
func (l *Linker) mdText(id ir.MD) string {
	n := &l.dst.MDs[id]
	switch n.Kind {
	case ir.MDString:
		return "!\"" + n.Str + "\""
	case ir.MDValue:
		return string(l.dst.AppendConst(nil, n.Val))
	case ir.MDTuple:
		var parts []string
		for _, o := range n.Ops {
			parts = append(parts, l.mdText(o))
		}
		return "!{" + strings.Join(parts, ", ") + "}"
	}
	return "metadata"
}
