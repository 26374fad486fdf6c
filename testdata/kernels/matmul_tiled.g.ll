; ModuleID = 'matmul_tiled.cu'
source_filename = "matmul_tiled.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }

@_ZZ12matmul_tiledE2as = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !0
@_ZZ12matmul_tiledE2bs = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !18
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matmul_tiled(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 !dbg !2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
    #dbg_declare(ptr %5, !30, !DIExpression(), !31)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !32, !DIExpression(), !33)
  store ptr %2, ptr %7, align 8
    #dbg_declare(ptr %7, !34, !DIExpression(), !35)
  store i32 %3, ptr %8, align 4
    #dbg_declare(ptr %8, !36, !DIExpression(), !37)
    #dbg_declare(ptr %9, !38, !DIExpression(), !39)
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  store i32 %16, ptr %9, align 4, !dbg !39
    #dbg_declare(ptr %10, !51, !DIExpression(), !52)
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !53
  store i32 %17, ptr %10, align 4, !dbg !52
    #dbg_declare(ptr %11, !56, !DIExpression(), !57)
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !58
  %19 = mul i32 %18, 16, !dbg !66
  %20 = load i32, ptr %10, align 4, !dbg !67
  %21 = add i32 %19, %20, !dbg !68
  store i32 %21, ptr %11, align 4, !dbg !57
    #dbg_declare(ptr %12, !69, !DIExpression(), !70)
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !71
  %23 = mul i32 %22, 16, !dbg !74
  %24 = load i32, ptr %9, align 4, !dbg !75
  %25 = add i32 %23, %24, !dbg !76
  store i32 %25, ptr %12, align 4, !dbg !70
    #dbg_declare(ptr %13, !77, !DIExpression(), !78)
  store float 0.000000e+00, ptr %13, align 4, !dbg !78
    #dbg_declare(ptr %14, !79, !DIExpression(), !81)
  store i32 0, ptr %14, align 4, !dbg !81
  br label %26, !dbg !82

26:                                               ; preds = %93, %4
  %27 = load i32, ptr %14, align 4, !dbg !83
  %28 = load i32, ptr %8, align 4, !dbg !85
  %29 = sdiv i32 %28, 16, !dbg !86
  %30 = icmp slt i32 %27, %29, !dbg !87
  br i1 %30, label %31, label %96, !dbg !88

31:                                               ; preds = %26
  %32 = load ptr, ptr %5, align 8, !dbg !89
  %33 = load i32, ptr %11, align 4, !dbg !91
  %34 = load i32, ptr %8, align 4, !dbg !92
  %35 = mul nsw i32 %33, %34, !dbg !93
  %36 = load i32, ptr %14, align 4, !dbg !94
  %37 = mul nsw i32 %36, 16, !dbg !95
  %38 = add nsw i32 %35, %37, !dbg !96
  %39 = load i32, ptr %9, align 4, !dbg !97
  %40 = add nsw i32 %38, %39, !dbg !98
  %41 = sext i32 %40 to i64, !dbg !89
  %42 = getelementptr inbounds float, ptr %32, i64 %41, !dbg !89
  %43 = load float, ptr %42, align 4, !dbg !89
  %44 = load i32, ptr %10, align 4, !dbg !99
  %45 = sext i32 %44 to i64, !dbg !100
  %46 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %45, !dbg !100
  %47 = load i32, ptr %9, align 4, !dbg !101
  %48 = sext i32 %47 to i64, !dbg !100
  %49 = getelementptr inbounds [16 x float], ptr %46, i64 0, i64 %48, !dbg !100
  store float %43, ptr %49, align 4, !dbg !102
  %50 = load ptr, ptr %6, align 8, !dbg !103
  %51 = load i32, ptr %14, align 4, !dbg !104
  %52 = mul nsw i32 %51, 16, !dbg !105
  %53 = load i32, ptr %10, align 4, !dbg !106
  %54 = add nsw i32 %52, %53, !dbg !107
  %55 = load i32, ptr %8, align 4, !dbg !108
  %56 = mul nsw i32 %54, %55, !dbg !109
  %57 = load i32, ptr %12, align 4, !dbg !110
  %58 = add nsw i32 %56, %57, !dbg !111
  %59 = sext i32 %58 to i64, !dbg !103
  %60 = getelementptr inbounds float, ptr %50, i64 %59, !dbg !103
  %61 = load float, ptr %60, align 4, !dbg !103
  %62 = load i32, ptr %10, align 4, !dbg !112
  %63 = sext i32 %62 to i64, !dbg !113
  %64 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 %63, !dbg !113
  %65 = load i32, ptr %9, align 4, !dbg !114
  %66 = sext i32 %65 to i64, !dbg !113
  %67 = getelementptr inbounds [16 x float], ptr %64, i64 0, i64 %66, !dbg !113
  store float %61, ptr %67, align 4, !dbg !115
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !116
    #dbg_declare(ptr %15, !117, !DIExpression(), !119)
  store i32 0, ptr %15, align 4, !dbg !119
  br label %68, !dbg !120

68:                                               ; preds = %89, %31
  %69 = load i32, ptr %15, align 4, !dbg !121
  %70 = icmp slt i32 %69, 16, !dbg !123
  br i1 %70, label %71, label %92, !dbg !124

71:                                               ; preds = %68
  %72 = load i32, ptr %10, align 4, !dbg !125
  %73 = sext i32 %72 to i64, !dbg !126
  %74 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %73, !dbg !126
  %75 = load i32, ptr %15, align 4, !dbg !127
  %76 = sext i32 %75 to i64, !dbg !126
  %77 = getelementptr inbounds [16 x float], ptr %74, i64 0, i64 %76, !dbg !126
  %78 = load float, ptr %77, align 4, !dbg !126
  %79 = load i32, ptr %15, align 4, !dbg !128
  %80 = sext i32 %79 to i64, !dbg !129
  %81 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 %80, !dbg !129
  %82 = load i32, ptr %9, align 4, !dbg !130
  %83 = sext i32 %82 to i64, !dbg !129
  %84 = getelementptr inbounds [16 x float], ptr %81, i64 0, i64 %83, !dbg !129
  %85 = load float, ptr %84, align 4, !dbg !129
  %86 = fmul contract float %78, %85, !dbg !131
  %87 = load float, ptr %13, align 4, !dbg !132
  %88 = fadd contract float %87, %86, !dbg !132
  store float %88, ptr %13, align 4, !dbg !132
  br label %89, !dbg !133

89:                                               ; preds = %71
  %90 = load i32, ptr %15, align 4, !dbg !134
  %91 = add nsw i32 %90, 1, !dbg !134
  store i32 %91, ptr %15, align 4, !dbg !134
  br label %68, !dbg !135, !llvm.loop !136

92:                                               ; preds = %68
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !139
  br label %93, !dbg !140

93:                                               ; preds = %92
  %94 = load i32, ptr %14, align 4, !dbg !141
  %95 = add nsw i32 %94, 1, !dbg !141
  store i32 %95, ptr %14, align 4, !dbg !141
  br label %26, !dbg !142, !llvm.loop !143

96:                                               ; preds = %26
  %97 = load float, ptr %13, align 4, !dbg !145
  %98 = load ptr, ptr %7, align 8, !dbg !146
  %99 = load i32, ptr %11, align 4, !dbg !147
  %100 = load i32, ptr %8, align 4, !dbg !148
  %101 = mul nsw i32 %99, %100, !dbg !149
  %102 = load i32, ptr %12, align 4, !dbg !150
  %103 = add nsw i32 %101, %102, !dbg !151
  %104 = sext i32 %103 to i64, !dbg !146
  %105 = getelementptr inbounds float, ptr %98, i64 %104, !dbg !146
  store float %97, ptr %105, align 4, !dbg !152
  ret void, !dbg !153
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!24, !25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 9, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "matmul_tiled", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !23)
!3 = !DIFile(filename: "matmul_tiled.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !12, globals: !17, splitDebugInlining: false, nameTableKind: None)
!12 = !{!13}
!13 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 6, baseType: !14, size: 32, elements: !15)
!14 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!15 = !{!16}
!16 = !DIEnumerator(name: "TILE", value: 16, isUnsigned: true)
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!19 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !21)
!21 = !{!22, !22}
!22 = !DISubrange(count: 16)
!23 = !{}
!24 = !{i32 7, !"Dwarf Version", i32 2}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!30 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!31 = !DILocation(line: 8, column: 34, scope: !2)
!32 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 8, type: !6)
!33 = !DILocation(line: 8, column: 50, scope: !2)
!34 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 8, type: !9)
!35 = !DILocation(line: 8, column: 60, scope: !2)
!36 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 8, type: !10)
!37 = !DILocation(line: 8, column: 67, scope: !2)
!38 = !DILocalVariable(name: "tx", scope: !2, file: !3, line: 11, type: !10)
!39 = !DILocation(line: 11, column: 9, scope: !2)
!40 = !DILocation(line: 34, column: 1, scope: !41, inlinedAt: !50)
!41 = distinct !DISubprogram(name: "get_x", linkageName: "_ZN12gv_threadIdx5get_xEv", scope: !43, file: !42, line: 34, type: !46, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, declaration: !45)
!42 = !DIFile(filename: "./gonvvm_cuda.h", directory: ".")
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "gv_threadIdx", file: !42, line: 34, size: 8, flags: DIFlagTypePassByValue, elements: !44, identifier: "_ZTS12gv_threadIdx")
!44 = !{!45, !48, !49}
!45 = !DISubprogram(name: "get_x", linkageName: "_ZN12gv_threadIdx5get_xEv", scope: !43, file: !42, line: 34, type: !46, scopeLine: 34, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!46 = !DISubroutineType(types: !47)
!47 = !{!14}
!48 = !DISubprogram(name: "get_y", linkageName: "_ZN12gv_threadIdx5get_yEv", scope: !43, file: !42, line: 34, type: !46, scopeLine: 34, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!49 = !DISubprogram(name: "get_z", linkageName: "_ZN12gv_threadIdx5get_zEv", scope: !43, file: !42, line: 34, type: !46, scopeLine: 34, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!50 = distinct !DILocation(line: 11, column: 14, scope: !2)
!51 = !DILocalVariable(name: "ty", scope: !2, file: !3, line: 11, type: !10)
!52 = !DILocation(line: 11, column: 27, scope: !2)
!53 = !DILocation(line: 34, column: 1, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "get_y", linkageName: "_ZN12gv_threadIdx5get_yEv", scope: !43, file: !42, line: 34, type: !46, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, declaration: !48)
!55 = distinct !DILocation(line: 11, column: 32, scope: !2)
!56 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 12, type: !10)
!57 = !DILocation(line: 12, column: 9, scope: !2)
!58 = !DILocation(line: 35, column: 1, scope: !59, inlinedAt: !65)
!59 = distinct !DISubprogram(name: "get_y", linkageName: "_ZN11gv_blockIdx5get_yEv", scope: !60, file: !42, line: 35, type: !46, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, declaration: !63)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "gv_blockIdx", file: !42, line: 35, size: 8, flags: DIFlagTypePassByValue, elements: !61, identifier: "_ZTS11gv_blockIdx")
!61 = !{!62, !63, !64}
!62 = !DISubprogram(name: "get_x", linkageName: "_ZN11gv_blockIdx5get_xEv", scope: !60, file: !42, line: 35, type: !46, scopeLine: 35, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!63 = !DISubprogram(name: "get_y", linkageName: "_ZN11gv_blockIdx5get_yEv", scope: !60, file: !42, line: 35, type: !46, scopeLine: 35, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!64 = !DISubprogram(name: "get_z", linkageName: "_ZN11gv_blockIdx5get_zEv", scope: !60, file: !42, line: 35, type: !46, scopeLine: 35, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!65 = distinct !DILocation(line: 12, column: 15, scope: !2)
!66 = !DILocation(line: 12, column: 26, scope: !2)
!67 = !DILocation(line: 12, column: 35, scope: !2)
!68 = !DILocation(line: 12, column: 33, scope: !2)
!69 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 13, type: !10)
!70 = !DILocation(line: 13, column: 9, scope: !2)
!71 = !DILocation(line: 35, column: 1, scope: !72, inlinedAt: !73)
!72 = distinct !DISubprogram(name: "get_x", linkageName: "_ZN11gv_blockIdx5get_xEv", scope: !60, file: !42, line: 35, type: !46, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, declaration: !62)
!73 = distinct !DILocation(line: 13, column: 15, scope: !2)
!74 = !DILocation(line: 13, column: 26, scope: !2)
!75 = !DILocation(line: 13, column: 35, scope: !2)
!76 = !DILocation(line: 13, column: 33, scope: !2)
!77 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 14, type: !8)
!78 = !DILocation(line: 14, column: 11, scope: !2)
!79 = !DILocalVariable(name: "t", scope: !80, file: !3, line: 15, type: !10)
!80 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 5)
!81 = !DILocation(line: 15, column: 14, scope: !80)
!82 = !DILocation(line: 15, column: 10, scope: !80)
!83 = !DILocation(line: 15, column: 21, scope: !84)
!84 = distinct !DILexicalBlock(scope: !80, file: !3, line: 15, column: 5)
!85 = !DILocation(line: 15, column: 25, scope: !84)
!86 = !DILocation(line: 15, column: 27, scope: !84)
!87 = !DILocation(line: 15, column: 23, scope: !84)
!88 = !DILocation(line: 15, column: 5, scope: !80)
!89 = !DILocation(line: 16, column: 22, scope: !90)
!90 = distinct !DILexicalBlock(scope: !84, file: !3, line: 15, column: 40)
!91 = !DILocation(line: 16, column: 24, scope: !90)
!92 = !DILocation(line: 16, column: 30, scope: !90)
!93 = !DILocation(line: 16, column: 28, scope: !90)
!94 = !DILocation(line: 16, column: 34, scope: !90)
!95 = !DILocation(line: 16, column: 36, scope: !90)
!96 = !DILocation(line: 16, column: 32, scope: !90)
!97 = !DILocation(line: 16, column: 45, scope: !90)
!98 = !DILocation(line: 16, column: 43, scope: !90)
!99 = !DILocation(line: 16, column: 12, scope: !90)
!100 = !DILocation(line: 16, column: 9, scope: !90)
!101 = !DILocation(line: 16, column: 16, scope: !90)
!102 = !DILocation(line: 16, column: 20, scope: !90)
!103 = !DILocation(line: 17, column: 22, scope: !90)
!104 = !DILocation(line: 17, column: 25, scope: !90)
!105 = !DILocation(line: 17, column: 27, scope: !90)
!106 = !DILocation(line: 17, column: 36, scope: !90)
!107 = !DILocation(line: 17, column: 34, scope: !90)
!108 = !DILocation(line: 17, column: 42, scope: !90)
!109 = !DILocation(line: 17, column: 40, scope: !90)
!110 = !DILocation(line: 17, column: 46, scope: !90)
!111 = !DILocation(line: 17, column: 44, scope: !90)
!112 = !DILocation(line: 17, column: 12, scope: !90)
!113 = !DILocation(line: 17, column: 9, scope: !90)
!114 = !DILocation(line: 17, column: 16, scope: !90)
!115 = !DILocation(line: 17, column: 20, scope: !90)
!116 = !DILocation(line: 18, column: 9, scope: !90)
!117 = !DILocalVariable(name: "k", scope: !118, file: !3, line: 19, type: !10)
!118 = distinct !DILexicalBlock(scope: !90, file: !3, line: 19, column: 9)
!119 = !DILocation(line: 19, column: 18, scope: !118)
!120 = !DILocation(line: 19, column: 14, scope: !118)
!121 = !DILocation(line: 19, column: 25, scope: !122)
!122 = distinct !DILexicalBlock(scope: !118, file: !3, line: 19, column: 9)
!123 = !DILocation(line: 19, column: 27, scope: !122)
!124 = !DILocation(line: 19, column: 9, scope: !118)
!125 = !DILocation(line: 20, column: 23, scope: !122)
!126 = !DILocation(line: 20, column: 20, scope: !122)
!127 = !DILocation(line: 20, column: 27, scope: !122)
!128 = !DILocation(line: 20, column: 35, scope: !122)
!129 = !DILocation(line: 20, column: 32, scope: !122)
!130 = !DILocation(line: 20, column: 38, scope: !122)
!131 = !DILocation(line: 20, column: 30, scope: !122)
!132 = !DILocation(line: 20, column: 17, scope: !122)
!133 = !DILocation(line: 20, column: 13, scope: !122)
!134 = !DILocation(line: 19, column: 36, scope: !122)
!135 = !DILocation(line: 19, column: 9, scope: !122)
!136 = distinct !{!136, !124, !137, !138}
!137 = !DILocation(line: 20, column: 40, scope: !118)
!138 = !{!"llvm.loop.mustprogress"}
!139 = !DILocation(line: 21, column: 9, scope: !90)
!140 = !DILocation(line: 22, column: 5, scope: !90)
!141 = !DILocation(line: 15, column: 36, scope: !84)
!142 = !DILocation(line: 15, column: 5, scope: !84)
!143 = distinct !{!143, !88, !144, !138}
!144 = !DILocation(line: 22, column: 5, scope: !80)
!145 = !DILocation(line: 23, column: 24, scope: !2)
!146 = !DILocation(line: 23, column: 5, scope: !2)
!147 = !DILocation(line: 23, column: 7, scope: !2)
!148 = !DILocation(line: 23, column: 13, scope: !2)
!149 = !DILocation(line: 23, column: 11, scope: !2)
!150 = !DILocation(line: 23, column: 17, scope: !2)
!151 = !DILocation(line: 23, column: 15, scope: !2)
!152 = !DILocation(line: 23, column: 22, scope: !2)
!153 = !DILocation(line: 24, column: 1, scope: !2)
