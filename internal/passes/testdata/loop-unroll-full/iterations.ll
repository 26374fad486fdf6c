; Iterations that differ: every fourth one fills the buffer, and the test of its counter is known in each copy. The estimate
; of one iteration alone counts the filling in all of them.

define void @buffer(ptr addrspace(1) %out, i32 %seed) {
entry:
  %buf = alloca [4 x i32]
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  %used = phi i32 [ 4, %entry ], [ %used1, %next ]
  %state = phi i32 [ %seed, %entry ], [ %state1, %next ]
  %empty = icmp eq i32 %used, 4
  br i1 %empty, label %fill, label %next
fill:
  %a = mul i32 %state, %seed
  %b = xor i32 %a, %state
  %c = mul i32 %b, %a
  %d = xor i32 %c, %b
  %e = mul i32 %d, %c
  %f = xor i32 %e, %d
  %g = mul i32 %f, %e
  %h = xor i32 %g, %f
  %i = mul i32 %h, %g
  %j = xor i32 %i, %h
  %a2 = mul i32 %j, %i
  %b2 = xor i32 %a2, %j
  %c2 = mul i32 %b2, %a2
  %d2 = xor i32 %c2, %b2
  %e2 = mul i32 %d2, %c2
  %f2 = xor i32 %e2, %d2
  %g2 = mul i32 %f2, %e2
  %h2 = xor i32 %g2, %f2
  %i2 = mul i32 %h2, %g2
  %j2 = xor i32 %i2, %h2
  %a3 = mul i32 %j2, %i2
  %b3 = xor i32 %a3, %j2
  %c3 = mul i32 %b3, %a3
  %d3 = xor i32 %c3, %b3
  %e3 = mul i32 %d3, %c3
  %f3 = xor i32 %e3, %d3
  %g3 = mul i32 %f3, %e3
  %h3 = xor i32 %g3, %f3
  %p1 = getelementptr i32, ptr %buf, i64 1
  %p2 = getelementptr i32, ptr %buf, i64 2
  %p3 = getelementptr i32, ptr %buf, i64 3
  store i32 %h, ptr %buf
  store i32 %h2, ptr %p1
  store i32 %g3, ptr %p2
  store i32 %h3, ptr %p3
  br label %next
next:
  %at = phi i32 [ %used, %loop ], [ 0, %fill ]
  %state1 = phi i32 [ %state, %loop ], [ %h3, %fill ]
  %used1 = add i32 %at, 1
  %w = zext i32 %at to i64
  %p = getelementptr i32, ptr %buf, i64 %w
  %x = load i32, ptr %p
  %o = zext i32 %k to i64
  %q = getelementptr i32, ptr addrspace(1) %out, i64 %o
  store i32 %x, ptr addrspace(1) %q
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, 8
  br i1 %more, label %loop, label %done
done:
  ret void
}

; The branch back of one iteration goes although metadata forbids to unroll the loop; two iterations remain a loop.
define void @once(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  store volatile i32 %i, ptr addrspace(1) %p
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, 1
  br i1 %more, label %loop, label %second, !llvm.loop !0
second:
  %k = phi i32 [ 0, %loop ], [ %k1, %second ]
  store volatile i32 %k, ptr addrspace(1) %p
  %k1 = add i32 %k, 1
  %again = icmp ult i32 %k1, 2
  br i1 %again, label %second, label %done, !llvm.loop !0
done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
