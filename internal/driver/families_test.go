package driver

import (
	"context"
	"encoding/binary"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonvvm/internal/target"
	"gonvvm/internal/testkit"
)

// TestFamilies compiles programs for the hard families of instructions, in the shape in which Triton and MLIR write
// them: tensor copies with mbarriers, wgmma, mma.sync, tcgen05, textures. The first lines of each name its
// architectures.
func TestFamilies(t *testing.T) {
	files, _ := filepath.Glob("testdata/families/*.ll")
	if len(files) < 5 {
		t.Fatal("the programs are missing")
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		_, line, _ := strings.Cut(string(src), "; arch: ")
		line, _, _ = strings.Cut(line, "\n")
		for _, arch := range strings.Fields(line) {
			t.Run(filepath.Base(file)+"-"+arch, func(t *testing.T) {
				for _, level := range []int{0, 3} {
					out := compileFamily(t, file, src, arch, level)
					if why := testkit.PtxasRefusal(t, out, arch); why != "" {
						t.Errorf("-O%d: %s", level, why)
					}
				}
			})
		}
	}
}

func compileFamily(t *testing.T, name string, src []byte, arch string, level int) []byte {
	t.Helper()
	sm, err := target.ParseSM(arch)
	if err != nil {
		t.Fatal(err)
	}
	r, _, err := Compile(context.Background(), &Options{SM: sm, Codegen: Codegen{Level: level, FMA: true}}, Input{Name: name, Data: src})
	if err != nil {
		t.Fatal(err)
	}
	return r.PTX
}

// TestMatrixProduct runs the mma.sync program: small integers, whose products are exact.
func TestMatrixProduct(t *testing.T) {
	const name, k = "testdata/families/mma_gemm.ll", 48
	src, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	halves := func(n, mul, mod int) (values []float64, data []byte) {
		small := [...]uint16{0xc200, 0xc000, 0xbc00, 0, 0x3c00, 0x4000, 0x4200} // -3 … 3
		for i := range n {
			v := i * mul % mod % 7
			values = append(values, float64(v-3))
			data = binary.LittleEndian.AppendUint16(data, small[v])
		}
		return values, data
	}
	a, as := halves(16*k, 31, 101)
	b, bs := halves(8*k, 17, 89)
	l := &testkit.Launch{Kernel: "mma_gemm", Grid: [3]int{1, 1, 1}, Block: [3]int{32, 1, 1}, Args: []testkit.Arg{
		{Buffer: true, Type: "f16", Data: as},
		{Buffer: true, Type: "f16", Data: bs},
		{Buffer: true, Type: "f32", Data: make([]byte, 16*8*4)},
		{Type: "i32", Data: []byte{k, 0, 0, 0}},
	}}
	for _, level := range []int{0, 3} {
		got := launch(t, compileFamily(t, name, src, "sm_80", level), l)[2]
		for i := range 16 {
			for j := range 8 {
				want := 0.0
				for x := range k {
					want += a[i*k+x] * b[j*k+x]
				}
				if g := math.Float32frombits(binary.LittleEndian.Uint32(got[4*(8*i+j):])); float64(g) != want {
					t.Fatalf("-O%d: c[%d][%d] is %g, want %g", level, i, j, g, want)
				}
			}
		}
	}
}
