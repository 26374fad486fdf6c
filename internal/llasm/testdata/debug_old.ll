; The debug intrinsics that records replaced, and subprograms without spFlags.
source_filename = "old.c"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.addr(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)

define void @intrinsics(i32 %x, ptr %p) !dbg !21 {
entry:
  %a = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %a, metadata !27, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.value(metadata i32 %x, metadata !27, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.value(metadata i32 0, metadata !27, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.value(metadata !DIArgList(i32 %x, ptr %p), metadata !27, metadata !DIExpression(DW_OP_LLVM_arg, 0)), !dbg !28
  store i32 %x, ptr %a, align 4, !dbg !28
  call void @llvm.dbg.addr(metadata ptr %p, metadata !27, metadata !DIExpression(DW_OP_plus_uconst, 4)), !dbg !28
  call void @llvm.dbg.label(metadata !29), !dbg !28
  ret void, !dbg !28
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9}

!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "old.c", directory: "/src")
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DISubroutineType(types: !10)
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{null, !7}
!11 = !{}
!21 = distinct !DISubprogram(name: "intrinsics", scope: !3, file: !3, line: 20, type: !8, isLocal: true, isDefinition: true, scopeLine: 20, isOptimized: false, unit: !2, retainedNodes: !11)
!27 = !DILocalVariable(name: "b", scope: !21, file: !3, line: 21, type: !7)
!28 = !DILocation(line: 21, column: 1, scope: !21)
!29 = !DILabel(scope: !21, name: "there", file: !3, line: 22)
