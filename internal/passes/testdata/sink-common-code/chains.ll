; passes: sink-common-code, simplifycfg
; The cases of a chain of conditions store to one address, which each computes for itself: one store of a phi is left.

define void @chain(ptr addrspace(1) %p, i32 %i, i32 %x) {
entry:
  %c = icmp slt i32 %x, 10
  br i1 %c, label %first, label %next
first:
  %i1 = zext i32 %i to i64
  %p1 = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i1
  store i32 %x, ptr addrspace(1) %p1
  br label %end
next:
  %d = icmp slt i32 %x, 20
  br i1 %d, label %second, label %last
second:
  %y = mul i32 %x, 3
  %i2 = zext i32 %i to i64
  %p2 = getelementptr i32, ptr addrspace(1) %p, i64 %i2
  store i32 %y, ptr addrspace(1) %p2
  br label %end
last:
  %z = udiv i32 %x, 7
  %i3 = zext i32 %i to i64
  %p3 = getelementptr i32, ptr addrspace(1) %p, i64 %i3
  store i32 %z, ptr addrspace(1) %p3
  br label %end
end:
  ret void
}

; Case 2 stores elsewhere, and the default does not store.
define void @cases(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %x) {
entry:
  switch i32 %x, label %end [ i32 0, label %a i32 1, label %b i32 2, label %c i32 3, label %d ]
a:
  %y = mul i32 %x, 3
  store i32 %y, ptr addrspace(1) %p
  br label %end
b:
  %z = udiv i32 %x, 7
  store i32 %z, ptr addrspace(1) %p
  br label %end
c:
  store i32 %x, ptr addrspace(1) %q
  br label %end
d:
  store i32 5, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; Equal blocks are merged before their stores leave them.
define void @equal(ptr addrspace(1) %p, i32 %x, i32 %n) {
entry:
  switch i32 %n, label %end [ i32 0, label %a i32 1, label %b i32 2, label %c ]
a:
  %y = mul i32 %x, 3
  store i32 %y, ptr addrspace(1) %p
  br label %end
b:
  %z = mul i32 %x, 3
  store i32 %z, ptr addrspace(1) %p
  br label %end
c:
  store i32 5, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
