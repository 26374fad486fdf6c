; Constants of a tree meet, opposites go away, what does not change in a loop is combined first; flags that say
; that nothing wraps stay where they hold in any order, and a tree that an address needs them of
; stays as it is otherwise. Floating point only with reassoc and nsz.
define i32 @constants(i32 %x, i32 %y) {
  %a = add i32 %x, 5
  %b = add i32 %y, 7
  %c = add i32 %a, %b
  %d = sub i32 %c, 2
  ret i32 %d
}

define i32 @opposites(i32 %x, i32 %y, i32 %z) {
  %a = sub i32 %x, %y
  %b = add i32 %z, %y
  %c = add i32 %a, %b
  %d = xor i32 %c, %z
  %e = xor i32 %x, %c
  %f = xor i32 %d, %e
  %g = and i32 %f, %y
  %h = and i32 %g, %z
  %i = and i32 %h, %y
  ret i32 %i
}

define i32 @nothing(i32 %x, i32 %y) {
  %a = xor i32 %x, %y
  %b = xor i32 %a, %x
  %c = xor i32 %b, %y
  ret i32 %c
}

define void @loop(ptr addrspace(1) %o, i32 %a, i32 %b, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = add i32 %i, %a
  %t = sub i32 %s, 3
  %u = add i32 %t, %b
  %p = mul i32 %a, %i
  %q = mul i32 %p, %b
  %r = xor i32 %u, %q
  store i32 %r, ptr addrspace(1) %o
  %i1 = add nuw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}

; As an index: nothing is known about the sign of %a in the first sum, all is in the second.
define void @index(ptr addrspace(1) %o, i32 %a, i16 %b, i16 %d, i32 %n) {
entry:
  %b1 = zext i16 %b to i32
  %d1 = zext i16 %d to i32
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = add nsw i32 %i, %a
  %t = add nsw i32 %s, %b1
  %j = sext i32 %t to i64
  %p = getelementptr i32, ptr addrspace(1) %o, i64 %j
  store i32 %i, ptr addrspace(1) %p
  %k = and i32 %i, 255
  %u = add nsw i32 %k, %b1
  %v = add nsw i32 %u, %d1
  %l = sext i32 %v to i64
  %q = getelementptr i32, ptr addrspace(1) %o, i64 %l
  store i32 %i, ptr addrspace(1) %q
  %i1 = add nuw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}

define void @float(ptr addrspace(1) %o, float %a, float %b, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %x = uitofp i32 %i to float
  %s = fadd reassoc nsz float %x, %a
  %t = fsub reassoc nsz float %s, 3.0
  %u = fadd reassoc nsz float %t, %b
  %p = fmul float %a, %x
  %q = fmul float %p, %b
  %r = fadd float %u, %q
  store float %r, ptr addrspace(1) %o
  %i1 = add nuw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}
