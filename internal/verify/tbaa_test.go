package verify

import (
	"strings"
	"testing"

	"gonvvm/internal/diag"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
)

// tagged is a module with an access tag.
func tagged(tag string) string {
	return "define void @f(ptr %p) {\n  store i32 1, ptr %p, !tbaa !0\n  ret void\n}\n!0 = " + tag + `
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
!3 = !{!"odd", !2, i64 4}
!4 = !{!2, i64 4, !"int"}
`
}

var tags = []struct {
	tag string
	ok  bool
}{
	{"!{!1, !1, i64 0}", true},
	{"!{!1, !1, i64 0, i64 1}", true},
	{`!{!"char", !2}`, true}, // of before LLVM 3.4
	{"!{!4, !4, i64 0, i64 4}", true},
	{"!{!1, !1}", false},
	{"!{i32 1}", false},
	{"!{!1, !2, i64 0}", false},
	{"!{!1, !3, i64 0}", false},
	{"!{!1, null, i64 0}", false},
	{`!{!1, !1, !"x"}`, false},
	{"!{!1, !1, i64 0, i64 2}", false},
	{"!{!1, !1, i64 0, i64 1, i64 4}", false},
}

// Malformed access tags are refused (P-25).
func TestTBAA(t *testing.T) {
	for _, c := range tags {
		m, err := llasm.Parse("t.ll", []byte(tagged(c.tag)), llasm.Options{})
		if err != nil {
			t.Fatal(err)
		}
		err = Check(m, &Options{Dialect: LLVM}).Err()
		if list := diag.Of(err); (err == nil) != c.ok || err != nil && list[0].Code != CodeTBAA {
			t.Errorf("%s: %v", c.tag, err)
		}
	}
	src := strings.Replace(tagged("!{!1, !1, i64 0}"), "  ret", "  %q = getelementptr i8, ptr %p, i64 1, !tbaa !0\n  ret", 1)
	m, err := llasm.Parse("t.ll", []byte(src), llasm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := Check(m, &Options{Dialect: LLVM}).Err(); err == nil {
		t.Error("a tag of an address is accepted")
	}
}

// LLVM refuses the same tags.
func TestTBAAOpt(t *testing.T) {
	for _, c := range tags {
		if _, err := testkit.RunOpt(t, []byte(tagged(c.tag)), "-passes=verify"); (err == nil) != c.ok {
			t.Errorf("%s: %v", c.tag, err)
		}
	}
}
