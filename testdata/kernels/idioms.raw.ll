; ModuleID = 'idioms.cu'
source_filename = "idioms.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.body = type { [3 x float], float, [3 x float], float }

$_ZN12gv_threadIdx5get_xEv = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@counts = dso_local addrspace(3) global [200 x i8] undef, align 16
@weights = dso_local addrspace(4) externally_initialized constant <{ [10 x i16], [30 x i16] }> <{ [10 x i16] [i16 1, i16 2, i16 3, i16 5, i16 8, i16 13, i16 21, i16 34, i16 55, i16 89], [30 x i16] zeroinitializer }>, align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @weights to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @find(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %13 = load ptr, ptr %6, align 8, !tbaa !8
  %14 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  store i32 %17, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %18 = load i32, ptr %8, align 4, !tbaa !4
  store i32 %18, ptr %11, align 4, !tbaa !4
  br label %19

19:                                               ; preds = %40, %4
  %20 = load i32, ptr %10, align 4, !tbaa !4
  %21 = load i32, ptr %11, align 4, !tbaa !4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %41

23:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %24 = load i32, ptr %10, align 4, !tbaa !4
  %25 = load i32, ptr %11, align 4, !tbaa !4
  %26 = add nsw i32 %24, %25
  %27 = sdiv i32 %26, 2
  store i32 %27, ptr %12, align 4, !tbaa !4
  %28 = load ptr, ptr %5, align 8, !tbaa !8
  %29 = load i32, ptr %12, align 4, !tbaa !4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = load i32, ptr %9, align 4, !tbaa !4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %38

35:                                               ; preds = %23
  %36 = load i32, ptr %12, align 4, !tbaa !4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %10, align 4, !tbaa !4
  br label %40

38:                                               ; preds = %23
  %39 = load i32, ptr %12, align 4, !tbaa !4
  store i32 %39, ptr %11, align 4, !tbaa !4
  br label %40

40:                                               ; preds = %38, %35
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %19, !llvm.loop !11

41:                                               ; preds = %19
  %42 = load i32, ptr %10, align 4, !tbaa !4
  %43 = load ptr, ptr %7, align 8, !tbaa !8
  %44 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %43, i64 %45
  store i32 %42, ptr %46, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @word_starts(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  store ptr %0, ptr %3, align 8, !tbaa !13
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store i32 0, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store i8 0, ptr %6, align 1, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %9

9:                                                ; preds = %41, %2
  %10 = load i32, ptr %7, align 4, !tbaa !4
  %11 = icmp slt i32 %10, 20
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %44

13:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %14 = load ptr, ptr %3, align 8, !tbaa !13
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %16 = mul i32 %15, 20
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = add i32 %16, %17
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !17
  store i8 %21, ptr %8, align 1, !tbaa !17
  %22 = load i8, ptr %8, align 1, !tbaa !17
  %23 = call noundef zeroext i1 @_ZL6letterh(i8 noundef zeroext %22) #8
  br i1 %23, label %24, label %31

24:                                               ; preds = %13
  %25 = load i8, ptr %6, align 1, !tbaa !15, !range !18, !noundef !19
  %26 = trunc i8 %25 to i1
  br i1 %26, label %30, label %27

27:                                               ; preds = %24
  %28 = load i32, ptr %5, align 4, !tbaa !4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %5, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %27, %24
  store i8 1, ptr %6, align 1, !tbaa !15
  br label %40

31:                                               ; preds = %13
  %32 = load i8, ptr %8, align 1, !tbaa !17
  %33 = call noundef zeroext i1 @_ZL5spaceh(i8 noundef zeroext %32) #8
  br i1 %33, label %37, label %34

34:                                               ; preds = %31
  %35 = load i8, ptr %6, align 1, !tbaa !15, !range !18, !noundef !19
  %36 = trunc i8 %35 to i1
  br label %37

37:                                               ; preds = %34, %31
  %38 = phi i1 [ false, %31 ], [ %36, %34 ]
  %39 = zext i1 %38 to i8
  store i8 %39, ptr %6, align 1, !tbaa !15
  br label %40

40:                                               ; preds = %37, %30
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %7, align 4, !tbaa !4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %7, align 4, !tbaa !4
  br label %9, !llvm.loop !20

44:                                               ; preds = %12
  %45 = load i32, ptr %5, align 4, !tbaa !4
  %46 = load ptr, ptr %4, align 8, !tbaa !8
  %47 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %46, i64 %48
  store i32 %45, ptr %49, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL6letterh(i8 noundef zeroext %0) #3 {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1, !tbaa !17
  %3 = load i8, ptr %2, align 1, !tbaa !17
  %4 = zext i8 %3 to i32
  %5 = icmp sge i32 %4, 97
  br i1 %5, label %6, label %10

6:                                                ; preds = %1
  %7 = load i8, ptr %2, align 1, !tbaa !17
  %8 = zext i8 %7 to i32
  %9 = icmp sle i32 %8, 122
  br i1 %9, label %20, label %10

10:                                               ; preds = %6, %1
  %11 = load i8, ptr %2, align 1, !tbaa !17
  %12 = zext i8 %11 to i32
  %13 = icmp sge i32 %12, 65
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = load i8, ptr %2, align 1, !tbaa !17
  %16 = zext i8 %15 to i32
  %17 = icmp sle i32 %16, 90
  br label %18

18:                                               ; preds = %14, %10
  %19 = phi i1 [ false, %10 ], [ %17, %14 ]
  br label %20

20:                                               ; preds = %18, %6
  %21 = phi i1 [ true, %6 ], [ %19, %18 ]
  ret i1 %21
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL5spaceh(i8 noundef zeroext %0) #3 {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1, !tbaa !17
  %3 = load i8, ptr %2, align 1, !tbaa !17
  %4 = zext i8 %3 to i32
  %5 = icmp eq i32 %4, 32
  br i1 %5, label %18, label %6

6:                                                ; preds = %1
  %7 = load i8, ptr %2, align 1, !tbaa !17
  %8 = zext i8 %7 to i32
  %9 = icmp eq i32 %8, 9
  br i1 %9, label %18, label %10

10:                                               ; preds = %6
  %11 = load i8, ptr %2, align 1, !tbaa !17
  %12 = zext i8 %11 to i32
  %13 = icmp eq i32 %12, 10
  br i1 %13, label %18, label %14

14:                                               ; preds = %10
  %15 = load i8, ptr %2, align 1, !tbaa !17
  %16 = zext i8 %15 to i32
  %17 = icmp eq i32 %16, 13
  br label %18

18:                                               ; preds = %14, %10, %6, %1
  %19 = phi i1 [ true, %10 ], [ true, %6 ], [ true, %1 ], [ %17, %14 ]
  ret i1 %19
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @swap_bytes(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %10 = load ptr, ptr %3, align 8, !tbaa !8
  %11 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %12 = mul i32 2, %11
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %10, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !4
  store i32 %15, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %16 = load ptr, ptr %3, align 8, !tbaa !8
  %17 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %18 = mul i32 2, %17
  %19 = add i32 %18, 1
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %16, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !4
  store i32 %22, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %23 = load ptr, ptr %4, align 8, !tbaa !8
  %24 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %25 = mul i32 6, %24
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %23, i64 %26
  store ptr %27, ptr %7, align 8, !tbaa !8
  %28 = load i32, ptr %5, align 4, !tbaa !4
  %29 = lshr i32 %28, 24
  %30 = load i32, ptr %5, align 4, !tbaa !4
  %31 = lshr i32 %30, 8
  %32 = and i32 %31, 65280
  %33 = or i32 %29, %32
  %34 = load i32, ptr %5, align 4, !tbaa !4
  %35 = shl i32 %34, 8
  %36 = and i32 %35, 16711680
  %37 = or i32 %33, %36
  %38 = load i32, ptr %5, align 4, !tbaa !4
  %39 = shl i32 %38, 24
  %40 = or i32 %37, %39
  %41 = load ptr, ptr %7, align 8, !tbaa !8
  %42 = getelementptr inbounds i32, ptr %41, i64 0
  store i32 %40, ptr %42, align 4, !tbaa !4
  %43 = load i32, ptr %5, align 4, !tbaa !4
  %44 = load i32, ptr %6, align 4, !tbaa !4
  %45 = icmp ugt i32 %43, %44
  br i1 %45, label %46, label %50

46:                                               ; preds = %2
  %47 = load i32, ptr %5, align 4, !tbaa !4
  %48 = load i32, ptr %6, align 4, !tbaa !4
  %49 = sub i32 %47, %48
  br label %54

50:                                               ; preds = %2
  %51 = load i32, ptr %6, align 4, !tbaa !4
  %52 = load i32, ptr %5, align 4, !tbaa !4
  %53 = sub i32 %51, %52
  br label %54

54:                                               ; preds = %50, %46
  %55 = phi i32 [ %49, %46 ], [ %53, %50 ]
  %56 = load ptr, ptr %7, align 8, !tbaa !8
  %57 = getelementptr inbounds i32, ptr %56, i64 1
  store i32 %55, ptr %57, align 4, !tbaa !4
  %58 = load i32, ptr %5, align 4, !tbaa !4
  %59 = load i32, ptr %6, align 4, !tbaa !4
  %60 = and i32 %58, %59
  %61 = load i32, ptr %5, align 4, !tbaa !4
  %62 = load i32, ptr %6, align 4, !tbaa !4
  %63 = xor i32 %61, %62
  %64 = add i32 %60, %63
  %65 = load ptr, ptr %7, align 8, !tbaa !8
  %66 = getelementptr inbounds i32, ptr %65, i64 2
  store i32 %64, ptr %66, align 4, !tbaa !4
  %67 = load i32, ptr %5, align 4, !tbaa !4
  %68 = load i32, ptr %6, align 4, !tbaa !4
  %69 = add i32 %67, %68
  %70 = load i32, ptr %5, align 4, !tbaa !4
  %71 = load i32, ptr %6, align 4, !tbaa !4
  %72 = or i32 %70, %71
  %73 = sub i32 %69, %72
  %74 = load ptr, ptr %7, align 8, !tbaa !8
  %75 = getelementptr inbounds i32, ptr %74, i64 3
  store i32 %73, ptr %75, align 4, !tbaa !4
  %76 = load i32, ptr %5, align 4, !tbaa !4
  %77 = lshr i32 %76, 24
  %78 = load i32, ptr %6, align 4, !tbaa !4
  %79 = lshr i32 %78, 24
  %80 = xor i32 %77, %79
  %81 = shl i32 %80, 24
  %82 = load i32, ptr %6, align 4, !tbaa !4
  %83 = and i32 %82, 255
  %84 = shl i32 %83, 8
  %85 = and i32 %84, 63488
  %86 = or i32 %81, %85
  %87 = load ptr, ptr %7, align 8, !tbaa !8
  %88 = getelementptr inbounds i32, ptr %87, i64 4
  store i32 %86, ptr %88, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 -1, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %89 = load i32, ptr %5, align 4, !tbaa !4
  store i32 %89, ptr %9, align 4, !tbaa !4
  br label %90

90:                                               ; preds = %97, %54
  %91 = load i32, ptr %9, align 4, !tbaa !4
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %94, label %93

93:                                               ; preds = %90
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %100

94:                                               ; preds = %90
  %95 = load i32, ptr %8, align 4, !tbaa !4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %8, align 4, !tbaa !4
  br label %97

97:                                               ; preds = %94
  %98 = load i32, ptr %9, align 4, !tbaa !4
  %99 = lshr i32 %98, 1
  store i32 %99, ptr %9, align 4, !tbaa !4
  br label %90, !llvm.loop !21

100:                                              ; preds = %93
  %101 = load i32, ptr %8, align 4, !tbaa !4
  %102 = load ptr, ptr %7, align 8, !tbaa !8
  %103 = getelementptr inbounds i32, ptr %102, i64 5
  store i32 %101, ptr %103, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_steps(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %5 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %6 = add i32 %5, 1
  store i32 %6, ptr %3, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %4) #7
  store i32 0, ptr %4, align 4, !tbaa !4
  br label %7

7:                                                ; preds = %21, %1
  %8 = load i32, ptr %3, align 4, !tbaa !4
  %9 = icmp ne i32 %8, 1
  br i1 %9, label %10, label %25

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !tbaa !4
  %12 = srem i32 %11, 2
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = mul nsw i32 3, %15
  %17 = add nsw i32 %16, 1
  br label %21

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4, !tbaa !4
  %20 = sdiv i32 %19, 2
  br label %21

21:                                               ; preds = %18, %14
  %22 = phi i32 [ %17, %14 ], [ %20, %18 ]
  store i32 %22, ptr %3, align 4, !tbaa !4
  %23 = load i32, ptr %4, align 4, !tbaa !4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %4, align 4, !tbaa !4
  br label %7, !llvm.loop !22

25:                                               ; preds = %7
  %26 = load i32, ptr %4, align 4, !tbaa !4
  %27 = load ptr, ptr %2, align 8, !tbaa !8
  %28 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %27, i64 %29
  store i32 %26, ptr %30, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %4) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @match(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !13
  store ptr %1, ptr %6, align 8, !tbaa !13
  store ptr %2, ptr %7, align 8, !tbaa !8
  store ptr %3, ptr %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 3, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %15 = load ptr, ptr %7, align 8, !tbaa !8
  %16 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %17 = mul i32 8, %16
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr %15, i64 %18
  store ptr %19, ptr %12, align 8, !tbaa !8
  %20 = load ptr, ptr %12, align 8, !tbaa !8
  %21 = getelementptr inbounds i32, ptr %20, i64 0
  store i32 0, ptr %21, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 1, ptr %13, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %77, %4
  %23 = load i32, ptr %13, align 4, !tbaa !4
  %24 = load i32, ptr %9, align 4, !tbaa !4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %80

27:                                               ; preds = %22
  br label %28

28:                                               ; preds = %47, %27
  %29 = load i32, ptr %10, align 4, !tbaa !4
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %31, label %45

31:                                               ; preds = %28
  %32 = load ptr, ptr %6, align 8, !tbaa !13
  %33 = load i32, ptr %10, align 4, !tbaa !4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %32, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !17
  %37 = zext i8 %36 to i32
  %38 = load ptr, ptr %6, align 8, !tbaa !13
  %39 = load i32, ptr %13, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %38, i64 %40
  %42 = load i8, ptr %41, align 1, !tbaa !17
  %43 = zext i8 %42 to i32
  %44 = icmp ne i32 %37, %43
  br label %45

45:                                               ; preds = %31, %28
  %46 = phi i1 [ false, %28 ], [ %44, %31 ]
  br i1 %46, label %47, label %54

47:                                               ; preds = %45
  %48 = load ptr, ptr %12, align 8, !tbaa !8
  %49 = load i32, ptr %10, align 4, !tbaa !4
  %50 = sub nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %48, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !4
  store i32 %53, ptr %10, align 4, !tbaa !4
  br label %28, !llvm.loop !23

54:                                               ; preds = %45
  %55 = load ptr, ptr %6, align 8, !tbaa !13
  %56 = load i32, ptr %10, align 4, !tbaa !4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %55, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !17
  %60 = zext i8 %59 to i32
  %61 = load ptr, ptr %6, align 8, !tbaa !13
  %62 = load i32, ptr %13, align 4, !tbaa !4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %61, i64 %63
  %65 = load i8, ptr %64, align 1, !tbaa !17
  %66 = zext i8 %65 to i32
  %67 = icmp eq i32 %60, %66
  br i1 %67, label %68, label %71

68:                                               ; preds = %54
  %69 = load i32, ptr %10, align 4, !tbaa !4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %10, align 4, !tbaa !4
  br label %71

71:                                               ; preds = %68, %54
  %72 = load i32, ptr %10, align 4, !tbaa !4
  %73 = load ptr, ptr %12, align 8, !tbaa !8
  %74 = load i32, ptr %13, align 4, !tbaa !4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %73, i64 %75
  store i32 %72, ptr %76, align 4, !tbaa !4
  br label %77

77:                                               ; preds = %71
  %78 = load i32, ptr %13, align 4, !tbaa !4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %13, align 4, !tbaa !4
  br label %22, !llvm.loop !24

80:                                               ; preds = %26
  store i32 0, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %81 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %82 = mul i32 100, %81
  store i32 %82, ptr %14, align 4, !tbaa !4
  br label %83

83:                                               ; preds = %148, %80
  %84 = load i32, ptr %14, align 4, !tbaa !4
  %85 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %86 = mul nsw i32 100, %85
  %87 = add nsw i32 %86, 100
  %88 = icmp slt i32 %84, %87
  br i1 %88, label %90, label %89

89:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %151

90:                                               ; preds = %83
  br label %91

91:                                               ; preds = %110, %90
  %92 = load i32, ptr %10, align 4, !tbaa !4
  %93 = icmp sgt i32 %92, 0
  br i1 %93, label %94, label %108

94:                                               ; preds = %91
  %95 = load ptr, ptr %6, align 8, !tbaa !13
  %96 = load i32, ptr %10, align 4, !tbaa !4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i8, ptr %95, i64 %97
  %99 = load i8, ptr %98, align 1, !tbaa !17
  %100 = zext i8 %99 to i32
  %101 = load ptr, ptr %5, align 8, !tbaa !13
  %102 = load i32, ptr %14, align 4, !tbaa !4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i8, ptr %101, i64 %103
  %105 = load i8, ptr %104, align 1, !tbaa !17
  %106 = zext i8 %105 to i32
  %107 = icmp ne i32 %100, %106
  br label %108

108:                                              ; preds = %94, %91
  %109 = phi i1 [ false, %91 ], [ %107, %94 ]
  br i1 %109, label %110, label %117

110:                                              ; preds = %108
  %111 = load ptr, ptr %12, align 8, !tbaa !8
  %112 = load i32, ptr %10, align 4, !tbaa !4
  %113 = sub nsw i32 %112, 1
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i32, ptr %111, i64 %114
  %116 = load i32, ptr %115, align 4, !tbaa !4
  store i32 %116, ptr %10, align 4, !tbaa !4
  br label %91, !llvm.loop !25

117:                                              ; preds = %108
  %118 = load ptr, ptr %6, align 8, !tbaa !13
  %119 = load i32, ptr %10, align 4, !tbaa !4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i8, ptr %118, i64 %120
  %122 = load i8, ptr %121, align 1, !tbaa !17
  %123 = zext i8 %122 to i32
  %124 = load ptr, ptr %5, align 8, !tbaa !13
  %125 = load i32, ptr %14, align 4, !tbaa !4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i8, ptr %124, i64 %126
  %128 = load i8, ptr %127, align 1, !tbaa !17
  %129 = zext i8 %128 to i32
  %130 = icmp eq i32 %123, %129
  br i1 %130, label %131, label %134

131:                                              ; preds = %117
  %132 = load i32, ptr %10, align 4, !tbaa !4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %10, align 4, !tbaa !4
  br label %134

134:                                              ; preds = %131, %117
  %135 = load i32, ptr %10, align 4, !tbaa !4
  %136 = load i32, ptr %9, align 4, !tbaa !4
  %137 = icmp eq i32 %135, %136
  br i1 %137, label %138, label %147

138:                                              ; preds = %134
  %139 = load i32, ptr %11, align 4, !tbaa !4
  %140 = add nsw i32 %139, 1
  store i32 %140, ptr %11, align 4, !tbaa !4
  %141 = load ptr, ptr %12, align 8, !tbaa !8
  %142 = load i32, ptr %10, align 4, !tbaa !4
  %143 = sub nsw i32 %142, 1
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %141, i64 %144
  %146 = load i32, ptr %145, align 4, !tbaa !4
  store i32 %146, ptr %10, align 4, !tbaa !4
  br label %147

147:                                              ; preds = %138, %134
  br label %148

148:                                              ; preds = %147
  %149 = load i32, ptr %14, align 4, !tbaa !4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %14, align 4, !tbaa !4
  br label %83, !llvm.loop !26

151:                                              ; preds = %89
  %152 = load i32, ptr %11, align 4, !tbaa !4
  %153 = load ptr, ptr %8, align 8, !tbaa !8
  %154 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw i32, ptr %153, i64 %155
  store i32 %152, ptr %156, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tables(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [40 x i16], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !13
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %21, %2
  %14 = load i32, ptr %6, align 4, !tbaa !4
  %15 = icmp slt i32 %14, 200
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %24

17:                                               ; preds = %13
  %18 = load i32, ptr %6, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [200 x i8], ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 0, i64 %19
  store i8 7, ptr %20, align 1, !tbaa !17
  br label %21

21:                                               ; preds = %17
  %22 = load i32, ptr %6, align 4, !tbaa !4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %6, align 4, !tbaa !4
  br label %13, !llvm.loop !27

24:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %37, %24
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = icmp slt i32 %26, 40
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %40

29:                                               ; preds = %25
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [40 x i16], ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 0, i64 %31
  %33 = load i16, ptr %32, align 2, !tbaa !28
  %34 = load i32, ptr %7, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [40 x i16], ptr %5, i64 0, i64 %35
  store i16 %33, ptr %36, align 2, !tbaa !28
  br label %37

37:                                               ; preds = %29
  %38 = load i32, ptr %7, align 4, !tbaa !4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %7, align 4, !tbaa !4
  br label %25, !llvm.loop !30

40:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %71, %40
  %42 = load i32, ptr %8, align 4, !tbaa !4
  %43 = icmp slt i32 %42, 256
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %74

45:                                               ; preds = %41
  %46 = load ptr, ptr %3, align 8, !tbaa !13
  %47 = load i32, ptr %8, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr %46, i64 %48
  %50 = load i8, ptr %49, align 1, !tbaa !17
  %51 = zext i8 %50 to i32
  %52 = srem i32 %51, 200
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [200 x i8], ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 0, i64 %53
  %55 = load i8, ptr %54, align 1, !tbaa !17
  %56 = add i8 %55, 1
  store i8 %56, ptr %54, align 1, !tbaa !17
  %57 = load i32, ptr %8, align 4, !tbaa !4
  %58 = load ptr, ptr %3, align 8, !tbaa !13
  %59 = load i32, ptr %8, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i8, ptr %58, i64 %60
  %62 = load i8, ptr %61, align 1, !tbaa !17
  %63 = zext i8 %62 to i32
  %64 = srem i32 %63, 40
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [40 x i16], ptr %5, i64 0, i64 %65
  %67 = load i16, ptr %66, align 2, !tbaa !28
  %68 = zext i16 %67 to i32
  %69 = add nsw i32 %68, %57
  %70 = trunc i32 %69 to i16
  store i16 %70, ptr %66, align 2, !tbaa !28
  br label %71

71:                                               ; preds = %45
  %72 = load i32, ptr %8, align 4, !tbaa !4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %8, align 4, !tbaa !4
  br label %41, !llvm.loop !31

74:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %75

75:                                               ; preds = %88, %74
  %76 = load i32, ptr %11, align 4, !tbaa !4
  %77 = icmp slt i32 %76, 200
  br i1 %77, label %79, label %78

78:                                               ; preds = %75
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %91

79:                                               ; preds = %75
  %80 = load i32, ptr %9, align 4, !tbaa !4
  %81 = mul i32 %80, 3
  %82 = load i32, ptr %11, align 4, !tbaa !4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [200 x i8], ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 0, i64 %83
  %85 = load i8, ptr %84, align 1, !tbaa !17
  %86 = zext i8 %85 to i32
  %87 = add i32 %81, %86
  store i32 %87, ptr %9, align 4, !tbaa !4
  br label %88

88:                                               ; preds = %79
  %89 = load i32, ptr %11, align 4, !tbaa !4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %11, align 4, !tbaa !4
  br label %75, !llvm.loop !32

91:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %92

92:                                               ; preds = %105, %91
  %93 = load i32, ptr %12, align 4, !tbaa !4
  %94 = icmp slt i32 %93, 40
  br i1 %94, label %96, label %95

95:                                               ; preds = %92
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %108

96:                                               ; preds = %92
  %97 = load i32, ptr %10, align 4, !tbaa !4
  %98 = mul i32 %97, 5
  %99 = load i32, ptr %12, align 4, !tbaa !4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [40 x i16], ptr %5, i64 0, i64 %100
  %102 = load i16, ptr %101, align 2, !tbaa !28
  %103 = zext i16 %102 to i32
  %104 = add i32 %98, %103
  store i32 %104, ptr %10, align 4, !tbaa !4
  br label %105

105:                                              ; preds = %96
  %106 = load i32, ptr %12, align 4, !tbaa !4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %12, align 4, !tbaa !4
  br label %92, !llvm.loop !33

108:                                              ; preds = %95
  %109 = load i32, ptr %9, align 4, !tbaa !4
  %110 = load ptr, ptr %4, align 8, !tbaa !8
  %111 = getelementptr inbounds i32, ptr %110, i64 0
  store i32 %109, ptr %111, align 4, !tbaa !4
  %112 = load i32, ptr %10, align 4, !tbaa !4
  %113 = load ptr, ptr %4, align 8, !tbaa !8
  %114 = getelementptr inbounds i32, ptr %113, i64 1
  store i32 %112, ptr %114, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bounce(ptr noundef %0, i32 noundef %1, float noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !34
  store i32 %1, ptr %5, align 4, !tbaa !4
  store float %2, ptr %6, align 4, !tbaa !36
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %10, ptr %7, align 4, !tbaa !4
  %11 = load i32, ptr %7, align 4, !tbaa !4
  %12 = load i32, ptr %5, align 4, !tbaa !4
  %13 = icmp sge i32 %11, %12
  br i1 %13, label %14, label %15

14:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %87

15:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %83, %15
  %17 = load i32, ptr %9, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 3
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %86

20:                                               ; preds = %16
  %21 = load ptr, ptr %4, align 8, !tbaa !34
  %22 = load i32, ptr %7, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.body, ptr %21, i64 %23
  %25 = getelementptr inbounds nuw %struct.body, ptr %24, i32 0, i32 2
  %26 = load i32, ptr %9, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [3 x float], ptr %25, i64 0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !36
  %30 = load float, ptr %6, align 4, !tbaa !36
  %31 = fmul contract float %29, %30
  %32 = load ptr, ptr %4, align 8, !tbaa !34
  %33 = load i32, ptr %7, align 4, !tbaa !4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.body, ptr %32, i64 %34
  %36 = getelementptr inbounds nuw %struct.body, ptr %35, i32 0, i32 0
  %37 = load i32, ptr %9, align 4, !tbaa !4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [3 x float], ptr %36, i64 0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !36
  %41 = fadd contract float %40, %31
  store float %41, ptr %39, align 4, !tbaa !36
  %42 = load ptr, ptr %4, align 8, !tbaa !34
  %43 = load i32, ptr %7, align 4, !tbaa !4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds %struct.body, ptr %42, i64 %44
  %46 = getelementptr inbounds nuw %struct.body, ptr %45, i32 0, i32 0
  %47 = load i32, ptr %9, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [3 x float], ptr %46, i64 0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !36
  %51 = fcmp contract olt float %50, -1.000000e+00
  br i1 %51, label %63, label %52

52:                                               ; preds = %20
  %53 = load ptr, ptr %4, align 8, !tbaa !34
  %54 = load i32, ptr %7, align 4, !tbaa !4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.body, ptr %53, i64 %55
  %57 = getelementptr inbounds nuw %struct.body, ptr %56, i32 0, i32 0
  %58 = load i32, ptr %9, align 4, !tbaa !4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [3 x float], ptr %57, i64 0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !36
  %62 = fcmp contract ogt float %61, 1.000000e+00
  br i1 %62, label %63, label %82

63:                                               ; preds = %52, %20
  %64 = load ptr, ptr %4, align 8, !tbaa !34
  %65 = load i32, ptr %7, align 4, !tbaa !4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds %struct.body, ptr %64, i64 %66
  %68 = getelementptr inbounds nuw %struct.body, ptr %67, i32 0, i32 2
  %69 = load i32, ptr %9, align 4, !tbaa !4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [3 x float], ptr %68, i64 0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !36
  %73 = fneg contract float %72
  %74 = load ptr, ptr %4, align 8, !tbaa !34
  %75 = load i32, ptr %7, align 4, !tbaa !4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds %struct.body, ptr %74, i64 %76
  %78 = getelementptr inbounds nuw %struct.body, ptr %77, i32 0, i32 2
  %79 = load i32, ptr %9, align 4, !tbaa !4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [3 x float], ptr %78, i64 0, i64 %80
  store float %73, ptr %81, align 4, !tbaa !36
  br label %82

82:                                               ; preds = %63, %52
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %9, align 4, !tbaa !4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %9, align 4, !tbaa !4
  br label %16, !llvm.loop !38

86:                                               ; preds = %19
  store i32 0, ptr %8, align 4
  br label %87

87:                                               ; preds = %86, %14
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %88 = load i32, ptr %8, align 4
  switch i32 %88, label %90 [
    i32 0, label %89
    i32 1, label %89
  ]

89:                                               ; preds = %87, %87
  ret void

90:                                               ; preds = %87
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lend(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %8 = load ptr, ptr %3, align 8, !tbaa !8
  %9 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %8, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  store i32 %12, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %13 = call noundef i32 @_ZL6sum_toPKi(ptr noundef %5) #8
  store i32 %13, ptr %6, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %14 = load i32, ptr %5, align 4, !tbaa !4
  store i32 %14, ptr %7, align 4, !tbaa !4
  call void @_ZL4stepPi(ptr noundef %5) #8
  %15 = load i32, ptr %6, align 4, !tbaa !4
  %16 = load i32, ptr %7, align 4, !tbaa !4
  %17 = mul nsw i32 %16, 3
  %18 = add nsw i32 %15, %17
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = mul nsw i32 %19, 5
  %21 = add nsw i32 %18, %20
  %22 = load ptr, ptr %4, align 8, !tbaa !8
  %23 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24
  store i32 %21, ptr %25, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL6sum_toPKi(ptr noundef %0) #4 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store i32 0, ptr %3, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %4) #7
  store i32 0, ptr %4, align 4, !tbaa !4
  br label %5

5:                                                ; preds = %15, %1
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = load ptr, ptr %2, align 8, !tbaa !8
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = icmp sle i32 %6, %8
  br i1 %9, label %11, label %10

10:                                               ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %4) #7
  br label %18

11:                                               ; preds = %5
  %12 = load i32, ptr %4, align 4, !tbaa !4
  %13 = load i32, ptr %3, align 4, !tbaa !4
  %14 = add nsw i32 %13, %12
  store i32 %14, ptr %3, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %11
  %16 = load i32, ptr %4, align 4, !tbaa !4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %4, align 4, !tbaa !4
  br label %5, !llvm.loop !39

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret i32 %19
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_ZL4stepPi(ptr noundef %0) #4 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !8
  %3 = load ptr, ptr %2, align 8, !tbaa !8
  %4 = load i32, ptr %3, align 4, !tbaa !4
  %5 = add nsw i32 %4, 2
  store i32 %5, ptr %3, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @both_sides(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %7 = load ptr, ptr %3, align 8, !tbaa !8
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %7, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  store i32 %11, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %12 = load ptr, ptr %4, align 8, !tbaa !8
  %13 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %14 = mul i32 2, %13
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %12, i64 %15
  store ptr %16, ptr %6, align 8, !tbaa !8
  %17 = load i32, ptr %5, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %19, label %28

19:                                               ; preds = %2
  %20 = load i32, ptr %5, align 4, !tbaa !4
  %21 = mul nsw i32 %20, 3
  %22 = load ptr, ptr %6, align 8, !tbaa !8
  %23 = getelementptr inbounds i32, ptr %22, i64 1
  store i32 %21, ptr %23, align 4, !tbaa !4
  %24 = load i32, ptr %5, align 4, !tbaa !4
  %25 = add nsw i32 %24, 1
  %26 = load ptr, ptr %6, align 8, !tbaa !8
  %27 = getelementptr inbounds i32, ptr %26, i64 0
  store i32 %25, ptr %27, align 4, !tbaa !4
  br label %37

28:                                               ; preds = %2
  %29 = load i32, ptr %5, align 4, !tbaa !4
  %30 = sdiv i32 %29, 3
  %31 = load ptr, ptr %6, align 8, !tbaa !8
  %32 = getelementptr inbounds i32, ptr %31, i64 1
  store i32 %30, ptr %32, align 4, !tbaa !4
  %33 = load i32, ptr %5, align 4, !tbaa !4
  %34 = add nsw i32 %33, 1
  %35 = load ptr, ptr %6, align 8, !tbaa !8
  %36 = getelementptr inbounds i32, ptr %35, i64 0
  store i32 %34, ptr %36, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %28, %19
  %38 = load i32, ptr %5, align 4, !tbaa !4
  switch i32 %38, label %52 [
    i32 1, label %39
    i32 4, label %39
    i32 5, label %44
    i32 6, label %47
  ]

39:                                               ; preds = %37, %37
  %40 = load ptr, ptr %6, align 8, !tbaa !8
  %41 = getelementptr inbounds i32, ptr %40, i64 0
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = mul nsw i32 %42, 7
  store i32 %43, ptr %41, align 4, !tbaa !4
  br label %52

44:                                               ; preds = %37
  %45 = load ptr, ptr %6, align 8, !tbaa !8
  %46 = getelementptr inbounds i32, ptr %45, i64 0
  store i32 2, ptr %46, align 4, !tbaa !4
  br label %52

47:                                               ; preds = %37
  %48 = load ptr, ptr %6, align 8, !tbaa !8
  %49 = getelementptr inbounds i32, ptr %48, i64 0
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = mul nsw i32 %50, 7
  store i32 %51, ptr %49, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %37, %47, %44, %39
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #4 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 omnipotent char", !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"bool", !6, i64 0}
!17 = !{!6, !6, i64 0}
!18 = !{i8 0, i8 2}
!19 = !{}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
!28 = !{!29, !29, i64 0}
!29 = !{!"short", !6, i64 0}
!30 = distinct !{!30, !12}
!31 = distinct !{!31, !12}
!32 = distinct !{!32, !12}
!33 = distinct !{!33, !12}
!34 = !{!35, !35, i64 0}
!35 = !{!"p1 _ZTS4body", !10, i64 0}
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !6, i64 0}
!38 = distinct !{!38, !12}
!39 = distinct !{!39, !12}
