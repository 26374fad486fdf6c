package isel

import (
	"gonvvm/internal/ir"
	"gonvvm/internal/isa"
)

// class is a register class: the kinds of register that operations distinguish. Its declaration and names are a matter
// of the style.
type class uint8

const (
	cPred class = iota
	c16
	c32
	c64
	cF16 // in 16-bit registers in every style
	cBF16
	cF32
	cF64
	c128 // only for operands that are 128 bits wide
	c8   // only for operands of conversions from and to pairs of four bits
	numClasses
)

// bits returns the width of a register of class c.
func (c class) bits() int {
	switch c {
	case cPred:
		return 1
	case c16, cF16, cBF16:
		return 16
	case c32, cF32:
		return 32
	case c128:
		return 128
	case c8:
		return 8
	}
	return 64
}

func (c class) isFloat() bool { return c >= cF16 && c <= cF64 }

// comp is one component of a type.
type comp struct {
	class class
	bits  uint8  // value bits in the register: 1…64
	size  uint8  // bytes in memory
	lane  uint8  // place in its pack
	lanes uint8  // number of components of the pack; 0 = in none (vec_pack.go)
	gap   uint8  // lanes of the pack's register that no component has: three bytes
	whole bool   // the pack is as large in memory as its register
	off   uint32 // byte offset in memory
}

// packClass returns the class of the register that holds the pack of c as a whole.
func (c comp) packClass() class {
	if c.class.bits() == 32 {
		return c64
	}
	return c32
}

// bType is the bit-string type of a class's width, as in mov.b32.
var bType = [numClasses]isa.Atom{isa.Pred, isa.B16, isa.B32, isa.B64, isa.B16, isa.B16, isa.B32, isa.B64, isa.B128, isa.B8}

// unsigned and signed integer types of a class's width.
var (
	uType = [numClasses]isa.Atom{0, isa.U16, isa.U32, isa.U64}
	sType = [numClasses]isa.Atom{0, isa.S16, isa.S32, isa.S64}
	fType = [numClasses]isa.Atom{cF16: isa.F16, cBF16: isa.Bf16, cF32: isa.F32, cF64: isa.F64}
)

// layouts caches the components of types. It belongs to one worker.
type layouts struct {
	m     *ir.Module
	f32x2 bool   // pairs of 32-bit elements are packs
	abi   bool   // as parameters: odd integers take the space of their registers
	spans []span // by type
	comps []comp
}

type span struct {
	off  uint32
	n    uint32
	done bool
}

func intClass(bits int) class {
	switch {
	case bits == 1:
		return cPred
	case bits <= 16:
		return c16
	case bits <= 32:
		return c32
	}
	return c64
}

// of returns the components of type t. The slice is valid until the next call
// with a new type.
func (l *layouts) of(t ir.Type) []comp {
	if int(t) >= len(l.spans) {
		l.spans = append(l.spans, make([]span, int(t)+64-len(l.spans))...)
	}
	if s := &l.spans[t]; s.done {
		return l.comps[s.off : s.off+s.n]
	}
	off := len(l.comps)
	l.add(t, 0)
	l.spans[t] = span{uint32(off), uint32(len(l.comps) - off), true}
	return l.comps[off:]
}

// count returns the number of components of type t.
func (l *layouts) count(t ir.Type) int {
	switch t {
	case ir.I1, ir.I8, ir.I16, ir.I32, ir.I64, ir.Half, ir.BFloat, ir.Float, ir.Double, ir.Ptr, ir.Ptr1, ir.Ptr3, ir.Ptr4, ir.Ptr5:
		return 1
	case ir.Void:
		return 0
	}
	return len(l.of(t))
}

func (l *layouts) push(c class, bits, size int, off uint64) {
	l.comps = append(l.comps, comp{class: c, bits: uint8(bits), size: uint8(size), off: uint32(off)})
}

func (l *layouts) add(t ir.Type, off uint64) {
	ty := &l.m.Types
	switch ty.Kind(t) {
	case ir.IntKind:
		w := ty.Bits(t)
		size := func(bits int) int {
			if l.abi && bits > 8 {
				return intClass(bits).bits() / 8
			}
			return (bits + 7) / 8
		}
		if w <= 64 {
			l.push(intClass(w), w, size(w), off)
			return
		}
		for done := 0; done < w; done += 64 {
			n := min(64, w-done)
			l.push(c64, n, size(n), off+uint64(done/8))
		}
	case ir.HalfKind:
		l.push(cF16, 16, 2, off)
	case ir.BFloatKind:
		l.push(cBF16, 16, 2, off)
	case ir.FloatKind:
		l.push(cF32, 32, 4, off)
	case ir.DoubleKind:
		l.push(cF64, 64, 8, off)
	case ir.FP128Kind, ir.PPCFP128Kind:
		l.push(c64, 64, 8, off)
		l.push(c64, 64, 8, off+8)
	case ir.PtrKind:
		if n := l.m.Layout.PtrBits(ty.AddrSpace(t)); n == 32 {
			l.push(c32, 32, 4, off)
		} else {
			l.push(c64, 64, 8, off)
		}
	case ir.VectorKind:
		e := ty.Elem(t)
		step := l.step(e)
		n := ty.Len64(t)
		lanes := l.lanes(e, n)
		for i := range n {
			l.add(e, off+i*step)
			if lanes != 0 && i/lanes < n/lanes {
				c := &l.comps[len(l.comps)-1]
				c.lane, c.lanes, c.whole = uint8(i%lanes), uint8(lanes), true
				if lanes == 3 { // parameters have padding after them
					c.gap, c.whole = 1, l.abi
				}
			}
		}
	case ir.ArrayKind:
		e := ty.Elem(t)
		if l.m.Components(e) == 0 {
			return // however many there are
		}
		step := l.size(e)
		for i := range ty.Len64(t) {
			l.add(e, off+i*step)
		}
	case ir.StructKind:
		if l.m.Components(t) == 0 {
			return // elements may hold any number of empty ones
		}
		at, packed := uint64(0), ty.IsPacked(t)
		for _, e := range ty.Elems(t) { // FieldOffset would begin anew for each
			if !packed {
				at = ir.AlignTo(at, l.m.AlignOf(e))
			}
			l.add(e, off+at)
			at += l.size(e)
		}
	}
}

// step returns the distance of the elements of type e of a vector. They have no padding in memory.
func (l *layouts) step(e ir.Type) uint64 {
	if l.abi {
		return paramStep(l.m, e)
	}
	return l.m.StoreSize(e)
}

// size returns the distance of the elements of type t of an array.
func (l *layouts) size(t ir.Type) uint64 {
	if l.abi {
		return paramSize(l.m, t)
	}
	return l.m.SizeOf(t)
}

// lanes returns how many elements of type e of a vector of n make up a pack, 0 for none.
func (l *layouts) lanes(e ir.Type, n uint64) uint64 {
	switch {
	case e == ir.Half || e == ir.BFloat || e == ir.I16:
		return 2
	case e == ir.I8 && n == 3:
		return 3
	case e == ir.I8 && n > 3:
		return 4
	case (e == ir.Float || e == ir.I32) && l.f32x2:
		return 2
	}
	return 0
}

// elemStart returns the number of components before element i of aggregate or vector type t, and the element's type.
func (l *layouts) elemStart(t ir.Type, i int) (int, ir.Type) {
	ty := &l.m.Types
	if ty.Kind(t) == ir.StructKind {
		n := 0
		es := ty.Elems(t)
		for _, e := range es[:i] {
			n += l.count(e)
		}
		return n, es[i]
	}
	e := ty.Elem(t)
	return i * l.count(e), e
}
