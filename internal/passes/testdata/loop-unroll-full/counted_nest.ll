; passes: loop-unroll-full, sroa, instcombine, simplifycfg
; The counter of the outer loop decides where the inner loop starts, so that all of it unrolls and the array becomes registers.

define void @triangle(ptr %in, ptr %out) {
entry:
  %a = alloca [4 x float]
  %x0 = load <4 x float>, ptr %in
  store <4 x float> %x0, ptr %a
  br label %outer
outer:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  %k1 = add i32 %k, 1
  %pk = getelementptr [4 x float], ptr %a, i32 0, i32 %k
  %more = icmp slt i32 %k1, 4
  br i1 %more, label %inner, label %next
inner:
  %i = phi i32 [ %k1, %outer ], [ %i1, %inner ]
  %pi = getelementptr [4 x float], ptr %a, i32 0, i32 %i
  %x = load float, ptr %pi
  %y = load float, ptr %pk
  %d = fdiv float %x, %y
  %e = fmul float %d, %d
  %e0 = fmul float %e, %d
  %e1 = fmul float %e0, %d
  %e2 = fmul float %e1, %d
  %e3 = fmul float %e2, %d
  %e4 = fmul float %e3, %d
  %e5 = fmul float %e4, %d
  %e6 = fmul float %e5, %d
  %e7 = fmul float %e6, %d
  %e8 = fmul float %e7, %d
  %e9 = fmul float %e8, %d
  %e10 = fmul float %e9, %d
  %e11 = fmul float %e10, %d
  %e12 = fmul float %e11, %d
  %e13 = fmul float %e12, %d
  %e14 = fmul float %e13, %d
  %e15 = fmul float %e14, %d
  %e16 = fmul float %e15, %d
  %e17 = fmul float %e16, %d
  %e18 = fmul float %e17, %d
  %e19 = fmul float %e18, %d
  %e20 = fmul float %e19, %d
  %e21 = fmul float %e20, %d
  %e22 = fmul float %e21, %d
  %e23 = fmul float %e22, %d
  %e24 = fmul float %e23, %d
  %e25 = fmul float %e24, %d
  %e26 = fmul float %e25, %d
  %e27 = fmul float %e26, %d
  %e28 = fmul float %e27, %d
  %e29 = fmul float %e28, %d
  %e30 = fmul float %e29, %d
  %e31 = fmul float %e30, %d
  %e32 = fmul float %e31, %d
  %e33 = fmul float %e32, %d
  %e34 = fmul float %e33, %d
  %e35 = fmul float %e34, %d
  %e36 = fmul float %e35, %d
  %e37 = fmul float %e36, %d
  %e38 = fmul float %e37, %d
  %e39 = fmul float %e38, %d
  %e40 = fmul float %e39, %d
  %e41 = fmul float %e40, %d
  %e42 = fmul float %e41, %d
  %e43 = fmul float %e42, %d
  %e44 = fmul float %e43, %d
  %e45 = fmul float %e44, %d
  %e46 = fmul float %e45, %d
  %e47 = fmul float %e46, %d
  %e48 = fmul float %e47, %d
  %e49 = fmul float %e48, %d
  %e50 = fmul float %e49, %d
  %e51 = fmul float %e50, %d
  %e52 = fmul float %e51, %d
  %e53 = fmul float %e52, %d
  %e54 = fmul float %e53, %d
  %e55 = fmul float %e54, %d
  %e56 = fmul float %e55, %d
  %e57 = fmul float %e56, %d
  %e58 = fmul float %e57, %d
  %e59 = fmul float %e58, %d
  %s = fsub float %x, %e59
  store float %s, ptr %pi
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 4
  br i1 %c, label %inner, label %next
next:
  %c1 = icmp slt i32 %k1, 4
  br i1 %c1, label %outer, label %done
done:
  %r = load <4 x float>, ptr %a
  store <4 x float> %r, ptr %out
  ret void
}
