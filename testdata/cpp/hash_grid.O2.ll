; ModuleID = 'hash_grid.cu'
source_filename = "hash_grid.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @hash_grid(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [3 x i32], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %107

12:                                               ; preds = %4
  %13 = mul nsw i32 %10, 3
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = shl i32 %10, 3
  %17 = sext i32 %13 to i64
  %18 = getelementptr inbounds float, ptr %0, i64 %17
  %19 = getelementptr i8, ptr %18, i64 4
  %20 = getelementptr i8, ptr %18, i64 8
  br label %21

21:                                               ; preds = %46, %12
  %22 = phi i32 [ 0, %12 ], [ %52, %46 ]
  %23 = shl nuw nsw i32 4, %22
  %24 = add nsw i32 %23, -1
  %25 = uitofp nneg i32 %24 to float
  %26 = load float, ptr %18, align 4, !tbaa !8
  %27 = fmul contract float %26, %25
  %28 = tail call contract float @llvm.floor.f32(float %27)
  %29 = fptosi float %28 to i32
  %30 = fsub contract float %27, %28
  %31 = load float, ptr %19, align 4, !tbaa !8
  %32 = fmul contract float %31, %25
  %33 = tail call contract float @llvm.floor.f32(float %32)
  %34 = fptosi float %33 to i32
  %35 = fsub contract float %32, %33
  %36 = load float, ptr %20, align 4, !tbaa !8
  %37 = fmul contract float %36, %25
  %38 = tail call contract float @llvm.floor.f32(float %37)
  %39 = fptosi float %38 to i32
  %40 = fsub contract float %37, %38
  %41 = add nuw nsw i32 %22, 2
  %42 = shl nuw nsw i32 %22, 9
  %43 = fsub contract float 1.000000e+00, %30
  %44 = fsub contract float 1.000000e+00, %35
  %45 = fsub contract float 1.000000e+00, %40
  br label %54

46:                                               ; preds = %66
  %47 = shl nuw nsw i32 %22, 1
  %48 = add nuw nsw i32 %47, %16
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %2, i64 %49
  store float %87, ptr %50, align 4, !tbaa !8
  %51 = getelementptr i8, ptr %50, i64 4
  store float %90, ptr %51, align 4, !tbaa !8
  %52 = add nuw nsw i32 %22, 1
  %53 = icmp eq i32 %52, 4
  br i1 %53, label %107, label %21, !llvm.loop !10

54:                                               ; preds = %66, %21
  %55 = phi i32 [ 0, %21 ], [ %91, %66 ]
  %56 = phi float [ 0.000000e+00, %21 ], [ %87, %66 ]
  %57 = phi float [ 0.000000e+00, %21 ], [ %90, %66 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %58 = and i32 %55, 1
  %59 = add i32 %58, %29
  store i32 %59, ptr %5, align 4, !tbaa !4
  %60 = and i32 %55, 2
  %61 = lshr exact i32 %60, 1
  %62 = add i32 %61, %34
  store i32 %62, ptr %14, align 4, !tbaa !4
  %63 = and i32 %55, 4
  %64 = lshr exact i32 %63, 2
  %65 = add i32 %64, %39
  store i32 %65, ptr %15, align 4, !tbaa !4
  br label %93

66:                                               ; preds = %93
  %67 = icmp eq i32 %58, 0
  %68 = select i1 %67, float %43, float %30
  %69 = icmp eq i32 %60, 0
  %70 = select i1 %69, float %44, float %35
  %71 = fmul contract float %68, %70
  %72 = icmp eq i32 %63, 0
  %73 = select i1 %72, float %45, float %40
  %74 = fmul contract float %73, %71
  %75 = icmp ugt i32 %102, 256
  %76 = mul i32 %62, 177
  %77 = mul i32 %65, 149
  %78 = xor i32 %77, %76
  %79 = xor i32 %78, %59
  %80 = select i1 %75, i32 %79, i32 %101
  %81 = shl i32 %80, 1
  %82 = and i32 %81, 510
  %83 = or disjoint i32 %82, %42
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw float, ptr %1, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !8
  %87 = tail call contract float @llvm.fma.f32(float %74, float %86, float %56)
  %88 = getelementptr inbounds nuw i8, ptr %85, i64 4
  %89 = load float, ptr %88, align 4, !tbaa !8
  %90 = tail call contract float @llvm.fma.f32(float %74, float %89, float %57)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  %91 = add nuw nsw i32 %55, 1
  %92 = icmp eq i32 %91, 8
  br i1 %92, label %46, label %54, !llvm.loop !12

93:                                               ; preds = %93, %54
  %94 = phi i32 [ %103, %93 ], [ 0, %54 ]
  %95 = phi i32 [ %101, %93 ], [ 0, %54 ]
  %96 = phi i32 [ %102, %93 ], [ 1, %54 ]
  %97 = zext nneg i32 %94 to i64
  %98 = getelementptr inbounds nuw i32, ptr %5, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !4
  %100 = mul i32 %99, %96
  %101 = add i32 %100, %95
  %102 = shl i32 %96, %41
  %103 = add nuw nsw i32 %94, 1
  %104 = icmp samesign ult i32 %94, 2
  %105 = icmp ult i32 %102, 257
  %106 = select i1 %104, i1 %105, i1 false
  br i1 %106, label %93, label %66, !llvm.loop !13

107:                                              ; preds = %46, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
