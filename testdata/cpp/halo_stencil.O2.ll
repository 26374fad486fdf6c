; ModuleID = 'halo_stencil.cu'
source_filename = "halo_stencil.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.HaloTile = type { [16 x [24 x float]] }

@coefficients = dso_local addrspace(4) externally_initialized constant [8 x float] [float 5.000000e-01, float 2.500000e-01, float -1.250000e-01, float 6.250000e-02, float -3.125000e-02, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00], align 4
@_ZZ12halo_stencilE4tile = internal unnamed_addr addrspace(3) global %struct.HaloTile undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @coefficients to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @halo_stencil(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %7 = shl nuw nsw i32 %6, 3
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %9 = icmp samesign ult i32 %8, 16
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br i1 %9, label %11, label %34

11:                                               ; preds = %3
  %12 = icmp samesign ult i32 %10, 24
  br label %13

13:                                               ; preds = %21, %11
  %14 = phi i32 [ %8, %11 ], [ %22, %21 ]
  br i1 %12, label %15, label %21

15:                                               ; preds = %13
  %16 = add nuw nsw i32 %14, %7
  %17 = mul nsw i32 %16, %2
  %18 = add nsw i32 %17, %5
  %19 = zext nneg i32 %14 to i64
  %20 = getelementptr inbounds nuw [24 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12halo_stencilE4tile to ptr), i64 %19
  br label %24

21:                                               ; preds = %24, %13
  %22 = add nuw nsw i32 %14, 8
  %23 = icmp samesign ult i32 %14, 8
  br i1 %23, label %13, label %34, !llvm.loop !8

24:                                               ; preds = %24, %15
  %25 = phi i32 [ %10, %15 ], [ %32, %24 ]
  %26 = add nsw i32 %18, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !10
  %30 = zext nneg i32 %25 to i64
  %31 = getelementptr inbounds nuw float, ptr %20, i64 %30
  store float %29, ptr %31, align 4, !tbaa !10
  %32 = add nuw nsw i32 %25, 16
  %33 = icmp samesign ult i32 %25, 8
  br i1 %33, label %24, label %21, !llvm.loop !12

34:                                               ; preds = %21, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = load float, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), align 4, !tbaa !10
  %36 = zext nneg i32 %8 to i64
  %37 = getelementptr inbounds nuw [24 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12halo_stencilE4tile to ptr), i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 384
  %39 = add nuw nsw i32 %10, 4
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !10
  %43 = fmul contract float %35, %42
  %44 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ12halo_stencilE4tile to ptr), i64 %40
  %45 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 4), align 4, !tbaa !10
  %46 = zext nneg i32 %10 to i64
  %47 = getelementptr float, ptr %38, i64 %46
  %48 = getelementptr i8, ptr %47, i64 12
  %49 = load float, ptr %48, align 4, !tbaa !10
  %50 = getelementptr i8, ptr %47, i64 20
  %51 = load float, ptr %50, align 4, !tbaa !10
  %52 = fadd contract float %49, %51
  %53 = getelementptr [24 x float], ptr %44, i64 %36
  %54 = getelementptr i8, ptr %53, i64 288
  %55 = load float, ptr %54, align 4, !tbaa !10
  %56 = fadd contract float %52, %55
  %57 = getelementptr i8, ptr %53, i64 480
  %58 = load float, ptr %57, align 4, !tbaa !10
  %59 = fadd contract float %56, %58
  %60 = fmul contract float %45, %59
  %61 = fadd contract float %43, %60
  %62 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 8), align 4, !tbaa !10
  %63 = getelementptr i8, ptr %47, i64 8
  %64 = load float, ptr %63, align 4, !tbaa !10
  %65 = getelementptr i8, ptr %47, i64 24
  %66 = load float, ptr %65, align 4, !tbaa !10
  %67 = fadd contract float %64, %66
  %68 = getelementptr i8, ptr %53, i64 192
  %69 = load float, ptr %68, align 4, !tbaa !10
  %70 = fadd contract float %67, %69
  %71 = getelementptr i8, ptr %53, i64 576
  %72 = load float, ptr %71, align 4, !tbaa !10
  %73 = fadd contract float %70, %72
  %74 = fmul contract float %62, %73
  %75 = fadd contract float %61, %74
  %76 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 12), align 4, !tbaa !10
  %77 = getelementptr i8, ptr %47, i64 4
  %78 = load float, ptr %77, align 4, !tbaa !10
  %79 = getelementptr i8, ptr %47, i64 28
  %80 = load float, ptr %79, align 4, !tbaa !10
  %81 = fadd contract float %78, %80
  %82 = getelementptr i8, ptr %53, i64 96
  %83 = load float, ptr %82, align 4, !tbaa !10
  %84 = fadd contract float %81, %83
  %85 = getelementptr i8, ptr %53, i64 672
  %86 = load float, ptr %85, align 4, !tbaa !10
  %87 = fadd contract float %84, %86
  %88 = fmul contract float %76, %87
  %89 = fadd contract float %75, %88
  %90 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 16), align 4, !tbaa !10
  %91 = load float, ptr %47, align 4, !tbaa !10
  %92 = getelementptr i8, ptr %47, i64 32
  %93 = load float, ptr %92, align 4, !tbaa !10
  %94 = fadd contract float %91, %93
  %95 = load float, ptr %53, align 4, !tbaa !10
  %96 = fadd contract float %94, %95
  %97 = getelementptr i8, ptr %53, i64 768
  %98 = load float, ptr %97, align 4, !tbaa !10
  %99 = fadd contract float %96, %98
  %100 = fmul contract float %90, %99
  %101 = fadd contract float %89, %100
  %102 = add nuw nsw i32 %7, %8
  %103 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %104 = mul i32 %102, %103
  %105 = add i32 %104, %4
  %106 = shl i32 %105, 4
  %107 = add i32 %106, %10
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw float, ptr %1, i64 %108
  store float %101, ptr %109, align 4, !tbaa !10
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @march_stencil(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add nuw nsw i32 %9, 2
  %11 = add i32 %10, %8
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %15, 2
  %17 = add nuw nsw i32 %16, %14
  %18 = mul nsw i32 %3, %2
  %19 = add nsw i32 %2, -2
  %20 = icmp slt i32 %11, %19
  %21 = add nsw i32 %3, -2
  %22 = icmp slt i32 %17, %21
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %108

24:                                               ; preds = %5
  %25 = mul nsw i32 %2, %17
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = sext i32 %11 to i64
  %29 = getelementptr inbounds float, ptr %27, i64 %28
  %30 = icmp sgt i32 %4, 4
  br i1 %30, label %31, label %108

31:                                               ; preds = %24
  %32 = mul nsw i32 %18, 3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %29, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !10
  %36 = shl nsw i32 %18, 1
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %29, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !10
  %40 = sext i32 %18 to i64
  %41 = getelementptr inbounds float, ptr %29, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !10
  %43 = load float, ptr %29, align 4, !tbaa !10
  %44 = load float, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), align 4, !tbaa !10
  %45 = add i32 %25, %11
  %46 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 4), align 4, !tbaa !10
  %47 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 8), align 4, !tbaa !10
  %48 = sext i32 %2 to i64
  %49 = sub nsw i32 0, %2
  %50 = sext i32 %49 to i64
  %51 = shl nsw i32 %2, 1
  %52 = sext i32 %51 to i64
  %53 = mul nsw i32 %2, -2
  %54 = sext i32 %53 to i64
  %55 = add nsw i32 %4, -3
  br label %56

56:                                               ; preds = %31, %56
  %57 = phi i32 [ 2, %31 ], [ %106, %56 ]
  %58 = phi float [ %43, %31 ], [ %59, %56 ]
  %59 = phi float [ %42, %31 ], [ %60, %56 ]
  %60 = phi float [ %39, %31 ], [ %61, %56 ]
  %61 = phi float [ %35, %31 ], [ %66, %56 ]
  %62 = add nuw nsw i32 %57, 2
  %63 = mul nsw i32 %62, %18
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %29, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !10
  %67 = fmul contract float %60, %44
  %68 = mul nsw i32 %57, %18
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %29, i64 %69
  %71 = fadd contract float %59, %61
  %72 = fmul contract float %46, %71
  %73 = fadd contract float %67, %72
  %74 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %75 = load float, ptr %74, align 4, !tbaa !10
  %76 = getelementptr inbounds i8, ptr %70, i64 -4
  %77 = load float, ptr %76, align 4, !tbaa !10
  %78 = fadd contract float %75, %77
  %79 = getelementptr inbounds float, ptr %70, i64 %48
  %80 = load float, ptr %79, align 4, !tbaa !10
  %81 = fadd contract float %78, %80
  %82 = getelementptr inbounds float, ptr %70, i64 %50
  %83 = load float, ptr %82, align 4, !tbaa !10
  %84 = fadd contract float %81, %83
  %85 = fmul contract float %46, %84
  %86 = fadd contract float %73, %85
  %87 = fadd contract float %58, %66
  %88 = fmul contract float %47, %87
  %89 = fadd contract float %86, %88
  %90 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %91 = load float, ptr %90, align 4, !tbaa !10
  %92 = getelementptr inbounds i8, ptr %70, i64 -8
  %93 = load float, ptr %92, align 4, !tbaa !10
  %94 = fadd contract float %91, %93
  %95 = getelementptr inbounds float, ptr %70, i64 %52
  %96 = load float, ptr %95, align 4, !tbaa !10
  %97 = fadd contract float %94, %96
  %98 = getelementptr inbounds float, ptr %70, i64 %54
  %99 = load float, ptr %98, align 4, !tbaa !10
  %100 = fadd contract float %97, %99
  %101 = fmul contract float %47, %100
  %102 = fadd contract float %89, %101
  %103 = add i32 %45, %68
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %1, i64 %104
  store float %102, ptr %105, align 4, !tbaa !10
  %106 = add nuw nsw i32 %57, 1
  %107 = icmp eq i32 %57, %55
  br i1 %107, label %108, label %56, !llvm.loop !13

108:                                              ; preds = %56, %24, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !6, i64 0}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
