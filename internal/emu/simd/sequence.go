package simd

import (
	"math/bits"
	"unsafe"
)

// A sequence is a record that executes other records, as if they were one instruction: an access to a vector of elements
// is an access for each of them. The handler examines first whether the whole access of each lane is aligned and within
// the memory. One of the records that leaves, leaves the whole: since the address is still known then and an access
// that is repeated changes nothing, Go executes all of it. An access that ends in an allocation lies in it: MaxVector
// divides the bounds that handlers know.

// MaxVector is the size of the largest access, in bytes.
const MaxVector = 32

// SetVector makes r, an access to one element whose operands the caller has set except for the register of its value, an
// access to a vector of elements of size bytes: regs are the byte offsets of their registers. Checked accesses have words
// of 32 bits: larger elements are split and joined in the register at offset halves and the one after it. The caller has
// to keep the records that it returns, which r points to.
//
// The elements are accessed in their order, as the sanitizer examines them. The load of the last one may overwrite the address.
func (r *Record) SetVector(op Op, regs []uint32, size int, halves uint32, guarded bool) []Record {
	parts := []Record{{A: r.A, C: r.C, Imm: r.Imm, D: uint32(size*len(regs) - 1)}}
	stores := uint64(0)
	access := func(offset int, value uint32) {
		part := *r
		part.Imm += uint64(offset)
		if op.IsStore() {
			part.B = value
			stores++
		} else {
			part.D = value
		}
		part.Set(op, false)
		parts = append(parts, part)
	}
	compute := func(op Op, d, a, b uint32) {
		part := Record{D: d, A: a, B: b}
		part.Set(op, false)
		parts = append(parts, part)
	}
	upper := halves + uint32(Lanes*unsafe.Sizeof(uint64(0)))
	for k, reg := range regs {
		switch {
		case !op.IsChecked() || size == 4:
			access(k*size, reg)
		case op.IsStore():
			compute(Zext32, halves, reg, 0)
			compute(high32, upper, reg, 0)
			access(k*size, halves)
			access(k*size+4, upper)
		default:
			access(k*size, halves)
			access(k*size+4, upper)
			compute(join64, reg, halves, upper)
		}
	}
	end := Record{}
	if stores > 0 {
		end.Imm = stores - 1 // they count as one
	}
	end.Set(sequenceEnd, false)
	parts = append(parts, end)
	r.Imm = uint64(uintptr(unsafe.Pointer(&parts[0])))
	whole := sequence
	if len(regs) == 2 && size == 4 {
		switch op {
		case Load32:
			whole = loadPair
		case Store32:
			whole = storePair
		}
	}
	r.Set(whole, guarded)
	return parts
}

// leaveSequence makes a run that a record of a sequence has left one that the sequence has left.
func (c *Context) leaveSequence() {
	if c.outer == 0 {
		return
	}
	c.at, c.outer = c.outer, 0
	if c.outerLanes != 1<<Lanes-1 {
		c.stop = c.outerStop
	}
	c.Active = c.outerActive
	c.Threads += int64(bits.OnesCount32(c.outerActive) - bits.OnesCount32(c.outerLanes)) // the guard has counted it
}
