; passes: loop-unroll-full, sroa, instcombine, simplifycfg, loop-unroll-locals, adce
; One loop fills a stack, the next one empties it: how often is known when the first one is unrolled.
%stack = type { [4 x i32], i32 }

define i32 @reversed(ptr %p) {
entry:
  %s = alloca %stack
  %n = getelementptr inbounds %stack, ptr %s, i32 0, i32 1
  store i32 0, ptr %n
  br label %push
push:
  %i = phi i32 [ 0, %entry ], [ %i1, %push ]
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %x = load i32, ptr %q
  %k = load i32, ptr %n
  %k1 = add nsw i32 %k, 1
  store i32 %k1, ptr %n
  %at = getelementptr inbounds %stack, ptr %s, i32 0, i32 0, i32 %k
  store i32 %x, ptr %at
  %i1 = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i1, 4
  br i1 %more, label %push, label %pop
pop:
  %sum = phi i32 [ 0, %push ], [ %sum1, %pop ]
  %m = load i32, ptr %n
  %m1 = add nsw i32 %m, -1
  store i32 %m1, ptr %n
  %from = getelementptr inbounds %stack, ptr %s, i32 0, i32 0, i32 %m1
  %y = load i32, ptr %from
  %t = mul i32 %sum, 3
  %sum1 = add i32 %t, %y
  %empty = icmp eq i32 %m1, 0
  br i1 %empty, label %exit, label %pop
exit:
  ret i32 %sum1
}
