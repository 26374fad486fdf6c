; What both sides of a branch end with stands behind it, once (P-18, P-20).

declare void @llvm.nvvm.barrier0() convergent
declare void @llvm.trap()
declare void @note(i32)

; The values differ: one store of either.
define void @values(ptr addrspace(1) %p, i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  %s = add i32 %x, 1
  store i32 %s, ptr addrspace(1) %p
  br label %end
b:
  %t = add i32 %y, 1
  store i32 %t, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; Both the place and the value differ: two phis for one store are no gain.
define void @places(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  store i32 %x, ptr addrspace(1) %p
  br label %end
b:
  store i32 %y, ptr addrspace(1) %q
  br label %end
end:
  ret void
}

; Barriers stay.
define void @barriers(ptr addrspace(1) %p, i1 %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  store i32 %x, ptr addrspace(1) %p
  call void @llvm.nvvm.barrier0()
  br label %end
b:
  call void @llvm.nvvm.barrier0()
  br label %end
end:
  ret void
}

; A volatile store stays.
define void @device(ptr addrspace(1) %p, i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  store volatile i32 %x, ptr addrspace(1) %p
  br label %end
b:
  store volatile i32 %y, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; Cases that do the same, and two ends.
define i32 @cases(ptr addrspace(1) %p, i32 %k, i32 %x) {
  switch i32 %k, label %bad [ i32 1, label %one
                              i32 4, label %four
                              i32 9, label %nine
                              i32 12, label %worse ]
one:
  %a = mul i32 %x, %x
  store i32 %a, ptr addrspace(1) %p
  br label %end
four:
  %b = mul i32 %x, %x
  store i32 %b, ptr addrspace(1) %p
  br label %end
nine:
  call void @note(i32 %x)
  br label %end
bad:
  call void @llvm.trap()
  unreachable
worse:
  call void @llvm.trap()
  unreachable
end:
  %r = phi i32 [ 1, %one ], [ 1, %four ], [ 2, %nine ]
  ret i32 %r
}
