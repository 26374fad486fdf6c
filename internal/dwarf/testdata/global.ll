; Variables of the module: in namespaces, of each state space, constant, and without storage.
target triple = "nvptx64-nvidia-cuda"

@a = addrspace(1) global i32 1, !dbg !10
@b = addrspace(4) constant i32 2, !dbg !12
@c = internal addrspace(3) global i32 undef, !dbg !14

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!99}
!99 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", emissionKind: FullDebug, globals: !4, nameTableKind: None)
!4 = !{!10, !12, !14, !16}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "a", scope: !0, file: !1, line: 1, type: !3, isLocal: false, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "b", linkageName: "_ZN1n1bE", scope: !20, file: !1, line: 2, type: !3, isLocal: false, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "c", scope: !0, file: !1, line: 3, type: !3, isLocal: true, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression(DW_OP_consts, 7, DW_OP_stack_value))
!17 = distinct !DIGlobalVariable(name: "seven", scope: !0, file: !1, line: 4, type: !3, isLocal: true, isDefinition: true)
!20 = !DINamespace(name: "n", scope: !21)
!21 = !DINamespace(scope: null)
