; ModuleID = 'values.cu'
source_filename = "values.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { i32, i32 }

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local ptx_kernel void @values(ptr noundef %0, i32 noundef %1, ptr noundef byval(%struct.Pair) align 4 %2) #0 !dbg !8 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !18, !DIExpression(), !19)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !20, !DIExpression(), !21)
    #dbg_declare(ptr %2, !22, !DIExpression(), !23)
    #dbg_declare(ptr %6, !24, !DIExpression(), !25)
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !26
  store i32 %11, ptr %6, align 4, !dbg !25
    #dbg_declare(ptr %7, !27, !DIExpression(), !28)
  store i32 0, ptr %7, align 4, !dbg !28
    #dbg_declare(ptr %8, !29, !DIExpression(), !31)
  store i32 2, ptr %8, align 4, !dbg !31
    #dbg_declare(ptr %9, !32, !DIExpression(), !34)
  %12 = load i32, ptr %6, align 4, !dbg !35
  store i32 %12, ptr %9, align 4, !dbg !34
  br label %13, !dbg !36

13:                                               ; preds = %37, %3
  %14 = load i32, ptr %9, align 4, !dbg !37
  %15 = load i32, ptr %5, align 4, !dbg !39
  %16 = icmp slt i32 %14, %15, !dbg !40
  br i1 %16, label %17, label %40, !dbg !41

17:                                               ; preds = %13
    #dbg_declare(ptr %10, !42, !DIExpression(), !44)
  %18 = load i32, ptr %9, align 4, !dbg !45
  %19 = getelementptr inbounds nuw %struct.Pair, ptr %2, i32 0, i32 0, !dbg !46
  %20 = load i32, ptr %19, align 4, !dbg !46
  %21 = call noundef i32 @_ZL3mixii(i32 noundef %18, i32 noundef %20) #3, !dbg !47
  store i32 %21, ptr %10, align 4, !dbg !44
  %22 = load i32, ptr %10, align 4, !dbg !48
  %23 = and i32 %22, 1, !dbg !50
  %24 = icmp ne i32 %23, 0, !dbg !48
  br i1 %24, label %25, label %29, !dbg !48

25:                                               ; preds = %17
  %26 = load i32, ptr %10, align 4, !dbg !51
  %27 = load i32, ptr %7, align 4, !dbg !52
  %28 = add nsw i32 %27, %26, !dbg !52
  store i32 %28, ptr %7, align 4, !dbg !52
  br label %36, !dbg !53

29:                                               ; preds = %17
  %30 = load i32, ptr %7, align 4, !dbg !54
  %31 = getelementptr inbounds nuw %struct.Pair, ptr %2, i32 0, i32 1, !dbg !55
  %32 = load i32, ptr %31, align 4, !dbg !55
  %33 = call noundef i32 @_ZL3mixii(i32 noundef %30, i32 noundef %32) #3, !dbg !56
  %34 = load i32, ptr %7, align 4, !dbg !57
  %35 = sub nsw i32 %34, %33, !dbg !57
  store i32 %35, ptr %7, align 4, !dbg !57
  br label %36

36:                                               ; preds = %29, %25
  br label %37, !dbg !58

37:                                               ; preds = %36
  %38 = load i32, ptr %9, align 4, !dbg !59
  %39 = add nsw i32 %38, 2, !dbg !59
  store i32 %39, ptr %9, align 4, !dbg !59
  br label %13, !dbg !60, !llvm.loop !61

40:                                               ; preds = %13
  %41 = load i32, ptr %6, align 4, !dbg !64
  %42 = load i32, ptr %5, align 4, !dbg !66
  %43 = icmp slt i32 %41, %42, !dbg !67
  br i1 %43, label %44, label %50, !dbg !67

44:                                               ; preds = %40
  %45 = load i32, ptr %7, align 4, !dbg !68
  %46 = load ptr, ptr %4, align 8, !dbg !69
  %47 = load i32, ptr %6, align 4, !dbg !70
  %48 = sext i32 %47 to i64, !dbg !69
  %49 = getelementptr inbounds i32, ptr %46, i64 %48, !dbg !69
  store i32 %45, ptr %49, align 4, !dbg !71
  br label %50, !dbg !69

50:                                               ; preds = %44, %40
  ret void, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL3mixii(i32 noundef %0, i32 noundef %1) #2 !dbg !73 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !76, !DIExpression(), !77)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !78, !DIExpression(), !79)
    #dbg_declare(ptr %5, !80, !DIExpression(), !81)
  %6 = load i32, ptr %3, align 4, !dbg !82
  %7 = mul nsw i32 %6, 31, !dbg !83
  store i32 %7, ptr %5, align 4, !dbg !81
  %8 = load i32, ptr %4, align 4, !dbg !84
  %9 = load i32, ptr %5, align 4, !dbg !85
  %10 = xor i32 %9, %8, !dbg !85
  store i32 %10, ptr %5, align 4, !dbg !85
  %11 = load i32, ptr %5, align 4, !dbg !86
  ret i32 %11, !dbg !87
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
!19 = !DILocation(line: 13, column: 40, scope: !8)
!20 = !DILocalVariable(name: "n", arg: 2, scope: !8, file: !1, line: 13, type: !12)
!21 = !DILocation(line: 13, column: 49, scope: !8)
!22 = !DILocalVariable(name: "p", arg: 3, scope: !8, file: !1, line: 13, type: !13)
!23 = !DILocation(line: 13, column: 57, scope: !8)
!24 = !DILocalVariable(name: "i", scope: !8, file: !1, line: 14, type: !12)
!25 = !DILocation(line: 14, column: 9, scope: !8)
!26 = !DILocation(line: 14, column: 13, scope: !8)
!27 = !DILocalVariable(name: "sum", scope: !8, file: !1, line: 15, type: !12)
!28 = !DILocation(line: 15, column: 9, scope: !8)
!29 = !DILocalVariable(name: "step", scope: !8, file: !1, line: 16, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!31 = !DILocation(line: 16, column: 15, scope: !8)
!32 = !DILocalVariable(name: "k", scope: !33, file: !1, line: 17, type: !12)
!33 = distinct !DILexicalBlock(scope: !8, file: !1, line: 17, column: 5)
!34 = !DILocation(line: 17, column: 14, scope: !33)
!35 = !DILocation(line: 17, column: 18, scope: !33)
!36 = !DILocation(line: 17, column: 10, scope: !33)
!37 = !DILocation(line: 17, column: 21, scope: !38)
!38 = distinct !DILexicalBlock(scope: !33, file: !1, line: 17, column: 5)
!39 = !DILocation(line: 17, column: 25, scope: !38)
!40 = !DILocation(line: 17, column: 23, scope: !38)
!41 = !DILocation(line: 17, column: 5, scope: !33)
!42 = !DILocalVariable(name: "t", scope: !43, file: !1, line: 18, type: !12)
!43 = distinct !DILexicalBlock(scope: !38, file: !1, line: 17, column: 39)
!44 = !DILocation(line: 18, column: 13, scope: !43)
!45 = !DILocation(line: 18, column: 21, scope: !43)
!46 = !DILocation(line: 18, column: 26, scope: !43)
!47 = !DILocation(line: 18, column: 17, scope: !43)
!48 = !DILocation(line: 19, column: 13, scope: !49)
!49 = distinct !DILexicalBlock(scope: !43, file: !1, line: 19, column: 13)
!50 = !DILocation(line: 19, column: 15, scope: !49)
!51 = !DILocation(line: 20, column: 20, scope: !49)
!52 = !DILocation(line: 20, column: 17, scope: !49)
!53 = !DILocation(line: 20, column: 13, scope: !49)
!54 = !DILocation(line: 22, column: 24, scope: !49)
!55 = !DILocation(line: 22, column: 31, scope: !49)
!56 = !DILocation(line: 22, column: 20, scope: !49)
!57 = !DILocation(line: 22, column: 17, scope: !49)
!58 = !DILocation(line: 23, column: 5, scope: !43)
!59 = !DILocation(line: 17, column: 30, scope: !38)
!60 = !DILocation(line: 17, column: 5, scope: !38)
!61 = distinct !{!61, !41, !62, !63}
!62 = !DILocation(line: 23, column: 5, scope: !33)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 24, column: 9, scope: !65)
!65 = distinct !DILexicalBlock(scope: !8, file: !1, line: 24, column: 9)
!66 = !DILocation(line: 24, column: 13, scope: !65)
!67 = !DILocation(line: 24, column: 11, scope: !65)
!68 = !DILocation(line: 25, column: 18, scope: !65)
!69 = !DILocation(line: 25, column: 9, scope: !65)
!70 = !DILocation(line: 25, column: 13, scope: !65)
!71 = !DILocation(line: 25, column: 16, scope: !65)
!72 = !DILocation(line: 26, column: 1, scope: !8)
!73 = distinct !DISubprogram(name: "mix", linkageName: "_ZL3mixii", scope: !1, file: !1, line: 7, type: !74, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!74 = !DISubroutineType(types: !75)
!75 = !{!12, !12, !12}
!76 = !DILocalVariable(name: "x", arg: 1, scope: !73, file: !1, line: 7, type: !12)
!77 = !DILocation(line: 7, column: 31, scope: !73)
!78 = !DILocalVariable(name: "y", arg: 2, scope: !73, file: !1, line: 7, type: !12)
!79 = !DILocation(line: 7, column: 38, scope: !73)
!80 = !DILocalVariable(name: "r", scope: !73, file: !1, line: 8, type: !12)
!81 = !DILocation(line: 8, column: 9, scope: !73)
!82 = !DILocation(line: 8, column: 13, scope: !73)
!83 = !DILocation(line: 8, column: 15, scope: !73)
!84 = !DILocation(line: 9, column: 10, scope: !73)
!85 = !DILocation(line: 9, column: 7, scope: !73)
!86 = !DILocation(line: 10, column: 12, scope: !73)
!87 = !DILocation(line: 10, column: 5, scope: !73)
