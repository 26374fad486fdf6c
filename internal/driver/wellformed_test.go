package driver

import (
	"context"
	"os"
	"strings"
	"testing"

	"gonvvm/internal/diag"
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
	"scope":  "declare void @llvm.experimental.noalias.scope.decl(metadata) define void @f(i32 %x) { call void @llvm.experimental.noalias.scope.decl(metadata MD) ret void }",
	"cadd":   "declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata) define float @f(float %x) strictfp { %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, MD) strictfp ret float %r }",
	"fptosi": "declare i32 @llvm.experimental.constrained.fptosi.i32.f32(float, metadata) define i32 @f(float %x) strictfp { %r = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %x, MD) strictfp ret i32 %r }",
	"fcmp":   "declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata) define i1 @f(float %x) strictfp { %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, MD) strictfp ret i1 %r }",
	"trunc":  "declare float @llvm.fptrunc.round.f32.f64(double, metadata) define float @f(double %x) { %r = call float @llvm.fptrunc.round.f32.f64(double %x, MD) ret float %r }",
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

// The loop pragma of NVVM IR 1 on a back edge is accepted and has no effect (S4-135).
func TestOldLoopPragma(t *testing.T) {
	compiled := func(attachment string) string {
		src := `target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store volatile i32 %i, ptr addrspace(1) %q
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, 4
  br i1 %c, label %loop, label %exit` + attachment + `
exit:
  ret void
}
!0 = !{!"unroll", i32 1}
`
		r, _, err := Compile(context.Background(), options(t, "sm_80"), Input{Name: "k.ll", Data: []byte(src)})
		if err != nil {
			t.Fatalf("%s", diag.Of(err).Append(nil))
		}
		return string(r.PTX)
	}
	if with, without := compiled(", !pragma !0"), compiled(""); with != without {
		t.Errorf("with the pragma:\n%s\nwithout:\n%s", with, without)
	}
}
