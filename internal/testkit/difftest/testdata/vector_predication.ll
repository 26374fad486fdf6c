; Vector predication: lanes that a mask or the vector length turns off neither load, store nor count.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 512
  %in0 = getelementptr i8, ptr %in, i64 %o
  %out0 = getelementptr i8, ptr %out, i64 %o
  %v1 = getelementptr i8, ptr %in0, i64 0
  %v2 = load i64, ptr %v1
  %v3 = trunc i64 %v2 to i1
  %v4 = insertelement <4 x i1> poison, i1 %v3, i32 0
  %v5 = getelementptr i8, ptr %in0, i64 8
  %v6 = load i64, ptr %v5
  %v7 = trunc i64 %v6 to i1
  %v8 = insertelement <4 x i1> %v4, i1 %v7, i32 1
  %v9 = getelementptr i8, ptr %in0, i64 16
  %v10 = load i64, ptr %v9
  %v11 = trunc i64 %v10 to i1
  %v12 = insertelement <4 x i1> %v8, i1 %v11, i32 2
  %v13 = getelementptr i8, ptr %in0, i64 24
  %v14 = load i64, ptr %v13
  %v15 = trunc i64 %v14 to i1
  %v16 = insertelement <4 x i1> %v12, i1 %v15, i32 3
  %v17 = getelementptr i8, ptr %in0, i64 32
  %v18 = load i64, ptr %v17
  %v19 = trunc i64 %v18 to i32
  %v20 = and i32 %v19, 3
  %v21 = getelementptr i8, ptr %in0, i64 40
  %v22 = load i64, ptr %v21
  %v23 = trunc i64 %v22 to i32
  %v24 = insertelement <4 x i32> poison, i32 %v23, i32 0
  %v25 = getelementptr i8, ptr %in0, i64 48
  %v26 = load i64, ptr %v25
  %v27 = trunc i64 %v26 to i32
  %v28 = insertelement <4 x i32> %v24, i32 %v27, i32 1
  %v29 = getelementptr i8, ptr %in0, i64 56
  %v30 = load i64, ptr %v29
  %v31 = trunc i64 %v30 to i32
  %v32 = insertelement <4 x i32> %v28, i32 %v31, i32 2
  %v33 = getelementptr i8, ptr %in0, i64 64
  %v34 = load i64, ptr %v33
  %v35 = trunc i64 %v34 to i32
  %v36 = insertelement <4 x i32> %v32, i32 %v35, i32 3
  %v37 = getelementptr i8, ptr %in0, i64 72
  %v38 = load i64, ptr %v37
  %v39 = trunc i64 %v38 to i32
  %v40 = insertelement <4 x i32> poison, i32 %v39, i32 0
  %v41 = getelementptr i8, ptr %in0, i64 80
  %v42 = load i64, ptr %v41
  %v43 = trunc i64 %v42 to i32
  %v44 = insertelement <4 x i32> %v40, i32 %v43, i32 1
  %v45 = getelementptr i8, ptr %in0, i64 88
  %v46 = load i64, ptr %v45
  %v47 = trunc i64 %v46 to i32
  %v48 = insertelement <4 x i32> %v44, i32 %v47, i32 2
  %v49 = getelementptr i8, ptr %in0, i64 96
  %v50 = load i64, ptr %v49
  %v51 = trunc i64 %v50 to i32
  %v52 = insertelement <4 x i32> %v48, i32 %v51, i32 3
  %v53 = or <4 x i32> %v52, <i32 1, i32 1, i32 1, i32 1>
  %v54 = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %v36, <4 x i32> %v53, <4 x i1> %v16, i32 %v20)
  %v55 = insertelement <4 x i32> poison, i32 %v20, i32 0
  %v56 = shufflevector <4 x i32> %v55, <4 x i32> poison, <4 x i32> zeroinitializer
  %v57 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v56
  %v58 = and <4 x i1> %v57, %v16
  %v59 = select <4 x i1> %v58, <4 x i32> %v54, <4 x i32> zeroinitializer
  %v60 = extractelement <4 x i32> %v59, i32 0
  %v61 = zext i32 %v60 to i64
  %v62 = getelementptr i8, ptr %out0, i64 0
  store i64 %v61, ptr %v62
  %v63 = extractelement <4 x i32> %v59, i32 1
  %v64 = zext i32 %v63 to i64
  %v65 = getelementptr i8, ptr %out0, i64 8
  store i64 %v64, ptr %v65
  %v66 = extractelement <4 x i32> %v59, i32 2
  %v67 = zext i32 %v66 to i64
  %v68 = getelementptr i8, ptr %out0, i64 16
  store i64 %v67, ptr %v68
  %v69 = extractelement <4 x i32> %v59, i32 3
  %v70 = zext i32 %v69 to i64
  %v71 = getelementptr i8, ptr %out0, i64 24
  store i64 %v70, ptr %v71
  %v72 = getelementptr i8, ptr %in0, i64 104
  %v73 = load i64, ptr %v72
  %v74 = trunc i64 %v73 to i32
  %v75 = insertelement <4 x i32> poison, i32 %v74, i32 0
  %v76 = getelementptr i8, ptr %in0, i64 112
  %v77 = load i64, ptr %v76
  %v78 = trunc i64 %v77 to i32
  %v79 = insertelement <4 x i32> %v75, i32 %v78, i32 1
  %v80 = getelementptr i8, ptr %in0, i64 120
  %v81 = load i64, ptr %v80
  %v82 = trunc i64 %v81 to i32
  %v83 = insertelement <4 x i32> %v79, i32 %v82, i32 2
  %v84 = getelementptr i8, ptr %in0, i64 128
  %v85 = load i64, ptr %v84
  %v86 = trunc i64 %v85 to i32
  %v87 = insertelement <4 x i32> %v83, i32 %v86, i32 3
  %v88 = or <4 x i32> %v87, <i32 1, i32 1, i32 1, i32 1>
  %v89 = call <4 x i32> @llvm.vp.smax.v4i32(<4 x i32> %v36, <4 x i32> %v88, <4 x i1> %v16, i32 %v20)
  %v90 = insertelement <4 x i32> poison, i32 %v20, i32 0
  %v91 = shufflevector <4 x i32> %v90, <4 x i32> poison, <4 x i32> zeroinitializer
  %v92 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v91
  %v93 = and <4 x i1> %v92, %v16
  %v94 = select <4 x i1> %v93, <4 x i32> %v89, <4 x i32> zeroinitializer
  %v95 = extractelement <4 x i32> %v94, i32 0
  %v96 = zext i32 %v95 to i64
  %v97 = getelementptr i8, ptr %out0, i64 32
  store i64 %v96, ptr %v97
  %v98 = extractelement <4 x i32> %v94, i32 1
  %v99 = zext i32 %v98 to i64
  %v100 = getelementptr i8, ptr %out0, i64 40
  store i64 %v99, ptr %v100
  %v101 = extractelement <4 x i32> %v94, i32 2
  %v102 = zext i32 %v101 to i64
  %v103 = getelementptr i8, ptr %out0, i64 48
  store i64 %v102, ptr %v103
  %v104 = extractelement <4 x i32> %v94, i32 3
  %v105 = zext i32 %v104 to i64
  %v106 = getelementptr i8, ptr %out0, i64 56
  store i64 %v105, ptr %v106
  %v107 = getelementptr i8, ptr %in0, i64 136
  %v108 = load i64, ptr %v107
  %v109 = trunc i64 %v108 to i32
  %v110 = insertelement <4 x i32> poison, i32 %v109, i32 0
  %v111 = getelementptr i8, ptr %in0, i64 144
  %v112 = load i64, ptr %v111
  %v113 = trunc i64 %v112 to i32
  %v114 = insertelement <4 x i32> %v110, i32 %v113, i32 1
  %v115 = getelementptr i8, ptr %in0, i64 152
  %v116 = load i64, ptr %v115
  %v117 = trunc i64 %v116 to i32
  %v118 = insertelement <4 x i32> %v114, i32 %v117, i32 2
  %v119 = getelementptr i8, ptr %in0, i64 160
  %v120 = load i64, ptr %v119
  %v121 = trunc i64 %v120 to i32
  %v122 = insertelement <4 x i32> %v118, i32 %v121, i32 3
  %v123 = or <4 x i32> %v122, <i32 1, i32 1, i32 1, i32 1>
  %v124 = call <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32> %v36, <4 x i32> %v123, <4 x i1> %v16, i32 %v20)
  %v125 = insertelement <4 x i32> poison, i32 %v20, i32 0
  %v126 = shufflevector <4 x i32> %v125, <4 x i32> poison, <4 x i32> zeroinitializer
  %v127 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v126
  %v128 = and <4 x i1> %v127, %v16
  %v129 = select <4 x i1> %v128, <4 x i32> %v124, <4 x i32> zeroinitializer
  %v130 = extractelement <4 x i32> %v129, i32 0
  %v131 = zext i32 %v130 to i64
  %v132 = getelementptr i8, ptr %out0, i64 64
  store i64 %v131, ptr %v132
  %v133 = extractelement <4 x i32> %v129, i32 1
  %v134 = zext i32 %v133 to i64
  %v135 = getelementptr i8, ptr %out0, i64 72
  store i64 %v134, ptr %v135
  %v136 = extractelement <4 x i32> %v129, i32 2
  %v137 = zext i32 %v136 to i64
  %v138 = getelementptr i8, ptr %out0, i64 80
  store i64 %v137, ptr %v138
  %v139 = extractelement <4 x i32> %v129, i32 3
  %v140 = zext i32 %v139 to i64
  %v141 = getelementptr i8, ptr %out0, i64 88
  store i64 %v140, ptr %v141
  %v142 = getelementptr i8, ptr %in0, i64 168
  %v143 = load i64, ptr %v142
  %v144 = trunc i64 %v143 to i32
  %v145 = insertelement <4 x i32> poison, i32 %v144, i32 0
  %v146 = getelementptr i8, ptr %in0, i64 176
  %v147 = load i64, ptr %v146
  %v148 = trunc i64 %v147 to i32
  %v149 = insertelement <4 x i32> %v145, i32 %v148, i32 1
  %v150 = getelementptr i8, ptr %in0, i64 184
  %v151 = load i64, ptr %v150
  %v152 = trunc i64 %v151 to i32
  %v153 = insertelement <4 x i32> %v149, i32 %v152, i32 2
  %v154 = getelementptr i8, ptr %in0, i64 192
  %v155 = load i64, ptr %v154
  %v156 = trunc i64 %v155 to i32
  %v157 = insertelement <4 x i32> %v153, i32 %v156, i32 3
  %v158 = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %v16, <4 x i32> %v36, <4 x i32> %v157, i32 %v20)
  %v159 = extractelement <4 x i32> %v158, i32 0
  %v160 = zext i32 %v159 to i64
  %v161 = getelementptr i8, ptr %out0, i64 96
  store i64 %v160, ptr %v161
  %v162 = extractelement <4 x i32> %v158, i32 1
  %v163 = zext i32 %v162 to i64
  %v164 = getelementptr i8, ptr %out0, i64 104
  store i64 %v163, ptr %v164
  %v165 = extractelement <4 x i32> %v158, i32 2
  %v166 = zext i32 %v165 to i64
  %v167 = getelementptr i8, ptr %out0, i64 112
  store i64 %v166, ptr %v167
  %v168 = extractelement <4 x i32> %v158, i32 3
  %v169 = zext i32 %v168 to i64
  %v170 = getelementptr i8, ptr %out0, i64 120
  store i64 %v169, ptr %v170
  %v171 = getelementptr i8, ptr %in0, i64 200
  %v172 = load i64, ptr %v171
  %v173 = trunc i64 %v172 to i32
  %v174 = call i32 @llvm.vp.reduce.add.v4i32(i32 %v173, <4 x i32> %v36, <4 x i1> %v16, i32 %v20)
  %v175 = zext i32 %v174 to i64
  %v176 = getelementptr i8, ptr %out0, i64 128
  store i64 %v175, ptr %v176
  %v177 = getelementptr i8, ptr %in0, i64 208
  %v178 = load i64, ptr %v177
  %v179 = trunc i64 %v178 to i32
  %v180 = call i32 @llvm.vp.reduce.smax.v4i32(i32 %v179, <4 x i32> %v36, <4 x i1> %v16, i32 %v20)
  %v181 = zext i32 %v180 to i64
  %v182 = getelementptr i8, ptr %out0, i64 136
  store i64 %v181, ptr %v182
  %v183 = getelementptr i8, ptr %in0, i64 216
  %v184 = load i64, ptr %v183
  %v185 = trunc i64 %v184 to i32
  %v186 = call i32 @llvm.vp.reduce.and.v4i32(i32 %v185, <4 x i32> %v36, <4 x i1> %v16, i32 %v20)
  %v187 = zext i32 %v186 to i64
  %v188 = getelementptr i8, ptr %out0, i64 144
  store i64 %v187, ptr %v188
  %v189 = getelementptr i8, ptr %in0, i64 224
  %v190 = load i8, ptr %v189
  %v191 = sitofp i8 %v190 to float
  %v192 = insertelement <4 x float> poison, float %v191, i32 0
  %v193 = getelementptr i8, ptr %in0, i64 232
  %v194 = load i8, ptr %v193
  %v195 = sitofp i8 %v194 to float
  %v196 = insertelement <4 x float> %v192, float %v195, i32 1
  %v197 = getelementptr i8, ptr %in0, i64 240
  %v198 = load i8, ptr %v197
  %v199 = sitofp i8 %v198 to float
  %v200 = insertelement <4 x float> %v196, float %v199, i32 2
  %v201 = getelementptr i8, ptr %in0, i64 248
  %v202 = load i8, ptr %v201
  %v203 = sitofp i8 %v202 to float
  %v204 = insertelement <4 x float> %v200, float %v203, i32 3
  %v205 = getelementptr i8, ptr %in0, i64 256
  %v206 = load i8, ptr %v205
  %v207 = sitofp i8 %v206 to float
  %v208 = call float @llvm.vp.reduce.fadd.v4f32(float %v207, <4 x float> %v204, <4 x i1> %v16, i32 %v20)
  %v209 = bitcast float %v208 to i32
  %v210 = zext i32 %v209 to i64
  %v211 = getelementptr i8, ptr %out0, i64 152
  store i64 %v210, ptr %v211
  %v212 = call <4 x float> @llvm.vp.fmuladd.v4f32(<4 x float> %v204, <4 x float> %v204, <4 x float> %v204, <4 x i1> %v16, i32 %v20)
  %v213 = insertelement <4 x i32> poison, i32 %v20, i32 0
  %v214 = shufflevector <4 x i32> %v213, <4 x i32> poison, <4 x i32> zeroinitializer
  %v215 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v214
  %v216 = and <4 x i1> %v215, %v16
  %v217 = select <4 x i1> %v216, <4 x float> %v212, <4 x float> zeroinitializer
  %v218 = extractelement <4 x float> %v217, i32 0
  %v219 = bitcast float %v218 to i32
  %v220 = zext i32 %v219 to i64
  %v221 = getelementptr i8, ptr %out0, i64 160
  store i64 %v220, ptr %v221
  %v222 = extractelement <4 x float> %v217, i32 1
  %v223 = bitcast float %v222 to i32
  %v224 = zext i32 %v223 to i64
  %v225 = getelementptr i8, ptr %out0, i64 168
  store i64 %v224, ptr %v225
  %v226 = extractelement <4 x float> %v217, i32 2
  %v227 = bitcast float %v226 to i32
  %v228 = zext i32 %v227 to i64
  %v229 = getelementptr i8, ptr %out0, i64 176
  store i64 %v228, ptr %v229
  %v230 = extractelement <4 x float> %v217, i32 3
  %v231 = bitcast float %v230 to i32
  %v232 = zext i32 %v231 to i64
  %v233 = getelementptr i8, ptr %out0, i64 184
  store i64 %v232, ptr %v233
  %v234 = call <4 x i32> @llvm.vp.load.v4i32.p0(ptr %in0, <4 x i1> %v16, i32 %v20)
  %v235 = insertelement <4 x i32> poison, i32 %v20, i32 0
  %v236 = shufflevector <4 x i32> %v235, <4 x i32> poison, <4 x i32> zeroinitializer
  %v237 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v236
  %v238 = and <4 x i1> %v237, %v16
  %v239 = select <4 x i1> %v238, <4 x i32> %v234, <4 x i32> zeroinitializer
  %v240 = extractelement <4 x i32> %v239, i32 0
  %v241 = zext i32 %v240 to i64
  %v242 = getelementptr i8, ptr %out0, i64 192
  store i64 %v241, ptr %v242
  %v243 = extractelement <4 x i32> %v239, i32 1
  %v244 = zext i32 %v243 to i64
  %v245 = getelementptr i8, ptr %out0, i64 200
  store i64 %v244, ptr %v245
  %v246 = extractelement <4 x i32> %v239, i32 2
  %v247 = zext i32 %v246 to i64
  %v248 = getelementptr i8, ptr %out0, i64 208
  store i64 %v247, ptr %v248
  %v249 = extractelement <4 x i32> %v239, i32 3
  %v250 = zext i32 %v249 to i64
  %v251 = getelementptr i8, ptr %out0, i64 216
  store i64 %v250, ptr %v251
  %v252 = getelementptr i8, ptr %in0, i64 264
  %v253 = load i64, ptr %v252
  %v254 = trunc i64 %v253 to i32
  %v255 = insertelement <4 x i32> poison, i32 %v254, i32 0
  %v256 = getelementptr i8, ptr %in0, i64 272
  %v257 = load i64, ptr %v256
  %v258 = trunc i64 %v257 to i32
  %v259 = insertelement <4 x i32> %v255, i32 %v258, i32 1
  %v260 = getelementptr i8, ptr %in0, i64 280
  %v261 = load i64, ptr %v260
  %v262 = trunc i64 %v261 to i32
  %v263 = insertelement <4 x i32> %v259, i32 %v262, i32 2
  %v264 = getelementptr i8, ptr %in0, i64 288
  %v265 = load i64, ptr %v264
  %v266 = trunc i64 %v265 to i32
  %v267 = insertelement <4 x i32> %v263, i32 %v266, i32 3
  %v268 = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %v36, <4 x i32> %v267, metadata !"slt", <4 x i1> %v16, i32 %v20)
  %v269 = insertelement <4 x i32> poison, i32 %v20, i32 0
  %v270 = shufflevector <4 x i32> %v269, <4 x i32> poison, <4 x i32> zeroinitializer
  %v271 = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v270
  %v272 = and <4 x i1> %v271, %v16
  %v273 = select <4 x i1> %v272, <4 x i1> %v268, <4 x i1> zeroinitializer
  %v274 = extractelement <4 x i1> %v273, i32 0
  %v275 = zext i1 %v274 to i64
  %v276 = getelementptr i8, ptr %out0, i64 224
  store i64 %v275, ptr %v276
  %v277 = extractelement <4 x i1> %v273, i32 1
  %v278 = zext i1 %v277 to i64
  %v279 = getelementptr i8, ptr %out0, i64 232
  store i64 %v278, ptr %v279
  %v280 = extractelement <4 x i1> %v273, i32 2
  %v281 = zext i1 %v280 to i64
  %v282 = getelementptr i8, ptr %out0, i64 240
  store i64 %v281, ptr %v282
  %v283 = extractelement <4 x i1> %v273, i32 3
  %v284 = zext i1 %v283 to i64
  %v285 = getelementptr i8, ptr %out0, i64 248
  store i64 %v284, ptr %v285
  %v286 = getelementptr i8, ptr %out0, i64 448
  call void @llvm.vp.store.v4i32.p0(<4 x i32> %v36, ptr %v286, <4 x i1> %v16, i32 %v20)
  ret void
}

declare <4 x float> @llvm.vp.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>, <4 x i1>, i32)
declare <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32>, <4 x i32>, metadata, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.load.v4i32.p0(ptr, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.merge.v4i32(<4 x i1>, <4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vp.smax.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare float @llvm.vp.reduce.fadd.v4f32(float, <4 x float>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.add.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.and.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.smax.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare void @llvm.vp.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
