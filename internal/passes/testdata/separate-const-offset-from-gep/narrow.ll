; passes: instcombine, separate-const-offset-from-gep
; A narrow index is extended by an instruction, so that its constant distance leaves it; a wide one is truncated.

define float @next(ptr addrspace(1) %p, i32 %i) {
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  %x = load float, ptr addrspace(1) %q
  %j = add nsw i32 %i, 1
  %r = getelementptr float, ptr addrspace(1) %p, i32 %j
  %y = load float, ptr addrspace(1) %r
  %s = fadd float %x, %y
  ret float %s
}

; Not negative: the extension is one of both kinds.
define float @unsigned(ptr addrspace(1) %p, i16 %n) {
  %w = zext i16 %n to i32
  %i = add nuw nsw i32 %w, 2
  %q = getelementptr [8 x float], ptr addrspace(1) %p, i32 0, i32 %i
  %x = load float, ptr addrspace(1) %q
  ret float %x
}

define float @wide(ptr addrspace(1) %p, i128 %i) {
  %q = getelementptr float, ptr addrspace(1) %p, i128 %i
  %x = load float, ptr addrspace(1) %q
  ret float %x
}

; The sum may wrap.
define float @wraps(ptr addrspace(1) %p, i32 %i) {
  %j = add i32 %i, 1
  %q = getelementptr float, ptr addrspace(1) %p, i32 %j
  %x = load float, ptr addrspace(1) %q
  ret float %x
}
