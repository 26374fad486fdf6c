// Package traffic counts the costs of the accesses of a warp: sectors of global memory, bank conflicts of shared memory, contention of atomics.
package traffic

import "slices"

// Counts are those of instructions of warps.
type Counts struct {
	// Branches with a guard, and divergent ones.
	Branches, Divergent uint64
	// Global memory: instructions, the sectors of 32 bytes that they touch, and as many as would hold the bytes that they move.
	GlobalAccesses, GlobalSectors, GlobalIdeal uint64
	// Shared memory: instructions, and the passes that their bank conflicts make of them.
	SharedAccesses, SharedPasses uint64
	// Atomic operations: instructions, and the rounds in which the lanes that name one address take turns.
	Atomics, AtomicRounds uint64
}

// Add adds counts.
func (c *Counts) Add(o *Counts) {
	c.Branches += o.Branches
	c.Divergent += o.Divergent
	c.GlobalAccesses += o.GlobalAccesses
	c.GlobalSectors += o.GlobalSectors
	c.GlobalIdeal += o.GlobalIdeal
	c.SharedAccesses += o.SharedAccesses
	c.SharedPasses += o.SharedPasses
	c.Atomics += o.Atomics
	c.AtomicRounds += o.AtomicRounds
}

// Global counts an access of lanes to size bytes each at addresses of global memory.
func (c *Counts) Global(at []uint64, size uint64) {
	c.GlobalAccesses++
	c.GlobalIdeal += (uint64(len(at))*size + 31) / 32
	seen := make([]uint64, 0, 32)
	for _, a := range at {
		for sector := a / 32; sector <= (a+size-1)/32; sector++ {
			if !slices.Contains(seen, sector) {
				seen = append(seen, sector)
			}
		}
	}
	c.GlobalSectors += uint64(len(seen))
}

// Shared counts an access to shared memory, whose 32 banks have four bytes each. Wide accesses go by half or quarter warps.
func (c *Counts) Shared(at []uint64, size uint64) {
	c.SharedAccesses++
	group := 32
	if size > 4 {
		group = int(max(1, 128/size))
	}
	for part := range slices.Chunk(at, group) {
		var words [32][]uint64
		worst := 1
		for _, a := range part {
			for word := a / 4; word <= (a+size-1)/4; word++ {
				b := &words[word%32]
				if !slices.Contains(*b, word) {
					*b = append(*b, word)
					worst = max(worst, len(*b))
				}
			}
		}
		c.SharedPasses += uint64(worst)
	}
}

// Atomic counts an atomic operation: lanes with one address take turns.
func (c *Counts) Atomic(at []uint64) {
	c.Atomics++
	lanes := map[uint64]uint64{}
	most := uint64(0)
	for _, a := range at {
		lanes[a]++
		most = max(most, lanes[a])
	}
	c.AtomicRounds += most
}
