package driver

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/testkit"
)

// TestAtomicAccesses: an atomic access of any type is one instruction, or refused: one that is divided could
// be seen half done.
func TestAtomicAccesses(t *testing.T) {
	types := map[string]int{
		"i8": 1, "i16": 2, "i32": 4, "i64": 8, "i128": 16, "i256": 32, "i512": 64, "half": 2, "bfloat": 2, "float": 4, "double": 8, "fp128": 16,
		"ptr": 8, "ptr addrspace(3)": 8, "<2 x i8>": 2, "<4 x i8>": 4, "<8 x i8>": 8, "<16 x i8>": 16, "<2 x i16>": 4, "<4 x half>": 8, "<2 x i32>": 8,
		"<4 x float>": 16, "<2 x double>": 16, "<1 x i64>": 8, "<2 x ptr>": 16, "<4 x ptr>": 32, "<8 x i1>": 1, "<4 x i64>": 32, "<1 x i128>": 16,
	}
	access := regexp.MustCompile(`(?m)^\t(ld|st|atom)\.[a-z0-9:._]*(relaxed|acquire|release|volatile|exch)[a-z0-9:._]*`)
	vector := regexp.MustCompile(`\.v[248]\.`)
	for typ, size := range types {
		for _, arch := range []string{"sm_60", "sm_80", "sm_90"} {
			for _, align := range []int{max(1, size/2), size, 64} {
				for _, order := range []string{"unordered", "monotonic", "seq_cst"} {
					for _, store := range []bool{false, true} {
						at := fmt.Sprintf("ptr addrspace(1) %%p %s, align %d", order, align)
						line := fmt.Sprintf("%%v = load atomic %s, %s\n  store %s %%v, ptr %%q", typ, at, typ)
						if store {
							line = fmt.Sprintf("%%v = load %s, ptr %%q\n  store atomic %s %%v, %s", typ, typ, at)
						}
						src := "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k(ptr addrspace(1) %p, ptr %q) {\n  " + line + "\n  ret void\n}\n"
						o := options(t, arch)
						o.Check = true
						r, _, err := Compile(context.Background(), o, Input{Name: "k.ll", Data: []byte(src)})
						fits := size <= 8 || size == 16 && arch != "sm_60"
						if !fits || align < size {
							if list := diag.Of(err); len(list) != 1 || list[0].Pos.Line == 0 || !strings.Contains(list[0].Msg, "atomic") {
								t.Errorf("%s: %s: not refused: %v", arch, line, err)
							}
							continue
						}
						if err != nil {
							t.Errorf("%s: %s: %v", arch, line, err)
							continue
						}
						if n := access.FindAllString(string(r.PTX), -1); len(n) != 1 || vector.MatchString(n[0]) {
							t.Errorf("%s: %s: accesses %q", arch, line, n)
						}
						if align == size && order != "unordered" && arch != "sm_60" {
							if a := testkit.Ptxas(t, r.PTX, arch); a.Err != "" {
								t.Errorf("%s: %s: %s", arch, line, a.Err)
							}
						}
					}
				}
			}
		}
	}
}

// TestAtomicsOfNVVM: a sequentially consistent operation without a scope is relaxed in NVVM IR before sm_100, as libNVVM prints it, and ordered elsewhere.
func TestAtomicsOfNVVM(t *testing.T) {
	const layout = `target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
`
	const body = `target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 %x seq_cst
  store i32 %a, ptr addrspace(1) %p
  ret void
}
`
	const version = "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n"
	for _, c := range []struct {
		name, src, arch string
		atomics         Atomics
		want            string
	}{
		{"NVVM IR", layout + body + version, "sm_80", AtomicsAuto, "atom.global.add.u32"},
		{"modern NVVM IR", layout + body + version, "sm_100", AtomicsAuto, "atom.acquire.sys.global.add.u32"},
		{"strict", layout + body + version, "sm_80", AtomicsStrict, "atom.acquire.sys.global.add.u32"},
		{"the layout alone", layout + body, "sm_80", AtomicsAuto, "atom.acquire.sys.global.add.u32"},
		{"with libdevice", body + version, "sm_80", AtomicsAuto, "atom.acquire.sys.global.add.u32"},
	} {
		o := options(t, c.arch)
		o.Atomics = c.atomics
		r, _, err := Compile(context.Background(), o, Input{Name: "k.ll", Data: []byte(c.src)})
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if got := regexp.MustCompile(`atom[a-z0-9._]+`).FindString(string(r.PTX)); got != c.want || strings.Contains(string(r.PTX), "fence") != strings.Contains(c.want, "acquire") {
			t.Errorf("%s: %s, want %s, in\n%s", c.name, got, c.want, r.PTX)
		}
	}
}
