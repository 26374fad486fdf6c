; A function with noalias parameters is inlined several times, and into a loop: pointers that are disjoint in one copy are equal in
; another, and from one iteration to the next.
; arch: sm_80
; out: 12 10 16 15
target triple = "nvptx64-nvidia-cuda"
@offsets = addrspace(1) global [4 x i64] [i64 4, i64 0, i64 12, i64 8]

define internal ptr @at(ptr %p, i64 %i) alwaysinline {
  %where = getelementptr i64, ptr addrspace(1) @offsets, i64 %i
  %offset = load i64, ptr addrspace(1) %where, align 8
  %q = getelementptr i8, ptr %p, i64 %offset
  ret ptr %q
}

define internal void @step(ptr noalias %to, ptr noalias %from, i32 %k) alwaysinline {
  %a = load i32, ptr %from, align 4
  %s = add i32 %a, %k
  store i32 %s, ptr %to, align 4
  ret void
}

; The second and third call: words 0 and 1 change their places.
define internal void @copies(ptr %out) alwaysinline {
  %p1 = getelementptr i32, ptr %out, i64 1
  %q1 = call ptr @at(ptr %out, i64 0)
  %q0 = call ptr @at(ptr %out, i64 1)
  call void @step(ptr %q1, ptr %out, i32 5)
  call void @step(ptr %q0, ptr %p1, i32 1)
  call void @step(ptr %q1, ptr %out, i32 4)
  call void @step(ptr %q0, ptr %p1, i32 2)
  ret void
}

define ptx_kernel void @k(ptr %out) {
entry:
  call void @copies(ptr %out)
  %half = getelementptr i32, ptr %out, i64 2
  store i32 8, ptr %half, align 4
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %odd = and i64 %i, 1
  %from = getelementptr i32, ptr %half, i64 %odd
  %n = add i64 %odd, 2
  %to = call ptr @at(ptr %out, i64 %n)
  call void @step(ptr %to, ptr %from, i32 1)
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 8
  br i1 %more, label %loop, label %done
done:
  ret void
}
