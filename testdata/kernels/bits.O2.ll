; ModuleID = 'bits.cu'
source_filename = "bits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @count_bits(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %7)
  %9 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  store i32 %8, ptr %9, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i64, ptr %1, i64 %5
  %11 = load i64, ptr %10, align 8, !tbaa !8
  %12 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %11)
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = getelementptr i8, ptr %9, i64 128
  store i32 %13, ptr %14, align 4, !tbaa !4
  %15 = load i32, ptr %6, align 4, !tbaa !4
  %16 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %15, i1 false)
  %17 = getelementptr i8, ptr %9, i64 256
  store i32 %16, ptr %17, align 4, !tbaa !4
  %18 = icmp eq i64 %11, 0
  %19 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %11, i1 false)
  %20 = trunc nuw nsw i64 %19 to i32
  %21 = getelementptr i8, ptr %9, i64 384
  store i32 %20, ptr %21, align 4, !tbaa !4
  %22 = load i32, ptr %6, align 4, !tbaa !4
  %23 = and i32 %22, -1048576
  %24 = tail call range(i32 20, 33) i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = add nuw nsw i32 %24, 1
  %26 = icmp eq i32 %23, 0
  %27 = select i1 %26, i32 0, i32 %25
  %28 = getelementptr i8, ptr %9, i64 512
  store i32 %27, ptr %28, align 4, !tbaa !4
  br i1 %18, label %32, label %29

29:                                               ; preds = %3
  %30 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %11, i1 true)
  %31 = trunc nuw nsw i64 %30 to i32
  br label %32

32:                                               ; preds = %3, %29
  %33 = phi i32 [ %31, %29 ], [ 64, %3 ]
  %34 = getelementptr i8, ptr %9, i64 640
  store i32 %33, ptr %34, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @rotate_swap(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = tail call i32 @llvm.fshl.i32(i32 %8, i32 %8, i32 %5)
  %10 = tail call i32 @llvm.fshl.i32(i32 %8, i32 %8, i32 27)
  %11 = xor i32 %9, %10
  %12 = getelementptr inbounds nuw i32, ptr %2, i64 %6
  store i32 %11, ptr %12, align 4, !tbaa !4
  %13 = load i32, ptr %7, align 4, !tbaa !4
  %14 = tail call i32 @llvm.bitreverse.i32(i32 %13)
  %15 = tail call i32 @llvm.bswap.i32(i32 %13)
  %16 = add i32 %14, %15
  %17 = add nuw nsw i32 %5, 32
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr %2, i64 %18
  store i32 %16, ptr %19, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i64, ptr %1, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !8
  %22 = shl nuw nsw i32 %5, 1
  %23 = zext nneg i32 %22 to i64
  %24 = tail call i64 @llvm.fshl.i64(i64 %21, i64 %21, i64 %23)
  %25 = tail call i64 @llvm.fshl.i64(i64 %21, i64 %21, i64 3)
  %26 = xor i64 %24, %25
  %27 = getelementptr inbounds nuw i64, ptr %3, i64 %6
  store i64 %26, ptr %27, align 8, !tbaa !8
  %28 = load i64, ptr %20, align 8, !tbaa !8
  %29 = tail call i64 @llvm.bitreverse.i64(i64 %28)
  %30 = tail call i64 @llvm.bswap.i64(i64 %28)
  %31 = sub i64 %29, %30
  %32 = trunc i64 %28 to i16
  %33 = tail call i16 @llvm.bswap.i16(i16 %32)
  %34 = zext i16 %33 to i64
  %35 = add i64 %31, %34
  %36 = getelementptr inbounds nuw i64, ptr %3, i64 %18
  store i64 %35, ptr %36, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @morton(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = zext i32 %8 to i64
  %10 = shl nuw nsw i64 %9, 16
  %11 = or i64 %10, %9
  %12 = and i64 %11, 281470681808895
  %13 = shl nuw nsw i64 %12, 8
  %14 = or i64 %13, %12
  %15 = and i64 %14, 71777214294589695
  %16 = shl nuw nsw i64 %15, 4
  %17 = or i64 %16, %15
  %18 = and i64 %17, 1085102592571150095
  %19 = shl nuw nsw i64 %18, 2
  %20 = or i64 %19, %18
  %21 = and i64 %20, 3689348814741910323
  %22 = shl nuw nsw i64 %21, 1
  %23 = or i64 %22, %21
  %24 = and i64 %23, 6148914691236517205
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = zext i32 %26 to i64
  %28 = shl nuw nsw i64 %27, 16
  %29 = or i64 %28, %27
  %30 = and i64 %29, 281470681808895
  %31 = shl nuw nsw i64 %30, 8
  %32 = or i64 %31, %30
  %33 = and i64 %32, 71777214294589695
  %34 = shl nuw nsw i64 %33, 4
  %35 = or i64 %34, %33
  %36 = and i64 %35, 1085102592571150095
  %37 = shl nuw nsw i64 %36, 2
  %38 = or i64 %37, %36
  %39 = and i64 %38, 3689348814741910323
  %40 = shl nuw i64 %39, 2
  %41 = shl nuw nsw i64 %39, 1
  %42 = or i64 %40, %41
  %43 = and i64 %42, -6148914691236517206
  %44 = or disjoint i64 %43, %24
  %45 = getelementptr inbounds nuw i64, ptr %2, i64 %6
  store i64 %44, ptr %45, align 8, !tbaa !8
  %46 = lshr i32 %8, 1
  %47 = xor i32 %46, %8
  %48 = getelementptr inbounds nuw i32, ptr %3, i64 %6
  store i32 %47, ptr %48, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gather_bits(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %16, %3
  %12 = phi i32 [ 0, %3 ], [ %31, %16 ]
  %13 = phi i32 [ 0, %3 ], [ %27, %16 ]
  %14 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  store i32 %13, ptr %14, align 4, !tbaa !4
  %15 = getelementptr i8, ptr %14, i64 128
  store i32 %12, ptr %15, align 4, !tbaa !4
  ret void

16:                                               ; preds = %3, %16
  %17 = phi i32 [ %27, %16 ], [ 0, %3 ]
  %18 = phi i32 [ %33, %16 ], [ %9, %3 ]
  %19 = phi i32 [ %34, %16 ], [ 0, %3 ]
  %20 = phi i32 [ %31, %16 ], [ 0, %3 ]
  %21 = sub i32 0, %18
  %22 = and i32 %18, %21
  %23 = and i32 %22, %7
  %24 = icmp eq i32 %23, 0
  %25 = shl nuw i32 1, %19
  %26 = select i1 %24, i32 0, i32 %25
  %27 = or i32 %26, %17
  %28 = and i32 %25, %7
  %29 = icmp eq i32 %28, 0
  %30 = select i1 %29, i32 0, i32 %22
  %31 = or i32 %30, %20
  %32 = add i32 %18, -1
  %33 = and i32 %32, %18
  %34 = add nuw nsw i32 %19, 1
  %35 = icmp eq i32 %33, 0
  br i1 %35, label %11, label %16, !llvm.loop !10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bytes_of_words(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = tail call i32 @llvm.nvvm.prmt(i32 %7, i32 %9, i32 14101)
  %11 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  store i32 %10, ptr %11, align 4, !tbaa !4
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = load i32, ptr %8, align 4, !tbaa !4
  %14 = and i32 %13, 30583
  %15 = tail call i32 @llvm.nvvm.prmt(i32 %12, i32 %13, i32 %14)
  %16 = getelementptr i8, ptr %11, i64 128
  store i32 %15, ptr %16, align 4, !tbaa !4
  %17 = load i32, ptr %6, align 4, !tbaa !4
  %18 = load i32, ptr %8, align 4, !tbaa !4
  %19 = tail call i32 @llvm.nvvm.sad.ui(i32 %17, i32 %18, i32 7)
  %20 = lshr i32 %17, 8
  %21 = and i32 %20, 255
  %22 = add i32 %19, %21
  %23 = shl i32 %18, 8
  %24 = ashr i32 %23, 24
  %25 = add i32 %22, %24
  %26 = getelementptr i8, ptr %11, i64 256
  store i32 %25, ptr %26, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.sad.ui(i32, i32, i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @narrow_shifts(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i16, ptr %0, i64 %5
  %7 = load i16, ptr %6, align 2, !tbaa !12
  %8 = sext i16 %7 to i32
  %9 = and i32 %4, 7
  %10 = ashr i32 %8, %9
  %11 = zext i16 %7 to i32
  %12 = lshr i32 %11, %9
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 %5
  %14 = load i8, ptr %13, align 1, !tbaa !14
  %15 = zext i8 %14 to i32
  %16 = and i32 %4, 3
  %17 = shl nuw nsw i32 %15, %16
  %18 = mul i8 %14, 3
  %19 = mul nuw nsw i32 %12, 3
  %20 = add nsw i32 %19, %10
  %21 = and i32 %17, 255
  %22 = mul nuw nsw i32 %21, 5
  %23 = sext i8 %18 to i32
  %24 = sub nsw i32 %20, %23
  %25 = add nsw i32 %24, %22
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  store i32 %25, ptr %26, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }

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
!9 = !{!"long long", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !6, i64 0}
!14 = !{!6, !6, i64 0}
