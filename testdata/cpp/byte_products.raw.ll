; ModuleID = 'byte_products.cu'
source_filename = "byte_products.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.Bytes = type { [4 x i8] }
%union.anon = type { i32 }
%union.anon.0 = type { i32 }
%union.anon.1 = type { i32 }
%union.anon.2 = type { i32 }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN12gv_threadIdx5get_yEv = comdat any

$_ZN11gv_blockDim5get_yEv = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @byte_products(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Bytes, align 4
  %14 = alloca %struct.Bytes, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %15 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %16 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %19 = add i32 %17, %18
  store i32 %19, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %20 = load ptr, ptr %4, align 8, !tbaa !8
  %21 = load i32, ptr %7, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !4
  store i32 %24, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %25 = load ptr, ptr %5, align 8, !tbaa !8
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  store i32 %29, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 0, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %50, %3
  %31 = load i32, ptr %11, align 4, !tbaa !4
  %32 = icmp slt i32 %31, 4
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %53

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = load i32, ptr %11, align 4, !tbaa !4
  %37 = mul nsw i32 8, %36
  %38 = ashr i32 %35, %37
  %39 = trunc i32 %38 to i8
  %40 = sext i8 %39 to i32
  %41 = load i32, ptr %9, align 4, !tbaa !4
  %42 = load i32, ptr %11, align 4, !tbaa !4
  %43 = mul nsw i32 8, %42
  %44 = lshr i32 %41, %43
  %45 = trunc i32 %44 to i8
  %46 = sext i8 %45 to i32
  %47 = mul nsw i32 %40, %46
  %48 = load i32, ptr %10, align 4, !tbaa !4
  %49 = add nsw i32 %48, %47
  store i32 %49, ptr %10, align 4, !tbaa !4
  br label %50

50:                                               ; preds = %34
  %51 = load i32, ptr %11, align 4, !tbaa !4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %11, align 4, !tbaa !4
  br label %30, !llvm.loop !11

53:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %54 = load i32, ptr %8, align 4, !tbaa !4
  %55 = and i32 %54, 255
  %56 = load i32, ptr %9, align 4, !tbaa !4
  %57 = and i32 %56, 255
  %58 = mul i32 %55, %57
  %59 = load i32, ptr %8, align 4, !tbaa !4
  %60 = ashr i32 %59, 8
  %61 = and i32 %60, 255
  %62 = load i32, ptr %9, align 4, !tbaa !4
  %63 = lshr i32 %62, 8
  %64 = and i32 %63, 255
  %65 = mul i32 %61, %64
  %66 = add i32 %58, %65
  %67 = load i32, ptr %8, align 4, !tbaa !4
  %68 = ashr i32 %67, 16
  %69 = and i32 %68, 255
  %70 = load i32, ptr %9, align 4, !tbaa !4
  %71 = lshr i32 %70, 16
  %72 = and i32 %71, 255
  %73 = mul i32 %69, %72
  %74 = add i32 %66, %73
  %75 = load i32, ptr %8, align 4, !tbaa !4
  %76 = lshr i32 %75, 24
  %77 = load i32, ptr %9, align 4, !tbaa !4
  %78 = lshr i32 %77, 24
  %79 = mul i32 %76, %78
  %80 = add i32 %74, %79
  store i32 %80, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %81 = load ptr, ptr %4, align 8, !tbaa !8
  %82 = load i32, ptr %7, align 4, !tbaa !4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds %struct.Bytes, ptr %81, i64 %83
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %84, i64 4, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %85 = load ptr, ptr %5, align 8, !tbaa !8
  %86 = load i32, ptr %7, align 4, !tbaa !4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds %struct.Bytes, ptr %85, i64 %87
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %88, i64 4, i1 false), !tbaa.struct !13
  %89 = load i32, ptr %10, align 4, !tbaa !4
  %90 = load ptr, ptr %6, align 8, !tbaa !8
  %91 = load i32, ptr %7, align 4, !tbaa !4
  %92 = mul nsw i32 4, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %90, i64 %93
  %95 = load i32, ptr %94, align 4, !tbaa !4
  %96 = add nsw i32 %95, %89
  store i32 %96, ptr %94, align 4, !tbaa !4
  %97 = load i32, ptr %12, align 4, !tbaa !4
  %98 = load ptr, ptr %6, align 8, !tbaa !8
  %99 = load i32, ptr %7, align 4, !tbaa !4
  %100 = mul nsw i32 4, %99
  %101 = add nsw i32 %100, 1
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i32, ptr %98, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !4
  %105 = add i32 %104, %97
  store i32 %105, ptr %103, align 4, !tbaa !4
  %106 = getelementptr inbounds nuw %struct.Bytes, ptr %13, i32 0, i32 0
  %107 = getelementptr inbounds [4 x i8], ptr %106, i64 0, i64 0
  %108 = load i8, ptr %107, align 4, !tbaa !14
  %109 = sext i8 %108 to i32
  %110 = getelementptr inbounds nuw %struct.Bytes, ptr %14, i32 0, i32 0
  %111 = getelementptr inbounds [4 x i8], ptr %110, i64 0, i64 0
  %112 = load i8, ptr %111, align 4, !tbaa !14
  %113 = sext i8 %112 to i32
  %114 = mul nsw i32 %109, %113
  %115 = getelementptr inbounds nuw %struct.Bytes, ptr %13, i32 0, i32 0
  %116 = getelementptr inbounds [4 x i8], ptr %115, i64 0, i64 1
  %117 = load i8, ptr %116, align 1, !tbaa !14
  %118 = sext i8 %117 to i32
  %119 = getelementptr inbounds nuw %struct.Bytes, ptr %14, i32 0, i32 0
  %120 = getelementptr inbounds [4 x i8], ptr %119, i64 0, i64 1
  %121 = load i8, ptr %120, align 1, !tbaa !14
  %122 = sext i8 %121 to i32
  %123 = mul nsw i32 %118, %122
  %124 = add nsw i32 %114, %123
  %125 = getelementptr inbounds nuw %struct.Bytes, ptr %13, i32 0, i32 0
  %126 = getelementptr inbounds [4 x i8], ptr %125, i64 0, i64 2
  %127 = load i8, ptr %126, align 2, !tbaa !14
  %128 = sext i8 %127 to i32
  %129 = getelementptr inbounds nuw %struct.Bytes, ptr %14, i32 0, i32 0
  %130 = getelementptr inbounds [4 x i8], ptr %129, i64 0, i64 2
  %131 = load i8, ptr %130, align 2, !tbaa !14
  %132 = sext i8 %131 to i32
  %133 = mul nsw i32 %128, %132
  %134 = add nsw i32 %124, %133
  %135 = getelementptr inbounds nuw %struct.Bytes, ptr %13, i32 0, i32 0
  %136 = getelementptr inbounds [4 x i8], ptr %135, i64 0, i64 3
  %137 = load i8, ptr %136, align 1, !tbaa !14
  %138 = sext i8 %137 to i32
  %139 = getelementptr inbounds nuw %struct.Bytes, ptr %14, i32 0, i32 0
  %140 = getelementptr inbounds [4 x i8], ptr %139, i64 0, i64 3
  %141 = load i8, ptr %140, align 1, !tbaa !14
  %142 = sext i8 %141 to i32
  %143 = mul nsw i32 %138, %142
  %144 = add nsw i32 %134, %143
  %145 = getelementptr inbounds nuw %struct.Bytes, ptr %13, i32 0, i32 0
  %146 = getelementptr inbounds [4 x i8], ptr %145, i64 0, i64 0
  %147 = load i8, ptr %146, align 4, !tbaa !14
  %148 = sext i8 %147 to i32
  %149 = getelementptr inbounds nuw %struct.Bytes, ptr %14, i32 0, i32 0
  %150 = getelementptr inbounds [4 x i8], ptr %149, i64 0, i64 3
  %151 = load i8, ptr %150, align 1, !tbaa !14
  %152 = sext i8 %151 to i32
  %153 = mul nsw i32 %148, %152
  %154 = add nsw i32 %144, %153
  %155 = load ptr, ptr %6, align 8, !tbaa !8
  %156 = load i32, ptr %7, align 4, !tbaa !4
  %157 = mul nsw i32 4, %156
  %158 = add nsw i32 %157, 2
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds i32, ptr %155, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !4
  %162 = add nsw i32 %161, %154
  store i32 %162, ptr %160, align 4, !tbaa !4
  %163 = load i32, ptr %8, align 4, !tbaa !4
  %164 = load i32, ptr %9, align 4, !tbaa !4
  %165 = call noundef i32 @_ZL12unionProductIahEiii(i32 noundef %163, i32 noundef %164) #7
  %166 = load i32, ptr %8, align 4, !tbaa !4
  %167 = load i32, ptr %9, align 4, !tbaa !4
  %168 = call noundef i32 @_ZL12unionProductIhaEiii(i32 noundef %166, i32 noundef %167) #7
  %169 = sub nsw i32 %165, %168
  %170 = load ptr, ptr %6, align 8, !tbaa !8
  %171 = load i32, ptr %7, align 4, !tbaa !4
  %172 = mul nsw i32 4, %171
  %173 = add nsw i32 %172, 3
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds i32, ptr %170, i64 %174
  %176 = load i32, ptr %175, align 4, !tbaa !4
  %177 = add nsw i32 %176, %169
  store i32 %177, ptr %175, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL12unionProductIahEiii(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %union.anon, align 4
  %6 = alloca %union.anon.0, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %9 = load i32, ptr %3, align 4, !tbaa !4
  store i32 %9, ptr %5, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %10 = load i32, ptr %4, align 4, !tbaa !4
  store i32 %10, ptr %6, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 0, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #6
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %29, %2
  %12 = load i32, ptr %8, align 4, !tbaa !4
  %13 = icmp slt i32 %12, 4
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %32

15:                                               ; preds = %11
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [4 x i8], ptr %5, i64 0, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !14
  %20 = sext i8 %19 to i32
  %21 = load i32, ptr %8, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [4 x i8], ptr %6, i64 0, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !14
  %25 = zext i8 %24 to i32
  %26 = mul nsw i32 %20, %25
  %27 = load i32, ptr %7, align 4, !tbaa !4
  %28 = add nsw i32 %27, %26
  store i32 %28, ptr %7, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %15
  %30 = load i32, ptr %8, align 4, !tbaa !4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %8, align 4, !tbaa !4
  br label %11, !llvm.loop !15

32:                                               ; preds = %14
  %33 = load i32, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %7) #6
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret i32 %33
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL12unionProductIhaEiii(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %union.anon.1, align 4
  %6 = alloca %union.anon.2, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %9 = load i32, ptr %3, align 4, !tbaa !4
  store i32 %9, ptr %5, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %10 = load i32, ptr %4, align 4, !tbaa !4
  store i32 %10, ptr %6, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 0, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #6
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %29, %2
  %12 = load i32, ptr %8, align 4, !tbaa !4
  %13 = icmp slt i32 %12, 4
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %32

15:                                               ; preds = %11
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [4 x i8], ptr %5, i64 0, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !14
  %20 = zext i8 %19 to i32
  %21 = load i32, ptr %8, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [4 x i8], ptr %6, i64 0, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !14
  %25 = sext i8 %24 to i32
  %26 = mul nsw i32 %20, %25
  %27 = load i32, ptr %7, align 4, !tbaa !4
  %28 = add nsw i32 %27, %26
  store i32 %28, ptr %7, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %15
  %30 = load i32, ptr %8, align 4, !tbaa !4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %8, align 4, !tbaa !4
  br label %11, !llvm.loop !16

32:                                               ; preds = %14
  %33 = load i32, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %7) #6
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret i32 %33
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_distance(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !17
  store ptr %1, ptr %6, align 8, !tbaa !17
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %19 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %20 = mul i32 8, %19
  %21 = add i32 8, %20
  store i32 %21, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 8, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %22 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %23 = sub nsw i32 %22, 4
  store i32 %23, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %24 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #7
  %25 = sub nsw i32 %24, 2
  store i32 %25, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store i32 0, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %26

26:                                               ; preds = %87, %4
  %27 = load i32, ptr %14, align 4, !tbaa !4
  %28 = icmp slt i32 %27, 8
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %90

30:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %16) #6
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %83, %30
  %32 = load i32, ptr %16, align 4, !tbaa !4
  %33 = icmp slt i32 %32, 8
  br i1 %33, label %35, label %34

34:                                               ; preds = %31
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %86

35:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %36 = load ptr, ptr %5, align 8, !tbaa !17
  %37 = load i32, ptr %10, align 4, !tbaa !4
  %38 = load i32, ptr %14, align 4, !tbaa !4
  %39 = add nsw i32 %37, %38
  %40 = load i32, ptr %8, align 4, !tbaa !4
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %9, align 4, !tbaa !4
  %43 = add nsw i32 %41, %42
  %44 = load i32, ptr %16, align 4, !tbaa !4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %36, i64 %46
  %48 = load i8, ptr %47, align 1, !tbaa !14
  %49 = zext i8 %48 to i32
  store i32 %49, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %50 = load ptr, ptr %6, align 8, !tbaa !17
  %51 = load i32, ptr %10, align 4, !tbaa !4
  %52 = load i32, ptr %14, align 4, !tbaa !4
  %53 = add nsw i32 %51, %52
  %54 = load i32, ptr %12, align 4, !tbaa !4
  %55 = add nsw i32 %53, %54
  %56 = load i32, ptr %8, align 4, !tbaa !4
  %57 = mul nsw i32 %55, %56
  %58 = load i32, ptr %9, align 4, !tbaa !4
  %59 = add nsw i32 %57, %58
  %60 = load i32, ptr %16, align 4, !tbaa !4
  %61 = add nsw i32 %59, %60
  %62 = load i32, ptr %11, align 4, !tbaa !4
  %63 = add nsw i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr %50, i64 %64
  %66 = load i8, ptr %65, align 1, !tbaa !14
  %67 = zext i8 %66 to i32
  store i32 %67, ptr %18, align 4, !tbaa !4
  %68 = load i32, ptr %17, align 4, !tbaa !4
  %69 = load i32, ptr %18, align 4, !tbaa !4
  %70 = icmp sgt i32 %68, %69
  br i1 %70, label %71, label %75

71:                                               ; preds = %35
  %72 = load i32, ptr %17, align 4, !tbaa !4
  %73 = load i32, ptr %18, align 4, !tbaa !4
  %74 = sub nsw i32 %72, %73
  br label %79

75:                                               ; preds = %35
  %76 = load i32, ptr %18, align 4, !tbaa !4
  %77 = load i32, ptr %17, align 4, !tbaa !4
  %78 = sub nsw i32 %76, %77
  br label %79

79:                                               ; preds = %75, %71
  %80 = phi i32 [ %74, %71 ], [ %78, %75 ]
  %81 = load i32, ptr %13, align 4, !tbaa !4
  %82 = add i32 %81, %80
  store i32 %82, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %83

83:                                               ; preds = %79
  %84 = load i32, ptr %16, align 4, !tbaa !4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %16, align 4, !tbaa !4
  br label %31, !llvm.loop !19

86:                                               ; preds = %34
  br label %87

87:                                               ; preds = %86
  %88 = load i32, ptr %14, align 4, !tbaa !4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %14, align 4, !tbaa !4
  br label %26, !llvm.loop !20

90:                                               ; preds = %29
  %91 = load i32, ptr %13, align 4, !tbaa !4
  %92 = load ptr, ptr %7, align 8, !tbaa !8
  %93 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %94 = call noundef i32 @_ZN11gv_blockDim5get_yEv() #7
  %95 = mul i32 %93, %94
  %96 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #7
  %97 = add i32 %95, %96
  %98 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %99 = mul i32 %97, %98
  %100 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %101 = add i32 %99, %100
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %92, i64 %102
  store i32 %91, ptr %103, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{i64 0, i64 4, !14}
!14 = !{!6, !6, i64 0}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 omnipotent char", !10, i64 0}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
