; ModuleID = 'life.cu'
source_filename = "life.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @life_bytes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %115

18:                                               ; preds = %4
  %19 = add nuw i32 %3, %14
  %20 = add i32 %2, %9
  %21 = add i32 %19, -1
  %22 = srem i32 %21, %3
  %23 = mul nsw i32 %22, %2
  %24 = add i32 %20, -1
  %25 = srem i32 %24, %2
  %26 = add nsw i32 %23, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !8
  %30 = zext i8 %29 to i32
  %31 = srem i32 %21, %3
  %32 = mul nsw i32 %31, %2
  %33 = srem i32 %20, %2
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %0, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !8
  %38 = zext i8 %37 to i32
  %39 = add nuw nsw i32 %30, %38
  %40 = srem i32 %21, %3
  %41 = mul nsw i32 %40, %2
  %42 = add i32 %20, 1
  %43 = srem i32 %42, %2
  %44 = add nsw i32 %41, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %0, i64 %45
  %47 = load i8, ptr %46, align 1, !tbaa !8
  %48 = zext i8 %47 to i32
  %49 = add nuw nsw i32 %39, %48
  %50 = srem i32 %19, %3
  %51 = mul nsw i32 %50, %2
  %52 = add i32 %20, -1
  %53 = srem i32 %52, %2
  %54 = add nsw i32 %51, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %0, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !8
  %58 = zext i8 %57 to i32
  %59 = add nuw nsw i32 %49, %58
  %60 = srem i32 %19, %3
  %61 = mul nsw i32 %60, %2
  %62 = add i32 %20, 1
  %63 = srem i32 %62, %2
  %64 = add nsw i32 %61, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr %0, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !8
  %68 = zext i8 %67 to i32
  %69 = add nuw nsw i32 %59, %68
  %70 = add nuw i32 %19, 1
  %71 = srem i32 %70, %3
  %72 = mul nsw i32 %71, %2
  %73 = add i32 %20, -1
  %74 = srem i32 %73, %2
  %75 = add nsw i32 %72, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr %0, i64 %76
  %78 = load i8, ptr %77, align 1, !tbaa !8
  %79 = zext i8 %78 to i32
  %80 = add nuw nsw i32 %69, %79
  %81 = srem i32 %70, %3
  %82 = mul nsw i32 %81, %2
  %83 = srem i32 %20, %2
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr %0, i64 %85
  %87 = load i8, ptr %86, align 1, !tbaa !8
  %88 = zext i8 %87 to i32
  %89 = add nuw nsw i32 %80, %88
  %90 = srem i32 %70, %3
  %91 = mul nsw i32 %90, %2
  %92 = add i32 %20, 1
  %93 = srem i32 %92, %2
  %94 = add nsw i32 %91, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i8, ptr %0, i64 %95
  %97 = load i8, ptr %96, align 1, !tbaa !8
  %98 = zext i8 %97 to i32
  %99 = add nuw nsw i32 %89, %98
  switch i32 %99, label %107 [
    i32 3, label %108
    i32 2, label %100
  ]

100:                                              ; preds = %18
  %101 = mul nsw i32 %2, %14
  %102 = add nsw i32 %101, %9
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i8, ptr %0, i64 %103
  %105 = load i8, ptr %104, align 1, !tbaa !8
  %106 = icmp ne i8 %105, 0
  br label %108

107:                                              ; preds = %18
  br label %108

108:                                              ; preds = %18, %107, %100
  %109 = phi i1 [ true, %18 ], [ %106, %100 ], [ false, %107 ]
  %110 = zext i1 %109 to i8
  %111 = mul nsw i32 %2, %14
  %112 = add nsw i32 %111, %9
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr %1, i64 %113
  store i8 %110, ptr %114, align 1, !tbaa !8
  br label %115

115:                                              ; preds = %4, %108
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @life_words(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = add i32 %2, %4
  %6 = add i32 %5, -1
  %7 = srem i32 %6, %2
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = tail call i32 @llvm.fshl.i32(i32 %10, i32 %10, i32 1)
  %12 = tail call i32 @llvm.fshl.i32(i32 %10, i32 %10, i32 31)
  %13 = and i32 %11, %12
  %14 = xor i32 %11, %12
  %15 = and i32 %14, %10
  %16 = xor i32 %14, %10
  %17 = xor i32 %13, %15
  %18 = srem i32 %5, %2
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = tail call i32 @llvm.fshl.i32(i32 %21, i32 %21, i32 1)
  %23 = and i32 %22, %16
  %24 = xor i32 %22, %16
  %25 = xor i32 %23, %17
  %26 = tail call i32 @llvm.fshl.i32(i32 %21, i32 %21, i32 31)
  %27 = and i32 %24, %26
  %28 = xor i32 %24, %26
  %29 = or i32 %27, %23
  %30 = and i32 %29, %17
  %31 = xor i32 %27, %25
  %32 = add i32 %5, 1
  %33 = srem i32 %32, %2
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %0, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = tail call i32 @llvm.fshl.i32(i32 %36, i32 %36, i32 1)
  %38 = and i32 %37, %28
  %39 = xor i32 %37, %28
  %40 = xor i32 %38, %31
  %41 = tail call i32 @llvm.fshl.i32(i32 %36, i32 %36, i32 31)
  %42 = and i32 %39, %41
  %43 = xor i32 %39, %41
  %44 = or i32 %42, %38
  %45 = and i32 %44, %31
  %46 = and i32 %43, %36
  %47 = and i32 %46, %40
  %48 = xor i32 %43, %36
  %49 = xor i32 %42, %46
  %50 = xor i32 %49, %40
  %51 = or i32 %45, %30
  %52 = or i32 %51, %47
  %53 = xor i32 %52, -1
  %54 = zext nneg i32 %4 to i64
  %55 = getelementptr inbounds nuw i32, ptr %0, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = or i32 %56, %48
  %58 = and i32 %57, %53
  %59 = and i32 %58, %50
  %60 = getelementptr inbounds nuw i32, ptr %1, i64 %54
  store i32 %59, ptr %60, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!6, !6, i64 0}
