; ModuleID = 'struct_copy.cu'
source_filename = "struct_copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.record = type { i32, [12 x i8], double, [8 x i16] }
%struct.fields = type { i32 }
%struct.packed = type <{ i8, i32, i64 }>
%union.word = type { i32 }

$_ZN12gv_threadIdx5get_xEv = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @swap_records(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.record, align 8
  store ptr %0, ptr %2, align 8, !tbaa !8
  %4 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %5 = icmp ult i32 %4, 4
  br i1 %5, label %6, label %32

6:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %7 = load ptr, ptr %2, align 8, !tbaa !8
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw %struct.record, ptr %7, i64 %9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %10, i64 40, i1 false), !tbaa.struct !11
  %11 = load ptr, ptr %2, align 8, !tbaa !8
  %12 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %13 = sub i32 7, %12
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.record, ptr %11, i64 %14
  %16 = load ptr, ptr %2, align 8, !tbaa !8
  %17 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw %struct.record, ptr %16, i64 %18
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %15, i64 40, i1 false), !tbaa.struct !11
  %20 = load ptr, ptr %2, align 8, !tbaa !8
  %21 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %22 = sub i32 7, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw %struct.record, ptr %20, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %3, i64 40, i1 false), !tbaa.struct !11
  %25 = load ptr, ptr %2, align 8, !tbaa !8
  %26 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw %struct.record, ptr %25, i64 %27
  %29 = getelementptr inbounds nuw %struct.record, ptr %28, i32 0, i32 0
  %30 = load i32, ptr %29, align 8, !tbaa !15
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %29, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %3) #7
  br label %32

32:                                               ; preds = %6, %1
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @variable_copy(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca [32 x i8], align 1
  store ptr %0, ptr %3, align 8, !tbaa !17
  store ptr %1, ptr %4, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  store i32 %8, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = mul nsw i32 %9, 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %12 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 1 %12, i8 -18, i64 32, i1 false)
  %13 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 0
  %14 = load ptr, ptr %3, align 8, !tbaa !17
  %15 = load i32, ptr %5, align 4, !tbaa !4
  %16 = mul nsw i32 %15, 32
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr %14, i64 %17
  %19 = load i32, ptr %6, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %13, ptr align 1 %18, i64 %20, i1 false)
  %21 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 0
  %22 = getelementptr inbounds i8, ptr %21, i64 2
  %23 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 0
  %24 = load i32, ptr %6, align 4, !tbaa !4
  %25 = icmp sgt i32 %24, 30
  br i1 %25, label %26, label %27

26:                                               ; preds = %2
  br label %29

27:                                               ; preds = %2
  %28 = load i32, ptr %6, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %27, %26
  %30 = phi i32 [ 30, %26 ], [ %28, %27 ]
  %31 = sext i32 %30 to i64
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %22, ptr align 1 %23, i64 %31, i1 false)
  %32 = load ptr, ptr %4, align 8, !tbaa !17
  %33 = load i32, ptr %5, align 4, !tbaa !4
  %34 = mul nsw i32 %33, 32
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %32, i64 %35
  %37 = getelementptr inbounds [32 x i8], ptr %7, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %36, ptr align 1 %37, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bit_fields(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.fields, align 4
  store ptr %0, ptr %3, align 8, !tbaa !19
  store ptr %1, ptr %4, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %6 = load ptr, ptr %3, align 8, !tbaa !19
  %7 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw %struct.fields, ptr %6, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %9, i64 4, i1 false), !tbaa.struct !21
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
  %56 = load ptr, ptr %4, align 8, !tbaa !19
  %57 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw %struct.fields, ptr %56, i64 %58
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %59, ptr align 4 %5, i64 4, i1 false), !tbaa.struct !21
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @packed_fields(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !22
  store ptr %1, ptr %4, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %6 = load ptr, ptr %3, align 8, !tbaa !22
  %7 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw %struct.packed, ptr %6, i64 %8
  store ptr %9, ptr %5, align 8, !tbaa !22
  %10 = load ptr, ptr %5, align 8, !tbaa !22, !nonnull !26
  %11 = getelementptr inbounds nuw %struct.packed, ptr %10, i32 0, i32 0
  %12 = load i8, ptr %11, align 1, !tbaa !27
  %13 = zext i8 %12 to i32
  %14 = load ptr, ptr %5, align 8, !tbaa !22, !nonnull !26
  %15 = getelementptr inbounds nuw %struct.packed, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 1, !tbaa !30
  %17 = add nsw i32 %16, %13
  store i32 %17, ptr %15, align 1, !tbaa !30
  %18 = load ptr, ptr %5, align 8, !tbaa !22, !nonnull !26
  %19 = getelementptr inbounds nuw %struct.packed, ptr %18, i32 0, i32 2
  %20 = load i64, ptr %19, align 1, !tbaa !31
  %21 = load ptr, ptr %5, align 8, !tbaa !22, !nonnull !26
  %22 = getelementptr inbounds nuw %struct.packed, ptr %21, i32 0, i32 1
  %23 = load i32, ptr %22, align 1, !tbaa !30
  %24 = sext i32 %23 to i64
  %25 = add nsw i64 %20, %24
  %26 = load ptr, ptr %4, align 8, !tbaa !24
  %27 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i64, ptr %26, i64 %28
  store i64 %25, ptr %29, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(ptr %5) #7
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
  store ptr %0, ptr %3, align 8, !tbaa !33
  store ptr %1, ptr %4, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(ptr %5) #7
  call void @llvm.memset.p0.i64(ptr align 4 %5, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  store i32 %10, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %30, %2
  %12 = load i32, ptr %7, align 4, !tbaa !4
  %13 = load ptr, ptr %3, align 8, !tbaa !33
  %14 = load i32, ptr %6, align 4, !tbaa !4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = icmp slt i32 %12, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %33

20:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %21 = load i32, ptr %7, align 4, !tbaa !4
  %22 = sitofp i32 %21 to float
  store float %22, ptr %8, align 4, !tbaa !12
  %23 = load i32, ptr %6, align 4, !tbaa !4
  %24 = trunc i32 %23 to i8
  %25 = getelementptr inbounds [4 x i8], ptr %8, i64 0, i64 0
  store i8 %24, ptr %25, align 4, !tbaa !12
  %26 = load i32, ptr %8, align 4, !tbaa !12
  %27 = load i32, ptr %7, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [32 x i32], ptr %5, i64 0, i64 %28
  store i32 %26, ptr %29, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %30

30:                                               ; preds = %20
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %7, align 4, !tbaa !4
  br label %11, !llvm.loop !35

33:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %50, %33
  %35 = load i32, ptr %9, align 4, !tbaa !4
  %36 = icmp slt i32 %35, 32
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %53

38:                                               ; preds = %34
  %39 = load i32, ptr %9, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [32 x i32], ptr %5, i64 0, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = load ptr, ptr %4, align 8, !tbaa !33
  %44 = load i32, ptr %6, align 4, !tbaa !4
  %45 = mul nsw i32 %44, 32
  %46 = load i32, ptr %9, align 4, !tbaa !4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %43, i64 %48
  store i32 %42, ptr %49, align 4, !tbaa !4
  br label %50

50:                                               ; preds = %38
  %51 = load i32, ptr %9, align 4, !tbaa !4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %9, align 4, !tbaa !4
  br label %34, !llvm.loop !37

53:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!9 = !{!"p1 _ZTS6record", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{i64 0, i64 4, !4, i64 4, i64 12, !12, i64 16, i64 8, !13, i64 24, i64 16, !12}
!12 = !{!6, !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !6, i64 0}
!15 = !{!16, !5, i64 0}
!16 = !{!"_ZTS6record", !5, i64 0, !6, i64 4, !14, i64 16, !6, i64 24}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 omnipotent char", !10, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 _ZTS6fields", !10, i64 0}
!21 = !{i64 0, i64 4, !12}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 _ZTS6packed", !10, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 long long", !10, i64 0}
!26 = !{}
!27 = !{!28, !6, i64 0}
!28 = !{!"_ZTS6packed", !6, i64 0, !5, i64 1, !29, i64 5}
!29 = !{!"long long", !6, i64 0}
!30 = !{!28, !5, i64 1}
!31 = !{!28, !29, i64 5}
!32 = !{!29, !29, i64 0}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 int", !10, i64 0}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.mustprogress"}
!37 = distinct !{!37, !36}
