; Fills and copies that are overwritten, or whose variable ends, are dead, too; what a copy reads is not.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @overwritten(ptr noalias %o, ptr noalias %s) {
  call void @llvm.memset.p0.i64(ptr align 4 %o, i8 0, i64 16, i1 false)
  %p = getelementptr i8, ptr %o, i64 4
  store i32 1, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %o, ptr align 4 %s, i64 16, i1 false)
  ret void
}

define void @partly(ptr noalias %o, ptr noalias %s) {
  call void @llvm.memset.p0.i64(ptr align 4 %o, i8 0, i64 20, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %o, ptr align 4 %s, i64 16, i1 false)
  ret void
}

define void @read(ptr noalias %o, ptr noalias %s) {
  call void @llvm.memset.p0.i64(ptr align 4 %o, i8 0, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %s, ptr align 4 %o, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 %o, i8 1, i64 16, i1 false)
  ret void
}

define void @ends(ptr noalias %o, i64 %i) {
  %a = alloca [4 x i32], align 4
  %p = getelementptr i32, ptr %a, i64 %i
  store i32 1, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %o, ptr align 4 %a, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 %a, i8 1, i64 16, i1 false)
  ret void
}

; A copy within one variable reads what the copy before it wrote, although it overwrites it.
define i64 @along(ptr %p) {
  %a = alloca [4 x i64], align 8
  %b = getelementptr i8, ptr %a, i64 8
  store i64 1, ptr %a, align 8
  store i64 2, ptr %b, align 8
  call void @llvm.memmove.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
  %c = getelementptr i8, ptr %a, i64 16
  %x = load i64, ptr %c, align 8
  ret i64 %x
}
