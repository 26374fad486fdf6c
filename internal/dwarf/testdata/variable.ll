; Variables of functions: parameters, locals, those of inner blocks, with a range for each value.
target triple = "nvptx64-nvidia-cuda"

define i32 @f(i32 %x) !dbg !4 {
    #dbg_value(i32 %x, !5, !DIExpression(), !20)
  %a = add i32 %x, 1, !dbg !20
    #dbg_value(i32 %a, !6, !DIExpression(), !20)
  %b = mul i32 %a, 3, !dbg !21
    #dbg_value(i32 %b, !6, !DIExpression(), !20)
    #dbg_value(i32 %b, !8, !DIExpression(), !21)
  %c = sub i32 %b, 5, !dbg !21
  ret i32 %c, !dbg !20
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!99}
!99 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", emissionKind: FullDebug, nameTableKind: None)
!2 = !DISubroutineType(types: !{!3, !3})
!4 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !1, file: !1, line: 1, unit: !0, type: !2, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, retainedNodes: !{})
!5 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 1, type: !3)
!6 = !DILocalVariable(name: "a", scope: !4, file: !1, line: 2, type: !3)
!7 = distinct !DILexicalBlock(scope: !4, file: !1, line: 3)
!8 = !DILocalVariable(name: "inner", scope: !7, file: !1, line: 3, type: !3, flags: DIFlagArtificial)
!20 = !DILocation(line: 2, scope: !4)
!21 = !DILocation(line: 3, scope: !7)
