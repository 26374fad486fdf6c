package bitcode

import (
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/testkit"
)

// BenchmarkAppend writes libdevice in both dialects; the speed is that of the bitcode written.
func BenchmarkAppend(b *testing.B) {
	m := mustRead(b, testkit.Libdevice(b))
	for _, d := range []struct {
		name    string
		dialect Dialect
	}{{"modern", Modern}, {"llvm7", LLVM7}} {
		b.Run(d.name, func(b *testing.B) {
			var out []byte
			b.ReportAllocs()
			for b.Loop() {
				var err error
				if out, err = Append(out[:0], m, WriteOptions{Dialect: d.dialect}); err != nil {
					b.Fatal(err)
				}
			}
			b.SetBytes(int64(len(out)))
		})
	}
	b.Run("text", func(b *testing.B) {
		var out []byte
		for b.Loop() {
			out = ir.Append(out[:0], m)
		}
		b.SetBytes(int64(len(out)))
	})
}
