package lowering

import (
	"cmp"
	"math"
	"slices"

	"gonvvm/internal/ir"
	"gonvvm/internal/target"
)

// SwitchCase is a case of a switch on an integer of at most 64 bits.
type SwitchCase struct {
	Val int64 // zero- or sign-extended
	To  ir.Block
}

// SortCases sorts cases by their values of the given number of bits: unsigned or, if that makes the range smaller,
// signed, since -1 is next to 0 then. It returns which, and the distance of the last value from the first.
func SortCases(cases []SwitchCase, bits int) (signed bool, span uint64) {
	shift := 64 - bits
	slices.SortFunc(cases, func(a, b SwitchCase) int { return cmp.Compare(uint64(a.Val), uint64(b.Val)) })
	span = uint64(cases[len(cases)-1].Val) - uint64(cases[0].Val)
	lo, hi := int64(math.MaxInt64), int64(math.MinInt64)
	for _, c := range cases {
		v := c.Val << shift >> shift
		lo, hi = min(lo, v), max(hi, v)
	}
	if uint64(hi)-uint64(lo) >= span {
		return false, span
	}
	for i := range cases {
		cases[i].Val = cases[i].Val << shift >> shift
	}
	slices.SortFunc(cases, func(a, b SwitchCase) int { return cmp.Compare(a.Val, b.Val) })
	return true, uint64(hi) - uint64(lo)
}

// IsJumpTable reports whether n cases within span are worth a jump table.
func (m *Machine) IsJumpTable(n int, span uint64) bool {
	density := uint64(m.TableDensity)
	if density == 0 {
		density = 10
	}
	return n >= 4 && span < 1<<15 && uint64(n)*100 >= (span+1)*density && m.Target.Has(target.FeatureBrxIdx)
}
