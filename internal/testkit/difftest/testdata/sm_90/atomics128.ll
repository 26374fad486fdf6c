; Atomic operations on 128 bits, which exist from sm_90 on; 13 bits that are stored in two pieces.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 512
  %in0 = getelementptr i8, ptr %in, i64 %o
  %out0 = getelementptr i8, ptr %out, i64 %o
  %v1 = getelementptr i8, ptr %out0, i64 384
  %v2 = getelementptr i8, ptr %in0, i64 0
  %v3 = load i64, ptr %v2
  %v4 = sext i64 %v3 to i128
  %v5 = getelementptr i8, ptr %in0, i64 8
  %v6 = load i64, ptr %v5
  %v7 = sext i64 %v6 to i128
  %v8 = getelementptr i8, ptr %in0, i64 16
  %v9 = load i64, ptr %v8
  %v10 = sext i64 %v9 to i128
  store i128 %v4, ptr %v1, align 16
  %v11 = atomicrmw add ptr %v1, i128 %v7 seq_cst
  %v12 = trunc i128 %v11 to i64
  %v13 = getelementptr i8, ptr %out0, i64 0
  store i64 %v12, ptr %v13
  %v14 = lshr i128 %v11, 64
  %v15 = trunc i128 %v14 to i64
  %v16 = getelementptr i8, ptr %out0, i64 8
  store i64 %v15, ptr %v16
  %v17 = atomicrmw umax ptr %v1, i128 %v10 monotonic
  %v18 = trunc i128 %v17 to i64
  %v19 = getelementptr i8, ptr %out0, i64 16
  store i64 %v18, ptr %v19
  %v20 = lshr i128 %v17, 64
  %v21 = trunc i128 %v20 to i64
  %v22 = getelementptr i8, ptr %out0, i64 24
  store i64 %v21, ptr %v22
  %v23 = atomicrmw xchg ptr %v1, i128 %v7 acq_rel
  %v24 = trunc i128 %v23 to i64
  %v25 = getelementptr i8, ptr %out0, i64 32
  store i64 %v24, ptr %v25
  %v26 = lshr i128 %v23, 64
  %v27 = trunc i128 %v26 to i64
  %v28 = getelementptr i8, ptr %out0, i64 40
  store i64 %v27, ptr %v28
  %v29 = cmpxchg ptr %v1, i128 %v7, i128 %v10 acq_rel acquire
  %v30 = extractvalue {i128, i1} %v29, 0
  %v31 = trunc i128 %v30 to i64
  %v32 = getelementptr i8, ptr %out0, i64 48
  store i64 %v31, ptr %v32
  %v33 = lshr i128 %v30, 64
  %v34 = trunc i128 %v33 to i64
  %v35 = getelementptr i8, ptr %out0, i64 56
  store i64 %v34, ptr %v35
  %v36 = extractvalue {i128, i1} %v29, 1
  %v37 = zext i1 %v36 to i64
  %v38 = getelementptr i8, ptr %out0, i64 64
  store i64 %v37, ptr %v38
  %v39 = cmpxchg ptr %v1, i128 %v4, i128 %v10 acq_rel acquire
  %v40 = extractvalue {i128, i1} %v39, 0
  %v41 = trunc i128 %v40 to i64
  %v42 = getelementptr i8, ptr %out0, i64 72
  store i64 %v41, ptr %v42
  %v43 = lshr i128 %v40, 64
  %v44 = trunc i128 %v43 to i64
  %v45 = getelementptr i8, ptr %out0, i64 80
  store i64 %v44, ptr %v45
  %v46 = extractvalue {i128, i1} %v39, 1
  %v47 = zext i1 %v46 to i64
  %v48 = getelementptr i8, ptr %out0, i64 88
  store i64 %v47, ptr %v48
  %v49 = alloca [4 x i13], align 1
  %v50 = getelementptr i8, ptr %in0, i64 24
  %v51 = load i64, ptr %v50
  %v52 = trunc i64 %v51 to i13
  store i13 %v52, ptr %v49, align 1
  %v53 = load i13, ptr %v49, align 1
  %v54 = zext i13 %v53 to i64
  %v55 = getelementptr i8, ptr %out0, i64 96
  store i64 %v54, ptr %v55
  %v56 = load i16, ptr %v49, align 1
  %v57 = zext i16 %v56 to i64
  %v58 = getelementptr i8, ptr %out0, i64 104
  store i64 %v57, ptr %v58
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
