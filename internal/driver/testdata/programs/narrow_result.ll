; A loaded number of 16 bits returned with its extension: the load, which extends it, comes
; before the store of the result.
; out: 48 65535
target triple = "nvptx64-nvidia-cuda"
define internal zeroext i16 @load(ptr %p) noinline {
  %x = load i16, ptr %p
  ret i16 %x
}
define internal signext i8 @pass(i8 %x) noinline {
  ret i8 %x
}
define ptx_kernel void @k(ptr %out) {
  store i32 48, ptr %out
  %a = call zeroext i16 @load(ptr %out)
  %w = zext i16 %a to i32
  store i32 %w, ptr %out
  %b = call signext i8 @pass(i8 255)
  %s = sext i8 %b to i32
  %t = and i32 %s, 65535
  %o1 = getelementptr i32, ptr %out, i64 1
  store i32 %t, ptr %o1
  ret void
}
