target triple = "nvptx64-nvidia-cuda"

%rec = type { i32, [12 x i8], double, [8 x i16] }

; Only copied, from and to memory that is aligned to eight: five words, not the fields.
define void @swap(ptr align 8 %a, ptr align 8 %b) {
  %t = alloca %rec, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %t, ptr align 8 %a, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %b, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %t, i64 40, i1 false)
  ret void
}

; The first field is accessed, the rest is copied: what is before the next word is its own piece.
define i32 @head(ptr align 8 %a, ptr align 8 %b) {
  %t = alloca %rec, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %t, ptr align 8 %a, i64 40, i1 false)
  %x = load i32, ptr %t
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %t, i64 40, i1 false)
  ret i32 %x
}

; Memory that is aligned to one says nothing of words: the fields are copied.
define void @packed(ptr align 1 %a, ptr align 1 %b) {
  %t = alloca { i32, float }
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr align 1 %a, i64 8, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %b, ptr %t, i64 8, i1 false)
  ret void
}

; A copy to another alloca, whose fields are accessed, is made of fields.
define float @between(ptr align 8 %a) {
  %t = alloca { float, float }, align 8
  %s = alloca { float, float }, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %t, ptr align 8 %a, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %s, ptr align 8 %t, i64 8, i1 false)
  %p = getelementptr i8, ptr %s, i64 4
  %x = load float, ptr %s
  %y = load float, ptr %p
  %r = fadd float %x, %y
  ret float %r
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
