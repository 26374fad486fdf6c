package ir

import "slices"

// SetName gives an instruction, parameter or block a name for printing. Names
// are optional; two values of a function may not have the same.
func (f *Func) SetName(v Value, name string) {
	var t *[]string
	n := 0
	switch v.Kind() {
	case KInst:
		t, n = &f.instNames, len(f.insts)
	case KParam:
		t, n = &f.paramNames, len(f.params)
	case KBlock:
		t, n = &f.blockNames, len(f.blocks)
	default:
		return
	}
	i := int(v.Index())
	if i >= len(*t) {
		if name == "" {
			return
		}
		grown := make([]string, max(n, i+1, 2*len(*t)))
		copy(grown, *t)
		*t = grown
	}
	(*t)[i] = name
}

// NameOf returns the name of an instruction, parameter or block, "" if it has none.
func (f *Func) NameOf(v Value) string {
	var t []string
	switch v.Kind() {
	case KInst:
		t = f.instNames
	case KParam:
		t = f.paramNames
	case KBlock:
		t = f.blockNames
	}
	if i := int(v.Index()); i < len(t) {
		return t[i]
	}
	return ""
}

// DropNames forgets all names of local values.
func (f *Func) DropNames() { f.instNames, f.blockNames, f.paramNames = nil, nil, nil }

// SetDebugLoc attaches a DILocation to an instruction.
func (f *Func) SetDebugLoc(v Value, loc MD) {
	if int(v) >= len(f.dbgLocs) {
		if loc == 0 {
			return
		}
		if f.room != nil {
			f.dbgLocs = longer(f.dbgLocs, max(64, len(f.dbgLocs)), &f.room.dbgLocs)
		}
		f.dbgLocs = extended(f.dbgLocs, int(v)+1)
	}
	f.dbgLocs[v] = loc
}

// extended returns s with at least n elements, new ones zero.
func extended[T any](s []T, n int) []T {
	n = max(n, 2*len(s), 64)
	if n <= cap(s) {
		k := len(s)
		s = s[:n]
		clear(s[k:])
		return s
	}
	return append(s, make([]T, n-len(s))...)
}

// DebugLoc returns the DILocation of an instruction, 0 if it has none.
func (f *Func) DebugLoc(v Value) MD {
	if int(v) < len(f.dbgLocs) {
		return f.dbgLocs[v]
	}
	return 0
}

// HasDebugLocs reports whether some instruction may have a DILocation.
func (f *Func) HasDebugLocs() bool { return len(f.dbgLocs) > 0 }

// Attach adds metadata to an instruction, before the attachments it has.
func (f *Func) Attach(v Value, a Attachment) {
	if int(v) >= len(f.mdHeads) {
		f.mdHeads = extended(f.mdHeads, int(v)+1)
	}
	f.mdLists = append(f.mdLists, instMD{a, f.mdHeads[v]})
	f.mdHeads[v] = uint32(len(f.mdLists))
}

// firstAttachment returns 1 + the index of the last attachment of an instruction in mdLists, 0 if it has none.
func firstAttachment(f *Func, v Value) uint32 {
	if int(v) >= len(f.mdHeads) {
		return 0
	}
	return f.mdHeads[v]
}

// Attachment returns the node of a kind on an instruction, 0 if there is none.
func (f *Func) Attachment(v Value, kind string) MD {
	for i := firstAttachment(f, v); i != 0; i = f.mdLists[i-1].next {
		if f.mdLists[i-1].at.Kind == kind {
			return f.mdLists[i-1].at.Node
		}
	}
	return 0
}

// Attachments appends the metadata of an instruction to dst, in the order attached.
func (f *Func) Attachments(dst []Attachment, v Value) []Attachment {
	n := len(dst)
	for i := firstAttachment(f, v); i != 0; i = f.mdLists[i-1].next {
		dst = append(dst, f.mdLists[i-1].at)
	}
	for i, j := n, len(dst)-1; i < j; i, j = i+1, j-1 {
		dst[i], dst[j] = dst[j], dst[i]
	}
	return dst
}

// SameAttachments reports whether two instructions have the same metadata, attached in the same order.
func SameAttachments(f *Func, v, w Value) bool {
	i, j := firstAttachment(f, v), firstAttachment(f, w)
	for i != 0 && j != 0 && f.mdLists[i-1].at == f.mdLists[j-1].at {
		i, j = f.mdLists[i-1].next, f.mdLists[j-1].next
	}
	return i == 0 && j == 0
}

// HasAttachments reports whether some instruction may have metadata of one of kinds, or, if there are none, any besides its
// debug location.
func (f *Func) HasAttachments(kinds ...string) bool {
	if len(kinds) == 0 {
		return len(f.mdLists) > 0
	}
	return slices.ContainsFunc(f.mdLists, func(x instMD) bool { return slices.Contains(kinds, x.at.Kind) })
}

// ClearAttachments removes all metadata but the debug location from an instruction.
func (f *Func) ClearAttachments(v Value) {
	if int(v) < len(f.mdHeads) {
		f.mdHeads[v] = 0
	}
}

// Detach removes the metadata of a kind from an instruction.
func (f *Func) Detach(v Value, kind string) {
	list := f.Attachments(nil, v) // clones of v may share it
	f.ClearAttachments(v)
	for _, a := range list {
		if a.Kind != kind {
			f.Attach(v, a)
		}
	}
}

// SetPos keeps the source position of an instruction: a byte offset, in bitcode the bits from where the
// body begins.
func (f *Func) SetPos(v Value, off uint32) {
	if int(v) >= len(f.pos) {
		if f.room != nil {
			f.pos = longer(f.pos, max(64, len(f.pos)), &f.room.pos)
		}
		f.pos = extended(f.pos, int(v)+1)
	}
	f.pos[v] = off
}

// Pos returns the source position of an instruction, 0 if it is not known.
func (f *Func) Pos(v Value) uint32 {
	if int(v) < len(f.pos) && f.Symbol().Bit == 0 {
		return f.pos[v]
	}
	return 0
}

// Bit returns the bit of the file at which the record of an instruction begins that was read from
// bitcode, that of the body if it is not known.
func (f *Func) Bit(v Value) uint64 {
	bit := f.Symbol().Bit
	if v.IsInst() && int(v) < len(f.pos) {
		bit += uint64(f.pos[v])
	}
	return bit
}
