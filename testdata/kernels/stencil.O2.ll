; ModuleID = 'stencil.cu'
source_filename = "stencil.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8smooth1dE1s = internal unnamed_addr addrspace(3) global [70 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @heat2d(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %10, %2
  %17 = icmp slt i32 %15, %3
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %57

19:                                               ; preds = %5
  %20 = mul nsw i32 %2, %15
  %21 = add nsw i32 %20, %10
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = icmp eq i32 %10, 0
  %26 = icmp eq i32 %15, 0
  %27 = or i1 %25, %26
  %28 = add nsw i32 %2, -1
  %29 = icmp eq i32 %10, %28
  %30 = select i1 %27, i1 true, i1 %29
  %31 = add nsw i32 %3, -1
  %32 = icmp eq i32 %15, %31
  %33 = select i1 %30, i1 true, i1 %32
  br i1 %33, label %54, label %34

34:                                               ; preds = %19
  %35 = getelementptr i8, ptr %23, i64 -4
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = getelementptr i8, ptr %23, i64 4
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fadd contract float %36, %38
  %40 = sub nsw i32 %21, %2
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %0, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = fadd contract float %39, %43
  %45 = add nsw i32 %21, %2
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %0, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = fadd contract float %44, %48
  %50 = fmul contract float %24, 4.000000e+00
  %51 = fsub contract float %49, %50
  %52 = fmul contract float %4, %51
  %53 = fadd contract float %24, %52
  br label %54

54:                                               ; preds = %19, %34
  %55 = phi float [ %53, %34 ], [ %24, %19 ]
  %56 = getelementptr inbounds float, ptr %1, i64 %22
  store float %55, ptr %56, align 4, !tbaa !8
  br label %57

57:                                               ; preds = %54, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @heat3d(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %20 = add nuw nsw i32 %18, %19
  %21 = icmp slt i32 %10, %2
  %22 = icmp slt i32 %15, %3
  %23 = and i1 %21, %22
  %24 = icmp slt i32 %20, %4
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %81

26:                                               ; preds = %5
  %27 = mul nsw i32 %3, %2
  %28 = mul nsw i32 %27, %20
  %29 = mul nsw i32 %2, %15
  %30 = add i32 %29, %10
  %31 = add i32 %30, %28
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !10
  %35 = icmp sgt i32 %10, 0
  br i1 %35, label %36, label %78

36:                                               ; preds = %26
  %37 = add nsw i32 %2, -1
  %38 = icmp slt i32 %10, %37
  %39 = icmp ne i32 %15, 0
  %40 = and i1 %39, %38
  br i1 %40, label %41, label %78

41:                                               ; preds = %36
  %42 = add nsw i32 %3, -1
  %43 = icmp samesign ult i32 %15, %42
  %44 = icmp ne i32 %20, 0
  %45 = and i1 %44, %43
  %46 = add nsw i32 %4, -1
  %47 = icmp samesign ult i32 %20, %46
  %48 = select i1 %45, i1 %47, i1 false
  br i1 %48, label %49, label %78

49:                                               ; preds = %41
  %50 = getelementptr i8, ptr %33, i64 -8
  %51 = load double, ptr %50, align 8, !tbaa !10
  %52 = getelementptr i8, ptr %33, i64 8
  %53 = load double, ptr %52, align 8, !tbaa !10
  %54 = fadd contract double %51, %53
  %55 = sub nsw i32 %31, %2
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %0, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !10
  %59 = fadd contract double %54, %58
  %60 = add nsw i32 %31, %2
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %0, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !10
  %64 = fadd contract double %59, %63
  %65 = sub nsw i32 %31, %27
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %0, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !10
  %69 = fadd contract double %64, %68
  %70 = add nsw i32 %31, %27
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %0, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !10
  %74 = fadd contract double %69, %73
  %75 = fmul contract double %34, 4.000000e-01
  %76 = fmul contract double %74, 1.000000e-01
  %77 = fadd contract double %75, %76
  br label %78

78:                                               ; preds = %49, %41, %36, %26
  %79 = phi double [ %77, %49 ], [ %34, %26 ], [ %34, %41 ], [ %34, %36 ]
  %80 = getelementptr inbounds double, ptr %1, i64 %32
  store double %79, ptr %80, align 8, !tbaa !10
  br label %81

81:                                               ; preds = %5, %78
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @smooth1d(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 6
  %6 = add i32 %5, %3
  %7 = sext i32 %6 to i64
  %8 = getelementptr i32, ptr %0, i64 %7
  %9 = getelementptr i8, ptr %8, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = add nuw nsw i32 %3, 3
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8smooth1dE1s to ptr), i64 %12
  store i32 %10, ptr %13, align 4, !tbaa !4
  %14 = icmp samesign ult i32 %3, 3
  br i1 %14, label %15, label %22

15:                                               ; preds = %2
  %16 = zext nneg i32 %3 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8smooth1dE1s to ptr), i64 %16
  %18 = getelementptr i8, ptr %17, i64 268
  %19 = getelementptr i8, ptr %8, i64 268
  %20 = load i32, ptr %8, align 4, !tbaa !4
  store i32 %20, ptr %17, align 4, !tbaa !4
  %21 = load i32, ptr %19, align 4, !tbaa !4
  store i32 %21, ptr %18, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %15, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = zext nneg i32 %3 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8smooth1dE1s to ptr), i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = zext nneg i32 %3 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8smooth1dE1s to ptr), i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = shl nsw i32 %29, 1
  %31 = add nsw i32 %30, %25
  %32 = zext nneg i32 %3 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8smooth1dE1s to ptr), i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = mul nsw i32 %35, 3
  %37 = add nsw i32 %36, %31
  %38 = zext nneg i32 %11 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8smooth1dE1s to ptr), i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = shl nsw i32 %40, 2
  %42 = add nsw i32 %41, %37
  %43 = zext nneg i32 %3 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8smooth1dE1s to ptr), i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = mul nsw i32 %46, 3
  %48 = add nsw i32 %47, %42
  %49 = zext nneg i32 %3 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8smooth1dE1s to ptr), i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 20
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = shl nsw i32 %52, 1
  %54 = add nsw i32 %53, %48
  %55 = zext nneg i32 %3 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8smooth1dE1s to ptr), i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = add nsw i32 %58, %54
  %60 = sdiv i32 %59, 16
  %61 = getelementptr inbounds i32, ptr %1, i64 %7
  store i32 %60, ptr %61, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
