; Bits that are dealt out to parts of other widths, and conversions to wide integers that saturate.
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
  %v4 = insertelement <3 x float> poison, float %v3, i32 0
  %v5 = getelementptr i8, ptr %in0, i64 8
  %v6 = load i8, ptr %v5
  %v7 = sitofp i8 %v6 to float
  %v8 = insertelement <3 x float> %v4, float %v7, i32 1
  %v9 = getelementptr i8, ptr %in0, i64 16
  %v10 = load i8, ptr %v9
  %v11 = sitofp i8 %v10 to float
  %v12 = insertelement <3 x float> %v8, float %v11, i32 2
  %v13 = bitcast <3 x float> %v12 to i96
  %v14 = zext i96 %v13 to i128
  %v15 = trunc i128 %v14 to i64
  %v16 = getelementptr i8, ptr %out0, i64 0
  store i64 %v15, ptr %v16
  %v17 = lshr i128 %v14, 64
  %v18 = trunc i128 %v17 to i64
  %v19 = getelementptr i8, ptr %out0, i64 8
  store i64 %v18, ptr %v19
  %v20 = getelementptr i8, ptr %in0, i64 24
  %v21 = load i64, ptr %v20
  %v22 = trunc i64 %v21 to i16
  %v23 = insertelement <5 x i16> poison, i16 %v22, i32 0
  %v24 = getelementptr i8, ptr %in0, i64 32
  %v25 = load i64, ptr %v24
  %v26 = trunc i64 %v25 to i16
  %v27 = insertelement <5 x i16> %v23, i16 %v26, i32 1
  %v28 = getelementptr i8, ptr %in0, i64 40
  %v29 = load i64, ptr %v28
  %v30 = trunc i64 %v29 to i16
  %v31 = insertelement <5 x i16> %v27, i16 %v30, i32 2
  %v32 = getelementptr i8, ptr %in0, i64 48
  %v33 = load i64, ptr %v32
  %v34 = trunc i64 %v33 to i16
  %v35 = insertelement <5 x i16> %v31, i16 %v34, i32 3
  %v36 = getelementptr i8, ptr %in0, i64 56
  %v37 = load i64, ptr %v36
  %v38 = trunc i64 %v37 to i16
  %v39 = insertelement <5 x i16> %v35, i16 %v38, i32 4
  %v40 = bitcast <5 x i16> %v39 to i80
  %v41 = zext i80 %v40 to i128
  %v42 = trunc i128 %v41 to i64
  %v43 = getelementptr i8, ptr %out0, i64 16
  store i64 %v42, ptr %v43
  %v44 = lshr i128 %v41, 64
  %v45 = trunc i128 %v44 to i64
  %v46 = getelementptr i8, ptr %out0, i64 24
  store i64 %v45, ptr %v46
  %v47 = getelementptr i8, ptr %in0, i64 64
  %v48 = load i64, ptr %v47
  %v49 = trunc i64 %v48 to i40
  %v50 = insertelement <2 x i40> poison, i40 %v49, i32 0
  %v51 = getelementptr i8, ptr %in0, i64 72
  %v52 = load i64, ptr %v51
  %v53 = trunc i64 %v52 to i40
  %v54 = insertelement <2 x i40> %v50, i40 %v53, i32 1
  %v55 = bitcast <2 x i40> %v54 to <10 x i8>
  %v56 = extractelement <10 x i8> %v55, i32 0
  %v57 = zext i8 %v56 to i64
  %v58 = getelementptr i8, ptr %out0, i64 32
  store i64 %v57, ptr %v58
  %v59 = extractelement <10 x i8> %v55, i32 1
  %v60 = zext i8 %v59 to i64
  %v61 = getelementptr i8, ptr %out0, i64 40
  store i64 %v60, ptr %v61
  %v62 = extractelement <10 x i8> %v55, i32 2
  %v63 = zext i8 %v62 to i64
  %v64 = getelementptr i8, ptr %out0, i64 48
  store i64 %v63, ptr %v64
  %v65 = extractelement <10 x i8> %v55, i32 3
  %v66 = zext i8 %v65 to i64
  %v67 = getelementptr i8, ptr %out0, i64 56
  store i64 %v66, ptr %v67
  %v68 = extractelement <10 x i8> %v55, i32 4
  %v69 = zext i8 %v68 to i64
  %v70 = getelementptr i8, ptr %out0, i64 64
  store i64 %v69, ptr %v70
  %v71 = extractelement <10 x i8> %v55, i32 5
  %v72 = zext i8 %v71 to i64
  %v73 = getelementptr i8, ptr %out0, i64 72
  store i64 %v72, ptr %v73
  %v74 = extractelement <10 x i8> %v55, i32 6
  %v75 = zext i8 %v74 to i64
  %v76 = getelementptr i8, ptr %out0, i64 80
  store i64 %v75, ptr %v76
  %v77 = extractelement <10 x i8> %v55, i32 7
  %v78 = zext i8 %v77 to i64
  %v79 = getelementptr i8, ptr %out0, i64 88
  store i64 %v78, ptr %v79
  %v80 = extractelement <10 x i8> %v55, i32 8
  %v81 = zext i8 %v80 to i64
  %v82 = getelementptr i8, ptr %out0, i64 96
  store i64 %v81, ptr %v82
  %v83 = extractelement <10 x i8> %v55, i32 9
  %v84 = zext i8 %v83 to i64
  %v85 = getelementptr i8, ptr %out0, i64 104
  store i64 %v84, ptr %v85
  %v86 = getelementptr i8, ptr %in0, i64 80
  %v87 = load i64, ptr %v86
  %v88 = sext i64 %v87 to i144
  %v89 = bitcast i144 %v88 to <3 x i48>
  %v90 = extractelement <3 x i48> %v89, i32 0
  %v91 = zext i48 %v90 to i64
  %v92 = getelementptr i8, ptr %out0, i64 112
  store i64 %v91, ptr %v92
  %v93 = extractelement <3 x i48> %v89, i32 1
  %v94 = zext i48 %v93 to i64
  %v95 = getelementptr i8, ptr %out0, i64 120
  store i64 %v94, ptr %v95
  %v96 = extractelement <3 x i48> %v89, i32 2
  %v97 = zext i48 %v96 to i64
  %v98 = getelementptr i8, ptr %out0, i64 128
  store i64 %v97, ptr %v98
  %v99 = getelementptr i8, ptr %in0, i64 88
  %v100 = load i64, ptr %v99
  %v101 = trunc i64 %v100 to i24
  %v102 = insertelement <3 x i24> poison, i24 %v101, i32 0
  %v103 = getelementptr i8, ptr %in0, i64 96
  %v104 = load i64, ptr %v103
  %v105 = trunc i64 %v104 to i24
  %v106 = insertelement <3 x i24> %v102, i24 %v105, i32 1
  %v107 = getelementptr i8, ptr %in0, i64 104
  %v108 = load i64, ptr %v107
  %v109 = trunc i64 %v108 to i24
  %v110 = insertelement <3 x i24> %v106, i24 %v109, i32 2
  %v111 = bitcast <3 x i24> %v110 to i72
  %v112 = zext i72 %v111 to i128
  %v113 = trunc i128 %v112 to i64
  %v114 = getelementptr i8, ptr %out0, i64 136
  store i64 %v113, ptr %v114
  %v115 = lshr i128 %v112, 64
  %v116 = trunc i128 %v115 to i64
  %v117 = getelementptr i8, ptr %out0, i64 144
  store i64 %v116, ptr %v117
  %v118 = getelementptr i8, ptr %in0, i64 112
  %v119 = load i64, ptr %v118
  %v120 = trunc i64 %v119 to i8
  %v121 = insertelement <20 x i8> poison, i8 %v120, i32 0
  %v122 = getelementptr i8, ptr %in0, i64 120
  %v123 = load i64, ptr %v122
  %v124 = trunc i64 %v123 to i8
  %v125 = insertelement <20 x i8> %v121, i8 %v124, i32 1
  %v126 = getelementptr i8, ptr %in0, i64 128
  %v127 = load i64, ptr %v126
  %v128 = trunc i64 %v127 to i8
  %v129 = insertelement <20 x i8> %v125, i8 %v128, i32 2
  %v130 = getelementptr i8, ptr %in0, i64 136
  %v131 = load i64, ptr %v130
  %v132 = trunc i64 %v131 to i8
  %v133 = insertelement <20 x i8> %v129, i8 %v132, i32 3
  %v134 = getelementptr i8, ptr %in0, i64 144
  %v135 = load i64, ptr %v134
  %v136 = trunc i64 %v135 to i8
  %v137 = insertelement <20 x i8> %v133, i8 %v136, i32 4
  %v138 = getelementptr i8, ptr %in0, i64 152
  %v139 = load i64, ptr %v138
  %v140 = trunc i64 %v139 to i8
  %v141 = insertelement <20 x i8> %v137, i8 %v140, i32 5
  %v142 = getelementptr i8, ptr %in0, i64 160
  %v143 = load i64, ptr %v142
  %v144 = trunc i64 %v143 to i8
  %v145 = insertelement <20 x i8> %v141, i8 %v144, i32 6
  %v146 = getelementptr i8, ptr %in0, i64 168
  %v147 = load i64, ptr %v146
  %v148 = trunc i64 %v147 to i8
  %v149 = insertelement <20 x i8> %v145, i8 %v148, i32 7
  %v150 = getelementptr i8, ptr %in0, i64 176
  %v151 = load i64, ptr %v150
  %v152 = trunc i64 %v151 to i8
  %v153 = insertelement <20 x i8> %v149, i8 %v152, i32 8
  %v154 = getelementptr i8, ptr %in0, i64 184
  %v155 = load i64, ptr %v154
  %v156 = trunc i64 %v155 to i8
  %v157 = insertelement <20 x i8> %v153, i8 %v156, i32 9
  %v158 = getelementptr i8, ptr %in0, i64 192
  %v159 = load i64, ptr %v158
  %v160 = trunc i64 %v159 to i8
  %v161 = insertelement <20 x i8> %v157, i8 %v160, i32 10
  %v162 = getelementptr i8, ptr %in0, i64 200
  %v163 = load i64, ptr %v162
  %v164 = trunc i64 %v163 to i8
  %v165 = insertelement <20 x i8> %v161, i8 %v164, i32 11
  %v166 = getelementptr i8, ptr %in0, i64 208
  %v167 = load i64, ptr %v166
  %v168 = trunc i64 %v167 to i8
  %v169 = insertelement <20 x i8> %v165, i8 %v168, i32 12
  %v170 = getelementptr i8, ptr %in0, i64 216
  %v171 = load i64, ptr %v170
  %v172 = trunc i64 %v171 to i8
  %v173 = insertelement <20 x i8> %v169, i8 %v172, i32 13
  %v174 = getelementptr i8, ptr %in0, i64 224
  %v175 = load i64, ptr %v174
  %v176 = trunc i64 %v175 to i8
  %v177 = insertelement <20 x i8> %v173, i8 %v176, i32 14
  %v178 = getelementptr i8, ptr %in0, i64 232
  %v179 = load i64, ptr %v178
  %v180 = trunc i64 %v179 to i8
  %v181 = insertelement <20 x i8> %v177, i8 %v180, i32 15
  %v182 = getelementptr i8, ptr %in0, i64 240
  %v183 = load i64, ptr %v182
  %v184 = trunc i64 %v183 to i8
  %v185 = insertelement <20 x i8> %v181, i8 %v184, i32 16
  %v186 = getelementptr i8, ptr %in0, i64 248
  %v187 = load i64, ptr %v186
  %v188 = trunc i64 %v187 to i8
  %v189 = insertelement <20 x i8> %v185, i8 %v188, i32 17
  %v190 = getelementptr i8, ptr %in0, i64 256
  %v191 = load i64, ptr %v190
  %v192 = trunc i64 %v191 to i8
  %v193 = insertelement <20 x i8> %v189, i8 %v192, i32 18
  %v194 = getelementptr i8, ptr %in0, i64 264
  %v195 = load i64, ptr %v194
  %v196 = trunc i64 %v195 to i8
  %v197 = insertelement <20 x i8> %v193, i8 %v196, i32 19
  %v198 = bitcast <20 x i8> %v197 to <4 x i40>
  %v199 = extractelement <4 x i40> %v198, i32 0
  %v200 = zext i40 %v199 to i64
  %v201 = getelementptr i8, ptr %out0, i64 152
  store i64 %v200, ptr %v201
  %v202 = extractelement <4 x i40> %v198, i32 1
  %v203 = zext i40 %v202 to i64
  %v204 = getelementptr i8, ptr %out0, i64 160
  store i64 %v203, ptr %v204
  %v205 = extractelement <4 x i40> %v198, i32 2
  %v206 = zext i40 %v205 to i64
  %v207 = getelementptr i8, ptr %out0, i64 168
  store i64 %v206, ptr %v207
  %v208 = extractelement <4 x i40> %v198, i32 3
  %v209 = zext i40 %v208 to i64
  %v210 = getelementptr i8, ptr %out0, i64 176
  store i64 %v209, ptr %v210
  %v211 = getelementptr i8, ptr %in0, i64 272
  %v212 = load i8, ptr %v211
  %v213 = sitofp i8 %v212 to double
  %v214 = fmul double %v213, 0x47E0000000000000
  %v215 = call i128 @llvm.fptosi.sat.i128.f64(double %v214)
  %v216 = trunc i128 %v215 to i64
  %v217 = getelementptr i8, ptr %out0, i64 184
  store i64 %v216, ptr %v217
  %v218 = lshr i128 %v215, 64
  %v219 = trunc i128 %v218 to i64
  %v220 = getelementptr i8, ptr %out0, i64 192
  store i64 %v219, ptr %v220
  %v221 = getelementptr i8, ptr %in0, i64 280
  %v222 = load i8, ptr %v221
  %v223 = sitofp i8 %v222 to double
  %v224 = fmul double %v223, 0x47E0000000000000
  %v225 = call i128 @llvm.fptoui.sat.i128.f64(double %v224)
  %v226 = trunc i128 %v225 to i64
  %v227 = getelementptr i8, ptr %out0, i64 200
  store i64 %v226, ptr %v227
  %v228 = lshr i128 %v225, 64
  %v229 = trunc i128 %v228 to i64
  %v230 = getelementptr i8, ptr %out0, i64 208
  store i64 %v229, ptr %v230
  %v231 = getelementptr i8, ptr %in0, i64 288
  %v232 = load i8, ptr %v231
  %v233 = sitofp i8 %v232 to double
  %v234 = fmul double %v233, 0x47E0000000000000
  %v235 = call i65 @llvm.fptosi.sat.i65.f64(double %v234)
  %v236 = zext i65 %v235 to i128
  %v237 = trunc i128 %v236 to i64
  %v238 = getelementptr i8, ptr %out0, i64 216
  store i64 %v237, ptr %v238
  %v239 = lshr i128 %v236, 64
  %v240 = trunc i128 %v239 to i64
  %v241 = getelementptr i8, ptr %out0, i64 224
  store i64 %v240, ptr %v241
  %v242 = getelementptr i8, ptr %in0, i64 296
  %v243 = load i8, ptr %v242
  %v244 = sitofp i8 %v243 to double
  %v245 = fmul double %v244, 0x47E0000000000000
  %v246 = call i65 @llvm.fptoui.sat.i65.f64(double %v245)
  %v247 = zext i65 %v246 to i128
  %v248 = trunc i128 %v247 to i64
  %v249 = getelementptr i8, ptr %out0, i64 232
  store i64 %v248, ptr %v249
  %v250 = lshr i128 %v247, 64
  %v251 = trunc i128 %v250 to i64
  %v252 = getelementptr i8, ptr %out0, i64 240
  store i64 %v251, ptr %v252
  ret void
}

declare i128 @llvm.fptosi.sat.i128.f64(double)
declare i128 @llvm.fptoui.sat.i128.f64(double)
declare i65 @llvm.fptosi.sat.i65.f64(double)
declare i65 @llvm.fptoui.sat.i65.f64(double)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
