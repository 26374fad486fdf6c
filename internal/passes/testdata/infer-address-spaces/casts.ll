; passes: infer-address-spaces
; CUDA's __cvta_generic_to_shared, for inline assembly, of an address in shared memory: the index is added to the specific address. A cast to
; another space stays, and so does one of an address that may be of several spaces.
@smem = external addrspace(3) global [0 x i8], align 1024

define void @element(i64 %i) {
  %p = getelementptr i8, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 %i
  %s = addrspacecast ptr %p to ptr addrspace(3)
  %a = ptrtoint ptr addrspace(3) %s to i32
  call void asm sideeffect "mbarrier.arrive.shared.b64 _, [$0];", "r"(i32 %a)
  ret void
}

define void @constant() {
  call void asm sideeffect "mbarrier.arrive.shared.b64 _, [$0];", "r"(i32 ptrtoint (ptr addrspace(3) addrspacecast (ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 4096) to ptr addrspace(3)) to i32))
  ret void
}

define void @chosen(ptr addrspace(3) %x, i1 %c) {
entry:
  %p = addrspacecast ptr addrspace(3) %x to ptr
  br i1 %c, label %then, label %end
then:
  %q = getelementptr i8, ptr %p, i64 8
  %t = addrspacecast ptr %q to ptr addrspace(3)
  store i32 1, ptr addrspace(3) %t, align 4
  %g = addrspacecast ptr addrspace(3) %t to ptr
  store i32 2, ptr %g, align 4
  br label %end
end:
  %r = phi ptr [ %p, %entry ], [ %q, %then ]
  %s = addrspacecast ptr %r to ptr addrspace(3)
  store i32 0, ptr addrspace(3) %s, align 4
  ret void
}

define void @others(ptr addrspace(3) %x, ptr addrspace(1) %y, i1 %c) {
  %p = addrspacecast ptr addrspace(3) %x to ptr
  %q = addrspacecast ptr addrspace(1) %y to ptr
  %e = getelementptr i8, ptr %p, i64 8
  %cluster = addrspacecast ptr %e to ptr addrspace(7)
  store i32 1, ptr addrspace(7) %cluster, align 4
  %r = select i1 %c, ptr %p, ptr %q
  %s = addrspacecast ptr %r to ptr addrspace(3)
  store i32 0, ptr addrspace(3) %s, align 4
  ret void
}
