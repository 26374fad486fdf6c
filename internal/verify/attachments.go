package verify

import (
	"gonvvm/internal/diag"
	"gonvvm/internal/ir"
)

// CodeMetadata is metadata on an instruction, function or variable that has not the form of its kind.
const CodeMetadata diag.Code = "V0014"

// attachments checks the metadata of functions, variables and instructions (LangRef, "Metadata
// Nodes and Metadata Strings"), in the words of LLVM. Kinds that LLVM does not know mean nothing.
func (v *verifier) attachments() {
	m := v.m
	var list []ir.Attachment
	for i := 1; i < len(m.Syms); i++ {
		s := &m.Syms[i]
		if s.Dead {
			continue
		}
		for _, a := range s.MD {
			msg := ""
			switch s.Kind {
			case ir.SymFunc:
				msg = v.onFunction(a)
			case ir.SymVar:
				msg = v.onVariable(a, ir.SymValue(uint32(i)))
			}
			if msg != "" {
				v.broken(CodeMetadata, s, ir.None, "!%s: %s", a.Kind, msg)
			}
		}
		if s.Kind != ir.SymFunc || !s.Fn.HasAttachments() {
			continue
		}
		f := s.Fn
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for x := f.First(b); x != ir.None; x = f.Next(x) {
				list = f.Attachments(list[:0], x)
				for _, a := range list {
					if msg := v.onInstruction(f, x, a); msg != "" {
						v.broken(CodeMetadata, s, x, "!%s: %s", a.Kind, msg)
					}
				}
			}
		}
	}
}

func (v *verifier) onFunction(a ir.Attachment) string {
	n := &v.m.MDs[a.Node]
	switch a.Kind {
	case "prof":
		if len(n.Ops) < 2 || v.str(n.Ops[0]) != "function_entry_count" && v.str(n.Ops[0]) != "synthetic_function_entry_count" {
			return "first operand should be 'function_entry_count' or 'synthetic_function_entry_count'"
		}
		if _, ok := v.integer(n.Ops[1]); !ok {
			return "expected integer argument to function_entry_count"
		}
	case "kcfi_type":
		if len(n.Ops) != 1 || v.typeOf(n.Ops[0]) != ir.I32 {
			return "expected one constant i32"
		}
	}
	return ""
}

func (v *verifier) onVariable(a ir.Attachment, self ir.Value) string {
	n := &v.m.MDs[a.Node]
	switch a.Kind {
	case "absolute_symbol":
		return v.ranges(n, ir.I64, true)
	case "associated":
		if len(n.Ops) != 1 || !v.isKind(n.Ops[0], ir.MDValue) || !v.m.MDs[n.Ops[0]].Val.IsSym() {
			return "expected one operand, a global"
		}
		if v.m.MDs[n.Ops[0]].Val == self {
			return "a variable is not associated with itself"
		}
	}
	return ""
}

// onInstruction returns the complaint about an attachment of instruction x, or "".
func (v *verifier) onInstruction(f *ir.Func, x ir.Value, a ir.Attachment) string {
	n := &v.m.MDs[a.Node]
	op := f.Op(x)
	t := f.TypeOf(x)
	switch a.Kind {
	case "range":
		if op != ir.OpLoad && op != ir.OpCall {
			return "Ranges are only for loads, calls and invokes!"
		}
		return v.ranges(n, t, false)
	case "noalias.addrspace":
		return v.ranges(n, ir.I32, true)
	case "nonnull":
		if bad := v.onPointerLoad("nonnull", op, t); bad != "" {
			return bad
		}
		if len(n.Ops) != 0 {
			return "nonnull metadata must be empty"
		}
	case "align":
		if bad := v.onPointerLoad("align", op, t); bad != "" {
			return bad
		}
		return v.alignment(n)
	case "dereferenceable", "dereferenceable_or_null":
		if !v.ty.IsPtr(t) || op != ir.OpLoad && op != ir.OpIntToPtr {
			return "dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes"
		}
		if _, ok := v.one(n, ir.I64); !ok {
			return "dereferenceable, dereferenceable_or_null metadata value must be an i64!"
		}
	case "fpmath":
		return v.accuracy(n, t)
	case "prof":
		return v.profile(f, x, n)
	case "alias.scope", "noalias":
		return v.scopeList(n)
	case "llvm.access.group":
		return v.accessGroup(a.Node)
	case "llvm.loop":
		return v.loop(n)
	case "annotation":
		return v.annotation(n)
	case "memprof", "callsite":
		return v.callStack(op, n, a.Kind == "callsite")
	case "mmra":
		return v.relaxation(op, a.Node)
	case "captures":
		if op != ir.OpStore || !v.ty.IsPtr(f.TypeOf(f.Operand(x, 0))) {
			return "captures metadata can only be applied to store instructions that store a pointer"
		}
		return v.captures(n)
	}
	return ""
}

// onPointerLoad returns the complaint about an attachment of an instruction other than a load of a pointer, or "".
func (v *verifier) onPointerLoad(kind string, op ir.Op, t ir.Type) string {
	switch {
	case !v.ty.IsPtr(t):
		return kind + " applies only to pointer types"
	case op != ir.OpLoad:
		return kind + " applies only to load instructions, use attributes for calls or invokes"
	}
	return ""
}

// alignment returns the complaint about the node of !align, or "".
func (v *verifier) alignment(n *ir.MDNode) string {
	k, ok := v.one(n, ir.I64)
	switch {
	case !ok:
		return "align metadata value must be an i64!"
	case k == 0 || k&(k-1) != 0:
		return "align metadata value must be a power of 2!"
	case k > 1<<32:
		return "alignment is larger that implementation defined limit"
	}
	return ""
}

// callStack returns the complaint about a node of !memprof or !callsite, or "".
func (v *verifier) callStack(op ir.Op, n *ir.MDNode, integers bool) string {
	if op != ir.OpCall {
		return "is for calls only"
	}
	if len(n.Ops) == 0 {
		return "call stack metadata should have at least 1 operand"
	}
	for _, o := range n.Ops {
		if _, ok := v.integer(o); !ok && integers {
			return "call stack metadata operand should be constant integer"
		}
	}
	return ""
}

// captures returns the complaint about the node of !captures, or "".
func (v *verifier) captures(n *ir.MDNode) string {
	if len(n.Ops) == 0 {
		return "captures metadata must have operands"
	}
	for _, o := range n.Ops {
		switch v.str(o) {
		case "address", "address_is_null", "provenance", "read_provenance":
		default:
			return "invalid entry in captures metadata: it is one of address, address_is_null, provenance and read_provenance"
		}
	}
	return ""
}

// str returns the text of a metadata string, "" for other nodes.
func (v *verifier) str(id ir.MD) string {
	if v.isKind(id, ir.MDString) {
		return v.m.MDs[id].Str
	}
	return ""
}

// typeOf returns the type of the constant in a node, NoType if it holds none.
func (v *verifier) typeOf(id ir.MD) ir.Type {
	if !v.isKind(id, ir.MDValue) || !v.m.MDs[id].Val.IsConst() {
		return ir.NoType
	}
	return v.m.Consts.Type(v.m.MDs[id].Val)
}

// one returns the number that is the only operand of a node, of type t.
func (v *verifier) one(n *ir.MDNode, t ir.Type) (uint64, bool) {
	if len(n.Ops) != 1 || v.typeOf(n.Ops[0]) != t {
		return 0, false
	}
	return v.integer(n.Ops[0])
}

// ranges checks pairs of numbers of type t: none is empty, and they are in ascending order
// of their signed beginnings and do not touch. all: a range of everything is one, too.
func (v *verifier) ranges(n *ir.MDNode, t ir.Type, all bool) string {
	t = v.ty.Scalar(t)
	if len(n.Ops) == 0 || len(n.Ops)%2 != 0 {
		return "Unfinished range!"
	}
	if !v.ty.IsInt(t) {
		return "Range types must match instruction type!"
	}
	for _, o := range n.Ops {
		if v.typeOf(o) != t {
			return "Range types must match instruction type!"
		}
		if k := v.m.Consts.Kind(v.m.MDs[o].Val); k != ir.CInt && k != ir.CWide {
			return "The lower and upper limits must be integers!"
		}
	}
	bits := v.ty.Bits(t)
	if bits > 64 {
		return ""
	}
	mask := ^uint64(0) >> (64 - bits)
	bounds := func(i int) (lo, hi uint64) {
		lo, _ = v.integer(n.Ops[2*i])
		hi, _ = v.integer(n.Ops[2*i+1])
		return lo & mask, hi & mask
	}
	signed := func(x uint64) int64 { return int64(x<<(64-bits)) >> (64 - bits) }
	pair := func(a, b int) string {
		lo, hi := bounds(a)
		lo2, hi2 := bounds(b)
		switch {
		case (lo2-lo)&mask < (hi-lo)&mask || (lo-lo2)&mask < (hi2-lo2)&mask:
			return "Intervals are overlapping"
		case hi == lo2 || hi2 == lo:
			return "Intervals are contiguous"
		}
		return ""
	}
	k := len(n.Ops) / 2
	for i := range k {
		if lo, hi := bounds(i); lo == hi && (!all || lo != mask) {
			return "Range must not be empty!"
		}
		if i == 0 {
			continue
		}
		if msg := pair(i-1, i); msg != "" {
			return msg
		}
		lo, _ := bounds(i - 1)
		lo2, _ := bounds(i)
		if signed(lo2) <= signed(lo) {
			return "Intervals are not in order"
		}
	}
	if k > 2 {
		return pair(k-1, 0)
	}
	return ""
}

// accuracy checks the error in units of the last place that an operation may have.
func (v *verifier) accuracy(n *ir.MDNode, t ir.Type) string {
	if !v.ty.IsFloat(v.ty.Scalar(t)) {
		return "fpmath requires a floating point result!"
	}
	if len(n.Ops) != 1 {
		return "fpmath takes one operand!"
	}
	if v.typeOf(n.Ops[0]) != ir.Float {
		return "fpmath accuracy must have float type"
	}
	x := v.m.MDs[n.Ops[0]].Val
	if bits := v.m.Consts.Bits(x); v.m.Consts.Kind(x) != ir.CFloat || bits == 0 || bits >= 0x7f800000 { // zero, infinite, NaN or negative
		return "fpmath accuracy not a positive number!"
	}
	return ""
}
