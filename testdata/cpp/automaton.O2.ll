; ModuleID = 'automaton.cu'
source_filename = "automaton.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @automaton_shares(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = mul i32 %5, %11
  %13 = add nsw i32 %12, %5
  %14 = tail call noundef i32 @llvm.smin.i32(i32 %13, i32 %4)
  %15 = icmp slt i32 %12, %14
  br i1 %15, label %16, label %78

16:                                               ; preds = %6
  %17 = sub i32 %14, %12
  %18 = add i32 %12, 1
  %19 = and i32 %17, 1
  %20 = icmp eq i32 %14, %18
  br i1 %20, label %60, label %21

21:                                               ; preds = %16
  %22 = and i32 %17, -2
  br label %23

23:                                               ; preds = %23, %21
  %24 = phi i32 [ %12, %21 ], [ %55, %23 ]
  %25 = phi i32 [ 0, %21 ], [ %54, %23 ]
  %26 = phi i64 [ 0, %21 ], [ %50, %23 ]
  %27 = phi i32 [ 0, %21 ], [ %56, %23 ]
  %28 = sext i32 %24 to i64
  %29 = getelementptr inbounds i8, ptr %0, i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !8
  %31 = zext i8 %30 to i64
  %32 = shl nuw nsw i64 %26, 3
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 %32
  %34 = getelementptr inbounds nuw i16, ptr %33, i64 %31
  %35 = load i16, ptr %34, align 2, !tbaa !9
  %36 = zext i16 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %2, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %38)
  %40 = add i32 %39, %25
  %41 = sext i32 %24 to i64
  %42 = getelementptr i8, ptr %0, i64 %41
  %43 = getelementptr i8, ptr %42, i64 1
  %44 = load i8, ptr %43, align 1, !tbaa !8
  %45 = zext i8 %44 to i64
  %46 = shl nuw nsw i64 %36, 3
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 %46
  %48 = getelementptr inbounds nuw i16, ptr %47, i64 %45
  %49 = load i16, ptr %48, align 2, !tbaa !9
  %50 = zext i16 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr %2, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %52)
  %54 = add i32 %53, %40
  %55 = add nsw i32 %24, 2
  %56 = add i32 %27, 2
  %57 = icmp eq i32 %56, %22
  br i1 %57, label %58, label %23, !llvm.loop !11

58:                                               ; preds = %23
  %59 = icmp eq i32 %19, 0
  br i1 %59, label %78, label %60

60:                                               ; preds = %58, %16
  %61 = phi i32 [ %12, %16 ], [ %55, %58 ]
  %62 = phi i32 [ 0, %16 ], [ %54, %58 ]
  %63 = phi i64 [ 0, %16 ], [ %50, %58 ]
  %64 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %64)
  %65 = sext i32 %61 to i64
  %66 = getelementptr inbounds i8, ptr %0, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !8
  %68 = zext i8 %67 to i64
  %69 = shl nuw nsw i64 %63, 3
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 %69
  %71 = getelementptr inbounds nuw i16, ptr %70, i64 %68
  %72 = load i16, ptr %71, align 2, !tbaa !9
  %73 = zext i16 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr %2, i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !4
  %76 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %75)
  %77 = add i32 %76, %62
  br label %78

78:                                               ; preds = %60, %58, %6
  %79 = phi i32 [ 0, %6 ], [ %54, %58 ], [ %77, %60 ]
  %80 = zext i32 %11 to i64
  %81 = getelementptr inbounds nuw i32, ptr %3, i64 %80
  store i32 %79, ptr %81, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
