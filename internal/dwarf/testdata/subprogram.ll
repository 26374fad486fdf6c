; Functions: external and local ones, with declarations, of classes, parameters that are not used.
target triple = "nvptx64-nvidia-cuda"

define i32 @f(i32 %x) !dbg !4 {
  ret i32 %x, !dbg !20
}

define internal void @g() !dbg !5 {
  ret void, !dbg !21
}

define void @method(ptr %this) !dbg !6 {
  ret void, !dbg !22
}

define void @without() {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!99}
!99 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", emissionKind: FullDebug, nameTableKind: None)
!2 = !DISubroutineType(types: !{!3, !3})
!4 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !1, file: !1, line: 1, unit: !0, type: !2, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, retainedNodes: !{})
!5 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 5, unit: !0, type: !8, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, retainedNodes: !{})
!6 = distinct !DISubprogram(name: "m", linkageName: "method", scope: !9, file: !1, line: 9, unit: !0, type: !8, spFlags: DISPFlagDefinition, declaration: !7, retainedNodes: !{})
!7 = !DISubprogram(name: "m", linkageName: "method", scope: !9, file: !1, line: 8, type: !8, flags: DIFlagPublic, spFlags: 0)
!8 = !DISubroutineType(types: !{null})
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 7, size: 8, elements: !{!7}, identifier: "_ZTS1s")
!20 = !DILocation(line: 2, scope: !4)
!21 = !DILocation(line: 6, scope: !5)
!22 = !DILocation(line: 10, scope: !6)
