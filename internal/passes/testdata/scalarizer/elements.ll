; passes: scalarizer
; Operations on vectors become operations on their elements. Insertions, shuffles and constants name elements; other vectors give theirs
; by extractelement after the definition, and users that take a vector get it put together.
declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>)
declare <2 x i32> @llvm.ctlz.v2i32(<2 x i32>, i1 immarg)
declare void @use(<2 x i32>)

define void @arithmetic(ptr %p, <2 x i32> %x, i32 %n) {
  %y = load <2 x i32>, ptr %p, align 8
  %i = insertelement <2 x i32> poison, i32 %n, i32 0
  %s = shufflevector <2 x i32> %i, <2 x i32> poison, <2 x i32> zeroinitializer
  %a = add nsw <2 x i32> %x, %y
  %b = mul <2 x i32> %a, <i32 3, i32 5>
  %c = sub <2 x i32> %b, %s
  store <2 x i32> %c, ptr %p, align 8
  ret void
}

define <2 x float> @mixed(<2 x float> %x, <2 x i1> %m, i1 %one) {
  %a = fneg nnan <2 x float> %x
  %b = call fast <2 x float> @llvm.fma.v2f32(<2 x float> %x, <2 x float> %a, <2 x float> splat (float 2.0))
  %c = fcmp olt <2 x float> %b, %x
  %d = and <2 x i1> %c, %m
  %e = select <2 x i1> %d, <2 x float> %a, <2 x float> %b
  %f = select i1 %one, <2 x float> %e, <2 x float> %x
  %g = bitcast <2 x float> %f to <2 x i32>
  %h = call <2 x i32> @llvm.ctlz.v2i32(<2 x i32> %g, i1 true)
  call void @use(<2 x i32> %h)
  %k = sitofp <2 x i32> %h to <2 x float>
  ret <2 x float> %k
}

define i64 @addresses(ptr %p, <2 x i32> %x) {
  %a = zext <2 x i32> %x to <2 x i64>
  %b = getelementptr { i32, [4 x i64] }, ptr %p, <2 x i64> %a, i32 1, <2 x i64> <i64 1, i64 2>
  %c = extractelement <2 x ptr> %b, i32 1
  %d = load i64, ptr %c, align 8
  ret i64 %d
}

; The elements of a phi are phis; what enters over the back edge may be split later.
define <2 x i32> @loop(<2 x i32> %step, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %v = phi <2 x i32> [ zeroinitializer, %entry ], [ %w, %body ]
  %w = add <2 x i32> %v, %step
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %exit, label %body
exit:
  ret <2 x i32> %w
}

; Arithmetic on bytes takes a register for each, and bits of bytes that are in registers stay there.
define <4 x float> @bytes(<4 x i8> %x, <4 x i1> %m) {
  %h = lshr <4 x i8> %x, splat (i8 4)
  %s = select <4 x i1> %m, <4 x i8> %x, <4 x i8> %h
  %n = and <4 x i8> %s, splat (i8 15)
  %k = sub <4 x i8> %n, splat (i8 8)
  %f = sitofp <4 x i8> %k to <4 x float>
  ret <4 x float> %f
}

; Two edges from one block bring one value.
define <2 x i32> @edges(<2 x i32> %x, i32 %n) {
entry:
  switch i32 %n, label %other [ i32 0, label %join
                                i32 1, label %join ]
other:
  br label %join
join:
  %v = phi <2 x i32> [ %x, %entry ], [ %x, %entry ], [ <i32 1, i32 2>, %other ]
  %w = add <2 x i32> %v, %x
  ret <2 x i32> %w
}

; A vector of one element is accessed as the element.
define float @single(ptr %p, ptr %q, float %y) {
  store <1 x float> splat (float 1.0), ptr %q, align 4
  %x = load <1 x float>, ptr %p, align 4, !nontemporal !0
  %h = load <1 x half>, ptr %p, align 2
  %k = fpext <1 x half> %h to <1 x float>
  %a = fadd <1 x float> %x, %k
  store <1 x float> %a, ptr %q, align 4
  %e = extractelement <1 x float> %a, i32 0
  ret float %e
}

!0 = !{i32 1}

; Intrinsics that move elements: halves of a vector are added, a vector is put together and taken apart.
declare <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32>, i64)
declare <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32>, <4 x i32>, i64)
declare <8 x i32> @llvm.vector.reverse.v8i32(<8 x i32>)
declare <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32>, <4 x i32>)
declare { <4 x i32>, <4 x i32> } @llvm.vector.deinterleave2.v8i32(<8 x i32>)
define <4 x i32> @moved(<8 x i32> %x, <8 x i32> %y, <4 x i32> %z) {
  %p = mul <8 x i32> %x, %y
  %a = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %p, i64 0)
  %b = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %p, i64 4)
  %s = add <4 x i32> %a, %b
  %w = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> %p, <4 x i32> %z, i64 4)
  %r = call <8 x i32> @llvm.vector.reverse.v8i32(<8 x i32> %w)
  %d = call { <4 x i32>, <4 x i32> } @llvm.vector.deinterleave2.v8i32(<8 x i32> %r)
  %e = extractvalue { <4 x i32>, <4 x i32> } %d, 0
  %o = extractvalue { <4 x i32>, <4 x i32> } %d, 1
  %i = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %s, <4 x i32> %o)
  %j = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %i, i64 2)
  %q = sub <4 x i32> %j, %e
  ret <4 x i32> %q
}
