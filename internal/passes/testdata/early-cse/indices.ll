; passes: early-cse
; An index that has been stored leads to the element that is stored next, which then is known not to be the index.
%stack = type { [4 x i32], i32 }

define i32 @three(i32 %a, i32 %b, i32 %c) {
  %s = alloca %stack
  %n = getelementptr inbounds %stack, ptr %s, i32 0, i32 1
  store i32 0, ptr %n
  %k0 = load i32, ptr %n
  %n0 = add nsw i32 %k0, 1
  store i32 %n0, ptr %n
  %w0 = sext i32 %k0 to i64
  %p0 = getelementptr inbounds %stack, ptr %s, i32 0, i32 0, i64 %w0
  store i32 %a, ptr %p0
  %k1 = load i32, ptr %n
  %n1 = add nsw i32 %k1, 1
  store i32 %n1, ptr %n
  %w1 = sext i32 %k1 to i64
  %p1 = getelementptr inbounds %stack, ptr %s, i32 0, i32 0, i64 %w1
  store i32 %b, ptr %p1
  %k2 = load i32, ptr %n
  %c2 = icmp eq i32 %k2, 2
  %r = select i1 %c2, i32 %c, i32 %k2
  ret i32 %r
}
