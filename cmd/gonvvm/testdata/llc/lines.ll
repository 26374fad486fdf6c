; Places are repeated in words; files stand behind the code.
target triple = "nvptx64-nvidia-cuda"

define i32 @first(i32 %a) !dbg !6 {
  ret i32 5, !dbg !9
}

define void @second() !dbg !8 {
  ret void, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "x", emissionKind: DebugDirectivesOnly)
!1 = !DIFile(filename: "lib/first.cu", directory: "/src/")
!2 = !DIFile(filename: "second.cuh", directory: "/src")
!3 = !{i32 2, !"Dwarf Version", i32 2}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !DISubroutineType(types: !{})
!6 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 3, type: !5, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!8 = distinct !DISubprogram(name: "second", scope: !2, file: !2, line: 9, type: !5, scopeLine: 9, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DILocation(line: 4, column: 12, scope: !6)
!10 = !DILocation(line: 10, column: 1, scope: !8)
