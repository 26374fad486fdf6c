target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(4) constant [16 x i32] [i32 3, i32 -7, i32 11, i32 0, i32 2147483647, i32 -2147483648, i32 5, i32 99, i32 -1, i32 1, i32 65535, i32 65536, i32 12345, i32 -54321, i32 7, i32 8], align 4
@shared = internal addrspace(3) global [256 x i64] undef, align 8

define double @f0(<2 x i32> %a0, float %a1) noinline {
entry:
  ret double 1.0
}

define internal half @f1(i1 %a0, half %a1, i32 %a2) alwaysinline {
entry:
  ret half %a1
}

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
entry:
  %mem = alloca [16 x i64], align 8
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tid64 = zext i32 %tid to i64
  %base = mul i64 %tid64, 256
  %inp = getelementptr i8, ptr %in, i64 %base
  %outp = getelementptr i8, ptr %out, i64 %base
  %sh0 = getelementptr [256 x i64], ptr addrspace(3) @shared, i64 0, i64 %tid64
  %m0 = getelementptr [16 x i64], ptr %mem, i64 0, i64 0
  store i64 -3, ptr %m0, align 8
  %m1 = getelementptr [16 x i64], ptr %mem, i64 0, i64 1
  store i64 -2, ptr %m1, align 8
  %m2 = getelementptr [16 x i64], ptr %mem, i64 0, i64 2
  store i64 1, ptr %m2, align 8
  %m3 = getelementptr [16 x i64], ptr %mem, i64 0, i64 3
  store i64 6, ptr %m3, align 8
  %m4 = getelementptr [16 x i64], ptr %mem, i64 0, i64 4
  store i64 13, ptr %m4, align 8
  %m5 = getelementptr [16 x i64], ptr %mem, i64 0, i64 5
  store i64 22, ptr %m5, align 8
  %m6 = getelementptr [16 x i64], ptr %mem, i64 0, i64 6
  store i64 33, ptr %m6, align 8
  %m7 = getelementptr [16 x i64], ptr %mem, i64 0, i64 7
  store i64 46, ptr %m7, align 8
  %m8 = getelementptr [16 x i64], ptr %mem, i64 0, i64 8
  store i64 61, ptr %m8, align 8
  %m9 = getelementptr [16 x i64], ptr %mem, i64 0, i64 9
  store i64 78, ptr %m9, align 8
  %m10 = getelementptr [16 x i64], ptr %mem, i64 0, i64 10
  store i64 97, ptr %m10, align 8
  %m11 = getelementptr [16 x i64], ptr %mem, i64 0, i64 11
  store i64 118, ptr %m11, align 8
  %m12 = getelementptr [16 x i64], ptr %mem, i64 0, i64 12
  store i64 141, ptr %m12, align 8
  %m13 = getelementptr [16 x i64], ptr %mem, i64 0, i64 13
  store i64 166, ptr %m13, align 8
  %m14 = getelementptr [16 x i64], ptr %mem, i64 0, i64 14
  store i64 193, ptr %m14, align 8
  %m15 = getelementptr [16 x i64], ptr %mem, i64 0, i64 15
  store i64 222, ptr %m15, align 8
  %v0 = getelementptr i8, ptr %inp, i64 0
  %v1 = load i32, ptr %v0, align 8
  %v2 = getelementptr i8, ptr %inp, i64 8
  %v3 = load i64, ptr %v2, align 8
  %v4 = getelementptr i8, ptr %inp, i64 16
  %v5 = load float, ptr %v4, align 8
  %v6 = call float @llvm.fabs.f32(float %v5)
  %v7 = fcmp olt float %v6, 16384.0
  %v8 = select i1 %v7, float %v5, float 1.0
  %v9 = getelementptr i8, ptr %inp, i64 24
  %v10 = load double, ptr %v9, align 8
  %v11 = call double @llvm.fabs.f64(double %v10)
  %v12 = fcmp olt double %v11, 16384.0
  %v13 = select i1 %v12, double %v10, double 1.0
  %v14 = getelementptr i8, ptr %inp, i64 32
  %v15 = load i16, ptr %v14, align 8
  %v16 = getelementptr i8, ptr %inp, i64 40
  %v17 = load i8, ptr %v16, align 8
  %v18 = bitcast half 1024.0 to i16
  %v19 = trunc i16 %v18 to i8
  %v20 = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %v19, i8 %v17)
  %v21 = extractvalue { i8, i1 } %v20, 0
  %v22 = extractvalue { i8, i1 } %v20, 1
  %v23 = getelementptr i8, ptr %outp, i64 0
  %v24 = zext i1 %v22 to i32
  store i32 %v24, ptr %v23, align 8
  %v25 = getelementptr i8, ptr %outp, i64 8
  store i8 %v21, ptr %v25, align 8
  %v26 = getelementptr i8, ptr %outp, i64 16
  store i8 %v19, ptr %v26, align 8
  %v27 = getelementptr i8, ptr %outp, i64 24
  store i8 %v17, ptr %v27, align 8
  %v28 = getelementptr i8, ptr %outp, i64 32
  store i16 %v18, ptr %v28, align 8
  %v29 = getelementptr i8, ptr %outp, i64 40
  store i16 %v15, ptr %v29, align 8
  %v30 = getelementptr i8, ptr %outp, i64 48
  store i32 %v1, ptr %v30, align 8
  %v31 = getelementptr i8, ptr %outp, i64 56
  store i32 %n, ptr %v31, align 8
  %v32 = getelementptr i8, ptr %outp, i64 64
  store i32 %tid, ptr %v32, align 8
  %v33 = getelementptr i8, ptr %outp, i64 72
  store i64 %v3, ptr %v33, align 8
  %v34 = getelementptr i8, ptr %outp, i64 80
  store float %v8, ptr %v34, align 8
  %v35 = getelementptr i8, ptr %outp, i64 88
  store double %v13, ptr %v35, align 8
  ret void
}

declare double @llvm.fabs.f64(double)
declare float @llvm.fabs.f32(float)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8)
