; ModuleID = 'text.cu'
source_filename = "text.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@digits = dso_local addrspace(4) externally_initialized constant [17 x i8] c"0123456789abcdef\00", align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @digits to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @count_words(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %7, %4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %1
  br i1 %11, label %15, label %12

12:                                               ; preds = %33, %3
  %13 = phi i32 [ 0, %3 ], [ %37, %33 ]
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %42, label %40

15:                                               ; preds = %3, %33
  %16 = phi i32 [ %37, %33 ], [ 0, %3 ]
  %17 = phi i32 [ %38, %33 ], [ %10, %3 ]
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = load i8, ptr %19, align 1, !tbaa !8
  %21 = or i8 %20, 32
  %22 = add i8 %21, -97
  %23 = icmp ult i8 %22, 26
  %24 = icmp sgt i32 %17, 0
  br i1 %24, label %25, label %33

25:                                               ; preds = %15
  %26 = zext nneg i32 %17 to i64
  %27 = getelementptr i8, ptr %0, i64 %26
  %28 = getelementptr i8, ptr %27, i64 -1
  %29 = load i8, ptr %28, align 1, !tbaa !8
  %30 = or i8 %29, 32
  %31 = add i8 %30, -123
  %32 = icmp ult i8 %31, -26
  br label %33

33:                                               ; preds = %25, %15
  %34 = phi i1 [ true, %15 ], [ %32, %25 ]
  %35 = and i1 %23, %34
  %36 = zext i1 %35 to i32
  %37 = add i32 %16, %36
  %38 = add nsw i32 %17, %6
  %39 = icmp slt i32 %38, %1
  br i1 %39, label %15, label %12, !llvm.loop !9

40:                                               ; preds = %12
  %41 = atomicrmw add ptr %2, i32 %13 seq_cst, align 4
  br label %42

42:                                               ; preds = %40, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @hex_encode(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %27

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !8
  %14 = lshr i8 %13, 4
  %15 = zext nneg i8 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @digits to ptr), i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !8
  %18 = shl nsw i32 %8, 1
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %1, i64 %19
  store i8 %17, ptr %20, align 1, !tbaa !8
  %21 = load i8, ptr %12, align 1, !tbaa !8
  %22 = and i8 %21, 15
  %23 = zext nneg i8 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @digits to ptr), i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !8
  %26 = getelementptr i8, ptr %20, i64 1
  store i8 %25, ptr %26, align 1, !tbaa !8
  br label %27

27:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @utf8_check(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %1
  br i1 %9, label %10, label %74

10:                                               ; preds = %3
  %11 = shl nsw i32 %8, 2
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  br label %14

14:                                               ; preds = %64, %10
  %15 = phi i32 [ 0, %10 ], [ %67, %64 ]
  %16 = phi i32 [ 0, %10 ], [ %68, %64 ]
  %17 = icmp slt i32 %15, 4
  br i1 %17, label %18, label %69

18:                                               ; preds = %14
  %19 = sext i32 %15 to i64
  %20 = getelementptr inbounds i8, ptr %13, i64 %19
  %21 = sub nsw i32 4, %15
  %22 = load i8, ptr %20, align 1, !tbaa !8
  %23 = zext i8 %22 to i32
  %24 = icmp sgt i8 %22, -1
  br i1 %24, label %64, label %25

25:                                               ; preds = %18
  %26 = and i32 %23, 224
  %27 = icmp eq i32 %26, 192
  br i1 %27, label %34, label %28

28:                                               ; preds = %25
  %29 = and i32 %23, 240
  %30 = icmp eq i32 %29, 224
  br i1 %30, label %34, label %31

31:                                               ; preds = %28
  %32 = and i32 %23, 248
  %33 = icmp eq i32 %32, 240
  br i1 %33, label %34, label %64

34:                                               ; preds = %31, %28, %25
  %35 = phi i32 [ 31, %25 ], [ 15, %28 ], [ 7, %31 ]
  %36 = phi i32 [ 128, %25 ], [ 2048, %28 ], [ 65536, %31 ]
  %37 = phi i32 [ 2, %25 ], [ 3, %28 ], [ 4, %31 ]
  %38 = icmp samesign ugt i32 %37, %21
  br i1 %38, label %64, label %39

39:                                               ; preds = %34
  %40 = and i32 %35, %23
  br label %41

41:                                               ; preds = %39, %50
  %42 = phi i32 [ %54, %50 ], [ 1, %39 ]
  %43 = phi i32 [ %53, %50 ], [ %40, %39 ]
  %44 = zext nneg i32 %42 to i64
  %45 = getelementptr inbounds nuw i8, ptr %20, i64 %44
  %46 = load i8, ptr %45, align 1, !tbaa !8
  %47 = zext i8 %46 to i32
  %48 = and i32 %47, 192
  %49 = icmp eq i32 %48, 128
  br i1 %49, label %50, label %64

50:                                               ; preds = %41
  %51 = shl i32 %43, 6
  %52 = and i32 %47, 63
  %53 = or disjoint i32 %52, %51
  %54 = add nuw nsw i32 %42, 1
  %55 = icmp eq i32 %54, %37
  br i1 %55, label %56, label %41, !llvm.loop !11

56:                                               ; preds = %50
  %57 = icmp ult i32 %53, %36
  %58 = icmp ugt i32 %51, 1114111
  %59 = or i1 %58, %57
  %60 = and i32 %43, 32736
  %61 = icmp eq i32 %60, 864
  %62 = or i1 %61, %59
  %63 = select i1 %62, i32 0, i32 %37
  br label %64

64:                                               ; preds = %41, %18, %31, %34, %56
  %65 = phi i32 [ 1, %18 ], [ 0, %31 ], [ %63, %56 ], [ 0, %34 ], [ 0, %41 ]
  %66 = icmp eq i32 %65, 0
  %67 = add nsw i32 %65, %15
  %68 = add nuw nsw i32 %16, 1
  br i1 %66, label %69, label %14

69:                                               ; preds = %64, %14
  %70 = phi i32 [ 255, %64 ], [ %16, %14 ]
  %71 = trunc i32 %70 to i8
  %72 = sext i32 %8 to i64
  %73 = getelementptr inbounds i8, ptr %2, i64 %72
  store i8 %71, ptr %73, align 1, !tbaa !8
  br label %74

74:                                               ; preds = %3, %69
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @swap_case(ptr noundef captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul i32 %2, %3
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add i32 %4, %5
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = load i8, ptr %8, align 1, !tbaa !8
  %10 = or i8 %9, 32
  %11 = add i8 %10, -97
  %12 = icmp ult i8 %11, 26
  br i1 %12, label %13, label %15

13:                                               ; preds = %1
  %14 = xor i8 %9, 32
  store i8 %14, ptr %8, align 1, !tbaa !8
  br label %15

15:                                               ; preds = %13, %1
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
