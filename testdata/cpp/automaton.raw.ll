; ModuleID = 'automaton.cu'
source_filename = "automaton.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.Automaton = type { ptr, ptr }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZNK9Automaton3runEPKhii = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @automaton_shares(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.Automaton, align 8
  store ptr %0, ptr %7, align 8, !tbaa !8
  store ptr %1, ptr %8, align 8, !tbaa !11
  store ptr %2, ptr %9, align 8, !tbaa !13
  store ptr %3, ptr %10, align 8, !tbaa !13
  store i32 %4, ptr %11, align 4, !tbaa !4
  store i32 %5, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %15 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %16 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %19 = add i32 %17, %18
  %20 = load i32, ptr %12, align 4, !tbaa !4
  %21 = mul i32 %19, %20
  store i32 %21, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %22 = getelementptr inbounds nuw %struct.Automaton, ptr %14, i32 0, i32 0
  %23 = load ptr, ptr %8, align 8, !tbaa !11
  store ptr %23, ptr %22, align 8, !tbaa !15
  %24 = getelementptr inbounds nuw %struct.Automaton, ptr %14, i32 0, i32 1
  %25 = load ptr, ptr %9, align 8, !tbaa !13
  store ptr %25, ptr %24, align 8, !tbaa !17
  %26 = load ptr, ptr %7, align 8, !tbaa !8
  %27 = load i32, ptr %13, align 4, !tbaa !4
  %28 = load i32, ptr %13, align 4, !tbaa !4
  %29 = load i32, ptr %12, align 4, !tbaa !4
  %30 = add nsw i32 %28, %29
  %31 = load i32, ptr %11, align 4, !tbaa !4
  %32 = call noundef i32 @_ZL3minii(i32 noundef %30, i32 noundef %31) #7
  %33 = call noundef i32 @_ZNK9Automaton3runEPKhii(ptr noundef nonnull align 8 dereferenceable(16) %14, ptr noundef %26, i32 noundef %27, i32 noundef %32) #7
  %34 = load ptr, ptr %10, align 8, !tbaa !13
  %35 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %36 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %37 = mul i32 %35, %36
  %38 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %39 = add i32 %37, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %34, i64 %40
  store i32 %33, ptr %41, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK9Automaton3runEPKhii(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #3 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !18
  store ptr %1, ptr %6, align 8, !tbaa !8
  store i32 %2, ptr %7, align 4, !tbaa !4
  store i32 %3, ptr %8, align 4, !tbaa !4
  %12 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store i32 0, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 0, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %13 = load i32, ptr %7, align 4, !tbaa !4
  store i32 %13, ptr %11, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %44, %4
  %15 = load i32, ptr %11, align 4, !tbaa !4
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %47

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw %struct.Automaton, ptr %12, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8, !tbaa !15
  %22 = load i32, ptr %9, align 4, !tbaa !4
  %23 = mul i32 4, %22
  %24 = load ptr, ptr %6, align 8, !tbaa !8
  %25 = load i32, ptr %11, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %24, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !20
  %29 = zext i8 %28 to i32
  %30 = add i32 %23, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i16, ptr %21, i64 %31
  %33 = load i16, ptr %32, align 2, !tbaa !21
  %34 = zext i16 %33 to i32
  store i32 %34, ptr %9, align 4, !tbaa !4
  %35 = getelementptr inbounds nuw %struct.Automaton, ptr %12, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8, !tbaa !17
  %37 = load i32, ptr %9, align 4, !tbaa !4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = call i32 @llvm.ctpop.i32(i32 %40)
  %42 = load i32, ptr %10, align 4, !tbaa !4
  %43 = add i32 %42, %41
  store i32 %43, ptr %10, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %19
  %45 = load i32, ptr %11, align 4, !tbaa !4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %11, align 4, !tbaa !4
  br label %14, !llvm.loop !23

47:                                               ; preds = %18
  %48 = load i32, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret i32 %48
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3minii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = icmp slt i32 %5, %6
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!9 = !{!"p1 omnipotent char", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 short", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 int", !10, i64 0}
!15 = !{!16, !12, i64 0}
!16 = !{!"_ZTS9Automaton", !12, i64 0, !14, i64 8}
!17 = !{!16, !14, i64 8}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS9Automaton", !10, i64 0}
!20 = !{!6, !6, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"short", !6, i64 0}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
