package emu

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/emu/simd"
	"gonvvm/internal/testkit"
)

// randomAccesses returns a kernel that accesses shared and global memory by indices of many forms, with barriers, fences, atomic
// operations and guards between them, so that most programs have races and reads of memory without a value.
func randomAccesses(r *rand.Rand) string {
	var s strings.Builder
	s.WriteString(".version 7.8\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 p)\n{\n.reg .b32 %r<16>; .reg .b64 %x<8>; .reg .pred %p<4>;\n.shared .align 16 .b8 s[2048];\n")
	s.WriteString("ld.param.u64 %x1, [p]; mov.u32 %r1, %tid.x; mov.u32 %r2, s; mov.u32 %r3, %ctaid.x; mov.u32 %r7, 0;\n")
	indices := []string{
		"mov.u32 %%r4, %%r1", "add.u32 %%r4, %%r1, %d", "xor.b32 %%r4, %%r1, %d", "shl.b32 %%r4, %%r1, 1", "mad.lo.u32 %%r4, %%r1, %d, 1",
		"shr.u32 %%r4, %%r1, 4", "mov.u32 %%r4, %d", "and.b32 %%r4, %%r1, 15", "mad.lo.u32 %%r4, %%r3, 128, %%r1",
	}
	stamp := func(text string) string {
		if strings.Contains(text, "%d") {
			return fmt.Sprintf(text, r.IntN(40))
		}
		return strings.ReplaceAll(text, "%%", "%")
	}
	kinds := 10
	if r.IntN(2) == 0 {
		kinds = 12
	}
	for range 8 + r.IntN(30) {
		fmt.Fprintf(&s, "%s; and.b32 %%r4, %%r4, 511; shl.b32 %%r4, %%r4, 2; add.u32 %%r5, %%r2, %%r4; cvt.u64.u32 %%x2, %%r4; add.u64 %%x3, %%x1, %%x2;\n", stamp(indices[r.IntN(len(indices))]))
		guard := ""
		if r.IntN(3) == 0 {
			guard = "@%p1 "
			s.WriteString(stamp([]string{"setp.lt.u32 %%p1, %%r1, %d", "setp.ge.u32 %%p1, %%r1, %d", "setp.gt.u32 %%p1, %%r1, 63", "and.b32 %%r6, %%r1, 5; setp.ne.u32 %%p1, %%r6, 0"}[r.IntN(4)]) + "; ")
		}
		switch r.IntN(kinds) {
		case 10: // vectors, aligned and not
			n := []string{"v2.u32 {%r6, %r8}", "v4.u32 {%r6, %r8, %r9, %r10}", "u64 %x4", "v2.u64 {%x4, %x5}"}[r.IntN(4)]
			fmt.Fprintf(&s, "and.b32 %%r5, %%r5, %d; %sld.shared.%s, [%%r5]; add.u32 %%r7, %%r7, %%r8;\n", []int{-16, -16, -8}[r.IntN(3)], guard, n)
		case 11:
			n := []string{"v2.u32 [%x3], {%r1, %r7}", "v4.u32 [%x3], {%r1, %r7, %r1, %r1}", "u64 [%x3], %x2", "v2.u64 [%x3], {%x2, %x1}"}[r.IntN(4)]
			fmt.Fprintf(&s, "and.b64 %%x3, %%x3, %d; %sst.global.%s;\n", []int{-16, -16, -8}[r.IntN(3)], guard, n)
		case 0, 1:
			s.WriteString(guard + "ld.shared.u32 %r6, [%r5]; add.u32 %r7, %r7, %r6;\n")
		case 2, 3:
			s.WriteString(guard + "st.shared.u32 [%r5], %r7;\n")
		case 4:
			s.WriteString(guard + "ld.global.u32 %r6, [%x3]; add.u32 %r7, %r7, %r6;\n")
		case 5:
			s.WriteString(guard + "st.global.u32 [%x3], %r1;\n")
		case 6:
			s.WriteString(guard + "atom.shared.add.u32 %r6, [%r5], 1;\n")
		case 7:
			s.WriteString([]string{"fence.acq_rel.gpu;", "fence.acq_rel.cta;", "bar.warp.sync -1;", "shfl.sync.bfly.b32 %r7, %r7, 1, 0x1f, -1;"}[r.IntN(4)] + "\n")
		default:
			s.WriteString("bar.sync 0;\n")
		}
	}
	s.WriteString("ret;\n}\n")
	return s.String()
}

// randomBuffer is the buffer of a random program.
type randomBuffer struct {
	size    int
	at      uint64 // 0, or its place in a page of the shadow
	written bool   // all of it has a value
}

// launchRandom launches kernel k of a random program with a buffer, and returns the buffer's contents and the result.
func launchRandom(t *testing.T, src []byte, b randomBuffer, cfg Config) ([]byte, *Result) {
	t.Helper()
	dev, mod := loadText(t, "random.ptx", src)
	k, err := mod.Kernel("k")
	if err != nil {
		t.Fatal(err)
	}
	size := uint64(b.size)
	if b.at != 0 {
		size += 2 * pageBytes
	}
	at, err := dev.Alloc(size)
	if err == nil && b.written {
		err = dev.Write(at, make([]byte, size))
	}
	if err != nil {
		t.Fatal(err)
	}
	if b.at != 0 {
		at = alignUp(at, pageBytes) + b.at
	}
	cfg.Workers, cfg.Params = 1, words([]uint64{at}, 8)
	res, err := k.Launch(&cfg)
	if err != nil {
		t.Fatalf("%v\n%s", err, src)
	}
	memory := make([]byte, b.size)
	if err := dev.Read(at, memory); err != nil {
		t.Fatal(err)
	}
	return memory, res
}

// sameInGo executes a random program by handlers and in Go: memory, counts and findings are the same. It returns the result in Go.
func sameInGo(t *testing.T, seed int, src []byte, b randomBuffer, cfg Config) *Result {
	t.Helper()
	var memory [2][]byte
	var texts [2]string
	var res *Result
	for i := range memory {
		cfg.NoSIMD = i > 0
		memory[i], res = launchRandom(t, src, b, cfg)
		var list []byte
		for j := range res.Findings {
			list = res.Findings[j].Diagnostic().Append(list)
		}
		list = fmt.Appendf(list, "%d instructions of warps, %d of threads, arrivals %v\n", res.Steps, res.Threads, res.Arrivals)
		for _, touch := range res.Touches {
			list = fmt.Appendln(list, touch.Addr, touch.Size, touch.Write, touch.Strong, touch.At.Line)
		}
		texts[i] = string(list)
	}
	if !bytes.Equal(memory[0], memory[1]) || texts[0] != texts[1] {
		t.Fatalf("seed %d, %d threads, checked %v: in Go, and by handlers:\n%s\n%s", seed, cfg.Block[0], cfg.Sanitize, testkit.Diff([]byte(texts[1]), []byte(texts[0])), src)
	}
	return res
}

// randomPrograms returns the number of random programs of a test that needs handlers.
func randomPrograms(t *testing.T, n int) int {
	t.Helper()
	if !simd.Available() {
		t.Skip("no handlers for this machine")
	}
	if testing.Short() {
		return n / 10
	}
	return n
}

// TestThreadedRandom executes random programs by handlers and in Go.
func TestThreadedRandom(t *testing.T) {
	programs := randomPrograms(t, 2000)
	found := 0
	wide := simd.SetWide(false)
	defer simd.SetWide(wide)
	for seed := range programs {
		simd.SetWide(wide && seed%2 == 0)
		src := []byte(randomAccesses(rand.New(rand.NewPCG(uint64(seed), 0))))
		b := randomBuffer{size: 2048}
		if seed/4%2 > 0 { // in two pages
			b.at, b.written = pageBytes-uint64(4*(1+seed/16%60)), seed/8%2 > 0
		}
		res := sameInGo(t, seed, src, b, Config{Grid: [3]int{3}, Block: [3]int{[]int{100, 96}[seed/2%2]}, Sanitize: true, Touches: true})
		if len(res.Findings) > 0 {
			found++
		}
	}
	if found < programs/2 || found == programs && !testing.Short() { // a few of a thousand have none
		t.Errorf("%d of %d programs have findings", found, programs)
	}
}
