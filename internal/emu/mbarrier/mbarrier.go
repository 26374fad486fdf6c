// Package mbarrier is the form of mbarrier objects in shared memory, which is up to the implementation.
package mbarrier

// An object is 64 bits: bits 0–19 pending arrivals, 20–39 expected arrivals of the next phases, 40–60 the transaction count plus TxBias, 61 set for
// layout::v1, 62 for a live object, 63 the phase's parity.
const (
	MaxCount = 1<<20 - 1
	TxBias   = 1 << 20
	Live     = 1 << 62
)

// Object is the state of an mbarrier.
type Object struct {
	Pending, Expected uint64 // arrivals
	Tx                int64  // transactions that have not completed
	Layout, Phase     uint64
}

// Unpack reads an object that is live.
func Unpack(v uint64) Object {
	return Object{v & MaxCount, v >> 20 & MaxCount, int64(v>>40&(2*TxBias-1)) - TxBias, v >> 61 & 1, v >> 63}
}

// Pack is the opposite of Unpack.
func (b Object) Pack() uint64 {
	return b.Pending | b.Expected<<20 | uint64(b.Tx+TxBias)&(2*TxBias-1)<<40 | b.Layout<<61 | Live | b.Phase<<63
}

// Settle completes the phase if nothing is pending.
func (b *Object) Settle() {
	if b.Pending == 0 && b.Tx == 0 {
		b.Pending = b.Expected
		b.Phase ^= 1
	}
}
