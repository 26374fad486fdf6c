; Functions with debug information: labels of their begin and end, scopes, subprograms.
; with: debug
target triple = "nvptx64-nvidia-cuda"

define i32 @f(i32 %x, i32 %n) !dbg !4 {
entry:
    #dbg_value(i32 %x, !8, !DIExpression(), !10)
    #dbg_value(i32 0, !9, !DIExpression(), !10)
  %m = and i32 %n, 7, !dbg !11
  br label %loop, !dbg !11

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
    #dbg_value(i32 %i, !9, !DIExpression(), !12)
  %p = mul i32 %s, 3, !dbg !14
  %t = add i32 %p, %i, !dbg !12
    #dbg_value(i32 %t, !8, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !12)
  %j = add i32 %i, 1, !dbg !13
  %c = icmp ult i32 %j, %m, !dbg !13
  br i1 %c, label %loop, label %end, !dbg !13

end:
    #dbg_value(i32 poison, !9, !DIExpression(), !10)
  ret i32 %t, !dbg !15
}

define i32 @g(ptr %p) !dbg !5 {
  %a = alloca i32, align 4
    #dbg_declare(ptr %a, !16, !DIExpression(), !17)
  %v = load i32, ptr %p, align 4, !dbg !17
  store i32 %v, ptr %a, align 4, !dbg !17
  %r = call i32 @f(i32 %v, i32 3), !dbg !18
  ret i32 %r, !dbg !18
}

define i32 @without(i32 %x) {
  ret i32 %x
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!19}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !DISubroutineType(types: !{!3, !3, !3})
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", linkageName: "f", file: !1, line: 1, unit: !0, type: !2, spFlags: DISPFlagDefinition, retainedNodes: !{})
!5 = distinct !DISubprogram(name: "g", linkageName: "g", file: !1, line: 20, unit: !0, type: !2, spFlags: DISPFlagDefinition, retainedNodes: !{})
!6 = distinct !DISubprogram(name: "inlined", linkageName: "inlined", file: !1, line: 9, unit: !0, type: !2, spFlags: DISPFlagDefinition)
!7 = distinct !DILexicalBlock(scope: !4, file: !1, line: 3)
!8 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 1, type: !3)
!9 = !DILocalVariable(name: "i", scope: !7, file: !1, line: 3, type: !3)
!10 = !DILocation(line: 1, column: 7, scope: !4)
!11 = !DILocation(line: 2, column: 3, scope: !4)
!12 = !DILocation(line: 4, column: 5, scope: !7)
!13 = !DILocation(line: 3, column: 1, scope: !7)
!14 = !DILocation(line: 9, column: 2, scope: !6, inlinedAt: !12)
!15 = !DILocation(line: 6, scope: !4)
!16 = !DILocalVariable(name: "a", scope: !5, file: !1, line: 21, type: !3)
!17 = !DILocation(line: 21, column: 3, scope: !5)
!18 = !DILocation(line: 22, column: 3, scope: !5)
!19 = !{i32 2, !"Debug Info Version", i32 3}
