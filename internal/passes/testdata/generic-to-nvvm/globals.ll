; S1-38 … S1-42, X-06: variables of the generic space move to the global one, definitions and
; declarations; uses in instructions, constant expressions, initialisers, aliases and
; metadata follow. Handles stay.
@a = internal global i32 1, align 8, section "s"
@b = external global [4 x i32]
@c = global ptr @a
@d = global { i64, ptr } { i64 ptrtoint (ptr @b to i64), ptr getelementptr (i8, ptr @b, i64 8) }
@e = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @f to ptr)
@f = addrspace(1) global i32 0
@tex = internal global i64 0
@g = alias i32, ptr @a

define ptr @use(i1 %c) {
  store i32 2, ptr @a
  %x = load i32, ptr getelementptr (i32, ptr @b, i64 3)
  store i32 %x, ptr addrspace(1) addrspacecast (ptr @a to ptr addrspace(1))
  %p = select i1 %c, ptr @a, ptr @g
  %t = load i64, ptr @tex
  ret ptr %p
}

!nvvm.annotations = !{!0}
!others = !{!1}
!0 = !{ptr @tex, !"texture", i32 1}
!1 = !{ptr @a}
