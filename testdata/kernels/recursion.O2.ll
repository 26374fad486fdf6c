; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @ackermann(ptr noundef writeonly captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = trunc nuw nsw i32 %2 to i16
  %4 = udiv i16 %3, 3
  %5 = mul i16 %4, 3
  %6 = sub i16 %3, %5
  %7 = zext nneg i16 %6 to i32
  %8 = add nuw nsw i16 %4, 1
  %9 = zext nneg i16 %8 to i32
  %10 = tail call fastcc noundef i32 @_ZL3ackii(i32 noundef %7, i32 noundef %9) #11
  %11 = zext nneg i32 %2 to i64
  %12 = getelementptr inbounds nuw i32, ptr %0, i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define internal fastcc noundef range(i32 -2147483647, -2147483648) i32 @_ZL3ackii(i32 noundef %0, i32 noundef %1) unnamed_addr #2 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %25, label %4

4:                                                ; preds = %2
  %5 = and i32 %0, 3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %20, label %7

7:                                                ; preds = %4, %15
  %8 = phi i32 [ %16, %15 ], [ %1, %4 ]
  %9 = phi i32 [ %17, %15 ], [ %0, %4 ]
  %10 = phi i32 [ %18, %15 ], [ 0, %4 ]
  %11 = icmp eq i32 %8, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = add nsw i32 %8, -1
  %14 = tail call fastcc noundef i32 @_ZL3ackii(i32 noundef %9, i32 noundef %13) #11
  br label %15

15:                                               ; preds = %12, %7
  %16 = phi i32 [ %14, %12 ], [ 1, %7 ]
  %17 = add nsw i32 %9, -1
  %18 = add i32 %10, 1
  %19 = icmp eq i32 %18, %5
  br i1 %19, label %20, label %7, !llvm.loop !8

20:                                               ; preds = %15, %4
  %21 = phi i32 [ poison, %4 ], [ %16, %15 ]
  %22 = phi i32 [ %1, %4 ], [ %16, %15 ]
  %23 = phi i32 [ %0, %4 ], [ %17, %15 ]
  %24 = icmp ult i32 %0, 4
  br i1 %24, label %25, label %28

25:                                               ; preds = %20, %53, %2
  %26 = phi i32 [ %1, %2 ], [ %21, %20 ], [ %54, %53 ]
  %27 = add nsw i32 %26, 1
  ret i32 %27

28:                                               ; preds = %20, %53
  %29 = phi i32 [ %54, %53 ], [ %22, %20 ]
  %30 = phi i32 [ %55, %53 ], [ %23, %20 ]
  %31 = icmp eq i32 %29, 0
  br i1 %31, label %32, label %57

32:                                               ; preds = %28, %57
  %33 = phi i32 [ %59, %57 ], [ 1, %28 ]
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %32
  %36 = add nsw i32 %30, -1
  %37 = add nsw i32 %33, -1
  %38 = tail call fastcc noundef i32 @_ZL3ackii(i32 noundef %36, i32 noundef %37) #11
  br label %39

39:                                               ; preds = %35, %32
  %40 = phi i32 [ %38, %35 ], [ 1, %32 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %46, label %42

42:                                               ; preds = %39
  %43 = add nsw i32 %30, -2
  %44 = add nsw i32 %40, -1
  %45 = tail call fastcc noundef i32 @_ZL3ackii(i32 noundef %43, i32 noundef %44) #11
  br label %46

46:                                               ; preds = %42, %39
  %47 = phi i32 [ %45, %42 ], [ 1, %39 ]
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = add nsw i32 %30, -3
  %51 = add nsw i32 %47, -1
  %52 = tail call fastcc noundef i32 @_ZL3ackii(i32 noundef %50, i32 noundef %51) #11
  br label %53

53:                                               ; preds = %49, %46
  %54 = phi i32 [ %52, %49 ], [ 1, %46 ]
  %55 = add nsw i32 %30, -4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %25, label %28

57:                                               ; preds = %28
  %58 = add nsw i32 %29, -1
  %59 = tail call fastcc noundef i32 @_ZL3ackii(i32 noundef %30, i32 noundef %58) #11
  br label %32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @fibonacci(ptr noundef writeonly captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call fastcc noundef i64 @_ZL3fibj(i32 noundef %2) #11
  %4 = zext nneg i32 %2 to i64
  %5 = getelementptr inbounds nuw i64, ptr %0, i64 %4
  store i64 %3, ptr %5, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
define internal fastcc noundef i64 @_ZL3fibj(i32 noundef %0) unnamed_addr #3 {
  %2 = icmp ult i32 %0, 2
  br i1 %2, label %27, label %3

3:                                                ; preds = %1
  %4 = add i32 %0, -2
  %5 = lshr i32 %4, 1
  %6 = add nuw i32 %5, 1
  %7 = and i32 %6, 3
  %8 = icmp ult i32 %4, 6
  br i1 %8, label %13, label %9

9:                                                ; preds = %3
  %10 = and i32 %6, -4
  br label %32

11:                                               ; preds = %32
  %12 = icmp eq i32 %7, 0
  br i1 %12, label %27, label %13

13:                                               ; preds = %11, %3
  %14 = phi i32 [ %0, %3 ], [ %47, %11 ]
  %15 = phi i64 [ 0, %3 ], [ %48, %11 ]
  %16 = icmp ne i32 %7, 0
  tail call void @llvm.assume(i1 %16)
  br label %17

17:                                               ; preds = %17, %13
  %18 = phi i32 [ %23, %17 ], [ %14, %13 ]
  %19 = phi i64 [ %24, %17 ], [ %15, %13 ]
  %20 = phi i32 [ %25, %17 ], [ 0, %13 ]
  %21 = add i32 %18, -1
  %22 = tail call fastcc noundef i64 @_ZL3fibj(i32 noundef %21) #11
  %23 = add i32 %18, -2
  %24 = add i64 %22, %19
  %25 = add i32 %20, 1
  %26 = icmp eq i32 %25, %7
  br i1 %26, label %27, label %17, !llvm.loop !12

27:                                               ; preds = %11, %17, %1
  %28 = phi i64 [ 0, %1 ], [ %48, %11 ], [ %24, %17 ]
  %29 = phi i32 [ %0, %1 ], [ %47, %11 ], [ %23, %17 ]
  %30 = zext nneg i32 %29 to i64
  %31 = add i64 %28, %30
  ret i64 %31

32:                                               ; preds = %32, %9
  %33 = phi i32 [ %0, %9 ], [ %47, %32 ]
  %34 = phi i64 [ 0, %9 ], [ %48, %32 ]
  %35 = phi i32 [ 0, %9 ], [ %49, %32 ]
  %36 = add i32 %33, -1
  %37 = tail call fastcc noundef i64 @_ZL3fibj(i32 noundef %36) #11
  %38 = add i64 %37, %34
  %39 = add i32 %33, -3
  %40 = tail call fastcc noundef i64 @_ZL3fibj(i32 noundef %39) #11
  %41 = add i64 %40, %38
  %42 = add i32 %33, -5
  %43 = tail call fastcc noundef i64 @_ZL3fibj(i32 noundef %42) #11
  %44 = add i64 %43, %41
  %45 = add i32 %33, -7
  %46 = tail call fastcc noundef i64 @_ZL3fibj(i32 noundef %45) #11
  %47 = add i32 %33, -8
  %48 = add i64 %46, %44
  %49 = add i32 %35, 4
  %50 = icmp eq i32 %49, %10
  br i1 %50, label %11, label %32
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @quicksort(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = alloca [64 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %1, %4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %60

9:                                                ; preds = %2
  %10 = and i32 %1, 3
  %11 = icmp ult i32 %1, 4
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = and i32 %1, 2147483644
  br label %35

14:                                               ; preds = %35
  %15 = icmp eq i32 %10, 0
  br i1 %15, label %29, label %16

16:                                               ; preds = %14, %9
  %17 = phi i32 [ 0, %9 ], [ %57, %14 ]
  %18 = icmp ne i32 %10, 0
  tail call void @llvm.assume(i1 %18)
  br label %19

19:                                               ; preds = %19, %16
  %20 = phi i32 [ %26, %19 ], [ %17, %16 ]
  %21 = phi i32 [ %27, %19 ], [ 0, %16 ]
  %22 = zext nneg i32 %20 to i64
  %23 = getelementptr inbounds nuw i32, ptr %7, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = getelementptr inbounds nuw i32, ptr %3, i64 %22
  store i32 %24, ptr %25, align 4, !tbaa !4
  %26 = add nuw nsw i32 %20, 1
  %27 = add i32 %21, 1
  %28 = icmp eq i32 %27, %10
  br i1 %28, label %29, label %19, !llvm.loop !13

29:                                               ; preds = %19, %14
  %30 = add nsw i32 %1, -1
  call fastcc void @_ZL4sortPiii(ptr noundef %3, i32 noundef 0, i32 noundef %30) #11
  %31 = and i32 %1, 3
  %32 = icmp ult i32 %1, 4
  br i1 %32, label %64, label %33

33:                                               ; preds = %29
  %34 = and i32 %1, 2147483644
  br label %78

35:                                               ; preds = %35, %12
  %36 = phi i32 [ 0, %12 ], [ %57, %35 ]
  %37 = phi i32 [ 0, %12 ], [ %58, %35 ]
  %38 = zext nneg i32 %36 to i64
  %39 = getelementptr inbounds nuw i32, ptr %7, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = getelementptr inbounds nuw i32, ptr %3, i64 %38
  store i32 %40, ptr %41, align 4, !tbaa !4
  %42 = or disjoint i32 %36, 1
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %7, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = getelementptr inbounds nuw i32, ptr %3, i64 %43
  store i32 %45, ptr %46, align 4, !tbaa !4
  %47 = or disjoint i32 %36, 2
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %7, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = getelementptr inbounds nuw i32, ptr %3, i64 %48
  store i32 %50, ptr %51, align 4, !tbaa !4
  %52 = or disjoint i32 %36, 3
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr %7, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = getelementptr inbounds nuw i32, ptr %3, i64 %53
  store i32 %55, ptr %56, align 4, !tbaa !4
  %57 = add nuw nsw i32 %36, 4
  %58 = add i32 %37, 4
  %59 = icmp eq i32 %58, %13
  br i1 %59, label %14, label %35, !llvm.loop !14

60:                                               ; preds = %2
  %61 = add nsw i32 %1, -1
  call fastcc void @_ZL4sortPiii(ptr noundef %3, i32 noundef 0, i32 noundef %61) #11
  br label %77

62:                                               ; preds = %78
  %63 = icmp eq i32 %31, 0
  br i1 %63, label %77, label %64

64:                                               ; preds = %62, %29
  %65 = phi i32 [ 0, %29 ], [ %100, %62 ]
  %66 = icmp ne i32 %31, 0
  tail call void @llvm.assume(i1 %66)
  br label %67

67:                                               ; preds = %67, %64
  %68 = phi i32 [ %74, %67 ], [ %65, %64 ]
  %69 = phi i32 [ %75, %67 ], [ 0, %64 ]
  %70 = zext nneg i32 %68 to i64
  %71 = getelementptr inbounds nuw i32, ptr %3, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = getelementptr inbounds nuw i32, ptr %7, i64 %70
  store i32 %72, ptr %73, align 4, !tbaa !4
  %74 = add nuw nsw i32 %68, 1
  %75 = add i32 %69, 1
  %76 = icmp eq i32 %75, %31
  br i1 %76, label %77, label %67, !llvm.loop !16

77:                                               ; preds = %62, %67, %60
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret void

78:                                               ; preds = %78, %33
  %79 = phi i32 [ 0, %33 ], [ %100, %78 ]
  %80 = phi i32 [ 0, %33 ], [ %101, %78 ]
  %81 = zext nneg i32 %79 to i64
  %82 = getelementptr inbounds nuw i32, ptr %3, i64 %81
  %83 = load i32, ptr %82, align 4, !tbaa !4
  %84 = getelementptr inbounds nuw i32, ptr %7, i64 %81
  store i32 %83, ptr %84, align 4, !tbaa !4
  %85 = or disjoint i32 %79, 1
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr %3, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !4
  %89 = getelementptr inbounds nuw i32, ptr %7, i64 %86
  store i32 %88, ptr %89, align 4, !tbaa !4
  %90 = or disjoint i32 %79, 2
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr %3, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !4
  %94 = getelementptr inbounds nuw i32, ptr %7, i64 %91
  store i32 %93, ptr %94, align 4, !tbaa !4
  %95 = or disjoint i32 %79, 3
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr %3, i64 %96
  %98 = load i32, ptr %97, align 4, !tbaa !4
  %99 = getelementptr inbounds nuw i32, ptr %7, i64 %96
  store i32 %98, ptr %99, align 4, !tbaa !4
  %100 = add nuw nsw i32 %79, 4
  %101 = add i32 %80, 4
  %102 = icmp eq i32 %101, %34
  br i1 %102, label %62, label %78, !llvm.loop !17
}

; Function Attrs: mustprogress nofree noinline nosync nounwind memory(argmem: readwrite)
define internal fastcc void @_ZL4sortPiii(ptr noundef nonnull captures(none) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = icmp slt i32 %1, %2
  br i1 %4, label %5, label %38

5:                                                ; preds = %3, %36
  %6 = phi i32 [ %34, %36 ], [ %1, %3 ]
  %7 = add nsw i32 %6, %2
  %8 = sdiv i32 %7, 2
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %5, %32
  %13 = phi i32 [ %6, %5 ], [ %34, %32 ]
  %14 = phi i32 [ %2, %5 ], [ %33, %32 ]
  br label %15

15:                                               ; preds = %15, %12
  %16 = phi i32 [ %21, %15 ], [ %13, %12 ]
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = icmp slt i32 %19, %11
  %21 = add nsw i32 %16, 1
  br i1 %20, label %15, label %22, !llvm.loop !18

22:                                               ; preds = %15, %22
  %23 = phi i32 [ %28, %22 ], [ %14, %15 ]
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = icmp sgt i32 %26, %11
  %28 = add nsw i32 %23, -1
  br i1 %27, label %22, label %29, !llvm.loop !19

29:                                               ; preds = %22
  %30 = icmp sgt i32 %16, %23
  br i1 %30, label %32, label %31

31:                                               ; preds = %29
  store i32 %26, ptr %18, align 4, !tbaa !4
  store i32 %19, ptr %25, align 4, !tbaa !4
  br label %32

32:                                               ; preds = %31, %29
  %33 = phi i32 [ %28, %31 ], [ %23, %29 ]
  %34 = phi i32 [ %21, %31 ], [ %16, %29 ]
  %35 = icmp sgt i32 %34, %33
  br i1 %35, label %36, label %12, !llvm.loop !20

36:                                               ; preds = %32
  tail call fastcc void @_ZL4sortPiii(ptr noundef %0, i32 noundef %6, i32 noundef %33) #11
  %37 = icmp slt i32 %34, %2
  br i1 %37, label %5, label %38

38:                                               ; preds = %36, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @eval_prefix(ptr noundef %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #6 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = shl nuw nsw i32 %4, 4
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  store ptr %7, ptr %3, align 8, !tbaa !21
  %8 = call fastcc noundef i32 @_ZL10expressionRPKc(ptr noundef nonnull align 8 dereferenceable(8) %3) #11
  %9 = zext nneg i32 %4 to i64
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  store i32 %8, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef i32 @_ZL10expressionRPKc(ptr noundef nonnull align 8 captures(none) dereferenceable(8) %0) unnamed_addr #7 {
  %2 = load ptr, ptr %0, align 8, !tbaa !21
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 1
  store ptr %3, ptr %0, align 8, !tbaa !21
  %4 = load i8, ptr %2, align 1, !tbaa !24
  %5 = add i8 %4, -48
  %6 = icmp ult i8 %5, 10
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = zext nneg i8 %4 to i32
  %9 = add nsw i32 %8, -48
  br label %12

10:                                               ; preds = %1
  %11 = tail call fastcc noundef i32 @_ZL9operationcRPKc(i8 noundef signext %4, ptr noundef nonnull align 8 dereferenceable(8) %0) #11
  br label %12

12:                                               ; preds = %10, %7
  %13 = phi i32 [ %9, %7 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @hanoi(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #8 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  store i32 0, ptr %3, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  store i32 7, ptr %4, align 4, !tbaa !4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call fastcc void @_ZL4moveiiiiPiPj(i32 noundef %5, i32 noundef 0, i32 noundef 2, i32 noundef 1, ptr noundef %3, ptr noundef %4) #11
  %6 = load i32, ptr %3, align 4, !tbaa !4
  %7 = zext nneg i32 %5 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  store i32 %6, ptr %8, align 4, !tbaa !4
  %9 = load i32, ptr %4, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %7
  store i32 %9, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind memory(argmem: readwrite)
define internal fastcc void @_ZL4moveiiiiPiPj(i32 noundef %0, i32 noundef range(i32 0, 3) %1, i32 noundef range(i32 0, 3) %2, i32 noundef range(i32 0, 3) %3, ptr noundef nonnull captures(none) %4, ptr noundef nonnull captures(none) %5) unnamed_addr #5 {
  %7 = icmp eq i32 %0, 0
  br i1 %7, label %45, label %8

8:                                                ; preds = %6
  %9 = and i32 %0, 1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %20, label %11

11:                                               ; preds = %8
  %12 = add nsw i32 %0, -1
  tail call fastcc void @_ZL4moveiiiiPiPj(i32 noundef %12, i32 noundef %1, i32 noundef %3, i32 noundef %2, ptr noundef %4, ptr noundef %5) #11
  %13 = load i32, ptr %4, align 4, !tbaa !4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %4, align 4, !tbaa !4
  %15 = load i32, ptr %5, align 4, !tbaa !4
  %16 = mul i32 %15, 31
  %17 = mul nuw nsw i32 %1, 3
  %18 = add nuw nsw i32 %17, %2
  %19 = add i32 %18, %16
  store i32 %19, ptr %5, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %11, %8
  %21 = phi i32 [ %3, %8 ], [ %1, %11 ]
  %22 = phi i32 [ %1, %8 ], [ %3, %11 ]
  %23 = phi i32 [ %0, %8 ], [ %12, %11 ]
  %24 = icmp eq i32 %0, 1
  br i1 %24, label %45, label %25

25:                                               ; preds = %20
  %26 = mul nuw nsw i32 %21, 3
  %27 = mul nuw nsw i32 %22, 3
  %28 = add nuw nsw i32 %27, %2
  %29 = add nuw nsw i32 %26, %2
  br label %30

30:                                               ; preds = %30, %25
  %31 = phi i32 [ %23, %25 ], [ %38, %30 ]
  %32 = add nsw i32 %31, -1
  tail call fastcc void @_ZL4moveiiiiPiPj(i32 noundef %32, i32 noundef %22, i32 noundef %21, i32 noundef %2, ptr noundef %4, ptr noundef %5) #11
  %33 = load i32, ptr %4, align 4, !tbaa !4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %4, align 4, !tbaa !4
  %35 = load i32, ptr %5, align 4, !tbaa !4
  %36 = mul i32 %35, 31
  %37 = add i32 %28, %36
  store i32 %37, ptr %5, align 4, !tbaa !4
  %38 = add nsw i32 %31, -2
  tail call fastcc void @_ZL4moveiiiiPiPj(i32 noundef %38, i32 noundef %21, i32 noundef %22, i32 noundef %2, ptr noundef %4, ptr noundef %5) #11
  %39 = load i32, ptr %4, align 4, !tbaa !4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %4, align 4, !tbaa !4
  %41 = load i32, ptr %5, align 4, !tbaa !4
  %42 = mul i32 %41, 31
  %43 = add i32 %29, %42
  store i32 %43, ptr %5, align 4, !tbaa !4
  %44 = icmp eq i32 %38, 0
  br i1 %44, label %45, label %30

45:                                               ; preds = %20, %30, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

; Function Attrs: mustprogress nofree noinline nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef i32 @_ZL9operationcRPKc(i8 noundef signext %0, ptr noundef nonnull align 8 captures(none) dereferenceable(8) %1) unnamed_addr #7 {
  %3 = tail call fastcc noundef i32 @_ZL10expressionRPKc(ptr noundef nonnull align 8 dereferenceable(8) %1) #11
  %4 = tail call fastcc noundef i32 @_ZL10expressionRPKc(ptr noundef nonnull align 8 dereferenceable(8) %1) #11
  switch i8 %0, label %9 [
    i8 43, label %5
    i8 45, label %7
  ]

5:                                                ; preds = %2
  %6 = add nsw i32 %4, %3
  br label %11

7:                                                ; preds = %2
  %8 = sub nsw i32 %3, %4
  br label %11

9:                                                ; preds = %2
  %10 = mul nsw i32 %4, %3
  br label %11

11:                                               ; preds = %9, %7, %5
  %12 = phi i32 [ %10, %9 ], [ %6, %5 ], [ %8, %7 ]
  ret i32 %12
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nofree noinline nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { nounwind }

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
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long long", !6, i64 0}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !9}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 omnipotent char", !23, i64 0}
!23 = !{!"any pointer", !6, i64 0}
!24 = !{!6, !6, i64 0}
