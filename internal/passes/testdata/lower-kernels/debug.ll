; The subprogram goes with the body, so that its lines keep their scope.
define ptx_kernel void @k(ptr %p) !dbg !4 {
  store i32 1, ptr %p, !dbg !6
  ret void, !dbg !6
}
define void @f(ptr %p) !dbg !5 {
  call ptx_kernel void @k(ptr %p), !dbg !7
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "f", file: !1, line: 5, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 2, scope: !4)
!7 = !DILocation(line: 6, scope: !5)
