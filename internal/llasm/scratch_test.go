package llasm

import (
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/ir"
)

// A function keeps its body whatever its neighbours are: small and large ones, with few and with many operands, with a
// brace at the start of a line.
func TestBodies(t *testing.T) {
	long := func(n int, line string) string { return strings.Repeat("  "+line+"\n", n) }
	bodies := []string{
		"  ret void\n",
		long(largeBody/20, "store i8 1, ptr %p") + "  ret void\n",
		"  store i8 2, ptr %p\n  ret void\n",
		long(largeBody/40, "store [2 x i8] [i8 3, i8 4\n], ptr %p") + "  ret void\n",
		long(largeBody/60, "call void (...) @g(i8 5, ptr %p, ptr %p, ptr %p, ptr %p, ptr %p, i32 6, i32 7)") + "  ret void\n",
		long(largeBody/30, "store { i8 } { i8 8\n}, ptr %p") + "  ret void\n",
		"  store i8 9, ptr %p\n  ret void\n",
	}
	text := func(list ...int) string {
		s := "declare void @g(...)\n"
		for _, i := range list {
			s += fmt.Sprintf("define void @f%d(ptr %%p) {\n%s}\n", i, bodies[i])
		}
		m, err := Parse("m.ll", []byte(s), Options{KeepNames: true})
		if err != nil {
			t.Fatal(err)
		}
		return string(ir.Append(nil, m))
	}
	for _, order := range [][]int{{0, 1, 2, 3, 4, 5, 6}, {6, 5, 4, 3, 2, 1, 0}, {1, 4, 1 + 2, 2}, {4, 0, 5, 6}} {
		all := text(order...)
		for _, i := range order {
			one := text(i)
			if body := one[strings.Index(one, "define"):]; !strings.Contains(all, strings.TrimRight(body, "\n")) {
				t.Errorf("with the functions %v, function %d has another body", order, i)
			}
		}
	}
}
