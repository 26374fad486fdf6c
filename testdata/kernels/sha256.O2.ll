; ModuleID = 'sha256.cu'
source_filename = "sha256.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@round_constants = dso_local addrspace(4) externally_initialized constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @round_constants to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sha256_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [64 x i32], align 4
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = shl nsw i32 %8, 6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  br label %12

12:                                               ; preds = %12, %2
  %13 = phi i32 [ 0, %2 ], [ %59, %12 ]
  %14 = shl nuw nsw i32 %13, 2
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !8
  %18 = zext i8 %17 to i32
  %19 = shl nuw i32 %18, 24
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 1
  %21 = load i8, ptr %20, align 1, !tbaa !8
  %22 = zext i8 %21 to i32
  %23 = shl nuw nsw i32 %22, 16
  %24 = or disjoint i32 %23, %19
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 2
  %26 = load i8, ptr %25, align 1, !tbaa !8
  %27 = zext i8 %26 to i32
  %28 = shl nuw nsw i32 %27, 8
  %29 = or disjoint i32 %24, %28
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 3
  %31 = load i8, ptr %30, align 1, !tbaa !8
  %32 = zext i8 %31 to i32
  %33 = or disjoint i32 %29, %32
  %34 = zext nneg i32 %13 to i64
  %35 = getelementptr inbounds nuw i32, ptr %3, i64 %34
  store i32 %33, ptr %35, align 4, !tbaa !4
  %36 = or disjoint i32 %13, 1
  %37 = shl nuw nsw i32 %36, 2
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr %11, i64 %38
  %40 = load i8, ptr %39, align 1, !tbaa !8
  %41 = zext i8 %40 to i32
  %42 = shl nuw i32 %41, 24
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 1
  %44 = load i8, ptr %43, align 1, !tbaa !8
  %45 = zext i8 %44 to i32
  %46 = shl nuw nsw i32 %45, 16
  %47 = or disjoint i32 %46, %42
  %48 = getelementptr inbounds nuw i8, ptr %39, i64 2
  %49 = load i8, ptr %48, align 1, !tbaa !8
  %50 = zext i8 %49 to i32
  %51 = shl nuw nsw i32 %50, 8
  %52 = or disjoint i32 %47, %51
  %53 = getelementptr inbounds nuw i8, ptr %39, i64 3
  %54 = load i8, ptr %53, align 1, !tbaa !8
  %55 = zext i8 %54 to i32
  %56 = or disjoint i32 %52, %55
  %57 = zext nneg i32 %36 to i64
  %58 = getelementptr inbounds nuw i32, ptr %3, i64 %57
  store i32 %56, ptr %58, align 4, !tbaa !4
  %59 = add nuw nsw i32 %13, 2
  %60 = icmp eq i32 %59, 16
  br i1 %60, label %61, label %12, !llvm.loop !9

61:                                               ; preds = %12, %61
  %62 = phi i32 [ %86, %61 ], [ 16, %12 ]
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr i32, ptr %3, i64 %63
  %65 = getelementptr i8, ptr %64, i64 -60
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = tail call i32 @llvm.fshl.i32(i32 %66, i32 %66, i32 25)
  %68 = tail call i32 @llvm.fshl.i32(i32 %66, i32 %66, i32 14)
  %69 = xor i32 %67, %68
  %70 = lshr i32 %66, 3
  %71 = xor i32 %69, %70
  %72 = getelementptr i8, ptr %64, i64 -8
  %73 = load i32, ptr %72, align 4, !tbaa !4
  %74 = tail call i32 @llvm.fshl.i32(i32 %73, i32 %73, i32 15)
  %75 = tail call i32 @llvm.fshl.i32(i32 %73, i32 %73, i32 13)
  %76 = xor i32 %74, %75
  %77 = lshr i32 %73, 10
  %78 = xor i32 %76, %77
  %79 = getelementptr i8, ptr %64, i64 -64
  %80 = load i32, ptr %79, align 4, !tbaa !4
  %81 = add i32 %71, %80
  %82 = getelementptr i8, ptr %64, i64 -28
  %83 = load i32, ptr %82, align 4, !tbaa !4
  %84 = add i32 %81, %83
  %85 = add i32 %84, %78
  store i32 %85, ptr %64, align 4, !tbaa !4
  %86 = add nuw nsw i32 %62, 1
  %87 = icmp eq i32 %86, 64
  br i1 %87, label %88, label %61, !llvm.loop !11

88:                                               ; preds = %61, %88
  %89 = phi i32 [ %127, %88 ], [ 1779033703, %61 ]
  %90 = phi i32 [ %89, %88 ], [ -1150833019, %61 ]
  %91 = phi i32 [ %90, %88 ], [ 1013904242, %61 ]
  %92 = phi i32 [ %128, %88 ], [ 0, %61 ]
  %93 = phi i32 [ %94, %88 ], [ 1541459225, %61 ]
  %94 = phi i32 [ %95, %88 ], [ 528734635, %61 ]
  %95 = phi i32 [ %96, %88 ], [ -1694144372, %61 ]
  %96 = phi i32 [ %125, %88 ], [ 1359893119, %61 ]
  %97 = phi i32 [ %91, %88 ], [ -1521486534, %61 ]
  %98 = tail call i32 @llvm.fshl.i32(i32 %96, i32 %96, i32 26)
  %99 = tail call i32 @llvm.fshl.i32(i32 %96, i32 %96, i32 21)
  %100 = xor i32 %98, %99
  %101 = tail call i32 @llvm.fshl.i32(i32 %96, i32 %96, i32 7)
  %102 = xor i32 %100, %101
  %103 = and i32 %96, %95
  %104 = xor i32 %96, -1
  %105 = and i32 %94, %104
  %106 = or i32 %105, %103
  %107 = zext nneg i32 %92 to i64
  %108 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @round_constants to ptr), i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !4
  %110 = getelementptr inbounds nuw i32, ptr %3, i64 %107
  %111 = load i32, ptr %110, align 4, !tbaa !4
  %112 = add i32 %106, %93
  %113 = add i32 %112, %109
  %114 = add i32 %113, %102
  %115 = add i32 %114, %111
  %116 = tail call i32 @llvm.fshl.i32(i32 %89, i32 %89, i32 30)
  %117 = tail call i32 @llvm.fshl.i32(i32 %89, i32 %89, i32 19)
  %118 = xor i32 %116, %117
  %119 = tail call i32 @llvm.fshl.i32(i32 %89, i32 %89, i32 10)
  %120 = xor i32 %118, %119
  %121 = xor i32 %91, %90
  %122 = and i32 %121, %89
  %123 = and i32 %91, %90
  %124 = xor i32 %122, %123
  %125 = add i32 %115, %97
  %126 = add i32 %124, %120
  %127 = add i32 %126, %115
  %128 = add nuw nsw i32 %92, 1
  %129 = icmp eq i32 %128, 64
  br i1 %129, label %130, label %88, !llvm.loop !12

130:                                              ; preds = %88
  %131 = add i32 %127, 1779033703
  %132 = add i32 %89, -1150833019
  %133 = add i32 %90, 1013904242
  %134 = add i32 %91, -1521486534
  %135 = add i32 %125, 1359893119
  %136 = add i32 %96, -1694144372
  %137 = add i32 %95, 528734635
  %138 = add i32 %94, 1541459225
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  %139 = shl nsw i32 %8, 3
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i32, ptr %1, i64 %140
  store i32 %131, ptr %141, align 4, !tbaa !4
  %142 = sext i32 %139 to i64
  %143 = getelementptr i32, ptr %1, i64 %142
  %144 = getelementptr i8, ptr %143, i64 4
  store i32 %132, ptr %144, align 4, !tbaa !4
  %145 = sext i32 %139 to i64
  %146 = getelementptr i32, ptr %1, i64 %145
  %147 = getelementptr i8, ptr %146, i64 8
  store i32 %133, ptr %147, align 4, !tbaa !4
  %148 = sext i32 %139 to i64
  %149 = getelementptr i32, ptr %1, i64 %148
  %150 = getelementptr i8, ptr %149, i64 12
  store i32 %134, ptr %150, align 4, !tbaa !4
  %151 = sext i32 %139 to i64
  %152 = getelementptr i32, ptr %1, i64 %151
  %153 = getelementptr i8, ptr %152, i64 16
  store i32 %135, ptr %153, align 4, !tbaa !4
  %154 = sext i32 %139 to i64
  %155 = getelementptr i32, ptr %1, i64 %154
  %156 = getelementptr i8, ptr %155, i64 20
  store i32 %136, ptr %156, align 4, !tbaa !4
  %157 = sext i32 %139 to i64
  %158 = getelementptr i32, ptr %1, i64 %157
  %159 = getelementptr i8, ptr %158, i64 24
  store i32 %137, ptr %159, align 4, !tbaa !4
  %160 = sext i32 %139 to i64
  %161 = getelementptr i32, ptr %1, i64 %160
  %162 = getelementptr i8, ptr %161, i64 28
  store i32 %138, ptr %162, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!12 = distinct !{!12, !10}
