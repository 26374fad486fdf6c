package isel

import (
	"gonvvm/internal/isa"
	"gonvvm/internal/ptx"
)

// Operands.

func reg(r ptx.RegID) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpReg}, Idx: uint32(r)}
}

func imm(x int64) ptx.Operand  { return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpInt}, Imm: uint64(x)} }
func hex(x uint64) ptx.Operand { return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpHex}, Imm: x} }

func sreg(a isa.Atom) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpSreg}, Sub: uint16(a)}
}

func sym(n ptx.Name, off int64) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpSym}, Idx: uint32(n), Imm: uint64(off)}
}

func addrReg(r ptx.RegID, off int64) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpAddrReg}, Idx: uint32(r), Imm: uint64(off)}
}

func addrSym(n ptx.Name, off int64) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpAddrSym}, Idx: uint32(n), Imm: uint64(off)}
}

func label(b ptx.BlockID) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpLabel}, Idx: uint32(b)}
}

func group(k ptx.OpKind, n int) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: k}, Sub: uint16(n)}
}

// f32Imm and f64Imm are float immediates.
func f32Imm(bits uint32) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpF32}, Imm: uint64(bits)}
}

func f64Imm(bits uint64) ptx.Operand {
	return ptx.Operand{OpTag: ptx.OpTag{Kind: ptx.OpF64}, Imm: bits}
}

// immediate returns constant bits x as an operand of class c. Predicates have
// no immediates.
func immediate(c class, x int64) ptx.Operand {
	switch c {
	case cF16, cBF16:
		return hex(uint64(uint16(x)))
	case cF32:
		return f32Imm(uint32(x))
	case cF64:
		return f64Imm(uint64(x))
	}
	return imm(x)
}

// trim cuts constant bits, which a truncation may have left too wide, to component
// cp: sign-extended for integers.
func trim(x int64, cp comp) int64 {
	if n := 64 - uint(cp.bits); !cp.class.isFloat() {
		x = x << n >> n
	}
	return x
}

// alike makes constants that are elements of a vector, of n bits each, all integers, or all floating-point numbers if a register is declared as such: ptxas
// takes no integer beside a floating-point number.
func alike(f *ptx.Func, elements []ptx.Operand, n int) {
	integers, floats, registers := false, false, false
	for i := range elements {
		switch o := &elements[i]; o.Kind {
		case ptx.OpInt, ptx.OpHex:
			integers = true
		case ptx.OpF32, ptx.OpF64:
			floats = true
		case ptx.OpReg:
			registers = registers || f.Regs[o.Idx].Type.Class() == isa.ClassFloat
		}
	}
	if !integers || !floats && !registers {
		return
	}
	for i := range elements {
		o := &elements[i]
		switch integer := o.Kind == ptx.OpInt || o.Kind == ptx.OpHex; {
		case o.Kind == ptx.OpReg, integer != registers:
		case !integer:
			*o = imm(int64(o.Imm) << (64 - n) >> (64 - n))
		case n == 32:
			*o = f32Imm(uint32(o.Imm))
		case n == 64:
			*o = f64Imm(o.Imm)
		}
	}
}
