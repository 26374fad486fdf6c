; The order of what one instruction becomes: elements, parts of calls and results, pieces of memory.
target triple = "nvptx64-nvidia-cuda"

declare void @three(i32, i32, i32)
declare void @mixed(i32, i32, i32, i32)
declare void @records({ i8, i16 }, i32, { i32, i64 })

define void @constants() {
  call void @three(i32 1, i32 2, i32 3)
  ret void
}

define void @some(i32 %x, i32 %y) {
  call void @mixed(i32 %x, i32 1, i32 %y, i32 2)
  ret void
}

define void @fields({ i32, i64 } %s, i8 %k) {
  %q = insertvalue { i8, i16 } { i8 0, i16 7 }, i8 %k, 0
  call void @records({ i8, i16 } %q, i32 3, { i32, i64 } %s)
  ret void
}

define { i32, i1 } @compare(i32 %a, i32 %b) {
  %c = icmp eq i32 %a, %b
  %x = insertvalue { i32, i1 } poison, i32 %a, 0
  %y = insertvalue { i32, i1 } %x, i1 %c, 1
  ret { i32, i1 } %y
}

define <4 x i32> @alternate(<4 x i32> %a, <4 x i32> %b) {
  %c = add <4 x i32> %a, %b
  %d = mul <4 x i32> %c, %b
  ret <4 x i32> %d
}

define void @halves(ptr %p, ptr %q) {
  %a = load <8 x float>, ptr %p
  %b = load <8 x float>, ptr %q
  %c = fadd <8 x float> %a, %b
  store <8 x float> %c, ptr %p
  ret void
}

define { i32, i32 } @two(i32 %a, i32 %b) {
  %x = add i32 %a, %b
  %y = sub i32 %a, %b
  %r = insertvalue { i32, i32 } poison, i32 %x, 0
  %s = insertvalue { i32, i32 } %r, i32 %y, 1
  ret { i32, i32 } %s
}

define void @bytes(ptr %p, i32 %n) {
  store i32 %n, ptr %p, align 1
  ret void
}

define ptx_kernel void @pointers(ptr %a, ptr %b, ptr %c, i32 %n) {
  %x = load float, ptr %a
  %y = load float, ptr %b
  %z = fadd float %x, %y
  store float %z, ptr %c
  ret void
}

define i128 @carry(i128 %a, i128 %b, i128 %c) {
  %x = add i128 %a, %b
  %y = sub i128 %x, %c
  ret i128 %y
}
