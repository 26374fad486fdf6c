package emu

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// randomBranches returns a kernel with branches of some lanes to any place, forward and backward, that ends: each thread jumps back a
// limited number of times. It stores a value that depends on the path.
func randomBranches(r *rand.Rand) string {
	var s strings.Builder
	s.WriteString(".version 7.8\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 p)\n{\n.reg .b32 %r<8>; .reg .b64 %x<4>; .reg .pred %p<4>;\n.shared .align 4 .b8 s[4];\n")
	s.WriteString("ld.param.u64 %x1, [p]; mov.u32 %r1, %tid.x; mov.u32 %r2, 6; mov.u32 %r3, s; mad.lo.u32 %r4, %r1, 40503, 77;\n")
	n := 6 + r.IntN(24)
	guard := func() string {
		if r.IntN(6) == 0 {
			return ""
		}
		fmt.Fprintf(&s, "shr.u32 %%r5, %%r4, %d; and.b32 %%r5, %%r5, %d; setp.eq.u32 %%p1, %%r5, 0;\n", r.IntN(16), []int{1, 1, 3, 7}[r.IntN(4)])
		return []string{"@%p1 ", "@!%p1 "}[r.IntN(2)]
	}
	for i := range n {
		fmt.Fprintf(&s, "L%d: mad.lo.u32 %%r4, %%r4, 69069, %d;\n", i, r.IntN(1000))
		switch r.IntN(8) {
		case 0, 1, 2:
			g := guard()
			fmt.Fprintf(&s, "%sbra L%d;\n", g, i+1+r.IntN(min(6, n-i)))
		case 3, 4:
			guard()
			fmt.Fprintf(&s, "sub.u32 %%r2, %%r2, 1; setp.gt.and.s32 %%p2, %%r2, 0, %s; @%%p2 bra L%d;\n", []string{"%p1", "!%p1"}[r.IntN(2)], r.IntN(i+1))
		case 5:
			if r.IntN(3) == 0 {
				g := guard()
				s.WriteString(g + "bra L" + fmt.Sprint(n) + ";\n")
			}
		case 6:
			if r.IntN(4) == 0 {
				s.WriteString("atom.shared.add.u32 %r6, [%r3], 1;\n")
			}
		}
	}
	fmt.Fprintf(&s, "L%d: mul.wide.u32 %%x2, %%r1, 4; add.u64 %%x1, %%x1, %%x2; st.global.u32 [%%x1], %%r4; ret;\n}\n", n)
	return s.String()
}

// TestThreadedBranches executes random branches by handlers and in Go.
func TestThreadedBranches(t *testing.T) {
	for seed := range randomPrograms(t, 2000) {
		src := []byte(randomBranches(rand.New(rand.NewPCG(uint64(seed), 1))))
		threads := []int{56, 32, 96}[seed%3] // warps that are complete run together
		res := sameInGo(t, seed, src, randomBuffer{size: 4 * threads}, Config{Grid: [3]int{2}, Block: [3]int{threads}})
		if err := res.Err(); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, src)
		}
	}
}

// TestThreadedAtomLeft executes an atomic operation that its handler leaves between two lanes, at the word of which two bytes have a value, in the
// turn of lanes that have waited for others: Go goes on with the lane that it has come to.
func TestThreadedAtomLeft(t *testing.T) {
	randomPrograms(t, 1)
	const src = `.version 7.8
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p)
{
	.reg .b32 %r<8>; .reg .b64 %x<4>; .reg .pred %p<4>;
	.shared .align 4 .b8 s[256];
	ld.param.u64 %x1, [p]; mov.u32 %r1, %tid.x; mul.wide.u32 %x2, %r1, 4; add.u64 %x1, %x1, %x2;
	mov.u32 %r2, s; mov.u32 %r3, 7; shl.b32 %r4, %r1, 2; add.u32 %r4, %r2, %r4; and.b32 %r4, %r4, -8;
	setp.ne.u32 %p1, %r4, 8; @%p1 st.shared.u32 [%r4], %r3; @!%p1 st.shared.u16 [%r4], %r3;
	bar.sync 0;
	setp.lt.u32 %p2, %r1, 20;
	@%p2 bra BELOW;
	mov.u32 %r5, 0;
	bra JOIN;
BELOW:
	atom.shared.add.u32 %r5, [%r4], 100;
JOIN:
	bar.sync 0;
	ld.shared.u32 %r6, [%r4]; mad.lo.u32 %r5, %r5, 65536, %r6;
	st.global.u32 [%x1], %r5; ret;
}
`
	for _, threads := range []int{32, 40, 64} { // those of incomplete warps do not run together
		res := sameInGo(t, 0, []byte(src), randomBuffer{size: 4 * threads}, Config{Grid: [3]int{1}, Block: [3]int{threads}, Sanitize: true})
		if err := res.Err(); err != nil {
			t.Error(err)
		}
	}
}
