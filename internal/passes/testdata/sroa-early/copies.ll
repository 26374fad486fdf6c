target triple = "nvptx64-nvidia-cuda"

; The callee only copies its structure; before it is inlined nobody knows how, so it stays.
define void @callee(ptr align 8 %a, ptr align 8 %b) {
  %t = alloca { float, float }, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %t, ptr align 8 %a, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %t, i64 8, i1 false)
  ret void
}

; What is also accessed is taken apart at once, by its fields.
define float @accessed(ptr align 8 %a) {
  %t = alloca { float, float }, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %t, ptr align 8 %a, i64 8, i1 false)
  %x = load float, ptr %t
  ret float %x
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
