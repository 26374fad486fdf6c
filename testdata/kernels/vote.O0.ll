; ModuleID = 'vote.cu'
source_filename = "vote.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @compact(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %12, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  store i32 %22, ptr %13, align 4
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %12, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = icmp sgt i32 %27, 0
  %29 = zext i1 %28 to i8
  store i8 %29, ptr %14, align 1
  %30 = load i8, ptr %14, align 1
  %31 = trunc i8 %30 to i1
  %32 = zext i1 %31 to i8
  store i8 %32, ptr %8, align 1
  %33 = load i8, ptr %8, align 1
  %34 = trunc i8 %33 to i1
  %35 = call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %34)
  store i32 %35, ptr %15, align 4
  store i32 0, ptr %16, align 4
  %36 = load i32, ptr %13, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %45

38:                                               ; preds = %3
  %39 = load ptr, ptr %11, align 8
  %40 = load i32, ptr %15, align 4
  %41 = call i32 @llvm.ctpop.i32(i32 %40)
  store ptr %39, ptr %6, align 8
  store i32 %41, ptr %7, align 4
  %42 = load ptr, ptr %6, align 8
  %43 = load i32, ptr %7, align 4
  %44 = atomicrmw add ptr %42, i32 %43 seq_cst, align 4
  store i32 %44, ptr %16, align 4
  br label %45

45:                                               ; preds = %38, %3
  %46 = load i32, ptr %16, align 4
  store i32 %46, ptr %4, align 4
  store i32 0, ptr %5, align 4
  %47 = load i32, ptr %4, align 4
  %48 = load i32, ptr %5, align 4
  %49 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %47, i32 %48, i32 31)
  store i32 %49, ptr %16, align 4
  %50 = load i8, ptr %14, align 1
  %51 = trunc i8 %50 to i1
  br i1 %51, label %52, label %69

52:                                               ; preds = %45
  %53 = load ptr, ptr %9, align 8
  %54 = load i32, ptr %12, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = load ptr, ptr %10, align 8
  %59 = load i32, ptr %16, align 4
  %60 = load i32, ptr %15, align 4
  %61 = load i32, ptr %13, align 4
  %62 = shl i32 1, %61
  %63 = sub i32 %62, 1
  %64 = and i32 %60, %63
  %65 = call i32 @llvm.ctpop.i32(i32 %64)
  %66 = add nsw i32 %59, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %58, i64 %67
  store i32 %57, ptr %68, align 4
  br label %69

69:                                               ; preds = %52, %45
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @agreement(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4
  store i32 %15, ptr %9, align 4
  %16 = load i32, ptr %9, align 4
  %17 = icmp eq i32 %16, 0
  %18 = zext i1 %17 to i8
  store i8 %18, ptr %5, align 1
  %19 = load i8, ptr %5, align 1
  %20 = trunc i8 %19 to i1
  %21 = call noundef i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %20)
  %22 = zext i1 %21 to i32
  %23 = load i32, ptr %9, align 4
  %24 = icmp slt i32 %23, 40
  %25 = zext i1 %24 to i8
  store i8 %25, ptr %3, align 1
  %26 = load i8, ptr %3, align 1
  %27 = trunc i8 %26 to i1
  %28 = call noundef i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %27)
  %29 = zext i1 %28 to i32
  %30 = shl i32 %29, 1
  %31 = or i32 %22, %30
  %32 = load i32, ptr %9, align 4
  %33 = icmp sgt i32 %32, 100
  %34 = zext i1 %33 to i8
  store i8 %34, ptr %6, align 1
  %35 = load i8, ptr %6, align 1
  %36 = trunc i8 %35 to i1
  %37 = call noundef i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %36)
  %38 = zext i1 %37 to i32
  %39 = shl i32 %38, 2
  %40 = or i32 %31, %39
  %41 = load i32, ptr %9, align 4
  %42 = icmp sge i32 %41, 0
  %43 = zext i1 %42 to i8
  store i8 %43, ptr %4, align 1
  %44 = load i8, ptr %4, align 1
  %45 = trunc i8 %44 to i1
  %46 = call noundef i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %45)
  %47 = zext i1 %46 to i32
  %48 = shl i32 %47, 3
  %49 = or i32 %40, %48
  store i32 %49, ptr %10, align 4
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %59

52:                                               ; preds = %2
  %53 = load i32, ptr %10, align 4
  %54 = load ptr, ptr %8, align 8
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %56 = udiv i32 %55, 32
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr %54, i64 %57
  store i32 %53, ptr %58, align 4
  br label %59

59:                                               ; preds = %52, %2
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_votes(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr %9, i64 %11
  %13 = load i32, ptr %12, align 4
  store i32 %13, ptr %5, align 4
  %14 = load i32, ptr %5, align 4
  %15 = and i32 %14, 1
  %16 = icmp ne i32 %15, 0
  %17 = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %16)
  store i32 %17, ptr %6, align 4
  %18 = load i32, ptr %5, align 4
  %19 = icmp slt i32 %18, 10
  %20 = zext i1 %19 to i32
  %21 = icmp ne i32 %20, 0
  %22 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %21)
  %23 = zext i1 %22 to i32
  store i32 %23, ptr %7, align 4
  %24 = load i32, ptr %5, align 4
  %25 = icmp eq i32 %24, 100
  %26 = zext i1 %25 to i32
  %27 = icmp ne i32 %26, 0
  %28 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %27)
  %29 = zext i1 %28 to i32
  store i32 %29, ptr %8, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %46

32:                                               ; preds = %2
  %33 = load i32, ptr %6, align 4
  %34 = load ptr, ptr %4, align 8
  %35 = getelementptr inbounds i32, ptr %34, i64 0
  store i32 %33, ptr %35, align 4
  %36 = load i32, ptr %7, align 4
  %37 = icmp ne i32 %36, 0
  %38 = zext i1 %37 to i32
  %39 = load ptr, ptr %4, align 8
  %40 = getelementptr inbounds i32, ptr %39, i64 1
  store i32 %38, ptr %40, align 4
  %41 = load i32, ptr %8, align 4
  %42 = icmp ne i32 %41, 0
  %43 = zext i1 %42 to i32
  %44 = load ptr, ptr %4, align 8
  %45 = getelementptr inbounds i32, ptr %44, i64 2
  store i32 %43, ptr %45, align 4
  br label %46

46:                                               ; preds = %32, %2
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @divergent_loop(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %9, align 4
  %13 = load ptr, ptr %6, align 8
  %14 = load i32, ptr %9, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4
  store i32 %17, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %18

18:                                               ; preds = %32, %3
  %19 = load i32, ptr %10, align 4
  %20 = icmp ne i32 %19, 1
  br i1 %20, label %21, label %36

21:                                               ; preds = %18
  %22 = load i32, ptr %10, align 4
  %23 = and i32 %22, 1
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  %26 = load i32, ptr %10, align 4
  %27 = mul nsw i32 3, %26
  %28 = add nsw i32 %27, 1
  br label %32

29:                                               ; preds = %21
  %30 = load i32, ptr %10, align 4
  %31 = sdiv i32 %30, 2
  br label %32

32:                                               ; preds = %29, %25
  %33 = phi i32 [ %28, %25 ], [ %31, %29 ]
  store i32 %33, ptr %10, align 4
  %34 = load i32, ptr %11, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %11, align 4
  br label %18, !llvm.loop !4

36:                                               ; preds = %18
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %37 = load i32, ptr %11, align 4
  %38 = load ptr, ptr %7, align 8
  %39 = load i32, ptr %9, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  store i32 %37, ptr %41, align 4
  %42 = load i32, ptr %11, align 4
  %43 = load i32, ptr %9, align 4
  %44 = add nsw i32 %43, 1
  %45 = and i32 %44, 31
  store i32 %42, ptr %4, align 4
  store i32 %45, ptr %5, align 4
  %46 = load i32, ptr %4, align 4
  %47 = load i32, ptr %5, align 4
  %48 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %46, i32 %47, i32 31)
  %49 = load ptr, ptr %8, align 8
  %50 = load i32, ptr %9, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  store i32 %48, ptr %52, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
