package passes

import (
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/ir"
)

// Calls keep objects of the caller in memory. A body that is too large for other calls replaces one that passes a small object which then becomes
// registers; not if the object is large, or the body does more with its address than to access it at constant distances.
func TestInlineOfLocalObjects(t *testing.T) {
	steps := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "  %%a%d = mul i32 %%x%d, %%y\n  %%x%d = xor i32 %%a%d, %d\n", i, i, i+1, i, i+77)
		}
		fmt.Fprintf(&b, "  store i32 %%x%d, ptr %%o\n  ret void\n}\n", n)
		return b.String()
	}
	const first = "  %o = getelementptr i8, ptr %p, i64 4\n  %x0 = load i32, ptr %p\n"
	for _, test := range []struct {
		name, object, start string
		steps               int
		inlined             bool
	}{
		{"as large as any", "[16 x i32]", first, 240, true},
		{"object of 64 bytes", "[16 x i32]", first, 600, true},
		{"too large even so", "[16 x i32]", first, 700, false},
		{"object of 512 bytes", "[128 x i32]", first, 600, false},
		{"variable index", "[16 x i32]", "  %o = getelementptr i32, ptr %p, i32 %y\n  %x0 = load i32, ptr %p\n", 600, false},
		{"kept address", "[16 x i32]", "  %o = getelementptr i8, ptr %p, i64 4\n  store ptr %p, ptr %o\n  %x0 = load i32, ptr %p\n", 600, false},
		{"volatile access", "[16 x i32]", "  %o = getelementptr i8, ptr %p, i64 4\n  %x0 = load volatile i32, ptr %p\n", 600, false},
	} {
		src := "target triple = \"nvptx64-nvidia-cuda\"\ndefine void @body(ptr %p, i32 %y) {\n" + test.start + steps(test.steps) +
			"define ptx_kernel void @k(ptr %r, i32 %y) {\n  %a = alloca " + test.object + "\n  store i32 %y, ptr %a\n  call void @body(ptr %a, i32 %y)\n" +
			"  call void @body(ptr %a, i32 %y)\n  %v = load i32, ptr %a\n  store i32 %v, ptr %r\n  ret void\n}\n"
		m := parse(t, "t.ll", []byte(src))
		if err := Run(m, Options{Machine: machineAt(3)}); err != nil {
			t.Fatal(err)
		}
		calls := 0
		m.Funcs(func(s *ir.Symbol, f *ir.Func) {
			f.EachSymUse(func(_ uint32, call bool) {
				if call {
					calls++
				}
			})
		})
		if inlined := calls == 0; inlined != test.inlined {
			t.Errorf("%s: inlined %v, want %v", test.name, inlined, test.inlined)
		}
	}
}
