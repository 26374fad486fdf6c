; passes: alignment-from-assumptions-late, adce-late, load-store-vectorizer
; Of the accesses of four iterations one is aligned to 16 bytes.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.assume(i1)

define float @sum(ptr addrspace(1) %p, i32 %n) {
entry:
  %a = ptrtoint ptr addrspace(1) %p to i64
  %low = and i64 %a, 15
  %c = icmp eq i64 %low, 0
  call void @llvm.assume(i1 %c)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i4, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s4, %loop ]
  %x = zext i32 %i to i64
  %p0 = getelementptr float, ptr addrspace(1) %p, i64 %x
  %l0 = load float, ptr addrspace(1) %p0, align 4
  %s1 = fadd float %s, %l0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %l1 = load float, ptr addrspace(1) %p1, align 4
  %s2 = fadd float %s1, %l1
  %p2 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %l2 = load float, ptr addrspace(1) %p2, align 4
  %s3 = fadd float %s2, %l2
  %p3 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %l3 = load float, ptr addrspace(1) %p3, align 4
  %s4 = fadd float %s3, %l3
  %i4 = add nuw nsw i32 %i, 4
  %more = icmp ult i32 %i4, %n
  br i1 %more, label %loop, label %done
done:
  ret float %s4
}
