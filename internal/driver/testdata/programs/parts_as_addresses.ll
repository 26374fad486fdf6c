; Addresses that are parts of something: of a loaded structure, of a vector of pointers that
; was computed, of a structure parameter.
; out: 1 2 3 4 5
target triple = "nvptx64-nvidia-cuda"
%pair = type { i64, ptr }

define internal void @part(%pair %p, <4 x ptr> %v, i64 %i) noinline {
  %q = extractvalue %pair %p, 1
  store i32 2, ptr %q
  %g = getelementptr i32, <4 x ptr> %v, i64 1
  %x = extractelement <4 x ptr> %g, i32 2
  store i32 3, ptr %x
  %w = getelementptr i32, <4 x ptr> %v, <4 x i64> <i64 0, i64 0, i64 0, i64 1>
  %y = extractelement <4 x ptr> %w, i32 3
  %z = getelementptr i32, ptr %y, i64 1
  store i32 4, ptr %z
  %c = addrspacecast <4 x ptr> %v to <4 x ptr addrspace(1)>
  %d = extractelement <4 x ptr addrspace(1)> %c, i64 2
  %e = getelementptr i32, ptr addrspace(1) %d, i64 3
  store i32 5, ptr addrspace(1) %e
  ret void
}
define ptx_kernel void @k(ptr %out) {
  %slot = alloca %pair
  store volatile i64 9, ptr %slot
  %f1 = getelementptr %pair, ptr %slot, i32 0, i32 1
  store ptr %out, ptr %f1
  %s = load %pair, ptr %slot
  %a = extractvalue %pair %s, 1
  store i32 1, ptr %a
  %p1 = getelementptr i32, ptr %a, i64 1
  %s1 = insertvalue %pair %s, ptr %p1, 1
  %v0 = insertelement <4 x ptr> poison, ptr %p1, i64 0
  %v = shufflevector <4 x ptr> %v0, <4 x ptr> poison, <4 x i32> zeroinitializer
  %n = extractvalue %pair %s, 0
  call void @part(%pair %s1, <4 x ptr> %v, i64 %n)
  ret void
}
