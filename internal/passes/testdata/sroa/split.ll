; Aggregates and arrays with constant indices fall into their elements; copies and
; fills of parts become those of the elements; bytes are reinterpreted in registers.
%pair = type { float, i32 }
%outer = type { i8, %pair, [3 x i16] }

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)

define float @fields(float %a, i32 %b) {
  %p = alloca %pair
  call void @llvm.lifetime.start.p0(i64 8, ptr %p)
  %f = getelementptr %pair, ptr %p, i32 0, i32 0
  %i = getelementptr %pair, ptr %p, i32 0, i32 1
  store float %a, ptr %f
  store i32 %b, ptr %i
  %x = load float, ptr %f
  %y = load i32, ptr %i
  %z = sitofp i32 %y to float
  %r = fadd float %x, %z
  ret float %r
}

define i32 @copied(ptr %src) {
  %o = alloca %outer
  %q = alloca %outer
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %o, ptr align 4 %src, i64 20, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %q, ptr align 4 %o, i64 20, i1 false)
  %i = getelementptr %outer, ptr %q, i32 0, i32 1, i32 1
  %h = getelementptr %outer, ptr %q, i32 0, i32 2, i32 2
  %x = load i32, ptr %i
  %y = load i16, ptr %h
  %z = zext i16 %y to i32
  %r = add i32 %x, %z
  ret i32 %r
}

define i32 @filled(i8 %b) {
  %o = alloca [4 x i32]
  call void @llvm.memset.p0.i64(ptr align 4 %o, i8 0, i64 16, i1 false)
  %p1 = getelementptr [4 x i32], ptr %o, i64 0, i64 1
  call void @llvm.memset.p0.i64(ptr align 4 %p1, i8 %b, i64 4, i1 false)
  %x = load i32, ptr %o
  %y = load i32, ptr %p1
  %r = add i32 %x, %y
  ret i32 %r
}

define i32 @bits(float %x) {
  %p = alloca float
  store float %x, ptr %p
  %r = load i32, ptr %p
  ret i32 %r
}

define i16 @half_of(i32 %x) {
  %p = alloca i32
  store i32 %x, ptr %p
  %h = getelementptr i8, ptr %p, i64 2
  %r = load i16, ptr %h
  ret i16 %r
}

define float @lanes(<4 x float> %v, float %x) {
  %p = alloca <4 x float>
  store <4 x float> %v, ptr %p
  %p2 = getelementptr float, ptr %p, i64 2
  store float %x, ptr %p2
  %w = load <4 x float>, ptr %p
  %e = extractelement <4 x float> %w, i32 3
  %y = load float, ptr %p2
  %r = fadd float %e, %y
  ret float %r
}

define %pair @aggregate(%pair %v) {
  %p = alloca %pair
  store %pair %v, ptr %p
  %i = getelementptr %pair, ptr %p, i32 0, i32 1
  store i32 7, ptr %i
  %r = load %pair, ptr %p
  ret %pair %r
}
