; ModuleID = 'syscalls.cu'
source_filename = "syscalls.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.anon = type { i32, i32, double, ptr }

@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str1 = private unnamed_addr constant [27 x i8] c"thread %d: n=%d f=%g s=%s\0A\00", align 1
@.str2 = private unnamed_addr constant [7 x i8] c"b != 0\00", align 1
@.str3 = private unnamed_addr constant [12 x i8] c"syscalls.cu\00", align 1
@.str4 = private unnamed_addr constant [15 x i8] c"checked_divide\00", align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @say_hello(i32 noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.anon, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %4, ptr %3, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 %0, ptr %5, align 4, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %7 = fpext contract float %1 to double
  store double %7, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr @.str, ptr %8, align 8, !tbaa !15
  %9 = call i32 @vprintf(ptr noundef nonnull @.str1, ptr noundef nonnull %3) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nounwind
declare dso_local i32 @vprintf(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @heap_squares(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !4
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 2
  %9 = tail call ptr @malloc(i64 noundef %8) #11
  %10 = icmp eq ptr %9, null
  br i1 %10, label %65, label %11

11:                                               ; preds = %2
  %12 = icmp sgt i32 %6, 0
  br i1 %12, label %13, label %54

13:                                               ; preds = %11
  %14 = and i32 %6, 3
  %15 = icmp ult i32 %6, 4
  br i1 %15, label %41, label %16

16:                                               ; preds = %13
  %17 = and i32 %6, 2147483644
  br label %18

18:                                               ; preds = %18, %16
  %19 = phi i32 [ 0, %16 ], [ %36, %18 ]
  %20 = phi i32 [ 0, %16 ], [ %37, %18 ]
  %21 = mul nuw nsw i32 %19, %19
  %22 = zext nneg i32 %19 to i64
  %23 = getelementptr inbounds nuw i32, ptr %9, i64 %22
  store i32 %21, ptr %23, align 4, !tbaa !4
  %24 = or disjoint i32 %19, 1
  %25 = mul nuw nsw i32 %24, %24
  %26 = zext nneg i32 %24 to i64
  %27 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %25, ptr %27, align 4, !tbaa !4
  %28 = or disjoint i32 %19, 2
  %29 = mul nuw nsw i32 %28, %28
  %30 = zext nneg i32 %28 to i64
  %31 = getelementptr inbounds nuw i32, ptr %9, i64 %30
  store i32 %29, ptr %31, align 4, !tbaa !4
  %32 = or disjoint i32 %19, 3
  %33 = mul nuw nsw i32 %32, %32
  %34 = zext nneg i32 %32 to i64
  %35 = getelementptr inbounds nuw i32, ptr %9, i64 %34
  store i32 %33, ptr %35, align 4, !tbaa !4
  %36 = add nuw nsw i32 %19, 4
  %37 = add i32 %20, 4
  %38 = icmp eq i32 %37, %17
  br i1 %38, label %39, label %18, !llvm.loop !16

39:                                               ; preds = %18
  %40 = icmp eq i32 %14, 0
  br i1 %40, label %53, label %41

41:                                               ; preds = %39, %13
  %42 = phi i32 [ 0, %13 ], [ %36, %39 ]
  %43 = icmp ne i32 %14, 0
  tail call void @llvm.assume(i1 %43)
  br label %44

44:                                               ; preds = %44, %41
  %45 = phi i32 [ %50, %44 ], [ %42, %41 ]
  %46 = phi i32 [ %51, %44 ], [ 0, %41 ]
  %47 = mul nuw nsw i32 %45, %45
  %48 = zext nneg i32 %45 to i64
  %49 = getelementptr inbounds nuw i32, ptr %9, i64 %48
  store i32 %47, ptr %49, align 4, !tbaa !4
  %50 = add nuw nsw i32 %45, 1
  %51 = add i32 %46, 1
  %52 = icmp eq i32 %51, %14
  br i1 %52, label %53, label %44, !llvm.loop !18

53:                                               ; preds = %44, %39
  br label %56

54:                                               ; preds = %56, %11
  %55 = phi i32 [ 0, %11 ], [ %63, %56 ]
  tail call void @free(ptr noundef nonnull %9) #10
  br label %65

56:                                               ; preds = %53, %56
  %57 = phi i32 [ %59, %56 ], [ %6, %53 ]
  %58 = phi i32 [ %63, %56 ], [ 0, %53 ]
  %59 = add nsw i32 %57, -1
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %9, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = add nsw i32 %62, %58
  %64 = icmp samesign ugt i32 %57, 1
  br i1 %64, label %56, label %54, !llvm.loop !20

65:                                               ; preds = %2, %54
  %66 = phi i32 [ %55, %54 ], [ -1, %2 ]
  %67 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %66, ptr %67, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare dso_local noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare dso_local void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @checked_divide(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  tail call void @__assertfail(ptr noundef nonnull @.str2, ptr noundef nonnull @.str3, i32 noundef 41, ptr noundef nonnull @.str4, i64 noundef 1) #10
  %10 = load i32, ptr %6, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %9, %3
  %12 = phi i32 [ %10, %9 ], [ %7, %3 ]
  %13 = icmp slt i32 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %11
  tail call void @llvm.trap()
  unreachable

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = sdiv i32 %17, %12
  %19 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  store i32 %18, ptr %19, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #5 = { convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }
attributes #11 = { convergent nounwind allocsize(0) }

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
!8 = !{!9, !5, i64 0}
!9 = !{!"_ZTSZ9say_helloE3$_0", !5, i64 0, !5, i64 4, !10, i64 8, !11, i64 16}
!10 = !{!"double", !6, i64 0}
!11 = !{!"p1 omnipotent char", !12, i64 0}
!12 = !{!"any pointer", !6, i64 0}
!13 = !{!9, !5, i64 4}
!14 = !{!9, !10, i64 8}
!15 = !{!9, !11, i64 16}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !17}
