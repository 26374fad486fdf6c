; ModuleID = 'struct_copy.cu'
source_filename = "struct_copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.record = type { i32, [12 x i8], double, [8 x i16] }
%struct.fields = type { i32 }
%struct.packed = type <{ i8, i32, i64 }>

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @swap_records(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca %struct.record, align 8
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp samesign ult i32 %3, 4
  br i1 %4, label %5, label %13

5:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw %struct.record, ptr %0, i64 %6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %2, ptr noundef nonnull align 8 dereferenceable(40) %7, i64 40, i1 false), !tbaa.struct !8
  %8 = sub nuw nsw i32 7, %3
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw %struct.record, ptr %0, i64 %9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %7, ptr noundef nonnull align 8 dereferenceable(40) %10, i64 40, i1 false), !tbaa.struct !8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %10, ptr noundef nonnull align 8 dereferenceable(40) %2, i64 40, i1 false), !tbaa.struct !8
  %11 = load i32, ptr %7, align 8, !tbaa !12
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %7, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %13

13:                                               ; preds = %5, %1
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @variable_copy(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [32 x i8], align 1
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = shl nuw nsw i32 %4, 2
  %6 = or disjoint i32 %5, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %7 = shl nuw nsw i32 %4, 5
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 %8
  %10 = zext nneg i32 %6 to i64
  %11 = icmp samesign ugt i32 %4, 7
  %12 = sub nsw i64 32, %10
  %13 = select i1 %11, i64 0, i64 %12
  %14 = getelementptr i8, ptr %3, i64 %10
  call void @llvm.memset.p0.i64(ptr align 1 %14, i8 -18, i64 %13, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef nonnull align 1 dereferenceable(1) %9, i64 %10, i1 false)
  %15 = tail call i32 @llvm.umin.i32(i32 %6, i32 30)
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %17, ptr noundef nonnull align 1 dereferenceable(1) %3, i64 %16, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(32) %18, ptr noundef nonnull align 1 dereferenceable(32) %3, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bit_fields(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.fields, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !9
  %7 = and i32 %6, 1016
  %8 = sub nsw i32 0, %7
  %9 = lshr i32 %6, 12
  %10 = and i32 %9, 1047552
  %11 = and i32 %6, 4193280
  %12 = xor i32 %10, %11
  %13 = and i32 %8, 512
  %14 = icmp eq i32 %13, 0
  %15 = lshr exact i32 %12, 10
  %16 = lshr i32 %6, 22
  %17 = add nuw nsw i32 %16, 1
  %18 = select i1 %14, i32 %17, i32 %15
  %19 = add i32 %6, 3
  %20 = and i32 %19, 7
  %21 = and i32 %8, 1016
  %22 = or disjoint i32 %20, %21
  %23 = shl i32 %18, 22
  %24 = or disjoint i32 %23, %22
  %25 = or disjoint i32 %24, %12
  %26 = getelementptr inbounds nuw %struct.fields, ptr %1, i64 %4
  store i32 %25, ptr %26, align 4, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @packed_fields(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.packed, ptr %0, i64 %4
  %6 = load i8, ptr %5, align 1, !tbaa !14
  %7 = zext i8 %6 to i32
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %9 = load i32, ptr %8, align 1, !tbaa !17
  %10 = add nsw i32 %9, %7
  store i32 %10, ptr %8, align 1, !tbaa !17
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 5
  %12 = load i64, ptr %11, align 1, !tbaa !18
  %13 = sext i32 %10 to i64
  %14 = add nsw i64 %12, %13
  %15 = getelementptr inbounds nuw i64, ptr %1, i64 %4
  store i64 %14, ptr %15, align 8, !tbaa !19
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @zero_then_fill(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #4 {
  %3 = alloca [32 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %3, i8 0, i64 128, i1 false)
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %2
  %10 = and i32 %4, 255
  %11 = and i32 %7, 3
  %12 = icmp ult i32 %7, 4
  br i1 %12, label %17, label %13

13:                                               ; preds = %9
  %14 = and i32 %7, 2147483644
  br label %34

15:                                               ; preds = %34
  %16 = icmp eq i32 %11, 0
  br i1 %16, label %32, label %17

17:                                               ; preds = %15, %9
  %18 = phi i32 [ 0, %9 ], [ %64, %15 ]
  %19 = icmp ne i32 %11, 0
  tail call void @llvm.assume(i1 %19)
  br label %20

20:                                               ; preds = %20, %17
  %21 = phi i32 [ %18, %17 ], [ %29, %20 ]
  %22 = phi i32 [ 0, %17 ], [ %30, %20 ]
  %23 = uitofp nneg i32 %21 to float
  %24 = bitcast float %23 to i32
  %25 = and i32 %24, 2147483392
  %26 = or disjoint i32 %25, %10
  %27 = zext nneg i32 %21 to i64
  %28 = getelementptr inbounds nuw i32, ptr %3, i64 %27
  store i32 %26, ptr %28, align 4, !tbaa !4
  %29 = add nuw nsw i32 %21, 1
  %30 = add i32 %22, 1
  %31 = icmp eq i32 %30, %11
  br i1 %31, label %32, label %20, !llvm.loop !20

32:                                               ; preds = %15, %20, %2
  %33 = shl nuw nsw i32 %4, 5
  br label %68

34:                                               ; preds = %34, %13
  %35 = phi i32 [ 0, %13 ], [ %64, %34 ]
  %36 = phi i32 [ 0, %13 ], [ %65, %34 ]
  %37 = uitofp nneg i32 %35 to float
  %38 = bitcast float %37 to i32
  %39 = and i32 %38, 2147483392
  %40 = or disjoint i32 %39, %10
  %41 = zext nneg i32 %35 to i64
  %42 = getelementptr inbounds nuw i32, ptr %3, i64 %41
  store i32 %40, ptr %42, align 4, !tbaa !4
  %43 = or disjoint i32 %35, 1
  %44 = uitofp nneg i32 %43 to float
  %45 = bitcast float %44 to i32
  %46 = and i32 %45, 2147483392
  %47 = or disjoint i32 %46, %10
  %48 = zext nneg i32 %43 to i64
  %49 = getelementptr inbounds nuw i32, ptr %3, i64 %48
  store i32 %47, ptr %49, align 4, !tbaa !4
  %50 = or disjoint i32 %35, 2
  %51 = uitofp nneg i32 %50 to float
  %52 = bitcast float %51 to i32
  %53 = and i32 %52, 2147483392
  %54 = or disjoint i32 %53, %10
  %55 = zext nneg i32 %50 to i64
  %56 = getelementptr inbounds nuw i32, ptr %3, i64 %55
  store i32 %54, ptr %56, align 4, !tbaa !4
  %57 = or disjoint i32 %35, 3
  %58 = uitofp nneg i32 %57 to float
  %59 = bitcast float %58 to i32
  %60 = and i32 %59, 2147483392
  %61 = or disjoint i32 %60, %10
  %62 = zext nneg i32 %57 to i64
  %63 = getelementptr inbounds nuw i32, ptr %3, i64 %62
  store i32 %61, ptr %63, align 4, !tbaa !4
  %64 = add nuw nsw i32 %35, 4
  %65 = add i32 %36, 4
  %66 = icmp eq i32 %65, %14
  br i1 %66, label %15, label %34, !llvm.loop !22

67:                                               ; preds = %68
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void

68:                                               ; preds = %68, %32
  %69 = phi i32 [ 0, %32 ], [ %97, %68 ]
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr %3, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = add nuw nsw i32 %69, %33
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %1, i64 %74
  store i32 %72, ptr %75, align 4, !tbaa !4
  %76 = or disjoint i32 %69, 1
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %3, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = add nuw nsw i32 %76, %33
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr %1, i64 %81
  store i32 %79, ptr %82, align 4, !tbaa !4
  %83 = or disjoint i32 %69, 2
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr %3, i64 %84
  %86 = load i32, ptr %85, align 4, !tbaa !4
  %87 = add nuw nsw i32 %83, %33
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr %1, i64 %88
  store i32 %86, ptr %89, align 4, !tbaa !4
  %90 = or disjoint i32 %69, 3
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr %3, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !4
  %94 = add nuw nsw i32 %90, %33
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr %1, i64 %95
  store i32 %93, ptr %96, align 4, !tbaa !4
  %97 = add nuw nsw i32 %69, 4
  %98 = icmp eq i32 %97, 32
  br i1 %98, label %67, label %68, !llvm.loop !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind }

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
!8 = !{i64 0, i64 4, !4, i64 4, i64 12, !9, i64 16, i64 8, !10, i64 24, i64 16, !9}
!9 = !{!6, !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = !{!13, !5, i64 0}
!13 = !{!"_ZTS6record", !5, i64 0, !6, i64 4, !11, i64 16, !6, i64 24}
!14 = !{!15, !6, i64 0}
!15 = !{!"_ZTS6packed", !6, i64 0, !5, i64 1, !16, i64 5}
!16 = !{!"long long", !6, i64 0}
!17 = !{!15, !5, i64 1}
!18 = !{!15, !16, i64 5}
!19 = !{!16, !16, i64 0}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = distinct !{!24, !23}
