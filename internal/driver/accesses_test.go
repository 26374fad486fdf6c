package driver

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/emu"
)

// accessBytes is the size of the structure that the kernels of accessKernels access, less than a multiple of 16.
const accessBytes = 60

// accessTypes are the types of accesses, with their sizes.
var accessTypes = []struct {
	name string
	size int
}{{"i8", 1}, {"i16", 2}, {"half", 2}, {"i32", 4}, {"float", 4}, {"i64", 8}, {"double", 8}, {"ptr", 8}, {"<2 x i16>", 4}, {"<2 x float>", 8}, {"<4 x i8>", 4}}

// accessKernels returns a module of kernels that load parts of a structure of different types and store some of them to another one, which may be
// the same memory.
func accessKernels(r *rand.Rand, kernels int) string {
	var s strings.Builder
	s.WriteString("target triple = \"nvptx64-nvidia-cuda\"\n")
	for k := range kernels {
		noalias := [...]string{"", " noalias"}[r.IntN(2)]
		fmt.Fprintf(&s, "define ptx_kernel void @k%d(ptr addrspace(1) align 16%s %%p, ptr addrspace(1) align 16%s %%q) {\n", k, noalias, noalias)
		type loaded struct {
			name string
			typ  int
		}
		var have []loaded
		few := r.Perm(len(accessTypes))[:2+r.IntN(len(accessTypes)-2)] // the same sizes more often
		for i := range 4 + r.IntN(20) {
			typ := few[r.IntN(len(few))]
			t := accessTypes[typ]
			at := r.IntN(accessBytes/t.size) * t.size
			align := 16
			for at%align != 0 || r.IntN(2) == 0 && align > t.size {
				align /= 2
			}
			ptr := "%p"
			of := -1
			if len(have) > 0 && r.IntN(3) == 0 {
				ptr = "%q"
				for j := range have {
					if have[j].typ == typ {
						of = j
					}
				}
			}
			fmt.Fprintf(&s, "  %%a%d = getelementptr i8, ptr addrspace(1) %s, i64 %d\n", i, ptr, at)
			if ptr == "%q" && of >= 0 {
				fmt.Fprintf(&s, "  store %s %s, ptr addrspace(1) %%a%d, align %d\n", t.name, have[of].name, i, align)
			} else {
				fmt.Fprintf(&s, "  %%v%d = load %s, ptr addrspace(1) %%a%d, align %d\n", i, t.name, i, align)
				have = append(have, loaded{fmt.Sprintf("%%v%d", i), typ})
			}
		}
		for i, x := range have { // most are used, but not as they lie in memory
			if r.IntN(4) > 0 {
				fmt.Fprintf(&s, "  %%b%d = getelementptr i8, ptr addrspace(1) %%q, i64 %d\n  store %s %s, ptr addrspace(1) %%b%d, align 8\n", i, 64+16*i, accessTypes[x.typ].name, x.name, i)
			}
		}
		s.WriteString("  ret void\n}\n")
	}
	return s.String()
}

// runAccesses compiles a module of kernels k0, k1 … for an architecture at a level, launches each with a structure of accessBytes and a buffer for
// its results, and returns these.
func runAccesses(t *testing.T, text, arch string, level, kernels int) (results [][]byte) {
	t.Helper()
	opt := options(t, arch)
	opt.Level = level
	r, _, err := Compile(context.Background(), opt, Input{Name: "accesses.ll", Data: []byte(text)})
	if err != nil {
		t.Fatal(err)
	}
	dev, mod := load(t, r.PTX)
	data := make([]byte, accessBytes)
	for i := range data {
		data[i] = byte(i + 1)
	}
	for k := range kernels {
		name := fmt.Sprintf("k%d", k)
		got, err := launchSanitized(t, dev, mod, name, 1, data, 64+16*24)
		if err != nil {
			t.Fatalf("%s, -O%d, %s: %v", arch, level, name, err)
		}
		results = append(results, got)
	}
	return results
}

// launchSanitized launches a kernel with a buffer of contents in and one of outBytes, and returns the second one after it, and the findings of the
// sanitizer as an error.
func launchSanitized(t *testing.T, dev *emu.Device, mod *emu.Module, name string, threads int, in []byte, outBytes int) ([]byte, error) {
	t.Helper()
	k, err := mod.Kernel(name)
	if err != nil {
		t.Fatal(err)
	}
	var buffers [2]uint64
	for i, size := range [...]int{len(in), outBytes} {
		if buffers[i], err = dev.Alloc(uint64(size)); err != nil {
			t.Fatal(err)
		}
		defer dev.Free(buffers[i])
	}
	if err := dev.Write(buffers[0], in); err != nil {
		t.Fatal(err)
	}
	params := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, buffers[0]), buffers[1])
	res, err := k.Launch(&emu.Config{Block: [3]int{threads}, Params: params, Sanitize: true, Workers: 1})
	if err != nil {
		return nil, err
	}
	out := make([]byte, outBytes)
	if err := dev.Read(buffers[1], out); err != nil {
		t.Fatal(err)
	}
	return out, res.Err()
}

// Accesses that are joined, with gaps and of different types, do the same as single ones, and access no more memory.
func TestAccesses(t *testing.T) {
	const kernels = 200
	for seed := range uint64(4) {
		text := accessKernels(rand.New(rand.NewPCG(seed, 22)), kernels)
		for _, arch := range []string{"sm_52", "sm_80", "sm_100"} {
			want := runAccesses(t, text, arch, 0, kernels)
			for k, got := range runAccesses(t, text, arch, 3, kernels) {
				if !bytes.Equal(got, want[k]) {
					t.Errorf("%s, seed %d, k%d: %x, not %x", arch, seed, k, got, want[k])
				}
			}
		}
	}
}

// Elements of a vector side by side that are one number.
func TestPartsOfVectors(t *testing.T) {
	var s strings.Builder
	kernels := 0
	for _, p := range []struct {
		whole, elem string
		elems       int
		part        string
		n           int
	}{
		{"<4 x i32>", "i8", 16, "half", 2},
		{"<4 x i32>", "i8", 16, "i16", 2},
		{"<4 x i32>", "i8", 16, "float", 4},
		{"<4 x float>", "i8", 16, "double", 8},
		{"<4 x i32>", "i16", 8, "i32", 2},
		{"<2 x i64>", "i16", 8, "i64", 4},
		{"<2 x double>", "i32", 4, "i64", 2},
	} {
		for first := 0; first+p.n <= p.elems; first++ {
			var at []string
			for i := range p.n {
				at = append(at, fmt.Sprintf("i32 %d", first+i))
			}
			fmt.Fprintf(&s, `define ptx_kernel void @k%[1]d(ptr addrspace(1) align 16 %%p, ptr addrspace(1) align 16 %%q) {
  %%v = load %[2]s, ptr addrspace(1) %%p, align 16
  %%b = bitcast %[2]s %%v to <%[3]d x %[4]s>
  %%s = shufflevector <%[3]d x %[4]s> %%b, <%[3]d x %[4]s> poison, <%[5]d x i32> <%[6]s>
  %%x = bitcast <%[5]d x %[4]s> %%s to %[7]s
  store %[7]s %%x, ptr addrspace(1) %%q
  ret void
}
`, kernels, p.whole, p.elems, p.elem, p.n, strings.Join(at, ", "), p.part)
			kernels++
		}
	}
	want := runAccesses(t, s.String(), "sm_80", 0, kernels)
	for k, got := range runAccesses(t, s.String(), "sm_80", 3, kernels) {
		if !bytes.Equal(got, want[k]) {
			t.Errorf("k%d: %x, not %x", k, got[:8], want[k][:8])
		}
	}
}
