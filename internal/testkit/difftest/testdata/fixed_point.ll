; Saturating shifts, fixed-point numbers and products of polynomials become plain integer arithmetic.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 512
  %in0 = getelementptr i8, ptr %in, i64 %o
  %out0 = getelementptr i8, ptr %out, i64 %o
  %v1 = getelementptr i8, ptr %in0, i64 0
  %v2 = load i64, ptr %v1
  %v3 = trunc i64 %v2 to i8
  %v4 = getelementptr i8, ptr %in0, i64 8
  %v5 = load i64, ptr %v4
  %v6 = trunc i64 %v5 to i8
  %v7 = and i8 %v6, 7
  %v8 = call i8 @llvm.sshl.sat.i8(i8 %v3, i8 %v7)
  %v9 = zext i8 %v8 to i64
  %v10 = getelementptr i8, ptr %out0, i64 0
  store i64 %v9, ptr %v10
  %v11 = call i8 @llvm.ushl.sat.i8(i8 %v3, i8 %v7)
  %v12 = zext i8 %v11 to i64
  %v13 = getelementptr i8, ptr %out0, i64 8
  store i64 %v12, ptr %v13
  %v14 = call i8 @llvm.smul.fix.i8(i8 %v3, i8 %v6, i32 2)
  %v15 = zext i8 %v14 to i64
  %v16 = getelementptr i8, ptr %out0, i64 16
  store i64 %v15, ptr %v16
  %v17 = call i8 @llvm.umul.fix.sat.i8(i8 %v3, i8 %v6, i32 2)
  %v18 = zext i8 %v17 to i64
  %v19 = getelementptr i8, ptr %out0, i64 24
  store i64 %v18, ptr %v19
  %v20 = call i8 @llvm.smul.fix.sat.i8(i8 %v3, i8 %v6, i32 2)
  %v21 = zext i8 %v20 to i64
  %v22 = getelementptr i8, ptr %out0, i64 32
  store i64 %v21, ptr %v22
  %v23 = and i8 %v6, 31
  %v24 = or i8 %v23, 16
  %v25 = and i8 %v3, 63
  %v26 = call i8 @llvm.udiv.fix.i8(i8 %v25, i8 %v24, i32 3)
  %v27 = zext i8 %v26 to i64
  %v28 = getelementptr i8, ptr %out0, i64 40
  store i64 %v27, ptr %v28
  %v29 = call i8 @llvm.clmul.i8(i8 %v3, i8 %v6)
  %v30 = zext i8 %v29 to i64
  %v31 = getelementptr i8, ptr %out0, i64 48
  store i64 %v30, ptr %v31
  %v32 = getelementptr i8, ptr %in0, i64 16
  %v33 = load i64, ptr %v32
  %v34 = trunc i64 %v33 to i24
  %v35 = getelementptr i8, ptr %in0, i64 24
  %v36 = load i64, ptr %v35
  %v37 = trunc i64 %v36 to i24
  %v38 = and i24 %v37, 7
  %v39 = call i24 @llvm.sshl.sat.i24(i24 %v34, i24 %v38)
  %v40 = zext i24 %v39 to i64
  %v41 = getelementptr i8, ptr %out0, i64 56
  store i64 %v40, ptr %v41
  %v42 = call i24 @llvm.ushl.sat.i24(i24 %v34, i24 %v38)
  %v43 = zext i24 %v42 to i64
  %v44 = getelementptr i8, ptr %out0, i64 64
  store i64 %v43, ptr %v44
  %v45 = call i24 @llvm.smul.fix.i24(i24 %v34, i24 %v37, i32 6)
  %v46 = zext i24 %v45 to i64
  %v47 = getelementptr i8, ptr %out0, i64 72
  store i64 %v46, ptr %v47
  %v48 = call i24 @llvm.umul.fix.sat.i24(i24 %v34, i24 %v37, i32 6)
  %v49 = zext i24 %v48 to i64
  %v50 = getelementptr i8, ptr %out0, i64 80
  store i64 %v49, ptr %v50
  %v51 = call i24 @llvm.smul.fix.sat.i24(i24 %v34, i24 %v37, i32 6)
  %v52 = zext i24 %v51 to i64
  %v53 = getelementptr i8, ptr %out0, i64 88
  store i64 %v52, ptr %v53
  %v54 = and i24 %v37, 31
  %v55 = or i24 %v54, 16
  %v56 = and i24 %v34, 63
  %v57 = call i24 @llvm.udiv.fix.i24(i24 %v56, i24 %v55, i32 3)
  %v58 = zext i24 %v57 to i64
  %v59 = getelementptr i8, ptr %out0, i64 96
  store i64 %v58, ptr %v59
  %v60 = call i24 @llvm.clmul.i24(i24 %v34, i24 %v37)
  %v61 = zext i24 %v60 to i64
  %v62 = getelementptr i8, ptr %out0, i64 104
  store i64 %v61, ptr %v62
  %v63 = getelementptr i8, ptr %in0, i64 32
  %v64 = load i64, ptr %v63
  %v65 = getelementptr i8, ptr %in0, i64 40
  %v66 = load i64, ptr %v65
  %v67 = and i64 %v66, 7
  %v68 = call i64 @llvm.sshl.sat.i64(i64 %v64, i64 %v67)
  %v69 = getelementptr i8, ptr %out0, i64 112
  store i64 %v68, ptr %v69
  %v70 = call i64 @llvm.ushl.sat.i64(i64 %v64, i64 %v67)
  %v71 = getelementptr i8, ptr %out0, i64 120
  store i64 %v70, ptr %v71
  %v72 = call i64 @llvm.smul.fix.i64(i64 %v64, i64 %v66, i32 16)
  %v73 = getelementptr i8, ptr %out0, i64 128
  store i64 %v72, ptr %v73
  %v74 = call i64 @llvm.umul.fix.sat.i64(i64 %v64, i64 %v66, i32 16)
  %v75 = getelementptr i8, ptr %out0, i64 136
  store i64 %v74, ptr %v75
  %v76 = call i64 @llvm.smul.fix.sat.i64(i64 %v64, i64 %v66, i32 16)
  %v77 = getelementptr i8, ptr %out0, i64 144
  store i64 %v76, ptr %v77
  %v78 = and i64 %v66, 31
  %v79 = or i64 %v78, 16
  %v80 = and i64 %v64, 63
  %v81 = call i64 @llvm.clmul.i64(i64 %v64, i64 %v66)
  %v82 = getelementptr i8, ptr %out0, i64 152
  store i64 %v81, ptr %v82
  %v83 = getelementptr i8, ptr %in0, i64 48
  %v84 = load i64, ptr %v83
  %v85 = trunc i64 %v84 to i16
  %v86 = insertelement <2 x i16> poison, i16 %v85, i32 0
  %v87 = getelementptr i8, ptr %in0, i64 56
  %v88 = load i64, ptr %v87
  %v89 = trunc i64 %v88 to i16
  %v90 = insertelement <2 x i16> %v86, i16 %v89, i32 1
  %v91 = getelementptr i8, ptr %in0, i64 64
  %v92 = load i64, ptr %v91
  %v93 = trunc i64 %v92 to i16
  %v94 = insertelement <2 x i16> poison, i16 %v93, i32 0
  %v95 = getelementptr i8, ptr %in0, i64 72
  %v96 = load i64, ptr %v95
  %v97 = trunc i64 %v96 to i16
  %v98 = insertelement <2 x i16> %v94, i16 %v97, i32 1
  %v99 = and <2 x i16> %v98, <i16 7, i16 7>
  %v100 = call <2 x i16> @llvm.sshl.sat.v2i16(<2 x i16> %v90, <2 x i16> %v99)
  %v101 = extractelement <2 x i16> %v100, i32 0
  %v102 = zext i16 %v101 to i64
  %v103 = getelementptr i8, ptr %out0, i64 160
  store i64 %v102, ptr %v103
  %v104 = extractelement <2 x i16> %v100, i32 1
  %v105 = zext i16 %v104 to i64
  %v106 = getelementptr i8, ptr %out0, i64 168
  store i64 %v105, ptr %v106
  %v107 = call <2 x i16> @llvm.ushl.sat.v2i16(<2 x i16> %v90, <2 x i16> %v99)
  %v108 = extractelement <2 x i16> %v107, i32 0
  %v109 = zext i16 %v108 to i64
  %v110 = getelementptr i8, ptr %out0, i64 176
  store i64 %v109, ptr %v110
  %v111 = extractelement <2 x i16> %v107, i32 1
  %v112 = zext i16 %v111 to i64
  %v113 = getelementptr i8, ptr %out0, i64 184
  store i64 %v112, ptr %v113
  %v114 = call <2 x i16> @llvm.smul.fix.v2i16(<2 x i16> %v90, <2 x i16> %v98, i32 4)
  %v115 = extractelement <2 x i16> %v114, i32 0
  %v116 = zext i16 %v115 to i64
  %v117 = getelementptr i8, ptr %out0, i64 192
  store i64 %v116, ptr %v117
  %v118 = extractelement <2 x i16> %v114, i32 1
  %v119 = zext i16 %v118 to i64
  %v120 = getelementptr i8, ptr %out0, i64 200
  store i64 %v119, ptr %v120
  %v121 = call <2 x i16> @llvm.umul.fix.sat.v2i16(<2 x i16> %v90, <2 x i16> %v98, i32 4)
  %v122 = extractelement <2 x i16> %v121, i32 0
  %v123 = zext i16 %v122 to i64
  %v124 = getelementptr i8, ptr %out0, i64 208
  store i64 %v123, ptr %v124
  %v125 = extractelement <2 x i16> %v121, i32 1
  %v126 = zext i16 %v125 to i64
  %v127 = getelementptr i8, ptr %out0, i64 216
  store i64 %v126, ptr %v127
  %v128 = call <2 x i16> @llvm.smul.fix.sat.v2i16(<2 x i16> %v90, <2 x i16> %v98, i32 4)
  %v129 = extractelement <2 x i16> %v128, i32 0
  %v130 = zext i16 %v129 to i64
  %v131 = getelementptr i8, ptr %out0, i64 224
  store i64 %v130, ptr %v131
  %v132 = extractelement <2 x i16> %v128, i32 1
  %v133 = zext i16 %v132 to i64
  %v134 = getelementptr i8, ptr %out0, i64 232
  store i64 %v133, ptr %v134
  %v135 = and <2 x i16> %v98, <i16 31, i16 31>
  %v136 = or <2 x i16> %v135, <i16 16, i16 16>
  %v137 = and <2 x i16> %v90, <i16 63, i16 63>
  %v138 = call <2 x i16> @llvm.udiv.fix.v2i16(<2 x i16> %v137, <2 x i16> %v136, i32 3)
  %v139 = extractelement <2 x i16> %v138, i32 0
  %v140 = zext i16 %v139 to i64
  %v141 = getelementptr i8, ptr %out0, i64 240
  store i64 %v140, ptr %v141
  %v142 = extractelement <2 x i16> %v138, i32 1
  %v143 = zext i16 %v142 to i64
  %v144 = getelementptr i8, ptr %out0, i64 248
  store i64 %v143, ptr %v144
  %v145 = call <2 x i16> @llvm.clmul.v2i16(<2 x i16> %v90, <2 x i16> %v98)
  %v146 = extractelement <2 x i16> %v145, i32 0
  %v147 = zext i16 %v146 to i64
  %v148 = getelementptr i8, ptr %out0, i64 256
  store i64 %v147, ptr %v148
  %v149 = extractelement <2 x i16> %v145, i32 1
  %v150 = zext i16 %v149 to i64
  %v151 = getelementptr i8, ptr %out0, i64 264
  store i64 %v150, ptr %v151
  ret void
}

declare <2 x i16> @llvm.clmul.v2i16(<2 x i16>, <2 x i16>)
declare <2 x i16> @llvm.smul.fix.sat.v2i16(<2 x i16>, <2 x i16>, i32)
declare <2 x i16> @llvm.smul.fix.v2i16(<2 x i16>, <2 x i16>, i32)
declare <2 x i16> @llvm.sshl.sat.v2i16(<2 x i16>, <2 x i16>)
declare <2 x i16> @llvm.udiv.fix.v2i16(<2 x i16>, <2 x i16>, i32)
declare <2 x i16> @llvm.umul.fix.sat.v2i16(<2 x i16>, <2 x i16>, i32)
declare <2 x i16> @llvm.ushl.sat.v2i16(<2 x i16>, <2 x i16>)
declare i24 @llvm.clmul.i24(i24, i24)
declare i24 @llvm.smul.fix.i24(i24, i24, i32)
declare i24 @llvm.smul.fix.sat.i24(i24, i24, i32)
declare i24 @llvm.sshl.sat.i24(i24, i24)
declare i24 @llvm.udiv.fix.i24(i24, i24, i32)
declare i24 @llvm.umul.fix.sat.i24(i24, i24, i32)
declare i24 @llvm.ushl.sat.i24(i24, i24)
declare i64 @llvm.clmul.i64(i64, i64)
declare i64 @llvm.smul.fix.i64(i64, i64, i32)
declare i64 @llvm.smul.fix.sat.i64(i64, i64, i32)
declare i64 @llvm.sshl.sat.i64(i64, i64)
declare i64 @llvm.umul.fix.sat.i64(i64, i64, i32)
declare i64 @llvm.ushl.sat.i64(i64, i64)
declare i8 @llvm.clmul.i8(i8, i8)
declare i8 @llvm.smul.fix.i8(i8, i8, i32)
declare i8 @llvm.smul.fix.sat.i8(i8, i8, i32)
declare i8 @llvm.sshl.sat.i8(i8, i8)
declare i8 @llvm.udiv.fix.i8(i8, i8, i32)
declare i8 @llvm.umul.fix.sat.i8(i8, i8, i32)
declare i8 @llvm.ushl.sat.i8(i8, i8)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
