; The source of a copy is aligned as its words are, the variable more: the loads read words, or vectors of them, at the source.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @words(ptr byval([8 x i32]) align 4 %s, i64 %i) {
  %a = alloca [8 x i32], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %a, ptr align 4 %s, i64 32, i1 false)
  %p = getelementptr <4 x i32>, ptr %a, i64 %i
  %v = load <4 x i32>, ptr %p, align 16
  %q = getelementptr i64, ptr %a, i64 %i
  %w = load i32, ptr %q, align 8
  %x = extractelement <4 x i32> %v, i64 1
  %r = add i32 %x, %w
  ret i32 %r
}

; Bytes would be put together for each load.
define i32 @bytes(ptr byval([32 x i8]) align 1 %s, i64 %i) {
  %a = alloca [8 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 1 %s, i64 32, i1 false)
  %p = getelementptr i32, ptr %a, i64 %i
  %r = load i32, ptr %p, align 4
  ret i32 %r
}

; A copy of a copy takes the attributes of the first, whose source is aligned less.
define void @chain(ptr byval([9 x i32]) align 4 %s, ptr %o, i64 %i) {
  %a = alloca [9 x i32], align 8
  %b = alloca { [9 x i32], ptr }, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(36) %a, ptr align 4 %s, i64 36, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 36, i1 false)
  %f = getelementptr i8, ptr %b, i64 40
  store ptr %o, ptr %f
  %p = getelementptr i32, ptr %b, i64 %i
  %v = load i32, ptr %p
  store i32 %v, ptr %o
  ret void
}

; That of the second is not known to be aligned as the first says of its own.
define void @chain_misaligned(ptr byval([9 x i32]) align 4 %s, ptr %o, ptr noalias %d) {
  %a = alloca [9 x i32], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 4 %s, i64 36, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 8 %a, i64 36, i1 false)
  ret void
}
