; A scope that a loop declares is another one in each iteration: an iteration reads the words that the one before has written.
; arch: sm_80
; out: 8 7
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.experimental.noalias.scope.decl(metadata)
@offsets = addrspace(1) global [2 x i64] [i64 4, i64 0]

define ptx_kernel void @k(ptr %out) {
entry:
  store i32 0, ptr %out, align 4
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %odd = and i64 %i, 1
  %from = getelementptr i32, ptr %out, i64 %odd
  %where = getelementptr i64, ptr addrspace(1) @offsets, i64 %odd
  %offset = load i64, ptr addrspace(1) %where, align 8
  %to = getelementptr i8, ptr %out, i64 %offset
  %a = load i32, ptr %from, align 4, !alias.scope !2
  %b = add i32 %a, 1
  store i32 %b, ptr %to, align 4, !noalias !2
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 8
  br i1 %more, label %loop, label %done
done:
  ret void
}

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
