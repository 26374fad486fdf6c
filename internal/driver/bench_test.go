package driver

import (
	"testing"

	"gonvvm/internal/testkit"
)

// BenchmarkKernel compiles a small kernel from unoptimised IR at -O3; `go run ./bench`
// compares with LLVM.
func BenchmarkKernel(b *testing.B) { benchmark(b, "saxpy") }

// BenchmarkLargest compiles the largest kernels of the corpus.
func BenchmarkLargest(b *testing.B) { benchmark(b, "raytrace", "bytecode_vm", "sha256", "double_math") }

func benchmark(b *testing.B, names ...string) {
	b.ReportAllocs()
	size := 0
	type module struct {
		f    testkit.CorpusFile
		data []byte
	}
	var list []module
	for _, f := range testkit.Corpus(b, "raw") {
		for _, n := range names {
			if f.Name == n {
				m := module{f, f.Read(b)}
				list = append(list, m)
				size += len(m.data)
			}
		}
	}
	b.SetBytes(int64(size))
	for b.Loop() {
		for _, m := range list {
			compile(b, m.f, m.data, options(b, "sm_80"))
		}
	}
}
