target triple = "nvptx64-nvidia-cuda"

; A body of a dozen instructions stands in an ordinary caller, and not in one that is to be small, unless that is the
; only call of a function that then goes.
define void @body(ptr addrspace(1) %p, i32 %x) {
  %a = mul i32 %x, %x
  %b = add i32 %a, 3
  %c = mul i32 %b, %x
  %d = xor i32 %c, %a
  %e = mul i32 %d, %b
  %f = xor i32 %e, %c
  %g = mul i32 %f, %d
  %h = xor i32 %g, %e
  %i = mul i32 %h, %f
  %j = xor i32 %i, %g
  %k = mul i32 %j, %h
  %l = xor i32 %k, %i
  %m = mul i32 %l, %j
  store i32 %m, ptr addrspace(1) %p
  ret void
}

define internal void @once(ptr addrspace(1) %p, i32 %x) {
  %a = mul i32 %x, %x
  %b = add i32 %a, 3
  %c = mul i32 %b, %x
  %d = xor i32 %c, %a
  %e = mul i32 %d, %b
  %f = xor i32 %e, %c
  %g = mul i32 %f, %d
  %h = xor i32 %g, %e
  %i = mul i32 %h, %f
  %j = xor i32 %i, %g
  %k = mul i32 %j, %h
  store i32 %k, ptr addrspace(1) %p
  ret void
}

define linkonce_odr void @template(ptr addrspace(1) %p, i32 %x) {
  %a = mul i32 %x, %x
  %b = add i32 %a, 3
  %c = mul i32 %b, %x
  %d = xor i32 %c, %a
  %e = mul i32 %d, %b
  %f = xor i32 %e, %c
  %g = mul i32 %f, %d
  %h = xor i32 %g, %e
  %i = mul i32 %h, %f
  %j = xor i32 %i, %g
  %k = mul i32 %j, %h
  store i32 %k, ptr addrspace(1) %p
  ret void
}

define void @ordinary(ptr addrspace(1) %p, i32 %x) {
  call void @body(ptr addrspace(1) %p, i32 %x)
  ret void
}

define void @smallest(ptr addrspace(1) %p, i32 %x) minsize {
  call void @body(ptr addrspace(1) %p, i32 %x)
  call void @once(ptr addrspace(1) %p, i32 %x)
  call void @template(ptr addrspace(1) %p, i32 %x)
  ret void
}
