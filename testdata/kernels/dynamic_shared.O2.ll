; ModuleID = 'dynamic_shared.cu'
source_filename = "dynamic_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@dynamic = external dso_local local_unnamed_addr addrspace(3) global [0 x i8], align 16
@_ZZ13beside_staticE5evens = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reverse_dynamic(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = mul i32 %4, %3
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = zext nneg i32 %2 to i64
  %9 = getelementptr inbounds nuw i32, ptr %7, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 %8
  store i32 %10, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = xor i32 %2, -1
  %13 = add nsw i32 %3, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  store i32 %16, ptr %9, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @two_views(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw double, ptr %0, i64 %6
  %8 = load double, ptr %7, align 8, !tbaa !8
  %9 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 %6
  store double %8, ptr %9, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = load double, ptr %9, align 8, !tbaa !8
  %11 = and i32 %4, 1
  %12 = icmp eq i32 %4, 1
  br i1 %12, label %17, label %13

13:                                               ; preds = %3
  %14 = and i32 %4, 2046
  br label %45

15:                                               ; preds = %45
  %16 = icmp eq i32 %11, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %15, %3
  %18 = phi i32 [ 0, %3 ], [ %70, %15 ]
  %19 = phi i32 [ 0, %3 ], [ %69, %15 ]
  %20 = icmp ne i32 %11, 0
  tail call void @llvm.assume(i1 %20)
  %21 = zext nneg i32 %18 to i64
  %22 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = fcmp contract olt double %23, %10
  %25 = fcmp contract oeq double %23, %10
  %26 = icmp samesign ult i32 %18, %5
  %27 = and i1 %26, %25
  %28 = select i1 %24, i1 true, i1 %27
  %29 = zext i1 %28 to i32
  %30 = add nuw nsw i32 %19, %29
  br label %31

31:                                               ; preds = %15, %17
  %32 = phi i32 [ %69, %15 ], [ %30, %17 ]
  %33 = shl nuw nsw i32 %4, 3
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 %34
  %36 = zext nneg i32 %32 to i64
  %37 = getelementptr inbounds nuw i32, ptr %35, i64 %36
  store i32 %5, ptr %37, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = getelementptr inbounds nuw i32, ptr %35, i64 %6
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = getelementptr inbounds nuw double, ptr %1, i64 %6
  store double %42, ptr %43, align 8, !tbaa !8
  %44 = getelementptr inbounds nuw i32, ptr %2, i64 %6
  store i32 %32, ptr %44, align 4, !tbaa !4
  ret void

45:                                               ; preds = %45, %13
  %46 = phi i32 [ 0, %13 ], [ %70, %45 ]
  %47 = phi i32 [ 0, %13 ], [ %69, %45 ]
  %48 = phi i32 [ 0, %13 ], [ %71, %45 ]
  %49 = zext nneg i32 %46 to i64
  %50 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fcmp contract olt double %51, %10
  %53 = fcmp contract oeq double %51, %10
  %54 = icmp samesign ult i32 %46, %5
  %55 = and i1 %54, %53
  %56 = select i1 %52, i1 true, i1 %55
  %57 = zext i1 %56 to i32
  %58 = add nuw nsw i32 %47, %57
  %59 = or disjoint i32 %46, 1
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fcmp contract olt double %62, %10
  %64 = fcmp contract oeq double %62, %10
  %65 = icmp samesign ult i32 %59, %5
  %66 = and i1 %65, %64
  %67 = select i1 %63, i1 true, i1 %66
  %68 = zext i1 %67 to i32
  %69 = add nuw nsw i32 %58, %68
  %70 = add nuw nsw i32 %46, 2
  %71 = add i32 %48, 2
  %72 = icmp eq i32 %71, %14
  br i1 %72, label %15, label %45, !llvm.loop !10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beside_static(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = and i32 %3, 1
  %5 = icmp eq i32 %4, 0
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %8 = load float, ptr %7, align 4, !tbaa !12
  %9 = lshr i32 %3, 1
  %10 = zext nneg i32 %9 to i64
  %11 = select i1 %5, ptr addrspacecast (ptr addrspace(3) @_ZZ13beside_staticE5evens to ptr), ptr addrspacecast (ptr addrspace(3) @dynamic to ptr)
  %12 = getelementptr inbounds nuw float, ptr %11, i64 %10
  store float %8, ptr %12, align 4, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = icmp samesign ult i32 %3, 32
  %14 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13beside_staticE5evens to ptr), i64 %6
  %15 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 %6
  %16 = getelementptr i8, ptr %15, i64 -128
  %17 = select i1 %13, ptr %14, ptr %16
  %18 = load float, ptr %17, align 4, !tbaa !12
  %19 = getelementptr inbounds nuw float, ptr %1, i64 %6
  store float %18, ptr %19, align 4, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
