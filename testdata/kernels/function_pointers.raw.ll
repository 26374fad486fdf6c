; ModuleID = 'function_pointers.cu'
source_filename = "function_pointers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.rectangle = type { %struct.shape }
%struct.shape = type { ptr, float, float }
%struct.ellipse = type { %struct.shape }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN9rectangleCI15shapeEff = comdat any

$_ZN7ellipseCI15shapeEff = comdat any

$_ZN9rectangleCI25shapeEff = comdat any

$_ZN5shapeC2Eff = comdat any

$_ZNK9rectangle4areaEv = comdat any

$_ZNK5shape4areaEv = comdat any

$_ZN7ellipseCI25shapeEff = comdat any

$_ZNK7ellipse4areaEv = comdat any

$_ZTV9rectangle = comdat any

$_ZTV5shape = comdat any

$_ZTV7ellipse = comdat any

@operations = dso_local addrspace(1) externally_initialized global [4 x ptr] [ptr @_ZL4plusii, ptr @_ZL5minusii, ptr @_ZL5timesii, ptr @_ZL6largerii], align 8
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@_ZTV9rectangle = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK9rectangle4areaEv] }, comdat, align 8
@_ZTV5shape = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK5shape4areaEv] }, comdat, align 8
@_ZTV7ellipse = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK7ellipse4areaEv] }, comdat, align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @operations to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL4plusii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = add nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL5minusii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = sub nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL5timesii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = mul nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL6largerii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = icmp sgt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !4
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @apply_table(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  store i32 %8, ptr %7, align 4, !tbaa !4
  %9 = load ptr, ptr %5, align 8, !tbaa !8
  %10 = load i32, ptr %7, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %9, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [4 x ptr], ptr addrspacecast (ptr addrspace(1) @operations to ptr), i64 0, i64 %14
  %16 = load ptr, ptr %15, align 8, !tbaa !11
  %17 = load ptr, ptr %4, align 8, !tbaa !8
  %18 = load i32, ptr %7, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = load ptr, ptr %4, align 8, !tbaa !8
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = sub nsw i32 31, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %22, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = call noundef i32 %16(i32 noundef %21, i32 noundef %27) #9
  %29 = load ptr, ptr %6, align 8, !tbaa !8
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  store i32 %28, ptr %32, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fold_chosen(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !12
  store ptr %1, ptr %5, align 8, !tbaa !12
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  store i32 %8, ptr %7, align 4, !tbaa !4
  %9 = load ptr, ptr %4, align 8, !tbaa !12
  %10 = load i32, ptr %7, align 4, !tbaa !4
  %11 = load i32, ptr %6, align 4, !tbaa !4
  %12 = mul nsw i32 %10, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %9, i64 %13
  %15 = load i32, ptr %6, align 4, !tbaa !4
  %16 = load i32, ptr %7, align 4, !tbaa !4
  %17 = and i32 %16, 1
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %3
  br label %21

20:                                               ; preds = %3
  br label %21

21:                                               ; preds = %20, %19
  %22 = phi ptr [ @_ZL3addff, %19 ], [ @_ZL6lesserff, %20 ]
  %23 = call contract noundef float @_ZL4foldPKfiPFfffE(ptr noundef %14, i32 noundef %15, ptr noundef %22) #9
  %24 = load ptr, ptr %5, align 8, !tbaa !12
  %25 = load i32, ptr %7, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  store float %23, ptr %27, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef float @_ZL4foldPKfiPFfffE(ptr noundef %0, i32 noundef %1, ptr noundef %2) #4 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !12
  store i32 %1, ptr %5, align 4, !tbaa !4
  store ptr %2, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %9 = load ptr, ptr %4, align 8, !tbaa !12
  %10 = getelementptr inbounds float, ptr %9, i64 0
  %11 = load float, ptr %10, align 4, !tbaa !14
  store float %11, ptr %7, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %8) #8
  store i32 1, ptr %8, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %26, %3
  %13 = load i32, ptr %8, align 4, !tbaa !4
  %14 = load i32, ptr %5, align 4, !tbaa !4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %8) #8
  br label %29

17:                                               ; preds = %12
  %18 = load ptr, ptr %6, align 8, !tbaa !11
  %19 = load float, ptr %7, align 4, !tbaa !14
  %20 = load ptr, ptr %4, align 8, !tbaa !12
  %21 = load i32, ptr %8, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !14
  %25 = call contract noundef float %18(float noundef %19, float noundef %24) #9
  store float %25, ptr %7, align 4, !tbaa !14
  br label %26

26:                                               ; preds = %17
  %27 = load i32, ptr %8, align 4, !tbaa !4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %8, align 4, !tbaa !4
  br label %12, !llvm.loop !16

29:                                               ; preds = %16
  %30 = load float, ptr %7, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret float %30
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL3addff(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !14
  store float %1, ptr %4, align 4, !tbaa !14
  %5 = load float, ptr %3, align 4, !tbaa !14
  %6 = load float, ptr %4, align 4, !tbaa !14
  %7 = fadd contract float %5, %6
  ret float %7
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL6lesserff(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !14
  store float %1, ptr %4, align 4, !tbaa !14
  %5 = load float, ptr %3, align 4, !tbaa !14
  %6 = load float, ptr %4, align 4, !tbaa !14
  %7 = call contract float @llvm.minnum.f32(float %5, float %6)
  ret float %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @virtual_areas(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.rectangle, align 8
  %7 = alloca %struct.ellipse, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !12
  store ptr %1, ptr %4, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %9 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  store i32 %9, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #8
  %10 = load ptr, ptr %3, align 8, !tbaa !12
  %11 = load i32, ptr %5, align 4, !tbaa !4
  %12 = mul nsw i32 2, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %10, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !14
  %16 = load ptr, ptr %3, align 8, !tbaa !12
  %17 = load i32, ptr %5, align 4, !tbaa !4
  %18 = mul nsw i32 2, %17
  %19 = add nsw i32 %18, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %16, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !14
  call void @_ZN9rectangleCI15shapeEff(ptr noundef nonnull align 8 dereferenceable(16) %6, float noundef %15, float noundef %22) #9
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %23 = load ptr, ptr %3, align 8, !tbaa !12
  %24 = load i32, ptr %5, align 4, !tbaa !4
  %25 = mul nsw i32 2, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %23, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !14
  %29 = load ptr, ptr %3, align 8, !tbaa !12
  %30 = load i32, ptr %5, align 4, !tbaa !4
  %31 = mul nsw i32 2, %30
  %32 = add nsw i32 %31, 1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %29, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !14
  call void @_ZN7ellipseCI15shapeEff(ptr noundef nonnull align 8 dereferenceable(16) %7, float noundef %28, float noundef %35) #9
  call void @llvm.lifetime.start.p0(ptr %8) #8
  store ptr %6, ptr %8, align 8, !tbaa !18
  %36 = load i32, ptr %5, align 4, !tbaa !4
  %37 = srem i32 %36, 3
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %2
  store ptr %7, ptr %8, align 8, !tbaa !18
  br label %40

40:                                               ; preds = %39, %2
  %41 = load ptr, ptr %8, align 8, !tbaa !18
  %42 = call contract noundef float @_ZL5twiceRK5shape(ptr noundef nonnull align 8 dereferenceable(16) %41) #9
  %43 = load ptr, ptr %8, align 8, !tbaa !18
  %44 = load ptr, ptr %43, align 8, !tbaa !20
  %45 = getelementptr inbounds ptr, ptr %44, i64 0
  %46 = load ptr, ptr %45, align 8
  %47 = call contract noundef float %46(ptr noundef nonnull align 8 dereferenceable(16) %43) #9
  %48 = fadd contract float %42, %47
  %49 = load ptr, ptr %4, align 8, !tbaa !12
  %50 = load i32, ptr %5, align 4, !tbaa !4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  store float %48, ptr %52, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  call void @llvm.lifetime.end.p0(ptr %6) #8
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN9rectangleCI15shapeEff(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1, float noundef %2) unnamed_addr #5 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !22
  store float %1, ptr %5, align 4, !tbaa !14
  store float %2, ptr %6, align 4, !tbaa !14
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4, !tbaa !14
  %9 = load float, ptr %6, align 4, !tbaa !14
  call void @_ZN9rectangleCI25shapeEff(ptr noundef nonnull align 8 dereferenceable(16) %7, float noundef %8, float noundef %9) #9
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN7ellipseCI15shapeEff(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1, float noundef %2) unnamed_addr #5 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !24
  store float %1, ptr %5, align 4, !tbaa !14
  store float %2, ptr %6, align 4, !tbaa !14
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4, !tbaa !14
  %9 = load float, ptr %6, align 4, !tbaa !14
  call void @_ZN7ellipseCI25shapeEff(ptr noundef nonnull align 8 dereferenceable(16) %7, float noundef %8, float noundef %9) #9
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef float @_ZL5twiceRK5shape(ptr noundef nonnull align 8 dereferenceable(16) %0) #4 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !18
  %3 = load ptr, ptr %2, align 8, !tbaa !18, !nonnull !26, !align !27
  %4 = load ptr, ptr %3, align 8, !tbaa !20
  %5 = getelementptr inbounds ptr, ptr %4, i64 0
  %6 = load ptr, ptr %5, align 8
  %7 = call contract noundef float %6(ptr noundef nonnull align 8 dereferenceable(16) %3) #9
  %8 = fmul contract float 2.000000e+00, %7
  ret float %8
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #7

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN9rectangleCI25shapeEff(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1, float noundef %2) unnamed_addr #5 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !22
  store float %1, ptr %5, align 4, !tbaa !14
  store float %2, ptr %6, align 4, !tbaa !14
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4, !tbaa !14
  %9 = load float, ptr %6, align 4, !tbaa !14
  call void @_ZN5shapeC2Eff(ptr noundef nonnull align 8 dereferenceable(16) %7, float noundef %8, float noundef %9) #9
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV9rectangle, i32 0, i32 0, i32 2), ptr %7, align 8, !tbaa !20
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5shapeC2Eff(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1, float noundef %2) unnamed_addr #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !18
  store float %1, ptr %5, align 4, !tbaa !14
  store float %2, ptr %6, align 4, !tbaa !14
  %7 = load ptr, ptr %4, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV5shape, i32 0, i32 0, i32 2), ptr %7, align 8, !tbaa !20
  %8 = getelementptr inbounds nuw %struct.shape, ptr %7, i32 0, i32 1
  %9 = load float, ptr %5, align 4, !tbaa !14
  store float %9, ptr %8, align 8, !tbaa !28
  %10 = getelementptr inbounds nuw %struct.shape, ptr %7, i32 0, i32 2
  %11 = load float, ptr %6, align 4, !tbaa !14
  store float %11, ptr %10, align 4, !tbaa !30
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK9rectangle4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !22
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.shape, ptr %3, i32 0, i32 1
  %5 = load float, ptr %4, align 8, !tbaa !28
  %6 = getelementptr inbounds nuw %struct.shape, ptr %3, i32 0, i32 2
  %7 = load float, ptr %6, align 4, !tbaa !30
  %8 = fmul contract float %5, %7
  ret float %8
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK5shape4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !18
  %3 = load ptr, ptr %2, align 8
  ret float 0.000000e+00
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN7ellipseCI25shapeEff(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1, float noundef %2) unnamed_addr #5 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !24
  store float %1, ptr %5, align 4, !tbaa !14
  store float %2, ptr %6, align 4, !tbaa !14
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4, !tbaa !14
  %9 = load float, ptr %6, align 4, !tbaa !14
  call void @_ZN5shapeC2Eff(ptr noundef nonnull align 8 dereferenceable(16) %7, float noundef %8, float noundef %9) #9
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV7ellipse, i32 0, i32 0, i32 2), ptr %7, align 8, !tbaa !20
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK7ellipse4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !24
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.shape, ptr %3, i32 0, i32 1
  %5 = load float, ptr %4, align 8, !tbaa !28
  %6 = fmul contract float 0x400921FB60000000, %5
  %7 = getelementptr inbounds nuw %struct.shape, ptr %3, i32 0, i32 2
  %8 = load float, ptr %7, align 4, !tbaa !30
  %9 = fmul contract float %6, %8
  ret float %9
}

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #4 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #5 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!11 = !{!10, !10, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 float", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS5shape", !10, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"vtable pointer", !7, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 _ZTS9rectangle", !10, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 _ZTS7ellipse", !10, i64 0}
!26 = !{}
!27 = !{i64 8}
!28 = !{!29, !15, i64 8}
!29 = !{!"_ZTS5shape", !15, i64 8, !15, i64 12}
!30 = !{!29, !15, i64 12}
