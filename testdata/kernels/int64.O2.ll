; ModuleID = 'int64.cu'
source_filename = "int64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @divide64(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i64, ptr %1, i64 %8
  %10 = load i64, ptr %9, align 8, !tbaa !8
  %11 = tail call i64 @llvm.umax.i64(i64 %10, i64 1)
  %12 = getelementptr inbounds nuw i64, ptr %0, i64 %8
  %13 = load i64, ptr %12, align 8, !tbaa !8
  %14 = sdiv i64 %13, %11
  %15 = getelementptr inbounds nuw i64, ptr %2, i64 %8
  store i64 %14, ptr %15, align 8, !tbaa !8
  %16 = load i64, ptr %12, align 8, !tbaa !8
  %17 = srem i64 %16, %11
  %18 = getelementptr inbounds nuw i64, ptr %3, i64 %8
  store i64 %17, ptr %18, align 8, !tbaa !8
  %19 = load i64, ptr %12, align 8, !tbaa !8
  %20 = udiv i64 %19, %11
  %21 = getelementptr inbounds nuw i64, ptr %4, i64 %8
  store i64 %20, ptr %21, align 8, !tbaa !8
  %22 = load i64, ptr %12, align 8, !tbaa !8
  %23 = urem i64 %22, %11
  %24 = getelementptr inbounds nuw i64, ptr %5, i64 %8
  store i64 %23, ptr %24, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @divide_constants(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i64, ptr %0, i64 %6
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = sdiv i64 %8, 1000
  %10 = srem i64 %8, 7
  %11 = add nsw i64 %9, %10
  %12 = udiv i64 %8, 10
  %13 = add nsw i64 %11, %12
  %14 = sdiv i64 %8, -64
  %15 = add nsw i64 %13, %14
  %16 = getelementptr inbounds nuw i64, ptr %2, i64 %6
  store i64 %15, ptr %16, align 8, !tbaa !8
  %17 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = sdiv i32 %18, 3
  %20 = srem i32 %18, 10
  %21 = sub nsw i32 %19, %20
  %22 = udiv i32 %18, 7
  %23 = add nsw i32 %21, %22
  %24 = sdiv i32 %18, 16
  %25 = add nsw i32 %23, %24
  %26 = urem i32 %18, 1000
  %27 = add nsw i32 %25, %26
  %28 = getelementptr inbounds nuw i32, ptr %3, i64 %6
  store i32 %27, ptr %28, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @high_product(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i64, ptr %0, i64 %6
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = zext i64 %8 to i128
  %10 = getelementptr inbounds nuw i64, ptr %1, i64 %6
  %11 = load i64, ptr %10, align 8, !tbaa !8
  %12 = zext i64 %11 to i128
  %13 = mul nuw i128 %12, %9
  %14 = lshr i128 %13, 64
  %15 = trunc nuw i128 %14 to i64
  %16 = getelementptr inbounds nuw i64, ptr %2, i64 %6
  store i64 %15, ptr %16, align 8, !tbaa !8
  %17 = load i64, ptr %7, align 8, !tbaa !8
  %18 = sext i64 %17 to i128
  %19 = load i64, ptr %10, align 8, !tbaa !8
  %20 = sext i64 %19 to i128
  %21 = mul nsw i128 %20, %18
  %22 = lshr i128 %21, 64
  %23 = trunc nuw i128 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %3, i64 %6
  store i64 %23, ptr %24, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @xorshift(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i64, ptr %0, i64 %8
  %10 = load i64, ptr %9, align 8, !tbaa !8
  %11 = or i64 %10, 1
  %12 = icmp sgt i32 %1, 0
  br i1 %12, label %13, label %29

13:                                               ; preds = %2
  %14 = and i32 %1, 1
  %15 = icmp eq i32 %1, 1
  br i1 %15, label %20, label %16

16:                                               ; preds = %13
  %17 = and i32 %1, 2147483646
  br label %32

18:                                               ; preds = %32
  %19 = icmp eq i32 %14, 0
  br i1 %19, label %29, label %20

20:                                               ; preds = %18, %13
  %21 = phi i64 [ %11, %13 ], [ %46, %18 ]
  %22 = icmp ne i32 %14, 0
  tail call void @llvm.assume(i1 %22)
  %23 = lshr i64 %21, 12
  %24 = xor i64 %23, %21
  %25 = shl i64 %24, 25
  %26 = xor i64 %25, %24
  %27 = lshr i64 %26, 27
  %28 = xor i64 %27, %26
  br label %29

29:                                               ; preds = %20, %18, %2
  %30 = phi i64 [ %11, %2 ], [ %46, %18 ], [ %28, %20 ]
  %31 = mul i64 %30, 2685821657736338717
  store i64 %31, ptr %9, align 8, !tbaa !8
  ret void

32:                                               ; preds = %32, %16
  %33 = phi i64 [ %11, %16 ], [ %46, %32 ]
  %34 = phi i32 [ 0, %16 ], [ %47, %32 ]
  %35 = lshr i64 %33, 12
  %36 = xor i64 %35, %33
  %37 = shl i64 %36, 25
  %38 = xor i64 %37, %36
  %39 = lshr i64 %38, 27
  %40 = xor i64 %39, %38
  %41 = lshr i64 %40, 12
  %42 = xor i64 %41, %40
  %43 = shl i64 %42, 25
  %44 = xor i64 %43, %42
  %45 = lshr i64 %44, 27
  %46 = xor i64 %45, %44
  %47 = add i32 %34, 2
  %48 = icmp eq i32 %47, %17
  br i1 %48, label %18, label %32, !llvm.loop !10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @modular_power(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i64, ptr %1, i64 %6
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %28, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i64, ptr %0, i64 %6
  %12 = load i64, ptr %11, align 8, !tbaa !8
  br label %13

13:                                               ; preds = %10, %23
  %14 = phi i64 [ %25, %23 ], [ %12, %10 ]
  %15 = phi i64 [ %24, %23 ], [ 1, %10 ]
  %16 = phi i64 [ %26, %23 ], [ %8, %10 ]
  %17 = urem i64 %14, %2
  %18 = and i64 %16, 1
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %13
  %21 = mul i64 %17, %15
  %22 = urem i64 %21, %2
  br label %23

23:                                               ; preds = %20, %13
  %24 = phi i64 [ %22, %20 ], [ %15, %13 ]
  %25 = mul i64 %17, %17
  %26 = lshr i64 %16, 1
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %13, !llvm.loop !12

28:                                               ; preds = %23, %4
  %29 = phi i64 [ 1, %4 ], [ %24, %23 ]
  %30 = getelementptr inbounds nuw i64, ptr %3, i64 %6
  store i64 %29, ptr %30, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gcd(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i64, ptr %0, i64 %5
  %7 = load i64, ptr %6, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i64, ptr %1, i64 %5
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %3, %11
  %12 = phi i64 [ %13, %11 ], [ %7, %3 ]
  %13 = phi i64 [ %14, %11 ], [ %9, %3 ]
  %14 = urem i64 %12, %13
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %11, !llvm.loop !13

16:                                               ; preds = %11, %3
  %17 = phi i64 [ %7, %3 ], [ %13, %11 ]
  %18 = getelementptr inbounds nuw i64, ptr %2, i64 %5
  store i64 %17, ptr %18, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @isqrt(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i64, ptr %0, i64 %4
  %6 = load i64, ptr %5, align 8, !tbaa !8
  br label %10

7:                                                ; preds = %34
  %8 = trunc i64 %36 to i32
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %8, ptr %9, align 4, !tbaa !4
  ret void

10:                                               ; preds = %34, %2
  %11 = phi i64 [ 4611686018427387904, %2 ], [ %37, %34 ]
  %12 = phi i64 [ 0, %2 ], [ %36, %34 ]
  %13 = phi i64 [ %6, %2 ], [ %35, %34 ]
  %14 = add nuw i64 %11, %12
  %15 = icmp ult i64 %13, %14
  br i1 %15, label %20, label %16

16:                                               ; preds = %10
  %17 = sub nuw i64 %13, %14
  %18 = lshr i64 %12, 1
  %19 = add nuw i64 %18, %11
  br label %22

20:                                               ; preds = %10
  %21 = lshr i64 %12, 1
  br label %22

22:                                               ; preds = %16, %20
  %23 = phi i64 [ %17, %16 ], [ %13, %20 ]
  %24 = phi i64 [ %19, %16 ], [ %21, %20 ]
  %25 = lshr i64 %11, 2
  %26 = add nuw i64 %25, %24
  %27 = icmp ult i64 %23, %26
  br i1 %27, label %32, label %28

28:                                               ; preds = %22
  %29 = sub nuw i64 %23, %26
  %30 = lshr i64 %24, 1
  %31 = add nuw i64 %30, %25
  br label %34

32:                                               ; preds = %22
  %33 = lshr i64 %24, 1
  br label %34

34:                                               ; preds = %32, %28
  %35 = phi i64 [ %29, %28 ], [ %23, %32 ]
  %36 = phi i64 [ %31, %28 ], [ %33, %32 ]
  %37 = lshr i64 %11, 4
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %7, label %10, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @product128(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = shl nuw nsw i32 %4, 1
  %6 = or disjoint i32 %5, 1
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i64, ptr %0, i64 %7
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = zext i64 %9 to i128
  %11 = shl nuw i128 %10, 64
  %12 = zext nneg i32 %5 to i64
  %13 = getelementptr inbounds nuw i64, ptr %0, i64 %12
  %14 = load i64, ptr %13, align 8, !tbaa !8
  %15 = zext i64 %14 to i128
  %16 = or disjoint i128 %11, %15
  %17 = getelementptr inbounds nuw i64, ptr %1, i64 %7
  %18 = load i64, ptr %17, align 8, !tbaa !8
  %19 = zext i64 %18 to i128
  %20 = shl nuw i128 %19, 64
  %21 = getelementptr inbounds nuw i64, ptr %1, i64 %12
  %22 = load i64, ptr %21, align 8, !tbaa !8
  %23 = zext i64 %22 to i128
  %24 = or disjoint i128 %20, %23
  %25 = mul i128 %24, %16
  %26 = lshr i128 %16, 3
  %27 = add i128 %25, %26
  %28 = shl i128 %23, 70
  %29 = sub i128 %27, %28
  %30 = trunc i128 %27 to i64
  %31 = getelementptr inbounds nuw i64, ptr %2, i64 %12
  store i64 %30, ptr %31, align 8, !tbaa !8
  %32 = lshr i128 %29, 64
  %33 = trunc nuw i128 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %2, i64 %7
  store i64 %33, ptr %34, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!9 = !{!"long long", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
