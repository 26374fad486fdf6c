package verify

import (
	"os"
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/llasm"
)

// Exception handling is read, and refused by name, once in each function (S4-67, S4-78).
func TestExceptions(t *testing.T) {
	text, err := os.ReadFile("../bitcode/testdata/read/exceptions.ll")
	if err != nil {
		t.Fatal(err)
	}
	m, err := llasm.Parse("e.ll", text, llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]int{}
	for _, d := range diag.Of(Module(m)) {
		if d.Code != CodeException || d.Hint == "" {
			t.Errorf("unexpected: %v", d)
		}
		name, _, _ := strings.Cut(strings.TrimPrefix(d.Where, "function @"), ",")
		said[name]++
	}
	for name, ops := range map[string]string{"itanium": "invoke", "windows": "invoke", "goto": "callbr"} {
		if said[name] != 1 {
			t.Errorf("%d messages about the %s of @%s", said[name], ops, name)
		}
	}
	for _, op := range []string{"resume { ptr, i32 } undef", "%x = landingpad { ptr, i32 } cleanup unreachable", "callbr void asm \"\", \"!i\"() to label %a [label %a] a: unreachable"} {
		m, err := llasm.Parse("e.ll", []byte("declare i32 @p(...) define void @f() personality ptr @p { "+op+" }"), llasm.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if all := diag.Of(Module(m)); len(all) == 0 || all[0].Code != CodeException {
			t.Errorf("%s is not refused: %v", op, all)
		}
	}
}

// Nothing leads to a landing pad that is left of code for another machine: it is accepted, and refused where it can be reached.
func TestUnreachableExceptions(t *testing.T) {
	for _, ops := range []string{
		"%x = landingpad { ptr, i32 } cleanup resume { ptr, i32 } %x",
		"invoke void @f() to label %a unwind label %b a: ret void b: %x = landingpad { ptr, i32 } cleanup ret void",
		"callbr void asm \"\", \"!i\"() to label %a [label %a] a: unreachable",
		"%x = cleanuppad within none [] cleanupret from %x unwind to caller",
		"%x = catchswitch within none [label %a] unwind to caller a: %y = catchpad within %x [] call void @f() [ \"funclet\"(token %y) ] catchret from %y to label %b b: ret void",
	} {
		for start, refused := range map[string]bool{"ret void": false, "br label %pad": true} {
			m, err := llasm.Parse("e.ll", []byte("declare i32 @p(...) define void @f() personality ptr @p { "+start+" pad: "+ops+" }"), llasm.Options{})
			if err != nil {
				t.Fatal(err)
			}
			list := Check(m, &Options{})
			if refused == (len(list) == 0) {
				t.Errorf("%s after %s: %v", ops, start, list)
			}
			for _, d := range list {
				if d.Code != CodeException {
					t.Errorf("%s after %s: %v", ops, start, d)
				}
			}
		}
	}
}
