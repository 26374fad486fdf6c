; ModuleID = 'edit_distance.cu'
source_filename = "edit_distance.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ18common_subsequenceE5table = internal unnamed_addr addrspace(3) global [33 x [33 x i8]] undef, align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @edit_distance(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [17 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 1
  store <4 x i8> <i8 1, i8 2, i8 3, i8 4>, ptr %4, align 1, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 5
  store <4 x i8> <i8 5, i8 6, i8 7, i8 8>, ptr %5, align 1, !tbaa !8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 9
  store <4 x i8> <i8 9, i8 10, i8 11, i8 12>, ptr %6, align 1, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 13
  store <4 x i8> <i8 13, i8 14, i8 15, i8 16>, ptr %7, align 1, !tbaa !8
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = shl nuw nsw i32 %8, 5
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  br label %18

12:                                               ; preds = %26
  store i8 %21, ptr %3, align 1, !tbaa !8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %14 = load i8, ptr %13, align 1, !tbaa !8
  %15 = zext i8 %14 to i32
  %16 = zext nneg i32 %8 to i64
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void

18:                                               ; preds = %2, %26
  %19 = phi i32 [ 1, %2 ], [ %27, %26 ]
  %20 = phi i8 [ 0, %2 ], [ %21, %26 ]
  %21 = trunc nuw nsw i32 %19 to i8
  %22 = zext nneg i32 %19 to i64
  %23 = getelementptr i8, ptr %11, i64 %22
  %24 = getelementptr i8, ptr %23, i64 -1
  %25 = load i8, ptr %24, align 1, !tbaa !8
  br label %29

26:                                               ; preds = %29
  %27 = add nuw nsw i32 %19, 1
  %28 = icmp eq i32 %27, 17
  br i1 %28, label %12, label %18, !llvm.loop !9

29:                                               ; preds = %29, %18
  %30 = phi i8 [ %21, %18 ], [ %65, %29 ]
  %31 = phi i32 [ 1, %18 ], [ %66, %29 ]
  %32 = phi i8 [ %20, %18 ], [ %59, %29 ]
  %33 = zext nneg i32 %31 to i64
  %34 = getelementptr i8, ptr %11, i64 %33
  %35 = getelementptr i8, ptr %34, i64 15
  %36 = load i8, ptr %35, align 1, !tbaa !8
  %37 = icmp ne i8 %25, %36
  %38 = zext i1 %37 to i8
  %39 = add i8 %32, %38
  %40 = zext nneg i32 %31 to i64
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 %40
  %42 = load i8, ptr %41, align 1, !tbaa !8
  %43 = zext i8 %39 to i32
  %44 = tail call i8 @llvm.umin.i8(i8 %42, i8 %30)
  %45 = zext i8 %44 to i32
  %46 = add nuw nsw i32 %45, 1
  %47 = tail call i32 @llvm.umin.i32(i32 %43, i32 %46)
  %48 = trunc nuw i32 %47 to i8
  store i8 %48, ptr %41, align 1, !tbaa !8
  %49 = add nuw nsw i32 %31, 1
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr i8, ptr %11, i64 %50
  %52 = getelementptr i8, ptr %51, i64 15
  %53 = load i8, ptr %52, align 1, !tbaa !8
  %54 = icmp ne i8 %25, %53
  %55 = zext i1 %54 to i8
  %56 = add i8 %42, %55
  %57 = zext nneg i32 %49 to i64
  %58 = getelementptr inbounds nuw i8, ptr %3, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !8
  %60 = zext i8 %56 to i32
  %61 = tail call i8 @llvm.umin.i8(i8 %59, i8 %48)
  %62 = zext i8 %61 to i32
  %63 = add nuw nsw i32 %62, 1
  %64 = tail call i32 @llvm.umin.i32(i32 %60, i32 %63)
  %65 = trunc nuw i32 %64 to i8
  store i8 %65, ptr %58, align 1, !tbaa !8
  %66 = add nuw nsw i32 %31, 2
  %67 = icmp eq i32 %66, 17
  br i1 %67, label %26, label %29, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @common_subsequence(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw [33 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 %5
  store i8 0, ptr %6, align 1, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 %5
  store i8 0, ptr %7, align 1, !tbaa !8
  %8 = icmp eq i32 %4, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %3
  store i8 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 1056), align 1, !tbaa !8
  store i8 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 32), align 1, !tbaa !8
  br label %10

10:                                               ; preds = %9, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %5
  %12 = zext nneg i32 %4 to i64
  %13 = getelementptr inbounds nuw [33 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 33
  br label %16

15:                                               ; preds = %43
  br i1 %8, label %46, label %49

16:                                               ; preds = %10, %43
  %17 = phi i32 [ 0, %10 ], [ %44, %43 ]
  %18 = sub nsw i32 %17, %4
  %19 = add nsw i32 %18, 1
  %20 = icmp ult i32 %18, 32
  br i1 %20, label %21, label %43

21:                                               ; preds = %16
  %22 = load i8, ptr %11, align 1, !tbaa !8
  %23 = zext nneg i32 %18 to i64
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !8
  %26 = icmp eq i8 %22, %25
  br i1 %26, label %27, label %32

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 %23
  %29 = load i8, ptr %28, align 1, !tbaa !8
  %30 = add i8 %29, 1
  %31 = zext nneg i32 %19 to i64
  br label %39

32:                                               ; preds = %21
  %33 = zext nneg i32 %19 to i64
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !8
  %36 = getelementptr inbounds nuw i8, ptr %14, i64 %23
  %37 = load i8, ptr %36, align 1, !tbaa !8
  %38 = tail call i8 @llvm.umax.i8(i8 %35, i8 %37)
  br label %39

39:                                               ; preds = %32, %27
  %40 = phi i64 [ %33, %32 ], [ %31, %27 ]
  %41 = phi i8 [ %38, %32 ], [ %30, %27 ]
  %42 = getelementptr inbounds nuw i8, ptr %14, i64 %40
  store i8 %41, ptr %42, align 1, !tbaa !8
  br label %43

43:                                               ; preds = %39, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = add nuw nsw i32 %17, 1
  %45 = icmp eq i32 %44, 63
  br i1 %45, label %15, label %16, !llvm.loop !12

46:                                               ; preds = %15
  %47 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 1088), align 1, !tbaa !8
  %48 = zext i8 %47 to i32
  store i32 %48, ptr %2, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %46, %15
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
