; An address that several guarded blocks compute one after the other stands in front of them.

define void @rows(ptr addrspace(1) %p, ptr addrspace(3) %tile, i32 %y, i32 %x, i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %next

a:
  %ya = zext i32 %y to i64
  %xa = zext i32 %x to i64
  %ta = getelementptr inbounds [33 x float], ptr addrspace(3) %tile, i64 %ya, i64 %xa
  store float 1.0, ptr addrspace(3) %ta
  br label %next

next:
  br i1 %d, label %b, label %done

b:
  %yb = zext nneg i32 %y to i64
  %xb = zext i32 %x to i64
  %tb = getelementptr [33 x float], ptr addrspace(3) %tile, i64 %yb, i64 %xb
  %qb = getelementptr i8, ptr addrspace(3) %tb, i64 1056
  store float 2.0, ptr addrspace(3) %qb
  br label %done

done:
  ret void
}

; Of these, a thread executes one.
define void @either(ptr addrspace(1) %p, i32 %y, i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  %ya = zext i32 %y to i64
  %ta = getelementptr float, ptr addrspace(1) %p, i64 %ya
  store float 1.0, ptr addrspace(1) %ta
  ret void

b:
  %yb = zext i32 %y to i64
  %tb = getelementptr float, ptr addrspace(1) %p, i64 %yb
  store float 2.0, ptr addrspace(1) %tb
  ret void
}

; The second one is in a loop, which the first is not in.
define void @deeper(ptr addrspace(1) %p, i32 %y, i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %loop

a:
  %ya = zext i32 %y to i64
  %ta = getelementptr float, ptr addrspace(1) %p, i64 %ya
  store float 1.0, ptr addrspace(1) %ta
  br label %loop

loop:
  %yb = zext i32 %y to i64
  %tb = getelementptr float, ptr addrspace(1) %p, i64 %yb
  store volatile float 2.0, ptr addrspace(1) %tb
  br i1 %d, label %loop, label %done

done:
  ret void
}

; The index is masked.
define void @masked(ptr addrspace(1) %p, i32 %y, i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %next

a:
  %ma = and i32 %y, -16
  %xa = xor i32 %ma, 8
  %za = zext i32 %xa to i64
  %ta = getelementptr float, ptr addrspace(1) %p, i64 %za
  %ca = getelementptr i8, ptr addrspace(1) %ta, i64 -4
  store float 1.0, ptr addrspace(1) %ca
  br label %next

next:
  br i1 %d, label %b, label %done

b:
  %mb = and i32 %y, -16
  %xb = xor i32 %mb, 8
  %zb = zext i32 %xb to i64
  %tb = getelementptr float, ptr addrspace(1) %p, i64 %zb
  %cb = getelementptr i8, ptr addrspace(1) %tb, i64 -8
  store float 2.0, ptr addrspace(1) %cb
  br label %done

done:
  ret void
}

; Not where the blocks need many registers.
define void @full(ptr addrspace(1) %p, ptr addrspace(3) %tile, i32 %y, i1 %c, i1 %d) {
entry:
  %v = load <54 x float>, ptr addrspace(1) %p
  br i1 %c, label %a, label %next

a:
  %ya = zext i32 %y to i64
  %ta = getelementptr inbounds float, ptr addrspace(3) %tile, i64 %ya
  store float 1.0, ptr addrspace(3) %ta
  br label %next

next:
  br i1 %d, label %b, label %done

b:
  %yb = zext i32 %y to i64
  %tb = getelementptr inbounds float, ptr addrspace(3) %tile, i64 %yb
  store float 2.0, ptr addrspace(3) %tb
  br label %done

done:
  store <54 x float> %v, ptr addrspace(1) %p
  ret void
}
