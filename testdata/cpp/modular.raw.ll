; ModuleID = 'modular.cu'
source_filename = "modular.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.Wide = type { [8 x i32] }
%struct.Field = type { i64 }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZNK5FieldplES_ = comdat any

$_ZNK5FieldmiES_ = comdat any

$_ZNK5FieldmlES_ = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@_ZL7modulus = internal addrspace(4) constant %struct.Wide { [8 x i32] [i32 -1, i32 -1, i32 -1, i32 0, i32 0, i32 0, i32 1, i32 -1] }, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ntt_eight(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [8 x %struct.Field], align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Field, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %9

9:                                                ; preds = %29, %2
  %10 = load i32, ptr %6, align 4, !tbaa !4
  %11 = icmp slt i32 %10, 8
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %32

13:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %14 = getelementptr inbounds nuw %struct.Field, ptr %7, i32 0, i32 0
  %15 = load ptr, ptr %3, align 8, !tbaa !8
  %16 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %17 = load i32, ptr %6, align 4, !tbaa !4
  %18 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %19 = mul i32 %17, %18
  %20 = add i32 %16, %19
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw %struct.Field, ptr %15, i64 %21
  %23 = getelementptr inbounds nuw %struct.Field, ptr %22, i32 0, i32 0
  %24 = load i64, ptr %23, align 8, !tbaa !11
  %25 = urem i64 %24, -4294967295
  store i64 %25, ptr %14, align 8, !tbaa !11
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [8 x %struct.Field], ptr %5, i64 0, i64 %27
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %7, i64 8, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %29

29:                                               ; preds = %13
  %30 = load i32, ptr %6, align 4, !tbaa !4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %6, align 4, !tbaa !4
  br label %9, !llvm.loop !16

32:                                               ; preds = %12
  %33 = load ptr, ptr %4, align 8, !tbaa !8
  call void @_ZL9transformILi8EEvRAT__5FieldPKS0_(ptr noundef nonnull align 8 dereferenceable(64) %5, ptr noundef %33) #8
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %50, %32
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = icmp slt i32 %35, 8
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %53

38:                                               ; preds = %34
  %39 = load i32, ptr %8, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [8 x %struct.Field], ptr %5, i64 0, i64 %40
  %42 = load ptr, ptr %3, align 8, !tbaa !8
  %43 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %46 = mul i32 %44, %45
  %47 = add i32 %43, %46
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw %struct.Field, ptr %42, i64 %48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %41, i64 8, i1 false), !tbaa.struct !14
  br label %50

50:                                               ; preds = %38
  %51 = load i32, ptr %8, align 4, !tbaa !4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %8, align 4, !tbaa !4
  br label %34, !llvm.loop !18

53:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL9transformILi8EEvRAT__5FieldPKS0_(ptr noundef nonnull align 8 dereferenceable(64) %0, ptr noundef %1) #4 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Field, align 8
  %10 = alloca %struct.Field, align 8
  %11 = alloca %struct.Field, align 8
  %12 = alloca %struct.Field, align 8
  %13 = alloca %struct.Field, align 8
  %14 = alloca %struct.Field, align 8
  %15 = alloca %struct.Field, align 8
  %16 = alloca %struct.Field, align 8
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store i32 4, ptr %5, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %87, %2
  %18 = load i32, ptr %5, align 4, !tbaa !4
  %19 = icmp sge i32 %18, 1
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #7
  br label %90

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %81, %21
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = icmp slt i32 %23, 8
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %86

26:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %77, %26
  %28 = load i32, ptr %8, align 4, !tbaa !4
  %29 = load i32, ptr %5, align 4, !tbaa !4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 8, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %80

32:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %33 = load ptr, ptr %3, align 8, !tbaa !8, !nonnull !19, !align !20
  %34 = load i32, ptr %7, align 4, !tbaa !4
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [8 x %struct.Field], ptr %33, i64 0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %38, i64 8, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %39 = load ptr, ptr %3, align 8, !tbaa !8, !nonnull !19, !align !20
  %40 = load i32, ptr %7, align 4, !tbaa !4
  %41 = load i32, ptr %8, align 4, !tbaa !4
  %42 = add nsw i32 %40, %41
  %43 = load i32, ptr %5, align 4, !tbaa !4
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [8 x %struct.Field], ptr %39, i64 0, i64 %45
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %46, i64 8, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.start.p0(ptr %11) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %10, i64 8, i1 false), !tbaa.struct !14
  %47 = call %struct.Field @_ZNK5FieldplES_(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef byval(%struct.Field) align 8 %12) #8
  %48 = getelementptr inbounds nuw %struct.Field, ptr %11, i32 0, i32 0
  %49 = extractvalue %struct.Field %47, 0
  store i64 %49, ptr %48, align 8
  %50 = load ptr, ptr %3, align 8, !tbaa !8, !nonnull !19, !align !20
  %51 = load i32, ptr %7, align 4, !tbaa !4
  %52 = load i32, ptr %8, align 4, !tbaa !4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [8 x %struct.Field], ptr %50, i64 0, i64 %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %55, ptr align 8 %11, i64 8, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.start.p0(ptr %13) #7
  call void @llvm.lifetime.start.p0(ptr %14) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %10, i64 8, i1 false), !tbaa.struct !14
  %56 = call %struct.Field @_ZNK5FieldmiES_(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef byval(%struct.Field) align 8 %15) #8
  %57 = getelementptr inbounds nuw %struct.Field, ptr %14, i32 0, i32 0
  %58 = extractvalue %struct.Field %56, 0
  store i64 %58, ptr %57, align 8
  %59 = load ptr, ptr %4, align 8, !tbaa !8
  %60 = load i32, ptr %8, align 4, !tbaa !4
  %61 = mul nsw i32 %60, 4
  %62 = load i32, ptr %5, align 4, !tbaa !4
  %63 = sdiv i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.Field, ptr %59, i64 %64
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %65, i64 8, i1 false), !tbaa.struct !14
  %66 = call %struct.Field @_ZNK5FieldmlES_(ptr noundef nonnull align 8 dereferenceable(8) %14, ptr noundef byval(%struct.Field) align 8 %16) #8
  %67 = getelementptr inbounds nuw %struct.Field, ptr %13, i32 0, i32 0
  %68 = extractvalue %struct.Field %66, 0
  store i64 %68, ptr %67, align 8
  %69 = load ptr, ptr %3, align 8, !tbaa !8, !nonnull !19, !align !20
  %70 = load i32, ptr %7, align 4, !tbaa !4
  %71 = load i32, ptr %8, align 4, !tbaa !4
  %72 = add nsw i32 %70, %71
  %73 = load i32, ptr %5, align 4, !tbaa !4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [8 x %struct.Field], ptr %69, i64 0, i64 %75
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %13, i64 8, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %77

77:                                               ; preds = %32
  %78 = load i32, ptr %8, align 4, !tbaa !4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %8, align 4, !tbaa !4
  br label %27, !llvm.loop !21

80:                                               ; preds = %31
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %5, align 4, !tbaa !4
  %83 = mul nsw i32 2, %82
  %84 = load i32, ptr %7, align 4, !tbaa !4
  %85 = add nsw i32 %84, %83
  store i32 %85, ptr %7, align 4, !tbaa !4
  br label %22, !llvm.loop !22

86:                                               ; preds = %25
  br label %87

87:                                               ; preds = %86
  %88 = load i32, ptr %5, align 4, !tbaa !4
  %89 = sdiv i32 %88, 2
  store i32 %89, ptr %5, align 4, !tbaa !4
  br label %17, !llvm.loop !23

90:                                               ; preds = %20
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @montgomery_power(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Wide, align 4
  %8 = alloca %struct.Wide, align 4
  %9 = alloca %struct.Wide, align 4
  %10 = alloca %struct.Wide, align 4
  store ptr %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !24
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %11 = load ptr, ptr %4, align 8, !tbaa !24
  %12 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw %struct.Wide, ptr %11, i64 %13
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %14, i64 32, i1 false), !tbaa.struct !26
  call void @llvm.lifetime.start.p0(ptr %8) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %7, i64 32, i1 false), !tbaa.struct !26
  br label %15

15:                                               ; preds = %30, %3
  %16 = load i32, ptr %6, align 4, !tbaa !4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %33

18:                                               ; preds = %15
  %19 = load i32, ptr %6, align 4, !tbaa !4
  %20 = and i32 %19, 1
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %23 = call %struct.Wide @_ZL8multiplyRK4WideS1_(ptr noundef nonnull align 4 dereferenceable(32) %8, ptr noundef nonnull align 4 dereferenceable(32) %7) #8
  %24 = getelementptr inbounds nuw %struct.Wide, ptr %9, i32 0, i32 0
  %25 = extractvalue %struct.Wide %23, 0
  store [8 x i32] %25, ptr %24, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %9, i64 32, i1 false), !tbaa.struct !26
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %26

26:                                               ; preds = %22, %18
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %27 = call %struct.Wide @_ZL8multiplyRK4WideS1_(ptr noundef nonnull align 4 dereferenceable(32) %7, ptr noundef nonnull align 4 dereferenceable(32) %7) #8
  %28 = getelementptr inbounds nuw %struct.Wide, ptr %10, i32 0, i32 0
  %29 = extractvalue %struct.Wide %27, 0
  store [8 x i32] %29, ptr %28, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %10, i64 32, i1 false), !tbaa.struct !26
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %30

30:                                               ; preds = %26
  %31 = load i32, ptr %6, align 4, !tbaa !4
  %32 = lshr i32 %31, 1
  store i32 %32, ptr %6, align 4, !tbaa !4
  br label %15, !llvm.loop !28

33:                                               ; preds = %15
  %34 = load ptr, ptr %5, align 8, !tbaa !24
  %35 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.Wide, ptr %34, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %37, ptr align 4 %8, i64 32, i1 false), !tbaa.struct !26
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Wide @_ZL8multiplyRK4WideS1_(ptr noundef nonnull align 4 dereferenceable(32) %0, ptr noundef nonnull align 4 dereferenceable(32) %1) #4 {
  %3 = alloca %struct.Wide, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca [9 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca %struct.Wide, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !24
  store ptr %1, ptr %5, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %6) #7
  call void @llvm.memset.p0.i64(ptr align 4 %6, i8 0, i64 36, i1 false)
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %136, %2
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = icmp slt i32 %23, 8
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %139

26:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i64 0, ptr %9, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %62, %26
  %28 = load i32, ptr %10, align 4, !tbaa !4
  %29 = icmp slt i32 %28, 8
  br i1 %29, label %31, label %30

30:                                               ; preds = %27
  store i32 5, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %65

31:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %32 = load ptr, ptr %4, align 8, !tbaa !24, !nonnull !19, !align !29
  %33 = getelementptr inbounds nuw %struct.Wide, ptr %32, i32 0, i32 0
  %34 = load i32, ptr %10, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [8 x i32], ptr %33, i64 0, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = zext i32 %37 to i64
  %39 = load ptr, ptr %5, align 8, !tbaa !24, !nonnull !19, !align !29
  %40 = getelementptr inbounds nuw %struct.Wide, ptr %39, i32 0, i32 0
  %41 = load i32, ptr %7, align 4, !tbaa !4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [8 x i32], ptr %40, i64 0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = zext i32 %44 to i64
  %46 = mul i64 %38, %45
  %47 = load i32, ptr %10, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = zext i32 %50 to i64
  %52 = add i64 %46, %51
  %53 = load i64, ptr %9, align 8, !tbaa !15
  %54 = add i64 %52, %53
  store i64 %54, ptr %11, align 8, !tbaa !15
  %55 = load i64, ptr %11, align 8, !tbaa !15
  %56 = trunc i64 %55 to i32
  %57 = load i32, ptr %10, align 4, !tbaa !4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 %58
  store i32 %56, ptr %59, align 4, !tbaa !4
  %60 = load i64, ptr %11, align 8, !tbaa !15
  %61 = lshr i64 %60, 32
  store i64 %61, ptr %9, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %62

62:                                               ; preds = %31
  %63 = load i32, ptr %10, align 4, !tbaa !4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %10, align 4, !tbaa !4
  br label %27, !llvm.loop !30

65:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %66 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 8
  %67 = load i32, ptr %66, align 4, !tbaa !4
  %68 = zext i32 %67 to i64
  %69 = load i64, ptr %9, align 8, !tbaa !15
  %70 = add i64 %68, %69
  store i64 %70, ptr %12, align 8, !tbaa !15
  %71 = load i64, ptr %12, align 8, !tbaa !15
  %72 = trunc i64 %71 to i32
  %73 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 8
  store i32 %72, ptr %73, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %74 = load i64, ptr %12, align 8, !tbaa !15
  %75 = lshr i64 %74, 32
  %76 = trunc i64 %75 to i32
  store i32 %76, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %77 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 0
  %78 = load i32, ptr %77, align 4, !tbaa !4
  store i32 %78, ptr %14, align 4, !tbaa !4
  %79 = load i32, ptr %14, align 4, !tbaa !4
  %80 = zext i32 %79 to i64
  %81 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL7modulus to ptr), align 4, !tbaa !4
  %82 = zext i32 %81 to i64
  %83 = mul i64 %80, %82
  %84 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 0
  %85 = load i32, ptr %84, align 4, !tbaa !4
  %86 = zext i32 %85 to i64
  %87 = add i64 %83, %86
  %88 = lshr i64 %87, 32
  store i64 %88, ptr %9, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 1, ptr %15, align 4, !tbaa !4
  br label %89

89:                                               ; preds = %118, %65
  %90 = load i32, ptr %15, align 4, !tbaa !4
  %91 = icmp slt i32 %90, 8
  br i1 %91, label %93, label %92

92:                                               ; preds = %89
  store i32 8, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %121

93:                                               ; preds = %89
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %94 = load i32, ptr %14, align 4, !tbaa !4
  %95 = zext i32 %94 to i64
  %96 = load i32, ptr %15, align 4, !tbaa !4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(4) @_ZL7modulus to ptr), i64 0, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !4
  %100 = zext i32 %99 to i64
  %101 = mul i64 %95, %100
  %102 = load i32, ptr %15, align 4, !tbaa !4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 %103
  %105 = load i32, ptr %104, align 4, !tbaa !4
  %106 = zext i32 %105 to i64
  %107 = add i64 %101, %106
  %108 = load i64, ptr %9, align 8, !tbaa !15
  %109 = add i64 %107, %108
  store i64 %109, ptr %16, align 8, !tbaa !15
  %110 = load i64, ptr %16, align 8, !tbaa !15
  %111 = trunc i64 %110 to i32
  %112 = load i32, ptr %15, align 4, !tbaa !4
  %113 = sub nsw i32 %112, 1
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 %114
  store i32 %111, ptr %115, align 4, !tbaa !4
  %116 = load i64, ptr %16, align 8, !tbaa !15
  %117 = lshr i64 %116, 32
  store i64 %117, ptr %9, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %118

118:                                              ; preds = %93
  %119 = load i32, ptr %15, align 4, !tbaa !4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %15, align 4, !tbaa !4
  br label %89, !llvm.loop !31

121:                                              ; preds = %92
  %122 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 8
  %123 = load i32, ptr %122, align 4, !tbaa !4
  %124 = zext i32 %123 to i64
  %125 = load i64, ptr %9, align 8, !tbaa !15
  %126 = add i64 %124, %125
  store i64 %126, ptr %12, align 8, !tbaa !15
  %127 = load i64, ptr %12, align 8, !tbaa !15
  %128 = trunc i64 %127 to i32
  %129 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 7
  store i32 %128, ptr %129, align 4, !tbaa !4
  %130 = load i32, ptr %13, align 4, !tbaa !4
  %131 = load i64, ptr %12, align 8, !tbaa !15
  %132 = lshr i64 %131, 32
  %133 = trunc i64 %132 to i32
  %134 = add i32 %130, %133
  %135 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 8
  store i32 %134, ptr %135, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %136

136:                                              ; preds = %121
  %137 = load i32, ptr %7, align 4, !tbaa !4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %7, align 4, !tbaa !4
  br label %22, !llvm.loop !32

139:                                              ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %17) #7
  call void @llvm.lifetime.start.p0(ptr %18) #7
  store i32 0, ptr %18, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %19) #7
  store i32 0, ptr %19, align 4, !tbaa !4
  br label %140

140:                                              ; preds = %168, %139
  %141 = load i32, ptr %19, align 4, !tbaa !4
  %142 = icmp slt i32 %141, 8
  br i1 %142, label %144, label %143

143:                                              ; preds = %140
  store i32 11, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #7
  br label %171

144:                                              ; preds = %140
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %145 = load i32, ptr %19, align 4, !tbaa !4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 %146
  %148 = load i32, ptr %147, align 4, !tbaa !4
  %149 = zext i32 %148 to i64
  %150 = load i32, ptr %19, align 4, !tbaa !4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(4) @_ZL7modulus to ptr), i64 0, i64 %151
  %153 = load i32, ptr %152, align 4, !tbaa !4
  %154 = zext i32 %153 to i64
  %155 = sub i64 %149, %154
  %156 = load i32, ptr %18, align 4, !tbaa !4
  %157 = zext i32 %156 to i64
  %158 = sub i64 %155, %157
  store i64 %158, ptr %20, align 8, !tbaa !15
  %159 = load i64, ptr %20, align 8, !tbaa !15
  %160 = trunc i64 %159 to i32
  %161 = getelementptr inbounds nuw %struct.Wide, ptr %17, i32 0, i32 0
  %162 = load i32, ptr %19, align 4, !tbaa !4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [8 x i32], ptr %161, i64 0, i64 %163
  store i32 %160, ptr %164, align 4, !tbaa !4
  %165 = load i64, ptr %20, align 8, !tbaa !15
  %166 = lshr i64 %165, 63
  %167 = trunc i64 %166 to i32
  store i32 %167, ptr %18, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %168

168:                                              ; preds = %144
  %169 = load i32, ptr %19, align 4, !tbaa !4
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %19, align 4, !tbaa !4
  br label %140, !llvm.loop !33

171:                                              ; preds = %143
  call void @llvm.lifetime.start.p0(ptr %21) #7
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %172

172:                                              ; preds = %200, %171
  %173 = load i32, ptr %21, align 4, !tbaa !4
  %174 = icmp slt i32 %173, 8
  br i1 %174, label %176, label %175

175:                                              ; preds = %172
  store i32 14, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #7
  br label %203

176:                                              ; preds = %172
  %177 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 8
  %178 = load i32, ptr %177, align 4, !tbaa !4
  %179 = icmp ne i32 %178, 0
  br i1 %179, label %183, label %180

180:                                              ; preds = %176
  %181 = load i32, ptr %18, align 4, !tbaa !4
  %182 = icmp ne i32 %181, 0
  br i1 %182, label %189, label %183

183:                                              ; preds = %180, %176
  %184 = getelementptr inbounds nuw %struct.Wide, ptr %17, i32 0, i32 0
  %185 = load i32, ptr %21, align 4, !tbaa !4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [8 x i32], ptr %184, i64 0, i64 %186
  %188 = load i32, ptr %187, align 4, !tbaa !4
  br label %194

189:                                              ; preds = %180
  %190 = load i32, ptr %21, align 4, !tbaa !4
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [9 x i32], ptr %6, i64 0, i64 %191
  %193 = load i32, ptr %192, align 4, !tbaa !4
  br label %194

194:                                              ; preds = %189, %183
  %195 = phi i32 [ %188, %183 ], [ %193, %189 ]
  %196 = getelementptr inbounds nuw %struct.Wide, ptr %3, i32 0, i32 0
  %197 = load i32, ptr %21, align 4, !tbaa !4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [8 x i32], ptr %196, i64 0, i64 %198
  store i32 %195, ptr %199, align 4, !tbaa !4
  br label %200

200:                                              ; preds = %194
  %201 = load i32, ptr %21, align 4, !tbaa !4
  %202 = add nsw i32 %201, 1
  store i32 %202, ptr %21, align 4, !tbaa !4
  br label %172, !llvm.loop !34

203:                                              ; preds = %175
  store i32 1, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  %204 = load %struct.Wide, ptr %3, align 4
  ret %struct.Wide %204
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Field @_ZNK5FieldplES_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef byval(%struct.Field) align 8 %1) #4 comdat align 2 {
  %3 = alloca %struct.Field, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !8
  %6 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %7 = getelementptr inbounds nuw %struct.Field, ptr %6, i32 0, i32 0
  %8 = load i64, ptr %7, align 8, !tbaa !11
  %9 = getelementptr inbounds nuw %struct.Field, ptr %1, i32 0, i32 0
  %10 = load i64, ptr %9, align 8, !tbaa !11
  %11 = add i64 %8, %10
  store i64 %11, ptr %5, align 8, !tbaa !15
  %12 = load i64, ptr %5, align 8, !tbaa !15
  %13 = getelementptr inbounds nuw %struct.Field, ptr %6, i32 0, i32 0
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %19, label %16

16:                                               ; preds = %2
  %17 = load i64, ptr %5, align 8, !tbaa !15
  %18 = icmp uge i64 %17, -4294967295
  br i1 %18, label %19, label %22

19:                                               ; preds = %16, %2
  %20 = load i64, ptr %5, align 8, !tbaa !15
  %21 = sub i64 %20, -4294967295
  store i64 %21, ptr %5, align 8, !tbaa !15
  br label %22

22:                                               ; preds = %19, %16
  %23 = getelementptr inbounds nuw %struct.Field, ptr %3, i32 0, i32 0
  %24 = load i64, ptr %5, align 8, !tbaa !15
  store i64 %24, ptr %23, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %5) #7
  %25 = load %struct.Field, ptr %3, align 8
  ret %struct.Field %25
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Field @_ZNK5FieldmiES_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef byval(%struct.Field) align 8 %1) #4 comdat align 2 {
  %3 = alloca %struct.Field, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Field, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.Field, ptr %5, i32 0, i32 0
  %8 = load i64, ptr %7, align 8, !tbaa !11
  %9 = getelementptr inbounds nuw %struct.Field, ptr %1, i32 0, i32 0
  %10 = load i64, ptr %9, align 8, !tbaa !11
  %11 = icmp uge i64 %8, %10
  br i1 %11, label %12, label %18

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw %struct.Field, ptr %5, i32 0, i32 0
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = getelementptr inbounds nuw %struct.Field, ptr %1, i32 0, i32 0
  %16 = load i64, ptr %15, align 8, !tbaa !11
  %17 = sub i64 %14, %16
  br label %25

18:                                               ; preds = %2
  %19 = getelementptr inbounds nuw %struct.Field, ptr %5, i32 0, i32 0
  %20 = load i64, ptr %19, align 8, !tbaa !11
  %21 = getelementptr inbounds nuw %struct.Field, ptr %1, i32 0, i32 0
  %22 = load i64, ptr %21, align 8, !tbaa !11
  %23 = sub i64 -4294967295, %22
  %24 = add i64 %20, %23
  br label %25

25:                                               ; preds = %18, %12
  %26 = phi i64 [ %17, %12 ], [ %24, %18 ]
  store i64 %26, ptr %6, align 8, !tbaa !11
  %27 = load %struct.Field, ptr %3, align 8
  ret %struct.Field %27
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Field @_ZNK5FieldmlES_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef byval(%struct.Field) align 8 %1) #4 comdat align 2 {
  %3 = alloca %struct.Field, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i128, align 16
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !8
  %12 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %13 = getelementptr inbounds nuw %struct.Field, ptr %12, i32 0, i32 0
  %14 = load i64, ptr %13, align 8, !tbaa !11
  %15 = zext i64 %14 to i128
  %16 = getelementptr inbounds nuw %struct.Field, ptr %1, i32 0, i32 0
  %17 = load i64, ptr %16, align 8, !tbaa !11
  %18 = zext i64 %17 to i128
  %19 = mul i128 %15, %18
  store i128 %19, ptr %5, align 16, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %20 = load i128, ptr %5, align 16, !tbaa !35
  %21 = trunc i128 %20 to i64
  store i64 %21, ptr %6, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %22 = load i128, ptr %5, align 16, !tbaa !35
  %23 = lshr i128 %22, 64
  %24 = trunc i128 %23 to i64
  store i64 %24, ptr %7, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %25 = load i64, ptr %7, align 8, !tbaa !15
  %26 = lshr i64 %25, 32
  store i64 %26, ptr %8, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %27 = load i64, ptr %6, align 8, !tbaa !15
  %28 = load i64, ptr %8, align 8, !tbaa !15
  %29 = sub i64 %27, %28
  store i64 %29, ptr %9, align 8, !tbaa !15
  %30 = load i64, ptr %6, align 8, !tbaa !15
  %31 = load i64, ptr %8, align 8, !tbaa !15
  %32 = icmp ult i64 %30, %31
  br i1 %32, label %33, label %36

33:                                               ; preds = %2
  %34 = load i64, ptr %9, align 8, !tbaa !15
  %35 = sub i64 %34, 4294967295
  store i64 %35, ptr %9, align 8, !tbaa !15
  br label %36

36:                                               ; preds = %33, %2
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %37 = load i64, ptr %7, align 8, !tbaa !15
  %38 = and i64 %37, 4294967295
  %39 = mul i64 %38, 4294967295
  store i64 %39, ptr %10, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %40 = load i64, ptr %9, align 8, !tbaa !15
  %41 = load i64, ptr %10, align 8, !tbaa !15
  %42 = add i64 %40, %41
  store i64 %42, ptr %11, align 8, !tbaa !15
  %43 = load i64, ptr %11, align 8, !tbaa !15
  %44 = load i64, ptr %10, align 8, !tbaa !15
  %45 = icmp ult i64 %43, %44
  br i1 %45, label %46, label %49

46:                                               ; preds = %36
  %47 = load i64, ptr %11, align 8, !tbaa !15
  %48 = add i64 %47, 4294967295
  store i64 %48, ptr %11, align 8, !tbaa !15
  br label %49

49:                                               ; preds = %46, %36
  %50 = getelementptr inbounds nuw %struct.Field, ptr %3, i32 0, i32 0
  %51 = load i64, ptr %11, align 8, !tbaa !15
  %52 = icmp uge i64 %51, -4294967295
  br i1 %52, label %53, label %56

53:                                               ; preds = %49
  %54 = load i64, ptr %11, align 8, !tbaa !15
  %55 = sub i64 %54, -4294967295
  br label %58

56:                                               ; preds = %49
  %57 = load i64, ptr %11, align 8, !tbaa !15
  br label %58

58:                                               ; preds = %56, %53
  %59 = phi i64 [ %55, %53 ], [ %57, %56 ]
  store i64 %59, ptr %50, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  %60 = load %struct.Field, ptr %3, align 8
  ret %struct.Field %60
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!9 = !{!"p1 _ZTS5Field", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !13, i64 0}
!12 = !{!"_ZTS5Field", !13, i64 0}
!13 = !{!"long long", !6, i64 0}
!14 = !{i64 0, i64 8, !15}
!15 = !{!13, !13, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = !{}
!20 = !{i64 8}
!21 = distinct !{!21, !17}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 _ZTS4Wide", !10, i64 0}
!26 = !{i64 0, i64 32, !27}
!27 = !{!6, !6, i64 0}
!28 = distinct !{!28, !17}
!29 = !{i64 4}
!30 = distinct !{!30, !17}
!31 = distinct !{!31, !17}
!32 = distinct !{!32, !17}
!33 = distinct !{!33, !17}
!34 = distinct !{!34, !17}
!35 = !{!36, !36, i64 0}
!36 = !{!"__int128", !6, i64 0}
