; ModuleID = 'sha256.cu'
source_filename = "sha256.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@round_constants = dso_local addrspace(4) externally_initialized global [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@__const.sha256_block.state = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@llvm.compiler.used = appending global [1 x i8*] [i8* addrspacecast (i8 addrspace(4)* bitcast ([64 x i32] addrspace(4)* @round_constants to i8 addrspace(4)*) to i8*)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @sha256_block(i8* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca [64 x i32], align 4
  %4 = alloca [8 x i32], align 4
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5
  %7 = mul i32 %5, %6
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %9 = add i32 %7, %8
  %10 = bitcast [8 x i32]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %10) #5
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(32) %10, i8* noundef nonnull align 4 dereferenceable(32) bitcast ([8 x i32]* @__const.sha256_block.state to i8*), i64 32, i1 false)
  %11 = shl nsw i32 %9, 6
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  %14 = bitcast [64 x i32]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %14) #5
  br label %15

15:                                               ; preds = %15, %2
  %16 = phi i32 [ 0, %2 ], [ %45, %15 ]
  %17 = shl nsw i32 %16, 2
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds i8, i8* %13, i64 %18
  %20 = load i8, i8* %19, align 1, !tbaa !5
  %21 = zext i8 %20 to i32
  %22 = shl nuw i32 %21, 24
  %23 = or i32 %17, 1
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds i8, i8* %13, i64 %24
  %26 = load i8, i8* %25, align 1, !tbaa !5
  %27 = zext i8 %26 to i32
  %28 = shl nuw nsw i32 %27, 16
  %29 = or i32 %28, %22
  %30 = or i32 %17, 2
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds i8, i8* %13, i64 %31
  %33 = load i8, i8* %32, align 1, !tbaa !5
  %34 = zext i8 %33 to i32
  %35 = shl nuw nsw i32 %34, 8
  %36 = or i32 %29, %35
  %37 = or i32 %17, 3
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds i8, i8* %13, i64 %38
  %40 = load i8, i8* %39, align 1, !tbaa !5
  %41 = zext i8 %40 to i32
  %42 = or i32 %36, %41
  %43 = zext i32 %16 to i64
  %44 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %43
  store i32 %42, i32* %44, align 4, !tbaa !8
  %45 = add nuw nsw i32 %16, 1
  %46 = icmp eq i32 %45, 16
  br i1 %46, label %64, label %15, !llvm.loop !10

47:                                               ; preds = %64
  %48 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 0
  %49 = load i32, i32* %48, align 4, !tbaa !8
  %50 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 1
  %51 = load i32, i32* %50, align 4, !tbaa !8
  %52 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 2
  %53 = load i32, i32* %52, align 4, !tbaa !8
  %54 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 3
  %55 = load i32, i32* %54, align 4, !tbaa !8
  %56 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 4
  %57 = load i32, i32* %56, align 4, !tbaa !8
  %58 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 5
  %59 = load i32, i32* %58, align 4, !tbaa !8
  %60 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 6
  %61 = load i32, i32* %60, align 4, !tbaa !8
  %62 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 7
  %63 = load i32, i32* %62, align 4, !tbaa !8
  br label %99

64:                                               ; preds = %15, %64
  %65 = phi i32 [ %97, %64 ], [ 16, %15 ]
  %66 = add nsw i32 %65, -15
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %67
  %69 = load i32, i32* %68, align 4, !tbaa !8
  %70 = call i32 @llvm.fshl.i32(i32 %69, i32 %69, i32 25) #5
  %71 = call i32 @llvm.fshl.i32(i32 %69, i32 %69, i32 14) #5
  %72 = xor i32 %70, %71
  %73 = lshr i32 %69, 3
  %74 = xor i32 %72, %73
  %75 = add nsw i32 %65, -2
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %76
  %78 = load i32, i32* %77, align 4, !tbaa !8
  %79 = call i32 @llvm.fshl.i32(i32 %78, i32 %78, i32 15) #5
  %80 = call i32 @llvm.fshl.i32(i32 %78, i32 %78, i32 13) #5
  %81 = xor i32 %79, %80
  %82 = lshr i32 %78, 10
  %83 = xor i32 %81, %82
  %84 = add nsw i32 %65, -16
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %85
  %87 = load i32, i32* %86, align 4, !tbaa !8
  %88 = add i32 %74, %87
  %89 = add nsw i32 %65, -7
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %90
  %92 = load i32, i32* %91, align 4, !tbaa !8
  %93 = add i32 %88, %92
  %94 = add i32 %93, %83
  %95 = zext i32 %65 to i64
  %96 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %95
  store i32 %94, i32* %96, align 4, !tbaa !8
  %97 = add nuw nsw i32 %65, 1
  %98 = icmp eq i32 %97, 64
  br i1 %98, label %47, label %64, !llvm.loop !13

99:                                               ; preds = %99, %47
  %100 = phi i32 [ %49, %47 ], [ %139, %99 ]
  %101 = phi i32 [ %51, %47 ], [ %100, %99 ]
  %102 = phi i32 [ %53, %47 ], [ %101, %99 ]
  %103 = phi i32 [ 0, %47 ], [ %140, %99 ]
  %104 = phi i32 [ %63, %47 ], [ %105, %99 ]
  %105 = phi i32 [ %61, %47 ], [ %106, %99 ]
  %106 = phi i32 [ %59, %47 ], [ %107, %99 ]
  %107 = phi i32 [ %57, %47 ], [ %137, %99 ]
  %108 = phi i32 [ %55, %47 ], [ %102, %99 ]
  %109 = call i32 @llvm.fshl.i32(i32 %107, i32 %107, i32 26) #5
  %110 = call i32 @llvm.fshl.i32(i32 %107, i32 %107, i32 21) #5
  %111 = xor i32 %109, %110
  %112 = call i32 @llvm.fshl.i32(i32 %107, i32 %107, i32 7) #5
  %113 = xor i32 %111, %112
  %114 = and i32 %107, %106
  %115 = xor i32 %107, -1
  %116 = and i32 %105, %115
  %117 = zext i32 %103 to i64
  %118 = getelementptr inbounds [64 x i32], [64 x i32] addrspace(4)* @round_constants, i64 0, i64 %117
  %119 = addrspacecast i32 addrspace(4)* %118 to i32*
  %120 = load i32, i32* %119, align 4, !tbaa !8
  %121 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %117
  %122 = load i32, i32* %121, align 4, !tbaa !8
  %123 = add i32 %114, %104
  %124 = add i32 %123, %116
  %125 = add i32 %124, %120
  %126 = add i32 %125, %113
  %127 = add i32 %126, %122
  %128 = call i32 @llvm.fshl.i32(i32 %100, i32 %100, i32 30) #5
  %129 = call i32 @llvm.fshl.i32(i32 %100, i32 %100, i32 19) #5
  %130 = xor i32 %128, %129
  %131 = call i32 @llvm.fshl.i32(i32 %100, i32 %100, i32 10) #5
  %132 = xor i32 %130, %131
  %133 = xor i32 %102, %101
  %134 = and i32 %133, %100
  %135 = and i32 %102, %101
  %136 = xor i32 %134, %135
  %137 = add i32 %127, %108
  %138 = add i32 %136, %132
  %139 = add i32 %138, %127
  %140 = add nuw nsw i32 %103, 1
  %141 = icmp eq i32 %140, 64
  br i1 %141, label %142, label %99, !llvm.loop !14

142:                                              ; preds = %99
  %143 = add i32 %139, %49
  store i32 %143, i32* %48, align 4, !tbaa !8
  %144 = add i32 %100, %51
  store i32 %144, i32* %50, align 4, !tbaa !8
  %145 = add i32 %101, %53
  store i32 %145, i32* %52, align 4, !tbaa !8
  %146 = add i32 %102, %55
  store i32 %146, i32* %54, align 4, !tbaa !8
  %147 = add i32 %137, %57
  store i32 %147, i32* %56, align 4, !tbaa !8
  %148 = add i32 %107, %59
  store i32 %148, i32* %58, align 4, !tbaa !8
  %149 = add i32 %106, %61
  store i32 %149, i32* %60, align 4, !tbaa !8
  %150 = add i32 %105, %63
  store i32 %150, i32* %62, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %14) #5
  %151 = shl nsw i32 %9, 3
  br label %153

152:                                              ; preds = %153
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %10) #5
  ret void

153:                                              ; preds = %142, %153
  %154 = phi i32 [ 0, %142 ], [ %161, %153 ]
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds [8 x i32], [8 x i32]* %4, i64 0, i64 %155
  %157 = load i32, i32* %156, align 4, !tbaa !8
  %158 = add nuw nsw i32 %154, %151
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds i32, i32* %1, i64 %159
  store i32 %157, i32* %160, align 4, !tbaa !8
  %161 = add nuw nsw i32 %154, 1
  %162 = icmp eq i32 %161, 8
  br i1 %162, label %152, label %153, !llvm.loop !15
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { nofree nosync nounwind readnone speculatable }
attributes #4 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i8*, i32*)* @sha256_block, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
