package verify

import "gonvvm/internal/ir"

// tbaa checks the tags of type-based alias analysis (LangRef, "'tbaa' Metadata"), with LLVM's messages. Tags of LLVM
// versions before 3.4, which are scalar types themselves, are upgraded later. Paths through types of the newer format,
// which have sizes, are not followed.
func (v *verifier) tbaa() {
	m := v.m
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead || s.Kind != ir.SymFunc || !s.Fn.HasAttachments() {
			continue
		}
		f := s.Fn
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for x := f.First(b); x != ir.None; x = f.Next(x) {
				if id := f.Attachment(x, "tbaa"); id != 0 {
					if msg := v.accessTag(f.Op(x), id); msg != "" {
						v.broken(CodeTBAA, s, x, "%s", msg)
					}
				}
			}
		}
	}
}

// accessTag returns the error of the access tag of an instruction, or "".
func (v *verifier) accessTag(op ir.Op, id ir.MD) string {
	switch op {
	case ir.OpLoad, ir.OpStore, ir.OpCall, ir.OpInvoke, ir.OpVAArg, ir.OpAtomicRMW, ir.OpCmpXchg:
	default:
		return "This instruction shall not have a TBAA access tag!"
	}
	n := &v.m.MDs[id]
	if n.Kind == ir.MDTuple && len(n.Ops) >= 2 && v.isKind(n.Ops[0], ir.MDString) {
		return ""
	}
	if n.Kind != ir.MDTuple || len(n.Ops) < 3 {
		return "Access type node must be a valid scalar type"
	}
	// A type node of the newer format begins with its parent, the older with its name.
	wide := 0 // operands that the newer format has more
	if t := &v.m.MDs[n.Ops[1]]; t.Kind == ir.MDTuple && len(t.Ops) >= 3 && v.isKind(t.Ops[0], ir.MDTuple) {
		wide = 1
	}
	switch {
	case wide == 0 && len(n.Ops) > 4:
		return "Struct tag metadata must have either 3 or 4 operands"
	case wide == 1 && (len(n.Ops) < 4 || len(n.Ops) > 5):
		return "Access tag metadata must have either 4 or 5 operands"
	case !v.isKind(n.Ops[0], ir.MDTuple) || !v.isKind(n.Ops[1], ir.MDTuple):
		return "Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes"
	case wide == 0 && !v.scalarType(n.Ops[1]):
		return "Access type node must be a valid scalar type"
	}
	if _, ok := v.integer(n.Ops[2]); !ok {
		return "Offset must be constant integer"
	}
	if wide == 1 {
		if _, ok := v.integer(n.Ops[3]); !ok {
			return "Access size field must be a constant"
		}
	}
	if k := 3 + wide; len(n.Ops) > k {
		if c, ok := v.integer(n.Ops[k]); !ok {
			return "Immutability tag on struct tag metadata must be a constant"
		} else if c > 1 {
			return "Immutability part of the struct tag metadata must be either 0 or 1"
		}
	}
	if wide == 0 {
		offset, _ := v.integer(n.Ops[2])
		return v.accessPath(n.Ops[0], n.Ops[1], offset)
	}
	return ""
}

// accessPath follows an offset from the base type through fields to the accessed type.
func (v *verifier) accessPath(base, access ir.MD, offset uint64) string {
	for range maxTypeDepth {
		n := &v.m.MDs[base]
		if !v.isKind(base, ir.MDTuple) || len(n.Ops) < 2 {
			return "Did not see access type in access path!"
		}
		if len(n.Ops) <= 3 { // a scalar, or a structure with one field that looks like one
			if base == access || v.scalarType(base) {
				switch {
				case base != access && !v.isKind(n.Ops[1], ir.MDTuple):
					return "Did not see access type in access path!"
				case offset != 0:
					return "Offset not zero at the point of scalar access"
				case base == access:
					return ""
				}
			}
		}
		if len(n.Ops)%2 != 1 {
			if len(n.Ops) == 2 { // a scalar without offset
				base = n.Ops[1]
				continue
			}
			return "Struct type nodes must have an odd number of operands!"
		}
		last, field, start := uint64(0), ir.MD(0), uint64(0)
		for i := 1; i < len(n.Ops); i += 2 {
			at, ok := v.integer(n.Ops[i+1])
			switch {
			case !v.isKind(n.Ops[i], ir.MDTuple):
				return "Incorrect field entry in struct type!"
			case !ok:
				return "Offset entries must be constants!"
			case v.typeOf(n.Ops[i+1]) != v.typeOf(n.Ops[2]):
				return "Bitwidth between the offsets and struct type entries must match"
			case at < last:
				return "Offsets must be increasing!"
			}
			if last = at; at <= offset {
				field, start = n.Ops[i], at
			}
		}
		if field == 0 {
			return "Could not find TBAA parent in struct type node"
		}
		base, offset = field, offset-start
	}
	return ""
}

func (v *verifier) isKind(id ir.MD, k ir.MDKind) bool { return id != 0 && v.m.MDs[id].Kind == k }

// integer returns the number that a node holds.
func (v *verifier) integer(id ir.MD) (uint64, bool) {
	if !v.isKind(id, ir.MDValue) {
		return 0, false
	}
	return v.m.Consts.Uint(v.m.MDs[id].Val)
}

// isInteger reports whether a node holds a constant integer of any width.
func (v *verifier) isInteger(id ir.MD) bool {
	if t := v.typeOf(id); t == ir.NoType || !v.ty.IsInt(t) {
		return false
	}
	k := v.m.Consts.Kind(v.m.MDs[id].Val)
	return k == ir.CInt || k == ir.CWide
}

// maxTypeDepth bounds how deep a type may lie in its tree; deeper ones are trusted.
const maxTypeDepth = 64

// scalarType reports whether a node is a scalar type: !{name, parent[, 0]}, and so
// its parents up to the root, which has a name at most.
func (v *verifier) scalarType(id ir.MD) bool {
	for depth := range maxTypeDepth {
		if !v.isKind(id, ir.MDTuple) {
			return false
		}
		n := &v.m.MDs[id]
		if len(n.Ops) < 2 {
			return depth > 0 // the root itself is not a type
		}
		if len(n.Ops) > 3 || !v.isKind(n.Ops[0], ir.MDString) {
			return false
		}
		if len(n.Ops) == 3 {
			if c, ok := v.integer(n.Ops[2]); !ok || c != 0 {
				return false
			}
		}
		id = n.Ops[1]
	}
	return true
}
