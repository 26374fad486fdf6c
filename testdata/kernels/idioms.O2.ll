; ModuleID = 'idioms.cu'
source_filename = "idioms.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.body = type { [3 x float], float, [3 x float], float }

@counts = dso_local local_unnamed_addr addrspace(3) global [200 x i8] undef, align 16
@weights = dso_local addrspace(4) externally_initialized constant <{ [10 x i16], [30 x i16] }> <{ [10 x i16] [i16 1, i16 2, i16 3, i16 5, i16 8, i16 13, i16 21, i16 34, i16 55, i16 89], [30 x i16] zeroinitializer }>, align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @weights to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @find(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = icmp sgt i32 %3, 0
  br i1 %9, label %10, label %23

10:                                               ; preds = %4, %10
  %11 = phi i32 [ %21, %10 ], [ 0, %4 ]
  %12 = phi i32 [ %20, %10 ], [ %3, %4 ]
  %13 = add nuw nsw i32 %11, %12
  %14 = lshr i32 %13, 1
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = icmp slt i32 %17, %8
  %19 = add nuw nsw i32 %14, 1
  %20 = select i1 %18, i32 %12, i32 %14
  %21 = select i1 %18, i32 %19, i32 %11
  %22 = icmp slt i32 %21, %20
  br i1 %22, label %10, label %23, !llvm.loop !8

23:                                               ; preds = %10, %4
  %24 = phi i32 [ 0, %4 ], [ %21, %10 ]
  %25 = getelementptr inbounds nuw i32, ptr %2, i64 %6
  store i32 %24, ptr %25, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @word_starts(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = mul nuw nsw i32 %3, 20
  br label %8

5:                                                ; preds = %42
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  store i32 %44, ptr %7, align 4, !tbaa !4
  ret void

8:                                                ; preds = %42, %2
  %9 = phi i32 [ 0, %2 ], [ %44, %42 ]
  %10 = phi i32 [ 0, %2 ], [ %45, %42 ]
  %11 = phi i1 [ false, %2 ], [ %43, %42 ]
  %12 = add nuw nsw i32 %10, %4
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  %15 = load i8, ptr %14, align 1, !tbaa !10
  %16 = and i8 %15, -33
  %17 = add i8 %16, -65
  %18 = icmp ult i8 %17, 26
  br i1 %18, label %19, label %23

19:                                               ; preds = %8
  %20 = xor i1 %11, true
  %21 = zext i1 %20 to i32
  %22 = add nsw i32 %9, %21
  br label %25

23:                                               ; preds = %8
  switch i8 %15, label %24 [
    i8 32, label %25
    i8 10, label %25
    i8 9, label %25
    i8 13, label %25
  ]

24:                                               ; preds = %23
  br label %25

25:                                               ; preds = %24, %23, %23, %23, %23, %19
  %26 = phi i1 [ true, %19 ], [ false, %23 ], [ %11, %24 ], [ false, %23 ], [ false, %23 ], [ false, %23 ]
  %27 = phi i32 [ %22, %19 ], [ %9, %23 ], [ %9, %24 ], [ %9, %23 ], [ %9, %23 ], [ %9, %23 ]
  %28 = or disjoint i32 %10, 1
  %29 = add nuw nsw i32 %28, %4
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !10
  %33 = and i8 %32, -33
  %34 = add i8 %33, -65
  %35 = icmp ult i8 %34, 26
  br i1 %35, label %38, label %36

36:                                               ; preds = %25
  switch i8 %32, label %37 [
    i8 32, label %42
    i8 10, label %42
    i8 9, label %42
    i8 13, label %42
  ]

37:                                               ; preds = %36
  br label %42

38:                                               ; preds = %25
  %39 = xor i1 %26, true
  %40 = zext i1 %39 to i32
  %41 = add nsw i32 %27, %40
  br label %42

42:                                               ; preds = %38, %37, %36, %36, %36, %36
  %43 = phi i1 [ true, %38 ], [ false, %36 ], [ %26, %37 ], [ false, %36 ], [ false, %36 ], [ false, %36 ]
  %44 = phi i32 [ %41, %38 ], [ %27, %36 ], [ %27, %37 ], [ %27, %36 ], [ %27, %36 ], [ %27, %36 ]
  %45 = add nuw nsw i32 %10, 2
  %46 = icmp eq i32 %45, 20
  br i1 %46, label %5, label %8, !llvm.loop !11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @swap_bytes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = mul nuw nsw i32 %3, 6
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %11
  %13 = tail call i32 @llvm.bswap.i32(i32 %7)
  store i32 %13, ptr %12, align 4, !tbaa !4
  %14 = icmp ugt i32 %7, %9
  %15 = sub nuw i32 %7, %9
  %16 = sub nuw i32 %9, %7
  %17 = select i1 %14, i32 %15, i32 %16
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store i32 %17, ptr %18, align 4, !tbaa !4
  %19 = or i32 %9, %7
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i32 %19, ptr %20, align 4, !tbaa !4
  %21 = and i32 %9, %7
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 12
  store i32 %21, ptr %22, align 4, !tbaa !4
  %23 = xor i32 %9, %7
  %24 = and i32 %23, -16777216
  %25 = shl i32 %9, 8
  %26 = and i32 %25, 63488
  %27 = or disjoint i32 %24, %26
  %28 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i32 %27, ptr %28, align 4, !tbaa !4
  %29 = icmp eq i32 %7, 0
  %30 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %7, i1 true)
  %31 = xor i32 %30, 31
  %32 = select i1 %29, i32 -1, i32 %31
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 20
  store i32 %32, ptr %33, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @count_steps(ptr noundef writeonly captures(none) %0) local_unnamed_addr #3 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %17, label %4

4:                                                ; preds = %1
  %5 = add nuw nsw i32 %2, 1
  br label %6

6:                                                ; preds = %4, %6
  %7 = phi i32 [ %15, %6 ], [ 0, %4 ]
  %8 = phi i32 [ %14, %6 ], [ %5, %4 ]
  %9 = and i32 %8, 1
  %10 = icmp eq i32 %9, 0
  %11 = mul nsw i32 %8, 3
  %12 = add nsw i32 %11, 1
  %13 = ashr exact i32 %8, 1
  %14 = select i1 %10, i32 %13, i32 %12
  %15 = add nuw nsw i32 %7, 1
  %16 = icmp eq i32 %14, 1
  br i1 %16, label %17, label %6, !llvm.loop !12

17:                                               ; preds = %6, %1
  %18 = phi i32 [ 0, %1 ], [ %15, %6 ]
  %19 = zext nneg i32 %2 to i64
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %19
  store i32 %18, ptr %20, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @match(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = shl nuw nsw i32 %5, 3
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %2, i64 %7
  store i32 0, ptr %8, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 1
  %10 = load i8, ptr %9, align 1, !tbaa !10
  %11 = load i8, ptr %1, align 1, !tbaa !10
  %12 = icmp eq i8 %11, %10
  %13 = zext i1 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %13, ptr %14, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 2
  %16 = load i8, ptr %15, align 1, !tbaa !10
  br i1 %12, label %17, label %28

17:                                               ; preds = %4, %23
  %18 = phi i32 [ %26, %23 ], [ 1, %4 ]
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !10
  %22 = icmp eq i8 %21, %16
  br i1 %22, label %28, label %23

23:                                               ; preds = %17
  %24 = getelementptr i32, ptr %8, i64 %19
  %25 = getelementptr i8, ptr %24, i64 -4
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %17, label %28, !llvm.loop !13

28:                                               ; preds = %17, %23, %4
  %29 = phi i32 [ 0, %4 ], [ %26, %23 ], [ %18, %17 ]
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %1, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !10
  %33 = icmp eq i8 %32, %16
  %34 = zext i1 %33 to i32
  %35 = add nsw i32 %29, %34
  %36 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 %35, ptr %36, align 4, !tbaa !4
  %37 = mul nuw nsw i32 %5, 100
  %38 = add nuw nsw i32 %37, 99
  br label %39

39:                                               ; preds = %28, %61
  %40 = phi i32 [ %37, %28 ], [ %73, %61 ]
  %41 = phi i32 [ 0, %28 ], [ %72, %61 ]
  %42 = phi i32 [ 0, %28 ], [ %71, %61 ]
  %43 = icmp sgt i32 %41, 0
  %44 = zext nneg i32 %40 to i64
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 %44
  %46 = load i8, ptr %45, align 1, !tbaa !10
  br i1 %43, label %50, label %61

47:                                               ; preds = %61
  %48 = zext nneg i32 %5 to i64
  %49 = getelementptr inbounds nuw i32, ptr %3, i64 %48
  store i32 %71, ptr %49, align 4, !tbaa !4
  ret void

50:                                               ; preds = %39, %56
  %51 = phi i32 [ %59, %56 ], [ %41, %39 ]
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 %52
  %54 = load i8, ptr %53, align 1, !tbaa !10
  %55 = icmp eq i8 %54, %46
  br i1 %55, label %61, label %56

56:                                               ; preds = %50
  %57 = getelementptr i32, ptr %8, i64 %52
  %58 = getelementptr i8, ptr %57, i64 -4
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %50, label %61, !llvm.loop !14

61:                                               ; preds = %50, %56, %39
  %62 = phi i32 [ %41, %39 ], [ %51, %50 ], [ %59, %56 ]
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %1, i64 %63
  %65 = load i8, ptr %64, align 1, !tbaa !10
  %66 = icmp eq i8 %65, %46
  %67 = zext i1 %66 to i32
  %68 = add nsw i32 %62, %67
  %69 = icmp eq i32 %68, 3
  %70 = zext i1 %69 to i32
  %71 = add nuw nsw i32 %42, %70
  %72 = select i1 %69, i32 %35, i32 %68
  %73 = add nuw nsw i32 %40, 1
  %74 = icmp eq i32 %40, %38
  br i1 %74, label %47, label %39, !llvm.loop !15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @tables(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #4 {
  %3 = alloca [40 x i16], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i32 [ 0, %2 ], [ %20, %4 ]
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %6
  store <4 x i8> splat (i8 7), ptr %7, align 1, !tbaa !10
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store <4 x i8> splat (i8 7), ptr %10, align 1, !tbaa !10
  %11 = zext nneg i32 %5 to i64
  %12 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store <4 x i8> splat (i8 7), ptr %13, align 1, !tbaa !10
  %14 = zext nneg i32 %5 to i64
  %15 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store <4 x i8> splat (i8 7), ptr %16, align 1, !tbaa !10
  %17 = zext nneg i32 %5 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store <4 x i8> splat (i8 7), ptr %19, align 1, !tbaa !10
  %20 = add nuw nsw i32 %5, 20
  %21 = icmp eq i32 %20, 200
  br i1 %21, label %22, label %4, !llvm.loop !16

22:                                               ; preds = %4
  %23 = load <2 x i16>, ptr addrspacecast (ptr addrspace(4) @weights to ptr), align 8, !tbaa !19
  store <2 x i16> %23, ptr %3, align 16, !tbaa !19
  %24 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 4), align 4, !tbaa !19
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store <2 x i16> %24, ptr %25, align 4, !tbaa !19
  %26 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 8), align 8, !tbaa !19
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store <2 x i16> %26, ptr %27, align 8, !tbaa !19
  %28 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 12), align 4, !tbaa !19
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store <2 x i16> %28, ptr %29, align 4, !tbaa !19
  %30 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 16), align 8, !tbaa !19
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store <2 x i16> %30, ptr %31, align 16, !tbaa !19
  %32 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 20), align 4, !tbaa !19
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store <2 x i16> %32, ptr %33, align 4, !tbaa !19
  %34 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 24), align 8, !tbaa !19
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store <2 x i16> %34, ptr %35, align 8, !tbaa !19
  %36 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 28), align 4, !tbaa !19
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 28
  store <2 x i16> %36, ptr %37, align 4, !tbaa !19
  %38 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 32), align 8, !tbaa !19
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store <2 x i16> %38, ptr %39, align 16, !tbaa !19
  %40 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 36), align 4, !tbaa !19
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 36
  store <2 x i16> %40, ptr %41, align 4, !tbaa !19
  %42 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 40), align 8, !tbaa !19
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store <2 x i16> %42, ptr %43, align 8, !tbaa !19
  %44 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 44), align 4, !tbaa !19
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 44
  store <2 x i16> %44, ptr %45, align 4, !tbaa !19
  %46 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 48), align 8, !tbaa !19
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store <2 x i16> %46, ptr %47, align 16, !tbaa !19
  %48 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 52), align 4, !tbaa !19
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 52
  store <2 x i16> %48, ptr %49, align 4, !tbaa !19
  %50 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 56), align 8, !tbaa !19
  %51 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store <2 x i16> %50, ptr %51, align 8, !tbaa !19
  %52 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 60), align 4, !tbaa !19
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 60
  store <2 x i16> %52, ptr %53, align 4, !tbaa !19
  %54 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 64), align 8, !tbaa !19
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 64
  store <2 x i16> %54, ptr %55, align 16, !tbaa !19
  %56 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 68), align 4, !tbaa !19
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 68
  store <2 x i16> %56, ptr %57, align 4, !tbaa !19
  %58 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 72), align 8, !tbaa !19
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 72
  store <2 x i16> %58, ptr %59, align 8, !tbaa !19
  %60 = load <2 x i16>, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 76), align 4, !tbaa !19
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 76
  store <2 x i16> %60, ptr %61, align 4, !tbaa !19
  br label %62

62:                                               ; preds = %22, %62
  %63 = phi i32 [ %82, %62 ], [ 0, %22 ]
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 %64
  %66 = load i8, ptr %65, align 1, !tbaa !10
  %67 = freeze i8 %66
  %68 = icmp ult i8 %67, -56
  %69 = add nsw i8 %67, 56
  %70 = select i1 %68, i8 %67, i8 %69
  %71 = zext i8 %70 to i64
  %72 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %71
  %73 = load i8, ptr %72, align 1, !tbaa !10
  %74 = add i8 %73, 1
  store i8 %74, ptr %72, align 1, !tbaa !10
  %75 = load i8, ptr %65, align 1, !tbaa !10
  %76 = urem i8 %75, 40
  %77 = zext nneg i8 %76 to i64
  %78 = getelementptr inbounds nuw i16, ptr %3, i64 %77
  %79 = load i16, ptr %78, align 2, !tbaa !19
  %80 = trunc nuw nsw i32 %63 to i16
  %81 = add i16 %79, %80
  store i16 %81, ptr %78, align 2, !tbaa !19
  %82 = add nuw nsw i32 %63, 1
  %83 = icmp eq i32 %82, 256
  br i1 %83, label %84, label %62, !llvm.loop !21

84:                                               ; preds = %62, %84
  %85 = phi i32 [ %121, %84 ], [ 0, %62 ]
  %86 = phi i32 [ %120, %84 ], [ 0, %62 ]
  %87 = mul i32 %86, 3
  %88 = zext nneg i32 %85 to i64
  %89 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %88
  %90 = load i8, ptr %89, align 1, !tbaa !10
  %91 = zext i8 %90 to i32
  %92 = add i32 %87, %91
  %93 = mul i32 %92, 3
  %94 = zext nneg i32 %85 to i64
  %95 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 1
  %97 = load i8, ptr %96, align 1, !tbaa !10
  %98 = zext i8 %97 to i32
  %99 = add i32 %93, %98
  %100 = mul i32 %99, 3
  %101 = zext nneg i32 %85 to i64
  %102 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %101
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 2
  %104 = load i8, ptr %103, align 1, !tbaa !10
  %105 = zext i8 %104 to i32
  %106 = add i32 %100, %105
  %107 = mul i32 %106, 3
  %108 = zext nneg i32 %85 to i64
  %109 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %108
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 3
  %111 = load i8, ptr %110, align 1, !tbaa !10
  %112 = zext i8 %111 to i32
  %113 = add i32 %107, %112
  %114 = mul i32 %113, 3
  %115 = zext nneg i32 %85 to i64
  %116 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %115
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 4
  %118 = load i8, ptr %117, align 1, !tbaa !10
  %119 = zext i8 %118 to i32
  %120 = add i32 %114, %119
  %121 = add nuw nsw i32 %85, 5
  %122 = icmp eq i32 %121, 200
  br i1 %122, label %125, label %84, !llvm.loop !22

123:                                              ; preds = %125
  store i32 %120, ptr %1, align 4, !tbaa !4
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store i32 %161, ptr %124, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret void

125:                                              ; preds = %84, %125
  %126 = phi i32 [ %162, %125 ], [ 0, %84 ]
  %127 = phi i32 [ %161, %125 ], [ 0, %84 ]
  %128 = mul i32 %127, 5
  %129 = zext nneg i32 %126 to i64
  %130 = getelementptr inbounds nuw i16, ptr %3, i64 %129
  %131 = load i16, ptr %130, align 2, !tbaa !19
  %132 = zext i16 %131 to i32
  %133 = add i32 %128, %132
  %134 = mul i32 %133, 5
  %135 = zext nneg i32 %126 to i64
  %136 = getelementptr inbounds nuw i16, ptr %3, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 2
  %138 = load i16, ptr %137, align 2, !tbaa !19
  %139 = zext i16 %138 to i32
  %140 = add i32 %134, %139
  %141 = mul i32 %140, 5
  %142 = zext nneg i32 %126 to i64
  %143 = getelementptr inbounds nuw i16, ptr %3, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 4
  %145 = load i16, ptr %144, align 2, !tbaa !19
  %146 = zext i16 %145 to i32
  %147 = add i32 %141, %146
  %148 = mul i32 %147, 5
  %149 = zext nneg i32 %126 to i64
  %150 = getelementptr inbounds nuw i16, ptr %3, i64 %149
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 6
  %152 = load i16, ptr %151, align 2, !tbaa !19
  %153 = zext i16 %152 to i32
  %154 = add i32 %148, %153
  %155 = mul i32 %154, 5
  %156 = zext nneg i32 %126 to i64
  %157 = getelementptr inbounds nuw i16, ptr %3, i64 %156
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 8
  %159 = load i16, ptr %158, align 2, !tbaa !19
  %160 = zext i16 %159 to i32
  %161 = add i32 %155, %160
  %162 = add nuw nsw i32 %126, 5
  %163 = icmp eq i32 %162, 40
  br i1 %163, label %123, label %125, !llvm.loop !23
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bounce(ptr noundef captures(none) %0, i32 noundef %1, float noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp slt i32 %4, %1
  br i1 %5, label %6, label %40

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw %struct.body, ptr %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load float, ptr %9, align 4, !tbaa !24
  %11 = fmul contract float %2, %10
  %12 = load float, ptr %8, align 4, !tbaa !24
  %13 = fadd contract float %12, %11
  store float %13, ptr %8, align 4, !tbaa !24
  %14 = tail call contract float @llvm.fabs.f32(float %13)
  %15 = fcmp contract ogt float %14, 1.000000e+00
  br i1 %15, label %16, label %18

16:                                               ; preds = %6
  %17 = fneg contract float %10
  store float %17, ptr %9, align 4, !tbaa !24
  br label %18

18:                                               ; preds = %6, %16
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %20 = load float, ptr %19, align 4, !tbaa !24
  %21 = fmul contract float %2, %20
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %23 = load float, ptr %22, align 4, !tbaa !24
  %24 = fadd contract float %23, %21
  store float %24, ptr %22, align 4, !tbaa !24
  %25 = tail call contract float @llvm.fabs.f32(float %24)
  %26 = fcmp contract ogt float %25, 1.000000e+00
  br i1 %26, label %27, label %29

27:                                               ; preds = %18
  %28 = fneg contract float %20
  store float %28, ptr %19, align 4, !tbaa !24
  br label %29

29:                                               ; preds = %27, %18
  %30 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %31 = load float, ptr %30, align 4, !tbaa !24
  %32 = fmul contract float %2, %31
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %34 = load float, ptr %33, align 4, !tbaa !24
  %35 = fadd contract float %34, %32
  store float %35, ptr %33, align 4, !tbaa !24
  %36 = tail call contract float @llvm.fabs.f32(float %35)
  %37 = fcmp contract ogt float %36, 1.000000e+00
  br i1 %37, label %38, label %40

38:                                               ; preds = %29
  %39 = fneg contract float %31
  store float %39, ptr %30, align 4, !tbaa !24
  br label %40

40:                                               ; preds = %29, %38, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lend(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #5 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  store i32 %7, ptr %3, align 4, !tbaa !4
  %8 = call fastcc noundef i32 @_ZL6sum_toPKi(ptr noundef %3) #12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call fastcc void @_ZL4stepPi(ptr noundef %3) #12
  %9 = mul nsw i32 %7, 3
  %10 = add nsw i32 %8, %9
  %11 = load i32, ptr %3, align 4, !tbaa !4
  %12 = mul nsw i32 %11, 5
  %13 = add nsw i32 %10, %12
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  store i32 %13, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc noundef i32 @_ZL6sum_toPKi(ptr noundef nonnull readonly captures(none) %0) unnamed_addr #6 {
  %2 = load i32, ptr %0, align 4, !tbaa !4
  %3 = icmp slt i32 %2, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %1
  %5 = zext nneg i32 %2 to i33
  %6 = add nsw i32 %2, -1
  %7 = zext i32 %6 to i33
  %8 = mul i33 %5, %7
  %9 = lshr i33 %8, 1
  %10 = trunc nuw i33 %9 to i32
  %11 = add i32 %2, %10
  br label %12

12:                                               ; preds = %4, %1
  %13 = phi i32 [ 0, %1 ], [ %11, %4 ]
  ret i32 %13
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #7

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @_ZL4stepPi(ptr noundef nonnull captures(none) %0) unnamed_addr #8 {
  %2 = load i32, ptr %0, align 4, !tbaa !4
  %3 = add nsw i32 %2, 2
  store i32 %3, ptr %0, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @both_sides(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !4
  %7 = shl nuw nsw i32 %3, 1
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  %10 = icmp slt i32 %6, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %2
  %12 = mul nsw i32 %6, 3
  br label %15

13:                                               ; preds = %2
  %14 = udiv i32 %6, 3
  br label %15

15:                                               ; preds = %13, %11
  %16 = phi i32 [ %12, %11 ], [ %14, %13 ]
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %16, ptr %17, align 4, !tbaa !4
  %18 = add nsw i32 %6, 1
  store i32 %18, ptr %9, align 4, !tbaa !4
  switch i32 %6, label %25 [
    i32 1, label %19
    i32 4, label %19
    i32 5, label %23
    i32 6, label %21
  ]

19:                                               ; preds = %15, %15
  %20 = mul nuw nsw i32 %18, 7
  br label %23

21:                                               ; preds = %15
  %22 = mul nuw nsw i32 %18, 7
  br label %23

23:                                               ; preds = %15, %19, %21
  %24 = phi i32 [ %22, %21 ], [ %20, %19 ], [ 2, %15 ]
  store i32 %24, ptr %9, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %23, %15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #10

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #7 = { convergent nocallback nounwind }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }

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
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !9}
!16 = distinct !{!16, !9, !17, !18}
!17 = !{!"llvm.loop.isvectorized", i32 1}
!18 = !{!"llvm.loop.unroll.runtime.disable"}
!19 = !{!20, !20, i64 0}
!20 = !{!"short", !6, i64 0}
!21 = distinct !{!21, !9}
!22 = distinct !{!22, !9}
!23 = distinct !{!23, !9}
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !6, i64 0}
