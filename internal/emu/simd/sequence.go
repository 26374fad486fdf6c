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
// access to a vector of elements of size bytes: regs are the byte offsets of their registers. The caller has to keep the
// records that it returns, which r points to.
//
// The elements are accessed in their order, as the sanitizer examines them. The load of the last one may overwrite the address.
func (r *Record) SetVector(op Op, regs []uint32, size int, guarded bool) []Record {
	parts := make([]Record, 1, len(regs)+2)
	parts[0] = Record{A: r.A, C: r.C, Imm: r.Imm, D: uint32(size*len(regs) - 1)}
	end := Record{}
	for k := range regs {
		part := *r
		part.Imm += uint64(k * size)
		if op.IsStore() {
			part.B, end.Imm = regs[k], uint64(len(regs)-1) // that many stores count as one
		} else {
			part.D = regs[k]
		}
		part.Set(op, false)
		parts = append(parts, part)
	}
	end.Set(sequenceEnd, false)
	parts = append(parts, end)
	r.Imm = uint64(uintptr(unsafe.Pointer(&parts[0])))
	r.Set(sequence, guarded)
	return parts
}

// leaveSequence makes a run that a record of a sequence has left one that the sequence has left.
func (c *Context) leaveSequence() {
	if c.outer == 0 {
		return
	}
	c.at, c.outer = c.outer, 0
	c.Threads += int64(bits.OnesCount32(c.outerActive) - bits.OnesCount32(c.outerLanes)) // the guard has counted it
}
