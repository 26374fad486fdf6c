target triple = "nvptx64-nvidia-cuda"

; Bytes and halves are joined as words are.
define i8 @bytes(ptr addrspace(1) %p) {
  %b = getelementptr i8, ptr addrspace(1) %p, i64 1
  %x = load i8, ptr addrspace(1) %p, align 2
  %y = load i8, ptr addrspace(1) %b, align 1
  %s = add i8 %x, %y
  ret i8 %s
}

define void @halves(ptr addrspace(1) %p, half %a, half %b, half %c, half %d) {
  %p1 = getelementptr half, ptr addrspace(1) %p, i64 1
  %p2 = getelementptr half, ptr addrspace(1) %p, i64 2
  %p3 = getelementptr half, ptr addrspace(1) %p, i64 3
  store half %a, ptr addrspace(1) %p, align 8
  store half %b, ptr addrspace(1) %p1, align 2
  store half %c, ptr addrspace(1) %p2, align 2
  store half %d, ptr addrspace(1) %p3, align 2
  ret void
}

; Not aligned to the pair.
define i16 @odd(ptr addrspace(1) %p) {
  %b = getelementptr i16, ptr addrspace(1) %p, i64 1
  %c = getelementptr i16, ptr addrspace(1) %p, i64 2
  %x = load i16, ptr addrspace(1) %b, align 2
  %y = load i16, ptr addrspace(1) %c, align 2
  %s = add i16 %x, %y
  ret i16 %s
}
