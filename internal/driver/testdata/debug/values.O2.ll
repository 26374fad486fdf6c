; ModuleID = 'values.ll'
source_filename = "values.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @values(ptr noundef writeonly captures(none) %0, i32 noundef %1, ptr noundef readonly byval(%struct.Pair) align 4 captures(none) %2) local_unnamed_addr #0 !dbg !8 {
    #dbg_value(ptr %0, !18, !DIExpression(), !19)
    #dbg_value(i32 %1, !20, !DIExpression(), !19)
    #dbg_declare(ptr %2, !21, !DIExpression(), !22)
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !23
    #dbg_value(i32 %4, !24, !DIExpression(), !19)
    #dbg_value(i32 0, !25, !DIExpression(), !19)
    #dbg_value(i32 2, !26, !DIExpression(), !19)
    #dbg_value(i32 %4, !28, !DIExpression(), !30)
  %5 = icmp slt i32 %4, %1, !dbg !31
  br i1 %5, label %.lr.ph, label %.critedge, !dbg !33

.lr.ph:                                           ; preds = %3
  %6 = load i32, ptr %2, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %8 = load i32, ptr %7, align 4
  br label %9, !dbg !33

9:                                                ; preds = %.lr.ph, %9
  %.018 = phi i32 [ 0, %.lr.ph ], [ %.1, %9 ]
  %.01417 = phi i32 [ %4, %.lr.ph ], [ %16, %9 ]
    #dbg_value(i32 %.018, !25, !DIExpression(), !19)
    #dbg_value(i32 %.01417, !28, !DIExpression(), !30)
    #dbg_value(i32 %.01417, !34, !DIExpression(), !38)
    #dbg_value(i32 %6, !41, !DIExpression(), !38)
  %10 = mul nuw nsw i32 %.01417, 31, !dbg !42
    #dbg_value(i32 %10, !43, !DIExpression(), !38)
  %11 = xor i32 %6, %10, !dbg !44
    #dbg_value(i32 %11, !43, !DIExpression(), !38)
    #dbg_value(i32 %11, !45, !DIExpression(), !46)
  %12 = and i32 %11, 1, !dbg !47
  %.not = icmp eq i32 %12, 0, !dbg !49
  %13 = mul nsw i32 %.018, 31, !dbg !49
  %14 = xor i32 %8, %13, !dbg !49
  %15 = sub i32 0, %14, !dbg !49
  %.1.p = select i1 %.not, i32 %15, i32 %11, !dbg !49
  %.1 = add i32 %.018, %.1.p, !dbg !49
    #dbg_value(i32 %.1, !25, !DIExpression(), !19)
  %16 = add nuw nsw i32 %.01417, 2, !dbg !50
    #dbg_value(i32 %16, !28, !DIExpression(), !30)
  %17 = icmp slt i32 %16, %1, !dbg !31
  br i1 %17, label %9, label %._crit_edge, !dbg !33, !llvm.loop !51

._crit_edge:                                      ; preds = %9
  %18 = zext nneg i32 %4 to i64
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18
  store i32 %.1, ptr %19, align 4, !dbg !54
  br label %.critedge, !dbg !56

.critedge:                                        ; preds = %3, %._crit_edge
  ret void, !dbg !57
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "values.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "values", scope: !1, file: !1, line: 13, type: !9, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11, !12, !13}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !1, line: 5, size: 64, flags: DIFlagTypePassByValue, elements: !14, identifier: "_ZTS4Pair")
!14 = !{!15, !16}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !13, file: !1, line: 5, baseType: !12, size: 32)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !13, file: !1, line: 5, baseType: !12, size: 32, offset: 32)
!17 = !{}
!18 = !DILocalVariable(name: "out", arg: 1, scope: !8, file: !1, line: 13, type: !11)
!19 = !DILocation(line: 0, scope: !8)
!20 = !DILocalVariable(name: "n", arg: 2, scope: !8, file: !1, line: 13, type: !12)
!21 = !DILocalVariable(name: "p", arg: 3, scope: !8, file: !1, line: 13, type: !13)
!22 = !DILocation(line: 13, column: 57, scope: !8)
!23 = !DILocation(line: 14, column: 13, scope: !8)
!24 = !DILocalVariable(name: "i", scope: !8, file: !1, line: 14, type: !12)
!25 = !DILocalVariable(name: "sum", scope: !8, file: !1, line: 15, type: !12)
!26 = !DILocalVariable(name: "step", scope: !8, file: !1, line: 16, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!28 = !DILocalVariable(name: "k", scope: !29, file: !1, line: 17, type: !12)
!29 = distinct !DILexicalBlock(scope: !8, file: !1, line: 17, column: 5)
!30 = !DILocation(line: 0, scope: !29)
!31 = !DILocation(line: 17, column: 23, scope: !32)
!32 = distinct !DILexicalBlock(scope: !29, file: !1, line: 17, column: 5)
!33 = !DILocation(line: 17, column: 5, scope: !29)
!34 = !DILocalVariable(name: "x", arg: 1, scope: !35, file: !1, line: 7, type: !12)
!35 = distinct !DISubprogram(name: "mix", linkageName: "_ZL3mixii", scope: !1, file: !1, line: 7, type: !36, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!36 = !DISubroutineType(types: !37)
!37 = !{!12, !12, !12}
!38 = !DILocation(line: 0, scope: !35, inlinedAt: !39)
!39 = distinct !DILocation(line: 18, column: 17, scope: !40)
!40 = distinct !DILexicalBlock(scope: !32, file: !1, line: 17, column: 39)
!41 = !DILocalVariable(name: "y", arg: 2, scope: !35, file: !1, line: 7, type: !12)
!42 = !DILocation(line: 8, column: 15, scope: !35, inlinedAt: !39)
!43 = !DILocalVariable(name: "r", scope: !35, file: !1, line: 8, type: !12)
!44 = !DILocation(line: 9, column: 7, scope: !35, inlinedAt: !39)
!45 = !DILocalVariable(name: "t", scope: !40, file: !1, line: 18, type: !12)
!46 = !DILocation(line: 0, scope: !40)
!47 = !DILocation(line: 19, column: 15, scope: !48)
!48 = distinct !DILexicalBlock(scope: !40, file: !1, line: 19, column: 13)
!49 = !DILocation(line: 19, column: 13, scope: !48)
!50 = !DILocation(line: 17, column: 30, scope: !32)
!51 = distinct !{!51, !33, !52, !53}
!52 = !DILocation(line: 23, column: 5, scope: !29)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 25, column: 16, scope: !55)
!55 = distinct !DILexicalBlock(scope: !8, file: !1, line: 24, column: 9)
!56 = !DILocation(line: 25, column: 9, scope: !55)
!57 = !DILocation(line: 26, column: 1, scope: !8)
