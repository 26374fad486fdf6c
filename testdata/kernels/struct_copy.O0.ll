; ModuleID = 'struct_copy.cu'
source_filename = "struct_copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.record = type { i32, [12 x i8], double, [8 x i16] }
%struct.fields = type { i32 }
%struct.packed = type <{ i8, i32, i64 }>
%union.word = type { i32 }

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @swap_records(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.record, align 8
  store ptr %0, ptr %2, align 8
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp ult i32 %4, 4
  br i1 %5, label %6, label %32

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw %struct.record, ptr %7, i64 %9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %10, i64 40, i1 false)
  %11 = load ptr, ptr %2, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = sub i32 7, %12
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.record, ptr %11, i64 %14
  %16 = load ptr, ptr %2, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw %struct.record, ptr %16, i64 %18
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %15, i64 40, i1 false)
  %20 = load ptr, ptr %2, align 8
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = sub i32 7, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw %struct.record, ptr %20, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %3, i64 40, i1 false)
  %25 = load ptr, ptr %2, align 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw %struct.record, ptr %25, i64 %27
  %29 = getelementptr inbounds nuw %struct.record, ptr %28, i32 0, i32 0
  %30 = load i32, ptr %29, align 8
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %29, align 8
  br label %32

32:                                               ; preds = %6, %1
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @variable_copy(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca [32 x i8], align 1
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %8, ptr %5, align 4
  %9 = load i32, ptr %5, align 4
  %10 = mul nsw i32 %9, 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 1 %12, i8 -18, i64 32, i1 false)
  %13 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 0
  %14 = load ptr, ptr %3, align 8
  %15 = load i32, ptr %5, align 4
  %16 = mul nsw i32 %15, 32
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr %14, i64 %17
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %13, ptr align 1 %18, i64 %20, i1 false)
  %21 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 0
  %22 = getelementptr inbounds i8, ptr %21, i64 2
  %23 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 0
  %24 = load i32, ptr %6, align 4
  %25 = icmp sgt i32 %24, 30
  br i1 %25, label %26, label %27

26:                                               ; preds = %2
  br label %29

27:                                               ; preds = %2
  %28 = load i32, ptr %6, align 4
  br label %29

29:                                               ; preds = %27, %26
  %30 = phi i32 [ 30, %26 ], [ %28, %27 ]
  %31 = sext i32 %30 to i64
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %22, ptr align 1 %23, i64 %31, i1 false)
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %5, align 4
  %34 = mul nsw i32 %33, 32
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %32, i64 %35
  %37 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %36, ptr align 1 %37, i64 32, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bit_fields(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.fields, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw %struct.fields, ptr %6, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %9, i64 4, i1 false)
  %10 = load i32, ptr %5, align 4
  %11 = and i32 %10, 7
  %12 = add nsw i32 %11, 3
  %13 = load i32, ptr %5, align 4
  %14 = and i32 %12, 7
  %15 = and i32 %13, -8
  %16 = or i32 %15, %14
  store i32 %16, ptr %5, align 4
  %17 = load i32, ptr %5, align 4
  %18 = shl i32 %17, 22
  %19 = ashr i32 %18, 25
  %20 = sub nsw i32 0, %19
  %21 = load i32, ptr %5, align 4
  %22 = and i32 %20, 127
  %23 = shl i32 %22, 3
  %24 = and i32 %21, -1017
  %25 = or i32 %24, %23
  store i32 %25, ptr %5, align 4
  %26 = load i32, ptr %5, align 4
  %27 = lshr i32 %26, 22
  %28 = load i32, ptr %5, align 4
  %29 = lshr i32 %28, 10
  %30 = and i32 %29, 4095
  %31 = xor i32 %30, %27
  %32 = load i32, ptr %5, align 4
  %33 = and i32 %31, 4095
  %34 = shl i32 %33, 10
  %35 = and i32 %32, -4193281
  %36 = or i32 %35, %34
  store i32 %36, ptr %5, align 4
  %37 = load i32, ptr %5, align 4
  %38 = shl i32 %37, 22
  %39 = ashr i32 %38, 25
  %40 = icmp slt i32 %39, 0
  br i1 %40, label %41, label %45

41:                                               ; preds = %2
  %42 = load i32, ptr %5, align 4
  %43 = lshr i32 %42, 10
  %44 = and i32 %43, 4095
  br label %49

45:                                               ; preds = %2
  %46 = load i32, ptr %5, align 4
  %47 = lshr i32 %46, 22
  %48 = add nsw i32 %47, 1
  br label %49

49:                                               ; preds = %45, %41
  %50 = phi i32 [ %44, %41 ], [ %48, %45 ]
  %51 = load i32, ptr %5, align 4
  %52 = and i32 %50, 1023
  %53 = shl i32 %52, 22
  %54 = and i32 %51, 4194303
  %55 = or i32 %54, %53
  store i32 %55, ptr %5, align 4
  %56 = load ptr, ptr %4, align 8
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw %struct.fields, ptr %56, i64 %58
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %59, ptr align 4 %5, i64 4, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @packed_fields(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw %struct.packed, ptr %6, i64 %8
  store ptr %9, ptr %5, align 8
  %10 = load ptr, ptr %5, align 8, !nonnull !4
  %11 = getelementptr inbounds nuw %struct.packed, ptr %10, i32 0, i32 0
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = load ptr, ptr %5, align 8, !nonnull !4
  %15 = getelementptr inbounds nuw %struct.packed, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 1
  %17 = add nsw i32 %16, %13
  store i32 %17, ptr %15, align 1
  %18 = load ptr, ptr %5, align 8, !nonnull !4
  %19 = getelementptr inbounds nuw %struct.packed, ptr %18, i32 0, i32 2
  %20 = load i64, ptr %19, align 1
  %21 = load ptr, ptr %5, align 8, !nonnull !4
  %22 = getelementptr inbounds nuw %struct.packed, ptr %21, i32 0, i32 1
  %23 = load i32, ptr %22, align 1
  %24 = sext i32 %23 to i64
  %25 = add nsw i64 %20, %24
  %26 = load ptr, ptr %4, align 8
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i64, ptr %26, i64 %28
  store i64 %25, ptr %29, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @zero_then_fill(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [32 x i32], align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %union.word, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %5, i8 0, i64 128, i1 false)
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %11

11:                                               ; preds = %29, %2
  %12 = load i32, ptr %7, align 4
  %13 = load ptr, ptr %3, align 8
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = icmp slt i32 %12, %17
  br i1 %18, label %19, label %32

19:                                               ; preds = %11
  %20 = load i32, ptr %7, align 4
  %21 = sitofp i32 %20 to float
  store float %21, ptr %8, align 4
  %22 = load i32, ptr %6, align 4
  %23 = trunc i32 %22 to i8
  %24 = getelementptr inbounds [4 x i8], ptr %8, i64 0, i64 0
  store i8 %23, ptr %24, align 4
  %25 = load i32, ptr %8, align 4
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [32 x i32], ptr %5, i64 0, i64 %27
  store i32 %25, ptr %28, align 4
  br label %29

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %11, !llvm.loop !5

32:                                               ; preds = %11
  store i32 0, ptr %9, align 4
  br label %33

33:                                               ; preds = %48, %32
  %34 = load i32, ptr %9, align 4
  %35 = icmp slt i32 %34, 32
  br i1 %35, label %36, label %51

36:                                               ; preds = %33
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [32 x i32], ptr %5, i64 0, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = load ptr, ptr %4, align 8
  %42 = load i32, ptr %6, align 4
  %43 = mul nsw i32 %42, 32
  %44 = load i32, ptr %9, align 4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %41, i64 %46
  store i32 %40, ptr %47, align 4
  br label %48

48:                                               ; preds = %36
  %49 = load i32, ptr %9, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %9, align 4
  br label %33, !llvm.loop !7

51:                                               ; preds = %33
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
