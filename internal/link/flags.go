package link

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// Behaviours of module flags (LangRef, "Module Flags Metadata").
const (
	flagError        = 1
	flagWarning      = 2
	flagRequire      = 3
	flagOverride     = 4
	flagAppend       = 5
	flagAppendUnique = 6
	flagMax          = 7
	flagMin          = 8
)

// flag is an entry of llvm.module.flags in the destination.
type flag struct {
	behavior uint64
	name     string
	value    ir.MD
}

func (l *Linker) readFlag(id ir.MD) (flag, bool) {
	if id == 0 {
		return flag{}, false
	}
	n := &l.dst.MDs[id]
	if len(n.Ops) != 3 || n.Ops[0] == 0 || n.Ops[1] == 0 || n.Ops[2] == 0 {
		return flag{}, false
	}
	b, name := &l.dst.MDs[n.Ops[0]], &l.dst.MDs[n.Ops[1]]
	if b.Kind != ir.MDValue || name.Kind != ir.MDString {
		return flag{}, false
	}
	k, ok := l.dst.Consts.Uint(b.Val)
	return flag{k, name.Str, n.Ops[2]}, ok && k >= flagError && k <= flagMin
}

// flags joins the module flags of the source with those of the destination.
func (in *input) flags() {
	src := in.m.Named("llvm.module.flags")
	if len(src) == 0 {
		return
	}
	to := in.namedNode("llvm.module.flags")
	for _, id := range src {
		id = in.imp.MD(id)
		s, ok := in.readFlag(id)
		if !ok {
			in.flagError("", "malformed module flag")
			continue
		}
		if s.behavior == flagRequire {
			if !in.listed(to.Ops, id) {
				to.Ops = append(to.Ops, id)
			}
			continue
		}
		at := -1
		var d flag
		for k, o := range to.Ops {
			if x, ok := in.readFlag(o); ok && x.behavior != flagRequire && x.name == s.name {
				at, d = k, x
			}
		}
		if at < 0 {
			if !in.Library { // a library requires nothing
				to.Ops = append(to.Ops, id)
			}
			continue
		}
		if !in.Library {
			to.Ops[at] = in.joinFlags(to.Ops[at], id, d, s)
		}
	}
}

// joinFlags returns the entry that two entries of one name become.
func (in *input) joinFlags(old, id ir.MD, d, s flag) ir.MD {
	same := in.sameMD(d.value, s.value, 0)
	conflict := func() ir.MD {
		in.flagError(s.name, "IDs have conflicting values: '"+in.mdText(s.value)+"' from "+in.m.Name+", and '"+in.mdText(d.value)+"' from "+in.dst.Name)
		return old
	}
	switch {
	case d.behavior == flagOverride:
		if s.behavior == flagOverride && !same {
			in.flagError(s.name, "IDs have conflicting override values in '"+in.m.Name+"' and '"+in.dst.Name+"'")
		}
		return old
	case s.behavior == flagOverride:
		return id
	case d.behavior != s.behavior:
		// Max and min together with warning are the stronger of the two.
		limit := func(k uint64) bool { return k == flagMax || k == flagMin }
		switch {
		case limit(s.behavior) && d.behavior == flagWarning:
			return in.limitFlag(old, id, d, s, s.behavior)
		case limit(d.behavior) && s.behavior == flagWarning:
			return in.limitFlag(old, id, d, s, d.behavior)
		}
		in.flagError(s.name, "IDs have conflicting behaviors in '"+in.m.Name+"' and '"+in.dst.Name+"'")
		return old
	}
	switch s.behavior {
	case flagError:
		if !same {
			return conflict()
		}
	case flagWarning:
		if !same {
			in.add(&diag.Diagnostic{
				Code: CodeFlag, Severity: diag.Warning, File: in.m.Name, Where: "module flag '" + s.name + "'",
				Msg: "IDs have conflicting values ('" + in.mdText(s.value) + "' from " + in.m.Name + " with '" + in.mdText(d.value) + "' from " + in.dst.Name + ")",
			})
		}
	case flagMax, flagMin:
		return in.limitFlag(old, id, d, s, s.behavior)
	case flagAppend, flagAppendUnique:
		return in.appendFlag(old, d, s, s.behavior == flagAppendUnique)
	}
	return old
}

// limitFlag keeps the larger or smaller of two values.
func (in *input) limitFlag(old, id ir.MD, d, s flag, behavior uint64) ir.MD {
	c := &in.dst.Consts
	a, ok1 := c.Uint(in.dst.MDs[d.value].Val)
	b, ok2 := c.Uint(in.dst.MDs[s.value].Val)
	if !ok1 || !ok2 {
		in.flagError(s.name, "the values of a flag with the behaviour of a limit have to be integers")
		return old
	}
	if behavior == flagMax && b > a || behavior == flagMin && b < a {
		if s.behavior == behavior {
			return id
		}
	} else if d.behavior == behavior {
		return old
	}
	value := d.value
	if behavior == flagMax && b > a || behavior == flagMin && b < a {
		value = s.value
	}
	kind := in.dst.AddMD(ir.MDNode{Kind: ir.MDValue, Val: c.Int(ir.I32, behavior)})
	return in.dst.AddMD(ir.MDNode{Kind: ir.MDTuple, Ops: []ir.MD{kind, in.dst.MDStr(s.name), value}})
}

// appendFlag joins two lists.
func (in *input) appendFlag(old ir.MD, d, s flag, unique bool) ir.MD {
	var list []ir.MD
	for _, from := range [2]ir.MD{d.value, s.value} {
		for _, o := range in.dst.MDs[from].Ops {
			if !unique || !in.listed(list, o) {
				list = append(list, o)
			}
		}
	}
	n := in.dst.MDs[old]
	value := in.dst.AddMD(ir.MDNode{Kind: ir.MDTuple, Ops: list})
	return in.dst.AddMD(ir.MDNode{Kind: ir.MDTuple, Ops: []ir.MD{n.Ops[0], n.Ops[1], value}})
}

func (in *input) flagError(name, msg string) {
	in.add(&diag.Diagnostic{Code: CodeFlag, File: in.m.Name, Where: "module flag '" + name + "'", Msg: "linking module flags '" + name + "': " + msg})
}

// checkRequired checks the flags against the entries with the behaviour Require.
func (l *Linker) checkRequired() {
	ops := l.dst.Named("llvm.module.flags")
	for _, id := range ops {
		r, ok := l.readFlag(id)
		if !ok || r.behavior != flagRequire {
			continue
		}
		pair := l.dst.MDs[r.value].Ops
		if len(pair) != 2 || pair[0] == 0 {
			continue
		}
		name := l.dst.MDs[pair[0]].Str
		met := false
		for _, o := range ops {
			if f, ok := l.readFlag(o); ok && f.behavior != flagRequire && f.name == name {
				met = l.sameMD(f.value, pair[1], 0)
			}
		}
		if !met {
			l.add(&diag.Diagnostic{
				Code: CodeFlag, File: l.dst.Name, Where: "module flag '" + name + "'",
				Msg: "linking module flags '" + name + "': does not have the required value " + l.mdText(pair[1]),
			})
		}
	}
}
