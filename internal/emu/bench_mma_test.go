package emu

import "testing"

// BenchmarkMma runs a loop of mma on one warp. It reports multiplications and additions of elements per second of processor time.
func BenchmarkMma(b *testing.B) {
	const loop = 1000
	for _, c := range []struct {
		name, regs, mma string
		elements        float64
	}{
		{"f16", ".f32 %d<4>", "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%d0,%d1,%d2,%d3}, {%a0,%a1,%a2,%a3}, {%a4,%a5}, {%d0,%d1,%d2,%d3}", 16 * 8 * 16},
		{"tf32", ".f32 %d<4>", "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%d0,%d1,%d2,%d3}, {%a0,%a1,%a2,%a3}, {%a4,%a5}, {%d0,%d1,%d2,%d3}", 16 * 8 * 8},
		{"s8", ".s32 %d<4>", "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%d0,%d1,%d2,%d3}, {%a0,%a1,%a2,%a3}, {%a4,%a5}, {%d0,%d1,%d2,%d3}", 16 * 8 * 32},
	} {
		b.Run(c.name, func(b *testing.B) {
			src := `.version 8.0
.target sm_80
.address_size 64
.visible .entry k()
{
	.reg .pred %p; .reg .b32 %i, %a<6>; .reg ` + c.regs + `;
	mov.u32 %i, 0;
again:
	` + c.mma + `;
	add.u32 %i, %i, 1;
	setp.lt.u32 %p, %i, 1000;
	@%p bra again;
	ret;
}
`
			_, mod := loadText(b, "mma.ptx", []byte(src))
			k, err := mod.Kernel("k")
			if err != nil {
				b.Fatal(err)
			}
			b.ResetTimer()
			start := cpuSeconds()
			for range b.N {
				if res, err := k.Launch(&Config{Grid: [3]int{1}, Block: [3]int{32}, Workers: 1}); err != nil || !res.Done {
					b.Fatal(err, res)
				}
			}
			b.ReportMetric(float64(b.N)*loop*c.elements/(cpuSeconds()-start)/1e6, "M/cpu-s")
		})
	}
}
