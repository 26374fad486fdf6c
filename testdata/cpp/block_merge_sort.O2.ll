; ModuleID = 'block_merge_sort.cu'
source_filename = "block_merge_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { float, i32 }

@_ZZ16block_merge_sortE6shared = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@_ZZ22block_merge_sort_pairsE6shared = internal unnamed_addr addrspace(3) global [96 x %struct.Pair] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_merge_sort(ptr noundef captures(none) %0) local_unnamed_addr #0 {
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
  %16 = tail call i32 @llvm.umax.i32(i32 %11, i32 %9)
  %17 = tail call i32 @llvm.umin.i32(i32 %11, i32 %9)
  %18 = tail call i32 @llvm.umax.i32(i32 %15, i32 %13)
  %19 = tail call i32 @llvm.umin.i32(i32 %15, i32 %13)
  %20 = tail call i32 @llvm.umax.i32(i32 %19, i32 %16)
  %21 = tail call i32 @llvm.umin.i32(i32 %19, i32 %16)
  %22 = icmp ult i32 %19, %17
  %23 = select i1 %22, i32 %21, i32 %17
  %24 = select i1 %22, i32 %17, i32 %21
  %25 = icmp ugt i32 %16, %18
  %26 = select i1 %25, i32 %20, i32 %18
  %27 = select i1 %25, i32 %18, i32 %20
  %28 = tail call i32 @llvm.umax.i32(i32 %27, i32 %24)
  %29 = tail call i32 @llvm.umin.i32(i32 %27, i32 %24)
  %30 = zext nneg i32 %5 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_merge_sortE6shared to ptr), i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 12
  br label %35

35:                                               ; preds = %160, %1
  %36 = phi i32 [ %26, %1 ], [ %170, %160 ]
  %37 = phi i32 [ %28, %1 ], [ %161, %160 ]
  %38 = phi i32 [ %29, %1 ], [ %135, %160 ]
  %39 = phi i32 [ %23, %1 ], [ %109, %160 ]
  %40 = phi i32 [ 2, %1 ], [ %45, %160 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %39, ptr %31, align 4, !tbaa !4
  store i32 %38, ptr %32, align 4, !tbaa !4
  store i32 %37, ptr %33, align 4, !tbaa !4
  store i32 %36, ptr %34, align 4, !tbaa !4
  %41 = add nuw nsw i32 %40, 1023
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = sub nsw i32 0, %40
  %43 = and i32 %3, %42
  %44 = shl nuw nsw i32 %43, 2
  %45 = shl nuw nsw i32 %40, 1
  %46 = and i32 %41, %3
  %47 = shl nuw nsw i32 %46, 2
  %48 = zext nneg i32 %44 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_merge_sortE6shared to ptr), i64 %48
  %50 = zext nneg i32 %45 to i64
  %51 = getelementptr inbounds nuw i32, ptr %49, i64 %50
  %52 = sub nsw i32 %47, %45
  %53 = tail call noundef i32 @llvm.smax.i32(i32 %52, i32 0)
  %54 = tail call noundef i32 @llvm.smin.i32(i32 %47, i32 %45)
  %55 = icmp samesign ult i32 %53, %54
  br i1 %55, label %56, label %74

56:                                               ; preds = %35, %56
  %57 = phi i32 [ %72, %56 ], [ %53, %35 ]
  %58 = phi i32 [ %71, %56 ], [ %54, %35 ]
  %59 = add nuw nsw i32 %58, %57
  %60 = lshr i32 %59, 1
  %61 = xor i32 %60, -1
  %62 = add nsw i32 %47, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %51, i64 %63
  %65 = zext nneg i32 %60 to i64
  %66 = getelementptr inbounds nuw i32, ptr %49, i64 %65
  %67 = load i32, ptr %64, align 4, !tbaa !4
  %68 = load i32, ptr %66, align 4, !tbaa !4
  %69 = icmp ult i32 %67, %68
  %70 = add nuw nsw i32 %60, 1
  %71 = select i1 %69, i32 %60, i32 %58
  %72 = select i1 %69, i32 %57, i32 %70
  %73 = icmp slt i32 %72, %71
  br i1 %73, label %56, label %74, !llvm.loop !8

74:                                               ; preds = %56, %35
  %75 = phi i32 [ %53, %35 ], [ %72, %56 ]
  %76 = add nsw i32 %75, %44
  %77 = add nuw nsw i32 %44, %45
  %78 = add nuw nsw i32 %77, %47
  %79 = sub i32 %78, %75
  %80 = add nuw nsw i32 %43, %40
  %81 = shl nuw nsw i32 %80, 2
  %82 = sext i32 %76 to i64
  %83 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_merge_sortE6shared to ptr), i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !4
  %85 = sext i32 %79 to i64
  %86 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_merge_sortE6shared to ptr), i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !4
  %88 = icmp slt i32 %79, %81
  br i1 %88, label %89, label %101

89:                                               ; preds = %74
  %90 = icmp slt i32 %75, %45
  br i1 %90, label %91, label %94

91:                                               ; preds = %89
  %92 = icmp ult i32 %87, %84
  %93 = tail call i32 @llvm.umin.i32(i32 %87, i32 %84)
  br i1 %92, label %94, label %101

94:                                               ; preds = %89, %91
  %95 = phi i32 [ %93, %91 ], [ %87, %89 ]
  %96 = add nsw i32 %79, 1
  %97 = tail call noundef i32 @llvm.smin.i32(i32 %96, i32 255)
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_merge_sortE6shared to ptr), i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !4
  br label %108

101:                                              ; preds = %74, %91
  %102 = phi i32 [ %93, %91 ], [ %84, %74 ]
  %103 = add nsw i32 %76, 1
  %104 = tail call noundef i32 @llvm.smin.i32(i32 %103, i32 255)
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_merge_sortE6shared to ptr), i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !4
  br label %108

108:                                              ; preds = %101, %94
  %109 = phi i32 [ %95, %94 ], [ %102, %101 ]
  %110 = phi i32 [ %84, %94 ], [ %107, %101 ]
  %111 = phi i32 [ %100, %94 ], [ %87, %101 ]
  %112 = phi i32 [ %96, %94 ], [ %79, %101 ]
  %113 = phi i32 [ %76, %94 ], [ %103, %101 ]
  %114 = icmp slt i32 %112, %81
  br i1 %114, label %115, label %120

115:                                              ; preds = %108
  %116 = icmp slt i32 %113, %77
  br i1 %116, label %117, label %127

117:                                              ; preds = %115
  %118 = icmp ult i32 %111, %110
  %119 = tail call i32 @llvm.umin.i32(i32 %111, i32 %110)
  br i1 %118, label %127, label %120

120:                                              ; preds = %108, %117
  %121 = phi i32 [ %119, %117 ], [ %110, %108 ]
  %122 = add nsw i32 %113, 1
  %123 = tail call noundef i32 @llvm.smin.i32(i32 %122, i32 255)
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_merge_sortE6shared to ptr), i64 %124
  %126 = load i32, ptr %125, align 4, !tbaa !4
  br label %134

127:                                              ; preds = %115, %117
  %128 = phi i32 [ %119, %117 ], [ %111, %115 ]
  %129 = add nsw i32 %112, 1
  %130 = tail call noundef i32 @llvm.smin.i32(i32 %129, i32 255)
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_merge_sortE6shared to ptr), i64 %131
  %133 = load i32, ptr %132, align 4, !tbaa !4
  br label %134

134:                                              ; preds = %127, %120
  %135 = phi i32 [ %128, %127 ], [ %121, %120 ]
  %136 = phi i32 [ %110, %127 ], [ %126, %120 ]
  %137 = phi i32 [ %133, %127 ], [ %111, %120 ]
  %138 = phi i32 [ %129, %127 ], [ %112, %120 ]
  %139 = phi i32 [ %113, %127 ], [ %122, %120 ]
  %140 = icmp slt i32 %138, %81
  br i1 %140, label %141, label %146

141:                                              ; preds = %134
  %142 = icmp slt i32 %139, %77
  br i1 %142, label %143, label %153

143:                                              ; preds = %141
  %144 = icmp ult i32 %137, %136
  %145 = tail call i32 @llvm.umin.i32(i32 %137, i32 %136)
  br i1 %144, label %153, label %146

146:                                              ; preds = %134, %143
  %147 = phi i32 [ %145, %143 ], [ %136, %134 ]
  %148 = add nsw i32 %139, 1
  %149 = tail call noundef i32 @llvm.smin.i32(i32 %148, i32 255)
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_merge_sortE6shared to ptr), i64 %150
  %152 = load i32, ptr %151, align 4, !tbaa !4
  br label %160

153:                                              ; preds = %141, %143
  %154 = phi i32 [ %145, %143 ], [ %137, %141 ]
  %155 = add nsw i32 %138, 1
  %156 = tail call noundef i32 @llvm.smin.i32(i32 %155, i32 255)
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16block_merge_sortE6shared to ptr), i64 %157
  %159 = load i32, ptr %158, align 4, !tbaa !4
  br label %160

160:                                              ; preds = %153, %146
  %161 = phi i32 [ %154, %153 ], [ %147, %146 ]
  %162 = phi i32 [ %136, %153 ], [ %152, %146 ]
  %163 = phi i32 [ %159, %153 ], [ %137, %146 ]
  %164 = phi i32 [ %155, %153 ], [ %138, %146 ]
  %165 = phi i32 [ %139, %153 ], [ %148, %146 ]
  %166 = icmp slt i32 %164, %81
  %167 = icmp slt i32 %165, %77
  %168 = tail call i32 @llvm.umin.i32(i32 %163, i32 %162)
  %169 = select i1 %167, i32 %168, i32 %163
  %170 = select i1 %166, i32 %169, i32 %162
  %171 = icmp samesign ult i32 %40, 33
  br i1 %171, label %35, label %172, !llvm.loop !10

172:                                              ; preds = %160
  store i32 %109, ptr %8, align 4, !tbaa !4
  store i32 %135, ptr %10, align 4, !tbaa !4
  store i32 %161, ptr %12, align 4, !tbaa !4
  store i32 %170, ptr %14, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_merge_sort_pairs(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = mul nuw nsw i32 %3, 3
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %0, i64 %5
  %7 = load float, ptr %6, align 4, !tbaa !11
  %8 = bitcast float %7 to i32
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = add nuw nsw i32 %4, 1
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  %15 = bitcast float %14 to i32
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %12
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = add nuw nsw i32 %4, 2
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !11
  %22 = bitcast float %21 to i32
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %19
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = fcmp contract olt float %14, %7
  br i1 %25, label %30, label %26

26:                                               ; preds = %2
  %27 = fcmp contract oeq float %14, %7
  %28 = icmp slt i32 %17, %10
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %30, label %31

30:                                               ; preds = %26, %2
  br label %31

31:                                               ; preds = %30, %26
  %32 = phi i32 [ %17, %30 ], [ %10, %26 ]
  %33 = phi i32 [ %15, %30 ], [ %8, %26 ]
  %34 = phi i32 [ %10, %30 ], [ %17, %26 ]
  %35 = phi i32 [ %8, %30 ], [ %15, %26 ]
  %36 = phi float [ %14, %30 ], [ %7, %26 ]
  %37 = phi float [ %7, %30 ], [ %14, %26 ]
  %38 = fcmp contract olt float %21, %37
  br i1 %38, label %43, label %39

39:                                               ; preds = %31
  %40 = fcmp contract oeq float %21, %37
  %41 = icmp slt i32 %24, %34
  %42 = select i1 %40, i1 %41, i1 false
  br i1 %42, label %43, label %44

43:                                               ; preds = %39, %31
  br label %44

44:                                               ; preds = %43, %39
  %45 = phi i32 [ %24, %43 ], [ %34, %39 ]
  %46 = phi i32 [ %22, %43 ], [ %35, %39 ]
  %47 = phi i32 [ %34, %43 ], [ %24, %39 ]
  %48 = phi i32 [ %35, %43 ], [ %22, %39 ]
  %49 = phi float [ %21, %43 ], [ %37, %39 ]
  %50 = fcmp contract olt float %49, %36
  br i1 %50, label %55, label %51

51:                                               ; preds = %44
  %52 = fcmp contract oeq float %49, %36
  %53 = icmp slt i32 %45, %32
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %55, label %56

55:                                               ; preds = %51, %44
  br label %56

56:                                               ; preds = %55, %51
  %57 = phi i32 [ %45, %55 ], [ %32, %51 ]
  %58 = phi i32 [ %46, %55 ], [ %33, %51 ]
  %59 = phi i32 [ %32, %55 ], [ %45, %51 ]
  %60 = phi i32 [ %33, %55 ], [ %46, %51 ]
  %61 = getelementptr inbounds nuw %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ22block_merge_sort_pairsE6shared to ptr), i64 %5
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 16
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %65 = getelementptr inbounds nuw i8, ptr %61, i64 12
  %66 = getelementptr inbounds nuw i8, ptr %61, i64 20
  br label %67

67:                                               ; preds = %282, %56
  %68 = phi i32 [ %57, %56 ], [ %187, %282 ]
  %69 = phi i32 [ %58, %56 ], [ %188, %282 ]
  %70 = phi i32 [ %59, %56 ], [ %245, %282 ]
  %71 = phi i32 [ %60, %56 ], [ %246, %282 ]
  %72 = phi i32 [ %47, %56 ], [ %283, %282 ]
  %73 = phi i32 [ %48, %56 ], [ %284, %282 ]
  %74 = phi i32 [ 2, %56 ], [ %285, %282 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %69, ptr %61, align 4
  store i32 %68, ptr %64, align 4
  store i32 %71, ptr %62, align 4
  store i32 %70, ptr %65, align 4
  store i32 %73, ptr %63, align 4
  store i32 %72, ptr %66, align 4
  %75 = add nuw nsw i32 %74, 1023
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = sub nsw i32 0, %74
  %77 = and i32 %3, %76
  %78 = mul nuw nsw i32 %77, 3
  %79 = lshr exact i32 %74, 1
  %80 = add nuw nsw i32 %79, %74
  %81 = and i32 %75, %3
  %82 = mul nuw nsw i32 %81, 3
  %83 = zext nneg i32 %78 to i64
  %84 = getelementptr inbounds nuw %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ22block_merge_sort_pairsE6shared to ptr), i64 %83
  %85 = zext nneg i32 %80 to i64
  %86 = getelementptr inbounds nuw %struct.Pair, ptr %84, i64 %85
  %87 = sub nsw i32 %82, %80
  %88 = tail call noundef i32 @llvm.smax.i32(i32 %87, i32 0)
  %89 = tail call noundef i32 @llvm.smin.i32(i32 %82, i32 %80)
  %90 = icmp slt i32 %88, %89
  br i1 %90, label %91, label %119

91:                                               ; preds = %67, %113
  %92 = phi i32 [ %117, %113 ], [ %88, %67 ]
  %93 = phi i32 [ %116, %113 ], [ %89, %67 ]
  %94 = add nuw nsw i32 %93, %92
  %95 = lshr i32 %94, 1
  %96 = xor i32 %95, -1
  %97 = add nsw i32 %82, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds %struct.Pair, ptr %86, i64 %98
  %100 = zext nneg i32 %95 to i64
  %101 = getelementptr inbounds nuw %struct.Pair, ptr %84, i64 %100
  %102 = load float, ptr %99, align 4, !tbaa !13
  %103 = load float, ptr %101, align 4, !tbaa !13
  %104 = fcmp contract olt float %102, %103
  br i1 %104, label %113, label %105

105:                                              ; preds = %91
  %106 = fcmp contract oeq float %102, %103
  br i1 %106, label %107, label %113

107:                                              ; preds = %105
  %108 = getelementptr inbounds nuw i8, ptr %99, i64 4
  %109 = getelementptr inbounds nuw i8, ptr %101, i64 4
  %110 = load i32, ptr %108, align 4, !tbaa !15
  %111 = load i32, ptr %109, align 4, !tbaa !15
  %112 = icmp slt i32 %110, %111
  br label %113

113:                                              ; preds = %107, %105, %91
  %114 = phi i1 [ true, %91 ], [ false, %105 ], [ %112, %107 ]
  %115 = add nuw nsw i32 %95, 1
  %116 = select i1 %114, i32 %95, i32 %93
  %117 = select i1 %114, i32 %92, i32 %115
  %118 = icmp slt i32 %117, %116
  br i1 %118, label %91, label %119, !llvm.loop !16

119:                                              ; preds = %113, %67
  %120 = phi i32 [ %88, %67 ], [ %117, %113 ]
  %121 = add nsw i32 %120, %78
  %122 = add nuw nsw i32 %78, %80
  %123 = add nuw nsw i32 %122, %82
  %124 = sub i32 %123, %120
  %125 = shl nuw nsw i32 %80, 1
  %126 = add nuw nsw i32 %125, %78
  %127 = sext i32 %121 to i64
  %128 = getelementptr inbounds %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ22block_merge_sort_pairsE6shared to ptr), i64 %127
  %129 = load float, ptr %128, align 4
  %130 = getelementptr inbounds nuw i8, ptr %128, i64 4
  %131 = load i32, ptr %130, align 4
  %132 = sext i32 %124 to i64
  %133 = getelementptr inbounds %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ22block_merge_sort_pairsE6shared to ptr), i64 %132
  %134 = load float, ptr %133, align 4
  %135 = getelementptr inbounds nuw i8, ptr %133, i64 4
  %136 = load i32, ptr %135, align 4
  %137 = icmp slt i32 %124, %126
  br i1 %137, label %138, label %174

138:                                              ; preds = %119
  %139 = icmp slt i32 %120, %80
  br i1 %139, label %140, label %162

140:                                              ; preds = %138
  %141 = fcmp contract olt float %134, %129
  br i1 %141, label %146, label %142

142:                                              ; preds = %140
  %143 = fcmp contract oeq float %134, %129
  br i1 %143, label %144, label %146

144:                                              ; preds = %142
  %145 = icmp slt i32 %136, %131
  br label %146

146:                                              ; preds = %144, %142, %140
  %147 = phi i1 [ true, %140 ], [ false, %142 ], [ %145, %144 ]
  %148 = bitcast float %134 to i32
  %149 = zext i32 %136 to i64
  %150 = shl nuw i64 %149, 32
  %151 = zext i32 %148 to i64
  %152 = or disjoint i64 %150, %151
  %153 = bitcast float %129 to i32
  %154 = zext i32 %131 to i64
  %155 = shl nuw i64 %154, 32
  %156 = zext i32 %153 to i64
  %157 = or disjoint i64 %155, %156
  %158 = select i1 %147, i64 %152, i64 %157
  %159 = trunc i64 %158 to i32
  %160 = lshr i64 %158, 32
  %161 = trunc nuw i64 %160 to i32
  br i1 %147, label %164, label %176

162:                                              ; preds = %138
  %163 = bitcast float %134 to i32
  br label %164

164:                                              ; preds = %162, %146
  %165 = phi i32 [ %161, %146 ], [ %136, %162 ]
  %166 = phi i32 [ %159, %146 ], [ %163, %162 ]
  %167 = add nsw i32 %124, 1
  %168 = tail call noundef i32 @llvm.smin.i32(i32 %167, i32 95)
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ22block_merge_sort_pairsE6shared to ptr), i64 %169
  %171 = load float, ptr %170, align 4
  %172 = getelementptr inbounds nuw i8, ptr %170, i64 4
  %173 = load i32, ptr %172, align 4
  br label %186

174:                                              ; preds = %119
  %175 = bitcast float %129 to i32
  br label %176

176:                                              ; preds = %174, %146
  %177 = phi i32 [ %161, %146 ], [ %131, %174 ]
  %178 = phi i32 [ %159, %146 ], [ %175, %174 ]
  %179 = add nsw i32 %121, 1
  %180 = tail call noundef i32 @llvm.smin.i32(i32 %179, i32 95)
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ22block_merge_sort_pairsE6shared to ptr), i64 %181
  %183 = load float, ptr %182, align 4
  %184 = getelementptr inbounds nuw i8, ptr %182, i64 4
  %185 = load i32, ptr %184, align 4
  br label %186

186:                                              ; preds = %176, %164
  %187 = phi i32 [ %165, %164 ], [ %177, %176 ]
  %188 = phi i32 [ %166, %164 ], [ %178, %176 ]
  %189 = phi i32 [ %131, %164 ], [ %185, %176 ]
  %190 = phi float [ %129, %164 ], [ %183, %176 ]
  %191 = phi i32 [ %173, %164 ], [ %136, %176 ]
  %192 = phi float [ %171, %164 ], [ %134, %176 ]
  %193 = phi i32 [ %167, %164 ], [ %124, %176 ]
  %194 = phi i32 [ %121, %164 ], [ %179, %176 ]
  %195 = icmp slt i32 %193, %126
  br i1 %195, label %198, label %196

196:                                              ; preds = %186
  %197 = bitcast float %190 to i32
  br label %224

198:                                              ; preds = %186
  %199 = icmp slt i32 %194, %122
  br i1 %199, label %202, label %200

200:                                              ; preds = %198
  %201 = bitcast float %192 to i32
  br label %234

202:                                              ; preds = %198
  %203 = fcmp contract olt float %192, %190
  br i1 %203, label %208, label %204

204:                                              ; preds = %202
  %205 = fcmp contract oeq float %192, %190
  br i1 %205, label %206, label %208

206:                                              ; preds = %204
  %207 = icmp slt i32 %191, %189
  br label %208

208:                                              ; preds = %206, %204, %202
  %209 = phi i1 [ true, %202 ], [ false, %204 ], [ %207, %206 ]
  %210 = bitcast float %192 to i32
  %211 = zext i32 %191 to i64
  %212 = shl nuw i64 %211, 32
  %213 = zext i32 %210 to i64
  %214 = or disjoint i64 %212, %213
  %215 = bitcast float %190 to i32
  %216 = zext i32 %189 to i64
  %217 = shl nuw i64 %216, 32
  %218 = zext i32 %215 to i64
  %219 = or disjoint i64 %217, %218
  %220 = select i1 %209, i64 %214, i64 %219
  %221 = trunc i64 %220 to i32
  %222 = lshr i64 %220, 32
  %223 = trunc nuw i64 %222 to i32
  br i1 %209, label %234, label %224

224:                                              ; preds = %208, %196
  %225 = phi i32 [ %223, %208 ], [ %189, %196 ]
  %226 = phi i32 [ %221, %208 ], [ %197, %196 ]
  %227 = add nsw i32 %194, 1
  %228 = tail call noundef i32 @llvm.smin.i32(i32 %227, i32 95)
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ22block_merge_sort_pairsE6shared to ptr), i64 %229
  %231 = load float, ptr %230, align 4
  %232 = getelementptr inbounds nuw i8, ptr %230, i64 4
  %233 = load i32, ptr %232, align 4
  br label %244

234:                                              ; preds = %208, %200
  %235 = phi i32 [ %223, %208 ], [ %191, %200 ]
  %236 = phi i32 [ %221, %208 ], [ %201, %200 ]
  %237 = add nsw i32 %193, 1
  %238 = tail call noundef i32 @llvm.smin.i32(i32 %237, i32 95)
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds %struct.Pair, ptr addrspacecast (ptr addrspace(3) @_ZZ22block_merge_sort_pairsE6shared to ptr), i64 %239
  %241 = load float, ptr %240, align 4
  %242 = getelementptr inbounds nuw i8, ptr %240, i64 4
  %243 = load i32, ptr %242, align 4
  br label %244

244:                                              ; preds = %234, %224
  %245 = phi i32 [ %235, %234 ], [ %225, %224 ]
  %246 = phi i32 [ %236, %234 ], [ %226, %224 ]
  %247 = phi i32 [ %189, %234 ], [ %233, %224 ]
  %248 = phi float [ %190, %234 ], [ %231, %224 ]
  %249 = phi i32 [ %243, %234 ], [ %191, %224 ]
  %250 = phi float [ %241, %234 ], [ %192, %224 ]
  %251 = phi i32 [ %237, %234 ], [ %193, %224 ]
  %252 = phi i32 [ %194, %234 ], [ %227, %224 ]
  %253 = icmp slt i32 %251, %126
  br i1 %253, label %256, label %254

254:                                              ; preds = %244
  %255 = bitcast float %248 to i32
  br label %282

256:                                              ; preds = %244
  %257 = icmp slt i32 %252, %122
  br i1 %257, label %260, label %258

258:                                              ; preds = %256
  %259 = bitcast float %250 to i32
  br label %282

260:                                              ; preds = %256
  %261 = fcmp contract olt float %250, %248
  br i1 %261, label %266, label %262

262:                                              ; preds = %260
  %263 = fcmp contract oeq float %250, %248
  br i1 %263, label %264, label %266

264:                                              ; preds = %262
  %265 = icmp slt i32 %249, %247
  br label %266

266:                                              ; preds = %264, %262, %260
  %267 = phi i1 [ true, %260 ], [ false, %262 ], [ %265, %264 ]
  %268 = bitcast float %250 to i32
  %269 = zext i32 %249 to i64
  %270 = shl nuw i64 %269, 32
  %271 = zext i32 %268 to i64
  %272 = or disjoint i64 %270, %271
  %273 = bitcast float %248 to i32
  %274 = zext i32 %247 to i64
  %275 = shl nuw i64 %274, 32
  %276 = zext i32 %273 to i64
  %277 = or disjoint i64 %275, %276
  %278 = select i1 %267, i64 %272, i64 %277
  %279 = trunc i64 %278 to i32
  %280 = lshr i64 %278, 32
  %281 = trunc nuw i64 %280 to i32
  br label %282

282:                                              ; preds = %266, %258, %254
  %283 = phi i32 [ %281, %266 ], [ %249, %258 ], [ %247, %254 ]
  %284 = phi i32 [ %279, %266 ], [ %259, %258 ], [ %255, %254 ]
  %285 = shl nuw nsw i32 %74, 1
  %286 = icmp ult i32 %74, 17
  br i1 %286, label %67, label %287, !llvm.loop !17

287:                                              ; preds = %282
  store i32 %188, ptr %6, align 4, !tbaa !11
  store i32 %187, ptr %9, align 4, !tbaa !4
  store i32 %246, ptr %13, align 4, !tbaa !11
  store i32 %245, ptr %16, align 4, !tbaa !4
  store i32 %284, ptr %20, align 4, !tbaa !11
  store i32 %283, ptr %23, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = !{!14, !12, i64 0}
!14 = !{!"_ZTS4PairIfiE", !12, i64 0, !5, i64 4}
!15 = !{!14, !5, i64 4}
!16 = distinct !{!16, !9}
!17 = distinct !{!17, !9}
