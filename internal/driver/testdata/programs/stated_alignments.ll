; Alignments of structures that annotations state for results and arguments of direct calls, and callalign
; for those of indirect ones, are those of the .param variables (S4-14, S4-15, S4-17).
; out: 1 2 3 4 5 6 7 8
target triple = "nvptx64-nvidia-cuda"
%pair = type { i32, i32 }
@table = internal addrspace(1) constant [1 x ptr] [ptr @make]

define %pair @make(%pair %x) noinline {
  %a = extractvalue %pair %x, 0
  %b = extractvalue %pair %x, 1
  %c = add i32 %a, 4
  %d = add i32 %b, 4
  %r = insertvalue %pair poison, i32 %c, 0
  %s = insertvalue %pair %r, i32 %d, 1
  ret %pair %s
}
define ptx_kernel void @k(ptr %out) {
  %z = load volatile i32, ptr %out
  %one = add i32 %z, 1
  %two = add i32 %z, 2
  %p0 = insertvalue %pair poison, i32 %one, 0
  %p1 = insertvalue %pair %p0, i32 %two, 1
  store %pair %p1, ptr %out, align 4
  %q0 = insertvalue %pair poison, i32 -1, 0
  %q1 = insertvalue %pair %q0, i32 %z, 1
  %q = call %pair @make(%pair %q1)
  %o2 = getelementptr i32, ptr %out, i64 2
  store %pair %q, ptr %o2, align 4
  %i = sext i32 %z to i64
  %slot = getelementptr [1 x ptr], ptr addrspace(1) @table, i64 0, i64 %i
  %f = load ptr, ptr addrspace(1) %slot
  %r = call %pair %f(%pair %p1), !callalign !2
  %o4 = getelementptr i32, ptr %out, i64 4
  store %pair %r, ptr %o4, align 4
  %u0 = insertvalue %pair poison, i32 3, 0
  %u1 = insertvalue %pair %u0, i32 4, 1
  %u = call %pair %f(%pair %u1), !callalign !2
  %o6 = getelementptr i32, ptr %out, i64 6
  store %pair %u, ptr %o6, align 4
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @make, !"align", i32 16, !"align", i32 65544}
!2 = !{i32 16, i32 65544}
