package emu

import (
	"math"
	"os"
	"path/filepath"
	"runtime"
	"runtime/metrics"
	"testing"

	"gonvvm/internal/ptx"
	"gonvvm/internal/testkit"
)

// BenchmarkMatmulTiled runs the tiled matrix product of the corpus, 256 by 256, on
// one processor. It reports thread instructions per second of processor time.
func BenchmarkMatmulTiled(b *testing.B) {
	for _, mode := range []struct {
		name     string
		sanitize bool
	}{{"plain", false}, {"sanitize", true}} {
		b.Run(mode.name, func(b *testing.B) {
			ir, err := os.ReadFile(filepath.Join(testkit.Root(b), "testdata", "kernels", "matmul_tiled.O2.ll"))
			if err != nil {
				b.Fatal(err)
			}
			src, err := testkit.RunLLC(b, ir, "-mcpu=sm_80", "-O2")
			if err != nil {
				b.Fatal(err)
			}
			m, err := ptx.Parse("matmul.ptx", src)
			if err != nil {
				b.Fatal(err)
			}
			dev := NewDevice(64)
			mod, err := dev.Load(m, "matmul.ptx", src)
			if err != nil {
				b.Fatal(err)
			}
			k, err := mod.Kernel("matmul_tiled")
			if err != nil {
				b.Fatal(err)
			}
			const n = 256
			params := make([]byte, k.ParamBytes())
			for i := range 3 {
				a, err := dev.Alloc(4 * n * n)
				if err != nil {
					b.Fatal(err)
				}
				data := make([]byte, 4*n*n)
				for j := range n * n {
					store(data, uint64(4*j), 4, uint64(math.Float32bits(float32(j%97)/31-1)))
				}
				if err := dev.Write(a, data); err != nil {
					b.Fatal(err)
				}
				store(params, uint64(8*i), 8, a)
			}
			store(params, 24, 4, n)
			cfg := Config{Grid: [3]int{n / 16, n / 16, 1}, Block: [3]int{16, 16, 1}, Params: params, Workers: 1, Sanitize: mode.sanitize}
			var threads uint64
			b.ResetTimer()
			start := cpuSeconds()
			for range b.N {
				res, err := k.Launch(&cfg)
				if err != nil || !res.Done || len(res.Findings) > 0 {
					b.Fatal(err, res)
				}
				threads += res.Threads
			}
			b.ReportMetric(float64(threads)/(cpuSeconds()-start)/1e6, "Mthread-insts/cpu-s")
		})
	}
}

// cpuSeconds returns the processor time that Go code of this process has used.
func cpuSeconds() float64 {
	s := []metrics.Sample{{Name: "/cpu/classes/user:cpu-seconds"}}
	runtime.GC() // brings the estimate up to date
	metrics.Read(s)
	return s[0].Value.Float64()
}
