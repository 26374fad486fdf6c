package verify

import (
	"strings"

	"gonvvm/internal/dinode"
	"gonvvm/internal/ir"
)

// ofKind reports whether id is a specialised node of one of the kinds. Before LLVM 4 a type was also named by its
// identifier, a string.
func (v *verifier) ofKind(id ir.MD, kinds dinode.Set) bool {
	switch n := &v.m.MDs[id]; n.Kind {
	case ir.MDString:
		return kinds&dinode.Types == dinode.Types
	case ir.MDSpecial:
		return kinds.Has(dinode.Lookup(n.Str))
	}
	return false
}

// debugNode checks the references of a node of debug information; listed are the compile units of llvm.dbg.cu.
func (v *verifier) debugNode(id ir.MD, listed map[ir.MD]bool) {
	n := &v.m.MDs[id]
	kind := dinode.Lookup(n.Str)
	fields := dinode.Table[kind].Fields
	for i := range fields {
		if f := &fields[i]; f.Bad != "" || f.BadList != "" {
			v.debugField(f, v.ref(id, f.Name))
		}
	}
	if kind == dinode.File {
		v.checksum(n)
	}
	if unit := v.ref(id, "unit"); kind == dinode.Subprogram && v.isNode(unit, "DICompileUnit") && !listed[unit] {
		v.badDebug(nil, ir.None, "DICompileUnit not listed in llvm.dbg.cu")
	}
}

// checksum checks that the checksum of a file has the digits of its kind.
func (v *verifier) checksum(n *ir.MDNode) {
	kind, sum := n.Field("checksumkind"), n.Field("checksum")
	if kind == nil || sum == nil {
		return
	}
	digits := 0
	switch kind.Str {
	case "CSK_MD5":
		digits = 32
	case "CSK_SHA1":
		digits = 40
	case "CSK_SHA256":
		digits = 64
	}
	switch {
	case digits != 0 && len(sum.Str) != digits:
		v.badDebug(nil, ir.None, "invalid checksum length")
	case strings.Trim(sum.Str, "0123456789abcdefABCDEF") != "":
		v.badDebug(nil, ir.None, "invalid checksum")
	}
}

// debugField checks the node that a field refers to, which may be null.
func (v *verifier) debugField(f *dinode.Field, to ir.MD) {
	switch {
	case to == 0:
		if f.Traits&dinode.NotNull != 0 {
			v.badDebug(nil, ir.None, f.Bad)
		}
	case f.BadList == "":
		if !v.ofKind(to, f.To) {
			v.badDebug(nil, ir.None, f.Bad)
		}
	case v.m.MDs[to].Kind != ir.MDTuple:
		v.badDebug(nil, ir.None, f.BadList)
	case f.Bad != "":
		for _, e := range v.m.MDs[to].Ops {
			if e != 0 && !v.ofKind(e, f.To) {
				v.badDebug(nil, ir.None, f.Bad)
			}
		}
	}
}
