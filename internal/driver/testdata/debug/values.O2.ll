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
    #dbg_value(i32 %1, !28, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !19)
    #dbg_value(i32 0, !28, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !19)
    #dbg_value(i32 %4, !33, !DIExpression(), !35)
  %5 = icmp slt i32 %4, %1, !dbg !36
  br i1 %5, label %.lr.ph, label %.critedge, !dbg !38

.lr.ph:                                           ; preds = %3
  %6 = load i32, ptr %2, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %8 = load i32, ptr %7, align 4
  br label %9, !dbg !38

9:                                                ; preds = %.lr.ph, %9
  %.023 = phi i32 [ 0, %.lr.ph ], [ %.1, %9 ]
  %.01822 = phi i32 [ %4, %.lr.ph ], [ %18, %9 ]
  %.sroa.3.021 = phi i32 [ 0, %.lr.ph ], [ %17, %9 ]
    #dbg_value(i32 %.023, !25, !DIExpression(), !19)
    #dbg_value(i32 %.01822, !33, !DIExpression(), !35)
    #dbg_value(i32 %.sroa.3.021, !28, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !19)
    #dbg_value(i32 %.01822, !39, !DIExpression(), !43)
    #dbg_value(i32 %6, !46, !DIExpression(), !43)
  %10 = mul nuw nsw i32 %.01822, 31, !dbg !47
    #dbg_value(i32 %10, !48, !DIExpression(), !43)
  %11 = xor i32 %6, %10, !dbg !49
    #dbg_value(i32 %11, !48, !DIExpression(), !43)
    #dbg_value(i32 %11, !50, !DIExpression(), !51)
  %12 = and i32 %11, 1, !dbg !52
  %.not = icmp eq i32 %12, 0, !dbg !54
  %13 = mul nsw i32 %.023, 31, !dbg !54
  %14 = xor i32 %8, %13, !dbg !54
  %15 = sub i32 0, %14, !dbg !54
  %.1.p = select i1 %.not, i32 %15, i32 %11, !dbg !54
  %.1 = add i32 %.023, %.1.p, !dbg !54
    #dbg_value(i32 %.1, !25, !DIExpression(), !19)
    #dbg_value(i32 %11, !28, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !19)
  %16 = and i32 %11, 3, !dbg !55
  %17 = add nuw nsw i32 %16, %.sroa.3.021, !dbg !56
    #dbg_value(i32 %17, !28, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !19)
  %18 = add nuw nsw i32 %.01822, 2, !dbg !57
    #dbg_value(i32 %18, !33, !DIExpression(), !35)
    #dbg_value(i32 %11, !28, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !19)
    #dbg_value(i32 %17, !28, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !19)
  %19 = icmp slt i32 %18, %1, !dbg !36
  br i1 %19, label %9, label %._crit_edge.loopexit, !dbg !38, !llvm.loop !58

._crit_edge.loopexit:                             ; preds = %9
  %20 = mul nsw i32 %11, %17
  %21 = zext nneg i32 %4 to i64
  %22 = getelementptr inbounds nuw i32, ptr %0, i64 %21
  %23 = add nsw i32 %.1, %20
  store i32 %23, ptr %22, align 4, !dbg !61
  br label %.critedge, !dbg !63

.critedge:                                        ; preds = %3, %._crit_edge.loopexit
  ret void, !dbg !64
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
!8 = distinct !DISubprogram(name: "values", scope: !1, file: !1, line: 14, type: !9, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11, !12, !13}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !1, line: 5, size: 64, flags: DIFlagTypePassByValue, elements: !14, identifier: "_ZTS4Pair")
!14 = !{!15, !16}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !13, file: !1, line: 5, baseType: !12, size: 32)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !13, file: !1, line: 5, baseType: !12, size: 32, offset: 32)
!17 = !{}
!18 = !DILocalVariable(name: "out", arg: 1, scope: !8, file: !1, line: 14, type: !11)
!19 = !DILocation(line: 0, scope: !8)
!20 = !DILocalVariable(name: "n", arg: 2, scope: !8, file: !1, line: 14, type: !12)
!21 = !DILocalVariable(name: "p", arg: 3, scope: !8, file: !1, line: 14, type: !13)
!22 = !DILocation(line: 14, column: 57, scope: !8)
!23 = !DILocation(line: 15, column: 13, scope: !8)
!24 = !DILocalVariable(name: "i", scope: !8, file: !1, line: 15, type: !12)
!25 = !DILocalVariable(name: "sum", scope: !8, file: !1, line: 16, type: !12)
!26 = !DILocalVariable(name: "step", scope: !8, file: !1, line: 17, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!28 = !DILocalVariable(name: "stat", scope: !8, file: !1, line: 18, type: !29)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Stat", file: !1, line: 6, size: 64, flags: DIFlagTypePassByValue, elements: !30, identifier: "_ZTS4Stat")
!30 = !{!31, !32}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !29, file: !1, line: 6, baseType: !12, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !29, file: !1, line: 6, baseType: !12, size: 32, offset: 32)
!33 = !DILocalVariable(name: "k", scope: !34, file: !1, line: 21, type: !12)
!34 = distinct !DILexicalBlock(scope: !8, file: !1, line: 21, column: 5)
!35 = !DILocation(line: 0, scope: !34)
!36 = !DILocation(line: 21, column: 23, scope: !37)
!37 = distinct !DILexicalBlock(scope: !34, file: !1, line: 21, column: 5)
!38 = !DILocation(line: 21, column: 5, scope: !34)
!39 = !DILocalVariable(name: "x", arg: 1, scope: !40, file: !1, line: 8, type: !12)
!40 = distinct !DISubprogram(name: "mix", linkageName: "_ZL3mixii", scope: !1, file: !1, line: 8, type: !41, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!41 = !DISubroutineType(types: !42)
!42 = !{!12, !12, !12}
!43 = !DILocation(line: 0, scope: !40, inlinedAt: !44)
!44 = distinct !DILocation(line: 22, column: 17, scope: !45)
!45 = distinct !DILexicalBlock(scope: !37, file: !1, line: 21, column: 39)
!46 = !DILocalVariable(name: "y", arg: 2, scope: !40, file: !1, line: 8, type: !12)
!47 = !DILocation(line: 9, column: 15, scope: !40, inlinedAt: !44)
!48 = !DILocalVariable(name: "r", scope: !40, file: !1, line: 9, type: !12)
!49 = !DILocation(line: 10, column: 7, scope: !40, inlinedAt: !44)
!50 = !DILocalVariable(name: "t", scope: !45, file: !1, line: 22, type: !12)
!51 = !DILocation(line: 0, scope: !45)
!52 = !DILocation(line: 23, column: 15, scope: !53)
!53 = distinct !DILexicalBlock(scope: !45, file: !1, line: 23, column: 13)
!54 = !DILocation(line: 23, column: 13, scope: !53)
!55 = !DILocation(line: 28, column: 25, scope: !45)
!56 = !DILocation(line: 28, column: 20, scope: !45)
!57 = !DILocation(line: 21, column: 30, scope: !37)
!58 = distinct !{!58, !38, !59, !60}
!59 = !DILocation(line: 29, column: 5, scope: !34)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 31, column: 16, scope: !62)
!62 = distinct !DILexicalBlock(scope: !8, file: !1, line: 30, column: 9)
!63 = !DILocation(line: 31, column: 9, scope: !62)
!64 = !DILocation(line: 32, column: 1, scope: !8)
