package upgrade_test

import (
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
)

const oldForms = `target triple = "nvptx64-nvidia-cuda"
@llvm.global_ctors = appending global [2 x { i32, void ()* }] [{ i32, void ()* } { i32 65535, void ()* @f }, { i32, void ()* } { i32 1, void ()* @g }]

define void @f() {
  ret void
}

define void @g() {
  ret void
}

define i32 @h(i32* %p, float* %q) {
  %x = load i32, i32* %p, align 4, !tbaa !0, !nontemporal !4
  store float 1.0, float* %q, align 4, !tbaa !2
  ret i32 %x
}

!0 = !{!"int", !1, i64 1}
!1 = !{!"char", !3}
!2 = !{!"float", !1}
!3 = !{!"root"}
!4 = !{i32 1}
`

// Forms of before LLVM 3.5: scalar TBAA tags and constructors of two fields.
func TestOldForms(t *testing.T) {
	m, err := llasm.Parse("<stdin>", []byte(oldForms), llasm.Options{KeepNames: true})
	if err != nil {
		t.Fatal(err)
	}
	text := ir.Append(nil, m)
	for _, want := range []string{
		"[2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }, { i32, ptr, ptr } { i32 1, ptr @g, ptr null }]",
		"load i32, ptr %p, align 4, !tbaa !0, !nontemporal !4",
		"!0 = !{!1, !1, i64 0, i64 1}",
		"!1 = !{!\"int\", !2}",
		"!5 = !{!6, !6, i64 0}",
		"!6 = !{!\"float\", !2}",
	} {
		if !strings.Contains(string(text), want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	// The upgraded module equals LLVM's own upgrade of the old text, except for fields that LLVM adds in bitcode only.
	opaque := strings.NewReplacer("void ()* @f }", "ptr @f, ptr null }", "void ()* @g }", "ptr @g, ptr null }", "void ()* }", "ptr, ptr }",
		"i32*", "ptr", "float*", "ptr").Replace(oldForms)
	theirs, err := testkit.RunOpt(t, []byte(opaque), "-passes=verify")
	if err != nil {
		t.Fatal(err)
	}
	ours, err := testkit.RunOpt(t, text, "-passes=verify")
	if err != nil {
		t.Fatal(err)
	}
	if d := testkit.Diff(theirs, ours); d != "" {
		t.Errorf("LLVM makes another module of it: %s", d)
	}
}

const oldExprs = `@a = external global i64
@k = constant i64 mul (i64 ptrtoint (i64* @a to i64), i64 3)

define i64 @f(i32 %n, <2 x i64>* %p) {
  switch i32 %n, label %y [ i32 1, label %z
    i32 2, label %z ]
y:
  store <2 x i64> <i64 or (i64 ptrtoint (i64* @a to i64), i64 1), i64 or (i64 ptrtoint (i64* @a to i64), i64 1)>, <2 x i64>* %p
  br label %z
z:
  %v = phi i64 [ udiv (i64 1, i64 ptrtoint (i64* @a to i64)), %0 ], [ udiv (i64 1, i64 ptrtoint (i64* @a to i64)), %0 ], [ 5, %y ]
  ret i64 %v, !x !{i64 mul (i64 ptrtoint (i64* @a to i64), i64 3)}
}
`

// Constant expressions that LLVM has given up become instructions, on an edge for a phi, and poison
// in metadata; initialisers keep them.
func TestOldExpressions(t *testing.T) {
	m, err := llasm.Parse("<stdin>", []byte(oldExprs), llasm.Options{KeepNames: true})
	if err != nil {
		t.Fatal(err)
	}
	text := string(ir.Append(nil, m))
	for _, want := range []string{
		"@k = constant i64 mul (i64 ptrtoint (ptr @a to i64), i64 3)",
		"    i32 1, label %4\n    i32 2, label %4\n",
		"  %1 = or i64 ptrtoint (ptr @a to i64), 1\n  %2 = insertelement <2 x i64> poison, i64 %1, i32 0\n",
		"  store <2 x i64> %",
		"4:                                                ; preds = %0, %0\n  %5 = udiv i64 1, ptrtoint (ptr @a to i64)\n  br label %z",
		"phi i64 [ %5, %4 ], [ 5, %y ]",
		"!0 = !{i64 poison}",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

const oldDebug = `@g = internal global i32 0

define void @f() {
  ret void
}

!llvm.dbg.cu = !{!0}
!keep = !{!8}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: 1, subprograms: !2, globals: !3)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !{!4}
!3 = !{!5, !6}
!4 = !DISubprogram(name: "f", scope: !1, file: !1, line: 1, isLocal: false, isDefinition: true, function: void ()* @f, variables: !7)
!5 = !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 1, isLocal: true, isDefinition: true, variable: i32* @g)
!6 = !DIGlobalVariable(name: "c", scope: !0, file: !1, line: 2, isLocal: true, isDefinition: true, variable: i32 7)
!7 = !{}
!8 = !DILocalVariable(tag: DW_TAG_auto_variable, name: "x", scope: !4, file: !1, line: 2)
`

// Debugging nodes of before LLVM 4: fields that name symbols, and lists in units (requirements 7.1, debug).
func TestOldDebugNodes(t *testing.T) {
	m, err := llasm.Parse("<stdin>", []byte(oldDebug), llasm.Options{KeepNames: true})
	if err != nil {
		t.Fatal(err)
	}
	text := string(ir.Append(nil, m))
	for _, want := range []string{
		"@g = internal global i32 0, !dbg !",
		"define void @f() !dbg !",
		"distinct !DISubprogram(name: \"f\"",
		"!DIGlobalVariableExpression(var: !",
		"!DIExpression(DW_OP_constu, 7, DW_OP_stack_value)",
		"!DILocalVariable(name: \"x\"",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	for _, gone := range []string{"subprograms:", "function:", "variable:", "tag:"} {
		if strings.Contains(text, gone) {
			t.Errorf("still %q in\n%s", gone, text)
		}
	}
}
