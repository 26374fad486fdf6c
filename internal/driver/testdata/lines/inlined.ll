; Code of a function that was inlined, and of one that was inlined into that: each place
; names its function and where it was called, which has a .loc of its own before (P-23).
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr %p, i32 %a) !dbg !4 {
  %b = add i32 %a, 1, !dbg !5
  %c = mul i32 %b, %b, !dbg !8
  %d = xor i32 %c, %a, !dbg !10
  %e = sub i32 %d, %b, !dbg !11
  store i32 %e, ptr %p, !dbg !8
  ret void, !dbg !14
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: DebugDirectivesOnly)
!1 = !DIFile(filename: "a.cu", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 2, !"Dwarf Version", i32 2}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, unit: !0, type: !6, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 7, column: 3, scope: !9, inlinedAt: !8)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DILocation(line: 3, column: 1, scope: !4)
!9 = distinct !DISubprogram(name: "g", linkageName: "_Z1gi", file: !1, line: 6, unit: !0, type: !6, spFlags: DISPFlagDefinition)
!10 = !DILocation(line: 17, column: 3, scope: !15, inlinedAt: !12)
!11 = !DILocation(line: 27, column: 3, scope: !13, inlinedAt: !12)
!12 = distinct !DILocation(line: 30, column: 4, scope: !9, inlinedAt: !8)
!13 = distinct !DISubprogram(name: "h", file: !1, line: 26, unit: !0, type: !6, spFlags: DISPFlagDefinition)
!14 = !DILocation(line: 4, column: 1, scope: !4)
!15 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16)
