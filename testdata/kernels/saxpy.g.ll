; ModuleID = 'saxpy.cu'
source_filename = "saxpy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @saxpy(i32 noundef %0, float noundef %1, ptr noundef %2, ptr noundef %3) #0 !dbg !8 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !17, !DIExpression(), !18)
  store float %1, ptr %6, align 4
    #dbg_declare(ptr %6, !19, !DIExpression(), !20)
  store ptr %2, ptr %7, align 8
    #dbg_declare(ptr %7, !21, !DIExpression(), !22)
  store ptr %3, ptr %8, align 8
    #dbg_declare(ptr %8, !23, !DIExpression(), !24)
    #dbg_declare(ptr %9, !25, !DIExpression(), !26)
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !27
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !39
  %12 = mul i32 %10, %11, !dbg !47
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %14 = add i32 %12, %13, !dbg !56
  store i32 %14, ptr %9, align 4, !dbg !26
  %15 = load i32, ptr %9, align 4, !dbg !57
  %16 = load i32, ptr %5, align 4, !dbg !59
  %17 = icmp slt i32 %15, %16, !dbg !60
  br i1 %17, label %18, label %36, !dbg !60

18:                                               ; preds = %4
  %19 = load float, ptr %6, align 4, !dbg !61
  %20 = load ptr, ptr %7, align 8, !dbg !62
  %21 = load i32, ptr %9, align 4, !dbg !63
  %22 = sext i32 %21 to i64, !dbg !62
  %23 = getelementptr inbounds float, ptr %20, i64 %22, !dbg !62
  %24 = load float, ptr %23, align 4, !dbg !62
  %25 = fmul contract float %19, %24, !dbg !64
  %26 = load ptr, ptr %8, align 8, !dbg !65
  %27 = load i32, ptr %9, align 4, !dbg !66
  %28 = sext i32 %27 to i64, !dbg !65
  %29 = getelementptr inbounds float, ptr %26, i64 %28, !dbg !65
  %30 = load float, ptr %29, align 4, !dbg !65
  %31 = fadd contract float %25, %30, !dbg !67
  %32 = load ptr, ptr %8, align 8, !dbg !68
  %33 = load i32, ptr %9, align 4, !dbg !69
  %34 = sext i32 %33 to i64, !dbg !68
  %35 = getelementptr inbounds float, ptr %32, i64 %34, !dbg !68
  store float %31, ptr %35, align 4, !dbg !70
  br label %36, !dbg !68

36:                                               ; preds = %18, %4
  ret void, !dbg !71
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "saxpy.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = distinct !DISubprogram(name: "saxpy", scope: !1, file: !1, line: 5, type: !9, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11, !12, !13, !15}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !{}
!17 = !DILocalVariable(name: "n", arg: 1, scope: !8, file: !1, line: 5, type: !11)
!18 = !DILocation(line: 5, column: 18, scope: !8)
!19 = !DILocalVariable(name: "a", arg: 2, scope: !8, file: !1, line: 5, type: !12)
!20 = !DILocation(line: 5, column: 27, scope: !8)
!21 = !DILocalVariable(name: "x", arg: 3, scope: !8, file: !1, line: 5, type: !13)
!22 = !DILocation(line: 5, column: 43, scope: !8)
!23 = !DILocalVariable(name: "y", arg: 4, scope: !8, file: !1, line: 5, type: !15)
!24 = !DILocation(line: 5, column: 53, scope: !8)
!25 = !DILocalVariable(name: "i", scope: !8, file: !1, line: 6, type: !11)
!26 = !DILocation(line: 6, column: 9, scope: !8)
!27 = !DILocation(line: 35, column: 1, scope: !28, inlinedAt: !38)
!28 = distinct !DISubprogram(name: "get_x", linkageName: "_ZN11gv_blockIdx5get_xEv", scope: !30, file: !29, line: 35, type: !33, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !32)
!29 = !DIFile(filename: "./gonvvm_cuda.h", directory: ".")
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "gv_blockIdx", file: !29, line: 35, size: 8, flags: DIFlagTypePassByValue, elements: !31, identifier: "_ZTS11gv_blockIdx")
!31 = !{!32, !36, !37}
!32 = !DISubprogram(name: "get_x", linkageName: "_ZN11gv_blockIdx5get_xEv", scope: !30, file: !29, line: 35, type: !33, scopeLine: 35, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!33 = !DISubroutineType(types: !34)
!34 = !{!35}
!35 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!36 = !DISubprogram(name: "get_y", linkageName: "_ZN11gv_blockIdx5get_yEv", scope: !30, file: !29, line: 35, type: !33, scopeLine: 35, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!37 = !DISubprogram(name: "get_z", linkageName: "_ZN11gv_blockIdx5get_zEv", scope: !30, file: !29, line: 35, type: !33, scopeLine: 35, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!38 = distinct !DILocation(line: 6, column: 13, scope: !8)
!39 = !DILocation(line: 36, column: 1, scope: !40, inlinedAt: !46)
!40 = distinct !DISubprogram(name: "get_x", linkageName: "_ZN11gv_blockDim5get_xEv", scope: !41, file: !29, line: 36, type: !33, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !43)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "gv_blockDim", file: !29, line: 36, size: 8, flags: DIFlagTypePassByValue, elements: !42, identifier: "_ZTS11gv_blockDim")
!42 = !{!43, !44, !45}
!43 = !DISubprogram(name: "get_x", linkageName: "_ZN11gv_blockDim5get_xEv", scope: !41, file: !29, line: 36, type: !33, scopeLine: 36, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!44 = !DISubprogram(name: "get_y", linkageName: "_ZN11gv_blockDim5get_yEv", scope: !41, file: !29, line: 36, type: !33, scopeLine: 36, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!45 = !DISubprogram(name: "get_z", linkageName: "_ZN11gv_blockDim5get_zEv", scope: !41, file: !29, line: 36, type: !33, scopeLine: 36, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!46 = distinct !DILocation(line: 6, column: 26, scope: !8)
!47 = !DILocation(line: 6, column: 24, scope: !8)
!48 = !DILocation(line: 34, column: 1, scope: !49, inlinedAt: !55)
!49 = distinct !DISubprogram(name: "get_x", linkageName: "_ZN12gv_threadIdx5get_xEv", scope: !50, file: !29, line: 34, type: !33, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !52)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "gv_threadIdx", file: !29, line: 34, size: 8, flags: DIFlagTypePassByValue, elements: !51, identifier: "_ZTS12gv_threadIdx")
!51 = !{!52, !53, !54}
!52 = !DISubprogram(name: "get_x", linkageName: "_ZN12gv_threadIdx5get_xEv", scope: !50, file: !29, line: 34, type: !33, scopeLine: 34, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!53 = !DISubprogram(name: "get_y", linkageName: "_ZN12gv_threadIdx5get_yEv", scope: !50, file: !29, line: 34, type: !33, scopeLine: 34, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!54 = !DISubprogram(name: "get_z", linkageName: "_ZN12gv_threadIdx5get_zEv", scope: !50, file: !29, line: 34, type: !33, scopeLine: 34, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!55 = distinct !DILocation(line: 6, column: 39, scope: !8)
!56 = !DILocation(line: 6, column: 37, scope: !8)
!57 = !DILocation(line: 7, column: 9, scope: !58)
!58 = distinct !DILexicalBlock(scope: !8, file: !1, line: 7, column: 9)
!59 = !DILocation(line: 7, column: 13, scope: !58)
!60 = !DILocation(line: 7, column: 11, scope: !58)
!61 = !DILocation(line: 8, column: 16, scope: !58)
!62 = !DILocation(line: 8, column: 20, scope: !58)
!63 = !DILocation(line: 8, column: 22, scope: !58)
!64 = !DILocation(line: 8, column: 18, scope: !58)
!65 = !DILocation(line: 8, column: 27, scope: !58)
!66 = !DILocation(line: 8, column: 29, scope: !58)
!67 = !DILocation(line: 8, column: 25, scope: !58)
!68 = !DILocation(line: 8, column: 9, scope: !58)
!69 = !DILocation(line: 8, column: 11, scope: !58)
!70 = !DILocation(line: 8, column: 14, scope: !58)
!71 = !DILocation(line: 9, column: 1, scope: !8)
