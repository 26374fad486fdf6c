package driver

import (
	"context"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

// chosen is a switch over an integer of width bits that chooses one of the numbers.
type chosen struct {
	width, bits int // of the condition and the result
	cases       map[int8]int64
	other       int64
	apart       bool // the default computes its result
}

// kernel returns the switch as kernel k, which reads the condition from one buffer and writes the result, extended, to another.
func (c *chosen) kernel(k int) string {
	var cases, blocks, values strings.Builder
	for x := -128; x < 128; x++ {
		v, ok := c.cases[int8(x)]
		if !ok {
			continue
		}
		fmt.Fprintf(&cases, " i%d %d, label %%c%d\n", c.width, x, x+128)
		fmt.Fprintf(&blocks, "c%d:\n  br label %%end\n", x+128)
		fmt.Fprintf(&values, ", [ %d, %%c%d ]", v, x+128)
	}
	other := fmt.Sprint(c.other)
	if c.apart {
		other = "%far"
	}
	ext := fmt.Sprintf("  %%w = sext i%d %%r to i64\n", c.bits)
	if c.bits == 64 {
		ext = "  %w = add i64 %r, 0\n"
	}
	wide := fmt.Sprintf("  %%x = sext i8 %%b to i%d\n", c.width)
	if c.width == 8 {
		wide = "  %x = add i8 %b, 0\n"
	}
	return fmt.Sprintf(`
define ptx_kernel void @k%d(ptr addrspace(1) %%in, ptr addrspace(1) %%out) {
entry:
  %%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %%p = getelementptr i8, ptr addrspace(1) %%in, i32 %%t
  %%q = getelementptr i64, ptr addrspace(1) %%out, i32 %%t
  %%b = load i8, ptr addrspace(1) %%p
%s  switch i%d %%x, label %%other [
%s  ]
other:
  %%far = load volatile i%d, ptr addrspace(1) %%q
  br label %%end
%send:
  %%r = phi i%d [ %s, %%other ]%s
%s  store i64 %%w, ptr addrspace(1) %%q
  ret void
}
`, k, wide, c.width, cases.String(), c.bits, blocks.String(), c.bits, other, values.String(), ext)
}

// Switches that choose constants: runs of cases with and without gaps, numbers in steps and at random, for every condition of 8 bits.
func TestSwitchOfConstants(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	list := make([]chosen, 400)
	var text strings.Builder
	text.WriteString("target triple = \"nvptx64-nvidia-cuda\"\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n")
	for k := range list {
		c := &list[k]
		*c = chosen{width: []int{8, 32, 64}[r.IntN(3)], bits: []int{8, 16, 32, 64}[r.IntN(4)], cases: map[int8]int64{}, apart: r.IntN(3) == 0}
		first, n := r.IntN(256)-128, 2+r.IntN(13)
		start, step, size := int64(r.IntN(100)-50), int64(r.IntN(9)-4), int64(1)<<r.IntN(7)
		linear, gaps := r.IntN(3) == 0, r.IntN(3) == 0
		for i := range n {
			if x := first + i; x < 128 && (!gaps || i == 0 || i == n-1 || r.IntN(4) > 0) {
				v := start + step*int64(i)
				if !linear {
					v = start + r.Int64N(size)
				}
				c.cases[int8(x)] = max(-128, min(127, v))
			}
		}
		c.other = []int64{-1, 0, start, 100}[r.IntN(4)]
		text.WriteString(c.kernel(k))
	}
	res, _, err := Compile(context.Background(), &Options{SM: target.MakeSM(80, 0), Codegen: Codegen{Level: 3}}, Input{Name: "switches.ll", Data: []byte(text.String())})
	if err != nil {
		t.Fatal(err)
	}
	dev, mod := load(t, res.PTX)
	for k := range list {
		c := &list[k]
		in, out := make([]byte, 256), make([]byte, 2048)
		for x := range in {
			in[x] = byte(x)
			binary.LittleEndian.PutUint64(out[8*x:], uint64(x%50)) // the default's number, if it is apart
		}
		l := &testkit.Launch{
			Kernel: fmt.Sprintf("k%d", k), Grid: [3]int{1, 1, 1}, Block: [3]int{256, 1, 1},
			Args: []testkit.Arg{{Buffer: true, Data: in}, {Buffer: true, Data: out}},
		}
		got := launchOn(t, dev, mod, l)[1]
		for x := range in {
			want, ok := c.cases[int8(x)]
			if !ok {
				want = c.other
				if c.apart {
					want = int64(x % 50)
				}
			}
			if have := int64(binary.LittleEndian.Uint64(got[8*x:])); have != want {
				t.Fatalf("%+v, %d: %d, want %d", *c, int8(x), have, want)
			}
		}
	}
}
