package verify

import (
	"os"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/llasm"
)

// Exception handling is read, and refused by name (S4-67, S4-78).
func TestExceptions(t *testing.T) {
	text, err := os.ReadFile("../bitcode/testdata/read/exceptions.ll")
	if err != nil {
		t.Fatal(err)
	}
	m, err := llasm.Parse("e.ll", text, llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	all := diag.Of(Module(m))
	for _, op := range []string{"invoke", "resume", "landingpad", "catchswitch", "catchpad", "catchret", "cleanuppad", "callbr"} {
		one := false
		for _, d := range all {
			one = one || d.Code == CodeException && strings.Contains(d.Msg, "GPU: "+op)
		}
		if !one && len(all) < maxErrors {
			t.Errorf("%s is not refused: %v", op, all)
		}
	}
	if len(all) == 0 || all[0].Code != CodeException {
		t.Errorf("the first message is %v", all)
	}
}
