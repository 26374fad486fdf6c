; Places of variables: registers, constants, parts in several registers.
target triple = "nvptx64-nvidia-cuda"

define i64 @f(i32 %x, i64 %y) !dbg !4 {
    #dbg_value(i32 %x, !5, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !20)
    #dbg_value(i64 %y, !6, !DIExpression(), !20)
  %a = add i64 %y, 1, !dbg !20
    #dbg_value(i64 %a, !5, !DIExpression(), !20)
    #dbg_value(i64 12, !6, !DIExpression(), !20)
  %b = mul i64 %a, 3, !dbg !20
  ret i64 %b, !dbg !20
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!99}
!99 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", emissionKind: FullDebug, nameTableKind: None)
!2 = !DISubroutineType(types: !{!3, !3})
!4 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !1, file: !1, line: 1, unit: !0, type: !2, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, retainedNodes: !{})
!5 = !DILocalVariable(name: "wide", scope: !4, file: !1, line: 1, type: !9)
!6 = !DILocalVariable(name: "y", arg: 2, scope: !4, file: !1, line: 1, type: !9)
!9 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DILocation(line: 2, scope: !4)
