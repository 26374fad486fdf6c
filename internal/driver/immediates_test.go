package driver

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"gonvvm/internal/target"
)

// TestImmediates: an argument that has to be constant is refused where it is not, and
// where it has a range, just below and just above it: the message names the argument,
// and the value and the range (requirements §3).
func TestImmediates(t *testing.T) {
	var first []*intrinsicCase
	for _, c := range append(observations(t, "llvm22.txt"), observations(t, "nvvm.txt")...) {
		if (len(first) == 0 || first[len(first)-1].name != c.name) && slices.ContainsFunc(c.args, func(a string) bool { return strings.Contains(a, "#") }) {
			first = append(first, c)
		}
	}
	var arguments, values atomic.Int32
	each(t, first, func(c *intrinsicCase) {
		sm, _ := target.ParseSM(c.arch)
		ptx, _ := strconv.Atoi(c.ptx[3:])
		refused := func(d *intrinsicCase, words ...string) {
			values.Add(1)
			_, err := compileIntrinsic(d.module(), sm, target.PTX(ptx))
			if err == nil {
				t.Errorf("%s is accepted with argument %s", d, words)
				return
			}
			for _, w := range words {
				if !strings.Contains(err.Error(), w) {
					t.Errorf("%s: no %q in: %v", d, w, err)
				}
			}
		}
		for i, a := range c.args {
			ty, bounds, constant := strings.Cut(a, "#")
			if !constant {
				continue
			}
			arguments.Add(1)
			which := fmt.Sprintf("argument %d", i+1)
			d := *c
			d.args = slices.Clone(c.args)
			d.args[i] = ty
			refused(&d, which)
			low, high, ranged := strings.Cut(bounds, ":")
			if !ranged {
				continue
			}
			lo, _ := strconv.Atoi(low)
			hi, _ := strconv.Atoi(high)
			for _, v := range []int{lo - 1, hi} {
				d := *c
				d.consts = maps.Clone(c.consts)
				d.consts[i] = strconv.Itoa(v)
				refused(&d, which, strconv.Itoa(v), fmt.Sprintf("[%d, %d)", lo, hi))
			}
		}
	})
	t.Logf("%d constant arguments, %d mistakes refused", arguments.Load(), values.Load())
}
