package driver

import (
	"runtime"
	"strings"
	"testing"

	"gonvvm/internal/llasm"
)

func TestWorkers(t *testing.T) {
	before := runtime.GOMAXPROCS(4)
	defer runtime.GOMAXPROCS(before)
	const function = "define void @fN(ptr %p) {\n" // and stores
	for _, x := range []struct{ functions, stores, given, want int }{
		{1, 10, 0, 1}, {1, 10, 3, 3}, {2, workerInsts - 100, 0, 2}, {8, workerInsts, 0, 4}, {8, workerInsts, 1, 1},
	} {
		var text strings.Builder
		for i := range x.functions {
			text.WriteString(strings.Replace(function, "N", string(rune('a'+i)), 1))
			text.WriteString(strings.Repeat("  store i32 0, ptr %p\n", x.stores) + "  ret void\n}\n")
		}
		m, err := llasm.Parse("m.ll", []byte(text.String()), llasm.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := (&Options{Workers: x.given}).workers(m); got != x.want {
			t.Errorf("%d functions of %d stores, Workers %d: %d workers, want %d", x.functions, x.stores, x.given, got, x.want)
		}
	}
}
