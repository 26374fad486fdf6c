package isel

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/lowering"
)

// spelling is the set of choices that a style makes.
type spelling struct {
	regType   [numClasses]isa.Atom // type in .reg
	regPrefix [numClasses]string
	mov       [numClasses]isa.Opcode
	load      [numClasses]isa.Atom // memory type of a full-width access
	zero8     isa.Atom             // memory types of narrow accesses that extend with zeros
	zero16    isa.Atom
	zero32    isa.Atom
	eq        [numClasses]isa.Atom // integer type of setp.eq and setp.ne
	shared    bool                 // floats share the integers' registers: a bitcast is free
	dirs3     bool                 // three values in .maxntid and friends; order of S1-19
}

var styles = [2]spelling{
	lowering.StyleNVVM: {
		regType:   [numClasses]isa.Atom{isa.Pred, isa.B16, isa.B32, isa.B64, isa.B16, isa.B16, isa.F32, isa.F64, isa.B128, isa.B8},
		regPrefix: [numClasses]string{"%p", "%rs", "%r", "%rd", "%rs", "%rs", "%f", "%fd", "%rq", "%b"},
		mov: [numClasses]isa.Opcode{
			isa.Op_mov_pred, isa.Op_mov_u16, isa.Op_mov_u32, isa.Op_mov_u64, isa.Op_mov_b16, isa.Op_mov_b16, isa.Op_mov_f32, isa.Op_mov_f64, isa.Op_mov_b128,
		},
		load:  [numClasses]isa.Atom{isa.U8, isa.U16, isa.U32, isa.U64, isa.B16, isa.B16, isa.F32, isa.F64},
		zero8: isa.U8, zero16: isa.U16, zero32: isa.U32,
		eq:    [numClasses]isa.Atom{0, isa.B16, isa.S32, isa.S64}, // ptxas extends the operands of a comparison in s16
		dirs3: true,
	},
	lowering.StyleLLVM: {
		regType:   [numClasses]isa.Atom{isa.Pred, isa.B16, isa.B32, isa.B64, isa.B16, isa.B16, isa.B32, isa.B64, isa.B128, isa.B8},
		regPrefix: [numClasses]string{"%p", "%rs", "%r", "%rd", "%rs", "%rs", "%r", "%rd", "%rq", "%b"},
		mov: [numClasses]isa.Opcode{
			isa.Op_mov_pred, isa.Op_mov_b16, isa.Op_mov_b32, isa.Op_mov_b64, isa.Op_mov_b16, isa.Op_mov_b16, isa.Op_mov_b32, isa.Op_mov_b64, isa.Op_mov_b128,
		},
		load:  [numClasses]isa.Atom{isa.B8, isa.B16, isa.B32, isa.B64, isa.B16, isa.B16, isa.B32, isa.B64},
		zero8: isa.B8, zero16: isa.B16, zero32: isa.B32,
		eq:     [numClasses]isa.Atom{0, isa.B16, isa.B32, isa.B64},
		shared: true,
	},
}

// narrow returns the memory type of an access of size bytes (1, 2 or 4) to an
// integer, extended to the register by sign or zero.
func (s *spelling) narrow(size int, signed bool) isa.Atom {
	switch {
	case size == 1 && signed:
		return isa.S8
	case size == 1:
		return s.zero8
	case size == 2 && signed:
		return isa.S16
	case size == 2:
		return s.zero16
	case size == 4 && signed:
		return isa.S32
	case size == 4:
		return s.zero32
	}
	return s.load[c64]
}
