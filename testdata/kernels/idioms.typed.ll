; ModuleID = 'idioms.cu'
source_filename = "idioms.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.body = type { [3 x float], float, [3 x float], float }

@counts = dso_local local_unnamed_addr addrspace(3) global [200 x i8] undef, align 16
@weights = dso_local addrspace(4) externally_initialized global <{ [10 x i16], [30 x i16] }> <{ [10 x i16] [i16 1, i16 2, i16 3, i16 5, i16 8, i16 13, i16 21, i16 34, i16 55, i16 89], [30 x i16] zeroinitializer }>, align 8
@llvm.compiler.used = appending global [1 x i8*] [i8* addrspacecast (i8 addrspace(4)* bitcast (<{ [10 x i16], [30 x i16] }> addrspace(4)* @weights to i8 addrspace(4)*) to i8*)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @find(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i32* nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds i32, i32* %1, i64 %6
  %8 = load i32, i32* %7, align 4, !tbaa !13
  %9 = icmp sgt i32 %3, 0
  br i1 %9, label %10, label %23

10:                                               ; preds = %4, %10
  %11 = phi i32 [ %21, %10 ], [ 0, %4 ]
  %12 = phi i32 [ %20, %10 ], [ %3, %4 ]
  %13 = add nsw i32 %11, %12
  %14 = sdiv i32 %13, 2
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, i32* %0, i64 %15
  %17 = load i32, i32* %16, align 4, !tbaa !13
  %18 = icmp slt i32 %17, %8
  %19 = add nsw i32 %14, 1
  %20 = select i1 %18, i32 %12, i32 %14
  %21 = select i1 %18, i32 %19, i32 %11
  %22 = icmp slt i32 %21, %20
  br i1 %22, label %10, label %23, !llvm.loop !17

23:                                               ; preds = %10, %4
  %24 = phi i32 [ 0, %4 ], [ %21, %10 ]
  %25 = getelementptr inbounds i32, i32* %2, i64 %6
  store i32 %24, i32* %25, align 4, !tbaa !13
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @word_starts(i8* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10
  %4 = mul i32 %3, 20
  br label %9

5:                                                ; preds = %26
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds i32, i32* %1, i64 %7
  store i32 %28, i32* %8, align 4, !tbaa !13
  ret void

9:                                                ; preds = %2, %26
  %10 = phi i32 [ 0, %2 ], [ %28, %26 ]
  %11 = phi i32 [ 0, %2 ], [ %29, %26 ]
  %12 = phi i1 [ false, %2 ], [ %27, %26 ]
  %13 = add i32 %11, %4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds i8, i8* %0, i64 %14
  %16 = load i8, i8* %15, align 1, !tbaa !20
  %17 = and i8 %16, -33
  %18 = add i8 %17, -65
  %19 = icmp ult i8 %18, 26
  br i1 %19, label %20, label %24

20:                                               ; preds = %9
  %21 = xor i1 %12, true
  %22 = zext i1 %21 to i32
  %23 = add nsw i32 %10, %22
  br label %26

24:                                               ; preds = %9
  switch i8 %16, label %25 [
    i8 32, label %26
    i8 10, label %26
    i8 9, label %26
    i8 13, label %26
  ]

25:                                               ; preds = %24
  br label %26

26:                                               ; preds = %25, %24, %24, %24, %24, %20
  %27 = phi i1 [ true, %20 ], [ false, %24 ], [ %12, %25 ], [ false, %24 ], [ false, %24 ], [ false, %24 ]
  %28 = phi i32 [ %23, %20 ], [ %10, %24 ], [ %10, %25 ], [ %10, %24 ], [ %10, %24 ], [ %10, %24 ]
  %29 = add nuw nsw i32 %11, 1
  %30 = icmp eq i32 %29, 20
  br i1 %30, label %5, label %9, !llvm.loop !21
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @swap_bytes(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10
  %4 = shl i32 %3, 1
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds i32, i32* %0, i64 %5
  %7 = load i32, i32* %6, align 4, !tbaa !13
  %8 = or i32 %4, 1
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds i32, i32* %0, i64 %9
  %11 = load i32, i32* %10, align 4, !tbaa !13
  %12 = mul i32 %3, 6
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds i32, i32* %1, i64 %13
  %15 = call i32 @llvm.bswap.i32(i32 %7)
  store i32 %15, i32* %14, align 4, !tbaa !13
  %16 = icmp ugt i32 %7, %11
  %17 = sub i32 %7, %11
  %18 = sub i32 %11, %7
  %19 = select i1 %16, i32 %17, i32 %18
  %20 = getelementptr inbounds i32, i32* %14, i64 1
  store i32 %19, i32* %20, align 4, !tbaa !13
  %21 = or i32 %11, %7
  %22 = getelementptr inbounds i32, i32* %14, i64 2
  store i32 %21, i32* %22, align 4, !tbaa !13
  %23 = and i32 %11, %7
  %24 = getelementptr inbounds i32, i32* %14, i64 3
  store i32 %23, i32* %24, align 4, !tbaa !13
  %25 = xor i32 %11, %7
  %26 = and i32 %25, -16777216
  %27 = shl i32 %11, 8
  %28 = and i32 %27, 63488
  %29 = or i32 %26, %28
  %30 = getelementptr inbounds i32, i32* %14, i64 4
  store i32 %29, i32* %30, align 4, !tbaa !13
  %31 = icmp eq i32 %7, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %35, %2
  %33 = phi i32 [ -1, %2 ], [ %38, %35 ]
  %34 = getelementptr inbounds i32, i32* %14, i64 5
  store i32 %33, i32* %34, align 4, !tbaa !13
  ret void

35:                                               ; preds = %2, %35
  %36 = phi i32 [ %39, %35 ], [ %7, %2 ]
  %37 = phi i32 [ %38, %35 ], [ -1, %2 ]
  %38 = add nsw i32 %37, 1
  %39 = lshr i32 %36, 1
  %40 = icmp ult i32 %36, 2
  br i1 %40, label %32, label %35, !llvm.loop !22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind writeonly
define dso_local void @count_steps(i32* nocapture noundef writeonly %0) local_unnamed_addr #2 {
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %20, label %4

4:                                                ; preds = %1
  %5 = add i32 %2, 1
  br label %6

6:                                                ; preds = %4, %16
  %7 = phi i32 [ %18, %16 ], [ 0, %4 ]
  %8 = phi i32 [ %17, %16 ], [ %5, %4 ]
  %9 = and i32 %8, 1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %6
  %12 = mul nsw i32 %8, 3
  %13 = add nsw i32 %12, 1
  br label %16

14:                                               ; preds = %6
  %15 = sdiv i32 %8, 2
  br label %16

16:                                               ; preds = %14, %11
  %17 = phi i32 [ %13, %11 ], [ %15, %14 ]
  %18 = add nuw nsw i32 %7, 1
  %19 = icmp eq i32 %17, 1
  br i1 %19, label %20, label %6, !llvm.loop !23

20:                                               ; preds = %16, %1
  %21 = phi i32 [ 0, %1 ], [ %18, %16 ]
  %22 = zext i32 %2 to i64
  %23 = getelementptr inbounds i32, i32* %0, i64 %22
  store i32 %21, i32* %23, align 4, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @match(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i32* nocapture noundef %2, i32* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10
  %6 = shl i32 %5, 3
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds i32, i32* %2, i64 %7
  store i32 0, i32* %8, align 4, !tbaa !13
  br label %9

9:                                                ; preds = %4, %33
  %10 = phi i32 [ 1, %4 ], [ %45, %33 ]
  %11 = phi i32 [ 0, %4 ], [ %43, %33 ]
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %33

13:                                               ; preds = %9
  %14 = zext i32 %10 to i64
  %15 = getelementptr inbounds i8, i8* %1, i64 %14
  %16 = load i8, i8* %15, align 1, !tbaa !20
  br label %21

17:                                               ; preds = %33
  %18 = mul i32 %5, 100
  %19 = getelementptr inbounds i32, i32* %8, i64 2
  %20 = add nsw i32 %18, 99
  br label %47

21:                                               ; preds = %13, %27
  %22 = phi i32 [ %11, %13 ], [ %31, %27 ]
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, i8* %1, i64 %23
  %25 = load i8, i8* %24, align 1, !tbaa !20
  %26 = icmp eq i8 %25, %16
  br i1 %26, label %33, label %27

27:                                               ; preds = %21
  %28 = add nsw i32 %22, -1
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds i32, i32* %8, i64 %29
  %31 = load i32, i32* %30, align 4, !tbaa !13
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %21, label %33, !llvm.loop !24

33:                                               ; preds = %21, %27, %9
  %34 = phi i32 [ %11, %9 ], [ %22, %21 ], [ %31, %27 ]
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, i8* %1, i64 %35
  %37 = load i8, i8* %36, align 1, !tbaa !20
  %38 = zext i32 %10 to i64
  %39 = getelementptr inbounds i8, i8* %1, i64 %38
  %40 = load i8, i8* %39, align 1, !tbaa !20
  %41 = icmp eq i8 %37, %40
  %42 = zext i1 %41 to i32
  %43 = add nsw i32 %34, %42
  %44 = getelementptr inbounds i32, i32* %8, i64 %38
  store i32 %43, i32* %44, align 4, !tbaa !13
  %45 = add nuw nsw i32 %10, 1
  %46 = icmp eq i32 %45, 3
  br i1 %46, label %17, label %9, !llvm.loop !25

47:                                               ; preds = %17, %86
  %48 = phi i32 [ %18, %17 ], [ %89, %86 ]
  %49 = phi i32 [ 0, %17 ], [ %88, %86 ]
  %50 = phi i32 [ 0, %17 ], [ %87, %86 ]
  %51 = icmp sgt i32 %49, 0
  br i1 %51, label %52, label %71

52:                                               ; preds = %47
  %53 = sext i32 %48 to i64
  %54 = getelementptr inbounds i8, i8* %0, i64 %53
  %55 = load i8, i8* %54, align 1, !tbaa !20
  br label %59

56:                                               ; preds = %86
  %57 = zext i32 %5 to i64
  %58 = getelementptr inbounds i32, i32* %3, i64 %57
  store i32 %87, i32* %58, align 4, !tbaa !13
  ret void

59:                                               ; preds = %52, %65
  %60 = phi i32 [ %49, %52 ], [ %69, %65 ]
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i8, i8* %1, i64 %61
  %63 = load i8, i8* %62, align 1, !tbaa !20
  %64 = icmp eq i8 %63, %55
  br i1 %64, label %71, label %65

65:                                               ; preds = %59
  %66 = add nsw i32 %60, -1
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i32, i32* %8, i64 %67
  %69 = load i32, i32* %68, align 4, !tbaa !13
  %70 = icmp sgt i32 %69, 0
  br i1 %70, label %59, label %71, !llvm.loop !26

71:                                               ; preds = %59, %65, %47
  %72 = phi i32 [ %49, %47 ], [ %60, %59 ], [ %69, %65 ]
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i8, i8* %1, i64 %73
  %75 = load i8, i8* %74, align 1, !tbaa !20
  %76 = sext i32 %48 to i64
  %77 = getelementptr inbounds i8, i8* %0, i64 %76
  %78 = load i8, i8* %77, align 1, !tbaa !20
  %79 = icmp eq i8 %75, %78
  %80 = zext i1 %79 to i32
  %81 = add nsw i32 %72, %80
  %82 = icmp eq i32 %81, 3
  br i1 %82, label %83, label %86

83:                                               ; preds = %71
  %84 = add nsw i32 %50, 1
  %85 = load i32, i32* %19, align 4, !tbaa !13
  br label %86

86:                                               ; preds = %71, %83
  %87 = phi i32 [ %84, %83 ], [ %50, %71 ]
  %88 = phi i32 [ %85, %83 ], [ %81, %71 ]
  %89 = add nsw i32 %48, 1
  %90 = icmp slt i32 %48, %20
  br i1 %90, label %47, label %56, !llvm.loop !27
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @tables(i8* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca [40 x i16], align 16
  %4 = bitcast [40 x i16]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 80, i8* nonnull %4) #10
  br label %5

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %10, %5 ]
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds [200 x i8], [200 x i8] addrspace(3)* @counts, i64 0, i64 %7
  %9 = addrspacecast i8 addrspace(3)* %8 to i8*
  store i8 7, i8* %9, align 1, !tbaa !20
  %10 = add nuw nsw i32 %6, 1
  %11 = icmp eq i32 %10, 200
  br i1 %11, label %12, label %5, !llvm.loop !28

12:                                               ; preds = %5, %12
  %13 = phi i32 [ %18, %12 ], [ 0, %5 ]
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds [40 x i16], [40 x i16]* addrspacecast ([40 x i16] addrspace(4)* bitcast (<{ [10 x i16], [30 x i16] }> addrspace(4)* @weights to [40 x i16] addrspace(4)*) to [40 x i16]*), i64 0, i64 %14
  %16 = load i16, i16* %15, align 2, !tbaa !29
  %17 = getelementptr inbounds [40 x i16], [40 x i16]* %3, i64 0, i64 %14
  store i16 %16, i16* %17, align 2, !tbaa !29
  %18 = add nuw nsw i32 %13, 1
  %19 = icmp eq i32 %18, 40
  br i1 %19, label %20, label %12, !llvm.loop !31

20:                                               ; preds = %12, %20
  %21 = phi i32 [ %40, %20 ], [ 0, %12 ]
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds i8, i8* %0, i64 %22
  %24 = load i8, i8* %23, align 1, !tbaa !20
  %25 = icmp ult i8 %24, -56
  %26 = add i8 %24, 56
  %27 = select i1 %25, i8 %24, i8 %26
  %28 = zext i8 %27 to i64
  %29 = getelementptr inbounds [200 x i8], [200 x i8] addrspace(3)* @counts, i64 0, i64 %28
  %30 = addrspacecast i8 addrspace(3)* %29 to i8*
  %31 = load i8, i8* %30, align 1, !tbaa !20
  %32 = add i8 %31, 1
  store i8 %32, i8* %30, align 1, !tbaa !20
  %33 = load i8, i8* %23, align 1, !tbaa !20
  %34 = urem i8 %33, 40
  %35 = zext i8 %34 to i64
  %36 = getelementptr inbounds [40 x i16], [40 x i16]* %3, i64 0, i64 %35
  %37 = load i16, i16* %36, align 2, !tbaa !29
  %38 = trunc i32 %21 to i16
  %39 = add i16 %37, %38
  store i16 %39, i16* %36, align 2, !tbaa !29
  %40 = add nuw nsw i32 %21, 1
  %41 = icmp eq i32 %40, 256
  br i1 %41, label %42, label %20, !llvm.loop !32

42:                                               ; preds = %20, %42
  %43 = phi i32 [ %52, %42 ], [ 0, %20 ]
  %44 = phi i32 [ %51, %42 ], [ 0, %20 ]
  %45 = mul i32 %44, 3
  %46 = zext i32 %43 to i64
  %47 = getelementptr inbounds [200 x i8], [200 x i8] addrspace(3)* @counts, i64 0, i64 %46
  %48 = addrspacecast i8 addrspace(3)* %47 to i8*
  %49 = load i8, i8* %48, align 1, !tbaa !20
  %50 = zext i8 %49 to i32
  %51 = add i32 %45, %50
  %52 = add nuw nsw i32 %43, 1
  %53 = icmp eq i32 %52, 200
  br i1 %53, label %56, label %42, !llvm.loop !33

54:                                               ; preds = %56
  store i32 %51, i32* %1, align 4, !tbaa !13
  %55 = getelementptr inbounds i32, i32* %1, i64 1
  store i32 %64, i32* %55, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0i8(i64 80, i8* nonnull %4) #10
  ret void

56:                                               ; preds = %42, %56
  %57 = phi i32 [ %65, %56 ], [ 0, %42 ]
  %58 = phi i32 [ %64, %56 ], [ 0, %42 ]
  %59 = mul i32 %58, 5
  %60 = zext i32 %57 to i64
  %61 = getelementptr inbounds [40 x i16], [40 x i16]* %3, i64 0, i64 %60
  %62 = load i16, i16* %61, align 2, !tbaa !29
  %63 = zext i16 %62 to i32
  %64 = add i32 %59, %63
  %65 = add nuw nsw i32 %57, 1
  %66 = icmp eq i32 %65, 40
  br i1 %66, label %54, label %56, !llvm.loop !34
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @bounce(%struct.body* nocapture noundef %0, i32 noundef %1, float noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10
  %5 = icmp slt i32 %4, %1
  br i1 %5, label %6, label %25

6:                                                ; preds = %3
  %7 = sext i32 %4 to i64
  br label %8

8:                                                ; preds = %6, %22
  %9 = phi i32 [ 0, %6 ], [ %23, %22 ]
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds %struct.body, %struct.body* %0, i64 %7, i32 2, i64 %10
  %12 = load float, float* %11, align 4, !tbaa !35
  %13 = fmul contract float %12, %2
  %14 = getelementptr inbounds %struct.body, %struct.body* %0, i64 %7, i32 0, i64 %10
  %15 = load float, float* %14, align 4, !tbaa !35
  %16 = fadd contract float %15, %13
  store float %16, float* %14, align 4, !tbaa !35
  %17 = fcmp contract olt float %16, -1.000000e+00
  %18 = fcmp contract ogt float %16, 1.000000e+00
  %19 = or i1 %17, %18
  br i1 %19, label %20, label %22

20:                                               ; preds = %8
  %21 = fneg contract float %12
  store float %21, float* %11, align 4, !tbaa !35
  br label %22

22:                                               ; preds = %8, %20
  %23 = add nuw nsw i32 %9, 1
  %24 = icmp eq i32 %23, 3
  br i1 %24, label %25, label %8, !llvm.loop !37

25:                                               ; preds = %22, %3
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @lend(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #10
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds i32, i32* %0, i64 %6
  %8 = load i32, i32* %7, align 4, !tbaa !13
  store i32 %8, i32* %3, align 4, !tbaa !13
  %9 = call fastcc noundef i32 @_ZL6sum_toPKi(i32* noundef nonnull %3) #10
  call void @llvm.nvvm.barrier0()
  call fastcc void @_ZL4stepPi(i32* noundef nonnull %3) #10
  %10 = mul nsw i32 %8, 3
  %11 = add nsw i32 %9, %10
  %12 = load i32, i32* %3, align 4, !tbaa !13
  %13 = mul nsw i32 %12, 5
  %14 = add nsw i32 %11, %13
  %15 = getelementptr inbounds i32, i32* %1, i64 %6
  store i32 %14, i32* %15, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readonly willreturn
define internal fastcc noundef i32 @_ZL6sum_toPKi(i32* nocapture noundef readonly %0) unnamed_addr #4 {
  %2 = load i32, i32* %0, align 4, !tbaa !13
  %3 = icmp slt i32 %2, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %1
  %5 = zext i32 %2 to i33
  %6 = add i32 %2, -1
  %7 = zext i32 %6 to i33
  %8 = mul i33 %5, %7
  %9 = lshr i33 %8, 1
  %10 = trunc i33 %9 to i32
  %11 = add i32 %2, %10
  br label %12

12:                                               ; preds = %4, %1
  %13 = phi i32 [ 0, %1 ], [ %11, %4 ]
  ret i32 %13
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn
define internal fastcc void @_ZL4stepPi(i32* nocapture noundef %0) unnamed_addr #6 {
  %2 = load i32, i32* %0, align 4, !tbaa !13
  %3 = add nsw i32 %2, 2
  store i32 %3, i32* %0, align 4, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @both_sides(i32* nocapture noundef readonly %0, i32* nocapture noundef %1) local_unnamed_addr #7 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i32, i32* %0, i64 %4
  %6 = load i32, i32* %5, align 4, !tbaa !13
  %7 = shl i32 %3, 1
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds i32, i32* %1, i64 %8
  %10 = icmp slt i32 %6, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %2
  %12 = mul nsw i32 %6, 3
  br label %15

13:                                               ; preds = %2
  %14 = sdiv i32 %6, 3
  br label %15

15:                                               ; preds = %13, %11
  %16 = phi i32 [ %14, %13 ], [ %12, %11 ]
  %17 = getelementptr inbounds i32, i32* %9, i64 1
  store i32 %16, i32* %17, align 4, !tbaa !13
  %18 = add nsw i32 %6, 1
  store i32 %18, i32* %9, align 4, !tbaa !13
  switch i32 %6, label %25 [
    i32 1, label %19
    i32 4, label %19
    i32 5, label %23
    i32 6, label %21
  ]

19:                                               ; preds = %15, %15
  %20 = mul nsw i32 %18, 7
  br label %23

21:                                               ; preds = %15
  %22 = mul nsw i32 %18, 7
  br label %23

23:                                               ; preds = %15, %19, %21
  %24 = phi i32 [ %22, %21 ], [ %20, %19 ], [ 2, %15 ]
  store i32 %24, i32* %9, align 4, !tbaa !13
  br label %25

25:                                               ; preds = %23, %15
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind writeonly "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind readonly willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #5 = { convergent nounwind }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #8 = { nofree nosync nounwind readnone speculatable }
attributes #9 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #10 = { nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6, !7, !8}
!llvm.module.flags = !{!9, !10, !11}
!llvm.ident = !{!12}

!0 = !{void (i32*, i32*, i32*, i32)* @find, !"kernel", i32 1}
!1 = !{void (i8*, i32*)* @word_starts, !"kernel", i32 1}
!2 = !{void (i32*, i32*)* @swap_bytes, !"kernel", i32 1}
!3 = !{void (i32*)* @count_steps, !"kernel", i32 1}
!4 = !{void (i8*, i8*, i32*, i32*)* @match, !"kernel", i32 1}
!5 = !{void (i8*, i32*)* @tables, !"kernel", i32 1}
!6 = !{void (%struct.body*, i32, float)* @bounce, !"kernel", i32 1}
!7 = !{void (i32*, i32*)* @lend, !"kernel", i32 1}
!8 = !{void (i32*, i32*)* @both_sides, !"kernel", i32 1}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{!"Debian clang version 14.0.6"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!15, !15, i64 0}
!21 = distinct !{!21, !18, !19}
!22 = distinct !{!22, !18, !19}
!23 = distinct !{!23, !18, !19}
!24 = distinct !{!24, !18, !19}
!25 = distinct !{!25, !18, !19}
!26 = distinct !{!26, !18, !19}
!27 = distinct !{!27, !18, !19}
!28 = distinct !{!28, !18, !19}
!29 = !{!30, !30, i64 0}
!30 = !{!"short", !15, i64 0}
!31 = distinct !{!31, !18, !19}
!32 = distinct !{!32, !18, !19}
!33 = distinct !{!33, !18, !19}
!34 = distinct !{!34, !18, !19}
!35 = !{!36, !36, i64 0}
!36 = !{!"float", !15, i64 0}
!37 = distinct !{!37, !18, !19}
