package emu

import (
	"fmt"
	"strings"
	"testing"
)

// list writes n registers of a vector operand.
func list(name string, n int) string {
	var s strings.Builder
	for i := range n {
		fmt.Fprintf(&s, ",%s%d", name, i)
	}
	return "{" + s.String()[1:] + "}"
}

// BenchmarkMma runs loops of multiplications of matrices on the threads that each needs. It reports multiplications and
// additions of elements per second of processor time.
func BenchmarkMma(b *testing.B) {
	for _, c := range []struct {
		name, target, regs, before, mma, after string
		threads, loop                          int
		elements                               float64
	}{
		{
			name: "f16", target: "sm_80", regs: ".f32 %d<4>", threads: 32, loop: 1000, elements: 16 * 8 * 16,
			mma: "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%d0,%d1,%d2,%d3}, {%a0,%a1,%a2,%a3}, {%a4,%a5}, {%d0,%d1,%d2,%d3}",
		}, {
			name: "tf32", target: "sm_80", regs: ".f32 %d<4>", threads: 32, loop: 1000, elements: 16 * 8 * 8,
			mma: "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%d0,%d1,%d2,%d3}, {%a0,%a1,%a2,%a3}, {%a4,%a5}, {%d0,%d1,%d2,%d3}",
		}, {
			name: "s8", target: "sm_80", regs: ".s32 %d<4>", threads: 32, loop: 1000, elements: 16 * 8 * 32,
			mma: "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%d0,%d1,%d2,%d3}, {%a0,%a1,%a2,%a3}, {%a4,%a5}, {%d0,%d1,%d2,%d3}",
		}, {
			name: "e4m3", target: "sm_89", regs: ".f32 %d<4>", threads: 32, loop: 1000, elements: 16 * 8 * 32,
			mma: "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 {%d0,%d1,%d2,%d3}, {%a0,%a1,%a2,%a3}, {%a4,%a5}, {%d0,%d1,%d2,%d3}",
		}, {
			// A at 0, rows of 64 bytes, B at 8192.
			name: "wgmma", target: "sm_90a", regs: ".f32 %d<64>", threads: 128, loop: 100, elements: 64 * 128 * 16,
			before: "mov.b64 %x0, 0x4000004000010000; mov.b64 %x1, 0x4000004000010200;",
			mma:    "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 " + list("%d", 64) + ", %x0, %x1, 1, 1, 1, 0, 0",
		}, {
			name: "tcgen05", target: "sm_100a", regs: ".b32 %d<4>", threads: 32, loop: 100, elements: 128 * 128 * 16,
			before: `tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [32760], 128; ld.shared.b32 %d0, [32760];
	mov.b64 %x0, 0x4000004000010000; mov.b64 %x1, 0x4000004000010400; elect.sync _|%q, -1; setp.eq.u32 %r, 0, 0;`,
			mma:   "@%q tcgen05.mma.cta_group::1.kind::f16 [%d0], %x0, %x1, 0x8200010, %r",
			after: "tcgen05.dealloc.cta_group::1.sync.aligned.b32 %d0, 128;",
		},
	} {
		b.Run(c.name, func(b *testing.B) {
			src := fmt.Sprintf(`.version 8.7
.target %s
.address_size 64
.visible .entry k()
{
	.reg .pred %%p, %%q, %%r; .reg .b32 %%i, %%a<6>; .reg .b64 %%x<2>; .reg %s;
	%s
	mov.u32 %%i, 0;
again:
	%s;
	add.u32 %%i, %%i, 1;
	setp.lt.u32 %%p, %%i, %d;
	@%%p bra again;
	%s
	ret;
}
`, c.target, c.regs, c.before, c.mma, c.loop, c.after)
			_, mod := loadText(b, "mma.ptx", []byte(src))
			k, err := mod.Kernel("k")
			if err != nil {
				b.Fatal(err)
			}
			b.ResetTimer()
			start := cpuSeconds()
			for range b.N {
				if res, err := k.Launch(&Config{Grid: [3]int{1}, Block: [3]int{c.threads}, Workers: 1, Shared: 32 << 10}); err != nil || !res.Done {
					b.Fatal(err, res)
				}
			}
			b.ReportMetric(float64(b.N*c.loop)*c.elements/(cpuSeconds()-start)/1e6, "M/cpu-s")
		})
	}
}
