; A part that stays in memory is copied with the alignment of the whole copy, if its place has it.

define void @kept(ptr %p, ptr %q) {
  %a = alloca [12 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %p, i64 12, i1 false)
  %a4 = getelementptr i8, ptr %a, i64 4
  %x = load <8 x i1>, ptr %a4
  %y = load i8, ptr %a4
  store <8 x i1> %x, ptr %q
  store i8 %y, ptr %q
  ret void
}

define void @dropped(ptr %p, ptr %q) {
  %a = alloca [12 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %p, i64 12, i1 false)
  %a6 = getelementptr i8, ptr %a, i64 6
  %x = load <8 x i1>, ptr %a6
  %y = load i8, ptr %a6
  store <8 x i1> %x, ptr %q
  store i8 %y, ptr %q
  ret void
}

define void @facts(ptr %p, ptr %q) {
  %a = alloca [12 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 dereferenceable(12) %a, ptr align 4 %p, i64 12, i1 false)
  %a4 = getelementptr i8, ptr %a, i64 4
  %x = load <8 x i1>, ptr %a4
  %y = load i8, ptr %a4
  store <8 x i1> %x, ptr %q
  store i8 %y, ptr %q
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
