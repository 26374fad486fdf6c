; ModuleID = 'dynamic_shared.cu'
source_filename = "dynamic_shared.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@dynamic = external dso_local local_unnamed_addr addrspace(3) global [0 x i8], align 16
@_ZZ13beside_staticE5evens = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @reverse_dynamic(i32* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %5 = mul i32 %4, %3
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds i32, i32* %0, i64 %6
  %8 = sext i32 %2 to i64
  %9 = getelementptr inbounds i32, i32* %7, i64 %8
  %10 = load i32, i32* %9, align 4, !tbaa !7
  %11 = getelementptr inbounds i32, i32* addrspacecast (i32 addrspace(3)* bitcast ([0 x i8] addrspace(3)* @dynamic to i32 addrspace(3)*) to i32*), i64 %8
  store i32 %10, i32* %11, align 4, !tbaa !7
  call void @llvm.nvvm.barrier0()
  %12 = xor i32 %2, -1
  %13 = add i32 %3, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, i32* addrspacecast (i32 addrspace(3)* bitcast ([0 x i8] addrspace(3)* @dynamic to i32 addrspace(3)*) to i32*), i64 %14
  %16 = load i32, i32* %15, align 4, !tbaa !7
  store i32 %16, i32* %9, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @two_views(double* nocapture noundef readonly %0, double* nocapture noundef writeonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %5 = zext i32 %4 to i64
  %6 = shl nuw nsw i64 %5, 3
  %7 = getelementptr inbounds [0 x i8], [0 x i8] addrspace(3)* @dynamic, i64 0, i64 %6
  %8 = bitcast i8 addrspace(3)* %7 to i32 addrspace(3)*
  %9 = addrspacecast i32 addrspace(3)* %8 to i32*
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds double, double* %0, i64 %11
  %13 = load double, double* %12, align 8, !tbaa !11
  %14 = getelementptr inbounds double, double* addrspacecast (double addrspace(3)* bitcast ([0 x i8] addrspace(3)* @dynamic to double addrspace(3)*) to double*), i64 %11
  store double %13, double* %14, align 8, !tbaa !11
  call void @llvm.nvvm.barrier0()
  %15 = icmp sgt i32 %4, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = load double, double* %14, align 8, !tbaa !11
  br label %29

18:                                               ; preds = %40, %3
  %19 = phi i32 [ 0, %3 ], [ %43, %40 ]
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds i32, i32* %9, i64 %20
  store i32 %10, i32* %21, align 4, !tbaa !7
  call void @llvm.nvvm.barrier0()
  %22 = getelementptr inbounds i32, i32* %9, i64 %11
  %23 = load i32, i32* %22, align 4, !tbaa !7
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, double* addrspacecast (double addrspace(3)* bitcast ([0 x i8] addrspace(3)* @dynamic to double addrspace(3)*) to double*), i64 %24
  %26 = load double, double* %25, align 8, !tbaa !11
  %27 = getelementptr inbounds double, double* %1, i64 %11
  store double %26, double* %27, align 8, !tbaa !11
  %28 = getelementptr inbounds i32, i32* %2, i64 %11
  store i32 %19, i32* %28, align 4, !tbaa !7
  ret void

29:                                               ; preds = %16, %40
  %30 = phi i32 [ 0, %16 ], [ %44, %40 ]
  %31 = phi i32 [ 0, %16 ], [ %43, %40 ]
  %32 = zext i32 %30 to i64
  %33 = getelementptr inbounds double, double* addrspacecast (double addrspace(3)* bitcast ([0 x i8] addrspace(3)* @dynamic to double addrspace(3)*) to double*), i64 %32
  %34 = load double, double* %33, align 8, !tbaa !11
  %35 = fcmp contract olt double %34, %17
  br i1 %35, label %40, label %36

36:                                               ; preds = %29
  %37 = fcmp contract oeq double %34, %17
  %38 = icmp slt i32 %30, %10
  %39 = select i1 %37, i1 %38, i1 false
  br label %40

40:                                               ; preds = %36, %29
  %41 = phi i1 [ true, %29 ], [ %39, %36 ]
  %42 = zext i1 %41 to i32
  %43 = add nuw nsw i32 %31, %42
  %44 = add nuw nsw i32 %30, 1
  %45 = icmp eq i32 %44, %4
  br i1 %45, label %18, label %29, !llvm.loop !13
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @beside_static(float* nocapture noundef readonly %0, float* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %4 = and i32 %3, 1
  %5 = icmp eq i32 %4, 0
  %6 = sext i32 %3 to i64
  %7 = getelementptr inbounds float, float* %0, i64 %6
  %8 = load float, float* %7, align 4, !tbaa !16
  %9 = sdiv i32 %3, 2
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @_ZZ13beside_staticE5evens, i64 0, i64 %10
  %12 = addrspacecast float addrspace(3)* %11 to float*
  %13 = getelementptr inbounds float, float* addrspacecast (float addrspace(3)* bitcast ([0 x i8] addrspace(3)* @dynamic to float addrspace(3)*) to float*), i64 %10
  %14 = select i1 %5, float* %12, float* %13
  store float %8, float* %14, align 4, !tbaa !16
  call void @llvm.nvvm.barrier0()
  %15 = icmp slt i32 %3, 32
  br i1 %15, label %16, label %20

16:                                               ; preds = %2
  %17 = sext i32 %3 to i64
  %18 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @_ZZ13beside_staticE5evens, i64 0, i64 %17
  %19 = addrspacecast float addrspace(3)* %18 to float*
  br label %24

20:                                               ; preds = %2
  %21 = add nsw i32 %3, -32
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds float, float* addrspacecast (float addrspace(3)* bitcast ([0 x i8] addrspace(3)* @dynamic to float addrspace(3)*) to float*), i64 %22
  br label %24

24:                                               ; preds = %20, %16
  %25 = phi float* [ %19, %16 ], [ %23, %20 ]
  %26 = load float, float* %25, align 4, !tbaa !16
  %27 = sext i32 %3 to i64
  %28 = getelementptr inbounds float, float* %1, i64 %27
  store float %26, float* %28, align 4, !tbaa !16
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0, !1, !2}
!llvm.module.flags = !{!3, !4, !5}
!llvm.ident = !{!6}

!0 = !{void (i32*)* @reverse_dynamic, !"kernel", i32 1}
!1 = !{void (double*, double*, i32*)* @two_views, !"kernel", i32 1}
!2 = !{void (float*, float*)* @beside_static, !"kernel", i32 1}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{!"Debian clang version 14.0.6"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !9, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !9, i64 0}
