target triple = "nvptx64-nvidia-cuda"

; Four neighbours, the first one aligned to 16: one load and one store.
define void @four(ptr addrspace(1) %p, ptr addrspace(1) noalias %q, i64 %i) {
  %a = getelementptr float, ptr addrspace(1) %p, i64 %i
  %b = getelementptr i8, ptr addrspace(1) %a, i64 4
  %c = getelementptr i8, ptr addrspace(1) %a, i64 8
  %d = getelementptr i8, ptr addrspace(1) %a, i64 12
  %y = load float, ptr addrspace(1) %b, align 4
  %x = load float, ptr addrspace(1) %a, align 16
  %w = load float, ptr addrspace(1) %d, align 4
  %z = load float, ptr addrspace(1) %c, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %q2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  store float %y, ptr addrspace(1) %q, align 16
  store float %x, ptr addrspace(1) %q1, align 4
  store float %w, ptr addrspace(1) %q2, align 4
  store float %z, ptr addrspace(1) %q3, align 4
  ret void
}

; Aligned to 8 only: pairs.
define i32 @pairs(ptr addrspace(1) %p) {
  %b = getelementptr i8, ptr addrspace(1) %p, i64 4
  %c = getelementptr i8, ptr addrspace(1) %p, i64 8
  %d = getelementptr i8, ptr addrspace(1) %p, i64 12
  %x = load i32, ptr addrspace(1) %p, align 8
  %y = load i32, ptr addrspace(1) %b, align 4
  %z = load i32, ptr addrspace(1) %c, align 8
  %w = load i32, ptr addrspace(1) %d, align 4
  %s = add i32 %x, %y
  %t = add i32 %z, %w
  %r = add i32 %s, %t
  ret i32 %r
}

; The alignment is not known, or something in between may write: nothing.
define i32 @unaligned(ptr addrspace(1) %p) {
  %b = getelementptr i8, ptr addrspace(1) %p, i64 4
  %x = load i32, ptr addrspace(1) %p, align 4
  %y = load i32, ptr addrspace(1) %b, align 4
  %s = add i32 %x, %y
  ret i32 %s
}

define i32 @written(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %b = getelementptr i8, ptr addrspace(1) %p, i64 4
  %x = load i32, ptr addrspace(1) %p, align 8
  store i32 0, ptr addrspace(1) %q
  %y = load i32, ptr addrspace(1) %b, align 4
  %s = add i32 %x, %y
  ret i32 %s
}

; Volatile accesses stay as they are, and so does what stands around a barrier.
define i32 @volatile(ptr addrspace(1) %p) {
  %b = getelementptr i8, ptr addrspace(1) %p, i64 4
  %x = load volatile i32, ptr addrspace(1) %p, align 8
  %y = load volatile i32, ptr addrspace(1) %b, align 4
  %s = add i32 %x, %y
  ret i32 %s
}

define i32 @barrier(ptr addrspace(1) %p) {
  %b = getelementptr i8, ptr addrspace(1) %p, i64 4
  %x = load i32, ptr addrspace(1) %p, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = load i32, ptr addrspace(1) %b, align 4
  %s = add i32 %x, %y
  ret i32 %s
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
