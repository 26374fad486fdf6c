; ModuleID = 'cipher_rounds.cu'
source_filename = "cipher_rounds.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%class.Sha256 = type { [8 x i32] }
%class.SipHash = type { i64, i64, i64, i64 }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN6Sha256C1Ev = comdat any

$_ZN6Sha2565chunkERA16_j = comdat any

$_ZNK6Sha2564wordEi = comdat any

$_ZN7SipHashC1Eyy = comdat any

$_ZN7SipHash3addEy = comdat any

$_ZN7SipHash6finishEv = comdat any

$_ZN6Sha256C2Ev = comdat any

$_ZN7SipHashC2Eyy = comdat any

$_ZN7SipHash5roundEv = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@constinit = private constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@_ZL12shaConstants = internal addrspace(4) constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @chacha_blocks(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [16 x i32], align 4
  %9 = alloca i32, align 4
  %10 = alloca [16 x i32], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %14 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #9
  %15 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #9
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  %18 = add i32 %16, %17
  store i32 %18, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #8
  call void @llvm.memset.p0.i64(ptr align 4 %8, i8 0, i64 64, i1 false)
  %19 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %8, i32 0, i32 0
  store i32 1634760805, ptr %19, align 4
  %20 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %8, i32 0, i32 1
  store i32 857760878, ptr %20, align 4
  %21 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %8, i32 0, i32 2
  store i32 2036477234, ptr %21, align 4
  %22 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr %8, i32 0, i32 3
  store i32 1797285236, ptr %22, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #8
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %23

23:                                               ; preds = %37, %3
  %24 = load i32, ptr %9, align 4, !tbaa !4
  %25 = icmp slt i32 %24, 8
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %9) #8
  br label %40

27:                                               ; preds = %23
  %28 = load ptr, ptr %4, align 8, !tbaa !8
  %29 = load i32, ptr %9, align 4, !tbaa !4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = load i32, ptr %9, align 4, !tbaa !4
  %34 = add nsw i32 4, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 %35
  store i32 %32, ptr %36, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %27
  %38 = load i32, ptr %9, align 4, !tbaa !4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %9, align 4, !tbaa !4
  br label %23, !llvm.loop !11

40:                                               ; preds = %26
  %41 = load i32, ptr %7, align 4, !tbaa !4
  %42 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 12
  store i32 %41, ptr %42, align 4, !tbaa !4
  %43 = load i32, ptr %6, align 4, !tbaa !4
  %44 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 13
  store i32 %43, ptr %44, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #8
  call void @llvm.lifetime.start.p0(ptr %11) #8
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %57, %40
  %46 = load i32, ptr %11, align 4, !tbaa !4
  %47 = icmp slt i32 %46, 16
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %60

49:                                               ; preds = %45
  %50 = load i32, ptr %11, align 4, !tbaa !4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !4
  %54 = load i32, ptr %11, align 4, !tbaa !4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %55
  store i32 %53, ptr %56, align 4, !tbaa !4
  br label %57

57:                                               ; preds = %49
  %58 = load i32, ptr %11, align 4, !tbaa !4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %11, align 4, !tbaa !4
  br label %45, !llvm.loop !13

60:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %12) #8
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %61

61:                                               ; preds = %66, %60
  %62 = load i32, ptr %12, align 4, !tbaa !4
  %63 = icmp slt i32 %62, 10
  br i1 %63, label %65, label %64

64:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %69

65:                                               ; preds = %61
  call void @_ZL7quarterILi0ELi4ELi8ELi12EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %10) #9
  call void @_ZL7quarterILi1ELi5ELi9ELi13EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %10) #9
  call void @_ZL7quarterILi2ELi6ELi10ELi14EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %10) #9
  call void @_ZL7quarterILi3ELi7ELi11ELi15EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %10) #9
  call void @_ZL7quarterILi0ELi5ELi10ELi15EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %10) #9
  call void @_ZL7quarterILi1ELi6ELi11ELi12EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %10) #9
  call void @_ZL7quarterILi2ELi7ELi8ELi13EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %10) #9
  call void @_ZL7quarterILi3ELi4ELi9ELi14EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %10) #9
  br label %66

66:                                               ; preds = %65
  %67 = load i32, ptr %12, align 4, !tbaa !4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %12, align 4, !tbaa !4
  br label %61, !llvm.loop !14

69:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %13) #8
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %70

70:                                               ; preds = %91, %69
  %71 = load i32, ptr %13, align 4, !tbaa !4
  %72 = icmp slt i32 %71, 16
  br i1 %72, label %74, label %73

73:                                               ; preds = %70
  call void @llvm.lifetime.end.p0(ptr %13) #8
  br label %94

74:                                               ; preds = %70
  %75 = load i32, ptr %13, align 4, !tbaa !4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !4
  %79 = load i32, ptr %13, align 4, !tbaa !4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 %80
  %82 = load i32, ptr %81, align 4, !tbaa !4
  %83 = add i32 %78, %82
  %84 = load ptr, ptr %5, align 8, !tbaa !8
  %85 = load i32, ptr %7, align 4, !tbaa !4
  %86 = mul i32 16, %85
  %87 = load i32, ptr %13, align 4, !tbaa !4
  %88 = add i32 %86, %87
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr %84, i64 %89
  store i32 %83, ptr %90, align 4, !tbaa !4
  br label %91

91:                                               ; preds = %74
  %92 = load i32, ptr %13, align 4, !tbaa !4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %13, align 4, !tbaa !4
  br label %70, !llvm.loop !16

94:                                               ; preds = %73
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL7quarterILi0ELi4ELi8ELi12EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %0) #4 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !8
  %3 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %4 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 4
  %5 = load i32, ptr %4, align 4, !tbaa !4
  %6 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %7 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 0
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = add i32 %8, %5
  store i32 %9, ptr %7, align 4, !tbaa !4
  %10 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %11 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 12
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %14 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 0
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = xor i32 %12, %15
  %17 = call noundef i32 @_ZL7rotatedji(i32 noundef %16, i32 noundef 16) #9
  %18 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %19 = getelementptr inbounds [16 x i32], ptr %18, i64 0, i64 12
  store i32 %17, ptr %19, align 4, !tbaa !4
  %20 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %21 = getelementptr inbounds [16 x i32], ptr %20, i64 0, i64 12
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %24 = getelementptr inbounds [16 x i32], ptr %23, i64 0, i64 8
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = add i32 %25, %22
  store i32 %26, ptr %24, align 4, !tbaa !4
  %27 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %28 = getelementptr inbounds [16 x i32], ptr %27, i64 0, i64 4
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %31 = getelementptr inbounds [16 x i32], ptr %30, i64 0, i64 8
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = xor i32 %29, %32
  %34 = call noundef i32 @_ZL7rotatedji(i32 noundef %33, i32 noundef 12) #9
  %35 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %36 = getelementptr inbounds [16 x i32], ptr %35, i64 0, i64 4
  store i32 %34, ptr %36, align 4, !tbaa !4
  %37 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %38 = getelementptr inbounds [16 x i32], ptr %37, i64 0, i64 4
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %41 = getelementptr inbounds [16 x i32], ptr %40, i64 0, i64 0
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = add i32 %42, %39
  store i32 %43, ptr %41, align 4, !tbaa !4
  %44 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %45 = getelementptr inbounds [16 x i32], ptr %44, i64 0, i64 12
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %48 = getelementptr inbounds [16 x i32], ptr %47, i64 0, i64 0
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = xor i32 %46, %49
  %51 = call noundef i32 @_ZL7rotatedji(i32 noundef %50, i32 noundef 8) #9
  %52 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %53 = getelementptr inbounds [16 x i32], ptr %52, i64 0, i64 12
  store i32 %51, ptr %53, align 4, !tbaa !4
  %54 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %55 = getelementptr inbounds [16 x i32], ptr %54, i64 0, i64 12
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %58 = getelementptr inbounds [16 x i32], ptr %57, i64 0, i64 8
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = add i32 %59, %56
  store i32 %60, ptr %58, align 4, !tbaa !4
  %61 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %62 = getelementptr inbounds [16 x i32], ptr %61, i64 0, i64 4
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %65 = getelementptr inbounds [16 x i32], ptr %64, i64 0, i64 8
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = xor i32 %63, %66
  %68 = call noundef i32 @_ZL7rotatedji(i32 noundef %67, i32 noundef 7) #9
  %69 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %70 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 4
  store i32 %68, ptr %70, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL7quarterILi1ELi5ELi9ELi13EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %0) #4 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !8
  %3 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %4 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 5
  %5 = load i32, ptr %4, align 4, !tbaa !4
  %6 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %7 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 1
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = add i32 %8, %5
  store i32 %9, ptr %7, align 4, !tbaa !4
  %10 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %11 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 13
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %14 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 1
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = xor i32 %12, %15
  %17 = call noundef i32 @_ZL7rotatedji(i32 noundef %16, i32 noundef 16) #9
  %18 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %19 = getelementptr inbounds [16 x i32], ptr %18, i64 0, i64 13
  store i32 %17, ptr %19, align 4, !tbaa !4
  %20 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %21 = getelementptr inbounds [16 x i32], ptr %20, i64 0, i64 13
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %24 = getelementptr inbounds [16 x i32], ptr %23, i64 0, i64 9
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = add i32 %25, %22
  store i32 %26, ptr %24, align 4, !tbaa !4
  %27 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %28 = getelementptr inbounds [16 x i32], ptr %27, i64 0, i64 5
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %31 = getelementptr inbounds [16 x i32], ptr %30, i64 0, i64 9
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = xor i32 %29, %32
  %34 = call noundef i32 @_ZL7rotatedji(i32 noundef %33, i32 noundef 12) #9
  %35 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %36 = getelementptr inbounds [16 x i32], ptr %35, i64 0, i64 5
  store i32 %34, ptr %36, align 4, !tbaa !4
  %37 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %38 = getelementptr inbounds [16 x i32], ptr %37, i64 0, i64 5
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %41 = getelementptr inbounds [16 x i32], ptr %40, i64 0, i64 1
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = add i32 %42, %39
  store i32 %43, ptr %41, align 4, !tbaa !4
  %44 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %45 = getelementptr inbounds [16 x i32], ptr %44, i64 0, i64 13
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %48 = getelementptr inbounds [16 x i32], ptr %47, i64 0, i64 1
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = xor i32 %46, %49
  %51 = call noundef i32 @_ZL7rotatedji(i32 noundef %50, i32 noundef 8) #9
  %52 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %53 = getelementptr inbounds [16 x i32], ptr %52, i64 0, i64 13
  store i32 %51, ptr %53, align 4, !tbaa !4
  %54 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %55 = getelementptr inbounds [16 x i32], ptr %54, i64 0, i64 13
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %58 = getelementptr inbounds [16 x i32], ptr %57, i64 0, i64 9
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = add i32 %59, %56
  store i32 %60, ptr %58, align 4, !tbaa !4
  %61 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %62 = getelementptr inbounds [16 x i32], ptr %61, i64 0, i64 5
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %65 = getelementptr inbounds [16 x i32], ptr %64, i64 0, i64 9
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = xor i32 %63, %66
  %68 = call noundef i32 @_ZL7rotatedji(i32 noundef %67, i32 noundef 7) #9
  %69 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %70 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 5
  store i32 %68, ptr %70, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL7quarterILi2ELi6ELi10ELi14EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %0) #4 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !8
  %3 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %4 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 6
  %5 = load i32, ptr %4, align 4, !tbaa !4
  %6 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %7 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 2
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = add i32 %8, %5
  store i32 %9, ptr %7, align 4, !tbaa !4
  %10 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %11 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 14
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %14 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 2
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = xor i32 %12, %15
  %17 = call noundef i32 @_ZL7rotatedji(i32 noundef %16, i32 noundef 16) #9
  %18 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %19 = getelementptr inbounds [16 x i32], ptr %18, i64 0, i64 14
  store i32 %17, ptr %19, align 4, !tbaa !4
  %20 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %21 = getelementptr inbounds [16 x i32], ptr %20, i64 0, i64 14
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %24 = getelementptr inbounds [16 x i32], ptr %23, i64 0, i64 10
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = add i32 %25, %22
  store i32 %26, ptr %24, align 4, !tbaa !4
  %27 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %28 = getelementptr inbounds [16 x i32], ptr %27, i64 0, i64 6
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %31 = getelementptr inbounds [16 x i32], ptr %30, i64 0, i64 10
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = xor i32 %29, %32
  %34 = call noundef i32 @_ZL7rotatedji(i32 noundef %33, i32 noundef 12) #9
  %35 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %36 = getelementptr inbounds [16 x i32], ptr %35, i64 0, i64 6
  store i32 %34, ptr %36, align 4, !tbaa !4
  %37 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %38 = getelementptr inbounds [16 x i32], ptr %37, i64 0, i64 6
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %41 = getelementptr inbounds [16 x i32], ptr %40, i64 0, i64 2
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = add i32 %42, %39
  store i32 %43, ptr %41, align 4, !tbaa !4
  %44 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %45 = getelementptr inbounds [16 x i32], ptr %44, i64 0, i64 14
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %48 = getelementptr inbounds [16 x i32], ptr %47, i64 0, i64 2
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = xor i32 %46, %49
  %51 = call noundef i32 @_ZL7rotatedji(i32 noundef %50, i32 noundef 8) #9
  %52 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %53 = getelementptr inbounds [16 x i32], ptr %52, i64 0, i64 14
  store i32 %51, ptr %53, align 4, !tbaa !4
  %54 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %55 = getelementptr inbounds [16 x i32], ptr %54, i64 0, i64 14
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %58 = getelementptr inbounds [16 x i32], ptr %57, i64 0, i64 10
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = add i32 %59, %56
  store i32 %60, ptr %58, align 4, !tbaa !4
  %61 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %62 = getelementptr inbounds [16 x i32], ptr %61, i64 0, i64 6
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %65 = getelementptr inbounds [16 x i32], ptr %64, i64 0, i64 10
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = xor i32 %63, %66
  %68 = call noundef i32 @_ZL7rotatedji(i32 noundef %67, i32 noundef 7) #9
  %69 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %70 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 6
  store i32 %68, ptr %70, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL7quarterILi3ELi7ELi11ELi15EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %0) #4 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !8
  %3 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %4 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 7
  %5 = load i32, ptr %4, align 4, !tbaa !4
  %6 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %7 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 3
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = add i32 %8, %5
  store i32 %9, ptr %7, align 4, !tbaa !4
  %10 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %11 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 15
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %14 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 3
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = xor i32 %12, %15
  %17 = call noundef i32 @_ZL7rotatedji(i32 noundef %16, i32 noundef 16) #9
  %18 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %19 = getelementptr inbounds [16 x i32], ptr %18, i64 0, i64 15
  store i32 %17, ptr %19, align 4, !tbaa !4
  %20 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %21 = getelementptr inbounds [16 x i32], ptr %20, i64 0, i64 15
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %24 = getelementptr inbounds [16 x i32], ptr %23, i64 0, i64 11
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = add i32 %25, %22
  store i32 %26, ptr %24, align 4, !tbaa !4
  %27 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %28 = getelementptr inbounds [16 x i32], ptr %27, i64 0, i64 7
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %31 = getelementptr inbounds [16 x i32], ptr %30, i64 0, i64 11
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = xor i32 %29, %32
  %34 = call noundef i32 @_ZL7rotatedji(i32 noundef %33, i32 noundef 12) #9
  %35 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %36 = getelementptr inbounds [16 x i32], ptr %35, i64 0, i64 7
  store i32 %34, ptr %36, align 4, !tbaa !4
  %37 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %38 = getelementptr inbounds [16 x i32], ptr %37, i64 0, i64 7
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %41 = getelementptr inbounds [16 x i32], ptr %40, i64 0, i64 3
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = add i32 %42, %39
  store i32 %43, ptr %41, align 4, !tbaa !4
  %44 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %45 = getelementptr inbounds [16 x i32], ptr %44, i64 0, i64 15
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %48 = getelementptr inbounds [16 x i32], ptr %47, i64 0, i64 3
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = xor i32 %46, %49
  %51 = call noundef i32 @_ZL7rotatedji(i32 noundef %50, i32 noundef 8) #9
  %52 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %53 = getelementptr inbounds [16 x i32], ptr %52, i64 0, i64 15
  store i32 %51, ptr %53, align 4, !tbaa !4
  %54 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %55 = getelementptr inbounds [16 x i32], ptr %54, i64 0, i64 15
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %58 = getelementptr inbounds [16 x i32], ptr %57, i64 0, i64 11
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = add i32 %59, %56
  store i32 %60, ptr %58, align 4, !tbaa !4
  %61 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %62 = getelementptr inbounds [16 x i32], ptr %61, i64 0, i64 7
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %65 = getelementptr inbounds [16 x i32], ptr %64, i64 0, i64 11
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = xor i32 %63, %66
  %68 = call noundef i32 @_ZL7rotatedji(i32 noundef %67, i32 noundef 7) #9
  %69 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %70 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 7
  store i32 %68, ptr %70, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL7quarterILi0ELi5ELi10ELi15EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %0) #4 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !8
  %3 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %4 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 5
  %5 = load i32, ptr %4, align 4, !tbaa !4
  %6 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %7 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 0
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = add i32 %8, %5
  store i32 %9, ptr %7, align 4, !tbaa !4
  %10 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %11 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 15
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %14 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 0
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = xor i32 %12, %15
  %17 = call noundef i32 @_ZL7rotatedji(i32 noundef %16, i32 noundef 16) #9
  %18 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %19 = getelementptr inbounds [16 x i32], ptr %18, i64 0, i64 15
  store i32 %17, ptr %19, align 4, !tbaa !4
  %20 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %21 = getelementptr inbounds [16 x i32], ptr %20, i64 0, i64 15
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %24 = getelementptr inbounds [16 x i32], ptr %23, i64 0, i64 10
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = add i32 %25, %22
  store i32 %26, ptr %24, align 4, !tbaa !4
  %27 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %28 = getelementptr inbounds [16 x i32], ptr %27, i64 0, i64 5
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %31 = getelementptr inbounds [16 x i32], ptr %30, i64 0, i64 10
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = xor i32 %29, %32
  %34 = call noundef i32 @_ZL7rotatedji(i32 noundef %33, i32 noundef 12) #9
  %35 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %36 = getelementptr inbounds [16 x i32], ptr %35, i64 0, i64 5
  store i32 %34, ptr %36, align 4, !tbaa !4
  %37 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %38 = getelementptr inbounds [16 x i32], ptr %37, i64 0, i64 5
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %41 = getelementptr inbounds [16 x i32], ptr %40, i64 0, i64 0
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = add i32 %42, %39
  store i32 %43, ptr %41, align 4, !tbaa !4
  %44 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %45 = getelementptr inbounds [16 x i32], ptr %44, i64 0, i64 15
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %48 = getelementptr inbounds [16 x i32], ptr %47, i64 0, i64 0
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = xor i32 %46, %49
  %51 = call noundef i32 @_ZL7rotatedji(i32 noundef %50, i32 noundef 8) #9
  %52 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %53 = getelementptr inbounds [16 x i32], ptr %52, i64 0, i64 15
  store i32 %51, ptr %53, align 4, !tbaa !4
  %54 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %55 = getelementptr inbounds [16 x i32], ptr %54, i64 0, i64 15
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %58 = getelementptr inbounds [16 x i32], ptr %57, i64 0, i64 10
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = add i32 %59, %56
  store i32 %60, ptr %58, align 4, !tbaa !4
  %61 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %62 = getelementptr inbounds [16 x i32], ptr %61, i64 0, i64 5
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %65 = getelementptr inbounds [16 x i32], ptr %64, i64 0, i64 10
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = xor i32 %63, %66
  %68 = call noundef i32 @_ZL7rotatedji(i32 noundef %67, i32 noundef 7) #9
  %69 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %70 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 5
  store i32 %68, ptr %70, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL7quarterILi1ELi6ELi11ELi12EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %0) #4 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !8
  %3 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %4 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 6
  %5 = load i32, ptr %4, align 4, !tbaa !4
  %6 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %7 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 1
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = add i32 %8, %5
  store i32 %9, ptr %7, align 4, !tbaa !4
  %10 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %11 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 12
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %14 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 1
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = xor i32 %12, %15
  %17 = call noundef i32 @_ZL7rotatedji(i32 noundef %16, i32 noundef 16) #9
  %18 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %19 = getelementptr inbounds [16 x i32], ptr %18, i64 0, i64 12
  store i32 %17, ptr %19, align 4, !tbaa !4
  %20 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %21 = getelementptr inbounds [16 x i32], ptr %20, i64 0, i64 12
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %24 = getelementptr inbounds [16 x i32], ptr %23, i64 0, i64 11
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = add i32 %25, %22
  store i32 %26, ptr %24, align 4, !tbaa !4
  %27 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %28 = getelementptr inbounds [16 x i32], ptr %27, i64 0, i64 6
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %31 = getelementptr inbounds [16 x i32], ptr %30, i64 0, i64 11
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = xor i32 %29, %32
  %34 = call noundef i32 @_ZL7rotatedji(i32 noundef %33, i32 noundef 12) #9
  %35 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %36 = getelementptr inbounds [16 x i32], ptr %35, i64 0, i64 6
  store i32 %34, ptr %36, align 4, !tbaa !4
  %37 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %38 = getelementptr inbounds [16 x i32], ptr %37, i64 0, i64 6
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %41 = getelementptr inbounds [16 x i32], ptr %40, i64 0, i64 1
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = add i32 %42, %39
  store i32 %43, ptr %41, align 4, !tbaa !4
  %44 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %45 = getelementptr inbounds [16 x i32], ptr %44, i64 0, i64 12
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %48 = getelementptr inbounds [16 x i32], ptr %47, i64 0, i64 1
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = xor i32 %46, %49
  %51 = call noundef i32 @_ZL7rotatedji(i32 noundef %50, i32 noundef 8) #9
  %52 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %53 = getelementptr inbounds [16 x i32], ptr %52, i64 0, i64 12
  store i32 %51, ptr %53, align 4, !tbaa !4
  %54 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %55 = getelementptr inbounds [16 x i32], ptr %54, i64 0, i64 12
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %58 = getelementptr inbounds [16 x i32], ptr %57, i64 0, i64 11
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = add i32 %59, %56
  store i32 %60, ptr %58, align 4, !tbaa !4
  %61 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %62 = getelementptr inbounds [16 x i32], ptr %61, i64 0, i64 6
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %65 = getelementptr inbounds [16 x i32], ptr %64, i64 0, i64 11
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = xor i32 %63, %66
  %68 = call noundef i32 @_ZL7rotatedji(i32 noundef %67, i32 noundef 7) #9
  %69 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %70 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 6
  store i32 %68, ptr %70, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL7quarterILi2ELi7ELi8ELi13EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %0) #4 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !8
  %3 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %4 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 7
  %5 = load i32, ptr %4, align 4, !tbaa !4
  %6 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %7 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 2
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = add i32 %8, %5
  store i32 %9, ptr %7, align 4, !tbaa !4
  %10 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %11 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 13
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %14 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 2
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = xor i32 %12, %15
  %17 = call noundef i32 @_ZL7rotatedji(i32 noundef %16, i32 noundef 16) #9
  %18 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %19 = getelementptr inbounds [16 x i32], ptr %18, i64 0, i64 13
  store i32 %17, ptr %19, align 4, !tbaa !4
  %20 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %21 = getelementptr inbounds [16 x i32], ptr %20, i64 0, i64 13
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %24 = getelementptr inbounds [16 x i32], ptr %23, i64 0, i64 8
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = add i32 %25, %22
  store i32 %26, ptr %24, align 4, !tbaa !4
  %27 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %28 = getelementptr inbounds [16 x i32], ptr %27, i64 0, i64 7
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %31 = getelementptr inbounds [16 x i32], ptr %30, i64 0, i64 8
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = xor i32 %29, %32
  %34 = call noundef i32 @_ZL7rotatedji(i32 noundef %33, i32 noundef 12) #9
  %35 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %36 = getelementptr inbounds [16 x i32], ptr %35, i64 0, i64 7
  store i32 %34, ptr %36, align 4, !tbaa !4
  %37 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %38 = getelementptr inbounds [16 x i32], ptr %37, i64 0, i64 7
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %41 = getelementptr inbounds [16 x i32], ptr %40, i64 0, i64 2
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = add i32 %42, %39
  store i32 %43, ptr %41, align 4, !tbaa !4
  %44 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %45 = getelementptr inbounds [16 x i32], ptr %44, i64 0, i64 13
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %48 = getelementptr inbounds [16 x i32], ptr %47, i64 0, i64 2
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = xor i32 %46, %49
  %51 = call noundef i32 @_ZL7rotatedji(i32 noundef %50, i32 noundef 8) #9
  %52 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %53 = getelementptr inbounds [16 x i32], ptr %52, i64 0, i64 13
  store i32 %51, ptr %53, align 4, !tbaa !4
  %54 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %55 = getelementptr inbounds [16 x i32], ptr %54, i64 0, i64 13
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %58 = getelementptr inbounds [16 x i32], ptr %57, i64 0, i64 8
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = add i32 %59, %56
  store i32 %60, ptr %58, align 4, !tbaa !4
  %61 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %62 = getelementptr inbounds [16 x i32], ptr %61, i64 0, i64 7
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %65 = getelementptr inbounds [16 x i32], ptr %64, i64 0, i64 8
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = xor i32 %63, %66
  %68 = call noundef i32 @_ZL7rotatedji(i32 noundef %67, i32 noundef 7) #9
  %69 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %70 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 7
  store i32 %68, ptr %70, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL7quarterILi3ELi4ELi9ELi14EEvRA16_j(ptr noundef nonnull align 4 dereferenceable(64) %0) #4 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !8
  %3 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %4 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 4
  %5 = load i32, ptr %4, align 4, !tbaa !4
  %6 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %7 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 3
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = add i32 %8, %5
  store i32 %9, ptr %7, align 4, !tbaa !4
  %10 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %11 = getelementptr inbounds [16 x i32], ptr %10, i64 0, i64 14
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %14 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 3
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = xor i32 %12, %15
  %17 = call noundef i32 @_ZL7rotatedji(i32 noundef %16, i32 noundef 16) #9
  %18 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %19 = getelementptr inbounds [16 x i32], ptr %18, i64 0, i64 14
  store i32 %17, ptr %19, align 4, !tbaa !4
  %20 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %21 = getelementptr inbounds [16 x i32], ptr %20, i64 0, i64 14
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %24 = getelementptr inbounds [16 x i32], ptr %23, i64 0, i64 9
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = add i32 %25, %22
  store i32 %26, ptr %24, align 4, !tbaa !4
  %27 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %28 = getelementptr inbounds [16 x i32], ptr %27, i64 0, i64 4
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %31 = getelementptr inbounds [16 x i32], ptr %30, i64 0, i64 9
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = xor i32 %29, %32
  %34 = call noundef i32 @_ZL7rotatedji(i32 noundef %33, i32 noundef 12) #9
  %35 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %36 = getelementptr inbounds [16 x i32], ptr %35, i64 0, i64 4
  store i32 %34, ptr %36, align 4, !tbaa !4
  %37 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %38 = getelementptr inbounds [16 x i32], ptr %37, i64 0, i64 4
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %41 = getelementptr inbounds [16 x i32], ptr %40, i64 0, i64 3
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = add i32 %42, %39
  store i32 %43, ptr %41, align 4, !tbaa !4
  %44 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %45 = getelementptr inbounds [16 x i32], ptr %44, i64 0, i64 14
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %48 = getelementptr inbounds [16 x i32], ptr %47, i64 0, i64 3
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = xor i32 %46, %49
  %51 = call noundef i32 @_ZL7rotatedji(i32 noundef %50, i32 noundef 8) #9
  %52 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %53 = getelementptr inbounds [16 x i32], ptr %52, i64 0, i64 14
  store i32 %51, ptr %53, align 4, !tbaa !4
  %54 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %55 = getelementptr inbounds [16 x i32], ptr %54, i64 0, i64 14
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %58 = getelementptr inbounds [16 x i32], ptr %57, i64 0, i64 9
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = add i32 %59, %56
  store i32 %60, ptr %58, align 4, !tbaa !4
  %61 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %62 = getelementptr inbounds [16 x i32], ptr %61, i64 0, i64 4
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %65 = getelementptr inbounds [16 x i32], ptr %64, i64 0, i64 9
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = xor i32 %63, %66
  %68 = call noundef i32 @_ZL7rotatedji(i32 noundef %67, i32 noundef 7) #9
  %69 = load ptr, ptr %2, align 8, !tbaa !8, !nonnull !17, !align !18
  %70 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 4
  store i32 %68, ptr %70, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sha256_chunks(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca [16 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca %class.Sha256, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %10 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #9
  %11 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #9
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  %14 = add i32 %12, %13
  store i32 %14, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #8
  call void @llvm.lifetime.start.p0(ptr %7) #8
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %31, %2
  %16 = load i32, ptr %7, align 4, !tbaa !4
  %17 = icmp slt i32 %16, 16
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %7) #8
  br label %34

19:                                               ; preds = %15
  %20 = load ptr, ptr %3, align 8, !tbaa !8
  %21 = load i32, ptr %5, align 4, !tbaa !4
  %22 = mul nsw i32 16, %21
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %20, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %29
  store i32 %27, ptr %30, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %19
  %32 = load i32, ptr %7, align 4, !tbaa !4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %7, align 4, !tbaa !4
  br label %15, !llvm.loop !19

34:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %8) #8
  call void @_ZN6Sha256C1Ev(ptr noundef nonnull align 4 dereferenceable(32) %8) #9
  call void @_ZN6Sha2565chunkERA16_j(ptr noundef nonnull align 4 dereferenceable(32) %8, ptr noundef nonnull align 4 dereferenceable(64) %6) #9
  call void @llvm.lifetime.start.p0(ptr %9) #8
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %49, %34
  %36 = load i32, ptr %9, align 4, !tbaa !4
  %37 = icmp slt i32 %36, 8
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr %9) #8
  br label %52

39:                                               ; preds = %35
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = call noundef i32 @_ZNK6Sha2564wordEi(ptr noundef nonnull align 4 dereferenceable(32) %8, i32 noundef %40) #9
  %42 = load ptr, ptr %4, align 8, !tbaa !8
  %43 = load i32, ptr %5, align 4, !tbaa !4
  %44 = mul nsw i32 8, %43
  %45 = load i32, ptr %9, align 4, !tbaa !4
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %42, i64 %47
  store i32 %41, ptr %48, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %39
  %50 = load i32, ptr %9, align 4, !tbaa !4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %9, align 4, !tbaa !4
  br label %35, !llvm.loop !20

52:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %6) #8
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6Sha256C1Ev(ptr noundef nonnull align 4 dereferenceable(32) %0) unnamed_addr #5 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6Sha256C2Ev(ptr noundef nonnull align 4 dereferenceable(32) %3) #9
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6Sha2565chunkERA16_j(ptr noundef nonnull align 4 dereferenceable(32) %0, ptr noundef nonnull align 4 dereferenceable(64) %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [8 x i32], align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !21
  store ptr %1, ptr %4, align 8, !tbaa !8
  %17 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #8
  call void @llvm.lifetime.start.p0(ptr %6) #8
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %18

18:                                               ; preds = %31, %2
  %19 = load i32, ptr %6, align 4, !tbaa !4
  %20 = icmp slt i32 %19, 8
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(ptr %6) #8
  br label %34

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw %class.Sha256, ptr %17, i32 0, i32 0
  %24 = load i32, ptr %6, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [8 x i32], ptr %23, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = load i32, ptr %6, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 %29
  store i32 %27, ptr %30, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %22
  %32 = load i32, ptr %6, align 4, !tbaa !4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %6, align 4, !tbaa !4
  br label %18, !llvm.loop !23

34:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %7) #8
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %177, %34
  %36 = load i32, ptr %7, align 4, !tbaa !4
  %37 = icmp slt i32 %36, 64
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i32 5, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #8
  br label %180

39:                                               ; preds = %35
  %40 = load i32, ptr %7, align 4, !tbaa !4
  %41 = icmp sge i32 %40, 16
  br i1 %41, label %42, label %89

42:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %43 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !17, !align !18
  %44 = load i32, ptr %7, align 4, !tbaa !4
  %45 = sub nsw i32 %44, 15
  %46 = srem i32 %45, 16
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [16 x i32], ptr %43, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  store i32 %49, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %50 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !17, !align !18
  %51 = load i32, ptr %7, align 4, !tbaa !4
  %52 = sub nsw i32 %51, 2
  %53 = srem i32 %52, 16
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [16 x i32], ptr %50, i64 0, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  store i32 %56, ptr %10, align 4, !tbaa !4
  %57 = load i32, ptr %9, align 4, !tbaa !4
  %58 = call noundef i32 @_ZL7rotatedji(i32 noundef %57, i32 noundef 25) #9
  %59 = load i32, ptr %9, align 4, !tbaa !4
  %60 = call noundef i32 @_ZL7rotatedji(i32 noundef %59, i32 noundef 14) #9
  %61 = xor i32 %58, %60
  %62 = load i32, ptr %9, align 4, !tbaa !4
  %63 = lshr i32 %62, 3
  %64 = xor i32 %61, %63
  %65 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !17, !align !18
  %66 = load i32, ptr %7, align 4, !tbaa !4
  %67 = sub nsw i32 %66, 7
  %68 = srem i32 %67, 16
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [16 x i32], ptr %65, i64 0, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !4
  %72 = add i32 %64, %71
  %73 = load i32, ptr %10, align 4, !tbaa !4
  %74 = call noundef i32 @_ZL7rotatedji(i32 noundef %73, i32 noundef 15) #9
  %75 = load i32, ptr %10, align 4, !tbaa !4
  %76 = call noundef i32 @_ZL7rotatedji(i32 noundef %75, i32 noundef 13) #9
  %77 = xor i32 %74, %76
  %78 = load i32, ptr %10, align 4, !tbaa !4
  %79 = lshr i32 %78, 10
  %80 = xor i32 %77, %79
  %81 = add i32 %72, %80
  %82 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !17, !align !18
  %83 = load i32, ptr %7, align 4, !tbaa !4
  %84 = srem i32 %83, 16
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [16 x i32], ptr %82, i64 0, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !4
  %88 = add i32 %87, %81
  store i32 %88, ptr %86, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  br label %89

89:                                               ; preds = %42, %39
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %90 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 4
  %91 = load i32, ptr %90, align 4, !tbaa !4
  store i32 %91, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %92 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 0
  %93 = load i32, ptr %92, align 4, !tbaa !4
  store i32 %93, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %94 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 7
  %95 = load i32, ptr %94, align 4, !tbaa !4
  %96 = load i32, ptr %11, align 4, !tbaa !4
  %97 = call noundef i32 @_ZL7rotatedji(i32 noundef %96, i32 noundef 26) #9
  %98 = load i32, ptr %11, align 4, !tbaa !4
  %99 = call noundef i32 @_ZL7rotatedji(i32 noundef %98, i32 noundef 21) #9
  %100 = xor i32 %97, %99
  %101 = load i32, ptr %11, align 4, !tbaa !4
  %102 = call noundef i32 @_ZL7rotatedji(i32 noundef %101, i32 noundef 7) #9
  %103 = xor i32 %100, %102
  %104 = add i32 %95, %103
  %105 = load i32, ptr %11, align 4, !tbaa !4
  %106 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 5
  %107 = load i32, ptr %106, align 4, !tbaa !4
  %108 = and i32 %105, %107
  %109 = load i32, ptr %11, align 4, !tbaa !4
  %110 = xor i32 %109, -1
  %111 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 6
  %112 = load i32, ptr %111, align 4, !tbaa !4
  %113 = and i32 %110, %112
  %114 = xor i32 %108, %113
  %115 = add i32 %104, %114
  %116 = load i32, ptr %7, align 4, !tbaa !4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @_ZL12shaConstants to ptr), i64 0, i64 %117
  %119 = load i32, ptr %118, align 4, !tbaa !4
  %120 = add i32 %115, %119
  %121 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !17, !align !18
  %122 = load i32, ptr %7, align 4, !tbaa !4
  %123 = srem i32 %122, 16
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [16 x i32], ptr %121, i64 0, i64 %124
  %126 = load i32, ptr %125, align 4, !tbaa !4
  %127 = add i32 %120, %126
  store i32 %127, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %128 = load i32, ptr %12, align 4, !tbaa !4
  %129 = call noundef i32 @_ZL7rotatedji(i32 noundef %128, i32 noundef 30) #9
  %130 = load i32, ptr %12, align 4, !tbaa !4
  %131 = call noundef i32 @_ZL7rotatedji(i32 noundef %130, i32 noundef 19) #9
  %132 = xor i32 %129, %131
  %133 = load i32, ptr %12, align 4, !tbaa !4
  %134 = call noundef i32 @_ZL7rotatedji(i32 noundef %133, i32 noundef 10) #9
  %135 = xor i32 %132, %134
  %136 = load i32, ptr %12, align 4, !tbaa !4
  %137 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 1
  %138 = load i32, ptr %137, align 4, !tbaa !4
  %139 = and i32 %136, %138
  %140 = load i32, ptr %12, align 4, !tbaa !4
  %141 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 2
  %142 = load i32, ptr %141, align 4, !tbaa !4
  %143 = and i32 %140, %142
  %144 = xor i32 %139, %143
  %145 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 1
  %146 = load i32, ptr %145, align 4, !tbaa !4
  %147 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 2
  %148 = load i32, ptr %147, align 4, !tbaa !4
  %149 = and i32 %146, %148
  %150 = xor i32 %144, %149
  %151 = add i32 %135, %150
  store i32 %151, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #8
  store i32 7, ptr %15, align 4, !tbaa !4
  br label %152

152:                                              ; preds = %165, %89
  %153 = load i32, ptr %15, align 4, !tbaa !4
  %154 = icmp sgt i32 %153, 0
  br i1 %154, label %156, label %155

155:                                              ; preds = %152
  store i32 8, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %168

156:                                              ; preds = %152
  %157 = load i32, ptr %15, align 4, !tbaa !4
  %158 = sub nsw i32 %157, 1
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !4
  %162 = load i32, ptr %15, align 4, !tbaa !4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 %163
  store i32 %161, ptr %164, align 4, !tbaa !4
  br label %165

165:                                              ; preds = %156
  %166 = load i32, ptr %15, align 4, !tbaa !4
  %167 = add nsw i32 %166, -1
  store i32 %167, ptr %15, align 4, !tbaa !4
  br label %152, !llvm.loop !24

168:                                              ; preds = %155
  %169 = load i32, ptr %13, align 4, !tbaa !4
  %170 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 4
  %171 = load i32, ptr %170, align 4, !tbaa !4
  %172 = add i32 %171, %169
  store i32 %172, ptr %170, align 4, !tbaa !4
  %173 = load i32, ptr %13, align 4, !tbaa !4
  %174 = load i32, ptr %14, align 4, !tbaa !4
  %175 = add i32 %173, %174
  %176 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 0
  store i32 %175, ptr %176, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %177

177:                                              ; preds = %168
  %178 = load i32, ptr %7, align 4, !tbaa !4
  %179 = add nsw i32 %178, 1
  store i32 %179, ptr %7, align 4, !tbaa !4
  br label %35, !llvm.loop !25

180:                                              ; preds = %38
  call void @llvm.lifetime.start.p0(ptr %16) #8
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %181

181:                                              ; preds = %196, %180
  %182 = load i32, ptr %16, align 4, !tbaa !4
  %183 = icmp slt i32 %182, 8
  br i1 %183, label %185, label %184

184:                                              ; preds = %181
  store i32 11, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %199

185:                                              ; preds = %181
  %186 = load i32, ptr %16, align 4, !tbaa !4
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [8 x i32], ptr %5, i64 0, i64 %187
  %189 = load i32, ptr %188, align 4, !tbaa !4
  %190 = getelementptr inbounds nuw %class.Sha256, ptr %17, i32 0, i32 0
  %191 = load i32, ptr %16, align 4, !tbaa !4
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds [8 x i32], ptr %190, i64 0, i64 %192
  %194 = load i32, ptr %193, align 4, !tbaa !4
  %195 = add i32 %194, %189
  store i32 %195, ptr %193, align 4, !tbaa !4
  br label %196

196:                                              ; preds = %185
  %197 = load i32, ptr %16, align 4, !tbaa !4
  %198 = add nsw i32 %197, 1
  store i32 %198, ptr %16, align 4, !tbaa !4
  br label %181, !llvm.loop !27

199:                                              ; preds = %184
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK6Sha2564wordEi(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Sha256, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %4, align 4, !tbaa !4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  ret i32 %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @siphash_words(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %class.SipHash, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !28
  store ptr %1, ptr %6, align 8, !tbaa !28
  store ptr %2, ptr %7, align 8, !tbaa !28
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %12 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #9
  %13 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #9
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %17 = load ptr, ptr %5, align 8, !tbaa !28
  %18 = getelementptr inbounds i64, ptr %17, i64 0
  %19 = load i64, ptr %18, align 8, !tbaa !30
  %20 = load ptr, ptr %5, align 8, !tbaa !28
  %21 = getelementptr inbounds i64, ptr %20, i64 1
  %22 = load i64, ptr %21, align 8, !tbaa !30
  call void @_ZN7SipHashC1Eyy(ptr noundef nonnull align 8 dereferenceable(32) %10, i64 noundef %19, i64 noundef %22) #9
  call void @llvm.lifetime.start.p0(ptr %11) #8
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %23

23:                                               ; preds = %38, %4
  %24 = load i32, ptr %11, align 4, !tbaa !4
  %25 = load i32, ptr %8, align 4, !tbaa !4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %41

28:                                               ; preds = %23
  %29 = load ptr, ptr %6, align 8, !tbaa !28
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %11, align 4, !tbaa !4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i64, ptr %29, i64 %35
  %37 = load i64, ptr %36, align 8, !tbaa !30
  call void @_ZN7SipHash3addEy(ptr noundef nonnull align 8 dereferenceable(32) %10, i64 noundef %37) #9
  br label %38

38:                                               ; preds = %28
  %39 = load i32, ptr %11, align 4, !tbaa !4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %11, align 4, !tbaa !4
  br label %23, !llvm.loop !32

41:                                               ; preds = %27
  %42 = load i32, ptr %8, align 4, !tbaa !4
  %43 = sext i32 %42 to i64
  %44 = shl i64 %43, 59
  call void @_ZN7SipHash3addEy(ptr noundef nonnull align 8 dereferenceable(32) %10, i64 noundef %44) #9
  %45 = call noundef i64 @_ZN7SipHash6finishEv(ptr noundef nonnull align 8 dereferenceable(32) %10) #9
  %46 = load ptr, ptr %7, align 8, !tbaa !28
  %47 = load i32, ptr %9, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i64, ptr %46, i64 %48
  store i64 %45, ptr %49, align 8, !tbaa !30
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN7SipHashC1Eyy(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2) unnamed_addr #4 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !33
  store i64 %1, ptr %5, align 8, !tbaa !30
  store i64 %2, ptr %6, align 8, !tbaa !30
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %5, align 8, !tbaa !30
  %9 = load i64, ptr %6, align 8, !tbaa !30
  call void @_ZN7SipHashC2Eyy(ptr noundef nonnull align 8 dereferenceable(32) %7, i64 noundef %8, i64 noundef %9) #9
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN7SipHash3addEy(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !33
  store i64 %1, ptr %4, align 8, !tbaa !30
  %6 = load ptr, ptr %3, align 8
  %7 = load i64, ptr %4, align 8, !tbaa !30
  %8 = getelementptr inbounds nuw %class.SipHash, ptr %6, i32 0, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !35
  %10 = xor i64 %9, %7
  store i64 %10, ptr %8, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr %5) #8
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %16, %2
  %12 = load i32, ptr %5, align 4, !tbaa !4
  %13 = icmp slt i32 %12, 2
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %5) #8
  br label %19

15:                                               ; preds = %11
  call void @_ZN7SipHash5roundEv(ptr noundef nonnull align 8 dereferenceable(32) %6) #9
  br label %16

16:                                               ; preds = %15
  %17 = load i32, ptr %5, align 4, !tbaa !4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %5, align 4, !tbaa !4
  br label %11, !llvm.loop !37

19:                                               ; preds = %14
  %20 = load i64, ptr %4, align 8, !tbaa !30
  %21 = getelementptr inbounds nuw %class.SipHash, ptr %6, i32 0, i32 0
  %22 = load i64, ptr %21, align 8, !tbaa !38
  %23 = xor i64 %22, %20
  store i64 %23, ptr %21, align 8, !tbaa !38
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i64 @_ZN7SipHash6finishEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #4 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !33
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds nuw %class.SipHash, ptr %4, i32 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !39
  %7 = xor i64 %6, 255
  store i64 %7, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %3) #8
  store i32 0, ptr %3, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %13, %1
  %9 = load i32, ptr %3, align 4, !tbaa !4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %3) #8
  br label %16

12:                                               ; preds = %8
  call void @_ZN7SipHash5roundEv(ptr noundef nonnull align 8 dereferenceable(32) %4) #9
  br label %13

13:                                               ; preds = %12
  %14 = load i32, ptr %3, align 4, !tbaa !4
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr %3, align 4, !tbaa !4
  br label %8, !llvm.loop !40

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw %class.SipHash, ptr %4, i32 0, i32 0
  %18 = load i64, ptr %17, align 8, !tbaa !38
  %19 = getelementptr inbounds nuw %class.SipHash, ptr %4, i32 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !41
  %21 = xor i64 %18, %20
  %22 = getelementptr inbounds nuw %class.SipHash, ptr %4, i32 0, i32 2
  %23 = load i64, ptr %22, align 8, !tbaa !39
  %24 = xor i64 %21, %23
  %25 = getelementptr inbounds nuw %class.SipHash, ptr %4, i32 0, i32 3
  %26 = load i64, ptr %25, align 8, !tbaa !35
  %27 = xor i64 %24, %26
  ret i64 %27
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6Sha256C2Ev(ptr noundef nonnull align 4 dereferenceable(32) %0) unnamed_addr #5 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Sha256, ptr %3, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 @constinit, i64 32, i1 false), !tbaa.struct !42
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL7rotatedji(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = shl i32 %5, %6
  %8 = load i32, ptr %3, align 4, !tbaa !4
  %9 = load i32, ptr %4, align 4, !tbaa !4
  %10 = sub nsw i32 32, %9
  %11 = lshr i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN7SipHashC2Eyy(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2) unnamed_addr #4 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !33
  store i64 %1, ptr %5, align 8, !tbaa !30
  store i64 %2, ptr %6, align 8, !tbaa !30
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %class.SipHash, ptr %7, i32 0, i32 0
  %9 = load i64, ptr %5, align 8, !tbaa !30
  %10 = xor i64 %9, 8317987319222330741
  store i64 %10, ptr %8, align 8, !tbaa !38
  %11 = getelementptr inbounds nuw %class.SipHash, ptr %7, i32 0, i32 1
  %12 = load i64, ptr %6, align 8, !tbaa !30
  %13 = xor i64 %12, 7237128888997146477
  store i64 %13, ptr %11, align 8, !tbaa !41
  %14 = getelementptr inbounds nuw %class.SipHash, ptr %7, i32 0, i32 2
  %15 = load i64, ptr %5, align 8, !tbaa !30
  %16 = xor i64 %15, 7816392313619706465
  store i64 %16, ptr %14, align 8, !tbaa !39
  %17 = getelementptr inbounds nuw %class.SipHash, ptr %7, i32 0, i32 3
  %18 = load i64, ptr %6, align 8, !tbaa !30
  %19 = xor i64 %18, 8387220255154660723
  store i64 %19, ptr %17, align 8, !tbaa !35
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN7SipHash5roundEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !33
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 1
  %5 = load i64, ptr %4, align 8, !tbaa !41
  %6 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 0
  %7 = load i64, ptr %6, align 8, !tbaa !38
  %8 = add i64 %7, %5
  store i64 %8, ptr %6, align 8, !tbaa !38
  %9 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !41
  %11 = call noundef i64 @_ZL7rotatedyi(i64 noundef %10, i32 noundef 13) #9
  %12 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 0
  %13 = load i64, ptr %12, align 8, !tbaa !38
  %14 = xor i64 %11, %13
  %15 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 1
  store i64 %14, ptr %15, align 8, !tbaa !41
  %16 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 0
  %17 = load i64, ptr %16, align 8, !tbaa !38
  %18 = call noundef i64 @_ZL7rotatedyi(i64 noundef %17, i32 noundef 32) #9
  %19 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 0
  store i64 %18, ptr %19, align 8, !tbaa !38
  %20 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 3
  %21 = load i64, ptr %20, align 8, !tbaa !35
  %22 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 2
  %23 = load i64, ptr %22, align 8, !tbaa !39
  %24 = add i64 %23, %21
  store i64 %24, ptr %22, align 8, !tbaa !39
  %25 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 3
  %26 = load i64, ptr %25, align 8, !tbaa !35
  %27 = call noundef i64 @_ZL7rotatedyi(i64 noundef %26, i32 noundef 16) #9
  %28 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !39
  %30 = xor i64 %27, %29
  %31 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 3
  store i64 %30, ptr %31, align 8, !tbaa !35
  %32 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 3
  %33 = load i64, ptr %32, align 8, !tbaa !35
  %34 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 0
  %35 = load i64, ptr %34, align 8, !tbaa !38
  %36 = add i64 %35, %33
  store i64 %36, ptr %34, align 8, !tbaa !38
  %37 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 3
  %38 = load i64, ptr %37, align 8, !tbaa !35
  %39 = call noundef i64 @_ZL7rotatedyi(i64 noundef %38, i32 noundef 21) #9
  %40 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 0
  %41 = load i64, ptr %40, align 8, !tbaa !38
  %42 = xor i64 %39, %41
  %43 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 3
  store i64 %42, ptr %43, align 8, !tbaa !35
  %44 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 1
  %45 = load i64, ptr %44, align 8, !tbaa !41
  %46 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 2
  %47 = load i64, ptr %46, align 8, !tbaa !39
  %48 = add i64 %47, %45
  store i64 %48, ptr %46, align 8, !tbaa !39
  %49 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 1
  %50 = load i64, ptr %49, align 8, !tbaa !41
  %51 = call noundef i64 @_ZL7rotatedyi(i64 noundef %50, i32 noundef 17) #9
  %52 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 2
  %53 = load i64, ptr %52, align 8, !tbaa !39
  %54 = xor i64 %51, %53
  %55 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 1
  store i64 %54, ptr %55, align 8, !tbaa !41
  %56 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 2
  %57 = load i64, ptr %56, align 8, !tbaa !39
  %58 = call noundef i64 @_ZL7rotatedyi(i64 noundef %57, i32 noundef 32) #9
  %59 = getelementptr inbounds nuw %class.SipHash, ptr %3, i32 0, i32 2
  store i64 %58, ptr %59, align 8, !tbaa !39
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i64 @_ZL7rotatedyi(i64 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i64 %0, ptr %3, align 8, !tbaa !30
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i64, ptr %3, align 8, !tbaa !30
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = zext i32 %6 to i64
  %8 = shl i64 %5, %7
  %9 = load i64, ptr %3, align 8, !tbaa !30
  %10 = load i32, ptr %4, align 4, !tbaa !4
  %11 = sub nsw i32 64, %10
  %12 = zext i32 %11 to i64
  %13 = lshr i64 %9, %12
  %14 = or i64 %8, %13
  ret i64 %14
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #5 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !12}
!17 = !{}
!18 = !{i64 4}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS6Sha256", !10, i64 0}
!23 = distinct !{!23, !12}
!24 = distinct !{!24, !12}
!25 = distinct !{!25, !12, !26}
!26 = !{!"llvm.loop.unroll.enable"}
!27 = distinct !{!27, !12}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 long long", !10, i64 0}
!30 = !{!31, !31, i64 0}
!31 = !{!"long long", !6, i64 0}
!32 = distinct !{!32, !12}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 _ZTS7SipHash", !10, i64 0}
!35 = !{!36, !31, i64 24}
!36 = !{!"_ZTS7SipHash", !31, i64 0, !31, i64 8, !31, i64 16, !31, i64 24}
!37 = distinct !{!37, !12}
!38 = !{!36, !31, i64 0}
!39 = !{!36, !31, i64 16}
!40 = distinct !{!40, !12}
!41 = !{!36, !31, i64 8}
!42 = !{i64 0, i64 32, !43}
!43 = !{!6, !6, i64 0}
