; What stays memory: an address that goes elsewhere, an index that is not
; constant, a volatile access, an access beyond the end.
declare void @use(ptr)

define i32 @escapes() {
  %x = alloca i32
  call void @use(ptr %x)
  %r = load i32, ptr %x
  ret i32 %r
}

define i32 @indexed(i64 %i) {
  %x = alloca [4 x i32]
  %p = getelementptr [4 x i32], ptr %x, i64 0, i64 %i
  store i32 1, ptr %p
  %r = load i32, ptr %x
  ret i32 %r
}

define i32 @volatile() {
  %x = alloca i32
  store volatile i32 1, ptr %x
  %r = load i32, ptr %x
  ret i32 %r
}

define i64 @beyond() {
  %x = alloca i32
  %r = load i64, ptr %x
  ret i64 %r
}
