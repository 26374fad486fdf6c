; Scopes: blocks inside blocks, inlined calls, blocks without variables, which are left out.
target triple = "nvptx64-nvidia-cuda"

define i32 @f(i32 %x) !dbg !4 {
  %a = add i32 %x, 1, !dbg !20
  %b = mul i32 %a, 3, !dbg !21
    #dbg_value(i32 %b, !8, !DIExpression(), !21)
  %c = sub i32 %b, 5, !dbg !22
    #dbg_value(i32 %c, !11, !DIExpression(), !23)
  %d = xor i32 %c, 5, !dbg !23
  %e = and i32 %d, 5, !dbg !24
  ret i32 %e, !dbg !20
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!99}
!99 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", emissionKind: FullDebug, nameTableKind: None)
!2 = !DISubroutineType(types: !{!3, !3})
!4 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !1, file: !1, line: 1, unit: !0, type: !2, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, retainedNodes: !{})
!7 = distinct !DILexicalBlock(scope: !4, file: !1, line: 3)
!8 = !DILocalVariable(name: "inner", scope: !7, file: !1, line: 3, type: !3)
!9 = distinct !DILexicalBlock(scope: !7, file: !1, line: 4)
!10 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, line: 9, unit: !0, type: !2, spFlags: DISPFlagDefinition, retainedNodes: !{})
!11 = !DILocalVariable(name: "v", arg: 1, scope: !10, file: !1, line: 9, type: !3)
!20 = !DILocation(line: 2, scope: !4)
!21 = !DILocation(line: 3, scope: !7)
!22 = !DILocation(line: 4, scope: !9)
!23 = !DILocation(line: 9, column: 3, scope: !10, inlinedAt: !21)
!24 = !DILocation(line: 10, column: 3, scope: !10, inlinedAt: !25)
!25 = distinct !DILocation(line: 5, column: 8, scope: !4)
