; A variable whose parts are accessed is passed by value as a copy, so that the parts can become registers.
%s = type { i32, i32 }
declare void @callee(ptr byval(%s) align 8)
declare void @both(ptr byval(%s) align 4, ptr byval(%s) align 4)
declare void @address(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @parts(i32 %x, ptr %p) {
  %v = alloca %s, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %v, ptr align 4 %p, i64 8, i1 false)
  %q = getelementptr i8, ptr %v, i64 4
  store i32 %x, ptr %q
  call void @callee(ptr byval(%s) align 8 %v)
  ret void
}

define i32 @twice(i32 %x, i32 %y) {
  %v = alloca %s, align 4
  %q = getelementptr i8, ptr %v, i64 4
  store i32 %x, ptr %v
  store i32 %y, ptr %q
  call void @both(ptr byval(%s) align 4 %v, ptr byval(%s) align 4 %v)
  %r = load i32, ptr %q
  ret i32 %r
}

; Nothing is gained where the variable stays in memory, or is only copied.
define void @known(i32 %x) {
  %v = alloca %s, align 4
  store i32 %x, ptr %v
  call void @address(ptr %v)
  call void @callee(ptr byval(%s) align 8 %v)
  ret void
}

define void @indexed(i32 %x, i64 %i) {
  %v = alloca %s, align 4
  %q = getelementptr i32, ptr %v, i64 %i
  store i32 %x, ptr %q
  call void @callee(ptr byval(%s) align 8 %v)
  ret void
}

define void @whole(ptr %p) {
  %v = alloca %s, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %v, ptr align 4 %p, i64 8, i1 false)
  call void @callee(ptr byval(%s) align 8 %v)
  ret void
}

%large = type { [40 x i32] }
declare void @takes_large(ptr byval(%large) align 4)

define void @too_large(i32 %x) {
  %v = alloca %large, align 4
  store i32 %x, ptr %v
  call void @takes_large(ptr byval(%large) align 4 %v)
  ret void
}
