package lowering

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
	"gonvvm/internal/target"
)

// ScopeThread is the index of "singlethread" in Module.Scopes.
const ScopeThread = 1

// LargestAtomic is the size in bytes of the largest atomic access of PTX: .b128.
const LargestAtomic = 16

// AtomicRMW returns the atom instruction, without order and space, for an atomicrmw of values of type t; ok is false
// if PTX has none.
func AtomicRMW(m *ir.Module, tg *target.Target, op ir.RMWOp, t ir.Type) (code isa.Opcode, ok bool) {
	ty := &m.Types
	for ty.IsVector(t) && ty.Len64(t) == 1 {
		t = ty.Elem(t)
	}
	bits := m.BitsOf(t)
	switch ty.Kind(t) {
	case ir.IntKind, ir.PtrKind:
		if bits != 32 && bits != 64 {
			return 0, false
		}
	case ir.FloatKind, ir.DoubleKind, ir.HalfKind, ir.BFloatKind:
	default:
		return 0, false
	}
	pick := func(a, b isa.Opcode) (isa.Opcode, bool) {
		if bits == 64 {
			return b, tg.Has(target.FeatureAtomInt64)
		}
		return a, true
	}
	switch op {
	case ir.RMWXchg:
		if bits == 64 {
			return isa.Op_atom_exch_b64, true
		}
		return isa.Op_atom_exch_b32, bits == 32
	case ir.RMWAdd, ir.RMWSub:
		if bits == 64 {
			return isa.Op_atom_add_u64, true
		}
		return isa.Op_atom_add_u32, true
	case ir.RMWAnd:
		return pick(isa.Op_atom_and_b32, isa.Op_atom_and_b64)
	case ir.RMWOr:
		return pick(isa.Op_atom_or_b32, isa.Op_atom_or_b64)
	case ir.RMWXor:
		return pick(isa.Op_atom_xor_b32, isa.Op_atom_xor_b64)
	case ir.RMWMax:
		return pick(isa.Op_atom_max_s32, isa.Op_atom_max_s64)
	case ir.RMWMin:
		return pick(isa.Op_atom_min_s32, isa.Op_atom_min_s64)
	case ir.RMWUMax:
		return pick(isa.Op_atom_max_u32, isa.Op_atom_max_u64)
	case ir.RMWUMin:
		return pick(isa.Op_atom_min_u32, isa.Op_atom_min_u64)
	case ir.RMWUIncWrap:
		return isa.Op_atom_inc_u32, bits == 32
	case ir.RMWUDecWrap:
		return isa.Op_atom_dec_u32, bits == 32
	case ir.RMWFAdd:
		switch ty.Kind(t) {
		case ir.FloatKind:
			return isa.Op_atom_add_f32, true
		case ir.DoubleKind:
			return isa.Op_atom_add_f64, tg.Has(target.FeatureAtomF64Add)
		case ir.HalfKind:
			return isa.Op_atom_add_noftz_f16, tg.Has(target.FeatureAtomF16Add)
		case ir.BFloatKind:
			return isa.Op_atom_add_noftz_bf16, tg.Has(target.FeatureAtomBf16Add)
		}
	}
	return 0, false
}

// IsExchange128 reports whether an atomicrmw of values of type t exchanges 128 bits.
func IsExchange128(m *ir.Module, op ir.RMWOp, t ir.Type) bool {
	return op == ir.RMWXchg && m.BitsOf(t) == 128
}

// HasCas reports whether PTX has a compare-and-swap of values of type t.
func HasCas(m *ir.Module, tg *target.Target, t ir.Type) bool {
	n := m.BitsOf(t)
	return n == 32 || n == 64 || n == 128 || n == 16 && tg.Has(target.FeatureAtomCas16)
}

// CasOrder returns the order of a cmpxchg with an order at least as strong as that of its failure.
func CasOrder(m ir.Mem) ir.Mem {
	switch {
	case m.Failure == ir.Acquire && m.Order == ir.Release:
		m.Order = ir.AcqRel
	case m.Failure > m.Order:
		m.Order = m.Failure
	}
	return m
}
