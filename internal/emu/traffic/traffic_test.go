package traffic

import "testing"

// addresses returns those of n lanes.
func addresses(n int, of func(i uint64) uint64) (list []uint64) {
	for i := range n {
		list = append(list, of(uint64(i)))
	}
	return list
}

func TestAccesses(t *testing.T) {
	linear := func(size uint64) func(uint64) uint64 { return func(i uint64) uint64 { return 256 + i*size } }
	for _, c := range []struct {
		name                                  string
		at                                    []uint64
		size, sectors, ideal, passes, atomics uint64
	}{
		{"consecutive", addresses(32, linear(4)), 4, 4, 4, 1, 1},
		{"wide", addresses(32, linear(16)), 16, 16, 16, 4, 1},
		{"one address", addresses(32, linear(0)), 4, 1, 4, 1, 32},
		{"column of 32", addresses(32, linear(128)), 4, 32, 4, 32, 1},
		{"column of 33", addresses(32, linear(132)), 4, 32, 4, 1, 1},
		{"pairs", addresses(32, func(i uint64) uint64 { return i / 2 * 4 }), 4, 2, 4, 1, 2},
		{"off by four", addresses(8, func(i uint64) uint64 { return 4 + i*4 }), 4, 2, 1, 1, 1},
		{"one lane", addresses(1, linear(4)), 8, 1, 1, 1, 1},
	} {
		var k, sum Counts
		k.Global(c.at, c.size)
		k.Shared(c.at, c.size)
		k.Atomic(c.at)
		want := Counts{
			GlobalAccesses: 1, GlobalSectors: c.sectors, GlobalIdeal: c.ideal, SharedAccesses: 1, SharedPasses: c.passes,
			Atomics: 1, AtomicRounds: c.atomics,
		}
		if k != want {
			t.Errorf("%s: %+v, want %+v", c.name, k, want)
		}
		sum.Add(&k)
		if sum != want {
			t.Errorf("%s: a sum of one is %+v", c.name, sum)
		}
	}
}
