; Elements of vectors that move by masks and counts: one splice counts from the front, the other from the end.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 512
  %in0 = getelementptr i8, ptr %in, i64 %o
  %out0 = getelementptr i8, ptr %out, i64 %o
  %v1 = getelementptr i8, ptr %in0, i64 0
  %v2 = load i64, ptr %v1
  %v3 = trunc i64 %v2 to i32
  %v4 = insertelement <4 x i32> poison, i32 %v3, i32 0
  %v5 = getelementptr i8, ptr %in0, i64 8
  %v6 = load i64, ptr %v5
  %v7 = trunc i64 %v6 to i32
  %v8 = insertelement <4 x i32> %v4, i32 %v7, i32 1
  %v9 = getelementptr i8, ptr %in0, i64 16
  %v10 = load i64, ptr %v9
  %v11 = trunc i64 %v10 to i32
  %v12 = insertelement <4 x i32> %v8, i32 %v11, i32 2
  %v13 = getelementptr i8, ptr %in0, i64 24
  %v14 = load i64, ptr %v13
  %v15 = trunc i64 %v14 to i32
  %v16 = insertelement <4 x i32> %v12, i32 %v15, i32 3
  %v17 = getelementptr i8, ptr %in0, i64 32
  %v18 = load i64, ptr %v17
  %v19 = trunc i64 %v18 to i32
  %v20 = insertelement <4 x i32> poison, i32 %v19, i32 0
  %v21 = getelementptr i8, ptr %in0, i64 40
  %v22 = load i64, ptr %v21
  %v23 = trunc i64 %v22 to i32
  %v24 = insertelement <4 x i32> %v20, i32 %v23, i32 1
  %v25 = getelementptr i8, ptr %in0, i64 48
  %v26 = load i64, ptr %v25
  %v27 = trunc i64 %v26 to i32
  %v28 = insertelement <4 x i32> %v24, i32 %v27, i32 2
  %v29 = getelementptr i8, ptr %in0, i64 56
  %v30 = load i64, ptr %v29
  %v31 = trunc i64 %v30 to i32
  %v32 = insertelement <4 x i32> %v28, i32 %v31, i32 3
  %v33 = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %v16, <4 x i32> %v32, i32 1)
  %v34 = extractelement <4 x i32> %v33, i32 0
  %v35 = zext i32 %v34 to i64
  %v36 = getelementptr i8, ptr %out0, i64 0
  store i64 %v35, ptr %v36
  %v37 = extractelement <4 x i32> %v33, i32 1
  %v38 = zext i32 %v37 to i64
  %v39 = getelementptr i8, ptr %out0, i64 8
  store i64 %v38, ptr %v39
  %v40 = extractelement <4 x i32> %v33, i32 2
  %v41 = zext i32 %v40 to i64
  %v42 = getelementptr i8, ptr %out0, i64 16
  store i64 %v41, ptr %v42
  %v43 = extractelement <4 x i32> %v33, i32 3
  %v44 = zext i32 %v43 to i64
  %v45 = getelementptr i8, ptr %out0, i64 24
  store i64 %v44, ptr %v45
  %v46 = getelementptr i8, ptr %in0, i64 64
  %v47 = load i64, ptr %v46
  %v48 = trunc i64 %v47 to i32
  %v49 = insertelement <4 x i32> poison, i32 %v48, i32 0
  %v50 = getelementptr i8, ptr %in0, i64 72
  %v51 = load i64, ptr %v50
  %v52 = trunc i64 %v51 to i32
  %v53 = insertelement <4 x i32> %v49, i32 %v52, i32 1
  %v54 = getelementptr i8, ptr %in0, i64 80
  %v55 = load i64, ptr %v54
  %v56 = trunc i64 %v55 to i32
  %v57 = insertelement <4 x i32> %v53, i32 %v56, i32 2
  %v58 = getelementptr i8, ptr %in0, i64 88
  %v59 = load i64, ptr %v58
  %v60 = trunc i64 %v59 to i32
  %v61 = insertelement <4 x i32> %v57, i32 %v60, i32 3
  %v62 = getelementptr i8, ptr %in0, i64 96
  %v63 = load i64, ptr %v62
  %v64 = trunc i64 %v63 to i32
  %v65 = insertelement <4 x i32> poison, i32 %v64, i32 0
  %v66 = getelementptr i8, ptr %in0, i64 104
  %v67 = load i64, ptr %v66
  %v68 = trunc i64 %v67 to i32
  %v69 = insertelement <4 x i32> %v65, i32 %v68, i32 1
  %v70 = getelementptr i8, ptr %in0, i64 112
  %v71 = load i64, ptr %v70
  %v72 = trunc i64 %v71 to i32
  %v73 = insertelement <4 x i32> %v69, i32 %v72, i32 2
  %v74 = getelementptr i8, ptr %in0, i64 120
  %v75 = load i64, ptr %v74
  %v76 = trunc i64 %v75 to i32
  %v77 = insertelement <4 x i32> %v73, i32 %v76, i32 3
  %v78 = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %v61, <4 x i32> %v77, i32 1)
  %v79 = extractelement <4 x i32> %v78, i32 0
  %v80 = zext i32 %v79 to i64
  %v81 = getelementptr i8, ptr %out0, i64 32
  store i64 %v80, ptr %v81
  %v82 = extractelement <4 x i32> %v78, i32 1
  %v83 = zext i32 %v82 to i64
  %v84 = getelementptr i8, ptr %out0, i64 40
  store i64 %v83, ptr %v84
  %v85 = extractelement <4 x i32> %v78, i32 2
  %v86 = zext i32 %v85 to i64
  %v87 = getelementptr i8, ptr %out0, i64 48
  store i64 %v86, ptr %v87
  %v88 = extractelement <4 x i32> %v78, i32 3
  %v89 = zext i32 %v88 to i64
  %v90 = getelementptr i8, ptr %out0, i64 56
  store i64 %v89, ptr %v90
  %v91 = getelementptr i8, ptr %in0, i64 128
  %v92 = load i64, ptr %v91
  %v93 = trunc i64 %v92 to i32
  %v94 = insertelement <4 x i32> poison, i32 %v93, i32 0
  %v95 = getelementptr i8, ptr %in0, i64 136
  %v96 = load i64, ptr %v95
  %v97 = trunc i64 %v96 to i32
  %v98 = insertelement <4 x i32> %v94, i32 %v97, i32 1
  %v99 = getelementptr i8, ptr %in0, i64 144
  %v100 = load i64, ptr %v99
  %v101 = trunc i64 %v100 to i32
  %v102 = insertelement <4 x i32> %v98, i32 %v101, i32 2
  %v103 = getelementptr i8, ptr %in0, i64 152
  %v104 = load i64, ptr %v103
  %v105 = trunc i64 %v104 to i32
  %v106 = insertelement <4 x i32> %v102, i32 %v105, i32 3
  %v107 = getelementptr i8, ptr %in0, i64 160
  %v108 = load i64, ptr %v107
  %v109 = trunc i64 %v108 to i1
  %v110 = insertelement <4 x i1> poison, i1 %v109, i32 0
  %v111 = getelementptr i8, ptr %in0, i64 168
  %v112 = load i64, ptr %v111
  %v113 = trunc i64 %v112 to i1
  %v114 = insertelement <4 x i1> %v110, i1 %v113, i32 1
  %v115 = getelementptr i8, ptr %in0, i64 176
  %v116 = load i64, ptr %v115
  %v117 = trunc i64 %v116 to i1
  %v118 = insertelement <4 x i1> %v114, i1 %v117, i32 2
  %v119 = getelementptr i8, ptr %in0, i64 184
  %v120 = load i64, ptr %v119
  %v121 = trunc i64 %v120 to i1
  %v122 = insertelement <4 x i1> %v118, i1 %v121, i32 3
  %v123 = getelementptr i8, ptr %in0, i64 192
  %v124 = load i64, ptr %v123
  %v125 = trunc i64 %v124 to i32
  %v126 = insertelement <4 x i32> poison, i32 %v125, i32 0
  %v127 = getelementptr i8, ptr %in0, i64 200
  %v128 = load i64, ptr %v127
  %v129 = trunc i64 %v128 to i32
  %v130 = insertelement <4 x i32> %v126, i32 %v129, i32 1
  %v131 = getelementptr i8, ptr %in0, i64 208
  %v132 = load i64, ptr %v131
  %v133 = trunc i64 %v132 to i32
  %v134 = insertelement <4 x i32> %v130, i32 %v133, i32 2
  %v135 = getelementptr i8, ptr %in0, i64 216
  %v136 = load i64, ptr %v135
  %v137 = trunc i64 %v136 to i32
  %v138 = insertelement <4 x i32> %v134, i32 %v137, i32 3
  %v139 = call <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32> %v106, <4 x i1> %v122, <4 x i32> %v138)
  %v140 = extractelement <4 x i32> %v139, i32 0
  %v141 = zext i32 %v140 to i64
  %v142 = getelementptr i8, ptr %out0, i64 64
  store i64 %v141, ptr %v142
  %v143 = extractelement <4 x i32> %v139, i32 1
  %v144 = zext i32 %v143 to i64
  %v145 = getelementptr i8, ptr %out0, i64 72
  store i64 %v144, ptr %v145
  %v146 = extractelement <4 x i32> %v139, i32 2
  %v147 = zext i32 %v146 to i64
  %v148 = getelementptr i8, ptr %out0, i64 80
  store i64 %v147, ptr %v148
  %v149 = extractelement <4 x i32> %v139, i32 3
  %v150 = zext i32 %v149 to i64
  %v151 = getelementptr i8, ptr %out0, i64 88
  store i64 %v150, ptr %v151
  %v152 = getelementptr i8, ptr %in0, i64 224
  %v153 = load i64, ptr %v152
  %v154 = trunc i64 %v153 to i32
  %v155 = insertelement <4 x i32> poison, i32 %v154, i32 0
  %v156 = getelementptr i8, ptr %in0, i64 232
  %v157 = load i64, ptr %v156
  %v158 = trunc i64 %v157 to i32
  %v159 = insertelement <4 x i32> %v155, i32 %v158, i32 1
  %v160 = getelementptr i8, ptr %in0, i64 240
  %v161 = load i64, ptr %v160
  %v162 = trunc i64 %v161 to i32
  %v163 = insertelement <4 x i32> %v159, i32 %v162, i32 2
  %v164 = getelementptr i8, ptr %in0, i64 248
  %v165 = load i64, ptr %v164
  %v166 = trunc i64 %v165 to i32
  %v167 = insertelement <4 x i32> %v163, i32 %v166, i32 3
  %v168 = getelementptr i8, ptr %in0, i64 256
  %v169 = load i64, ptr %v168
  %v170 = trunc i64 %v169 to i1
  %v171 = insertelement <4 x i1> poison, i1 %v170, i32 0
  %v172 = getelementptr i8, ptr %in0, i64 264
  %v173 = load i64, ptr %v172
  %v174 = trunc i64 %v173 to i1
  %v175 = insertelement <4 x i1> %v171, i1 %v174, i32 1
  %v176 = getelementptr i8, ptr %in0, i64 272
  %v177 = load i64, ptr %v176
  %v178 = trunc i64 %v177 to i1
  %v179 = insertelement <4 x i1> %v175, i1 %v178, i32 2
  %v180 = getelementptr i8, ptr %in0, i64 280
  %v181 = load i64, ptr %v180
  %v182 = trunc i64 %v181 to i1
  %v183 = insertelement <4 x i1> %v179, i1 %v182, i32 3
  %v184 = getelementptr i8, ptr %in0, i64 288
  %v185 = load i64, ptr %v184
  %v186 = trunc i64 %v185 to i32
  %v187 = call i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32> %v167, <4 x i1> %v183, i32 %v186)
  %v188 = zext i32 %v187 to i64
  %v189 = getelementptr i8, ptr %out0, i64 96
  store i64 %v188, ptr %v189
  %v190 = getelementptr i8, ptr %in0, i64 296
  %v191 = load i64, ptr %v190
  %v192 = trunc i64 %v191 to i32
  %v193 = insertelement <4 x i32> poison, i32 %v192, i32 0
  %v194 = getelementptr i8, ptr %in0, i64 304
  %v195 = load i64, ptr %v194
  %v196 = trunc i64 %v195 to i32
  %v197 = insertelement <4 x i32> %v193, i32 %v196, i32 1
  %v198 = getelementptr i8, ptr %in0, i64 312
  %v199 = load i64, ptr %v198
  %v200 = trunc i64 %v199 to i32
  %v201 = insertelement <4 x i32> %v197, i32 %v200, i32 2
  %v202 = getelementptr i8, ptr %in0, i64 320
  %v203 = load i64, ptr %v202
  %v204 = trunc i64 %v203 to i32
  %v205 = insertelement <4 x i32> %v201, i32 %v204, i32 3
  %v206 = getelementptr i8, ptr %in0, i64 328
  %v207 = load i64, ptr %v206
  %v208 = trunc i64 %v207 to i32
  %v209 = insertelement <2 x i32> poison, i32 %v208, i32 0
  %v210 = getelementptr i8, ptr %in0, i64 336
  %v211 = load i64, ptr %v210
  %v212 = trunc i64 %v211 to i32
  %v213 = insertelement <2 x i32> %v209, i32 %v212, i32 1
  %v214 = getelementptr i8, ptr %in0, i64 344
  %v215 = load i64, ptr %v214
  %v216 = trunc i64 %v215 to i1
  %v217 = insertelement <4 x i1> poison, i1 %v216, i32 0
  %v218 = getelementptr i8, ptr %in0, i64 352
  %v219 = load i64, ptr %v218
  %v220 = trunc i64 %v219 to i1
  %v221 = insertelement <4 x i1> %v217, i1 %v220, i32 1
  %v222 = getelementptr i8, ptr %in0, i64 360
  %v223 = load i64, ptr %v222
  %v224 = trunc i64 %v223 to i1
  %v225 = insertelement <4 x i1> %v221, i1 %v224, i32 2
  %v226 = getelementptr i8, ptr %in0, i64 368
  %v227 = load i64, ptr %v226
  %v228 = trunc i64 %v227 to i1
  %v229 = insertelement <4 x i1> %v225, i1 %v228, i32 3
  %v230 = call <4 x i1> @llvm.experimental.vector.match.v4i32.v2i32(<4 x i32> %v205, <2 x i32> %v213, <4 x i1> %v229)
  %v231 = extractelement <4 x i1> %v230, i32 0
  %v232 = zext i1 %v231 to i64
  %v233 = getelementptr i8, ptr %out0, i64 104
  store i64 %v232, ptr %v233
  %v234 = extractelement <4 x i1> %v230, i32 1
  %v235 = zext i1 %v234 to i64
  %v236 = getelementptr i8, ptr %out0, i64 112
  store i64 %v235, ptr %v236
  %v237 = extractelement <4 x i1> %v230, i32 2
  %v238 = zext i1 %v237 to i64
  %v239 = getelementptr i8, ptr %out0, i64 120
  store i64 %v238, ptr %v239
  %v240 = extractelement <4 x i1> %v230, i32 3
  %v241 = zext i1 %v240 to i64
  %v242 = getelementptr i8, ptr %out0, i64 128
  store i64 %v241, ptr %v242
  %v243 = getelementptr i8, ptr %in0, i64 376
  %v244 = load i64, ptr %v243
  %v245 = trunc i64 %v244 to i32
  %v246 = insertelement <4 x i32> poison, i32 %v245, i32 0
  %v247 = getelementptr i8, ptr %in0, i64 384
  %v248 = load i64, ptr %v247
  %v249 = trunc i64 %v248 to i32
  %v250 = insertelement <4 x i32> %v246, i32 %v249, i32 1
  %v251 = getelementptr i8, ptr %in0, i64 392
  %v252 = load i64, ptr %v251
  %v253 = trunc i64 %v252 to i32
  %v254 = insertelement <4 x i32> %v250, i32 %v253, i32 2
  %v255 = getelementptr i8, ptr %in0, i64 400
  %v256 = load i64, ptr %v255
  %v257 = trunc i64 %v256 to i32
  %v258 = insertelement <4 x i32> %v254, i32 %v257, i32 3
  %v259 = and <4 x i32> %v258, <i32 1, i32 1, i32 1, i32 1>
  %v260 = call i32 @llvm.experimental.cttz.elts.i32.v4i32(<4 x i32> %v259, i1 false)
  %v261 = zext i32 %v260 to i64
  %v262 = getelementptr i8, ptr %out0, i64 136
  store i64 %v261, ptr %v262
  %v263 = getelementptr i8, ptr %in0, i64 408
  %v264 = load i64, ptr %v263
  %v265 = trunc i64 %v264 to i16
  %v266 = insertelement <3 x i16> poison, i16 %v265, i32 0
  %v267 = getelementptr i8, ptr %in0, i64 416
  %v268 = load i64, ptr %v267
  %v269 = trunc i64 %v268 to i16
  %v270 = insertelement <3 x i16> %v266, i16 %v269, i32 1
  %v271 = getelementptr i8, ptr %in0, i64 424
  %v272 = load i64, ptr %v271
  %v273 = trunc i64 %v272 to i16
  %v274 = insertelement <3 x i16> %v270, i16 %v273, i32 2
  %v275 = getelementptr i8, ptr %in0, i64 432
  %v276 = load i64, ptr %v275
  %v277 = trunc i64 %v276 to i16
  %v278 = insertelement <3 x i16> poison, i16 %v277, i32 0
  %v279 = getelementptr i8, ptr %in0, i64 440
  %v280 = load i64, ptr %v279
  %v281 = trunc i64 %v280 to i16
  %v282 = insertelement <3 x i16> %v278, i16 %v281, i32 1
  %v283 = getelementptr i8, ptr %in0, i64 448
  %v284 = load i64, ptr %v283
  %v285 = trunc i64 %v284 to i16
  %v286 = insertelement <3 x i16> %v282, i16 %v285, i32 2
  %v287 = call <3 x i16> @llvm.vector.splice.left.v3i16(<3 x i16> %v274, <3 x i16> %v286, i32 1)
  %v288 = extractelement <3 x i16> %v287, i32 0
  %v289 = zext i16 %v288 to i64
  %v290 = getelementptr i8, ptr %out0, i64 144
  store i64 %v289, ptr %v290
  %v291 = extractelement <3 x i16> %v287, i32 1
  %v292 = zext i16 %v291 to i64
  %v293 = getelementptr i8, ptr %out0, i64 152
  store i64 %v292, ptr %v293
  %v294 = extractelement <3 x i16> %v287, i32 2
  %v295 = zext i16 %v294 to i64
  %v296 = getelementptr i8, ptr %out0, i64 160
  store i64 %v295, ptr %v296
  %v297 = getelementptr i8, ptr %in0, i64 456
  %v298 = load i64, ptr %v297
  %v299 = trunc i64 %v298 to i16
  %v300 = insertelement <3 x i16> poison, i16 %v299, i32 0
  %v301 = getelementptr i8, ptr %in0, i64 464
  %v302 = load i64, ptr %v301
  %v303 = trunc i64 %v302 to i16
  %v304 = insertelement <3 x i16> %v300, i16 %v303, i32 1
  %v305 = getelementptr i8, ptr %in0, i64 472
  %v306 = load i64, ptr %v305
  %v307 = trunc i64 %v306 to i16
  %v308 = insertelement <3 x i16> %v304, i16 %v307, i32 2
  %v309 = getelementptr i8, ptr %in0, i64 480
  %v310 = load i64, ptr %v309
  %v311 = trunc i64 %v310 to i16
  %v312 = insertelement <3 x i16> poison, i16 %v311, i32 0
  %v313 = getelementptr i8, ptr %in0, i64 488
  %v314 = load i64, ptr %v313
  %v315 = trunc i64 %v314 to i16
  %v316 = insertelement <3 x i16> %v312, i16 %v315, i32 1
  %v317 = getelementptr i8, ptr %in0, i64 496
  %v318 = load i64, ptr %v317
  %v319 = trunc i64 %v318 to i16
  %v320 = insertelement <3 x i16> %v316, i16 %v319, i32 2
  %v321 = call <3 x i16> @llvm.vector.splice.right.v3i16(<3 x i16> %v308, <3 x i16> %v320, i32 1)
  %v322 = extractelement <3 x i16> %v321, i32 0
  %v323 = zext i16 %v322 to i64
  %v324 = getelementptr i8, ptr %out0, i64 168
  store i64 %v323, ptr %v324
  %v325 = extractelement <3 x i16> %v321, i32 1
  %v326 = zext i16 %v325 to i64
  %v327 = getelementptr i8, ptr %out0, i64 176
  store i64 %v326, ptr %v327
  %v328 = extractelement <3 x i16> %v321, i32 2
  %v329 = zext i16 %v328 to i64
  %v330 = getelementptr i8, ptr %out0, i64 184
  store i64 %v329, ptr %v330
  %v331 = getelementptr i8, ptr %in0, i64 504
  %v332 = load i64, ptr %v331
  %v333 = trunc i64 %v332 to i16
  %v334 = insertelement <3 x i16> poison, i16 %v333, i32 0
  %v335 = getelementptr i8, ptr %in0, i64 0
  %v336 = load i64, ptr %v335
  %v337 = trunc i64 %v336 to i16
  %v338 = insertelement <3 x i16> %v334, i16 %v337, i32 1
  %v339 = getelementptr i8, ptr %in0, i64 8
  %v340 = load i64, ptr %v339
  %v341 = trunc i64 %v340 to i16
  %v342 = insertelement <3 x i16> %v338, i16 %v341, i32 2
  %v343 = getelementptr i8, ptr %in0, i64 16
  %v344 = load i64, ptr %v343
  %v345 = trunc i64 %v344 to i1
  %v346 = insertelement <3 x i1> poison, i1 %v345, i32 0
  %v347 = getelementptr i8, ptr %in0, i64 24
  %v348 = load i64, ptr %v347
  %v349 = trunc i64 %v348 to i1
  %v350 = insertelement <3 x i1> %v346, i1 %v349, i32 1
  %v351 = getelementptr i8, ptr %in0, i64 32
  %v352 = load i64, ptr %v351
  %v353 = trunc i64 %v352 to i1
  %v354 = insertelement <3 x i1> %v350, i1 %v353, i32 2
  %v355 = getelementptr i8, ptr %in0, i64 40
  %v356 = load i64, ptr %v355
  %v357 = trunc i64 %v356 to i16
  %v358 = insertelement <3 x i16> poison, i16 %v357, i32 0
  %v359 = getelementptr i8, ptr %in0, i64 48
  %v360 = load i64, ptr %v359
  %v361 = trunc i64 %v360 to i16
  %v362 = insertelement <3 x i16> %v358, i16 %v361, i32 1
  %v363 = getelementptr i8, ptr %in0, i64 56
  %v364 = load i64, ptr %v363
  %v365 = trunc i64 %v364 to i16
  %v366 = insertelement <3 x i16> %v362, i16 %v365, i32 2
  %v367 = call <3 x i16> @llvm.experimental.vector.compress.v3i16(<3 x i16> %v342, <3 x i1> %v354, <3 x i16> %v366)
  %v368 = extractelement <3 x i16> %v367, i32 0
  %v369 = zext i16 %v368 to i64
  %v370 = getelementptr i8, ptr %out0, i64 192
  store i64 %v369, ptr %v370
  %v371 = extractelement <3 x i16> %v367, i32 1
  %v372 = zext i16 %v371 to i64
  %v373 = getelementptr i8, ptr %out0, i64 200
  store i64 %v372, ptr %v373
  %v374 = extractelement <3 x i16> %v367, i32 2
  %v375 = zext i16 %v374 to i64
  %v376 = getelementptr i8, ptr %out0, i64 208
  store i64 %v375, ptr %v376
  %v377 = getelementptr i8, ptr %in0, i64 64
  %v378 = load i64, ptr %v377
  %v379 = trunc i64 %v378 to i16
  %v380 = insertelement <3 x i16> poison, i16 %v379, i32 0
  %v381 = getelementptr i8, ptr %in0, i64 72
  %v382 = load i64, ptr %v381
  %v383 = trunc i64 %v382 to i16
  %v384 = insertelement <3 x i16> %v380, i16 %v383, i32 1
  %v385 = getelementptr i8, ptr %in0, i64 80
  %v386 = load i64, ptr %v385
  %v387 = trunc i64 %v386 to i16
  %v388 = insertelement <3 x i16> %v384, i16 %v387, i32 2
  %v389 = getelementptr i8, ptr %in0, i64 88
  %v390 = load i64, ptr %v389
  %v391 = trunc i64 %v390 to i1
  %v392 = insertelement <3 x i1> poison, i1 %v391, i32 0
  %v393 = getelementptr i8, ptr %in0, i64 96
  %v394 = load i64, ptr %v393
  %v395 = trunc i64 %v394 to i1
  %v396 = insertelement <3 x i1> %v392, i1 %v395, i32 1
  %v397 = getelementptr i8, ptr %in0, i64 104
  %v398 = load i64, ptr %v397
  %v399 = trunc i64 %v398 to i1
  %v400 = insertelement <3 x i1> %v396, i1 %v399, i32 2
  %v401 = getelementptr i8, ptr %in0, i64 112
  %v402 = load i64, ptr %v401
  %v403 = trunc i64 %v402 to i16
  %v404 = call i16 @llvm.experimental.vector.extract.last.active.v3i16(<3 x i16> %v388, <3 x i1> %v400, i16 %v403)
  %v405 = zext i16 %v404 to i64
  %v406 = getelementptr i8, ptr %out0, i64 216
  store i64 %v405, ptr %v406
  %v407 = getelementptr i8, ptr %in0, i64 120
  %v408 = load i64, ptr %v407
  %v409 = trunc i64 %v408 to i16
  %v410 = insertelement <3 x i16> poison, i16 %v409, i32 0
  %v411 = getelementptr i8, ptr %in0, i64 128
  %v412 = load i64, ptr %v411
  %v413 = trunc i64 %v412 to i16
  %v414 = insertelement <3 x i16> %v410, i16 %v413, i32 1
  %v415 = getelementptr i8, ptr %in0, i64 136
  %v416 = load i64, ptr %v415
  %v417 = trunc i64 %v416 to i16
  %v418 = insertelement <3 x i16> %v414, i16 %v417, i32 2
  %v419 = and <3 x i16> %v418, <i16 1, i16 1, i16 1>
  %v420 = call i32 @llvm.experimental.cttz.elts.i32.v3i16(<3 x i16> %v419, i1 false)
  %v421 = zext i32 %v420 to i64
  %v422 = getelementptr i8, ptr %out0, i64 224
  store i64 %v421, ptr %v422
  %v423 = getelementptr i8, ptr %in0, i64 144
  %v424 = load i64, ptr %v423
  %v425 = trunc i64 %v424 to i32
  %v426 = insertelement <2 x i32> poison, i32 %v425, i32 0
  %v427 = getelementptr i8, ptr %in0, i64 152
  %v428 = load i64, ptr %v427
  %v429 = trunc i64 %v428 to i32
  %v430 = insertelement <2 x i32> %v426, i32 %v429, i32 1
  %v431 = getelementptr i8, ptr %in0, i64 160
  %v432 = load i64, ptr %v431
  %v433 = trunc i64 %v432 to i32
  %v434 = insertelement <4 x i32> poison, i32 %v433, i32 0
  %v435 = getelementptr i8, ptr %in0, i64 168
  %v436 = load i64, ptr %v435
  %v437 = trunc i64 %v436 to i32
  %v438 = insertelement <4 x i32> %v434, i32 %v437, i32 1
  %v439 = getelementptr i8, ptr %in0, i64 176
  %v440 = load i64, ptr %v439
  %v441 = trunc i64 %v440 to i32
  %v442 = insertelement <4 x i32> %v438, i32 %v441, i32 2
  %v443 = getelementptr i8, ptr %in0, i64 184
  %v444 = load i64, ptr %v443
  %v445 = trunc i64 %v444 to i32
  %v446 = insertelement <4 x i32> %v442, i32 %v445, i32 3
  %v447 = call <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v4i32(<2 x i32> %v430, <4 x i32> %v446)
  %v448 = extractelement <2 x i32> %v447, i32 0
  %v449 = zext i32 %v448 to i64
  %v450 = getelementptr i8, ptr %out0, i64 232
  store i64 %v449, ptr %v450
  %v451 = extractelement <2 x i32> %v447, i32 1
  %v452 = zext i32 %v451 to i64
  %v453 = getelementptr i8, ptr %out0, i64 240
  store i64 %v452, ptr %v453
  %v454 = getelementptr i8, ptr %in0, i64 192
  %v455 = load i64, ptr %v454
  %v456 = trunc i64 %v455 to i32
  %v457 = call i32 @llvm.experimental.get.vector.length.i32(i32 %v456, i32 8, i1 false)
  %v458 = zext i32 %v457 to i64
  %v459 = getelementptr i8, ptr %out0, i64 248
  store i64 %v458, ptr %v459
  %v460 = alloca [4 x i32]
  store [4 x i32] zeroinitializer, ptr %v460
  %v461 = getelementptr i32, ptr %v460, <4 x i64> <i64 0, i64 2, i64 2, i64 3>
  %v462 = getelementptr i8, ptr %in0, i64 200
  %v463 = load i64, ptr %v462
  %v464 = trunc i64 %v463 to i32
  %v465 = getelementptr i8, ptr %in0, i64 208
  %v466 = load i64, ptr %v465
  %v467 = trunc i64 %v466 to i1
  %v468 = insertelement <4 x i1> poison, i1 %v467, i32 0
  %v469 = getelementptr i8, ptr %in0, i64 216
  %v470 = load i64, ptr %v469
  %v471 = trunc i64 %v470 to i1
  %v472 = insertelement <4 x i1> %v468, i1 %v471, i32 1
  %v473 = getelementptr i8, ptr %in0, i64 224
  %v474 = load i64, ptr %v473
  %v475 = trunc i64 %v474 to i1
  %v476 = insertelement <4 x i1> %v472, i1 %v475, i32 2
  %v477 = getelementptr i8, ptr %in0, i64 232
  %v478 = load i64, ptr %v477
  %v479 = trunc i64 %v478 to i1
  %v480 = insertelement <4 x i1> %v476, i1 %v479, i32 3
  call void @llvm.experimental.vector.histogram.add.v4p0.i32(<4 x ptr> %v461, i32 %v464, <4 x i1> %v480)
  %v481 = load <4 x i32>, ptr %v460
  %v482 = extractelement <4 x i32> %v481, i32 0
  %v483 = zext i32 %v482 to i64
  %v484 = getelementptr i8, ptr %out0, i64 256
  store i64 %v483, ptr %v484
  %v485 = extractelement <4 x i32> %v481, i32 1
  %v486 = zext i32 %v485 to i64
  %v487 = getelementptr i8, ptr %out0, i64 264
  store i64 %v486, ptr %v487
  %v488 = extractelement <4 x i32> %v481, i32 2
  %v489 = zext i32 %v488 to i64
  %v490 = getelementptr i8, ptr %out0, i64 272
  store i64 %v489, ptr %v490
  %v491 = extractelement <4 x i32> %v481, i32 3
  %v492 = zext i32 %v491 to i64
  %v493 = getelementptr i8, ptr %out0, i64 280
  store i64 %v492, ptr %v493
  ret void
}

declare <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v4i32(<2 x i32>, <4 x i32>)
declare <3 x i16> @llvm.experimental.vector.compress.v3i16(<3 x i16>, <3 x i1>, <3 x i16>)
declare <3 x i16> @llvm.vector.splice.left.v3i16(<3 x i16>, <3 x i16>, i32)
declare <3 x i16> @llvm.vector.splice.right.v3i16(<3 x i16>, <3 x i16>, i32)
declare <4 x i1> @llvm.experimental.vector.match.v4i32.v2i32(<4 x i32>, <2 x i32>, <4 x i1>)
declare <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32>, <4 x i1>, <4 x i32>)
declare <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32>, <4 x i32>, i32)
declare i16 @llvm.experimental.vector.extract.last.active.v3i16(<3 x i16>, <3 x i1>, i16)
declare i32 @llvm.experimental.cttz.elts.i32.v3i16(<3 x i16>, i1)
declare i32 @llvm.experimental.cttz.elts.i32.v4i32(<4 x i32>, i1)
declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
declare i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32>, <4 x i1>, i32)
declare void @llvm.experimental.vector.histogram.add.v4p0.i32(<4 x ptr>, i32, <4 x i1>)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
