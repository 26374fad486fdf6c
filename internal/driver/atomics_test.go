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
