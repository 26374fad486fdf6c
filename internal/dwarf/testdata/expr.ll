; Expressions: offsets, dereferences, computations on the value.
target triple = "nvptx64-nvidia-cuda"

define i64 @f(i64 %x, i64 %y) !dbg !4 {
    #dbg_value(i64 %x, !5, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref), !20)
    #dbg_value(i64 %y, !6, !DIExpression(DW_OP_constu, 3, DW_OP_mul, DW_OP_stack_value), !20)
  %a = add i64 %y, 1, !dbg !20
    #dbg_value(i64 %a, !5, !DIExpression(DW_OP_deref), !20)
    #dbg_value(i64 %a, !6, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_lit2, DW_OP_shl, DW_OP_stack_value), !20)
  ret i64 %a, !dbg !20
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!99}
!99 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", emissionKind: FullDebug, nameTableKind: None)
!2 = !DISubroutineType(types: !{!3, !3})
!4 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !1, file: !1, line: 1, unit: !0, type: !2, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, retainedNodes: !{})
!5 = !DILocalVariable(name: "p", arg: 1, scope: !4, file: !1, line: 1, type: !3)
!6 = !DILocalVariable(name: "y", arg: 2, scope: !4, file: !1, line: 1, type: !3)
!20 = !DILocation(line: 2, scope: !4)
