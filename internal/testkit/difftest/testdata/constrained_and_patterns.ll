; Constrained operations are the plain ones; a pattern is stored as often as a variable says.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 512
  %in0 = getelementptr i8, ptr %in, i64 %o
  %out0 = getelementptr i8, ptr %out, i64 %o
  %v1 = getelementptr i8, ptr %in0, i64 0
  %v2 = load i8, ptr %v1
  %v3 = sitofp i8 %v2 to float
  %v4 = getelementptr i8, ptr %in0, i64 8
  %v5 = load i8, ptr %v4
  %v6 = sitofp i8 %v5 to float
  %v7 = call float @llvm.experimental.constrained.floor.f32(float %v3, metadata !"fpexcept.strict") strictfp
  %v8 = bitcast float %v7 to i32
  %v9 = zext i32 %v8 to i64
  %v10 = getelementptr i8, ptr %out0, i64 0
  store i64 %v9, ptr %v10
  %v11 = call float @llvm.experimental.constrained.rint.f32(float %v3, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %v12 = bitcast float %v11 to i32
  %v13 = zext i32 %v12 to i64
  %v14 = getelementptr i8, ptr %out0, i64 8
  store i64 %v13, ptr %v14
  %v15 = call float @llvm.experimental.constrained.roundeven.f32(float %v3, metadata !"fpexcept.strict") strictfp
  %v16 = bitcast float %v15 to i32
  %v17 = zext i32 %v16 to i64
  %v18 = getelementptr i8, ptr %out0, i64 16
  store i64 %v17, ptr %v18
  %v19 = call float @llvm.experimental.constrained.maxnum.f32(float %v3, float %v6, metadata !"fpexcept.strict") strictfp
  %v20 = bitcast float %v19 to i32
  %v21 = zext i32 %v20 to i64
  %v22 = getelementptr i8, ptr %out0, i64 24
  store i64 %v21, ptr %v22
  %v23 = call float @llvm.experimental.constrained.fmuladd.f32(float %v3, float %v6, float %v3, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %v24 = bitcast float %v23 to i32
  %v25 = zext i32 %v24 to i64
  %v26 = getelementptr i8, ptr %out0, i64 32
  store i64 %v25, ptr %v26
  %v27 = call float @llvm.experimental.constrained.fsub.f32(float %v3, float %v6, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %v28 = bitcast float %v27 to i32
  %v29 = zext i32 %v28 to i64
  %v30 = getelementptr i8, ptr %out0, i64 40
  store i64 %v29, ptr %v30
  %v31 = getelementptr i8, ptr %in0, i64 16
  %v32 = load i8, ptr %v31
  %v33 = sitofp i8 %v32 to half
  %v34 = insertelement <2 x half> poison, half %v33, i32 0
  %v35 = getelementptr i8, ptr %in0, i64 24
  %v36 = load i8, ptr %v35
  %v37 = sitofp i8 %v36 to half
  %v38 = insertelement <2 x half> %v34, half %v37, i32 1
  %v39 = getelementptr i8, ptr %in0, i64 32
  %v40 = load i8, ptr %v39
  %v41 = sitofp i8 %v40 to half
  %v42 = insertelement <2 x half> poison, half %v41, i32 0
  %v43 = getelementptr i8, ptr %in0, i64 40
  %v44 = load i8, ptr %v43
  %v45 = sitofp i8 %v44 to half
  %v46 = insertelement <2 x half> %v42, half %v45, i32 1
  %v47 = call <2 x half> @llvm.experimental.constrained.floor.v2f16(<2 x half> %v38, metadata !"fpexcept.strict") strictfp
  %v48 = extractelement <2 x half> %v47, i32 0
  %v49 = bitcast half %v48 to i16
  %v50 = zext i16 %v49 to i64
  %v51 = getelementptr i8, ptr %out0, i64 48
  store i64 %v50, ptr %v51
  %v52 = extractelement <2 x half> %v47, i32 1
  %v53 = bitcast half %v52 to i16
  %v54 = zext i16 %v53 to i64
  %v55 = getelementptr i8, ptr %out0, i64 56
  store i64 %v54, ptr %v55
  %v56 = call <2 x half> @llvm.experimental.constrained.rint.v2f16(<2 x half> %v38, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %v57 = extractelement <2 x half> %v56, i32 0
  %v58 = bitcast half %v57 to i16
  %v59 = zext i16 %v58 to i64
  %v60 = getelementptr i8, ptr %out0, i64 64
  store i64 %v59, ptr %v60
  %v61 = extractelement <2 x half> %v56, i32 1
  %v62 = bitcast half %v61 to i16
  %v63 = zext i16 %v62 to i64
  %v64 = getelementptr i8, ptr %out0, i64 72
  store i64 %v63, ptr %v64
  %v65 = call <2 x half> @llvm.experimental.constrained.roundeven.v2f16(<2 x half> %v38, metadata !"fpexcept.strict") strictfp
  %v66 = extractelement <2 x half> %v65, i32 0
  %v67 = bitcast half %v66 to i16
  %v68 = zext i16 %v67 to i64
  %v69 = getelementptr i8, ptr %out0, i64 80
  store i64 %v68, ptr %v69
  %v70 = extractelement <2 x half> %v65, i32 1
  %v71 = bitcast half %v70 to i16
  %v72 = zext i16 %v71 to i64
  %v73 = getelementptr i8, ptr %out0, i64 88
  store i64 %v72, ptr %v73
  %v74 = call <2 x half> @llvm.experimental.constrained.maxnum.v2f16(<2 x half> %v38, <2 x half> %v46, metadata !"fpexcept.strict") strictfp
  %v75 = extractelement <2 x half> %v74, i32 0
  %v76 = bitcast half %v75 to i16
  %v77 = zext i16 %v76 to i64
  %v78 = getelementptr i8, ptr %out0, i64 96
  store i64 %v77, ptr %v78
  %v79 = extractelement <2 x half> %v74, i32 1
  %v80 = bitcast half %v79 to i16
  %v81 = zext i16 %v80 to i64
  %v82 = getelementptr i8, ptr %out0, i64 104
  store i64 %v81, ptr %v82
  %v83 = call <2 x half> @llvm.experimental.constrained.fmuladd.v2f16(<2 x half> %v38, <2 x half> %v46, <2 x half> %v38, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %v84 = extractelement <2 x half> %v83, i32 0
  %v85 = bitcast half %v84 to i16
  %v86 = zext i16 %v85 to i64
  %v87 = getelementptr i8, ptr %out0, i64 112
  store i64 %v86, ptr %v87
  %v88 = extractelement <2 x half> %v83, i32 1
  %v89 = bitcast half %v88 to i16
  %v90 = zext i16 %v89 to i64
  %v91 = getelementptr i8, ptr %out0, i64 120
  store i64 %v90, ptr %v91
  %v92 = call <2 x half> @llvm.experimental.constrained.fsub.v2f16(<2 x half> %v38, <2 x half> %v46, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %v93 = extractelement <2 x half> %v92, i32 0
  %v94 = bitcast half %v93 to i16
  %v95 = zext i16 %v94 to i64
  %v96 = getelementptr i8, ptr %out0, i64 128
  store i64 %v95, ptr %v96
  %v97 = extractelement <2 x half> %v92, i32 1
  %v98 = bitcast half %v97 to i16
  %v99 = zext i16 %v98 to i64
  %v100 = getelementptr i8, ptr %out0, i64 136
  store i64 %v99, ptr %v100
  %v101 = getelementptr i8, ptr %out0, i64 256
  %v102 = getelementptr i8, ptr %in0, i64 48
  %v103 = load i64, ptr %v102
  %v104 = getelementptr i8, ptr %in0, i64 56
  %v105 = load i64, ptr %v104
  %v106 = trunc i64 %v105 to i32
  %v107 = and i32 %v106, 7
  call void @llvm.experimental.memset.pattern.p0.i64.i32(ptr %v101, i64 %v103, i32 %v107, i1 false)
  ret void
}

declare <2 x half> @llvm.experimental.constrained.floor.v2f16(<2 x half>, metadata)
declare <2 x half> @llvm.experimental.constrained.fmuladd.v2f16(<2 x half>, <2 x half>, <2 x half>, metadata, metadata)
declare <2 x half> @llvm.experimental.constrained.fsub.v2f16(<2 x half>, <2 x half>, metadata, metadata)
declare <2 x half> @llvm.experimental.constrained.maxnum.v2f16(<2 x half>, <2 x half>, metadata)
declare <2 x half> @llvm.experimental.constrained.rint.v2f16(<2 x half>, metadata, metadata)
declare <2 x half> @llvm.experimental.constrained.roundeven.v2f16(<2 x half>, metadata)
declare float @llvm.experimental.constrained.floor.f32(float, metadata)
declare float @llvm.experimental.constrained.fmuladd.f32(float, float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fsub.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.maxnum.f32(float, float, metadata)
declare float @llvm.experimental.constrained.rint.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.roundeven.f32(float, metadata)
declare void @llvm.experimental.memset.pattern.p0.i64.i32(ptr, i64, i32, i1)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
