package litmus

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Random returns the text of a test: two or three threads in one or more CTAs, with accesses to two variables, fences
// and barriers of random orders and scopes.
func Random(seed uint64) string {
	r := rand.New(rand.NewPCG(seed, 1))
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	scope := func() string { return pick("cta", "gpu", "gpu", "sys") }
	var b strings.Builder
	b.WriteString("global x y\n")
	value := 0
	var observe []string
	threads := 2 + r.IntN(2)
	for th := range threads {
		fmt.Fprintf(&b, "thread cta %d\n", r.IntN(2))
		reg := 0
		for range 2 + r.IntN(5-threads) {
			loc := pick("x", "y")
			switch r.IntN(8) {
			case 0, 1, 2:
				value++
				what := fmt.Sprint(value)
				if reg > 0 && r.IntN(4) == 0 {
					what = fmt.Sprintf("%%r%d", r.IntN(reg))
				}
				fmt.Fprintf(&b, "\tst%s.global.u32 [%s], %s;\n", pick("", ".volatile", ".relaxed."+scope(), ".release."+scope()), loc, what)
			case 3, 4, 5:
				fmt.Fprintf(&b, "\tld%s.global.u32 %%r%d, [%s];\n", pick("", ".volatile", ".relaxed."+scope(), ".acquire."+scope()), reg, loc)
				observe = append(observe, fmt.Sprintf("%d:%%r%d", th, reg))
				reg++
			case 6:
				order := pick("relaxed", "acquire", "release", "acq_rel") + "." + scope()
				fmt.Fprintf(&b, "\tatom.%s.global.%s %%r%d, [%s], %d;\n", order, pick("add.u32", "exch.b32"), reg, loc, 8<<value)
				observe = append(observe, fmt.Sprintf("%d:%%r%d", th, reg))
				reg++
			default:
				fmt.Fprintf(&b, "\tfence.%s.%s;\n", pick("sc", "sc", "acq_rel"), scope())
			}
		}
	}
	fmt.Fprintf(&b, "observe %s x y\n", strings.Join(observe, " "))
	return b.String()
}
