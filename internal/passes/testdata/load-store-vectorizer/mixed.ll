; Values of different types and the same size are one access: of a structure, for which instruction selection has vector instructions.

%hit = type { float, i32, float, float }
%key = type { i64, double }
%node = type { float, float, float, i32 }

define void @hit(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q) {
  %p1 = getelementptr %hit, ptr addrspace(1) %p, i32 0, i32 1
  %p2 = getelementptr %hit, ptr addrspace(1) %p, i32 0, i32 2
  %p3 = getelementptr %hit, ptr addrspace(1) %p, i32 0, i32 3
  %a = load float, ptr addrspace(1) %p, align 16
  %b = load i32, ptr addrspace(1) %p1, align 4
  %c = load float, ptr addrspace(1) %p2, align 8
  %d = load float, ptr addrspace(1) %p3, align 4
  %q1 = getelementptr %hit, ptr addrspace(1) %q, i32 0, i32 1
  %q2 = getelementptr %hit, ptr addrspace(1) %q, i32 0, i32 2
  %q3 = getelementptr %hit, ptr addrspace(1) %q, i32 0, i32 3
  store float %d, ptr addrspace(1) %q, align 16
  store i32 %b, ptr addrspace(1) %q1, align 4
  store float %a, ptr addrspace(1) %q2, align 8
  store float %c, ptr addrspace(1) %q3, align 4
  ret void
}

define double @eight(ptr addrspace(1) align 16 %p) {
  %p1 = getelementptr %key, ptr addrspace(1) %p, i32 0, i32 1
  %a = load i64, ptr addrspace(1) %p, align 16
  %b = load double, ptr addrspace(1) %p1, align 8
  %x = sitofp i64 %a to double
  %s = fadd double %x, %b
  ret double %s
}

; Halves share a word with each other, and then one load with other words.
define float @halves(ptr addrspace(1) align 8 %p) {
  %p1 = getelementptr half, ptr addrspace(1) %p, i32 1
  %p2 = getelementptr half, ptr addrspace(1) %p, i32 2
  %a = load half, ptr addrspace(1) %p, align 8
  %b = load half, ptr addrspace(1) %p1, align 2
  %c = load float, ptr addrspace(1) %p2, align 4
  %s = fadd half %a, %b
  %x = fpext half %s to float
  %y = fadd float %x, %c
  ret float %y
}

; Words of different sizes stay apart.
define i64 @sizes(ptr addrspace(1) align 16 %p) {
  %p1 = getelementptr i64, ptr addrspace(1) %p, i32 1
  %a = load i64, ptr addrspace(1) %p, align 16
  %b = load i32, ptr addrspace(1) %p1, align 8
  %x = zext i32 %b to i64
  %s = add i64 %a, %x
  ret i64 %s
}

; A store between the loads that may change one of them.
define float @between(ptr addrspace(1) align 8 %p, ptr addrspace(1) %q) {
  %p1 = getelementptr float, ptr addrspace(1) %p, i32 1
  %a = load float, ptr addrspace(1) %p, align 8
  store i32 1, ptr addrspace(1) %q
  %b = load i32, ptr addrspace(1) %p1, align 4
  %x = sitofp i32 %b to float
  %s = fadd float %a, %x
  ret float %s
}

; A word of eight bytes beside words of four is two of these.
%entry = type { i64, i32, float }
define void @parts(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q) {
  %p1 = getelementptr %entry, ptr addrspace(1) %p, i32 0, i32 1
  %p2 = getelementptr %entry, ptr addrspace(1) %p, i32 0, i32 2
  %a = load i64, ptr addrspace(1) %p, align 16
  %b = load i32, ptr addrspace(1) %p1, align 8
  %c = load float, ptr addrspace(1) %p2, align 4
  %q1 = getelementptr %entry, ptr addrspace(1) %q, i32 0, i32 1
  %q2 = getelementptr %entry, ptr addrspace(1) %q, i32 0, i32 2
  %n = add i32 %b, 1
  store i64 %a, ptr addrspace(1) %q, align 16
  store i32 %n, ptr addrspace(1) %q1, align 8
  store float %c, ptr addrspace(1) %q2, align 4
  ret void
}

; A pointer, a number and a pair.
define void @pointer(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q) {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 8
  %a = load ptr, ptr addrspace(1) %p, align 16
  %b = load <2 x i32>, ptr addrspace(1) %p1, align 8
  store <2 x i32> %b, ptr addrspace(1) %q, align 16
  store ptr %a, ptr addrspace(1) %q1, align 8
  ret void
}
