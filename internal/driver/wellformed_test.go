package driver

import (
	"os"
	"strings"
	"testing"

	"gonvvm/internal/testkit"
)

// wellformedPlaces are the instructions, functions and variables that metadata and operand bundles, MD, are attached
// to.
var wellformedPlaces = map[string]string{
	"load":   "define i32 @f(ptr %p) { %x = load i32, ptr %p, MD ret i32 %x }",
	"loadp":  "define ptr @f(ptr %p) { %x = load ptr, ptr %p, MD ret ptr %x }",
	"store":  "define void @f(ptr %p) { store i32 1, ptr %p, MD ret void }",
	"storep": "define void @f(ptr %p) { store ptr %p, ptr %p, MD ret void }",
	"add":    "define i32 @f(i32 %p) { %x = add i32 %p, %p, MD ret i32 %x }",
	"fadd":   "define float @f(float %p) { %x = fadd float %p, %p, MD ret float %x }",
	"select": "define i32 @f(i1 %c, i32 %p) { %x = select i1 %c, i32 %p, i32 1, MD ret i32 %x }",
	"alloca": "define ptr @f() { %x = alloca i32, MD ret ptr %x }",
	"call":   "declare i32 @g() define i32 @f() { %x = call i32 @g(), MD ret i32 %x }",
	"callp":  "declare ptr @g() define ptr @f() { %x = call ptr @g(), MD ret ptr %x }",
	"callv":  "declare void @g() define void @f() { call void @g(), MD ret void }",
	"calld":  "declare void @g() define void @f() { call void @g() MD ret void }",
	"assume": "define void @f(ptr %p) { call void @llvm.assume(i1 true) MD ret void }",
	"memcpy": "define void @f(ptr %p) { call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false), MD ret void }",
	"br":     "define void @f() { br label %a, MD a: ret void }",
	"condbr": "define void @f(i1 %c) { br i1 %c, label %a, label %a, MD a: ret void }",
	"switch": "define void @f(i32 %c) { switch i32 %c, label %a [ i32 1, label %a ], MD a: ret void }",
	"fn":     "define void @f() MD { ret void }",
	"gv":     "@x = global i32 0, MD",
	"mod":    "MD",
}

// Metadata and operand bundles are accepted where LLVM accepts them and in the same forms (S4-44, S4-61, S4-62, S4-88).
// Each line of testdata/wellformed.txt is a verdict and a module: + both accept it, - neither does, g only gonvvm, l
// only LLVM; -update asks LLVM.
func TestWellFormed(t *testing.T) {
	text, err := os.ReadFile("testdata/wellformed.txt")
	if err != nil {
		t.Fatal(err)
	}
	as := ""
	if testkit.Update() {
		as = testkit.Oracle(t, "llvm-as-22")
	}
	var out []byte
	for line := range strings.Lines(string(text)) {
		if line[0] == '#' {
			out = append(out, line...)
			continue
		}
		place, rest, _ := strings.Cut(strings.TrimSpace(line[2:]), " ")
		md, rest, _ := strings.Cut(rest, "|")
		outer, ok := wellformedPlaces[place]
		if !ok {
			t.Fatalf("unknown place: %s", line)
		}
		module := strings.Replace(outer, "MD", md, 1) + rest
		taken := refusal(module) == ""
		want := line[0]
		if testkit.Update() {
			want = verdicts[taken][llvmRefusal(as, module) == ""]
		} else if taken != (want == '+' || want == 'g') {
			t.Errorf("%s\n%s", line, refusal(module))
		}
		out = append(out, want)
		out = append(out, line[1:]...)
	}
	if testkit.Update() {
		testkit.Golden(t, "testdata/wellformed.txt", out)
	}
}
