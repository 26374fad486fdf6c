package verify

import (
	"gonvvm/internal/ir"
)

// Behaviours of module flags (LangRef, "Module Flags Metadata").
const (
	flagRequire      = 3
	flagAppend       = 5
	flagAppendUnique = 6
	flagMin          = 8
)

// moduleFlags checks the form of llvm.module.flags (S4-62), in the words of LLVM.
func (v *verifier) moduleFlags() {
	seen := map[string]ir.MD{}
	bad := func(msg string) { v.broken(rowCode(62), nil, ir.None, "%s", msg) }
	for _, id := range v.m.Named("llvm.module.flags") {
		n := &v.m.MDs[id]
		if len(n.Ops) != 3 {
			bad("incorrect number of operands in module flag")
			continue
		}
		k, ok := v.uintOf(n, 0)
		if !ok || k < 1 || k > flagMin {
			bad("invalid behavior operand in module flag (expected constant integer): i32 1 (error) to i32 8 (min)")
			continue
		}
		if !v.isKind(n.Ops[1], ir.MDString) {
			bad("invalid ID operand in module flag (expected metadata string)")
			continue
		}
		name := v.str(n.Ops[1])
		if msg := v.flagValue(k, name, n.Ops[2]); msg != "" {
			bad(msg + ": " + name)
		}
		if k != flagRequire {
			if seen[name] != 0 {
				bad("module flag identifiers must be unique (or of 'require' type): " + name)
			}
			seen[name] = n.Ops[2]
		}
	}
	for _, id := range v.m.Named("llvm.module.flags") {
		n := &v.m.MDs[id]
		if k, ok := v.uintOf(n, 0); !ok || k != flagRequire || len(n.Ops) != 3 || !v.pair(n.Ops[2]) {
			continue
		}
		want := &v.m.MDs[n.Ops[2]]
		switch name := v.str(want.Ops[0]); {
		case seen[name] == 0:
			bad("invalid requirement on flag, flag is not present in module: " + name)
		case !v.same(seen[name], want.Ops[1]):
			bad("invalid requirement on flag, flag does not have the required value: " + name)
		}
	}
}

// flagValue returns the error of the value of a flag.
func (v *verifier) flagValue(k uint64, name string, id ir.MD) string {
	_, number := v.integer(id)
	switch k {
	case flagRequire:
		if !v.pair(id) {
			return "invalid value for 'require' module flag (expected metadata pair of a name and a value)"
		}
	case flagAppend, flagAppendUnique:
		if !v.isKind(id, ir.MDTuple) {
			return "invalid value for 'append'-type module flag (expected a metadata node)"
		}
	case flagMin:
		if !number || v.typeOf(id) != ir.NoType && v.negative(id) {
			return "invalid value for 'min' module flag (expected constant non-negative integer)"
		}
	case flagMin - 1:
		if !number {
			return "invalid value for 'max' module flag (expected constant integer)"
		}
	}
	switch name {
	case "wchar_size", "SemanticInterposition":
		if !number {
			return "the value of this module flag is a constant integer"
		}
	case "Linker Options", "CG Profile":
		if k != flagAppend && k != flagAppendUnique {
			return "the value of this module flag is a list, whose behavior is append"
		}
	}
	return ""
}

func (v *verifier) negative(id ir.MD) bool {
	x, ok := v.m.Consts.Sint(v.m.MDs[id].Val)
	return ok && x < 0
}

// pair reports whether a node is !{!"name", value}.
func (v *verifier) pair(id ir.MD) bool {
	return v.isKind(id, ir.MDTuple) && len(v.m.MDs[id].Ops) == 2 && v.isKind(v.m.MDs[id].Ops[0], ir.MDString)
}

// same reports whether two nodes are one, or hold the same constant or string.
func (v *verifier) same(a, b ir.MD) bool {
	x, y := &v.m.MDs[a], &v.m.MDs[b]
	return a == b || x.Kind == y.Kind && (x.Kind == ir.MDValue && x.Val == y.Val || x.Kind == ir.MDString && x.Str == y.Str)
}

// named checks lists of strings that compilers write.
func (v *verifier) named() {
	for _, name := range [...]string{"llvm.ident", "llvm.commandline"} {
		for _, id := range v.m.Named(name) {
			if n := &v.m.MDs[id]; len(n.Ops) != 1 || !v.isKind(n.Ops[0], ir.MDString) {
				v.broken(CodeMetadata, nil, ir.None, "!%s: incorrect number or kind of operands: a node holds one string", name)
			}
		}
	}
}
