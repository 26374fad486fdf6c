; ModuleID = 'values.cu'
source_filename = "values.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { i32, i32 }
%struct.Stat = type { i32, i32 }

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local ptx_kernel void @values(ptr noundef %0, i32 noundef %1, ptr noundef byval(%struct.Pair) align 4 %2) #0 !dbg !8 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Stat, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !18, !DIExpression(), !19)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !20, !DIExpression(), !21)
    #dbg_declare(ptr %2, !22, !DIExpression(), !23)
    #dbg_declare(ptr %6, !24, !DIExpression(), !25)
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  store i32 %12, ptr %6, align 4, !dbg !25
    #dbg_declare(ptr %7, !27, !DIExpression(), !28)
  store i32 0, ptr %7, align 4, !dbg !28
    #dbg_declare(ptr %8, !29, !DIExpression(), !31)
  store i32 2, ptr %8, align 4, !dbg !31
    #dbg_declare(ptr %9, !32, !DIExpression(), !37)
  %13 = load i32, ptr %5, align 4, !dbg !38
  %14 = getelementptr inbounds nuw %struct.Stat, ptr %9, i32 0, i32 0, !dbg !39
  store i32 %13, ptr %14, align 4, !dbg !40
  %15 = getelementptr inbounds nuw %struct.Stat, ptr %9, i32 0, i32 1, !dbg !41
  store i32 0, ptr %15, align 4, !dbg !42
    #dbg_declare(ptr %10, !43, !DIExpression(), !45)
  %16 = load i32, ptr %6, align 4, !dbg !46
  store i32 %16, ptr %10, align 4, !dbg !45
  br label %17, !dbg !47

17:                                               ; preds = %48, %3
  %18 = load i32, ptr %10, align 4, !dbg !48
  %19 = load i32, ptr %5, align 4, !dbg !50
  %20 = icmp slt i32 %18, %19, !dbg !51
  br i1 %20, label %21, label %51, !dbg !52

21:                                               ; preds = %17
    #dbg_declare(ptr %11, !53, !DIExpression(), !55)
  %22 = load i32, ptr %10, align 4, !dbg !56
  %23 = getelementptr inbounds nuw %struct.Pair, ptr %2, i32 0, i32 0, !dbg !57
  %24 = load i32, ptr %23, align 4, !dbg !57
  %25 = call noundef i32 @_ZL3mixii(i32 noundef %22, i32 noundef %24) #3, !dbg !58
  store i32 %25, ptr %11, align 4, !dbg !55
  %26 = load i32, ptr %11, align 4, !dbg !59
  %27 = and i32 %26, 1, !dbg !61
  %28 = icmp ne i32 %27, 0, !dbg !59
  br i1 %28, label %29, label %33, !dbg !59

29:                                               ; preds = %21
  %30 = load i32, ptr %11, align 4, !dbg !62
  %31 = load i32, ptr %7, align 4, !dbg !63
  %32 = add nsw i32 %31, %30, !dbg !63
  store i32 %32, ptr %7, align 4, !dbg !63
  br label %40, !dbg !64

33:                                               ; preds = %21
  %34 = load i32, ptr %7, align 4, !dbg !65
  %35 = getelementptr inbounds nuw %struct.Pair, ptr %2, i32 0, i32 1, !dbg !66
  %36 = load i32, ptr %35, align 4, !dbg !66
  %37 = call noundef i32 @_ZL3mixii(i32 noundef %34, i32 noundef %36) #3, !dbg !67
  %38 = load i32, ptr %7, align 4, !dbg !68
  %39 = sub nsw i32 %38, %37, !dbg !68
  store i32 %39, ptr %7, align 4, !dbg !68
  br label %40

40:                                               ; preds = %33, %29
  %41 = load i32, ptr %11, align 4, !dbg !69
  %42 = getelementptr inbounds nuw %struct.Stat, ptr %9, i32 0, i32 0, !dbg !70
  store i32 %41, ptr %42, align 4, !dbg !71
  %43 = load i32, ptr %11, align 4, !dbg !72
  %44 = and i32 %43, 3, !dbg !73
  %45 = getelementptr inbounds nuw %struct.Stat, ptr %9, i32 0, i32 1, !dbg !74
  %46 = load i32, ptr %45, align 4, !dbg !75
  %47 = add nsw i32 %46, %44, !dbg !75
  store i32 %47, ptr %45, align 4, !dbg !75
  br label %48, !dbg !76

48:                                               ; preds = %40
  %49 = load i32, ptr %10, align 4, !dbg !77
  %50 = add nsw i32 %49, 2, !dbg !77
  store i32 %50, ptr %10, align 4, !dbg !77
  br label %17, !dbg !78, !llvm.loop !79

51:                                               ; preds = %17
  %52 = load i32, ptr %6, align 4, !dbg !82
  %53 = load i32, ptr %5, align 4, !dbg !84
  %54 = icmp slt i32 %52, %53, !dbg !85
  br i1 %54, label %55, label %67, !dbg !85

55:                                               ; preds = %51
  %56 = load i32, ptr %7, align 4, !dbg !86
  %57 = getelementptr inbounds nuw %struct.Stat, ptr %9, i32 0, i32 0, !dbg !87
  %58 = load i32, ptr %57, align 4, !dbg !87
  %59 = getelementptr inbounds nuw %struct.Stat, ptr %9, i32 0, i32 1, !dbg !88
  %60 = load i32, ptr %59, align 4, !dbg !88
  %61 = mul nsw i32 %58, %60, !dbg !89
  %62 = add nsw i32 %56, %61, !dbg !90
  %63 = load ptr, ptr %4, align 8, !dbg !91
  %64 = load i32, ptr %6, align 4, !dbg !92
  %65 = sext i32 %64 to i64, !dbg !91
  %66 = getelementptr inbounds i32, ptr %63, i64 %65, !dbg !91
  store i32 %62, ptr %66, align 4, !dbg !93
  br label %67, !dbg !91

67:                                               ; preds = %55, %51
  ret void, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL3mixii(i32 noundef %0, i32 noundef %1) #2 !dbg !95 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !98, !DIExpression(), !99)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !100, !DIExpression(), !101)
    #dbg_declare(ptr %5, !102, !DIExpression(), !103)
  %6 = load i32, ptr %3, align 4, !dbg !104
  %7 = mul nsw i32 %6, 31, !dbg !105
  store i32 %7, ptr %5, align 4, !dbg !103
  %8 = load i32, ptr %4, align 4, !dbg !106
  %9 = load i32, ptr %5, align 4, !dbg !107
  %10 = xor i32 %9, %8, !dbg !107
  store i32 %10, ptr %5, align 4, !dbg !107
  %11 = load i32, ptr %5, align 4, !dbg !108
  ret i32 %11, !dbg !109
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent nounwind }

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
!19 = !DILocation(line: 14, column: 40, scope: !8)
!20 = !DILocalVariable(name: "n", arg: 2, scope: !8, file: !1, line: 14, type: !12)
!21 = !DILocation(line: 14, column: 49, scope: !8)
!22 = !DILocalVariable(name: "p", arg: 3, scope: !8, file: !1, line: 14, type: !13)
!23 = !DILocation(line: 14, column: 57, scope: !8)
!24 = !DILocalVariable(name: "i", scope: !8, file: !1, line: 15, type: !12)
!25 = !DILocation(line: 15, column: 9, scope: !8)
!26 = !DILocation(line: 15, column: 13, scope: !8)
!27 = !DILocalVariable(name: "sum", scope: !8, file: !1, line: 16, type: !12)
!28 = !DILocation(line: 16, column: 9, scope: !8)
!29 = !DILocalVariable(name: "step", scope: !8, file: !1, line: 17, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!31 = !DILocation(line: 17, column: 15, scope: !8)
!32 = !DILocalVariable(name: "stat", scope: !8, file: !1, line: 18, type: !33)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Stat", file: !1, line: 6, size: 64, flags: DIFlagTypePassByValue, elements: !34, identifier: "_ZTS4Stat")
!34 = !{!35, !36}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !33, file: !1, line: 6, baseType: !12, size: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !33, file: !1, line: 6, baseType: !12, size: 32, offset: 32)
!37 = !DILocation(line: 18, column: 10, scope: !8)
!38 = !DILocation(line: 19, column: 17, scope: !8)
!39 = !DILocation(line: 19, column: 10, scope: !8)
!40 = !DILocation(line: 19, column: 15, scope: !8)
!41 = !DILocation(line: 20, column: 10, scope: !8)
!42 = !DILocation(line: 20, column: 16, scope: !8)
!43 = !DILocalVariable(name: "k", scope: !44, file: !1, line: 21, type: !12)
!44 = distinct !DILexicalBlock(scope: !8, file: !1, line: 21, column: 5)
!45 = !DILocation(line: 21, column: 14, scope: !44)
!46 = !DILocation(line: 21, column: 18, scope: !44)
!47 = !DILocation(line: 21, column: 10, scope: !44)
!48 = !DILocation(line: 21, column: 21, scope: !49)
!49 = distinct !DILexicalBlock(scope: !44, file: !1, line: 21, column: 5)
!50 = !DILocation(line: 21, column: 25, scope: !49)
!51 = !DILocation(line: 21, column: 23, scope: !49)
!52 = !DILocation(line: 21, column: 5, scope: !44)
!53 = !DILocalVariable(name: "t", scope: !54, file: !1, line: 22, type: !12)
!54 = distinct !DILexicalBlock(scope: !49, file: !1, line: 21, column: 39)
!55 = !DILocation(line: 22, column: 13, scope: !54)
!56 = !DILocation(line: 22, column: 21, scope: !54)
!57 = !DILocation(line: 22, column: 26, scope: !54)
!58 = !DILocation(line: 22, column: 17, scope: !54)
!59 = !DILocation(line: 23, column: 13, scope: !60)
!60 = distinct !DILexicalBlock(scope: !54, file: !1, line: 23, column: 13)
!61 = !DILocation(line: 23, column: 15, scope: !60)
!62 = !DILocation(line: 24, column: 20, scope: !60)
!63 = !DILocation(line: 24, column: 17, scope: !60)
!64 = !DILocation(line: 24, column: 13, scope: !60)
!65 = !DILocation(line: 26, column: 24, scope: !60)
!66 = !DILocation(line: 26, column: 31, scope: !60)
!67 = !DILocation(line: 26, column: 20, scope: !60)
!68 = !DILocation(line: 26, column: 17, scope: !60)
!69 = !DILocation(line: 27, column: 21, scope: !54)
!70 = !DILocation(line: 27, column: 14, scope: !54)
!71 = !DILocation(line: 27, column: 19, scope: !54)
!72 = !DILocation(line: 28, column: 23, scope: !54)
!73 = !DILocation(line: 28, column: 25, scope: !54)
!74 = !DILocation(line: 28, column: 14, scope: !54)
!75 = !DILocation(line: 28, column: 20, scope: !54)
!76 = !DILocation(line: 29, column: 5, scope: !54)
!77 = !DILocation(line: 21, column: 30, scope: !49)
!78 = !DILocation(line: 21, column: 5, scope: !49)
!79 = distinct !{!79, !52, !80, !81}
!80 = !DILocation(line: 29, column: 5, scope: !44)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocation(line: 30, column: 9, scope: !83)
!83 = distinct !DILexicalBlock(scope: !8, file: !1, line: 30, column: 9)
!84 = !DILocation(line: 30, column: 13, scope: !83)
!85 = !DILocation(line: 30, column: 11, scope: !83)
!86 = !DILocation(line: 31, column: 18, scope: !83)
!87 = !DILocation(line: 31, column: 29, scope: !83)
!88 = !DILocation(line: 31, column: 41, scope: !83)
!89 = !DILocation(line: 31, column: 34, scope: !83)
!90 = !DILocation(line: 31, column: 22, scope: !83)
!91 = !DILocation(line: 31, column: 9, scope: !83)
!92 = !DILocation(line: 31, column: 13, scope: !83)
!93 = !DILocation(line: 31, column: 16, scope: !83)
!94 = !DILocation(line: 32, column: 1, scope: !8)
!95 = distinct !DISubprogram(name: "mix", linkageName: "_ZL3mixii", scope: !1, file: !1, line: 8, type: !96, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!96 = !DISubroutineType(types: !97)
!97 = !{!12, !12, !12}
!98 = !DILocalVariable(name: "x", arg: 1, scope: !95, file: !1, line: 8, type: !12)
!99 = !DILocation(line: 8, column: 31, scope: !95)
!100 = !DILocalVariable(name: "y", arg: 2, scope: !95, file: !1, line: 8, type: !12)
!101 = !DILocation(line: 8, column: 38, scope: !95)
!102 = !DILocalVariable(name: "r", scope: !95, file: !1, line: 9, type: !12)
!103 = !DILocation(line: 9, column: 9, scope: !95)
!104 = !DILocation(line: 9, column: 13, scope: !95)
!105 = !DILocation(line: 9, column: 15, scope: !95)
!106 = !DILocation(line: 10, column: 10, scope: !95)
!107 = !DILocation(line: 10, column: 7, scope: !95)
!108 = !DILocation(line: 11, column: 12, scope: !95)
!109 = !DILocation(line: 11, column: 5, scope: !95)
