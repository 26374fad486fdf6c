; Accesses after an assumption about alignment are joined to vectors; the values are those of single ones, also at a distance from the
; aligned address, in a loop that is unrolled, and of a local variable.
; arch: sm_80
; out: 10 26 3 136 36
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

@numbers = internal addrspace(1) global [17 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17], align 16
@place = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @numbers to ptr), align 8

define internal i32 @four(ptr %p) {
  %p1 = getelementptr i32, ptr %p, i64 1
  %p2 = getelementptr i32, ptr %p, i64 2
  %p3 = getelementptr i32, ptr %p, i64 3
  %a = load i32, ptr %p, align 4
  %b = load i32, ptr %p1, align 4
  %c = load i32, ptr %p2, align 4
  %d = load i32, ptr %p3, align 4
  %ab = add i32 %a, %b
  %cd = add i32 %c, %d
  %r = add i32 %ab, %cd
  ret i32 %r
}

define internal i32 @sum(ptr %p, i32 %n) {
entry:
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %x = zext i32 %i to i64
  %q = getelementptr i32, ptr %p, i64 %x
  %v = load i32, ptr %q, align 4
  %s1 = add i32 %s, %v
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %s1
}

define ptx_kernel void @k(ptr %out) {
entry:
  %p = load volatile ptr, ptr addrspace(1) @place, align 8
  %n = load volatile i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @numbers, i64 60), align 4
  %v = alloca [8 x i32], align 4
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %r0 = call i32 @four(ptr %p)
  store i32 %r0, ptr %out, align 4
  %late = getelementptr i32, ptr %p, i64 1
  call void @llvm.assume(i1 true) [ "align"(ptr %late, i64 16, i64 4) ]
  %p4 = getelementptr i32, ptr %p, i64 4
  %r1 = call i32 @four(ptr %p4)
  %out1 = getelementptr i32, ptr %out, i64 1
  store i32 %r1, ptr %out1, align 4
  %p2 = getelementptr i32, ptr %p, i64 2
  %r2 = load i32, ptr %p2, align 4
  %out2 = getelementptr i32, ptr %out, i64 2
  store i32 %r2, ptr %out2, align 4
  %r3 = call i32 @sum(ptr %p, i32 %n)
  %out3 = getelementptr i32, ptr %out, i64 3
  store i32 %r3, ptr %out3, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %v, ptr align 4 %p, i64 32, i1 false)
  %r4 = call i32 @sum(ptr %v, i32 8)
  %out4 = getelementptr i32, ptr %out, i64 4
  store i32 %r4, ptr %out4, align 4
  ret void
}
