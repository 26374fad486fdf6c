package ptxcheck

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// seenOperands remembers instructions that were found right, by opcode and types of registers. Most instructions of
// a module repeat one of them; with it the check of all output costs a few per cent of a compilation.
type seenOperands [256]operandKey

// operandKey determines whether an instruction that has only register operands is correct.
type operandKey struct {
	op    isa.Opcode
	n     uint8
	opnds [8]uint64
}

// of fills in the key of an instruction. It reports false if more than the types of its registers matters.
func (k *operandKey) of(f *ptx.Func, in *ptx.Inst) bool {
	if int(in.N) > len(k.opnds) {
		return false
	}
	k.op, k.n = in.Op, in.N
	for i := range int(in.N) {
		o := &f.Opnds[int(in.Ops)+i]
		switch o.Kind {
		case ptx.OpReg, ptx.OpAddrReg:
			r := &f.Regs[o.Idx]
			k.opnds[i] = uint64(o.Kind) | uint64(o.Flags)<<8 | uint64(o.Sub)<<16 | uint64(r.Type)<<32 | uint64(r.Vec)<<48
		case ptx.OpVec, ptx.OpLabel, ptx.OpSreg:
			k.opnds[i] = uint64(o.Kind) | uint64(o.Flags)<<8 | uint64(o.Sub)<<16
		default:
			return false
		}
	}
	return true
}

// slot returns the place for a key.
func (s *seenOperands) slot(k *operandKey) *operandKey {
	h := uint64(k.op) * 0x9E3779B97F4A7C15
	for _, x := range k.opnds[:k.n] {
		h = (h ^ x) * 0x9E3779B97F4A7C15
	}
	return &s[h>>56]
}
