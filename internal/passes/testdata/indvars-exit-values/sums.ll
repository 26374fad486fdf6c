; passes: declare-intrinsics, indvars-exit-values, loop-deletion, instcombine, simplifycfg, adce, strip-dead-prototypes
target triple = "nvptx64-nvidia-cuda"

; 0 + 1 + … + (n-1), and the counter itself.
define i32 @triangle(i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %body, label %exit
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = phi i32 [ 0, %entry ], [ %s1, %body ]
  %s1 = add i32 %s, %i
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  %r = phi i32 [ 0, %entry ], [ %s1, %body ]
  %j = phi i32 [ 0, %entry ], [ %i1, %body ]
  %x = xor i32 %r, %j
  ret i32 %x
}

; The sum of a counter in a wider type, times something.
define i64 @wide(i32 %n, i64 %f) {
entry:
  br label %body
body:
  %i = phi i32 [ 3, %entry ], [ %i1, %body ]
  %s = phi i64 [ 10, %entry ], [ %s1, %body ]
  %x = sext i32 %i to i64
  %p = mul i64 %x, %f
  %s1 = add i64 %s, %p
  %i1 = add nsw i32 %i, 2
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret i64 %s1
}

; The counter may wrap around before it is extended: the loop stays.
define i64 @wraps(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = phi i64 [ 10, %entry ], [ %s1, %body ]
  %x = sext i32 %i to i64
  %s1 = add i64 %s, %x
  %i1 = add i32 %i, 1
  %c = icmp ne i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret i64 %s1
}

; The loop stays for its stores, but need not carry a sum that only counts.
define i32 @carried(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = phi i32 [ 5, %entry ], [ %s1, %body ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %a
  %s1 = add i32 %s, 7
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret i32 %s1
}

; The counter may start beyond the bound and come around: how often is not known.
define i32 @around(i32 %a, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ %a, %entry ], [ %i1, %body ]
  %s = phi i32 [ 0, %entry ], [ %s1, %body ]
  %s1 = add i32 %s, 3
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret i32 %s1
}

; A loop in a loop: when the inner one is gone, the outer one is a sum.
define i32 @nested(i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j1, %end ]
  %t = phi i32 [ 0, %entry ], [ %t1, %end ]
  br label %body
body:
  %i = phi i32 [ 0, %outer ], [ %i1, %body ]
  %s = phi i32 [ %t, %outer ], [ %s1, %body ]
  %s1 = add i32 %s, %j
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, 100
  br i1 %c, label %body, label %end
end:
  %t1 = phi i32 [ %s1, %body ]
  %j1 = add nuw nsw i32 %j, 1
  %d = icmp ult i32 %j1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret i32 %t1
}

; What is extended is no counter: a constant, a parameter.
define i32 @extended(i32 %n, i8 %p) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i2, %l ]
  %s = phi i32 [ 0, %entry ], [ %s2, %l ]
  %t = phi i32 [ 0, %entry ], [ %t2, %l ]
  %c = zext i8 5 to i32
  %d = sext i8 %p to i32
  %s2 = add i32 %s, %c
  %t2 = add i32 %t, %d
  %i2 = add nuw nsw i32 %i, 1
  %m = icmp ult i32 %i2, %n
  br i1 %m, label %l, label %e
e:
  %r = sub i32 %s2, %t2
  ret i32 %r
}
