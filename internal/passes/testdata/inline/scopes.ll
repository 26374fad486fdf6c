; passes: inline, globaldce
; Copies of accesses have scopes that stand for the noalias parameters of the callee, others in each copy.
target triple = "nvptx64-nvidia-cuda"
@counter = internal addrspace(1) global i32 0

define internal void @axpy(ptr noalias %y, ptr noalias readonly %x, ptr %z) {
  %a = load float, ptr %x
  store float %a, ptr %y
  %b = load float, ptr %x
  %z1 = getelementptr float, ptr %z, i64 1
  store float %b, ptr %z1
  store i32 1, ptr addrspacecast (ptr addrspace(1) @counter to ptr)
  %p = load ptr, ptr %z
  %c = load float, ptr %p
  store float %c, ptr %y
  ret void
}

define void @twice(ptr %p, ptr %q) {
  call void @axpy(ptr %p, ptr %q, ptr %p)
  call void @axpy(ptr %q, ptr %p, ptr %q)
  ret void
}

; In a loop a copy has none: what is disjoint in one iteration may not be so in two.
define void @loop(ptr %p, ptr %q, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  call void @axpy(ptr %p, ptr %q, ptr %p)
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %body, label %done
done:
  ret void
}

; A cycle with two entries.
define void @irreducible(ptr %p, ptr %q, i1 %b, ptr %flag) {
entry:
  br i1 %b, label %one, label %two
one:
  call void @axpy(ptr %p, ptr %q, ptr %p)
  %f = load volatile i1, ptr %flag
  br i1 %f, label %two, label %done
two:
  %g = load volatile i1, ptr %flag
  br i1 %g, label %one, label %done
done:
  ret void
}

; The scopes that the callee's accesses have already, and those of both.
define internal void @scoped(ptr noalias %y, ptr %x) {
  %a = load float, ptr %x, !alias.scope !2
  store float %a, ptr %y, !noalias !2
  ret void
}

define void @both(ptr %p, ptr %q) {
  call void @scoped(ptr %p, ptr %q)
  call void @scoped(ptr %p, ptr %q)
  ret void
}

!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"scope"}
!2 = !{!1}
