; A structure of registers of one size and different kinds is one access, of a type without a kind.

%hit = type { float, i32, float, ptr addrspace(3) }
%key = type { i64, double }
%small = type { half, i16 }

define ptx_kernel void @words(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q) {
  %a = load { float, i32, float, i32 }, ptr addrspace(1) %p, align 16
  %x = extractvalue { float, i32, float, i32 } %a, 0
  %n = extractvalue { float, i32, float, i32 } %a, 3
  %y = fadd float %x, 1.0
  %m = add i32 %n, 1
  %b = insertvalue { float, i32, float, i32 } %a, float %y, 0
  %c = insertvalue { float, i32, float, i32 } %b, i32 %m, 3
  store { float, i32, float, i32 } %c, ptr addrspace(1) %q, align 16
  ret void
}

define ptx_kernel void @eight(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q) {
  %a = load %key, ptr addrspace(1) %p, align 16
  %x = extractvalue %key %a, 1
  %y = fadd double %x, 1.0
  %b = insertvalue %key %a, double %y, 1
  store %key %b, ptr addrspace(1) %q, align 16
  ret void
}

; Halves of 16 bits; a pack of two of them is a word.
define ptx_kernel void @halves(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q) {
  %a = load %small, ptr addrspace(1) %p, align 4
  %x = extractvalue %small %a, 0
  %y = fadd half %x, 1.0
  %b = insertvalue %small %a, half %y, 0
  store %small %b, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @packs(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q) {
  %a = load { <2 x half>, float }, ptr addrspace(1) %p, align 8
  %x = extractvalue { <2 x half>, float } %a, 0
  %y = fadd <2 x half> %x, %x
  %b = insertvalue { <2 x half>, float } %a, <2 x half> %y, 0
  store { <2 x half>, float } %b, ptr addrspace(1) %q, align 8
  ret void
}

; Another size between them.
define ptx_kernel void @apart(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q) {
  %a = load { float, i32, double }, ptr addrspace(1) %p, align 16
  store { float, i32, double } %a, ptr addrspace(1) %q, align 16
  ret void
}
