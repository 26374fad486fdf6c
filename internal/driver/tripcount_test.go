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

// countedLoop is a loop over integers of 8 bits from (b & mask) + first to (b & mask) + bound, whose body is executed before its test.
type countedLoop struct {
	mask               int8
	first, bound, step int8
	pred               string // of the next value and the bound
	testsPhi           bool   // the value before the step is compared
	startFlag, flag    string // of the sums before the loop and of the step: "", nsw or nuw
	guarded            bool
	counts             bool // the result is the number of iterations
}

// overflows reports whether x + y overflows in the sense of a flag.
func overflows(flag string, x, y int8) bool {
	switch flag {
	case "nsw":
		s := int(x) + int(y)
		return s != int(int8(s))
	case "nuw":
		return int(uint8(x))+int(uint8(y)) > 255
	}
	return false
}

func holds(pred string, x, y int8) bool {
	switch pred {
	case "slt":
		return x < y
	case "sgt":
		return x > y
	case "ult":
		return uint8(x) < uint8(y)
	case "ugt":
		return uint8(x) > uint8(y)
	case "sle":
		return x <= y
	case "uge":
		return uint8(x) >= uint8(y)
	}
	return x != y
}

// run returns the result of the loop for b; ok is false if that is poison, or the loop has many iterations.
func (c *countedLoop) run(b int8) (sum uint32, ok bool) {
	b &= c.mask
	if overflows(c.startFlag, b, c.first) || overflows(c.startFlag, b, c.bound) {
		return 0, false
	}
	i, bound := b+c.first, b+c.bound
	if c.guarded && !holds(c.pred, i, bound) {
		return 0, true
	}
	for n := range 300 {
		if sum = sum*31 + uint32(int32(i)); c.counts {
			sum = uint32(n + 1)
		}
		if overflows(c.flag, i, c.step) {
			return 0, false
		}
		before := i
		if i += c.step; !c.testsPhi && !holds(c.pred, i, bound) || c.testsPhi && !holds(c.pred, before, bound) {
			return sum, true
		}
	}
	return 0, false
}

// kernel returns the loop as kernel k, which reads b from one buffer and writes the sum to another.
func (c *countedLoop) kernel(k int) string {
	guard := "br label %loop"
	if c.guarded {
		guard = fmt.Sprintf("%%enters = icmp %s i8 %%first, %%bound\n  br i1 %%enters, label %%loop, label %%end", c.pred)
	}
	tested := "next"
	if c.testsPhi {
		tested = "i"
	}
	sum := "%m = mul i32 %sum, 31\n  %more = add i32 %m, %w"
	if c.counts {
		sum = "%more = add i32 %sum, 1"
	}
	return strings.NewReplacer("SUM", sum, "TESTED", tested, "MASK", fmt.Sprint(c.mask), "NUMBER", fmt.Sprint(k), "START", c.startFlag, "FIRST", fmt.Sprint(c.first), "BOUND", fmt.Sprint(c.bound),
		"GUARD", guard, "FLAG", c.flag, "STEP", fmt.Sprint(c.step), "PRED", c.pred).Replace(`
define ptx_kernel void @kNUMBER(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i8, ptr addrspace(1) %in, i32 %t
  %x = load i8, ptr addrspace(1) %p
  %b = and i8 %x, MASK
  %first = add START i8 %b, FIRST
  %bound = add START i8 %b, BOUND
  GUARD
loop:
  %i = phi i8 [ %first, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %w = sext i8 %i to i32
  SUM
  %next = add FLAG i8 %i, STEP
  %c = icmp PRED i8 %TESTED, %bound
  br i1 %c, label %loop, label %end
end:
  %r = phi i32 [ %more, %loop ]ENTRY
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %q
  ret void
}
`)
}

// Loops whose counter starts at a constant distance from its bound, with every value of 8 bits that both are measured from.
func TestTripCountByDistance(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	loops := make([]countedLoop, 2500)
	var text strings.Builder
	text.WriteString("target triple = \"nvptx64-nvidia-cuda\"\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n")
	for k := range loops {
		c := &loops[k]
		*c = countedLoop{
			pred: pick("slt", "ult", "sgt", "ugt", "ne", "sle", "uge"), startFlag: pick("", "", "nsw", "nuw"), flag: pick("", "", "nsw", "nuw"),
			guarded: r.IntN(2) == 0, counts: r.IntN(2) == 0, testsPhi: r.IntN(4) == 0, mask: [...]int8{-1, -1, -2, 127, 15, 3}[r.IntN(6)], first: int8(r.IntN(12) - 6), step: int8(1 + r.IntN(8)/6),
		}
		if c.bound = c.first + int8(r.IntN(12)-2); r.IntN(8) == 0 {
			c.bound = int8(r.IntN(256))
		}
		if c.pred == "sgt" || c.pred == "ugt" || c.pred == "uge" || r.IntN(6) == 0 {
			c.step = -c.step
			c.first, c.bound = c.bound, c.first
		}
		entry := ""
		if c.guarded {
			entry = ", [ 0, %entry ]"
		}
		text.WriteString(strings.Replace(c.kernel(k), "ENTRY", entry, 1))
	}
	res, _, err := Compile(context.Background(), &Options{SM: target.MakeSM(80, 0), Codegen: Codegen{Level: 3}}, Input{Name: "loops.ll", Data: []byte(text.String())})
	if err != nil {
		t.Fatal(err)
	}
	dev, mod := load(t, res.PTX)
	tried := 0
	for k := range loops {
		c := &loops[k]
		in, want := make([]byte, 256), make([]byte, 1024)
		last, known := -1, 0
		for b := range 256 {
			if _, ok := c.run(int8(b)); ok {
				last = b
				known++
			}
		}
		if last < 0 {
			continue
		}
		tried += known
		for b := range 256 {
			in[b] = byte(b)
			sum, ok := c.run(int8(b))
			if !ok {
				in[b] = byte(last)
				sum, _ = c.run(int8(last))
			}
			binary.LittleEndian.PutUint32(want[4*b:], sum)
		}
		l := &testkit.Launch{Kernel: fmt.Sprintf("k%d", k), Args: []testkit.Arg{{Buffer: true, Data: in}, {Buffer: true, Data: make([]byte, 1024)}}}
		l.Grid, l.Block = [3]int{1, 1, 1}, [3]int{256, 1, 1}
		got := launchOn(t, dev, mod, l)[1]
		for b := range 256 {
			if x, y := binary.LittleEndian.Uint32(got[4*b:]), binary.LittleEndian.Uint32(want[4*b:]); x != y {
				t.Errorf("%+v, b = %d: %d, want %d", *c, int8(in[b]), int32(x), int32(y))
				break
			}
		}
	}
	if tried < 100*len(loops) {
		t.Errorf("only %d executions of %d loops are defined", tried, len(loops))
	}
}
