package bitcode

import (
	"bytes"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit"
)

// written returns text as bitcode, made with one body in memory at a time. It reports whether that
// is possible.
func written(t *testing.T, src []byte, d Dialect) (bc []byte, ok bool) {
	t.Helper()
	l, err := llasm.Open("<stdin>", src, llasm.Options{KeepNames: true})
	if err != nil {
		return nil, false
	}
	nodes, busy := len(l.Module.MDs), 0
	from := Stream{Has: l.HasBody, Skip: l.Replaced, Load: func(i uint32) error {
		if busy++; busy > 1 {
			t.Fatal("two bodies at a time")
		}
		return l.Materialize(i)
	}, Done: func(f *ir.Func) {
		busy--
		l.Drop(f)
		if len(l.Module.MDs) != nodes || !f.IsDecl() {
			t.Fatal("something of a body is left")
		}
	}}
	var b bytes.Buffer
	if err := Write(&b, l.Module, WriteOptions{Dialect: d}, from); err != nil {
		if err != llasm.ErrTogether {
			t.Skip(err) // the message names the construct that LLVM 7 lacks
		}
		if b.Len() > 0 {
			t.Fatal("a part of the file was written")
		}
		return nil, false
	}
	return b.Bytes(), true
}

// A text that is read, written and dropped function by function gives a module equal to one that is
// held as a whole, in both dialects, to us and to LLVM (requirements 7.1, 7.2).
func TestWriteOneByOne(t *testing.T) {
	check := func(t *testing.T, src []byte) {
		for _, d := range []Dialect{Modern, LLVM7} {
			got, ok := written(t, src, d)
			if !ok {
				t.Skip("the functions depend on each other")
			}
			whole, err := Append(nil, parseText(t, src), WriteOptions{Dialect: d})
			if err != nil {
				t.Fatal(err)
			}
			if x := testkit.Diff(textOf(mustRead(t, whole)), textOf(mustRead(t, got))); x != "" {
				t.Errorf("dialect %d: another module: %s", d, x)
			}
			tool := "llvm-dis-22"
			if d == LLVM7 {
				tool = "llvm-dis-14"
			}
			if x := testkit.Diff(disassembled(t, tool, whole), disassembled(t, tool, got)); x != "" {
				t.Errorf("dialect %d: another module to %s: %s", d, tool, x)
			}
		}
	}
	for i, c := range testkit.Corpus(t) {
		if i%8 == 0 {
			t.Run(c.String(), func(t *testing.T) { check(t, c.Read(t)) })
		}
	}
	ownModules(t, func(t *testing.T, name string, src []byte) { check(t, src) })
}

// inPlace has metadata written in place, some of it in two functions, nodes that only one
// function mentions, and constants that only metadata mentions.
const inPlace = `
declare void @llvm.user(metadata, metadata, metadata)

define void @a(i32 %x) !dbg !3 {
    #dbg_value(i32 42, !6, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !7)
    #dbg_value(!DIArgList(i32 %x, i32 43), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !7)
  %y = add i32 %x, 1, !one !{!"text", i32 7, !{!"text", !"other"}}, !two !9, !dbg !7
  call void @llvm.user(metadata !"an operand", metadata i64 12, metadata !{i64 12}), !dbg !DILocation(line: 3, scope: !8)
  ret void, !dbg !7
}

define void @b(ptr %p) prefix i32 5 personality ptr @a {
  call void @llvm.user(metadata !"an operand", metadata ptr %p, metadata !{!"text", ptr @b})
  store i32 0, ptr %p, !one !{!"text", i32 8, !{!"text", !"other"}}, !three !DISubrange(count: 17, lowerBound: 2)
  store i32 1, ptr %p, !dbg !10
  store i32 2, ptr %p, !dbg !11, !loc !7
  store i32 3, ptr %p, !dbg !11, !loc !13
  ret void, !one !9, !dbg !10
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "a", file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 2)
!7 = !DILocation(line: 2, column: 3, scope: !3)
!8 = distinct !DILexicalBlock(scope: !3, file: !2, line: 3)
!9 = distinct !{!"shared"}
!10 = !DILocation(line: 4, scope: !3, inlinedAt: !7)
!11 = !DILocation(line: 5, scope: !3, inlinedAt: !12)
!12 = !DILocation(line: 6, scope: !3)
!13 = distinct !DILocation(line: 7, scope: !3, inlinedAt: !10)
!14 = !DILocation(line: 8, scope: !3)
`

// Metadata that only one body mentions is written with it.
func TestWriteOneByOneMetadata(t *testing.T) {
	for _, d := range []Dialect{Modern, LLVM7} {
		got, ok := written(t, []byte(inPlace), d)
		if !ok {
			t.Fatal("not possible one by one")
		}
		whole := mustAppend(t, parseText(t, []byte(inPlace)), d)
		if x := testkit.Diff(textOf(mustRead(t, whole)), textOf(mustRead(t, got))); x != "" {
			t.Errorf("dialect %d: another module: %s", d, x)
		}
		tool := "llvm-dis-22"
		if d == LLVM7 {
			tool = "llvm-dis-14"
		}
		if x := testkit.Diff(disassembled(t, tool, whole), disassembled(t, tool, got)); x != "" {
			t.Errorf("dialect %d: another module to %s: %s", d, tool, x)
		}
	}
}

// A text that cannot be read body by body is noticed before anything is written.
func TestWriteTogether(t *testing.T) {
	for _, src := range []string{
		"define ptr @a() {\n  ret ptr blockaddress(@b, %x)\n}\ndefine void @b() {\n  br label %x\nx:\n  ret void\n}\n",
		"define void @a() { ret void }\ndefine void @b() {\n  ret void\n}\n", // ends in the line that it begins in
		"define [2 x i32] @a() {\n  ret [2 x i32] [i32 1, i32 2\n]\n  }\n",
		"define i32 @a() {\n  ret i32 extractvalue ({i32} {i32 1\n}, 0)\n}\n",
		"define void @a() {\n  call void @unknown()\n  ret void\n}\n",
		"define void @a() {\n  call void @llvm.trap()\n  ret void\n}\n",
		"define void @a() {\n  ret void, !x !7\n}\n",
		"define void @a() {\n  alloca %t\n  ret void\n}\n",
		"!0 = !DILocation(line: 1, scope: !1)\n!0 = !DILocation(line: 2, scope: !1)\n!1 = !{}\n",
		"!0 = !DILocation(line: 1, scope: !7)\n",
		"!0 = !DILocation(line: 1, scope: !0)\n",
		"!0 = !DILocation(line: 1, scope: !1\n!1 = !{}\n",
		"declare float @llvm.fabs.f32(float)\ndefine void @a() {\n  ret void\n",
	} {
		if _, ok := written(t, []byte(src), Modern); ok {
			t.Errorf("not noticed:\n%s", src)
		}
	}
}

// Old intrinsics whose calls become something else do not make the functions depend on each other
// (requirements 7.1, upgrades).
func TestWriteOneByOneUpgrade(t *testing.T) {
	const src = `declare void @llvm.nvvm.barrier0()
declare float @llvm.nvvm.fabs.f(float)
declare i32 @llvm.nvvm.popc.i(i32)
declare void @llvm.dbg.value(metadata, metadata, metadata)

define float @a(float %x) {
  call void @llvm.nvvm.barrier0()
  %y = call float @llvm.nvvm.fabs.f(float %x)
  ret float %y
}

define i32 @b(i32 %x) {
  call void @llvm.nvvm.barrier0()
  %y = call i32 @llvm.nvvm.popc.i(i32 %x)
  ret i32 %y
}
`
	got, ok := written(t, []byte(src), Modern)
	if !ok {
		t.Fatal("not possible one by one")
	}
	whole := mustAppend(t, parseText(t, []byte(src)), Modern)
	if x := testkit.Diff(textOf(mustRead(t, whole)), textOf(mustRead(t, got))); x != "" {
		t.Errorf("another module: %s", x)
	}
}
