; ModuleID = 'block_radix_sort.cu'
source_filename = "block_radix_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"union.BlockRadixSort<unsigned int, 64, 4>::TempStorage" = type { %struct.anon }
%struct.anon = type { %union.anon, [2 x i32] }
%union.anon = type { [512 x i32] }
%"union.BlockRadixSort<int, 64, 4, int>::TempStorage" = type { %struct.anon.0 }
%struct.anon.0 = type { %union.anon.1, [2 x i32] }
%union.anon.1 = type { [512 x i32] }

@_ZZ16block_radix_sortE4temp = internal unnamed_addr addrspace(3) global %"union.BlockRadixSort<unsigned int, 64, 4>::TempStorage" undef, align 4
@_ZZ23block_radix_sort_signedE4temp = internal unnamed_addr addrspace(3) global %"union.BlockRadixSort<int, 64, 4, int>::TempStorage" undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_radix_sort(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl i32 %2, 8
  %5 = shl nuw nsw i32 %3, 2
  %6 = add i32 %4, %5
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = tail call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %17 = icmp eq i32 %16, 0
  %18 = icmp samesign ult i32 %16, 2
  %19 = icmp samesign ult i32 %16, 4
  %20 = icmp samesign ult i32 %16, 8
  %21 = icmp samesign ult i32 %16, 16
  %22 = icmp eq i32 %16, 31
  %23 = zext nneg i32 %3 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_radix_sortE4temp to ptr), i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 512
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 768
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 1024
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 1280
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 1536
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 1792
  %32 = shl nuw nsw i32 %3, 3
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_radix_sortE4temp to ptr), i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 4
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 12
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %34, i64 20
  %40 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 28
  %42 = lshr i32 %3, 5
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_radix_sortE4temp to ptr), i64 2048), i64 %43
  %45 = and i32 %3, 992
  %46 = icmp eq i32 %45, 32
  %47 = zext nneg i32 %5 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_radix_sortE4temp to ptr), i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 12
  br label %52

52:                                               ; preds = %129, %1
  %53 = phi i32 [ %15, %1 ], [ %168, %129 ]
  %54 = phi i32 [ %13, %1 ], [ %167, %129 ]
  %55 = phi i32 [ %11, %1 ], [ %166, %129 ]
  %56 = phi i32 [ 0, %1 ], [ %169, %129 ]
  %57 = phi i32 [ %9, %1 ], [ %165, %129 ]
  store i32 0, ptr %24, align 4, !tbaa !8
  store i32 0, ptr %25, align 4, !tbaa !8
  store i32 0, ptr %26, align 4, !tbaa !8
  store i32 0, ptr %27, align 4, !tbaa !8
  store i32 0, ptr %28, align 4, !tbaa !8
  store i32 0, ptr %29, align 4, !tbaa !8
  store i32 0, ptr %30, align 4, !tbaa !8
  store i32 0, ptr %31, align 4, !tbaa !8
  %58 = lshr i32 %57, %56
  %59 = and i32 %58, 7
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw [64 x [2 x i16]], ptr %24, i64 %60
  %62 = lshr i32 %58, 3
  %63 = and i32 %62, 1
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i16, ptr %61, i64 %64
  %66 = load i16, ptr %65, align 2, !tbaa !9
  %67 = add i16 %66, 1
  store i16 %67, ptr %65, align 2, !tbaa !9
  %68 = lshr i32 %55, %56
  %69 = and i32 %68, 7
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw [64 x [2 x i16]], ptr %24, i64 %70
  %72 = lshr i32 %68, 3
  %73 = and i32 %72, 1
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i16, ptr %71, i64 %74
  %76 = load i16, ptr %75, align 2, !tbaa !9
  %77 = add i16 %76, 1
  store i16 %77, ptr %75, align 2, !tbaa !9
  %78 = lshr i32 %54, %56
  %79 = and i32 %78, 7
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw [64 x [2 x i16]], ptr %24, i64 %80
  %82 = lshr i32 %78, 3
  %83 = and i32 %82, 1
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i16, ptr %81, i64 %84
  %86 = load i16, ptr %85, align 2, !tbaa !9
  %87 = add i16 %86, 1
  store i16 %87, ptr %85, align 2, !tbaa !9
  %88 = lshr i32 %53, %56
  %89 = and i32 %88, 7
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw [64 x [2 x i16]], ptr %24, i64 %90
  %92 = lshr i32 %88, 3
  %93 = and i32 %92, 1
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw i16, ptr %91, i64 %94
  %96 = load i16, ptr %95, align 2, !tbaa !9
  %97 = add i16 %96, 1
  store i16 %97, ptr %95, align 2, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %98 = load i32, ptr %34, align 4, !tbaa !4
  %99 = load i32, ptr %35, align 4, !tbaa !4
  %100 = add i32 %99, %98
  %101 = load i32, ptr %36, align 4, !tbaa !4
  %102 = add i32 %100, %101
  %103 = load i32, ptr %37, align 4, !tbaa !4
  %104 = add i32 %102, %103
  %105 = load i32, ptr %38, align 4, !tbaa !4
  %106 = add i32 %104, %105
  %107 = load i32, ptr %39, align 4, !tbaa !4
  %108 = add i32 %106, %107
  %109 = load i32, ptr %40, align 4, !tbaa !4
  %110 = add i32 %108, %109
  %111 = load i32, ptr %41, align 4, !tbaa !4
  %112 = add i32 %110, %111
  %113 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %112, i32 range(i32 -2147483648, 32) 1, i32 0)
  %114 = select i1 %17, i32 0, i32 %113
  %115 = add nsw i32 %114, %112
  %116 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %115, i32 range(i32 -2147483648, 32) 2, i32 0)
  %117 = select i1 %18, i32 0, i32 %116
  %118 = add nsw i32 %117, %115
  %119 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %118, i32 range(i32 -2147483648, 32) 4, i32 0)
  %120 = select i1 %19, i32 0, i32 %119
  %121 = add nsw i32 %120, %118
  %122 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %121, i32 range(i32 -2147483648, 32) 8, i32 0)
  %123 = select i1 %20, i32 0, i32 %122
  %124 = add nsw i32 %123, %121
  %125 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %124, i32 range(i32 -2147483648, 32) 16, i32 0)
  %126 = select i1 %21, i32 0, i32 %125
  %127 = add nsw i32 %126, %124
  br i1 %22, label %128, label %129

128:                                              ; preds = %52
  store i32 %127, ptr %44, align 4, !tbaa !8
  br label %129

129:                                              ; preds = %128, %52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %130 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_radix_sortE4temp to ptr), i64 2048), align 4, !tbaa !8
  %131 = select i1 %46, i32 %130, i32 0
  %132 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_radix_sortE4temp to ptr), i64 2052), align 4, !tbaa !8
  %133 = add i32 %132, %130
  %134 = shl i32 %133, 16
  %135 = sub i32 %127, %112
  %136 = add i32 %135, %131
  %137 = add i32 %136, %134
  store i32 %137, ptr %34, align 4, !tbaa !4
  %138 = add i32 %137, %98
  store i32 %138, ptr %35, align 4, !tbaa !4
  %139 = add i32 %138, %99
  store i32 %139, ptr %36, align 4, !tbaa !4
  %140 = add i32 %139, %101
  store i32 %140, ptr %37, align 4, !tbaa !4
  %141 = add i32 %140, %103
  store i32 %141, ptr %38, align 4, !tbaa !4
  %142 = add i32 %141, %105
  store i32 %142, ptr %39, align 4, !tbaa !4
  %143 = add i32 %142, %107
  store i32 %143, ptr %40, align 4, !tbaa !4
  %144 = add i32 %143, %109
  store i32 %144, ptr %41, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %145 = zext i16 %66 to i64
  %146 = load i16, ptr %65, align 2, !tbaa !9
  %147 = zext i16 %146 to i64
  %148 = zext i16 %76 to i64
  %149 = load i16, ptr %75, align 2, !tbaa !9
  %150 = zext i16 %149 to i64
  %151 = zext i16 %86 to i64
  %152 = load i16, ptr %85, align 2, !tbaa !9
  %153 = zext i16 %152 to i64
  %154 = zext i16 %96 to i64
  %155 = load i16, ptr %95, align 2, !tbaa !9
  %156 = zext i16 %155 to i64
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %157 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_radix_sortE4temp to ptr), i64 %147
  %158 = getelementptr inbounds nuw i32, ptr %157, i64 %145
  store i32 %57, ptr %158, align 4, !tbaa !4
  %159 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_radix_sortE4temp to ptr), i64 %150
  %160 = getelementptr inbounds nuw i32, ptr %159, i64 %148
  store i32 %55, ptr %160, align 4, !tbaa !4
  %161 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_radix_sortE4temp to ptr), i64 %153
  %162 = getelementptr inbounds nuw i32, ptr %161, i64 %151
  store i32 %54, ptr %162, align 4, !tbaa !4
  %163 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_radix_sortE4temp to ptr), i64 %156
  %164 = getelementptr inbounds nuw i32, ptr %163, i64 %154
  store i32 %53, ptr %164, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %165 = load i32, ptr %48, align 4, !tbaa !4
  %166 = load i32, ptr %49, align 4, !tbaa !4
  %167 = load i32, ptr %50, align 4, !tbaa !4
  %168 = load i32, ptr %51, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %169 = add nuw nsw i32 %56, 4
  %170 = icmp samesign ult i32 %56, 28
  br i1 %170, label %52, label %171, !llvm.loop !11

171:                                              ; preds = %129
  store i32 %165, ptr %8, align 4, !tbaa !4
  store i32 %166, ptr %10, align 4, !tbaa !4
  store i32 %167, ptr %12, align 4, !tbaa !4
  store i32 %168, ptr %14, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_radix_sort_signed(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 2
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = or disjoint i32 %4, 1
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %11
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = or disjoint i32 %4, 2
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %17
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = or disjoint i32 %4, 3
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %23
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = xor i32 %25, -2147483648
  %29 = xor i32 %19, -2147483648
  %30 = xor i32 %13, -2147483648
  %31 = xor i32 %7, -2147483648
  %32 = tail call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %33 = icmp eq i32 %32, 0
  %34 = icmp samesign ult i32 %32, 2
  %35 = icmp samesign ult i32 %32, 4
  %36 = icmp samesign ult i32 %32, 8
  %37 = icmp samesign ult i32 %32, 16
  %38 = icmp eq i32 %32, 31
  %39 = zext nneg i32 %3 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23block_radix_sort_signedE4temp to ptr), i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 256
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 512
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 768
  %44 = getelementptr inbounds nuw i8, ptr %40, i64 1024
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 1280
  %46 = getelementptr inbounds nuw i8, ptr %40, i64 1536
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 1792
  %48 = shl nuw nsw i32 %3, 3
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23block_radix_sort_signedE4temp to ptr), i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 4
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 12
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %50, i64 20
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 24
  %57 = getelementptr inbounds nuw i8, ptr %50, i64 28
  %58 = lshr i32 %3, 5
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ23block_radix_sort_signedE4temp to ptr), i64 2048), i64 %59
  %61 = and i32 %3, 992
  %62 = icmp eq i32 %61, 32
  %63 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23block_radix_sort_signedE4temp to ptr), i64 %5
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 12
  br label %67

67:                                               ; preds = %148, %2
  %68 = phi i32 [ %27, %2 ], [ %191, %148 ]
  %69 = phi i32 [ %21, %2 ], [ %190, %148 ]
  %70 = phi i32 [ %15, %2 ], [ %189, %148 ]
  %71 = phi i32 [ %9, %2 ], [ %188, %148 ]
  %72 = phi i32 [ %28, %2 ], [ %187, %148 ]
  %73 = phi i32 [ %29, %2 ], [ %186, %148 ]
  %74 = phi i32 [ %30, %2 ], [ %185, %148 ]
  %75 = phi i32 [ 0, %2 ], [ %192, %148 ]
  %76 = phi i32 [ %31, %2 ], [ %184, %148 ]
  store i32 0, ptr %40, align 4, !tbaa !8
  store i32 0, ptr %41, align 4, !tbaa !8
  store i32 0, ptr %42, align 4, !tbaa !8
  store i32 0, ptr %43, align 4, !tbaa !8
  store i32 0, ptr %44, align 4, !tbaa !8
  store i32 0, ptr %45, align 4, !tbaa !8
  store i32 0, ptr %46, align 4, !tbaa !8
  store i32 0, ptr %47, align 4, !tbaa !8
  %77 = lshr i32 %76, %75
  %78 = and i32 %77, 7
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw [64 x [2 x i16]], ptr %40, i64 %79
  %81 = lshr i32 %77, 3
  %82 = and i32 %81, 1
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw i16, ptr %80, i64 %83
  %85 = load i16, ptr %84, align 2, !tbaa !9
  %86 = add i16 %85, 1
  store i16 %86, ptr %84, align 2, !tbaa !9
  %87 = lshr i32 %74, %75
  %88 = and i32 %87, 7
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw [64 x [2 x i16]], ptr %40, i64 %89
  %91 = lshr i32 %87, 3
  %92 = and i32 %91, 1
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw i16, ptr %90, i64 %93
  %95 = load i16, ptr %94, align 2, !tbaa !9
  %96 = add i16 %95, 1
  store i16 %96, ptr %94, align 2, !tbaa !9
  %97 = lshr i32 %73, %75
  %98 = and i32 %97, 7
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw [64 x [2 x i16]], ptr %40, i64 %99
  %101 = lshr i32 %97, 3
  %102 = and i32 %101, 1
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i16, ptr %100, i64 %103
  %105 = load i16, ptr %104, align 2, !tbaa !9
  %106 = add i16 %105, 1
  store i16 %106, ptr %104, align 2, !tbaa !9
  %107 = lshr i32 %72, %75
  %108 = and i32 %107, 7
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw [64 x [2 x i16]], ptr %40, i64 %109
  %111 = lshr i32 %107, 3
  %112 = and i32 %111, 1
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i16, ptr %110, i64 %113
  %115 = load i16, ptr %114, align 2, !tbaa !9
  %116 = add i16 %115, 1
  store i16 %116, ptr %114, align 2, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %117 = load i32, ptr %50, align 4, !tbaa !4
  %118 = load i32, ptr %51, align 4, !tbaa !4
  %119 = add i32 %118, %117
  %120 = load i32, ptr %52, align 4, !tbaa !4
  %121 = add i32 %119, %120
  %122 = load i32, ptr %53, align 4, !tbaa !4
  %123 = add i32 %121, %122
  %124 = load i32, ptr %54, align 4, !tbaa !4
  %125 = add i32 %123, %124
  %126 = load i32, ptr %55, align 4, !tbaa !4
  %127 = add i32 %125, %126
  %128 = load i32, ptr %56, align 4, !tbaa !4
  %129 = add i32 %127, %128
  %130 = load i32, ptr %57, align 4, !tbaa !4
  %131 = add i32 %129, %130
  %132 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %131, i32 range(i32 -2147483648, 32) 1, i32 0)
  %133 = select i1 %33, i32 0, i32 %132
  %134 = add nsw i32 %133, %131
  %135 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %134, i32 range(i32 -2147483648, 32) 2, i32 0)
  %136 = select i1 %34, i32 0, i32 %135
  %137 = add nsw i32 %136, %134
  %138 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %137, i32 range(i32 -2147483648, 32) 4, i32 0)
  %139 = select i1 %35, i32 0, i32 %138
  %140 = add nsw i32 %139, %137
  %141 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %140, i32 range(i32 -2147483648, 32) 8, i32 0)
  %142 = select i1 %36, i32 0, i32 %141
  %143 = add nsw i32 %142, %140
  %144 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %143, i32 range(i32 -2147483648, 32) 16, i32 0)
  %145 = select i1 %37, i32 0, i32 %144
  %146 = add nsw i32 %145, %143
  br i1 %38, label %147, label %148

147:                                              ; preds = %67
  store i32 %146, ptr %60, align 4, !tbaa !8
  br label %148

148:                                              ; preds = %147, %67
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %149 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ23block_radix_sort_signedE4temp to ptr), i64 2048), align 4, !tbaa !8
  %150 = select i1 %62, i32 %149, i32 0
  %151 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ23block_radix_sort_signedE4temp to ptr), i64 2052), align 4, !tbaa !8
  %152 = add i32 %151, %149
  %153 = shl i32 %152, 16
  %154 = sub i32 %146, %131
  %155 = add i32 %154, %150
  %156 = add i32 %155, %153
  store i32 %156, ptr %50, align 4, !tbaa !4
  %157 = add i32 %156, %117
  store i32 %157, ptr %51, align 4, !tbaa !4
  %158 = add i32 %157, %118
  store i32 %158, ptr %52, align 4, !tbaa !4
  %159 = add i32 %158, %120
  store i32 %159, ptr %53, align 4, !tbaa !4
  %160 = add i32 %159, %122
  store i32 %160, ptr %54, align 4, !tbaa !4
  %161 = add i32 %160, %124
  store i32 %161, ptr %55, align 4, !tbaa !4
  %162 = add i32 %161, %126
  store i32 %162, ptr %56, align 4, !tbaa !4
  %163 = add i32 %162, %128
  store i32 %163, ptr %57, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %164 = zext i16 %85 to i64
  %165 = load i16, ptr %84, align 2, !tbaa !9
  %166 = zext i16 %165 to i64
  %167 = zext i16 %95 to i64
  %168 = load i16, ptr %94, align 2, !tbaa !9
  %169 = zext i16 %168 to i64
  %170 = zext i16 %105 to i64
  %171 = load i16, ptr %104, align 2, !tbaa !9
  %172 = zext i16 %171 to i64
  %173 = zext i16 %115 to i64
  %174 = load i16, ptr %114, align 2, !tbaa !9
  %175 = zext i16 %174 to i64
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %176 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23block_radix_sort_signedE4temp to ptr), i64 %166
  %177 = getelementptr inbounds nuw i32, ptr %176, i64 %164
  store i32 %76, ptr %177, align 4, !tbaa !4
  %178 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23block_radix_sort_signedE4temp to ptr), i64 %169
  %179 = getelementptr inbounds nuw i32, ptr %178, i64 %167
  store i32 %74, ptr %179, align 4, !tbaa !4
  %180 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23block_radix_sort_signedE4temp to ptr), i64 %172
  %181 = getelementptr inbounds nuw i32, ptr %180, i64 %170
  store i32 %73, ptr %181, align 4, !tbaa !4
  %182 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ23block_radix_sort_signedE4temp to ptr), i64 %175
  %183 = getelementptr inbounds nuw i32, ptr %182, i64 %173
  store i32 %72, ptr %183, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %184 = load i32, ptr %63, align 4, !tbaa !4
  %185 = load i32, ptr %64, align 4, !tbaa !4
  %186 = load i32, ptr %65, align 4, !tbaa !4
  %187 = load i32, ptr %66, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %71, ptr %177, align 4, !tbaa !4
  store i32 %70, ptr %179, align 4, !tbaa !4
  store i32 %69, ptr %181, align 4, !tbaa !4
  store i32 %68, ptr %183, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %188 = load i32, ptr %63, align 4, !tbaa !4
  %189 = load i32, ptr %64, align 4, !tbaa !4
  %190 = load i32, ptr %65, align 4, !tbaa !4
  %191 = load i32, ptr %66, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %192 = add nuw nsw i32 %75, 4
  %193 = icmp samesign ult i32 %75, 28
  br i1 %193, label %67, label %194, !llvm.loop !13

194:                                              ; preds = %148
  %195 = xor i32 %184, -2147483648
  %196 = xor i32 %185, -2147483648
  %197 = xor i32 %186, -2147483648
  %198 = xor i32 %187, -2147483648
  store i32 %195, ptr %6, align 4, !tbaa !4
  store i32 %188, ptr %8, align 4, !tbaa !4
  %199 = or disjoint i32 %4, 1
  %200 = zext nneg i32 %199 to i64
  %201 = getelementptr inbounds nuw i32, ptr %0, i64 %200
  store i32 %196, ptr %201, align 4, !tbaa !4
  %202 = getelementptr inbounds nuw i32, ptr %1, i64 %200
  store i32 %189, ptr %202, align 4, !tbaa !4
  %203 = or disjoint i32 %4, 2
  %204 = zext nneg i32 %203 to i64
  %205 = getelementptr inbounds nuw i32, ptr %0, i64 %204
  store i32 %197, ptr %205, align 4, !tbaa !4
  %206 = getelementptr inbounds nuw i32, ptr %1, i64 %204
  store i32 %190, ptr %206, align 4, !tbaa !4
  %207 = or disjoint i32 %4, 3
  %208 = zext nneg i32 %207 to i64
  %209 = getelementptr inbounds nuw i32, ptr %0, i64 %208
  store i32 %198, ptr %209, align 4, !tbaa !4
  %210 = getelementptr inbounds nuw i32, ptr %1, i64 %208
  store i32 %191, ptr %210, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

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
!13 = distinct !{!13, !12}
