package slab

// Mix adds x to hash h. Tables of a power of two take the lowest bits of a hash.
func Mix(h, x uint32) uint32 {
	h = (h ^ x) * 0x9E3779B1
	return h ^ h>>15
}
