package driver

import (
	"context"
	"os"
	"strings"
	"testing"

	"gonvvm/internal/testkit"
)

// TestInlinedLines: with PTX 7.2 a .loc of inlined code names its function and its call site, and ptxas accepts it;
// with an older version, and as LLVM 22 spells PTX, it does not (P-23).
func TestInlinedLines(t *testing.T) {
	const file = "testdata/lines/inlined"
	src, err := os.ReadFile(file + ".ll")
	if err != nil {
		t.Fatal(err)
	}
	lines := func(o *Options) []byte {
		r, _, err := Compile(context.Background(), o, Input{Name: "inlined.ll", Data: src})
		if err != nil {
			t.Fatal(err)
		}
		return r.PTX
	}
	o := options(t, "sm_80")
	o.PTX, o.Check, o.LineInfo = 75, true, true
	out := lines(o)
	testkit.Golden(t, file+".ptx", out)
	for _, style := range []Style{StyleNVVM, StyleLLVM} {
		o := options(t, "sm_80")
		o.PTX, o.Check, o.LineInfo, o.Style = 71, true, true, style
		if style == StyleLLVM {
			o.PTX = 75
		}
		if out := lines(o); strings.Contains(string(out), "inlined_at") || !strings.Contains(string(out), ".loc\t1 27 3\n") {
			t.Errorf("%s", out)
		}
	}
	if a := testkit.Ptxas(t, out, "sm_80", "-lineinfo"); a.Err != "" {
		t.Error(a.Err)
	}
}
