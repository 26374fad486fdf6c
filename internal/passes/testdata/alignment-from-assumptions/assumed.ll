; Accesses get the alignment that assumptions before them state, through indices and at constant distances.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)

define float @indexed(ptr addrspace(1) %p, i64 %i, float %x) {
  %n = ptrtoint ptr addrspace(1) %p to i64
  %low = and i64 %n, 15
  %c = icmp eq i64 %low, 0
  call void @llvm.assume(i1 %c)
  %j = shl i64 %i, 2
  %q = getelementptr float, ptr addrspace(1) %p, i64 %j
  %a = load float, ptr addrspace(1) %q, align 4
  %r = getelementptr float, ptr addrspace(1) %q, i64 2
  store float %x, ptr addrspace(1) %r, align 4
  %s = getelementptr float, ptr addrspace(1) %p, i64 %i
  store volatile float %x, ptr addrspace(1) %s, align 1
  ret float %a
}

; p + 4 is aligned to 16 bytes, so are p + 20, and p + 12 to 8.
define float @distance(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %m = add i64 %n, 4
  %t = trunc i64 %m to i32
  %low = and i32 %t, 15
  %c = icmp eq i32 %low, 0
  call void @llvm.assume(i1 %c)
  %q = getelementptr i8, ptr %p, i64 12
  %a = load float, ptr %q, align 4
  %r = getelementptr i8, ptr %p, i64 20
  store float %a, ptr %r, align 4
  ret float %a
}

; Not before the assumption, and not where it is not executed.
define float @paths(ptr %p, i1 %b) {
  %early = load float, ptr %p, align 4
  br i1 %b, label %yes, label %no
yes:
  %n = ptrtoint ptr %p to i64
  %low = and i64 %n, 31
  %c = icmp eq i64 %low, 0
  call void @llvm.assume(i1 %c)
  %a = load float, ptr %p, align 4
  br label %end
no:
  %d = load float, ptr %p, align 4
  br label %end
end:
  %r = phi float [ %a, %yes ], [ %d, %no ]
  store float %early, ptr %p, align 4
  ret float %r
}

; A loop steps the pointer by 32 bytes.
define float @stepped(ptr addrspace(1) %p, ptr addrspace(1) %end) {
entry:
  %n = ptrtoint ptr addrspace(1) %p to i64
  %low = and i64 %n, 63
  %c = icmp eq i64 %low, 0
  call void @llvm.assume(i1 %c)
  br label %loop
loop:
  %q = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %sum, %loop ]
  %x = load float, ptr addrspace(1) %q, align 4
  %sum = fadd float %s, %x
  %next = getelementptr i8, ptr addrspace(1) %q, i64 32
  %more = icmp ult ptr addrspace(1) %next, %end
  br i1 %more, label %loop, label %done
done:
  ret float %sum
}

; Copies and fills.
define void @copies(ptr %d, ptr addrspace(1) %s) {
  %n = ptrtoint ptr addrspace(1) %s to i64
  %low = and i64 %n, 7
  %c = icmp eq i64 %low, 0
  call void @llvm.assume(i1 %c)
  %s1 = getelementptr i8, ptr addrspace(1) %s, i64 4
  call void @llvm.memcpy.p0.p1.i64(ptr align 2 %d, ptr addrspace(1) %s1, i64 64, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 16 %s, i8 0, i64 64, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %s, i8 0, i64 64, i1 false)
  ret void
}

; Other conditions state nothing.
define float @others(ptr %p, ptr %q) {
  %n = ptrtoint ptr %p to i64
  %low = and i64 %n, 14
  %c = icmp eq i64 %low, 0
  call void @llvm.assume(i1 %c)
  %low3 = and i64 %n, 15
  %c3 = icmp eq i64 %low3, 4
  call void @llvm.assume(i1 %c3)
  %a = load float, ptr %p, align 4
  ret float %a
}
